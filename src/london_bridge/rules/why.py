"""Why a move is refused: the rule that refuses it, a reason that a client can translate, and a sentence."""

import operator
from dataclasses import dataclass

from london_bridge.errors import LondonBridgeError

from . import building, codes, draws, sizes, words
from .sizes import SITES
from .state import State
from .words import BONUS_NAMES, BONUS_RULES, FIRST_PARK, KINDS, PARK

#: What is asked for in each phase, and by which rule.
ASKED = {
    codes.CARDS: ("4.2", "cards are being chosen now"),
    codes.BOOSTS: ("4.4", "“Higher Rank” may be used now, or declined"),
    codes.START: ("5.2", "the pawn is to be placed now"),
    codes.SITE: ("5.6", "the building that was taken must be built now"),
    codes.TILES: ("5.12", "a bonus tile must be taken now"),
    codes.DRAWING: ("5.10", "cards are being drawn from the supply now"),
    codes.END: ("6.4", "only tiles for the end of the turn may be used now"),
}
#: The kind of every draw, by its number in `draws`.
DRAWS = ("steps", "rondel", *["stack"] * len(KINDS), *["bonus"] * sizes.BONUS_STACKS, "marker")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal. `reason` is a stable key; `sentence` says the same in English."""

    rule: str
    reason: str
    sentence: str


class IllegalMove(LondonBridgeError):  # noqa: N818  (a refusal is not a fault)
    """A move that the rules refuse; `refusal` has the rule's number and the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence} (rule {refusal.rule})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[Refusal]]:
        return (IllegalMove, (self.refusal,))


def whole(value: object) -> int:
    """A whole number as it is (one of numpy's too), and -1 for what is none."""
    try:
        return -1 if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type]  # others raise
    except TypeError:
        return -1


def refused(s: State, seat: object, code: object) -> IllegalMove:
    """Why a step is refused, whatever was given as a seat and as a code."""
    place, number = whole(seat), whole(code)
    if place not in range(s.deal.players):
        return IllegalMove(no_such_seat(s, seat))
    draw = draws.due(s)
    if draw >= 0:
        return IllegalMove(draw_first(DRAWS[draw]))
    if s.phase not in ASKED or number in range(codes.CODES):
        return IllegalMove(why_not(s, place, number))
    rule, asked = ASKED[s.phase]
    means = f"{code!r:.60} is not the code of a move (they go from 0 to {codes.CODES - 1}), and {asked}."
    return IllegalMove(Refusal(rule, "not_now", means))


def why_not(s: State, seat: int, code: int) -> Refusal:
    """The first rule that stands against a move that is not legal."""
    if seat not in range(s.deal.players):
        return no_such_seat(s, seat)
    if s.phase == codes.OVER:
        return Refusal("7.1", "game_over", "The game is over.")
    if s.phase == codes.MARKER:
        return draw_first("marker")
    if s.phase == codes.CARDS:
        return _cards(s, seat, code)
    if seat != s.seat:
        if s.phase == codes.BOOSTS:
            return Refusal("4.4", "not_your_decision", "Another player is deciding about “Higher Rank”.")
        return Refusal("4.5", "not_your_turn", "It is another player's turn.")
    if s.phase == codes.BOOSTS and codes.BOOST <= code < codes.PASS:
        value = code - codes.BOOST
        return Refusal("4.4", "no_such_card", f"You have no played card whose value is {value} now.")
    if s.phase == codes.START and codes.PASS <= code < codes.BUILD:
        return _start(s, seat, code)
    if s.phase == codes.SITE and codes.BUILD <= code < codes.DRAW:
        return _site(s, seat, code - codes.BUILD)
    if s.phase == codes.DRAWING and codes.DRAW <= code < codes.BONUS:
        return _draw(s, code - codes.DRAW + 1)
    if s.phase == codes.TILES and codes.BONUS <= code < codes.TAKE_BACK:
        return Refusal("5.12", "bonus_stack_empty", "That stack of bonus tiles is empty.")
    if s.phase == codes.END and code in (codes.ADVANCE_CHAPEL, codes.ADVANCE_GATE):
        return _two_steps(s, seat, code)
    if s.phase == codes.END and code == codes.TAKE_BACK:
        return _take_back(s, seat)
    rule, asked = ASKED[s.phase]
    return Refusal(rule, "not_now", f"That is not possible now: {asked}.")


def no_such_seat(s: State, seat: object) -> Refusal:
    """2.1: seats go from 0; anything else, of whatever type, is none."""
    return Refusal("2.1", "no_such_seat", f"There is no seat {seat!r}; seats go from 0 to {s.deal.players - 1}.")


def draw_first(kind: str) -> Refusal:
    """Where chance is drawn late, nobody moves before the draw that is due (see `chance.Chance`)."""
    if kind == "marker":
        return Refusal("3.1", "marker_first", "The round marker must be revealed first.")
    rule, what = {
        "steps": ("2.4", "the steps of the stairs must be dealt"),
        "rondel": ("2.7", "the rondel must be laid out"),
        "stack": ("2.1", "the top tile of a stack must be revealed"),
        "bonus": ("2.6", "the top tile of a bonus stack must be revealed"),
    }[kind]
    return Refusal(rule, "not_now", f"That is not possible now: {what} first.")


def _no_tile(s: State, seat: int, tile: int) -> Refusal | None:
    """A tile that the seat does not hold, or may not use yet."""
    if s.tiles[seat * sizes.BONUS_KINDS + tile]:
        return None
    name = BONUS_NAMES[tile]
    if s.fresh[seat * sizes.BONUS_KINDS + tile]:
        return Refusal(
            "6.0",
            "tile_too_new",
            f"“{name}” was taken this round; it can be used from the next one on.",
        )
    return Refusal(BONUS_RULES[tile], "no_tile", f"You have no “{name}”.")


