"""Plays all games of a row in the arena; its records are kept, so that a run that was stopped is taken up again.

Imports the arena.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.arena import ArenaPlan, run
from london_bridge.lab.arena.arena_player import Played
from london_bridge.lab.crew import Stop

from .evaluation import PROTOCOL, TABLES, Evaluation, seat_of
from .figures import GameResult
from .fingerprints import engine

#: So many letters of a digest tell games apart.
LETTERS = 10


@dataclass(frozen=True, slots=True)
class LeaderboardOutcome:
    """What was played: the results of every table, how the bot thought there, and whether it is all of it."""

    evaluation: Evaluation
    results: list[list[GameResult]]
    move_seconds: float
    slowest: float
    seconds: float
    finished: bool

    @property
    def done(self) -> int:
        """So many games."""
        return sum(map(len, self.results))


def digest_of(line: str | bytes) -> str:
    """A digest of a game's moves, from its record."""
    moves = json.loads(line)["moves"]
    return hashlib.sha256(json.dumps(moves, separators=(",", ":")).encode()).hexdigest()[:LETTERS]


def result_of(played: Played, digest: str) -> GameResult:
    """What a row keeps of a game."""
    seat = seat_of(len(played.bots), played.game)
    luck = None
    if played.luck:
        others = (sum(played.luck) - played.luck[seat]) / (len(played.bots) - 1)
        luck = (round(played.luck[seat] - others, 4), round(played.luck_wins[seat], 5))
    failed = played.faults[seat] is not None
    return GameResult(digest, tuple(played.money), played.ranking.index(seat) + 1, failed, luck)


def kept_in(folder: Path, evaluation: Evaluation, number: int) -> Path:
    """Where the records of a table are kept: of this engine, this bot and these deals only."""
    whose = [PROTOCOL, evaluation.bot, evaluation.seed, engine()]
    mark = hashlib.sha256(json.dumps(whose).encode()).hexdigest()[:12]
    return folder / f"{mark}-{TABLES[number].name}.jsonl"


def play(
    evaluation: Evaluation,
    folder: Path,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    on_game: Callable[[int], None] | None = None,
    stop: Stop = lambda: False,
) -> LeaderboardOutcome:
    """Play what is not kept in the folder yet; `on_game` hears how many games there are of all."""
    if folder.exists() and not folder.is_dir():
        raise LondonBridgeError(f"{folder} is a file; the name of a folder is needed.")
    folder.mkdir(parents=True, exist_ok=True)
    results: list[list[GameResult]] = []
    seconds = longest = spent = 0.0
    decisions = 0
    unfinished = False
    for number in range(len(TABLES)):
        records = kept_in(folder, evaluation, number)
        games: dict[int, Played] = {}
        for count, adjust in ((evaluation.luck_games, True), (evaluation.games, False)):
            if not count or unfinished:
                continue
            before = evaluation.games * number

            def tell(played: list[Played], before: int = before) -> None:
                if on_game is not None:
                    on_game(before + len(played))

            plan: ArenaPlan = evaluation.plan(number, count, adjust)
            outcome = run(plan, jobs=jobs, ray=ray, records=records, resume=True, on_game=tell, stop=stop)
            unfinished = not outcome.finished
            seconds += outcome.seconds
            games = {one.game: one for one in outcome.games} | games  # a game with its luck first
        digests = kept_digests(records) if games else {}
        ordered = [games[game] for game in sorted(games)]
        results.append([result_of(one, digests[one.game]) for one in ordered])
        for one in ordered:
            seat = seat_of(len(one.bots), one.game)
            spent += one.seconds[seat]
            decisions += one.decisions[seat]
            longest = max(longest, one.slowest[seat])
    return LeaderboardOutcome(evaluation, results, spent / max(1, decisions), longest, seconds, not unfinished)


def kept_digests(records: Path) -> dict[int, str]:
    """The digests of all games of a file, by number."""
    found: dict[int, str] = {}
    with records.open("rb") as file:
        for line in file:
            told: dict[str, Any] = json.loads(line)
            found[told["arena"]["played"]["game"]] = digest_of(line)
    return found
