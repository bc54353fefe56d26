"""Draws by number, for games whose chance is drawn late: which one is due, what may come, and drawing it.

`chance` tells the same in words. A draw is a number: 0 the steps (2.4), 1 the rondel (2.7), 2 + kind a stack's next
tile (2.1), 8 + stack a bonus stack's next tile (2.6), 11 the next round marker (3.1). Compiled where it can be
(`draws.pxd`).
"""

from . import codes, sizes
from .dealing import lay_out
from .state import Deal, State
from .turn_order import begin_round, turn_rondel

OVER = codes.OVER
MARKER = codes.MARKER

# The numbers of the draws; the kind or the stack is added.
STEPS, RONDEL, STACK, BONUS, ROUND = 0, 1, 2, 8, 11


def due(s: State) -> int:
    """The draw that must be made before anybody can go on; -1 if none is due."""
    if not s.undrawn or s.phase == OVER:
        return -1
    deal = s.deal
    if deal.steps[0] < 0:
        return STEPS
    if deal.rondel < 0:
        return RONDEL
    for kind in range(sizes.KINDS):
        if s.taken[kind] < sizes.STACK_SIZE and deal.stacks[kind * sizes.STACK_SIZE + s.taken[kind]] == 0:
            return STACK + kind
    for stack in range(sizes.BONUS_STACKS):
        taken = s.bonus_taken[stack]
        if taken < sizes.BONUS_STACK_SIZE and deal.bonus[stack * sizes.BONUS_STACK_SIZE + taken] == 0:
            return BONUS + stack
    return ROUND if s.phase == MARKER else -1


def outcomes(s: State, draw: int) -> list[tuple[int, int]]:
    """What may come of a draw that is due, in rising order, and in how many ways each may come."""
    deal = s.deal
    tables = deal.tables
    left = [0] * 65
    if draw == STEPS:
        ways = 1
        for i in range(2, deal.players + 1):
            ways *= i
        for value in range(ways):
            left[value] = 1
    elif draw == RONDEL:
        for value in range(sizes.OUTER_SPACES):
            left[value] = 1
    elif draw < BONUS:
        first = (draw - STACK) * sizes.STACK_SIZE
        for i in range(first, first + sizes.STACK_SIZE):
            left[tables.tiles[i]] += 1
        for i in range(first, first + s.taken[draw - STACK]):
            left[deal.stacks[i]] -= 1
    elif draw < ROUND:
        first = (draw - BONUS) * sizes.BONUS_STACK_SIZE
        for i in range(first, first + sizes.BONUS_STACK_SIZE):
            left[tables.bonus[i] - 1] += 1
        for i in range(first, first + s.bonus_taken[draw - BONUS]):
            left[deal.bonus[i] - 1] -= 1
    else:
        for i in range(15):
            left[tables.markers[i]] += 1
        for i in range(s.round - 1):
            left[deal.markers[i]] -= 1
    found = []
    for value in range(65):
        if left[value] > 0:
            found.append((value, left[value]))
    return found


def put(s: State, draw: int, value: int) -> None:
    """Make a draw that is due. The deal is copied first: other copies of the game know nothing of it."""
    deal = s.deal.copy()
    if draw == STEPS:
        put_steps(deal, value)
    elif draw == RONDEL:
        deal.rondel = value
        begin_late(s, deal)
        return
    elif draw < BONUS:
        deal.stacks[(draw - STACK) * sizes.STACK_SIZE + s.taken[draw - STACK]] = value
    elif draw < ROUND:
        deal.bonus[(draw - BONUS) * sizes.BONUS_STACK_SIZE + s.bonus_taken[draw - BONUS]] = value + 1
    else:
        deal.markers[s.round - 1] = value
    s.deal = deal
    if draw == ROUND:
        turn_rondel(s)


def put_steps(deal: Deal, number: int) -> None:
    """2.4: deal the steps in the number-th way, counted in the order of their permutations."""
    left = [0, 1, 2, 3]
    count = deal.players
    ways = 1
    for i in range(2, count):
        ways *= i
    for seat in range(sizes.SEATS):
        deal.steps[seat] = 0
    for seat in range(deal.players):
        at = number // ways
        number -= at * ways
        deal.steps[seat] = left[at]
        for i in range(at, sizes.SEATS - 1):
            left[i] = left[i + 1]
        count -= 1
        if count > 1:
            ways //= count


def begin_late(s: State, deal: Deal) -> None:
    """The set-up's own draws are done: lay the table out into this state, and begin round 1."""
    fresh = lay_out(deal)
    fresh.undrawn = 1
    begin_round(fresh)
    s.become(fresh)
