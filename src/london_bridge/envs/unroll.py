"""Plays a finished game once more and writes down what every decision looked like to who made it.

Compiled where it can be (`unroll.pxd`). Imports the rules and this room's `observe`.
"""

from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import codes
from london_bridge.rules.engine import legal, move_on
from london_bridge.rules.state import State
from london_bridge.rules.why import refused
from london_bridge.view.observe import observe_row
from london_bridge.view.remembering import Lookups, Memory

BIT = codes.BIT


def unroll(s: State, moves: list[int], known: Lookups, observations: Any, masks: Any) -> None:
    """Make the moves (64 times the seat plus the code), a row of both arrays for each; they must be legal."""
    if len(observations) < len(moves) or len(masks) < len(moves):
        raise LondonBridgeError(f"{len(moves)} moves need as many rows, not {len(observations)} and {len(masks)}.")
    memory = Memory()
    for at in range(len(moves)):
        seat = moves[at] >> 6
        code = moves[at] & 63
        masks[at] = legal(s, seat)
        if not masks[at] & BIT[code]:
            raise refused(s, seat, code)
        observe_row(s, seat, known, memory, observations, at)
        move_on(s, seat, code)
