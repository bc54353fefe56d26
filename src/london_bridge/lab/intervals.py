"""How sure a figure is: 95 % intervals for shares and for means. Imports nothing of the package."""

from dataclasses import dataclass
from math import inf, isfinite, sqrt
from statistics import NormalDist
from typing import Any

#: A normal variable is within so many standard deviations of its mean in 95 % of cases.
Z95 = 1.959963984540054
#: The same for Student's t with 1 to 5 degrees of freedom.
T95 = (12.706204736174694, 4.302652729749462, 3.1824463052837078, 2.7764451051977934, 2.5705818356363146)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and the ends of its 95 % interval; they are infinite where nothing is known of the spread."""

    value: float
    low: float
    high: float

    def to_dict(self) -> dict[str, Any]:
        """The estimate as plain values, for JSON; an end that is not known is None."""
        ends = {
            name: round(end, 6) if isfinite(end) else None for name, end in (("low", self.low), ("high", self.high))
        }
        return {"value": round(self.value, 6), **ends}

    def ends(self, digits: int, scale: float = 1.0) -> str:
        """The interval as people read it; nothing if it is not known."""
        if not isfinite(self.high - self.low):
            return ""
        return f"{scale * self.low:.{digits}f} to {scale * self.high:.{digits}f}"

    def shown(self, digits: int, unit: str = "", scale: float = 1.0) -> str:
        """The figure, and its interval in brackets if it is known."""
        ends = self.ends(digits, scale)
        return f"{scale * self.value:.{digits}f}{unit}" + (f" ({ends})" if ends else "")


def t95(freedom: int) -> float:
    """How many standard errors the 95 % interval of a mean goes to either side: Student's t."""
    return T95[freedom - 1] if freedom <= len(T95) else student(Z95, freedom)


def student(z: float, freedom: int) -> float:
    """The point of Student's t that corresponds to this one of the normal distribution, by its expansion."""
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + (first + (second + (third + fourth / freedom) / freedom) / freedom) / freedom


def z_of(questions: int) -> float:
    """How far the normal interval goes that holds 95 % for so many questions together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / questions)


def mean_of(mean: float, variance: float, count: int) -> Estimate:
    """A mean of so many independent values with their sample variance; one value tells nothing of its spread."""
    if count < 2:
        return Estimate(mean, -inf, inf)
    half = t95(count - 1) * sqrt(variance / count)
    return Estimate(mean, mean - half, mean + half)


def share_of(hits: int, trials: int, z: float = Z95) -> Estimate | None:
    """A share, with Wilson's interval, which holds near 0 and 1 too; None without trials."""
    if trials == 0:
        return None
    share = hits / trials
    square = z * z
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    half = z * sqrt(share * (1 - share) / trials + square / (4 * trials * trials)) / (1 + square / trials)
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
        """The mean with its interval; None without values."""
        if self.count == 0:
            return None
        deviations = self.squares * self.count - self.total * self.total  # exact, and never below 0
        variance = deviations / (self.count * max(1, self.count - 1) * self.parts**2)
        return mean_of(self.total / self.count / self.parts, variance, self.count)
