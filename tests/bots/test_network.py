"""A trained network as a file and as a bot: read and written whole, answered as torch does, refused with words."""

from __future__ import annotations

import json
import pickle
import random
import struct
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from london_bridge import bots
from london_bridge.bots import BotError, NetworkBot, load_network, save_network
from london_bridge.bots.network_chooser import NetworkChooser
from london_bridge.bots.network_file import FORMS, read_network
from london_bridge.envs import observation
from london_bridge.rules import Game
from london_bridge.rules.rng import Rng
from london_bridge.view import View, observation_fields

Plain = list[tuple[list[list[float]], list[float]]]


def layers(*widths: int, seed: int = 1, scale: float = 0.05) -> Plain:
    """Layers of small numbers by chance."""
    chance = random.Random(seed)
    return [
        ([[chance.gauss(0, scale) for _ in range(inputs)] for _ in range(outputs)], [chance.gauss(0, 1)] * outputs)
        for inputs, outputs in pairwise(widths)
    ]


def with_numpy(plain: Plain, activation: str, row: Any) -> Any:
    """What the layers give, worked out by somebody else."""
    values = np.asarray(row, np.float64)
    for number, (weights, biases) in enumerate(plain):
        if number:
            values = np.tanh(values) if activation == "tanh" else np.maximum(values, 0)
        values = np.asarray(weights) @ values + np.asarray(biases)
    return values


def safetensors(tensors: dict[str, Any], form: str = "F32", metadata: dict[str, str] | None = None) -> bytes:
    """A file in the safetensors form, by its description: header's length, header, numbers."""
    header: dict[str, Any] = {"__metadata__": metadata} if metadata is not None else {}
    body = b""
    for name, value in tensors.items():
        array = np.asarray(value, np.float32)
        if form == "BF16":
            part = (array.view(np.uint32) >> 16).astype("<u2").tobytes()
        else:
            part = array.astype({"F16": "<f2", "F32": "<f4", "F64": "<f8"}[form]).tobytes()
        header[name] = {"dtype": form, "shape": list(array.shape), "data_offsets": [len(body), len(body) + len(part)]}
        body += part
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + body


def views(players: int, count: int = 12) -> list[View]:
    """What seats that have to choose see in a game of journeymen."""
    game = Game.deal(players, "random", seed=6)
    found = []
    player = bots.make("journeyman", 2)
    while not game.over:
        seat = game.deciders[0]
        view = View.of(game, seat)
        if len(view.legal()) > 1:
            found.append(view)
        game.apply(seat, player.choose(view))
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("activation", ["relu", "tanh"])
def test_it_answers_as_the_layers_say(players: int, activation: str, tmp_path: Path):
    """Every number of every move is what NumPy makes of the same layers; the best legal move is made."""
    plain = layers(observation_fields.size(players), 12, 9, 55)
    file = tmp_path / "some.safetensors"
    save_network(file, plain, players=players, activation=activation, numbers="float32")
    bot = NetworkBot(file, seed=1)
    for view in views(players):
        wanted = with_numpy(plain, activation, observation(view))
        scores = bot.scores(view)
        assert set(scores) == set(view.legal())
        for move, score in scores.items():
            assert score == pytest.approx(wanted[move.code], abs=1e-4)
        assert bot.choose(view) == next(iter(scores)) == max(scores, key=lambda move: scores[move])


def test_it_answers_as_torch_does(tmp_path: Path):
    """A torch network, saved by its tensors' names as torch gives them, makes the moves that torch would."""
    torch = pytest.importorskip("torch")
    torch.manual_seed(5)
    network = torch.nn.Sequential(
        torch.nn.Linear(observation_fields.size(4), 32), torch.nn.Tanh(), torch.nn.Linear(32, 55)
    )  # fmt: skip
    saved, from_torch = tmp_path / "saved.safetensors", tmp_path / "torch.safetensors"
    linear = [part for part in network if isinstance(part, torch.nn.Linear)]
    save_network(saved, [(part.weight, part.bias) for part in linear], activation="tanh", numbers="float32")
    state = {name: tensor.numpy() for name, tensor in network.state_dict().items()}
    from_torch.write_bytes(safetensors(state, metadata={"activation": "tanh"}))
    for view in views(4):
        with torch.no_grad():
            logits = network(torch.from_numpy(observation(view)).float()).tolist()
        for file in (saved, from_torch):
            for move, score in NetworkBot(file).scores(view).items():
                assert score == pytest.approx(logits[move.code], abs=1e-3)


