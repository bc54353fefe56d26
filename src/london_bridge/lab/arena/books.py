"""The file of an arena: a record of every game, a line each, by which an interrupted arena is taken up again.

Games stand in the order in which they were finished. Imports this folder only.
"""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

from london_bridge.errors import LondonBridgeError

from .plan import Plan
from .playing import Played


class Books:
    """Keeps records. `found` are the games that were in the file already."""

    def __init__(self, plan: Plan, path: Path | None, resume: bool, overwrite: bool) -> None:
        self.found: list[Played] = []
        self.file = None
        if path is None:
            if resume:
                raise LondonBridgeError("--resume needs the file that was begun: --records FILE.")
            return
        if path.is_dir() or not path.parent.is_dir():
            raise LondonBridgeError(f"{path} is no place for a file: it is a folder, or its folder is missing.")
        there = path.exists() and path.stat().st_size > 0
        if there and not resume and not overwrite:
            raise LondonBridgeError(f"{path} is there already: --resume goes on with it, --overwrite begins it anew.")
        end = 0
        if there and resume:
            self.found, end = read(plan, path)
        self.file = open(path, "r+b" if path.exists() else "w+b")  # noqa: SIM115  (closed by `close`)
        self.file.truncate(end)
        self.file.seek(end)

    def write(self, played: Played) -> None:
        """Keep a game."""
        if self.file is not None:
            self.file.write(played.line.encode() + b"\n")
            self.file.flush()

    def close(self) -> None:
        """Finish the file."""
        if self.file is not None:
            self.file.close()


def read(plan: Plan, path: Path) -> tuple[list[Played], int]:
    """The games of a file, and where its last whole line ends; a line that was cut off is left out."""
    found: list[Played] = []
    end = 0
    names = {field.name for field in fields(Played)} - {"line"}
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                break
            try:
                told = json.loads(line)["arena"]
                identity, game = told["arena"], Played(**{name: told["played"][name] for name in names})
            except (ValueError, KeyError, TypeError):
                raise LondonBridgeError(f"{path}, line {number}: no record of an arena.") from None
            different = [name for name, value in plan.identity().items() if identity.get(name) != value]
            if different:
                raise LondonBridgeError(
                    f"{path} is of an arena with other {', '.join(different)}: resume with the options it was begun"
                    " with, or write to another file."
                )
            end += len(line)
            if game.game < plan.games:
                found.append(game)
    return found, end