def _cards(s: State, seat: int, code: int) -> Refusal:
    if s.chosen[seat] >= s.deal.cards_each:
        return Refusal("4.2", "already_chosen", "You have chosen already; wait until all cards are revealed.")
    if code == codes.NOBLEWOMAN:
        if s.chosen[seat]:
            return Refusal("4.1", "before_first_card", "“Lady's Visit” is used before the first card is chosen.")
        return _no_tile(s, seat, words.NOBLEWOMAN) or Refusal(
            "6.8", "supply_empty", "There is no 2 left in the supply."
        )
    if code < codes.NOBLEWOMAN:
        if s.hand[seat * sizes.CARD_VALUES + code]:
            return Refusal("4.2", "higher_second", "The second card must not be higher than the first.")
        return Refusal("4.2", "not_in_hand", f"You have no {code} in your hand.")
    rule, asked = ASKED[codes.CARDS]
    return Refusal(rule, "not_now", f"That is not possible now: {asked}.")


def _start(s: State, seat: int, code: int) -> Refusal:
    if code == codes.PASS:
        return Refusal("5.4", "must_build", "You may pass only when no space is open to you without a bonus tile.")
    if code in (codes.ADVANCE_CHAPEL, codes.ADVANCE_GATE):
        return _two_steps(s, seat, code)
    space = code - codes.PLACE if code < codes.CENTRE else sizes.CENTRE_SPACE
    if code < codes.CENTRE:
        kind = s.deal.tables.kind_at[space]
    else:
        kind = (code - codes.CENTRE) % sizes.KINDS
    if s.taken[kind] == sizes.STACK_SIZE:
        return Refusal("5.2", "stack_empty", f"The {KINDS[kind]} stack is empty.")
    if s.pawn[seat] == space:
        return Refusal("5.3", "own_pawn", "Your pawn must move to a different space.")
    if s.pawns[space] > 1:
        return Refusal("6.1", "two_pawns", "Two pawns are on that space; “Side by Side” is for one other pawn.")
    if s.pawns[space] == 1:
        missing = _no_tile(s, seat, words.SHARE)
        if missing is not None:
            reason = missing if missing.reason == "tile_too_new" else None
            return reason or Refusal(
                "5.2", "space_taken", "A pawn is on that space already, and you have no “Side by Side”."
            )
    if space == s.x:
        missing = _no_tile(s, seat, words.X_SPACE)
        if missing is not None and missing.reason == "no_tile":
            return Refusal("5.2", "x_space", "The X is closed without “Forbidden Ground”.")
        if missing is not None:
            return missing
    if code >= codes.FREE:
        missing = _no_tile(s, seat, words.FREE_CENTRE)
        if missing is not None:
            return missing
    return Refusal("5.2", "no_money", f"The centre costs 2 pounds, and you have {s.money[seat]}.")


def _two_steps(s: State, seat: int, code: int) -> Refusal:
    chapel = code == codes.ADVANCE_CHAPEL
    missing = _no_tile(s, seat, words.CHAPEL_TWO if chapel else words.GATE_TWO)
    if missing is not None:
        return missing
    track = "chapel" if chapel else "gate"
    return Refusal("6.5" if chapel else "6.6", "track_end", f"Your marker is on the last space of the {track} track.")


def _named(site: int) -> str:
    """Boards count sites from 1, moves from 0: a sentence says both."""
    return f"site {site + 1} (build:{site})"


def _site(s: State, seat: int, site: int) -> Refusal:
    following = s.built[seat]
    if s.pending >= FIRST_PARK:
        return Refusal("5.5", "park_next", f"A park always goes onto the next empty site, {_named(following)}.")
    if building.legal_sites(s, seat, s.pending) == codes.BIT[codes.BUILD + following]:
        return Refusal(
            "5.6",
            "fits_next",
            f"House number {s.pending} fits the next empty site, {_named(following)}: it must go there.",
        )
    if site >= following:
        last = s.bridge[seat * SITES + following - 1]
        return Refusal(
            "5.6",
            "too_high",
            f"House number {s.pending} is higher than {last}: it must replace a building of your bridge.",
        )
    if s.deal.tables.kind[s.bridge[seat * SITES + site]] == PARK:
        return Refusal("5.7", "never_a_park", "A park is never replaced.")
    return Refusal(
        "5.7",
        "line_broken",
        f"With {s.pending} on {_named(site)} the house numbers of that line would not fall.",
    )


def _draw(s: State, value: int) -> Refusal:
    if value > s.strength:
        return Refusal("5.10", "too_weak", f"A {value} is more than the {s.strength} that you may still draw.")
    if not s.supply[value]:
        return Refusal("5.10", "supply_empty", f"There is no {value} left in the supply.")
    return Refusal("5.10", "draw_falling", f"Cards are drawn from high to low: after a {s.last_drawn} no {value}.")


def _take_back(s: State, seat: int) -> Refusal:
    if s.took_back:
        return Refusal("6.4", "once_a_turn", "A card is taken back at most once a turn.")
    missing = _no_tile(s, seat, words.TAKE_BACK)
    if missing is not None:
        return missing
    if s.played == 0:
        return Refusal("6.4", "zero_returns", "A 0 returns to the hand by itself.")
    return Refusal("6.4", "supply_empty", f"There is no {s.played} left in the supply to take back.")
