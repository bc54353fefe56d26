"""The rows of the daily bridge: attempts, and what the days are worth."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import daily_attempts as attempts
from .schema import daily_pars as pars
from .schema import people, places, tables

#: Lines of a board, and days of one person, that are looked at.
MOST_LINES, MOST_DAYS = 2_000, 800


@dataclass(frozen=True, slots=True)
class Attempt:
    """An attempt as it is stored."""

    day: str
    person: str
    table_id: str
    begun: int
    ended: int | None
    money: int | None
    places: str
    apart: str
    near: bool
    adjusted: float | None


COLUMNS = tuple(attempts.c[name] for name in Attempt.__dataclass_fields__)
COUNTS = (attempts.c.apart == "") & attempts.c.money.is_not(None)


async def add(database: Database, values: dict[str, Any]) -> bool:
    """One more attempt; False if there is one of this person and day."""
    try:
        async with database.write() as connection:
            await connection.execute(insert(attempts), values)
    except IntegrityError:
        return False
    return True


async def change(database: Database, table: str, values: dict[str, Any]) -> None:
    """How an attempt ended; what is known already stands."""
    mine = (attempts.c.table_id == table) & attempts.c.ended.is_(None)
    async with database.write() as connection:
        await connection.execute(update(attempts).where(mine).values(**values))


async def of_person(database: Database, person: str) -> list[Attempt]:
    """The attempts of somebody, the newest first."""
    query = select(*COLUMNS).where(attempts.c.person == person).order_by(attempts.c.day.desc()).limit(MOST_DAYS)
    async with database.read() as connection:
        return [Attempt(*row) for row in await connection.execute(query)]


async def played_before(database: Database, day: str, browser: str, address: str) -> tuple[bool, bool]:
    """Whether somebody has begun a day in this browser, and from this address."""
    query = select(attempts.c.browser, attempts.c.address).where(
        attempts.c.day == day, (attempts.c.browser == browser) | (attempts.c.address == address)
    )
    async with database.read() as connection:
        found = (await connection.execute(query.limit(100))).all()
    return any(row[0] == browser for row in found), any(row[1] == address for row in found)


async def on_days(database: Database, days: list[str], friends_of: str | None) -> list[tuple[Attempt, str]]:
    """The attempts of some days that count, with the names of those who played, the most money first; or only those of
    the people with whom somebody has sat at a table, and their own.
    """
    query = select(*COLUMNS, people.c.name).join(people, people.c.id == attempts.c.person)
    query = query.where(attempts.c.day.in_(days), COUNTS)
    if friends_of is not None:
        mine = select(places.c.table_id).where(places.c.person == friends_of)
        query = query.where(
            attempts.c.person.in_(select(places.c.person).where(places.c.table_id.in_(mine)))
            | (attempts.c.person == friends_of)
        )
    query = query.order_by(attempts.c.money.desc(), attempts.c.ended, attempts.c.person).limit(MOST_LINES * len(days))
    async with database.read() as connection:
        return [(Attempt(*row[:-1]), row[-1]) for row in await connection.execute(query)]


async def keep_adjusted(database: Database, found: dict[str, float]) -> None:
    """What games of days are worth without luck, by their tables."""
    async with database.write(durable=False) as connection:
        for table, money in found.items():
            await connection.execute(update(attempts).where(attempts.c.table_id == table).values(adjusted=money))


async def forget_where(database: Database, today: str) -> None:
    """Where attempts of earlier days were made from is nobody's business any more."""
    old = (attempts.c.day < today) & ((attempts.c.address != "") | (attempts.c.browser != ""))
    async with database.write(durable=False) as connection:
        await connection.execute(update(attempts).where(old).values(address="", browser=""))


async def over(database: Database, table: str) -> bool:
    """Whether a table is over, or gone."""
    async with database.read() as connection:
        status = await connection.scalar(select(tables.c.status).where(tables.c.id == table))
    return status in (None, "over")


async def runs_of(database: Database, day: str) -> list[int]:
    """What the runs of a day brought so far."""
    async with database.read() as connection:
        found = await connection.scalar(select(pars.c.runs).where(pars.c.day == day))
    return msgspec.json.decode(found, type=list[int]) if found else []


async def keep_runs(database: Database, day: str, before: int, runs: list[int]) -> bool:
    """Keep one run more; False if another process was quicker, whose run is the same."""
    text = msgspec.json.encode(runs).decode()
    try:
        async with database.write(durable=False) as connection:
            if before == 0:
                await connection.execute(insert(pars), {"day": day, "runs": text})
                return True
            old = msgspec.json.encode(runs[:before]).decode()
            mine = (pars.c.day == day) & (pars.c.runs == old)
            return bool((await connection.execute(update(pars).where(mine).values(runs=text))).rowcount)
    except IntegrityError:
        return False
