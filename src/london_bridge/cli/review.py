"""`london-bridge review`: where finished games were decided, and what many of them say of a player.

Imports record and review; lab for many records, which are shared out to processes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from london_bridge.cli.common_options import RayAddress
from london_bridge.cli.simulate import Stop
from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record, read_records
from london_bridge.rules.checks import check_seed

from .record import Boxes, Files, load_boxes
from .wording import MomentTeller, display_name
from .wording.moment_sentences import points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

INTERRUPTED: Final = 130
#: Decisions that are told of each game, beside its turning points.
SHOWN: Final = 5
#: What is being done, by its stage.
STAGE_WORDS: Final = {
    "curve": "A first look",
    "cards": "What could be expected of the cards",
    "ledger": "The books",
    "decisions": "The decisions",
    "close": "Where it is close",
}


def review(
    files: Files,
    playouts: Annotated[
        int, typer.Option("--playouts", metavar="N", help="For each decision; more is surer, and slower.")
    ] = 2000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Chance of the thinking.")] = 0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="J", help="Processes to use; default: one for every core.")
    ] = None,
    ray: RayAddress = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a record, and nothing else.")] = False,
    html_file: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write all reviews as one HTML file.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE.jsonl", help="Keep every review as it is done, one a line.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the reviews of an interrupted run.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Begin the kept reviews anew.")] = False,
    box: Boxes = None,
) -> int:
    """Say where finished games were decided: by luck, by guessing, by whose decisions.

    Every decision is judged from what its seat could know then, and nothing is
    called a mistake that might be chance of the judging. Over many records
    there is a profile of every player. docs/review.md explains the figures.
    """
    from london_bridge.review import profiles

    if html_file is not None:
        check_page(html_file)
    boxes = load_boxes(box)
    records: list[Record] = [record for file in files for record in read_records(source(file), boxes)]
    if not records:
        raise LondonBridgeError("There is no record to review.")
    for number, record in enumerate(records):
        if not record.finished:
            raise LondonBridgeError(f"Record {number} is of a game that is not over: only finished ones are reviewed.")
    check_seed(seed)
    stop, found = Stop(), []
    with stop.listening(), ProgressLine() as progress:
        if len(records) == 1 and keep is None and not resume and ray is None:
            stream = one_review(records[0], playouts, seed, stop, progress)
        else:
            from london_bridge.lab.reviewing import ReviewOptions, review_all

            asked = ReviewOptions(playouts, seed, tuple(boxes))
            stream = review_all(
                records, asked, jobs=jobs, ray=ray, keep=keep, resume=resume, overwrite=overwrite, stop=stop
            )
        for told in stream:
            found.append(told)
            if as_json:
                print(json.dumps(told, ensure_ascii=False, separators=(",", ":")), flush=True)
            if len(records) > 1:
                progress.say(f"{len(found)} of {len(records)} records")
    found.sort(key=lambda told: int(told["record"]))
    people = profiles(found)
    tellers = [MomentTeller(record) for record in records]
    if not as_json:
        show(found, people, tellers)
    if html_file is not None:
        from london_bridge.review.picture import page

        words = page(found, people, lambda told, one: tellers[told["record"]].sentence(one))
        html_file.write_text(words, encoding="utf-8")
    if len(found) == len(records):
        return 0
    kept = f"go on with --keep {keep} --resume" if keep else "nothing is kept: with --keep FILE it could go on later"
    print(f"Interrupted after {len(found)} of {len(records)} records; {kept}.", file=sys.stderr)
    return INTERRUPTED


class ProgressLine:
    """How far it is, on one line of a terminal; nowhere else, and gone in the end."""

    def __init__(self) -> None:
        self.on = sys.stderr.isatty()
        self.said = ""

    def __enter__(self) -> ProgressLine:
        return self

    def __exit__(self, *_: object) -> None:
        self.say("")

    def say(self, text: str) -> None:
        """Say something in place of what was said before."""
        if self.on and text != self.said:
            print(f"\r{text.ljust(len(self.said))}{'' if text else chr(13)}", end="", file=sys.stderr, flush=True)
            self.said = text


def one_review(
    record: Record, playouts: int, seed: int, stop: Stop, progress: ProgressLine
) -> Iterator[dict[str, Any]]:
    """The review of one record, in this process: it needs nothing but the core."""
    from london_bridge.review import ReviewJob

    job = ReviewJob(record, playouts, seed)
    for done in job.run(stop):
        progress.say(f"{STAGE_WORDS[done.stage]}: {100 * done.part:.0f} %")
    if job.finished:
        yield job.review().to_dict()


def check_page(path: Path) -> None:
    """Refuse a file that cannot be written before anything is thought about."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise LondonBridgeError(f"--html {path}: the name of a file in a folder that is there is needed.")


