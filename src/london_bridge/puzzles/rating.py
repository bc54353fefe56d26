"""How hard a puzzle is: which levels find it, with how much thought, and the rating that follows. Imports the bots.

Solving is a game between solver and puzzle (Elo): who is rated like the puzzle solves it every other time. The levels
are solvers whose ratings are set here; the rating of a puzzle is the one with which they would be expected to find it
as often as they did. People move it from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from london_bridge.bots import make
from london_bridge.rules.rng import stream_seed
from london_bridge.view import View

from .puzzle import MIDDLE

#: How often each solver tries.
TRIES: Final = 4
#: Who tries: the bot, and how good a solver it is taken to be. Somebody who begins (1500) is taken to see about as much
#: as one who looks two rounds ahead for a moment.
SOLVERS: Final = (
    ("apprentice", 1350),
    ("master@50p", 1500),
    ("master@800p", 1800),
    ("architect@50p", 1600),
    ("architect@200p", 1750),
    ("architect@800p", 2000),
    ("architect@3200p", 2250),
)
#: Who plays at random finds it as often as there are few moves.
RANDOM: Final = 1000
#: A level finds a puzzle if it does so in three of four tries with the last of its budgets.
FINDS: Final = 0.75
#: No puzzle begins beyond these.
LOWEST, HIGHEST = 700, 2500
#: Points of rating by which the odds grow tenfold.
TENFOLD: Final = 400.0


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The rating to begin with, the levels that find it, and the playouts that the architect needs (0: too many)."""

    rating: int
    levels: tuple[str, ...]
    playouts: int


def expected(solver: float, puzzle: float) -> float:
    """How often a solver should find a puzzle."""
    return float(1 / (1 + 10 ** ((puzzle - solver) / TENFOLD)))


def rating_of(results: Sequence[tuple[float, float]]) -> int:
    """The rating that explains results, pairs of a solver's rating and its share of success, best (by bisection).

    One win and one loss against the middle are added, so that what everybody finds, or nobody, stays within reason.
    """
    told = [*results, (MIDDLE, 0.5)]
    low, high = float(LOWEST), float(HIGHEST)
    for _ in range(30):
        middle = (low + high) / 2
        if sum(expected(solver, middle) - found for solver, found in told) > 0:
            low = middle
        else:
            high = middle
    return round((low + high) / 2)


def difficulty(view: View, best: Sequence[str], moves: int, seed: int) -> Difficulty:
    """How hard it is to find the best of so many moves of the view's seat."""
    results = [(float(RANDOM), len(best) / moves)]
    last: dict[str, float] = {}
    always: dict[str, int] = {}
    needed = 0
    for number, (spec, rating) in enumerate(SOLVERS):
        level, _, budget = spec.partition("@")
        # Who has found it every time with two budgets finds it with more: that need not be tried.
        share = 1.0 if always.get(level, 0) >= 2 else tries(spec, view, best, stream_seed(seed, number))
        always[level] = always.get(level, 0) + 1 if share == 1.0 else 0
        results.append((float(rating), share))
        last[level] = share
        if level == "architect":
            if share < FINDS:
                needed = 0
            elif not needed:
                needed = int(budget[:-1])
    return Difficulty(rating_of(results), tuple(level for level in last if last[level] >= FINDS), needed)


def tries(spec: str, view: View, best: Sequence[str], seed: int) -> float:
    """The share of its tries in which a bot finds it."""
    bot = make(spec)
    found = 0
    for number in range(TRIES):
        bot.reseed(stream_seed(seed, number))
        found += str(bot.choose(view)) in best
    return found / TRIES
