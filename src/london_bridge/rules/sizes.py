"""How many of everything there are: by these numbers a deal's and a state's flat arrays are laid out. Imports nothing.

Hot modules write `sizes.SITES`: `scripts/make_state.py` writes the same numbers for C, into `c_sizes.pxd`, so that
they are constants of the compiler there and no variables.
"""

from typing import Final

SEATS: Final = 4  # 2.1
CARD_VALUES: Final = 5  # 1.5: 0 to 4
KINDS: Final = 6  # 1.9
STACK_SIZE: Final = 12  # 1.1: tiles of one kind
SITES: Final = 12  # 1.2: of a bridge
CRESTS: Final = 4  # 1.3
BONUS_KINDS: Final = 8  # 1.6
BONUS_STACKS: Final = 3  # 1.6
BONUS_STACK_SIZE: Final = 8  # 1.6
OUTER_SPACES: Final = 6  # 1.8: of the rondel, one beside every stack
CENTRE_SPACE: Final = 6  # 1.8: the number of the space in the middle
SPACES: Final = 7  # 1.8: with the centre
CATEGORIES: Final = 4  # 2.8: of scoring
ROUNDS: Final = 12  # 3.1: at most, which two players have half of
SLOTS: Final = 2  # 4.1: cards a seat plays in a round, at most
TURNS: Final = 4  # 4.3: in a round
