"""What is told of the daily bridge: today, the boards of a day and of its week, and a month of mine."""

from calendar import monthrange
from dataclasses import dataclass, replace
from typing import Literal

from london_bridge.daily import Day, DayField, streak
from london_bridge.server.clock import now_ms
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.reviews.desk import Asker
from london_bridge.server.storage import daily_rows as rows
from london_bridge.server.storage.database import Database
from london_bridge.server.tables.daily_table import digest_of
from london_bridge.server.wire import daily_results as w

from .daily_desk import DailyDesk
from .day_luck import DayLuck
from .par_maker import ParMaker

#: Days of mine that are told with today.
RECENT = 14


@dataclass(frozen=True, slots=True)
class DayResults:
    """The best results of a day that count, the most money first, and what all of them are measured by."""

    lines: list[tuple[rows.Attempt, str]]
    field: DayField
    par: float | None
    adjusted: dict[str, float]

    def above(self, money: int | None) -> float | None:
        """Money less par."""
        return None if money is None or self.par is None else round(money - self.par, 2)

    def attempt(self, one: rows.Attempt) -> w.DailyAttempt:
        """An attempt as its player is told of it."""
        counts = one.counts and self.field.played > 0
        return w.DailyAttempt(
            day=one.day,
            table=one.table_id,
            state="playing" if one.ended is None else "given_up" if one.money is None else "done",
            money=one.money,
            above=self.above(one.money),
            adjusted=self.adjusted.get(one.table_id, one.adjusted),
            places=one.row,
            apart=one.apart or None,  # type: ignore[arg-type]  # one of the words
            matchpoints=self.field.matchpoints(one.money or 0) if counts else None,
            place=self.field.place(one.money or 0) if counts else None,
        )

    def line(self, one: rows.Attempt, name: str, person: str | None, over: bool) -> w.DailyLine:
        """A line of a board."""
        mine = one.money or 0
        return w.DailyLine(
            place=self.field.place(mine),
            name=name,
            mine=one.person == person,
            money=mine,
            above=self.above(mine),
            adjusted=self.adjusted.get(one.table_id),
            matchpoints=self.field.matchpoints(mine),
            places=one.row,
            near=one.near,
            table=one.table_id if over else None,
        )


#: What is known of a day whose results are not looked at.
NO_RESULTS = DayResults([], DayField({}), None, {})


