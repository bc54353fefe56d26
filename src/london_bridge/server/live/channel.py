"""The WebSocket of a table: hears requests, sends frames."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Send

from london_bridge.server.concurrency import Rest, begin
from london_bridge.server.json_text import holds_nul
from london_bridge.server.metrics import METRICS
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.wire import replies as w
from london_bridge.server.wire import requests as r

from .admission import ConnectionGuard
from .connection import Connection, refused
from .request_handler import ACTS, RequestHandler
from .websocket_protocol import hear_by, writer_of

logger = logging.getLogger("london_bridge.live")

decode = msgspec.json.Decoder(r.Request).decode
encode = msgspec.json.Encoder().encode
LONGEST_FRAME = 64 * 1024
#: Frames that mean nothing, after which a connection is closed.
MOST_BAD = 20
BAD, NOT_YOURS, NO_TABLE, TOO_LARGE, TOO_MANY = 4400, 4401, 4404, 4413, 4429
#: The protocol's own word for it.
TRY_AGAIN = 1013


def too_fast() -> RequestRefused:
    """Too much was asked for."""
    return RequestRefused("too_fast", "You are asking for a lot; wait a little.")


class OnlyId(msgspec.Struct):
    """The id of a request that is otherwise wrong."""

    id: str


class Channel:
    """One WebSocket at a table, while it lasts."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        connection: Connection,
        request_handler: RequestHandler,
        guard: ConnectionGuard | None,
    ) -> None:
        self.socket = socket
        self.connection = connection
        self.request_handler = request_handler
        self.guard = guard
        self.bad = 0
        #: Whether a message is being seen to; the next one waits.
        self.busy = False
        self.sending: asyncio.Task[None] | None = None
        self.write = writer_of(socket.scope)
        # The framework's own send goes through what only answers to requests need; frames go straight to the server.
        self.send: Send = socket.scope.get("plain_send", socket.send)  # type: ignore[assignment]  # see SafeHeaders
        self.receive: Receive = socket.scope.get("plain_receive", socket.receive)  # type: ignore[assignment]

    async def run(self) -> None:
        """Until either side closes."""
        table = self.connection.table
        table.connections.add(self.connection)
        METRICS.devices += 1
        try:
            await self._send(await self.connection.begin())
            self.connection.pump = self.pump
            table.came_or_went()
            hear_by(self.socket.scope, self.take)
            await self._hear()
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            hear_by(self.socket.scope, None)
            self.connection.pump = None
            self.connection.closed = True
            table.connections.discard(self.connection)
            METRICS.devices -= 1
            if self.sending is not None:
                self.sending.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await self.sending
            table.came_or_went()
            await self.request_handler.left(self.connection)

    def _send(self, frame: str) -> Awaitable[None]:
        return self.send({"type": "websocket.send", "text": frame, "bytes": None})

    def pump(self) -> None:
        """Send what there is to send. While the device is slow, a task goes on, and what happens meanwhile is told
        later.
        """
        if self.sending is not None:
            return
        try:
            while (frame := self.connection.next()) is not None:
                if self.write(frame):
                    continue
                rest = begin(self._send(frame))
                if rest is not None:
                    self.sending = asyncio.create_task(self._go_on(rest))
                    return
        except (WebSocketDisconnect, OSError):
            self.connection.pump = None
            return
        except Exception:
            logger.exception("a device could not be told", extra={"table": self.connection.table.id})
            self.connection.pump = None
            self.connection.closed = True
        if self.connection.closed:
            self.sending = asyncio.create_task(self._end())

    async def _go_on(self, rest: Rest | None) -> None:
        """Send the rest, waiting for a slow device."""
        try:
            if rest is not None:
                await rest
            while (frame := self.connection.next()) is not None:
                await self._send(frame)
        except (WebSocketDisconnect, OSError):
            self.connection.pump = None
            return
        if self.connection.closed:
            await self._end()
        self.sending = None

    async def _end(self) -> None:
        why = self.connection.closing[0] if self.connection.closing is not None else "stopping"
        await self._close({"stopping": 1001, "signed_out": NOT_YOURS}.get(why, 1000))

    async def _close(self, code: int) -> None:
        self.connection.pump = None  # what is carried out from now on cannot be told here
        with contextlib.suppress(Exception):
            await self.socket.close(code)

    def take(self, data: bytes) -> bool:
        """Have what most messages ask for carried out without further ado; False if this one takes more."""
        connection = self.connection
        if self.busy or connection.asking or len(data) > LONGEST_FRAME:
            return False
        try:
            ask = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if holds_nul(data):
            return False
        if not isinstance(ask, ACTS):
            return False
        guard = self.guard
        if guard is not None and (guard.shared(ask, connection.table) or not guard.hear()):
            return False
        METRICS.heard += 1
        try:
            if guard is not None and not guard.weigh(ask, connection.table):
                raise too_fast()
            connection.ask(ask)
        except Exception as error:
            connection.refuse(ask.id, error)
        return True

    async def _hear(self) -> None:
        """Hear what was not taken at once."""
        receive = self.receive
        while True:
            self.busy = False
            message = await receive()
            self.busy = True
            if message["type"] != "websocket.receive":
                return None
            data: str | bytes = message.get("text") or message.get("bytes") or b""
            if len(data) > LONGEST_FRAME:
                return await self._close(TOO_LARGE)
            if self.guard is not None and not self.guard.hear():
                return await self._close(TOO_MANY)
            METRICS.heard += 1
            try:
                ask = decode(data)
                if holds_nul(data):
                    raise msgspec.DecodeError("it holds a NUL character, which no text has")
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                self._complain(data, error)
                if self.bad > MOST_BAD:
                    return await self._close(BAD)
                continue
            await self._answer(ask)

    async def _answer(self, ask: r.Request) -> None:
        """Carry out a request, or say why not, when the one before is done."""
        connection = self.connection
        if connection.asking:
            await connection.settled()
        try:
            guard = self.guard
            if guard is not None and not await guard.weigh_for_all(ask, connection.table, connection.person):
                raise too_fast()
            if isinstance(ask, ACTS):
                connection.ask(ask)
                return
            answer = await self.request_handler.answer(connection.table, connection.who, ask, connection)
            if answer is not None:
                connection.reply(encode(answer).decode())
        except Exception as error:
            connection.refuse(ask.id, error)

    def _complain(self, data: str | bytes, error: Exception) -> None:
        """A frame that cannot be read, or asks for something that does not exist."""
        self.bad += 1
        said = str(error)[:200]
        try:
            ask = msgspec.json.decode(data, type=OnlyId).id[:64]
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            bad = w.BadFrame(code="bad_request", message=f"This is not a request: {said}.")
            self.connection.reply(encode(bad).decode())
            return
        self.connection.reply(
            encode(refused(ask, RequestRefused("bad_request", f"This request cannot be: {said}."))).decode()
        )
