"""What the journeyman sees before it judges, inside the compiled core: the table as its seat may know it, in numbers.

`look` takes it in once for every decision. The tables and weights that the judgement needs are here too (see `weights`
and `outlook`). Imports the rules.
"""

from collections.abc import Mapping

from london_bridge.bots import outlook
from london_bridge.bots.weights import WEIGHTS
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import codes, scorings, sizes, words
from london_bridge.rules.box_tables import Tables
from london_bridge.rules.state import State, no_seat

#: True where this module runs as compiled code: its arrays are then C arrays, born zero.
COMPILED = not str(__file__).endswith((".py", ".pyc"))

CARDS_PHASE = codes.CARDS
BOOSTS_PHASE = codes.BOOSTS
GATE = words.GATE
CHAPEL = words.CHAPEL
HOSTELRY = words.HOSTELRY
FIRST_PARK = words.FIRST_PARK
OPEN = words.FIRST_PARK  # the number to stay below after a park, and on an empty bridge

BY_CHAPEL = scorings.BY_CHAPEL
BY_GATE = scorings.BY_GATE
BY_HOSTELRY = scorings.BY_HOSTELRY
BY_BRIDGE = scorings.BY_BRIDGE
BASE = scorings.BASE
MOST = scorings.MOST
LONGEST = scorings.LONGEST
KIND_SETS = scorings.KIND_SETS

ARRAYS = {
    "card_worth": 5,
    "card_play": 5,
    "tile_worth": 8,
    "set_worth": 7,
    "line": 13 * 13 * 62,
    "run": 13 * 62,
    "chapel_track": 3 * 13 * 41,
    "gate_track": 3 * 13 * 41,
    "shares": 4 * 7,
    "hand": 5,
    "totals": 4,
    "runs": 4,
    "kinds": 6,
    "chapels": 4,
    "gates": 4,
    "hostelries": 4,
    "places": 7,
    "earlier": 4,
    "left": 4,
    "chance": 5,
    "before": 20,
    "lean": 64,
    "worth": 64,
}


