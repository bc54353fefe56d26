"""Where the daily bridge is played: one attempt a day that counts, practice, and how it ended."""

import hashlib
import hmac
import logging
from dataclasses import dataclass

from london_bridge.daily import Day, DayDeal, day_at, row_of_places, zone_of
from london_bridge.server.clock import now_ms
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.requester import Requester
from london_bridge.server.settings import Settings
from london_bridge.server.storage import daily_rows as rows
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.shared_limits import Limit, SharedLimits
from london_bridge.server.tables import entries as e
from london_bridge.server.tables.daily_table import daily_entries
from london_bridge.server.tables.snapshots import Snapshot
from london_bridge.server.tables.table import Table
from london_bridge.server.tables.table_registry import TableRegistry

from .moments import Moments
from .par_maker import ParMaker

logger = logging.getLogger("london_bridge.daily")
#: Attempts and practice games that may be begun from one address, and by one person.
FROM_ADDRESS, OF_PERSON = Limit("daily-from", 60, 3600.0), Limit("daily-of", 30, 3600.0)


@dataclass(frozen=True, slots=True)
class Where:
    """Where somebody plays: a browser that has a name of its own, and an address."""

    browser: str
    address: str


class DailyDesk:
    """Begins attempts, and notes how they end."""

    def __init__(
        self, settings: Settings, database: Database, registry: TableRegistry, limits: SharedLimits, pars: ParMaker
    ) -> None:
        self.settings = settings
        self.database = database
        self.registry = registry
        self.limits = limits
        self.pars = pars
        self.zone = zone_of(settings.daily_zone)
        #: Milliseconds between two moves of bots.
        self.pace = 900
        #: What the boards were told a moment ago.
        self.moments = Moments()

    @property
    def today(self) -> Day:
        """The day that is played now."""
        return day_at(now_ms(), self.zone)

    def deal(self, day: Day) -> DayDeal:
        """The deal of a day on this server."""
        return DayDeal(day, self.settings.daily_secret)

    # --- playing ------------------------------------------------------------------------------------------------

    async def begin(self, who: Requester, where: Where) -> str:
        """The table of my attempt today: the one there is, or a new one."""
        day = self.today
        async with self.registry.room_for(who.id):
            there = (await self.mine(who.id)).get(day.name)
            if there is not None:
                return there.table_id
            await self._count(who, where)
            address = self._digest(day, where.address)
            second, near = await rows.played_before(self.database, day.name, where.browser, address)
            table = await self._table(day, who, practice=False)
            values = {
                "day": day.name,
                "person": who.id,
                "table_id": table.id,
                "begun": now_ms(),
                "apart": "second" if second else "",
                "browser": where.browser,
                "address": address,
                "near": near,
            }
            if not await rows.add(self.database, values):  # another process was quicker
                await table.add(lambda _: [e.EndedEarly(reason="closed")])
                there = (await self.mine(who.id)).get(day.name)
                if there is None:  # they were deleted at this very moment
                    raise RequestRefused("busy", "This day could not be begun just now; try again.")
                return there.table_id
        self.pars.want(day, day.shift(1))
        return table.id

    async def practise(self, who: Requester, where: Where, day: Day) -> str:
        """A table with the deal of a day that I have played, or that is over; it does not count."""
        attempt = (await self.mine(who.id)).get(day.name)
        if day > self.today or (day == self.today and (attempt is None or attempt.ended is None)):
            raise RequestRefused("not_allowed", "A day is practised when its attempt is over.")
        await self._count(who, where)
        async with self.registry.room_for(who.id):
            return (await self._table(day, who, practice=True)).id

    async def _table(self, day: Day, who: Requester, practice: bool) -> Table:
        return await self.registry.found(daily_entries(self.deal(day), who, day.ends(self.zone), practice, self.pace))

    async def _count(self, who: Requester, where: Where) -> None:
        if await self.limits.take((FROM_ADDRESS, where.address), (OF_PERSON, who.id)) is not None:
            raise RequestRefused("too_fast", "Many games were begun from here in the last hour; wait some minutes.")

    def _digest(self, day: Day, address: str) -> str:
        """What is kept of an address for a day."""
        return hmac.new(self.deal(day).salt.encode(), address.encode(), hashlib.sha256).hexdigest()[:40]

    # --- how it ended -------------------------------------------------------------------------------------------

    def changed(self, table: Table, before: Snapshot) -> None:
        """After every change of a table: an attempt may have come to its end."""
        daily = table.state.daily
        if daily is not None and not daily.practice and table.state.status == "over" and not before.over:
            self.registry.driver.begin(self.settle(table))

    async def settle(self, table: Table) -> None:
        """Note how an attempt ended. May be done twice."""
        state = table.state
        if state.daily is None or state.daily.practice or state.ended is None:
            return
        values: dict[str, object] = {"ended": state.ended.at}
        if state.ended.reason == "rules" and state.ended.money is not None and state.curve is not None:
            values["money"] = state.ended.money[0]
            values["places"] = "".join(map(str, row_of_places(state.curve, 0)))
        if state.ended.at >= state.daily.ends:
            values["apart"] = "late"
        elif any(seat.fault for seat in state.seats):
            values["apart"] = "fault"
        await rows.change(self.database, table.id, values)
        self.moments.forget()

    async def mine(self, person: str | None) -> dict[str, rows.Attempt]:
        """My attempts by day. One whose end was not noted, because a server died, is noted now."""
        if person is None:
            return {}
        found = await rows.of_person(self.database, person)
        lost = [one for one in found[:2] if one.ended is None and await rows.over(self.database, one.table_id)]
        for one in lost:
            table = await self.registry.get_sound(one.table_id)
            if table is not None:
                await self.settle(table)
        if lost:
            found = await rows.of_person(self.database, person)
        return {one.day: one for one in found}
