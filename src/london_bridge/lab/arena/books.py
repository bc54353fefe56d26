"""The file of an arena: a record of every game, a line each, by which an interrupted arena is taken up again.

Games stand in the order in which they were finished. Imports this folder and record.
"""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.record.claim import FORMAT
from london_bridge.record.writing import line_text

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
        end, ended = 0, True
        if there and resume:
            self.found, end, ended = read(plan, path)
        self.file = open(path, "r+b" if path.exists() else "w+b")  # noqa: SIM115  (closed by `close`)
        self.file.truncate(end)
        self.file.seek(end)
        if not ended:
            self.file.write(b"\n")

    def write(self, played: Played) -> None:
        """Keep a game."""
        if self.file is not None:
            self.file.write(played.line.encode() + b"\n")
            self.file.flush()

    def close(self) -> None:
        """Finish the file."""
        if self.file is not None:
            self.file.close()


def read(plan: Plan, path: Path) -> tuple[list[Played], int, bool]:
    """The games of a file, each once, where its last good line stops, and whether that has its end.

    A last line that was cut off is left out. All else that is no record of this arena is refused.
    """
    found: dict[int, Played] = {}
    end, ended = 0, True
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            ended = line.endswith(b"\n")
            try:
                told = json.loads(line)
            except (ValueError, RecursionError):
                if not ended and (number > 1 or cut_off(plan, line)):
                    return list(found.values()), end, True
                raise strange(path, number) from None
            try:
                game, different = played_of(told["arena"]), others(plan, told["arena"]["arena"])
            except (KeyError, TypeError, AttributeError):
                raise strange(path, number) from None
            if different:
                raise LondonBridgeError(
                    f"{path} is of an arena with other {', '.join(different)}: resume with the options it was begun"
                    " with, or write to another file."
                )
            end += len(line)
            if game.game < plan.games:
                found.setdefault(game.game, game)
    return list(found.values()), end, ended


def played_of(told: dict[str, Any]) -> Played:
    """The game that a line tells of."""
    names = {field.name for field in fields(Played)} - {"line"}
    game = Played(**{name: told["played"][name] for name in names})
    if type(game.game) is not int or game.game < 0:
        raise TypeError("a game has a number")
    return game


def others(plan: Plan, identity: dict[str, Any]) -> list[str]:
    """In what a line's arena differs from this one."""
    return [name for name, value in plan.identity().items() if identity.get(name) != value]


def cut_off(plan: Plan, line: bytes) -> bool:
    """Whether the only line of a file begins as a record of this arena does, so that it is one that was cut off."""
    for game in range(plan.players * len(plan.lineups)):
        names = [plan.bots[bot] for bot in plan.seats(game)]
        head = line_text({"format": FORMAT, "box": plan.box.label, "players": names})
        if line.startswith(head[:-1].encode() + b","):
            return True
    return False


def strange(path: Path, number: int) -> LondonBridgeError:
    """What is said of a line that is not ours."""
    return LondonBridgeError(
        f"{path}, line {number}: no record of an arena; the file is left as it is, so name another."
    )
