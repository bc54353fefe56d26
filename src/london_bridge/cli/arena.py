"""`london-bridge arena`: bots against each other, with live standings, ratings and a report. Imports lab and rules."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from london_bridge.cli.common_options import RayAddress, read_scoring, split_bots
from london_bridge.cli.decisions import Decisions, records_for, write_decisions
from london_bridge.cli.simulate import Stop
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Box

if TYPE_CHECKING:
    from rich.table import Table

    from london_bridge.lab.arena import ArenaPlan, BegunArena, Standings
    from london_bridge.lab.arena.arena_player import Played

INTERRUPTED: Final = 130
#: Seconds between two live standings.
REFRESH: Final = 0.5
#: The same in seconds where lines are printed, one after the other.
TELL: Final = 20.0
#: What is played unless somebody says otherwise, or goes on with something else.
GAMES: Final = 400
PLAYERS: Final = 4
SCORING: Final = "random"

T = TypeVar("T")


def arena(
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT,…",
            help="Two or more: built in, module:Class(option=1), or exec:COMMAND; master@50ms sets a budget.",
        ),
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", metavar="N", help="How many games, rotations included; default: 400.")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="K", help="2, 3 or 4 at a table; default: 4.")
    ] = None,
    scoring: Annotated[
        str | None,
        typer.Option(
            metavar="SCORING", help="base, expansion, random (default), or a choice: chapel=most,gate=steps,…"
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", metavar="S", help="The same seed deals the same games.")
    ] = None,
    think: Annotated[
        str | None,
        typer.Option("--think", metavar="BUDGET", help="For all that search: 50ms, 2s, or 400p (playouts)."),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="J", help="Processes to use; default: one for every core.")
    ] = None,
    ray: RayAddress = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FILE.jsonl", help="Write a record of every game, one a line.")
    ] = None,
    decisions: Decisions = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the records of an interrupted arena, and with its options.")
    ] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Begin the records anew.")] = False,
    adjust_luck: Annotated[
        bool,
        typer.Option("--adjust-luck", help="Tell figures without luck too: surer with fewer games (docs/arena.md)."),
    ] = False,
    box: Annotated[Path | None, typer.Option("--box", metavar="FILE", help="A box of one's own.")] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write all figures as JSON; - prints them.")
    ] = None,
    html_file: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a report with plots, as one HTML file.")
    ] = None,
) -> int:
    """Let bots play against each other, and rate them.

    Seats are rotated, and every deal is replayed with the seats exchanged, so
    that luck cancels. Name as many bots as there are seats for one line-up
    (master,journeyman,journeyman,journeyman), or more or fewer for all.
    docs/arena.md describes the figures; docs/bot-protocol.md outside programs.
    """
    from london_bridge.lab.arena import ArenaPlan, BegunArena, begun, run, shown, standings
    from london_bridge.lab.targets import check_targets

    check_targets(json_file, html_file)
    recorded = records_for(decisions, records, resume=resume, overwrite=overwrite)
    before = begun(recorded) if resume and recorded is not None else BegunArena()
    plan = ArenaPlan.make(
        split_bots(bots) if bots is not None else named_in(before),
        first_of(games, before.games, GAMES),
        players=first_of(players, before.players, PLAYERS),
        scoring=read_scoring(scoring) if scoring is not None else before.scoring or SCORING,
        seed=seed if seed is not None else before.seed,
        think=think,
        box=Box.load(box) if box else None,
        adjust_luck=adjust_luck,
    )
    if plan.idle():
        print(f"{', '.join(plan.idle())}: not in any of so few games; ask for more --games.", file=sys.stderr)
    stop = PatientStop()
    with stop.listening():
        with live(plan) as on_game, at_once(recorded):
            outcome = run(
                plan,
                jobs=jobs,
                ray=ray,
                records=recorded,
                resume=resume,
                overwrite=overwrite,
                thoughts=decisions is not None,
                on_game=on_game,
                stop=stop,
            )
        table = standings(plan, outcome.games)
        told = {
            **table.to_dict(),
            "planned": plan.games,
            "finished": outcome.finished,
            "seconds": round(outcome.seconds, 3),
        }
        text = json.dumps(told, ensure_ascii=False, indent=2) + "\n"
        try:
            if str(json_file) == "-":
                print(text, end="")
            else:
                show(table, outcome.seconds)
        finally:  # nobody may be reading what is printed
            if json_file is not None and str(json_file) != "-":
                json_file.write_text(text, encoding="utf-8")
            if html_file is not None and outcome.games:
                from london_bridge.lab.arena.arena_report import report

                html_file.write_text(report(outcome, table), encoding="utf-8")
    if outcome.finished:
        write_decisions(decisions, recorded, keep=records is not None, box=plan.box)
        return 0
    print(f"Interrupted after {len(outcome.games):,} of {plan.games:,} games.", file=sys.stderr)
    if recorded is None:
        print("Nothing is kept of them: with --records FILE it could go on later.", file=sys.stderr)
        return INTERRUPTED
    options: dict[str, Any] = {
        "--bots": bots if bots is not None else ",".join(name.replace(",", "\\,") for name in plan.named),
        "--games": plan.games,
        "--players": plan.players,
        "--scoring": scoring if scoring is not None else shown(plan.scoring),
        "--seed": plan.seed,
        "--think": think,
        "--jobs": jobs,
        "--ray": ray,
        "--box": box,
        "--records": records,
        "--decisions": decisions,
        "--json": json_file,
        "--html": html_file,
    }
    words = [word for name, value in options.items() if value is not None for word in (name, str(value))]
    words += ["--adjust-luck"] * adjust_luck
    print(f"To go on:\n  {shlex.join(['london-bridge', 'arena', *words, '--resume'])}", file=sys.stderr)
    return INTERRUPTED


class PatientStop(Stop):
    """Ctrl-C: games in hand are finished, which can take a minute, so it is said at once."""

    def ask(self, number: int, frame: FrameType | None) -> None:
        """What a signal does. It may come while something is printed, so the line goes past Python's files."""
        first = not self.asked
        super().ask(number, frame)  # before the line is written: another signal may come meanwhile
        if first:
            os.write(2, b"\nStopping when the games in hand are finished; Ctrl-C once more stops at once.\n")


