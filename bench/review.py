"""What a review is worth, measured on our own bots: `python -m bench.review levels calibration blunders seeds speed`.

- levels: games of four of a level, every decision graded: the mean loss a decision, accuracy, how many are mistakes.
  The architect is reviewed with four times its own playouts.
- calibration: of moments judged near p, how many seats won? Over games of two, three and four bots of all levels.
- blunders: random moves put into an architect's games, graded, and judged anew by eight times the playouts and another
  seed: of those that cost ten points or more, how many are called a mistake; and are forced moves ever called one.
- seeds: the same decisions graded twice, with other chance: how often do the intervals agree.
- speed: how long a review takes, by stages, in processor time.

What is done is kept in build/review, a line each: an interrupted run goes on. docs/review.md has the figures.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from london_bridge.bots import make
from london_bridge.lab.intervals import share_of
from london_bridge.record import Record
from london_bridge.review.grading import Grade, grade_move
from london_bridge.review.job import AGAIN, STAGES, ReviewJob
from london_bridge.review.marks import MARKS, Weighed, accuracy, grade_of
from london_bridge.rules import Game, Rng, codes
from london_bridge.rules.rng import stream_seed
from london_bridge.view import View
from london_bridge.view.sight import sketch_of

KEEP = Path(__file__).parents[1] / "build/review"
#: Of the games whose figures docs/review.md has; `--seed` plays others.
SEED = 18
LEVELS = ("random", "apprentice", "journeyman", "master", "architect")
#: Where shares are cut for the reliability diagram.
BINS = 10
#: Of an architect's game, so many decisions get a random move; and how much more thought has the last word.
TRIALS, TRUTH = 12, 8
POINTS, POUNDS = 0.10, 10.0

Answer = dict[str, Any]


def spec(level: str, playouts: int) -> str:
    """A level that thinks with a quarter of the review's playouts, if it searches."""
    return f"{level}@{playouts // 4}p" if level in ("master", "architect") else level


def play(names: list[str], seed: int) -> Record:
    """A game of these bots."""
    game = Game.deal(len(names), "random", seed)
    bots = [make(name, stream_seed(seed, 10 + seat)) for seat, name in enumerate(names)]
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, bots[seat].choose(View.of(game, seat)))
    return Record.of(game)


def level_game(playouts: int, seed: int, number: int) -> Answer:
    """A game of one level, every decision graded, and again where it is close."""
    level = LEVELS[number % len(LEVELS)]
    seed = int(stream_seed(seed, number))
    job = ReviewJob(play([spec(level, playouts)] * 4, seed), playouts, seed)
    for stage in ("cards", "decisions", "close"):
        for task in job.tasks:
            if task[0] == stage:
                job.answers[task] = job.do(task)
    found = job.grades()
    grades = [found[number] for number in sorted(found)]
    kept = [[one.kind, one.regret, one.loss, one.low, one.weight, one.grade] for one in grades]
    return {"number": number, "level": level, "grades": kept}


def calibration_game(playouts: int, seed: int, number: int) -> Answer:
    """A game of two, three or four bots: what every seat was promised at every moment of a choice, and who won."""
    players = 2 + number % 3
    kind = number // 3 % 5
    strong = [spec("master", 400), spec("architect", 1800)]
    names = [["journeyman"], ["apprentice", "journeyman"], strong[:1], strong[1:], ["journeyman", *strong]][kind]
    record = play([names[(seat + number) % len(names)] for seat in range(players)], int(stream_seed(seed + 1, number)))
    job = ReviewJob(record, max(20, playouts), number)
    for task in job.tasks:
        if task[0] == "curve":
            job.answers[task] = job.do(task)
    ledger = job.ledger()
    assert ledger is not None
    told = [[one.round, *(round(share, 4) for share in one.after.wins)] for one in ledger.moments if one.kind != "draw"]
    return {"number": number, "won": ledger.end.wins.index(1.0), "said": told}


def decisions(record: Record, count: int, rng: Rng) -> Iterator[tuple[ReviewJob, int]]:
    """Some of a game's decisions with a choice."""
    job = ReviewJob(record)
    found = [part for stage, part in job.tasks if stage == "decisions"]
    rng.shuffle(found)
    for part in found[:count]:
        yield job, part


def graded(job: ReviewJob, part: int, code: int, playouts: int, seed: int) -> Grade:
    """A move in the place of the one that was played, graded from what its seat knew."""
    seat, _ = job.story.moves[part]
    real = job.story.real[part]
    job.playouts = playouts
    beliefs = job.beliefs(real.round - 1) if real.phase == codes.CARDS else []
    found = grade_move(View(seat, job.record.players, sketch_of(real, seat)), code, playouts, seed, beliefs)
    assert found is not None
    return found


