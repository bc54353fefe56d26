"""Random play in the PettingZoo environment: agents act one after the other, each by its own action mask.

pip install '.[research]'
python examples/random_pettingzoo.py --games 10
"""

from __future__ import annotations

import argparse

import numpy as np
import pettingzoo

import london_bridge.envs.pettingzoo_env  # noqa: F401  (registers london_bridge_v0)


def main() -> None:
    options = argparse.ArgumentParser(description="Random play with PettingZoo.")
    options.add_argument("--games", type=int, default=10)
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    rng = np.random.default_rng(chosen.seed)
    env = pettingzoo.make("aec", "london_bridge_v0", players=chosen.players, scoring="random", render_mode="ansi")
    wins = dict.fromkeys(env.possible_agents, 0.0)
    for number in range(chosen.games):
        env.reset(seed=chosen.seed + number)
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                wins[agent] += reward
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    print(env.render())
    print(f"Games won: {wins}")


if __name__ == "__main__":
    main()
