"""Section 5: the pawn, the tile, its site, and what the new building does; with tiles 6.1 to 6.3 where they apply."""

from . import codes, scorings, sizes, words
from .box_tables import ALL_CRESTS
from .state import State, note, pay, top_tile
from .tracks import advance_chapel, advance_gate
from .words import CRESTS, KINDS, tile_word

BIT = codes.BIT
PASS = codes.PASS
ADVANCE_CHAPEL = codes.ADVANCE_CHAPEL
ADVANCE_GATE = codes.ADVANCE_GATE
PLACE = codes.PLACE
CENTRE = codes.CENTRE
FREE = codes.FREE
BUILD = codes.BUILD
DRAW = codes.DRAW
DONE = codes.DONE
SITE = codes.SITE
DRAWING = codes.DRAWING
SHARE = words.SHARE
FREE_CENTRE = words.FREE_CENTRE
X_SPACE = words.X_SPACE
CHAPEL_TWO = words.CHAPEL_TWO
GATE_TWO = words.GATE_TWO
GATE = words.GATE
GUILD = words.GUILD
CHAPEL = words.CHAPEL
HOSTELRY = words.HOSTELRY
PARK = words.PARK
HABERDASHER = words.HABERDASHER
FIRST_PARK = words.FIRST_PARK
CENTRE_SPACE = sizes.CENTRE_SPACE
CENTRE_COSTS = scorings.CENTRE_COSTS
FOUR_CRESTS = ALL_CRESTS

#: SPACE_BIT[pawn + 1] is the bit of the space that a pawn is on; a pawn off the rondel (-1) has none.
SPACE_BIT = [0, 1, 2, 4, 8, 16, 32, 64]
CENTRE_BIT = 64
ALL_SPACES = 63
ALL_STACKS = ALL_SPACES << codes.CENTRE


def legal_steps(s: State, seat: int) -> int:
    """6.5, 6.6: the two-step tiles that a seat could use now."""
    mask = 0
    if not 0 <= seat < s.deal.players:
        return 0
    if s.tiles[seat * sizes.BONUS_KINDS + CHAPEL_TWO] and s.chapel[seat] < s.deal.tables.chapel_last:
        mask |= BIT[ADVANCE_CHAPEL]
    if s.tiles[seat * sizes.BONUS_KINDS + GATE_TWO] and s.gate[seat] < s.deal.tables.gate_last:
        mask |= BIT[ADVANCE_GATE]
    return mask


def legal_start(s: State, seat: int) -> int:
    """5.2 to 5.4: where the pawn may go, which two-step tiles may be used first, and whether the seat may pass."""
    if not 0 <= seat < s.deal.players:
        return 0
    standing = ALL_SPACES  # outer spaces (a bit each) whose stack is not empty
    if s.stock != ALL_STACKS:
        for space in range(sizes.OUTER_SPACES):
            standing ^= (s.taken[s.deal.tables.kind_at[space]] == sizes.STACK_SIZE) << space
    one = two = 0  # spaces with at least one pawn, with at least two
    for other in range(s.deal.players):
        here = SPACE_BIT[s.pawn[other] + 1]
        two |= one & here
        one |= here
    x = SPACE_BIT[s.x + 1]
    free = ~one  # 5.2
    may = free
    if s.tiles[seat * sizes.BONUS_KINDS + SHARE]:
        may |= one & ~two & ~SPACE_BIT[s.pawn[seat] + 1]  # 6.1; 5.3: two players, the second turn: another space
    needs_none = standing & free & ~x  # spaces that need no bonus tile
    outer = standing & may
    if not s.tiles[seat * sizes.BONUS_KINDS + X_SPACE]:
        outer &= ~x  # 6.3
    mask = BIT[PLACE] * outer
    if may & CENTRE_BIT:
        if s.money[seat] >= CENTRE_COSTS:
            mask |= s.stock
            if free & CENTRE_BIT and s.stock:
                needs_none = 1
        if s.tiles[seat * sizes.BONUS_KINDS + FREE_CENTRE]:
            mask |= s.stock << FREE - CENTRE  # 6.2, 6.9
    if not needs_none:
        mask |= BIT[PASS]  # 5.4
    return mask | legal_steps(s, seat)


def place_pawn(s: State, seat: int, code: int) -> None:
    """5.2, 5.3, 6.1 to 6.3: put the pawn down, settle the money and take the tile."""
    tables = s.deal.tables
    if code < CENTRE:
        space = code - PLACE
        kind = tables.kind_at[space]
    else:
        space = CENTRE_SPACE
        kind = code - CENTRE if code < FREE else code - FREE
    if s.pawns[space]:
        use_tile(s, seat, SHARE, "6.1")
    if space == s.x:
        use_tile(s, seat, X_SPACE, "6.3")
    if code >= FREE:
        use_tile(s, seat, FREE_CENTRE, "6.2")
    if s.pawn[seat] >= 0:
        s.pawns[s.pawn[seat]] -= 1  # 5.3: the space it leaves is free at once
    s.pawn[seat] = space
    s.pawns[space] += 1
    if s.log is not None:
        note(
            s,
            "place",
            "5.2",
            seat,
            {"space": "centre" if space == CENTRE_SPACE else space, "kind": KINDS[kind]},
        )
    if space < CENTRE_SPACE:
        if space != s.x:
            pay(s, seat, tables.pays[(space - s.x + sizes.OUTER_SPACES) % sizes.OUTER_SPACES], "5.2", "rondel")
    elif code < FREE:
        pay(s, seat, -CENTRE_COSTS, "5.2", "centre")
    s.pending = top_tile(s, kind)
    s.taken[kind] += 1
    if s.taken[kind] == sizes.STACK_SIZE:
        s.stock ^= BIT[CENTRE + kind]
    s.phase = SITE
    if s.log is not None:
        left = sizes.STACK_SIZE - s.taken[kind]
        note(s, "take", "5.2", seat, {"kind": KINDS[kind], "tile": tile_word(s.pending), "left": left})
        uncover(s, kind)


