"""The fields of a deal and of a state: the one table from which all lists of them are made.

C needs its own declarations, and copies are quickest field by field, so a field stands in several lists.
`python scripts/make_state.py` writes these lists: in `state.pxd`, in `state.py` and in `view/sketching.py`. For a new
field add its line here and run it; `make check` holds that it was run.
"""

from typing import Final, NamedTuple

from .sizes import (
    BONUS_KINDS,
    BONUS_STACK_SIZE,
    BONUS_STACKS,
    CARD_VALUES,
    CATEGORIES,
    CRESTS,
    KINDS,
    ROUNDS,
    SEATS,
    SITES,
    SLOTS,
    SPACES,
    STACK_SIZE,
    TURNS,
)


class StateField(NamedTuple):
    """A field: its name, what it holds, how many places it has (0: it is one number), what C calls such a number.

    `known` says which part of a sketch takes it over: what lies before the seats, or on the table; cards are taken
    over by hand, for some are secret (10.2), and so is the deal (10.1). What has no part stays blank.
    """

    name: str
    what: str = ""
    size: int = 0
    known: str = ""
    c: str = "int"


def _array(name: str, size: int, known: str, what: str = "") -> StateField:
    return StateField(name, what, size, known, "short")


def _number(name: str, what: str = "", known: str = "table", c: str = "int") -> StateField:
    return StateField(name, what, 0, known, c)


DEAL: Final = (
    _number("players"),
    _number("cards_each", "cards a player plays, and turns a player takes, in a round"),
    _number("last_round"),
    _array("scoring", CATEGORIES, "", "place in SCORINGS of chapel, gate, hostelry, bridge"),
    _array("stacks", KINDS * STACK_SIZE, "", "tiles, kind by kind, top first"),
    _array("bonus", BONUS_STACKS * BONUS_STACK_SIZE, "", "bonus tiles + 1, stack by stack, top first"),
    _array("markers", ROUNDS, ""),
    _number("rondel", "the stack that the X lies beside before round 1"),
    _array("steps", SEATS, "", "per seat, its step of the stairs, 0 = A"),
)

STATE: Final = (
    _array("money", SEATS, "seats", "seat"),
    _array("hand", SEATS * CARD_VALUES, "cards", "seat * 5 + value"),
    _array("supply", CARD_VALUES, "table", "value"),
    _array("bridge", SEATS * SITES, "seats", "seat * 12 + site: a tile, or 0"),
    _array("built", SEATS, "seats", "seat: number of buildings"),
    _array("crests", SEATS * CRESTS, "seats", "seat * 4 + crest: strength without a new building (5.8)"),
    _array("chapel", SEATS, "seats", "seat: spaces on the chapel track, 0 on the stairs"),
    _array("gate", SEATS, "seats"),
    _array("chapel_order", SEATS, "table", "seats from the front to the back (4.7)"),
    _array("chapel_rank", SEATS, "table", "seat: its place in chapel_order"),
    _array("gate_order", SEATS, "table"),
    _array("tiles", SEATS * BONUS_KINDS, "seats", "seat * 8 + bonus tile: how many are usable"),
    _array("fresh", SEATS * BONUS_KINDS, "seats", "seat * 8 + bonus tile: how many were taken this round (6.0)"),
    _array("chosen", SEATS, "seats", "seat: how many cards are chosen this round"),
    _array("card", SEATS * SLOTS, "cards", "seat * 2 + slot: printed value, -1 before it is chosen"),
    _array("value", SEATS * SLOTS, "cards", "seat * 2 + slot: value so far, with boosts"),
    _array("order", TURNS, "table", "turn: seat * 2 + slot"),
    _array("window", SEATS, "table", "seats in the order of the plus-one window"),
    _array("pawn", SEATS, "seats", "seat: outer space 0 to 5, 6 the centre, -1 off the rondel"),
    _array("pawns", SPACES, "table", "space: how many pawns"),
    _array("taken", KINDS, "table", "kind: how many tiles its stack has given"),
    _array("bonus_taken", BONUS_STACKS, "table", "bonus stack: how many tiles it has given"),
    _array("measure", SEATS, "", "seat: what the scoring assessed last counts (scoring.assess)"),
    _array("gain", SEATS, "", "seat: what it pays"),
    _array("place", SEATS, "", "seat: place in its ranking from 1, or 0"),
    _number("phase"),
    _number("round", "from 1"),
    _number("x", "the stack that the X lies beside"),
    _number("turn", "from 0"),
    _number("turns"),
    _number("seat", "whose decision it is, outside the card phase"),
    _number("window_at"),
    _number("window_size"),
    _number("played", "printed value of the card of this turn"),
    _number("pending", "the tile that was taken and is not built yet"),
    _number("strength", "value of cards that may still be drawn"),
    _number("last_drawn", "draws do not rise"),
    _number("bonus_due", "bonus tiles still to be taken"),
    _number("after_tiles", "the phase that follows them"),
    _number("took_back"),
    _number("lowest", "lowest house number built this round (9.8), or 0"),
    _number("lowest_seat"),
    _number("undrawn", "1 where hidden things are drawn only when they are revealed", known=""),
    _number("stock", "the codes place:centre:KIND of all stacks that are not empty", c="unsigned long long"),
)
