"""The file of watched games, a line each, by which an interrupted balance run is taken up again.

The first line says whose games they are. Imports this folder only.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.line_file import LineFile, is_there

from .watching import Sat, WatchedGame


class Kept:
    """WatchedGame games by number of players and number of the game; what is added is written at once."""

    def __init__(self, path: Path, identity: dict[str, object]) -> None:
        self.identity = identity
        self.games: dict[tuple[int, int], WatchedGame] = {}
        self.file = LineFile(path, "file of lab balance")
        if is_there(path):
            self.file.read(self.take, lambda line: cut_off(line, identity))
        self.file.open()
        if not self.file.ends:
            self.file.write(line_of({"balance": identity}))

    def take(self, number: int, told: dict[str, Any]) -> None:
        """Take in a line: the first says whose games they are, every other one is a game."""
        if number > 1:
            game = told["game"]
            seats = [Sat(**sat) for sat in game.pop("seats")]
            self.games[game["players"], told["number"]] = WatchedGame(**game, seats=seats)
            return
        different = others(told["balance"], self.identity)
        if different:
            raise LondonBridgeError(
                f"{self.file.path} is of a run with other {'; other '.join(different)}: go on with the options it was"
                " begun with, or keep the games in another file."
            )

    def add(self, number: int, game: WatchedGame) -> None:
        """Keep a game."""
        self.games[game.players, number] = game
        self.file.write(line_of({"number": number, "game": asdict(game)}))

    def close(self) -> None:
        """Finish the file."""
        self.file.close()


def line_of(told: dict[str, object]) -> bytes:
    """A line of the file."""
    return json.dumps(told, separators=(",", ":")).encode() + b"\n"


def cut_off(line: bytes, identity: dict[str, object]) -> bool:
    """Whether this can only be the first line of this run's file, cut off."""
    return line.startswith(b'{"balance":') and line_of({"balance": identity}).startswith(line)


def others(whose: dict[str, object], identity: dict[str, object]) -> list[str]:
    """In what a file's run differs from this one, with both values."""
    different = [name for name, value in identity.items() if whose.get(name) != value]
    return [f"{name} ({whose.get(name)} there, {identity[name]} here)" for name in different]
