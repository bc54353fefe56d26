"""What a bot thought of its moves, as a record keeps it and as a learner wants it. Imports the root of the search.

A record may have a key `thoughts` beside its own: for each move `null` (nothing was thought: a forced move, or a bot
that does not search), or a row for every legal move, the best first: its number, its playouts, the value by which it
was chosen, the share of wins, and the money to expect.
"""

from collections.abc import Iterable
from math import exp
from typing import Any, Final

from london_bridge.bots.root_search import TEMPERATURE, MoveEstimate

#: The key under which a record has thoughts.
KEY: Final = "thoughts"
#: Digits after the point: what is left out is far below the chance of the playouts.
DIGITS: Final = 5

#: A row of a thought: number of the move, playouts, value, share of wins, money.
Row = tuple[int, int, float, float, float]


def thought_of(bot: object) -> list[list[float]] | None:
    """What a bot thought of its last decision, for a record; None if it does not tell, or had no choice."""
    found = getattr(bot, "thought", None)
    if not isinstance(found, list) or len(found) < 2 or not all(isinstance(one, MoveEstimate) for one in found):
        return None
    return [
        [one.move.code, one.playouts, *(round(part, DIGITS) for part in (one.value, one.share, one.money))]
        for one in found
    ]


def read_thought(told: Any, mask: int) -> list[Row] | None:
    """A thought as a record tells it, if it can be one about these legal moves; otherwise ValueError."""
    if told is None:
        return None
    rows: list[Row] = []
    for row in told if isinstance(told, list) else ():
        if not isinstance(row, list) or len(row) != 5 or any(type(part) not in (int, float) for part in row):
            raise ValueError("a row of a thought is five numbers")
        code, playouts, value, share, money = row
        if type(code) is not int or type(playouts) is not int or playouts < 0 or not 0 <= code < 64:
            raise ValueError("a row of a thought begins with a move's number and its playouts")
        if not mask >> code & 1 or any(code == before[0] for before in rows):
            raise ValueError("a thought is about the legal moves, each once")
        rows.append((code, playouts, float(value), float(share), float(money)))
    if len(rows) != mask.bit_count():
        raise ValueError("a thought is about all legal moves")
    return rows


def policy(values: Iterable[float], temperature: float = TEMPERATURE) -> list[float]:
    """A target to learn: a softmax of the values, which likes a move e times as much that is `temperature` better.

    Playouts are dealt out by halving, so that their counts say little more than the order; the values say how near it
    was. The temperature is that by which the search itself takes others to choose.
    """
    known = list(values)
    best = max(known)
    weights = [exp((value - best) / temperature) for value in known]
    whole = sum(weights)
    return [weight / whole for weight in weights]
