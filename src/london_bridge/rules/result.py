"""How a game ended, and every payment on the way."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Payment:
    """Money that moved: when, to or from whom, how much, by which rule, and for what."""

    round: int
    seat: int
    rule: str
    amount: int
    source: str
    final: bool  # paid by the final scoring

    def to_dict(self) -> dict[str, Any]:
        """The payment as plain values, for JSON."""
        return {name: getattr(self, name) for name in ("round", "seat", "rule", "amount", "source", "final")}


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: final money by seat, seats from the winner to the last, and every payment on the way."""

    money: tuple[int, ...]
    ranking: tuple[int, ...]
    breakdown: tuple[Payment, ...]

    def to_dict(self) -> dict[str, Any]:
        """Money and ranking, as a record holds them."""
        return {"money": list(self.money), "ranking": list(self.ranking)}
