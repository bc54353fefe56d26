"""What bots thought, as data: in records, in Parquet, in Minari's form, for polars and torch."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from london_bridge.bots import make
from london_bridge.bots.search_bot import SearchBot
from london_bridge.bots.thinking import KEY, policy, read_thought, thought_of
from london_bridge.envs import data, layout, observation
from london_bridge.envs.data import DataError
from london_bridge.envs.data_loaders import polars_frame, torch_dataset, torch_stream
from london_bridge.envs.minari_files import dataset_id, write_minari
from london_bridge.lab.simulate import SimulationPlan, simulate
from london_bridge.record import Record, read_records
from london_bridge.rules import Game
from london_bridge.rules.moves import CODE_OF
from london_bridge.rules.rng import stream_seed
from london_bridge.view import View

SEED = 11


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve games of two, one of whom searches."""
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    plan = SimulationPlan.make(12, players=2, scoring="random", bots=["master@12p", "journeyman"], seed=SEED)
    simulate(plan, jobs=1, records=path, thoughts=True)
    return path


@pytest.fixture(scope="module")
def parquet(records: Path) -> Path:
    """Their decisions."""
    path = records.with_name("decisions.parquet")
    data.from_records(records, path)
    return path


def test_a_record_tells_what_the_bot_thought(records: Path):
    """Asked again with the same chance and the same views, the bot thinks the same; others have no thoughts."""
    record = next(iter(read_records(records)))
    told = record.extra[KEY]
    assert len(told) == len(record.moves)
    bot = make("master@12p", 0)
    assert isinstance(bot, SearchBot)
    bot.reseed(stream_seed(stream_seed(SEED, 0), 1))
    game = record.replay(0)
    thought = 0
    for (seat, word), row in zip(record.moves, told, strict=True):
        if seat == 0:
            assert str(bot.choose(View.of(game, 0))) == word
            assert row == thought_of(bot)
            if row is not None:
                thought += 1
                assert row[0][0] == CODE_OF[word]
                assert sorted(one[0] for one in row) == sorted(move.code for move in game.legal(0))
        else:
            assert row is None
        game.apply(seat, word)
    assert thought > 20


def test_without_being_asked_records_have_no_thoughts(tmp_path: Path):
    path = tmp_path / "games.jsonl"
    plan = SimulationPlan.make(1, players=2, bots=["master@2p"], seed=SEED)
    simulate(plan, jobs=1, records=path)
    assert KEY not in next(iter(read_records(path))).extra


def test_columns_hold_names_counts_values_and_targets(records: Path, parquet: Path):
    found = data.load(parquet)
    assert found.thoughts is not None
    assert set(found.bots) == {"master@12p", "journeyman"}
    assert [found.bots[bot] for bot in found.bot[:50]] == [
        ("master@12p", "journeyman")[seat] for seat in found.seat[:50]
    ]
    searching = found.bot == found.bots.index("master@12p")
    assert (found.thought == (searching & (found.mask.sum(axis=1) > 1))).all()
    told = found.thoughts
    assert np.allclose(told.policy.sum(axis=1), 1, atol=1e-5)
    assert ((told.policy > 0) <= (found.mask == 1)).all()
    asked = found.thought
    best = np.nanargmax(told.values[asked], axis=1)
    assert (best == told.policy[asked].argmax(axis=1)).all()
    assert (told.visits[asked].sum(axis=1) >= 2).all()
    assert np.isnan(told.values[asked]).sum() == (found.mask[asked] == 0).sum()
    assert ((told.expected_win[asked] >= 0) & (told.expected_win[asked] <= 1)).all()
    assert np.isnan(told.expected_win[~asked]).all()
    assert (told.policy[~asked].argmax(axis=1) == found.action[~asked]).all()
    rows = [row for record in read_records(records) for row in record.extra[KEY]]
    number = int(np.flatnonzero(asked)[7])
    for code, playouts, value, *_ in rows[number]:
        assert told.visits[number, code] == playouts
        assert told.values[number, code] == pytest.approx(value, abs=1e-6)


def test_a_target_is_a_softmax_of_values():
    """A move that is better by the temperature is liked e times as much."""
    first, second = policy([0.5, 0.5 - 0.015])
    assert first / second == pytest.approx(np.e)
    assert first + second == pytest.approx(1)


@pytest.mark.parametrize(
    "told",
    [
        [[1, 2, 0.1, 0.2]],
        [[1, 2, 0.1, 0.2, 3.0], [1, 2, 0.1, 0.2, 3.0]],
        [[1, 2, 0.1, 0.2, 3.0], [5, 2, 0.1, 0.2, 3.0]],
        [[1, 2, 0.1, 0.2, 3.0]],
        [[1.0, 2, 0.1, 0.2, 3.0], [2, 2, 0.1, 0.2, 3.0]],
        [[1, True, 0.1, 0.2, 3.0], [2, 2, 0.1, 0.2, 3.0]],
        "a lot",
    ],
)
def test_thoughts_that_cannot_be_are_refused(told: object):
    """A record's other keys may hold anything: every move of the mask, each once, in five numbers, or nothing."""
    with pytest.raises(ValueError, match="thought"):
        read_thought(told, 0b110)


def test_a_record_with_strange_thoughts_makes_no_file(records: Path, tmp_path: Path):
    record = next(iter(read_records(records)))
    for strange in (["x"], [[[0, 1, 0.5, 0.5, 1.0]]] * len(record.moves)):
        wrong = Record.parse(json.dumps({**record.document(), KEY: strange}))
        with pytest.raises(DataError, match="thought"):
            data.write(tmp_path / "wrong.parquet", [wrong])
        assert list(tmp_path.iterdir()) == []


