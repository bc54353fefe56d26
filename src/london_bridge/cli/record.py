"""`london-bridge record`: check and trace files of records. Further sub-commands join `app` in modules of their own.

Exit codes: 0 all is right, 1 a record is wrong or a file cannot be read, 2 wrong usage.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from london_bridge.record import Record, RecordClaim, RecordError, claims, trace
from london_bridge.record.files import Source, source_name
from london_bridge.rules import Box

if TYPE_CHECKING:  # a drawing library that most runs do not need
    from rich.console import Console

WRONG: Final = 1
#: A file at least this long, in bytes, gets a progress bar, if there is a terminal to show it.
LONG: Final = 4_000_000

app = typer.Typer(name="record", help="Check, trace, show and film records of games.", no_args_is_help=True)

File = Annotated[str, typer.Argument(metavar="FILE", help="A record, or JSON Lines of records; - is standard input.")]
FileOrPosition = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        help="A record, or JSON Lines of records; - is standard input. Or a position (docs/position.md).",
    ),
]
Files = Annotated[
    list[str], typer.Argument(metavar="FILE", help="Records, or JSON Lines of records; - is standard input.")
]
Boxes = Annotated[
    list[Path] | None,
    typer.Option("--box", metavar="FILE", help="A box of one's own that games were played with; may be repeated."),
]


@dataclass
class Tally:
    """What a file held."""

    records: int = 0
    finished: int = 0
    wrong: int = 0
    players: Counter[int] = field(default_factory=Counter)

    def words(self) -> str:
        """The tally as a line for people."""
        count = f"{self.records:,} record{'s' * (self.records != 1)}"
        if self.wrong:
            return f"{count}, {self.wrong:,} wrong" if self.records else "no record can be read"
        by_players = ", ".join(f"{self.players[n]:,} with {n} players" for n in sorted(self.players))
        if self.finished < self.records:
            by_players += f"; {self.records - self.finished:,} unfinished"
        return f"{count}, all right ({by_players})"

    def to_dict(self) -> dict[str, Any]:
        """The tally as plain values, for JSON."""
        right = self.records - self.wrong if self.records else 0
        by_players = {str(n): self.players[n] for n in sorted(self.players)}
        return {
            "records": self.records,
            "valid": right,
            "wrong": self.wrong,
            "finished": self.finished,
            "players": by_players,
        }


def opened(file: str) -> Source:
    """A file argument: a path, or - for standard input."""
    return sys.stdin.buffer if file == "-" else file


def load_boxes(paths: list[Path] | None) -> list[Box]:
    """The boxes that the options name."""
    return [Box.load(path) for path in paths or ()]


@app.command()
def check(
    files: Files,
    box: Boxes = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON Lines: one for every error, and one for every file.")
    ] = False,
    errors: Annotated[
        int, typer.Option("--errors", min=0, metavar="N", help="List at most N errors of each file; 0 lists all.")
    ] = 100,
    fair: Annotated[
        bool,
        typer.Option("--fair", help="Also check that each deal is the one whose digest its table published."),
    ] = False,
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="With --fair: the digest as you noted it at the start."),
    ] = None,
) -> int:
    """Check that every move of every record was legal and that every result is right.

    What is wrong is told on standard error, one sentence each, with the place
    and the rule's number; the check goes on to the end of all files. The exit
    code is 1 if anything was wrong.
    """
    boxes = load_boxes(box)
    wrong = 0
    for file in files:
        source = opened(file)
        tally = Tally()
        with progress(source) as (on_read, console):
            also = partial(check_deal, published=commitment) if fair or commitment is not None else None
            for error in check_file(source, boxes, tally, on_read, also):
                if errors and tally.wrong > errors:
                    continue
                if as_json:
                    print(json.dumps(error.to_dict(), ensure_ascii=False))
                elif console is not None:
                    console.print(str(error), markup=False, highlight=False, soft_wrap=True)
                else:
                    print(error, file=sys.stderr)
        name = source_name(source)
        if as_json:
            print(json.dumps({"file": name, **tally.to_dict()}, ensure_ascii=False))
        else:
            if errors and tally.wrong > errors:
                print(f"{name}: {tally.wrong - errors:,} more errors are not listed.", file=sys.stderr)
            print(f"{name}: {tally.words()}.", flush=True)
        wrong += tally.wrong
    return WRONG if wrong else 0


def check_deal(claim: RecordClaim, published: str | None) -> None:
    """That a record's deal is the one whose digest was published at the start of its game."""
    from london_bridge.server import fair

    checked = fair.check(Record.from_claim(claim).document(), published)
    if not checked.ok:
        raise RecordError("fair", checked.sentence.rstrip("."))


def check_file(
    source: Source,
    boxes: list[Box],
    tally: Tally,
    on_read: Callable[[int], None] | None,
    also: Callable[[RecordClaim], None] | None = None,
) -> Iterator[RecordError]:
    """Check a file to its end, counting; gives every error as it is found. `also`: what else each record must hold."""
    name = source_name(source)
    for number, line, claim, error in claims(source, boxes, on_read):
        # An error of the file itself (it cannot be opened, it is empty) is no record.
        tally.records += error is None or error.record is not None
        if claim is not None:
            tally.players[len(claim.players)] += 1
            try:
                claim.verify()
                if also is not None:
                    also(claim)
                tally.finished += claim.result is not None
            except RecordError as found:
                error = found.at(name, line, number)
        if error is not None:
            tally.wrong += 1
            yield error


@contextmanager
def progress(source: Source) -> Iterator[tuple[Callable[[int], None] | None, Console | None]]:
    """A bar on standard error for a long file: what to tell it, and where to print meanwhile."""
    size = os.path.getsize(source) if isinstance(source, str) and os.path.isfile(source) else 0
    if size < LONG or not sys.stderr.isatty():
        yield None, None
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn()
    # Without redirecting: what a program reads on standard output must not go where the bar is.
    with Progress(*columns, console=console, transient=True, redirect_stdout=False, redirect_stderr=False) as bar:
        task = bar.add_task(Path(source_name(source)).name, total=size)
        yield (lambda taken: bar.advance(task, taken)), console


@app.command("trace")
def trace_(file: File, box: Boxes = None) -> int:
    """Print, before every move, what each seat that may act could do; after the last, the result and every payment.

    One line of JSON each, to compare with another program that knows the rules.
    A wrong record is traced as far as it is right; the exit code is then 1.
    """
    source, boxes = opened(file), load_boxes(box)
    name, code = source_name(source), 0
    for number, line, claim, error in claims(source, boxes):
        if claim is not None:
            lines: list[str] = []
            try:
                lines.extend(trace(claim, number))
            except RecordError as found:
                error = found.at(name, line, number)
            if lines:
                sys.stdout.write("\n".join(lines) + "\n")
        if error is not None:
            sys.stdout.flush()
            print(error, file=sys.stderr)
            code = WRONG
    return code
