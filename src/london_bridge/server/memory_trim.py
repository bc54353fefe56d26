"""Memory that is free goes back to the system. What a busy hour took would otherwise stay with the process for good.

Python's collector looks through old objects seldom, and the C library keeps what was freed. Both are asked to look in
moments in which hardly anybody plays, so that nobody waits for it.
"""

import asyncio
import contextlib
import ctypes
import gc

from .metrics import METRICS

#: Seconds between two looks, and requests at tables within them above which the server is not idle.
EVERY = 10.0
IDLE = 20
#: Requests since the last time after which there may be something to tidy up: a server that rests is left to rest.
WORTH = 200


def trim() -> bool:
    """Give free memory back; False where the C library knows no way."""
    try:
        return bool(ctypes.CDLL(None).malloc_trim(0) >= 0)
    except (AttributeError, OSError, TypeError):  # not the GNU one
        return False


class MemoryTrimmer:
    """Looks now and then."""

    def __init__(self, every: float = EVERY) -> None:
        self.every = every
        self.heard = 0
        self.answered = 0
        self.tidied = 0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self._run(), name="memory trim")

    async def stop(self) -> None:
        """Look no more."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            self.look()

    def look(self) -> bool:
        """Tidy up, if hardly anything happens now."""
        heard, answered = METRICS.heard, sum(METRICS.answers.values())
        idle = heard - self.heard < IDLE and answered - self.answered < IDLE
        self.heard, self.answered = heard, answered
        if not idle or heard + answered - self.tidied < WORTH:
            return False
        self.tidied = heard + answered
        gc.collect()
        trim()
        return True
