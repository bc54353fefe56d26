"""Requests that are under way: how many of one address, and how much of their bodies is held.

Whoever promises a body and stops sending makes the server keep what has come so far; whoever asks for much and does not
read makes it keep the answer. So an address has so many requests under way at the same time, streams apart, which are
counted elsewhere. A body that is there at once, as nearly all are, is only weighed; of those that dawdle an address has
a few. A large body is dear before it is read, not only when it is looked at.
"""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.types import Message, Receive, Send
from litestar.types.asgi_types import HTTPReceiveMessage, WebSocketReceiveMessage

from london_bridge.server.refusals import RequestRefused

from .request_checks import HEAVY

#: Requests of one address that are not answered to the end, and of these the ones whose body is not whole.
MOST_REQUESTS = 100
MOST_DAWDLING = 20
#: Bytes that are held of bodies: of one address, and of all.
MOST_OF_ADDRESS = 8_000_000
MOST_OF_ALL = 64_000_000
#: What is larger than this is a record.
LARGE = 64 * 1024


class InFlight:
    """The requests of this process that are under way, by address."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.dawdling: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.all = 0

    def full(self, address: str) -> bool:
        """Whether an address has too many."""
        return self.requests[address] >= MOST_REQUESTS

    @asynccontextmanager
    async def counting(
        self, address: str, receive: Receive, send: Send, stream: bool = False
    ) -> AsyncIterator[tuple[Receive, Send]]:
        """While a request is answered: what its body is read by, and what its answer is sent by."""
        body = Body(self, address, receive, send)
        share = 0 if stream else 1
        add(self.requests, address, share)
        try:
            yield body.receive, body.send
        finally:
            body.end()
            add(self.requests, address, -share)


def add(counts: Counter[str], key: str, more: int) -> None:
    """Count; what is nothing is forgotten."""
    counts[key] += more
    if counts[key] <= 0:
        del counts[key]


class Body:
    """The body of one request."""

    __slots__ = ("address", "all", "dawdles", "refused", "size", "take", "tell")

    def __init__(self, in_flight: InFlight, address: str, receive: Receive, send: Send) -> None:
        self.all = in_flight
        self.address = address
        self.take = receive
        self.tell = send
        self.size = 0
        self.dawdles = False
        self.refused = False

    async def receive(self) -> HTTPReceiveMessage | WebSocketReceiveMessage:
        """The next part of it, unless it is too much."""
        message = await self.take()
        if message["type"] == "http.request":
            self._hold(len(message["body"]))
            self._dawdle(message["more_body"])
        return message

    async def send(self, message: Message) -> None:
        """A part of the answer. Where the body was refused, the rest of it need not come."""
        if self.refused and message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), (b"connection", b"close")]
        await self.tell(message)

    def end(self) -> None:
        """The request is answered, or whoever made it has gone."""
        self._dawdle(False)
        self._hold(-self.size)

    def _hold(self, more: int) -> None:
        before = self.size
        self.size += more
        self.all.all += more
        add(self.all.held, self.address, more)
        if more <= 0 or self.size <= LARGE:
            return
        if self.all.held[self.address] > MOST_OF_ADDRESS or self.all.all > MOST_OF_ALL:
            self._refuse()
        if before <= LARGE and not HEAVY.take(self.address):
            self._refuse()

    def _dawdle(self, dawdles: bool) -> None:
        if dawdles == self.dawdles:
            return
        self.dawdles = dawdles
        add(self.all.dawdling, self.address, 1 if dawdles else -1)
        if dawdles and self.all.dawdling[self.address] > MOST_DAWDLING:
            self._refuse()

    def _refuse(self) -> None:
        self.refused = True
        raise RequestRefused("too_fast", "Too many large requests at once; wait until some of them are answered.")
