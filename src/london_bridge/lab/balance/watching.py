"""Plays games of one bot against itself and notes, for every seat, what it did and what came of it. Imports bots.

A seat's row: its seat and step, its money and place, how many buildings of every kind it put up in every round, with
which strength, which bonus tiles it took, which cards it played and took, where its pawn stood, and what each category
paid it. Of a game also: how often another seat came to have the most money, and since when the winner had it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Protocol

from london_bridge.bots import Bot, make
from london_bridge.bots.bot import FAULTS, where
from london_bridge.bots.registry import is_own
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.crew import Stop, crew_for
from london_bridge.rules import Event, Game
from london_bridge.rules.checks import Scoring
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.scoring import final_ranking
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, KINDS, STEPS
from london_bridge.view import View

#: The rounds that a game has at most (3.1): when something was built.
ROUNDS = 12

#: The values of cards (1.5), and the spaces of the rondel by what they pay (1.8).
CARDS = (0, 1, 2, 3, 4)
SPACES = ("X", "1", "2", "3", "centre")
#: Outer spaces clockwise from the X, as places in SPACES.
CLOCKWISE = (0, 1, 2, 1, 3, 2)

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
    played: list[int] = field(default_factory=lambda: [0] * len(CARDS))  # cards by their printed value
    gained: int = 0  # cards taken from the supply
    spaces: list[int] = field(default_factory=lambda: [0] * len(SPACES))  # how often the pawn stood there


@dataclass(slots=True)
class WatchedGame:
    """One game."""

    players: int
    scoring: dict[str, str]
    rounds: int
    early: bool
    decisions: int
    seats: list[Sat]
    changes: int = 0  # how often another seat had the most money, from round to round, the final scoring included
    settled: int = 0  # the round since whose end the winner has it; one more than there were: by the scoring alone


def watch_game(spec: str, players: int, scoring: Scoring, seed: int, bots: list[Bot] | None = None) -> WatchedGame:
    """Play a game and note it. Bots that played before play it as new ones would, and need not be made again."""
    game = Game.deal(players, scoring, seed)
    bots = [] if bots is None else bots
    with blaming(spec):
        while len(bots) < players:
            bots.append(make(spec))
        for seat in range(players):
            bots[seat].reseed(int(stream_seed(seed, 1 + seat)))
    steps = [STEPS[game.state.deal.steps[seat]] for seat in range(players)]
    decisions = 0
    while not game.over:
        seat = game.deciders[0]
        legal = game.legal(seat)
        decisions += len(legal) > 1
        with blaming(spec):
            game.apply(seat, bots[seat].choose(View.of(game, seat)) if len(legal) > 1 else legal[0])
    ranking = list(final_ranking(game.state))
    seats = [Sat(seat, steps[seat], int(game.state.money[seat]), ranking.index(seat) + 1) for seat in range(players)]
    rounds = int(game.state.round)
    told = [event for events in game.history() for event in events]
    note(told, seats)
    changes, settled = lead(told, ranking)
    last = game.state.deal.last_round
    return WatchedGame(players, dict(game.scoring), rounds, rounds < last, decisions, seats, changes, settled)


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
    """Take in what happened in a game."""
    kind, x = None, 0
    for event in events:
        data = event.data
        if event.kind == "round":
            x = data["x"]
        if event.seat is None:
            continue
        sat = seats[event.seat]
        if event.kind == "build":
            kind = KINDS.index(data["kind"])
            sat.kinds[kind * ROUNDS + event.round - 1] += 1
        elif event.kind == "strength" and kind is not None:
            sat.strengths[kind] += data["strength"]
        elif event.kind == "bonus":
            sat.tiles[BONUS_TILES.index(data["tile"])] += 1
        elif event.kind == "turn":
            sat.played[data["card"]] += 1
        elif event.kind == "gain_card":
            sat.gained += 1
        elif event.kind == "place":
            space = data["space"]
            sat.spaces[SPACES.index("centre") if space == "centre" else CLOCKWISE[(space - x) % len(CLOCKWISE)]] += 1
        elif event.kind == "money":
            category = str(data.get("source")).partition("/")[0]  # a scoring's source is `chapel/distance`
            if category in CATEGORIES:
                sat.paid[category] = sat.paid.get(category, 0) + data["amount"]


def lead(events: list[Event], ranking: list[int]) -> tuple[int, int]:
    """How often the lead in money changed between the ends of rounds and the result, and since when the winner has it.

    Who catches up with the leader without coming ahead does not take the lead.
    """
    money = [0] * len(ranking)
    leaders: list[int | None] = []
    for event in events:
        if event.kind == "money" and event.seat is not None:
            money[event.seat] += event.data["amount"]
        elif event.kind == "end" or (event.kind == "round" and event.round > 1):
            most = [seat for seat, held in enumerate(money) if held == max(money)]
            before = leaders[-1] if leaders else None
            leaders.append(before if before in most else most[0] if len(most) == 1 else None)
    leaders.append(ranking[0])
    known = [seat for seat in leaders if seat is not None]
    changes = sum(one != other for one, other in pairwise(known))
    settled = len(leaders)
    while settled > 1 and leaders[settled - 2] == ranking[0]:
        settled -= 1
    return changes, settled


class Watcher:
    """Watches games of one kind, one after the other."""

    def __init__(self, spec: str, players: int, scoring: Scoring) -> None:
        self.spec = spec
        self.players = players
        self.scoring = scoring
        self.bots: list[Bot] = []

    def do(self, task: tuple[int, int], /) -> tuple[int, WatchedGame]:
        """A game by its number and its seed."""
        number, seed = task
        return number, watch_game(self.spec, self.players, self.scoring, seed, self.bots)

    def end(self) -> None:
        """Let outside programs go."""
        for bot in self.bots:
            ending = getattr(bot, "close", None)
            if callable(ending):
                with suppress(*FAULTS):
                    ending()


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
