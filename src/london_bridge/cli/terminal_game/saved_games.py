"""Saving a game and taking it up again: a record with a note on who sits where. Imports record and rules.

The file is an ordinary record (docs/record.md), so `london-bridge record` understands it. It holds what the players
cannot see; whoever reads it spoils the game for themselves only.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import platformdirs

from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record, read_record
from london_bridge.rules import Box, Game

#: The record's extra key.
KEY: Final = "terminal"


@dataclass(frozen=True, slots=True)
class SavedSeating:
    """What a saved game says about its table."""

    you: int
    bots: dict[int, str]
    seed: int | None

    def to_dict(self) -> dict[str, Any]:
        """As plain values, for the record."""
        return {"you": self.you, "bots": {str(seat): kind for seat, kind in self.bots.items()}, "seed": self.seed}

    @staticmethod
    def of(data: object, players: int) -> "SavedSeating | None":
        """Read it back; None if the record has none, or one that does not fit (then the options decide)."""
        if not isinstance(data, dict):
            return None
        you, bots, seed = data.get("you"), data.get("bots"), data.get("seed")
        if type(you) is not int or not 0 <= you < players or not isinstance(bots, dict):
            return None
        others = {str(seat): seat for seat in range(players) if seat != you}
        if set(bots) != set(others) or not all(isinstance(kind, str) for kind in bots.values()):
            return None
        known = type(seed) is int and 0 <= seed < 2**64
        return SavedSeating(you, {others[seat]: kind for seat, kind in bots.items()}, seed if known else None)


def default_path() -> Path:
    """Where a game is saved that has no file yet."""
    folder = platformdirs.user_data_path("london-bridge", appauthor=False) / "games"
    return folder / f"{datetime.now():%Y-%m-%d-%H%M%S}.json"


def save(path: Path, game: Game, seating: SavedSeating) -> None:
    """Write the game; a file that is there is replaced in one step, so that no crash leaves half of one."""
    text = Record.of(game, extra={KEY: seating.to_dict()}).to_json(pretty=True)
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text + "\n", encoding="utf-8", newline="\n")
        os.replace(part, path)
    except OSError as error:
        raise LondonBridgeError(f"The game cannot be saved to {path}: {error.strerror}.") from None


def load(path: Path, boxes: Sequence[Box] = ()) -> tuple[Game, SavedSeating | None]:
    """A saved game that is not over, and what it says about its table."""
    record = read_record(path, boxes)
    if record.finished:
        raise LondonBridgeError(f"{path}: this game is over. `london-bridge record show {path}` shows how it ended.")
    return record.resume(), SavedSeating.of(record.extra.get(KEY), len(record.players))
