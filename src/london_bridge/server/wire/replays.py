"""A record as a page shows it: every position, what it looked like, and what led to it."""

from typing import Any, Literal

from msgspec import Struct

from london_bridge.rules import Event

from .tables import View


class Frame(Struct, kw_only=True, omit_defaults=True):
    """The position after a move; the first one is after the deal."""

    round: int
    events: list[Event]
    view: View
    position: str
    seat: int | None = None
    move: str | None = None


class Position(Struct, kw_only=True):
    """Where a game stands: as one line of text, and as a page shows it."""

    position: str
    seat: int | Literal["open", "watch"]
    #: By seat, of those who have to act.
    legal: dict[str, list[str]]
    view: View


class FairInfo(Struct):
    """Whether the deal is the one whose digest was published."""

    ok: bool
    commitment: str | None
    sentence: str


class Replay(Struct, kw_only=True):
    """A whole record, position by position."""

    record: dict[str, Any]
    players: list[str]
    scoring: dict[str, str]
    result: dict[str, list[int]] | None
    fair: FairInfo | None
    seat: int | Literal["open", "watch"]
    frames: list[Frame]
