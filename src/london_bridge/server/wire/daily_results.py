"""The daily bridge as it is told: today, what I made of it, and how others did."""

from typing import Any, Literal

from msgspec import Struct

#: Why an attempt does not count: it was the second in its browser, it came to its end after the day, a bot failed.
Apart = Literal["second", "late", "fault"]


class DailyAttempt(Struct, kw_only=True):
    """What I made of a day. `places` are where I stood in money after every round."""

    day: str
    table: str
    state: Literal["playing", "done", "given_up"]
    money: int | None = None
    #: The money less par, where par is known.
    above: float | None = None
    places: list[int]
    apart: Apart | None = None
    #: How many in a hundred of the others it beats, a tie counting half; and its place among all.
    matchpoints: float | None = None
    place: int | None = None


class DailyNow(Struct, kw_only=True):
    """Today, and what I made of it. `digest` is that of the deal, which is told when the day is over (`ends`)."""

    day: str
    ends: int
    players: int
    digest: str
    par: float | None
    #: How many have played it to the end.
    played: int
    mine: DailyAttempt | None
    #: My days in a row, now and at best; and my last days, the newest first.
    streak: int
    best_streak: int
    recent: list[DailyAttempt]


class DailyLine(Struct, kw_only=True):
    """One result of a board. `near`: somebody had played this day from the same address before."""

    place: int
    name: str
    mine: bool
    money: int
    above: float | None
    matchpoints: float | None
    places: list[int]
    near: bool
    #: The game, once the day is over.
    table: str | None


class DailyBoard(Struct, kw_only=True):
    """The results of a day: for those who have played it, and for everybody when it is over; else there are none."""

    day: str
    players: int
    over: bool
    shown: bool
    played: int
    par: float | None
    digest: str
    #: What the digest is of, when the day is over: box, scoring, set-up and salt.
    deal: dict[str, Any] | None
    lines: list[DailyLine]


class WeekLine(Struct, kw_only=True):
    """Somebody's week: the sum of the matchpoints of its days."""

    place: int
    name: str
    mine: bool
    points: float
    days: int


class DailyWeek(Struct, kw_only=True):
    """The week of a day, as far as its days are over or I have played them."""

    first: str
    last: str
    lines: list[WeekLine]


class DailyBegun(Struct):
    """The table at which a day is played."""

    table: str
