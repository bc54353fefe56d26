"""Plays games of one bot against itself and notes, for every seat, what it did and what came of it. Imports bots.

A seat's row: its seat and step, its money and place, how many buildings of every kind it put up in every round, with
which strength, which bonus tiles it took, and what each category paid it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Protocol

from london_bridge.bots import make
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.starting import deaf_to_ctrl_c, serve_another
from london_bridge.rules import Event, Game
from london_bridge.rules.checks import Scoring
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, KINDS, STEPS
from london_bridge.view import View

#: The rounds that a game has at most (3.1): when something was built.
ROUNDS = 12

#: Games that are still to be played: number and seed.
Todo = list[tuple[int, int]]
Stop = Callable[[], bool]


@dataclass(slots=True)
class Sat:
    """What one seat did in one game."""

    seat: int
    step: str
    money: int = 0
    place: int = 0
    kinds: list[int] = field(default_factory=lambda: [0] * (len(KINDS) * ROUNDS))  # kind * ROUNDS + round - 1
    strengths: list[int] = field(default_factory=lambda: [0] * len(KINDS))  # kind: added up over its buildings
    tiles: list[int] = field(default_factory=lambda: [0] * len(BONUS_TILES))
    paid: dict[str, int] = field(default_factory=dict)  # category


@dataclass(slots=True)
class Watched:
    """One game."""

    players: int
    scoring: dict[str, str]
    rounds: int
    early: bool
    decisions: int
    seats: list[Sat]


def watch_game(spec: str, players: int, scoring: Scoring, seed: int) -> Watched:
    """Play a game and note it."""
    game = Game.deal(players, scoring, seed)
    with blaming(spec):
        bots = [make(spec, int(stream_seed(seed, 1 + seat))) for seat in range(players)]
    steps = [STEPS[game.state.deal.steps[seat]] for seat in range(players)]
    decisions = 0
    while not game.over:
        seat = game.deciders[0]
        legal = game.legal(seat)
        decisions += len(legal) > 1
        with blaming(spec):
            game.apply(seat, bots[seat].choose(View.of(game, seat)) if len(legal) > 1 else legal[0])
    result = game.result
    assert result is not None
    last = game.state.deal.last_round
    seats = [Sat(seat, steps[seat], result.money[seat], result.ranking.index(seat) + 1) for seat in range(players)]
    rounds = int(game.state.round)
    for moves in game.history():
        note(moves, seats)
    scorings = dict(game.scoring)
    return Watched(players, scorings, rounds, rounds < last, decisions, seats)


@contextmanager
def blaming(spec: str) -> Iterator[None]:
    """What goes wrong meanwhile is the bot's fault, told in a sentence that any process can pass on."""
    try:
        yield
    except (Exception, SystemExit) as error:
        told = str(error) if isinstance(error, LondonBridgeError) else f"{type(error).__name__}: {error}"
        raise LondonBridgeError(
            f"{spec} failed in a game: {told.rstrip('.')}. Mend it; the games before are in the --keep FILE, if any."
        ) from None


def note(events: list[Event], seats: list[Sat]) -> None:
    """Take in what one move did."""
    kind = None
    for event in events:
        if event.seat is None:
            continue
        sat, data = seats[event.seat], event.data
        if event.kind == "build":
            kind = KINDS.index(data["kind"])
            sat.kinds[kind * ROUNDS + event.round - 1] += 1
        elif event.kind == "strength" and kind is not None:
            sat.strengths[kind] += data["strength"]
        elif event.kind == "bonus":
            sat.tiles[BONUS_TILES.index(data["tile"])] += 1
        elif event.kind == "money":
            category = str(data.get("source")).partition("/")[0]  # a scoring's source is `chapel/distance`
            if category in CATEGORIES:
                sat.paid[category] = sat.paid.get(category, 0) + data["amount"]


class Keeper(Protocol):
    """Where watched games are kept, so that they need not be played again."""

    games: dict[tuple[int, int], Watched]

    def add(self, number: int, game: Watched) -> None:
        """Keep a game."""


def watch(
    spec: str,
    players: int,
    games: int,
    *,
    scoring: Scoring = "random",
    seed: int = 1,
    jobs: int | None = None,
    on_game: Callable[[], None] | None = None,
    stop: Stop = lambda: False,
    kept: Keeper | None = None,
) -> list[Watched]:
    """Many games, on all cores unless told otherwise; fewer if it is stopped. Those that are kept are not played."""
    cores = jobs or os.cpu_count() or 1
    seeds = [int(stream_seed(seed, players * 10**9 + game)) % 2**53 for game in range(games)]
    found = {at: kept.games[players, at] for at in range(games) if (players, at) in kept.games} if kept else {}
    todo = [(number, own) for number, own in enumerate(seeds) if number not in found][::-1]

    if min(cores, len(todo)) <= 1:
        stream = watch_here(spec, players, scoring, todo, stop)
    else:
        stream = watch_on_cores(spec, players, scoring, todo, stop, min(cores, len(todo)))
    for number, game in stream:
        found[number] = game
        if kept is not None:
            kept.add(number, game)
        if on_game is not None:
            on_game()
    return [found[number] for number in sorted(found)]


def watch_here(spec: str, players: int, scoring: Scoring, todo: Todo, stop: Stop) -> Iterator[tuple[int, Watched]]:
    """Games in this process, the last of the list first."""
    while todo and not stop():
        number, own = todo.pop()
        yield number, watch_game(spec, players, scoring, own)


def watch_on_cores(
    spec: str, players: int, scoring: Scoring, todo: Todo, stop: Stop, cores: int
) -> Iterator[tuple[int, Watched]]:
    """The same by as many processes. When one game fails, those in hand are finished before that is told."""
    failed: LondonBridgeError | None = None
    waiting: dict[Future[Watched], int] = {}
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn"), initializer=serve_another) as pool:
        while waiting or (todo and not stop() and failed is None):
            try:
                while todo and len(waiting) < 2 * cores and not stop() and failed is None:
                    number, own = todo.pop()
                    with deaf_to_ctrl_c():
                        waiting[pool.submit(watch_game, spec, players, scoring, own)] = number
            except BrokenProcessPool:
                failed = worker_ended()
            for future in wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED).done:
                number = waiting.pop(future)
                try:
                    game = future.result()
                except BrokenProcessPool:
                    failed = failed or worker_ended()
                except LondonBridgeError as error:
                    failed = failed or error
                else:
                    yield number, game
    if failed is not None:
        raise failed


def worker_ended() -> LondonBridgeError:
    """What is said when a process is gone."""
    return LondonBridgeError(
        "A worker process ended by itself: perhaps memory ran short (try fewer --jobs), or the bot ended it, if it is a"
        " module:Class. The games before are in the --keep FILE, if any: the same command goes on with them.",
        exit_code=70,
    )
