"""Ratings: the Plackett–Luce model of rankings, fitted by `choix`, with intervals by resampling deals.

Every game is a ranking: first the winner is chosen from all seats, then the second from the rest, and so on, a bot's
chance being its strength in proportion. Bots that sit more than once are counted so. The scale is that of Elo: 400 more
is ten times the strength; the field's mean is 1500. Imports nothing of the package but the interval.
"""

from __future__ import annotations

from math import log

import numpy as np
import numpy.typing as npt

from london_bridge.lab.intervals import Estimate

SCALE = 400 / log(10)
MEAN = 1500.0
#: So little regularisation that nobody sees it, and enough for a bot that has lost, or won, everything.
ALPHA = 0.02
REPLICATES = 100

Choice = tuple[int, tuple[int, ...]]


def choices_of(rankings: list[list[int]]) -> list[Choice]:
    """Every place of every ranking (best first) as a choice of one from those that are left."""
    return [(ranking[place], tuple(ranking[place + 1 :])) for ranking in rankings for place in range(len(ranking) - 1)]


def fit(bots: int, choices: list[Choice], start: npt.NDArray[np.float64] | None = None) -> npt.NDArray[np.float64]:
    """Strengths, as logarithms with mean 0."""
    import choix

    found = choix.ilsr_top1(bots, choices, alpha=ALPHA, initial_params=start, max_iter=500, tol=1e-5)
    strengths: npt.NDArray[np.float64] = np.asarray(found) - np.mean(found)
    return strengths


def rate(bots: int, deals: list[list[list[int]]], seed: int = 1, replicates: int = REPLICATES) -> list[Estimate]:
    """A rating for every bot; `deals` are lists of rankings, resampled whole, since games of one deal go together."""
    middle = fit(bots, choices_of([ranking for deal in deals for ranking in deal]))
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(replicates if len(deals) > 1 else 0):
        drawn = rng.integers(0, len(deals), len(deals))
        found.append(fit(bots, choices_of([ranking for i in drawn for ranking in deals[i]]), middle))
    ratings = MEAN + SCALE * middle
    if not found:
        return [Estimate(float(rating), float("-inf"), float("inf")) for rating in ratings]
    low, high = np.percentile(MEAN + SCALE * np.array(found), [2.5, 97.5], axis=0)
    return [
        Estimate(float(rating), float(min(a, rating)), float(max(b, rating)))
        for rating, a, b in zip(ratings, low, high, strict=True)
    ]
