"""Where the daily bridge is played and told: one attempt a day that counts, and the boards of those who played."""

import hashlib
import hmac
import logging
from dataclasses import dataclass

from london_bridge.daily import Day, DayDeal, day_at, matchpoints, row_of_places, streak, zone_of
from london_bridge.server.clock import now_ms
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.requester import Requester
from london_bridge.server.settings import Settings
from london_bridge.server.storage import daily_rows as rows
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.shared_limits import Limit, SharedLimits
from london_bridge.server.tables import entries as e
from london_bridge.server.tables.daily_table import daily_entries, digest_of
from london_bridge.server.tables.snapshots import Snapshot
from london_bridge.server.tables.table import Table
from london_bridge.server.tables.table_registry import TableRegistry
from london_bridge.server.wire import daily_results as w

from .par_maker import ParMaker

logger = logging.getLogger("london_bridge.daily")
#: Attempts and practice games that may be begun from one address.
FROM_ADDRESS = Limit("daily-from", 60, 3600.0)
#: Days of mine that are told at once.
RECENT = 14


@dataclass(frozen=True, slots=True)
class Where:
    """Where somebody plays: a browser that has a name of its own, and an address."""

    browser: str
    address: str


class DailyDesk:
    """Begins attempts, notes how they end, and tells of them."""

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
            await self._count(where)
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
                return (await self.mine(who.id))[day.name].table_id
        await rows.forget_where(self.database, day.name)
        self.pars.want(day, day.shift(1))
        return table.id

    async def practise(self, who: Requester, where: Where, day: Day) -> str:
        """A table with the deal of a day that I have played, or that is over; it does not count."""
        attempt = (await self.mine(who.id)).get(day.name)
        if day > self.today or (day == self.today and (attempt is None or attempt.ended is None)):
            raise RequestRefused("not_allowed", "A day is practised when its attempt is over.")
        await self._count(where)
        async with self.registry.room_for(who.id):
            return (await self._table(day, who, practice=True)).id

    async def _table(self, day: Day, who: Requester, practice: bool) -> Table:
        return await self.registry.found(daily_entries(self.deal(day), who, day.ends(self.zone), practice, self.pace))

    async def _count(self, where: Where) -> None:
        if self.settings.limits and await self.limits.take((FROM_ADDRESS, where.address)) is not None:
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

    # --- telling ------------------------------------------------------------------------------------------------

    async def now(self, person: str | None) -> w.DailyNow:
        """Today, for somebody."""
        day = self.today
        mine = await self.mine(person)
        board = await rows.on_days(self.database, [day.name], None)
        par = await self.pars.par(day)
        counted = [Day.read(one.day) for one in mine.values() if one.money is not None and not one.apart]
        row = streak(counted, day)
        here = mine.get(day.name)
        return w.DailyNow(
            day=day.name,
            ends=day.ends(self.zone),
            players=day.players,
            digest=digest_of(self.deal(day)),
            par=par,
            played=len(board),
            mine=attempt_of(here, par, [one.money or 0 for one, _ in board]) if here is not None else None,
            streak=row.now,
            best_streak=row.best,
            recent=[attempt_of(one, None, []) for one in list(mine.values())[:RECENT]],
        )

    async def board(self, day: Day, person: str | None, friends: bool) -> w.DailyBoard:
        """The results of a day. The deal, and everybody's games, are told when the day is over."""
        today = self.today
        if day > today:
            raise RequestRefused("not_found", "That day has not come yet.")
        over = day < today
        attempt = (await self.mine(person)).get(day.name)
        shown = over or (attempt is not None and attempt.ended is not None)
        everybody = await rows.on_days(self.database, [day.name], None)
        lines = await rows.on_days(self.database, [day.name], person or "") if friends else everybody
        par = await self.pars.par(day)
        money = [one.money or 0 for one, _ in everybody]
        deal = self.deal(day)
        return w.DailyBoard(
            day=day.name,
            players=day.players,
            over=over,
            shown=shown,
            played=len(everybody),
            par=par,
            digest=digest_of(deal),
            deal=deal.sealed() | {"salt": deal.salt} if over else None,
            lines=[line_of(one, name, par, money, person, over) for one, name in lines] if shown else [],
        )

    async def week(self, day: Day, person: str | None, friends: bool) -> w.DailyWeek:
        """The week of a day. A day that I have still before me is not in it."""
        if day > self.today:
            raise RequestRefused("not_found", "That week has not come yet.")
        mine = await self.mine(person)
        ended = {name for name, one in mine.items() if one.ended is not None}
        known = [one.name for one in day.week if one < self.today or one.name in ended]
        found = await rows.on_days(self.database, known, None)
        among = {one.person for one, _ in await rows.on_days(self.database, known, person or "")} if friends else None
        money = {name: [one.money or 0 for one, _ in found if one.day == name] for name in known}
        sums: dict[str, tuple[str, float, int]] = {}
        for one, name in found:
            _, points, days = sums.get(one.person, ("", 0.0, 0))
            more = matchpoints(one.money or 0, money[one.day])
            sums[one.person] = (name, points + (50.0 if more is None else more), days + 1)
        ranked = sorted(
            ((who, *told) for who, told in sums.items() if among is None or who in among),
            key=lambda one: (-one[2], one[0]),
        )
        all_points = [one[2] for one in ranked]
        return w.DailyWeek(
            first=day.week[0].name,
            last=day.week[-1].name,
            lines=[
                w.WeekLine(
                    place=1 + all_points.index(sum_), name=name, mine=who == person, points=round(sum_, 1), days=days
                )
                for who, name, sum_, days in ranked
            ],
        )


def above(money: int | None, par: float | None) -> float | None:
    """Money less par."""
    return None if money is None or par is None else round(money - par, 2)


def attempt_of(one: rows.Attempt, par: float | None, money: list[int]) -> w.DailyAttempt:
    """An attempt as its player is told of it."""
    counts = one.money is not None and not one.apart and bool(money)
    return w.DailyAttempt(
        day=one.day,
        table=one.table_id,
        state="playing" if one.ended is None else "given_up" if one.money is None else "done",
        money=one.money,
        above=above(one.money, par),
        places=[int(place) for place in one.places],
        apart=one.apart or None,  # type: ignore[arg-type]  # one of the words
        matchpoints=matchpoints(one.money or 0, money) if counts else None,
        place=1 + sum(other > (one.money or 0) for other in money) if counts else None,
    )


def line_of(
    one: rows.Attempt, name: str, par: float | None, money: list[int], person: str | None, over: bool
) -> w.DailyLine:
    """A line of a board."""
    mine = one.money or 0
    return w.DailyLine(
        place=1 + sum(other > mine for other in money),
        name=name,
        mine=one.person == person,
        money=mine,
        above=above(mine, par),
        matchpoints=matchpoints(mine, money),
        places=[int(place) for place in one.places],
        near=one.near,
        table=one.table_id if over else None,
    )
