"""One device at a table. It keeps no queue of what happened: it knows the last number it was told, and asks the table.

So a slow device costs nothing: it gets fewer and larger updates, and never falls behind further than that.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Literal

import msgspec

from london_bridge.server.tables.deciding import Who
from london_bridge.server.tables.table import Table
from london_bridge.server.tables.telling import Snapshot
from london_bridge.server.wire.replies import Ack, Closing

encode = msgspec.json.Encoder().encode

#: Answers that may wait to be sent; a device that asks and does not listen is closed.
MOST_REPLIES = 200
Why = Literal["stopping", "slow", "replaced", "removed", "idle"]


class Connection:
    """A device at a table: a seat's, or a watcher's."""

    def __init__(
        self, table: Table, who: Who | None, seat: int | None, chosen: bool, muted: frozenset[str], after: int | None
    ) -> None:
        self.table = table
        self.who = who
        self.person = who.id if who is not None else None
        self.seat = seat
        #: Whether the seat was asked for. Otherwise it is the first of this person's.
        self.chosen = chosen
        self.muted = muted
        self.after = after
        self.sent = 0
        self.acks: list[str] = []
        self.replies: deque[bytes] = deque()
        self.ready = asyncio.Event()
        self.again = False
        self.closing: tuple[Why, int] | None = None

    def wake(self) -> None:
        """There is something to tell."""
        self.ready.set()

    def reply(self, frame: bytes) -> None:
        """Send an answer after those that wait."""
        if len(self.replies) >= MOST_REPLIES:
            self.close("slow", 1_000)
            return
        self.replies.append(frame)
        self.ready.set()

    def look_again(self) -> None:
        """Tell the present view once more: another seat is looked at, or somebody is muted."""
        self.again = True
        self.ready.set()

    def close(self, why: Why, retry: int) -> None:
        """Say so, and close."""
        if self.closing is None:
            self.closing = (why, retry)
        self.ready.set()

    def settle(self, snapshot: Snapshot) -> None:
        """Look at one's first seat, unless another one was asked for."""
        if not self.chosen:
            mine = [seat for seat, person in snapshot.seats.items() if person == self.person]
            self.seat = mine[0] if mine and self.person is not None else None

    async def frames(self) -> AsyncIterator[bytes]:
        """Everything to be sent, as it comes."""
        snapshot = await self.table.look()
        self.settle(snapshot)
        self.sent = snapshot.number
        yield snapshot.welcome(self.after, self)
        while True:
            while self.replies:
                yield self.replies.popleft()
            if self.closing is not None:
                why, retry = self.closing
                yield encode(Closing(reason=why, retry=retry))
                return
            snapshot = self.table.snapshot
            if snapshot.number > self.sent or self.again:
                after, acks = min(self.sent, snapshot.number), self.acks
                self.sent, self.acks, self.again = snapshot.number, [], False
                self.settle(snapshot)
                yield snapshot.update(after, self, acks)
                continue
            if self.acks:
                acks, self.acks = self.acks, []
                for request in acks:
                    yield encode(Ack(id=request, number=self.sent))
                continue
            self.ready.clear()
            await self.ready.wait()
