"""What many reviews say of a player: loss by kind of decision and by round, results with and without luck, intervals.

Decisions of one game hang together, so games are what the intervals are made of: each game is one draw, however many
decisions it had. Works on reviews as plain values (`Review.to_dict`), as they are kept. Imports this room's marks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from .marks import BLUNDER, INACCURACY, MISTAKE, Weighed, accuracy, level_of

Z95: Final = 1.959963984540054
#: What a profile needs of a decision.
KEYS: Final = ("of", "round", "regret", "loss", "weight", "grade")

Decision = Mapping[str, Any]


@dataclass(slots=True)
class Player:
    """What is gathered of one player: results, and the decisions of every game."""

    name: str
    wins: list[float] = field(default_factory=list)
    adjusted_wins: list[float] = field(default_factory=list)
    money: list[float] = field(default_factory=list)
    adjusted_money: list[float] = field(default_factory=list)
    fair: list[float] = field(default_factory=list)
    games: list[list[Decision]] = field(default_factory=list)

    def take(self, told: Mapping[str, Any], seat: int) -> None:
        """One more game, in which this player had a seat: a review, or what `digest_of` keeps of it."""
        self.fair.append(1 / len(told["end"]["wins"]))
        self.wins.append(told["end"]["wins"][seat])
        self.adjusted_wins.append(told["adjusted"]["wins"][seat])
        self.money.append(told["end"]["money"][seat])
        self.adjusted_money.append(told["adjusted"]["money"][seat])
        self.games.append(
            [one for one in told["moments"] if one["kind"] == "decision" and one["seat"] == seat and "regret" in one]
        )

    def to_dict(self) -> dict[str, Any]:
        """As plain values, every mean with its 95 % interval."""
        decisions = [one for game in self.games for one in game]
        kinds = sorted({one["of"] for one in decisions})
        rounds = sorted({one["round"] for one in decisions})
        loss = self.loss()
        return {
            "name": self.name,
            "games": len(self.wins),
            "fair": round(sum(self.fair) / len(self.fair), 4) if self.fair else None,
            "wins": mean(self.wins),
            "adjusted_wins": mean(self.adjusted_wins),
            "money": mean(self.money),
            "adjusted_money": mean(self.adjusted_money),
            "decisions": len(decisions),
            "grades": {name: sum(one["grade"] == name for one in decisions) for name in (INACCURACY, MISTAKE, BLUNDER)},
            "loss": loss,
            "level": None if loss["value"] is None else level_of(loss["value"]),
            "accuracy": self.accuracy(),
            "kinds": {kind: {**self.loss("of", kind), "accuracy": self.accuracy("of", kind)} for kind in kinds},
            "rounds": {str(number): self.loss("round", number) for number in rounds},
        }

    def some(self, key: str | None, value: object) -> list[list[Decision]]:
        """The decisions of every game that have this value there; all, where no key is named."""
        return [[one for one in game if key is None or one[key] == value] for game in self.games]

    def loss(self, key: str | None = None, value: object = None) -> dict[str, Any]:
        """The mean loss of some decisions, its interval from how far whole games are apart."""
        return clustered([[one["regret"] for one in game] for game in self.some(key, value)])

    def accuracy(self, key: str | None = None, which: object = None) -> float | None:
        """From 0 to 100, for some decisions."""
        value = accuracy(Weighed(one["loss"], one["weight"]) for game in self.some(key, which) for one in game)
        return None if value is None else round(value, 1)


def mean(values: Sequence[float]) -> dict[str, Any]:
    """A mean with its interval, of one value a game; one alone, or some that are equal, say nothing of their spread."""
    found = clustered([[value] for value in values])
    return found if len(set(values)) > 1 else found | {"low": None, "high": None}


def clustered(groups: Iterable[Sequence[float]]) -> dict[str, Any]:
    """The mean of all values, its interval from groups that are independent of each other while their values are not:
    the spread of the groups' sums of deviations (Liang and Zeger's sandwich, with the usual G/(G − 1)).
    """
    found = [group for group in groups if group]
    count = sum(map(len, found))
    if not count:
        return {"value": None, "low": None, "high": None}
    value = sum(map(sum, found)) / count
    if len(found) < 2:
        return {"value": round(value, 6), "low": None, "high": None}
    squares = sum((sum(group) - len(group) * value) ** 2 for group in found)
    half = Z95 * sqrt(len(found) / (len(found) - 1) * squares) / count
    return {"value": round(value, 6), "low": round(value - half, 6), "high": round(value + half, 6)}


def digest_of(told: Mapping[str, Any]) -> dict[str, Any]:
    """As much of a review as a profile needs, for all seats."""
    return {
        "end": told["end"],
        "adjusted": told["adjusted"],
        "moments": [
            {"kind": one["kind"], "seat": one["seat"], **{key: one[key] for key in KEYS}}
            for one in told["moments"]
            if one["kind"] == "decision" and "regret" in one
        ],
    }


def profiles(reviews: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """A profile of every player's name, those with most games first."""
    found: dict[str, Player] = {}
    for review in reviews:
        for seat, name in enumerate(review["players"]):
            found.setdefault(name, Player(name)).take(review, seat)
    order = sorted(found.values(), key=lambda player: (-len(player.wins), player.name))
    return [player.to_dict() for player in order]