def test_parts_share_no_game(parquet: Path):
    """Train, validation and test are told apart by the game, and together are the whole."""
    whole = data.load(parquet)
    parts = {name: data.load(parquet, name) for name in data.SPLITS}
    assert set(parts["validation"].game) == {8}
    assert set(parts["test"].game) == {9}
    assert sum(map(len, parts.values())) == len(whole)
    pieces = list(data.batches(parquet, 100, "train"))
    assert sum(map(len, pieces)) == len(parts["train"])
    assert (np.concatenate([one.action for one in pieces]) == parts["train"].action).all()
    with pytest.raises(DataError, match="no part 'dev'"):
        data.load(parquet, "dev")


def test_torch_reads_files(parquet: Path):
    """By items and as a stream, in this process and by workers, every decision once."""
    torch = pytest.importorskip("torch")
    found = data.load(parquet, "train")
    loader = torch.utils.data.DataLoader(torch_dataset(parquet, "train"), batch_size=64)
    actions = torch.cat([batch["action"] for batch in loader])
    assert (actions.numpy() == found.action).all()
    first = next(iter(loader))
    assert first["policy"].shape == first["mask"].shape == (64, 55)
    assert first["mask"].dtype == torch.bool
    assert bool((first["policy"][~first["mask"]] == 0).all())
    stream = torch.utils.data.DataLoader(torch_stream(parquet, "train", rows=100, seed=4), batch_size=None)
    mixed = torch.cat([batch["action"] for batch in stream])
    assert sorted(mixed.tolist()) == sorted(found.action.tolist())
    assert mixed.tolist() != found.action.tolist()


@pytest.mark.slow
def test_workers_of_a_loader_share_a_stream(parquet: Path):
    torch = pytest.importorskip("torch")
    stream = torch.utils.data.DataLoader(torch_stream(parquet, rows=100), batch_size=None, num_workers=2)
    actions = [action for batch in stream for action in batch["action"].tolist()]
    assert sorted(actions) == sorted(data.load(parquet).action.tolist())


def test_polars_reads_files(parquet: Path):
    polars = pytest.importorskip("polars")
    frame = polars_frame(parquet, "train")
    found = data.load(parquet, "train")
    shown = frame.group_by("bot").agg(polars.len()).collect()
    assert sum(shown["len"]) == len(found)
    policies = frame.select("policy").collect()["policy"].to_numpy()
    assert found.thoughts is not None
    assert np.allclose(policies, found.thoughts.policy)


def test_without_polars_it_is_said(parquet: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(DataError, match="pip install polars"):
        polars_frame(parquet)


def test_minari_form(records: Path, tmp_path: Path):
    """Every seat of every game is an episode: its observations and one of the end, its actions, what it won."""
    import pyarrow.parquet as pq

    games = list(read_records(records))[:3]
    episodes, steps = write_minari(tmp_path, 2, games, {"algorithm_name": "master@12p"})
    assert (episodes, steps) == (6, sum(len(record.moves) for record in games))
    folder = tmp_path / dataset_id(2) / "data"
    told = json.loads((folder / "metadata.json").read_text())
    assert (told["total_episodes"], told["total_steps"]) == (episodes, steps)
    for number in range(episodes):
        record, seat = games[number // 2], number % 2
        table = pq.read_table(folder / str(number) / "part-0.parquet").to_pydict()
        words = [word for who, word in record.moves if who == seat]
        assert table["actions"][:-1] == [CODE_OF[word] for word in words]
        assert record.result is not None
        assert sum(table["rewards"]) == (record.result.ranking[0] == seat)
        assert table["terminations"].index(True) == len(words) - 1
        end = table["observations"][-1]
        assert sum(end["action_mask"]) == 0
        assert len(end["observation"]) == layout.size(2)
        assert end["observation"] == observation(View.of(record.game(), seat)).tolist()
    again, _ = write_minari(tmp_path, 2, games[:1], {})
    assert again == 2
    assert len(list(folder.iterdir())) == 3


def test_minari_loads_it(records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Minari itself reads it, and gives the environment back."""
    minari = pytest.importorskip("minari")
    games = list(read_records(records))[:2]
    write_minari(tmp_path, 2, games, {"algorithm_name": "master@12p", "description": "games"})
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    found = minari.load_dataset(dataset_id(2))
    assert len(found) == 4
    for episode in found.iterate_episodes():
        assert len(episode.observations["observation"]) == len(episode.actions) + 1
        mask = episode.observations["action_mask"][:-1]
        assert (mask[np.arange(len(episode.actions)), episode.actions] == 1).all()
        assert episode.infos["policy"].shape == (len(episode.actions) + 1, 55)
    env = found.recover_environment()
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert found.spec.observation_space == env.observation_space


def test_people_and_games_without_thoughts_make_a_file_without_such_columns(tmp_path: Path):
    game = Game.deal(2, "base", 3, names=["Ann", "Ben"])
    bot = make("random", 1)
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, bot.choose(View.of(game, seat)))
    path = tmp_path / "people.parquet"
    data.write(path, [Record.of(game)])
    found = data.load(path)
    assert found.bots == ("Ann", "Ben")
    assert found.thoughts is None
    assert not found.thought.any()
