"""Which scorings decide games and which do nothing, what they make of buildings, and which combine badly.

What a ranked scoring pays is the same in every game; what tells is who gets it. So: how often another would have won
without a category's payments, how many pounds they part the seats of a table by, and how much of them goes to the
winner. Imports this folder's regressions.
"""

from __future__ import annotations

from itertools import combinations, product

import numpy as np
import numpy.typing as npt

from london_bridge.lab.intervals import Estimate, share_of, t95
from london_bridge.rules.words import CATEGORIES, KINDS, SCORINGS

from .questions import Row, built, mean, regress
from .watching import Sat, WatchedGame

#: Games with a scoring, or with two together, below which nothing is told of them.
FEWEST = 12
#: The column beside the kinds of building where values are split by scoring.
TILE = "bonus tile"


def with_scoring(games: list[WatchedGame]) -> dict[tuple[str, str], list[WatchedGame]]:
    """The games of every scoring that was in play."""
    found = {}
    for category in CATEGORIES:
        for scoring in SCORINGS[category]:
            those = [game for game in games if game.scoring.get(category) == scoring]
            if those:
                found[category, scoring] = those
    return found


def turned(game: WatchedGame, category: str) -> bool:
    """Whether another would have won without a category's payments. Who is level with the winner is not ahead."""
    without = [sat.money - sat.paid.get(category, 0) for sat in game.seats]
    winner = next(at for at, sat in enumerate(game.seats) if sat.place == 1)
    return max(without) > without[winner]


def deciding_rows(games: list[WatchedGame]) -> tuple[list[Row], list[Row], list[Row]]:
    """By scoring: games that it turns, pounds by which it parts the seats of a table, how much goes to the winner."""
    turns, spread, winners = [], [], []
    for (category, scoring), those in with_scoring(games).items():
        name = f"{category}: {scoring}"
        share = share_of(sum(turned(game, category) for game in those), len(those))
        assert share is not None
        turns.append(Row(name, len(those), share, "share"))
        paid = [[sat.paid.get(category, 0) for sat in game.seats] for game in those]
        spread.append(Row(name, len(those), mean([float(np.std(one)) for one in paid])))
        parts = [
            one[next(at for at, sat in enumerate(game.seats) if sat.place == 1)] / sum(one)
            for one, game in zip(paid, those, strict=True)
            if sum(one) > 0
        ]
        if parts:
            winners.append(Row(name, len(parts), mean(parts), "share"))
    return turns, spread, winners


def worth_rows(games: list[WatchedGame]) -> list[Row]:
    """What a building of a kind, and a bonus tile, goes along with under every scoring.

    Buildings are told against an average building, a bonus tile against none.
    """

    def columns(sat: Sat) -> list[float]:
        return [*built(sat), float(sum(sat.tiles))]

    found = []
    for (category, scoring), those in with_scoring(games).items():
        if len(those) < FEWEST:
            continue
        kinds = regress(those, built, list(KINDS), [0] * len(KINDS))
        tile = [row for row in regress(those, columns, [*KINDS, TILE]) if row.name == TILE]
        found += [
            Row(f"{row.name} with {category}: {scoring}", row.cases, row.estimate, row.unit) for row in kinds + tile
        ]
    return found


def pair_rows(games: list[WatchedGame]) -> list[Row]:
    """For every two scorings of two categories: whether their payments go to the same player.

    The correlation within tables: 1 if the two always pay in the same proportion, so that they are one contest, below 0
    if who has the one lacks the other. The interval is by the delta method, with games as the units.
    """
    found = []
    for one, other in combinations(CATEGORIES, 2):
        for first, second in product(SCORINGS[one], SCORINGS[other]):
            those = [game for game in games if game.scoring.get(one) == first and game.scoring.get(other) == second]
            if len(those) < FEWEST:
                continue
            a, b = (
                np.array([[sat.paid.get(category, 0) for sat in game.seats] for game in those], float)
                for category in (one, other)
            )
            a -= a.mean(axis=1, keepdims=True)
            b -= b.mean(axis=1, keepdims=True)
            estimate = correlation(a, b)
            if estimate is not None:
                found.append(Row(f"{one}: {first} + {other}: {second}", len(those), estimate, "number"))
    return found


def correlation(a: npt.NDArray[np.float64], b: npt.NDArray[np.float64]) -> Estimate | None:
    """The correlation of two values of every seat, told against the means of their tables; None if one is constant."""
    count = len(a)
    both, of_a, of_b = (a * b).sum(axis=1), (a * a).sum(axis=1), (b * b).sum(axis=1)
    if not of_a.any() or not of_b.any():
        return None
    value = both.mean() / np.sqrt(of_a.mean() * of_b.mean())
    influence = both / np.sqrt(of_a.mean() * of_b.mean()) - value / 2 * (of_a / of_a.mean() + of_b / of_b.mean())
    half = t95(count - 1) * float(np.sqrt(np.sum(influence**2) / (count - 1) / count))
    return Estimate(float(value), max(-1.0, float(value) - half), min(1.0, float(value) + half))
