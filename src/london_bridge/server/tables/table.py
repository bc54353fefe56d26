"""One live table: takes requests one after the other, saves, and only then tells.

Under its lock a request is decided, folded in, and saved. If saving fails, what was folded in is thrown away and the
table
is read again. Who looks at the table in the meantime sees the snapshot of what was saved last.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from london_bridge.server.storage.reading import LogRow
from london_bridge.server.storage.writer import Save, Taken
from london_bridge.server.wire import requests as r

from . import entries as e
from .deciding import Who, decide
from .limits import Pace
from .refusing import No
from .state import TableState
from .telling import Seating, Snapshot, now_ms
from .turns import Turns

if TYPE_CHECKING:
    from london_bridge.server.live.connection import Connection

    from .house import House

logger = logging.getLogger("london_bridge.tables")

#: Entries after which `TableInfo` says the same as before, but for the number of moves.
QUIET = ("moves", "untake", "undo", "chat")
TRIES = 8


class Table:
    """A table in memory."""

    def __init__(self, house: "House", state: TableState) -> None:
        self.house = house
        self.state = state
        self.lock = Turns()
        self.connections: set[Connection] = set()
        self.touched = house.clock()
        #: Another process has written up to here.
        self.heard = state.number
        self.with_table = state.number
        self.remote_present = 0
        self.remote_watchers = 0
        self.thinking: dict[int, Any] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.lines = Pace(8, 20.0)
        self.visible = now_ms()  # when a bot's move was last seen
        #: The row of lists as it should be, and until when the sweep knows that it need not look.
        self.index: dict[str, Any] = {}
        self.known_wake: int | None = None
        self.snapshot = self._snap()

    @property
    def id(self) -> str:
        """Its unguessable name."""
        return self.state.id

    # --- looking ------------------------------------------------------------------------------------------------

    def presence(self) -> tuple[int, int]:
        """The seats whose people are here, a bit each, and how many others watch."""
        present, watchers = self.presence_here()
        return present | self.remote_present, watchers + self.remote_watchers

    def presence_here(self) -> tuple[int, int]:
        """The same, of those who are connected to this process."""
        people = {connection.person for connection in self.connections}
        seated = {place.person for place in self.state.seats if place.person is not None}
        present = sum(
            1 << seat
            for seat, place in enumerate(self.state.seats)
            if place.person is not None and place.person in people
        )
        return present, sum(1 for connection in self.connections if connection.person not in seated)

    def _snap(self, before: Snapshot | None = None) -> Snapshot:
        """What is saved now. Who sits where is taken over from before, unless that has changed."""
        if before is None or self.with_table > before.number:
            return Snapshot(self.state, Seating(self.state, *self.presence()), self.with_table)
        return Snapshot(self.state, before.seating, self.with_table)

    # --- acting -------------------------------------------------------------------------------------------------

    async def act(self, who: Who | None, ask: r.Request, connection: "Connection | None" = None) -> int:
        """Carry out a request; the number of its entry. Raises No if it is refused."""
        if isinstance(ask, r.Chat) and who is not None and not self.lines.take(who.id):
            raise No("too_fast", "That is a lot of chat; wait some seconds.")

        def entries(state: TableState) -> list[e.AnyEntry]:
            return decide(state, who, ask, self.house.levels)

        return await self.add(entries, ask.id, who, connection)

    async def add(
        self,
        decide_on: Callable[[TableState], list[e.AnyEntry]],
        request: str | None = None,
        who: Who | None = None,
        connection: "Connection | None" = None,
    ) -> int:
        """Add what `decide_on` says to the log, once: a request that was done before is only acknowledged."""
        lock = self.lock
        if not lock.take():
            await lock.wait()
        try:
            key = None if request is None else f"{who.id if who else ''}:{request}"
            for _ in range(TRIES):
                if self.heard > self.state.number:
                    await self._catch_up()
                state = self.state
                if key is not None and key in state.done:
                    if connection is not None:
                        connection.acked = None
                    return state.done[key]
                added = decide_on(state)
                if not added:
                    return state.number
                if await self._save(added):
                    if connection is not None and request is not None:
                        connection.acknowledge(request)
                    self.tell()
                    return state.number if key is None else state.done.get(key, state.number)
            raise No("conflict", "Others were quicker; look at the table again.")
        finally:
            lock.give()

    async def _save(self, added: list[e.AnyEntry]) -> bool:
        """Fold entries in and save them; False if another process was first, and then nothing has happened."""
        state = self.state
        first = state.number + 1
        at = max(now_ms(), state.at)
        old = state.status, state.acting, state.length
        rows = []
        loud = False
        try:
            for entry in added:
                number = state.number + 1
                state.fold(entry, number, at)
                data = e.encode(entry).decode()
                rows.append({"table_id": state.id, "number": number, "at": at, "data": data})
                loud = loud or entry.__struct_config__.tag not in QUIET
            await self.house.writer.save(self._to_save(rows, loud or old[0] != state.status, first == 1))
        except Taken:
            await self.reload()
            return False
        except BaseException as error:
            # Not saved, so it has not happened. A task that is cancelled here may have been saved: the log knows.
            self.house.forget(self)
            if isinstance(error, Exception):
                logger.exception("an entry could not be saved", extra={"table": self.id})
                raise No("busy", "This could not be saved just now; try again.") from error
            raise
        self.heard = max(self.heard, state.number)
        self.house.index.saved(self)
        if loud or old[0] != state.status:
            self.with_table = state.number
        return True

    def _to_save(self, rows: list[dict[str, Any]], loud: bool, new: bool) -> Save:
        state = self.state
        wake = state.wake(state.at)
        index = {"key": state.id, "number": state.number, "acting": state.acting, "wake": wake, "touched": state.at}
        self.index = index
        summary = places = None
        if loud or new:
            line = e.encode_any(state.line()).decode()
            summary = {"status": state.status, "public": state.options.public, "summary": line}
            places = [
                {"table_id": state.id, "seat": seat, "person": place.person}
                for seat, place in enumerate(state.seats)
                if place.person is not None
            ]
        row = None
        if new:
            row = index | (summary or {}) | {"id": state.id, "host": state.host, "created": state.created}
            del row["key"]
        later = not loud and not new and self.house.index.later(self, wake)
        return Save(state.id, rows, None if later else index, summary, places, row)

    # --- other processes ----------------------------------------------------------------------------------------

    async def _catch_up(self) -> None:
        """Take in what other processes have written."""
        if self.heard > self.state.number:
            self._take_in(await self.house.read_log(self.id, self.state.number))

    def _take_in(self, rows: list[LogRow]) -> None:
        for row in rows:
            if row.number == self.state.number + 1:
                entry = e.decode(row.data)
                self.state.fold(entry, row.number, row.at)
                if entry.__struct_config__.tag not in QUIET:
                    self.with_table = row.number
        if self.state.status == "over":
            self.with_table = self.state.number

    async def reload(self) -> None:
        """Read the whole table again."""
        state = TableState(self.id)
        for row in await self.house.read_log(self.id):
            state.fold(e.decode(row.data), row.number, row.at)
        self.state = state
        self.heard = self.with_table = state.number
        self.snapshot = self._snap()
        self.tell(elsewhere=True)

    async def hear(self, number: int) -> None:
        """Another process has written a number."""
        self.heard = max(self.heard, number)
        if self.heard > self.state.number:
            async with self.lock:
                if self.heard > self.state.number:
                    await self._catch_up()
                    self.tell(elsewhere=True)

    # --- telling ------------------------------------------------------------------------------------------------

    def tell(self, elsewhere: bool = False) -> None:
        """Tell everybody here what is saved, and let whoever must act next do so.

        What was saved elsewhere is told here; but whoever saved it sees to the bots.
        """
        before = self.snapshot
        self.snapshot = self._snap(before)
        for connection in self.connections:
            connection.wake()
        self.house.changed(self, before, elsewhere)

    def tell_presence(self) -> None:
        """Somebody came or went: tell those who are here."""
        self.touched = self.house.clock()
        present, watchers = self.presence()
        flags = ",".join("true" if present >> seat & 1 else "false" for seat in range(len(self.state.seats)))
        frame = f'{{"type":"presence","present":[{flags}],"watchers":{watchers}}}'
        for connection in self.connections:
            connection.reply(frame)

    def came_or_went(self) -> None:
        """Somebody came or went here: tell those who are here, and the other processes."""
        self.tell_presence()
        self.house.say_presence(self)

    async def look(self, after: int | None = None) -> Snapshot:
        """The snapshot of what is saved, with what other processes have written.

        Somebody who knows more than is known here has it from another process, of which nothing was heard yet.
        """
        if after is not None and after > self.snapshot.number and self.house.hearing is not None:
            for _, number in await self.house.hearing.numbers([self.id]):
                self.heard = max(self.heard, number)
            async with self.lock:
                pass  # it may be what this process is just saving
        if self.heard > self.state.number:
            await self.hear(self.heard)
        return self.snapshot

    @property
    def idle(self) -> bool:
        """Nobody is here, and nothing is under way."""
        return not self.connections and not self.thinking and not self.lock.locked()
