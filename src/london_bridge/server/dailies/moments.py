"""What many look at in the same moment is asked of the database once: the boards, just after a day began or ended."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

from london_bridge.server.clock import steady

#: Seconds for which an answer holds, and how many are kept.
HOLDS, MOST = 3.0, 200

T = TypeVar("T")


class Moments:
    """Answers of the last moment, by what was asked."""

    def __init__(self) -> None:
        self.found: dict[Hashable, tuple[float, asyncio.Task[Any]]] = {}

    async def get(self, key: Hashable, ask: Callable[[], Awaitable[T]]) -> T:
        """What was found a moment ago; else it is asked now, for all who come meanwhile. An error is not kept."""
        at, task = self.found.get(key, (0.0, None))
        failed = task is not None and task.done() and (task.cancelled() or task.exception() is not None)
        if task is None or failed or steady() - at >= HOLDS:
            if len(self.found) >= MOST:
                self.found = {old: one for old, one in self.found.items() if steady() - one[0] < HOLDS}
            if len(self.found) >= MOST:
                return await ask()
            task = asyncio.ensure_future(self._asked(ask))
            self.found[key] = (steady(), task)
        answer: T = await asyncio.shield(task)
        return answer

    @staticmethod
    async def _asked(ask: Callable[[], Awaitable[T]]) -> T:
        return await ask()

    def forget(self) -> None:
        """Something has changed here."""
        self.found.clear()
