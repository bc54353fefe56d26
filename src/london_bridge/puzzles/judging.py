"""Which of a seat's moves is the best, and how sure that is: a race of all moves through the same possible games.

All moves that are left meet the same possible games with the same luck, drawn from what the seat knows. Now and then
everybody is looked at: whoever is worse than the leader by more than a margin, as surely as was asked for, drops out.
The race is won when the leader is alone, and lost when that cannot be expected any more, or when it took too long. How
often it is looked, and against how many, is paid for: the doubt that is allowed is shared out to all looks and rivals
(Bonferroni), so that stopping early makes nothing seem surer than it is.
Imports the search and the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import NormalDist
from typing import Final

from london_bridge.bots.root_search import Belief, tree_of_thread
from london_bridge.bots.search import Search
from london_bridge.bots.search_config import ARCHITECT, ARCHITECT_OF_TWO, OPPONENT, SearchConfig
from london_bridge.rules import codes
from london_bridge.rules.engine import legal
from london_bridge.rules.moves import moves_of
from london_bridge.rules.state import State, top_bonus

#: The doubt that is allowed of "this one is the best": 99.9 % confidence.
DOUBT: Final = 0.001
#: A share of winning by which the best must surely be better than any other.
MARGIN: Final = 0.02
#: What the best must be better by on average, and so what is worth going on for.
CLEAR: Final = 0.035
#: After how many possible games it is looked; the last is the end.
LOOKS: Final = (32, 64, 128, 256, 512, 1024, 2048, 4096)
#: A race is given up where the leader is not clearly ahead by so many standard errors; and, from so many games on,
#: where it would not be sure by the last look if all goes on as it did.
GIVE_UP: Final = 1.0
FORESEE: Final = 256
#: More rounds than any game has: playouts go to the end.
TO_THE_END: Final = 12

PLAYED_OUT, NETWORK = "playouts", "network"
JUDGES: Final = (NETWORK, PLAYED_OUT)  # the cheap one first


def config_of(judge: str, sketch: State) -> SearchConfig:
    """How a judge searches. One plays to the end of the game, as the architect who has time: all seats look for their
    places and plan their cards. The other lets the network judge after the next round, or after this one if that would
    be the end; in the last round there is nothing left to foresee, and the two differ in whom they take the others for.
    """
    if judge == PLAYED_OUT:
        base = ARCHITECT_OF_TWO if sketch.deal.players == 2 else ARCHITECT
        return replace(base, horizon=TO_THE_END, card_horizon=TO_THE_END, opponent_trees=True)
    return replace(OPPONENT, horizon=2 if sketch.round + 1 < sketch.deal.last_round else 1)


@dataclass(frozen=True, slots=True)
class Figures:
    """What a race found of a move: how much less than the leader it won and earned in the games that it met."""

    loss: float
    pounds: float
    games: int


@dataclass(frozen=True, slots=True)
class Race:
    """How a race ended: the leader, whether it is sure, its share of wins and its money, what was found of every move,
    and how much thought it took.
    """

    leader: int
    sure: bool
    share: float
    pounds: float
    figures: dict[int, Figures]
    playouts: int


def same_as(sketch: State, code: int, moves: Iterable[int]) -> frozenset[int]:
    """The moves that do the same as one: the face-up bonus tile of another stack may be of the same kind (5.12)."""
    if sketch.phase != codes.TILES:
        return frozenset((code,))
    tile = top_bonus(sketch, code - codes.BONUS)
    return frozenset(one for one in moves if top_bonus(sketch, one - codes.BONUS) == tile)


def begin(search: Search, sketch: State, seat: int, seed: int, judge: str, beliefs: Iterable[Belief]) -> None:
    """Take up a decision as a judge does."""
    config = config_of(judge, sketch)
    search.start(sketch, seat, seed)
    config.apply_to(search)
    if sketch.phase == codes.CARDS:
        search.horizon = config.card_horizon or config.horizon
        for belief in beliefs:
            if belief[0] != seat:
                search.believe(*belief)


def race(
    sketch: State,
    seat: int,
    seed: int,
    judge: str,
    beliefs: Sequence[Belief] = (),
    looks: Sequence[int] = LOOKS,
    least: int = 0,
) -> Race:
    """Have all moves of a seat race until one is surely the best. `least`: so many games for every move at least."""
    moves = [move.code for move in moves_of(int(legal(sketch, seat)))]
    search = tree_of_thread()
    begin(search, sketch, seat, seed, judge, beliefs)
    groups = {code: same_as(sketch, code, moves) for code in moves}
    z = NormalDist().inv_cdf(1 - DOUBT / (len(looks) * max(1, len(moves) - 1)))
    wins: dict[int, list[float]] = {code: [] for code in moves}
    money: dict[int, list[float]] = {code: [] for code in moves}
    alive = list(moves)
    leader, played, sure = moves[0], 0, False
    for look in looks:
        for number in range(played, look):
            for code in alive:
                search.playout(code, number)
                wins[code].append(search.won)
                money[code].append(search.earned)
        played = look
        leader = max(alive, key=lambda code: sum(wins[code]))
        found = {code: difference(wins[leader], wins[code]) for code in alive if code not in groups[leader]}
        alive = [c for c in alive if c not in found or found[c][0] - z * found[c][1] <= MARGIN]
        if groups[leader].issuperset(alive):
            sure = True
            break
        if any(is_hopeless(found[code], z, played, looks[-1]) for code in alive if code in found):
            break
    if sure:
        for code in moves:  # they dropped out early; their worth is asked for all the same
            for number in range(len(wins[code]), least):
                search.playout(code, number)
                wins[code].append(search.won)
                money[code].append(search.earned)
    figures = {
        code: Figures(difference(wins[leader], wins[code])[0], difference(money[leader], money[code])[0], len(won))
        for code, won in wins.items()
    }
    tried = sum(one.games for one in figures.values())
    return Race(leader, sure, search.wins_of(leader), search.money_of(leader), figures, tried)


def is_hopeless(found: tuple[float, float], z: float, played: int, last: int) -> bool:
    """Whether a leader's difference to a rival, and its error, after so many games promise nothing."""
    mean, error = found
    if mean + GIVE_UP * error < CLEAR:
        return True
    needed = played * (z * error / max(mean - MARGIN, 1e-9)) ** 2
    return played >= FORESEE and needed > last


def difference(leader: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the leader was better in the games that both met, on average, and the standard error of that."""
    count = min(len(leader), len(other))
    total = squares = 0.0
    for a, b in zip(leader, other, strict=False):
        total += a - b
        squares += (a - b) * (a - b)
    mean = total / count
    return mean, sqrt(max(0.0, squares / count - mean * mean) / max(1, count - 1))
