"""Deleting an identity: seats in running games go to bots, names become a dash everywhere, secrets are gone.

The log of a table keeps that somebody played, under an id that says nothing; what they were called is taken out of it.
"""

import logging
import secrets

from sqlalchemy import delete, select, update

from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import links, log, people, places, pushes, tables, tokens, wishes
from london_bridge.server.tables import entries as e
from london_bridge.server.tables.deciding import Who
from london_bridge.server.tables.house import House
from london_bridge.server.tables.refusing import No
from london_bridge.server.tables.state import TableState
from london_bridge.server.wire import requests as r

from .store import People, Person

logger = logging.getLogger("london_bridge.people")
NOBODY = "—"


async def leave_for_good(database: Database, house: House, store: People, person: Person) -> None:
    """Delete somebody. First the secrets, so that nobody can act as them while the rest is done."""
    async with database.write() as connection:
        for table in (tokens, links, pushes, wishes):
            await connection.execute(delete(table).where(table.c.person == person.id))
        await connection.execute(delete(people).where(people.c.id == person.id))
    store.forget(person.id)
    async with database.read() as connection:
        query = select(places.c.table_id).where(places.c.person == person.id).distinct()
        seated = [row[0] for row in await connection.execute(query)]
    for name in seated:
        await get_up(house, name, Who(person.id, NOBODY))
    for name in await tables_that_name(database, person.id):
        await unname(database, house, name, person.id)


async def get_up(house: House, name: str, who: Who) -> None:
    """Leave all seats at a table; close it if nobody else plays there."""
    table = await house.get(name)
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


async def tables_that_name(database: Database, person: str) -> list[str]:
    """The tables whose log says what somebody is called: where they sat, or said something."""
    query = select(log.c.table_id).where(log.c.data.contains(f'"person":"{person}"', autoescape=True)).distinct()
    async with database.read() as connection:
        return [row[0] for row in await connection.execute(query)]


async def unname(database: Database, house: House, name: str, person: str) -> None:
    """Take somebody's names out of the log of a table, and out of the lists."""
    table = await house.get(name)
    if table is None:
        return
    async with table.lock:
        async with database.write() as connection:
            mine = (log.c.table_id == name) & log.c.data.contains(f'"person":"{person}"', autoescape=True)
            for number, data in (await connection.execute(select(log.c.number, log.c.data).where(mine))).all():
                entry = e.decode(data)
                if isinstance(entry, e.Sat | e.Named | e.Said) and entry.person == person:
                    entry.name = NOBODY
                    key = (log.c.table_id == name) & (log.c.number == number)
                    await connection.execute(update(log).where(key).values(data=e.encode(entry).decode()))
        await table.reload()
        line = e.encode_any(table.state.line()).decode()
        async with database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == name).values(summary=line))
    house.forget(table)
    if house.hearing is not None:
        await house.hearing.say_rewritten(name)