class Situation:
    """What one sees and holds to be worth. Weights given here differ from those of the table."""

    weights: dict[str, float]
    tables: Tables | None  # of the box for which it is prepared

    # Weights that are used as they are.
    crest: float
    crest_again: float
    ahead: float
    enough: float
    spare: float
    noise: float
    poor: float
    hold: float
    drift: float
    spread_chapel: float
    spread_gate: float
    spread_hand: float
    spread_built: float
    spread_kind: float
    spread_line: float
    rank_chapel: float
    rank_gate: float
    rank_hand: float
    rank_bridge: float
    rank_kind: float
    leader: float
    lowest: float
    hand_score: float

    # Tables that `outlook` has worked out.
    card_worth: list[float]  # value
    card_play: list[float]  # value
    tile_worth: list[float]  # bonus tile
    set_worth: list[float]  # number of kinds
    line: list[float]  # turns left, buildings, number to stay below
    run: list[float]  # turns left, number to stay below
    chapel_track: list[float]  # scoring, turns left, space
    gate_track: list[float]
    shares: list[float]  # how many come earlier, place

    # What `look` has seen, and scratch space for the decision.
    players: int
    turns: int  # left after the present one
    last: int  # the number to stay below
    held: float  # what the hand is worth
    wait: float  # 0 to 1: how much it matters that a bonus tile could be used later
    first_card: int  # of the lot to draw, or 0
    hand: list[float]  # value
    totals: list[float]  # seat: value of the cards in hand
    runs: list[float]  # seat: longest line
    kinds: list[float]  # kind: how many one has
    chapels: list[float]  # seat
    gates: list[float]  # seat
    hostelries: list[float]  # seat
    places: list[float]  # what the best places bring, from the highest down
    earlier: list[float]  # number: how likely so many come earlier
    left: list[float]  # number: what the places bring that so many will leave
    chance: list[float]  # value: how likely a card is played
    before: list[float]  # seat * sizes.CARD_VALUES + value: how likely the seat goes before a card of that value

    lean: list[float]  # code: what is liked about a move besides, in pounds (see `leaning`)
    worth: list[float]  # code: what the moves that were looked at are worth, to compare them with each other

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        for name in weights or {}:
            if name not in WEIGHTS:
                raise LondonBridgeError(f"The journeyman has no weight {name!r}; bots/weights.py lists those it has.")
        self.weights = {**WEIGHTS, **(weights or {})}
        if not COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0.0] * size)
        self.tables = None

    def __reduce__(self) -> tuple[object, ...]:
        return (Situation, (self.weights,))

    def prepare(self, s: State) -> None:
        """Work out what depends on the weights and on the box."""
        outlook.prepare(self, s.deal.tables)

    # --- looking ------------------------------------------------------------------------------------------------

    def look(self, s: State, seat: int) -> None:
        """Take in the table from a seat, once for every decision."""
        if not 0 <= seat < s.deal.players:
            raise no_seat(s, seat)
        deal = s.deal
        if self.tables is not deal.tables:
            self.prepare(s)
        players = deal.players
        self.players = players
        turns = (deal.last_round - s.round) * deal.cards_each
        if s.phase == CARDS_PHASE:
            turns += deal.cards_each - 1 - s.chosen[seat]
        elif s.phase == BOOSTS_PHASE:
            turns += deal.cards_each - 1
        else:
            for i in range(s.turn + 1, s.turns):
                if s.order[i] >> 1 == seat:
                    turns += 1
        self.turns = turns
        self.wait = turns * self.hold if turns * self.hold < 1.0 else 1.0
        built = s.built[seat]
        self.last = OPEN
        if built and s.bridge[seat * sizes.SITES + built - 1] < FIRST_PARK:
            self.last = s.bridge[seat * sizes.SITES + built - 1]
        for value in range(sizes.CARD_VALUES):
            self.hand[value] = s.hand[seat * sizes.CARD_VALUES + value]
        scoring = deal.scoring[BY_HOSTELRY]
        if scoring == BASE:
            for other in range(players):
                self.totals[other] = self.hand_total(s, other)
        elif scoring == MOST:
            for other in range(players):
                self.hostelries[other] = self.count_kind(s, other, HOSTELRY)
        if deal.scoring[BY_CHAPEL] == MOST:
            for other in range(players):
                self.chapels[other] = self.count_kind(s, other, CHAPEL)
        if deal.scoring[BY_GATE] == MOST:
            for other in range(players):
                self.gates[other] = self.count_kind(s, other, GATE)
        scoring = deal.scoring[BY_BRIDGE]
        if scoring == LONGEST:
            for other in range(players):
                self.runs[other] = self.longest(s, other)
        elif scoring == KIND_SETS:
            for kind in range(sizes.KINDS):
                self.kinds[kind] = self.count_kind(s, seat, kind)

    def hand_total(self, s: State, seat: int) -> int:
        """8.4, as others can know it: cards that lie face down are still in the hand."""
        total = 0
        for value in range(1, sizes.CARD_VALUES):
            total += value * s.hand[seat * sizes.CARD_VALUES + value]
        if s.phase == CARDS_PHASE:
            for slot in range(seat * 2, seat * 2 + s.chosen[seat]):
                if s.card[slot] > 0:
                    total += s.card[slot]
        return total

    def count_kind(self, s: State, seat: int, kind: int) -> int:
        """9.1 to 9.3, 9.16: buildings of a kind on a bridge."""
        count = 0
        for at in range(seat * sizes.SITES, seat * sizes.SITES + s.built[seat]):
            if s.deal.tables.kind[s.bridge[at]] == kind:
                count += 1
        return count

    def longest(self, s: State, seat: int) -> float:
        """9.4: the longest line as it may become, if the last one is built on."""
        best = run = 0
        last = OPEN
        for at in range(seat * sizes.SITES, seat * sizes.SITES + s.built[seat]):
            last = s.bridge[at]
            if last < FIRST_PARK:
                run += 1
            else:
                run = 0
                last = OPEN
            if run > best:
                best = run
        hope = run + self.run[self.turns * 62 + last]
        return hope if hope > best else best
