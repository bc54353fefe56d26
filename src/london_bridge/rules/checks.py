"""What callers may ask a game for, checked in one place: players, scoring, names, seed, box and moves."""

import operator
import secrets
from collections.abc import Mapping, Sequence

from london_bridge.errors import LondonBridgeError

from .box import Box, default_box
from .moves import Move, no_move
from .rng import SEED_LIMIT
from .scorings import EXPANSION, FIXED, RANDOM
from .why import whole
from .words import CATEGORIES, SCORINGS

Scoring = str | Mapping[str, str]

#: Names for seats that have none.
NAMES = ("Red", "Blue", "Green", "Gold")


def check_scoring(scoring: Scoring) -> tuple[int, list[int]]:
    """2.8: how the scoring is found, and that of every category: a word for all, or a choice of some (others: base)."""
    if scoring == "base":
        return FIXED, [0, 0, 0, 0]
    if scoring == "expansion":
        return EXPANSION, [0, 0, 0, 0]
    if scoring == "random":
        return RANDOM, [0, 0, 0, 0]
    if not isinstance(scoring, Mapping):
        raise LondonBridgeError(
            f"The scoring {scoring!r} is not known: say base, expansion, random, or choose, for example"
            " {'chapel': 'most', 'gate': 'steps'} (rule 2.8)."
        )
    for category, name in scoring.items():
        if category not in SCORINGS:
            raise LondonBridgeError(f"{category!r} is no category of scoring: {', '.join(CATEGORIES)} (rule 2.8).")
        if name not in SCORINGS[category]:
            known = ", ".join(SCORINGS[category])
            raise LondonBridgeError(f"{name!r} is no scoring of {category}: {known} (rule 2.8).")
    return FIXED, [SCORINGS[category].index(scoring.get(category, "base")) for category in CATEGORIES]


def check_players(players: int) -> int:
    """2.1: 2, 3 or 4 players."""
    number = whole(players)
    if number not in (2, 3, 4):
        raise LondonBridgeError(f"The game is for 2, 3 or 4 players, not {players!r} (rule 2.1).")
    return number


def check_names(names: Sequence[str] | None, players: int) -> list[str]:
    """A name for every seat."""
    if names is None:
        return list(NAMES[:players])
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise LondonBridgeError(f"A list of {players} names is needed, not {names!r}.")
    if len(names) != players:
        raise LondonBridgeError(f"{players} players need {players} names, not {len(names)}.")
    return [str(name) for name in names]


def check_seed(seed: int | None) -> int:
    """A seed from 0 to 2**64 - 1; None asks the system for one."""
    if seed is None:
        return secrets.randbits(64)
    try:
        number = -1 if isinstance(seed, bool) else operator.index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < SEED_LIMIT:
        raise LondonBridgeError(f"A seed is a whole number from 0 to 2**64 - 1, not {seed!r}.")
    return number


def check_box(box: Box | None) -> Box:
    """The box to play with; None is the default one."""
    if box is None:
        return default_box()
    if not isinstance(box, Box):
        raise LondonBridgeError(f"{box!r} is no box; Box.load reads one from a file (rule 1.4).")
    return box


def as_move(move: Move | str) -> Move:
    """A move, or the word of one."""
    if isinstance(move, str):
        return Move.parse(move)
    if not isinstance(move, Move):
        raise no_move(move)
    return move
