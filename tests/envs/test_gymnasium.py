"""Gymnasium: one seat against bots passes `check_env`, and an illegal action has its defined answer."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from london_bridge.bots import make
from london_bridge.envs import action_of, observation, words_of
from london_bridge.envs.gymnasium_env import LondonBridgeEnv
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game, IllegalMove
from london_bridge.rules.rng import stream_seed
from london_bridge.view import View


def pick(rng: np.random.Generator, seen) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def play(env: LondonBridgeEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """A whole game of random moves: all that was given, and what was told at the end."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    total, ended = 0.0, False
    while not ended:
        seen, reward, ended, truncated, info = env.step(pick(rng, seen))
        assert not truncated
        total += reward
    return total, info


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("illegal", ["penalty", "resample"])
def test_check_env(players: int, illegal: str):
    """Gymnasium's own checks, on the environment as `make` gives it, with every render mode."""
    made = gymnasium.make("LondonBridge-v0", players=players, illegal=illegal, seat="random", scoring="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


def test_it_is_registered():
    assert gymnasium.spec("LondonBridge-v0").version == 0
    env = gymnasium.make("LondonBridge-v0", players=3, opponents=["random", "journeyman"])
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert info == {"seat": 0}


@pytest.mark.parametrize("seat", [0, 2])
def test_the_seat_sees_its_view_and_plays_against_the_bots_that_were_named(seat: int):
    """Move by move the same as `Game` with the same bots: only the learner's decisions are asked for."""
    env = LondonBridgeEnv(players=3, scoring="random", seat=seat, opponents=["journeyman", "random"])
    names = {(seat + 1) % 3: "journeyman", (seat + 2) % 3: "random"}
    bots = {other: make(name, stream_seed(4, 1 + other)) for other, name in names.items()}
    game = Game.deal(3, "random", 4)
    rng = np.random.default_rng(0)
    seen, _ = env.reset(seed=4)
    ended = False
    while not ended:
        while game.deciders[0] != seat:
            other = game.deciders[0]
            game.apply(other, bots[other].choose(View.of(game, other)))
        assert seen["observation"].tolist() == observation(game, seat).tolist()
        action = pick(rng, seen)
        assert env.action_masks()[action]
        game.apply(seat, words_of(action))
        seen, reward, ended, _, info = env.step(action)
    while not game.over:
        other = game.deciders[0]
        game.apply(other, bots[other].choose(View.of(game, other)))
    assert game.result is not None
    assert info["money"] == game.result.money[seat]
    assert info["place"] == game.result.ranking.index(seat) + 1
    assert reward == float(info["place"] == 1)
    assert not seen["action_mask"].any()


def test_rewards():
    """win, rank and margin for the learner's seat; and every pound, the opponents' moves between included."""
    for reward, least in (("win", 0.0), ("rank", 0.0), ("margin", -200.0), ("none", 0.0)):
        total, info = play(LondonBridgeEnv(players=4, seat=1, opponents="random", reward=reward), 3)
        assert least <= total <= 200
        if reward == "rank":
            assert total == pytest.approx((4 - info["place"]) / 3)
        if reward == "none":
            assert total == 0
    total, info = play(LondonBridgeEnv(players=4, seat=1, opponents="random", reward="none", per_pound=2.0), 3)
    assert total == 2.0 * (info["money"] - 5)


def test_the_answer_to_an_illegal_action():
    """raise: an error that names the rule; penalty: it costs, and nothing moves; resample: a legal one instead."""
    wrong = action_of("build:0")
    env = LondonBridgeEnv(illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"rule 4\.2"):
        env.step(wrong)
    whole = LondonBridgeEnv(illegal="penalty", penalty=2)
    whole.reset(seed=1)
    assert isinstance(whole.step(wrong)[1], float)
    env = LondonBridgeEnv(illegal="penalty", penalty=0.25)
    before, _ = env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-0.25, False, False)
    assert "cards are being chosen" in info["illegal"]
    assert seen["observation"].tolist() == before["observation"].tolist()
    env = LondonBridgeEnv(illegal="resample")
    taken = []
    for _ in range(2):
        env.reset(seed=1)
        seen, reward, _, _, info = env.step(wrong)
        assert reward == 0
        assert "illegal" in info
        taken.append(seen["observation"].tolist())
    assert taken[0] == taken[1], "the seed decides the move that is made instead"
    assert taken[0] != before["observation"].tolist()


def test_a_random_seat_comes_from_the_seed_and_varies():
    env = LondonBridgeEnv(seat="random", opponents="random")
    seats = []
    for seed in range(30):
        _, info = env.reset(seed=seed)
        seats.append(info["seat"])
    assert set(seats) == {0, 1, 2, 3}
    assert seats[:10] == [env.reset(seed=seed)[1]["seat"] for seed in range(10)]


def test_resets_without_a_seed_go_on_from_the_last():
    def seeds(env: LondonBridgeEnv) -> list[int]:
        env.reset(seed=5)
        found = []
        for _ in range(3):
            env.reset()
            found.append(env.match.seed)
        return found

    assert seeds(LondonBridgeEnv(opponents="random")) == seeds(LondonBridgeEnv(opponents="random"))
    assert len(set(seeds(LondonBridgeEnv(opponents="random")))) == 3


@pytest.mark.slow
def test_rendering():
    env = LondonBridgeEnv(players=2, render_mode="rgb_array", opponents="random")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 200, "a picture, not a blank sheet"
    text = LondonBridgeEnv(players=2, render_mode="ansi", opponents="random")
    text.reset(seed=1)
    assert "Round 1 of 6" in text.render()


def test_errors_are_for_people():
    env = LondonBridgeEnv(opponents="random")
    with pytest.raises(LondonBridgeError, match="reset before"):
        env.step(0)
    with pytest.raises(LondonBridgeError, match="reset before"):
        env.render()
    env.reset(seed=1)
    for nonsense in (55, -1, "card:1"):
        with pytest.raises(LondonBridgeError, match="from 0 to 54"):
            env.step(nonsense)  # type: ignore[arg-type]  # that is the point
    play(env, 1)
    with pytest.raises(LondonBridgeError, match="over"):
        env.step(0)
    for options, sentence in (
        ({"seat": 4}, "say 0 to 3"),
        ({"seat": "left"}, "say 0 to 3"),
        ({"illegal": "ignore"}, "raise, penalty, resample"),
        ({"opponents": ["random"]}, "3 opponents"),
        ({"opponents": "nobody"}, "no bot 'nobody'"),
        ({"opponents": None}, "a bot's name, or a list of names"),
        ({"render_mode": "hologram"}, "say human"),
    ):
        with pytest.raises(LondonBridgeError, match=sentence):
            LondonBridgeEnv(**options)
