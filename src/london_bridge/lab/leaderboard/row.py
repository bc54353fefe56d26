"""A row of the leaderboard as a line of JSON: written with all that a check needs, read with mistrust.

Figures that a row tells are never believed: they are worked out anew from its games. Imports this folder and line_file.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from datetime import UTC, datetime
from math import isfinite
from pathlib import Path
from typing import Any, Final

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.line_file import LineFile, is_there

from .evaluation import PROTOCOL, TABLES, Evaluation
from .figures import GameResult, TableFigures, all_tables, table_figures
from .fingerprints import REPEATABLE, code_of, engine, repeatable, where_played
from .playing import LETTERS, LeaderboardOutcome

#: The key by which a line is known, with the version of the protocol.
KEY: Final = "leaderboard"
#: A file of rows is not larger than this.
LARGEST: Final = 64 * 2**20
#: Nobody has more pounds, or more luck.
POUNDS: Final = 10_000


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A row: what was asked for, every game of every table, and the line as it was told."""

    evaluation: Evaluation
    results: list[list[GameResult]]
    told: dict[str, Any]

    @property
    def tables(self) -> list[TableFigures]:
        """The figures of every table."""
        return [table_figures(table.players, games) for table, games in zip(TABLES, self.results, strict=True)]

    @property
    def whole(self) -> TableFigures:
        """The figures of all tables together."""
        return all_tables(self.tables)

    @property
    def faults(self) -> int:
        """In how many games the bot failed."""
        return sum(game.failed for games in self.results for game in games)

    @property
    def repeatable(self) -> str:
        """Whether its games can be had again; that follows from the bot's name, whatever the row says."""
        return repeatable(self.evaluation.bot)

    @property
    def engine(self) -> dict[str, Any]:
        """The engine that played."""
        found: dict[str, Any] = self.told["engine"]
        return found

    def figures(self) -> dict[str, Any]:
        """All figures as plain values."""
        return {**self.whole.to_dict(), "tables": [one.to_dict() for one in self.tables], "faults": self.faults}

    def faults_found(self) -> list[str]:
        """What is wrong with the row itself, before any game is played again."""
        found = []
        if self.told["sha256"] != digest(self.told):
            found.append("its digest is not that of what it says: it was changed after it was written")
        if self.told["figures"] != json.loads(json.dumps(self.figures())):
            found.append("its figures do not follow from its games")
        if self.told["repeatable"] != self.repeatable:
            found.append(f"it says that its games can be repeated {self.told['repeatable']}, which is not so")
        return found

    def same_games(self, other: LeaderboardRow) -> bool:
        """Whether another row tells of the same: the same bot and code, engine, deals and numbers of games."""
        keys = ("engine", "code")
        return self.evaluation == other.evaluation and all(self.told[key] == other.told[key] for key in keys)

    def line(self) -> bytes:
        """The row as it is written."""
        return json.dumps(self.told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def digest(told: dict[str, Any]) -> str:
    """The SHA-256 of everything else in a row, in an order that does not depend on who writes it."""
    rest = {name: value for name, value in told.items() if name != "sha256"}
    text = json.dumps(rest, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def made(outcome: LeaderboardOutcome) -> LeaderboardRow:
    """The row of what was played."""
    asked = outcome.evaluation
    told: dict[str, Any] = {
        KEY: PROTOCOL,
        "bot": asked.bot,
        "code": code_of(asked.bot),
        "repeatable": repeatable(asked.bot),
        "engine": engine(),
        "machine": where_played(),
        "when": datetime.now(UTC).strftime("%Y-%m-%dT%H:%MZ"),
        "seconds": round(outcome.seconds, 1),
        "move_seconds": round(outcome.move_seconds, 6),
        "slowest": round(outcome.slowest, 6),
        "seed": asked.seed,
        "games": asked.games,
        "luck_games": asked.luck_games,
        "results": {
            table.name: [game.to_list() for game in games] for table, games in zip(TABLES, outcome.results, strict=True)
        },
    }
    told["figures"] = json.loads(json.dumps(LeaderboardRow(asked, outcome.results, told).figures()))
    told["sha256"] = digest(told)
    return LeaderboardRow(asked, outcome.results, told)


def read_row(told: dict[str, Any]) -> LeaderboardRow:
    """A row from a line; what it raises says that it is none."""
    version = told[KEY]
    if version != PROTOCOL:
        raise LondonBridgeError(f"A row of protocol {version!r:.20} cannot be read here: this is protocol {PROTOCOL}.")
    numbers = (told["games"], told["luck_games"], told["seed"])
    if any(type(one) is not int for one in numbers) or not isinstance(told["bot"], str):
        raise TypeError("a row names a bot and numbers")
    asked = Evaluation.of(told["bot"], *numbers)
    if list(told["results"]) != [table.name for table in TABLES]:
        raise ValueError("the tables are others")
    results = []
    for table in TABLES:
        games = [read_result(one, table.players) for one in told["results"][table.name]]
        if len(games) != asked.games or any((game.luck is not None) != (at < asked.luck_games)
                                            for at, game in enumerate(games)):  # fmt: skip
            raise ValueError("a row has all its games, the first of them with their luck")
        results.append(games)
    texts = (told["sha256"], told["when"], told["repeatable"], told["engine"]["version"], told["engine"]["sha256"])
    if not all(isinstance(text, str) and text.isprintable() and len(text) < 100 for text in texts):
        raise ValueError("a row has a digest, a time and an engine")
    if not all(number(told[name], 1e9) for name in ("seconds", "move_seconds", "slowest")):
        raise ValueError("a row tells how long it took")
    if told["repeatable"] not in REPEATABLE or not isinstance(told["figures"], dict):
        raise ValueError("a row has figures")
    if told["code"] is not None and not isinstance(told["code"], str):
        raise ValueError("code is a digest")
    return LeaderboardRow(asked, results, told)


def read_result(told: list[Any], players: int) -> GameResult:
    """A game from a row."""
    mark, money, place, failed, *luck = told
    if not isinstance(mark, str) or len(mark) != LETTERS or not mark.isalnum():
        raise ValueError("a game has a digest")
    if len(money) != players or any(type(one) is not int or abs(one) > POUNDS for one in money):
        raise ValueError("a game has money for every seat")
    if type(place) is not int or not 1 <= place <= players or failed not in (0, 1):
        raise ValueError("a bot has a place")
    if luck and (len(luck) != 2 or not all(number(one, POUNDS) for one in luck)):
        raise ValueError("luck is pounds and wins")
    return GameResult(mark, tuple(money), place, bool(failed), (float(luck[0]), float(luck[1])) if luck else None)


def number(value: Any, most: float) -> bool:
    """Whether that is a number in bounds."""
    return type(value) in (int, float) and isfinite(value) and abs(value) <= most


class RowFile:
    """A file of rows, to which one is added."""

    def __init__(self, path: Path) -> None:
        self.rows: list[LeaderboardRow] = []
        self.file = LineFile(path, "row of the leaderboard")
        if is_there(path):
            if path.stat().st_size > LARGEST:
                raise LondonBridgeError(f"{path} is larger than {LARGEST // 2**20} MB: no file of rows is.")
            self.file.read(self.take, lambda line: False)

    def take(self, number: int, told: dict[str, Any]) -> None:
        """Take in a line."""
        self.rows.append(read_row(told))

    def add(self, row: LeaderboardRow) -> int:
        """Write one more row; its number, from 1."""
        self.file.open()
        self.file.write(row.line())
        self.file.close()
        self.rows.append(row)
        return len(self.rows)


def read_rows(path: Path) -> list[LeaderboardRow]:
    """All rows of a file."""
    if not path.exists():
        raise LondonBridgeError(f"There is no file {path}.")
    found = RowFile(path).rows
    if not found:
        raise LondonBridgeError(f"{path} has no rows.")
    return found
