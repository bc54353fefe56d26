"""How far a long run is, how fast it goes and how long it still takes, in words. Imports nothing of the package."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter


class Pace:
    """So many games are to be played; those of an earlier run say nothing about the speed of this one."""

    def __init__(self, total: int, clock: Callable[[], float] = perf_counter) -> None:
        self.total = total
        self.clock = clock
        self.begun = self.told = clock()
        self.known: int | None = None

    def due(self, done: int, every: float) -> bool:
        """Whether it is time to tell of a game again. To be asked after every game: the first shows what was known."""
        if self.known is None:
            self.known = done - 1
        now = self.clock()
        if now - self.told < every:
            return False
        self.told = now
        return True

    def text(self, done: int) -> str:
        """How far it is."""
        told = f"{done:,} of {self.total:,} games"
        played, seconds = done - (self.known or 0), self.clock() - self.begun
        if played < 1 or seconds <= 0:
            return told
        speed = played / seconds
        left = (self.total - done) / speed
        return f"{told}, {speed:.1f} a second, {left / 60:.1f} minutes left"
