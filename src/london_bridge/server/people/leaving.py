"""Deleting an identity: seats in running games go to bots, names and lines of chat become a dash, secrets are gone.

The log of a table keeps that somebody played, under an id that says nothing; what they were called, and what they
said, is taken out of it. A mark in the database tells that a deletion has begun, so that it goes on after a crash.
"""

import logging
import re
import secrets

from sqlalchemy import bindparam, delete, insert, or_, select, update

from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import ended, links, log, meta, people, places, pushes, tables, tokens, wishes
from london_bridge.server.tables import entries as e
from london_bridge.server.tables.deciding import Who
from london_bridge.server.tables.house import House
from london_bridge.server.tables.refusing import No
from london_bridge.server.tables.state import TableState
from london_bridge.server.wire import requests as r

from .store import People

logger = logging.getLogger("london_bridge.people")
NOBODY = "—"
#: How the mark of a deletion begins, in `meta`.
MARK = "leaving:"
#: Entries that say what somebody is called, as they are stored, and whom they are about.
NAMING = or_(*(log.c.data.startswith(f'{{"kind":"{kind}"', autoescape=True) for kind in ("sit", "name", "chat")))
PERSON = re.compile(r'"person":"([^"]*)"')
#: Entries that are looked at before others get their turn.
AT_ONCE = 2_000
#: Entries that are written anew without a break.
AT_A_TIME = 50


async def leave_for_good(database: Database, house: House, store: People, person: str) -> None:
    """Delete somebody. First the secrets, so that nobody can act as them while the rest is done."""
    async with database.write() as connection:
        for table in (tokens, links, pushes, wishes, ended):
            await connection.execute(delete(table).where(table.c.person == person))
        await connection.execute(delete(people).where(people.c.id == person))
        await connection.execute(delete(meta).where(meta.c.key == MARK + person))
        await connection.execute(insert(meta), {"key": MARK + person, "value": "begun"})
    store.forget(person)
    await finish_leaving(database, house, {person})


async def begun(database: Database) -> set[str]:
    """Those whose deletion has begun and has not come to its end."""
    query = select(meta.c.key).where(meta.c.key.startswith(MARK, autoescape=True))
    async with database.read() as connection:
        return {row[0].removeprefix(MARK) for row in await connection.execute(query)}


async def finish_leaving(database: Database, house: House, gone: set[str]) -> None:
    """Do what is left of deletions that have begun. All of it may be done twice."""
    async with database.read() as connection:
        query = select(places.c.person, places.c.table_id).where(places.c.person.in_(gone)).distinct()
        seated = [(row[0], row[1]) for row in await connection.execute(query)]
    for person, name in seated:
        await get_up(house, name, Who(person, NOBODY))
    for name, named in (await tables_that_name(database, gone)).items():
        await unname(database, house, name, named)
    async with database.write() as connection:
        await connection.execute(delete(meta).where(meta.c.key.in_([MARK + person for person in gone])))


async def get_up(house: House, name: str, who: Who) -> None:
    """Leave all seats at a table; close it if nobody else plays there."""
    table = await house.get_sound(name)
    if table is None or table.state.status == "over":
        return
    for seat in table.state.seats_of(who.id):
        try:
            await table.act(who, r.Leave(id=secrets.token_urlsafe(9), seat=seat))
        except No:
            logger.debug("a seat is left already", extra={"table": name})

    def close(state: TableState) -> list[e.AnyEntry]:
        others = any(place.person not in (None, who.id) for place in state.seats)
        return [] if others or state.status == "over" else [e.Ended(reason="closed")]

    await table.add(close)


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
            person = PERSON.search(data)
            if person is not None and person[1] in gone:
                found.setdefault(name, set()).add(person[1])
        if len(rows) < AT_ONCE:
            return found
        last = (rows[-1][0], rows[-1][1])


async def unname(database: Database, house: House, name: str, gone: set[str]) -> None:
    """Take names and lines of some people out of the log of a table, and out of the lists."""
    table = await house.get_sound(name)
    if table is None:
        await rewrite(database, name, gone)  # set aside: nobody writes there
        return
    async with table.lock:
        await rewrite(database, name, gone)
        await table.reload()
        line = e.encode_any(table.state.line()).decode()
        async with database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == name).values(summary=line))
    house.forget(table)
    if house.hearing is not None:
        await house.hearing.say_rewritten(name)


async def rewrite(database: Database, name: str, gone: set[str]) -> None:
    """Put a dash for names and lines of some people in the log of a table: a few entries at a time, so that others
    save meanwhile.
    """
    async with database.read() as connection:
        query = select(log.c.number, log.c.data).where(log.c.table_id == name, NAMING)
        rows = (await connection.execute(query)).all()
    changed = []
    for number, data in rows:
        entry = e.decode(data)
        if isinstance(entry, e.Sat | e.Named | e.Said) and entry.person in gone:
            entry.name = NOBODY
            if isinstance(entry, e.Said):
                entry.text = NOBODY
            changed.append({"at_number": number, "new_data": e.encode(entry).decode()})
    key = (log.c.table_id == name) & (log.c.number == bindparam("at_number"))
    for first in range(0, len(changed), AT_A_TIME):
        async with database.write() as connection:
            await connection.execute(
                update(log).where(key).values(data=bindparam("new_data")), changed[first : first + AT_A_TIME]
            )
