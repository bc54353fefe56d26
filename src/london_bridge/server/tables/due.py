"""Tables at which something is due while nobody is there: clocks that ran out, and bots that have to move.

All of them are looked at every time, however many there are. Clocks come first, and all of them are served: whoever
waits for somebody whose time is up waits for nothing else. Bots come in as many tables at once as can think, the hosts
taking turns; so those of a thousand tables, as after a restart, do not stand in front of everybody else.
"""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from london_bridge.server.clock import now_ms
from london_bridge.server.storage import reading

if TYPE_CHECKING:
    from .house import House
    from .table import Table

#: Tables that are read at the same time, and tables that are in memory only because a bot has to move there.
AT_ONCE, MOST_FOR_BOTS = 8, 24
#: Seconds after which a table is brought in once more for the same bot.
AGAIN = 15.0


class Timing(msgspec.Struct):
    """A table's clock, by its kind."""

    kind: str


class Agreed(msgspec.Struct):
    """What the line of a table says about time."""

    clock: Timing


class Place(msgspec.Struct):
    """Who decides for a seat."""

    kind: str
    away: str | None = None
    conceded: bool = False


class Summary(msgspec.Struct):
    """As much of the line of a table as tells whether its clock can run out."""

    options: Agreed
    seats: list[Place]


decode = msgspec.json.Decoder(Summary).decode


def against_the_clock(row: reading.DueTable) -> bool:
    """Whether a person decides there who can run out of time."""
    try:
        summary = decode(row.summary)
    except msgspec.DecodeError:
        return True  # better to look than to wait
    return summary.options.clock.kind != "none" and any(
        row.acting >> seat & 1 and place.kind == "person" and place.away is None and not place.conceded
        for seat, place in enumerate(summary.seats)
    )


def in_turns(rows: list[reading.DueTable]) -> list[reading.DueTable]:
    """The oldest first, but of every host one after the other."""
    before: Counter[str] = Counter()
    ranked = []
    for row in rows:
        ranked.append((before[row.host], row.wake, row.id, row))
        before[row.host] += 1
    return [row for *_, row in sorted(ranked, key=lambda one: one[:3])]


class Due:
    """Looks after the tables at which something is due."""

    def __init__(self, house: "House") -> None:
        self.house = house
        #: Tables that came in for a bot, and when.
        self.brought: dict[str, float] = {}

    async def look(self, until: int) -> None:
        """See to all tables that are due by a moment."""
        house = self.house
        bots: list[reading.DueTable] = []
        async for page in reading.due_tables(house.database, until):
            clocks = []
            for row in page:
                known = house.tables.get(row.id)
                if known is not None:
                    self.see_to(known, until)
                elif against_the_clock(row):
                    clocks.append(row)
                else:
                    bots.append(row)
            await self._bring_in(clocks)
        await self._bring_in(self._admitted(bots))
        for table in list(house.tables.values()):
            if table.unattended and not table.thinking:
                self.see_to_bots(table)

    def see_to(self, table: "Table", until: int) -> None:
        """A table that is in memory: its clock rings by itself, and its bots think, unless that was missed."""
        house = self.house
        self.see_to_bots(table)
        if table.state.times is not None and table.state.times.late(now_ms()):
            house.driver.begin(house.check_clock(table))
        wake = table.state.wake(table.state.at)
        if (wake is None or wake > until) and not table.lock.locked():
            house.index.renew(table)  # its row says that something is due, and nothing is

    def see_to_bots(self, table: "Table") -> None:
        """Have its bots think. What is wrong with a table is its own affair."""
        try:
            self.house.see_to(table)
        except Exception as error:
            self.house.set_aside(table.id, error)

    def _admitted(self, rows: list[reading.DueTable]) -> list[reading.DueTable]:
        """Those of the tables with bots that may come in now."""
        house = self.house
        now = house.clock()
        self.brought = {name: at for name, at in self.brought.items() if now - at < AGAIN}
        room = MOST_FOR_BOTS - sum(1 for name in self.brought if name in house.tables and house.tables[name].thinking)
        chosen = [row for row in in_turns(rows) if row.id not in self.brought][: max(0, room)]
        self.brought.update((row.id, now) for row in chosen)
        return chosen

    async def _bring_in(self, rows: list[reading.DueTable]) -> None:
        for i in range(0, len(rows), AT_ONCE):
            await asyncio.gather(*(self.house.look_after(row.id) for row in rows[i : i + AT_ONCE]))
