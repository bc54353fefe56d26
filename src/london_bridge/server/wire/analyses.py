"""The analysis board: where somebody wants to look, and what is there. Nothing of it is a table's or kept."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from london_bridge.rules import Event

from .options import MoveWord, SeatNumber, Strict
from .replies import HintMove
from .tables import View
from .view import BonusName, Phase, Tile

#: A line is at most as long as a game; a position as long as its grammar allows.
MOST_STEPS = 600
#: A search uses some thirty thousand playouts a second.
MOST_PLAYOUTS = 64_000

#: A move of a seat as a record writes it; or, with null for the seat, a draw: `stack:chapel:32`, `marker:3`.
Step = tuple[SeatNumber | None, Annotated[str, Meta(min_length=1, max_length=40)]]


class Ground(Strict):
    """A position (one line of text), or a record after some of its moves; and a line of steps from there on.

    `open`: everything is turned up, as far as it is known. Otherwise what lies face down stays unknown, and every draw
    is a step of its own.
    """

    position: Annotated[str, Meta(min_length=1, max_length=4_000)] | None = None
    record: dict[str, Any] | None = None
    move: Annotated[int, Meta(ge=0, le=5_000)] = 0
    line: Annotated[list[Step], Meta(max_length=MOST_STEPS)] = field(default_factory=list)
    open: bool = False
    seat: SeatNumber | None = None


class AnalysisLook(Ground, kw_only=True):
    """`known`: of how many steps of the line the asker knows already what they were about."""

    known: Annotated[int, Meta(ge=0, le=MOST_STEPS)] = 0


class AnalysisPreview(Ground, kw_only=True):
    """What a draft of the seat would do, as at a table."""

    moves: Annotated[list[MoveWord], Meta(max_length=24)] = field(default_factory=list)
    ahead: bool = False
    places: bool = False


class AnalysisWhy(Ground, kw_only=True):
    """Why moves are not legal after a draft."""

    ask: Annotated[list[MoveWord], Meta(min_length=1, max_length=55)]
    moves: Annotated[list[MoveWord], Meta(max_length=24)] = field(default_factory=list)


class AnalysisBest(Ground, kw_only=True):
    """The best moves of the seat, and what everybody may expect; from so many playouts."""

    playouts: Annotated[int, Meta(ge=100, le=MOST_PLAYOUTS)] = 1_000


class LineStep(Struct, kw_only=True):
    """What a step of a line was about: the tile that it takes or builds, the bonus tile it takes; what happened."""

    round: int
    phase: Phase
    tile: Tile | None = None
    bonus: BonusName | None = None
    events: list[Event] = field(default_factory=list)


class Outcome(Struct):
    """What may be drawn, as the line writes it, and in how many ways."""

    step: str
    weight: int


class Draw(Struct, kw_only=True):
    """A draw that is due before anybody can go on. `dealt`: what lies there, where the position knows it."""

    kind: Literal["steps", "rondel", "stack", "bonus", "marker"]
    index: int
    outcomes: list[Outcome]
    dealt: str | None = None


class AnalysisMoment(Struct, kw_only=True):
    """Where a line has led."""

    #: The line of text from which all of it follows, and that of the present moment.
    start: str
    position: str
    players: list[str]
    #: Whether everything is turned up, and whether it could be.
    open: bool
    known: bool
    #: Whose decision is looked at; null where nobody has one.
    seat: int | None
    #: By seat, of those who have to act.
    legal: dict[str, list[str]]
    view: View
    #: Of the steps that were not known.
    steps: list[LineStep]
    draw: Draw | None = None
    result: dict[str, list[int]] | None = None


class AnalysisAdvice(Struct, kw_only=True):
    """The best moves, the best first, and what everybody may expect as things stand."""

    seat: int | None
    playouts: int
    moves: list[HintMove]
    wins: list[float]
    money: list[float]
