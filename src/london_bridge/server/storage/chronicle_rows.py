"""The rows of chronicles: lines of finished games, charters, and who shows theirs; and what many lines say together.

Somebody may have played ten thousand games: figures are summed up by the database, over the newest `MOST` lines.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, Subquery, delete, exists, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from london_bridge.rules.words import CATEGORIES, KINDS

from .database import Database
from .schema import chronicle_charters as charters
from .schema import chronicle_lines as lines
from .schema import chronicle_opponents as opponents
from .schema import chronicle_pages as pages
from .schema import log, people, places, tables

#: Lines that figures are made of, the newest ones; games of the curve; opponents that are told.
MOST, MOST_FORM, MOST_OPPONENTS = 10_000, 60, 40
#: Lines that an export reads at once.
AT_ONCE = 500
#: What every move of a substitute has in its entry.
SUBSTITUTE = '"by":"substitute"'

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class GameRows:
    """What a finished game puts into the chronicles of those who played it."""

    table: str
    lines: list[Row]
    opponents: list[Row]
    charters: list[Row]


@dataclass(frozen=True, slots=True)
class Sight:
    """Whose lines are asked for, at which moment, and which of them."""

    person: str
    now: int
    players: int | None = None
    mode: str | None = None

    def chosen(self) -> Select[Any]:
        """The newest lines that count, that are not sealed, and that the filter lets through."""
        query = select(lines).where(lines.c.person == self.person, lines.c.apart == "", lines.c.sealed <= self.now)
        if self.players is not None:
            query = query.where(lines.c.players == self.players)
        if self.mode is not None:
            query = query.where(lines.c.mode == self.mode)
        return query.order_by(lines.c.ended.desc(), lines.c.table_id).limit(MOST)

    def rows(self) -> Subquery:
        """The same, to be counted."""
        return self.chosen().subquery()


# --- writing ----------------------------------------------------------------------------------------------------


async def put(database: Database, game: GameRows) -> bool:
    """Write what a game says, instead of what it said before; False if another process did so at this moment. Who has
    been deleted meanwhile gets nothing.
    """
    try:
        async with database.write() as connection:
            wanted = {row["person"] for row in game.lines}
            found = await connection.execute(select(people.c.id).where(people.c.id.in_(wanted)))
            there = {row[0] for row in found}
            for part, rows in ((lines, game.lines), (opponents, game.opponents)):
                await connection.execute(delete(part).where(part.c.table_id == game.table))
                if kept := [row for row in rows if row["person"] in there]:
                    await connection.execute(insert(part), kept)
            await put_charters(connection, game, there)
    except IntegrityError:
        return False
    return True


async def put_charters(connection: AsyncConnection, game: GameRows, there: set[str]) -> None:
    """The charters of a game: of several games that earned one the first has it. What this game was said to have earned
    before, and has not, is that of the next game that did.
    """
    held = select(charters.c.person, charters.c.charter).where(charters.c.table_id == game.table)
    lost = {(row[0], row[1]) for row in await connection.execute(held)}
    await connection.execute(delete(charters).where(charters.c.table_id == game.table))
    new = [row for row in game.charters if row["person"] in there]
    lost -= {(row["person"], row["charter"]) for row in new}
    for person, charter in sorted(lost):
        earned = (lines.c.person == person) & (lines.c.apart == "") & lines.c.charters.contains(charter)
        first = select(lines.c.table_id, lines.c.ended, lines.c.sealed).where(earned).order_by(lines.c.ended).limit(1)
        for table, at, sealed in await connection.execute(first):
            new.append({"person": person, "charter": charter, "table_id": table, "at": at, "sealed": sealed})
    for row in new:
        mine = (charters.c.person == row["person"]) & (charters.c.charter == row["charter"])
        await connection.execute(delete(charters).where(mine, charters.c.at > row["at"]))
        if not await connection.scalar(select(exists().where(mine))):
            await connection.execute(insert(charters), row)


async def games_without(database: Database, version: int, after: str, most: int) -> list[str]:
    """Games that are over and of which somebody who is here has no line of this version, in the order of their ids."""
    noted = exists().where(lines.c.table_id == tables.c.id, lines.c.version == version)
    sat = exists().where(places.c.table_id == tables.c.id, places.c.person == people.c.id)
    query = select(tables.c.id).where(tables.c.status == "over", tables.c.id > after, ~noted, sat)
    async with database.read() as connection:
        return [row[0] for row in await connection.execute(query.order_by(tables.c.id).limit(most))]


async def games_over(database: Database, after: str, most: int) -> list[str]:
    """All games that are over, in the order of their ids, some at a time."""
    query = select(tables.c.id).where(tables.c.status == "over", tables.c.id > after).order_by(tables.c.id).limit(most)
    async with database.read() as connection:
        return [row[0] for row in await connection.execute(query)]


async def substituted(database: Database, table: str) -> list[str]:
    """The entries of a table that a substitute made."""
    query = select(log.c.data).where(log.c.table_id == table, log.c.data.contains(SUBSTITUTE, autoescape=True))
    async with database.read() as connection:
        return [row[0] for row in await connection.execute(query)]


# --- pages ------------------------------------------------------------------------------------------------------


async def page_of(database: Database, person: str) -> str | None:
    """Under which address everybody may read somebody's chronicle, if they may."""
    async with database.read() as connection:
        found: str | None = await connection.scalar(select(pages.c.page).where(pages.c.person == person))
    return found


