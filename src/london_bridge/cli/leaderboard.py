"""`london-bridge leaderboard`: a bot through the protocol, rows that can be checked, their table. Imports lab."""

from __future__ import annotations

import secrets
import shlex
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from london_bridge.cli.arena import PatientStop, tables_of
from london_bridge.cli.common_options import RayAddress
from london_bridge.cli.lab import Progress
from london_bridge.errors import LondonBridgeError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from london_bridge.lab.leaderboard import Evaluation, LeaderboardRow

INTERRUPTED: Final = 130
#: What a check ends with if a row does not hold, and how many games it plays unless told otherwise.
DIFFERENT: Final = 1
SAMPLE: Final = 24


def leaderboard(
    bot: Annotated[
        str | None,
        typer.Argument(metavar="BOT", help="master@100p, network:FILE, module:Class(option=1)@50ms, exec:COMMAND."),
    ] = None,
    rows: Annotated[
        Path, typer.Option("--rows", metavar="FILE.jsonl", help="The file of rows, to which one is added.")
    ] = Path("leaderboard.jsonl"),
    games: Annotated[
        int | None, typer.Option("--games", "-n", metavar="N", help="Games at each of the six tables; default: 240.")
    ] = None,
    luck_games: Annotated[
        int | None,
        typer.Option("--luck-games", metavar="N", help="From how many of them luck is taken away; default: 48."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", metavar="S", help="Other deals than those that everybody plays.")
    ] = None,
    think: Annotated[
        str | None, typer.Option("--think", metavar="BUDGET", help="For a bot that searches and names no budget.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep the records of all games there, also afterwards.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="J", help="Processes to use; default: one for every core.")
    ] = None,
    ray: RayAddress = None,
    check: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Play games of its rows again; with BOT only those of that bot."),
    ] = None,
    sample: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many games of a row to check, by lot; default: 24.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Check all games.")] = False,
    show: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="Print the table of its rows.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print tables as Markdown.")] = False,
) -> int:
    """Put a bot through the protocol, and write a row that others can check.

    Six tables: 2, 3 and 4 players, the bot in every seat in turn against
    journeymen and against masters with 100 playouts, the same deals for all.
    The same command goes on where it was interrupted. docs/leaderboard.md
    describes the protocol and the row.
    """
    if sum(one is not None for one in (check, show)) > 1:
        raise LondonBridgeError("--check and --show are two things: say one of them.")
    if show is not None:
        from london_bridge.lab.leaderboard import read_rows

        print_table(read_rows(show), markdown)
        return 0
    if check is not None:
        return check_file(check, bot, sys.maxsize if everything else sample or SAMPLE, jobs, ray)
    if bot is None:
        raise LondonBridgeError("Which bot? Name one, or --check or --show a file of rows.")
    return measure(bot, rows, games, luck_games, seed, think, keep, jobs, ray, markdown)


def measure(
    bot: str,
    rows: Path,
    games: int | None,
    luck_games: int | None,
    seed: int | None,
    think: str | None,
    keep: Path | None,
    jobs: int | None,
    ray: str | None,
    markdown: bool,
) -> int:
    """Play all games of a bot, and write its row."""
    from london_bridge.bots import with_budget
    from london_bridge.lab.leaderboard import GAMES, Evaluation, RowFile, made, play
    from london_bridge.lab.leaderboard.evaluation import SEED

    asked = Evaluation.make(
        with_budget(bot.strip(), think), GAMES if games is None else games, luck_games, SEED if seed is None else seed
    )
    file = RowFile(rows)
    for at, row in enumerate(file.rows, 1):
        if same(row, asked):
            print(f"Row {at} of {rows} is of this bot, these games and this engine already; --check checks it.")
            return 0
    folder = keep or rows.with_name(f"{rows.name}.games")
    stop, progress = PatientStop(), Progress(asked.total, 0)

    def tell(done: int) -> None:
        progress.done = done - 1
        progress.tell()

    try:
        with stop.listening():
            outcome = play(asked, folder, jobs=jobs, ray=ray, on_game=tell, stop=stop)
    except KeyboardInterrupt:
        raise LondonBridgeError(
            f"Stopped at once, without the games in hand; those before are in {folder}: the same command goes on.",
            exit_code=INTERRUPTED,
        ) from None
    progress.end()
    if not outcome.finished:
        print(
            f"Interrupted after {outcome.done:,} of {asked.total:,} games; they are in {folder}: the same command goes"
            " on.",
            file=sys.stderr,
        )
        return INTERRUPTED
    row = made(outcome)
    at = file.add(row)
    if keep is None:
        clear(folder, asked)
    print_table([row], markdown)
    print(f"Row {at} of {rows}; to check it:")
    own = [row.evaluation.bot] if is_foreign(row) else []
    print(f"  {shlex.join(['london-bridge', 'leaderboard', *own, '--check', str(rows)])}")
    return 0


