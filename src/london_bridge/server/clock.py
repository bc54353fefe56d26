"""The one clock of the server, which never goes back, and which a test can move.

The system's clock may be set back, by a person or by its time service. A player's time must not grow by that, so this
clock follows the system's forwards only, and otherwise counts on steadily. Imports nothing of the server.
"""

import time

#: Where a database is from further ahead than this, its times are taken for a mistake and not followed.
FURTHEST_MS = 7 * 24 * 3_600_000


class Clock:
    """Wall time that only goes forwards."""

    def __init__(self) -> None:
        #: What this clock showed when the monotonic one showed `begun`.
        self.shown = time.time()
        self.begun = time.monotonic()
        #: Seconds by which a test has moved it.
        self.moved = 0.0

    def now_ms(self) -> int:
        """Milliseconds since 1970, as far as anybody here is concerned."""
        steady = time.monotonic()
        counted = self.shown + steady - self.begun
        wall = time.time()
        if wall > counted:
            self.shown, self.begun, counted = wall, steady, wall
        return int((counted + self.moved) * 1000)

    def steady(self) -> float:
        """Seconds since some moment, for whatever lasts: limits, waiting, remembering."""
        return time.monotonic() + self.moved

    def not_before(self, at: int) -> bool:
        """Go on from a moment that something stored is of, if it lies ahead; False if that is too far to be true."""
        ahead = at - self.now_ms()
        if ahead > FURTHEST_MS:
            return False
        if ahead > 0:
            self.shown += ahead / 1000
        return True

    def advance(self, seconds: float) -> None:
        """Let time pass, for a test."""
        self.moved += seconds


CLOCK = Clock()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now_ms()


def steady() -> float:
    """Seconds since some moment."""
    return CLOCK.steady()
