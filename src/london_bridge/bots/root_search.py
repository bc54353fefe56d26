"""The root of a search: how a decision's playouts are dealt out between its moves, and what came out for each.

The moves that are left meet the same determinisations, one after the other; then the better half of them goes on, until
one is left (sequential halving), so that thought goes where the choice is close. For cards, which all choose at once,
the seat first models what the others will play. Imports the tree search, its settings, the rules and the clock.

- Sequential halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013; at the
  root of a tree search: Danihelka, Guez, Schrittwieser and Silver, "Policy Improvement by Planning with Gumbel", ICLR
  2022 (here without the Gumbel noise).
- The opponent model is a cognitive hierarchy of two levels: Camerer, Ho and Chong, "A Cognitive Hierarchy Model of
  Games", Quarterly Journal of Economics 119(3), 2004.
"""

import threading
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass
from math import ceil, exp, log2
from time import perf_counter

from london_bridge.bots.bot import BotError
from london_bridge.bots.budget import Budget
from london_bridge.bots.search import Search
from london_bridge.bots.search_config import DEFAULT, OPPONENT, SearchConfig, strongest_config
from london_bridge.bots.value import network
from london_bridge.rules import codes, sizes
from london_bridge.rules.engine import legal
from london_bridge.rules.moves import Move, moves_of
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.state import State

#: The opponent model is a softmax of the values of their moves with this temperature, mixed with so much of any move.
TEMPERATURE = 0.015
UNIFORM_PART = 0.1
#: What one must be able to spend on one other seat, in seconds or playouts, for the second level of the hierarchy.
LEVEL_TWO = (0.024, 700)
#: The part of that time for the first level, which the second one answers; and how often others are taken to be of the
#: second level.
LEVEL_ONE_PART = 0.25
LEVEL_TWO_WEIGHT = 0.7

#: How likely another seat begins its cards with a move: seat, code, weight.
Belief = tuple[int, int, float]


@dataclass(frozen=True, slots=True)
class MoveEstimate:
    """What a search thinks of one move, from so many playouts: the share of wins and the money it expects after it.

    It chooses by the move's value: the share of wins, and, a little, by how much they are won.
    """

    move: Move
    value: float
    share: float
    money: float
    playouts: int


class _Trees(threading.local):
    """The tree of a thread: it holds what it is just thinking of."""

    def __init__(self) -> None:
        self.search: Search | None = None


_trees = _Trees()


def tree_of_thread() -> Search:
    """The tree of this thread: large, so there is one, used for one decision after the other."""
    if _trees.search is None:
        _trees.search = Search(copy(network()))
    return _trees.search


def search_moves(
    sketch: State,
    seat: int,
    budget: Budget,
    seed: int,
    config: SearchConfig = DEFAULT,
    search: Search | None = None,
    beliefs: Iterable[Belief] = (),
) -> list[MoveEstimate]:
    """What a seat should do: all its moves, the best first. A forced move is not thought about.

    With beliefs it answers these; without, a search that models opponents finds its own.
    """
    begun = perf_counter()
    moves = moves_of(int(legal(sketch, seat)))
    if not moves:
        raise BotError(f"Seat {seat} has nothing to decide now.")
    if len(moves) == 1:
        return [MoveEstimate(moves[0], 0.0, 0.0, 0.0, 0)]
    search = search or tree_of_thread()
    end = begun + (budget.seconds or 0)
    if config.modelling and sketch.phase == codes.CARDS and not beliefs:
        beliefs = model_opponents(sketch, seat, budget.part(config.modelling), seed, search)
        if beliefs:
            budget = budget.part(1 - config.modelling)
    search.start(sketch, seat, seed)
    config.apply_to(search)
    if sketch.phase == codes.CARDS and config.card_horizon is not None:
        search.horizon = config.card_horizon
    for belief in beliefs:
        search.believe(*belief)
    alive = [move.code for move in moves]
    dropped: list[int] = []  # from the last to the best
    stages = ceil(log2(len(alive))) if config.sequential_halving else 1
    now = perf_counter()
    number = 0
    for stage in range(stages):
        left = _determinisations(budget, stages, len(alive))
        until = now + (end - now) * (stage + 1) / stages
        last = perf_counter()
        while left != 0:
            for code in alive:
                search.playout(code, number)
            number += 1
            left -= 1
            if budget.seconds is not None:
                this = perf_counter()
                if this + (this - last) / 2 >= until:  # another one would go further beyond than this falls short
                    break
                last = this
        alive.sort(key=search.value_of, reverse=True)
        if config.sequential_halving:
            keep = (len(alive) + 1) // 2
            dropped += reversed(alive[keep:])
            alive = alive[:keep]
    return [_estimate(search, code) for code in alive + list(reversed(dropped))]