@pytest.mark.parametrize("form", sorted(FORMS))
def test_all_forms_of_numbers_are_read(form: str):
    """Half, brain, single and double precision; the players follow from the size where nothing says them."""
    plain = layers(observation_fields.size(2), 4, 55)
    tensors = {
        f"{i}.{part}": value
        for i, pair in enumerate(plain)
        for part, value in zip(("weight", "bias"), pair, strict=True)
    }
    network = read_network(safetensors(tensors, form), "it")
    assert network.players == 2
    assert network.activation == "relu"
    assert network.layers[0].weights.tolist() == pytest.approx(np.ravel(plain[0][0]).tolist(), rel=1e-2, abs=1e-6)


def test_what_was_saved_is_read(tmp_path: Path):
    """Layers, activation, and what is told about it; in half precision to three digits."""
    file = tmp_path / "some.safetensors"
    plain = layers(observation_fields.size(3), 5, 55)
    save_network(file, plain, players=3, activation="tanh", about={"by": "somebody", "players": "7"})
    network = load_network(file)
    assert (network.players, network.activation, network.about["by"]) == (3, "tanh", "somebody")
    assert network.about["players"] == "3"
    assert [(layer.inputs, layer.outputs) for layer in network.layers] == [(556, 5), (5, 55)]
    for layer, (weights, biases) in zip(network.layers, plain, strict=True):
        assert layer.weights.tolist() == pytest.approx(np.ravel(weights).tolist(), rel=2e-3, abs=1e-6)
        assert layer.biases.tolist() == pytest.approx(biases, rel=2e-3)
    assert len(file.read_bytes()) < 2 * (556 * 5 + 5 + 5 * 55 + 55) + 700


def test_layers_come_in_the_order_of_their_numbers():
    """10 follows 9, as people count; where names have no order, the metadata say it."""
    widths = [observation_fields.size(2), *range(20, 31), 55]
    plain = layers(*widths)
    tensors = {
        f"net.{i}.{part}": value
        for i, pair in enumerate(plain)
        for part, value in zip(("weight", "bias"), pair, strict=True)
    }
    shuffled = dict(random.Random(3).sample(sorted(tensors.items()), len(tensors)))
    assert [layer.inputs for layer in read_network(safetensors(shuffled), "it").layers] == widths[:-1]
    two = layers(observation_fields.size(2), 6, 55)
    named = {"zebra.weight": two[0][0], "zebra.bias": two[0][1], "ant.weight": two[1][0], "ant.bias": two[1][1]}
    assert len(read_network(safetensors(named, metadata={"layers": "zebra, ant"}), "it").layers) == 2
    with pytest.raises(BotError, match="no observation has 6 numbers"):
        read_network(safetensors(named), "it")


def test_what_is_no_network_is_refused(tmp_path: Path):
    """A wrong size, a version of another observation, numbers that are none, a file that is something else."""
    good = layers(observation_fields.size(4), 3, 55)
    tensors = {"0.weight": good[0][0], "0.bias": good[0][1], "1.weight": good[1][0], "1.bias": good[1][1]}
    for metadata, wanted in [
        ({"layout": "99"}, "trained on version 99"),
        ({"players": "3"}, "turns 556 numbers"),
        ({"players": "9"}, "two to four players"),
        ({"players": "many"}, "no network"),
        ({"activation": "gelu"}, "activation 'gelu' is not known"),
        ({"layers": "0,7"}, "no network"),
    ]:
        with pytest.raises(BotError, match=wanted):
            read_network(safetensors(tensors, metadata=metadata), "it")
    with pytest.raises(BotError, match="infinite, or none at all"):
        read_network(safetensors({**tensors, "1.bias": [float("nan")] * 55}), "it")
    with pytest.raises(BotError, match="weight and a bias, and nothing else"):
        read_network(safetensors({**tensors, "extra": [1.0]}), "it")
    with pytest.raises(BotError, match="cannot be read: No such file"):
        NetworkBot(tmp_path / "none")
    with pytest.raises(BotError, match="too large for float16"):
        save_network(tmp_path / "x", [([[1e6] * observation_fields.size(4)] * 55, [0.0] * 55)])
    with pytest.raises(BotError, match="turns 660 numbers"):
        save_network(tmp_path / "x", layers(10, 55))
    with pytest.raises(BotError, match="all rows are alike"):
        save_network(tmp_path / "x", [([[1.0, 2.0], [1.0]], [0.0, 0.0])])
    save_network(tmp_path / "x", good)
    with pytest.raises(BotError, match="Two of the networks are for 4"):
        NetworkBot([tmp_path / "x", tmp_path / "x"])
    with pytest.raises(BotError, match="temperature"):
        NetworkBot(tmp_path / "x", temperature=-1)


