"""How fast the engine is here: every figure with the calibration of the same run. Imports review, bots, rules
and `simulate`.

Time is processor time of one process, so that what else the machine does counts little. The calibration is the
statement `for i in range(10**7): pass` as a program of its own, timed before and after every piece of work; `scaled` is
the figure on a machine on which it takes 0.25 seconds. Inside a function, where Python reaches variables faster, the
same loop takes about half the time: `strict` is scaled by that. Both are medians over the pieces.
"""

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from statistics import median
from typing import Any

import numpy as np

import london_bridge
from london_bridge import _pure
from london_bridge.bots import make
from london_bridge.bots.budget import Budget
from london_bridge.bots.choose import Chooser
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.playout import ROW_SIZE, play_games, random_games
from london_bridge.bots.root_search import search_moves
from london_bridge.bots.search_config import MASTER, SearchConfig, strongest_config
from london_bridge.errors import LondonBridgeError
from london_bridge.processors import processors
from london_bridge.record import Record
from london_bridge.review import ReviewJob
from london_bridge.rules import Game, Rng, default_box, engine
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.scorings import FIXED, RANDOM
from london_bridge.rules.state import Deal
from london_bridge.view import View
from london_bridge.view.sight import sketch_of

from .simulate import SimulationPlan, simulate

#: The machine that figures are scaled to needs so many seconds for the loop.
LOOP = 10**7
REFERENCE = 0.25
#: The loop is run in parts of this size, and every figure is measured in so many pieces.
PART = 10**6
STATEMENT = compile(f"for i in range({PART}): pass", "calibration", "exec")
PIECES = 9


@dataclass(frozen=True, slots=True)
class Figure:
    """Something measured. `target` is what the scaled figure should reach (or, for times, stay under)."""

    name: str
    unit: str
    value: float
    scaled: float
    strict: float
    calibration: float  # seconds that the whole loop took meanwhile, as a program
    strict_calibration: float  # and in a function
    target: float | None = None
    under: bool = False

    @property
    def met(self) -> bool | None:
        """Whether the target is reached; None without one."""
        if self.target is None:
            return None
        return self.scaled <= self.target if self.under else self.scaled >= self.target

    def to_dict(self) -> dict[str, Any]:
        """The figure as plain values, for JSON."""
        return {
            "name": self.name,
            "unit": self.unit,
            "value": round(self.value, 4),
            "scaled": round(self.scaled, 4),
            "strict": round(self.strict, 4),
            "calibration": round(self.calibration, 4),
            "strict_calibration": round(self.strict_calibration, 4),
            "target": self.target,
            "met": self.met,
        }


def loop_seconds() -> tuple[float, float]:
    """How long the loop of ten million takes, told from a part of it: as a program, and in a function."""
    begun = time.process_time()
    exec(STATEMENT, {})
    middle = time.process_time()
    for _ in range(PART):
        pass
    return (middle - begun) * LOOP / PART, (time.process_time() - middle) * LOOP / PART


def measure(
    name: str,
    work: Callable[[int], int],
    unit: str = "games/s",
    target: float | None = None,
    pieces: int = PIECES,
) -> Figure:
    """A rate: `work` gets the number of a piece and gives how much it has done."""
    work(0)  # whatever is made on first use is made now
    values, loops, stricts = [], [], []
    for piece in range(1, pieces + 1):
        before = loop_seconds()
        begun = time.process_time()
        done = work(piece)
        seconds = time.process_time() - begun
        after = loop_seconds()
        values.append(done / seconds)
        loops.append((before[0] + after[0]) / 2)
        stricts.append((before[1] + after[1]) / 2)
    scaled = median(value * loop / REFERENCE for value, loop in zip(values, loops, strict=True))
    strict = median(value * loop / REFERENCE for value, loop in zip(values, stricts, strict=True))
    return Figure(name, unit, median(values), scaled, strict, median(loops), median(stricts), target)


def random_figure(players: int, mix: int, games: int, target: float | None) -> Figure:
    """Whole uniform-random games inside the core."""
    deal = Deal(default_box(), players)

    def work(piece: int) -> int:
        random_games(deal, mix, 1, piece * games, games)
        return games

    words = "base scoring" if mix == FIXED else "random mixture"
    return measure(f"random games, {players} players, {words}", work, target=target)


def stepping_figure(games: int) -> Figure:
    """Stepped from Python by move codes: legal mask, choose, apply."""
    deal = Deal(default_box(), 4)
    legal, step, actor = engine.legal, engine.step, engine.actor

    def work(piece: int) -> int:
        done = 0
        for i in range(games):
            state = deal_game(deal, RANDOM, piece * games + i)
            pick = Rng(i).pick
            seat = actor(state)
            while seat >= 0:
                step(state, seat, pick(legal(state, seat)))
                seat = actor(state)
                done += 1
        return done

    return measure("stepped from Python", work, "decisions/s", 800_000)


def copy_figure(copies: int) -> Figure:
    """A copy of a state in the middle of a game."""
    state = deal_game(Deal(default_box(), 4), RANDOM, 1)
    rng = Rng(1)
    for _ in range(80):
        seat = engine.actor(state)
        engine.step(state, seat, rng.pick(engine.legal(state, seat)))

    def work(piece: int) -> int:
        copy = state.copy
        for _ in range(copies):
            copy()
        return copies

    rate = measure("copy", work)
    return Figure(
        "copy of a state",
        "µs",
        1e6 / rate.value,
        1e6 / rate.scaled,
        1e6 / rate.strict,
        rate.calibration,
        rate.strict_calibration,
        1.0,
        under=True,
    )


