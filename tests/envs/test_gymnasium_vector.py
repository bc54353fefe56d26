"""Gymnasium's vector interface: the same games as one by one, in all autoreset modes, under Gymnasium's wrappers."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

import london_bridge.envs.gymnasium_env
from london_bridge.bots import make
from london_bridge.envs import VectorGames, action_of, observation, words_of
from london_bridge.envs.gymnasium_vector import LondonBridgeVectorEnv
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game, Move
from london_bridge.rules.rng import stream_seed
from london_bridge.view import View

SAME, NEXT, DISABLED = AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED
NAME = london_bridge.envs.gymnasium_env.NAME


def made(count: int = 3, **options: Any) -> LondonBridgeVectorEnv:
    env = gymnasium.make_vec(NAME, num_envs=count, **options)
    assert isinstance(env, LondonBridgeVectorEnv)
    return env


def lowest(masks: np.ndarray) -> Any:
    """A rule for choosing that is the same wherever it is asked; any action where nothing is legal."""
    return masks.argmax(axis=1).astype(np.int64)


def test_it_is_the_vector_entry_point_and_has_the_spaces_of_the_single_environment():
    single = gymnasium.make(NAME, players=3)
    env = made(5, players=3)
    assert env.spec is not None
    assert env.single_observation_space == single.observation_space
    assert env.single_action_space == single.action_space
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(env.sample())
    assert info["action_mask"].tolist() == seen["action_mask"].tolist()
    flat = made(5, players=3, flat=True)
    rows, info = flat.reset(seed=1)
    assert flat.observation_space.contains(rows)
    assert rows.tolist() == seen["observation"].tolist()
    assert info["action_mask"].tolist() == seen["action_mask"].tolist()
    one, told = gymnasium.make(NAME, players=3, flat=True).reset(seed=1)
    assert one.tolist() == rows[0].tolist()
    assert told["action_mask"].tolist() == info["action_mask"][0].tolist()


@pytest.mark.parametrize("mode", [SAME, NEXT])
@pytest.mark.parametrize("seat", [0, 2])
def test_the_first_games_are_those_of_gymnasium_s_own_vector(mode: AutoresetMode, seat: int):
    """Step by step: observations, rewards, ends, and what is told of them, up to the last first game's end."""
    options: dict[str, Any] = {"players": 3, "scoring": "random", "seat": seat, "reward": "rank", "per_pound": 0.5}
    ours = made(4, autoreset_mode=mode, **options)
    theirs = gymnasium.make_vec(
        NAME, num_envs=4, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, **options
    )
    seen, _ = ours.reset(seed=40)
    other, _ = theirs.reset(seed=40)
    first = np.ones(4, dtype=bool)  # rows still in their first game: what follows it is each one's own chance
    steps = 0
    while first.any():
        for key in seen:
            assert seen[key][first].tolist() == other[key][first].tolist()
        actions = lowest(seen["action_mask"])
        mirrored = np.where(first, actions, lowest(other["action_mask"]))
        seen, gained, ended, cut, info = ours.step(actions)
        other, gains, ends, _, told = theirs.step(mirrored)
        assert not cut.any()
        assert gained[first] == pytest.approx(gains[first].astype(np.float32), abs=1e-4)
        assert ended[first].tolist() == ends[first].tolist()
        for row in np.flatnonzero(first & ended):
            mine, his = (info, told) if mode is NEXT else (info["final_info"], told["final_info"])
            assert (mine["money"][row], mine["place"][row]) == (his["money"][row], his["place"][row])
            last, end = (
                ({key: seen[key][row] for key in seen}, {key: other[key][row] for key in other})
                if mode is NEXT
                else (info["final_obs"][row], told["final_obs"][row])
            )
            for key in last:
                assert last[key].tolist() == end[key].tolist()
        first &= ~ended
        steps += 1
    assert steps > 20


