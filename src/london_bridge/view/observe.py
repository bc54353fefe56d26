"""Writes what a seat sees of a game into a row of small numbers; `layout` says what each of them is.

Honest: it reads of a state only what the seat may know (section 10), so a view's sketch and the state itself
give the same numbers. Compiled where it can be (`observe.pxd`). Imports the rules and what is remembered.
"""

from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import codes, sizes, words
from london_bridge.rules.box_tables import ALL_CRESTS
from london_bridge.rules.engine import acting
from london_bridge.rules.state import State, no_seat
from london_bridge.view.remembering import Lookups, Memory, assess_all, basis_changed, bridge_changed, recount

CARDS = codes.CARDS
BOOSTS = codes.BOOSTS
START = codes.START
TILES = codes.TILES
OVER = codes.OVER
PHASE_COUNT = len(codes.PHASES)
FIRST_PARK = words.FIRST_PARK
HOUSES = words.HOUSES
FOUR_CRESTS = ALL_CRESTS
BLANK = 660  # the numbers of an observation for four players


def observe(s: State, seat: int, everything: bool, known: Lookups, memory: Memory, out: Any) -> int:
    """Write what a seat sees into `out`, int8, of the size that `layout.size` says; gives that size.

    `known` are the lookups of the box's tables. `everything`: cards that lie face down are shown too, for the global
    state that some learners train with. (The scratch space of the scoring is used; nothing else of the state changes.)
    """
    if not 0 <= seat < s.deal.players:
        raise no_seat(s, seat)
    size = look(s, seat, everything, known, memory)
    if len(out) < size:
        raise LondonBridgeError(f"An observation of {s.deal.players} players needs {size} numbers, not {len(out)}.")
    for i in range(size):
        number = known.row[i]
        number = number if number < 127 else 127
        out[i] = number if number > -128 else -128
    return size


def observe_row(s: State, seat: int, known: Lookups, memory: Memory, rows: Any, at: int) -> None:
    """The same into one row of an array of observations."""
    for i in range(look(s, seat, False, known, memory)):
        number = known.row[i]
        number = number if number < 127 else 127
        rows[at, i] = number if number > -128 else -128


def flag(bits: int, out: Any) -> int:
    """Write a legal set as an action mask: int8, 55 long, a 1 for every action that is legal. Gives 55."""
    if len(out) < 55:
        raise LondonBridgeError(f"An action mask needs 55 numbers, not {len(out)}.")
    for code in range(55):
        out[code] = bits >> code & 1
    return 55


def spread_bytes() -> list[int]:
    """For every byte a word of eight bytes, one for each of its bits."""
    return [sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)]


SPREAD = spread_bytes()


def write_mask(bits: int, masks: Any, row: int) -> None:
    """Spread the bits of a legal set over a row of flags: six whole bytes, and seven bits of the last.

    (Written so that a compiler puts each word down at once.)
    """
    for part in range(6):
        word = SPREAD[bits >> part * 8 & 255]
        for bit in range(8):
            masks[row, part * 8 + bit] = word >> 8 * bit & 255
    word = SPREAD[bits >> 48 & 255]
    for bit in range(7):
        masks[row, 48 + bit] = word >> 8 * bit & 255


def look(s: State, seat: int, everything: bool, known: Lookups, memory: Memory) -> int:
    """Put an observation together in `known.row`."""
    players = s.deal.players
    hide = s.phase == CARDS and not everything
    row = known.row
    order = [0] * 4
    for i in range(players):
        order[i] = seat + i if seat + i < players else seat + i - players
    for i in range(BLANK):
        row[i] = 0
    if hide:
        move_chosen(s, seat, 1)
    at = see_round(s, seat, order, row)
    at = see_stacks(s, seat, row, at)
    recount(s, known, memory)
    at = see_unseen(s, memory, row, at)
    first = see_turn(s, seat, row, at)
    at = see_seat(s, seat, False, known, memory, row, first)
    block = at - first
    for i in range(1, players):
        at = see_seat(s, order[i], hide, known, memory, row, at)
    if basis_changed(s, memory) or not memory.settled:
        assess_all(s, memory)
    see_standing(s, order, memory, row, first, block)
    if hide:
        move_chosen(s, seat, -1)
    return at


