"""Random play in the OpenSpiel game: chance nodes, simultaneous nodes, decisions.

pip install '.[research]'
python examples/random_openspiel.py --games 5
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel

import london_bridge.envs.openspiel_game  # noqa: F401  (registers python_london_bridge)


def main() -> None:
    options = argparse.ArgumentParser(description="Random play with OpenSpiel.")
    options.add_argument("--games", type=int, default=5)
    options.add_argument("--sequential", action="store_true", help="cards one after the other instead of at once")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    rng = np.random.default_rng(chosen.seed)
    game = pyspiel.load_game(f"python_london_bridge(players=4,scoring=random,sequential={chosen.sequential})")
    for _ in range(chosen.games):
        state = game.new_initial_state()
        nodes = {"chance": 0, "together": 0, "alone": 0}
        while not state.is_terminal():
            if state.is_chance_node():
                nodes["chance"] += 1
                values, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(values, p=chances)))
            elif state.is_simultaneous_node():
                nodes["together"] += 1
                legal = [state.legal_actions(player) for player in range(game.num_players())]
                # A player who has nothing to choose takes part with any number.
                state.apply_actions([int(rng.choice(actions)) if actions else 0 for actions in legal])
            else:
                nodes["alone"] += 1
                state.apply_action(int(rng.choice(state.legal_actions())))
        print(f"Returns {state.returns()} after {nodes}")


if __name__ == "__main__":
    main()
