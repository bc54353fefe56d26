"""Who makes a request: by cookie, or by a personal access token. A guest is made when one is needed, but not of
somebody who was signed out without knowing, nor of a program with a wrong token.
"""

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from sqlalchemy import select, update

from london_bridge.server.clock import now_ms
from london_bridge.server.display_names import GUEST, clean_name
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.requester import Requester
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import tokens

from .identity import COOKIE, DEVICE_COOKIE, Identity, Session
from .login_limits import LoginDevice
from .store import People, Person

if TYPE_CHECKING:
    from .sessions import Sessions

TOKEN = "lbt_"
BAD_TOKEN = (
    "This access token is not known here, or was revoked; make a new one in your settings, and send it as "
    "'Authorization: Bearer lbt_…'."
)
SIGNED_OUT = "You are signed out on this device; sign in again, or choose a name."


def digest(secret: str) -> str:
    """What is stored of a token: it cannot be used to make one."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


@dataclass(slots=True)
class Visitor:
    """Somebody, or nobody yet."""

    people: People
    identity: Identity
    person: Person | None
    #: What proves it: a session, by cookie, or a token.
    session: Session | None = None
    token: str | None = None
    #: A cookie of ours, which does not count any more.
    signed_out: bool = False
    #: The browser, if it has been signed in before.
    device: LoginDevice | None = None
    #: Asked before a guest is made; refuses if there were too many.
    newcomer: Callable[[], Awaitable[None]] | None = None
    #: The cookies to be set with the answer: a value, or empty to clear it.
    cookie: str | None = None
    device_cookie: str | None = None

    @property
    def by_token(self) -> bool:
        """Whether a program asks, in somebody's name."""
        return self.token is not None

    @property
    def who(self) -> Requester | None:
        """As the tables know them."""
        return self.person.who() if self.person is not None else None

    async def ensure(self, name: str | None = None, language: str | None = None, anew: bool = False) -> Requester:
        """Be somebody: a guest is made if need be, and a name that is given is taken on by guests. Who was signed out
        becomes somebody new only if they want to (`anew`).
        """
        if self.signed_out and not anew:
            raise RequestRefused("signed_out", SIGNED_OUT)
        wanted = clean_name(name) if name is not None else None
        if self.person is None:
            if self.newcomer is not None:
                await self.newcomer()
            self.become(await self.people.add(wanted or GUEST, language))
        elif wanted is not None and wanted != self.person.name:
            self.person = await self.people.change(self.person.id, name=wanted) or self.person
        assert self.person is not None
        return self.person.who()

    async def change(self, **columns: object) -> None:
        """Change what is known about them."""
        assert self.person is not None
        self.person = await self.people.change(self.person.id, **columns) or self.person

    def become(self, person: Person) -> None:
        """From now on this browser is that person."""
        self.person, self.signed_out = person, False
        self.session = self.identity.begin(person.id, person.version)
        self.cookie = self.identity.write(self.session)
        if person.login is not None:
            self.device = self.device or LoginDevice()
            if self.device.learn(person.login):
                self.device_cookie = self.identity.write_device(self.device)

    def leave(self) -> None:
        """From now on this browser is nobody."""
        self.person = self.session = None
        self.cookie = ""


class Authenticator:
    """Finds out who makes a request."""

    def __init__(self, database: Database, people: People, identity: Identity, sessions: "Sessions") -> None:
        self.database = database
        self.people = people
        self.identity = identity
        self.sessions = sessions

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        """Who that is. A token that is not known is refused: no program should play as a new guest by mistake."""
        header = connection.headers.get("authorization", "")
        scheme, _, secret = header.partition(" ")
        # `Basic` is between a browser and a proxy; whatever else there is was meant to be a token.
        if header and scheme.lower() != "basic":
            person, token = await self.by_token(secret.strip() if scheme.lower() == "bearer" else "")
            return Visitor(self.people, self.identity, person, token=token)
        visitor = Visitor(self.people, self.identity, None)
        visitor.device = self.identity.read_device(connection.cookies.get(DEVICE_COOKIE))
        session = self.identity.read(connection.cookies.get(COOKIE))
        if session is None:
            return visitor
        found = await self.people.get(session.person)
        if found is None or not self.sessions.holds(session, found):
            visitor.signed_out = True
            return visitor
        visitor.person, visitor.session = found, session
        await self.people.saw(found.id)
        if self.identity.stale(session):
            visitor.cookie = self.identity.write(session)
        return visitor

    async def by_token(self, secret: str) -> tuple[Person, str]:
        """Whose token that is, and which."""
        row = None
        if secret.startswith(TOKEN):
            async with self.database.read() as connection:
                query = select(tokens.c.person, tokens.c.id, tokens.c.used).where(tokens.c.digest == digest(secret))
                row = (await connection.execute(query)).first()
        person = await self.people.get(row[0]) if row is not None else None
        if row is None or person is None:
            raise RequestRefused("bad_token", BAD_TOKEN)
        now = now_ms()
        if row[2] is None or now - row[2] > 3_600_000:
            async with self.database.write(durable=False) as connection:
                await connection.execute(update(tokens).where(tokens.c.id == row[1]).values(used=now))
        await self.people.saw(person.id)
        return person, row[1]
