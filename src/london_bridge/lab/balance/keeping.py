"""The file of watched games, a line each, by which an interrupted balance run is taken up again.

The first line says whose games they are. Imports this folder only.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from london_bridge.errors import LondonBridgeError

from .watching import Sat, Watched


class Kept:
    """Watched games by number of players and number of the game; what is added is written at once."""

    def __init__(self, path: Path, identity: dict[str, object]) -> None:
        self.games: dict[tuple[int, int], Watched] = {}
        if path.is_dir() or not path.absolute().parent.is_dir():
            raise LondonBridgeError(f"{path} is no place for a file: it is a folder, or its folder is missing.")
        end = self.read(path, identity) if path.exists() and path.stat().st_size else 0
        self.file = open(path, "r+b" if path.exists() else "w+b")  # noqa: SIM115  (closed by `close`)
        self.file.truncate(end)
        self.file.seek(end)
        if end == 0:
            self.write({"balance": identity})

    def read(self, path: Path, identity: dict[str, object]) -> int:
        """Take in the games of a file; where its last whole line ends (a line that was cut off is left out)."""
        end = 0
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break
                try:
                    told = json.loads(line)
                    if number == 1:
                        whose = told["balance"]
                        different = [name for name, value in identity.items() if whose.get(name) != value]
                    else:
                        game = told["game"]
                        seats = [Sat(**sat) for sat in game.pop("seats")]
                        self.games[game["players"], told["number"]] = Watched(**game, seats=seats)
                except (ValueError, KeyError, TypeError, AttributeError):
                    raise LondonBridgeError(f"{path}, line {number}: not kept by lab balance.") from None
                if number == 1 and different:
                    raise LondonBridgeError(
                        f"{path} is of a run with other {', '.join(different)}: go on with the options it was begun"
                        " with, or keep the games in another file."
                    )
                end += len(line)
        return end

    def write(self, told: dict[str, object]) -> None:
        """Write a line."""
        self.file.write(json.dumps(told, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def add(self, number: int, game: Watched) -> None:
        """Keep a game."""
        self.games[game.players, number] = game
        self.write({"number": number, "game": asdict(game)})

    def close(self) -> None:
        """Finish the file."""
        self.file.close()
