"""The cheapest client of a live channel: a socket that hears text frames and says text frames, and nothing else.

Whoever loads a server must not be what is measured, and a full client library costs more than the server it talks to.
Frames are masked with zeros, as they may be: the server unmasks them like any others. Imports nothing of the server.
"""

import asyncio
from collections.abc import Callable

MASK = bytes(4)
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


def framed(payload: bytes, first: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    size = len(payload)
    if size < 126:
        return bytes((first, 0x80 | size)) + MASK + payload
    return bytes((first, 0x80 | 126)) + size.to_bytes(2) + MASK + payload


class Device(asyncio.Protocol):
    """One WebSocket, while it lasts. `hear` is called with every text that comes."""

    def __init__(self, request: bytes, hear: Callable[["Device", bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.leaving = False
        self.problem: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def say(self, payload: bytes) -> None:
        """Send a text."""
        assert self.transport is not None
        self.transport.write(framed(payload))

    def leave(self) -> None:
        """Go, without a word."""
        self.leaving = True
        if self.transport is not None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """A server that hangs up while it is measured is a fault."""
        if not self.leaving and self.problem is None:
            self.problem = f"the server hung up: {exc}"
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.problem or "gone"))

    def data_received(self, data: bytes) -> None:
        """Take frames out of what has come so far."""
        data = self.rest + data if self.rest else data
        at = 0
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at == 3:
                self.rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:at].decode("latin-1")))
                return
            self.opened.set_result(None)
        end = len(data)
        while end - at >= 2:
            size, body = data[at + 1], at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, body = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if end < body + size:
                break
            self.take(data[at], data[body : body + size])
            at = body + size
        self.rest = data[at:]

    def take(self, first: int, payload: bytes) -> None:
        """One frame."""
        if first == TEXT:
            self.hear(self, payload)
        elif first == PING and self.transport is not None:
            self.transport.write(framed(payload, PONG))
        elif first == CLOSE:
            self.problem = f"the server closed: {payload!r}"


async def dial(port: int, path: str, hear: Callable[[Device, bytes], None], cookie: str = "") -> Device:
    """Open a WebSocket on this machine."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: bG9uZG9uIGJyaWRnZSAxMg==",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, device = await loop.create_connection(lambda: Device(request, hear), "127.0.0.1", port)
    await device.opened
    return device
