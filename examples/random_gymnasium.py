"""Random play in the Gymnasium environment: one seat against bots of one's choice.

pip install '.[research]'
python examples/random_gymnasium.py --games 20 --opponents journeyman
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

import london_bridge.envs.gymnasium_env  # noqa: F401  (registers LondonBridge-v0)


def main() -> None:
    options = argparse.ArgumentParser(description="Random play with Gymnasium.")
    options.add_argument("--games", type=int, default=20)
    options.add_argument("--opponents", default="journeyman")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    rng = np.random.default_rng(chosen.seed)
    env = gymnasium.make("LondonBridge-v0", players=4, seat="random", opponents=chosen.opponents, illegal="raise")
    places = []
    for number in range(chosen.games):
        seen, info = env.reset(seed=chosen.seed + number)
        ended = False
        while not ended:
            action = rng.choice(np.flatnonzero(seen["action_mask"]))
            seen, _, ended, _, info = env.step(action)
        places.append(info["place"])
    told = ", ".join(f"{places.count(place)} × place {place}" for place in (1, 2, 3, 4))
    print(f"Chance against three {chosen.opponents}: {told}")


if __name__ == "__main__":
    main()
