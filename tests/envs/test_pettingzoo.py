"""PettingZoo: the environment passes PettingZoo's own tests, and shows an agent only what its seat may know."""

from __future__ import annotations

import contextlib
import io
import pickle
import warnings
from typing import Any
from unittest import mock

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from london_bridge.envs import action_of, layout, london_bridge_v0, observation, words_of
from london_bridge.envs.pettingzoo_env import env, raw_env
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game, IllegalMove

PLAYERS = (2, 3, 4)


@pytest.fixture(autouse=True)
def _quiet():
    """PettingZoo's tests say what they do on the standard output."""
    with contextlib.redirect_stdout(io.StringIO()):
        yield


@contextlib.contextmanager
def warnings_of_pettingzoo():
    """It warns of every dictionary that is not of its own environments. Nothing else may be warned of."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        yield
    known = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
    assert [str(warning.message) for warning in told if not str(warning.message).startswith(known)] == []


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scoring", ["base", "random", {"gate": "tiles", "hostelry": "sets"}])
def test_api(players: int, scoring):
    with warnings_of_pettingzoo():
        api_test(env(players=players, scoring=scoring), num_cycles=200)
        api_test(raw_env(players=players, scoring=scoring, per_pound=0.25), num_cycles=200)


@pytest.mark.parametrize("players", PLAYERS)
def test_seed(players: int):
    seed_test(lambda: env(players=players, scoring="random"), num_cycles=300)


def test_state():
    with warnings_of_pettingzoo():
        state_test(env(), turn_based_aec_to_parallel(env()), num_cycles=50)


@pytest.mark.slow
def test_render():
    render_test(env)


@pytest.mark.parametrize("players", PLAYERS)
def test_parallel(players: int):
    """Through `turn_based_aec_to_parallel`, and as it is registered."""
    with warnings_of_pettingzoo():
        parallel_api_test(turn_based_aec_to_parallel(env(players=players)), num_cycles=400)
        parallel_api_test(pettingzoo.make("parallel", "london_bridge_v0", players=players), num_cycles=400)
    parallel_seed_test(lambda: london_bridge_v0.parallel_env(players=players), num_cycles=20)


def test_performance_benchmark():
    """It runs; the figure itself is in `bench/envs.py`. (Its clock is moved on, so that it need not run for 5 s.)"""
    with mock.patch("time.time", side_effect=[0.0] + [0.1 * i for i in range(200)]):
        performance_benchmark(env())


def test_it_is_registered_as_pettingzoo_does_it():
    made = pettingzoo.make("aec", "london_bridge_v0", players=3, reward="margin")
    assert pettingzoo.spec("aec", "london_bridge").version == 0
    assert str(made) == made.metadata["name"] == "london_bridge_v0"
    assert made.possible_agents == ["player_0", "player_1", "player_2"]


def play(environment, seed: int, choose) -> dict[str, float]:
    """A whole game; what every agent was given in all."""
    environment.reset(seed=seed)
    totals = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _ = environment.last()
        totals[agent] += reward
        environment.step(None if terminated or truncated else choose(agent, seen))
    return totals


@pytest.mark.parametrize("players", PLAYERS)
def test_an_agent_sees_its_view_and_the_game_is_that_of_the_seed(players: int):
    """Every observation is that of the same game played by `Game`, and so is who is asked and what is legal."""
    game = Game.deal(players, "expansion", 23)
    rng = np.random.default_rng(1)

    def choose(agent, seen):
        seat = int(agent[-1])
        assert seat in game.deciders
        assert seen["observation"].tolist() == observation(game, seat).tolist()
        legal = np.flatnonzero(seen["action_mask"])
        assert {words_of(action) for action in legal} == {str(move) for move in game.legal(seat)}
        for other in set(range(players)) - {seat}:
            waiting = environment.observe(f"player_{other}")
            assert not waiting["action_mask"].any()
            assert waiting["observation"].tolist() == observation(game, other).tolist()
        action = int(rng.choice(legal))
        game.apply(seat, words_of(action))
        return action

    environment = env(players=players, scoring="expansion")
    totals = play(environment, 23, choose)
    assert game.result is not None
    assert totals[f"player_{game.result.ranking[0]}"] == 1.0
    assert sum(totals.values()) == 1.0


@pytest.mark.parametrize("reward", ["win", "rank", "margin", "none"])
def test_rewards(reward: str):
    """What the game is worth at the end; and pounds on the way, which add up to what was earned."""
    rng = np.random.default_rng(2)

    def choose(agent, seen):
        return int(rng.choice(np.flatnonzero(seen["action_mask"])))

    environment = env(players=3, reward=reward, per_pound=0.5)
    totals = play(environment, 5, choose)
    money = list(environment.match.state.money)[:3]
    ranking = sorted(range(3), key=lambda seat: -money[seat])
    for seat in range(3):
        place = ranking.index(seat)
        end = {
            "win": float(place == 0),
            "rank": 1 - place / 2,
            "margin": float(money[seat] - max(money[:seat] + money[seat + 1 :])),
            "none": 0.0,
        }[reward]
        assert totals[f"player_{seat}"] == pytest.approx(end + 0.5 * (money[seat] - 5))


def test_how_it_ended_is_told_to_every_agent():
    environment = env(players=2)
    environment.reset(seed=1)
    infos = {}
    for agent in environment.agent_iter():
        seen, _, terminated, truncated, info = environment.last()
        assert not truncated
        assert seen is not None
        infos[agent] = info
        environment.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert {info["place"] for info in infos.values()} == {1, 2}
    assert max(infos.values(), key=lambda info: info["money"])["place"] == 1


def test_an_illegal_action_ends_the_game_or_is_refused_by_its_rule():
    environment = env()
    environment.reset(seed=1)
    environment.step(action_of("place:3"))
    _, reward, terminated, truncated, info = environment.last()
    assert (reward, terminated, truncated) == (-1.0, True, True)
    assert "cards are being chosen" in info["illegal"]
    assert [environment.rewards[f"player_{seat}"] for seat in (1, 2, 3)] == [0.0] * 3
    raw = raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"rule 4\.2"):
        raw.step(action_of("place:3"))
    assert not raw.terminations["player_0"]
    environment.reset(seed=1)
    nonsense: Any
    for nonsense in (55, -1, "card:1", 1.5, None):
        with pytest.raises(LondonBridgeError, match="a whole number from 0 to 54"):
            environment.step(nonsense)


def test_before_the_first_reset_and_after_the_end_it_says_so():
    environment = env()
    for act in (environment.last, environment.state, environment.render, lambda: environment.step(0)):
        with pytest.raises(LondonBridgeError, match="reset before"):
            act()
    environment.reset(seed=1)
    environment.step(54)
    while environment.agents:
        environment.step(None)
    with pytest.raises(LondonBridgeError, match="reset first"):
        environment.step(None)


def test_without_a_seed_every_reset_deals_another_game():
    environment = env()
    environment.reset(seed=3)
    first = environment.match.seed
    environment.reset()
    second = environment.match.seed
    environment.reset(seed=3)
    environment.reset()
    assert first == 3
    assert environment.match.seed == second != 3
    other = env()
    other.reset()
    assert other.match.seed != env().match.seed


def test_the_global_state_shows_cards_that_lie_face_down():
    environment = env()
    states = set()
    for card in ("card:1", "card:2"):
        environment.reset(seed=3)
        environment.step(action_of(card))
        states.add(environment.state().tobytes())
        assert environment.state_space.contains(environment.state())
    assert len(states) == 2


def test_it_can_be_pickled_as_pettingzoo_does_it():
    environment = pickle.loads(pickle.dumps(env(players=3, scoring={"gate": "steps"})))
    environment.reset(seed=4)
    assert environment.observe("player_1")["observation"].shape == (layout.size(3),)


def test_options_that_cannot_be_are_refused_in_words():
    for options, sentence in (
        ({"players": 7}, "2, 3 or 4 players"),
        ({"render_mode": "hologram"}, "say human, ansi, rgb_array"),
        ({"illegal": "ignore"}, "raise or terminate"),
        ({"reward": "glory"}, "say win, rank"),
        ({"scoring": {"pub": "most"}}, "no category"),
    ):
        with pytest.raises(LondonBridgeError, match=sentence):
            raw_env(**options)