@pytest.mark.parametrize("players", [2, 4])
def test_all_seats_are_the_caller_s(players: int):
    """Self-play: `seat` says who decides, the games are those of `Game`, and every seat's reward is told."""
    env = made(2, players=players, seat="all", reward="rank", autoreset_mode=SAME)
    seen, info = env.reset(seed=[11, 12])
    games = [Game.deal(players, "base", 11), Game.deal(players, "base", 12)]
    ends = 0
    for _ in range(330):
        seats, actions = info["seat"], env.sample()
        for row, game in enumerate(games):
            assert seats[row] == game.deciders[0]
            assert seen["observation"][row].tolist() == observation(game, game.deciders[0]).tolist()
            game.apply(int(seats[row]), words_of(actions[row]))
        seen, rewards, ended, _, info = env.step(actions)
        for row, game in enumerate(games):
            assert ended[row] == game.over
            if not game.over:
                assert rewards[row] == 0
                continue
            ends += 1
            assert game.result is not None
            places = [game.result.ranking.index(seat) for seat in range(players)]
            assert info["rewards"][row] == pytest.approx([1 - place / (players - 1) for place in places])
            assert rewards[row] == info["rewards"][row][seats[row]]
            assert info["final_obs"][row]["observation"].tolist() == observation(game, int(seats[row])).tolist()
            games[row] = Game.deal(players, "base", int(env.games.seeds[row]))
    assert ends >= 2


def test_the_next_step_deals_and_takes_no_action():
    env = made(2, players=2, seat="all")
    env.reset(seed=3)
    ended = np.zeros(2, dtype=bool)
    while not ended.any():
        seen, _, ended, _, info = env.step(env.sample())
    row = int(np.flatnonzero(ended)[0])
    assert not seen["action_mask"][row].any()
    assert info["_place"].tolist() == ended.tolist()
    seed = int(env.games.seeds[row])
    seen, rewards, after, _, _ = env.step(env.sample())
    assert int(env.games.seeds[row]) == stream_seed(seed, 64)
    assert (rewards[row], after[row]) == (0, False)
    fresh = Game.deal(2, "base", int(env.games.seeds[row]))
    assert seen["observation"][row].tolist() == observation(fresh, 0).tolist()


def test_without_autoreset_the_caller_deals():
    env = made(2, players=2, seat="all", autoreset_mode="Disabled")
    with pytest.raises(LondonBridgeError, match="All games have to be reset"):
        env.reset(options={"reset_mask": np.array([True, False])})
    env.reset(seed=3)
    ended = np.zeros(2, dtype=bool)
    while not ended.any():
        seen, _, ended, _, _ = env.step(env.sample())
    with pytest.raises(LondonBridgeError, match="is over; deal the next"):
        env.step(env.sample())
    before = seen["observation"].copy()
    seen, info = env.reset(seed=[77, 78], options={"reset_mask": ended})
    for row in range(2):
        if ended[row]:
            assert int(env.games.seeds[row]) == 77 + row
            game = Game.deal(2, "base", 77 + row)
            assert seen["observation"][row].tolist() == observation(game, 0).tolist()
        else:
            assert seen["observation"][row].tolist() == before[row].tolist()
    assert info["action_mask"].any(axis=1).all()
    env.step(env.sample())


def test_seeds():
    """seed + i for row i; the same seed the same run; without one the next games, not the same again."""

    def run(seed: int) -> list[bytes]:
        env = made(3, players=2, scoring="random", opponents="random")
        env.reset(seed=seed)
        return [env.step(env.sample())[0]["observation"].tobytes() for _ in range(60)]

    assert run(5) == run(5)
    assert run(5) != run(6)
    env = made(3)
    env.reset(seed=2**64 - 2)
    assert env.games.seeds.tolist() == [2**64 - 2, 2**64 - 1, 0]
    env.reset()
    assert env.games.seeds.tolist() == [stream_seed(seed, 64) for seed in (2**64 - 2, 2**64 - 1, 0)]
    with pytest.raises(LondonBridgeError, match="3 games need 3 seeds"):
        env.reset(seed=[1, 2])


def test_the_learner_s_seat_may_move():
    env = made(40, seat="random", opponents="random")
    _, info = env.reset(seed=0)
    assert set(info["seat"].tolist()) == {0, 1, 2, 3}
    assert made(40, seat="random", opponents="random").reset(seed=0)[1]["seat"].tolist() == info["seat"].tolist()
    _, info = made(5, seat="rotate", opponents="random").reset(seed=0)
    assert info["seat"].tolist() == [0, 1, 2, 3, 0]


class Rememberer:
    """A bot that remembers how often it was asked, and plays by that."""

    name = "rememberer"

    def __init__(self, seed: int = 0) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        self.asked = seed % 3

    def choose(self, view: View) -> Move:
        self.asked += 1
        moves = view.legal()
        return moves[self.asked % len(moves)]


