"""Measures the search: playouts a second on one core, from mid-game positions, policy and judgement included,
as the master thinks (two rounds) and as the architect does with a second's time (to the end of the game).

    python -m bench.search

Beside it stands how long a fixed piece of plain Python takes, so that figures of different machines can be compared.
"""

from __future__ import annotations

import json
import time

from london_bridge.bots.budget import Budget
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.search import Search
from london_bridge.bots.search_config import MASTER, MASTER_OF_TWO, SearchConfig, strongest_config
from london_bridge.bots.value import network
from london_bridge.rules import engine
from london_bridge.rules.box import default_box
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal, State
from london_bridge.view.sight import sketch_of

PLAYOUTS, POSITIONS, REPEATS = 1000, 8, 5


def middle_of(players: int, number: int) -> State:
    """The start of a decision halfway through a game of journeymen."""
    seed = int(stream_seed(7, number))
    state, rng, journeyman = deal_game(Deal(default_box(), players), RANDOM, seed), Rng(seed), Journeyman()
    while state.round < state.deal.last_round // 2 or bin(engine.legal(state, engine.actor(state))).count("1") < 3:
        seat = int(engine.actor(state))
        engine.step(state, seat, journeyman.choose(state, seat, rng))
    return state


def speed(search: Search, state: State, config: SearchConfig) -> float:
    """Playouts a second of processor time, the best of a few tries."""
    seat = int(engine.actor(state))
    sketch = sketch_of(state, seat)
    mask = int(engine.legal(sketch, seat))
    moves = [code for code in range(64) if mask >> code & 1]
    best = 0.0
    for _ in range(REPEATS):
        search.start(sketch, seat, 1)
        config.apply_to(search)
        begun = time.process_time()
        for number in range(PLAYOUTS):
            search.playout(moves[number % len(moves)], number)
        best = max(best, PLAYOUTS / (time.process_time() - begun))
    return best


def calibration() -> float:
    """Seconds of processor time for a fixed piece of plain Python."""
    best = float("inf")
    for _ in range(REPEATS):
        begun = time.process_time()
        total = 0
        for i in range(1_000_000):
            total += i ^ (total & 7)
        best = min(best, time.process_time() - begun)
    return best


def main() -> None:
    """Print the figures as JSON."""
    search = Search(network())
    told: dict[str, object] = {"calibration_seconds": round(calibration(), 4)}
    for players in (2, 3, 4):
        master = MASTER_OF_TWO if players == 2 else MASTER
        for name, config in (("master", master), ("architect", strongest_config(players, Budget(seconds=1)))):
            speeds = [speed(search, middle_of(players, number), config) for number in range(POSITIONS)]
            told[f"{name}_{players}_players_playouts_per_second"] = round(sum(speeds) / len(speeds))
            told[f"{name}_{players}_players_slowest_position"] = round(min(speeds))
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
