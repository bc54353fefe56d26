"""Saying at once that something has changed, and then not again for a moment. Imports nothing."""

import asyncio
from collections.abc import Callable
from weakref import WeakMethod


class Settling:
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
