"""Looking for puzzles in many games: shared out to processes or a Ray cluster, what is found kept in a file by which a
run goes on. Imports the crews, files of lines, bots, record and puzzles.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from london_bridge.bots import make
from london_bridge.errors import LondonBridgeError
from london_bridge.puzzles.finding import Expectations, decisions_of, find, turns_from
from london_bridge.puzzles.puzzle import BONUS, CARD, CARDS, GUESS, KIND_OF_PHASE, KINDS, SITE, SPACE, Puzzle
from london_bridge.puzzles.shelf import Shelf
from london_bridge.record import Record
from london_bridge.rules import Game
from london_bridge.rules.codes import START
from london_bridge.rules.rng import stream_seed
from london_bridge.view import View

from .crew import crew_for
from .line_file import LineFile, check_free, is_there

ADVICE = "The puzzles before are in the --keep FILE, if any: go on with --resume."
#: Who plays the games in which is looked: good players, who come to good positions, and weaker ones, for variety.
PLAYERS: Final = ("architect@200p", "journeyman", "master@100p", "architect@100p", "apprentice", "master@200p")
#: Puzzles that one game may give, so that no game fills the book.
FROM_ONE_GAME: Final = 6
#: In which order a game is looked through.
SELDOM_FIRST: Final = ((SITE, CARDS, BONUS), (CARD, GUESS), (SPACE,))


@dataclass(frozen=True, slots=True)
class HuntPlan:
    """What is looked for: so many puzzles for these numbers of players, in so many games of bots, with this seed."""

    want: int
    players: tuple[int, ...]
    games: int
    seed: int


#: The number of a game, the players of a game of bots, the text of a record, and the kinds that are wanted.
Task = tuple[int, int, str, tuple[str, ...]]


class Hunter:
    """Looks through games; one is made in every process."""

    def __init__(self, plan: HuntPlan) -> None:
        self.plan = plan

    def do(self, task: Task, /) -> dict[str, Any]:
        """What is found in a game."""
        number, players, text, kinds = task
        seed = stream_seed(self.plan.seed, number)
        record = Record.parse(text) if text else bot_game(players, number, seed)
        found = list(hunt_in(record, kinds, seed))
        return {"game": number, "seed": self.plan.seed, "puzzles": [one.to_dict() for one in found]}

    def end(self) -> None:
        """There is nothing to let go of."""


def bot_game(players: int, number: int, seed: int) -> Record:
    """A game of bots: every other one with scorings that are drawn."""
    game = Game.deal(players, "random" if number % 2 else "base", seed)
    bots = [make(PLAYERS[(number + seat) % len(PLAYERS)], stream_seed(seed, seat)) for seat in range(players)]
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, bots[seat].choose(View.of(game, seat)))
    return Record.of(game)


def hunt_in(record: Record, kinds: Sequence[str], seed: int) -> Iterator[Puzzle]:
    """The puzzles of these kinds in a game: one of a round at most, and rather of a kind that is seldom found."""
    expectations = Expectations(seed)
    rounds: set[int] = set()
    for group in SELDOM_FIRST:
        sought = [kind for kind in group if kind in kinds]
        asked = {CARD if kind == GUESS else kind for kind in sought}
        phases = {phase for phase, kind in KIND_OF_PHASE.items() if kind in asked}
        for number, moment, seat in decisions_of(record) if sought else ():
            ways = turns_from(moment, seat) if asked <= set(SELDOM_FIRST[0]) and moment.state.phase == START else ()
            for at, game in enumerate(chain((moment,), ways)):
                now = int(game.state.round)
                if game.state.phase not in phases or now in rounds:
                    continue
                found = find(game, seat, stream_seed(seed, 1000 * number + 4 * at + seat), expectations)
                sides = [one for one in found if one.kind in sought]
                if sides:
                    yield sides[len(rounds) % len(sides)]  # of a card now the one, now the other side
                    rounds.add(now)
                if len(rounds) == FROM_ONE_GAME:
                    return


class KeptHunt:
    """The file of what was found: `games` are those that were looked through already."""

    def __init__(
        self, plan: HuntPlan, book: Sequence[Puzzle], path: Path | None, resume: bool, overwrite: bool
    ) -> None:
        self.plan = plan
        self.book = book
        self.games: dict[int, list[Puzzle]] = {}
        self.file: LineFile | None = None
        if path is None:
            if resume:
                raise LondonBridgeError("--resume needs the file that was begun: --keep FILE.")
            return
        self.file = LineFile(path, "game that was looked through for puzzles")
        check_free(path, resume, overwrite)
        if resume and is_there(path):
            self.file.read(self.take, lambda line: line.startswith(b'{"game":'))
        self.file.open()

    def take(self, _: int, told: Any) -> None:
        """Take in a line of the file."""
        if told["seed"] != self.plan.seed:
            raise LondonBridgeError(
                f"The --keep file was begun with --seed {told['seed']}: go on with that, or name another file."
            )
        self.games[told["game"]] = [Puzzle.of(one) for one in told["puzzles"]]

    def write(self, told: dict[str, Any]) -> None:
        """Keep what was found in a game."""
        self.take(0, told)
        if self.file is not None:
            self.file.write(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def close(self) -> None:
        """Finish the file."""
        if self.file is not None:
            self.file.close()

    def shelf(self) -> Shelf:
        """The book that there was, and what was found, in the order of the games, whichever was done first."""
        shelf = Shelf(self.plan.want, self.plan.players)
        for one in self.book:
            shelf.keep(one)
        for number in sorted(self.games):
            for one in self.games[number]:
                shelf.add(one)
        return shelf


def hunt(
    plan: HuntPlan,
    records: Sequence[Record] = (),
    *,
    book: Sequence[Puzzle] = (),
    jobs: int | None = None,
    ray: str | None = None,
    keep: Path | None = None,
    resume: bool = False,
    overwrite: bool = False,
    on_game: Callable[[Shelf], None] = lambda shelf: None,
    stop: Callable[[], bool] = lambda: False,
) -> Shelf:
    """Look for puzzles: in these records, or in games of bots, until there are as many as are wanted, with those of
    a book that there is.
    """
    kept = KeptHunt(plan, book, keep, resume, overwrite)
    try:
        shelf = kept.shelf()
        on_game(shelf)

        def tasks() -> Iterator[Task]:
            for number in range(len(records)) if records else count():
                if shelf.full or (not records and number >= plan.games):
                    return
                players = len(records[number].players) if records else plan.players[number % len(plan.players)]
                kinds = shelf.wanted(players)
                if number not in kept.games and kinds:
                    yield number, players, records[number].to_json() if records else "", kinds

        crew = crew_for(jobs, ray, ADVICE)
        with closing(crew.work(partial(Hunter, plan), tasks(), stop)) as stream:
            for told in stream:
                kept.write(told)
                for one in kept.games[told["game"]]:
                    shelf.add(one)
                on_game(shelf)
        return kept.shelf()
    finally:
        kept.close()


def places(shelf: Shelf) -> list[tuple[str, list[int]]]:
    """How many there are, by kind and number of players."""
    return [(kind, [shelf.counts[players, kind] for players in shelf.players]) for kind in KINDS]
