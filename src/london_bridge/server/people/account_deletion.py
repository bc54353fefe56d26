"""Deleting an identity: seats in running games go to bots, names and lines of chat become a dash, secrets are gone.

The log of a table keeps that somebody played, under an id that says nothing; what they were called, and what they
said, is taken out of it. A mark in the database tells that a deletion has begun, so that it goes on after a crash.
"""

import logging
import secrets

import msgspec
from sqlalchemy import bindparam, delete, insert, or_, select, update

from london_bridge.server.metrics import METRICS
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.requester import Requester
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import (
    chronicle_charters,
    chronicle_lines,
    chronicle_opponents,
    chronicle_pages,
    daily_attempts,
    ended,
    links,
    log,
    meta,
    people,
    places,
    preferences,
    pushes,
    puzzle_attempts,
    puzzle_solvers,
    puzzle_streaks,
    reviews,
    tables,
    tokens,
)
from london_bridge.server.tables import entries as e
from london_bridge.server.tables.table_registry import TableRegistry
from london_bridge.server.tables.table_state import TableState
from london_bridge.server.wire import requests as r
from london_bridge.server.wire.tables import TableLine

from .store import People

logger = logging.getLogger("london_bridge.people")
NOBODY = "—"
#: What is nobody else's, and goes at once.
THEIRS = (
    tokens,
    links,
    pushes,
    preferences,
    ended,
    daily_attempts,
    puzzle_attempts,
    puzzle_solvers,
    puzzle_streaks,
    chronicle_lines,
    chronicle_opponents,
    chronicle_charters,
    chronicle_pages,
)
#: How the mark of a deletion begins, in `meta`.
MARK = "leaving:"
#: Entries that say what somebody is called, by their kind. Each has its kind's word in it somewhere, as few others do.
KINDS = ("sit", "name", "chat")
NAMING = or_(*(log.c.data.contains(kind) for kind in KINDS))
#: What is left of an entry that was damaged and somebody's.
DAMAGED = "{}"
#: Entries that are looked at before others get their turn.
AT_ONCE = 2_000
#: Entries that are written anew without a break.
AT_A_TIME = 50


async def leave_for_good(database: Database, registry: TableRegistry, store: People, *gone: str) -> None:
    """Delete some people. First the secrets, so that nobody can act as them while the rest is done. The rest is done
    for one lot of people at a time: those who come meanwhile go together, with one look through the log.
    """
    async with database.write() as connection:
        for table in THEIRS:
            await connection.execute(delete(table).where(table.c.person.in_(gone)))
        # Records that they sent go with their reviews; those of tables stay, as the tables do, and know no names.
        theirs = reviews.c.person.in_(gone)
        await connection.execute(delete(reviews).where(theirs, reviews.c.table_id.is_(None)))
        await connection.execute(update(reviews).where(theirs).values(person=None))
        await connection.execute(delete(people).where(people.c.id.in_(gone)))
        await connection.execute(delete(meta).where(meta.c.key.in_([MARK + person for person in gone])))
        await connection.execute(insert(meta), [{"key": MARK + person, "value": "begun"} for person in gone])
    for person in gone:
        store.forget(person)
    store.leaving.update(gone)
    async with store.one_lot_leaves:
        lot, store.leaving = store.leaving, set()
        if lot:
            await finish_leaving(database, registry, lot)


async def begun(database: Database) -> set[str]:
    """Those whose deletion has begun and has not come to its end."""
    query = select(meta.c.key).where(meta.c.key.startswith(MARK, autoescape=True))
    async with database.read() as connection:
        return {row[0].removeprefix(MARK) for row in await connection.execute(query)}


async def finish_leaving(database: Database, registry: TableRegistry, gone: set[str]) -> None:
    """Do what is left of deletions that have begun. All of it may be done twice. What is wrong with one table is no
    reason to leave the others as they are: who is named there is tried again at the next look.
    """
    async with database.read() as connection:
        query = (
            select(places.c.person, places.c.table_id)
            .join(tables, tables.c.id == places.c.table_id)
            .where(places.c.person.in_(gone), tables.c.status != "over")
            .distinct()
        )
        seated = [(row[0], row[1]) for row in await connection.execute(query)]
    left: set[str] = set()
    for person, name in seated:
        try:
            await get_up(registry, name, Requester(person, NOBODY))
        except Exception as error:
            left.add(person)
            logger.error("somebody who was deleted could not get up", exc_info=error, extra={"table": name})
    for name, named in (await tables_that_name(database, gone)).items():
        try:
            await unname(database, registry, name, named)
        except Exception as error:
            left |= named
            logger.error("names could not be taken out of a log", exc_info=error, extra={"table": name})
    async with database.write() as connection:
        await connection.execute(delete(meta).where(meta.c.key.in_([MARK + person for person in gone - left])))
    METRICS.deletions_left = len(left)


