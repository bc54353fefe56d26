"""How alike two puzzles are: what the one who decides sees there, part by part. Imports this room and the rules.

Two puzzles of one kind are alike if most of it is the same; so are any two of the same round of one game.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Final

from london_bridge.rules import sizes
from london_bridge.rules.state import State, top_bonus, top_tile

from .puzzle import Puzzle

#: From so much on, of 1.0 for the same position, two puzzles of one kind are alike.
ALIKE: Final = 0.65
#: Rounds by which two moments differ, so that nothing of the time is the same any more.
FAR: Final = 4


@dataclass(frozen=True, slots=True)
class Traits:
    """What is compared of a puzzle."""

    kind: str
    players: int
    game: str
    round: int
    own: frozenset[int]  # the tiles on the bridge of who decides
    others: frozenset[int]
    hand: tuple[int, ...]
    tops: tuple[int, ...]
    tiles: tuple[int, ...]
    x: int
    scoring: tuple[int, ...]


def traits_of(puzzle: Puzzle) -> Traits:
    """What is compared of a puzzle."""
    s, seat = puzzle.game().state, puzzle.decider
    return Traits(
        puzzle.kind,
        puzzle.players,
        json.dumps(puzzle.document["setup"], sort_keys=True),
        int(s.round),
        bridge(s, seat),
        frozenset[int]().union(*(bridge(s, other) for other in range(puzzle.players) if other != seat)),
        tuple(list(s.hand)[seat * sizes.CARD_VALUES : (seat + 1) * sizes.CARD_VALUES]),
        tuple(int(top_tile(s, kind)) for kind in range(sizes.KINDS)),
        tuple(int(top_bonus(s, stack)) for stack in range(sizes.BONUS_STACKS)),
        int(s.x),
        tuple(s.deal.scoring),
    )


def bridge(s: State, seat: int) -> frozenset[int]:
    """The tiles on a bridge."""
    return frozenset(list(s.bridge)[seat * sizes.SITES : seat * sizes.SITES + s.built[seat]])


def likeness(a: Traits, b: Traits) -> float:
    """From 0 to 1: the mean of its parts; what lies on top, and so can be taken, counts twice."""
    parts = [
        (2.0, equal(a.tops, b.tops)),
        (1.0, equal(a.tiles, b.tiles)),
        (1.0, shared(*(multiset(one.hand) for one in (a, b)))),
        (1.0, float(a.x == b.x)),
        (1.0, equal(a.scoring, b.scoring)),
        (1.0, max(0.0, 1 - abs(a.round - b.round) / FAR)),
    ]
    for one, other in ((a.own, b.own), (a.others, b.others)):
        if one or other:  # before anything is built there is nothing to compare
            parts.append((1.0, shared(one, other)))
    return sum(weight * part for weight, part in parts) / sum(weight for weight, _ in parts)


def are_alike(a: Traits, b: Traits) -> bool:
    """Whether nobody should be given both."""
    if a.game == b.game and a.round == b.round:
        return True
    return a.kind == b.kind and a.players == b.players and likeness(a, b) >= ALIKE


def equal(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """The part of two rows that is the same in its place."""
    return sum(x == y for x, y in zip(one, other, strict=True)) / len(one)


def shared(one: Iterable[Hashable], other: Iterable[Hashable]) -> float:
    """The part of all members of two sets that both have (Jaccard); two empty ones are the same."""
    first, second = set(one), set(other)
    return len(first & second) / len(first | second) if first or second else 1.0


def multiset(counts: tuple[int, ...]) -> list[tuple[int, int]]:
    """Cards by value and number, so that a second 3 is another card than the first."""
    return [(value, number) for value, count in enumerate(counts) for number in range(count)]
