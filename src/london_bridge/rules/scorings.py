"""The game's amounts of money: at the start, for the centre, and of the scorings (sections 8 and 9), which are here too
by their place in `words.SCORINGS`.

Whoever counts money, whether to pay it (`scoring`) or to guess what will be paid (the bots), takes the amounts from
here. The compiled modules copy what they use into C variables of their own. Imports nothing.
"""

from typing import Final

#: The categories of scoring, by their place in words.CATEGORIES.
BY_CHAPEL, BY_GATE, BY_HOSTELRY, BY_BRIDGE = range(4)

#: The scorings of each category, by their place in words.SCORINGS.
BASE, MOST = 0, 1
LEADER, DISTANCE, AGAIN = 2, 3, 4  # of the chapel; the gate has a leader too
STEPS, TILES = 3, 4  # of the gate
HIGHEST, CARDS, CARD_SETS = 2, 3, 4  # of the hostelry
LONGEST, LOWEST, LOW, KIND_SETS = 1, 2, 3, 4  # of the bridge

#: How the scoring of a game is found (2.8): chosen, or drawn from the expansion's, or from all.
FIXED, EXPANSION, RANDOM = 0, 1, 2

START_MONEY: Final = 5  # 2.3
CENTRE_COSTS: Final = 2  # 5.2
PRIZES: Final = [5, 3, 1]  # 8.1
LEADER_PAYS: Final = 1  # 9.5, 9.6
HIGHEST_PAYS: Final = 2  # 9.7
LOWEST_PAYS: Final = 2  # 9.8
EMPTY_SITES: Final = [0, 1, 4, 7, 10, 14]  # 8.6, by empty sites; the last for more
STEPS_PAY: Final = [0, 0, 0, 0, 3, 3, 3, 5, 5, 5, 9, 9, 9, 12]  # 9.11, by spaces; the last for more
TILES_PAY: Final = [0, 1, 4, 9, 16]  # 9.12, by unused tiles; the last for more
CARDS_PAY: Final = [0, 0, 0, 4, 4, 7, 7, 7, 10]  # 9.13, by cards; the last for more
CARD_OF_SET: Final = 5  # 9.14: for each card of a set after its 1
LOW_NUMBER: Final = 30  # 9.15
LOW_PAYS: Final = 2  # 9.15
KIND_SET_PAYS: Final = 10  # 9.16
