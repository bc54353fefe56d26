"""Small helps for asyncio: a lock for which nobody waits where nobody has to, turns in which some go before others, a
throttle, and sending without a task.

Imports nothing of the server.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakMethod


class TurnLock:
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


class WriteTurns:
    """Who writes next, where only one can: moves go before everything else, however much waits. But whoever waits gets
    a turn after every few commits of moves, so that nobody waits for ever either.
    """

    __slots__ = ("overtaken", "small", "taken", "waiting")

    #: Moves that may go before somebody who waits.
    PATIENCE = 4

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.small: deque[asyncio.Future[None]] = deque()
        #: How often those who wait were overtaken.
        self.overtaken = 0

    @asynccontextmanager
    async def first(self) -> AsyncIterator[None]:
        """The turn of moves."""
        async with self._turn(self.waiting):
            yield

    @asynccontextmanager
    async def after_moves(self) -> AsyncIterator[None]:
        """The turn of all others."""
        async with self._turn(self.small):
            yield

    @asynccontextmanager
    async def _turn(self, queue: deque[asyncio.Future[None]]) -> AsyncIterator[None]:
        if self.taken:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            queue.append(mine)
            try:
                await mine
            except BaseException:
                if mine.done() and not mine.cancelled():
                    self._give()  # it was mine already, and I cannot use it
                raise
        self.taken = True
        try:
            yield
        finally:
            self._give()

    def _give(self) -> None:
        for queue in (self.waiting, self.small) if self.overtaken < self.PATIENCE else (self.small, self.waiting):
            while queue:
                following = queue.popleft()
                if not following.done():
                    self.overtaken = self.overtaken + 1 if queue is self.waiting and self.small else 0
                    following.set_result(None)
                    return
        self.taken = False


class Throttle:
    """Calls `say` when it is stirred; stirred again within so many seconds, once more after them."""

    __slots__ = ("again", "say", "seconds", "timer")

    def __init__(self, say: Callable[[], None], seconds: float) -> None:
        #: A method of whoever has this: held fast, neither would ever go.
        self.say = WeakMethod(say)
        self.seconds = seconds
        self.timer: asyncio.TimerHandle | None = None
        self.again = False

    def stir(self) -> None:
        """Something has changed."""
        self.again = True
        if self.timer is None:
            self._say()

    def _say(self) -> None:
        self.timer = None
        say = self.say()
        if self.again and say is not None:
            self.again = False
            self.timer = asyncio.get_running_loop().call_later(self.seconds, self._say)
            say()


class Rest:
    """What is left of something that has begun to wait."""

    __slots__ = ("steps", "waiting_for")

    def __init__(self, steps: Generator[Any, Any, Any], waiting_for: Any) -> None:
        self.steps = steps
        self.waiting_for = waiting_for

    def __await__(self) -> Generator[Any, Any, None]:
        waiting_for = self.waiting_for
        while True:
            try:
                try:
                    sent = yield waiting_for
                except BaseException as error:
                    waiting_for = self.steps.throw(error)
                else:
                    waiting_for = self.steps.send(sent)
            except StopIteration:
                return


def begin(awaitable: Awaitable[Any]) -> Rest | None:
    """Run it until it ends (None) or has to wait (what is left of it)."""
    steps = awaitable.__await__()
    try:
        waiting_for = steps.send(None)
    except StopIteration:
        return None
    return Rest(steps, waiting_for)
