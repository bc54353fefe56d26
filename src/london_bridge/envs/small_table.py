"""A table that is small enough for its whole tree to be walked: two players, two rounds of one card each, six tiles.

All rules hold; only the set-up is smaller. Each has two cards, so that what lies face down is a guess, and a pound;
both stand two spaces from the start of the gate track, one step before its first bonus tile. What chance still decides
is the second round marker, for all tiles are known. Imports the rules.
"""

from __future__ import annotations

from typing import Final

from london_bridge.rules import sizes
from london_bridge.rules.box import default_box
from london_bridge.rules.chance import pending, reveal, undrawn_deal, undrawn_state
from london_bridge.rules.codes import CENTRE
from london_bridge.rules.state import State
from london_bridge.rules.words import BONUS_TILES, KINDS

PLAYERS: Final = 2
ROUNDS: Final = 2

#: The house numbers of every stack, the top first; 61 is a blue park.
TILES: Final = {"gate": (26, 6), "chapel": (32, 12), "hostelry": (20,), "park": (61,)}
#: The face-up tile of every bonus stack; nothing lies below.
BONUS: Final = ("share", "free_centre", "chapel_two")
HANDS: Final = ((0, 1), (0, 2))
SUPPLY: Final = (1, 2)
MONEY: Final = 1
GATE: Final = 2
FIRST_MARKER: Final = 1

#: No game has more decisions, or draws, than these; `tests/envs/test_openspiel_small.py` walks them all.
MOST_DECISIONS: Final = 18
MOST_DRAWS: Final = 4


def small_table() -> State:
    """The first moment of the small game, in which both choose their card."""
    state = undrawn_state(undrawn_deal(default_box(), PLAYERS, [0] * sizes.CATEGORIES))
    _draw(state, 0)  # the steps
    _draw(state, 0)  # the rondel
    deal = state.deal.copy()
    deal.last_round = ROUNDS
    deal.cards_each = 1
    deal.stacks, state.taken, state.stock = _stacks(list(deal.tables.tiles))
    deal.bonus, state.bonus_taken = _bonus(list(deal.tables.bonus))
    state.deal = deal
    _draw(state, FIRST_MARKER)
    state.hand = [hand.count(value) for hand in (*HANDS, (), ()) for value in range(sizes.CARD_VALUES)]
    state.supply = [SUPPLY.count(value) for value in range(sizes.CARD_VALUES)]
    state.money = _both(MONEY)
    state.gate = _both(GATE)
    return state


def _draw(state: State, value: int) -> None:
    due = pending(state)
    assert due is not None
    reveal(state, due, value)


def _both(value: int) -> list[int]:
    return [value] * PLAYERS + [0] * (sizes.SEATS - PLAYERS)


def _stacks(box: list[int]) -> tuple[list[int], list[int], int]:
    """What has gone from every stack and its top, how much has gone, and the codes of those that are not empty."""
    stacks, taken, stock = [], [], 0
    for kind, name in enumerate(KINDS):
        left = list(TILES.get(name, ()))
        gone = box[kind * sizes.STACK_SIZE : (kind + 1) * sizes.STACK_SIZE]
        for tile in left:
            gone.remove(tile)
        stacks += [*gone, *left[:1], *[0] * (len(left) - 1)]
        taken.append(len(gone))
        stock |= bool(left) << CENTRE + kind
    return stacks, taken, stock


def _bonus(box: list[int]) -> tuple[list[int], list[int]]:
    stacks = []
    for stack, name in enumerate(BONUS):
        gone = box[stack * sizes.BONUS_STACK_SIZE : (stack + 1) * sizes.BONUS_STACK_SIZE]
        top = BONUS_TILES.index(name) + 1
        gone.remove(top)
        stacks += [*gone, top]
    return stacks, [sizes.BONUS_STACK_SIZE - 1] * sizes.BONUS_STACKS
