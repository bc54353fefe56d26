"""A game whose log stays open from its set-up on, so that a test hears everything."""

from london_bridge.rules.logged import logged_start
from london_bridge.rules.state import Deal, State


def loud_start(deal: Deal) -> State:
    """The first moment of a game; its events, and all that come, are in `log`."""
    state, events = logged_start(deal)
    state.log = events
    return state
