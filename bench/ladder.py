"""Measures the ladder of opponents and writes docs/ladder.md: `make ladder`, or `python -m bench.ladder --quick`.

All thinking budgets are a twentieth of those that people play against. Seats are rotated and deals replayed with the
seats exchanged; the lower end of the 95 % interval counts. Quick: fewer games, and playouts instead of time.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from dataclasses import dataclass
from math import isfinite, nan
from pathlib import Path

from london_bridge.lab.arena import Plan, run, standings
from london_bridge.lab.arena.playing import Played
from london_bridge.lab.intervals import Estimate

PAGE = Path(__file__).parents[1] / "docs/ladder.md"
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
        Rung(m, "journeyman", 4, SLOW, 0.60),
        Rung(a, m, 4, SLOW, 0.33),
        Rung(a, f"flat@{flat}", 4, SLOW, 0.50),
        Rung(f"architect@{more}", a, 4, SLOW, 0.28),
        Rung("apprentice", "random", 2, FAST, 0.75),
        Rung("journeyman", "apprentice", 2, FAST, 0.75),
        Rung(m, "journeyman", 2, SLOW, 0.75),
        Rung(a, m, 2, SLOW, 0.60),
    ]


def measure(rung: Rung, games: int, jobs: int | None, kept: Path | None) -> tuple[Estimate, Estimate, int, float]:
    """Share of wins, money ahead of the others, games, seconds. Games that are kept are not played again.

    The seconds are those of playing all games, whenever that was; not a number if they were played in pieces.
    """
    plan = Plan.make(rung.bots, games, players=rung.players, scoring="random", seed=SEED)
    records = kept / f"{rung.players}-{rung.bot}-{rung.others}.jsonl" if kept is not None else None
    shown = time.perf_counter()

    def show(played: list[Played]) -> None:
        nonlocal shown
        if time.perf_counter() - shown > 20:
            shown = time.perf_counter()
            print(f"{rung.bot} against {rung.others}: {len(played)} of {games} games", file=sys.stderr, flush=True)

    resume = records is not None and records.exists()
    outcome = run(plan, jobs=jobs, records=records, resume=resume, on_game=show)
    seconds = outcome.seconds
    if records is not None:
        took = records.with_suffix(".seconds")
        if not resume:
            took.write_text(f"{seconds}\n", encoding="utf-8")
        elif took.exists():  # it was played in one go, earlier; else nobody knows how long it took
            seconds = float(took.read_text(encoding="utf-8"))
        else:
            seconds = nan
    line = next(line for line in standings(outcome.plan, outcome.games, rated=False).lines if line.bot == rung.bot)
    return line.share, line.margin, len(outcome.games), seconds


def command(rung: Rung, games: int) -> str:
    """The command that measures a rung by itself."""
    bots = ",".join(rung.bots)
    return f"london-bridge arena --bots {bots} --players {rung.players} --games {games} --seed {SEED}"


def main() -> None:
    """Measure all and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a look: fewer games, playouts instead of time")
    parser.add_argument("--games", type=float, default=None, help="part of the games to play; quick: 0.1")
    parser.add_argument("--playouts", type=int, default=200, help="quick: the master's; the others' follow from it")
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument(
        "--keep", type=Path, default=None, help="a folder for the games; those in it are not played again"
    )
    parser.add_argument("--only", type=int, nargs="*", help="play only these promises, counted from 1; no page")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--json", type=Path, default=None, help="also write the figures as JSON")
    asked = parser.parse_args()
    part = asked.games if asked.games is not None else (0.1 if asked.quick else 1.0)
    few = asked.playouts
    quick = (f"{few}p", f"{5 * few}p", f"{20 * few}p", f"{5 * few}p")
    budgets = quick if asked.quick else ("10ms", "50ms", "200ms", "50ms")
    rows, told, played = [], [], 0.0
    if asked.keep is not None:
        asked.keep.mkdir(parents=True, exist_ok=True)
    for number, rung in enumerate(rungs(*budgets), 1):
        if asked.only and number not in asked.only:
            continue
        share, ahead, games, seconds = measure(rung, max(rung.players, int(rung.games * part)), asked.jobs, asked.keep)
        kept = "yes" if share.low >= rung.wanted else "no"
        others = rung.others if rung.players == 2 else f"three {rung.others}"
        rows.append(
            f"| {rung.bot} | {others} | {rung.players} | {games:,} | {100 * share.value:.1f} % |"
            f" {100 * share.low:.1f} to {100 * share.high:.1f} % | {100 * rung.wanted:.0f} % | {kept} |"
            f" {ahead.value:+.1f} £ |"
        )
        told.append(
            {
                "bots": rung.bots,
                "games": games,
                "share": share.to_dict(),
                "wanted": rung.wanted,
                "seconds": seconds if isfinite(seconds) else None,
            }
        )
        played += seconds
        print(rows[-1], f"{seconds:.0f} s", flush=True)
    minutes = played / 60 if isfinite(played) else None
    if not asked.only:
        asked.page.write_text(page(rows, asked.quick, part, minutes, rungs(*budgets), few), encoding="utf-8")
    if asked.json is not None:
        asked.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def page(rows: list[str], quick: bool, part: float, minutes: float | None, promises: list[Rung], few: int) -> str:
    """The document."""
    how = "make ladder"
    manner = (
        "This is a quick measurement: fixed numbers of playouts stand for the budgets, five times as many for the"
        " architect as for the master, and fewer games were played than the promise asks for. Intervals are as wide as"
        " so few games make them, so that not every promise can be shown to be kept here. Made by"
        f" `python -m bench.ladder --quick --playouts {few} --games {part:g}`."
        if quick
        else "Thinking budgets are a twentieth of those that people play against: 10 ms for the master, 50 ms for the"
        " architect and for flat Monte Carlo."
    )
    how_long = "piece by piece" if minutes is None else f"in {minutes:.0f} minutes"
    where = (
        f"Measured {how_long} on {os.cpu_count()} cores ({platform.machine()},"
        f" Python {platform.python_version()}), seed {SEED}."
    )
    commands = "\n".join(command(rung, max(rung.players, int(rung.games * part))) for rung in promises)
    return f"""# The ladder

How strong the opponents are, measured in the arena. `{how}` remakes this page.

{manner}

{RULES}

| bot | against | players | games | wins | interval | promised | kept | ahead by |
|---|---|---|---|---|---|---|---|---|
{chr(10).join(rows)}

Flat Monte Carlo (`flat`) tries every move in uniform playouts on the same compiled rules.

{where}

## Commands

`{how}` runs all of these; each can be run by itself.

```
{commands}
```
"""


if __name__ == "__main__":
    main()
