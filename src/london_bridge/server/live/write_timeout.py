"""Connections that do not listen are cut: what waits for them takes memory that is everybody's.

Whoever writes waits while the buffer of a connection is full, so it holds little; but somebody may open many
connections and read none of them. A buffer that stays full must get emptier, by a little at least, in every few
seconds, and be nearly empty within a minute. A slow line does that, a dead one does not, nor one that reads a byte now
and then so as to be kept. Streams, answers and WebSockets are the same here. Imports nothing of the server but its
metrics.
"""

import asyncio
import os
import socket
import struct
from contextlib import suppress

from london_bridge.server.clock import steady
from london_bridge.server.metrics import METRICS

#: Within so many seconds, so many bytes of a full buffer must have gone.
SECONDS = 8.0
BYTES = 4_096
#: Within so many seconds a full buffer must be nearly empty.
LONGEST = 60.0
#: To close at once, whatever was still to be sent; the system keeps nothing of it.
AT_ONCE = struct.pack("ii" if os.name == "posix" else "hh", 1, 0)


class WriteTimeout(asyncio.Protocol):
    """In front of another protocol of asyncio: looks at its transport while that can take no more."""

    transport: asyncio.Transport
    watching: asyncio.TimerHandle | None = None
    left = 0
    until = 0.0

    def pause_writing(self) -> None:
        """The buffer is full."""
        super().pause_writing()
        self.until = steady() + LONGEST
        self._watch()

    def resume_writing(self) -> None:
        """The buffer is nearly empty."""
        self._watch_no_more()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._watch_no_more()
        super().connection_lost(exc)

    def _watch(self) -> None:
        self.left = self.transport.get_write_buffer_size()
        self.watching = asyncio.get_running_loop().call_later(SECONDS, self._look)

    def _watch_no_more(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
            self.watching = None

    def _look(self) -> None:
        in_time = steady() < self.until
        if in_time and self.left - self.transport.get_write_buffer_size() >= BYTES:
            self._watch()
            return
        self.watching = None
        METRICS.cut += 1
        # Closed in the usual way, the system would go on offering the rest to whoever does not take it, for minutes.
        connection = self.transport.get_extra_info("socket")
        if connection is not None:
            with suppress(OSError):
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()