def test_a_damaged_file_is_refused_and_never_more():
    """Whatever bytes are changed, cut or added: either a network, or a sentence; never another error."""
    good = layers(observation_fields.size(2), 2, 55)
    data = safetensors({"0.weight": good[0][0], "0.bias": good[0][1], "1.weight": good[1][0], "1.bias": good[1][1]})
    chance = random.Random(11)
    refused = 0
    for _ in range(400):
        broken = bytearray(data)
        for _ in range(chance.randint(1, 4)):
            broken[chance.randrange(400)] = chance.randrange(256)
        if chance.random() < 0.3:
            broken = broken[: chance.randrange(len(broken))]
        try:
            read_network(bytes(broken), "it")
        except BotError:
            refused += 1
    assert 100 < refused < 400


def test_a_temperature_draws_by_the_softmax(tmp_path: Path):
    """Among 3,000 draws every move comes up about as often as its share; the same seed draws the same."""
    file = tmp_path / "some.safetensors"
    save_network(file, layers(observation_fields.size(4), 8, 55, scale=0.01), players=4)
    view = View.of(Game.deal(4, seed=3), 0)
    scores = NetworkBot(file).scores(view)
    bot = NetworkBot(file, temperature=0.5, seed=4)
    drawn = [bot.choose(view) for _ in range(3000)]
    weights = {move: np.exp(score / 0.5) for move, score in scores.items()}
    for move, weight in weights.items():
        assert drawn.count(move) / 3000 == pytest.approx(weight / sum(weights.values()), abs=0.04)
    bot.reseed(4)
    assert [bot.choose(view) for _ in range(50)] == drawn[:50]


def test_it_plays_where_it_was_trained_to(tmp_path: Path):
    """One file for each number of players; at another table it says where it plays."""
    two, three = tmp_path / "two", tmp_path / "three"
    save_network(two, layers(458, 4, 55), players=2)
    save_network(three, layers(556, 4, 55), players=3)
    both = NetworkBot([two, three])
    assert both.choose(View.of(Game.deal(2, seed=1), 0)).code >= 0
    assert both.choose(View.of(Game.deal(3, seed=1), 0)).code >= 0
    with pytest.raises(BotError, match="plays at tables of 2, 3, and this one has 4"):
        both.choose(View.of(Game.deal(4, seed=1), 0))
    again = pickle.loads(pickle.dumps(both.chooser))
    view = View.of(Game.deal(3, seed=2), 0)
    assert again.choose(view.sketch, 0, Rng(1)) == both.choose(view).code


def test_it_depends_on_nothing_hidden(tmp_path: Path):
    """It chooses the same from the game itself as from a view's sketch."""
    file = tmp_path / "some.safetensors"
    save_network(file, layers(observation_fields.size(4), 8, 55), players=4)
    chooser = bots.chooser(f"network:{file}")
    assert isinstance(chooser, NetworkChooser)
    game = Game.deal(4, "random", seed=2)
    while not game.over:
        seat = game.deciders[0]
        code = chooser.choose(game.state, seat, Rng(1))
        assert code == chooser.choose(View.of(game, seat).sketch, seat, Rng(1))
        game.apply(seat, next(move for move in View.of(game, seat).legal() if move.code == code))


def test_it_is_named_on_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """`network:FILE`, and the class with its options like anybody's."""
    file = tmp_path / "mine.safetensors"
    save_network(file, layers(observation_fields.size(4), 8, 55), players=4)
    view = View.of(Game.deal(4, seed=3), 0)
    plain = NetworkBot(file, seed=7).choose(view)
    assert bots.make(f"network:{file}", 7).choose(view) == plain
    assert bots.make(f"london_bridge.bots:NetworkBot(path={str(file)!r})", 7).choose(view) == plain
    assert bots.make("network", 1).name == "network"
    with pytest.raises(BotError, match=r"No such file"):
        bots.check("network:nothing.safetensors")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_network_that_ships_has_learnt(players: int):
    """At every table it wins more than twice its share of games against players of chance."""
    wins, games = 0, 12
    for number in range(games):
        game = Game.deal(players, "random", seed=100 + number)
        seated = [bots.make("random", number * 10 + seat) for seat in range(players)]
        seated[number % players] = bots.make("network", number)
        while not game.over:
            seat = game.deciders[0]
            game.apply(seat, seated[seat].choose(View.of(game, seat)))
        assert game.result is not None
        wins += game.result.ranking[0] == number % players
    assert wins >= 11
