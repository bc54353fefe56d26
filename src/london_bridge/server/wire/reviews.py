"""Reviews of finished games: how one is asked for, how far it is, and what many say of a person."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .options import Identifier, Strict
from .tables import SeatInfo

ReviewState = Literal["waiting", "running", "done", "failed"]
ReviewStage = Literal["curve", "ledger", "decisions", "close", "done"]


class NewReview(Strict):
    """A game to be reviewed: a finished table, or a finished record."""

    table: Identifier | UnsetType = UNSET
    record: dict[str, Any] | UnsetType = UNSET
    #: For each decision; the server's own number, if nothing is said, and never more than that.
    playouts: Annotated[int, Meta(ge=20, le=1_000_000)] | UnsetType = UNSET


class ReviewWorth(Struct, kw_only=True):
    """For every seat: the share of wins, and the money at the end."""

    wins: list[float]
    money: list[float]


class Matrix(Struct, kw_only=True):
    """What the decisions of the seat of the row gave the seat of the column."""

    wins: list[list[float]]
    money: list[list[float]]


class TriedMove(Struct, kw_only=True):
    """A move that was looked at."""

    move: str
    share: float
    money: float
    playouts: int


class ReviewMoment(Struct, kw_only=True, omit_defaults=True):
    """A moment of a game, and what it changed for every seat (`wins`, `money`). Only decisions have the keys from
    `loss` on, and those from `of` on only when they were looked at.
    """

    kind: Literal["decision", "draw", "reveal"]
    seat: int | None
    move: int | None
    number: int
    round: int
    what: str
    wins: list[float]
    money: list[float]
    after: ReviewWorth
    truth: ReviewWorth | None
    loss: float | UnsetType | None = UNSET
    low: float | UnsetType | None = UNSET
    high: float | UnsetType | None = UNSET
    grade: Literal["inaccuracy", "mistake", "blunder"] | UnsetType | None = UNSET
    best: str | UnsetType | None = UNSET
    forced: bool | UnsetType = UNSET
    of: str | UnsetType = UNSET
    regret: float | UnsetType = UNSET
    pounds: float | UnsetType = UNSET
    weight: float | UnsetType = UNSET
    usual: str | UnsetType = UNSET
    playouts: int | UnsetType = UNSET
    tried: list[TriedMove] | UnsetType = UNSET
    for_best: list[dict[str, Any]] | UnsetType = UNSET
    for_played: list[dict[str, Any]] | UnsetType = UNSET


class ReviewSeat(Struct, kw_only=True):
    """What a review says of a seat."""

    name: str
    decisions: int
    grades: dict[str, int]
    accuracy: float | None
    accuracies: dict[str, float | None]
    loss: float | None
    level: str | None


class GameReview(Struct, kw_only=True):
    """Where a game was decided: docs/review.md. `turning_points` are places in `moments`."""

    record: int
    playouts: int
    seed: int
    finished: bool
    players: list[str]
    start: ReviewWorth
    end: ReviewWorth
    moments: list[ReviewMoment]
    turning_points: list[int]
    luck: ReviewWorth
    reveals: ReviewWorth
    adjusted: ReviewWorth
    matrix: Matrix
    seats: list[ReviewSeat]


class Reviewing(Struct, kw_only=True):
    """A review, as far as it is. `stage` is what is being worked on; `review` is null until the first curve is there,
    and its decisions have no grades until they were looked at. docs/review.md describes it.
    """

    id: str
    state: ReviewState
    stage: ReviewStage
    #: From 0 to 1.
    progress: float
    #: Reviews that are made before this one.
    ahead: int
    playouts: int
    players: list[str]
    #: Who sat there, where a table was played at.
    seats: list[SeatInfo] | None
    table: str | None
    record: dict[str, Any]
    review: GameReview | None


class MeanInterval(Struct, kw_only=True):
    """A mean with its 95 % interval; one game alone has none."""

    value: float | None
    low: float | None
    high: float | None


class KindInterval(MeanInterval, kw_only=True):
    """What is lost with one kind of decision, and an accuracy from 0 to 100."""

    accuracy: float | None


class Profile(Struct, kw_only=True):
    """What the reviews of somebody's games say together. Shares and losses are shares of winning."""

    #: Games with a review that count, the newest ones; and how many there can be.
    games: int
    most: int
    #: What chance alone would win.
    fair: float | None
    wins: MeanInterval
    adjusted_wins: MeanInterval
    money: MeanInterval
    adjusted_money: MeanInterval
    decisions: int
    grades: dict[str, int]
    loss: MeanInterval
    level: str | None
    accuracy: float | None
    kinds: dict[str, KindInterval]
    rounds: dict[str, MeanInterval]