def _determinisations(budget: Budget, stages: int, moves: int) -> int:
    """How many determinisations a stage meets; -1 for as many as the time allows."""
    if budget.playouts is None:
        return -1
    return max(1, round(budget.playouts / stages / moves))


def _estimate(search: Search, code: int) -> MoveEstimate:
    value, share, money = search.value_of(code), search.wins_of(code), search.money_of(code)
    return MoveEstimate(Move(code), value, share, money, search.visits_of(code))


def beliefs_about(who: int, found: list[MoveEstimate]) -> list[Belief]:
    """How likely a seat makes each of its moves, if it sees mostly, not always, what is best."""
    best = max(estimate.value for estimate in found)
    weights = [exp((estimate.value - best) / TEMPERATURE) for estimate in found]
    whole, even = sum(weights), UNIFORM_PART / len(found)
    return [
        (who, estimate.move.code, even + (1 - UNIFORM_PART) * weight / whole)
        for estimate, weight in zip(found, weights, strict=True)
    ]


def model_opponents(sketch: State, seat: int, budget: Budget, seed: int, search: Search) -> list[Belief]:
    """How likely each other seat that has a choice begins its cards with each of its moves.

    The seat thinks in their place, for a moment, with what it knows itself and as if no card lay on the table. It takes
    them to see mostly, not always, what is best: a wrong certainty would be worse than none. If there is time, there is
    a second level: what they do who expect that of all others, and think as the strongest do.
    """
    before = sketch.copy()
    hand = list(before.hand)
    for slot in range(seat * 2, seat * 2 + before.chosen[seat]):
        hand[seat * sizes.CARD_VALUES + before.card[slot]] += 1  # the others do not see it
    before.hand = hand
    before.chosen = [0] * len(before.chosen)
    others = [
        other for other in range(before.deal.players) if other != seat and int(legal(before, other)).bit_count() > 1
    ]
    if not others:
        return []

    def chances(who: int, part: float, number: int, config: SearchConfig, known: list[Belief]) -> list[Belief]:
        found = search_moves(before, who, budget.part(part), stream_seed(seed, number), config, search, known)
        return beliefs_about(who, found)

    if not budget.part(1 / len(others)).reaches(LEVEL_TWO):
        return [belief for other in others for belief in chances(other, 1 / len(others), other, OPPONENT, [])]
    part = LEVEL_ONE_PART / (1 + len(others))
    first = [belief for who in (seat, *others) for belief in chances(who, part, who, OPPONENT, [])]
    part = (1 - LEVEL_ONE_PART) / len(others)
    config = strongest_config(before.deal.players, budget.part(part))
    mixed = {(who, code): (1 - LEVEL_TWO_WEIGHT) * chance for who, code, chance in first if who != seat}
    for other in others:
        known = [belief for belief in first if belief[0] != other]
        for who, code, chance in chances(other, part, 8 + other, config, known):
            mixed[who, code] += LEVEL_TWO_WEIGHT * chance
    return [(who, code, chance) for (who, code), chance in mixed.items()]
