"""Actions are the 55 codes of the rules: a move's words to its number, and back. Imports only the rules."""

from __future__ import annotations

import operator
from typing import Final, SupportsIndex

import numpy as np
import numpy.typing as npt

from london_bridge.rules.codes import CODES
from london_bridge.rules.moves import WORDS, Move, MoveError

#: How many actions there are.
ACTIONS: Final = CODES

_BITS: Final = np.arange(CODES, dtype=np.uint64)
_ONE: Final = np.uint64(1)


def action_of(words: str) -> int:
    """The action that the words of a move mean: `action_of("place:centre:park")` is 26."""
    return Move.parse(words).code


def words_of(action: SupportsIndex) -> str:
    """A move's words: `words_of(26)` is "place:centre:park"."""
    try:
        code = operator.index(action)
    except TypeError:
        raise MoveError(f"An action is a whole number from 0 to {CODES - 1}, not {action!r}.") from None
    return WORDS[Move(code).code]


def flags_of(legal: int) -> npt.NDArray[np.int8]:
    """The bits of a legal set as an action mask: int8, a 1 for every action that is legal."""
    return ((np.uint64(legal) >> _BITS) & _ONE).astype(np.int8)
