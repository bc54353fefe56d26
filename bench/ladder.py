"""Measures the ladder of opponents and writes docs/ladder.md: `make ladder`, or `python -m bench.ladder --quick`.

All thinking budgets are a twentieth of those that people play against. Seats are rotated and deals replayed with the
seats exchanged; the lower end of the 95 % interval counts. Quick: fewer games, and playouts instead of time.

Games are kept in build/ladder until the page is written, so that a run that was stopped is taken up again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import shutil
import sys
import time
from dataclasses import dataclass
from math import isfinite, nan
from pathlib import Path

from london_bridge.cli.arena import PatientStop
from london_bridge.cli.simulate import INTERRUPTED, Stop
from london_bridge.lab.arena import ArenaPlan, run, standings
from london_bridge.lab.arena.arena_player import Played
from london_bridge.lab.intervals import Estimate

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/ladder.md"
#: The name of the file, in a folder of kept games, that says by which bots and rules they were played.
VERSION = "version"
SEED = 2026
FAST, SLOW = 2000, 400
RULES = (
    "Random scorings, seats rotated, every deal replayed with the seats exchanged. A fair share is 25 % with four"
    " players and 50 % with two. Intervals are 95 %; a promise is kept if the lower end reaches it."
)


@dataclass(frozen=True)
class Rung:
    """One promise: a bot against others, and the share that the lower end of its interval must reach."""

    bot: str
    others: str
    players: int
    games: int
    wanted: float

    @property
    def bots(self) -> list[str]:
        """The line-up."""
        return [self.bot] + [self.others] * (self.players - 1)


def rungs(master: str, architect: str, more: str, flat: str) -> list[Rung]:
    """All promises, with these budgets."""
    m, a = f"master@{master}", f"architect@{architect}"
    return [
        Rung("apprentice", "random", 4, FAST, 0.50),
        Rung("journeyman", "random", 4, FAST, 0.95),
        Rung("journeyman", "apprentice", 4, FAST, 0.50),
        Rung("network", "journeyman", 4, FAST, 0.33),
        Rung(m, "journeyman", 4, SLOW, 0.60),
        Rung(a, m, 4, SLOW, 0.33),
        Rung(a, f"flat@{flat}", 4, SLOW, 0.50),
        Rung(f"architect@{more}", a, 4, SLOW, 0.28),
        Rung("apprentice", "random", 2, FAST, 0.75),
        Rung("journeyman", "apprentice", 2, FAST, 0.75),
        Rung("network", "journeyman", 2, FAST, 0.50),
        Rung(m, "journeyman", 2, SLOW, 0.75),
        Rung(a, m, 2, SLOW, 0.60),
    ]


class StoppedError(Exception):
    """Somebody pressed Ctrl-C; says how far it was."""


def version(budgets: tuple[str, ...]) -> str:
    """What tells the games of one version of bots, rules and budgets from those of another."""
    digest = hashlib.sha256(json.dumps([SEED, budgets]).encode())
    package = ROOT / "src/london_bridge"
    for folder in ("bots", "rules"):
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in (".py", ".pxd", ".json", ".toml"):
                digest.update(f"\n{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def prepare(folder: Path, own: bool, now: str) -> None:
    """Make a folder for kept games. Those of another version are never mixed with this one's.

    In our own folder they are removed; in a folder that somebody named they stay, and the run is refused.
    """
    file = folder / VERSION
    then = file.read_text(encoding="utf-8").strip() if file.exists() else None
    if then != now and any(folder.glob("*.jsonl")):
        if not own:
            raise SystemExit(f"The games in {folder} are of other bots, rules or budgets: name another folder.")
        print(f"The games in {folder} are of other bots, rules or budgets: they are played anew.", file=sys.stderr)
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{now}\n", encoding="utf-8")


class Clock:
    """How long games took, piece by piece: a line of the file for every run that played some of them.

    The file is written now and then, so that a run that was killed is counted too.
    """

    def __init__(self, path: Path, begun_before: bool) -> None:
        self.path = path
        self.begun = self.written = time.perf_counter()
        self.before: list[float] = []
        if path.exists():
            self.before = [float(line) for line in path.read_text(encoding="utf-8").split()]
        elif begun_before:
            self.before = [nan]  # nobody knows

    def pieces(self) -> list[float]:
        """The seconds of all runs, this one last."""
        return [*self.before, time.perf_counter() - self.begun]

    def write(self, every: float = 0.0) -> None:
        """Write the file, if that is so long ago."""
        if time.perf_counter() - self.written >= every:
            self.written = time.perf_counter()
            text = "".join(f"{seconds:.3f}\n" for seconds in self.pieces())
            whole = self.path.with_suffix(".new")
            whole.write_text(text, encoding="utf-8")
            whole.replace(self.path)


def measure(
    rung: Rung, games: int, jobs: int | None, kept: Path, stop: Stop
) -> tuple[Estimate, Estimate, int, list[float]]:
    """Share of wins, money ahead of the others, games, seconds by piece. Games that are kept are not played again."""
    plan = ArenaPlan.make(rung.bots, games, players=rung.players, scoring="random", seed=SEED)
    records = kept / f"{rung.players}-{rung.bot}-{rung.others}.jsonl"
    resume = records.exists()
    clock = Clock(records.with_suffix(".seconds"), resume and records.stat().st_size > 0)
    shown = time.perf_counter()

    def show(played: list[Played]) -> None:
        nonlocal shown
        clock.write(every=1.0)
        if time.perf_counter() - shown > 20:
            shown = time.perf_counter()
            print(f"{rung.bot} against {rung.others}: {len(played)} of {games} games", file=sys.stderr, flush=True)

    outcome = run(plan, jobs=jobs, records=records, resume=resume, on_game=show, stop=stop)
    played = len(outcome.games) > outcome.found
    if played:
        clock.write()
    if not outcome.finished:
        raise StoppedError(f"{len(outcome.games):,} of {plan.games:,} games of {rung.bot} against {rung.others}")
    line = next(line for line in standings(outcome.plan, outcome.games, rated=False).lines if line.bot == rung.bot)
    return line.share, line.margin, len(outcome.games), clock.pieces() if played else clock.before


def command(rung: Rung, games: int) -> str:
    """The command that measures a rung by itself."""
    bots = ",".join(rung.bots)
    return f"london-bridge arena --bots {bots} --players {rung.players} --games {games} --seed {SEED}"


def main() -> int:
    """Measure all and write the page; if that is stopped, say how to go on."""
    asked = read_options()
    stop = PatientStop()
    own = asked.keep is None
    kept = ROOT / "build" / ("ladder-quick" if asked.quick else "ladder") if own else asked.keep
    try:
        with stop.listening():
            climb(asked, kept, own, stop)
    except (StoppedError, KeyboardInterrupt) as error:
        what = f"Stopped after {error}" if str(error) else "Stopped at once"
        print(f"{what}: all games that were finished are in {kept}, and the same command goes on.", file=sys.stderr)
        return INTERRUPTED
    return 0


def read_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a look: fewer games, playouts instead of time")
    parser.add_argument("--games", type=float, default=None, help="part of the games to play; quick: 0.1")
    parser.add_argument("--playouts", type=int, default=200, help="quick: the master's; the others' follow from it")
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--keep", type=Path, default=None, help="a folder where the games stay; default: build/ladder")
    parser.add_argument("--only", type=int, nargs="*", help="play only these promises, counted from 1; no page")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--json", type=Path, default=None, help="also write the figures as JSON")
    return parser.parse_args()


def climb(asked: argparse.Namespace, folder: Path, own: bool, stop: Stop) -> None:
    """Measure what was asked for, and write the page."""
    part = asked.games if asked.games is not None else (0.1 if asked.quick else 1.0)
    few = asked.playouts
    quick = (f"{few}p", f"{5 * few}p", f"{20 * few}p", f"{5 * few}p")
    budgets = quick if asked.quick else ("10ms", "50ms", "200ms", "50ms")
    rows, told, pieces = [], [], 1
    played = 0.0
    prepare(folder, own, version(budgets))
    for number, rung in enumerate(rungs(*budgets), 1):
        if asked.only and number not in asked.only:
            continue
        share, ahead, games, took = measure(rung, max(rung.players, int(rung.games * part)), asked.jobs, folder, stop)
        seconds, pieces = sum(took), max(pieces, len(took))
        kept = "yes" if share.low >= rung.wanted else "no"
        others = rung.others if rung.players == 2 else f"three {rung.others}"
        rows.append(
            f"| {rung.bot} | {others} | {rung.players} | {games:,} | {100 * share.value:.1f} % |"
            f" {100 * share.low:.1f} to {100 * share.high:.1f} % | {100 * rung.wanted:.0f} % | {kept} |"
            f" {ahead.value:+.1f} £ |"
        )
        known = seconds if isfinite(seconds) else None
        figures = {"bots": rung.bots, "games": games, "share": share.to_dict(), "wanted": rung.wanted}
        told.append({**figures, "seconds": known})
        played += seconds
        print(rows[-1], f"{seconds:.0f} s", flush=True)
    minutes = played / 60 if isfinite(played) else None
    if not asked.only:
        text = page(rows, asked.quick, part, duration(minutes, pieces), rungs(*budgets), few)
        asked.page.write_text(text, encoding="utf-8")
    if asked.json is not None:
        asked.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    if own and not asked.only:
        shutil.rmtree(folder)  # the next run measures anew


def duration(minutes: float | None, pieces: int) -> str:
    """How long the measuring took, for the page."""
    if minutes is None:
        return "piece by piece"
    return f"in {minutes:.0f} minutes" + (" of playing, with interruptions," if pieces > 1 else "")


def page(rows: list[str], quick: bool, part: float, how_long: str, promises: list[Rung], few: int) -> str:
    """The document."""
    how = "make ladder"
    measured = (
        "This is a quick measurement: fixed numbers of playouts stand for the budgets, five times as many for the"
        " architect as for the master, and fewer games were played than the promise asks for. Intervals are as wide as"
        " so few games make them, so that not every promise can be shown to be kept here. Made by"
        f" `python -m bench.ladder --quick --playouts {few} --games {part:g}`."
        if quick
        else "Thinking budgets are a twentieth of those that people play against: 10 ms for the master, 50 ms for the"
        " architect and for flat Monte Carlo."
    )
    where = (
        f"Measured {how_long} on {os.cpu_count()} cores ({platform.machine()},"
        f" Python {platform.python_version()}), seed {SEED}."
    )
    commands = "\n".join(command(rung, max(rung.players, int(rung.games * part))) for rung in promises)
    return f"""# The ladder

How strong the opponents are, measured in the arena. `{how}` remakes this page.

{measured}

{RULES}

| bot | against | players | games | wins | interval | promised | kept | ahead by |
|---|---|---|---|---|---|---|---|---|
{chr(10).join(rows)}

Flat Monte Carlo (`flat`) tries every move in uniform playouts on the same compiled rules. `network` plays the network
that comes with the package ([train.md](train.md)) and does not search.

{where}

## Commands

`{how}` runs all of these; each can be run by itself.

```
{commands}
```
"""


if __name__ == "__main__":
    sys.exit(main())
