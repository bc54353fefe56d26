"""Whether a position is that of a game which is being played here. Nobody may have such a game analysed (10.4)."""

from collections.abc import Iterable

from london_bridge.rules.position import WATCH, write
from london_bridge.rules.state import State
from london_bridge.server.refusals import RequestRefused

from .table import Table
from .what_if import face_down


def refuse_running(states: Iterable[State], tables: Iterable[Table]) -> None:
    """Refuse what stands, to everybody's eyes, exactly as a table of this process does that is not over."""
    asked = [(outline(state), state) for state in states]
    outlines = {mark for mark, _ in asked}
    for table in tables:
        play = table.state.play
        if play is None or table.state.status != "playing":
            continue
        now = play.game.state
        mark = outline(now)
        # The whole line takes a thousand times as long to write as its outline.
        if mark in outlines and any(mark == other and public(state) == public(now) for other, state in asked):
            raise RequestRefused(
                "being_played",
                "This position stands at a table that is being played: it can be analysed when that game is over.",
                rule="10.4",
            )


def outline(state: State) -> tuple[int, ...]:
    """What differs between most positions, quickly."""
    return (state.deal.players, state.round, state.turn, state.x, *state.money, *state.built, *state.taken)


def public(state: State) -> str:
    """What everybody at the table knows; whoever has chosen a card for the round or not."""
    return write(face_down(state), WATCH)
