"""Runs a simulation: plays, writes, sums up, and stops in good order when it is told to. Imports this folder only."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from london_bridge.errors import LondonBridgeError

from .crew import play_on_cores
from .files import Files
from .plan import Plan
from .summary import Summary


@dataclass(frozen=True, slots=True)
class Outcome:
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


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    plan: Plan,
    *,
    jobs: int | None = None,
    records: Path | None = None,
    table: Path | None = None,
    resume: bool = False,
    overwrite: bool = False,
    on_progress: Callable[[int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Outcome:
    """Play the games of a plan, write them to files if there are any, and sum them up.

    `on_progress` is told how many games are done, those that files had already included; when `stop` says so, what is
    done is kept, files are finished, and a later call with `resume` goes on from there.
    """
    jobs = cores() if jobs is None else jobs
    if jobs < 1:
        raise LondonBridgeError(f"--jobs is the number of processes, at least 1, not {jobs}.")
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
            stretches = play_on_cores(rest, records is not None, jobs)
            try:
                for stretch in stretches:
                    if stretch is not None:
                        files.write(stretch)
                        summary.add(stretch.rows)
                        done += len(stretch.rows)
                        if on_progress:
                            on_progress(done)
                    if stop and stop():
                        break
            finally:
                stretches.close()  # type: ignore[attr-defined]  # a generator, which ends the workers
    finally:
        files.close()
    return Outcome(summary, done, found, time.perf_counter() - begun, done >= plan.games)
