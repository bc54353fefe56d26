"""Sessions and open channels: when somebody is no longer who they said, what they have open is closed, everywhere.

A session ends by time, by signing out, by a new password, and with the key that signed it; a token when it is revoked.
A channel that was opened with it is told so and closed within a second, in whichever process it is.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from london_bridge.server.storage.database import Database
from london_bridge.server.storage.peers import Peers
from london_bridge.server.storage.schema import ended, pushes, tokens

from .identity import MAX_AGE, Identity, Session
from .store import People, Person
from .visitor import Visitor

logger = logging.getLogger("london_bridge.people")
#: Seconds between two looks for sessions whose time is over, and for new keys.
LOOK = 5.0
#: Seconds that the answer with the new cookie has before the channels of the old one end: browsers come again at once.
HEAD_START = 0.1


@dataclass(eq=False, slots=True)
class Held:
    """A channel that stays open as long as somebody is who they said."""

    person: str
    session: Session | None
    token: str | None
    end: Callable[[], None]


class Sessions:
    """All open channels of this process, by person."""

    def __init__(self, database: Database, people: People, identity: Identity) -> None:
        self.database = database
        self.people = people
        self.identity = identity
        self.open: dict[str, set[Held]] = {}
        #: Where there may be other processes, the link to them.
        self.peers: Peers | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    # --- open channels ----------------------------------------------------------------------------------------------

    def hold(self, visitor: Visitor, end: Callable[[], None]) -> Held | None:
        """A channel is open; `end` closes it. Nobody in particular need not be held."""
        if visitor.person is None:
            return None
        held = Held(visitor.person.id, visitor.session, visitor.token, end)
        self.open.setdefault(held.person, set()).add(held)
        return held

    def release(self, held: Held | None) -> None:
        """The channel is closed."""
        if held is not None and (mine := self.open.get(held.person)) is not None:
            mine.discard(held)
            if not mine:
                del self.open[held.person]

    async def check(self, person: str) -> None:
        """Close what somebody has open and may not have any more."""
        if person not in self.open:
            return
        found = await self.people.get(person)
        valid: set[str] = set()
        if found is not None and any(held.token for held in self.open.get(person, ())):
            async with self.database.read() as connection:
                query = select(tokens.c.id).where(tokens.c.person == person)
                valid = {row[0] for row in await connection.execute(query)}
        for held in list(self.open.get(person, ())):
            if found is None or not self._holds(held, found, valid):
                self.release(held)
                held.end()

    def _holds(self, held: Held, person: Person, valid: set[str]) -> bool:
        if held.token is not None:
            return held.token in valid
        return held.session is not None and self.holds(held.session, person)

    def holds(self, session: Session, person: Person) -> bool:
        """Whether a session is one of this person's still."""
        return (
            session.version == person.version
            and session.id not in person.ended
            and session.key in self.identity.keyring
            and self.identity.clock() < self.identity.until(session, person.login is None)
        )

    # --- ends -------------------------------------------------------------------------------------------------------

    async def sign_out(self, session: Session) -> None:
        """End a session: its cookie is worthless from now on, wherever it was copied to, and its browser is not told of
        turns any more.
        """
        now = int(self.identity.clock() * 1000)
        row = {"session": session.id, "person": session.person, "until": now + MAX_AGE * 1000}
        with contextlib.suppress(IntegrityError):  # ended already
            async with self.database.write() as connection:
                await connection.execute(delete(ended).where(ended.c.until < now))
                await connection.execute(delete(pushes).where(pushes.c.session == session.id))
                await connection.execute(insert(ended), row)
        self.changed(session.person)

    def changed(self, person: str) -> None:
        """Something about somebody's sessions, password or tokens has changed: here at once, elsewhere and for open
        channels when the answer is on its way.
        """
        self.people.forget(person)
        task = asyncio.create_task(self._changed(person), name="sessions")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _changed(self, person: str) -> None:
        await asyncio.sleep(HEAD_START)
        try:
            await self.check(person)
            if self.peers is not None:
                await self.peers.say_person(person)
        except Exception:
            logger.exception("open channels could not be checked")

    async def heard(self, person: str) -> None:
        """Another process has changed something about somebody."""
        self.people.forget(person)
        await self.check(person)

    async def check_all(self) -> None:
        """Look at everybody who is here, as the database knows them."""
        for person in list(self.open):
            self.people.forget(person)
            await self.check(person)

    # --- time -------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to look for sessions whose time is over."""
        task = asyncio.create_task(self._run(), name="sessions")
        self.tasks.add(task)

    async def stop(self) -> None:
        """Look no more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception:
                logger.exception("sessions could not be looked at; it goes on")

    async def look(self) -> None:
        """End what has to: after a change of keys everybody is looked at, else those whose time is over."""
        if await self.identity.keyring.read(self.database):
            await self.check_all()
        for person, channels in list(self.open.items()):
            # Whoever has an account ends first, so that nobody is missed; `check` knows better.
            if any(
                held.session is not None and self.identity.clock() >= self.identity.until(held.session, guest=False)
                for held in channels
            ):
                await self.check(person)
