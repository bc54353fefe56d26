"""Numbers for the 55 atomic moves, and for the phases of a game.

A set of legal moves is one integer with a bit per code. The words of the moves are in `moves`. The compiled
modules copy the constants that they use into C variables of their own (see their `.pxd`).
Imports nothing.
"""

from typing import Final

#: First code of every family of moves; the family's own number is added to it.
CARD: Final = 0  # + value, 0 to 4
NOBLEWOMAN: Final = 5
BOOST: Final = 6  # + value so far, 0 to 6
PASS: Final = 13
ADVANCE_CHAPEL: Final = 14
ADVANCE_GATE: Final = 15
PLACE: Final = 16  # + index of the stack beside the outer space
CENTRE: Final = 22  # + kind
FREE: Final = 28  # + kind
BUILD: Final = 34  # + site, 0 to 11
DRAW: Final = 46  # + value - 1, for 1 to 4
BONUS: Final = 50  # + bonus stack, 0 to 2
TAKE_BACK: Final = 53
DONE: Final = 54
CODES: Final = 55

#: BIT[code] is the code's bit. (A shift that C infers would be 32 bits wide; a table is always right.)
BIT: Final = [1 << code for code in range(64)]

#: What the game is waiting for.
CARDS: Final = 0  # 4.1, 4.2: every seat that has not chosen its card or cards
BOOSTS: Final = 1  # 4.4: one seat, a plus-one tile or pass
START: Final = 2  # 5.2: the active seat, its pawn (or a two-step tile, or a pass)
SITE: Final = 3  # 5.5 to 5.7: the active seat, where to build
TILES: Final = 4  # 5.12: the active seat, which bonus tile to take
DRAWING: Final = 5  # 5.10: the active seat, cards from the supply
END: Final = 6  # 6.4 to 6.6: the active seat, tiles at the end of its turn
OVER: Final = 7  # 7.1
MARKER: Final = 8  # 3.1: the next round marker, where it is drawn only when it is revealed

PHASES: Final = ("cards", "boosts", "start", "site", "tiles", "drawing", "end", "over", "marker")
