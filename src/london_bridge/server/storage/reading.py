"""Reading tables back: their logs, and the lists of them."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from sqlalchemy import func, or_, select, tuple_

from .database import Database
from .schema import LogRow, log, places, tables, wishes

#: How a line of chat begins, as it is stored.
CHAT = '{"kind":"chat"'
#: Lines of chat that are counted as new, the newest first: nobody counts further than that.
MOST_NEW = 1_000


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


async def public_tables(database: Database, status: str, most: int = 100) -> list[Listed]:
    """Public tables of a status: of every host the liveliest first, then their second ones, and so on. So nobody can
    push others out of the list by setting up many.
    """
    nth = func.row_number().over(partition_by=tables.c.host, order_by=tables.c.touched.desc()).label("nth")
    public = select(*LISTED, nth).where(tables.c.status == status, tables.c.public.is_(True)).subquery()
    columns = [public.c[column.name] for column in LISTED]
    query = select(*columns).order_by(public.c.nth, public.c.touched.desc()).limit(most)
    async with database.read() as connection:
        found = await connection.execute(query)
        return [Listed(*row) for row in found]


async def tables_of(
    database: Database, person: str, status: str | None, before: int | None, most: int = 50
) -> list[tuple[Listed, list[int]]]:
    """The tables at which somebody sits, with their seats, the liveliest first."""
    mine = select(places.c.table_id, places.c.seat).where(places.c.person == person)
    async with database.read() as connection:
        seats: dict[str, list[int]] = {}
        for table, seat in await connection.execute(mine):
            seats.setdefault(table, []).append(seat)
        if not seats:
            return []
        query = select(*LISTED).where(tables.c.id.in_(list(seats)))
        if status is not None:
            query = query.where(tables.c.status == status)
        if before is not None:
            query = query.where(tables.c.touched < before)
        found = await connection.execute(query.order_by(tables.c.touched.desc()).limit(most))
        return [(listed, sorted(seats[listed.id])) for listed in (Listed(*row) for row in found)]


async def new_lines(database: Database, person: str, names: list[str]) -> dict[str, list[LogRow]]:
    """The lines of chat at these tables that somebody has not read, by table."""
    mine = (wishes.c.table_id == log.c.table_id) & (wishes.c.person == person)
    query = (
        select(log.c.table_id, log.c.number, log.c.at, log.c.data)
        .outerjoin(wishes, mine)
        .where(log.c.table_id.in_(names), log.c.number > func.coalesce(wishes.c.read, 0))
        .where(log.c.data.startswith(CHAT, autoescape=True))
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


async def count_open(database: Database, person: str) -> int:
    """How many tables somebody hosts that are not over."""
    query = select(tables.c.id).where(
        tables.c.host == person, or_(tables.c.status == "open", tables.c.status == "playing")
    )
    async with database.read() as connection:
        return len((await connection.execute(query)).all())


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
