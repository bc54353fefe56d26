"""Glicko-2: ratings of players and puzzles on one scale. An attempt is a game between the two.

After Mark E. Glickman, "Example of the Glicko-2 system" (Boston University, 22 March 2022),
http://www.glicko.net/glicko/glicko2.pdf; the numbers of its steps are in the code. Two things are added: a game may
count as a part of one (`weight`), where less is to be learned from it; and a deviation has a floor, so that nobody's
rating ever stands still. Imports nothing.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

#: A rating by which nothing is known yet (step 1).
RATING: Final = 1500.0
UNKNOWN: Final = 350.0
VOLATILITY: Final = 0.06
#: Points of a unit of the inner scale (step 2).
SCALE: Final = 173.7178
#: How much volatilities may change (step 1): from 0.3 to 1.2 is sensible, the less the steadier.
TAU: Final = 0.5
#: The volatility is found as nearly as this (step 5).
NEAR: Final = 1e-6
#: What is known at best, as a deviation; and where ratings end, whatever happens.
SUREST: Final = 45.0
LOWEST: Final = 400.0
HIGHEST: Final = 3200.0
#: Days of a rating period: who stays away for a year at a deviation of 60 comes back at 107.
PERIOD_DAYS: Final = 5.0


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, how far it may be off (as a standard deviation), and how much it changes by itself."""

    rating: float = RATING
    deviation: float = UNKNOWN
    volatility: float = VOLATILITY


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game against somebody: a score from 0 to 1, and as how much of a game it counts."""

    other: Rating
    score: float
    weight: float = 1.0


def after(mine: Rating, games: Sequence[RatedGame]) -> Rating:
    """The rating after the games of one period (steps 2 to 8). Without games it stays; see `away`."""
    games = [game for game in games if game.weight > 0]
    if not games:
        return mine
    mu, phi = (mine.rating - RATING) / SCALE, mine.deviation / SCALE
    inverse = gained = 0.0
    for game in games:
        weight = dampening(game.other.deviation / SCALE)
        expected = 1 / (1 + math.exp(-weight * (mu - (game.other.rating - RATING) / SCALE)))
        inverse += game.weight * weight * weight * expected * (1 - expected)  # step 3
        gained += game.weight * weight * (game.score - expected)  # step 4
    variance = 1 / inverse
    volatility = volatility_after(phi, mine.volatility, variance, variance * gained)
    before = math.hypot(phi, volatility)  # step 6
    phi = 1 / math.sqrt(1 / before**2 + 1 / variance)  # step 7
    mu += phi * phi * gained
    rating = min(max(SCALE * mu + RATING, LOWEST), HIGHEST)
    return Rating(rating, min(max(SCALE * phi, SUREST), UNKNOWN), volatility)


def dampening(phi: float) -> float:
    """How much a game tells of which the other's rating may be off by so much: Glickman's g (step 3)."""
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def expectation(mine: Rating, other: Rating) -> float:
    """The score that may be expected against somebody."""
    weight = dampening(other.deviation / SCALE)
    return 1 / (1 + math.exp(-weight * (mine.rating - other.rating) / SCALE))


def volatility_after(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5: the volatility that fits what happened, found by regula falsi in its Illinois form."""
    start = math.log(sigma * sigma)

    def slope(x: float) -> float:
        power = math.exp(x)
        spread = phi * phi + variance + power
        return power * (delta * delta - spread) / (2 * spread * spread) - (x - start) / (TAU * TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def away(mine: Rating, days: float) -> Rating:
    """The same after so many days without a game: less is known of it (step 6, for parts of a period too)."""
    drift = SCALE * mine.volatility * math.sqrt(max(0.0, days) / PERIOD_DAYS)
    return replace(mine, deviation=min(math.hypot(mine.deviation, drift), UNKNOWN))
