"""The game: what the box holds, what is legal, what happens, what it scores.

Pure: no input or output, no clock, no global randomness; imports no other room. By the sections of the rules:
`box` (1), `dealing` (2), `turn_order` (3, 4), `building` (5, 6.1 to 6.3), `tracks` (4.7, 5.12, 5.13),
`scoring` with its amounts in `scorings` (8, 9), and `engine`, which puts them in sequence (5.1, 5.14, 6.4 to 6.6, 7).
`state` is where a game stands, `moves` and `codes` the moves, `why` the refusals, `chance` late draws, `undoing`
what may be taken back at a table, `position` where a game stands as one line, `board_text` the board for
`print`; `game.Game` is what to use.
"""

from .box import Box, BoxError, default_box
from .chance import Chance
from .events import Event
from .game import Game
from .moves import Move, MoveError
from .position import PositionError
from .result import Payment, Result
from .rng import Rng
from .why import IllegalMove, Refusal

__all__ = [
    "Box",
    "BoxError",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "MoveError",
    "Payment",
    "PositionError",
    "Refusal",
    "Result",
    "Rng",
    "default_box",
]
