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
    #: The money less par, where par is known; and the money without the luck of the draws, where a review has told it.
    above: float | None = None
    adjusted: float | None = None
    places: list[int]
    apart: Apart | None = None
    #: How many in a hundred of the others it beats, a tie counting half; and its place among all.
    matchpoints: float | None = None
    place: int | None = None


class DailyNow(Struct, kw_only=True):
    """Today, and what I made of it. `digest` is that of the deal, which is told when the day is over (`ends`). What
    pays at the end (`scoring`) and who else plays (`cast`, characters by their seats) all see who sit down.
    """

    day: str
    now: int
    ends: int
    players: int
    scoring: dict[str, str]
    cast: list[str]
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
    adjusted: float | None
    matchpoints: float | None
    places: list[int]
    near: bool
    #: The game, once the day is over.
    table: str | None


class DailyBoard(Struct, kw_only=True):
    """The results of a day: for those who have played it, and for everybody when it is over; else there are none. Of
    many the best are told, and my own. `mine` is my attempt, also one that is not among the results.
    """

    day: str
    players: int
    scoring: dict[str, str]
    cast: list[str]
    over: bool
    shown: bool
    played: int
    par: float | None
    digest: str
    #: What the digest is of, when the day is over: box, scoring, set-up and salt.
    deal: dict[str, Any] | None
    mine: DailyAttempt | None
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


class DailySquare(Struct, kw_only=True):
    """A day of a calendar: for how many it is dealt, and my attempt."""

    day: str
    players: int
    mine: DailyAttempt | None


class DailyMonth(Struct, kw_only=True):
    """The days of a month that have come, the first of them first."""

    month: str
    days: list[DailySquare]


class PlayedRound(Struct, kw_only=True):
    """What somebody did in a round of a day, in the order in which it was done, and the money after it."""

    moves: list[str]
    money: int


class Parting(Struct, kw_only=True):
    """The first decision in which somebody's game is another one than mine: after so many moves (`number`), seen by the
    one seat that we both had (`position`), their move and mine. `seat` is that of the decision.
    """

    number: int
    round: int
    seat: int
    position: str
    move: str
    mine: str


class PlayedLine(Struct, kw_only=True):
    """How somebody has played a day. `parts` is null where it is my own game, the same as mine, or I have none."""

    place: int
    name: str
    mine: bool
    table: str
    money: int
    adjusted: float | None
    rounds: list[PlayedRound]
    parts: Parting | None


class DailyLines(Struct, kw_only=True):
    """How everybody has played a day that is over, the best first, some at a time; mine is always among them."""

    day: str
    played: int
    lines: list[PlayedLine]


class DailyBegun(Struct):
    """The table at which a day is played."""

    table: str