def source(file: str) -> Any:
    """A file, or standard input."""
    return sys.stdin.buffer if file == "-" else file


def show(found: list[dict[str, Any]], people: list[dict[str, Any]], tellers: list[MomentTeller]) -> None:
    """Print the reviews for people: each game in short, then the profiles if there are several."""
    from .paper import paper

    console = paper()
    for told in found:
        show_game(console, told, tellers[told["record"]])
    if len(found) > 1:
        show_people(console, people)


def show_game(console: Console, told: dict[str, Any], teller: MomentTeller) -> None:
    """One game: the sums of every seat, where it was decided, and what was lost."""
    from rich.table import Table

    from london_bridge.review.picture import shown

    from .paper import crests

    seats = range(len(told["players"]))
    names = ["", "money", "without luck", "luck", "reveals", "own", "others", "accuracy", "played like"]
    table = Table(*names, title=f"Record {told['record']}", title_justify="left", show_edge=False)
    for seat in seats:
        others = sum(told["matrix"]["wins"][other][seat] for other in seats if other != seat)
        table.add_row(
            cell(teller.names[seat]),
            f"£{told['end']['money'][seat]:.0f}",
            f"£{told['adjusted']['money'][seat]:.1f}",
            *map(points, (told["luck"]["wins"][seat], told["reveals"]["wins"][seat])),
            *map(points, (told["matrix"]["wins"][seat][seat], others)),
            shown(told["seats"][seat]["accuracy"]),
            told["seats"][seat]["level"] or "",
        )
    console.print(table)
    console.print("\nWhere it was decided:", style="head")
    for at in told["turning_points"]:
        console.print(crests(f"• {teller.sentence(told['moments'][at])}"))
    turning = set(told["turning_points"])
    marked = [at for at, one in enumerate(told["moments"]) if one.get("grade")]
    others_marked = sorted((at for at in marked if at not in turning), key=lambda at: -told["moments"][at]["loss"])
    if others_marked:
        console.print("\nWhat else was lost:", style="head")
    for at in others_marked[:SHOWN]:
        console.print(crests(f"• {teller.sentence(told['moments'][at])}"))
    if len(others_marked) > SHOWN:
        console.print(f"and {len(others_marked) - SHOWN} more that are marked: --html or --json tells them all.")
    if not marked:
        console.print("\nNo decision is marked.")
    console.print("")


def show_people(console: Console, people: list[dict[str, Any]]) -> None:
    """What all games say of every player."""
    from rich.table import Table

    from london_bridge.review.picture import loss_table, profile_table

    for title, (head, rows) in (
        ("All games (intervals are 95 %, from game to game)", profile_table(people)),
        ("What was lost, in points a decision", loss_table(people)),
    ):
        table = Table(*map(cell, head), title=title, title_justify="left", show_edge=False)
        for row in rows:
            table.add_row(*map(cell, row))
        console.print(table)
        console.print("")


def cell(text: str) -> str:
    """Text for a table: a name may hold anything."""
    from rich.markup import escape

    return escape(display_name(text)) if text else ""
