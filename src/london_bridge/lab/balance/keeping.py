"""The file of watched games, a line each, by which an interrupted balance run is taken up again.

The first line says whose games they are. Imports this folder only.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from london_bridge.errors import LondonBridgeError

from .watching import Sat, Watched


class Kept:
    """Watched games by number of players and number of the game; what is added is written at once."""

    def __init__(self, path: Path, identity: dict[str, object]) -> None:
        self.path = path
        self.games: dict[tuple[int, int], Watched] = {}
        if path.is_dir() or not path.absolute().parent.is_dir():
            raise LondonBridgeError(f"{path} is no place for a file: it is a folder, or its folder is missing.")
        end, ended = self.read(identity) if path.exists() and path.stat().st_size else (0, True)
        self.file = open(path, "r+b" if path.exists() else "w+b")  # noqa: SIM115  (closed by `close`)
        self.file.truncate(end)
        self.file.seek(end)
        if not ended:
            self.file.write(b"\n")
        if end == 0:
            self.file.write(line_of({"balance": identity}))
        self.file.flush()

    def read(self, identity: dict[str, object]) -> tuple[int, bool]:
        """Take in the games of the file; where its last good line stops, and whether that has its end.

        A last line that was cut off is left out. All else that is not of this run is refused.
        """
        end, ended = 0, True
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                ended = line.endswith(b"\n")
                try:
                    told = json.loads(line)
                except (ValueError, RecursionError):
                    if not ended and (number > 1 or cut_off(line, identity)):
                        return end, True
                    raise self.strange(number) from None
                try:
                    different = self.take(told) if number > 1 else others(told["balance"], identity)
                except (KeyError, TypeError, AttributeError):
                    raise self.strange(number) from None
                if different:
                    raise LondonBridgeError(
                        f"{self.path} is of a run with other {'; other '.join(different)}: go on with the options it"
                        " was begun with, or keep the games in another file."
                    )
                end += len(line)
        return end, ended

    def take(self, told: dict[str, Any]) -> list[str]:
        """Take in a game. (It never differs from the run: the first line spoke for all.)"""
        game = told["game"]
        seats = [Sat(**sat) for sat in game.pop("seats")]
        self.games[game["players"], told["number"]] = Watched(**game, seats=seats)
        return []

    def strange(self, number: int) -> LondonBridgeError:
        """What is said of a line that is not ours."""
        return LondonBridgeError(
            f"{self.path}, line {number}: not kept by lab balance; the file is left as it is, so name another."
        )

    def add(self, number: int, game: Watched) -> None:
        """Keep a game."""
        self.games[game.players, number] = game
        self.file.write(line_of({"number": number, "game": asdict(game)}))
        self.file.flush()

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
