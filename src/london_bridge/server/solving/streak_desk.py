"""Streaks: puzzle after puzzle against the clock, each harder than the one before, until the third miss.

The time is the server's: it begins with the first puzzle, and an answer that comes after it counts no more. Answers in
a streak move no ratings; a puzzle that was new is known from then on.
"""

from dataclasses import replace
from typing import Final

from london_bridge.puzzles import puzzles
from london_bridge.server.clock import now_ms
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage import puzzle_rows as rows
from london_bridge.server.wire import puzzles as w

from .choosing import for_streak
from .marking import mark
from .puzzle_desk import PuzzleDesk, first_of
from .puzzle_questions import known, task_of

MISSES: Final = 3
#: Nobody solves more than one in a second or so.
MOST_STEPS: Final = 300


def solved(row: rows.StreakRow) -> int:
    """How many were right."""
    return sum(right for _, _, right in row.steps)


def missed(row: rows.StreakRow) -> int:
    """How many were not."""
    return len(row.steps) - solved(row)


class StreakDesk:
    """Runs streaks: one for each person."""

    def __init__(self, desk: PuzzleDesk) -> None:
        self.desk = desk
        self.database = desk.database

    async def begin(self, person: str, minutes: w.Minutes) -> w.PuzzleStreak:
        """A new streak; the one before is over."""
        puzzle = await self._choose(0, [], person)
        row = rows.StreakRow(minutes, now_ms() + minutes * 60_000, False, puzzle, [])
        async with self.database.write() as connection:
            await rows.keep_streak(connection, person, row)
        return await self._told(person, row)

    async def now(self, person: str | None) -> w.MyStreak:
        """Where somebody's streak stands."""
        row = await rows.streak_of(self.database, person) if person is not None else None
        return w.MyStreak(streak=None if row is None or person is None else await self._told(person, row))

    async def answer(self, person: str, name: str, move: str) -> w.PuzzleStreak:
        """An answer to the puzzle that is before somebody."""
        puzzle = known(name)
        right = mark(puzzle, move).verdict == "right"
        before = await rows.streak_of(self.database, person)
        used = [step[0] for step in before.steps] if before is not None else []
        following = await self._choose((solved(before) if before is not None else 0) + right, [*used, name], person)
        now = now_ms()
        async with self.database.write() as connection:
            row = await rows.streak_in(connection, person)
            if row is None:
                raise RequestRefused("not_found", "You are in no streak; begin one.")
            if not row.over and now < row.until:
                if row.puzzle != name:
                    raise RequestRefused("not_allowed", "That is not the puzzle that is before you.")
                row = replace(row, steps=[*row.steps, (name, move, right)], puzzle=following)
                known_before = await rows.attempt_in(connection, person, name)
                if known_before is None or known_before.at is None:
                    seen = rows.AttemptRow(name, now, False, move, float(right), 0.0, None)
                    await rows.keep_attempt(connection, person, seen)
            over = now >= row.until or missed(row) >= MISSES or len(row.steps) >= MOST_STEPS
            row = replace(row, over=over)
            await rows.keep_streak(connection, person, row)
            solver = await rows.solver_in(connection, person, first_of(now))
            best = {f"best_{row.minutes}": max(best_of(solver, row.minutes), solved(row))}
            await rows.keep_solver(connection, person, replace(solver, **best))
        return await self._told(person, row)

    async def _choose(self, count: int, used: list[str], person: str) -> str:
        seen = {name for name, row in (await self.desk.done(person)).items() if row.at is not None}
        return for_streak(count, await self.desk.levels(), used, seen).id

    async def _told(self, person: str, row: rows.StreakRow) -> w.PuzzleStreak:
        left = max(0, row.until - now_ms())
        # Another version of the game may have other puzzles.
        over = row.over or left == 0 or row.puzzle not in puzzles()
        solver = await rows.solver_of(self.database, person)
        return w.PuzzleStreak(
            minutes=row.minutes,
            left=left,
            over=over,
            solved=solved(row),
            missed=missed(row),
            best=best_of(solver, row.minutes) if solver is not None else 0,
            steps=[step_of(*step) for step in row.steps if step[0] in puzzles()],
            task=None if over else task_of(row.puzzle),
        )


def step_of(name: str, move: str, right: bool) -> w.StreakStep:
    """A step as its owner is told it."""
    return w.StreakStep(puzzle=name, move=move, right=right, best=puzzles()[name].best[0])


def best_of(solver: rows.SolverRow, minutes: int) -> int:
    """The most that somebody has solved in so many minutes."""
    return solver.best_3 if minutes == 3 else solver.best_5
