"""Are hints honest? Of the hints that promised a share of wins, how many were won: `python -m bench.calibration`.

Bots of all levels play, among their like and mixed. Now and then a seat asks for a hint as people do at a table, and
plays the best move of it. When the game is over, every promise meets its outcome: a table by what was promised, and one
by how many rounds were left. Games are kept in build/calibration, so that a run that was stopped is taken up again;
`--judge NAME` asks for the same hints once more at the same moments, after a change of the search, say, and compares
what is said then with how these games ended.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import Any

from london_bridge.bots import make
from london_bridge.bots.budget import Budget
from london_bridge.bots.hints import hints
from london_bridge.lab.intervals import share_of
from london_bridge.rules import Game, Move, Rng
from london_bridge.rules.rng import stream_seed
from london_bridge.view import View

KEEP = Path(__file__).parents[1] / "build/calibration"
SEED = 12
#: Of the decisions with a choice, one in so many asks for a hint.
ONE_IN = 6
#: Where the promised shares are cut, in per cent.
CUTS = (0, 2, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 98, 100.01)
#: How many rounds are still to come after the present one.
LEFT = ((0, 0), (1, 1), (2, 2), (3, 5), (6, 11))


@dataclass(frozen=True)
class Setting:
    """How the games are played and asked about."""

    think: str
    play: str
    seed: int

    def line_up(self, number: int) -> list[str]:
        """Who sits at a table: two, three and four players in turn, equals and a mixture in turn."""
        players = 2 + number % 3
        levels = ["journeyman", f"master@{self.play}", f"architect@{self.play}"]
        kind = number // 3 % 4
        if kind < 3:
            return [levels[kind]] * players
        return [levels[(number // 12 + seat) % 3] for seat in range(players)]


@dataclass(frozen=True)
class Promise:
    """A hint that was followed: who asked when, what it promised, and how the game ended."""

    game: int
    left: int
    share: float
    won: bool


def play(setting: Setting, number: int) -> dict[str, Any]:
    """One game, with the hints that were asked for."""
    names = setting.line_up(number)
    seed = stream_seed(setting.seed, number)
    game = Game.deal(len(names), "random", seed)
    bots = [make(name, stream_seed(seed, 10 + seat)) for seat, name in enumerate(names)]
    rng = Rng(stream_seed(seed, 9))
    budget = Budget.parse(setting.think)
    asked: list[list[Any]] = []
    while not game.over:
        seat = game.deciders[0]
        view = View.of(game, seat)
        if game.legal_mask(seat).bit_count() > 1 and rng.below(ONE_IN) == 0:
            best = hints(view, budget, len(game.moves))[0]
            asked.append([len(game.moves), round(best.share or 0.0, 4)])
            move = best.move
        else:
            move = bots[seat].choose(view)
        game.apply(seat, move)
    moves = [[seat, move.code] for seat, move in game.moves]
    winner = game.result.ranking[0] if game.result else -1
    return {"game": number, "bots": names, "moves": moves, "asked": asked, "winner": winner}


def judge(setting: Setting, kept: dict[str, Any]) -> dict[str, Any]:
    """The shares of the moves that were played, as hints tell them now."""
    budget = Budget.parse(setting.think)
    shares = []
    for at, view, code in moments(setting, kept):
        found = [hint for hint in hints(view, budget, at, count=64) if hint.move.code == code]
        shares.append([at, round(found[0].share or 0.0, 4)])
    return {"game": kept["game"], "asked": shares}


def moments(setting: Setting, kept: dict[str, Any]) -> Iterator[tuple[int, View, int]]:
    """The moments of a game at which a hint was asked for: the number of the move, the view, the move's code."""
    game = Game.deal(len(kept["bots"]), "random", stream_seed(setting.seed, kept["game"]))
    wanted = {at for at, _ in kept["asked"]}
    for at, (seat, code) in enumerate(kept["moves"]):
        if at in wanted:
            yield at, View.of(game, seat), code
        game.apply(seat, Move(code))


def promises(setting: Setting, kept: dict[str, Any], shares: dict[int, float]) -> list[Promise]:
    """Every promise of a game, with its outcome."""
    return [
        Promise(kept["game"], view.sketch.deal.last_round - view.sketch.round, shares[at], view.seat == kept["winner"])
        for at, view, _ in moments(setting, kept)
        if at in shares
    ]


