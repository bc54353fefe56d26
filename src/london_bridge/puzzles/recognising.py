"""Whether a position is that of a puzzle, or nearly: what lies on the table and before the seats is compared, thing by
thing.

Names, the order of the seats, what a position says of the past, and whose eyes see it make no difference. A few things
may differ, so that neither a pound more nor the pawn before or after makes another position of it. Imports this room
and the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from london_bridge.rules import codes, sizes
from london_bridge.rules.engine import move_on
from london_bridge.rules.moves import CODE_OF
from london_bridge.rules.state import State, top_bonus, top_tile

from .book import puzzles
from .puzzle import Puzzle

#: Of the tops of the nine stacks, of these with scorings, X and round, and of everything, so many may differ. The pawn
#: before or after moves one or two tops, and three to seven things of whose pawn it is.
TOPS, TABLE, ALL = 2, 3, 8


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What lies before a seat."""

    bridge: tuple[int, ...]
    hand: tuple[int, ...]
    rest: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableLook:
    """What everybody sees of a moment, whichever cards have been chosen for the round."""

    tops: tuple[int, ...]
    table: tuple[int, ...]
    seats: tuple[SeatLook, ...]


def look_of(s: State) -> TableLook:
    """What everybody sees of a state, or of a sketch."""
    return TableLook(
        tops=(
            *(int(top_tile(s, kind)) for kind in range(sizes.KINDS)),
            *(int(top_bonus(s, stack)) for stack in range(sizes.BONUS_STACKS)),
        ),
        table=(*list(s.deal.scoring), int(s.x), int(s.round)),
        seats=tuple(_seat(s, seat) for seat in range(s.deal.players)),
    )


def _seat(s: State, seat: int) -> SeatLook:
    hand = list(s.hand)[seat * sizes.CARD_VALUES : (seat + 1) * sizes.CARD_VALUES]
    if s.phase == codes.CARDS:  # a card that is chosen is nobody's business yet (4.2); unknown, it is in the hand still
        for slot in range(seat * 2, seat * 2 + s.chosen[seat]):
            if s.card[slot] >= 0:
                hand[s.card[slot]] += 1
    return SeatLook(
        bridge=tuple(list(s.bridge)[seat * sizes.SITES : seat * sizes.SITES + s.built[seat]]),
        hand=tuple(hand),
        rest=(
            int(s.money[seat]),
            int(s.chapel[seat]),
            int(s.gate[seat]),
            int(s.pawn[seat]),
            *list(s.tiles)[seat * sizes.BONUS_KINDS : (seat + 1) * sizes.BONUS_KINDS],
        ),
    )


def _unequal(one: Iterable[int], other: Iterable[int]) -> int:
    """In how many places two rows differ."""
    return sum(a != b for a, b in zip(one, other, strict=True))


def _apart(one: SeatLook, other: SeatLook) -> int:
    """How many things differ between two seats: a tile more is one, and so is a tile in place of another."""
    built, theirs = Counter(one.bridge), Counter(other.bridge)
    cards = [a - b for a, b in zip(one.hand, other.hand, strict=True)]
    return (
        max((built - theirs).total(), (theirs - built).total())
        + max(sum(n for n in cards if n > 0), -sum(n for n in cards if n < 0))
        + _unequal(one.rest, other.rest)
    )


def distance(one: TableLook, other: TableLook) -> int | None:
    """How many things differ between two moments; None if they are not nearly the same."""
    if len(one.seats) != len(other.seats):
        return None
    tops = _unequal(one.tops, other.tops)
    if tops > TOPS:
        return None
    table = tops + _unequal(one.table, other.table)
    if table > TABLE:
        return None
    apart = [[_apart(a, b) for b in other.seats] for a in one.seats]
    seats = range(len(apart))
    all_ = table + min(sum(apart[i][j] for i, j in zip(seats, order, strict=True)) for order in permutations(seats))
    return all_ if all_ <= ALL else None


@cache
def looks() -> Mapping[str, tuple[TableLook, ...]]:
    """What everybody sees of the puzzles that ship, by their ids; and after answers that end a round, for then much
    changes at once.
    """
    return {name: tuple(_looks_of(one)) for name, one in puzzles().items()}


def _looks_of(puzzle: Puzzle) -> Iterator[TableLook]:
    state = puzzle.game().state
    asked = look_of(state)
    yield asked
    if puzzle.guess is not None or state.phase == codes.CARDS:
        return
    for answer in puzzle.answers:
        after = state.copy()
        move_on(after, puzzle.seat, CODE_OF[answer.move])
        look = look_of(after)
        if distance(look, asked) is None:
            yield look


def recognised(states: Iterable[State]) -> list[dict[str, int]]:
    """Of every moment among some states that is one of a puzzle, or nearly: the puzzles, and how many things differ."""
    found = []
    for one in {look_of(state) for state in states}:
        near = {name: apart for name, others in looks().items() if (apart := _least(one, others)) is not None}
        if near:
            found.append(near)
    return found


def _least(one: TableLook, others: Iterable[TableLook]) -> int | None:
    return min((apart for other in others if (apart := distance(one, other)) is not None), default=None)
