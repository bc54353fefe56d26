"""The WebSocket of the server: uvicorn's, which can also write a text frame at once.

A frame to a browser is a few bytes of length and the text, so whoever fans one message out need not go through what
is made for any message, extension and state. Where that is not possible just now, the ordinary way is taken, which
waits for slow devices and notices those that are gone. Imports nothing of the server.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

#: The name under which an application finds `write_text` among the extensions of its scope.
EXTENSION = "london_bridge.frames"
#: The first byte of a text frame that is whole.
TEXT = 0x81

Write = Callable[[str], bool]


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, and a shorter way out of it."""

    async def run_asgi(self) -> None:
        """Run the application, which can find the shorter way."""
        extensions: dict[str, Any] = dict(self.scope.get("extensions") or {})
        self.scope["extensions"] = extensions | {EXTENSION: {"write": self.write_text}}
        await super().run_asgi()

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


def never(_text: str) -> bool:
    """Nothing is written."""
    return False
