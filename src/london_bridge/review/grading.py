"""How good a decision was, by what the seat could know: the move that was played beside the best one.

All moves meet the same possible games, drawn from the seat's view, with the same luck; after each stage the worse half
drops out, but never the move that was played. Then it and its strongest rival meet possible games that had no part in
the choice, as many each, in two runs: the loss is the mean of their differences there, and its interval comes from
these pairs, or from how far the runs are apart.
Imports the search, reasons and view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import ceil, log2, sqrt
from typing import Any, Final

from london_bridge.bots.reasons import Reason, reasons_for
from london_bridge.bots.root_search import Belief, tree_of_thread
from london_bridge.bots.search import Search
from london_bridge.bots.search_config import ARCHITECT, ARCHITECT_OF_TWO, rollout_policy
from london_bridge.rules import codes
from london_bridge.rules.engine import legal
from london_bridge.rules.moves import WORDS, Move, moves_of
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.state import State
from london_bridge.view import View

from .marks import KINDS, grade_of, weight_of

#: The part of the playouts by which the rival is found.
HALVING: Final = 0.5
#: A normal variable is within so many standard deviations of its mean in 95 % of cases.
Z95: Final = 1.959963984540054
#: So much of the last stage must be played before it may end early; then it ends where this much surer nothing is lost.
EARLY: Final = 0.25
SURE: Final = 3.0
#: The stream of the seed for the second run of the last stage.
SECOND: Final = 2


@dataclass(frozen=True, slots=True)
class Tried:
    """A move that was looked at: the share of wins and the money after it, from so many playouts."""

    move: str
    share: float
    money: float
    playouts: int


@dataclass(frozen=True, slots=True)
class Grade:
    """A decision: its kind, the best move, and what the one that was played lost against it, with a 95 % interval.

    `regret` is the loss without a bias for means over many decisions: nothing where the played move came out first,
    otherwise as the last stage found it, which may be below 0 by chance. `usual` is what a journeyman plays.
    """

    kind: str
    best: str
    loss: float
    low: float
    high: float
    regret: float
    money: float  # the pounds lost, by the same pairs
    grade: str | None
    weight: float
    usual: str
    playouts: int
    tried: tuple[Tried, ...]
    for_best: tuple[dict[str, Any], ...] = ()
    for_played: tuple[dict[str, Any], ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """As plain values."""
        return asdict(self)

    @staticmethod
    def of(told: dict[str, Any]) -> Grade:
        """The grade that plain values tell."""
        return Grade(
            **told
            | {"tried": tuple(Tried(**one) for one in told["tried"])}
            | {name: tuple(told[name]) for name in ("for_best", "for_played")}
        )


@dataclass(frozen=True, slots=True)
class Pairs:
    """Means of paired differences, and the standard error of the first."""

    share: float
    money: float
    error: float
    count: int


def grade_move(
    view: View, played: int, playouts: int, seed: int, beliefs: Iterable[Belief] = (), search: Search | None = None
) -> Grade | None:
    """The grade of a move of the view's seat; None if it was the only one. `beliefs`: what the others may play."""
    sketch, seat = view.sketch, view.seat
    assert seat is not None
    moves = [move.code for move in moves_of(int(legal(sketch, seat)))]
    if len(moves) < 2:
        return None
    search = search or tree_of_thread()
    begin(search, sketch, seat, seed, beliefs)
    leader, number = halve(search, moves, played, round(playouts * HALVING))
    rival = leader if leader != played else max((code for code in moves if code != played), key=search.value_of)
    games = max(4, (playouts - sum(map(search.visits_of, moves))) // 2)
    first = compare(search, rival, played, number, games // 2)
    shares = {code: (search.wins_of(code), search.money_of(code), search.visits_of(code)) for code in moves}
    begin(search, sketch, seat, stream_seed(seed, SECOND), beliefs)
    second = compare(search, rival, played, 0, games // 2)
    found = together(first, second)
    loss = max(0.0, found.share)
    half = Z95 * found.error
    usual = int(rollout_policy(0.0).choose(sketch, seat, Rng(0)))
    best = rival if found.share > 0.0 else played
    low = max(-1.0, found.share - half)
    order = sorted(moves, key=lambda code: (code != best, -shares[code][2], -shares[code][0]))
    return Grade(
        KINDS[sketch.phase],
        WORDS[best],
        loss,
        max(low, 0.0) if best == played else low,
        min(1.0, max(0.0, found.share + half)),
        0.0 if leader == played else found.share,
        max(0.0, found.money) if best != played else 0.0,
        grade_of(low),
        weight_of(loss, shares[best][0] - shares[usual][0]),
        WORDS[usual],
        sum(shares[code][2] for code in moves) + 2 * second.count,
        tuple(Tried(WORDS[code], *shares[code]) for code in order),
        told(view, best, True),
        told(view, played, best == played),
    )


def begin(search: Search, sketch: State, seat: int, seed: int, beliefs: Iterable[Belief]) -> None:
    """Take up a decision as the architect does, in the same way however many playouts there are.

    With plenty of them the architect lets trees grow for all others too; these come out so differently from one run to
    the next that no interval of one run holds, so the review leaves them out.
    """
    config = ARCHITECT_OF_TWO if sketch.deal.players == 2 else ARCHITECT
    search.start(sketch, seat, seed)
    config.apply_to(search)
    if sketch.phase == codes.CARDS:
        if config.card_horizon is not None:
            search.horizon = config.card_horizon
        for belief in beliefs:
            if belief[0] != seat:
                search.believe(*belief)


def halve(search: Search, moves: Sequence[int], played: int, playouts: int) -> tuple[int, int]:
    """Drop the worse half of the moves again and again, never the one that was played: the best, and games used."""
    alive = list(moves)
    stages = ceil(log2(len(alive)))
    number = 0
    for _ in range(stages):
        for _ in range(max(1, round(playouts / stages / len(alive)))):
            for code in alive:
                search.playout(code, number)
            number += 1
        alive.sort(key=search.value_of, reverse=True)
        keep = (len(alive) + 1) // 2
        alive = alive[:keep] + [code for code in alive[keep:] if code == played]
    return alive[0], number


def compare(search: Search, rival: int, played: int, first: int, games: int) -> Pairs:
    """Both moves in the same possible games: by how much the rival was better."""
    total = squares = money = 0.0
    count = 0
    for number in range(first, first + games):
        search.playout(rival, number)
        share, earned = search.won, search.earned
        search.playout(played, number)
        difference = share - search.won
        total += difference
        squares += difference * difference
        money += earned - search.earned
        count += 1
        if count >= EARLY * games and count % 32 == 0 and total < 0.0:
            error = sqrt(max(0.0, squares / count - (total / count) ** 2) / count)
            if total / count + SURE * error < 0.0:
                break
    mean = total / count
    return Pairs(mean, money / count, sqrt(max(0.0, squares / count - mean * mean) / max(1, count - 1)), count)


def together(first: Pairs, second: Pairs) -> Pairs:
    """Two runs, each with trees of its own. Trees come out differently: where the runs are further apart than chance of
    the playouts explains, that is how unsure the loss is.
    """
    count = first.count + second.count
    parts = first.count / count, second.count / count
    share = parts[0] * first.share + parts[1] * second.share
    money = parts[0] * first.money + parts[1] * second.money
    chance = sqrt((parts[0] * first.error) ** 2 + (parts[1] * second.error) ** 2)
    return Pairs(share, money, max(chance, abs(first.share - second.share) / 2), count)


def told(view: View, code: int, best: bool) -> tuple[dict[str, Any], ...]:
    """What speaks for a move, as data and in English."""
    reasons: list[Reason] = reasons_for(view, Move(code), best)
    return tuple(reason.to_dict() for reason in reasons)
