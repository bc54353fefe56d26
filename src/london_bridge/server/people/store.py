"""People in the database, with those seen lately in memory."""

import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

import msgspec
from sqlalchemy import insert, select, update

from london_bridge.server.clock import now_ms
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import ended, people, wishes
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
    #: Sessions that were signed out.
    ended: frozenset[str] = frozenset()

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

    async def get(self, person: str) -> Person | None:
        """Somebody, by id."""
        return (await self.get_all({person})).get(person)

    async def get_all(self, ids: set[str]) -> dict[str, Person]:
        """Those of some people who exist, by id."""
        found = {}
        for person in ids:
            kept = self.kept.get(person)
            if kept is not None and time.monotonic() - kept[0] < FRESH:
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
            known = found[row[0]] = Person(*row[:6], told, row[7], gone)
            if forgotten == self.forgotten:
                self.keep(known)
        for person in asked - set(found):
            self.kept.pop(person, None)
        return found

    def keep(self, person: Person) -> None:
        """Remember somebody for a while."""
        self.kept[person.id] = (time.monotonic(), person)
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
        async with self.database.write() as connection:
            await connection.execute(update(people).where(lately).values(seen=now))

    # --- what somebody wants at one table -----------------------------------------------------------------------

    async def muted(self, table: str, person: str) -> frozenset[str]:
        """Whom somebody does not want to hear at a table."""
        return (await self.ears(table, person))[0]

    async def all_muted(self, tables: list[str], person: str) -> dict[str, frozenset[str]]:
        """The same at many tables, in one question; tables at which they hear everybody are left out."""
        query = select(wishes.c.table_id, wishes.c.muted).where(
            wishes.c.table_id.in_(tables), wishes.c.person == person, wishes.c.muted != "[]"
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return {row[0]: frozenset(msgspec.json.decode(row[1], type=list[str])) for row in rows}

    async def ears(self, table: str, person: str) -> tuple[frozenset[str], int]:
        """Whom somebody does not want to hear at a table, and the number of the last line that they have read."""
        query = select(wishes.c.muted, wishes.c.read).where(wishes.c.table_id == table, wishes.c.person == person)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return frozenset(), 0
        return frozenset(msgspec.json.decode(row[0], type=list[str])), row[1]

    async def wish(self, table: str, person: str, **columns: object) -> None:
        """Set what somebody wants at a table."""
        mine = (wishes.c.table_id == table) & (wishes.c.person == person)
        async with self.database.write() as connection:
            changed = await connection.execute(update(wishes).where(mine).values(**columns))
            if not changed.rowcount:
                row = {"table_id": table, "person": person, "muted": "[]", "read": 0} | columns
                await connection.execute(insert(wishes), row)
