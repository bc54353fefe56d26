"""Why a move is good, from trying it on what the seat knows: facts that can be checked against the position.

A reason is a key with what it needs to be told in any language; `SENTENCES` tells it in English. What compares a move
with others, or with later, is said of the best move alone. Imports aims, view and rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from london_bridge.bots.aims import aim_of, journeyman
from london_bridge.rules import Event, codes, engine, scorings, sizes
from london_bridge.rules.box_tables import ALL_CRESTS
from london_bridge.rules.logged import logged
from london_bridge.rules.moves import Move
from london_bridge.rules.rng import Rng
from london_bridge.rules.scoring import assess, unused_tiles
from london_bridge.rules.sizes import SITES, STACK_SIZE
from london_bridge.rules.state import State
from london_bridge.rules.words import CATEGORIES, FIRST_PARK, KINDS, NOBLEWOMAN, PLUS_ONE, SCORINGS, tile_word
from london_bridge.view import View

REASONS: Final = 3
#: A building that leaves the line at most this much lower than before, and higher than this, has room below it.
SMALL_STEP: Final = 6
GATE, HOSTELRY = CATEGORIES.index("gate"), CATEGORIES.index("hostelry")
KEPT_TILES: Final = scorings.TILES
#: 8.4, 9.13, 9.14: the scorings for which the cards in one's hand count at the end.
HAND_SCORINGS: Final = tuple(SCORINGS["hostelry"].index(name) for name in ("base", "cards", "sets"))

#: What every reason says in English; the numbers and names in braces are in its data.
SENTENCES: Final = {
    "only": "It is the only legal move.",
    "pair": "No other card can go with a {value} that is the higher of your two.",
    "income": "It brings £{amount} at once.",
    "cost": "It costs £{amount}, but what it gives is worth more.",
    "costs": "It costs £{amount}.",
    "strength": "You build with strength {strength}, thanks to your {crest} crests.",
    "crests": "A guild house bears all four crests: your actions to come are stronger by 1.",
    "chapel": "Your marker goes {steps} forward on the chapel track.",
    "gate": "Your marker goes {steps} forward on the gate track.",
    "prize": "It earns £{amount} more in the {category} scoring as things stand.",
    "tie_break": "You come before another player on the chapel track, which decides ties.",
    "line": "House {number} goes down only {step} from the last one, so there is room for more below it.",
    "park": "After a park the line may start again at any number.",
    "replace": "It takes the place of another building, because its number does not fit the next site.",
    "site": "It fills one more site: sites that stay empty cost money at the end.",
    "tile": "You take the bonus tile {tile}.",
    "tile_end": "You take a bonus tile, which pays £{amount} at the end.",
    "use": "It uses a bonus tile now, where it brings more than later.",
    "use_end": "It uses a bonus tile, which brings more so than kept to the end.",
    "uses": "It uses a bonus tile.",
    "keep_tile": "Your bonus tiles are worth more later.",
    "keep_end": "The bonus tiles that you keep pay £{amount} at the end.",
    "keeps": "You keep your bonus tiles.",
    "draw": "With a {value} you can go before {count} of the others in a later round.",
    "draw_more": "You add a {value} to your hand.",
    "enough": "More cards would bring you nothing.",
    "stops": "You take no more cards.",
    "first": "No other player can play a card that goes before it.",
    "early": "Only one other player can play a card that goes before it.",
    "highest": "It is your highest card: with it you go as early as you can.",
    "aim": "Whoever goes early still has the choice: you would do well with the {kind} {house}.",
    "save": "Your lowest card: the higher ones stay in your hand for later rounds.",
    "middle": "A higher card stays in your hand for later rounds.",
    "hand": "The cards that stay in your hand count at the end.",
    "spend": "It is the last round: there is nothing to save it for.",
    "take_back": "You take your card back into your hand.",
    "pass": "Nothing that is possible brings more than doing nothing.",
    "ahead": "Thinking ahead from here, nothing looked better.",
    "close": "Thinking ahead from here, it looked almost as good.",
    "behind": "Thinking ahead from here, it looked weaker.",
}
#: The bonus tiles (section 6) by their English names, with what they do.
TILES: Final = {
    "share": "“Side by Side” (join another pawn)",
    "free_centre": "“Toll Waived” (enter the centre for nothing)",
    "x_space": "“Forbidden Ground” (stand on the X)",
    "take_back": "“Loyal Companion” (fetch back the card you played)",
    "chapel_two": "“Pilgrim's Stride” (two steps on the chapel track)",
    "gate_two": "“Gatekeeper's Nod” (two steps on the gate track)",
    "plus_one": "“Higher Rank” (your card counts 1 more)",
    "noblewoman": "“Lady's Visit” (take a 2 from the supply)",
}

#: Reasons with their weights, roughly in pounds.
Weighed = list[tuple[float, "Reason"]]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: a key of SENTENCES, and what its sentence needs."""

    key: str
    data: dict[str, Any] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        """The reason in English."""
        tile = self.data.get("tile")
        return SENTENCES[self.key].format(**self.data | ({"tile": TILES[tile]} if tile else {}))

    def to_dict(self) -> dict[str, Any]:
        """As plain values, with the English sentence."""
        return {"key": self.key, **self.data, "sentence": self.sentence}