@contextmanager
def at_once(recorded: Path | None) -> Iterator[None]:
    """The second Ctrl-C: what is left then, in a sentence."""
    try:
        yield
    except KeyboardInterrupt:
        kept = f"those before are in {recorded}: go on with --resume" if recorded else "nothing is kept of those before"
        raise LondonBridgeError(f"Stopped at once, without the games in hand; {kept}.", exit_code=INTERRUPTED) from None


def first_of(*values: T | None) -> T:
    """The first value that is there: what was given, what the file was begun with, or the default."""
    return next(value for value in values if value is not None)


def named_in(before: BegunArena) -> list[str]:
    """The bots with which a file was begun."""
    if before.bots is None:
        raise LondonBridgeError("Who plays? Say --bots BOT,BOT,…; only --resume can take the bots from its records.")
    return before.bots


def show(table: Standings, seconds: float) -> None:
    """Print the standings and the cross table."""
    from rich.console import Console

    from london_bridge.lab.arena.arena_report import remarks
    from london_bridge.lab.report_pages import shortened

    console = Console(highlight=False)
    plan = table.plan
    console.print(f"{table.games:,} games of {plan.players} players, seed {plan.seed} ({seconds:.1f} s)", markup=False)
    if not table.games:
        return
    console.print("All intervals are 95 %.\n", markup=False)
    for part in (*standing_tables(table, console.width), *cross_tables(table, console.width)):
        console.print(part, "")
    full = [line.bot for line in table.lines]
    for short, name in zip(shortened(full), full, strict=True):
        if short != name:  # the figures need the room
            console.print(f"{short} is {name}", markup=False)
    for remark in remarks(table):
        console.print(remark, markup=False)
    for fault in table.faults[:5]:
        console.print(f"Fault: {fault}", markup=False)


def standing_tables(table: Standings, room: int) -> list[Table]:
    """The standings, in so much room."""
    from london_bridge.lab.arena.arena_report import standing_rows
    from london_bridge.lab.report_pages import shortened

    head, rows = standing_rows(table.lines)
    names = shortened([row[0] for row in rows])
    return tables_of("Standings", head, [[name, *row[1:]] for name, row in zip(names, rows, strict=True)], room)


def cross_tables(table: Standings, room: int) -> list[Table]:
    """Who comes before whom, in so much room."""
    from london_bridge.lab.arena.arena_report import cross_rows
    from london_bridge.lab.report_pages import shortened

    title = "How often the row comes before the column, and by how much money"
    _, rows = cross_rows(table, [line.bot for line in table.lines])
    names = shortened([row[0] for row in rows])
    return tables_of(title, ["", *names], [[name, *row[1:]] for name, row in zip(names, rows, strict=True)], room)


def tables_of(title: str, head: list[str], rows: list[list[str]], room: int) -> list[Table]:
    """A table, one below the other if it is too wide: figures that are cut off tell nothing."""
    from rich.cells import cell_len
    from rich.table import Table
    from rich.text import Text

    widths = [max(cell_len(cell) for cell in column) + 3 for column in zip(head, *rows, strict=True)]
    parts: list[list[int]] = [[]]
    for at in range(1, len(head)):
        if parts[-1] and sum(widths[part] for part in (0, *parts[-1], at)) > room + 3:
            parts.append([])
        parts[-1].append(at)
    found = []
    for number, part in enumerate(parts):
        heading = title if number == 0 else None
        part_table = Table(title=heading, title_justify="left", title_style="bold", show_edge=False, pad_edge=False)
        for at in (0, *part):
            part_table.add_column(Text(head[at]), justify="right" if at else "left", no_wrap=True)
        for row in rows:
            part_table.add_row(*(Text(row[at]) for at in (0, *part)))  # a bot's name may look like markup
        found.append(part_table)
    return found


@contextmanager
def live(plan: ArenaPlan) -> Iterator[Callable[[list[Played]], None]]:
    """Live standings; a line now and then where there is no terminal to show them on."""
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress_bar import ProgressBar
    from rich.text import Text

    from london_bridge.lab.arena import standings
    from london_bridge.lab.pace import Pace

    terminal = sys.stderr.isatty()
    pace = Pace(plan.games)
    with (
        Live(console=Console(stderr=True), transient=True, auto_refresh=False) if terminal else nullcontext() as screen
    ):

        def on_game(games: list[Played]) -> None:
            done = len(games)
            if not pace.due(done, REFRESH if terminal else TELL) or (not terminal and done == plan.games):
                return
            table = standings(plan, games, rated=False)
            if screen is None:
                shares = ", ".join(f"{line.bot} {100 * line.share.value:.1f} %" for line in table.lines)
                print(f"{pace.text(done)}; {shares}", file=sys.stderr, flush=True)
                return
            bar = ProgressBar(total=plan.games, completed=done, width=60)
            screen.update(
                Group(Text(pace.text(done)), bar, *standing_tables(table, screen.console.width)), refresh=True
            )

        yield on_game