class DailyTeller:
    """Tells what everybody may know by now."""

    def __init__(self, database: Database, desk: DailyDesk, pars: ParMaker, luck: DayLuck) -> None:
        self.database = database
        self.desk = desk
        self.pars = pars
        self.luck = luck

    async def results(self, day: Day) -> DayResults:
        """The results of a day, as they were a moment ago. What is without luck is known when it is over."""
        over = day < self.desk.today
        return await self.desk.moments.get(("results", day, over), lambda: self._results(day, over))

    async def _results(self, day: Day, over: bool) -> DayResults:
        field = DayField(await rows.counted(self.database, day.name))
        best = await rows.best(self.database, day.name, None)
        par = await self.pars.par(day)
        return DayResults(best, field, par, await self.luck.known([one for one, _ in best]) if over else {})

    async def now(self, person: str | None) -> w.DailyNow:
        """Today, for somebody."""
        day = self.desk.today
        deal = self.desk.deal(day)
        mine = await self.desk.mine(person)
        results = await self.results(day)
        counted = [Day.read(one.day) for one in mine.values() if one.counts]
        row = streak(counted, day)
        here = mine.get(day.name)
        return w.DailyNow(
            day=day.name,
            now=now_ms(),
            ends=day.ends(self.desk.zone),
            players=day.players,
            scoring=deal.sealed()["scoring"],
            cast=deal.cast(),
            digest=digest_of(deal),
            par=results.par,
            played=results.field.played,
            mine=results.attempt(here) if here is not None else None,
            streak=row.now,
            best_streak=row.best,
            recent=[NO_RESULTS.attempt(one) for one in list(mine.values())[:RECENT]],
        )

    async def board(self, day: Day, asker: Asker, friends: bool) -> w.DailyBoard:
        """The results of a day. The deal, and everybody's games, are told when the day is over."""
        over = self.is_over(day)
        attempt = (await self.desk.mine(asker.person)).get(day.name)
        shown = over or (attempt is not None and attempt.ended is not None)
        if over and attempt is not None:
            await self.luck.want(attempt, asker)
        results = await self.results(day)
        if over and attempt is not None:  # it may not be among the best, nor among the results at all
            results = replace(results, adjusted=results.adjusted | await self.luck.known([attempt]))
        lines = await self.lines(day, results, attempt, friends and (asker.person or "")) if shown else []
        deal = self.desk.deal(day)
        return w.DailyBoard(
            day=day.name,
            players=day.players,
            scoring=deal.sealed()["scoring"],
            cast=deal.cast(),
            over=over,
            shown=shown,
            played=results.field.played,
            par=results.par,
            digest=digest_of(deal),
            deal=deal.sealed() | {"salt": deal.salt} if over else None,
            mine=results.attempt(attempt) if attempt is not None else None,
            lines=[results.line(one, name, asker.person, over) for one, name in lines],
        )

    async def lines(
        self, day: Day, results: DayResults, attempt: rows.Attempt | None, friends_of: str | Literal[False]
    ) -> list[tuple[rows.Attempt, str]]:
        """The best of a day, or of somebody's friends, and their own attempt wherever it is."""
        best = results.lines
        if friends_of is not False:
            best = await rows.best(self.database, day.name, friends_of)
        return await self.with_mine(best, attempt)

    async def with_mine(
        self, lines: list[tuple[rows.Attempt, str]], attempt: rows.Attempt | None
    ) -> list[tuple[rows.Attempt, str]]:
        """Some results, and mine if it is not among them."""
        if attempt is None or not attempt.counts or any(one.person == attempt.person for one, _ in lines):
            return lines
        name = await rows.name_of(self.database, attempt.person)
        return [*lines, (attempt, name)] if name is not None else lines

    def is_over(self, day: Day) -> bool:
        """Whether a day is over; one that has not come is not told of."""
        if day > self.desk.today:
            raise RequestRefused("not_found", "That day has not come yet.")
        return day < self.desk.today

    async def week(self, day: Day, person: str | None, friends: bool) -> w.DailyWeek:
        """The week of a day. A day that I have still before me is not in it."""
        self.is_over(day)
        today = self.desk.today
        mine = await self.desk.mine(person)
        ended = {name for name, one in mine.items() if one.ended is not None}
        known = tuple(one.name for one in day.week if one < today or one.name in ended)
        if friends:
            found = await rows.sums(self.database, known, person, person or "")
        else:
            found = await self._sums(known, None)
            played = any(name in known and one.counts for name, one in mine.items())
            if played and all(one.person != person for one in found):
                found = await self._sums(known, person)
        return w.DailyWeek(
            first=day.week[0].name,
            last=day.week[-1].name,
            lines=[
                w.WeekLine(
                    place=one.place, name=one.name, mine=one.person == person, points=one.tenths / 10, days=one.played
                )
                for one in found
            ],
        )

    async def _sums(self, days: tuple[str, ...], me: str | None) -> list[rows.Sum]:
        return await self.desk.moments.get(("sums", days, me), lambda: rows.sums(self.database, days, me, None))

    async def month(self, day: Day, person: str | None) -> w.DailyMonth:
        """The month of a day, as far as its days have come, with my attempts."""
        self.is_over(day)
        mine = await self.desk.mine(person)
        _, length = monthrange(day.date.year, day.date.month)
        days = [one for i in range(1, length + 1) if (one := Day(day.date.replace(day=i))) <= self.desk.today]
        return w.DailyMonth(
            month=day.name[:7],
            days=[
                w.DailySquare(
                    day=one.name,
                    players=one.players,
                    mine=NO_RESULTS.attempt(mine[one.name]) if one.name in mine else None,
                )
                for one in days
            ],
        )
