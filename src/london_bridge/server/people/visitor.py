"""Who makes a request: by cookie, or by a personal access token. A guest is made when one is needed."""

import hashlib
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import select, update

from london_bridge.server.clock import now_ms
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import tokens
from london_bridge.server.tables.deciding import Who
from london_bridge.server.tables.names import clean_name

from .identity import COOKIE, Identity
from .store import People, Person

TOKEN = "lbt_"
DEFAULT_NAME = "Guest"


def digest(secret: str) -> str:
    """What is stored of a token: it cannot be used to make one."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(slots=True)
class Visitor:
    """Somebody, or nobody yet."""

    people: People
    identity: Identity
    person: Person | None
    by_token: bool = False
    #: The cookie to be set with the answer: a value, or empty to clear it.
    cookie: str | None = None

    @property
    def who(self) -> Who | None:
        """As the tables know them."""
        return Who(self.person.id, self.person.name) if self.person is not None else None

    async def ensure(self, name: str | None = None, language: str | None = None) -> Who:
        """Be somebody: a guest is made if need be, and a name that is given is taken on by guests."""
        wanted = clean_name(name) if name is not None else None
        if self.person is None:
            self.become(await self.people.add(wanted or DEFAULT_NAME, language))
        elif wanted is not None and wanted != self.person.name:
            self.person = await self.people.change(self.person.id, name=wanted) or self.person
        assert self.person is not None
        return Who(self.person.id, self.person.name)

    def become(self, person: Person) -> None:
        """From now on this browser is that person."""
        self.person = person
        self.cookie = self.identity.write(person.id, person.version)


class Doorman:
    """Finds out who makes a request."""

    def __init__(self, database: Database, people: People, identity: Identity) -> None:
        self.database = database
        self.people = people
        self.identity = identity

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        """Who that is."""
        header = connection.headers.get("authorization", "")
        scheme, _, secret = header.partition(" ")
        if scheme.lower() == "bearer" and secret.startswith(TOKEN):
            return Visitor(self.people, self.identity, await self.by_token(secret.strip()), by_token=True)
        signed = self.identity.read(connection.cookies.get(COOKIE))
        if signed is None:
            return Visitor(self.people, self.identity, None)
        person = await self.people.get(signed[0])
        if person is None or person.version != signed[1]:
            return Visitor(self.people, self.identity, None)
        await self.people.saw(person.id)
        return Visitor(self.people, self.identity, person)

    async def by_token(self, secret: str) -> Person | None:
        """Whose token that is."""
        async with self.database.read() as connection:
            query = select(tokens.c.person, tokens.c.id, tokens.c.used).where(tokens.c.digest == digest(secret))
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        now = now_ms()
        if row[2] is None or now - row[2] > 3_600_000:
            async with self.database.write() as connection:
                await connection.execute(update(tokens).where(tokens.c.id == row[1]).values(used=now))
        return await self.people.get(row[0])