def move_chosen(s: State, seat: int, by: int) -> None:
    """10.2: put the cards that the other seats have chosen back into their hands, or take them out again.

    (In a sketch they never left the hands: their values are -1.)
    """
    for other in range(s.deal.players):
        if other != seat:
            for slot in range(other * 2, other * 2 + s.chosen[other]):
                if s.card[slot] >= 0:
                    s.hand[other * sizes.CARD_VALUES + s.card[slot]] += by


def see_round(s: State, seat: int, order: list[int], out: list[int]) -> int:
    """The phase, the round, the scoring, who may act, and the rondel."""
    players = s.deal.players
    out[s.phase] = 1
    at = PHASE_COUNT
    out[at] = s.round
    out[at + 1] = s.deal.last_round - s.round
    at += 2
    for category in range(sizes.CATEGORIES):
        out[at + s.deal.scoring[category]] = 1
        at += 5
    seats = acting(s)
    for i in range(players):
        out[at + i] = seats >> order[i] & 1
    at += players
    out[at + s.x] = 1
    at += 6
    for space in range(sizes.OUTER_SPACES):
        out[at + space] = s.deal.tables.pays[(space - s.x + sizes.OUTER_SPACES) % sizes.OUTER_SPACES]
    at += 6
    for space in range(sizes.SPACES):
        out[at + space] = s.pawns[space]
    return at + 7


def ahead(seat: int, other: int, players: int) -> int:
    """How many seats after `seat` another one is."""
    return other - seat if other >= seat else other - seat + players


def see_stacks(s: State, seat: int, out: list[int], at: int) -> int:
    """The stacks of buildings: how many tiles, and what lies on top."""
    fits = highest_fit(s, seat)
    for kind in range(sizes.KINDS):
        out[at + kind] = sizes.STACK_SIZE - s.taken[kind]
        top = s.deal.stacks[kind * sizes.STACK_SIZE + s.taken[kind]] if s.taken[kind] < sizes.STACK_SIZE else 0
        if top == 0:
            continue
        crest = s.deal.tables.crest[top]
        if top < FIRST_PARK:
            out[at + 6 + kind] = top
        write_crests(crest, out, at + 12 + kind * 4)
        if top <= fits or (top >= FIRST_PARK and s.built[seat] < sizes.SITES):
            out[at + 36 + kind] = 1
        if crest < FOUR_CRESTS:
            out[at + 42 + kind] = s.crests[seat * sizes.CRESTS + crest] + 1
    return at + 48


def write_crests(crest: int, out: list[int], at: int) -> None:
    """Flags for a tile's crest, or for all four."""
    if crest < FOUR_CRESTS:
        out[at + crest] = 1
    else:
        for each in range(4):
            out[at + each] = 1


def highest_fit(s: State, seat: int) -> int:
    """5.6: the highest house number that may go onto the next empty site; 0 if none may, or there is no such site."""
    built = s.built[seat]
    if built == sizes.SITES:
        return 0
    last = s.bridge[seat * sizes.SITES + built - 1] if built else FIRST_PARK
    return HOUSES if last >= FIRST_PARK else last - 1


def see_unseen(s: State, memory: Memory, out: list[int], at: int) -> int:
    """What is still hidden, counted; the supply; the stacks of bonus tiles."""
    for i in range(67):
        out[at + i] = memory.unseen[i]
    at += 67
    for value in range(1, sizes.CARD_VALUES):
        out[at + value - 1] = s.supply[value]
    at += 4
    for stack in range(sizes.BONUS_STACKS):
        taken = s.bonus_taken[stack]
        top = s.deal.bonus[stack * sizes.BONUS_STACK_SIZE + taken] if taken < sizes.BONUS_STACK_SIZE else 0
        if top:
            out[at + stack * sizes.BONUS_KINDS + top - 1] = 1
        out[at + 24 + stack] = sizes.BONUS_STACK_SIZE - taken
    for i in range(24):
        out[at + 27 + i] = memory.unseen[67 + i]
    return at + 51


