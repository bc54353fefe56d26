"""What is told of the daily bridge: today, the boards of a day and of its week, and a month of mine."""

from calendar import monthrange
from dataclasses import dataclass

from london_bridge.daily import Day, matchpoints, streak
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

#: Days of mine that are told with today; and results of a board, beside my own.
RECENT, MOST_TOLD = 14, 100


@dataclass(frozen=True, slots=True)
class DayResults:
    """All results of a day that count, the most money first, and what they are measured by."""

    lines: list[tuple[rows.Attempt, str]]
    money: list[int]
    par: float | None
    adjusted: dict[str, float]

    def above(self, money: int | None) -> float | None:
        """Money less par."""
        return None if money is None or self.par is None else round(money - self.par, 2)

    def attempt(self, one: rows.Attempt) -> w.DailyAttempt:
        """An attempt as its player is told of it."""
        counts = one.money is not None and not one.apart and bool(self.money)
        return w.DailyAttempt(
            day=one.day,
            table=one.table_id,
            state="playing" if one.ended is None else "given_up" if one.money is None else "done",
            money=one.money,
            above=self.above(one.money),
            adjusted=self.adjusted.get(one.table_id, one.adjusted),
            places=[int(place) for place in one.places],
            apart=one.apart or None,  # type: ignore[arg-type]  # one of the words
            matchpoints=matchpoints(one.money or 0, self.money) if counts else None,
            place=1 + sum(other > (one.money or 0) for other in self.money) if counts else None,
        )

    def line(self, one: rows.Attempt, name: str, person: str | None, over: bool) -> w.DailyLine:
        """A line of a board."""
        mine = one.money or 0
        return w.DailyLine(
            place=1 + sum(other > mine for other in self.money),
            name=name,
            mine=one.person == person,
            money=mine,
            above=self.above(mine),
            adjusted=self.adjusted.get(one.table_id),
            matchpoints=matchpoints(mine, self.money),
            places=[int(place) for place in one.places],
            near=one.near,
            table=one.table_id if over else None,
        )


#: What is known of a day whose results are not looked at.
NO_RESULTS = DayResults([], [], None, {})


class DailyTeller:
    """Tells what everybody may know by now."""

    def __init__(self, database: Database, desk: DailyDesk, pars: ParMaker, luck: DayLuck) -> None:
        self.database = database
        self.desk = desk
        self.pars = pars
        self.luck = luck

    async def results(self, day: Day) -> DayResults:
        """The results of a day. What is without luck is known when it is over."""
        found = await rows.on_days(self.database, [day.name], None)
        par = await self.pars.par(day)
        known = await self.luck.known([one for one, _ in found]) if day < self.desk.today else {}
        return DayResults(found, [one.money or 0 for one, _ in found], par, known)

    async def now(self, person: str | None) -> w.DailyNow:
        """Today, for somebody."""
        day = self.desk.today
        deal = self.desk.deal(day)
        mine = await self.desk.mine(person)
        results = await self.results(day)
        counted = [Day.read(one.day) for one in mine.values() if one.money is not None and not one.apart]
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
            played=len(results.lines),
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
        lines = results.lines
        if friends:
            lines = await rows.on_days(self.database, [day.name], asker.person or "")
        if over and attempt is not None and attempt.apart:  # it is not among the results
            results.adjusted.update(await self.luck.known([attempt]))
        deal = self.desk.deal(day)
        return w.DailyBoard(
            day=day.name,
            players=day.players,
            scoring=deal.sealed()["scoring"],
            cast=deal.cast(),
            over=over,
            shown=shown,
            played=len(results.lines),
            par=results.par,
            digest=digest_of(deal),
            deal=deal.sealed() | {"salt": deal.salt} if over else None,
            mine=results.attempt(attempt) if attempt is not None else None,
            lines=[
                results.line(one, name, asker.person, over)
                for i, (one, name) in enumerate(lines)
                if i < MOST_TOLD or one.person == asker.person
            ]
            if shown
            else [],
        )

    def is_over(self, day: Day) -> bool:
        """Whether a day is over; one that has not come is not told of."""
        if day > self.desk.today:
            raise RequestRefused("not_found", "That day has not come yet.")
        return day < self.desk.today

    async def week(self, day: Day, person: str | None, friends: bool) -> w.DailyWeek:
        """The week of a day. A day that I have still before me is not in it."""
        self.is_over(day)
        today = self.desk.today
        ended = {name for name, one in (await self.desk.mine(person)).items() if one.ended is not None}
        known = [one.name for one in day.week if one < today or one.name in ended]
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
                for i, (who, name, sum_, days) in enumerate(ranked)
                if i < MOST_TOLD or who == person
            ],
        )

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
