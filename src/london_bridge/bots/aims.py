"""What going early is for: the tile that a seat would take if it were the first of a round. Imports the journeyman."""

from __future__ import annotations

from functools import cache

from london_bridge.bots.journeyman import Journeyman
from london_bridge.rules import codes
from london_bridge.rules.rng import Rng
from london_bridge.rules.state import State, top_tile
from london_bridge.rules.words import KINDS


@cache
def journeyman() -> Journeyman:
    """Who chooses: made once, for its tables take a while."""
    return Journeyman()


def aim_of(sketch: State, seat: int) -> int | None:
    """Before the cards: the tile that the seat would take now if it went first; None if it would build nothing.

    No pawn stands anywhere yet; the others' cards are not known (4.2), and do not matter to whoever goes first.
    """
    first = sketch.copy()
    others = [other for other in range(first.deal.players) if other != seat]
    turns = [seat * 2, *(other * 2 for other in others)]
    first.order = turns + [0] * (len(first.order) - len(turns))
    first.turn, first.turns, first.seat, first.phase = 0, len(turns), seat, codes.START
    code = journeyman().choose(first, seat, Rng(0))
    if not codes.PLACE <= code < codes.BUILD:
        return None
    kind = first.deal.tables.kind_at[code - codes.PLACE] if code < codes.CENTRE else (code - codes.CENTRE) % len(KINDS)
    return top_tile(first, kind)
