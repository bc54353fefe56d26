"""The seats of a table: who plays for them, when a word of one of them ends the game early, and how much time each has.

Time follows from the log alone: entries have a time, and a decision lasts from one to the next. Live: the first seconds
of every decision are free, the rest comes from the bank. Correspondence: every decision has its days. A seat for which
a bot plays has no clock.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Literal

from london_bridge.server.wire.looks import Colour, Portrait
from london_bridge.server.wire.options import Clock, DaysClock, LiveClock
from london_bridge.server.wire.tables import Clocks, SeatClock, SeatInfo


@dataclass(slots=True)
class TableSeat:
    """One seat: a person, a bot, or nobody yet."""

    person: str | None = None
    name: str | None = None
    local: bool = False
    level: str | None = None
    character: str | None = None
    portrait: Portrait | None = None
    #: The colour that was wished for.
    colour: Colour | None = None
    script: list[str] = field(default_factory=list)
    away: Literal["clock", "left"] | None = None
    conceded: bool = False
    fault: str | None = None
    #: How many moves of the script have been made.
    scripted: int = 0

    @property
    def open(self) -> bool:
        """Nobody sits here."""
        return self.person is None and self.level is None

    @property
    def by_bot(self) -> bool:
        """A bot decides for this seat now."""
        return self.level is not None or self.away is not None or self.conceded

    def info(self, seat: int, present: bool, colour: Colour) -> SeatInfo:
        """As it is told, in the colour that it has."""
        return SeatInfo(
            seat=seat,
            kind="open" if self.open else "bot" if self.level is not None else "person",
            name=self.name,
            person=self.person,
            level=self.level,
            character=self.character,
            portrait=self.portrait,
            colour=colour,
            local=self.local,
            present=present,
            away=self.away,
            conceded=self.conceded,
            fault=self.fault,
        )


def conceding_ends(seats: Sequence[TableSeat], seat: int) -> bool:
    """Giving up ends the game when one seat is left that has not, or no person."""
    others = [place for i, place in enumerate(seats) if i != seat and not place.conceded]
    return len(others) == 1 or all(place.person is None for place in others)


def offer_ends(seats: Sequence[TableSeat], offers: Collection[int], seat: int) -> bool:
    """Being for an end ends the game when every other person who is playing is for it already."""
    return all(i == seat or i in offers or place.person is None or place.by_bot for i, place in enumerate(seats))


def may_end(seats: Sequence[TableSeat]) -> list[int]:
    """The seats that can say such a word: people who have not given up."""
    return [i for i, place in enumerate(seats) if place.person is not None and not place.conceded]


DAY = 24 * 3600 * 1000


class SeatTimes:
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