def reasons_for(view: View, move: Move, best: bool = True) -> list[Reason]:
    """What speaks for a move, the weightiest first; `best`: nothing better is known."""
    assert view.seat is not None
    trying = in_turn if view.sketch.phase != codes.CARDS else choosing
    weighed = sorted(trying(view.sketch, view.seat, move.code, best), key=lambda pair: -pair[0])
    found: list[Reason] = []
    for _, reason in weighed:
        if reason.key not in [other.key for other in found]:
            found.append(reason)
    return found[:REASONS]


# --- what the position is -------------------------------------------------------------------------------------------


def is_last_round(sketch: State) -> bool:
    """7.1: whether no other round can follow this one."""
    return sketch.round == sketch.deal.last_round or list(sketch.taken).count(STACK_SIZE) >= 3


def has_turns_left(sketch: State, seat: int) -> bool:
    """Whether the seat builds again after its present turn."""
    later = [slot >> 1 for slot in list(sketch.order)[sketch.turn + 1 : sketch.turns]]
    return seat in later or not is_last_round(sketch)


def goes_before(sketch: State, seat: int, value: int) -> int:
    """How many of the others can play a card that goes before one of the seat's (4.5), for all the seat knows.

    Hands are known (10.3), and what lies face down is still in them; a noblewoman (4.1) and plus-one tiles (4.4) may
    come to it.
    """
    count = 0
    for other in range(sketch.deal.players):
        if other == seat:
            continue
        top = max(
            (card for card in range(sizes.CARD_VALUES) if sketch.hand[other * sizes.CARD_VALUES + card]), default=0
        )
        if sketch.tiles[other * sizes.BONUS_KINDS + NOBLEWOMAN] and sketch.supply[2] and not sketch.chosen[other]:
            top = max(top, 2)
        top += sketch.tiles[other * sizes.BONUS_KINDS + PLUS_ONE]
        count += top > value or (top == value and sketch.chapel_rank[other] < sketch.chapel_rank[seat])
    return count


def forced(sketch: State, seat: int) -> Reason:
    """Why there is only one move. 4.2: two cards have no order, but here the higher one is named first."""
    first = sketch.card[seat * 2]
    higher = any(sketch.hand[seat * sizes.CARD_VALUES + value] for value in range(first + 1, sizes.CARD_VALUES))
    if sketch.phase == codes.CARDS and sketch.chosen[seat] and higher:
        return Reason("pair", {"value": first})
    return Reason("only")


# --- the moves ------------------------------------------------------------------------------------------------------


def choosing(sketch: State, seat: int, code: int, best: bool) -> Weighed:
    """4.1, 4.2: why this card, or a noblewoman before it."""
    if code == codes.NOBLEWOMAN:
        return [using(sketch, best, 2.0), (1.0, drawing(sketch, seat, 2))]
    found: Weighed = []
    held = [value for value in range(sizes.CARD_VALUES) if sketch.hand[seat * sizes.CARD_VALUES + value]]
    higher = max(held) > code
    before = goes_before(sketch, seat, code)
    if before == 0:
        found.append((3.0, Reason("first")))
    elif before * 2 < sketch.deal.players - 1:
        found.append((3.0, Reason("early")))
    elif not higher:
        found.append((2.0, Reason("highest")))
    aim = aim_of(sketch, seat) if best and found else None
    if aim is not None:
        kind = KINDS[sketch.deal.tables.kind[aim]]
        found.append((2.5, Reason("aim", {"house": tile_word(aim), "kind": kind})))
    counts = sketch.deal.scoring[HOSTELRY] in HAND_SCORINGS
    if not is_last_round(sketch):
        if higher:
            found.append((1.0, Reason("save" if code == min(held) else "middle")))
    elif higher and counts:
        found.append((1.0, Reason("hand")))
    elif not higher and not counts:
        found.append((1.0, Reason("spend")))
    return found


def drawing(sketch: State, seat: int, value: int) -> Reason:
    """5.10, 6.8: a card comes into the hand: what it is good for, if there is a round in which it can be played."""
    others = sketch.deal.players - 1
    count = others - goes_before(sketch, seat, value)
    if count == 0 or is_last_round(sketch):
        return Reason("draw_more", {"value": value})
    return Reason("draw", {"value": value, "count": count, "others": others})


def using(sketch: State, best: bool, weight: float) -> tuple[float, Reason]:
    """6.0: a bonus tile is used. Only of the best move it is known that this is the moment."""
    if not best:
        return weight, Reason("uses")
    return weight, Reason("use_end" if is_last_round(sketch) else "use")


def keeping(sketch: State, seat: int, best: bool) -> Weighed:
    """The seat's bonus tiles stay where they are: for later, or in the last round for money (8.7, 9.12)."""
    if not is_last_round(sketch):
        return [(1.0, Reason("keep_tile" if best else "keeps"))]
    amount = unused_tiles(sketch, seat)
    if sketch.deal.scoring[GATE] == KEPT_TILES:
        state = sketch.copy()
        assess(state, GATE)
        amount = state.gain[seat]
    return [(1.0, Reason("keep_end", {"amount": amount}))]