async def get_up(registry: TableRegistry, name: str, who: Requester) -> None:
    """Leave all seats at a table; close it if nobody else plays there."""
    table = await registry.get_sound(name)
    if table is None or table.state.status == "over":
        return
    for seat in table.state.seats_of(who.id):
        try:
            await table.act(who, r.Leave(id=secrets.token_urlsafe(9), seat=seat))
        except RequestRefused:
            logger.debug("a seat is left already", extra={"table": name})

    def close(state: TableState) -> list[e.AnyEntry]:
        others = any(place.person not in (None, who.id) for place in state.seats)
        return [] if others or state.status == "over" else [e.EndedEarly(reason="closed")]

    await table.add(close)


class EntrySubject(msgspec.Struct):
    """As much of an entry as says whom it is about."""

    kind: str
    person: str | None = None


def named_in(data: str, gone: set[str]) -> set[str]:
    """Who of some people an entry is about. One that is damaged is about everybody whose id is in it."""
    try:
        about = msgspec.json.decode(data, type=EntrySubject)
    except msgspec.DecodeError:
        return {person for person in gone if person in data}
    return {about.person} & gone if about.person is not None else set()


def without(data: str, gone: set[str]) -> str | None:
    """An entry with a dash for the names and words of some people; None if it has none of theirs. Of an entry that a
    newer version wrote everything else stays, and of a damaged one nothing does: it could be read by nobody anyway.
    """
    if not named_in(data, gone):
        return None
    try:
        entry = msgspec.json.decode(data, type=dict[str, object])
    except msgspec.DecodeError:
        return DAMAGED
    theirs = {key: NOBODY for key in ("name", "text") if isinstance(entry.get(key), str)}
    return msgspec.json.encode(entry | theirs).decode() if theirs else None


async def tables_that_name(database: Database, gone: set[str]) -> dict[str, set[str]]:
    """The tables whose log says what some people are called, or have said, and who of them it is. One look through
    the log is enough for all of them.
    """
    found: dict[str, set[str]] = {}
    last = ("", 0)
    while True:
        after = (log.c.table_id > last[0]) | ((log.c.table_id == last[0]) & (log.c.number > last[1]))
        query = select(log.c.table_id, log.c.number, log.c.data).where(after, NAMING)
        async with database.read() as connection:
            rows = (await connection.execute(query.order_by(log.c.table_id, log.c.number).limit(AT_ONCE))).all()
        for name, _, data in rows:
            for person in named_in(data, gone):
                found.setdefault(name, set()).add(person)
        if len(rows) < AT_ONCE:
            return found
        last = (rows[-1][0], rows[-1][1])


async def unname(database: Database, registry: TableRegistry, name: str, gone: set[str]) -> None:
    """Take names and lines of some people out of the log of a table, and out of the lists."""
    table = await registry.get_sound(name)
    if table is None:
        await rewrite(database, name, gone)  # set aside: nobody writes there
        await rewrite_line(database, name, gone)
        return
    async with table.lock:
        await rewrite(database, name, gone)
        await table.reload()
        line = e.encode_any(table.state.line()).decode()
        async with database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == name).values(summary=line))
    registry.forget(table)
    if registry.peers is not None:
        await registry.peers.say_rewritten(name)


async def rewrite(database: Database, name: str, gone: set[str]) -> None:
    """Put a dash for names and lines of some people in the log of a table: a few entries at a time, so that others
    save meanwhile.
    """
    async with database.read() as connection:
        query = select(log.c.number, log.c.data).where(log.c.table_id == name, NAMING)
        rows = (await connection.execute(query)).all()
    changed = [
        {"at_number": number, "new_data": new} for number, data in rows if (new := without(data, gone)) is not None
    ]
    key = (log.c.table_id == name) & (log.c.number == bindparam("at_number"))
    for first in range(0, len(changed), AT_A_TIME):
        async with database.write() as connection:
            await connection.execute(
                update(log).where(key).values(data=bindparam("new_data")), changed[first : first + AT_A_TIME]
            )


async def rewrite_line(database: Database, name: str, gone: set[str]) -> None:
    """The same in the line of a table whose log cannot be read."""
    async with database.write() as connection:
        mine = tables.c.id == name
        row = (await connection.execute(select(tables.c.summary).where(mine))).first()
        try:
            line = msgspec.json.decode(row[0] if row is not None else "", type=TableLine)
        except msgspec.DecodeError:
            return  # it is made anew from the log, when that can be read again
        for seat in line.seats:
            if seat.person in gone:
                seat.name = NOBODY
        await connection.execute(update(tables).where(mine).values(summary=e.encode_any(line).decode()))
