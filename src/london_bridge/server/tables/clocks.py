"""The time of every seat. It follows from the log alone: entries have a time, and a decision lasts from one to the
next.

Live: the first seconds of every decision are free, the rest comes from the bank. Correspondence: every decision has
its days.
A seat for which a bot plays has no clock.
"""

from london_bridge.server.wire.options import Clock, DaysClock, LiveClock
from london_bridge.server.wire.tables import Clocks, SeatClock

DAY = 24 * 3600 * 1000


class Times:
    """How much time each seat has left, and since when each one has been deciding."""

    __slots__ = ("bank", "clock", "since", "timed")

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        #: Whether anybody can run out of time.
        self.timed = isinstance(clock, LiveClock | DaysClock)
        bank = clock.bank * 1000 if isinstance(clock, LiveClock) else 0
        self.bank = [bank] * players
        self.since: list[int | None] = [None] * players

    def pass_to(self, acting: int, moved: int | None, at: int) -> None:
        """At a moment these seats (a bit each) are deciding, and perhaps one has just moved."""
        for seat, since in enumerate(self.since):
            on = acting >> seat & 1
            if since is not None and (not on or seat == moved):
                if isinstance(self.clock, LiveClock):
                    spent = at - since - self.clock.decision * 1000
                    self.bank[seat] = max(0, self.bank[seat] - max(0, spent))
                self.since[seat] = at if on else None
            elif since is None and on:
                self.since[seat] = at

    def deadline(self, seat: int) -> int | None:
        """When a seat runs out of time, if it is deciding against a clock."""
        since = self.since[seat]
        if since is None:
            return None
        if isinstance(self.clock, LiveClock):
            return since + self.clock.decision * 1000 + self.bank[seat]
        if isinstance(self.clock, DaysClock):
            return since + self.clock.days * DAY
        return None

    def late(self, now: int) -> list[int]:
        """The seats whose time is up."""
        due = [(seat, self.deadline(seat)) for seat in range(len(self.since))]
        return [seat for seat, when in due if when is not None and when <= now]

    def info(self) -> Clocks | None:
        """As it is told."""
        live = isinstance(self.clock, LiveClock)
        if not live and not isinstance(self.clock, DaysClock):
            return None
        seats = [
            SeatClock(bank=self.bank[seat] if live else None, deadline=self.deadline(seat), since=since)
            for seat, since in enumerate(self.since)
        ]
        return Clocks(kind="live" if live else "days", seats=seats)
