"""Random play in the vectorised games: a thousand of them at once, stepped inside the compiled core.

    python examples/random_vector.py --steps 1000

pip install '.[research]', or the package and numpy
"""

from __future__ import annotations

import argparse
import time

from london_bridge.envs import VectorGames


def main() -> None:
    options = argparse.ArgumentParser(description="Random play in many games at once.")
    options.add_argument("--games", type=int, default=1024)
    options.add_argument("--steps", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    games = VectorGames(chosen.games, players=4, scoring="base", seed=chosen.seed, reward="win")
    told = games.buffers  # arrays that are filled anew by every step
    ended, wins = 0, [0.0] * 4
    begun = time.perf_counter()
    for _ in range(chosen.steps):
        # told.observations and told.masks are what a policy would look at; here chance decides.
        games.step(games.sample())
        ended += int(told.dones.sum())
        wins = [won + float(told.rewards[:, seat].sum()) for seat, won in enumerate(wins)]
    seconds = time.perf_counter() - begun
    print(f"{chosen.games * chosen.steps / seconds:,.0f} decisions a second; {ended:,} games ended.")
    if ended:
        print("Share of wins by seat: " + ", ".join(f"{won / ended:.1%}" for won in wins))


if __name__ == "__main__":
    main()
