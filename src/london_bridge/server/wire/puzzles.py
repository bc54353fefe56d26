"""Puzzles as they are told: the question first, and what was right only to those who have answered."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from .options import MoveWord, Strict
from .tables import View

PuzzleKind = Literal["card", "space", "site", "cards", "bonus", "guess"]
PuzzleName = Annotated[str, Meta(min_length=1, max_length=40)]
ThemeName = Annotated[str, Meta(min_length=1, max_length=24)]
#: Right; partly, for what is lost; or wrong.
Verdict = Literal["right", "partly", "wrong"]
Minutes = Literal[3, 5]


class PuzzleTask(Struct, kw_only=True):
    """A question: what the seat sees, and what may be answered, in an order that says nothing. `decider` is the seat
    whose move is asked for: the seat's own, or that of the one whose card is to be guessed. `cast`: the characters who
    sit there. `mine`: what I answered first, if I have. `helped`: I know already what it is about.
    """

    id: str
    kind: PuzzleKind
    players: list[str]
    cast: list[str]
    round: int
    seat: int
    decider: int
    view: View
    #: What the seat may do, to try things out on the board; and the possible answers.
    legal: list[str]
    answers: list[str]
    mine: "MyAnswer | None" = None
    helped: bool = False


class MyAnswer(Struct, kw_only=True):
    """An answer that was given first: that one counts."""

    move: str
    verdict: Verdict
    at: int


class PuzzleToday(Struct, kw_only=True):
    """The puzzle of the day: the same for everybody."""

    day: str
    ends: int
    task: PuzzleTask


class NextPuzzle(Strict):
    """Which puzzle is wanted. `after`: the one that was before me, which is not to come again."""

    kind: PuzzleKind | None = None
    players: Literal[2, 3, 4] | None = None
    theme: ThemeName | None = None
    after: PuzzleName | None = None


class PuzzlePreview(Strict):
    """What a draft of the seat would do, as at a table."""

    moves: Annotated[list[MoveWord], Meta(max_length=24)] = field(default_factory=list)
    ahead: bool = False
    places: bool = False


class PuzzleWhy(Strict):
    """Why moves are not legal after a draft."""

    ask: Annotated[list[MoveWord], Meta(min_length=1, max_length=55)]
    moves: Annotated[list[MoveWord], Meta(max_length=24)] = field(default_factory=list)


class PuzzleAttempt(Strict):
    """My answer."""

    move: MoveWord


class StreakBegin(Strict):
    """A streak against the clock."""

    minutes: Minutes


class StreakAttempt(Strict):
    """My answer to the puzzle that is before me."""

    puzzle: PuzzleName
    move: MoveWord


class PuzzleMove(Struct, kw_only=True):
    """A possible answer: the share of games won after it and the money at the end that may be expected, and how many
    points it loses. Of a guess: how likely the card is, no money, and how much less likely than the likeliest.
    """

    move: str
    share: float
    pounds: float
    loss: float


class PuzzleThemes(Struct, kw_only=True):
    """What a puzzle is about."""

    themes: list[str]


class PuzzleAnswer(Struct, kw_only=True):
    """What was right, and why: reasons for the best move and for mine, and what speaks against mine. `moves` are all
    possible answers, the best first. `record` is the game up to there, to play on from; `position` the same as the seat
    knows it.
    """

    moves: list[PuzzleMove]
    best: list[str]
    #: What the journeyman answers.
    usual: str
    themes: list[str]
    rating: int
    #: How many have tried it here, and how many of them found it.
    tried: int
    solved: int
    #: Which bots find it.
    levels: list[str]
    for_best: list[dict[str, Any]]
    for_mine: list[dict[str, Any]]
    against_mine: list[dict[str, Any]]
    record: dict[str, Any]
    move: int
    position: str


class RatingChange(Struct, kw_only=True):
    """My rating before and after, and how far it may be off."""

    before: int
    after: int
    deviation: int


class PuzzleVerdict(Struct, kw_only=True):
    """How good an answer was: a score from 0 to 1. `weight` says as how much of a game it counted: 0 if it did not,
    because it was not my first answer there.
    """

    puzzle: str
    move: str
    verdict: Verdict
    score: float
    loss: float
    weight: float
    rating: RatingChange | None
    answer: PuzzleAnswer


class ThemeCount(Struct, kw_only=True):
    """How many puzzles there are of something, and how many of them I have answered."""

    name: str
    count: int
    mine: int


class PuzzleCatalogue(Struct, kw_only=True):
    """What there is to be solved."""

    count: int
    mine: int
    kinds: list[ThemeCount]
    themes: list[ThemeCount]
    players: list[ThemeCount]


class PuzzleLine(Struct, kw_only=True):
    """One of my answers. `rating` is mine after it; null if it did not count."""

    puzzle: str
    kind: PuzzleKind
    players: int
    at: int
    move: str
    verdict: Verdict
    score: float
    rating: int | None


class KindFigure(Struct, kw_only=True):
    """What I make of one kind of puzzle: how many, and the mean score."""

    kind: PuzzleKind
    count: int
    score: float


class PuzzleFigures(Struct, kw_only=True):
    """My puzzles: the rating, how it went (the oldest first), what I solve well, and my last answers."""

    rating: int | None
    deviation: int | None
    count: int
    solved: int
    best_streaks: dict[str, int]
    curve: list[int]
    kinds: list[KindFigure]
    last: list[PuzzleLine]


class StreakStep(Struct, kw_only=True):
    """A puzzle of a streak that was answered, and what was best there."""

    puzzle: str
    move: str
    right: bool
    best: str


class PuzzleStreak(Struct, kw_only=True):
    """A streak: `left` milliseconds of its time, what was solved and missed, and the puzzle that is before me; none
    when it is over.
    """

    minutes: Minutes
    left: int
    over: bool
    solved: int
    missed: int
    #: The best that I have solved in so many minutes.
    best: int
    steps: list[StreakStep]
    task: PuzzleTask | None


class MyStreak(Struct, kw_only=True):
    """The streak that I am in, or was in last."""

    streak: PuzzleStreak | None
