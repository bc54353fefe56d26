"""Reading tables back: their logs, and the lists of them."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import case, exists, func, or_, select, tuple_

from .database import Database
from .schema import LogRow, log, places, preferences, presence, tables

#: A word that every stored line of chat has, and few other entries: what an entry is, whoever reads it finds out.
CHAT = "chat"
#: Lines of chat that are counted as new, the newest first: nobody counts further than that.
MOST_NEW = 1_000
#: Milliseconds after which the lobby forgets an open table that nobody is at.
STALE_MS = 24 * 3_600_000
#: Tells the locks of those who set tables up from other locks of the database.
FOUNDING = 50


@dataclass(slots=True)
class Listed:
    """A table as the lists know it."""

    id: str
    status: str
    summary: str
    touched: int
    acting: int
    number: int


LISTED = (tables.c.id, tables.c.status, tables.c.summary, tables.c.touched, tables.c.acting, tables.c.number)


async def read_log(database: Database, table: str, after: int = 0) -> list[LogRow]:
    """The entries of a table after a number, in order; none if there is no such table."""
    query = select(log.c.number, log.c.at, log.c.data).where(log.c.table_id == table, log.c.number > after)
    async with database.read() as connection:
        found = await connection.execute(query.order_by(log.c.number))
        return [LogRow(table, row[0], row[1], row[2]) for row in found]


async def public_tables(
    database: Database, status: str, now: int, here: Collection[str], most: int = 100
) -> list[Listed]:
    """Public tables of a status: of every host the liveliest first, then their second ones, and so on; and those first
    at which somebody is, at this process (`here`) or another. So nobody can push others out of the list by setting up
    many. An open table at which nothing has happened for a day is listed only while somebody is there.
    """
    elsewhere = exists().where(presence.c.table_id == tables.c.id)
    there = or_(tables.c.id.in_(here), elsewhere)
    away = case((there, 0), else_=1).label("away")
    nth = func.row_number().over(partition_by=tables.c.host, order_by=tables.c.touched.desc()).label("nth")
    listed = select(*LISTED, nth, away).where(tables.c.status == status, tables.c.public.is_(True))
    if status == "open":
        listed = listed.where(or_(tables.c.touched > now - STALE_MS, there))
    public = listed.subquery()
    columns = [public.c[column.name] for column in LISTED]
    query = select(*columns).order_by(public.c.nth, public.c.away, public.c.touched.desc()).limit(most)
    async with database.read() as connection:
        found = await connection.execute(query)
        return [Listed(*row) for row in found]


async def tables_of(
    database: Database, person: str, status: str | None, before: int | None, most: int = 50
) -> list[tuple[Listed, list[int]]]:
    """The tables at which somebody sits, with their seats, the liveliest first."""
    mine = select(places.c.table_id).where(places.c.person == person)
    query = select(*LISTED).where(tables.c.id.in_(mine))
    if status is not None:
        query = query.where(tables.c.status == status)
    if before is not None:
        query = query.where(tables.c.touched < before)
    seats: dict[str, list[int]] = {}
    async with database.read() as connection:
        rows = await connection.execute(query.order_by(tables.c.touched.desc()).limit(most))
        found = [Listed(*row) for row in rows]
        where = select(places.c.table_id, places.c.seat).where(
            places.c.person == person, places.c.table_id.in_([listed.id for listed in found])
        )
        for table, seat in await connection.execute(where):
            seats.setdefault(table, []).append(seat)
    return [(listed, sorted(seats.get(listed.id, ()))) for listed in found]


async def new_lines(database: Database, person: str, names: list[str]) -> dict[str, list[LogRow]]:
    """The entries at these tables that somebody has not read and that may be lines of chat, by table."""
    mine = (preferences.c.table_id == log.c.table_id) & (preferences.c.person == person)
    query = (
        select(log.c.table_id, log.c.number, log.c.at, log.c.data)
        .outerjoin(preferences, mine)
        .where(log.c.table_id.in_(names), log.c.number > func.coalesce(preferences.c.read, 0))
        .where(log.c.data.contains(CHAT))
    )
    found: dict[str, list[LogRow]] = {}
    async with database.read() as connection:
        for row in await connection.execute(query.order_by(log.c.at.desc()).limit(MOST_NEW)):
            found.setdefault(row[0], []).append(LogRow(*row))
    return found


@dataclass(slots=True)
class DueTable:
    """A table that somebody has to look at."""

    id: str
    host: str
    wake: int
    acting: int
    summary: str


async def due_tables(database: Database, now: int, page: int = 200) -> AsyncIterator[list[DueTable]]:
    """All running tables that somebody has to look at, page by page, the oldest first."""
    columns = (tables.c.id, tables.c.host, tables.c.wake, tables.c.acting, tables.c.summary)
    due = select(*columns).where(tables.c.wake <= now).order_by(tables.c.wake, tables.c.id).limit(page)
    query = due
    while True:
        async with database.read() as connection:
            rows = [DueTable(*row) for row in await connection.execute(query)]
        if rows:
            yield rows
        if len(rows) < page:
            return
        query = due.where(tuple_(tables.c.wake, tables.c.id) > (rows[-1].wake, rows[-1].id))


@asynccontextmanager
async def hosted_alone(database: Database, person: str) -> AsyncIterator[int]:
    """How many tables somebody hosts that are not over; while this lasts, no other process counts them."""
    query = select(func.count()).where(
        tables.c.host == person, or_(tables.c.status == "open", tables.c.status == "playing")
    )
    if database.sqlite:  # there is no other process, and nothing may be held while the table is saved
        async with database.read() as connection:
            count = int((await connection.execute(query)).scalar_one())
        yield count
        return
    async with database.read() as connection:
        await connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(person, FOUNDING))))
        yield int((await connection.execute(query)).scalar_one())


async def tables_behind(database: Database) -> list[str]:
    """Tables whose row does not know all of their log."""
    last = select(func.max(log.c.number)).where(log.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id).where(tables.c.status != "over", tables.c.number < last)
    async with database.read() as connection:
        return [row[0] for row in await connection.execute(query)]


async def newest(database: Database) -> int:
    """When anything was last written to any table; 0 if there is none."""
    async with database.read() as connection:
        found = (await connection.execute(select(func.max(tables.c.touched)))).scalar()
    return int(found or 0)
