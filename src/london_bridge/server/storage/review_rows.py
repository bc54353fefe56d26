"""The rows of reviews: asked for, taken on by a process, kept, and thrown away when they are old.

The database is the queue, so nothing is lost when a server stops, and any process may go on with what another has
begun. A process that works on a review says so again and again; one that died is not believed for long.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import places, reviews, tables

#: Milliseconds for which a process is believed to work on a review without having said so again.
LEASE = 60_000
CURVE = "curve"


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A review as it is stored."""

    id: str
    game: str
    table_id: str | None
    person: str | None
    payer: str
    playouts: int
    state: str
    stage: str
    progress: int
    asked: int
    touched: int
    version: int
    tries: int
    record: str | None
    kept: str | None
    told: str | None
    digest: str | None


COLUMNS = tuple(reviews.c[name] for name in ReviewRow.__dataclass_fields__)
WAITING = reviews.c.state == "waiting"
UNDER_WAY = reviews.c.state.in_(("waiting", "running"))


def free(now: int) -> ColumnElement[bool]:
    """Those that nobody works on."""
    return or_(WAITING, and_(reviews.c.state == "running", reviews.c.until < now))


async def read(database: Database, review: str) -> ReviewRow | None:
    """A review, if there is one."""
    async with database.read() as connection:
        row = (await connection.execute(select(*COLUMNS).where(reviews.c.id == review))).first()
    return None if row is None else ReviewRow(*row)


async def of_game(database: Database, game: str, playouts: int) -> ReviewRow | None:
    """A review of the same game that is done, with as much thought, whoever asked for it."""
    same = (reviews.c.game == game, reviews.c.state == "done", reviews.c.playouts >= playouts)
    async with database.read() as connection:
        row = (await connection.execute(select(*COLUMNS).where(*same).limit(1))).first()
    return None if row is None else ReviewRow(*row)


async def add(database: Database, values: dict[str, Any]) -> bool:
    """One more review; False if another request was first."""
    try:
        async with database.write() as connection:
            await connection.execute(insert(reviews), values)
    except IntegrityError:
        return False
    return True


async def begin_anew(database: Database, review: str, version: int, values: dict[str, Any]) -> bool:
    """A review that failed, or with less thought than is asked for now, is made anew; False if another was first."""
    this = (reviews.c.id == review) & (reviews.c.version == version)
    async with database.write() as connection:
        done = await connection.execute(update(reviews).where(this).values(version=version + 1, **values))
    return bool(done.rowcount)


@dataclass(frozen=True, slots=True)
class Crowd:
    """How many reviews are under way: all, those of a person, those of an address."""

    all: int
    of_person: int
    of_payer: int


async def crowd(database: Database, person: str | None, payer: str) -> Crowd:
    """How many reviews are under way."""

    def counted(which: ColumnElement[bool]) -> Any:
        return func.coalesce(func.sum(case((which, 1), else_=0)), 0)

    query = select(func.count(), counted(reviews.c.person == person), counted(reviews.c.payer == payer))
    async with database.read() as connection:
        row = (await connection.execute(query.where(UNDER_WAY))).one()
    return Crowd(int(row[0]), int(row[1]), int(row[2]))


async def ahead(database: Database, row: ReviewRow) -> int:
    """About how many reviews are made before one that waits."""
    if row.state != "waiting":
        return 0
    query = select(func.count()).where(UNDER_WAY, reviews.c.asked < row.asked)
    async with database.read() as connection:
        return int((await connection.execute(query)).scalar_one())


async def claim(database: Database, holder: str, now: int) -> ReviewRow | None:
    """Take on the next review, if one waits: those first of which nothing can be seen yet, and addresses in turns."""
    nth = func.row_number().over(partition_by=reviews.c.payer, order_by=reviews.c.asked).label("nth")
    begun = case((reviews.c.stage == CURVE, 0), else_=1).label("begun")
    waiting = select(reviews.c.id, reviews.c.version, reviews.c.asked, begun, nth).where(free(now)).subquery()
    query = select(waiting.c.id, waiting.c.version).order_by(waiting.c.begun, waiting.c.nth, waiting.c.asked)
    async with database.read() as connection:
        found = (await connection.execute(query.limit(1))).first()
    if found is None:
        return None
    mine = {"state": "running", "holder": holder, "until": now + LEASE, "version": found[1] + 1}
    this = (reviews.c.id == found[0]) & (reviews.c.version == found[1])
    async with database.write() as connection:
        row = (await connection.execute(update(reviews).where(this).values(**mine).returning(*COLUMNS))).first()
    # Where another process was quicker, there may be a next one.
    return await claim(database, holder, now) if row is None else ReviewRow(*row)


