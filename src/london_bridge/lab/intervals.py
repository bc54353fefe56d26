"""How sure a figure is: 95 % intervals for shares and for means. Imports nothing of the package."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

#: A normal variable is within so many standard deviations of its mean in 95 % of cases.
Z95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def to_dict(self) -> dict[str, Any]:
        """The estimate as plain values, for JSON."""
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def share_of(hits: int, trials: int) -> Estimate | None:
    """A share, with Wilson's interval, which holds near 0 and 1 too; None without trials."""
    if trials == 0:
        return None
    share = hits / trials
    square = Z95 * Z95
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    half = Z95 * sqrt(share * (1 - share) / trials + square / (4 * trials * trials)) / (1 + square / trials)
    return Estimate(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)))


@dataclass(slots=True)
class Mean:
    """A mean that is gathered piece by piece, from whole numbers: the order of the pieces cannot change it.

    Values are counted in parts of a unit: three seats' money together, say, with `parts` 3.
    """

    parts: int = 1
    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, count: int, total: int, squares: int) -> None:
        """Take in a piece: how many values, their sum, and the sum of their squares."""
        self.count += count
        self.total += total
        self.squares += squares

    def estimate(self) -> Estimate | None:
        """The mean with its normal interval; None without values. One value alone tells nothing of its spread."""
        if self.count == 0:
            return None
        mean = self.total / self.count
        if self.count == 1:
            return Estimate(mean / self.parts, mean / self.parts, mean / self.parts)
        deviations = self.squares * self.count - self.total * self.total  # exact, and never below 0
        half = Z95 * sqrt(deviations / (self.count - 1)) / self.count
        return Estimate(mean / self.parts, (mean - half) / self.parts, (mean + half) / self.parts)
