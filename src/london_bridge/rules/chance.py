"""Chance as explicit steps: what is unseen may be drawn late, one thing at a time, when it is revealed.

A deal whose hidden parts are 0 (`undrawn_deal`) is played like any other, but stops for every draw: `pending` says what
must be drawn next and how likely each outcome is, `reveal` draws it. Research environments play this way.
"""

from dataclasses import dataclass
from itertools import permutations
from typing import Final

from . import codes, draws
from .box import Box
from .building import uncover
from .sizes import BONUS_STACKS
from .state import Deal, State, note, top_bonus
from .words import BONUS_TILES, KINDS

#: The kind and the index of every draw, by its number in `draws`.
DRAWS: Final = (
    ("steps", 0),
    ("rondel", 0),
    *(("stack", kind) for kind in range(len(KINDS))),
    *(("bonus", stack) for stack in range(BONUS_STACKS)),
    ("marker", 0),
)


@dataclass(frozen=True, slots=True)
class Chance:
    """A draw that is due: `outcomes` are the values that `reveal` takes, `weights` how many ways lead to each.

    `kind` is steps (2.4; the value is the number of a permutation, see `steps_of`), rondel (2.7; the stack beside
    the X), marker (3.1; its number), stack (2.1; a tile) or bonus (2.6; a tile's place in BONUS_TILES); `index` is
    the stack's.
    """

    kind: str
    index: int
    outcomes: tuple[int, ...]
    weights: tuple[int, ...]

    def describe(self, value: int) -> str:
        """An outcome in words, for example `stack:chapel:32`."""
        if self.kind == "stack":
            return f"stack:{KINDS[self.index]}:{value}"
        if self.kind == "bonus":
            return f"bonus:{self.index}:{BONUS_TILES[value]}"
        return f"{self.kind}:{value}"


def steps_of(players: int, number: int) -> tuple[int, ...]:
    """The number-th way to deal the steps to the seats."""
    return list(permutations(range(players)))[number]


def undrawn_deal(box: Box, players: int, scoring: list[int]) -> Deal:
    """A deal of which nothing is drawn yet."""
    deal = Deal(box, players)
    deal.scoring = scoring
    deal.rondel = -1
    deal.steps = [-1] * 4
    return deal


def undrawn_state(deal: Deal) -> State:
    """The first moment of a game whose chance is drawn late."""
    s = State(deal)
    s.phase = codes.MARKER
    s.undrawn = 1
    return s


def pending(s: State) -> Chance | None:
    """What must be drawn before anybody can go on, or None."""
    draw = draws.due(s)
    if draw < 0:
        return None
    kind, index = DRAWS[draw]
    ways = draws.outcomes(s, draw)
    return Chance(kind, index, tuple(value for value, _ in ways), tuple(weight for _, weight in ways))


def number_of(chance: Chance) -> int:
    """The draw's number in `draws`."""
    return DRAWS.index((chance.kind, chance.index))


def reveal(s: State, chance: Chance, value: int) -> None:
    """Draw what is pending. The deal is copied first: other copies of the game know nothing of it."""
    draws.put(s, number_of(chance), value)
    if s.log is not None:
        tell(s, chance)


def tell(s: State, chance: Chance) -> None:
    """What a tile that was taken has uncovered. (The first tops are no news: they belong to the set-up.)"""
    if chance.kind == "stack" and s.taken[chance.index]:
        uncover(s, chance.index)
    elif chance.kind == "bonus" and s.bonus_taken[chance.index]:
        tile = BONUS_TILES[top_bonus(s, chance.index)]
        note(s, "uncover_bonus", "5.12", -1, {"stack": chance.index, "tile": tile})
