"""What may be said to the vectorised games: each option checked, and refused with a sentence. Imports rules, numpy."""

from __future__ import annotations

import operator
from typing import Any, Final

import numpy as np

from london_bridge.errors import LondonBridgeError
from london_bridge.rules.codes import CODES
from london_bridge.rules.moves import WORDS

#: When the game that follows one that has ended is dealt; the numbers are those by which the core asks.
AUTORESETS: Final = {"same_step": 0, "next_step": 1, "disabled": 2}
#: What an action that is not legal does.
ILLEGAL: Final = {"raise": 0, "penalty": 1, "resample": 2}


def check_count(count: int) -> int:
    """How many games there are: one at least."""
    try:
        whole = 0 if isinstance(count, bool) else operator.index(count)
    except TypeError:
        whole = 0
    if whole < 1:
        raise LondonBridgeError(f"At least one game is needed, and a whole number of them, not {count!r}.")
    return whole


def check_learner(learner: int | str | None, players: int) -> int:
    """The caller's seat in the first row; -1 if the caller decides for all."""
    if learner is None:
        return -1
    if learner in ("rotate", "random"):
        return 0
    if isinstance(learner, bool) or not isinstance(learner, int | np.integer) or not 0 <= learner < players:
        raise LondonBridgeError(
            f'The learner {learner!r} is not a seat: say 0 to {players - 1}, "rotate", "random", or None for all.'
        )
    return int(learner)


def check_autoreset(autoreset: str) -> int:
    """The number of a way to go on after a game."""
    if autoreset not in AUTORESETS:
        raise LondonBridgeError(f"The next game can follow by {', '.join(AUTORESETS)}, not {autoreset!r}.")
    return AUTORESETS[autoreset]


def check_illegal(illegal: str) -> int:
    """The number of an answer to illegal actions."""
    if illegal not in ILLEGAL:
        raise LondonBridgeError(f"The answer to an illegal action is {', '.join(ILLEGAL)}, not {illegal!r}.")
    return ILLEGAL[illegal]


def check_rows(rows: Any, count: int) -> list[int]:
    """The numbers of the rows that are meant: all, or those with a flag."""
    if rows is None:
        return list(range(count))
    flags = np.asarray(rows)
    if flags.shape != (count,) or flags.dtype != np.bool_:
        raise LondonBridgeError(f"Say which rows by {count} flags, an array of bool, not {flags.dtype} {flags.shape}.")
    return [int(row) for row in np.flatnonzero(flags)]


def not_legal(row: int, seat: int, bits: int, action: int) -> LondonBridgeError:
    """Why an action is refused: which one, in which game, and what could be done there."""
    can = ", ".join(WORDS[code] for code in range(CODES) if bits >> code & 1)
    word = f"{WORDS[action]} ({action})" if 0 <= action < CODES else f"{action}, which is no action,"
    return LondonBridgeError(f"Game {row}, seat {seat}: {word} is not legal now; legal are {can}.")
