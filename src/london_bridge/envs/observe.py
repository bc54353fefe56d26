"""Writes what a seat sees of a game into a row of small numbers; `layout` says what each of them is.

Honest: it reads of a state only what the seat may know (section 10), so a view's sketch and the state itself
give the same numbers. Compiled where it can be (`observe.pxd`). Imports only the rules.
"""

from typing import Any

from london_bridge.rules import codes, words
from london_bridge.rules.scoring import assess
from london_bridge.rules.state import Deal, State
from london_bridge.rules.tables import ALL_CRESTS, Tables

#: True where this module runs as compiled code.
COMPILED = not str(__file__).endswith((".py", ".pyc"))

BIT = codes.BIT
CARDS = codes.CARDS
BOOSTS = codes.BOOSTS
START = codes.START
TILES = codes.TILES
OVER = codes.OVER
PHASE_COUNT = len(codes.PHASES)
FIRST_PARK = words.FIRST_PARK
PARK = words.PARK
HOUSES = words.HOUSES
FOUR_CRESTS = ALL_CRESTS
GATE_TILES = words.SCORINGS["gate"].index("tiles")
BLANK = 660  # the numbers of an observation for four players


class Lookups:
    """What follows from a box alone, worked out once: what is there before anything is seen, and what lies ahead."""

    tables: Tables
    parks: list[int]  # 4: by crest
    markers: list[int]  # 3: by number
    bonus: list[int]  # 24: by stack and tile
    chapel_next: list[int]  # 41: by space, how far the next money space is
    chapel_money: list[int]  # 41: what that one pays
    gate_next: list[int]  # 41: by space, how far the next space with a bonus tile or money is
    site_kind: list[int]  # 65: by tile, 1 + its kind; 0 for no tile
    site_crest: list[int]  # 65: by tile, 1 + its crest; 0 for no tile
    kind_count: list[int]  # 65: by tile, one in the byte of its kind; adding these up counts all kinds at once
    row: list[int]  # 660: where an observation is put together, before it is clipped into the caller's array

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        if not COMPILED:
            self.parks = [0] * 4
            self.markers = [0] * 3
            self.bonus = [0] * 24
            self.chapel_next = [0] * 41
            self.chapel_money = [0] * 41
            self.gate_next = [0] * 41
            self.site_kind = [0] * 65
            self.site_crest = [0] * 65
            self.kind_count = [0] * 65
            self.row = [0] * 660
        for i in range(PARK * 12, PARK * 12 + 12):
            self.parks[tables.tiles[i] - FIRST_PARK] += 1
        for i in range(15):
            self.markers[tables.markers[i] - 1] += 1
        for i in range(24):
            self.bonus[i // 8 * 8 + tables.bonus[i] - 1] += 1
        for here in range(tables.chapel_last - 1, -1, -1):
            if tables.chapel_money[here + 1]:
                self.chapel_next[here] = 1
                self.chapel_money[here] = tables.chapel_money[here + 1]
            elif self.chapel_next[here + 1]:
                self.chapel_next[here] = self.chapel_next[here + 1] + 1
                self.chapel_money[here] = self.chapel_money[here + 1]
        for here in range(tables.gate_last - 1, -1, -1):
            if tables.gate_money[here + 1] or tables.gate_bonus[here + 1]:
                self.gate_next[here] = 1
            elif self.gate_next[here + 1]:
                self.gate_next[here] = self.gate_next[here + 1] + 1
        for tile in range(1, 65):
            self.site_kind[tile] = tables.kind[tile] + 1
            self.site_crest[tile] = tables.crest[tile] + 1
            self.kind_count[tile] = BIT[8 * tables.kind[tile]]


class Memory:
    """What the last look at a game worked out, so that the next works out only what has changed.

    One for every game that is looked at again and again; its deal must not be changed in place meanwhile.
    """

    deal: Deal | None
    key: int  # the round, and how many tiles each stack had given: by these and the deal, what is unseen
    round: int
    seen: list[int]  # 9: how many tiles had been seen of each stack, of each bonus stack
    unseen: list[int]  # 91: houses 60, parks 4, markers 3, bonus tiles 24
    bridge: list[int]  # 48: the bridges, as they stood
    sites: list[int]  # 4 * 43: what was seen of each bridge
    basis: list[int]  # 32: tracks and hands, as they stood
    standing: list[int]  # 48: by category and seat, what it counted, would pay, and the place
    settled: int  # 0 if the standing has to be assessed whatever the basis

    def __init__(self) -> None:
        self.deal = None
        self.key = 0
        self.round = 0
        self.settled = 0
        if not COMPILED:
            self.seen = [0] * 9
            self.unseen = [0] * 91
            self.bridge = [0] * 48
            self.sites = [0] * 172
            self.basis = [0] * 32
            self.standing = [0] * 48


def observe(s: State, seat: int, everything: bool, known: Lookups, memory: Memory, out: Any) -> int:
    """Write what a seat sees into `out`, int8, of the size that `layout.size` says; gives that size.

    `known` are the lookups of the box's tables. `everything`: cards that lie face down are shown too, for the global
    state that some learners train with. (The scratch space of the scoring is used; nothing else of the state changes.)
    """
    size = look(s, seat, everything, known, memory)
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


def flag(bits: int, out: Any) -> None:
    """Write a legal set as an action mask: int8, 55 long, a 1 for every action that is legal."""
    for code in range(55):
        out[code] = bits >> code & 1


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
                    s.hand[other * 5 + s.card[slot]] += by


def see_round(s: State, seat: int, order: list[int], out: list[int]) -> int:
    """The phase, the round, the scoring, who may act, and the rondel."""
    players = s.deal.players
    out[s.phase] = 1
    at = PHASE_COUNT
    out[at] = s.round
    out[at + 1] = s.deal.last_round - s.round
    at += 2
    for category in range(4):
        out[at + s.deal.scoring[category]] = 1
        at += 5
    if s.phase == CARDS:
        for i in range(players):
            if s.chosen[order[i]] < s.deal.cards_each:
                out[at + i] = 1
    elif s.phase < OVER:
        out[at + ahead(seat, s.seat, players)] = 1
    at += players
    out[at + s.x] = 1
    at += 6
    for space in range(6):
        out[at + space] = s.deal.tables.pays[(space - s.x + 6) % 6]
    at += 6
    for space in range(7):
        out[at + space] = s.pawns[space]
    return at + 7


def ahead(seat: int, other: int, players: int) -> int:
    """How many seats after `seat` another one is."""
    return other - seat if other >= seat else other - seat + players


def see_stacks(s: State, seat: int, out: list[int], at: int) -> int:
    """The stacks of buildings: how many tiles, and what lies on top."""
    deal = s.deal
    tables = deal.tables
    fits = highest_fit(s, seat)
    for kind in range(6):
        out[at + kind] = 12 - s.taken[kind]
        top = deal.stacks[kind * 12 + s.taken[kind]] if s.taken[kind] < 12 else 0
        if top == 0:
            continue
        crest = tables.crest[top]
        if top < FIRST_PARK:
            out[at + 6 + kind] = top
        write_crests(crest, out, at + 12 + kind * 4)
        if top <= fits or (top >= FIRST_PARK and fits):
            out[at + 36 + kind] = 1
        if crest < FOUR_CRESTS:
            out[at + 42 + kind] = s.crests[seat * 4 + crest] + 1
    return at + 48


def write_crests(crest: int, out: list[int], at: int) -> None:
    """Flags for a tile's crest, or for all four."""
    if crest < FOUR_CRESTS:
        out[at + crest] = 1
    else:
        for each in range(4):
            out[at + each] = 1


def highest_fit(s: State, seat: int) -> int:
    """5.6: the highest house number that may go onto the next empty site; 0 if there is no such site."""
    built = s.built[seat]
    if built == 12:
        return 0
    last = s.bridge[seat * 12 + built - 1] if built else FIRST_PARK
    return HOUSES if last >= FIRST_PARK else last - 1


def recount(s: State, known: Lookups, memory: Memory) -> None:
    """Count what is hidden; only what has come to light since the last look at the same game is gone through."""
    key = s.round
    for kind in range(6):
        key = key * 16 + s.taken[kind]
    for stack in range(3):
        key = key * 16 + s.bonus_taken[stack]
    if s.undrawn or memory.deal is not s.deal or has_gone_back(s, memory):
        memory.deal = s.deal
        memory.settled = 0
        forget(known, memory)
    elif memory.key == key:
        return
    memory.key = key
    count_tiles(s, memory)
    count_bonus(s, memory)


def has_gone_back(s: State, memory: Memory) -> bool:
    """Whether less has been seen than at the last look: another line of the same game."""
    if s.round < memory.round:
        return True
    for kind in range(6):
        if s.taken[kind] < memory.seen[kind] - 1:
            return True
    for stack in range(3):
        if s.bonus_taken[stack] < memory.seen[6 + stack] - 1:
            return True
    return False


def forget(known: Lookups, memory: Memory) -> None:
    """Everything is hidden again."""
    counts = memory.unseen
    for i in range(60):
        counts[i] = 1
    for i in range(4):
        counts[60 + i] = known.parks[i]
    for i in range(3):
        counts[64 + i] = known.markers[i]
    for i in range(24):
        counts[67 + i] = known.bonus[i]
    for i in range(9):
        memory.seen[i] = 0
    memory.round = 0


def count_tiles(s: State, memory: Memory) -> None:
    """Take the houses, parks and round markers that have come to light out of the counts."""
    deal = s.deal
    counts = memory.unseen
    for kind in range(6):
        seen = s.taken[kind] + 1 if s.taken[kind] < 12 else 12
        for i in range(kind * 12 + memory.seen[kind], kind * 12 + seen):
            tile = deal.stacks[i]
            if tile >= FIRST_PARK:
                counts[60 + tile - FIRST_PARK] -= 1
            elif tile:
                counts[tile - 1] = 0
        memory.seen[kind] = seen
    for i in range(memory.round, s.round):
        if deal.markers[i]:
            counts[64 + deal.markers[i] - 1] -= 1
    memory.round = s.round


def count_bonus(s: State, memory: Memory) -> None:
    """The same for bonus tiles."""
    deal = s.deal
    counts = memory.unseen
    for stack in range(3):
        seen = s.bonus_taken[stack] + 1 if s.bonus_taken[stack] < 8 else 8
        for i in range(stack * 8 + memory.seen[6 + stack], stack * 8 + seen):
            if deal.bonus[i]:
                counts[67 + stack * 8 + deal.bonus[i] - 1] -= 1
        memory.seen[6 + stack] = seen


def see_unseen(s: State, memory: Memory, out: list[int], at: int) -> int:
    """What is still hidden, counted; the supply; the stacks of bonus tiles."""
    for i in range(67):
        out[at + i] = memory.unseen[i]
    at += 67
    for value in range(1, 5):
        out[at + value - 1] = s.supply[value]
    at += 4
    for stack in range(3):
        top = s.deal.bonus[stack * 8 + s.bonus_taken[stack]] if s.bonus_taken[stack] < 8 else 0
        if top:
            out[at + stack * 8 + top - 1] = 1
        out[at + 24 + stack] = 8 - s.bonus_taken[stack]
    for i in range(24):
        out[at + 27 + i] = memory.unseen[67 + i]
    return at + 51


def see_turn(s: State, seat: int, out: list[int], at: int) -> int:
    """Whose card it is, and what is going on in this turn."""
    tables = s.deal.tables
    players = s.deal.players
    out[at] = s.turn
    out[at + 1] = s.turns
    if START <= s.phase < OVER:
        out[at + 2 + s.played] = 1
    at += 7
    if s.pending:
        if s.pending < FIRST_PARK:
            out[at] = s.pending
        out[at + 1 + tables.kind[s.pending]] = 1
        write_crests(tables.crest[s.pending], out, at + 7)
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
    for value in range(5):
        out[at + 2 + value] = s.hand[seat * 5 + value]
        total += value * s.hand[seat * 5 + value]
    out[at + 7] = total
    at += 8
    for tile in range(8):
        out[at + tile] = s.tiles[seat * 8 + tile]
        out[at + 8 + tile] = s.fresh[seat * 8 + tile]
    at += 16
    if bridge_changed(s, seat, memory):
        memory.settled = 0
        see_sites(s, seat, known, memory)
    for i in range(43):
        out[at + i] = memory.sites[seat * 43 + i]
    at += 43
    for i in range(4):
        out[at - 1 + i] = s.crests[seat * 4 + i]
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


def bridge_changed(s: State, seat: int, memory: Memory) -> int:
    """Whether a bridge is another than at the last look; it is remembered. (All sites, without guessed branches.)"""
    changed = 0
    for at in range(seat * 12, seat * 12 + 12):
        changed |= memory.bridge[at] ^ s.bridge[at]
        memory.bridge[at] = s.bridge[at]
    return changed


def see_sites(s: State, seat: int, known: Lookups, memory: Memory) -> None:
    """What stands on a bridge: number, kind and crest by site, how many of each kind, and the longest line."""
    out = memory.sites
    at = seat * 43
    run = 0
    longest = 0
    counts = 0
    for site in range(12):
        tile = s.bridge[seat * 12 + site]
        out[at + site] = tile if tile < 61 else 61
        out[at + 12 + site] = known.site_kind[tile]
        out[at + 24 + site] = known.site_crest[tile]
        counts += known.kind_count[tile]
        run = run + 1 if 0 < tile < 61 else 0
        longest = run if run > longest else longest
    for kind in range(6):
        out[at + 36 + kind] = counts & 255
        counts >>= 8
    out[at + 42] = longest


def basis_changed(s: State, memory: Memory) -> int:
    """Whether anything but a bridge is other than at the last look that a standing rests on; it is remembered."""
    basis = memory.basis
    changed = 0
    for i in range(4):
        changed |= basis[i] ^ s.chapel[i]
        basis[i] = s.chapel[i]
        changed |= basis[4 + i] ^ s.gate[i]
        basis[4 + i] = s.gate[i]
        changed |= basis[8 + i] ^ s.chapel_order[i]
        basis[8 + i] = s.chapel_order[i]
    for i in range(20):
        changed |= basis[12 + i] ^ s.hand[i]
        basis[12 + i] = s.hand[i]
    return changed


def assess_all(s: State, memory: Memory) -> None:
    """What every category counts and would pay each seat now."""
    for category in range(4):
        assess(s, category)
        for seat in range(4):
            at = category * 12 + seat * 3
            memory.standing[at] = s.measure[seat]
            memory.standing[at + 1] = s.gain[seat]
            memory.standing[at + 2] = s.place[seat]
    # 9.12 rests on bonus tiles, which are not in the basis.
    memory.settled = s.deal.scoring[1] != GATE_TILES


def see_standing(s: State, order: list[int], memory: Memory, out: list[int], first: int, block: int) -> None:
    """The standing in every category; seats' blocks of this length begin at `first`."""
    for i in range(s.deal.players):
        at = first + i * block
        total = s.money[order[i]]
        for category in range(4):
            here = category * 12 + order[i] * 3
            total += memory.standing[here + 1]
            out[at + block - 12 + category * 3] = memory.standing[here]
            out[at + block - 11 + category * 3] = memory.standing[here + 1]
            out[at + block - 10 + category * 3] = memory.standing[here + 2]
        out[at + 1] = total
