"""HTTP as strangers send it: how long a head may be, and how long it and a body may take to arrive.

A proxy in front does this too; but a server at home has none, and there is no need to depend on one. Uvicorn by itself
reads a head of any length for any time.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from london_bridge.server.clock import steady
from london_bridge.server.live.write_timeout import WriteTimeout
from london_bridge.server.people.addresses import address_key

#: Bytes of a request line and its headers, and how many headers. Browsers send some two thousand bytes.
LONGEST_HEAD = 32 * 1024
MOST_HEADERS = 100
#: Seconds for a head, from the first moment of a connection.
HEAD_SECONDS = 10.0
#: A body is there within so many seconds, or so many bytes of it have come in them; and so on, for so long in all: a
#: record over a slow telephone line.
BODY_SECONDS = 10.0
BODY_BYTES = 32 * 1024
BODY_LONGEST = 60.0
#: Connections of one address that have not sent a whole head yet.
MOST_UNHEARD = 200
#: Requests of one connection that wait for the answer to the one before, and the bytes that come meanwhile. Neither
#: browsers nor proxies ask ahead.
MOST_AHEAD, LONGEST_AHEAD = 16, 64 * 1024

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


@lru_cache(maxsize=4096)
def among(address: str, networks: str) -> bool:
    """Whether an address is one of these, or in one of these networks; * is everybody."""
    if networks == "*":
        return True
    try:
        return any(ip_address(address) in ip_network(each.strip(), strict=False) for each in networks.split(","))
    except ValueError:  # a name, or a socket's path
        return address in networks.split(",")


class BoundedHttp(WriteTimeout, HttpToolsProtocol):
    """Uvicorn's HTTP with bounds, for those who listen to the answer."""

    #: Connections in the middle of a head, by address.
    unheard: ClassVar[Counter[str]] = Counter()

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.head = 0
        self.in_head = False
        self.peer: str | None = None
        self.timer: asyncio.TimerHandle | None = None
        #: Of a body: what has come since somebody last looked, and until when all of it has to be there.
        self.came = 0
        self.body_until = 0.0
        #: The request that is being answered, and those that were sent ahead.
        self.asked: list[RequestResponseCycle] = []
        #: Bytes that have come while some wait.
        self.ahead = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """A stranger: the head has to come."""
        super().connection_made(transport)
        # A proxy of ours speaks for many.
        if self.client is not None and not among(self.client[0], str(self.config.forwarded_allow_ips)):
            self.peer = address_key(self.client[0])
            if self.unheard[self.peer] >= MOST_UNHEARD:
                self.peer = None
                transport.abort()
                return
        self._begin_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone: whatever is being answered, and not only what was asked last, has nobody to hear it."""
        self._end_head()
        for cycle in self.asked:
            cycle.disconnected = not cycle.response_complete
            cycle.message_event.set()
        self.asked.clear()
        self.pipeline.clear()
        super().connection_lost(exc)

    def _begin_head(self) -> None:
        if not self.in_head:
            self.in_head, self.head = True, 0
            if self.peer is not None:
                self.unheard[self.peer] += 1
            self._wait(HEAD_SECONDS, self._late)

    def _end_head(self) -> None:
        if self.in_head:
            self.in_head = False
            if self.peer is not None:
                self.unheard[self.peer] -= 1
                if self.unheard[self.peer] <= 0:
                    del self.unheard[self.peer]
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _wait(self, seconds: float, late: Callable[[], None]) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, late)

    def _body_late(self) -> None:
        """A body takes its time. It may, while it comes steadily."""
        if self.came < BODY_BYTES or steady() >= self.body_until:
            self._late()
            return
        self.came = 0
        self._wait(BODY_SECONDS, self._body_late)

    def _late(self) -> None:
        """What had to come did not."""
        self.timer = None
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Some more of it."""
        if self.in_head:
            self.head += len(data)
        super().data_received(data)
        if self.in_head and self.head > LONGEST_HEAD:
            self._refuse_head()
        self.ahead = self.ahead + len(data) if self.pipeline else 0
        if self.ahead > LONGEST_AHEAD:
            self.transport.abort()
        elif self.ahead:
            self.flow.resume_reading()  # that somebody has gone is noticed only while one reads

    def _refuse_head(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        """Another request on the same connection."""
        super().on_message_begin()
        self._begin_head()

    def on_headers_complete(self) -> None:
        """The head is whole: the application may see it, unless it is too long."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        self._end_head()
        if size > LONGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refuse_head()
            return
        if len(self.pipeline) >= MOST_AHEAD:
            self.transport.abort()
        if self.transport.is_closing():
            return
        super().on_headers_complete()
        if self.cycle is not None:  # there is none before the first request, nor for an upgrade
            self.asked = [cycle for cycle in (*self.asked, self.cycle) if not cycle.response_complete]
        self.came, self.body_until = 0, steady() + BODY_LONGEST
        self._wait(BODY_SECONDS, self._body_late)

    def on_body(self, body: bytes) -> None:
        """Some of the body."""
        self.came += len(body)
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._end_head()
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol reads, which knows of no answer that is still to be given here."""
        self._end_head()
        if any(not cycle.response_complete for cycle in self.asked):
            self.transport.abort()
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()
