"""One device at a table. It keeps no queue of what happened: it knows the last number it was told, and asks the table.

So a slow device costs nothing: it gets fewer and larger updates, and never falls behind further than that.
"""

import asyncio
import itertools
import logging
import time
from collections.abc import AsyncIterator, Callable

import msgspec

from london_bridge.server.metrics import METRICS
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.requester import Requester
from london_bridge.server.tables.snapshots import NO_HEAD, CloseReason, Head, Seating, Snapshot
from london_bridge.server.tables.table import Table
from london_bridge.server.wire import requests as r
from london_bridge.server.wire.replies import Ack, Closing, Refused

logger = logging.getLogger("london_bridge.live")
encode = msgspec.json.Encoder().encode

#: Answers that may wait to be sent; a device that asks and does not listen is closed.
MOST_REPLIES = 200
COUNT = itertools.count()


def refused(ask: str, no: RequestRefused) -> Refused:
    """A refusal, as it is told."""
    return Refused(id=ask, code=no.code, message=str(no), rule=no.rule, reason=no.reason, move=no.move)


def arrival() -> int:
    """A number greater than that of everybody who came before."""
    return next(COUNT)


class Connection:
    """A device at a table: a seat's, or a watcher's."""

    def __init__(
        self,
        table: Table,
        who: Requester | None,
        seat: int | None,
        chosen: bool,
        muted: frozenset[str],
        after: int | None,
        read: int = 0,
    ) -> None:
        self.table = table
        self.born = arrival()
        self.who = who
        self.person = who.id if who is not None else None
        self.seat = seat
        #: Whether the seat was asked for. Otherwise it is the first of this person's.
        self.chosen = chosen
        self.muted = muted
        self.after = after
        #: The number of the last line of chat that this person is known to have read.
        self.read = read
        self.sent = 0
        #: What it was told last about who is here.
        self.presence = ""
        self.acks: list[str] = []
        #: Whether a request of this device is being carried out; and who waits until it is.
        self.asking = False
        self.asked = 0.0
        self.free: asyncio.Future[None] | None = None
        self.replies: list[str] = []
        #: Only for whoever reads `frames`: with its queue it is larger than all else that a device needs.
        self.ready: asyncio.Event | None = None
        self.again = False
        self.closing: tuple[CloseReason, int] | None = None
        self.closed = False
        #: Called when there is something to send; without one, whoever reads `frames` is woken.
        self.pump: Callable[[], None] | None = None
        #: What stays the same for this device as long as the seating does that it was worked out for.
        self.seating: Seating | None = None
        self.head = NO_HEAD

    def wake(self) -> None:
        """There is something to tell."""
        if self.pump is not None:
            self.pump()
        elif self.ready is not None:
            self.ready.set()

    def hurried(self, snapshot: Snapshot) -> bool:
        """Whether this must be told at once: it is an answer to this device, or a seat of its person has to act."""
        return bool(self.acks) or self.again or self.head_in(snapshot.seating).bits & snapshot.acting != 0

    def acknowledge(self, request: str) -> None:
        """The next update tells that a request of this device is saved."""
        self.acks.append(request)

    def ask(self, ask: r.Request) -> None:
        """Have a request carried out at the table. It tells when it is done; then the next one may be asked."""
        self.asking, self.asked = True, time.perf_counter()
        try:
            self.table.ask(ask, self)
        except RequestRefused:
            self.asking = False
            raise

    def granted(self, request: str, number: int | None, refusal: Exception | None) -> None:
        """A request is carried out, or refused. With a number, no update acknowledges it."""
        self.asking = False
        METRICS.ack_time.observe(time.perf_counter() - self.asked)
        if self.free is not None and not self.free.done():
            self.free.set_result(None)
        if refusal is not None:
            self.refuse(request, refusal)
        elif number is not None:
            self.reply(encode(Ack(id=request, number=number)).decode())

    async def settled(self) -> None:
        """Wait until the request that was asked last is carried out."""
        if self.asking:
            self.free = asyncio.get_running_loop().create_future()
            await self.free

    def refuse(self, request: str, why: Exception) -> None:
        """Say that a request is refused, and why; what is not a refusal is a fault, which the log learns of."""
        if isinstance(why, RequestRefused):
            METRICS.refused += 1
        else:
            logger.error("a request failed", exc_info=why, extra={"table": self.table.id})
            why = RequestRefused("busy", "Something went wrong here; try again.")
        self.reply(encode(refused(request, why)).decode())

    def reply(self, frame: str) -> None:
        """Send an answer after those that wait."""
        if len(self.replies) >= MOST_REPLIES:
            self.close("slow", 1_000)
            return
        self.replies.append(frame)
        self.wake()

    def tell_presence(self, frame: str) -> None:
        """Say who is here, if that is news to this device."""
        if frame != self.presence:
            self.presence = frame
            self.reply(frame)

    def look_again(self) -> None:
        """Tell the present view once more: another seat is looked at, or somebody is muted."""
        self.again = True
        self.wake()

    def close(self, why: CloseReason, retry: int) -> None:
        """Say so, and close."""
        if self.closing is None:
            self.closing = (why, retry)
        self.wake()

    def sign_out(self) -> None:
        """Whoever opened this is not who they said any more."""
        self.close("signed_out", 500)

    def head_in(self, seating: Seating) -> Head:
        """What stays the same for this device as long as the seating does; it looks at its first seat, unless another
        one was asked for.
        """
        if self.seating is not seating:
            self.seating = seating
            if not self.chosen:
                mine = seating.mine(self.person) if self.person is not None else []
                self.seat = mine[0] if mine else None
            self.head = seating.head(self)
        return self.head

    def look_at(self, seat: int | None) -> None:
        """Another seat was asked for."""
        self.seat, self.chosen, self.seating = seat, True, None

    def mute(self, people: frozenset[str]) -> None:
        """These people are not to be heard."""
        self.muted, self.seating = people, None
        self.look_again()

    async def begin(self) -> str:
        """The first frame."""
        snapshot = await self.table.look(self.after)
        self.sent = snapshot.number
        return snapshot.welcome(self.after, self)

    def next(self) -> str | None:
        """The next frame to be sent, if there is one now."""
        if self.replies:
            return self.replies.pop(0)
        if self.closing is not None:
            if self.closed:
                return None
            self.closed = True
            why, retry = self.closing
            return encode(Closing(reason=why, retry=retry)).decode()
        snapshot = self.table.snapshot
        number = snapshot.number
        if number > self.sent or self.again:
            after, acks = min(self.sent, number), self.acks
            self.sent, self.again = number, False
            if number - after > 1 and not snapshot.reaches(after):
                return snapshot.welcome(None, self)  # acknowledgements follow, one by one
            if acks:
                self.acks = []
            return snapshot.update(after, self, acks)
        if self.acks:
            return encode(Ack(id=self.acks.pop(0), number=self.sent)).decode()
        return None

    async def frames(self) -> AsyncIterator[str]:
        """Everything to be sent, as it comes."""
        try:
            first = await self.begin()
        except RequestRefused:  # the game has begun meanwhile, and is not for watchers
            return
        self.ready = asyncio.Event()
        yield first
        while not self.closed:
            frame = self.next()
            if frame is not None:
                yield frame
                continue
            self.ready.clear()
            await self.ready.wait()