def uncover(s: State, kind: int) -> None:
    """2.1: tell what lies on top of a stack now, if anything does and it is known."""
    top = top_tile(s, kind)
    if top or s.taken[kind] == sizes.STACK_SIZE:
        note(s, "uncover", "2.1", -1, {"kind": KINDS[kind], "tile": tile_word(top) if top else None})


def use_tile(s: State, seat: int, tile: int, rule: str) -> None:
    """6.0: a bonus tile is used, and leaves the game."""
    s.tiles[seat * sizes.BONUS_KINDS + tile] -= 1
    if s.log is not None:
        note(s, "use", rule, seat, {"tile": words.BONUS_TILES[tile]})


def legal_sites(s: State, seat: int, tile: int) -> int:
    """5.5 to 5.7: where a tile may stand on a seat's bridge."""
    if not 0 <= seat < s.deal.players:
        return 0
    first = seat * sizes.SITES
    end = first + s.built[seat]
    if tile >= FIRST_PARK or end == first:
        return BIT[BUILD + end - first]  # 5.5; 5.6: an empty bridge
    last = s.bridge[end - 1]
    if last >= FIRST_PARK or tile < last:
        return BIT[BUILD + end - first]  # 5.6, and 5.7: a tile that fits there must go there
    mask = 0
    for at in range(first, end):
        if s.bridge[at] >= FIRST_PARK:
            continue  # 5.7: never a park
        if at > first and s.bridge[at - 1] < tile:
            continue  # (a park's code is higher than every number)
        if at + 1 < end and tile < s.bridge[at + 1] < FIRST_PARK:
            continue
        mask |= BIT[BUILD + at - first]
    return mask


def build(s: State, seat: int, site: int) -> int:
    """Put the tile that was taken onto a site and do what it does (5.5 to 5.12).

    Gives the number of bonus tiles that are due. A hostelry leaves the game in the drawing phase.
    """
    tables = s.deal.tables
    tile = s.pending
    at = seat * sizes.SITES + site
    old = s.bridge[at]
    kind = tables.kind[tile]
    if old:
        change_crests(s, seat, old, -1)
    else:
        s.built[seat] += 1
    s.bridge[at] = tile
    change_crests(s, seat, tile, 1)
    s.pending = 0
    if kind != PARK and (s.lowest == 0 or tile < s.lowest):
        s.lowest = tile  # 9.8
        s.lowest_seat = seat
    if s.log is not None:
        rule = "5.7" if old else "5.5" if kind == PARK else "5.6"
        data = {"site": site, "tile": tile_word(tile), "kind": KINDS[kind]}
        if old:
            data["replaced"] = tile_word(old)
        note(s, "build", rule, seat, data)
    if kind in (PARK, GUILD):
        return 0  # 5.11
    strength = s.crests[seat * sizes.CRESTS + tables.crest[tile]]  # 5.8
    if s.log is not None:
        note(s, "strength", "5.8", seat, {"crest": CRESTS[tables.crest[tile]], "strength": strength})
    if kind == CHAPEL:
        advance_chapel(s, seat, strength, "5.9")
    elif kind == GATE:
        return advance_gate(s, seat, strength, "5.9")
    elif kind == HABERDASHER:
        pay(s, seat, strength, "5.11", "haberdasher")
    else:
        s.strength = strength
        s.last_drawn = 4
        s.phase = DRAWING
    return 0


def change_crests(s: State, seat: int, tile: int, by: int) -> None:
    """5.8: count a tile's crest, or all four of a guild house, in or out."""
    crest = s.deal.tables.crest[tile]
    if crest < FOUR_CRESTS:
        s.crests[seat * sizes.CRESTS + crest] += by
    else:
        for each in range(sizes.CRESTS):
            s.crests[seat * sizes.CRESTS + each] += by


def legal_draws(s: State) -> int:
    """5.10: the cards that the strength still covers, from the highest down; or no more."""
    mask = BIT[DONE]
    for value in range(1, s.last_drawn + 1):
        if can_draw(s, value):
            mask |= BIT[DRAW + value - 1]
    return mask


def can_draw(s: State, value: int) -> bool:
    """5.10: whether the strength that is left covers a card, and there is one; in whatever order cards are named."""
    return 0 < value < sizes.CARD_VALUES and value <= s.strength and s.supply[value] > 0


def draw_card(s: State, seat: int, value: int) -> None:
    """5.10: take a card from the supply."""
    s.supply[value] -= 1
    s.hand[seat * sizes.CARD_VALUES + value] += 1
    s.strength -= value
    s.last_drawn = value
    if s.log is not None:
        note(s, "gain_card", "5.10", seat, {"value": value})
