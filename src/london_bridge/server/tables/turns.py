"""One after the other: who changes a table has it for themselves until they are done.

Like asyncio's lock, but nobody waits where nobody has to: most changes find the table free. Imports nothing.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from weakref import WeakMethod


class Turns:
    """Those who want to change one table, in the order in which they came."""

    __slots__ = ("free", "taken", "waiting")

    def __init__(self, free: Callable[[], None] | None = None) -> None:
        self.taken = False
        #: Called when nobody has it any more. It is a method of who has this lock: held fast, neither would ever go.
        self.free = WeakMethod(free) if free is not None else None
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self.taken

    def take(self) -> bool:
        """Take it, if it is free."""
        if self.taken:
            return False
        self.taken = True
        return True

    async def wait(self) -> None:
        """Wait for one's turn; whoever gets it has to give it back."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except BaseException:
            if mine.done() and not mine.cancelled():
                self.give()  # it was mine already, and I cannot use it
            raise

    def give(self) -> None:
        """Give it back, to whoever has waited longest."""
        while self.waiting:
            following = self.waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.taken = False
        free = self.free() if self.free is not None else None
        if free is not None:
            free()

    async def __aenter__(self) -> None:
        if not self.take():
            await self.wait()

    async def __aexit__(self, *_: object) -> None:
        self.give()
