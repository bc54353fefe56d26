"""Moments of a game: when two are the same, and how a game comes to one by its moves and its draws."""

from collections.abc import Iterable, Sequence
from typing import Any

from . import codes, draws, engine
from .moves import Move
from .state import ARRAYS, NUMBERS, State

#: What scoring works on for an instant: it is no part of where a game stands.
SCRATCH = frozenset({"measure", "gain", "place"})

#: A late draw: how many moves had been made before it, its number in `draws`, and what came.
Draw = tuple[int, int, int]


def moment(s: State) -> tuple[Any, ...]:
    """All that tells where a game stands, as plain values: equal for states from which the same games follow."""
    arrays = tuple(tuple(getattr(s, name)) for name in ARRAYS if name not in SCRATCH)
    # Where to go on after taking bonus tiles means something only while they are taken.
    numbers = tuple(0 if name == "after_tiles" and s.phase != codes.TILES else getattr(s, name) for name in NUMBERS)
    return (*s.deal.parts(), arrays, numbers)


def go(s: State, moves: Sequence[tuple[int, Move]], drawn: Iterable[Draw]) -> None:
    """Play moves from the first moment on, and before and after them the late draws that belong there."""
    waiting = list(drawn)
    for count in range(len(moves) + 1):
        while waiting and waiting[0][0] == count:
            _, number, value = waiting.pop(0)
            draws.put(s, number, value)
        if count < len(moves):
            seat, move = moves[count]
            engine.step(s, seat, move.code)
