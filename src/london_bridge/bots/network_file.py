"""Trained networks as files: plain layers in the safetensors form, read and written with the standard library alone.

A file is eight bytes with the length of a header (little-endian), the header (JSON: for every tensor its `dtype`,
`shape` and `data_offsets`, and under `__metadata__` texts by name), and the numbers. The tensors are `NAME.weight`, a
row for every output, and `NAME.bias`, a pair for every layer; names with numbers are taken in the order of the numbers.
That is what `safetensors.torch.save_file` makes of the state of a torch `Sequential`. The metadata may say `players`,
`layout` (the version of docs/observation.md), `activation` and, where names do not give the order, `layers`: the names,
parted by commas. Imports bots' errors, the view's fields and the rules.
"""

from __future__ import annotations

import json
import re
import struct
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite, prod
from pathlib import Path
from typing import Any, Final

from london_bridge.bots.bot import BotError
from london_bridge.rules.codes import CODES
from london_bridge.rules.sizes import SEATS
from london_bridge.view import observation_fields

#: What a file may hold: enough for anything that answers within a move, little enough to be read by anybody.
LARGEST_FILE: Final = 64 * 2**20
LARGEST_HEADER: Final = 2**20
MOST_LAYERS: Final = 16
WIDEST: Final = 4096

#: How the numbers of a tensor are written: bytes for each, and `struct`'s letter (bfloat16 has none).
FORMS: Final = {"F16": (2, "e"), "BF16": (2, ""), "F32": (4, "f"), "F64": (8, "d")}
WRITTEN: Final = {"float16": "F16", "float32": "F32"}
ACTIVATIONS: Final = ("relu", "tanh")


@dataclass(frozen=True)
class Layer:
    """One layer: `outputs` rows of `inputs` weights, and a bias for each."""

    inputs: int
    outputs: int
    weights: array[float]
    biases: array[float]


@dataclass(frozen=True)
class SavedNetwork:
    """A network that chooses a move: an observation in, a number for each of the 55 moves out."""

    players: int
    layers: tuple[Layer, ...]
    activation: str = "relu"
    about: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        widths = [self.layers[0].inputs, *(layer.outputs for layer in self.layers)] if self.layers else []
        if not 1 <= len(self.layers) <= MOST_LAYERS or max(widths) > WIDEST:
            raise BotError(f"A network has 1 to {MOST_LAYERS} layers of at most {WIDEST:,} numbers each.")
        for before, after in zip(self.layers, self.layers[1:], strict=False):
            if before.outputs != after.inputs:
                raise BotError(f"A layer gives {before.outputs} numbers, and the next one wants {after.inputs}.")
        if self.activation not in ACTIVATIONS:
            raise BotError(f"The activation {self.activation!r} is not known: {' or '.join(ACTIVATIONS)}.")
        wanted = observation_fields.size(self.players)
        if widths[0] != wanted or widths[-1] != CODES:
            raise BotError(
                f"A network for {self.players} players turns {wanted} numbers (docs/observation.md) into {CODES}, one"
                f" for every move; this one turns {widths[0]} into {widths[-1]}."
            )
        for layer in self.layers:
            if not all(map(isfinite, (*layer.weights, *layer.biases))):
                raise BotError("The network holds numbers that are infinite, or none at all.")


def save_network(
    path: str | Path,
    layers: Sequence[tuple[Any, Any]],
    *,
    players: int = SEATS,
    activation: str = "relu",
    about: Mapping[str, str] | None = None,
    numbers: str = "float16",
) -> None:
    """Write a network: for every layer its weights, a row for every output, and its biases.

    Lists, arrays and tensors will do. Between layers stands the activation; after the last one nothing. The observation
    comes in as it is: who trains with other numbers (normalised ones) puts that into the first layer. `about` is kept
    with it, as texts.
    """
    if numbers not in WRITTEN:
        raise BotError(f"The numbers of a network are written as {' or '.join(WRITTEN)}, not as {numbers!r}.")
    plain = tuple(_layer(_rows(weights), _rows(biases)) for weights, biases in layers)
    network = SavedNetwork(players, plain, activation, dict(about or {}))
    form = WRITTEN[numbers]
    width, letter = FORMS[form]
    told = {"players": str(players), "layout": str(observation_fields.VERSION), "activation": activation}
    header: dict[str, Any] = {"__metadata__": {**{str(k): str(v) for k, v in network.about.items()}, **told}}
    body = bytearray()
    for number, layer in enumerate(plain):
        for name, shape, values in (
            ("weight", [layer.outputs, layer.inputs], layer.weights),
            ("bias", [layer.outputs], layer.biases),
        ):
            begin = len(body)
            try:
                body += struct.pack(f"<{len(values)}{letter}", *values)
            except OverflowError:
                raise BotError(f"A number of layer {number} is too large for {numbers}; float32 has room.") from None
            header[f"{number}.{name}"] = {
                "dtype": form,
                "shape": shape,
                "data_offsets": [begin, begin + width * len(values)],
            }
    head = json.dumps(header, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 8)
    Path(path).write_bytes(struct.pack("<Q", len(head)) + head + body)


