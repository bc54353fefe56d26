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
from london_bridge.server.storage import queries

if TYPE_CHECKING:
    from .table import Table
    from .table_registry import TableRegistry

#: Tables that are read at the same time, and tables that are in memory only because a bot has to move there.
AT_ONCE, MOST_FOR_BOTS = 8, 24
#: Seconds after which a table is brought in once more for the same bot.
AGAIN = 15.0


class SummaryClock(msgspec.Struct):
    """A table's clock, by its kind."""

    kind: str


class SummaryOptions(msgspec.Struct):
    """What the line of a table says about time."""

    clock: SummaryClock


class SummarySeat(msgspec.Struct):
    """Who decides for a seat."""

    kind: str
    away: str | None = None
    conceded: bool = False


class TableSummary(msgspec.Struct):
    """As much of the line of a table as tells whether its clock can run out."""

    options: SummaryOptions
    seats: list[SummarySeat]


decode = msgspec.json.Decoder(TableSummary).decode


def against_the_clock(row: queries.DueTable) -> bool:
    """Whether a person decides there who can run out of time."""
    try:
        summary = decode(row.summary)
    except msgspec.DecodeError:
        return True  # better to look than to wait
    return summary.options.clock.kind != "none" and any(
        row.acting >> seat & 1 and place.kind == "person" and place.away is None and not place.conceded
        for seat, place in enumerate(summary.seats)
    )


def in_turns(rows: list[queries.DueTable]) -> list[queries.DueTable]:
    """The oldest first, but of every host one after the other."""
    before: Counter[str] = Counter()
    ranked = []
    for row in rows:
        ranked.append((before[row.host], row.wake, row.id, row))
        before[row.host] += 1
    return [row for *_, row in sorted(ranked, key=lambda one: one[:3])]


class Sweeper:
    """Looks after the tables at which something is due."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        #: Tables that came in for a bot, and when.
        self.brought: dict[str, float] = {}

    async def look(self, until: int) -> None:
        """See to all tables that are due by a moment."""
        registry = self.registry
        bots: list[queries.DueTable] = []
        async for page in queries.due_tables(registry.database, until):
            clocks = []
            for row in page:
                known = registry.tables.get(row.id)
                if known is not None:
                    self.see_to(known, until)
                elif against_the_clock(row):
                    clocks.append(row)
                else:
                    bots.append(row)
            await self._bring_in(clocks)
        await self._bring_in(self._admitted(bots))
        for table in list(registry.tables.values()):
            if table.unattended and not table.thinking:
                self.see_to_bots(table)

    def see_to(self, table: "Table", until: int) -> None:
        """A table that is in memory: its clock rings by itself, and its bots think, unless that was missed. What is
        wrong with it is its own affair.
        """
        try:
            self._see_to(table, until)
        except Exception as error:
            self.registry.set_aside(table.id, error)

    def _see_to(self, table: "Table", until: int) -> None:
        registry = self.registry
        registry.see_to(table)
        if table.state.times is not None and table.state.times.late(now_ms()):
            registry.driver.begin(registry.check_clock(table))
        wake = table.state.wake(table.state.at)
        if (wake is None or wake > until) and not table.lock.locked():
            registry.index.renew(table)  # its row says that something is due, and nothing is

    def see_to_bots(self, table: "Table") -> None:
        """Have its bots think, likewise."""
        try:
            self.registry.see_to(table)
        except Exception as error:
            self.registry.set_aside(table.id, error)

    def _admitted(self, rows: list[queries.DueTable]) -> list[queries.DueTable]:
        """Those of the tables with bots that may come in now."""
        registry = self.registry
        now = registry.clock()
        self.brought = {name: at for name, at in self.brought.items() if now - at < AGAIN}
        room = MOST_FOR_BOTS - sum(
            1 for name in self.brought if name in registry.tables and registry.tables[name].thinking
        )
        chosen = [row for row in in_turns(rows) if row.id not in self.brought][: max(0, room)]
        self.brought.update((row.id, now) for row in chosen)
        return chosen

    async def _bring_in(self, rows: list[queries.DueTable]) -> None:
        for i in range(0, len(rows), AT_ONCE):
            await asyncio.gather(*(self.registry.look_after(row.id) for row in rows[i : i + AT_ONCE]))
