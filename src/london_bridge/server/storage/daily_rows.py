"""The rows of the daily bridge: attempts, and what the days are worth."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Integer, Subquery, case, cast, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import daily_attempts as attempts
from .schema import daily_pars as pars
from .schema import people, places, tables

#: Lines of a board that are told, and days of one person that are looked at.
MOST_LINES, MOST_DAYS = 100, 800


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

    @property
    def counts(self) -> bool:
        """Whether it is one of the results of its day."""
        return self.money is not None and not self.apart

    @property
    def row(self) -> list[int]:
        """The places after every round; of a damaged row what can be read."""
        return [int(place) for place in self.places if place in "1234"]


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
    here = [
        exists().where(attempts.c.day == day, mine)
        for mine in (attempts.c.browser == browser, attempts.c.address == address)
    ]
    async with database.read() as connection:
        found = (await connection.execute(select(*here))).one()
    return bool(found[0]), bool(found[1])


async def counted(database: Database, day: str) -> dict[int, int]:
    """How many have made how much money on a day, of those that count."""
    query = select(attempts.c.money, func.count()).where(attempts.c.day == day, COUNTS).group_by(attempts.c.money)
    async with database.read() as connection:
        return {row[0]: row[1] for row in await connection.execute(query)}


def is_friend(person: ColumnElement[str], of: str) -> ColumnElement[bool]:
    """Whether a person has sat at a table with somebody, or is them."""
    mine = select(places.c.table_id).where(places.c.person == of)
    met = select(places.c.person).where(places.c.table_id.in_(mine))
    return person.in_(met) | (person == of)


async def best(
    database: Database, day: str, friends_of: str | None, start: int = 0, most: int = MOST_LINES
) -> list[tuple[Attempt, str]]:
    """The best attempts of a day that count, from a place on, with the names of those who played; or of somebody's
    friends.
    """
    query = select(*COLUMNS, people.c.name).join(people, people.c.id == attempts.c.person)
    query = query.where(attempts.c.day == day, COUNTS)
    if friends_of is not None:
        query = query.where(is_friend(attempts.c.person, friends_of))
    query = query.order_by(attempts.c.money.desc(), attempts.c.ended, attempts.c.person).offset(start).limit(most)
    async with database.read() as connection:
        return [(Attempt(*row[:-1]), row[-1]) for row in await connection.execute(query)]


async def name_of(database: Database, person: str) -> str | None:
    """What somebody is called."""
    async with database.read() as connection:
        return await connection.scalar(select(people.c.name).where(people.c.id == person))


class Sum(NamedTuple):
    """What somebody's days are worth together, in tenths of matchpoints."""

    person: str
    name: str
    tenths: int
    played: int
    place: int


def worths(days: Sequence[str]) -> Subquery:
    """What every attempt of some days is worth, in tenths of matchpoints (as `london_bridge.daily.DayField` has it):
    counted by the database, for many may have played.
    """
    day, money = attempts.c.day, attempts.c.money
    below = func.rank().over(partition_by=day, order_by=money) - 1
    ties = func.count().over(partition_by=[day, money]) - 1
    others = func.count().over(partition_by=day) - 1
    each = select(attempts.c.person, below.label("below"), ties.label("ties"), others.label("others"))
    found = each.where(day.in_(days), COUNTS).subquery()
    among = 1000 * (2 * found.c.below + found.c.ties) + found.c.others
    tenths = case((found.c.others == 0, 500), else_=among // (2 * found.c.others))
    return select(found.c.person, tenths.label("tenths")).subquery()


async def sums(database: Database, days: Sequence[str], me: str | None, friends_of: str | None) -> list[Sum]:
    """Who has the most of some days, and `me`; or of somebody's friends."""
    each = worths(days)
    total = cast(func.sum(each.c.tenths), Integer).label("tenths")
    query = select(each.c.person, people.c.name, total, func.count().label("played"))
    query = query.join(people, people.c.id == each.c.person).group_by(each.c.person, people.c.name)
    if friends_of is not None:
        query = query.where(is_friend(each.c.person, friends_of))
    all_ = query.subquery()
    order = all_.c.tenths.desc()
    ranked = select(
        all_,
        func.rank().over(order_by=order).label("place"),
        func.row_number().over(order_by=[order, all_.c.name, all_.c.person]).label("number"),
    ).subquery()
    told = (
        (ranked.c.number <= MOST_LINES) | (ranked.c.person == me) if me is not None else ranked.c.number <= MOST_LINES
    )
    columns = [ranked.c[name] for name in Sum._fields]
    async with database.read() as connection:
        return [Sum(*row) for row in await connection.execute(select(*columns).where(told).order_by(ranked.c.number))]


async def keep_adjusted(database: Database, found: dict[str, float]) -> None:
    """What games of days are worth without luck, by their tables."""
    async with database.write(durable=False) as connection:
        for table, money in found.items():
            await connection.execute(update(attempts).where(attempts.c.table_id == table).values(adjusted=money))


async def forget_where(database: Database, today: str) -> None:
    """Where attempts of earlier days were made from is nobody's business any more; nor are those of people who went in
    the moment they began.
    """
    old = (attempts.c.day < today) & ((attempts.c.address != "") | (attempts.c.browser != ""))
    nobody = ~exists().where(people.c.id == attempts.c.person)
    async with database.write(durable=False) as connection:
        await connection.execute(update(attempts).where(old).values(address="", browser=""))
        await connection.execute(delete(attempts).where(nobody))


async def over(database: Database, table: str) -> bool:
    """Whether a table is over, or gone."""
    async with database.read() as connection:
        status = await connection.scalar(select(tables.c.status).where(tables.c.id == table))
    return status in (None, "over")


async def runs_of(database: Database, day: str) -> list[int]:
    """What the runs of a day brought so far."""
    return read_runs(await text_of_runs(database, day))


async def text_of_runs(database: Database, day: str) -> str | None:
    """The same as it is stored."""
    async with database.read() as connection:
        return await connection.scalar(select(pars.c.runs).where(pars.c.day == day))


def read_runs(text: str | None) -> list[int]:
    """The runs of a row. Those that cannot be read are played again."""
    try:
        return msgspec.json.decode(text, type=list[int]) if text else []
    except msgspec.DecodeError:
        return []


async def keep_run(database: Database, day: str, before: list[int], money: int) -> None:
    """Keep one run more; if another process was quicker, its run stands, which is the same."""
    old = await text_of_runs(database, day)
    if read_runs(old) != before:
        return
    new = msgspec.json.encode([*before, money]).decode()
    with suppress(IntegrityError):
        async with database.write(durable=False) as connection:
            if old is None:
                await connection.execute(insert(pars), {"day": day, "runs": new})
            else:
                same = (pars.c.day == day) & (pars.c.runs == old)
                await connection.execute(update(pars).where(same).values(runs=new))
