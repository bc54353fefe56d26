"""Telling people, wherever they are on the page, which tables wait for them, and that the lobby has changed.

Whatever happens at a table, on this process or another, its people who are connected here are looked up anew; what is
new to them is told.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import select

from london_bridge.server.clock import now_ms
from london_bridge.server.rate_limits import TokenBucket
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import places, tables
from london_bridge.server.tables.snapshots import Snapshot
from london_bridge.server.tables.table import Table
from london_bridge.server.wire import notices as n
from london_bridge.server.wire.tables import TableLine

from .channel import NOT_YOURS

logger = logging.getLogger("london_bridge.live")
encode = msgspec.json.Encoder().encode
#: Seconds in which changes are gathered before people are looked up.
GATHER = 0.15
MOST_WAITING = 50


@dataclass(slots=True)
class OwnTable:
    """A table of somebody's: its status, and the seat that must act, if one must."""

    status: Literal["open", "playing", "over"]
    seat: int | None = None
    name: str = ""


class NoticeSubscription:
    """One page that listens."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.frames: deque[bytes] = deque(maxlen=MOST_WAITING)
        self.ready = asyncio.Event()
        self.signed_out = False

    def sign_out(self) -> None:
        """Whoever opened this is not who they said any more."""
        self.signed_out = True
        self.ready.set()

    def tell(self, notice: n.Notice) -> None:
        """Tell this page something."""
        self.frames.append(encode(notice))
        self.ready.set()


class Notices:
    """All pages that listen on this process."""

    def __init__(self, database: Database, acting: Callable[[str, int], int]) -> None:
        """`acting`: the seats that must act at a table, a bit each, given what the database says."""
        self.database = database
        self.acting = acting
        self.subscriptions: set[NoticeSubscription] = set()
        self.known: dict[str, dict[str, OwnTable]] = {}  # person: their tables that are not over
        self.stale: set[str] = set()
        self.lobby = False
        self.task: asyncio.Task[None] | None = None

    # --- hearing of changes -------------------------------------------------------------------------------------

    def changed(self, table: Table, before: Snapshot) -> None:
        """A table on this process has changed."""
        if not self.subscriptions:
            return
        after = table.snapshot
        if table.state.options.public and after.with_table > before.number:
            self.lobby = True
        if before.acting != after.acting or after.with_table > before.number:
            self.touch(set(after.seats.values()) | set(before.seats.values()))

    def touch(self, people: Iterable[str]) -> None:
        """Look these people up, if they listen here."""
        if not self.subscriptions:
            return
        listening = {subscription.person for subscription in self.subscriptions if subscription.person is not None}
        self.stale |= listening.intersection(people)
        if (self.stale or self.lobby) and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._tell(), name="notices")

    async def elsewhere(self, names: list[str]) -> None:
        """Tables on other processes have changed."""
        if not self.subscriptions:
            return
        query = select(places.c.person).where(places.c.table_id.in_(names))
        public = select(tables.c.id).where(tables.c.id.in_(names), tables.c.public.is_(True))
        async with self.database.read() as connection:
            people = [row[0] for row in await connection.execute(query)]
            self.lobby = self.lobby or (await connection.execute(public)).first() is not None
        self.touch(people)

    # --- telling ------------------------------------------------------------------------------------------------

    async def _tell(self) -> None:
        await asyncio.sleep(GATHER)
        stale, self.stale = self.stale, set()
        if self.lobby:
            self.lobby = False
            for subscription in self.subscriptions:
                subscription.tell(n.LobbyChanged())
        for person in stale:
            with contextlib.suppress(Exception):
                await self.look_up(person)
        if self.stale or self.lobby:
            self.task = asyncio.create_task(self._tell(), name="notices")

    async def look_up(self, person: str) -> None:
        """Find out what waits for somebody, and tell what is new."""
        before = self.known.get(person)
        now = self.known[person] = await self.places_of(person)
        if before == now:
            return
        notices: list[n.Notice] = []
        for table in (before or {}).keys() - now.keys():
            notices.append(n.TableChanged(table, "over"))
        for table, place in now.items():
            old = before.get(table) if before is not None else place
            if old is None or old.status != place.status:
                notices.append(n.TableChanged(table, place.status))
            if place.seat is not None and (old is None or old.seat is None):
                notices.append(n.YourTurn(table, place.seat, place.name))
        waiting = [table for table, place in now.items() if place.seat is not None]
        notices.append(n.Waiting(len(waiting), waiting))
        for subscription in self.subscriptions:
            if subscription.person == person:
                for notice in notices:
                    subscription.tell(notice)

    async def places_of(self, person: str) -> dict[str, OwnTable]:
        """The tables of somebody that are not over."""
        query = (
            select(tables.c.id, places.c.seat, tables.c.acting, tables.c.summary)
            .join(places, places.c.table_id == tables.c.id)
            .where(places.c.person == person, tables.c.status != "over")
        )
        found: dict[str, OwnTable] = {}
        async with self.database.read() as connection:
            for table, seat, stored, summary in await connection.execute(query):
                acting = self.acting(table, stored)
                try:
                    line = msgspec.json.decode(summary, type=TableLine)
                except msgspec.DecodeError:
                    continue  # one table that cannot be read is no reason not to tell of the others
                if seat >= len(line.seats):
                    continue  # likewise
                mine = line.seats[seat]
                place = found.setdefault(table, OwnTable(line.status))
                if line.status == "playing" and acting >> seat & 1 and mine.away is None and not mine.conceded:
                    place.seat, place.name = seat, mine.name or ""
        return found

    # --- listening ----------------------------------------------------------------------------------------------

    async def run(self, socket: WebSocket[Any, Any, Any], subscription: NoticeSubscription) -> None:
        """One page, while it listens."""
        person = subscription.person
        self.subscriptions.add(subscription)
        sending = asyncio.create_task(self._send(socket, subscription))
        try:
            if person is not None:
                self.known.pop(person, None)
                await self.look_up(person)
            await self._hear(socket, subscription)
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            self.subscriptions.discard(subscription)
            if person is not None and all(other.person != person for other in self.subscriptions):
                self.known.pop(person, None)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sending

    async def _hear(self, socket: WebSocket[Any, Any, Any], subscription: NoticeSubscription) -> None:
        bucket = TokenBucket(20, 2)
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive" or not bucket.take():
                return
            subscription.tell(n.NoticePong(now_ms()))

    async def _send(self, socket: WebSocket[Any, Any, Any], subscription: NoticeSubscription) -> None:
        while True:
            while subscription.frames:
                frame = subscription.frames.popleft()
                await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
            if subscription.signed_out:
                await socket.close(NOT_YOURS)
                return
            subscription.ready.clear()
            await subscription.ready.wait()
