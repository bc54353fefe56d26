"""PettingZoo's ParallelEnv: cards in one step, the same games as in the AEC form, nothing seen of another's card."""

from __future__ import annotations

import contextlib
import io
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from london_bridge.envs import action_of, london_bridge_v0
from london_bridge.envs.pettingzoo_parallel import raw_parallel_env
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import IllegalMove, codes
from london_bridge.rules.state import State


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scoring", ["base", "random"])
def test_pettingzoos_own_tests(players: int, scoring: str):
    with contextlib.redirect_stdout(io.StringIO()):
        parallel_api_test(london_bridge_v0.parallel_env(players=players, scoring=scoring), num_cycles=400)
        parallel_seed_test(lambda: london_bridge_v0.parallel_env(players=players, scoring=scoring), num_cycles=60)


def chosen(seen: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    """Legal actions of those who have any; the others say something that means nothing."""
    return {
        agent: int(rng.choice(np.flatnonzero(told["action_mask"]))) if told["action_mask"].any() else 54
        for agent, told in seen.items()
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_the_games_of_the_aec_form(players: int):
    """Same seed, same actions: every position, reward and end is the same; only cards come together."""
    together = raw_parallel_env(players=players, scoring="random", reward="margin", per_pound=0.5)
    turns = london_bridge_v0.raw_env(players=players, scoring="random", reward="margin", per_pound=0.5)
    rng = np.random.default_rng(players)
    seen, _ = together.reset(seed=5)
    turns.reset(seed=5)
    gained = dict.fromkeys(together.possible_agents, 0.0)
    gained_in_turns = dict(gained)
    waiting: dict[str, list[int]] = {agent: [] for agent in together.possible_agents}
    most = compared = 0
    while together.agents:
        deciding = [agent for agent in together.agents if seen[agent]["action_mask"].any()]
        most = max(most, len(deciding))
        actions = chosen(seen, rng)
        seen, rewards, _, _, infos = together.step(actions)
        for agent, reward in rewards.items():
            gained[agent] += reward
        for agent in deciding:
            waiting[agent].append(actions[agent])
        while waiting[turns.agent_selection]:  # in turns, a seat of two chooses both its cards before the other
            turns.step(waiting[turns.agent_selection].pop(0))
            for other, reward in turns.rewards.items():
                gained_in_turns[other] += reward
            turns.rewards = dict.fromkeys(turns.rewards, 0.0)
        if together.agents and not any(waiting.values()):
            compared += 1
            for agent in together.agents:
                np.testing.assert_array_equal(seen[agent]["observation"], turns.observe(agent)["observation"])
    assert most == players
    assert compared > 50
    assert gained == pytest.approx(gained_in_turns)
    assert infos == turns.infos
    assert sorted(info["place"] for info in infos.values()) == list(range(1, players + 1))


def test_cards_are_chosen_by_all_in_one_step_and_seen_by_nobody_before():
    """4.2: after one step all cards lie open; what a seat sees before it says nothing of the others' choice."""
    env = raw_parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    assert all(told["action_mask"][:5].any() for told in seen.values())
    env.step({agent: action_of(f"card:{value}") for agent, value in zip(env.agents, (1, 2, 3), strict=True)})
    assert env.match.state.phase != codes.CARDS
    assert list(env.match.state.card)[::2][:3] == [1, 2, 3]


def test_two_players_choose_their_second_card_in_a_second_step():
    env = raw_parallel_env(players=2)
    seen, _ = env.reset(seed=1)
    before = seen["player_1"]["observation"].copy()
    others = []
    for value in (1, 2):
        env.reset(seed=1)
        seen, *_ = env.step({"player_0": action_of(f"card:{value}"), "player_1": action_of("card:3")})
        others.append(seen["player_1"]["observation"])
    np.testing.assert_array_equal(others[0], others[1])
    assert not np.array_equal(before, others[0])
    assert seen["player_0"]["action_mask"][:5].tolist() == [1, 1, 1, 0, 0], "not higher than the first"


def test_the_last_two_in_the_supply_goes_to_the_first_seat():
    """6.8: both use Lady's Visit in one step; one card is there, and who comes too late chooses again."""
    env = raw_parallel_env(players=3)
    env.reset(seed=1)
    state: State = env.match.state
    tiles, supply = list(state.tiles), list(state.supply)
    tiles[0 * 8 + 7] = tiles[2 * 8 + 7] = 1
    supply[2] = 1
    state.tiles, state.supply = tiles, supply
    hands = list(state.hand)
    lady, card = action_of("noblewoman"), action_of("card:1")
    env.step({"player_0": lady, "player_1": card, "player_2": lady})
    assert list(state.hand)[2] == hands[2] + 1
    assert list(state.hand)[12] == hands[12]
    assert env.match.deciding() == [0, 2]


def test_illegal_actions():
    """raw: the rule is named and nothing moves; env: the game ends, -1 for everybody who took one."""
    raw = raw_parallel_env(players=3)
    raw.reset(seed=1)
    good, bad = action_of("card:1"), action_of("build:0")
    with pytest.raises(IllegalMove):
        raw.step({"player_0": good, "player_1": bad, "player_2": good})
    assert raw.match.deciding() == [0, 1, 2]
    with pytest.raises(LondonBridgeError, match="player_2 has to decide now"):
        raw.step({"player_0": good, "player_1": good})
    with pytest.raises(LondonBridgeError, match="whole number from 0 to 54"):
        raw.step({"player_0": 99, "player_1": good, "player_2": good})
    env = london_bridge_v0.parallel_env(players=3)
    env.reset(seed=1)
    _, rewards, terminated, truncated, infos = env.step({"player_0": good, "player_1": bad, "player_2": bad})
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": -1.0}
    assert all(terminated.values())
    assert all(truncated.values())
    assert "illegal" in infos["player_1"]
    assert env.agents == []
    with pytest.raises(LondonBridgeError, match="call reset first"):
        env.step({})


def test_it_can_be_pickled_and_shown():
    env = pickle.loads(pickle.dumps(raw_parallel_env(players=2, render_mode="ansi")))
    with pytest.raises(LondonBridgeError, match="has to be reset"):
        env.render()
    env.reset(seed=2)
    assert "London Bridge" in env.render() or len(env.render()) > 200
    assert env.state().shape == env.state_space.shape
