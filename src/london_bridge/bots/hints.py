"""Hints: the best few moves of a seat, what it may expect after each, why, and what speaks against it. Imports the
search, reasons, cautions and view.

Shares and money come from the search, the reasons and cautions from the position (see `reasons`, `cautions`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from typing import Any, Final

from london_bridge.bots.bot import BotError
from london_bridge.bots.budget import Budget
from london_bridge.bots.cautions import Caution, cautions_for
from london_bridge.bots.reasons import Reason, forced, reasons_for
from london_bridge.bots.root_search import MoveEstimate, search_moves
from london_bridge.bots.search_config import strongest_config
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
PLAIN: Final = frozenset({"costs", "uses", "keeps", "stops", "draw_more", "highest", "replace", "site"})


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, the share of wins and the money that may be expected after it (None if it was forced), why, and what
    speaks against it.
    """

    move: Move
    share: float | None
    money: float | None
    playouts: int
    reasons: tuple[Reason, ...]
    against: tuple[Reason, ...] = ()

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
            "against": [caution.to_dict() for caution in self.against],
        }


def hints(
    view: View, budget: Budget = HINT_BUDGET, seed: int = 0, count: int = MOVES, among: int | None = None
) -> list[Hint]:
    """The best few moves of the view's seat: the best first, the others by their shares of wins.

    `budget` is how long the search may think: a time, `Budget(seconds=0.5)`, or a number of playouts,
    `Budget(playouts=2500)`, which with the same `seed` gives the same hints on every machine. More of either makes
    shares truer. `count` is how many moves are told at most.

    `among`: only of these moves, a bit each. A view with drafted moves does not know what they would uncover, so what
    would take that cannot be told about.
    """
    if view.seat is None:
        raise BotError("A spectator has no moves: hints are for a seat.")
    if not view.legal_mask():
        raise BotError(f"Seat {view.seat} has nothing to decide now.")
    estimates = search_moves(view.sketch, view.seat, budget, seed, strongest_config(view.players, budget))
    if len(estimates) == 1:
        return [Hint(estimates[0].move, None, None, 0, (forced(view.sketch, view.seat),))]
    if among is not None:
        estimates = [estimate for estimate in estimates if among >> estimate.move.code & 1]
    left = view.sketch.deal.last_round - view.sketch.round
    estimates = [replace(estimate, share=honest(estimate.share, left)) for estimate in estimates]
    told = estimates[:1] + sorted(estimates[1:count], key=lambda estimate: -estimate.share)
    return [hint_of(view, estimate, told[0]) for estimate in told]


def honest(share: float, left: int) -> float:
    """A share of the search as it may be promised, with so many rounds to come after the present one."""
    if not 0.0 < share < 1.0:
        return share
    odds = share / (1.0 - share) * exp(-OPTIMISM * max(0, left - SURE_ROUNDS))
    return odds / (1.0 + odds)


def hint_of(view: View, estimate: MoveEstimate, best: MoveEstimate) -> Hint:
    """An estimate with its reasons. Only of the best move it can be said that nothing is better."""
    reasons = reasons_for(view, estimate.move, estimate is best)
    if PLAIN.issuperset(reason.key for reason in reasons):
        close = "close" if estimate.share >= best.share - CLOSE else "behind"
        reasons.append(Reason("ahead" if estimate is best else close))
    against = cautions_for(view, estimate.move)
    points = round(100 * (best.share - estimate.share))
    if not against and points > 0:
        against.append(Caution("less", {"points": points}))
    return Hint(estimate.move, estimate.share, estimate.money, estimate.playouts, tuple(reasons), tuple(against))
