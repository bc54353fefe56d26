"""The WebSocket of the server: uvicorn's, which can also write a text frame at once, and hand one over at once.

A frame to a browser is a few bytes of length and the text, so whoever fans one message out need not go through what
is made for any message, extension and state. And a message that somebody can take just now needs no queue and no task
that is woken for it. Where that is not possible, the ordinary way is taken, which waits for slow devices, keeps the
order, and notices those that are gone; those that do not listen are cut.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .write_timeout import WriteTimeout

#: The name under which an application finds `write_text` and `hear_by` among the extensions of its scope.
EXTENSION = "london_bridge.frames"
#: The first byte of a text frame that is whole.
TEXT = 0x81

Write = Callable[[str], bool]
#: Takes a text message, as bytes; False if it has to come in the ordinary way.
Hear = Callable[[bytes], bool]


class WebSocketProtocol(WriteTimeout, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, and a shorter way out of it and into it."""

    hear: Hear | None = None
    #: Whether the connection is lost, and whether the application is done with it.
    lost = answered = False

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        super().connection_lost(exc)
        self.lost = True
        self._come_apart()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """The application is done."""
        super().on_task_complete(task)
        self.answered = True
        self._come_apart()

    def _come_apart(self) -> None:
        """A connection, its transport, its parser and what the application was given hold one another. Some hundred
        thousand objects a minute, under siege, would wait for a collection, which then stops everybody; taken apart
        they are gone at once.
        """
        if not self.lost or not (self.answered or not hasattr(self, "scope")):
            return
        self.hear = None
        self.conn.parser.close()
        with suppress(AttributeError):  # where there was no handshake
            cast(dict[str, Any], self.scope).clear()
            del self.request, self.response
        self.transport = ClosedTransport()

    async def run_asgi(self) -> None:
        """Run the application, which can find the shorter way."""
        extensions: dict[str, Any] = dict(self.scope.get("extensions") or {})
        self.scope["extensions"] = extensions | {EXTENSION: {"write": self.write_text, "hear": self.hear_by}}
        await super().run_asgi()

    def hear_by(self, hear: Hear | None) -> None:
        """Who is asked first whether they take a message."""
        self.hear = hear
        self._forget_head()

    def _forget_head(self) -> None:
        """Whoever hears has read the head of the request. A browser's has some two thousand bytes, and would stay here
        in three forms as long as the connection does.
        """
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def send_receive_event_to_app(self) -> None:
        """A message is whole: hand it over, or let it wait. None overtakes another."""
        hear, frames = self.hear, self.frames
        if (
            hear is not None
            and len(frames) == 1
            and self.curr_msg_data_type == "text"
            and not self.read_paused
            and not self.close_sent
            and self.queue.empty()
            and hear(bytes(frames[0]))
        ):
            self.frames = []
            return
        super().send_receive_event_to_app()

    def write_text(self, text: str) -> bool:
        """Write a text frame now; False if it has to be sent in the ordinary way."""
        if self.close_sent:
            return True  # after the close nobody hears anything, and the ordinary way would call it a fault
        conn = self.conn
        if self.disconnected or conn.extensions or conn.state is not State.OPEN:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(text.encode()))
        return True


class ClosedTransport(asyncio.Transport):
    """In the place of a transport that is closed and can go."""

    def is_closing(self) -> bool:
        """It is closed."""
        return True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Nobody hears it."""

    def close(self) -> None:
        """It is closed already."""

    abort = close


def framed(payload: bytes) -> bytes:
    """A text frame as a server sends it."""
    size = len(payload)
    if size < 126:
        return bytes((TEXT, size)) + payload
    if size < 65_536:
        return bytes((TEXT, 126, size >> 8, size & 255)) + payload
    return bytes((TEXT, 127)) + size.to_bytes(8) + payload


def writer_of(scope: Any) -> Write:
    """The shorter way of a connection; where there is none, one that never can."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    write: Write = found["write"] if found else never
    return write


def hear_by(scope: Any, hear: Hear | None) -> None:
    """Have messages of a connection handed over, where that can be done."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    if found:
        found["hear"](hear)


def never(_text: str) -> bool:
    """Nothing is written."""
    return False