def lines_of(file: Path) -> list[dict[str, Any]]:
    """What a file keeps; a line that was cut off when a run was killed is left out."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def work(file: Path, jobs: int, act: Callable[[Any], dict[str, Any]], tasks: Iterable[Any], what: str) -> None:
    """Do what is missing, on so many cores, and keep each answer as soon as it is there."""
    left = list(tasks)
    if not left:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool, file.open("a", encoding="utf-8") as out:
        for done, answer in enumerate(pool.imap_unordered(act, left), 1):
            out.write(json.dumps(answer, separators=(",", ":")) + "\n")
            out.flush()
            print(f"\r{what}: {done} of {len(left)} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def brier(found: list[Promise]) -> float:
    """The mean square of what a promise was off."""
    return fmean((one.share - one.won) ** 2 for one in found)


def off(found: list[Promise]) -> float:
    """By how much promises of about the same share are off on average, against what came of them."""
    parts = [list(part) for _, part in groupby(sorted(found, key=lambda one: one.share), key=_cut)]
    gaps = [len(part) * abs(fmean(one.share for one in part) - fmean(one.won for one in part)) for part in parts]
    return sum(gaps) / len(found)


def _cut(one: Promise) -> int:
    return max(i for i, cut in enumerate(CUTS) if 100 * one.share >= cut)


def told(found: list[Promise]) -> str:
    """Said, won with its interval, and how far off."""
    won = sum(one.won for one in found)
    share = share_of(won, len(found))
    shown = share.shown(1, " %", 100) if share else ""
    return f"{len(found)} | {100 * fmean(one.share for one in found):.1f} % | {shown}"


def report(found: list[Promise]) -> None:
    """The two tables."""
    print("\n| hint said | hints | mean | won (95 %, as if hints of a game were independent) |\n|---|---|---|---|")
    for at, alike in groupby(sorted(found, key=lambda one: one.share), key=_cut):
        print(f"| {CUTS[at]:g} to {min(100, CUTS[at + 1]):g} % | {told(list(alike))} |")
    print("\n| rounds left | hints | said | won | Brier | off | said 95 % or more: hints | said | won |")
    print("|---|---|---|---|---|---|---|---|---|")
    for first, last in (*LEFT, (0, 11)):
        part = [one for one in found if first <= one.left <= last]
        sure = [one for one in part if one.share >= 0.95]
        if part:
            name = "all" if (first, last) == (0, 11) else f"{first}" if first == last else f"{first} to {last}"
            scores = f"{brier(part):.3f} | {100 * off(part):.1f} %"
            print(f"| {name} | {told(part)} | {scores} | {told(sure) if sure else '0 | | '} |")


def main() -> None:
    """Play or judge what is missing, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=360)
    parser.add_argument("--think", default="2500p", help="the budget of a hint: 0.5s at a table")
    parser.add_argument("--play", default="450p", help="the budget of the bots that search")
    parser.add_argument("--judge", metavar="NAME", help="ask for the same hints once more, and keep them as NAME")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--keep", type=Path, default=KEEP)
    asked = parser.parse_args()
    setting = Setting(asked.think, asked.play, SEED)
    folder = asked.keep / "-".join(str(value) for value in asdict(setting).values())
    file = folder / "games.jsonl"
    there = {kept["game"] for kept in lines_of(file)}
    missing = [number for number in range(asked.games) if number not in there]
    work(file, asked.jobs, partial(play, setting), missing, "games")
    games = {kept["game"]: kept for kept in lines_of(file) if kept["game"] < asked.games}
    judged = games
    if asked.judge:
        file = folder / f"{asked.judge}.jsonl"
        there = {kept["game"] for kept in lines_of(file)}
        work(file, asked.jobs, partial(judge, setting), [games[at] for at in games if at not in there], "judged")
        judged = {kept["game"]: kept for kept in lines_of(file) if kept["game"] < asked.games}
    found = [one for at in sorted(judged) for one in promises(setting, games[at], dict(judged[at]["asked"]))]
    print(f"{len(judged)} games, {len(found)} hints of {setting.think} each, bots that search with {setting.play}.")
    report(found)


if __name__ == "__main__":
    main()
