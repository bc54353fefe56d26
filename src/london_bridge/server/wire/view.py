"""What a seat sees, as it goes over the wire: `view_document.view_words`, and what a table adds. For types.

Views are encoded from what the view room says, never from these; a test holds the two together.
"""

from typing import Literal

from msgspec import Struct

KindName = Literal["gate", "guild", "chapel", "hostelry", "park", "haberdasher"]
BonusName = Literal["share", "free_centre", "x_space", "take_back", "chapel_two", "gate_two", "plus_one", "noblewoman"]
CrestName = Literal["blue", "gray", "green", "orange"]
#: A house number, or a park's crest.
Tile = int | CrestName
Category = Literal["chapel", "gate", "hostelry", "bridge"]
Phase = Literal["cards", "boosts", "start", "site", "tiles", "drawing", "end", "over", "marker"]


class Exact(Struct, kw_only=True, forbid_unknown_fields=True):
    """Every key that there is, and no other."""


class Rondel(Exact):
    """Where the X lies, and what each outer space pays (0: the X)."""

    start: int
    x: int
    pays: list[int]


class Stack(Exact):
    """A stack of buildings: its top (null: empty, or not uncovered yet), what is left, what was taken, oldest first."""

    top: Tile | None
    left: int
    taken: list[Tile]


class BonusStack(Exact):
    """A stack of bonus tiles."""

    top: BonusName | None
    left: int
    taken: list[BonusName]


class Turn(Exact):
    """A turn of the round: whose, which of their cards, printed and with boosts."""

    seat: int
    slot: int
    card: int
    value: int


class Now(Exact):
    """What is under way: the card and tile of this turn, what may still be drawn or taken, the plus-one window."""

    card: int
    tile: Tile | None
    strength: int
    last_drawn: int
    bonus_due: int
    after_tiles: Phase
    took_back: bool
    window: list[int]
    window_at: int


class Lowest(Exact):
    """9.8: the lowest house number built this round."""

    number: int
    seat: int


class SeatView(Exact):
    """One seat of the game. `money` and `hand` are null where the table leaves them to memory."""

    name: str
    step: Literal["A", "B", "C", "D"] | None
    money: int | None
    hand: list[int] | None
    hand_size: int
    tiles: dict[BonusName, int]
    fresh: dict[BonusName, int]
    bridge: list[Tile]
    crests: dict[CrestName, int]
    chapel: int
    gate: int
    pawn: int | None
    chosen: int
    cards: list[tuple[int, int]] | None


class Standing(Exact):
    """What a category counts and would pay, seat by seat; place 0 is no prize."""

    measure: list[int]
    gain: list[int]
    place: list[int]


class Ending(Exact):
    """What each seat would still be paid if this round ended now and were the last, and its place then (null where
    money is hidden). `tiles` and `sites` are what no scoring pays; `round` whom the scorings of every round pay in it.
    """

    add: list[int]
    place: list[int] | None
    tiles: list[int]
    sites: list[int]
    round: dict[Category, int | None]


class Prizes(Exact):
    """What a scoring pays at this table: what is counted, and from how much on it pays what."""

    by: Literal["place", "round", "count", "each", "cards", "again"]
    steps: list[tuple[int, int]]


class View(Exact):
    """The game as one seat sees it, or a watcher (seat null)."""

    seat: int | None
    box: str
    scoring: dict[Category, str]
    round: int
    rounds: int
    markers: list[int]
    rondel: Rondel
    phase: Phase
    acting: list[int]
    stacks: dict[KindName, Stack]
    bonus: list[BonusStack]
    supply: list[int]
    chapel_order: list[int]
    gate_order: list[int]
    turn: int
    turns: list[Turn]
    now: Now
    lowest: Lowest | None
    seats: list[SeatView]
    standings: dict[Category, Standing | None]
    ending: Ending
    prizes: dict[Category, Prizes]
    moves: int
