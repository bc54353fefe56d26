"""The engine: who may do what now, and what follows. The rooms of the rules are put in sequence here.

`actor`, `legal` and `step` are the whole interface: small numbers in, small numbers out. They bear any seat and any
code. `move_on` is `step` without its checks, for the core's own loops, which step only what `legal` gave: compiled, it
writes wherever a wrong number leads. So does every other function of the rooms of the rules that changes a state.
"""

from london_bridge.errors import LondonBridgeError

from . import codes, sizes, words
from .building import (
    build,
    draw_card,
    legal_draws,
    legal_sites,
    legal_start,
    legal_steps,
    place_pawn,
    use_tile,
)
from .draws import due
from .scoring import pay_end, pay_round
from .state import State, note, top_bonus, top_tile
from .tracks import advance_chapel, advance_gate
from .turn_order import (
    begin_round,
    choose_card,
    decline_boost,
    fix_order,
    legal_boosts,
    legal_cards,
    next_boost,
    reveal,
    use_boost,
    use_noblewoman,
)
from .why import refused, whole

BIT = codes.BIT
CODES = codes.CODES
NOBLEWOMAN = codes.NOBLEWOMAN
BOOST = codes.BOOST
PASS = codes.PASS
ADVANCE_CHAPEL = codes.ADVANCE_CHAPEL
ADVANCE_GATE = codes.ADVANCE_GATE
PLACE = codes.PLACE
CENTRE = codes.CENTRE
BUILD = codes.BUILD
DRAW = codes.DRAW
BONUS = codes.BONUS
CODE_TAKE_BACK = codes.TAKE_BACK
DONE = codes.DONE
CARDS = codes.CARDS
BOOSTS = codes.BOOSTS
START = codes.START
SITE = codes.SITE
TILES = codes.TILES
DRAWING = codes.DRAWING
END = codes.END
OVER = codes.OVER
MARKER = codes.MARKER
TAKE_BACK = words.TAKE_BACK
CHAPEL_TWO = words.CHAPEL_TWO
GATE_TWO = words.GATE_TWO
TILE_NAMES = words.BONUS_TILES


def actor(s: State) -> int:
    """A seat that has to act: in the card phase the first that has not chosen; -1 when nobody has."""
    if s.phase == CARDS:
        for seat in range(s.deal.players):
            if is_choosing(s, seat):
                return seat
    if s.phase >= OVER:
        return -1
    return s.seat


def acting(s: State) -> int:
    """The seats that may act now, one bit each: all that have not chosen their cards, otherwise one; 0 at the end."""
    if s.phase >= OVER:
        return 0
    if s.phase != CARDS:
        return 1 << s.seat
    seats = 0
    for seat in range(s.deal.players):
        if is_choosing(s, seat):
            seats |= 1 << seat
    return seats


def seats_of(bits: int) -> list[int]:
    """The seats that such bits stand for."""
    return [seat for seat in range(sizes.SEATS) if bits >> seat & 1]


def is_choosing(s: State, seat: int) -> bool:
    """4.2: whether a seat has still to choose a card; for the card phase."""
    return 0 <= seat < s.deal.players and s.chosen[seat] < s.deal.cards_each


def legal(s: State, seat: int) -> int:
    """The codes of all moves that a seat may make now, one bit each; 0 if it has to wait, or if nobody sits there."""
    phase = s.phase
    if phase == CARDS:
        return legal_cards(s, seat)
    if seat != s.seat or phase >= OVER:
        return 0
    if phase == START:
        return legal_start(s, seat)
    if phase == SITE:
        return legal_sites(s, seat, s.pending)
    if phase == DRAWING:
        return legal_draws(s)
    if phase == TILES:
        return legal_tiles(s)
    if phase == BOOSTS:
        return legal_boosts(s, seat)
    return legal_end(s, seat) | BIT[DONE]


def legal_tiles(s: State) -> int:
    """5.12: a bonus tile from any stack that is not empty."""
    mask = 0
    for stack in range(sizes.BONUS_STACKS):
        if s.bonus_taken[stack] < sizes.BONUS_STACK_SIZE:
            mask |= BIT[BONUS + stack]
    return mask


