"""One row of many games, for looking at all of them: states and memories are in lists.

Compiled, `c_row_access.pxd` stands in for this module: it takes them out of the lists without counting references, so
that Python's lock can be let go meanwhile. Imports the rules and `observe`.
"""

from typing import Any

from london_bridge.rules.engine import legal
from london_bridge.rules.state import State
from london_bridge.view.observe import observe_row
from london_bridge.view.remembering import Lookups, Memory


def let_go() -> Any:
    """Let other threads run Python; what is given is for `hold_again`. Interpreted, there is nothing to let go."""
    return None


def hold_again(lock: Any) -> None:
    """Wait until it is this thread's turn to run Python again."""


def legal_at(states: list[State], row: int, seat: int) -> int:
    """What a seat may do in the game of a row."""
    return legal(states[row], seat)


def money_at(states: list[State], row: int, seat: int) -> int:
    """What money a seat has in the game of a row."""
    return states[row].money[seat]


def observe_at(states: list[State], memories: list[Memory], row: int, seat: int, known: Lookups, rows: Any) -> None:
    """Write what a seat sees of the game of a row into that row of `rows`."""
    observe_row(states[row], seat, known, memories[row], rows, row)
