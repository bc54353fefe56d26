"""Pictures for notebooks: what `_repr_svg_` of a game, a view or a record shows."""

from london_bridge.record import Record
from london_bridge.rules import Game
from london_bridge.view import View

from .board import board_svg


def svg(thing: Game | View | Record) -> str:
    """A view as its seat sees it; a game, or the last moment of a record, as a spectator does."""
    if isinstance(thing, Record):
        thing = thing.game()
    return board_svg(View.of(thing) if isinstance(thing, Game) else thing)
