"""Cuts the games of a plan into stretches for a crew, and gives what came of them in order. Imports the crew.

Which worker plays a game, and in how large a stretch, changes nothing about the game.
"""

from collections.abc import Iterator
from contextlib import closing
from functools import partial

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.crew import Crew, Stop

from .simulation_plan import SimulationPlan
from .simulation_player import SimulationPlayer, Stretch

#: How long a stretch of games should take, in seconds: short enough to stop soon, long enough to be worth sending.
SECONDS = 0.25
LONGEST = 20_000
#: How many stretches for every worker may wait for an earlier one before no more are played.
AHEAD = 16


class Stretches:
    """The stretches of a plan: how long they are follows from how long the last ones took."""

    def __init__(self, plan: SimulationPlan, workers: int) -> None:
        self.plan = plan
        self.workers = workers
        self.size = 1
        #: Stretches that came before their turn, by their first game.
        self.early: dict[int, Stretch] = {}

    def tasks(self) -> Iterator[tuple[int, int] | None]:
        """First game and number of games of every stretch; None while too many wait for an earlier one."""
        at, end = self.plan.first, self.plan.first + self.plan.games
        while at < end:
            if len(self.early) >= AHEAD * self.workers:
                yield None
                continue
            count = min(self.size, max(1, (end - at) // self.workers), end - at)
            yield at, count
            at += count

    def play(self, crew: Crew, lines: bool, stop: Stop, thoughts: bool = False) -> Iterator[Stretch]:
        """All stretches, in order; those before a failure are told before it is."""
        told = self.plan.first
        failed: LondonBridgeError | None = None
        with closing(crew.work(partial(SimulationPlayer, self.plan, lines, thoughts), self.tasks(), stop)) as played:
            while True:
                try:
                    stretch = next(played, None)
                except LondonBridgeError as error:
                    failed, stretch = error, None
                if stretch is None:
                    break
                self.early[stretch.first] = stretch
                while told in self.early:
                    found = self.early.pop(told)
                    told += len(found.rows)
                    self.learn(len(found.rows), found.seconds)
                    yield found
        if failed is not None:
            raise failed

    def learn(self, games: int, seconds: float) -> None:
        """So many games took that long."""
        fitting = int(games * SECONDS / max(seconds, 1e-9))
        self.size = max(1, min(fitting, self.size * 4, LONGEST))