def journeyman_figure(players: int, games: int, target: float | None) -> Figure:
    """Whole games of journeymen inside the core, random mixtures of scorings."""
    deal = Deal(default_box(), players)
    team: list[Chooser] = [Journeyman()] * 4
    rows = np.zeros((games, ROW_SIZE), np.int16)

    def work(piece: int) -> int:
        play_games(deal, RANDOM, team, 1, piece * games, rows)
        return games

    return measure(f"journeyman games, {players} players, random mixture", work, target=target)


def playout_figure(name: str, config: SearchConfig, playouts: int, target: float | None) -> Figure:
    """Playouts of a search from positions in the middle of four journeymen' games: policy, tree, judgement included."""
    deal = Deal(default_box(), 4)
    budget, journeyman = Budget(playouts=playouts), Journeyman()
    sketches = []
    for number in range(PIECES + 1):
        state = deal_game(deal, RANDOM, number)
        rng = Rng(number)
        while state.round < deal.last_round // 2 or engine.legal(state, engine.actor(state)).bit_count() < 2:
            seat = engine.actor(state)
            engine.step(state, seat, journeyman.choose(state, seat, rng))
        sketches.append((sketch_of(state, engine.actor(state)), engine.actor(state)))

    def work(piece: int) -> int:
        sketch, seat = sketches[piece]
        return sum(estimate.playouts for estimate in search_moves(sketch, seat, budget, piece, config))

    return measure(f"playouts, mid-game, {name}", work, "playouts/s", target)


def simulate_figure(games: int, bare: float) -> Figure:
    """`simulate --bots random` without output, in one process; it should reach half of the bare rate."""

    def work(piece: int) -> int:
        simulate(SimulationPlan.make(games, bots=["random"], seed=piece), jobs=1)
        return games

    return measure("simulate --bots random --jobs 1", work, target=round(bare / 2))


def review_figures(playouts: int) -> Iterator[Figure]:
    """The review of a game of four journeymen: seconds until its first curve, and until all of it is there."""
    game = Game.deal(4, "random", 18)
    bots = [make("journeyman", seat) for seat in range(4)]
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, bots[seat].choose(View.of(game, seat)))
    before = loop_seconds()
    begun = time.process_time()
    job = ReviewJob(Record.of(game), playouts)
    curve = 0.0
    for progress in job.run():
        if progress.stage == "curve":
            curve = time.process_time() - begun
    whole = time.process_time() - begun
    after = loop_seconds()
    loop, strict = ((before[i] + after[i]) / 2 for i in (0, 1))
    names = ((f"review, 4 players, {playouts:,} playouts: first curve", curve, 3), ("the same: all of it", whole, 60))
    for name, seconds, target in names:
        scaled, strictly = seconds * REFERENCE / loop, seconds * REFERENCE / strict
        yield Figure(name, "s", seconds, scaled, strictly, loop, strict, target, under=True)


def interpreted_figure() -> Figure:
    """The same engine without its compiled modules, in a process of its own with its own calibration."""
    environment = {**os.environ, _pure.VARIABLE: "1"}
    ran = subprocess.run(
        [sys.executable, "-m", "london_bridge.lab.speed"], env=environment, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        raise LondonBridgeError(f"The interpreted engine could not be measured: {ran.stderr.strip()[-300:]}")
    told = json.loads(ran.stdout)
    return Figure(
        "random games, 4 players, base scoring, interpreted",
        "games/s",
        told["value"],
        told["scaled"],
        told["strict"],
        told["calibration"],
        told["strict_calibration"],
        700,
    )


def figures(quick: bool = False) -> Iterator[Figure]:
    """All figures, one after the other. `quick`: short runs, to see that everything works."""
    part = 20 if quick else 1
    bare = random_figure(4, FIXED, 10_000 // part, 50_000)
    yield bare
    yield random_figure(4, RANDOM, 10_000 // part, 50_000)
    for players in (3, 2):
        yield random_figure(players, RANDOM, 10_000 // part, 50_000)
    yield stepping_figure(2_000 // part)
    yield copy_figure(200_000 // part)
    yield simulate_figure(20_000 // part, bare.scaled)
    for players, target in ((4, 5_000), (3, None), (2, None)):
        yield journeyman_figure(players, 2_000 // part, target)
    architect = replace(strongest_config(4, Budget(seconds=1)), modelling=0.0)
    yield playout_figure("the master's two rounds", MASTER, 4_000 // part, 20_000)
    yield playout_figure("the architect's, to the end", architect, 4_000 // part, None)
    yield from review_figures(40 if quick else 2_000)
    yield interpreted_figure()


def machine() -> dict[str, Any]:
    """Where this runs."""
    return {
        "version": london_bridge.__version__,
        "compiled": london_bridge.compiled(),
        "python": platform.python_version(),
        "platform": platform.platform(terse=True),
        "processors": processors(),
    }


if __name__ == "__main__":  # the process in which the interpreted engine is measured
    print(json.dumps(random_figure(4, FIXED, 60, None).to_dict()))
