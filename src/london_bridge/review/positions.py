"""A finished game as positions: every move and every draw a step of its own, with what all could see before and after.

The game is played again on a state whose unseen parts are not drawn yet (`rules.chance`), so that each draw is due by
itself and it is known what else could have come. Imports the rules and record.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from london_bridge.record import Record, RecordError
from london_bridge.rules import codes, draws, sizes
from london_bridge.rules.chance import DRAWS, Chance
from london_bridge.rules.dealing import lay_out
from london_bridge.rules.engine import actor, legal, move_on
from london_bridge.rules.moves import CODE_OF
from london_bridge.rules.state import Deal, State
from london_bridge.rules.turn_order import begin_round

#: A position that can be judged, and how likely it follows.
Leaf = tuple[float, State]


@dataclass(frozen=True, slots=True)
class Step:
    """A move or a draw. `before` and `after` are what all can see, with the draws that are due not made yet.

    Of a move: its number in the record, seat and code. Of a draw: what it was, in words, and how many could come.
    """

    number: int  # how many moves were made before it
    before: State
    after: State
    seat: int = -1
    code: int = -1
    draw: str = ""
    outcomes: int = 0

    @property
    def is_draw(self) -> bool:
        """Whether chance made it."""
        return self.seat < 0


def late_start(deal: Deal) -> State:
    """The table of a deal as it is laid out before round 1: its tops are seen, its first marker is due."""
    known = Deal(deal.box, deal.players)
    known.rondel = deal.rondel
    known.scoring = list(deal.scoring)
    known.steps = list(deal.steps)
    stacks, bonus = [0] * 72, [0] * 24
    for kind in range(sizes.KINDS):
        stacks[kind * sizes.STACK_SIZE] = deal.stacks[kind * sizes.STACK_SIZE]
    for stack in range(sizes.BONUS_STACKS):
        bonus[stack * sizes.BONUS_STACK_SIZE] = deal.bonus[stack * sizes.BONUS_STACK_SIZE]
    known.stacks = stacks
    known.bonus = bonus
    state = lay_out(known)
    state.undrawn = 1
    begin_round(state)
    return state


def drawn(deal: Deal, state: State, draw: int) -> int:
    """What a draw that is due brought, in the deal that was played."""
    kind, index = DRAWS[draw]
    if kind == "marker":
        return int(deal.markers[state.round - 1])
    if kind == "bonus":
        return int(deal.bonus[index * 8 + state.bonus_taken[index]]) - 1
    return int(deal.stacks[index * 12 + state.taken[index]])


def steps_of(deal: Deal, moves: list[tuple[int, int]]) -> Iterator[Step]:
    """Every move (seat and code) and every draw of a game, in order."""
    state = late_start(deal)
    for number in range(len(moves) + 1):
        while (draw := int(draws.due(state))) >= 0:
            ways = draws.outcomes(state, draw)
            kind, index = DRAWS[draw]
            value = drawn(deal, state, draw)
            after = state.copy()
            draws.put(after, draw, value)
            told = Chance(kind, index, (value,), (1,)).describe(value)
            yield Step(number, state, after, draw=told, outcomes=len(ways))
            state = after
        if number < len(moves):
            seat, code = moves[number]
            after = state.copy()
            move_on(after, seat, code)
            yield Step(number, state, after, seat, code)
            state = after


def moves_of(record: Record) -> list[tuple[int, int]]:
    """The moves of a finished record as seats and codes. Nothing of a running game is told (10.4)."""
    if not record.finished:
        raise RecordError("result", "this game is not over: only a finished one is reviewed", "10.4")
    return [(seat, CODE_OF[word]) for seat, word in record.moves]


def leaves(state: State, chance: float = 1.0) -> list[Leaf]:
    """The positions in which somebody has a choice that follow from one by itself: by forced moves and by draws.

    So the worth of what is due to be drawn is the mean over all that could come, and a forced move changes nothing.
    """
    while state.phase != codes.OVER:
        draw = int(draws.due(state))
        if draw >= 0:
            ways = draws.outcomes(state, draw)
            total = sum(weight for _, weight in ways)
            found: list[Leaf] = []
            for value, weight in ways:
                after = state.copy()
                draws.put(after, draw, value)
                found += leaves(after, chance * weight / total)
            return found
        if state.phase == codes.CARDS:
            break
        seat = int(actor(state))
        mask = int(legal(state, seat))
        if mask & (mask - 1):
            break
        state = state.copy()
        move_on(state, seat, mask.bit_length() - 1)
    return [(chance, state)]
