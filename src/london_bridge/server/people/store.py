"""People in the database, with those seen lately in memory."""

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass

import msgspec
from sqlalchemy import insert, select, update

from london_bridge.server.clock import now_ms, steady
from london_bridge.server.requester import Requester
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import ended, people, preferences
from london_bridge.server.wire.looks import Colour, Portrait
from london_bridge.server.wire.people import PersonInfo, Told

KEPT = 5_000
#: Milliseconds after which it is written again that somebody is here.
SEEN_EVERY = 24 * 3600 * 1000
#: For so many seconds a person is not read again; another process may have changed them.
FRESH = 10.0


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody."""

    id: str
    name: str
    language: str | None
    login: str | None
    email: str | None
    email_asked: str | None
    notify: Told
    version: int
    #: How they look at a table, unless they choose otherwise there.
    portrait: Portrait | None = None
    colour: Colour | None = None
    #: Sessions that were signed out.
    ended: frozenset[str] = frozenset()

    def who(self) -> Requester:
        """As the tables know them."""
        return Requester(self.id, self.name, self.portrait, self.colour)

    def info(self) -> PersonInfo:
        """As they see themselves."""
        return PersonInfo(
            id=self.id,
            name=self.name,
            language=self.language,
            guest=self.login is None,
            login=self.login,
            email=self.email,
            email_asked=self.email_asked,
            notify=self.notify,
            portrait=self.portrait,
            colour=self.colour,
        )


COLUMNS = (
    people.c.id,
    people.c.name,
    people.c.language,
    people.c.login,
    people.c.email,
    people.c.email_asked,
    people.c.notify,
    people.c.version,
    people.c.portrait,
    people.c.colour,
)


class People:
    """Everybody who has been here."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.kept: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        #: When it was last written that somebody is here.
        self.seen: OrderedDict[str, int] = OrderedDict()
        #: How often somebody was forgotten: what was read before that is not kept.
        self.forgotten = 0
        #: Those who are being deleted, and the turn of whoever does it (`account_deletion`).
        self.leaving: set[str] = set()
        self.one_lot_leaves = asyncio.Lock()

    async def get(self, person: str) -> Person | None:
        """Somebody, by id."""
        return (await self.get_all({person})).get(person)

    async def get_all(self, ids: set[str]) -> dict[str, Person]:
        """Those of some people who exist, by id."""
        found = {}
        for person in ids:
            kept = self.kept.get(person)
            if kept is not None and steady() - kept[0] < FRESH:
                found[person] = kept[1]
        asked = ids - set(found)
        if not asked:
            return found
        forgotten = self.forgotten
        async with self.database.read() as connection:
            rows = (await connection.execute(select(*COLUMNS).where(people.c.id.in_(asked)))).all()
            out: dict[str, set[str]] = {}
            query = select(ended.c.person, ended.c.session).where(ended.c.person.in_(asked))
            for person, session in await connection.execute(query):
                out.setdefault(person, set()).add(session)
        for row in rows:
            told, gone = msgspec.json.decode(row[6], type=Told), frozenset(out.get(row[0], ()))
            known = found[row[0]] = Person(*row[:6], told, *row[7:10], gone)
            if forgotten == self.forgotten:
                self.keep(known)
        for person in asked - set(found):
            self.kept.pop(person, None)
        return found

    def keep(self, person: Person) -> None:
        """Remember somebody for a while."""
        self.kept[person.id] = (steady(), person)
        self.kept.move_to_end(person.id)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    def forget(self, person: str) -> None:
        """Read somebody anew next time."""
        self.forgotten += 1
        self.kept.pop(person, None)

    async def add(self, name: str, language: str | None = None) -> Person:
        """A new guest."""
        now = now_ms()
        made = Person(secrets.token_urlsafe(12), name, language, None, None, None, Told(), 0)
        row = {"id": made.id, "name": name, "language": language, "created": now, "seen": now, "notify": "{}"}
        async with self.database.write() as connection:
            await connection.execute(insert(people), row)
        self.keep(made)
        return made

    async def change(self, person: str, **columns: object) -> Person | None:
        """Change what is known about somebody."""
        async with self.database.write() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**columns))
        self.forget(person)
        return await self.get(person)

    async def saw(self, person: str) -> None:
        """Somebody is here: kept up once a day, for `retention`."""
        now = now_ms()
        if now - self.seen.get(person, 0) < SEEN_EVERY:
            return
        self.seen[person] = now
        if len(self.seen) > KEPT:
            self.seen.popitem(last=False)
        lately = (people.c.id == person) & (people.c.seen < now - SEEN_EVERY)
        async with self.database.write(durable=False) as connection:
            await connection.execute(update(people).where(lately).values(seen=now))

    # --- what somebody wants at one table -----------------------------------------------------------------------

    async def muted(self, table: str, person: str) -> frozenset[str]:
        """Whom somebody does not want to hear at a table."""
        return (await self.chat_preferences(table, person))[0]

    async def all_muted(self, tables: list[str], person: str) -> dict[str, frozenset[str]]:
        """The same at many tables, in one question; tables at which they hear everybody are left out."""
        query = select(preferences.c.table_id, preferences.c.muted).where(
            preferences.c.table_id.in_(tables), preferences.c.person == person, preferences.c.muted != "[]"
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return {row[0]: frozenset(msgspec.json.decode(row[1], type=list[str])) for row in rows}

    async def chat_preferences(self, table: str, person: str) -> tuple[frozenset[str], int]:
        """Whom somebody does not want to hear at a table, and the number of the last line that they have read."""
        query = select(preferences.c.muted, preferences.c.read).where(
            preferences.c.table_id == table, preferences.c.person == person
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return frozenset(), 0
        return frozenset(msgspec.json.decode(row[0], type=list[str])), row[1]

    async def set_preferences(self, table: str, person: str, **columns: object) -> None:
        """Set what somebody wants at a table."""
        mine = (preferences.c.table_id == table) & (preferences.c.person == person)
        durable = set(columns) != {"read"}  # what has been read is read again at the worst
        async with self.database.write(durable) as connection:
            changed = await connection.execute(update(preferences).where(mine).values(**columns))
            if not changed.rowcount:
                row = {"table_id": table, "person": person, "muted": "[]", "read": 0} | columns
                await connection.execute(insert(preferences), row)
