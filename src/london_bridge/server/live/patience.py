"""Connections that do not listen are cut: what waits for them takes memory that is everybody's.

Whoever writes waits while the buffer of a connection is full, so it holds little; but somebody may open many
connections and read none of them. A buffer that stays full must get emptier, by a little at least, in every few
seconds. A slow line does that, a dead one does not. Streams, answers and WebSockets are the same here. Imports nothing
of the server but its metrics.
"""

import asyncio

from london_bridge.server.metrics import METRICS

#: Within so many seconds, so many bytes of a full buffer must have gone.
SECONDS = 8.0
BYTES = 4_096


class Patience:
    """For a protocol of asyncio: looks at its transport while that can take no more."""

    transport: asyncio.Transport
    watching: asyncio.TimerHandle | None = None
    left = 0

    def pause_writing(self) -> None:
        """The buffer is full."""
        super().pause_writing()  # type: ignore[misc]  # the protocol's own
        self._watch()

    def resume_writing(self) -> None:
        """The buffer is nearly empty."""
        self._watch_no_more()
        super().resume_writing()  # type: ignore[misc]  # likewise

    def connection_lost(self, error: Exception | None) -> None:
        """It is over."""
        self._watch_no_more()
        super().connection_lost(error)  # type: ignore[misc]  # likewise

    def _watch(self) -> None:
        self.left = self.transport.get_write_buffer_size()
        self.watching = asyncio.get_running_loop().call_later(SECONDS, self._look)

    def _watch_no_more(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
            self.watching = None

    def _look(self) -> None:
        if self.left - self.transport.get_write_buffer_size() >= BYTES:
            self._watch()
            return
        self.watching = None
        METRICS.cut += 1
        self.transport.abort()
