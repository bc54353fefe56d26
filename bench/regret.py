"""How much a way of searching gives away: `python -m bench.regret --players 4 horizon=4 horizon=6,policy_noise=2.0`.

Games between bots need hours to tell two good ones apart. Here every one decides the same positions, and each
decision is judged by long playouts to the end of the game: what is lost against the best move, as a share of winning.
The judge has the policy's view of the future, so it says nothing about the policy itself; the arena has the last word.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import fields, replace
from statistics import fmean, stdev
from typing import Any

from london_bridge.bots.budget import Budget
from london_bridge.bots.root_search import model_opponents, search_moves
from london_bridge.bots.search import Search
from london_bridge.bots.search_config import OPPONENT, SearchConfig, strongest_config
from london_bridge.bots.value import network
from london_bridge.rules import codes, engine
from london_bridge.rules.box import default_box
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.moves import moves_of
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal, State
from london_bridge.view.sight import sketch_of

Position = tuple[State, int]
#: Of the decisions about cards and places with at least three moves, one in so many is taken.
ONE_IN = 10


def positions(players: int, count: int, seed: int) -> list[Position]:
    """Decisions about cards and places, from games of a light search."""
    found: list[Position] = []
    game = 0
    while len(found) < count:
        state = deal_game(Deal(default_box(), players), RANDOM, stream_seed(seed, game))
        rng = Rng(stream_seed(seed, 10**6 + game))
        game += 1
        while state.phase != codes.OVER:
            seat = int(engine.actor(state))
            mask = int(engine.legal(state, seat))
            if mask.bit_count() == 1:
                code = rng.pick(mask)
            else:
                sketch = sketch_of(state, seat)
                if state.phase in (codes.CARDS, codes.START) and mask.bit_count() > 2 and rng.below(ONE_IN) == 0:
                    found.append((sketch, seat))
                code = search_moves(sketch, seat, Budget(playouts=150), rng.below(2**30), OPPONENT)[0].move.code
            engine.step(state, seat, code)
    return found[:count]


def judged(position: Position, worlds: int, number: int, search: Search) -> dict[int, float]:
    """The share of winning after every move, by long playouts; the four best get four times as many."""
    sketch, seat = position
    beliefs = (
        model_opponents(sketch, seat, Budget(playouts=2000), number, search) if sketch.phase == codes.CARDS else []
    )
    search.start(sketch, seat, stream_seed(999, number))
    replace(OPPONENT, horizon=99).apply_to(search)
    for belief in beliefs:
        search.believe(*belief)
    moves = [move.code for move in moves_of(int(engine.legal(sketch, seat)))]
    for first, last, among in ((0, worlds // 4, len(moves)), (worlds // 4, worlds, 4)):
        moves.sort(key=search.value_of, reverse=True)
        for world in range(first, last):
            for code in moves[:among]:
                search.playout(code, world)
    return {code: search.value_of(code) for code in moves}


def config_of(text: str, players: int, budget: Budget) -> SearchConfig:
    """`horizon=4,policy_noise=2.0`: the strongest level's settings for so much time, with these changes."""
    changes = dict(part.split("=", 1) for part in text.split(",") if part)
    first = strongest_config(players, budget)
    kinds = {field.name: type(getattr(first, field.name)) for field in fields(SearchConfig)}
    unknown = changes.keys() - kinds.keys()
    if unknown:
        raise SystemExit(f"{text!r}: no setting {', '.join(sorted(unknown))}; there are {', '.join(kinds)}.")
    numbers: dict[str, Any] = {
        name: float(value) if kinds[name] is float else int(value) for name, value in changes.items()
    }
    return replace(first, **numbers)


def main() -> None:
    """Judge, decide, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("configs", nargs="*", default=[""], help="changes of the architect's settings")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--playouts", nargs="*", default=["1500p", "6000p"], help="budgets of the searches")
    parser.add_argument("--worlds", type=int, default=3000, help="playouts for each of the best moves of a position")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    budgets = [Budget.parse(text) for text in asked.playouts]
    configs = {(text, budget): config_of(text, asked.players, budget) for text in asked.configs for budget in budgets}
    search = Search(network())
    found = positions(asked.players, asked.positions, asked.seed)
    truth = [judged(position, asked.worlds, number, search) for number, position in enumerate(found)]
    print("| settings | budget | lost at cards | lost at places | lost | ms |\n|---|---|---|---|---|---|")
    for (text, budget), config in configs.items():
        lost: dict[bool, list[float]] = {True: [], False: []}
        begun = time.perf_counter()
        for number, (sketch, seat) in enumerate(found):
            code = search_moves(sketch, seat, budget, stream_seed(77, number), config, search)[0].move.code
            worth = truth[number]
            lost[sketch.phase == codes.CARDS].append(max(worth.values()) - worth[code])
        took = 1000 * (time.perf_counter() - begun) / len(found)
        every = lost[True] + lost[False]
        cards, places = (f"{100 * fmean(part or [0.0]):.2f} %" for part in (lost[True], lost[False]))
        error = stdev(every) / len(every) ** 0.5 if len(every) > 1 else 0.0
        total = f"{100 * fmean(every):.2f} ± {196 * error:.2f} %"
        print(f"| {text or 'architect'} | {budget} | {cards} | {places} | {total} | {took:.0f} |", flush=True)


if __name__ == "__main__":
    main()
