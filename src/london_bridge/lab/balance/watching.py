"""Plays games of one bot against itself and notes, for every seat, what it did and what came of it. Imports bots.

A seat's row: its seat and step, its money and place, how many buildings of every kind it put up in every round, with
which strength, which bonus tiles it took, and what each category paid it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from london_bridge.bots import make
from london_bridge.bots.bot import FAULTS, where
from london_bridge.bots.registry import is_own
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.crew import Stop, crew_for
from london_bridge.rules import Event, Game
from london_bridge.rules.checks import Scoring
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, KINDS, STEPS
from london_bridge.view import View

#: The rounds that a game has at most (3.1): when something was built.
ROUNDS = 12

#: What to do when a crew fails.
ADVICE = "The games before are in the --keep FILE, if any: the same command goes on with them."


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
class WatchedGame:
    """One game."""

    players: int
    scoring: dict[str, str]
    rounds: int
    early: bool
    decisions: int
    seats: list[Sat]


def watch_game(spec: str, players: int, scoring: Scoring, seed: int) -> WatchedGame:
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
    return WatchedGame(players, scorings, rounds, rounds < last, decisions, seats)


@contextmanager
def blaming(spec: str) -> Iterator[None]:
    """What goes wrong meanwhile is the bot's fault, told in a sentence that any process can pass on."""
    try:
        yield
    except FAULTS as error:
        told = str(error) if isinstance(error, LondonBridgeError) else f"{type(error).__name__}: {error}{where(error)}"
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


class Watcher:
    """Watches games of one kind, one after the other."""

    def __init__(self, spec: str, players: int, scoring: Scoring) -> None:
        self.spec = spec
        self.players = players
        self.scoring = scoring

    def do(self, task: tuple[int, int], /) -> tuple[int, WatchedGame]:
        """A game by its number and its seed."""
        number, seed = task
        return number, watch_game(self.spec, self.players, self.scoring, seed)

    def end(self) -> None:
        """Nothing is held."""


class Keeper(Protocol):
    """Where watched games are kept, so that they need not be played again."""

    games: dict[tuple[int, int], WatchedGame]

    def add(self, number: int, game: WatchedGame) -> None:
        """Keep a game."""


def watch(
    spec: str,
    players: int,
    games: int,
    *,
    scoring: Scoring = "random",
    seed: int = 1,
    jobs: int | None = None,
    ray: str | None = None,
    on_game: Callable[[], None] | None = None,
    stop: Stop = lambda: False,
    kept: Keeper | None = None,
) -> list[WatchedGame]:
    """Many games, on all cores unless told otherwise; fewer if it is stopped. Those that are kept are not played."""
    seeds = [int(stream_seed(seed, players * 10**9 + game)) % 2**53 for game in range(games)]
    found = {at: kept.games[players, at] for at in range(games) if (players, at) in kept.games} if kept else {}
    todo = [(number, own) for number, own in enumerate(seeds) if number not in found]

    crew = crew_for(jobs if ray is not None or len(todo) > 1 else 1, ray, ADVICE, apart=is_own(spec))
    for number, game in crew.work(partial(Watcher, spec, players, scoring), iter(todo), stop):
        found[number] = game
        if kept is not None:
            kept.add(number, game)
        if on_game is not None:
            on_game()
    return [found[number] for number in sorted(found)]