def legal_end(s: State, seat: int) -> int:
    """6.4 to 6.6: the tiles that a seat could use at the end of its turn."""
    mask = legal_steps(s, seat)
    if s.tiles[seat * sizes.BONUS_KINDS + TAKE_BACK] and s.played and not s.took_back and s.supply[s.played]:
        mask |= BIT[CODE_TAKE_BACK]
    return mask


def step(s: State, seat: int, code: int) -> None:
    """Make a move, if it is legal, and all that follows by itself; otherwise nothing changes and IllegalMove says why.

    On the sketch of a view one can step as far as it is known what follows; LondonBridgeError says where that ends.
    """
    if not isinstance(s, State):
        raise TypeError(f"A State is needed, not {s!r:.60}.")
    place = small(seat)
    number = small(code)
    if place < 0 or number < 0 or not legal(s, place) & BIT[number] or (s.undrawn and due(s) >= 0):
        raise refused(s, seat, code)
    if is_blank(s, place, number):
        raise LondonBridgeError(
            "What comes next is not known in this sketch of the game: take a copy of view.possible_game(rng).state,"
            " where all that is hidden is drawn."
        )
    move_on(s, place, number)


def small(value: object) -> int:
    """A whole number from 0 to 63 as it is, and -1 for anything else."""
    number = value if type(value) is int else whole(value)
    return number if 0 <= number < 64 else -1


def is_blank(s: State, seat: int, code: int) -> bool:
    """Whether a legal move needs what a sketch does not know: another's card, a tile, or a bonus tile."""
    if s.phase == START:
        if code < PLACE:
            return False
        return top_tile(s, s.deal.tables.kind_at[code - PLACE] if code < CENTRE else (code - CENTRE) % sizes.KINDS) == 0
    if s.phase == TILES:
        return top_bonus(s, code - BONUS) < 0
    if s.phase == CARDS and code != NOBLEWOMAN:
        hidden = False
        for other in range(s.deal.players):
            if s.chosen[other] + (other == seat) < s.deal.cards_each:
                return False  # nothing is revealed yet
            for slot in range(other * 2, other * 2 + s.chosen[other]):
                hidden = hidden or s.card[slot] < 0
        return hidden
    return False


def move_on(s: State, seat: int, code: int) -> None:
    """Make a move that is legal, and all that follows by itself. This is the step that does not check."""
    phase = s.phase
    if phase == CARDS:
        if code == NOBLEWOMAN:
            use_noblewoman(s, seat)
        elif choose_card(s, seat, code):
            reveal(s)
            go_on_boosting(s)
    elif phase == START:
        if code == PASS:
            if s.log is not None:
                note(s, "pass", "5.4", seat, {})
            finish_turn(s)
        elif code in (ADVANCE_CHAPEL, ADVANCE_GATE):
            two_steps(s, seat, code, START)
        else:
            place_pawn(s, seat, code)
    elif phase == SITE:
        s.phase = END
        take_tiles(s, build(s, seat, code - BUILD), END)
    elif phase == DRAWING:
        if code == DONE:
            finish_turn(s)
        else:
            draw_card(s, seat, code - DRAW + 1)
    elif phase == TILES:
        take_bonus(s, seat, code - BONUS)
    elif phase == BOOSTS:
        if code == PASS:
            decline_boost(s, seat)
        else:
            use_boost(s, seat, code - BOOST)
        go_on_boosting(s)
    elif code == DONE:
        next_turn(s)
    elif code == CODE_TAKE_BACK:
        take_back(s, seat)
        finish_turn(s)
    else:
        two_steps(s, seat, code, END)


def go_on_boosting(s: State) -> None:
    """4.4 to 4.6: the next seat of the plus-one window, or the first turn."""
    if not next_boost(s):
        fix_order(s)
        begin_turn(s)


