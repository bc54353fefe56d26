"""Whether a position is of a day's deal: by what lies open in it, whoever sits where and whatever they have built.

Imports the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from london_bridge.rules import sizes
from london_bridge.rules.state import Deal, State

#: So many of the nine stacks may show another tile on top than the deal has there, and so many categories be scored
#: otherwise, in a position that is somebody's disguise of another.
TOPS, SCORINGS = 2, 1
#: So much of all that has been seen of the stacks was dealt there.
SEEN: Final = 2 / 3


def is_of_deal(state: State, deal: Deal) -> bool:
    """Whether a state, or a sketch, is one of a game with this deal, or nearly."""
    if state.deal.players != deal.players:
        return False
    if sum(a != b for a, b in zip(state.deal.scoring, deal.scoring, strict=True)) > SCORINGS:
        return False
    other_tops, same, seen = 0, 0, 0
    for theirs, ours in zip(stacks_seen(state, state.deal), stacks_seen(state, deal), strict=True):
        other_tops += theirs[-1:] != ours[-1:]
        same += len(set(theirs) & set(ours))
        seen += len(set(theirs))
    return other_tops <= TOPS and same >= SEEN * seen


def stacks_seen(state: State, deal: Deal) -> list[tuple[int, ...]]:
    """Of each stack what a deal has where a state has seen it: what was taken, and what lies on top then."""
    tiles = [tuple(part(deal.stacks, sizes.STACK_SIZE, kind, state.taken[kind] + 1)) for kind in range(sizes.KINDS)]
    bonus = [
        tuple(part(deal.bonus, sizes.BONUS_STACK_SIZE, stack, state.bonus_taken[stack] + 1))
        for stack in range(sizes.BONUS_STACKS)
    ]
    return tiles + bonus


def part(laid: Sequence[int], size: int, number: int, shown: int) -> list[int]:
    """So much of a stack, as far as it goes."""
    return [int(tile) for tile in laid[number * size : number * size + min(shown, size)]]
