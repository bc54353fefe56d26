"""`london-bridge lab`: what many games tell about the game itself. Imports lab."""

from __future__ import annotations

import json
import sys
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from london_bridge.cli.common_options import RayAddress, read_scoring
from london_bridge.cli.simulate import Stop
from london_bridge.errors import LondonBridgeError
from london_bridge.rules.checks import check_seed

if TYPE_CHECKING:
    from rich.table import Table

    from london_bridge.lab.balance import About, Answers

app = typer.Typer(name="lab", help="Ask many games about the game itself.", no_args_is_help=True)

INTERRUPTED: Final = 130
#: The form of the file of games: those of earlier forms note less of a game.
FORM: Final = 2
#: Seconds between two words on the progress: on a terminal, where there is room for so many letters, and in lines.
REFRESH: Final = 0.5
TELL: Final = 20.0
WIDTH: Final = 70


@app.callback()
def _lab() -> None:
    """Ask many games about the game itself."""


@app.command()
def balance(
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=2, help="Games for each number of players.")
    ] = 1000,
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="K,…", help="Numbers of players, for instance 4 or 2,3,4.")
    ] = "2,3,4",
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="BOT", help="Who plays all seats.")] = "architect",
    think: Annotated[
        str | None, typer.Option("--think", metavar="BUDGET", help="How long it may think: 10ms, 0.2s, 200p.")
    ] = "200p",
    scoring: Annotated[str, typer.Option(metavar="SCORING", help="base, expansion, random, or a choice.")] = "random",
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="S", help="The same seed deals the same games.")] = 1,
    skill_games: Annotated[
        int,
        typer.Option(metavar="N", min=0, help="Games between bots of different strength, as well for each number."),
    ] = 120,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="J", min=1, help="Processes; default: one for every core.")
    ] = None,
    ray: RayAddress = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the games in a file; those in it already are not played again."),
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write all figures as JSON; - prints them.")
    ] = None,
    html_file: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a report with plots, as one HTML file.")
    ] = None,
) -> int:
    """Play many strong games, and say how balanced the game is.

    Five findings first; then steps and seats, buildings by round and by
    scoring, crests, cards, the rondel, bonus tiles, the lead, skill and luck,
    which scorings decide and which combine badly. docs/balance.md tells how.
    """
    from london_bridge.bots import check, with_budget
    from london_bridge.lab.balance import About, Kept, answers, company, contests, watch
    from london_bridge.lab.targets import check_targets

    try:
        counts = list(dict.fromkeys(int(word) for word in players.split(",")))
    except ValueError:
        counts = []
    if not counts or any(count not in (2, 3, 4) for count in counts):
        raise LondonBridgeError(f"--players {players!r}: say 2, 3, 4, or several with commas between them (rule 2.1).")
    check_targets(json_file, html_file)
    spec = check(with_budget(bots.strip(), think))
    seed, chosen = check_seed(seed), read_scoring(scoring)
    kept = Kept(keep, {"form": FORM, "bots": spec, "scoring": scoring, "seed": seed}) if keep is not None else None
    skilled = {count: -(-skill_games // count) * count for count in counts}
    stop = Stop()
    before = sum(number < games and count in counts for count, number in kept.games) if kept is not None else 0
    progress = Progress(games * len(counts) + sum(skilled.values()), before)
    with stop.listening(), closing(kept) if kept is not None else nullcontext():
        found: list[Answers] = []
        for count in counts:
            watched = watch(
                spec,
                count,
                games,
                scoring=chosen,
                seed=seed,
                jobs=jobs,
                ray=ray,
                on_game=progress.tell,
                stop=stop,
                kept=kept,
            )
            contested = []
            if skilled[count] and not stop():
                done = progress.done
                contested = contests(
                    spec,
                    count,
                    skilled[count],
                    scoring=chosen,
                    seed=seed,
                    jobs=jobs,
                    ray=ray,
                    records=keep.with_name(f"{keep.name}.skill-{count}") if keep is not None else None,
                    on_game=progress.tell,
                    stop=stop,
                )
                progress.done = done + len(contested)
            if len(watched) > 1:
                found.append(answers(watched, contested, company(spec, count)))
        progress.end()
        about = About(spec, scoring, seed, progress.done, progress.pace.total)
        if found:
            publish(about, found, json_file, html_file)
    if about.finished:
        return 0
    print(about.extent, file=sys.stderr)
    if keep is None:
        print("Nothing is kept of them: with --keep FILE it could go on later.", file=sys.stderr)
    else:
        print(f"They are in {keep}: the same command goes on.", file=sys.stderr)
    return INTERRUPTED


class Progress:
    """Tells how far it is: all the time on a terminal, now and then in a line elsewhere."""

    def __init__(self, total: int, done: int) -> None:
        from london_bridge.lab.pace import Pace

        self.pace = Pace(total)
        self.done = done
        self.terminal = sys.stderr.isatty()

    def tell(self) -> None:
        """A game more."""
        self.done += 1
        if self.pace.due(self.done, REFRESH if self.terminal else TELL):
            text = self.pace.text(self.done)
            print(f"\r{text:<{WIDTH}}" if self.terminal else text, end="" if self.terminal else "\n", file=sys.stderr)
            sys.stderr.flush()

    def end(self) -> None:
        """Wipe the line from the terminal."""
        if self.terminal:
            print(f"\r{'':<{WIDTH}}\r", end="", file=sys.stderr, flush=True)


def publish(about: About, found: list[Answers], json_file: Path | None, html_file: Path | None) -> None:
    """Print what was found, and then write the files that are wanted."""
    from london_bridge.lab.balance import findings

    five = findings(found)
    told = {
        **about.to_dict(),
        "findings": five.sentences,
        "findings_corrected_for": five.questions,
        "answers": [one.to_dict() for one in found],
    }
    text = json.dumps(told, indent=2) + "\n"
    try:
        if str(json_file) == "-":
            print(text, end="")
        else:
            show(about, found)
    finally:  # nobody may be reading what is printed
        if json_file is not None and str(json_file) != "-":
            json_file.write_text(text, encoding="utf-8")
        if html_file is not None:
            from london_bridge.lab.balance.balance_report import report

            html_file.write_text(report(about, found), encoding="utf-8")


def show(about: About, found: list[Answers]) -> None:
    """Print the main figures."""
    from rich.console import Console

    from london_bridge.lab.balance import findings

    console = Console(highlight=False)
    console.print(about.text, markup=False)
    five = findings(found)
    for number, sentence in enumerate(five.sentences, 1):
        console.print(f"{number}. {sentence}", markup=False)
    console.print(f"{five.note} All others are 95 %, each by itself; money in pounds.\n", markup=False)
    for one in found:
        console.print(table_of(one), "")


def table_of(one: Answers) -> Table:
    """All figures for one number of players."""
    from rich.table import Table

    from london_bridge.lab.balance.balance_report import FEW

    table = Table(title=f"{one.players} players, {one.games:,} games", title_justify="left", show_edge=False)
    table.add_column("")
    table.add_column("", justify="right")
    table.add_column("interval", justify="right", style="dim")
    groups = (
        ("", one.overview),
        ("games won by ", one.seat_wins),
        ("£ above the mean for ", one.seat_money),
        ("games won from ", one.step_wins),
        ("£ above the mean from ", one.step_money),
        ("£ beyond an average one for ", one.buildings),
        ("£ beyond an average one for ", one.buildings_by_round),
        ("£ for ", one.crests),
        ("£ beyond an average one for ", one.cards),
        ("£ beyond an average one for ", one.spaces),
        ("", one.use),
        ("£ for one more tile ", one.tiles),
        ("", one.lead),
        ("a result is made of ", one.skill),
        ("£ paid by ", one.scorings),
        ("games turned by ", one.turns),
        ("£ between the seats by ", one.spread),
        ("to the winner of ", one.to_winner),
        ("£ for ", one.worth_by_scoring),
        ("to one player: ", one.pairs),
    )
    for prefix, rows in groups:
        if not rows:
            table.add_row(f"{prefix}…", "", FEW)
        for row in rows:
            value = f"{row.scale * row.estimate.value:.2f}{row.sign}"
            table.add_row(prefix + row.name, value, row.estimate.ends(2, row.scale) or FEW)
    return table