def see_turn(s: State, seat: int, out: list[int], at: int) -> int:
    """Whose card it is, and what is going on in this turn."""
    players = s.deal.players
    out[at] = s.turn
    out[at + 1] = s.turns
    if START <= s.phase < OVER:
        out[at + 2 + s.played] = 1
    at += 7
    if s.pending:
        if s.pending < FIRST_PARK:
            out[at] = s.pending
        out[at + 1 + s.deal.tables.kind[s.pending]] = 1
        write_crests(s.deal.tables.crest[s.pending], out, at + 7)
    at += 11
    out[at] = s.strength
    out[at + 1] = s.last_drawn
    out[at + 2] = s.bonus_due
    if s.phase == TILES and s.after_tiles == START:
        out[at + 3] = 1
    out[at + 4] = s.took_back
    if s.lowest:
        out[at + 5] = s.lowest
        out[at + 6 + ahead(seat, s.lowest_seat, players)] = 1
    return at + 6 + players


def see_seat(s: State, seat: int, hide: bool, known: Lookups, memory: Memory, out: list[int], at: int) -> int:
    """One seat's block, but for its standing."""
    total = 0
    out[at] = s.money[seat]
    for value in range(sizes.CARD_VALUES):
        out[at + 2 + value] = s.hand[seat * sizes.CARD_VALUES + value]
        total += value * s.hand[seat * sizes.CARD_VALUES + value]
    out[at + 7] = total
    at += 8
    for tile in range(sizes.BONUS_KINDS):
        out[at + tile] = s.tiles[seat * sizes.BONUS_KINDS + tile]
        out[at + 8 + tile] = s.fresh[seat * sizes.BONUS_KINDS + tile]
    at += 16
    if bridge_changed(s, seat, memory):
        memory.settled = 0
        see_sites(s, seat, known, memory)
    for i in range(43):
        out[at + i] = memory.sites[seat * 43 + i]
    at += 43
    for i in range(4):
        out[at - 1 + i] = s.crests[seat * sizes.CRESTS + i]
    out[at + 3] = s.built[seat]
    out[at + 4] = highest_fit(s, seat)
    out[at + 5] = memory.sites[seat * 43 + 42]
    at += 6
    out[at] = s.chapel[seat]
    out[at + 1] = s.chapel_rank[seat]
    out[at + 2] = known.chapel_next[s.chapel[seat]]
    out[at + 3] = known.chapel_money[s.chapel[seat]]
    out[at + 4] = s.gate[seat]
    out[at + 5] = known.gate_next[s.gate[seat]]
    at += 6
    if s.pawn[seat] >= 0:
        out[at + s.pawn[seat]] = 1
    out[at + 7] = s.chosen[seat]
    at += 8
    each = s.deal.cards_each
    if not hide:
        for i in range(s.chosen[seat]):
            out[at + i] = s.card[seat * 2 + i] + 1
            out[at + each + i] = s.value[seat * 2 + i] + 1
    if BOOSTS <= s.phase < OVER:
        for i in range(s.turn, s.turns):
            if s.order[i] >> 1 == seat:
                out[at + 2 * each + (s.order[i] & 1)] = i - s.turn + 1
    return at + 3 * each + 12


def see_sites(s: State, seat: int, known: Lookups, memory: Memory) -> None:
    """What stands on a bridge: number, kind and crest by site, how many of each kind, and the longest line."""
    out = memory.sites
    at = seat * 43
    run = 0
    longest = 0
    counts = 0
    for site in range(sizes.SITES):
        tile = s.bridge[seat * sizes.SITES + site]
        out[at + site] = tile if tile < 61 else 61
        out[at + 12 + site] = known.site_kind[tile]
        out[at + 24 + site] = known.site_crest[tile]
        counts += known.kind_count[tile]
        run = run + 1 if 0 < tile < 61 else 0
        longest = run if run > longest else longest
    for kind in range(sizes.KINDS):
        out[at + 36 + kind] = counts & 255
        counts >>= 8
    out[at + 42] = longest


def see_standing(s: State, order: list[int], memory: Memory, out: list[int], first: int, block: int) -> None:
    """The standing in every category; seats' blocks of this length begin at `first`."""
    for i in range(s.deal.players):
        at = first + i * block
        total = s.money[order[i]]
        for category in range(sizes.CATEGORIES):
            here = category * 12 + order[i] * 3
            total += memory.standing[here + 1]
            out[at + block - 12 + category * 3] = memory.standing[here]
            out[at + block - 11 + category * 3] = memory.standing[here + 1]
            out[at + block - 10 + category * 3] = memory.standing[here + 2]
        out[at + 1] = total
