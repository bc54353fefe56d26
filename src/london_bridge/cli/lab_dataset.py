"""`london-bridge lab dataset`: games of strong bots as data to learn from. Imports lab and envs."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from london_bridge.cli.common_options import RayAddress, read_scoring, split_bots
from london_bridge.cli.simulate import Stop
from london_bridge.errors import LondonBridgeError

if TYPE_CHECKING:
    from london_bridge.lab.dataset import PartOutcome

INTERRUPTED = 130
#: Seconds between two words on the progress: on a terminal, and in lines.
REFRESH, TELL, WIDTH = 0.5, 20.0, 70


def dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where everything goes.")],
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help="Of all numbers of players together.")
    ] = 5000,
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="K,…", help="Numbers of players, for instance 4 or 2,3,4.")
    ] = "2,3,4",
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="BOT,…", help="Who plays; seats take them in turn.")
    ] = "architect",
    think: Annotated[
        str, typer.Option("--think", metavar="BUDGET", help="For bots that search and name no budget: 200p, 50ms.")
    ] = "200p",
    scoring: Annotated[str, typer.Option(metavar="SCORING", help="base, expansion, random, or a choice.")] = "random",
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="S", help="The same seed deals the same games.")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="J", min=1, help="Processes; default: one for every core.")
    ] = None,
    ray: RayAddress = None,
    minari: Annotated[bool, typer.Option(help="Write the same in Minari's form, too.")] = True,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Begin another data set in the folder.")] = False,
) -> int:
    """Play games of strong bots, and write every decision as data.

    A Parquet file for each number of players, with what was thought of every
    move, a card that describes it, and the same in Minari's form. The same
    command goes on where it was interrupted. docs/data.md tells the columns.
    """
    from london_bridge.bots import with_budget
    from london_bridge.lab.dataset import DatasetPlan, claim, play
    from london_bridge.lab.pace import Pace

    try:
        counts = [int(word) for word in players.split(",")]
    except ValueError:
        raise LondonBridgeError(f"--players {players!r}: say 2, 3, 4, or several with commas between them.") from None
    names = [with_budget(name, think) for name in split_bots(bots)]
    plan = DatasetPlan.make(folder, games, counts, names, read_scoring(scoring), seed)
    plan.parts()  # refuses what cannot be played before a folder is made
    claim(plan, overwrite)
    stop, pace, terminal = Stop(), Pace(plan.games), sys.stderr.isatty()

    def tell(done: int) -> None:
        if pace.due(done, REFRESH if terminal else TELL):
            text = pace.text(done)
            print(f"\r{text:<{WIDTH}}" if terminal else text, end="" if terminal else "\n", file=sys.stderr, flush=True)

    with stop.listening():
        found = list(play(plan, jobs=jobs, ray=ray, on_progress=tell, stop=stop))
    if terminal:
        print(f"\r{'':<{WIDTH}}\r", end="", file=sys.stderr, flush=True)
    if len(found) < len(plan.players) or not all(one.finished for one in found):
        done = sum(one.done for one in found)
        print(
            f"Interrupted after {done:,} of {plan.games:,} games; they are in {folder}: the same command goes on.",
            file=sys.stderr,
        )
        return INTERRUPTED
    told = {
        "--games": games,
        "--players": players,
        "--bots": bots,
        "--think": think,
        "--scoring": scoring,
        "--seed": seed,
    }
    words = [word for name, value in told.items() for word in (name, str(value))]
    command = shlex.join(["london-bridge", "lab", "dataset", folder.name, *words])
    write_all(folder, found, plan.identity(), command, minari)
    return 0


def write_all(folder: Path, found: list[PartOutcome], identity: dict[str, object], command: str, minari: bool) -> None:
    """Make the files of data from the records."""
    from london_bridge.bots.root_search import TEMPERATURE
    from london_bridge.envs.data import from_records
    from london_bridge.envs.data_card import facts_of, write_card
    from london_bridge.envs.minari_files import dataset_id, write_minari
    from london_bridge.record import read_records

    facts, names = [], []
    for one in found:
        players = one.part.plan.players
        path = folder / f"decisions-{players}.parquet"
        games, count = from_records(one.part.records, path)
        played = one.done - one.found
        speed = f", {played / one.seconds:.1f} games a second" if played and one.seconds else ""
        print(f"{path}: {count:,} decisions of {games:,} games{speed}.")
        facts.append(facts_of(path))
        if minari:
            about = {
                "algorithm_name": ", ".join(dict.fromkeys(one.part.plan.bots)),
                "description": f"Old London Bridge for {players}: an episode is one seat of a game between bots.",
            }
            episodes, steps = write_minari(folder / "minari", players, read_records(one.part.records), about)
            names.append(dataset_id(players))
            print(f"{folder / 'minari' / names[-1]}: {episodes:,} episodes, {steps:,} steps.")
    write_card(folder, facts, identity, command, names, TEMPERATURE)
    print(f"{folder / 'README.md'} describes it.")
