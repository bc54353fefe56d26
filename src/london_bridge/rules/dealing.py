"""Section 2: the set-up. Shuffles a deal, and lays it out as the first moment of a game."""

import secrets
from collections.abc import Callable

from . import codes, scorings, sizes
from .rng import Rng, stream_seed
from .state import Deal, State
from .turn_order import begin_round

BIT = codes.BIT
CENTRE = codes.CENTRE
FIXED = scorings.FIXED
START_MONEY = scorings.START_MONEY
EXPANSION = scorings.EXPANSION
#: What chance decides before the first round, but for the scoring: see `draw_part`.
FIRST_STACK = 3
FIRST_BONUS = FIRST_STACK + sizes.KINDS
PARTS = FIRST_BONUS + sizes.BONUS_STACKS


def shuffle_part(items: list[int], first: int, size: int, rng: Rng) -> None:
    """Put a part of an array into random order, every order equally likely."""
    for i in range(first + size - 1, first, -1):
        j = first + rng.below(i - first + 1)
        held = items[i]
        items[i] = items[j]
        items[j] = held


def shuffle_deal(deal: Deal, rng: Rng) -> None:
    """Draw everything that chance decides (2.1, 2.2, 2.4, 2.6, 2.7), but for the scoring."""
    for part in range(PARTS):
        draw_part(deal, part, rng)


def deal_game(deal: Deal, mix: int, seed: int) -> State:
    """The first moment of the game with this seed; what was in the deal before is overwritten."""
    return deal_by(deal, mix, Rng(stream_seed(seed, 0)))


def deal_by(deal: Deal, mix: int, rng: Rng) -> State:
    """The first moment of a game that a generator deals."""
    draw_scoring(deal, mix, rng)
    shuffle_deal(deal, rng)
    return begin(deal)


def draw_scoring(deal: Deal, mix: int, rng: Rng) -> None:
    """2.8: draw the scoring of every category, unless it is the deal's own (FIXED)."""
    if mix != FIXED:
        for category in range(sizes.CATEGORIES):
            deal.scoring[category] = 1 + rng.below(4) if mix == EXPANSION else rng.below(5)


def shuffle_by_system(deal: Deal) -> None:
    """The same from the system's generator, asked anew for every part: 64 bits for a whole deal could be tried out by
    somebody who has seen enough of it, and no part tells anything of another.
    """
    shuffle_by_parts(deal, lambda _: Rng(secrets.randbits(64)))


def shuffle_by_parts(deal: Deal, rng_of: Callable[[int], Rng]) -> None:
    """The same with a generator for every part, by its number."""
    for part in range(PARTS):
        draw_part(deal, part, rng_of(part))


def draw_part(deal: Deal, part: int, rng: Rng) -> None:
    """Draw one of the parts of a deal: steps, rondel, round markers, six stacks of buildings, three of bonus tiles."""
    tables = deal.tables
    if part == 0:
        for seat in range(deal.players):
            deal.steps[seat] = seat
        shuffle_part(deal.steps, 0, deal.players, rng)  # 2.4: the n front steps are used
    elif part == 1:
        deal.rondel = rng.below(sizes.OUTER_SPACES)  # 2.7
    elif part == 2:
        draw_markers(deal, 0, rng)  # 2.2
    elif part < FIRST_BONUS:
        first = (part - FIRST_STACK) * sizes.STACK_SIZE
        for i in range(first, first + sizes.STACK_SIZE):
            deal.stacks[i] = tables.tiles[i]
        shuffle_part(deal.stacks, first, sizes.STACK_SIZE, rng)  # 2.1
    else:
        first = (part - FIRST_BONUS) * sizes.BONUS_STACK_SIZE
        for i in range(first, first + sizes.BONUS_STACK_SIZE):
            deal.bonus[i] = tables.bonus[i]
        shuffle_part(deal.bonus, first, sizes.BONUS_STACK_SIZE, rng)  # 2.6


def draw_markers(deal: Deal, known: int, rng: Rng) -> None:
    """2.2, 10.1: lay out the markers after the first `known`, from the 15 less those."""
    left = [0, 0, 0, 0]
    for i in range(15):
        left[deal.tables.markers[i]] += 1
    for i in range(known):
        left[deal.markers[i]] -= 1
    count = 15 - known
    for i in range(known, deal.last_round):
        k = rng.below(count)
        number = 1
        while k >= left[number]:
            k -= left[number]
            number += 1
        left[number] -= 1
        count -= 1
        deal.markers[i] = number


def draw_unseen(deal: Deal, rng: Rng) -> None:
    """Draw all that is not drawn yet (the zeros of a deal), every order that agrees with the rest equally likely."""
    known = 0
    while known < deal.last_round and deal.markers[known]:
        known += 1
    draw_markers(deal, known, rng)
    for kind in range(sizes.KINDS):
        draw_rest(deal.stacks, deal.tables.tiles, kind * sizes.STACK_SIZE, sizes.STACK_SIZE, rng)
    for stack in range(sizes.BONUS_STACKS):
        draw_rest(deal.bonus, deal.tables.bonus, stack * sizes.BONUS_STACK_SIZE, sizes.BONUS_STACK_SIZE, rng)


def draw_rest(items: list[int], whole: list[int], first: int, size: int, rng: Rng) -> None:
    """Fill the zeros at the end of a stack with what the whole stack holds beside its beginning, in random order."""
    known = first
    while known < first + size and items[known]:
        known += 1
    at = known
    for i in range(first, first + size):
        # A tile that stands k times in the whole (parks of one crest) is left as often as it is not known.
        copies = 0
        for j in range(first, i + 1):
            if whole[j] == whole[i]:
                copies += 1
        for j in range(first, known):
            if items[j] == whole[i]:
                copies -= 1
        if copies > 0 and at < first + size:
            items[at] = whole[i]
            at += 1
    shuffle_part(items, known, first + size - known, rng)


def lay_out(deal: Deal) -> State:
    """The table as it stands before round 1, every part of section 2 done; no round has begun."""
    s = State(deal)
    players = deal.players
    for value in range(sizes.CARD_VALUES):
        s.supply[value] = deal.tables.cards[value]
    for seat in range(players):
        s.money[seat] = START_MONEY  # 2.3
        s.hand[seat * sizes.CARD_VALUES] = deal.cards_each
        for value in range(1, sizes.CARD_VALUES):
            s.hand[seat * sizes.CARD_VALUES + value] = 1
            s.supply[value] -= 1
        extra = deal.steps[seat] + 1  # 2.5: A has a second 1, B a second 2, C a second 3, D a second 4
        s.hand[seat * sizes.CARD_VALUES + extra] += 1
        s.supply[extra] -= 1
        s.chapel_order[deal.steps[seat]] = seat  # 4.7: on the stairs, the step further in front
        s.chapel_rank[seat] = deal.steps[seat]
        s.gate_order[seat] = seat
        s.pawn[seat] = -1
    s.supply[0] = 0  # the 0s that nobody holds stay in the box
    s.x = deal.rondel
    s.seat = -1
    for kind in range(sizes.KINDS):
        s.stock |= BIT[CENTRE + kind]
    return s


def begin(deal: Deal) -> State:
    """The first moment of a game: laid out, and the first round begun (3.1)."""
    s = lay_out(deal)
    begin_round(s)
    return s
