"""The analysis of one decision, in a worker: the seat's best moves as hints tell them, and everybody's chances."""

from typing import Any, Final

from london_bridge.bots.budget import Budget
from london_bridge.bots.hints import hints
from london_bridge.review.worths import Worths
from london_bridge.rules.state import State
from london_bridge.view import View
from london_bridge.view.before_cards import before_cards

#: As many moves as are told; and of how many playouts one judges what everybody may expect, which costs as much as some
#: of the search's.
MOVES: Final = 12
PART: Final = 40
FEWEST: Final = 40


def analysed(view: View, budget: Budget, seed: int) -> dict[str, Any]:
    """The moves, the best first, and the share of wins and the money of every seat as things stand."""
    playouts = budget.playouts or 1
    found = hints(view, budget, seed, MOVES) if view.seat is not None and view.legal_mask() else []
    worth = Worths(max(FEWEST, playouts // PART), seed).of(to_judge(view.sketch))
    return {
        "moves": [hint.to_dict() for hint in found],
        "wins": [round(share, 4) for share in worth.wins],
        "money": [round(money, 2) for money in worth.money],
    }


def to_judge(sketch: State) -> State:
    """What everybody's chances are judged from: what one of them has chosen in secret is nobody else's."""
    state = before_cards(sketch)
    deal = state.deal
    state.undrawn = int(0 in [*deal.stacks, *deal.bonus, *list(deal.markers)[: deal.last_round]])
    return state
