"""The research environments beside others of their kind, in one run: `python -m bench.envs [--quick] [--json FILE]`.

Every figure is measured in pieces, with the calibration loop (`for i in range(10**7): pass`) before and after each, and
scaled to a machine on which that loop takes 0.25 s (see `london_bridge.lab.speed`). PettingZoo's own games need
`pip install 'pettingzoo[classic]'`; those that cannot be had are left out, and said to be.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import open_spiel.python.games  # noqa: F401  (registers OpenSpiel's own Python games)
import pettingzoo
import pyspiel

import london_bridge.envs.pettingzoo_env  # noqa: F401  (registers the game)
from london_bridge.bots.choose import Chooser
from london_bridge.bots.playout import choice_rngs, play_recorded
from london_bridge.envs import VectorGames, data, gymnasium_env, openspiel_game, pettingzoo_parallel
from london_bridge.lab.speed import Figure, machine, measure
from london_bridge.rules import default_box
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.state import Deal

#: What is measured beside ours.
CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "go_v5")
PYTHON_GAMES = (
    "python_tic_tac_toe",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_iterated_prisoners_dilemma",
    "python_block_dominoes",
)


def vector_figure(observations: bool, steps: int, target: float) -> Figure:
    """1,024 games of four players, one decision in each per call; choosing a random action is counted too."""
    games = VectorGames(1024, 4, "base", seed=1, observations=observations)
    for _ in range(200):  # so that the games are at all stages
        games.step(games.sample())

    def work(piece: int) -> int:
        for _ in range(steps):
            games.step(games.sample())
        return steps * games.count

    words = "with observations" if observations else "without observations"
    return measure(f"vectorised, 1,024 games, {words}", work, "decisions/s", target)


def vector_env_figure(mode: str, steps: int, *, copy: bool = True) -> Figure:
    """The same games in self-play through Gymnasium's vector interface."""
    envs = gymnasium.make_vec(gymnasium_env.NAME, num_envs=1024, seat="all", autoreset_mode=mode, copy=copy)
    games: VectorGames = envs.unwrapped.games  # type: ignore[attr-defined]  # ours
    envs.reset(seed=1)
    for _ in range(200):
        envs.step(games.sample())

    def work(piece: int) -> int:
        for _ in range(steps):
            envs.step(games.sample())
        return steps * games.count

    words = "new arrays" if copy else "the same arrays"
    return measure(f"Gymnasium's VectorEnv, 1,024 games, {mode}, {words}", work, "decisions/s")


def pettingzoo_figure(name: str, make: Callable[[], Any], steps: int, target: float | None = None) -> Figure:
    """The loop of PettingZoo's own `performance_benchmark`."""
    env = make()
    env.reset(seed=1)
    choose = random.Random(1).choice

    def work(piece: int) -> int:
        for _ in range(steps):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                action = None
            elif isinstance(seen, dict) and "action_mask" in seen:
                action = choose(np.flatnonzero(seen["action_mask"]).tolist())
            else:
                action = env.action_space(env.agent_selection).sample()
            env.step(action)
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        return steps

    return measure(f"PettingZoo, {name}", work, "steps/s", target)


def openspiel_figure(name: str, decisions: int, target: float | None = None) -> Figure:
    """Random games through OpenSpiel's Python interface; draws of chance are made, but not counted."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                values, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(values, chances)[0])
            elif state.is_simultaneous_node():
                legal = [state.legal_actions(player) for player in range(game.num_players())]
                count += sum(map(bool, legal))
                state.apply_actions([rng.choice(actions) if actions else 0 for actions in legal])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
        return count

    def work(piece: int) -> int:
        done = 0
        while done < decisions:
            done += play()
        return done

    return measure(f"OpenSpiel, {name}", work, "decisions/s", target)


def gymnasium_figure(opponents: str, steps: int) -> Figure:
    """One seat against three bots; their moves are made, but not counted."""
    env = gymnasium.make(gymnasium_env.NAME, opponents=opponents, disable_env_checker=True)
    choose = random.Random(1).choice
    seen, _ = env.reset(seed=1)

    def work(piece: int) -> int:
        nonlocal seen
        for _ in range(steps):
            seen, _, ended, _, _ = env.step(choose(np.flatnonzero(seen["action_mask"]).tolist()))
            if ended:
                seen, _ = env.reset()
        return steps

    return measure(f"Gymnasium, against three {opponents}", work, "steps/s")


def data_figure(games: int) -> Figure:
    """Decisions written to a Parquet file."""
    played = []
    for seed in range(games):
        state = deal_game(Deal(default_box(), 4), 2, seed)
        deal = state.deal
        played.append((deal, play_recorded(state, [Chooser()] * 4, choice_rngs(seed))))

    def work(piece: int) -> int:
        with tempfile.TemporaryDirectory() as folder, data.DecisionFile(Path(folder, "d.parquet"), 4) as file:
            for deal, moves in played:
                file.add_moves(deal, moves)
        return file.decisions

    return measure("decisions written to Parquet", work, "decisions/s")


def figures(quick: bool = False) -> Iterator[Figure]:
    """All figures, ours before the others of their kind. `quick`: short runs, to see that everything works."""
    part = 20 if quick else 1
    yield vector_figure(True, 120 // part, 1_000_000)
    yield vector_figure(False, 500 // part, 4_000_000)
    for mode in ("NextStep", "SameStep"):
        yield vector_env_figure(mode, 120 // part)
    yield vector_env_figure("SameStep", 120 // part, copy=False)
    for players in (4, 3, 2):
        make = _maker(pettingzoo_parallel.NAME, players=players)
        yield pettingzoo_figure(f"{pettingzoo_parallel.NAME}, {players} players", make, 8_000 // part, 20_000)
    for name in CLASSIC:
        try:
            yield pettingzoo_figure(f"classic/{name}", _maker(f"classic/{name}"), 1_000 // part)
        except Exception as error:
            print(f"PettingZoo, classic/{name} is left out: {error}", file=sys.stderr)
    for form in ("", "(sequential=True)"):
        yield openspiel_figure(f"{openspiel_game.NAME}{form}", 8_000 // part, 40_000)
    for name in PYTHON_GAMES:
        yield openspiel_figure(name, 3_000 // part)
    for opponents in ("random", "journeyman"):
        yield gymnasium_figure(opponents, 3_000 // part)
    yield data_figure(60 // part)


def _maker(name: str, **options: Any) -> Callable[[], Any]:
    def make() -> Any:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return pettingzoo.make("aec", name, **options)

    return make


def main() -> None:
    """Measure, print a table, and write JSON if a file is named."""
    parser = argparse.ArgumentParser(description="The research environments beside others of their kind.")
    parser.add_argument("--quick", action="store_true", help="short runs, to see that everything works")
    parser.add_argument("--json", metavar="FILE", help="write the figures as JSON too")
    chosen = parser.parse_args()
    about = machine()
    print(", ".join(f"{name} {value}" for name, value in about.items()))
    print(f"{'':62} {'measured':>12} {'scaled':>12} {'loop':>7}  target")
    found = []
    for figure in figures(chosen.quick):
        found.append(figure.to_dict())
        target = "" if figure.target is None else f"{figure.target:,.0f} {'met' if figure.met else 'NOT MET'}"
        line = f"{figure.name:62} {figure.value:12,.0f} {figure.scaled:12,.0f} {figure.calibration:6.3f}s"
        print(f"{line}  {figure.unit} {target}".rstrip(), flush=True)
    if chosen.json:
        Path(chosen.json).write_text(
            json.dumps({"machine": about, "figures": found}, indent=1) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