@pytest.mark.parametrize("mode", [SAME, NEXT])
@pytest.mark.parametrize(
    "options",
    [
        {"seat": "all"},
        {"seat": "random", "opponents": "journeyman"},
        {"seat": "rotate", "opponents": f"{__name__}:Rememberer"},
    ],
)
def test_what_is_saved_goes_on_as_it_would_have(mode: AutoresetMode, options: dict[str, Any]):
    """Through a file, in another environment, and again in the first: the same steps, next games included."""
    env = made(3, players=3, scoring="random", reward="margin", autoreset_mode=mode, **options)
    env.reset(seed=9)
    for _ in range(25):
        env.step(env.sample())
    saved = pickle.loads(pickle.dumps(env.save()))

    def go_on(env: LondonBridgeVectorEnv, seen: Any) -> list[Any]:
        steps = [seen["observation"].tobytes()]
        for _ in range(220):
            seen, rewards, ended, _, info = env.step(env.sample())
            steps.append((seen["observation"].tobytes(), rewards.tolist(), ended.tolist(), info["seat"].tolist()))
        return steps

    wanted = go_on(env, {"observation": env.games.buffers.observations})
    assert any(any(step[2]) for step in wanted[1:])
    other = made(3, players=3, scoring="random", reward="margin", autoreset_mode=mode, **options)
    assert go_on(other, other.restore(saved)[0]) == wanted
    assert go_on(env, env.restore(saved)[0]) == wanted
    with pytest.raises(LondonBridgeError, match="other options"):
        made(2, players=3, autoreset_mode=mode, **options).restore(saved)


def test_bots_that_search_can_be_saved():
    env = made(1, players=2, opponents="master@10p")
    env.reset(seed=1)
    for _ in range(3):
        env.step(env.sample())
    saved = env.save()
    after = [env.step(env.sample())[0]["observation"].tobytes() for _ in range(3)]
    env.restore(saved)
    assert [env.step(env.sample())[0]["observation"].tobytes() for _ in range(3)] == after


def test_the_answers_to_illegal_actions():
    """As the single environment: an error before anything moves, a cost, or another action; told in `illegal`."""
    wrong = action_of("build:0")
    env = made(3, illegal="raise")
    seen, _ = env.reset(seed=1)
    actions = lowest(seen["action_mask"])
    spoilt = actions.copy()
    spoilt[1] = wrong
    with pytest.raises(LondonBridgeError, match="Game 1, seat 0: build:0"):
        env.step(spoilt)
    again = env.step(actions)
    env.reset(seed=1)
    assert again[0]["observation"].tolist() == env.step(actions)[0]["observation"].tolist()
    env = made(3, illegal="penalty", penalty=0.25)
    before, _ = env.reset(seed=1)
    seen, rewards, _, _, info = env.step(spoilt)
    assert rewards.tolist() == [0, -0.25, 0]
    assert info["illegal"].tolist() == [False, True, False]
    assert seen["observation"][1].tolist() == before["observation"][1].tolist()
    assert seen["observation"][0].tolist() != before["observation"][0].tolist()
    assert "illegal" not in env.step(env.sample())[4]
    env = made(3, illegal="resample")
    env.reset(seed=1)
    seen, rewards, _, _, info = env.step(spoilt)
    assert info["illegal"].tolist() == [False, True, False]
    assert seen["observation"][1].tolist() != before["observation"][1].tolist()
    assert not rewards.any()
    for number in (-1, 55):
        with pytest.raises(LondonBridgeError, match="no action"):
            env.step(np.full(3, number))


def test_steps_give_new_arrays_unless_told_otherwise():
    for copy in (True, False):
        env = made(2, copy=copy)
        seen, info = env.reset(seed=1)
        kept = seen["observation"].copy(), info["action_mask"].copy()
        for _ in range(4):
            env.step(env.sample())
        assert (seen["observation"].tolist() == kept[0].tolist()) is copy
        assert (info["action_mask"].tolist() == kept[1].tolist()) is copy


def test_under_the_wrappers_of_gymnasium():
    """Statistics of whole games, running norms, rewards, lists and pictures; with any action, legal or not."""
    env: Any = made(4, players=2, seat=1, opponents="random", flat=True, reward="win", illegal="resample")
    env = wrappers.RecordEpisodeStatistics(env)
    env = wrappers.NormalizeObservation(env)
    env = wrappers.NormalizeReward(env)
    env = wrappers.ClipReward(env, -1, 1)
    env = wrappers.TransformObservation(env, lambda seen: seen / 2)
    env.action_space.seed(1)
    env.reset(seed=1)
    lengths = []
    for _ in range(300):
        seen, rewards, _, _, info = env.step(env.action_space.sample())
        if "episode" in info:
            lengths += info["episode"]["l"][info["_episode"]].tolist()
    assert len(lengths) >= 4
    assert all(20 < length < 423 for length in lengths)
    assert np.isfinite(seen).all()
    assert np.abs(rewards).max() <= 1
    listed = wrappers.DictInfoToList(made(2, players=2, seat="all"))
    _, infos = listed.reset(seed=1)
    assert [info["seat"] for info in infos] == [0, 0]
    assert infos[0]["action_mask"].shape == (55,)
    flat = wrappers.FlattenObservation(made(2, players=2))
    assert flat.reset(seed=1)[0].shape == flat.observation_space.shape


