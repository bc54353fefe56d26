"""What a seat may know of a state, built piece by piece from what is known (section 10). Compiled.

Nothing is taken over as a whole: what is not named here is not known. Imports the rules only.
"""

from london_bridge.rules import codes, sizes
from london_bridge.rules.state import Deal, State

CARDS = codes.CARDS


def sketch_of(state: State, seat: int) -> State:
    """Build what a seat may know of a state (-1: a spectator)."""
    sketch = State(known_deal(state))
    copy_seats(sketch, state)
    copy_table(sketch, state)
    copy_cards(sketch, state, seat)
    return sketch


def copy_seats(sketch: State, state: State) -> None:
    """10.3: what lies before every player."""
    # made: seats
    for i in range(4):
        sketch.money[i] = state.money[i]
        sketch.built[i] = state.built[i]
        sketch.chapel[i] = state.chapel[i]
        sketch.gate[i] = state.gate[i]
        sketch.chosen[i] = state.chosen[i]
        sketch.pawn[i] = state.pawn[i]
    for i in range(16):
        sketch.crests[i] = state.crests[i]
    for i in range(32):
        sketch.tiles[i] = state.tiles[i]
        sketch.fresh[i] = state.fresh[i]
    for i in range(48):
        sketch.bridge[i] = state.bridge[i]
    # end


def copy_table(sketch: State, state: State) -> None:
    """10.3: what lies on the table, and whose turn it is."""
    # made: table
    for i in range(3):
        sketch.bonus_taken[i] = state.bonus_taken[i]
    for i in range(4):
        sketch.chapel_order[i] = state.chapel_order[i]
        sketch.chapel_rank[i] = state.chapel_rank[i]
        sketch.gate_order[i] = state.gate_order[i]
        sketch.order[i] = state.order[i]
        sketch.window[i] = state.window[i]
    for i in range(5):
        sketch.supply[i] = state.supply[i]
    for i in range(6):
        sketch.taken[i] = state.taken[i]
    for i in range(7):
        sketch.pawns[i] = state.pawns[i]
    sketch.phase = state.phase
    sketch.round = state.round
    sketch.x = state.x
    sketch.turn = state.turn
    sketch.turns = state.turns
    sketch.seat = state.seat
    sketch.window_at = state.window_at
    sketch.window_size = state.window_size
    sketch.played = state.played
    sketch.pending = state.pending
    sketch.strength = state.strength
    sketch.last_drawn = state.last_drawn
    sketch.bonus_due = state.bonus_due
    sketch.after_tiles = state.after_tiles
    sketch.took_back = state.took_back
    sketch.lowest = state.lowest
    sketch.lowest_seat = state.lowest_seat
    sketch.stock = state.stock
    # end


def copy_cards(sketch: State, state: State, seat: int) -> None:
    """10.2, 10.3: hands, and cards that are played. What another has put down in secret is in their hand still,
    for all one knows.
    """
    for i in range(20):
        sketch.hand[i] = state.hand[i]
    for i in range(8):
        sketch.card[i] = state.card[i]
        sketch.value[i] = state.value[i]
    if state.phase == CARDS:
        for other in range(state.deal.players):
            if other == seat:
                continue
            for slot in range(other * 2, other * 2 + state.chosen[other]):
                sketch.hand[other * sizes.CARD_VALUES + state.card[slot]] += 1
                sketch.card[slot] = -1
                sketch.value[slot] = -1


def known_deal(state: State) -> Deal:
    """10.1: of the set-up, what has been seen so far: what was taken, the tops, and the markers revealed."""
    deal = state.deal
    known = Deal(deal.box, deal.players)
    known.cards_each = deal.cards_each
    known.last_round = deal.last_round
    known.rondel = deal.rondel
    for i in range(sizes.SEATS):  # there are as many categories
        known.scoring[i] = deal.scoring[i]
        known.steps[i] = deal.steps[i]
    for i in range(sizes.ROUNDS):
        if i < state.round:
            known.markers[i] = deal.markers[i]
    for i in range(sizes.KINDS * sizes.STACK_SIZE):
        if i % sizes.STACK_SIZE <= state.taken[i // sizes.STACK_SIZE]:
            known.stacks[i] = deal.stacks[i]
    for i in range(sizes.BONUS_STACKS * sizes.BONUS_STACK_SIZE):
        if i % sizes.BONUS_STACK_SIZE <= state.bonus_taken[i // sizes.BONUS_STACK_SIZE]:
            known.bonus[i] = deal.bonus[i]
    return known
