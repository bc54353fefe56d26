"""One live table: takes requests one after the other, saves, and only then tells.

Whatever is asked of a table while a commit is under way waits until the writer asks for it (`gather`): then all of it
is decided and folded in, in the order in which it came, and goes into one commit and one update (`saved`). If saving
fails, what was folded in is thrown away and the table is read again. Who looks at the table in the meantime sees the
snapshot of what was saved last.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from london_bridge.server.clock import now_ms
from london_bridge.server.concurrency import Throttle, TurnLock
from london_bridge.server.rate_limits import RateLimiter, TokenBucket
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.requester import Requester
from london_bridge.server.storage.peers import Peers
from london_bridge.server.storage.schema import LogRow
from london_bridge.server.storage.writer import Save, Taken
from london_bridge.server.wire import requests as r
from london_bridge.server.wire.replies import PresenceNow

from . import entries as e
from .bot_driver import SecretChoices
from .index import row_of
from .loading import BadLog, fold_in, state_of
from .requests import AwaitedRequest, DeviceRequest, PendingRequest, decide, key_of
from .snapshots import Device, Seating, Snapshot
from .table_state import TableState

if TYPE_CHECKING:
    from .table_registry import TableRegistry


logger = logging.getLogger("london_bridge.tables")

#: Entries after which `TableInfo` says the same as before, but for the number of moves.
QUIET = ("moves", "untake", "undo", "chat")
TRIES = 8
#: Seconds between two updates to those who have nothing to do: a bot may move more often than anybody can follow.
CALM = 0.25
#: Seconds between two messages about who is here.
SETTLE = 0.5


class Table:
    """A table in memory."""

    def __init__(self, registry: "TableRegistry", state: TableState) -> None:
        self.registry = registry
        self.state = state
        #: Taken while something is folded in that is not saved, and while the log is read.
        self.lock = TurnLock(self._offer)
        #: What is asked of the table and has not begun; what is being saved; and whether the writer will ask for it.
        self.pending: list[PendingRequest] = []
        self.saving: list[PendingRequest] = []
        self.offered = False
        #: Whether what is being saved changes what `TableInfo` says.
        self.loud = False
        #: Another object stands for this table now, or will.
        self.gone = False
        self.connections: set[Device] = set()
        self.touched = registry.clock()
        #: Another process has written up to here.
        self.heard = state.number
        self.with_table = state.number
        self.remote_present = 0
        self.remote_watchers = 0
        self.thinking: dict[int, Any] = {}
        self.together = SecretChoices()
        self.alarm: asyncio.TimerHandle | None = None
        #: Runs while everybody was told a moment ago; and whether somebody has not been told the latest.
        self.calm: asyncio.TimerHandle | None = None
        self.owing = False
        self.lines = RateLimiter(8, 20.0)
        #: What people who only watch may say, all of them together: they are as many as they like.
        self.watchers_lines = TokenBucket(15, 0.5)
        self.company = Throttle(self._tell_presence, SETTLE)
        #: One rematch is set up at a time.
        self.following = asyncio.Lock()
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

    async def act(self, who: Requester | None, ask: r.Request) -> int:
        """Carry out a request; the number of its entry. Raises RequestRefused if it is refused."""
        self._may(who, ask)
        return await self.add(lambda state: decide(state, who, ask, self.registry.levels), ask.id, who)

    def ask(self, ask: r.Request, connection: Device) -> None:
        """The same for a device, which goes on meanwhile, and is told when it is done."""
        self._may(connection.who, ask)
        self._await_turn(DeviceRequest(ask, connection, self.registry.levels))

    def _may(self, who: Requester | None, ask: r.Request) -> None:
        if not isinstance(ask, r.Chat) or who is None:
            return
        seated = bool(self.state.seats_of(who.id))
        if not self.lines.take(who.id) or not (seated or self.watchers_lines.take()):
            raise RequestRefused("too_fast", "That is a lot of chat; wait some seconds.")

    async def add(
        self,
        decide_on: Callable[[TableState], list[e.AnyEntry]],
        request: str | None = None,
        who: Requester | None = None,
    ) -> int:
        """Add what `decide_on` says to the log, once: a request that was done before is only acknowledged."""
        pending = AwaitedRequest(decide_on, key_of(who, request))
        self._await_turn(pending)
        try:
            return await pending.future
        finally:
            del pending  # a refusal holds this frame, and the request the refusal

    def _await_turn(self, request: PendingRequest) -> None:
        if self.gone:
            request.refusal = RequestRefused("busy", "This could not be done just now; try again.")
            request.settle(0)
            return
        self.pending.append(request)
        self._offer()

    def _offer(self) -> None:
        """Let the writer ask what there is to save, unless it will or the table is not free."""
        if self.pending and not self.offered and not self.lock.taken:
            self.offered = True
            self.registry.writer.ask(self)

    def gather(self) -> Save | None:
        """Fold in all that is asked for, and say what is to be saved. Until `saved` the table is nobody else's."""
        self.offered = False
        if self.gone:
            self._give_up(RequestRefused("busy", "This could not be done just now; try again."))
            return None
        if not self.pending or not self.lock.take():
            return None  # whoever has it offers again
        if self.heard > self.state.number:
            self.registry.driver.begin(self._hear_first())
            return None
        self.saving, self.pending = self.pending, []
        try:
            save = self._fold_in()
        except Exception as error:
            self.saved(error)
            return None
        if save is None:
            self._settle_without_commit()
        return save

    def _settle_without_commit(self) -> None:
        """A commit proves that no process was quicker. Before anything is refused without one, look what they wrote."""
        peers = self.registry.peers
        if peers is not None and any(request.refusal and not request.tries for request in self.saving):
            self.registry.driver.begin(self._look_before_refusing(peers))
        else:
            self._settle()

    async def _look_before_refusing(self, peers: Peers) -> None:
        try:
            self.heard = max([self.heard, *(number for _, number in await peers.numbers([self.id]))])
        except Exception as error:
            self._not_saved(error)
            return
        if self.heard <= self.state.number:
            self._settle()
            return
        for request in self.saving:
            request.number = request.refusal = None
            request.tries += 1
        self.pending, self.saving = self.saving + self.pending, []
        await self._hear_first()

    def _fold_in(self) -> Save | None:
        state = self.state
        first = state.number + 1
        at = max(now_ms(), state.at)
        status = state.status
        rows: list[LogRow] = []
        loud = False
        for request in self.saving:
            request.number = None
            if request.key is not None and request.key in state.done:
                continue
            try:
                added = request.entries(state)
            except RequestRefused as no:
                request.refusal = no.with_traceback(None)  # which would hold the request that holds the refusal
                continue
            except Exception as error:
                request.refusal = error
                continue
            for entry in added:
                number = state.number + 1
                state.fold(entry, number, at)
                rows.append(LogRow(state.id, number, at, e.encode(entry).decode()))
                loud = loud or entry.__struct_config__.tag not in QUIET
                request.number = number
        if not rows:
            return None
        self.loud = loud or status != state.status
        return self.registry.index.to_save(self, rows, self.loud, first == 1)

    def saved(self, error: Exception | None) -> None:
        """What was gathered is saved, and everybody is told; or it is not, and nothing has happened."""
        if error is not None:
            self._not_saved(error)
            return
        state = self.state
        self.heard = max(self.heard, state.number)
        self.registry.index.saved(self)
        if self.loud:
            self.with_table = state.number
        for request in self.saving:
            if request.number is not None:
                request.saved()
        self.tell()
        self._settle()

    def _settle(self) -> None:
        """Everybody was told: so are those who asked. Then it is the turn of those who came meanwhile."""
        saving, self.saving = self.saving, []
        state = self.state
        for request in saving:
            request.settle(state.number if request.key is None else state.done.get(request.key, state.number))
        self.lock.give()

    def _not_saved(self, error: Exception) -> None:
        if isinstance(error, Taken):
            self.registry.driver.begin(self._again())
            return
        if isinstance(error, BadLog):
            self.registry.set_aside(self.id, error)
        else:
            logger.error("an entry could not be saved", exc_info=error, extra={"table": self.id})
            self.registry.index.forget(self)
            self.registry.forget(self)
        no = RequestRefused("busy", "This could not be saved just now; try again.")
        no.__cause__ = error
        self._give_up(no)
        self.lock.give()

    def _give_up(self, no: RequestRefused) -> None:
        """Refuse everything that is asked for."""
        given_up, self.saving, self.pending = self.saving + self.pending, [], []
        for request in given_up:
            request.refusal = no
            request.settle(0)

    async def _again(self) -> None:
        """Another process was first: look at what it wrote, and then at what is asked for."""
        try:
            await self.reload()
        except Exception as error:
            self._not_saved(error)
            return
        again: list[PendingRequest] = []
        late: list[PendingRequest] = []
        for request in self.saving:
            request.number = request.refusal = None
            request.tries += 1
            (again if request.tries < TRIES else late).append(request)
        self.pending, self.saving = again + self.pending, late
        for request in late:
            request.refusal = RequestRefused("conflict", "Others were quicker; look at the table again.")
        self._settle()

    async def _hear_first(self) -> None:
        """Take in what other processes have written, then do what is asked for. The table is ours."""
        try:
            await self._catch_up()
            self.tell(elsewhere=True)
        except Exception as error:
            self._not_saved(error)
            return
        self.lock.give()

    # --- other processes ----------------------------------------------------------------------------------------

    async def _catch_up(self) -> None:
        """Take in what other processes have written."""
        if self.heard > self.state.number:
            await self._take_in(await self.registry.read_log(self.id, self.state.number))

    async def _take_in(self, rows: list[LogRow]) -> None:
        self.known_wake = None  # others may have written another one
        async for number, entry in fold_in(self.state, rows):
            if entry.__struct_config__.tag not in QUIET:
                self.with_table = number
        if self.state.status == "over":
            self.with_table = self.state.number

    async def reload(self) -> None:
        """Read the whole table again."""
        state = await state_of(self.id, await self.registry.read_log(self.id))
        self.state, self.known_wake = state, None
        self.index = row_of(state)  # what was to be saved has not happened
        self.heard = self.with_table = state.number
        self.snapshot = self._snap()
        self.tell(elsewhere=True)
        self.came_or_went()

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
        snapshot = self.snapshot = self._snap(before)
        if not snapshot.seating.watch:
            self._see_out(snapshot.seating)
        if self.calm is None or snapshot.with_table > before.number:
            self._tell_all()
        else:
            self.owing = True
            for connection in self.connections:
                if connection.hurried(snapshot):
                    connection.wake()
        if snapshot.seating.seats != before.seating.seats:
            self.came_or_went()  # whoever sits down or gets up was here before, but not in that seat
        self.registry.changed(self, before, elsewhere)

    def _see_out(self, seating: Seating) -> None:
        """Who looked on before the start is not told of the game, where it is played without watchers."""
        for connection in self.connections:
            if not seating.admits(connection.person):
                connection.close("removed", 200)

    def _tell_all(self) -> None:
        """Tell everybody; then, for a moment, only those whom it concerns."""
        self.owing = False
        if self.calm is None and self.connections:
            self.calm = asyncio.get_running_loop().call_later(CALM, self._calmed)
        for connection in self.connections:
            connection.wake()

    def _calmed(self) -> None:
        self.calm = None
        if self.owing:
            self._tell_all()

    def tell_presence(self) -> None:
        """Somebody came or went: tell those who are here, but not again and again."""
        self.touched = self.registry.clock()
        self.company.stir()

    def _tell_presence(self) -> None:
        present, watchers = self.presence()
        flags = [bool(present >> seat & 1) for seat in range(len(self.state.seats))]
        frame = e.encode(PresenceNow(present=flags, watchers=watchers)).decode()
        for connection in self.connections:
            connection.tell_presence(frame)

    def came_or_went(self) -> None:
        """Somebody came or went here: tell those who are here, and the other processes."""
        self.tell_presence()
        self.registry.say_presence(self)
        if self.connections and not self.remote_present and not self.remote_watchers:
            self.registry.see_to(self)  # nobody is at the table elsewhere, so no other process sees to its bots

    async def look(self, after: int | None = None) -> Snapshot:
        """The snapshot of what is saved, with what other processes have written.

        Somebody who knows more than is known here has it from another process, of which nothing was heard yet.
        """
        if after is not None and after > self.snapshot.number and self.registry.peers is not None:
            for _, number in await self.registry.peers.numbers([self.id]):
                self.heard = max(self.heard, number)
            async with self.lock:
                pass  # it may be what this process is just saving
        if self.heard > self.state.number:
            await self.hear(self.heard)
        return self.snapshot

    @property
    def unwatched(self) -> bool:
        """Nobody sits here but bots, and nobody looks on: they wait until somebody does."""
        return self.state.bots_alone and not self.connections

    @property
    def unattended(self) -> bool:
        """Nobody sits here but bots, and those who look on are all here: no other process sees to the bots."""
        return self.state.bots_alone and bool(self.connections) and not self.remote_watchers

    @property
    def idle(self) -> bool:
        """Nobody is here, and nothing is under way."""
        return not self.connections and not self.thinking and not self.pending and not self.lock.locked()