def same(row: LeaderboardRow, asked: Evaluation) -> bool:
    """Whether a row tells of just what is asked for."""
    from london_bridge.lab.leaderboard.fingerprints import code_of, engine

    return row.evaluation == asked and row.engine == engine() and row.told["code"] == code_of(asked.bot)


def clear(folder: Path, asked: Evaluation) -> None:
    """Remove the records of a row that is written, and their folder with the last of them."""
    from london_bridge.lab.leaderboard.evaluation import TABLES
    from london_bridge.lab.leaderboard.playing import kept_in

    for number in range(len(TABLES)):
        kept_in(folder, asked, number).unlink(missing_ok=True)
    if not any(folder.iterdir()):
        shutil.rmtree(folder)


def is_foreign(row: LeaderboardRow) -> bool:
    """Whether playing the row's games runs somebody's code."""
    from london_bridge.lab.leaderboard.fingerprints import foreign

    return foreign(row.evaluation.bot)


def check_file(path: Path, bot: str | None, count: int, jobs: int | None, ray: str | None) -> int:
    """Check the rows of a file, or those of one bot; a stranger's program runs only if it was named."""
    from london_bridge.bots import check as check_bot
    from london_bridge.lab.leaderboard import check_row, chosen, read_rows

    found = list(enumerate(read_rows(path), 1))
    mine = [(at, row) for at, row in found if bot is None or row.evaluation.bot == bot.strip()]
    if not mine:
        names = ", ".join(dict.fromkeys(row.evaluation.bot for _, row in found))
        raise LondonBridgeError(f"{path} has no row of {bot}; its bots: {names}.")
    held = True
    stop = PatientStop()
    for at, row in mine:
        name = row.evaluation.bot
        print(f"Row {at}, {name}:")
        wrong = row.faults_found()
        print(
            f"  {'; '.join(wrong).capitalize()}."
            if wrong
            else "  The row is as it was written, and its figures follow."
        )
        held = held and not wrong
        if is_foreign(row) and bot is None:
            print(
                "  Its games were not played again, for that runs somebody's code. Name the bot to let it run:\n"
                f"  {shlex.join(['london-bridge', 'leaderboard', name, '--check', str(path)])}"
            )
            continue
        check_bot(name)
        games = chosen(row.evaluation, count, secrets.randbits(32))
        progress = Progress(len(games), 0)
        try:
            with stop.listening():
                checked = check_row(row, games, jobs=jobs, ray=ray, on_game=progress.tell, stop=stop)
        except KeyboardInterrupt:
            raise LondonBridgeError("Stopped at once.", exit_code=INTERRUPTED) from None
        progress.end()
        print(f"  {checked.sentence()}")
        if not checked.held:
            held = False
            for remark in checked.remarks():
                print(f"  {remark}")
            for difference in checked.differences()[:20] if row.repeatable != "by the clock" else []:
                print(f"  {difference}")
        if len(checked.played) < len(games):
            print(f"Interrupted after {len(checked.played):,} of {len(games):,} games.", file=sys.stderr)
            return INTERRUPTED
    return 0 if held else DIFFERENT


def print_table(rows: Sequence[LeaderboardRow], markdown: bool) -> None:
    """Print what rows tell."""
    from london_bridge.lab.leaderboard.row_table import markdown_lines, notes, table_rows

    head, lines = table_rows(rows)
    if markdown:
        print("\n".join(markdown_lines(head, lines)))
        return
    from rich.console import Console

    console = Console(highlight=False)
    for part in tables_of("Leaderboard", head, lines, console.width):
        console.print(part, "")
    for note in notes(rows):
        console.print(note, markup=False)
