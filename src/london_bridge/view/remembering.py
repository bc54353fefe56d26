"""What a look at a game need not work out again: what follows from the box alone, and what the last look found.

Counts of what is still hidden go down as tiles come to light; bridges and standings are looked at again when something
they rest on has changed. Compiled where it can be (`remembering.pxd`). Imports only the rules.
"""

from london_bridge.rules import codes, scorings, sizes, words
from london_bridge.rules.box_tables import Tables
from london_bridge.rules.scoring import assess
from london_bridge.rules.state import Deal, State

#: True where this module runs as compiled code.
COMPILED = not str(__file__).endswith((".py", ".pyc"))

BIT = codes.BIT
FIRST_PARK = words.FIRST_PARK
PARK = words.PARK
GATE_TILES = scorings.TILES


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
        for i in range(PARK * sizes.STACK_SIZE, PARK * sizes.STACK_SIZE + sizes.STACK_SIZE):
            self.parks[tables.tiles[i] - FIRST_PARK] += 1
        for i in range(15):
            self.markers[tables.markers[i] - 1] += 1
        for i in range(24):
            self.bonus[i // sizes.BONUS_STACK_SIZE * sizes.BONUS_KINDS + tables.bonus[i] - 1] += 1
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


def recount(s: State, known: Lookups, memory: Memory) -> None:
    """Count what is hidden; only what has come to light since the last look at the same game is gone through."""
    key = s.round
    for kind in range(sizes.KINDS):
        key = key * 16 + s.taken[kind]
    for stack in range(sizes.BONUS_STACKS):
        key = key * 16 + s.bonus_taken[stack]
    if s.undrawn or memory.deal is not s.deal or has_gone_back(s, memory):
        if memory.deal is not s.deal:
            keep_deal(s, memory)
        memory.settled = 0
        forget(known, memory)
    elif memory.key == key:
        return
    memory.key = key
    count_tiles(s, memory)
    count_bonus(s, memory)


def keep_deal(s: State, memory: Memory) -> None:
    """Remember which deal was looked at. (It counts references, so it needs Python's lock; the rest here does not.)"""
    memory.deal = s.deal


def has_gone_back(s: State, memory: Memory) -> bool:
    """Whether less has been seen than at the last look: another line of the same game."""
    if s.round < memory.round:
        return True
    for kind in range(sizes.KINDS):
        if s.taken[kind] < memory.seen[kind] - 1:
            return True
    for stack in range(sizes.BONUS_STACKS):
        if s.bonus_taken[stack] < memory.seen[sizes.KINDS + stack] - 1:
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
    counts = memory.unseen
    for kind in range(sizes.KINDS):
        seen = s.taken[kind] + 1 if s.taken[kind] < sizes.STACK_SIZE else sizes.STACK_SIZE
        for i in range(kind * sizes.STACK_SIZE + memory.seen[kind], kind * sizes.STACK_SIZE + seen):
            tile = s.deal.stacks[i]
            if tile >= FIRST_PARK:
                counts[60 + tile - FIRST_PARK] -= 1
            elif tile:
                counts[tile - 1] = 0
        memory.seen[kind] = seen
    for i in range(memory.round, s.round):
        if s.deal.markers[i]:
            counts[64 + s.deal.markers[i] - 1] -= 1
    memory.round = s.round


def count_bonus(s: State, memory: Memory) -> None:
    """The same for bonus tiles."""
    counts = memory.unseen
    for stack in range(sizes.BONUS_STACKS):
        seen = s.bonus_taken[stack] + 1 if s.bonus_taken[stack] < sizes.BONUS_STACK_SIZE else sizes.BONUS_STACK_SIZE
        for i in range(
            stack * sizes.BONUS_STACK_SIZE + memory.seen[sizes.KINDS + stack], stack * sizes.BONUS_STACK_SIZE + seen
        ):
            if s.deal.bonus[i]:
                counts[67 + stack * sizes.BONUS_KINDS + s.deal.bonus[i] - 1] -= 1
        memory.seen[sizes.KINDS + stack] = seen


def bridge_changed(s: State, seat: int, memory: Memory) -> int:
    """Whether a bridge is another than at the last look; it is remembered. (All sites, without guessed branches.)"""
    changed = 0
    for at in range(seat * sizes.SITES, seat * sizes.SITES + sizes.SITES):
        changed |= memory.bridge[at] ^ s.bridge[at]
        memory.bridge[at] = s.bridge[at]
    return changed


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
    for category in range(sizes.CATEGORIES):
        assess(s, category)
        for seat in range(sizes.SEATS):
            at = category * 12 + seat * 3
            memory.standing[at] = s.measure[seat]
            memory.standing[at + 1] = s.gain[seat]
            memory.standing[at + 2] = s.place[seat]
    # 9.12 rests on bonus tiles, which are not in the basis.
    memory.settled = s.deal.scoring[1] != GATE_TILES
