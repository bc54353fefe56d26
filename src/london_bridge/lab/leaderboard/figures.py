"""What the games of a row tell: shares won and pounds ahead, with and without luck, with intervals that never collapse.

Games of one deal go together, so deals are the units of chance. A share's interval counts one deal more, half of it won
and half of it lost, as the arena's ratings do: it stays open where no deal has shown the other thing. The whole row is
the mean of its tables; its interval comes from theirs (Zou and Donner's MOVER, Statistics in Medicine 2008), which are
not alike to both sides. Imports the intervals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from london_bridge.lab.intervals import Estimate, mean_of, t95

from .evaluation import seat_of

#: What a share's interval counts besides the deals: half of one won, half of one lost.
PRIOR = 0.5


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game as a row keeps it."""

    digest: str  # of the moves
    money: tuple[int, ...]
    place: int  # of the bot
    failed: bool = False  # chance played on for the bot
    luck: tuple[float, float] | None = None  # of the bot: pounds ahead, and games won

    def to_list(self) -> list[Any]:
        """As plain values."""
        luck = [] if self.luck is None else list(self.luck)
        return [self.digest, list(self.money), self.place, int(self.failed), *luck]


@dataclass(frozen=True, slots=True)
class TableFigures:
    """What a table tells."""

    won: Estimate
    won_without_luck: Estimate
    ahead: Estimate
    ahead_without_luck: Estimate

    def to_dict(self) -> dict[str, Any]:
        """As plain values."""
        return {name: getattr(self, name).to_dict() for name in self.__slots__}


def table_figures(players: int, results: Sequence[GameResult]) -> TableFigures:
    """The figures of a table; luck is taken from the games of which it is known, and is 0 on average in all others."""

    def over(value: Callable[[int, GameResult], float]) -> list[float]:
        """The mean of every deal."""
        found = [value(seat_of(players, game), result) for game, result in enumerate(results)]
        return [sum(found[at : at + players]) / players for at in range(0, len(found), players)]

    def ahead(seat: int, result: GameResult) -> float:
        mine = result.money[seat]
        return mine - (sum(result.money) - mine) / (players - 1)

    return TableFigures(
        share(over(lambda seat, result: float(result.place == 1))),
        share(over(lambda seat, result: float(result.place == 1) - (result.luck[1] if result.luck else 0.0))),
        mean(over(ahead)),
        mean(over(lambda seat, result: ahead(seat, result) - (result.luck[0] if result.luck else 0.0))),
    )


def mean(values: list[float]) -> Estimate:
    """A mean with its interval."""
    count = len(values)
    middle = sum(values) / count
    return mean_of(middle, sum((one - middle) ** 2 for one in values) / max(1, count - 1), count)


def share(values: list[float]) -> Estimate:
    """A share of deals won, with the prior in its interval, which stays within what a share can be."""
    count = len(values)
    value = sum(values) / count
    whole = count + 2 * PRIOR
    middle = (sum(values) + PRIOR) / whole
    squares = sum((one - middle) ** 2 for one in values) + PRIOR * (middle**2 + (1 - middle) ** 2)
    half = t95(max(1, count - 1)) * sqrt(squares / max(1.0, whole - 1) / whole)
    return Estimate(value, min(value, max(0.0, middle - half)), max(value, min(1.0, middle + half)))


def together(parts: Sequence[Estimate]) -> Estimate:
    """The mean of independent figures."""
    count = len(parts)
    value = sum(one.value for one in parts) / count
    below = sqrt(sum((one.value - one.low) ** 2 for one in parts)) / count
    above = sqrt(sum((one.high - one.value) ** 2 for one in parts)) / count
    return Estimate(value, value - below, value + above)


def all_tables(tables: Sequence[TableFigures]) -> TableFigures:
    """The figures of a whole row."""
    return TableFigures(*(together([getattr(one, name) for one in tables]) for name in TableFigures.__slots__))
