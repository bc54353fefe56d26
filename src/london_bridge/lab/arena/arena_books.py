"""The file of an arena: a record of every game, a line each, by which an interrupted arena is taken up again.

Games stand in the order in which they were finished. Imports this folder and record.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.line_file import LineFile, check_free, is_there
from london_bridge.record.claim import FORMAT
from london_bridge.record.record_writer import line_text

from .arena_plan import ArenaPlan
from .arena_player import Played


class Books:
    """Keeps records. `found` are the games that were in the file already, each once."""

    def __init__(self, plan: ArenaPlan, path: Path | None, resume: bool, overwrite: bool) -> None:
        self.plan = plan
        self.games: dict[int, Played] = {}
        self.file: LineFile | None = None
        if path is None:
            if resume:
                raise LondonBridgeError("--resume needs the file that was begun: --records FILE.")
            return
        self.file = LineFile(path, "record of an arena")
        check_free(path, resume, overwrite)
        if resume and is_there(path):
            self.file.read(self.take, lambda line: cut_off(plan, line))
        self.file.open()

    @property
    def found(self) -> list[Played]:
        """The games that were in the file."""
        return list(self.games.values())

    def take(self, number: int, told: Any) -> None:
        """Take in a line of the file, if it is of this arena."""
        different = others(self.plan, told["arena"]["arena"])
        if different:
            assert self.file is not None
            raise LondonBridgeError(
                f"{self.file.path} is of an arena with other {'; other '.join(different)}: resume with the options it"
                " was begun with, or write to another file."
            )
        game = played_of(self.plan, told["arena"])
        known = game.luck or not self.plan.adjust_luck  # without its luck a game is played again
        if game.game < self.plan.games and known:
            self.games.setdefault(game.game, game)

    def write(self, played: Played) -> None:
        """Keep a game."""
        if self.file is not None:
            self.file.write(played.line.encode() + b"\n")

    def close(self) -> None:
        """Finish the file."""
        if self.file is not None:
            self.file.close()


def played_of(plan: ArenaPlan, told: dict[str, Any]) -> Played:
    """The game that a line tells of, if it can be one of this arena."""
    names = {field.name for field in fields(Played)} - {"line", "luck", "luck_wins"}
    luck = {name: told["played"].get(name, []) for name in ("luck", "luck_wins")}
    if any(len(one) not in (0, plan.players) for one in luck.values()):
        raise ValueError("luck is of every seat")
    game = Played(**{name: told["played"][name] for name in names}, **luck)
    if type(game.game) is not int or game.game < 0:
        raise TypeError("a game has a number")
    if game.bots != plan.seats(game.game) or sorted(game.ranking) != list(range(plan.players)):
        raise ValueError("other bots sit there")
    if any(len(getattr(game, name)) != plan.players for name in names - {"game"}):
        raise ValueError("a value for every seat is needed")
    return game


def others(plan: ArenaPlan, identity: dict[str, Any]) -> list[str]:
    """In what a line's arena differs from this one, with both values.

    Files of earlier versions tell all line-ups instead of the bots as they were named.
    """
    different = []
    for name, value in plan.identity().items():
        if name == "named" and name not in identity:
            if identity.get("lineups") != [list(line) for line in plan.lineups]:
                different.append("line-ups (it was perhaps written by an earlier version, which took them in order)")
        elif identity.get(name) != value and not (name == "named" and "bots" in " ".join(different)):
            different.append(f"{name} ({shown(identity.get(name))} there, {shown(value)} here)")
    return different


def shown(value: object) -> str:
    """A value of an option as people write it."""
    if isinstance(value, list):
        return ",".join(str(one) for one in value)
    if isinstance(value, dict):
        return ",".join(f"{name}={one}" for name, one in value.items())
    return str(value)


@dataclass(frozen=True, slots=True)
class BegunArena:
    """With which options an arena was begun, as far as its file tells."""

    bots: list[str] | None = None
    games: int | None = None
    players: int | None = None
    scoring: str | dict[str, str] | None = None
    seed: int | None = None


def begun(path: Path) -> BegunArena:
    """The options of the arena whose file this is; nothing if it has no whole line. `Books` refuses strange files."""
    try:
        with path.open("rb") as file:
            told = json.loads(file.readline())["arena"]
        arena = told["arena"]
        if "named" in arena:
            bots = list(arena["named"])
        else:  # of an earlier version
            lines = arena["lineups"]
            bots = [arena["bots"][bot] for bot in lines[0]] if len(lines) == 1 else list(arena["bots"])
        return BegunArena(bots, told.get("games"), arena["players"], arena["scoring"], arena["seed"])
    except (OSError, ValueError, RecursionError, KeyError, TypeError, AttributeError, IndexError):
        return BegunArena()


def cut_off(plan: ArenaPlan, line: bytes) -> bool:
    """Whether the only line of a file begins as a record of this arena does, so that it is one that was cut off."""
    for game in range(plan.players * len(plan.lineups)):
        names = [plan.bots[bot] for bot in plan.seats(game)]
        head = line_text({"format": FORMAT, "box": plan.box.label, "players": names})
        if line.startswith(head[:-1].encode() + b","):
            return True
    return False
