"""The review of a game as a value: its ledger, the grades of its decisions, and what they say of every seat.

`to_dict` is what `london-bridge review --json` prints (docs/review.md). Imports this room.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from london_bridge.record import Record

from .grading import Grade
from .ledger import DECISION, Ledger, LedgerEntry, Worth
from .marks import BLUNDER, INACCURACY, MISTAKE, Weighed, accuracy, level_of

GRADES: Final = (INACCURACY, MISTAKE, BLUNDER)
#: How many moments decided a game.
TURNING_POINTS: Final = 3


@dataclass(frozen=True, slots=True)
class Review:
    """Where a game was decided."""

    record: Record
    number: int
    playouts: int
    seed: int
    ledger: Ledger
    grades: Mapping[int, Grade] = field(repr=False)
    forced: frozenset[int] = field(repr=False)
    finished: bool = True

    def seat_grades(self, seat: int) -> list[Grade]:
        """The grades of a seat's decisions, in their order."""
        return [self.grades[move] for move in sorted(self.grades) if self.record.moves[move][0] == seat]

    def accuracy(self, seat: int, kind: str | None = None) -> float | None:
        """How well a seat decided, from 0 to 100; None where it had nothing to decide."""
        found = self.seat_grades(seat)
        return accuracy(Weighed(one.loss, one.weight) for one in found if kind is None or one.kind == kind)

    def mean_loss(self, seat: int) -> float | None:
        """What a seat's decisions lost on average, in shares of winning."""
        found = [one.regret for one in self.seat_grades(seat)]
        return max(0.0, sum(found) / len(found)) if found else None

    def turning_points(self, count: int = TURNING_POINTS) -> list[int]:
        """The moments that changed the game most, or lost most, as places in the ledger, in their order."""
        moments = self.ledger.moments

        def weight(at: int) -> float:
            grade = self.grades.get(-1 if (move := moments[at].move) is None else move)
            return max(*map(abs, moments[at].change.wins), grade.loss if grade and grade.grade else 0.0)

        return sorted(sorted(range(len(moments)), key=lambda at: -weight(at))[:count])

    def to_dict(self) -> dict[str, Any]:
        """The review as plain values."""
        record, ledger = self.record, self.ledger
        return {
            "record": self.number,
            "playouts": self.playouts,
            "seed": self.seed,
            "finished": self.finished,
            "players": list(record.players),
            "start": rounded(ledger.start),
            "end": rounded(ledger.end),
            "moments": [self.moment(one) for one in ledger.moments],
            "turning_points": self.turning_points(),
            "luck": rounded(ledger.luck),
            "reveals": rounded(ledger.guessing),
            "adjusted": rounded(ledger.adjusted),
            "matrix": {
                "wins": [digits(row) for row in ledger.matrix()],
                "money": [digits(row) for row in ledger.matrix(money=True)],
            },
            "seats": [self.seat(seat) for seat in range(ledger.players)],
        }

    def moment(self, one: LedgerEntry) -> dict[str, Any]:
        """A moment as plain values."""
        told: dict[str, Any] = {
            "kind": one.kind,
            "seat": one.seat,
            "move": one.move,
            "number": one.number,
            "round": one.round,
            "what": one.what,
            "wins": digits(one.change.wins),
            "money": digits(one.change.money),
            "after": rounded(one.after),
            "truth": rounded(one.truth) if one.truth else None,
        }
        if one.kind != DECISION or one.move is None:
            return told
        grade = self.grades.get(one.move)
        if grade is None:
            nothing = 0.0 if one.move in self.forced else None
            word = one.what if one.move in self.forced else None
            ends = {"loss": nothing, "low": nothing, "high": nothing, "grade": None, "best": word}
            return told | ends | {"forced": one.move in self.forced}
        return told | {
            "loss": round(grade.loss, 6),
            "low": round(grade.low, 6),
            "high": round(grade.high, 6),
            "grade": grade.grade,
            "best": grade.best,
            "forced": False,
            "of": grade.kind,
            "regret": round(grade.regret, 6),
            "pounds": round(grade.money, 4),
            "weight": round(grade.weight, 4),
            "usual": grade.usual,
            "playouts": grade.playouts,
            "tried": [
                {"move": t.move, "share": round(t.share, 4), "money": round(t.money, 2), "playouts": t.playouts}
                for t in grade.tried
            ],
            "for_best": list(grade.for_best),
            "for_played": list(grade.for_played),
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """What the review says of a seat."""
        found = self.seat_grades(seat)
        kinds = sorted({one.kind for one in found})
        loss = self.mean_loss(seat)
        return {
            "name": self.record.players[seat],
            "decisions": len(found),
            "grades": {name: sum(one.grade == name for one in found) for name in GRADES},
            "accuracy": one_digit(self.accuracy(seat)),
            "accuracies": {kind: one_digit(self.accuracy(seat, kind)) for kind in kinds},
            "loss": None if loss is None else round(loss, 6),
            "level": None if loss is None else level_of(loss),
        }

    def _repr_svg_(self) -> str:
        from .picture import curve_svg

        return curve_svg(self)

    def _repr_html_(self) -> str:
        from .picture import review_html

        return review_html(self)


def one_digit(value: float | None) -> float | None:
    """For people."""
    return None if value is None else round(value, 1)


def digits(row: Iterable[float]) -> list[float]:
    """Ten digits keep the books balanced to 1e-9, and end what floating numbers only seem to know."""
    return [round(value, 12) for value in row]


def rounded(worth: Worth) -> dict[str, list[float]]:
    """A worth as plain values."""
    return {"wins": digits(worth.wins), "money": digits(worth.money)}