def blunder_game(playouts: int, seed: int, number: int) -> Answer:
    """Random moves in an architect's game, each graded as a review does, with a second look where it is close, and once
    more with far more thought.
    """
    seed = int(stream_seed(seed + 2, number))
    rng = Rng(seed)
    record = play([spec("architect", playouts)] * (2 + number % 3), seed)
    kept = []
    for job, part in decisions(record, TRIALS, rng):
        _, played = job.story.moves[part]
        code = rng.pick(job.story.choices(part) & ~(1 << played))
        found = graded(job, part, code, playouts, rng.below(2**30))
        if grade_of(found.loss) != grade_of(found.low):  # close, so a review looks again
            found = graded(job, part, code, AGAIN * playouts, rng.below(2**30))
        truth = graded(job, part, code, TRUTH * playouts, rng.below(2**30))
        kept.append([truth.loss, truth.low, found.loss, found.low, found.grade, truth.money])
    return {"number": number, "trials": kept}


def seed_game(playouts: int, seed: int, number: int) -> Answer:
    """Decisions of a game of journeymen, graded twice, with what could be expected of the cards found anew too."""
    seed = int(stream_seed(seed + 3, number))
    rng = Rng(seed)
    record = play(["journeyman"] * (2 + number % 3), seed)
    kept = []
    for _, part in decisions(record, TRIALS, rng):
        twice = []
        for other in (1, 2):
            fresh = ReviewJob(record, playouts, seed + other)
            one = Grade.of(fresh.do(("decisions", part)))
            twice.append([one.loss, one.low, one.high, one.grade])
        kept.append(twice)
    return {"number": number, "twice": kept}


def speed_game(playouts: int, seed: int, number: int) -> Answer:
    """A review of a game of four: processor seconds until each stage is done."""
    record = play(["journeyman"] * 4, int(stream_seed(seed + 4, number)))
    begun = time.process_time()
    job = ReviewJob(record, playouts)
    ends = {}
    for progress in job.run():
        ends[progress.stage] = round(time.process_time() - begun, 2)
    return {"number": number, "tasks": len(job.tasks), **ends}


# --- telling ----------------------------------------------------------------------------------------------------------


def tell_levels(found: list[Answer]) -> None:
    """The table of the levels."""
    print("| level | games | decisions | mean loss | accuracy | inaccuracies | mistakes | of them blunders |")
    print("|---|---|---|---|---|---|---|---|")
    for level in LEVELS:
        games = [one["grades"] for one in found if one["level"] == level]
        every = [grade for game in games for grade in game]
        if not every:
            continue
        means = [fmean(grade[1] for grade in game) for game in games]
        error = 196 * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0
        exact = accuracy(Weighed(grade[2], grade[4]) for grade in every)
        counts = [sum(grade[3] > mark for grade in every) / len(every) for mark, _ in MARKS]
        print(
            f"| {level} | {len(games)} | {len(every):,} | {100 * fmean(grade[1] for grade in every):.2f} ± {error:.2f}"
            f" | {exact:.0f} | {100 * (counts[2] - counts[1]):.1f} % | {100 * counts[1]:.1f} %"
            f" | {100 * counts[0]:.1f} % |"
        )


def tell_calibration(found: list[Answer]) -> None:
    """The reliability diagram as a table, and how far it is off; a game's moments of one share count as one another."""
    rows: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for one in found:
        for _, *shares in one["said"]:
            for seat, share in enumerate(shares):
                rows[min(BINS - 1, int(share * BINS))].append((share, seat == one["won"]))
    print("| judged | moments | mean | won |\n|---|---|---|---|")
    off = total = 0.0
    for at, row in enumerate(rows):
        if row:
            said, won = fmean(share for share, _ in row), fmean(hit for _, hit in row)
            off += len(row) * abs(said - won)
            total += len(row)
            print(f"| {at * 10} to {at * 10 + 10} % | {len(row):,} | {100 * said:.1f} % | {100 * won:.1f} % |")
    print(f"\n{len(found)} games; mean absolute error {100 * off / total:.2f} points.")


