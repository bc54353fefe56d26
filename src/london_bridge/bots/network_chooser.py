"""Playing a trained network: an observation in, a number for every move out, the legal move with the highest is made.

Layer by layer in double precision, in one order, so that compiled and interpreted code answer alike to the last bit.
Numbers that are 0 cost nothing, and most of an observation is. Reads only what its seat may know, as `view.observe`
does. Compiled where it can be (`network_chooser.pxd`). Imports the rules, the view, and the files of networks.
"""

import math
from array import array
from collections.abc import Sequence

from london_bridge.bots.bot import BotError
from london_bridge.bots.choose import Chooser
from london_bridge.bots.network_file import SavedNetwork
from london_bridge.rules import codes
from london_bridge.rules.engine import legal
from london_bridge.rules.rng import Rng
from london_bridge.rules.state import State
from london_bridge.view import observation_fields
from london_bridge.view.observe import observe
from london_bridge.view.remembering import Lookups, Memory

CODES = codes.CODES

#: As fine as chance is drawn between moves.
GRAIN = 1 << 30


class PlainNetwork:
    # The first line is how C tells a signature: of a compiled class, `inspect` finds no other.
    """PlainNetwork(saved)\n--\n\nThe layers of a network, laid out for answering: weights by input, all in one row."""

    weights: "array[float]"  # of every layer, `outputs` numbers for each input
    biases: "array[float]"  # of every layer
    widths: "array[int]"  # of the observation, and of what every layer gives
    layers: int
    tanh: bool
    values: "array[float]"  # what the last layer gave, for every move
    _before: "array[float]"

    def __init__(self, saved: SavedNetwork) -> None:
        self.saved = saved
        weights = array("d")
        biases = array("d")
        widths = [saved.layers[0].inputs]
        for layer in saved.layers:
            for at in range(layer.inputs):
                weights.extend(layer.weights[at :: layer.inputs].tolist())
            biases.extend(layer.biases.tolist())
            widths.append(layer.outputs)
        self.weights = weights
        self.biases = biases
        self.widths = array("i", widths)
        self.layers = len(saved.layers)
        self.tanh = saved.activation == "tanh"
        self.values = array("d", [0.0] * max(widths))
        self._before = array("d", [0.0] * max(widths))

    def answer(self, row: "array[int]") -> int:
        """Turn an observation into `values`; gives how many numbers those are."""
        if len(row) < self.widths[0]:
            raise BotError(f"The network looks at {self.widths[0]} numbers, not at {len(row)}.")
        before = self._before
        values = self.values
        weights = self.weights
        biases = self.biases
        inputs = self.widths[0]
        for i in range(inputs):
            values[i] = row[i]
        first = 0
        bias = 0
        for layer in range(self.layers):
            outputs = self.widths[layer + 1]
            for i in range(inputs):
                value = values[i]
                if layer:
                    if self.tanh:
                        value = math.tanh(value)
                    elif value < 0.0:
                        value = 0.0
                before[i] = value
            for unit in range(outputs):
                values[unit] = biases[bias + unit]
            for i in range(inputs):
                value = before[i]
                if value != 0.0:
                    for unit in range(outputs):
                        values[unit] += weights[first + unit] * value
                first += outputs
            bias += outputs
            inputs = outputs
        return CODES

    def __reduce__(self) -> tuple[type["PlainNetwork"], tuple[SavedNetwork]]:
        return (PlainNetwork, (self.saved,))


class NetworkChooser(Chooser):
    # The first line is how C tells a signature: of a compiled class, `inspect` finds no other.
    """NetworkChooser(networks, temperature=0.0)\n--\n\nMakes the legal move that a network likes best.

    One network for each number of players that it is to play at. With a temperature it draws: a move whose number is
    larger by the temperature is e times as likely.
    """

    networks: list[PlainNetwork | None]
    temperature: float
    known: Lookups | None
    row: "array[int]"

    def __init__(self, networks: Sequence[SavedNetwork], temperature: float = 0.0) -> None:
        if not 0.0 <= temperature <= 1000.0:
            raise BotError(f"The temperature is a number from 0 to 1000, not {temperature!r}.")
        self.networks = [None] * 5
        for saved in networks:
            if self.networks[saved.players] is not None:
                raise BotError(f"Two of the networks are for {saved.players} players.")
            self.networks[saved.players] = PlainNetwork(saved)
        self.temperature = temperature
        self.known = None
        self.row = array("b", bytes(observation_fields.size(4)))

    def look(self, s: State, seat: int) -> PlainNetwork:
        """Have the network for this table look at what a seat sees; what it says is in its `values`."""
        network = self.networks[s.deal.players]
        if network is None:
            can = ", ".join([str(one.saved.players) for one in self.networks if one is not None])
            raise BotError(f"The network plays at tables of {can}, and this one has {s.deal.players} players.")
        known = self.known
        if known is None or known.tables is not s.deal.tables:
            known = Lookups(s.deal.tables)
            self.known = known
        observe(s, seat, False, known, Memory(), self.row)
        network.answer(self.row)
        return network

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """The code of a legal move."""
        mask = legal(s, seat)
        if not mask & (mask - 1):
            return rng.pick(mask)  # nothing to think about
        values = self.look(s, seat).values
        best = -1
        for code in range(CODES):
            if mask >> code & 1 and (best < 0 or values[code] > values[best]):
                best = code
        if self.temperature == 0.0:
            return best
        highest = values[best]
        total = 0.0
        for code in range(CODES):
            if mask >> code & 1:
                values[code] = math.exp((values[code] - highest) / self.temperature)
                total += values[code]
        left = total * rng.below(GRAIN) / GRAIN
        for code in range(CODES):
            if mask >> code & 1:
                left -= values[code]
                if left < 0.0:
                    return code
        return best

    def __reduce__(self) -> tuple[object, ...]:
        return (NetworkChooser, ([one.saved for one in self.networks if one is not None], self.temperature))
