"""The rows of puzzles: who has answered which, the ratings of people and of puzzles, and streaks.

What reads and then writes takes the connection of a transaction. Rows that others may be changing are locked first:
somebody's streak, the puzzle's rating, then their own; in this order, so that nobody waits in a circle.
"""

import logging
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Row, Table, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .schema import puzzle_attempts as attempts
from .schema import puzzle_ratings as ratings
from .schema import puzzle_solvers as solvers
from .schema import puzzle_streaks as streaks

logger = logging.getLogger("london_bridge.storage")


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """What somebody has answered to a puzzle; `at` is None while only its themes have been looked at."""

    puzzle: str
    at: int | None
    helped: bool
    move: str
    score: float
    weight: float
    rating: float | None


@dataclass(frozen=True, slots=True)
class SolverRow:
    """Somebody's rating, and their best streaks."""

    rating: float
    deviation: float
    volatility: float
    at: int
    best_3: int = 0
    best_5: int = 0


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A puzzle's rating, how many have tried it, and how many of them have found it."""

    rating: float
    deviation: float
    volatility: float
    tried: int = 0
    solved: int = 0


#: A step of a streak: the puzzle, the answer, and whether it was right.
Step = tuple[str, str, bool]


@dataclass(frozen=True, slots=True)
class StreakRow:
    """Somebody's streak."""

    minutes: Literal[3, 5]
    until: int
    over: bool
    puzzle: str
    steps: list[Step]


def columns_of(table: Table, row: type[Any]) -> list[Any]:
    """The columns that make a row."""
    return [table.c[name] for name in row.__dataclass_fields__]


ATTEMPT, SOLVER, RATING, STREAK = (
    columns_of(attempts, AttemptRow),
    columns_of(solvers, SolverRow),
    columns_of(ratings, RatingRow),
    columns_of(streaks, StreakRow),
)


