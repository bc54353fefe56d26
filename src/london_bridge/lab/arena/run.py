"""Runs an arena: plays, keeps, tells, and stops in good order when it is told to. Imports this folder and bots."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from london_bridge.bots.outside import OutsideBot
from london_bridge.errors import LondonBridgeError

from .books import Books
from .crew import play_on_cores, play_on_ray
from .plan import Plan
from .playing import Played


@dataclass(frozen=True, slots=True)
class Outcome:
    """The games that were played, by number, and how long this run took."""

    plan: Plan
    games: list[Played]
    found: int  # of them, those that were in the file before
    seconds: float

    @property
    def finished(self) -> bool:
        """Whether all games of the plan are played."""
        return len(self.games) == self.plan.games


def try_programs(plan: Plan) -> None:
    """Refuse programs that cannot be started, before the first game: chance would play all games for them.

    On a cluster elsewhere this machine needs none of them.
    """
    for spec in plan.bots:
        if spec.startswith("exec:"):
            OutsideBot(spec).attempt()


def run(
    plan: Plan,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    records: Path | None = None,
    resume: bool = False,
    overwrite: bool = False,
    on_game: Callable[[list[Played]], None] | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Outcome:
    """Play a plan's games, on all cores unless told otherwise. `on_game` hears of all games so far after each."""
    cores = (
        jobs if jobs is not None else (os.process_cpu_count() if hasattr(os, "process_cpu_count") else os.cpu_count())
    )
    if not cores or not 1 <= cores <= 1024:
        raise LondonBridgeError(f"--jobs is 1 to 1024, not {cores}.")
    begun = time.perf_counter()
    books = Books(plan, records, resume, overwrite)
    games = list(books.found)
    known = {played.game for played in games}
    todo = [game for game in range(plan.games) if game not in known]
    lines = records is not None
    try:
        if todo and ray in (None, "local"):
            try_programs(plan)
        if ray is not None:
            stream = play_on_ray(plan, todo, lines, ray, stop)
        else:
            stream = play_on_cores(plan, todo, lines, min(cores, max(1, len(todo))), stop)
        with closing(stream):
            for played in stream:
                books.write(played)
                played.line = ""
                games.append(played)
                if on_game is not None:
                    on_game(games)
    finally:
        books.close()
    games.sort(key=lambda played: played.game)
    return Outcome(plan, games, len(books.found), time.perf_counter() - begun)
