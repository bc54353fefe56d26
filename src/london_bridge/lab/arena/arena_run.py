"""Runs an arena: plays, keeps, tells, and stops in good order when it is told to. Imports this folder and bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from london_bridge.bots.outside import OutsideBot
from london_bridge.lab.crew import crew_for

from .arena_books import Books
from .arena_plan import ArenaPlan
from .arena_player import ArenaPlayer, Played

#: What to do when a crew fails.
ADVICE = "The games before are in the --records FILE, if any: go on with --resume."


@dataclass(frozen=True, slots=True)
class ArenaOutcome:
    """The games that were played, by number, and how long this run took."""

    plan: ArenaPlan
    games: list[Played]
    found: int  # of them, those that were in the file before
    seconds: float

    @property
    def finished(self) -> bool:
        """Whether all games of the plan are played."""
        return len(self.games) == self.plan.games


def try_programs(plan: ArenaPlan) -> None:
    """Refuse programs that cannot be started, before the first game: chance would play all games for them.

    On a cluster elsewhere this machine needs none of them.
    """
    for spec in plan.bots:
        if spec.startswith("exec:"):
            OutsideBot(spec).attempt()


def run(
    plan: ArenaPlan,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    records: Path | None = None,
    resume: bool = False,
    overwrite: bool = False,
    thoughts: bool = False,
    on_game: Callable[[list[Played]], None] | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> ArenaOutcome:
    """Play a plan's games, on all cores unless told otherwise. `on_game` hears of all games so far after each.

    `thoughts`: records also have what bots that search thought of every move (`bots.thinking`).
    """
    begun = time.perf_counter()
    books = Books(plan, records, resume, overwrite)
    games = list(books.found)
    known = {played.game for played in games}
    todo = [game for game in range(plan.games) if game not in known]
    try:
        if todo and ray in (None, "local"):
            try_programs(plan)
        crew = crew_for(jobs if ray is not None or len(todo) > 1 else 1, ray, ADVICE)
        with closing(crew.work(partial(ArenaPlayer, plan, records is not None, thoughts), iter(todo), stop)) as stream:
            for played in stream:
                books.write(played)
                played.line = ""
                games.append(played)
                if on_game is not None:
                    on_game(games)
    finally:
        books.close()
    games.sort(key=lambda played: played.game)
    return ArenaOutcome(plan, games, len(books.found), time.perf_counter() - begun)
