"""Sections 8 and 9 as a price list: what a scoring pays at a table of so many, for showing it to people.

The amounts are those of `scorings`, from which the rules pay. Imports that alone.
"""

from functools import cache
from typing import Final, Literal, TypedDict

from . import scorings as by

#: What the steps of a price list count: places in a ranking, rounds, what somebody has in all, single things, the cards
#: of a set; or money that was paid once already.
By = Literal["place", "round", "count", "each", "cards", "again"]


class Prizes(TypedDict):
    """What is counted, and from how much on it pays what."""

    by: By
    steps: list[list[int]]


@cache
def prizes(category: int, scoring: int, players: int) -> Prizes:
    """What a scoring pays at a table of so many players; both numbers as in words.SCORINGS."""
    if scoring == by.BASE or scoring == by.MOST:  # also the longest row
        return {"by": "place", "steps": [[place + 1, pays] for place, pays in enumerate(by.PRIZES[: players - 1])]}
    return PRICES[category, scoring]


def ladder(pays: list[int]) -> list[list[int]]:
    """A table of payments by count as its steps: where it begins to pay more."""
    return [[count, pay] for count, pay in enumerate(pays) if count and pay > pays[count - 1]]


PRICES: Final[dict[tuple[int, int], Prizes]] = {
    (by.BY_CHAPEL, by.LEADER): {"by": "round", "steps": [[1, by.LEADER_PAYS]]},
    (by.BY_CHAPEL, by.DISTANCE): {"by": "each", "steps": [[1, 1]]},
    (by.BY_CHAPEL, by.AGAIN): {"by": "again", "steps": []},
    (by.BY_GATE, by.LEADER): {"by": "round", "steps": [[1, by.LEADER_PAYS]]},
    (by.BY_GATE, by.STEPS): {"by": "count", "steps": ladder(by.STEPS_PAY)},
    (by.BY_GATE, by.TILES): {"by": "count", "steps": ladder(by.TILES_PAY)},
    (by.BY_HOSTELRY, by.HIGHEST): {"by": "round", "steps": [[1, by.HIGHEST_PAYS]]},
    (by.BY_HOSTELRY, by.CARDS): {"by": "count", "steps": ladder(by.CARDS_PAY)},
    (by.BY_HOSTELRY, by.CARD_SETS): {
        "by": "cards",
        "steps": [[cards, by.CARD_OF_SET * (cards - 1)] for cards in (2, 3, 4)],
    },
    (by.BY_BRIDGE, by.LOWEST): {"by": "round", "steps": [[1, by.LOWEST_PAYS]]},
    (by.BY_BRIDGE, by.LOW): {"by": "each", "steps": [[1, by.LOW_PAYS]]},
    (by.BY_BRIDGE, by.KIND_SETS): {"by": "each", "steps": [[1, by.KIND_SET_PAYS]]},
}