async def put(connection: AsyncConnection, table: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Write a row, whether it is there or not."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(table).values(**key, **values)
    await connection.execute(row.on_conflict_do_update(index_elements=[table.c[name] for name in key], set_=values))


async def put_new(connection: AsyncConnection, table: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Write a row, unless there is one; it stands then."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(table).values(**key, **values)
    await connection.execute(row.on_conflict_do_nothing(index_elements=[table.c[name] for name in key]))


# --- answers ---------------------------------------------------------------------------------------------------------


async def answered(database: Database, person: str) -> dict[str, AttemptRow]:
    """All that somebody has answered or looked at, by puzzle, the oldest first; as many as there are puzzles."""
    query = select(*ATTEMPT).where(attempts.c.person == person).order_by(attempts.c.at)
    async with database.read() as connection:
        return {row[0]: AttemptRow(*row) for row in await connection.execute(query)}


async def some_of(database: Database, person: str, names: Collection[str]) -> list[AttemptRow]:
    """What somebody has answered to some puzzles."""
    if not names:
        return []
    query = select(*ATTEMPT).where(attempts.c.person == person, attempts.c.puzzle.in_(names))
    async with database.read() as connection:
        return [AttemptRow(*row) for row in await connection.execute(query)]


async def note_help(database: Database, person: str, puzzle: str) -> None:
    """Somebody knows what a puzzle is about, before they answer it."""
    async with database.write(durable=False) as connection:
        await put_new(connection, attempts, {"person": person, "puzzle": puzzle}, {})
        mine = (attempts.c.person == person) & (attempts.c.puzzle == puzzle)
        await connection.execute(update(attempts).where(mine, attempts.c.at.is_(None)).values(helped=True))


async def attempt_in(connection: AsyncConnection, person: str, puzzle: str) -> AttemptRow | None:
    """The same, for a transaction that goes on to write it."""
    query = select(*ATTEMPT).where(attempts.c.person == person, attempts.c.puzzle == puzzle).with_for_update()
    row = (await connection.execute(query)).first()
    return None if row is None else AttemptRow(*row)


async def keep_attempt(connection: AsyncConnection, person: str, row: AttemptRow) -> None:
    """Keep a first answer."""
    values = msgspec.to_builtins(row)
    await put(connection, attempts, {"person": person, "puzzle": values.pop("puzzle")}, values)


# --- ratings ---------------------------------------------------------------------------------------------------------


async def solver_of(database: Database, person: str) -> SolverRow | None:
    """Somebody's rating."""
    async with database.read() as connection:
        row = (await connection.execute(select(*SOLVER).where(solvers.c.person == person))).first()
    return None if row is None else SolverRow(*row)


async def solver_in(connection: AsyncConnection, person: str, new: SolverRow) -> SolverRow:
    """The same, for a transaction that goes on to write it; `new` is kept where there is none."""
    await put_new(connection, solvers, {"person": person}, msgspec.to_builtins(new))
    return SolverRow(**await locked(connection, solvers, SOLVER, person))


async def keep_solver(connection: AsyncConnection, person: str, row: SolverRow) -> None:
    """Keep somebody's rating."""
    await put(connection, solvers, {"person": person}, msgspec.to_builtins(row))


async def rating_in(connection: AsyncConnection, puzzle: str, new: RatingRow) -> RatingRow:
    """A puzzle's rating, for a transaction that goes on to write it; `new` is kept where there is none."""
    await put_new(connection, ratings, {"puzzle": puzzle}, msgspec.to_builtins(new))
    return RatingRow(**await locked(connection, ratings, RATING, puzzle))


async def keep_rating(connection: AsyncConnection, puzzle: str, row: RatingRow) -> None:
    """Keep a puzzle's rating."""
    await put(connection, ratings, {"puzzle": puzzle}, msgspec.to_builtins(row))


async def all_ratings(database: Database) -> dict[str, RatingRow]:
    """The puzzles that have been tried here."""
    async with database.read() as connection:
        return {row[0]: RatingRow(*row[1:]) for row in await connection.execute(select(ratings.c.puzzle, *RATING))}


async def locked(connection: AsyncConnection, table: Table, columns: Iterable[Any], key: str) -> dict[str, Any]:
    """A row that is there, held until the transaction ends."""
    (primary,) = table.primary_key.columns
    found = await connection.execute(select(*columns).where(primary == key).with_for_update())
    return dict(found.one()._mapping)


# --- streaks ---------------------------------------------------------------------------------------------------------


#: Whose damaged streaks the log has learned of.
_told: set[str] = set()
MOST_TOLD: Final = 1_000


def streak_from(person: str, row: Row[Any] | None) -> StreakRow | None:
    """A streak as it is kept; none where the row is damaged: its owner begins another, which takes its place."""
    if row is None:
        return None
    values = {str(name): value for name, value in row._mapping.items()}
    try:
        return msgspec.convert(values | {"steps": msgspec.json.decode(values["steps"])}, StreakRow)
    except (msgspec.DecodeError, TypeError) as error:
        if person not in _told and len(_told) < MOST_TOLD:
            _told.add(person)
            logger.error("a puzzle streak is left out: its row cannot be read", exc_info=error)
        return None


async def streak_of(database: Database, person: str) -> StreakRow | None:
    """The streak that somebody is in, or was in last."""
    query = select(*STREAK).where(streaks.c.person == person)
    async with database.read() as connection:
        return streak_from(person, (await connection.execute(query)).first())


async def streak_in(connection: AsyncConnection, person: str) -> StreakRow | None:
    """The same, for a transaction that goes on to write it."""
    query = select(*STREAK).where(streaks.c.person == person).with_for_update()
    return streak_from(person, (await connection.execute(query)).first())


async def keep_streak(connection: AsyncConnection, person: str, row: StreakRow) -> None:
    """Keep a streak."""
    values = msgspec.to_builtins(row)
    values["steps"] = msgspec.json.encode(row.steps).decode()
    await put(connection, streaks, {"person": person}, values)
