"""One look at a time: the observation and the action mask of a seat, from its view or from the game."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from london_bridge.errors import LondonBridgeError
from london_bridge.rules.box_tables import Tables
from london_bridge.rules.engine import legal
from london_bridge.rules.game import Game
from london_bridge.rules.state import State
from london_bridge.view import View
from london_bridge.view.observe import observe
from london_bridge.view.remembering import Lookups, Memory

from . import layout
from .actions import flags_of


@lru_cache(maxsize=8)
def lookups(tables: Tables) -> Lookups:
    """The lookups of a box's tables, made once."""
    return Lookups(tables)


def _seen(source: View | Game | State, seat: int | None) -> tuple[State, int]:
    if isinstance(source, View):
        looker = source.seat if seat is None else seat
        if looker is None or looker != source.seat:
            raise LondonBridgeError("A view shows what its own seat sees; make the view of the seat that looks.")
        return source.sketch, looker
    state = source.state if isinstance(source, Game) else source
    if seat is None or not 0 <= seat < state.deal.players:
        raise LondonBridgeError(f"Say which seat looks: 0 to {state.deal.players - 1}, not {seat!r}.")
    return state, seat


def observation(
    source: View | Game | State, seat: int | None = None, *, everything: bool = False
) -> npt.NDArray[np.int8]:
    """What a seat sees (see `layout`); the same from its view and from the game itself.

    `everything` shows cards that lie face down too, where the game itself is given.
    """
    state, looker = _seen(source, seat)
    row = layout.blank(state.deal.players)
    observe(state, looker, everything, lookups(state.deal.tables), Memory(), row)
    return row


def mask(source: View | Game | State, seat: int | None = None) -> npt.NDArray[np.int8]:
    """The actions that a seat may take now, a 1 for each."""
    state, looker = _seen(source, seat)
    return flags_of(int(legal(state, looker)))
