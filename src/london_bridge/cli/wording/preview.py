"""What a move would do, found by making it on what the seat knows. Imports rules and view.

The move is made on a copy of the view's sketch, where everything unseen is blank: so a preview cannot know more than
the player, and no rule is told twice.
"""

from dataclasses import dataclass

from london_bridge.rules import codes, engine
from london_bridge.rules.events import Event
from london_bridge.rules.logged import logged
from london_bridge.rules.state import State
from london_bridge.view import View

#: What begins here is no longer part of the move: another's turn, or the end of the round.
_AFTERWARDS = ("turn", "round_end")


@dataclass(frozen=True, slots=True)
class PreviewOutcome:
    """The state after a move, and its events up to the end of the turn."""

    state: State
    events: tuple[Event, ...]
    ends_turn: bool

    def first(self, kind: str) -> Event | None:
        """The first event of a kind, if there is one."""
        return next((event for event in self.events if event.kind == kind), None)

    def money(self, *sources: str) -> int:
        """What the named sources paid."""
        return sum(
            event.data["amount"]
            for event in self.events
            if event.kind == "money" and (not sources or event.data["source"] in sources)
        )


def try_move(state: State, seat: int, code: int) -> PreviewOutcome:
    """Make a legal move on a copy. Not for cards: what they do depends on what others have chosen."""
    trial = state.copy()
    with logged(trial) as events:
        engine.step(trial, seat, code)
    end = next((at for at, event in enumerate(events) if event.kind in _AFTERWARDS), None)
    ends_turn = end is not None or trial.phase == codes.OVER
    return PreviewOutcome(trial, tuple(events[:end]), ends_turn)


def preview(view: View, code: int) -> PreviewOutcome | None:
    """What a legal move of the view's seat would do; None for a card, or if it is not legal."""
    if view.seat is None or code <= codes.NOBLEWOMAN - 1 or not view.legal_mask() >> code & 1:
        return None
    return try_move(view.sketch, view.seat, code)
