"""Chance as explicit steps: what is unseen may be drawn late, one thing at a time, when it is revealed.

A deal whose hidden parts are 0 (`undrawn_deal`) is played like any other, but stops for every draw: `pending` says what
must be drawn next and how likely each outcome is, `reveal` draws it. Research environments play this way.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import permutations

from . import codes
from .box import Box
from .building import uncover
from .dealing import lay_out
from .state import Deal, State, note, top_bonus
from .turn_order import begin_round, turn_rondel
from .words import BONUS_TILES, KINDS


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
    if not s.undrawn or s.phase == codes.OVER:
        return None
    deal = s.deal
    if deal.steps[0] < 0:
        ways = len(list(permutations(range(deal.players))))
        return Chance("steps", 0, tuple(range(ways)), (1,) * ways)
    if deal.rondel < 0:
        return Chance("rondel", 0, tuple(range(6)), (1,) * 6)
    stacks = deal.stacks
    for kind in range(6):
        at = kind * 12 + s.taken[kind]
        if s.taken[kind] < 12 and stacks[at] == 0:
            return _draw("stack", kind, deal.tables.tiles[kind * 12 : kind * 12 + 12], stacks[kind * 12 : at])
    bonus = deal.bonus
    for stack in range(3):
        at = stack * 8 + s.bonus_taken[stack]
        if s.bonus_taken[stack] < 8 and bonus[at] == 0:
            whole = [tile - 1 for tile in deal.tables.bonus[stack * 8 : stack * 8 + 8]]
            return _draw("bonus", stack, whole, [tile - 1 for tile in bonus[stack * 8 : at]])
    if s.phase == codes.MARKER:
        return _draw("marker", 0, list(deal.tables.markers), list(deal.markers[: s.round - 1]))
    return None


def _draw(kind: str, index: int, whole: list[int], known: list[int]) -> Chance:
    left = Counter(whole) - Counter(known)
    outcomes = sorted(left)
    return Chance(kind, index, tuple(outcomes), tuple(left[value] for value in outcomes))


def reveal(s: State, chance: Chance, value: int) -> None:
    """Draw what is pending. The deal is copied first: other copies of the game know nothing of it."""
    deal = s.deal.copy()
    if chance.kind == "steps":
        deal.steps = [*steps_of(deal.players, value), *[0] * (4 - deal.players)]
    elif chance.kind == "rondel":
        deal.rondel = value
        _lay_out(s, deal)
        return
    elif chance.kind == "stack":
        stacks = list(deal.stacks)
        stacks[chance.index * 12 + s.taken[chance.index]] = value
        deal.stacks = stacks
    elif chance.kind == "bonus":
        bonus = list(deal.bonus)
        bonus[chance.index * 8 + s.bonus_taken[chance.index]] = value + 1
        deal.bonus = bonus
    else:
        markers = list(deal.markers)
        markers[s.round - 1] = value
        deal.markers = markers
    s.deal = deal
    if chance.kind == "marker":
        turn_rondel(s)
    elif s.log is not None:
        tell(s, chance)


def tell(s: State, chance: Chance) -> None:
    """What a tile that was taken has uncovered. (The first tops are no news: they belong to the set-up.)"""
    if chance.kind == "stack" and s.taken[chance.index]:
        uncover(s, chance.index)
    elif chance.kind == "bonus" and s.bonus_taken[chance.index]:
        tile = BONUS_TILES[top_bonus(s, chance.index)]
        note(s, "uncover_bonus", "5.12", -1, {"stack": chance.index, "tile": tile})


def _lay_out(s: State, deal: Deal) -> None:
    """The set-up's own draws are done: lay the table out into this state, and begin round 1."""
    fresh = lay_out(deal)
    fresh.undrawn = 1
    begin_round(fresh)
    s.become(fresh)
