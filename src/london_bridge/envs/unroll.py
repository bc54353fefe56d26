"""Plays a finished game once more and writes down what every decision looked like to who made it.

Compiled where it can be (`unroll.pxd`). Imports the rules and this room's `observe`.
"""

from typing import Any

from london_bridge.rules.engine import legal, step
from london_bridge.rules.state import State

from .observe import observe_row
from .remembering import Lookups, Memory


def unroll(s: State, moves: list[int], known: Lookups, observations: Any, masks: Any) -> None:
    """Make the moves (64 times the seat plus the code), a row of both arrays for each; they must be legal."""
    memory = Memory()
    for at in range(len(moves)):
        seat = moves[at] >> 6
        code = moves[at] & 63
        masks[at] = legal(s, seat)
        observe_row(s, seat, known, memory, observations, at)
        step(s, seat, code)
