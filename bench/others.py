"""London Bridge beside other game engines, in one run: OpenSpiel's native games and Catanatron.

`pip install open_spiel catanatron`, then `python -m bench.others [--json]`. What is not installed is left out.
Decisions a second, uniform-random choice, one core, processor time; chance nodes are not counted as decisions. Stepped
from Python each engine is asked for its legal moves and told one of them; inside, it plays by itself.
"""

import argparse
import importlib.util
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from london_bridge.bots.playout import random_games
from london_bridge.lab.speed import REFERENCE, loop_seconds
from london_bridge.rules import Rng, default_box, engine
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal

SECONDS = 1.0  # for every piece
PIECES = 5
SPIEL_GAMES = ("tic_tac_toe", "connect_four", "backgammon", "chess")


def rate(play: Callable[[int], int]) -> tuple[float, float]:
    """Decisions a second, and the loop's seconds meanwhile; `play` plays the game of a number and counts decisions."""
    play(0)
    rates, loops = [], []
    number = 1
    for _ in range(PIECES):
        before = loop_seconds()[0]
        begun = time.process_time()
        done = 0
        while (spent := time.process_time() - begun) < SECONDS:
            done += play(number)
            number += 1
        rates.append(done / spent)
        loops.append((before + loop_seconds()[0]) / 2)
    return median(rates), median(loops)


def own_inside(number: int) -> int:
    return random_games(Deal(default_box(), 4), RANDOM, 1, number * 100, 100)


def own_stepped(number: int) -> int:
    state = deal_game(Deal(default_box(), 4), RANDOM, number)
    pick, done = Rng(number).pick, 0
    while (seat := engine.actor(state)) >= 0:
        engine.step(state, seat, pick(engine.legal(state, seat)))
        done += 1
    return done


def spiel(name: str) -> Callable[[int], int]:
    """A native game of OpenSpiel, stepped from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def play(number: int) -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                done += 1
        return done

    return play


def catan() -> Callable[[int], int]:
    """Catanatron: four players that choose at random."""
    from catanatron import Color, Game, RandomPlayer

    def play(number: int) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=number)
        game.play()
        state = game.state
        return len(getattr(state, "action_records", None) or state.actions)

    return play


def measurements() -> Iterator[tuple[str, Callable[[int], int]]]:
    """What can be measured here."""
    yield "London Bridge, inside the core", own_inside
    yield "London Bridge, stepped from Python", own_stepped
    if importlib.util.find_spec("pyspiel"):
        for name in SPIEL_GAMES:
            yield f"OpenSpiel {name}, stepped from Python", spiel(name)
    if importlib.util.find_spec("catanatron"):
        yield "Catanatron, inside", catan()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="London Bridge beside other game engines, in one run.")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    as_json = parser.parse_args().json
    figures: list[dict[str, Any]] = []
    for name, play in measurements():
        decisions, loop = rate(play)
        scaled = decisions * loop / REFERENCE
        figures.append({"name": name, "decisions_per_second": round(decisions), "scaled": round(scaled), "loop": loop})
        if not as_json:
            print(f"{name:45} {decisions:>12,.0f} decisions/s  loop {loop:.3f} s  scaled {scaled:>12,.0f}", flush=True)
    if as_json:
        print(json.dumps(figures, indent=2))
    for module in ("pyspiel", "catanatron"):
        if not importlib.util.find_spec(module):
            print(f"{module} is not installed, so it is left out.", file=sys.stderr)


if __name__ == "__main__":
    main()