def test_under_torch():
    """CleanRL's way: arrays become tensors without a copy, masks come from info, actions go back as they are."""
    torch = pytest.importorskip("torch")
    env = made(4, flat=True, opponents="random", illegal="raise")
    seen, info = env.reset(seed=1)
    for _ in range(30):
        allowed = torch.as_tensor(info["action_mask"])
        logits = torch.as_tensor(seen).float()[:, :55].masked_fill(allowed == 0, -torch.inf)
        seen, rewards, *_, info = env.step(torch.distributions.Categorical(logits=logits).sample().numpy())
    assert torch.as_tensor(rewards).dtype is torch.float32


def test_it_is_shown():
    env = made(2, players=2, render_mode="ansi")
    with pytest.raises(LondonBridgeError, match="reset before they are shown"):
        env.render()
    env.reset(seed=1)
    first, second = env.render() or ("", "")
    assert "Round 1" in first
    assert first != second


def test_what_is_refused():
    with pytest.raises(LondonBridgeError, match="reset before they are used"):
        made(2).step(np.zeros(2, dtype=np.int64))
    with pytest.raises(LondonBridgeError, match="reset before they are saved"):
        made(2).save()
    with pytest.raises(LondonBridgeError, match="would never play"):
        made(2, seat="all", opponents="random")
    for options, sentence in (
        ({"autoreset": "soon"}, "same_step, next_step, disabled"),
        ({"illegal": "ignore"}, "raise, penalty, resample"),
    ):
        with pytest.raises(LondonBridgeError, match=sentence):
            VectorGames(2, **options)  # type: ignore[arg-type]
    games = VectorGames(2)
    with pytest.raises(LondonBridgeError, match="by 2 flags"):
        games.follow([True])


def test_a_rollout_is_written_where_it_belongs():
    """`write_into` a slice for each step: the rollout is whole without copying."""
    games = VectorGames(4, 2, seed=1)
    rollout = np.zeros((10, 4, games.buffers.observations.shape[1]), dtype=np.int8)
    again = VectorGames(4, 2, seed=1)
    for step in range(10):
        told = games.buffers
        games.write_into(type(told)(told.seats, rollout[step], told.masks, told.rewards, told.dones, told.money,
                                    told.places))  # fmt: skip
        games.step(games.sample())
        again.step(again.sample())
        assert rollout[step].tolist() == again.buffers.observations.tolist()


def test_stable_baselines_trains_on_the_games():
    """MaskablePPO through the adapter: masks are heeded, last observations told, seeds set."""
    contrib = pytest.importorskip("sb3_contrib")
    from london_bridge.envs.stable_baselines_env import StableBaselinesEnv

    env = StableBaselinesEnv(4, players=2, opponents="random", illegal="raise")
    env.seed(5)
    seen = env.reset()
    assert seen[1].tolist() == observation(Game.deal(2, "base", 6), 0).tolist()
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=64, n_epochs=1, seed=1)
    model.learn(512)
    ends: list[dict[str, Any]] = []
    for _ in range(90):
        actions, _ = model.predict(seen, action_masks=env.action_masks())
        seen, _, ended, infos = env.step(actions)
        ends += [info for info, end in zip(infos, ended, strict=True) if end]
    assert ends
    assert ends[0]["terminal_observation"].shape == seen[0].shape
    assert ends[0]["place"] in (1, 2)


def test_bots_of_one_s_own_are_asked_with_their_views():
    """The opponents of a row are those of `Game` with the same bots and seeds."""
    env = made(1, players=2, seat=0, opponents="journeyman")
    seen, _ = env.reset(seed=8)
    game, bot = Game.deal(2, "base", 8), make("journeyman", stream_seed(8, 2))
    for _ in range(15):
        while game.deciders[0] != 0:
            game.apply(1, bot.choose(View.of(game, 1)))
        assert seen["observation"][0].tolist() == observation(game, 0).tolist()
        action = env.sample()
        game.apply(0, words_of(action[0]))
        seen = env.step(action)[0]