def tell_blunders(found: list[Answer]) -> None:
    """How many of the costly moves were found."""
    trials = [trial for one in found for trial in one["trials"]]
    costly = [trial for trial in trials if trial[0] >= POINTS]
    harmless = [trial for trial in trials if trial[0] < 0.02]
    hit = share_of(sum(trial[4] in ("mistake", "blunder") for trial in costly), len(costly))
    any_mark = share_of(sum(trial[4] is not None for trial in costly), len(costly))
    wrong = share_of(sum(trial[4] in ("mistake", "blunder") for trial in harmless), len(harmless))
    dear = [trial for trial in costly if trial[5] >= POUNDS]
    dear_hit = share_of(sum(trial[4] is not None for trial in dear), len(dear))
    print(f"{len(trials)} random moves; {len(costly)} cost {100 * POINTS:.0f} points or more by {TRUTH} times as much")
    if hit and any_mark:
        print(
            f"Called a mistake or a blunder: {hit.shown(1, ' %', 100)}; marked at all: {any_mark.shown(1, ' %', 100)}."
        )
    if dear_hit:
        print(f"Of {len(dear)} of these that lose £{POUNDS:.0f} or more, marked: {dear_hit.shown(1, ' %', 100)}.")
    if wrong:
        print(f"Of {len(harmless)} that cost under 2 points, called a mistake: {wrong.shown(1, ' %', 100)}.")


def tell_seeds(found: list[Answer]) -> None:
    """How often two reviews agree."""
    twice = [pair for one in found for pair in one["twice"]]
    meet = share_of(sum(a[1] <= b[2] and b[1] <= a[2] for a, b in twice), len(twice))
    apart = fmean(abs(a[0] - b[0]) for a, b in twice)
    marks = share_of(
        sum((a[3] in ("mistake", "blunder")) == (b[3] in ("mistake", "blunder")) for a, b in twice), len(twice)
    )
    if meet and marks:
        print(
            f"{len(twice)} decisions twice: intervals meet {meet.shown(1, ' %', 100)}; losses {100 * apart:.2f} points"
            f" apart on average; both or neither call it a mistake {marks.shown(1, ' %', 100)}."
        )


def tell_speed(found: list[Answer]) -> None:
    """Seconds until each stage is done."""
    print("| tasks | first curve | cards | ledger | decisions | whole |\n|---|---|---|---|---|---|")
    for one in found:
        stages = (f"{one[stage]} s" for stage in STAGES)
        print(f"| {one['tasks']} | {' | '.join(stages)} |")


#: What does a part of a question, what tells of all, and how many parts there are unless somebody says otherwise.
QUESTIONS: dict[str, tuple[Callable[[int, int, int], Answer], Callable[[list[Answer]], None], int]] = {
    "levels": (level_game, tell_levels, 100),
    "calibration": (calibration_game, tell_calibration, 510),
    "blunders": (blunder_game, tell_blunders, 60),
    "seeds": (seed_game, tell_seeds, 30),
    "speed": (speed_game, tell_speed, 3),
}


def lines_of(file: Path) -> list[Answer]:
    """What a file keeps; a line that was cut off when a run was killed is left out."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def main() -> None:
    """Do what is missing, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("questions", nargs="+", choices=list(QUESTIONS))
    parser.add_argument("--count", type=int, help="how many games")
    parser.add_argument("--playouts", type=int, default=2000, help="for a decision")
    parser.add_argument("--seed", type=int, default=SEED, help="of the games")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long; another run goes on")
    parser.add_argument("--keep", type=Path, default=KEEP)
    asked = parser.parse_args()
    begun = time.perf_counter()
    asked.keep.mkdir(parents=True, exist_ok=True)
    for question in asked.questions:
        act, tell, usual = QUESTIONS[question]
        name = question if asked.seed == SEED else f"{question}-seed-{asked.seed}"
        file = asked.keep / f"{name}-{asked.playouts}.jsonl"
        count = asked.count or usual
        there = {one["number"] for one in lines_of(file)}
        left = [number for number in range(count) if number not in there]
        if left:
            with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool, file.open("a", encoding="utf-8") as out:
                for done, answer in enumerate(pool.imap_unordered(partial(act, asked.playouts, asked.seed), left), 1):
                    out.write(json.dumps(answer, separators=(",", ":")) + "\n")
                    out.flush()
                    print(f"\r{question}: {done} of {len(left)} ", end="", file=sys.stderr, flush=True)
                    if time.perf_counter() - begun > asked.seconds:
                        pool.terminate()
                        break
            print(file=sys.stderr)
        found = sorted((one for one in lines_of(file) if one["number"] < count), key=lambda one: int(one["number"]))
        print(f"\n{question}, {asked.playouts} playouts a decision, seed {asked.seed}, {len(found)} games:\n")
        if found:
            tell(found)


if __name__ == "__main__":
    main()