def begin_turn(s: State) -> None:
    """5.1: the played card goes back to the supply, a 0 to the hand."""
    slot = s.order[s.turn]
    seat = slot >> 1
    s.seat = seat
    s.played = s.card[slot]
    s.took_back = 0
    s.phase = START
    if s.played == 0:
        s.hand[seat * sizes.CARD_VALUES] += 1
    else:
        s.supply[s.played] += 1
    if s.log is not None:
        note(
            s,
            "turn",
            "5.1",
            seat,
            {"turn": s.turn + 1, "card": s.played, "to": "supply" if s.played else "hand"},
        )


def two_steps(s: State, seat: int, code: int, phase: int) -> None:
    """6.5, 6.6: use a two-step tile, at the start or at the end of a turn."""
    due = 0
    if code == ADVANCE_CHAPEL:
        use_tile(s, seat, CHAPEL_TWO, "6.5")
        advance_chapel(s, seat, 2, "6.5")
    else:
        use_tile(s, seat, GATE_TWO, "6.6")
        due = advance_gate(s, seat, 2, "6.6")
    take_tiles(s, due, phase)


def take_tiles(s: State, due: int, phase: int) -> None:
    """5.12: ask for the bonus tiles that are due, while there are any; then go on with a phase."""
    if due and legal_tiles(s):
        s.bonus_due = due
        s.after_tiles = phase
        s.phase = TILES
    elif phase == END and s.phase != DRAWING:
        finish_turn(s)


def take_bonus(s: State, seat: int, stack: int) -> None:
    """5.12: take a face-up bonus tile; the next of its stack is revealed."""
    tile = top_bonus(s, stack)
    s.fresh[seat * sizes.BONUS_KINDS + tile] += 1  # 6.0: usable from the next round on
    s.bonus_taken[stack] += 1
    s.bonus_due -= 1
    if s.log is not None:
        note(s, "bonus", "5.12", seat, {"stack": stack, "tile": TILE_NAMES[tile]})
        shown = top_bonus(s, stack)
        if shown >= 0 or s.bonus_taken[stack] == sizes.BONUS_STACK_SIZE:
            note(
                s,
                "uncover_bonus",
                "5.12",
                -1,
                {"stack": stack, "tile": TILE_NAMES[shown] if shown >= 0 else None},
            )
    if s.bonus_due == 0 or not legal_tiles(s):
        s.bonus_due = 0
        s.phase = s.after_tiles
        if s.phase == END:
            finish_turn(s)


def take_back(s: State, seat: int) -> None:
    """6.4: the played card returns from the supply to the hand, at most once a turn."""
    use_tile(s, seat, TAKE_BACK, "6.4")
    s.took_back = 1
    s.supply[s.played] -= 1
    s.hand[seat * sizes.CARD_VALUES + s.played] += 1
    if s.log is not None:
        note(s, "gain_card", "6.4", seat, {"value": s.played})


def finish_turn(s: State) -> None:
    """The end of a turn asks only while there is a tile that could be used; otherwise the turn ends by itself."""
    if legal_end(s, s.seat):
        s.phase = END
    else:
        next_turn(s)


def next_turn(s: State) -> None:
    """The next turn of the round, or the end of the round."""
    s.turn += 1
    if s.turn < s.turns:
        begin_turn(s)
    else:
        end_round(s)


def end_round(s: State) -> None:
    """5.14, 7.1: the pawns come off, the round's scorings are paid; then the next round or the end."""
    s.seat = -1
    pawn, pawns, taken = s.pawn, s.pawns, s.taken
    for seat in range(s.deal.players):
        pawn[seat] = -1
    for space in range(sizes.SPACES):
        pawns[space] = 0
    if s.log is not None:
        note(s, "round_end", "5.14", -1, {})
    pay_round(s)
    empty = 0
    for kind in range(sizes.KINDS):
        if taken[kind] == sizes.STACK_SIZE:
            empty += 1
    if s.round == s.deal.last_round or empty >= 3:
        s.phase = OVER
        if s.log is not None:
            note(s, "end", "7.1", -1, {"reason": "stacks" if s.round < s.deal.last_round else "rounds"})
        pay_end(s)
    else:
        begin_round(s)
