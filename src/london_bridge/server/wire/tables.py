"""What is told about a table: its seats, its options, how it stands."""

from typing import Any, Literal

from msgspec import Struct

from .looks import Colour, Portrait
from .options import Options

Status = Literal["open", "playing", "over"]


class SeatInfo(Struct, kw_only=True):
    """Who is on a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None = None
    person: str | None = None
    level: str | None = None
    character: str | None = None
    portrait: Portrait | None = None
    colour: Colour | None = None
    local: bool = False
    present: bool = False
    away: Literal["clock", "left"] | None = None
    conceded: bool = False
    fault: str | None = None


class DailyInfo(Struct, kw_only=True):
    """The day of a table of the daily bridge, and until when its deal is sealed. Practice does not count."""

    day: str
    ends: int
    practice: bool = False


class DealInfo(Struct, kw_only=True):
    """Where the deal came from, and the digest by which it can be checked."""

    kind: Literal["drawn", "seed", "record", "position", "daily"] = "drawn"
    seed: int | None = None
    commitment: str | None = None
    salt: str | None = None


class Ended(Struct, kw_only=True):
    """How a game ended: by the rules, because all who played agreed, or by the word of the one who played `alone`.
    `money` is where everybody stood; without a scoring there is no `ranking`.
    """

    at: int
    reason: Literal["rules", "agreed", "alone", "conceded", "closed"]
    money: list[int] | None = None
    ranking: list[int] | None = None


class TableInfo(Struct, kw_only=True):
    """All about a table but the game itself.

    `end_offers` are the seats that are for ending now; `ends_by_conceding` and `ends_by_offer` those whose giving up,
    or being for an end, would end the game at once.
    """

    id: str
    status: Status
    host: str
    options: Options
    seats: list[SeatInfo]
    watchers: int
    created: int
    started: int | None
    deal: DealInfo
    scoring: dict[str, str] | None
    ended: Ended | None
    end_offers: list[int]
    ends_by_conceding: list[int]
    ends_by_offer: list[int]
    rematch: str | None
    moves: int
    daily: DailyInfo | None = None


class TableLine(Struct, kw_only=True):
    """A table in a list."""

    id: str
    status: Status
    options: Options
    seats: list[SeatInfo]
    created: int
    touched: int
    round: int | None = None
    rounds: int | None = None
    watchers: int = 0
    #: Of a game that is over: how it ended, and the money of every seat at the start and after each round.
    ended: Ended | None = None
    curve: list[list[int]] | None = None
    daily: DailyInfo | None = None


class Undoable(Struct):
    """What an undo would take back."""

    to: int
    moves: list[str]


class You(Struct, kw_only=True):
    """What a table is to the one who looks at it."""

    seats: list[int]
    seat: int | None
    host: bool
    person: str | None
    acting: bool
    legal: list[str]
    take_back: bool
    undo: Undoable | None
    others: list[int]
    muted: list[str]


class SeatClock(Struct, kw_only=True):
    """The time of one seat."""

    bank: int | None = None
    deadline: int | None = None
    since: int | None = None


class Clocks(Struct, kw_only=True):
    """The time of all seats."""

    kind: Literal["live", "days"]
    seats: list[SeatClock]


class TableAnswer(Struct):
    """A table that was made."""

    table: TableInfo


class TableAndYou(Struct):
    """A table, and what I am there."""

    table: TableInfo
    you: You


class Lobby(Struct):
    """The public tables."""

    open: list[TableLine]
    playing: list[TableLine]


class GameLine(Struct):
    """One of my games."""

    table: TableLine
    seats: list[int]
    my_turn: bool
    unread: int
    #: The review of the game, where there is one.
    review: str | None = None


class Games(Struct):
    """My games, and how many of them wait for me."""

    games: list[GameLine]
    waiting: int


View = dict[str, Any]
