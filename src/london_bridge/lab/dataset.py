"""The games of a data set: independent deals between strong bots, with what they thought, kept in a folder.

A simulation for each number of players, whose records have thoughts; it is taken up where it was stopped. Imports
`simulate` and the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.crew import Stop
from london_bridge.lab.plan import whole_scoring
from london_bridge.lab.simulate import SimulationPlan, simulate
from london_bridge.rules.checks import Scoring, check_seed

#: How a folder says what is being made in it.
PLAN: Final = "plan.json"
ADVICE: Final = "The games before are in the folder: the same command goes on with them."


@dataclass(frozen=True, slots=True)
class DatasetPart:
    """The games of one number of players."""

    plan: SimulationPlan
    records: Path


@dataclass(frozen=True, slots=True)
class DatasetPlan:
    """What is to be made. Seats take the bots in turn."""

    folder: Path
    games: int
    players: tuple[int, ...]
    bots: tuple[str, ...]
    scoring: str | dict[str, str]
    seed: int

    @staticmethod
    def make(
        folder: Path, games: int, players: Sequence[int], bots: Sequence[str], scoring: Scoring, seed: int
    ) -> DatasetPlan:
        """A plan, if there can be one; games are shared out evenly to the numbers of players."""
        counts = tuple(dict.fromkeys(players))
        if not counts:
            raise LondonBridgeError("For how many players? Say 2, 3 or 4 (rule 2.1).")
        if not bots:
            raise LondonBridgeError("Who plays? Name a bot at least.")
        if games < len(counts):
            raise LondonBridgeError(f"{games} games are too few for {len(counts)} numbers of players.")
        return DatasetPlan(folder, games, counts, tuple(bots), whole_scoring(scoring), check_seed(seed))

    def identity(self) -> dict[str, Any]:
        """What tells one data set from another; it may be lengthened."""
        scoring = self.scoring if isinstance(self.scoring, str) else dict(self.scoring)
        return {"players": list(self.players), "bots": list(self.bots), "scoring": scoring, "seed": self.seed}

    def parts(self) -> list[DatasetPart]:
        """The simulations."""
        found = []
        for at, players in enumerate(self.players):
            games = self.games // len(self.players) + (at < self.games % len(self.players))
            seats = [self.bots[seat % len(self.bots)] for seat in range(players)]
            plan = SimulationPlan.make(games, players=players, scoring=self.scoring, bots=seats, seed=self.seed)
            found.append(DatasetPart(plan, self.folder / f"games-{players}.jsonl"))
        return found


@dataclass(frozen=True, slots=True)
class PartOutcome:
    """What was played of a part, this time and before."""

    part: DatasetPart
    done: int
    found: int
    seconds: float
    finished: bool


def claim(plan: DatasetPlan, overwrite: bool) -> None:
    """Take a folder for a data set: a new one, an empty one, or one in which this very data set was begun."""
    told = plan.folder / PLAN
    if plan.folder.exists() and not plan.folder.is_dir():
        raise LondonBridgeError(f"{plan.folder} is a file; the name of a folder is needed.")
    if plan.folder.is_dir() and any(plan.folder.iterdir()):
        try:
            begun = json.loads(told.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise LondonBridgeError(f"{plan.folder} has other things in it: name another folder.") from None
        mine = json.loads(json.dumps(plan.identity()))
        there = begun.pop("games", 0) if isinstance(begun, dict) else 0
        if begun == mine and there > plan.games and not overwrite:
            raise LondonBridgeError(
                f"In {plan.folder} a data set of {there:,} games was begun: ask for as many or more, name"
                " another folder, or --overwrite."
            )
        if begun != mine and not overwrite:
            raise LondonBridgeError(
                f"In {plan.folder} a data set with other options was begun ({told.name} has them): go on with those,"
                " name another folder, or --overwrite."
            )
        if overwrite:
            for part in plan.folder.glob("games-?.jsonl"):
                part.unlink()
    plan.folder.mkdir(parents=True, exist_ok=True)
    told.write_text(json.dumps({**plan.identity(), "games": plan.games}, indent=2) + "\n", encoding="utf-8")


def play(
    plan: DatasetPlan,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    on_progress: Callable[[int], None] | None = None,
    stop: Stop = lambda: False,
) -> Iterator[PartOutcome]:
    """Play what is not there yet, part after part; `on_progress` hears how many games of all there are."""
    before = 0
    for part in plan.parts():

        def tell(done: int, before: int = before) -> None:
            if on_progress is not None:
                on_progress(before + done)

        outcome = simulate(
            part.plan,
            jobs=jobs,
            ray=ray,
            records=part.records,
            resume=True,
            thoughts=True,
            advice=ADVICE,
            on_progress=tell,
            stop=stop,
        )
        before += outcome.done
        yield PartOutcome(part, outcome.done, outcome.found, outcome.seconds, outcome.finished)
        if not outcome.finished:
            return