async def save(database: Database, review: str, holder: str, values: dict[str, Any]) -> bool:
    """Write what was found; False if the review is not this process's any more, or was deleted."""
    mine = (reviews.c.id == review) & (reviews.c.holder == holder)
    async with database.write() as connection:
        done = await connection.execute(update(reviews).where(mine).values(version=reviews.c.version + 1, **values))
    return bool(done.rowcount)


async def release_all(database: Database, holder: str | None) -> None:
    """What a process worked on, or all processes did, waits again."""
    held = reviews.c.state == "running"
    if holder is not None:
        held &= reviews.c.holder == holder
    again = {"state": "waiting", "holder": None, "until": None, "version": reviews.c.version + 1}
    async with database.write() as connection:
        await connection.execute(update(reviews).where(held).values(**again))


async def touch(database: Database, review: str, now: int) -> None:
    """Somebody has looked at it."""
    async with database.write() as connection:
        await connection.execute(update(reviews).where(reviews.c.id == review).values(touched=now))


async def forget(database: Database, review: str) -> None:
    """Throw one away."""
    async with database.write() as connection:
        await connection.execute(delete(reviews).where(reviews.c.id == review))


async def tidy(database: Database, before: int, most: int, at_once: int = 200) -> int:
    """Throw away reviews that nobody has looked at since, and the oldest beyond so many; how many."""
    done = reviews.c.state.in_(("done", "failed"))
    beyond = select(reviews.c.id).where(done).order_by(reviews.c.touched.desc(), reviews.c.id).offset(most)
    async with database.read() as connection:
        old = select(reviews.c.id).where(done, reviews.c.touched < before).limit(at_once)
        gone = {row[0] for row in await connection.execute(old)}
        gone |= {row[0] for row in await connection.execute(beyond.limit(at_once))}
    if gone:
        async with database.write() as connection:
            await connection.execute(delete(reviews).where(reviews.c.id.in_(gone)))
    return len(gone)


async def of_tables(database: Database, names: list[str]) -> dict[str, str]:
    """The reviews of tables, made or in the making, by table."""
    query = select(reviews.c.table_id, reviews.c.id).where(reviews.c.table_id.in_(names), reviews.c.state != "failed")
    async with database.read() as connection:
        return {row[0]: row[1] for row in await connection.execute(query)}


async def digests_of(database: Database, names: list[str]) -> dict[str, str]:
    """What a profile needs of the reviews of tables that are done, by table."""
    query = select(reviews.c.table_id, reviews.c.digest).where(
        reviews.c.table_id.in_(names), reviews.c.state == "done", reviews.c.digest.is_not(None)
    )
    async with database.read() as connection:
        return {row[0]: row[1] for row in await connection.execute(query)}


@dataclass(frozen=True, slots=True)
class ReviewedPlace:
    """A reviewed game of somebody: their seat there, what a profile needs of it, and the table's line."""

    seat: int
    digest: str
    summary: str


async def games_of(database: Database, person: str, most: int) -> list[ReviewedPlace]:
    """The newest reviewed games of somebody."""
    query = (
        select(places.c.seat, reviews.c.digest, tables.c.summary)
        .join(reviews, reviews.c.table_id == places.c.table_id)
        .join(tables, tables.c.id == places.c.table_id)
        .where(places.c.person == person, reviews.c.state == "done", reviews.c.digest.is_not(None))
    )
    async with database.read() as connection:
        found = await connection.execute(query.order_by(tables.c.touched.desc(), tables.c.id).limit(most))
        return [ReviewedPlace(*row) for row in found]
