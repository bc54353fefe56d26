"""Runs a simulation: plays, writes, sums up, and stops in good order when it is told to. Imports this folder only."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from london_bridge.bots.registry import is_own
from london_bridge.lab.crew import crew_for, crew_size

from .result_files import Files
from .simulation_plan import SimulationPlan
from .stretches import Stretches
from .summary import Summary

#: What to do when a crew fails.
ADVICE = "The games before are in the files, if any: go on with --resume."


@dataclass(frozen=True, slots=True)
class SimulationOutcome:
    """What came of a simulation. `done` games are summed up; those found in files are among them."""

    summary: Summary
    done: int
    found: int
    seconds: float
    finished: bool

    @property
    def rate(self) -> float:
        """Games played a second, on all cores together."""
        return (self.done - self.found) / self.seconds if self.seconds > 0 else 0.0


def simulate(
    plan: SimulationPlan,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    records: Path | None = None,
    table: Path | None = None,
    resume: bool = False,
    overwrite: bool = False,
    thoughts: bool = False,
    advice: str = ADVICE,
    on_progress: Callable[[int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> SimulationOutcome:
    """Play the games of a plan, write them to files if there are any, and sum them up.

    `on_progress` is told how many games are done, those that files had already included; when `stop` says so, what is
    done is kept, files are finished, and a later call with `resume` goes on from there. `thoughts`: records also have
    what bots that search thought of every move (`bots.thinking`). `advice`: how to go on when a process is lost.
    """
    workers = crew_size(jobs)
    own = any(is_own(name) for name in plan.bots)
    crew = crew_for(jobs if ray is not None or plan.games > 1 else 1, ray, advice, apart=own)
    summary = Summary(plan)
    files = Files(plan, records, table, resume, overwrite)
    done = found = files.done
    begun = time.perf_counter()
    try:
        summary.add(files.rows)
        if on_progress:
            on_progress(done)
        if done < plan.games:
            rest = plan.part(plan.first + done, plan.games - done)
            for stretch in Stretches(rest, workers).play(crew, records is not None, stop or (lambda: False), thoughts):
                files.write(stretch)
                summary.add(stretch.rows)
                done += len(stretch.rows)
                if on_progress:
                    on_progress(done)
    finally:
        files.close()
    return SimulationOutcome(summary, done, found, time.perf_counter() - begun, done >= plan.games)