def _rows(values: Any) -> Any:
    """Numbers as lists, whatever they came in."""
    return values.tolist() if hasattr(values, "tolist") else values


def _layer(rows: Any, biases: Any) -> Layer:
    if not rows or len(rows) != len(biases) or any(len(row) != len(rows[0]) for row in rows):
        raise BotError("Every layer has a row of weights and a bias for each of its outputs, and all rows are alike.")
    return Layer(len(rows[0]), len(rows), array("f", [one for row in rows for one in row]), array("f", biases))


def load_network(path: str | Path) -> SavedNetwork:
    """Read a file; what is no network for this game is refused with the reason."""
    file = Path(path)
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise BotError(f"{file} is larger than {LARGEST_FILE // 2**20} MB, too large for a network.")
        data = file.read_bytes()
    except OSError as error:
        raise BotError(f"The network {file} cannot be read: {error.strerror or error}.") from None
    return read_network(data, str(file))


def read_network(data: bytes, name: str) -> SavedNetwork:
    """The network that these bytes hold."""
    try:
        header, body = _parts(data)
        told = header.pop("__metadata__", {})
        if not isinstance(told, dict) or not all(isinstance(text, str) for text in told.values()):
            raise ValueError("its metadata are not texts")
        version = told.get("layout", str(observation_fields.VERSION))
        if version != str(observation_fields.VERSION):
            raise ValueError(
                f"it was trained on version {version} of the observation, not on {observation_fields.VERSION}"
            )
        layers = tuple(_read_layer(header, body, one) for one in _order(header, told))
        players = int(told["players"]) if "players" in told else _players_of(layers[0].inputs)
        if not 2 <= players <= SEATS:
            raise ValueError("a table has two to four players")
        return SavedNetwork(players, layers, told.get("activation", "relu"), told)
    except BotError as error:
        raise BotError(f"{name} cannot be played. {error}") from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError, struct.error) as error:
        raise BotError(f"{name} is no network in the safetensors form: {error}.") from None


def _parts(data: bytes) -> tuple[dict[str, Any], memoryview]:
    if len(data) < 8:
        raise ValueError("it is too short")
    (length,) = struct.unpack_from("<Q", data)
    if not 2 <= length <= min(LARGEST_HEADER, len(data) - 8):
        raise ValueError("its header does not fit")
    header = json.loads(data[8 : 8 + length])
    if not isinstance(header, dict):
        raise ValueError("its header names no tensors")
    return header, memoryview(data)[8 + length :]


def _order(header: dict[str, Any], told: dict[str, str]) -> list[str]:
    """The names of the layers, first to last."""
    if "layers" in told:
        return [name.strip() for name in told["layers"].split(",")]
    names = {key.rpartition(".")[0] for key in header}
    if not names or set(header) != {f"{name}.{part}" for name in names for part in ("weight", "bias")}:
        raise ValueError("every layer needs a weight and a bias, and nothing else may be there")
    return sorted(
        names,
        key=lambda name: [
            (not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in re.split(r"(\d+)", name)
        ],
    )


def _players_of(inputs: int) -> int:
    for players in range(2, SEATS + 1):
        if observation_fields.size(players) == inputs:
            return players
    raise ValueError(f"no observation has {inputs} numbers")


def _read_layer(header: dict[str, Any], body: memoryview, name: str) -> Layer:
    shape, weights = _tensor(header[f"{name}.weight"], body, 2)
    rows, biases = _tensor(header[f"{name}.bias"], body, 1)
    if rows[0] != shape[0]:
        raise ValueError(f"layer {name} has {shape[0]} outputs and {rows[0]} biases")
    return Layer(shape[1], shape[0], weights, biases)


def _tensor(told: dict[str, Any], body: memoryview, axes: int) -> tuple[list[int], array[float]]:
    form, shape, (begin, end) = told["dtype"], list(told["shape"]), told["data_offsets"]
    if form not in FORMS:
        raise ValueError(f"its numbers are {form}; known are {', '.join(FORMS)}")
    width, letter = FORMS[form]
    if len(shape) != axes or not all(type(one) is int and 0 < one <= WIDEST for one in shape):
        raise ValueError(f"a tensor has the shape {shape}")
    if type(begin) is not int or type(end) is not int or not 0 <= begin <= end <= len(body):
        raise ValueError("a tensor lies outside the file")
    count = prod(shape)
    if end - begin != width * count:
        raise ValueError("a tensor has more or fewer numbers than its shape")
    part = body[begin:end]
    if letter:
        return shape, array("f", struct.unpack(f"<{count}{letter}", part))
    wide = bytearray(4 * count)  # brain floats are the upper halves of single ones
    wide[2::4], wide[3::4] = part[0::2], part[1::2]
    return shape, array("f", struct.unpack(f"<{count}f", wide))
