"""The small game for OpenSpiel: its tree is walked whole, and what is computed of it is exact."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import london_bridge.envs.openspiel_small  # noqa: F401  (registers the game)
from london_bridge.envs import layout
from london_bridge.envs.small_table import MOST_DECISIONS, MOST_DRAWS, small_table
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import codes
from london_bridge.rules.chance import Chance, pending, reveal
from london_bridge.rules.engine import actor, legal, move_on
from london_bridge.rules.state import State

#: What a best response wins of a player of chance, in pounds: docs/research.md.
EXPLOITABILITY = 15.530127


@pytest.mark.parametrize("reward", ["win", "margin"])
@pytest.mark.parametrize("sequential", [True, False])
def test_openspiels_own_test(reward: str, sequential: bool):
    game = pyspiel.load_game(f"london_bridge_small(reward={reward},sequential={sequential})")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    with pytest.raises(LondonBridgeError, match="say win or margin"):
        pyspiel.load_game("london_bridge_small(reward=rank)")


def test_the_whole_tree():
    """docs/research.md's numbers: histories, ends, draws, the longest game, and how many end early (7.1)."""
    found: Counter[str] = Counter()

    def walk(state: Any, decisions: int, draws: int) -> None:
        found["histories"] += 1
        found["decisions"] = max(found["decisions"], decisions)
        found["draws"] = max(found["draws"], draws)
        due = pending(state)
        if due is not None:
            found["chance"] += 1
            for value in due.outcomes:
                after = state.copy()
                reveal(after, due, value)
                walk(after, decisions, draws + 1)
            return
        seat = actor(state)
        if seat < 0:
            found["ends"] += 1
            found["early"] += state.round == 1
            assert abs(state.money[0] - state.money[1]) <= 40
            return
        bits = legal(state, seat)
        for code in range(55):
            if bits >> code & 1:
                walk(moved(state, seat, code), decisions + 1, draws)

    walk(small_table(), 0, 0)
    assert found["decisions"] <= MOST_DECISIONS
    assert found["draws"] <= MOST_DRAWS
    assert dict(found) == {"histories": 41451, "ends": 16785, "chance": 72, "early": 112, "decisions": 17, "draws": 3}


def test_an_observation_comes_in_named_pieces():
    """The fields of docs/observation.md by name, all of the tensor, in both games."""
    small = pyspiel.load_game("london_bridge_small")
    big = pyspiel.load_game("python_london_bridge(players=3)")
    for game, cards in ((small, 1), (big, 1)):
        observation = make_observation(game)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        observation.set_from(state, 1)
        fields = layout.fields(game.num_players(), cards)
        assert list(observation.dict) == [field.name for field in fields]
        assert sum(piece.size for piece in observation.dict.values()) == observation.tensor.size
        hand = list(state.play.state.hand)[5:10]
        assert observation.dict["me.hand"].tolist() == hand
        assert observation.dict["round"].tolist() == [1]
        for field in fields:
            assert observation.tensor[field.part].tolist() == observation.dict[field.name].tolist()


def options(state: State, seat: int) -> list[int]:
    return [code for code in range(codes.CODES) if legal(state, seat) >> code & 1]


def moved(state: State, seat: int, code: int) -> State:
    after = state.copy()
    move_on(after, seat, code)
    return after


def drawn(state: State, due: Chance, value: int) -> State:
    after = state.copy()
    reveal(after, due, value)
    return after


def together(state: State, player: int, mine: int, other: int) -> State:
    return moved(moved(state, player, mine), 1 - player, other)


def best_response(player: int, state: State) -> float:
    """What a player can get against chance in pounds ahead, worked out by the rules alone (its own card is no secret).

    The other's cards are drawn together with its own, unseen: the best choice is best on average over them.
    """
    due = pending(state)
    if due is not None:
        total = sum(due.weights)
        ways = zip(due.outcomes, due.weights, strict=True)
        return sum(weight / total * best_response(player, drawn(state, due, draw)) for draw, weight in ways)
    seat = actor(state)
    if seat < 0:
        return float(state.money[player] - state.money[1 - player])
    if state.phase == codes.CARDS:
        mine, other = options(state, player), options(state, 1 - player)
        return max(
            sum(best_response(player, together(state, player, one, two)) for two in other) / len(other) for one in mine
        )
    gains = [best_response(player, moved(state, seat, code)) for code in options(state, seat)]
    return max(gains) if seat == player else sum(gains) / len(gains)


@pytest.mark.slow
def test_the_best_response_is_what_the_rules_say():
    """Against players of chance, what examples/small_game.py computes is what the rules alone give, and what the
    document says, and what OpenSpiel's own best responses get; CFR+ then brings it down."""
    best = sum(best_response(player, small_table()) for player in (0, 1)) / 2
    assert best == pytest.approx(EXPLOITABILITY, abs=1e-6)
    example = Path(__file__).parents[2] / "examples/small_game.py"
    done = subprocess.run(
        [sys.executable, str(example), "--iterations", "10", "--openspiel", "0"],
        capture_output=True, text=True, timeout=200, check=True,
    )  # fmt: skip
    assert done.stdout.startswith("41,451 histories, 16,785 of them ends; 24,557 information sets")
    found = [float(line.split("exploitability")[1].split(",")[0]) for line in done.stdout.splitlines()[1:]]
    assert found[0] == pytest.approx(EXPLOITABILITY, abs=1e-6)
    assert found[-2] < 4.0
    assert found[-1] == pytest.approx(EXPLOITABILITY, abs=1e-6), "by OpenSpiel"
