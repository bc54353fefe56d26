"""A position as one line of text, as chess has its FEN: all that is needed to go on. docs/position.md has the grammar.

`write` makes the line from a state, `read` makes the state from the line and refuses what cannot be. What is not
known is written as `?`, so that the same grammar serves a whole game and what one seat knows of it.
"""

from .grammar import LATE, OPEN, WATCH, PositionError, looks_like_position
from .position_reader import LONGEST, read
from .position_writer import write

__all__ = ["LATE", "LONGEST", "OPEN", "WATCH", "PositionError", "looks_like_position", "read", "write"]