def in_turn(sketch: State, seat: int, code: int, best: bool) -> Weighed:
    """For a move of one's turn or of the plus-one window."""
    if code == codes.DONE and sketch.phase == codes.DRAWING:
        return [(1.0, Reason("enough" if best else "stops"))]
    if code in (codes.PASS, codes.DONE):
        nothing = code == codes.PASS and sketch.phase == codes.START and best
        return [(1.0, Reason("pass"))] if nothing else keeping(sketch, seat, best)
    found: Weighed = []
    if codes.BOOST <= code < codes.PASS or code in (codes.ADVANCE_CHAPEL, codes.ADVANCE_GATE):
        found.append(using(sketch, best, 1.5))
    if code == codes.TAKE_BACK:
        found.append((2.0, Reason("take_back")))
    after = sketch.copy()
    events = follow(after, seat, code)
    amount = sum(event.data["amount"] for event in events if event.kind == "money" and event.seat == seat)
    if amount > 0:
        found.append((float(amount), Reason("income", {"amount": amount})))
    elif amount < 0:
        found.append((0.2, Reason("cost" if best else "costs", {"amount": -amount})))
    for event in events:
        if event.seat == seat and not (event.kind == "gain_card" and code == codes.TAKE_BACK):
            found += told(sketch, seat, event, best)
    if after.round == sketch.round:
        found += prizes(sketch, after, seat)
        if after.chapel_rank[seat] < sketch.chapel_rank[seat]:
            found.append((0.8, Reason("tie_break")))
    return found


def follow(state: State, seat: int, code: int) -> list[Event]:
    """Make a move on a copy of what the seat knows, and build what it took; what that does within the turn."""
    with logged(state) as events:
        engine.step(state, seat, code)
        if state.phase == codes.SITE and engine.actor(state) == seat:
            engine.step(state, seat, journeyman().choose(state, seat, Rng(0)))
    ends = ("turn", "round_end", "order", "end")
    return events[: next((at for at, event in enumerate(events) if event.kind in ends), len(events))]


def told(sketch: State, seat: int, event: Event, best: bool) -> Weighed:
    """What one event speaks for."""
    data = event.data
    if event.kind == "strength" and data["strength"] > 1:
        return [(0.9 * data["strength"], Reason("strength", {"strength": data["strength"], "crest": data["crest"]}))]
    if event.kind == "advance" and data["steps"] > 0:
        return [(1.0 * data["steps"], Reason(data["track"], {"steps": data["steps"]}))]
    if event.kind == "gain_card":
        return [(0.7 * data["value"], drawing(sketch, seat, data["value"]))]
    if event.kind == "bonus":
        # 6.0, 8.7: what is taken in the last round is only money; in 9.12 `prizes` tells how much.
        if is_last_round(sketch) and sketch.deal.scoring[GATE] != KEPT_TILES:
            return [(1.0, Reason("tile_end", {"amount": 1}))]
        return [(2.0, Reason("tile", {"tile": data["tile"]}))]
    if event.kind == "use":
        return [using(sketch, best, 0.5)]
    if event.kind == "build":
        return building(sketch, seat, data)
    return []


def building(sketch: State, seat: int, data: dict[str, Any]) -> Weighed:
    """5.5 to 5.8: what a building does to the line and to the crests, as long as there is more to build."""
    if data.get("replaced") is not None:
        return [(0.6, Reason("replace"))]
    built = sketch.built[seat]
    goes_on = built + 1 < SITES and has_turns_left(sketch, seat)
    last = sketch.bridge[seat * SITES + built - 1] if built else FIRST_PARK
    last = min(last, FIRST_PARK)
    tile = data["tile"]
    if goes_on and isinstance(tile, str):
        return [(1.2 if last < 20 else 0.7, Reason("park"))]
    found: Weighed = []
    if has_turns_left(sketch, seat) and not isinstance(tile, str) and sketch.deal.tables.crest[tile] == ALL_CRESTS:
        found.append((1.6, Reason("crests")))
    if goes_on and built and last < FIRST_PARK and tile > SMALL_STEP and 0 < last - tile <= SMALL_STEP:
        return [*found, (1.4, Reason("line", {"number": tile, "step": last - tile}))]
    return [*found, (0.4, Reason("site"))]


def prizes(before: State, after: State, seat: int) -> Weighed:
    """8 and 9: what the scorings would pay more, as things stand."""
    found = []
    for category, name in enumerate(CATEGORIES):
        amounts = []
        for state in (before.copy(), after.copy()):
            assess(state, category)
            amounts.append(state.gain[seat])
        more = amounts[1] - amounts[0]
        if more > 0:
            scoring = SCORINGS[name][before.deal.scoring[category]]
            found.append((0.8 * more, Reason("prize", {"amount": more, "category": name, "scoring": scoring})))
    return found
