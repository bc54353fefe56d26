"""Plays games of a row again and says which differ; of a bot that thinks by the clock, whether it plays as well.

Imports the arena, the crew and this folder.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial

from london_bridge.lab.arena.arena_player import ArenaPlayer
from london_bridge.lab.arena.arena_run import try_programs
from london_bridge.lab.crew import Stop, crew_for
from london_bridge.lab.intervals import Estimate
from london_bridge.rules.rng import Rng

from .evaluation import TABLES, Evaluation, seat_of
from .figures import GameResult, mean
from .fingerprints import BY_CLOCK, PERHAPS, code_of, engine
from .playing import digest_of, result_of
from .row import LeaderboardRow

ADVICE = "Ask for the same check again."
#: Luck is the same if it differs by less than this: other compilers round otherwise.
NEAR = 1e-3
#: A game by its table and its number.
Game = tuple[int, int]


@dataclass(slots=True)
class Checked:
    """What came of a check."""

    row: LeaderboardRow
    played: dict[Game, GameResult] = field(default_factory=dict)
    asked: int = 0

    def differences(self) -> list[str]:
        """Which games went otherwise, and in what."""
        found = []
        for (table, game), now in sorted(self.played.items()):
            different = compared(self.row.results[table][game], now)
            if different:
                found.append(f"{TABLES[table].name}, game {game}: {'; '.join(different)}")
        return found

    def shift(self) -> Estimate | None:
        """How many pounds more the bot was ahead than in the row, over the games that were played again."""
        values = []
        for (table, game), now in sorted(self.played.items()):
            players = TABLES[table].players
            seat = seat_of(players, game)
            ahead = [
                (one.money[seat] * players - sum(one.money)) / (players - 1)
                for one in (now, self.row.results[table][game])
            ]
            values.append(ahead[0] - ahead[1])
        return mean(values) if len(values) > 1 else None

    def remarks(self) -> list[str]:
        """What is not as it was when the row was written: it explains games that differ."""
        found = []
        there, here = self.row.engine, engine()
        if there != here:
            found.append(
                f"It was played by another engine (version {there['version']}, {there['sha256'][:12]}; here"
                f" {here['version']}, {here['sha256'][:12]})."
            )
        if self.row.told["code"] != code_of(self.row.evaluation.bot):
            found.append("The bot's file is another than the one that played the row.")
        return found

    def sentence(self) -> str:
        """What came of it, in a sentence."""
        count, total = len(self.played), self.row.evaluation.total
        games = f"{count:,} of {total:,} games were played again"
        different = len(self.differences())
        if self.row.repeatable == BY_CLOCK:
            return f"{games}. {self.by_clock()}"
        if not different:
            return f"{games}: {'all are' if count != 1 else 'it is'} as the row says."
        why = f" Its games can only be had again {PERHAPS}." if self.row.repeatable == PERHAPS else ""
        return f"{games}: {different:,} of them went otherwise.{why}"

    def by_clock(self) -> str:
        """What can be said where games differ in any case."""
        shift = self.shift()
        clock = "The bot thinks by the clock, so that games differ each time and can only be repeated on average"
        if shift is None:
            return f"{clock}; one game tells nothing."
        return (
            f"{clock}: it came out {shift.shown(1)} £ ahead of what the row says in the same deals and seats, which is"
            f" {'within' if self.held else 'beyond'} the interval."
        )

    @property
    def held(self) -> bool:
        """Whether nothing speaks against the row."""
        if self.row.repeatable == BY_CLOCK:
            shift = self.shift()
            return shift is None or shift.low <= 0 <= shift.high
        return not self.differences()


def compared(there: GameResult, now: GameResult) -> list[str]:
    """In what a game that was played again differs from the row."""
    found = []
    if there.money != now.money or there.place != now.place:
        found.append(
            f"money {', '.join(map(str, there.money))} and place {there.place} in the row,"
            f" {', '.join(map(str, now.money))} and place {now.place} here"
        )
    elif there.digest != now.digest:
        found.append("the same result by other moves")
    if there.failed != now.failed:
        found.append("the bot failed in the row" if there.failed else "the bot failed here")
    luck = zip(there.luck or (), now.luck or (), strict=True)
    if not found and any(abs(one - other) > NEAR for one, other in luck):
        found.append("another luck")
    return found


def chosen(evaluation: Evaluation, count: int, seed: int) -> list[Game]:
    """So many games by lot, as many of each table as of the others."""
    games = [(table, game) for table in range(len(TABLES)) for game in range(evaluation.games)]
    if count >= len(games):
        return games
    rng = Rng(seed)
    lots: list[list[int]] = []
    for _ in TABLES:
        order = list(range(evaluation.games))
        rng.shuffle(order)
        lots.append(order)
    return sorted((at % len(TABLES), lots[at % len(TABLES)][at // len(TABLES)]) for at in range(count))


class Replayer:
    """Plays games of an evaluation, of whatever table; one is made in every process."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.players: dict[tuple[int, bool], ArenaPlayer] = {}

    def do(self, game: Game, /) -> tuple[Game, GameResult]:
        """A game, with its luck if the row has it."""
        table, number = game
        key = table, number < self.evaluation.luck_games
        if key not in self.players:
            self.players[key] = ArenaPlayer(self.evaluation.plan(table, self.evaluation.games, key[1]), lines=True)
        played = self.players[key].do(number)
        return game, result_of(played, digest_of(played.line))

    def end(self) -> None:
        """Let outside programs go."""
        for player in self.players.values():
            player.end()


def check_row(
    row: LeaderboardRow,
    games: list[Game],
    *,
    jobs: int | None = None,
    ray: str | None = None,
    on_game: Callable[[], None] | None = None,
    stop: Stop = lambda: False,
) -> Checked:
    """Play games of a row again; fewer if it is stopped."""
    checked = Checked(row, asked=len(games))
    if ray in (None, "local"):
        try_programs(row.evaluation.plan(0, row.evaluation.games, False))
    crew = crew_for(jobs if ray is not None or len(games) > 1 else 1, ray, ADVICE)
    with closing(crew.work(partial(Replayer, row.evaluation), iter(games), stop)) as stream:
        for game, result in stream:
            checked.played[game] = result
            if on_game is not None:
                on_game()
    return checked
