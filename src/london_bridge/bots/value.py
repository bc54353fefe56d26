"""What a position is worth: a small network that looks at one seat at a round's end and tells its final money.

The same network judges every seat by itself (its features hold what matters of the others), and shares of winning
follow from the judgements together. Weights are data (`data/value.json`), fitted by `bench/fit_value.py` from games of
the bots themselves. Reads only what every careful watcher knows, so that it may judge a sketch as well as a game.
"""

import json
import math
from array import array
from functools import cache
from importlib import resources

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import sizes, words
from london_bridge.rules.scoring import assess, longest_line, unused_tiles
from london_bridge.rules.state import State, no_seat

FIRST_PARK = words.FIRST_PARK
PARK = words.PARK

#: How many numbers describe a seat, and how many the hidden layer has.
FEATURES = 84
HIDDEN = 64


def describe(s: State, seat: int, out: "array[float]", at: int) -> int:
    """Write a seat's features from out[at] on, and tell how many. Small numbers throughout: about -2 to 2."""
    if not 0 <= seat < s.deal.players:
        raise no_seat(s, seat)
    if at < 0 or at + FEATURES > len(out):
        raise LondonBridgeError(f"A seat's features need {FEATURES} numbers; from {at} on there are too few.")
    deal = s.deal
    tables = deal.tables
    players = deal.players
    left = deal.last_round - s.round + (0 if s.turns else 1)  # rounds that are still to be played
    for i in range(FEATURES):
        out[at + i] = 0.0
    out[at] = 1.0
    out[at + players - 1] = 1.0  # 1 to 3
    sites = left * deal.cards_each  # buildings that the seat will still put up at most
    out[at + 4] = sites / 12.0
    out[at + 5] = s.money[seat] / 30.0
    # Cards: the more of the table's strength one holds, the more often one is first.
    mine = 0
    others = 0
    for other in range(players):
        for value in range(1, sizes.CARD_VALUES):
            if other == seat:
                mine += value * s.hand[other * sizes.CARD_VALUES + value]
            else:
                others += value * s.hand[other * sizes.CARD_VALUES + value]
    out[at + 6] = mine / 20.0
    out[at + 7] = (mine - others // (players - 1)) / 15.0
    out[at + 8] = (mine - others // (players - 1)) * sites / 100.0
    for value in range(sizes.CARD_VALUES):
        out[at + 9 + value] = s.hand[seat * sizes.CARD_VALUES + value] / 3.0
    # Tracks: where one stands, who is ahead, and what lies next.
    chapel = s.chapel[seat]
    gate = s.gate[seat]
    out[at + 14] = chapel / 14.0
    out[at + 15] = gate / 14.0
    out[at + 16] = s.chapel_rank[seat] / 3.0
    best = 0
    best_gate = 0
    for other in range(players):
        if other != seat:
            if s.chapel[other] > best:
                best = s.chapel[other]
            if s.gate[other] > best_gate:
                best_gate = s.gate[other]
    out[at + 17] = (chapel - best) / 7.0
    out[at + 18] = (gate - best_gate) / 7.0
    ahead = 0
    for space in range(chapel + 1, tables.chapel_last + 1):
        ahead += tables.chapel_money[space]
    out[at + 19] = ahead / 21.0
    out[at + 20] = ahead * sites / 150.0
    out[at + 21] = 1.0 if gate == tables.gate_last else 0.0
    # The bridge: how much of it stands, how much more it can take.
    built = s.built[seat]
    empty = sizes.SITES - built - sites
    out[at + 22] = built / 12.0
    out[at + 23] = (empty if empty > 0 else 0) / 3.0  # sites that must stay empty already
    last = 61
    if built and s.bridge[seat * sizes.SITES + built - 1] < FIRST_PARK:
        last = s.bridge[seat * sizes.SITES + built - 1]
    out[at + 24] = last / 60.0
    out[at + 25] = last * sites / 300.0
    wanted = sizes.SITES - built
    if wanted > sites:
        wanted = sites
    out[at + 26] = (last - 5.0 * wanted) / 40.0  # room: a falling line takes about five numbers a building
    out[at + 27] = 1.0 if last < 6 else 0.0
    out[at + 28] = 1.0 if last == 61 else 0.0
    out[at + 29] = longest_line(s, seat) / 8.0
    # Crests, strongest first, and what they are still good for.
    strongest = 0
    total = 0
    for crest in range(sizes.CRESTS):
        count = s.crests[seat * sizes.CRESTS + crest]
        total += count
        if count > strongest:
            strongest = count
        # In order: which crest it is matters little, how many there are of the best much.
        place = at + 30 + crest
        while place > at + 30 and out[place - 1] < count / 6.0:
            out[place] = out[place - 1]
            place -= 1
        out[place] = count / 6.0
    out[at + 34] = total / 20.0
    out[at + 35] = strongest / 8.0
    out[at + 36] = total * sites / 200.0
    out[at + 37] = strongest * sites / 80.0
    for tile in range(sizes.BONUS_KINDS):
        out[at + 38 + tile] = s.tiles[seat * sizes.BONUS_KINDS + tile] + s.fresh[seat * sizes.BONUS_KINDS + tile]
    out[at + 46] = unused_tiles(s, seat) / 4.0
    for site in range(built):
        out[at + 47 + tables.kind[s.bridge[seat * sizes.SITES + site]]] += 0.25
    parks = sizes.STACK_SIZE - s.taken[PARK]
    out[at + 53] = parks / 12.0
    # The scorings in play: which, what they would pay now, and how far ahead of the best other one is.
    for category in range(sizes.CATEGORIES):
        first = at + 54 + category * 7
        out[first + deal.scoring[category]] = 1.0
        assess(s, category)
        rival = 0
        for other in range(players):
            if other != seat and s.measure[other] > rival:
                rival = s.measure[other]
        out[first + 5] = s.gain[seat] / 6.0
        out[first + 6] = (s.measure[seat] - rival) / 6.0
    out[at + 82] = s.money[seat] * sites / 200.0
    out[at + 83] = sites * sites / 144.0
    return FEATURES


class Network:
    # The first line is how C tells a signature: of a compiled class, `inspect` finds no other.
    """Network(weights)\n--\n\nOne hidden layer from a seat's features to its final money.

    In tens of pounds beyond what the seat holds now.
    """

    first: "array[float]"  # FEATURES rows of HIDDEN: by feature, so that those that are 0 cost nothing
    first_bias: "array[float]"
    second: "array[float]"
    second_bias: float
    #: The money that the seat of the last `share` may expect.
    expected: float
    #: How unsure the judgement is, by rounds left: the scale of the softmax that turns money into shares.
    doubt: "array[float]"
    _features: "array[float]"
    _hidden: "array[float]"
    _shares: "array[float]"

    def __init__(self, weights: dict[str, list[float]]) -> None:
        lengths = {"first": FEATURES * HIDDEN, "first_bias": HIDDEN, "second": HIDDEN, "second_bias": 1, "doubt": 13}
        for name, size in lengths.items():
            if len(weights[name]) != size:
                raise ValueError(f"the network needs {size} weights {name}, not {len(weights[name])}")
        self.first = array("d", weights["first"])
        self.first_bias = array("d", weights["first_bias"])
        self.second = array("d", weights["second"])
        self.second_bias = weights["second_bias"][0]
        self.expected = 0.0
        self.doubt = array("d", weights["doubt"])
        self._features = array("f", [0.0] * FEATURES)
        self._hidden = array("d", [0.0] * HIDDEN)
        self._shares = array("d", [0.0] * 4)

    def money(self, s: State, seat: int) -> float:
        """The final money that a seat may expect."""
        describe(s, seat, self._features, 0)
        features, hidden, first = self._features, self._hidden, self.first  # at hand: this is half of a judgement
        for unit in range(HIDDEN):
            hidden[unit] = self.first_bias[unit]
        for i in range(FEATURES):
            feature = features[i]
            if feature != 0.0:
                row = i * HIDDEN
                for unit in range(HIDDEN):
                    hidden[unit] += first[row + unit] * feature
        total = self.second_bias
        for unit in range(HIDDEN):
            if hidden[unit] > 0.0:
                total += self.second[unit] * hidden[unit]
        return s.money[seat] + 10.0 * total

    def share(self, s: State, seat: int) -> float:
        """How likely a seat is to win, from the money that all may expect."""
        if not 0 <= seat < s.deal.players:
            raise no_seat(s, seat)
        players = s.deal.players
        left = s.deal.last_round - s.round + (0 if s.turns else 1)
        scale = self.doubt[left]
        best = -1000.0
        for other in range(players):
            self._shares[other] = self.money(s, other)
            if self._shares[other] > best:
                best = self._shares[other]
        self.expected = self._shares[seat]
        total = 0.0
        for other in range(players):
            self._shares[other] = math.exp((self._shares[other] - best) / scale)
            total += self._shares[other]
        for other in range(players):
            self._shares[other] /= total
        return self._shares[seat]

    def share_of(self, seat: int) -> float:
        """How likely another seat is to win, by the judgement that was asked for last."""
        return self._shares[seat] if 0 <= seat < sizes.SEATS else 0.0

    def __reduce__(self) -> tuple[type["Network"], tuple[dict[str, list[float]]]]:
        weights = {
            "first": list(self.first),
            "first_bias": list(self.first_bias),
            "second": list(self.second),
            "second_bias": [self.second_bias],
            "doubt": list(self.doubt),
        }
        return (Network, (weights,))


@cache
def network() -> Network:
    """The network that comes with the package."""
    text = resources.files("london_bridge.bots").joinpath("data/value.json").read_text(encoding="utf-8")
    return Network(json.loads(text))
