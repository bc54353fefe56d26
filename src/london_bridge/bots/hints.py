"""Hints: the best few moves of a seat, what it may expect after each, and why. Imports the search, reasons and view.

Shares and money come from the search, the reasons from the position (see `reasons`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from typing import Any, Final

from london_bridge.bots.bot import BotError
from london_bridge.bots.reasons import Reason, forced, reasons_for
from london_bridge.bots.thinking import Budget, Opinion, strongest, think
from london_bridge.rules.moves import Move
from london_bridge.view import View

#: How long a hint may take, unless told otherwise.
HINT_BUDGET: Final = Budget(seconds=0.5)
MOVES: Final = 3
#: Of shares that the search finds more than two rounds before the end, fewer are won: who asks is told of the best of
#: many moves, and its own plan has grown further than the others'. By so much a round, as logarithms of odds, they are
#: taken back (`python -m bench.calibration` measures it; docs/opponents.md has the figures).
OPTIMISM: Final = 0.03
SURE_ROUNDS: Final = 2
#: A move is almost as good as the best if its share of wins is less by no more than this.
CLOSE: Final = 0.03
#: Reasons that say what a move does, and nothing that would speak for it: what the search thought is told too.
PLAIN: Final = frozenset({"costs", "uses", "keeps", "enough", "highest", "replace", "site"})


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, the share of wins and the money that may be expected after it (None if it was forced), and why."""

    move: Move
    share: float | None
    money: float | None
    playouts: int
    reasons: tuple[Reason, ...]

    @property
    def why(self) -> str:
        """The reasons in English."""
        return " ".join(reason.sentence for reason in self.reasons)

    def to_dict(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return {
            "move": str(self.move),
            "share": None if self.share is None else round(self.share, 4),
            "money": None if self.money is None else round(self.money, 2),
            "playouts": self.playouts,
            "reasons": [reason.to_dict() for reason in self.reasons],
            "why": self.why,
        }


def hints(
    view: View, budget: Budget = HINT_BUDGET, seed: int = 0, count: int = MOVES, among: int | None = None
) -> list[Hint]:
    """The best few moves of the view's seat: the best first, the others by their shares of wins.

    `among`: only of these moves, a bit each. A view with drafted moves does not know what they would uncover, so what
    would take that cannot be told about.
    """
    if view.seat is None:
        raise BotError("A spectator has no moves: hints are for a seat.")
    if not view.legal_mask():
        raise BotError(f"Seat {view.seat} has nothing to decide now.")
    opinions = think(view.sketch, view.seat, budget, seed, strongest(view.players, budget))
    if len(opinions) == 1:
        return [Hint(opinions[0].move, None, None, 0, (forced(view.sketch, view.seat),))]
    if among is not None:
        opinions = [opinion for opinion in opinions if among >> opinion.move.code & 1]
    left = view.sketch.deal.last_round - view.sketch.round
    opinions = [replace(opinion, share=honest(opinion.share, left)) for opinion in opinions]
    told = opinions[:1] + sorted(opinions[1:count], key=lambda opinion: -opinion.share)
    return [hint_of(view, opinion, told[0]) for opinion in told]


def honest(share: float, left: int) -> float:
    """A share of the search as it may be promised, with so many rounds to come after the present one."""
    if not 0.0 < share < 1.0:
        return share
    odds = share / (1.0 - share) * exp(-OPTIMISM * max(0, left - SURE_ROUNDS))
    return odds / (1.0 + odds)


def hint_of(view: View, opinion: Opinion, best: Opinion) -> Hint:
    """An opinion with its reasons. Only of the best move it can be said that nothing is better."""
    reasons = reasons_for(view, opinion.move, opinion is best)
    if PLAIN.issuperset(reason.key for reason in reasons):
        close = "close" if opinion.share >= best.share - CLOSE else "behind"
        reasons.append(Reason("ahead" if opinion is best else close))
    return Hint(opinion.move, opinion.share, opinion.money, opinion.playouts, tuple(reasons))
