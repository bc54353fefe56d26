"""Where puzzles are given out and answered: first answers count, and move the ratings of solver and puzzle."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from london_bridge.daily import day_at, zone_of
from london_bridge.puzzles import KINDS, THEMES, puzzles
from london_bridge.puzzles.lessons import taught
from london_bridge.server.clock import now_ms, steady
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.settings import Settings
from london_bridge.server.storage import puzzle_rows as rows
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.shared_limits import Limit, SharedLimits
from london_bridge.server.wire import puzzles as w

from .choosing import choose, fresh_level, of_day
from .glicko import RatedGame, Rating, after, away
from .marking import mark, verdict_of
from .puzzle_questions import answer_of, known, task_of, twins

#: Answers from one address, which may be a whole school, and of one person.
FROM_ADDRESS, FROM_PERSON = Limit("puzzles-from", 1_200, 3600.0), Limit("puzzles-of", 400, 3600.0)
#: Seconds for which it is believed how hard puzzles are here: other processes move their ratings, too.
BELIEVED: Final = 30.0
#: Ratings of a curve, and answers that are told.
CURVE, LAST = 60, 30
DAY_MS: Final = 24 * 3_600_000
NOBODY: Final[Mapping[str, rows.AttemptRow]] = {}


def rating_of(row: rows.SolverRow | rows.RatingRow) -> Rating:
    """A row as the formulas know it."""
    return Rating(row.rating, row.deviation, row.volatility)


class PuzzleDesk:
    """Gives puzzles out, takes answers, and tells how it went."""

    def __init__(self, settings: Settings, database: Database, limits: SharedLimits) -> None:
        self.settings = settings
        self.database = database
        self.limits = limits
        self.zone = zone_of(settings.daily_zone)
        self._levels: dict[str, rows.RatingRow] = {}
        self._levels_until = 0.0

    async def levels(self) -> dict[str, rows.RatingRow]:
        """How hard the puzzles have turned out to be that were tried here."""
        if steady() >= self._levels_until:
            self._levels = await rows.all_ratings(self.database)
            self._levels_until = steady() + BELIEVED
        return self._levels

    async def done(self, person: str | None) -> Mapping[str, rows.AttemptRow]:
        """What somebody has answered."""
        return NOBODY if person is None else await rows.answered(self.database, person)

    async def count(self, person: str, address: str) -> None:
        """One more answer, if there were not too many."""
        if await self.limits.take((FROM_ADDRESS, address), (FROM_PERSON, person)) is not None:
            raise RequestRefused(
                "too_fast", "Many puzzles were answered from here in the last hour; wait some minutes."
            )

    # --- asking -------------------------------------------------------------------------------------------------

    async def task(self, name: str, person: str | None) -> w.PuzzleTask:
        """A puzzle."""
        known(name)
        return task_of(name, (await self.done(person)).get(name))

    async def today(self, person: str | None) -> w.PuzzleToday:
        """The puzzle of the day."""
        day = day_at(now_ms(), self.zone)
        return w.PuzzleToday(day=day.name, ends=day.ends(self.zone), task=await self.task(of_day(day).id, person))

    async def next(self, wanted: w.NextPuzzle, person: str | None) -> w.PuzzleTask:
        """One at somebody's level. Whoever asks for a theme knows what it is about."""
        done = await self.done(person)
        solver = await rows.solver_of(self.database, person) if person is not None else None
        streak = await rows.streak_of(self.database, person) if person is not None else None
        without = {wanted.after or "", "" if streak is None or streak.over else streak.puzzle}
        # What lies at the same moment comes later, if at all: the answer to one tells much of the other's.
        without |= {twin for name in done for twin in twins().get(name, ())}
        mine = rating_of(solver) if solver is not None else Rating()
        found = choose(wanted, mine, await self.levels(), done, without)
        if wanted.theme is not None and person is not None:
            await rows.note_help(self.database, person, found.id)
            done = await self.done(person)
        return task_of(found.id, done.get(found.id))

    async def themes(self, name: str, person: str) -> w.PuzzleThemes:
        """What a puzzle is about. That is noted: an answer after it counts as less of a game."""
        themes = known(name).themes
        await rows.note_help(self.database, person, name)
        return w.PuzzleThemes(themes=list(themes))

    async def catalogue(self, person: str | None) -> w.PuzzleCatalogue:
        """What there is, and how much of it somebody has answered."""
        answered = {name for name, row in (await self.done(person)).items() if row.at is not None}
        everything = puzzles().values()

        def counted(name: str, names: list[str]) -> w.ThemeCount:
            return w.ThemeCount(name=name, count=len(names), mine=len(answered.intersection(names)))

        return w.PuzzleCatalogue(
            count=len(everything),
            mine=len(answered.intersection(puzzles())),
            kinds=[counted(kind, [one.id for one in everything if one.kind == kind]) for kind in KINDS],
            themes=[counted(theme, [one.id for one in everything if theme in one.themes]) for theme in THEMES],
            players=[counted(str(n), [one.id for one in everything if one.players == n]) for n in (2, 3, 4)],
        )

    # --- answering ----------------------------------------------------------------------------------------------

    async def attempt(self, name: str, move: str, person: str) -> w.PuzzleVerdict:
        """Take an answer. The first one counts; whoever answers again is told how good that is."""
        puzzle, now = known(name), now_ms()
        found = mark(puzzle, move)
        known_twin = any(row.at is not None for row in await rows.some_of(self.database, person, twins()[name]))
        change = None
        weight = 0.0
        async with self.database.write() as connection:
            await refuse_in_streak(connection, person, name, now)
            level = await rows.rating_in(connection, name, fresh_level(puzzle))
            solver = await rows.solver_in(connection, person, first_of(now))
            before = await rows.attempt_in(connection, person, name)
            first = before is None or before.at is None
            if first and name in taught():  # nobody is measured by what they are taught
                helped = before is not None and before.helped
                row = rows.AttemptRow(name, now, helped, move, found.score, 0.0, None)
                await rows.keep_attempt(connection, person, row)
            elif first:
                helped = known_twin or (before is not None and before.helped)
                weight = found.weight(helped)
                mine = away(rating_of(solver), (now - solver.at) / DAY_MS)
                theirs = rating_of(level)
                new = after(mine, [RatedGame(theirs, found.score, weight)])
                moved = after(theirs, [RatedGame(mine, 1 - found.score, weight)])
                level = rows.RatingRow(
                    moved.rating,
                    moved.deviation,
                    moved.volatility,
                    level.tried + 1,
                    level.solved + (found.verdict == "right"),
                )
                solver = replace(solver, rating=new.rating, deviation=new.deviation, volatility=new.volatility, at=now)
                row = rows.AttemptRow(name, now, helped, move, found.score, weight, new.rating)
                await rows.keep_rating(connection, name, level)
                await rows.keep_solver(connection, person, solver)
                await rows.keep_attempt(connection, person, row)
                change = w.RatingChange(
                    before=round(mine.rating), after=round(new.rating), deviation=round(new.deviation)
                )
        self._levels[name] = level
        return w.PuzzleVerdict(
            puzzle=name,
            move=move,
            verdict=found.verdict,
            score=found.score,
            loss=found.loss,
            weight=weight,
            rating=change,
            answer=answer_of(name, move, level),
        )

    # --- telling ------------------------------------------------------------------------------------------------

    async def figures(self, person: str | None) -> w.PuzzleFigures:
        """How somebody solves."""
        solver = await rows.solver_of(self.database, person) if person is not None else None
        answered = [row for row in (await self.done(person)).values() if row.at is not None and row.puzzle in puzzles()]
        counted = [row for row in answered if row.weight > 0]
        kinds = []
        for kind in KINDS:
            scores = [row.score for row in counted if puzzles()[row.puzzle].kind == kind]
            if scores:
                mean = round(sum(scores) / len(scores), 3)
                kinds.append(w.KindFigure(kind=kind, count=len(scores), score=mean))  # type: ignore[arg-type]  # of KINDS
        rated = solver is not None and bool(counted)
        return w.PuzzleFigures(
            rating=round(solver.rating) if solver is not None and rated else None,
            deviation=round(away(rating_of(solver), (now_ms() - solver.at) / DAY_MS).deviation)
            if solver is not None and rated
            else None,
            count=len(counted),
            solved=sum(row.score >= 1 for row in counted),
            best_streaks={"3": solver.best_3 if solver else 0, "5": solver.best_5 if solver else 0},
            curve=[round(row.rating) for row in counted[-CURVE:] if row.rating is not None],
            kinds=kinds,
            last=[line_of(row) for row in reversed(answered[-LAST:])],
        )


def first_of(now: int) -> rows.SolverRow:
    """Somebody who has not answered anything."""
    new = Rating()
    return rows.SolverRow(new.rating, new.deviation, new.volatility, now)


def line_of(row: rows.AttemptRow) -> w.PuzzleLine:
    """An answer as its owner is told it."""
    puzzle = puzzles()[row.puzzle]
    return w.PuzzleLine(
        puzzle=row.puzzle,
        kind=puzzle.kind,  # type: ignore[arg-type]  # one of KINDS
        players=puzzle.players,
        at=row.at or 0,
        move=row.move,
        verdict=verdict_of(row.score),
        score=row.score,
        rating=None if row.rating is None else round(row.rating),
    )


async def refuse_in_streak(connection: AsyncConnection, person: str, name: str, now: int) -> None:
    """The puzzle that a streak stands at is answered there and nowhere else: elsewhere one is told what is right."""
    streak = await rows.streak_in(connection, person)
    if streak is not None and not streak.over and streak.puzzle == name and now < streak.until:
        raise RequestRefused("not_allowed", "Your streak stands at this puzzle: answer it there first.")
