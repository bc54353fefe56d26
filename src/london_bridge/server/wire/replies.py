"""What the server says on the live channel, and in answer to a request."""

from typing import Any, Literal

from msgspec import Struct

from london_bridge.rules import Event

from .tables import Clocks, TableInfo, View, You
from .view import Category, Ending, Standing

Ends = Literal["turn", "choice", "window"]


class EntryWorth(Struct, kw_only=True):
    """What everything was worth after an entry, where that changed it: as in a view."""

    standings: dict[Category, Standing | None]
    ending: Ending


class Entry(Struct, kw_only=True, omit_defaults=True):
    """One saved thing at a table, as everybody may know it. Which keys there are depends on `kind`."""

    number: int
    at: int
    kind: str
    events: list[Event]
    seat: int | None = None
    id: str | None = None
    name: str | None = None
    person: str | None = None
    local: bool | None = None
    level: str | None = None
    to: str | None = None
    why: str | None = None
    options: Any = None
    commitment: str | None = None
    scoring: dict[str, str] | None = None
    moves: list[str] | None = None
    by: Literal["bot", "substitute"] | None = None
    undone: list[str] | None = None
    yes: bool | None = None
    declined: list[int] | None = None
    agreed: list[int] | None = None
    ends: bool | None = None
    reason: str | None = None
    money: list[int] | None = None
    ranking: list[int] | None = None
    text: str | None = None
    table: str | None = None
    worth: EntryWorth | None = None


class Welcome(Struct, tag_field="type", tag="welcome", kw_only=True):
    """The first message, and any other that begins anew (`reset`): then `entries` are the newest ones."""

    number: int
    table: TableInfo
    you: You
    view: View | None
    clocks: Clocks | None
    entries: list[Entry]
    reset: bool
    time: int


class Entries(Struct):
    """Earlier entries of a table, in order."""

    entries: list[Entry]


class Update(Struct, tag_field="type", tag="update", kw_only=True, omit_defaults=True):
    """Everything that is new."""

    number: int
    entries: list[Entry]
    you: You
    clocks: Clocks | None
    time: int
    view: View | None = None
    table: TableInfo | None = None
    acks: list[str] | None = None


class PresenceNow(Struct, tag_field="type", tag="presence", kw_only=True):
    """Who is here."""

    present: list[bool]
    watchers: int


class Ack(Struct, tag_field="type", tag="ack", kw_only=True):
    """A request is saved."""

    id: str
    number: int


class Refused(Struct, tag_field="type", tag="refused", kw_only=True, omit_defaults=True):
    """A request changed nothing, and why."""

    id: str
    code: str
    message: str
    rule: str | None = None
    reason: str | None = None
    move: int | None = None


class RefusedMove(Struct, kw_only=True):
    """The move of a draft that is not legal, and why."""

    index: int
    rule: str
    reason: str
    message: str


class Blocked(Struct):
    """A move that will be legal, but takes what is still face down."""

    move: str
    reason: str = "face_down"


class Option(Struct, kw_only=True):
    """A move that may come next, and what it does."""

    move: str
    events: list[Event]
    money: int
    ends: Ends | None
    next: list["Option"]
    strength: int | None = None
    #: What it adds to what the end would pay; and the place that it leads to, if the table shows money.
    prizes: int = 0
    place: int | None = None


class PreviewReply(Struct, tag_field="type", tag="preview", kw_only=True):
    """What a draft does. `draws` are the cards of the supply that it may still take, in whatever order it names them;
    `options` what each next move does (if `ahead` was asked for), `places` what each placing instead of its own does.
    """

    id: str
    moves: list[str]
    at: int
    ok: bool
    view: View
    legal: list[str]
    blocked: list[Blocked]
    draws: list[int]
    ends: Ends | None
    events: list[Event]
    money: int
    options: list[Option]
    places: list[Option]
    #: What the draft adds to what the end would pay; and the place before it and after it, if the table shows money.
    prizes: int
    place: tuple[int, int] | None = None
    strength: int | None = None
    refused: RefusedMove | None = None


class OutlookReply(Struct, tag_field="type", tag="outlook", kw_only=True):
    """What each next move does."""

    id: str
    at: int
    options: list[Option]


class SinceStep(Struct, kw_only=True):
    """A move that somebody made meanwhile: what happened, and what everything was worth after it (as in entries)."""

    seat: int
    events: list[Event]
    worth: EntryWorth | None


class SinceReply(Struct, tag_field="type", tag="since", kw_only=True):
    """What has happened since a seat's last turn: its view then, and every move since."""

    id: str
    at: int
    view: View
    steps: list[SinceStep]


class BrokenRule(Struct):
    """The rule that a move would break."""

    rule: str
    reason: str
    message: str


class WhyReply(Struct, tag_field="type", tag="why", kw_only=True):
    """Why moves are not legal; null where they are."""

    id: str
    answers: dict[str, BrokenRule | None]


class HintMove(Struct, kw_only=True, omit_defaults=True):
    """A move that a bot would make: the share of wins and the money at the end that it expects after it (neither if the
    move is forced), and why: in English, and as reasons, each with its key, what its sentence needs, and the sentence;
    and what speaks against it, told alike.
    """

    move: str
    share: float | None = None
    worth: float | None = None
    why: str
    reasons: list[dict[str, Any]]
    against: list[dict[str, Any]] = []


class HintReply(Struct, tag_field="type", tag="hint", kw_only=True):
    """What a bot would do: its best few moves, the best first."""

    id: str
    at: int
    level: str
    moves: list[HintMove]


class Pong(Struct, tag_field="type", tag="pong", kw_only=True):
    """Here I am."""

    time: int
    id: str | None = None


class Closing(Struct, tag_field="type", tag="closing", kw_only=True):
    """The socket is about to close; come back after some milliseconds."""

    reason: Literal["stopping", "slow", "replaced", "removed", "idle", "signed_out"]
    retry: int


class BadFrame(Struct, tag_field="type", tag="error", kw_only=True):
    """A frame that could not be read."""

    code: str
    message: str


Answer = Ack | Update | PreviewReply | OutlookReply | SinceReply | WhyReply | HintReply | Pong
Message = (
    Welcome
    | Update
    | PresenceNow
    | Ack
    | Refused
    | PreviewReply
    | OutlookReply
    | SinceReply
    | WhyReply
    | HintReply
    | Pong
    | Closing
    | BadFrame
)
