"""When somebody who is not at the table is told that it is their turn.

Once a decision, not at once but when they have been away for some seconds, and not if they are there. What is owed
follows from what is stored (since when a seat has been deciding, when its player was last told), so that a server that
starts again, or another one, tells what is still to be told, and of several servers one does it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from london_bridge.server.clock import now_ms
from london_bridge.server.people.store import People, Person
from london_bridge.server.settings import Settings
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import people, places, preferences, tables
from london_bridge.server.tables.snapshots import Snapshot
from london_bridge.server.tables.table import Table
from london_bridge.server.tables.table_registry import TableRegistry
from london_bridge.server.texts import listed, shown_name, texts_for
from london_bridge.server.wire.options import LiveClock

from .mail import Mailer, plain_name
from .push import Pusher

logger = logging.getLogger("london_bridge.notify")
#: Somebody who is there for so long after their turn began has seen it.
SEEN_MS = 60_000
#: How far back a search for forgotten turns goes.
HORIZON_MS = 3 * 24 * 3600 * 1000
MOST_FOUND = 300
#: Seconds that messages on their way have when the server stops.
STOP_SECONDS = 3.0
Way = Literal["pushed", "mailed"]


@dataclass(slots=True)
class Owed:
    """A turn that somebody may have to be told of."""

    person: str
    since: int
    away: int | None = None
    pushed: bool = False
    mailed: bool = False


#: A way by which somebody is to be told of a turn: the table, the seat, and what is owed.
Call = tuple[Way, Table, int, Owed]


class TurnNotifier:
    """Looks after everybody whose turn it is."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        registry: TableRegistry,
        people: People,
        pusher: Pusher,
        mailer: Mailer,
    ) -> None:
        self.settings = settings
        self.database = database
        self.registry = registry
        self.people = people
        self.pusher = pusher
        self.mailer = mailer
        self.owed: dict[tuple[str, int], Owed] = {}
        #: Tables at which something has happened since the last look.
        self.stirred: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.sending: set[asyncio.Task[None]] = set()
        #: Seconds between two looks.
        self.pause = min(1.0, settings.tell_after / 2)

    # --- hearing of turns ---------------------------------------------------------------------------------------

    def changed(self, table: Table, _before: Snapshot) -> None:
        """After every change at a table, and there are many: the next look finds out whose turn has begun."""
        self.stirred.add(table.id)

    def gather(self) -> None:
        """Whose turn has begun, at the tables at which something has happened."""
        stirred, self.stirred = self.stirred, set()
        for name in stirred:
            with self.apart(name):
                self._gather_at(name)

    def _gather_at(self, name: str) -> None:
        table = self.registry.tables.get(name)
        if table is None or table.state.times is None or table.state.status != "playing":
            return
        for seat, since in enumerate(table.state.times.since):
            person = table.state.seats[seat].person
            if since is None or person is None or not deciding(table, seat):
                continue
            known = self.owed.get((name, seat))
            if known is None or known.since != since:
                self.owed[name, seat] = Owed(person, since)

    @contextmanager
    def apart(self, name: str) -> Iterator[None]:
        """What is wrong with one table is its own affair: it is set aside, and nothing is owed there any more. When the
        database does not answer, that is nobody's fault.
        """
        try:
            yield
        except SQLAlchemyError:
            raise
        except Exception as error:
            for key in [key for key in self.owed if key[0] == name]:
                del self.owed[key]
            self.registry.set_aside(name, error)

    async def search(self) -> None:
        """Find turns of which nobody here knows: those of before a start, or of a server that died."""
        # Who wants nothing by any way has no true there; by which way somebody wants it is looked at later.
        wants = or_(people.c.notify.contains("true"), preferences.c.notify.is_(True))
        mine = (preferences.c.table_id == places.c.table_id) & (preferences.c.person == places.c.person)
        query = (
            select(tables.c.id, places.c.seat, tables.c.acting)
            .join(places, places.c.table_id == tables.c.id)
            .join(people, people.c.id == places.c.person)
            .outerjoin(preferences, mine)
            .where(tables.c.status == "playing", tables.c.touched > now_ms() - HORIZON_MS, tables.c.acting != 0, wants)
            .where(or_(preferences.c.notify.is_(None), preferences.c.notify.is_(True)))
            .where(or_(preferences.c.pushed.is_(None), preferences.c.pushed < tables.c.touched))
            .order_by(tables.c.touched)
            .limit(MOST_FOUND)
        )
        async with self.database.read() as connection:
            found = [(row[0], row[1]) for row in await connection.execute(query) if row[2] >> row[1] & 1]
        for name, seat in found:
            if (name, seat) in self.owed:
                continue
            table = await self.registry.get_sound(name)
            if table is None:
                continue
            with self.apart(name):
                if table.state.times is not None and deciding(table, seat):
                    since, person = table.state.times.since[seat], table.state.seats[seat].person
                    if since is not None and person is not None:
                        self.owed[name, seat] = Owed(person, since, away=since)

    # --- telling ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to look after people."""
        self.tasks.append(asyncio.create_task(self._run(), name="turn notifier"))

    async def stop(self) -> None:
        """Tell nobody any more, but finish what is being sent."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.sending:
            await asyncio.wait(self.sending, timeout=STOP_SECONDS)
        self.pusher.stop()
        self.mailer.stop()

    async def _run(self) -> None:
        searched = -1e9
        while True:
            try:
                if self.registry.clock() - searched > self.settings.search:
                    searched = self.registry.clock()
                    await self.search()
                await self.look()
            except Exception:
                logger.exception("people could not be told; it goes on")
            await asyncio.sleep(self.pause)

    async def look(self) -> None:
        """Tell those whose time has come."""
        self.gather()
        now = now_ms()
        fresh = self.pause * 1000
        # Whose turn has only just begun is at the table or will be gone before anybody is told.
        due = [(key, owed) for key, owed in self.owed.items() if now - owed.since >= fresh or owed.away is not None]
        calls: list[Call] = []
        for key, owed in due:
            table = self.registry.tables.get(key[0])
            if table is None:
                table = await self.registry.get_sound(key[0])
            with self.apart(key[0]):
                calls += self._calls(key, owed, table, now)
        for first in range(0, len(calls), MOST_FOUND):
            await self._call(calls[first : first + MOST_FOUND])

    def _calls(self, key: tuple[str, int], owed: Owed, table: Table | None, now: int) -> list[Call]:
        """Whether, and by which ways, it is time to tell of one turn."""
        if table is None or not deciding(table, key[1]):
            self.owed.pop(key, None)
            return []
        if table.presence()[0] >> key[1] & 1:
            owed.away = None
            if now - owed.since > SEEN_MS:
                self.owed.pop(key, None)
            return []
        if owed.away is None:
            owed.away = now
        calls: list[Call] = [(way, table, key[1], owed) for way in self._ways(table, owed, now)]
        if owed.pushed and owed.mailed:
            self.owed.pop(key, None)
        return calls

    def _ways(self, table: Table, owed: Owed, now: int) -> list[Way]:
        """The ways by which it is time to tell somebody; a push first, and later a mail."""
        assert owed.away is not None
        waited = (now - max(owed.since, owed.away)) / 1000
        live = isinstance(table.state.options.clock, LiveClock)
        after = self.settings.tell_after / (3 if live else 1)
        ways: list[Way] = []
        if not owed.pushed and waited >= after:
            owed.pushed = True
            ways.append("pushed")
        if not owed.mailed and (live or waited >= self.settings.mail_after):
            owed.mailed = True
            if not live:
                ways.append("mailed")
        return ways

    async def _call(self, calls: list[Call]) -> None:
        """Tell those who want it; what all of them want is read at once, for most want nothing."""
        found = await self.people.get_all({owed.person for _, _, _, owed in calls})
        here = await self.preferences({table.id for _, table, _, _ in calls}, set(found))
        for way, table, seat, owed in calls:
            person = found.get(owed.person)
            if person is None:
                continue
            wanted = here.get((table.id, person.id))
            if wanted is None:
                wanted = person.notify.push if way == "pushed" else person.notify.mail
            if not wanted or not await self.claim(way, table.id, person.id, owed.since):
                continue
            # A slow push service must not keep the others waiting.
            task = asyncio.create_task((self.push if way == "pushed" else self.mail)(table, seat, person), name=way)
            self.sending.add(task)
            task.add_done_callback(self.sent)

    def sent(self, task: asyncio.Task[None]) -> None:
        """A message is on its way, or not."""
        self.sending.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("somebody could not be told", exc_info=task.exception())

    async def preferences(self, at: set[str], who: set[str]) -> dict[tuple[str, str], bool | None]:
        """Whether people want to be told about some tables; None, or nothing: as about all others."""
        query = select(preferences.c.table_id, preferences.c.person, preferences.c.notify).where(
            preferences.c.table_id.in_(at), preferences.c.person.in_(who)
        )
        async with self.database.read() as connection:
            return {(row[0], row[1]): row[2] for row in await connection.execute(query)}

    async def claim(self, way: Way, table: str, person: str, since: int) -> bool:
        """Note that somebody is told of a turn; False if they have been."""
        column = preferences.c[way]
        mine = (preferences.c.table_id == table) & (preferences.c.person == person)
        fresh = or_(column.is_(None), column < since)
        async with self.database.write() as connection:
            changed = await connection.execute(update(preferences).where(mine & fresh).values({way: now_ms()}))
            if changed.rowcount:
                return True
            if (await connection.execute(select(preferences.c.person).where(mine))).first() is not None:
                return False
        try:
            async with self.database.write() as connection:
                row = {"table_id": table, "person": person, "muted": "[]", "read": 0, way: now_ms()}
                await connection.execute(insert(preferences), row)
        except IntegrityError:
            return False
        return True

    async def push(self, table: Table, seat: int, person: Person) -> None:
        """Tell the browsers of somebody."""
        texts = texts_for(person.language)
        message: dict[str, Any] = {
            "type": "turn",
            "table": table.id,
            "seat": seat,
            "url": f"/t/{table.id}",
            "title": texts.turn,
            "body": texts.turn_body.format(others=others(table, person)),
            "tag": f"turn-{table.id}",
        }
        urgent = isinstance(table.state.options.clock, LiveClock)
        taken = await self.pusher.send(person.id, message, table.id, urgent)
        logger.info("told by push", extra={"table": table.id, "devices": taken})

    async def mail(self, table: Table, seat: int, person: Person) -> None:
        """Write to somebody."""
        if person.email is None or not self.mailer.on:
            return
        texts = texts_for(person.language)
        stop = self.mailer.stop_url(person.id)
        text = texts.turn_mail.format(
            name=plain_name(shown_name(table.state.seats[seat].name or person.name, person.language)),
            others=others(table, person, plain_name),
            url=f"{self.mailer.url}/t/{table.id}",
        )
        sent = await self.mailer.send(person.email, texts.turn, f"{text}\n-- \n{texts.stop.format(url=stop)}\n", stop)
        logger.info("told by mail", extra={"table": table.id, "sent": sent})


def deciding(table: Table, seat: int) -> bool:
    """Whether a person has to decide for this seat now."""
    state = table.state
    if state.status != "playing" or not state.acting >> seat & 1:
        return False
    place = state.seats[seat]
    return place.person is not None and not place.by_bot


def others(table: Table, person: Person, written: Callable[[str], str] = str) -> str:
    """Who plays with somebody."""
    names = [place.name or "" for place in table.state.seats if place.person != person.id] or [person.name]
    return listed([written(shown_name(name, person.language)) for name in names], person.language)