async def whose(database: Database, page: str) -> str | None:
    """Whose chronicle is at an address."""
    async with database.read() as connection:
        found: str | None = await connection.scalar(select(pages.c.person).where(pages.c.page == page))
    return found


async def show(database: Database, person: str, page: str | None) -> None:
    """Show somebody's chronicle under an address, or to nobody; an address that is there stays."""
    mine = pages.c.person == person
    try:
        async with database.write() as connection:
            if page is None:
                await connection.execute(delete(pages).where(mine))
            elif not await connection.scalar(select(exists().where(mine))):
                await connection.execute(insert(pages), {"person": person, "page": page})
    except IntegrityError:
        return  # another process was quicker


# --- reading ----------------------------------------------------------------------------------------------------


async def figures(database: Database, sight: Sight) -> dict[str, list[Row]]:
    """All that is summed up, by the name of the figure."""
    chosen = sight.rows()
    everything = Sight(sight.person, sight.now).rows()
    cells = (everything.c.players, everything.c.mode, everything.c.place)
    summed = [func.sum(chosen.c[f"built_{kind}"]).label(kind) for kind in KINDS]
    paid = [func.sum(chosen.c[f"paid_{category}"]).label(category) for category in CATEGORIES]
    games = func.count().label("games")
    queries: dict[str, Select[*tuple[Any, ...]]] = {
        "cells": select(*cells, games, func.sum(everything.c.money).label("money")).group_by(*cells).order_by(*cells),
        "scorings": select(chosen.c.scoring, games, *paid).group_by(chosen.c.scoring),
        "buildings": select(games, *summed),
        "best": select(chosen).order_by(chosen.c.money.desc(), chosen.c.ended.desc()).limit(1),
        "longest": select(chosen).order_by(chosen.c.line.desc(), chosen.c.money.desc(), chosen.c.ended.desc()).limit(1),
        "form": select(chosen).order_by(chosen.c.ended.desc(), chosen.c.table_id).limit(MOST_FORM),
        "opponents": met(chosen),
    }
    async with database.read() as connection:
        return {
            name: [dict(row) for row in (await connection.execute(query)).mappings()] for name, query in queries.items()
        }


def met(chosen: Subquery) -> Select[Any]:
    """Whom somebody has met, how often, and how often they came in ahead; with the page that these show."""
    of_line = (
        (opponents.c.person == chosen.c.person)
        & (opponents.c.table_id == chosen.c.table_id)
        & (opponents.c.seat == chosen.c.seat)
    )
    games = func.count().label("games")
    ahead = func.count().filter(opponents.c.ahead.is_(True)).label("ahead")
    last = func.max(chosen.c.ended).label("last")
    one_line = select(opponents.c.who, games, ahead, last).select_from(chosen.join(opponents, of_line))
    return one_line.group_by(opponents.c.who).order_by(games.desc(), last.desc(), opponents.c.who).limit(MOST_OPPONENTS)


async def known(database: Database, ids: Iterable[str]) -> dict[str, tuple[str, str | None]]:
    """The names of some people who are here, and the pages that they show."""
    query = select(people.c.id, people.c.name, pages.c.page).outerjoin(pages, pages.c.person == people.c.id)
    async with database.read() as connection:
        found = await connection.execute(query.where(people.c.id.in_(list(ids))))
        return {row[0]: (row[1], row[2]) for row in found}


async def charters_of(database: Database, person: str, now: int) -> dict[str, Row]:
    """The charters that somebody has, by name; those of a sealed day when it is over."""
    query = select(charters).where(charters.c.person == person, charters.c.sealed <= now)
    async with database.read() as connection:
        return {row["charter"]: dict(row) for row in (await connection.execute(query)).mappings()}


async def earned_at(database: Database, person: str, table: str) -> list[str]:
    """The charters that a game was the first to earn somebody."""
    query = select(charters.c.charter).where(charters.c.person == person, charters.c.table_id == table)
    async with database.read() as connection:
        return [row[0] for row in await connection.execute(query)]


async def page_of_lines(database: Database, person: str, now: int, last: Row | None) -> list[Row]:
    """Some of somebody's lines, also those that do not count, the newest first, after one of them."""
    query = select(lines).where(lines.c.person == person, lines.c.sealed <= now)
    if last is not None:
        later = (lines.c.ended == last["ended"]) & (lines.c.table_id > last["table_id"])
        query = query.where(or_(lines.c.ended < last["ended"], later))
    query = query.order_by(lines.c.ended.desc(), lines.c.table_id, lines.c.seat).limit(AT_ONCE)
    async with database.read() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]
