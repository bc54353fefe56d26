"""Replaying a record's moves as they stand in its JSON. Compiled, for checking thousands of records a second.

Imports the engine; the sentence for a move that is refused is made elsewhere (`claim`).
"""

from typing import Any

from london_bridge.rules import codes, moves
from london_bridge.rules.engine import legal, move_on
from london_bridge.rules.state import State

BIT = codes.BIT
CODE_OF = moves.CODE_OF


def play(s: State, written: list[Any]) -> int:
    """Make the moves, each `[seat, word]`, while they are legal: the index of the first that is not, or their number.

    Whatever stands in the list: what is not even written like a move is not legal either.
    """
    players = s.deal.players
    count = len(written)
    for i in range(count):
        pair = written[i]
        if type(pair) is not list or len(pair) != 2:
            return i
        who = pair[0]
        word = pair[1]
        if type(who) is not int or not 0 <= who < players or type(word) is not str:
            return i
        found = CODE_OF.get(word)
        if found is None:
            return i
        seat = who
        code = found
        if not legal(s, seat) & BIT[code]:
            return i
        move_on(s, seat, code)
    return count
