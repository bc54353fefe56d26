"""The ledger of a game: what every moment gave and took, in wins and in pounds, so that it adds up to the result.

A moment is a decision of a seat, a draw, or the reveal of the cards. Each has, for every seat, the share of wins and
the money to expect after it; what it changed is that less what the moment before it left. So for every seat

    outcome - start = own decisions + the decisions of each other seat + draws + reveals

to the last bit that floating numbers allow. Imports nothing but the rules' words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

DECISION: Final = "decision"
DRAW: Final = "draw"
REVEAL: Final = "reveal"

#: A value for every seat.
Row = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth to every seat: its share of wins, and the money it may expect at the end."""

    wins: Row
    money: Row

    def __add__(self, other: Worth) -> Worth:
        return Worth(added(self.wins, other.wins), added(self.money, other.money))

    def __sub__(self, other: Worth) -> Worth:
        return Worth(added(self.wins, other.wins, -1.0), added(self.money, other.money, -1.0))

    def times(self, factor: float) -> Worth:
        """So many times as much."""
        return Worth(tuple(factor * one for one in self.wins), tuple(factor * one for one in self.money))

    def to_dict(self) -> dict[str, list[float]]:
        """As plain values."""
        return {"wins": list(self.wins), "money": list(self.money)}

    @staticmethod
    def of(told: dict[str, Any]) -> Worth:
        """The worth that plain values tell."""
        return Worth(tuple(map(float, told["wins"])), tuple(map(float, told["money"])))

    @staticmethod
    def nothing(players: int) -> Worth:
        """Zero for everybody."""
        return Worth((0.0,) * players, (0.0,) * players)


def added(first: Row, second: Row, times: float = 1.0) -> Row:
    """A row and so many times another."""
    return tuple(a + times * b for a, b in zip(first, second, strict=True))


def total(rows: Iterable[Worth], players: int) -> Worth:
    """Many added up."""
    found = Worth.nothing(players)
    for row in rows:
        found += row
    return found


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One moment in the books: what it was, whose, and what it changed for every seat.

    `move` is the index of a decision in the record; `number` says how many moves had been made before, of any moment.
    `truth` is what was really so after it, with everything turned up.
    """

    kind: str
    seat: int | None
    move: int | None
    number: int
    round: int
    change: Worth
    after: Worth
    what: str  # the move, the draw, or the cards that were revealed
    truth: Worth | None = None


@dataclass(frozen=True, slots=True)
class Ledger:
    """All moments of a game, from the table as it was laid out to the last coin."""

    players: int
    start: Worth
    end: Worth
    moments: tuple[LedgerEntry, ...] = field(repr=False)

    def sum_of(self, kind: str, seat: int | None = None) -> Worth:
        """What all moments of a kind (and of one seat) changed."""
        return total(
            (one.change for one in self.moments if one.kind == kind and (seat is None or one.seat == seat)),
            self.players,
        )

    @property
    def luck(self) -> Worth:
        """What the draws gave every seat."""
        return self.sum_of(DRAW)

    @property
    def guessing(self) -> Worth:
        """What the reveals gave every seat beyond what could be expected of everybody's cards."""
        return self.sum_of(REVEAL)

    @property
    def adjusted(self) -> Worth:
        """The result of every seat without the luck of the draws."""
        return self.end - self.luck

    def matrix(self, money: bool = False) -> list[list[float]]:
        """What the decisions of the seat of the row gave the seat of the column."""
        rows = [self.sum_of(DECISION, seat) for seat in range(self.players)]
        return [list(row.money if money else row.wins) for row in rows]

    def gap(self) -> float:
        """By how much the books do not balance: 0, but for the last bits of floating numbers."""
        parts = total((one.change for one in self.moments), self.players)
        off = self.end - self.start - parts
        shares = [abs(sum(worth.wins) - 1.0) for worth in (self.start, self.end, *(one.after for one in self.moments))]
        return max(*map(abs, off.wins + off.money), *shares)
