"""Plays the games of a plan on several cores and gives them in order. Imports bots and rules.

Every worker is a process with a pipe: it gets the number of a first game and how many, and answers with what came of
them. Which worker plays a game, and in how large a stretch, changes nothing about the game.
"""

import multiprocessing
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.starting import deaf_to_ctrl_c

from .plan import Plan
from .playing import Player, Rows

#: How long a stretch of games should take, in seconds: short enough to stop soon, long enough to be worth sending.
STRETCH = 0.25
LONGEST = 20_000
#: How many stretches for every worker may wait for an earlier one, before workers rest.
AHEAD = 8


@dataclass(frozen=True, slots=True)
class Stretch:
    """Games that were played: the number of the first, a row for each, and their records if those are wanted."""

    first: int
    rows: Rows
    lines: bytes


class Pace:
    """Finds how many games make a stretch, from how long the last ones took."""

    def __init__(self) -> None:
        self.size = 1

    def learn(self, games: int, seconds: float) -> None:
        """A stretch of games took that long."""
        fitting = int(games * STRETCH / max(seconds, 1e-9))
        self.size = max(1, min(fitting, self.size * 4, LONGEST))


def serve(pipe: Connection, plan: Plan, lines: bool) -> None:
    """What a worker does until the pipe is closed. Ctrl-C is the business of the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        player = Player(plan, lines)
        while True:
            first, count = pipe.recv()
            begun = time.perf_counter()
            rows, text = player.play(first, count)
            pipe.send((first, rows, text, time.perf_counter() - begun))
    except (EOFError, BrokenPipeError):
        return
    except LondonBridgeError as error:
        pipe.send(error)
    except Exception as error:
        pipe.send(LondonBridgeError(f"A worker failed: {type(error).__name__}: {error}.", exit_code=70))


class Worker:
    """A process and the pipe to it."""

    def __init__(self, plan: Plan, lines: bool) -> None:
        context: Any = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(theirs, plan, lines), daemon=True)
        with deaf_to_ctrl_c():
            self.process.start()
        theirs.close()
        self.first = 0  # game of the stretch that it plays

    def ask(self, first: int, count: int) -> None:
        """Have it play a stretch."""
        self.first = first
        self.pipe.send((first, count))

    def answer(self) -> tuple[Stretch | Exception, float]:
        """What it has sent: a stretch and the seconds it took, or why there is none."""
        try:
            answer = self.pipe.recv()
        except EOFError:
            self.process.join(5)
            why = f"A worker process ended by itself (exit code {self.process.exitcode}): perhaps memory ran short"
            return LondonBridgeError(f"{why}; try fewer --jobs.", exit_code=70), 0.0
        if isinstance(answer, Exception):
            return answer, 0.0
        first, rows, text, seconds = answer
        return Stretch(first, rows, text), seconds

    def end(self) -> None:
        """End the process, whatever it does."""
        self.pipe.close()
        self.process.terminate()
        self.process.join(5)


def play_here(plan: Plan, lines: bool) -> Iterator[Stretch | None]:
    """All games of a plan, in this process. (None: nothing new, but a moment to stop.)"""
    player = Player(plan, lines)
    pace = Pace()
    at, end = plan.first, plan.first + plan.games
    while at < end:
        count = min(pace.size, end - at)
        begun = time.perf_counter()
        rows, text = player.play(at, count)
        pace.learn(count, time.perf_counter() - begun)
        yield Stretch(at, rows, text)
        at += count


def play_on_cores(plan: Plan, lines: bool, jobs: int) -> Iterator[Stretch | None]:
    """All games of a plan in order, played by as many processes. (None: nothing new, but a moment to stop.)"""
    if jobs == 1 or plan.games == 1:
        yield from play_here(plan, lines)
        return
    workers = [Worker(plan, lines) for _ in range(min(jobs, plan.games))]
    try:
        yield from _in_order(workers, plan, jobs)
    finally:
        for worker in workers:
            worker.end()


def _in_order(workers: list[Worker], plan: Plan, jobs: int) -> Iterator[Stretch | None]:
    pace = Pace()
    by_pipe = {worker.pipe: worker for worker in workers}
    # What comes after games that are not there yet waits; so does an error, for what was played before it is kept.
    ready: dict[int, Stretch | Exception] = {}
    given, told, end = plan.first, plan.first, plan.first + plan.games

    def give(worker: Worker) -> None:
        nonlocal given
        if given < end:
            count = min(pace.size, max(1, (end - given) // jobs), end - given)
            worker.ask(given, count)
            given += count

    for worker in workers:
        give(worker)
    resting: list[Worker] = []
    while told < end:
        for pipe in wait(list(by_pipe), timeout=0.2):
            worker = by_pipe[pipe]
            answer, seconds = worker.answer()
            ready[worker.first] = answer
            if isinstance(answer, Exception):
                del by_pipe[pipe]
                given = end  # nobody needs to play on
                continue
            pace.learn(len(answer.rows), seconds)
            resting.append(worker)
        while resting and len(ready) < AHEAD * jobs:
            give(resting.pop())
        if told not in ready:
            yield None
        while told in ready:
            answer = ready.pop(told)
            if isinstance(answer, Exception):
                raise answer
            told += len(answer.rows)
            yield answer
