"""Puzzles thought about once more, for much longer: does their answer stay the best? Shared out to a crew, and kept.

Imports the crews, files of lines, the search and puzzles.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from london_bridge.bots.budget import Budget
from london_bridge.bots.root_search import search_moves
from london_bridge.bots.search_config import strongest_config
from london_bridge.errors import LondonBridgeError
from london_bridge.puzzles.puzzle import Puzzle
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.view import View

from .crew import crew_for
from .line_file import LineFile, check_free, is_there

ADVICE = "What was thought before is in the --keep FILE, if any: go on with --resume."
#: Playouts of a race that is played out and won, on average (docs/puzzles.md): what a puzzle was found by.
THOUGHT: Final = 1600


@dataclass(frozen=True, slots=True)
class DoubtPlan:
    """So many times the thought by which a puzzle was found, with this seed."""

    times: int
    seed: int


@dataclass(frozen=True, slots=True)
class Doubted:
    """What came of it: whether the answer stands, and how many points of value are between the move that is played and
    the best that does not solve the puzzle (or, if it does not, the best other).
    """

    stands: bool
    lead: float


class Doubter:
    """Thinks about puzzles; one is made in every process."""

    def __init__(self, plan: DoubtPlan) -> None:
        self.plan = plan

    def do(self, told: dict[str, Any], /) -> dict[str, Any]:
        """What the architect answers who has that much time."""
        puzzle = Puzzle.of(told)
        view = View.of(puzzle.game(), puzzle.decider)
        budget = Budget(playouts=THOUGHT * self.plan.times)
        seed = stream_seed(self.plan.seed, int(puzzle.id, 16))
        found = search_moves(view.sketch, puzzle.decider, budget, seed, strongest_config(view.players, budget))
        move = str(found[0].move)
        # Not all that can be done is an answer: who guesses a card cannot say that a noblewoman comes before it.
        rivals = [one.value for one in found[1:] if move not in puzzle.best or str(one.move) not in puzzle.best]
        lead = round(100 * (found[0].value - max(rivals, default=0.0)), 2)
        return {"puzzle": puzzle.id, "times": self.plan.times, "seed": self.plan.seed, "move": move, "lead": lead}

    def end(self) -> None:
        """There is nothing to let go of."""


def sample(puzzles: Sequence[Puzzle], count: int, seed: int) -> list[Puzzle]:
    """So many of the puzzles, by chance."""
    order = list(range(len(puzzles)))
    Rng(seed).shuffle(order)
    return [puzzles[at] for at in order[:count]]


def doubt(
    puzzles: Sequence[Puzzle],
    plan: DoubtPlan,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    keep: Path | None = None,
    resume: bool = False,
    overwrite: bool = False,
    stop: Callable[[], bool] = lambda: False,
) -> dict[str, Doubted]:
    """Which puzzles stand, by their ids, and which are refuted: those that were thought about."""
    by_id = {one.id: one for one in puzzles}
    answers: dict[str, Doubted] = {}
    file: LineFile | None = None

    def take(_: int, told: Any) -> None:
        if (told["times"], told["seed"]) != (plan.times, plan.seed):
            raise LondonBridgeError("The --keep file was begun with other --times or --seed: name another file.")
        if (puzzle := by_id.get(told["puzzle"])) is not None:
            answers[puzzle.id] = Doubted(told["move"] in puzzle.best, told["lead"])

    if keep is None and resume:
        raise LondonBridgeError("--resume needs the file that was begun: --keep FILE.")
    if keep is not None:
        file = LineFile(keep, "answer to a puzzle")
        check_free(keep, resume, overwrite)
        if resume and is_there(keep):
            file.read(take, lambda line: line.startswith(b'{"puzzle":'))
        file.open()
    try:
        todo: Iterator[dict[str, Any]] = (one.to_dict() for one in puzzles if one.id not in answers)
        with closing(crew_for(jobs, ray, ADVICE).work(partial(Doubter, plan), todo, stop)) as stream:
            for told in stream:
                take(0, told)
                if file is not None:
                    file.write(json.dumps(told, separators=(",", ":")).encode() + b"\n")
    finally:
        if file is not None:
            file.close()
    return answers
