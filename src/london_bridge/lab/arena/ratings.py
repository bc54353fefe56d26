"""Ratings: the Plackett–Luce model of rankings, fitted by `choix`, with intervals by weighing the deals anew.

Every game is a ranking: first the winner is chosen from all seats, then the second from the rest, and so on, a bot's
chance being its strength in proportion. Bots that sit more than once are counted so. The scale is that of Elo: 400 more
is ten times the strength; the field's mean is 1500. Imports nothing of the package but the interval.

Intervals are a Bayesian bootstrap (Rubin 1981): every deal is weighed at random, mean 1. To that comes a prior for what
no deal has shown: in all, half a deal that each bot has won and half a deal that it has lost against the others,
weighed at random too. Between two bots of which one won everything the interval is then Jeffreys' for a share, counted
in deals: it stays open where drawing the same deals again could never show a loss. Where both have won, the prior's
half deals are soon outweighed.
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
#: Beside a prior there is no need of it; this keeps numbers apart from 0.
TINY = 1e-6
REPLICATES = 200
#: The prior: how many deals each bot has won, and as many lost, before the first one.
PRIOR = 0.5

#: When strengths, together, change by no more than this, they are found; or after so many steps.
NEAR, STEPS = 1e-5, 500

Numbers = npt.NDArray[np.int64]
Strengths = npt.NDArray[np.float64]


class Choices:
    """All choices of one from some that many rankings make, each kind once, and how often each deal makes which.

    There are few kinds of choice and many games, so that a fit takes as long for ten thousand games as for a hundred.
    """

    def __init__(self, bots: int, deals: list[list[list[int]]]) -> None:
        self.bots = bots
        self.deals = len(deals)
        known: dict[tuple[int, ...], int] = {}
        made: list[tuple[int, int]] = []
        for number, deal in enumerate(deals):
            for ranking in deal:
                for place in range(len(ranking) - 1):
                    choice = (ranking[place], *sorted(ranking[place + 1 :]))
                    made.append((known.setdefault(choice, len(known)), number))
        self.kind, self.deal = (np.array(column, np.int64) for column in zip(*made, strict=True))
        self.kinds = len(known)
        #: Who was chosen and who not, a pair each, and of which kind of choice the pair is.
        pairs = [(at, choice[0], loser) for choice, at in known.items() for loser in choice[1:]]
        self.at, self.winner, self.loser = (np.array(column, np.int64) for column in zip(*pairs, strict=True))
        #: Who took part, and in which kind of choice.
        seats = [(at, bot) for choice, at in known.items() for bot in choice]
        self.where, self.who = (np.array(column, np.int64) for column in zip(*seats, strict=True))

    def times(self, drawn: Numbers | Strengths | None = None) -> Strengths:
        """How often each kind of choice was made, if each deal counts so many times."""
        weights = None if drawn is None else drawn[self.deal]
        return np.bincount(self.kind, weights, self.kinds).astype(float)

    def refine(self, times: Strengths, start: Strengths, prior: Strengths | None = None) -> Strengths:
        """One step of `choix.lsr_top1`, with every kind of choice taken so many times at once.

        `prior` has what is thought to be won beside that, in choices of one from two: [loser, winner].
        """
        from choix.utils import exp_transform, log_transform, statdist

        strengths = exp_transform(start)
        whole = np.bincount(self.where, strengths[self.who], self.kinds)
        rates = (times / whole)[self.at]
        moves = np.bincount(self.loser * self.bots + self.winner, rates, self.bots**2)
        believed = ALPHA if prior is None else TINY + prior / (strengths[:, None] + strengths[None, :])
        chain = moves.reshape(self.bots, self.bots) + believed
        np.fill_diagonal(chain, 0.0)
        chain -= np.diag(chain.sum(axis=1))
        found: Strengths = log_transform(statdist(chain))
        return found

    def fit(self, times: Strengths, start: Strengths | None = None, prior: Strengths | None = None) -> Strengths:
        """Strengths, as logarithms with mean 0: `choix.ilsr_top1`, with choices that are counted."""
        strengths = np.zeros(self.bots) if start is None else start
        for _ in range(STEPS):
            before, strengths = strengths, self.refine(times, strengths, prior)
            if np.abs(strengths - before).sum() <= NEAR * self.bots:
                break
        return strengths


def rate(bots: int, deals: list[list[list[int]]], seed: int = 1, replicates: int = REPLICATES) -> list[Estimate]:
    """A rating for every bot; `deals` are lists of rankings, weighed whole, since games of one deal go together."""
    choices = Choices(bots, deals)
    middle = choices.fit(choices.times())
    rng = np.random.default_rng(seed)
    games = sum(map(len, deals)) / len(deals)
    shape = PRIOR / max(1, bots - 1)
    found = []
    for _ in range(replicates if len(deals) > 1 else 0):
        prior = games * rng.gamma(shape, size=(bots, bots))
        found.append(choices.fit(choices.times(rng.standard_gamma(1.0, len(deals))), middle, prior))
    ratings = MEAN + SCALE * middle
    if not found:
        return [Estimate(float(rating), float("-inf"), float("inf")) for rating in ratings]
    low, high = np.percentile(MEAN + SCALE * np.array(found), [2.5, 97.5], axis=0)
    return [
        Estimate(float(rating), float(min(a, rating)), float(max(b, rating)))
        for rating, a, b in zip(ratings, low, high, strict=True)
    ]
