"""Listening to a state: the one place where its log is opened and closed."""

from collections.abc import Iterator
from contextlib import contextmanager

from .dealing import lay_out
from .events import Event
from .state import Deal, State, note
from .turn_order import begin_round


@contextmanager
def logged(state: State) -> Iterator[list[Event]]:
    """The events of all that happens to a state within the block, in a list that fills with them."""
    events: list[Event] = []
    state.log = events
    try:
        yield events
    finally:
        state.log = None


def logged_start(deal: Deal) -> tuple[State, list[Event]]:
    """The first moment of a game, and what happened up to it."""
    state = lay_out(deal)
    with logged(state) as events:
        for seat in range(deal.players):
            note(state, "money", "2.3", seat, {"amount": state.money[seat], "source": "start"})
        begin_round(state)
    return state, events
