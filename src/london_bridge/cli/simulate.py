"""`london-bridge simulate`: many games between bots, with a summary, records and a table. Imports lab and rules."""

from __future__ import annotations

import json
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from london_bridge.cli.common_options import RayAddress, read_scoring, split_bots
from london_bridge.cli.decisions import Decisions, records_for, write_decisions
from london_bridge.rules import Box

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from london_bridge.lab.simulate import SimulationOutcome, SimulationPlan

INTERRUPTED: Final = 130


class Stop:
    """Ctrl-C, once: the stretch in hand is finished, then the run. Twice: at once."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self) -> bool:
        return self.asked

    def ask(self, number: int, frame: FrameType | None) -> None:
        """What a signal does."""
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

    @contextmanager
    def listening(self) -> Iterator[None]:
        """While this lasts, Ctrl-C and a polite kill ask to stop."""
        before = {number: signal.signal(number, self.ask) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def simulate(
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games to play.")] = 1000,
    players: Annotated[int, typer.Option("--players", "-p", metavar="K", help="2, 3 or 4.")] = 4,
    scoring: Annotated[
        str,
        typer.Option(
            metavar="SCORING",
            help="base, expansion, random (both drawn anew for every game), or a choice: chapel=most,gate=steps,…",
        ),
    ] = "base",
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT,…",
            help="One bot for all seats, or one for each: random, journeyman, master@50ms, …, or module:Class.",
        ),
    ] = "journeyman",
    seed: Annotated[
        int | None,
        typer.Option("--seed", "-s", metavar="S", help="The same seed gives the same games; default: a new one."),
    ] = None,
    think: Annotated[
        str | None,
        typer.Option("--think", metavar="BUDGET", help="For all bots that search: 50ms, 2s, or 400p (playouts)."),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="J", help="Processes to use; default: one for every core.")
    ] = None,
    ray: RayAddress = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FILE.jsonl", help="Write a record of every game, one a line.")
    ] = None,
    table: Annotated[
        Path | None,
        typer.Option("--table", metavar="FILE.parquet", help="Write a table with a row for every seat of every game."),
    ] = None,
    decisions: Decisions = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the files of a run that was interrupted.")
    ] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Begin files anew that are there already.")] = False,
    first: Annotated[
        int, typer.Option("--first", metavar="I", help="Number of the first game: games of a seed are numbered from 0.")
    ] = 0,
    box: Annotated[
        Path | None, typer.Option("--box", metavar="FILE", help="A box of one's own instead of the default one.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> int:
    """Play many games between bots, and sum them up.

    Game i of a seed is always the same, on any number of cores. Ctrl-C keeps
    what is done and says how to go on. docs/simulate.md describes the files
    and the JSON summary.
    """
    from london_bridge.bots import with_budget
    from london_bridge.lab.simulate import SimulationPlan
    from london_bridge.lab.simulate import simulate as run

    plan = SimulationPlan.make(
        games,
        players=players,
        scoring=read_scoring(scoring),
        bots=[with_budget(name, think) for name in split_bots(bots)],
        seed=seed,
        first=first,
        box=Box.load(box) if box else None,
    )
    recorded = records_for(decisions, records, resume=resume, overwrite=overwrite)
    stop = Stop()
    with stop.listening(), progress(plan) as on_progress:
        outcome = run(
            plan,
            jobs=jobs,
            ray=ray,
            records=recorded,
            table=table,
            resume=resume,
            overwrite=overwrite,
            thoughts=decisions is not None,
            on_progress=on_progress,
            stop=stop,
        )
    if as_json:
        print(json.dumps(told(outcome), ensure_ascii=False, indent=2))
    else:
        from london_bridge.cli.summing import show

        show(outcome)
    if outcome.finished:
        write_decisions(decisions, recorded, keep=records is not None, box=plan.box)
        return 0
    files = recorded is not None or table is not None
    options: dict[str, Any] = {
        "--games": games if files else games - outcome.done,
        "--players": players,
        "--scoring": scoring,
        "--bots": bots,
        "--seed": plan.seed,
        "--think": think,
        "--jobs": jobs,
        "--ray": ray,
        "--records": records,
        "--table": table,
        "--decisions": decisions,
        "--first": first if files else first + outcome.done,
        "--box": box,
    }
    words = ["london-bridge", "simulate"]
    for name, value in options.items():
        if value is not None and (name, value) != ("--first", 0):
            words += [name, str(value)]
    words += ["--json"] * as_json + ["--resume"] * files
    left = games - outcome.done
    what = "To go on with the other" if files else "To play the other"
    print(
        f"Interrupted after {outcome.done:,} of {games:,} games; what is done is kept. {what} {left:,}:\n"
        f"  {shlex.join(words)}",
        file=sys.stderr,
    )
    return INTERRUPTED


def told(outcome: SimulationOutcome) -> dict[str, Any]:
    """The outcome as plain values, for JSON."""
    return {
        **outcome.summary.to_dict(),
        "finished": outcome.finished,
        "seconds": round(outcome.seconds, 3),
        "games_per_second": round(outcome.rate, 1),
    }


@contextmanager
def progress(plan: SimulationPlan) -> Iterator[Any]:
    """A bar with the rate and the time that is left, if there is a terminal to show it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(compact=True),
        TextColumn("left"),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task("games", total=plan.games, rate="")
    with bar:
        yield Advance(bar, task)


class Advance:
    """Moves the bar on."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self.bar = bar
        self.task = task

    def __call__(self, done: int) -> None:
        speed = self.bar.tasks[self.task].speed
        self.bar.update(self.task, completed=done, rate=f"{speed:,.0f}/s" if speed else "")
