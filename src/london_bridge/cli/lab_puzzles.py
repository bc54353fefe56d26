"""`london-bridge lab puzzles`: positions with one right answer, looked for in many games. Imports lab and puzzles."""

from __future__ import annotations

import gzip
import sys
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from london_bridge.cli.common_options import RayAddress
from london_bridge.cli.simulate import Stop
from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record, read_records
from london_bridge.rules.checks import check_seed

if TYPE_CHECKING:
    from london_bridge.puzzles.puzzle import Puzzle
    from london_bridge.puzzles.shelf import Shelf

INTERRUPTED: Final = 130


def puzzles(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE", help="Finished records to look through; without any, games of bots are played."),
    ] = None,
    want: Annotated[int, typer.Option("--want", metavar="N", min=1, help="How many puzzles; then it is done.")] = 600,
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="K,…", help="Numbers of players, for instance 4 or 2,3,4.")
    ] = "2,3,4",
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help="No more games of bots than these.")
    ] = 100_000,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="S", help="The same seed plays the same games.")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="J", help="Processes to use; default: one for every core.")
    ] = None,
    ray: RayAddress = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE.jsonl", help="Keep what is found, one game a line.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with an interrupted run.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Begin the kept file anew.")] = False,
    add_to: Annotated[
        Path | None, typer.Option("--add-to", metavar="FILE.json.gz", help="A book that there is, to be filled up.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.json.gz", help="Write the puzzles as a book.")
    ] = None,
) -> int:
    """Look for puzzles: moves that are surely the best, and that a journeyman misses.

    Two judges and two seeds must agree on each with 99.9 % confidence.
    docs/puzzles.md says how, and how sure they are.
    """
    from london_bridge.lab.hunting import HuntPlan, hunt
    from london_bridge.lab.line_file import check_place
    from london_bridge.puzzles.book import pack

    if out is not None:
        check_place(out)
    book = read_book(add_to) if add_to is not None else []
    records = records_of(files or [])
    plan = HuntPlan(want, counts_of(players), games, check_seed(seed))
    stop, told = Stop(), FoundSoFar(want)
    with stop.listening():
        shelf = hunt(
            plan,
            records,
            book=book,
            jobs=jobs,
            ray=ray,
            keep=keep,
            resume=resume,
            overwrite=overwrite,
            on_game=told.tell,
            stop=stop,
        )
    told.end()
    show(shelf)
    if out is not None:
        out.write_bytes(pack(shelf.puzzles))
    if not stop.asked:
        return 0
    kept = f"go on with --keep {keep} --resume" if keep else "nothing is kept: with --keep FILE it could go on later"
    print(f"Interrupted with {len(shelf.puzzles)} of {want} puzzles; {kept}.", file=sys.stderr)
    return INTERRUPTED


def doubt(
    book: Annotated[
        Path | None, typer.Argument(metavar="FILE.json.gz", help="A book of puzzles; default: the one that ships.")
    ] = None,
    times: Annotated[
        int, typer.Option("--times", metavar="N", min=1, help="How many times the thought by which they were found.")
    ] = 100,
    count: Annotated[
        int, typer.Option("--sample", "-n", metavar="N", min=1, help="No more puzzles than these, by chance.")
    ] = 1_000_000,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="S", help="Chance of the sample and the thinking.")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="J", help="Processes to use; default: one for every core.")
    ] = None,
    ray: RayAddress = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE.jsonl", help="Keep what is found, one puzzle a line.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with an interrupted run.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Begin the kept file anew.")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.json.gz", help="Write the book without the refuted ones.")
    ] = None,
    lead: Annotated[
        float,
        typer.Option("--lead", metavar="POINTS", min=0, help="Nor those whose answer is ahead by less than these."),
    ] = 0.0,
) -> int:
    """Think about puzzles once more, for much longer: which answers stay the best?"""
    from london_bridge.lab.doubting import DoubtPlan, sample
    from london_bridge.lab.doubting import doubt as think
    from london_bridge.lab.line_file import check_place
    from london_bridge.puzzles import puzzles as shipped
    from london_bridge.puzzles.book import pack

    if out is not None:
        check_place(out)
    found = list(shipped().values()) if book is None else read_book(book)
    plan, stop = DoubtPlan(times, check_seed(seed)), Stop()
    chosen = sample(found, count, plan.seed)
    with stop.listening():
        told = think(chosen, plan, jobs=jobs, ray=ray, keep=keep, resume=resume, overwrite=overwrite, stop=stop)
    refuted = sorted(name for name, one in told.items() if not one.stands)
    print(f"{len(refuted)} of {len(told)} refuted by {times} times the thought{':' if refuted else '.'}")
    for name in refuted:
        print(name)
    if out is not None:
        close = {name for name, one in told.items() if one.lead < lead}
        out.write_bytes(pack(one for one in found if one.id not in close.union(refuted)))
    return INTERRUPTED if len(told) < len(chosen) else 0


def read_book(path: Path) -> list[Puzzle]:
    """The puzzles of a book."""
    from london_bridge.puzzles.book import unpack

    try:
        data = path.read_bytes()
    except OSError as error:
        raise LondonBridgeError(f"The book {path} cannot be read: {error.strerror}.") from None
    try:
        return unpack(data)
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, LookupError, TypeError):
        raise LondonBridgeError(
            f"{path} is no book of puzzles, as `london-bridge lab puzzles --out` writes it."
        ) from None


def records_of(files: list[str]) -> list[Record]:
    """The records in which is looked; all of them finished."""
    records = [record for file in files for record in read_records(sys.stdin.buffer if file == "-" else file)]
    for number, record in enumerate(records):
        if not record.finished:
            raise LondonBridgeError(f"Record {number} is of a game that is not over: only finished ones are looked at.")
    if files and not records:
        raise LondonBridgeError("There is no record to look through.")
    return records


def counts_of(players: str) -> tuple[int, ...]:
    """The numbers of players that somebody asked for."""
    try:
        counts = tuple(dict.fromkeys(int(word) for word in players.split(",")))
    except ValueError:
        counts = ()
    if not counts or any(count not in (2, 3, 4) for count in counts):
        raise LondonBridgeError(f"--players {players!r}: say 2, 3, 4, or several with commas between them (rule 2.1).")
    return counts


class FoundSoFar:
    """How far it is, on one line of a terminal; nowhere else, and gone in the end."""

    def __init__(self, want: int) -> None:
        self.want = want
        self.games = -1
        self.on = sys.stderr.isatty()

    def tell(self, shelf: Shelf) -> None:
        """Another game was looked through."""
        self.games += 1
        if self.on:
            text = f"{len(shelf.puzzles)} of {self.want} puzzles, {self.games} games"
            print(f"\r{text:<60}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Wipe the line."""
        if self.on:
            print(f"\r{'':<60}\r", end="", file=sys.stderr, flush=True)


def show(shelf: Shelf) -> None:
    """Print how many of each kind there are."""
    from rich.console import Console
    from rich.table import Table

    from london_bridge.lab.hunting import places

    table = Table(title=f"{len(shelf.puzzles)} puzzles", title_justify="left", show_edge=False)
    table.add_column("")
    for count in shelf.players:
        table.add_column(f"{count} players", justify="right")
    for kind, counts in places(shelf):
        table.add_row(kind, *map(str, counts))
    Console(highlight=False).print(table)
