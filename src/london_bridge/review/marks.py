"""What a loss means: the marks, how hard a decision was, an accuracy from 0 to 100, and which level plays like that.

Points are hundredths of a share of winning. The numbers were measured on our own bots (`python -m bench.review`;
docs/review.md has the figures). Imports nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log
from typing import Final

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
#: What the lower end of a loss's interval must pass.
MARKS: Final = ((0.10, BLUNDER), (0.05, MISTAKE), (0.02, INACCURACY))

#: How much a decision counts that a journeyman finds too; and what a journeyman, or the player, must lose there for it
#: to count in full.
EASY: Final = 0.1
HARD: Final = 0.04
#: How fast accuracy falls with the weighted mean loss, a point.
STEEP: Final = 0.12

#: The mean loss a decision of each level, as measured: the table of levels in docs/review.md has them in points.
LEVELS: Final[dict[str, float]] = {
    "random": 0.0672,
    "apprentice": 0.0315,
    "journeyman": 0.0208,
    "master": 0.0118,
    "architect": 0.0011,
}

#: The kinds of decision, by the phase in which they are made.
KINDS: Final = ("card", "bonus tile", "space", "site", "bonus tile", "hostelry", "bonus tile")


@dataclass(frozen=True, slots=True)
class Weighed:
    """A loss, and how much its decision counts."""

    loss: float
    weight: float


def grade_of(low: float) -> str | None:
    """What a decision is called, by the lower end of its loss's interval."""
    return next((name for mark, name in MARKS if low > mark), None)


def weight_of(loss: float, usual_loss: float) -> float:
    """How much a decision counts: little if a journeyman finds it, unless the player went wrong there nevertheless."""
    hard = EASY + (1 - EASY) * min(1.0, max(0.0, usual_loss) / HARD)
    return min(1.0, max(hard, loss / HARD))


def accuracy(decisions: Iterable[Weighed]) -> float | None:
    """From 0 to 100; None where nothing was to be decided."""
    found = [one for one in decisions if one.weight > 0.0]
    whole = sum(one.weight for one in found)
    if whole == 0.0:
        return None
    return 100 * exp(-STEEP * 100 * max(0.0, sum(one.weight * one.loss for one in found) / whole))


def level_of(mean_loss: float) -> str:
    """The level whose mean loss is nearest, as ratios go."""
    loss = log(max(mean_loss, 1e-4))
    return min(LEVELS, key=lambda name: abs(log(LEVELS[name]) - loss))
