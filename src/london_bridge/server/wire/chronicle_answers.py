"""A chronicle as it is told: what the finished games of somebody say together, and the charters that they earned."""

from typing import Literal

from msgspec import Struct

from .looks import Colour, Portrait
from .options import Strict
from .view import Category, KindName, Tile

#: 2.8: all four scorings printed on the board, all four of the expansion, or some of each.
ScoringMode = Literal["base", "expansion", "mixed"]


class ChronicleCell(Struct, kw_only=True):
    """How often one came in at a place, with so many players and such scorings; the money of these games in all."""

    players: int
    mode: ScoringMode
    place: int
    games: int
    money: int


class ChronicleScoring(Struct, kw_only=True):
    """What a scoring has paid in all, in how many games."""

    category: Category
    scoring: str
    games: int
    paid: int


class ChronicleBridge(Struct, kw_only=True):
    """A bridge, from left to right as records write it, and how its game ended. `line` is its longest line (9.4). Only
    its owner is told the table.
    """

    tiles: list[Tile]
    line: int
    money: int
    place: int
    players: int
    at: int
    table: str | None


class ChronicleGame(Struct, kw_only=True):
    """A game of the curve. `lead` is the money above that of the best of the others, below 0 for whoever had less."""

    at: int
    players: int
    place: int
    money: int
    lead: int
    table: str | None


class ChronicleOpponent(Struct, kw_only=True, omit_defaults=True):
    """Whom one has met: a level of bots, somebody, or the rest. `ahead`: in how many games one came in before them."""

    kind: Literal["bot", "person", "others"]
    level: str | None = None
    name: str | None = None
    #: The address of their own chronicle, if they show it.
    page: str | None = None
    games: int
    ahead: int


class CharterSeal(Struct, kw_only=True):
    """A charter: the rule that it teaches, how hard it is (1 to 3), what is to be done for it in a sentence of English,
    and when it was earned; null if it was not.
    """

    name: str
    rule: str
    grade: int
    about: str
    at: int | None


class ChronicleReview(Struct, kw_only=True):
    """What the review of a game says: accuracy from 0 to 100, and luck in pounds and in shares of winning."""

    at: int
    accuracy: float | None
    luck_money: float
    luck_wins: float


class ChronicleDay(Struct, kw_only=True):
    """A day of the daily bridge that counts: the money, and the place at its table."""

    day: str
    money: int
    place: int


class ChronicleDays(Struct, kw_only=True):
    """The days that are over, the newest first; days in a row, now and at best."""

    today: str
    streak: int
    best_streak: int
    days: list[ChronicleDay]


class ChroniclePuzzles(Struct, kw_only=True):
    """The puzzles that one has answered: the rating with how sure it is, and how it went, the oldest first."""

    rating: int
    deviation: int
    count: int
    solved: int
    curve: list[int]


class Chronicle(Struct, kw_only=True):
    """The record of one's own. `cells` are of all games that count, at most the newest `most`; `games`, `scorings`,
    `buildings`, bridges, `form` and `opponents` of those that were asked for.
    """

    name: str
    portrait: Portrait | None
    colour: Colour | None
    mine: bool
    #: The address under which everybody may read it; null if nobody may.
    page: str | None
    most: int
    cells: list[ChronicleCell]
    games: int
    scorings: list[ChronicleScoring]
    #: How many of each kind stood on the bridges in the end.
    buildings: dict[KindName, int]
    best: ChronicleBridge | None
    longest: ChronicleBridge | None
    #: The newest games, the oldest of them first.
    form: list[ChronicleGame]
    opponents: list[ChronicleOpponent]
    charters: list[CharterSeal]
    reviews: list[ChronicleReview]
    days: ChronicleDays
    #: Null until a puzzle has counted.
    puzzles: ChroniclePuzzles | None


class ShowChronicle(Strict):
    """Whether everybody may read my chronicle."""

    public: bool


class ChroniclePage(Struct):
    """The address of my chronicle (`/people/{page}`), while everybody may read it."""

    page: str | None


class Charters(Struct):
    """The charters that a game was the first to earn me."""

    earned: list[CharterSeal]
