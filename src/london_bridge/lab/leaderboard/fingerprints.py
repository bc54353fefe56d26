"""Which engine played, which code a bot of somebody's own has, and whether its games can be had again. Imports bots."""

from __future__ import annotations

import hashlib
import platform
import shlex
import shutil
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, Final

import london_bridge
from london_bridge.bots.outside import OutsideBot
from london_bridge.bots.own import OwnSpec
from london_bridge.bots.registry import budget_of, is_own, network_file
from london_bridge.lab.speed import loop_seconds, machine
from london_bridge.rules.box import default_box

#: What decides how a game goes, and what its luck was.
ROOMS: Final = ("bots", "review", "rules")
ENDINGS: Final = (".py", ".pxd", ".json", ".toml", ".safetensors")
#: Whether the games of a row can be had again: one by one; only as good on average; perhaps, as its author knows.
EXACTLY, BY_CLOCK, PERHAPS = "exactly", "by the clock", "if it draws chance from its seed alone"
REPEATABLE: Final = (EXACTLY, BY_CLOCK, PERHAPS)


def engine() -> dict[str, Any]:
    """The engine of this package: its version, a digest of rules, bots and judge, its box."""
    package = Path(london_bridge.__file__).parent
    digest = hashlib.sha256()
    for room in ROOMS:
        for path in sorted((package / room).rglob("*")):
            if path.suffix in ENDINGS:
                digest.update(f"\n{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return {"version": london_bridge.__version__, "sha256": digest.hexdigest(), "box": default_box().label}


def code_of(spec: str) -> str | None:
    """The SHA-256 of the file that holds a bot of somebody's own; None of one that is built in, or has no one file."""
    path = code_file(spec)
    return hashlib.sha256(path.read_bytes()).hexdigest() if path is not None and path.is_file() else None


def code_file(spec: str) -> Path | None:
    """The network, the module or the program that a name tells of."""
    if (network := network_file(spec)) is not None:
        return Path(network)
    if is_own(spec):
        return module_file(OwnSpec.parse(spec).module)
    if spec.startswith("exec:"):
        words = shlex.split(spec.removeprefix("exec:"))
        path = shutil.which(words[0]) if words else None
        return Path(path) if path else None
    return None


def module_file(name: str) -> Path | None:
    """Where a module is; nothing of it, nor of the packages it is in, is run."""
    paths = [*sys.path, str(Path.cwd())]
    found = None
    for part in name.split("."):
        found = PathFinder.find_spec(part, paths)
        if found is None:
            return None
        paths = list(found.submodule_search_locations or ())
    return Path(found.origin) if found is not None and found.origin else None


def foreign(spec: str) -> bool:
    """Whether to play it is to run somebody's code."""
    return is_own(spec) or spec.startswith("exec:")


def repeatable(spec: str) -> str:
    """Whether the bot's games can be had again."""
    budget = OutsideBot(spec).budget if spec.startswith("exec:") else budget_of(spec)
    if budget is not None and budget.seconds is not None:
        return BY_CLOCK
    return PERHAPS if foreign(spec) else EXACTLY


def where_played() -> dict[str, Any]:
    """The machine, for those whose bots think by the clock; `loop` is the calibration of `london-bridge bench`."""
    told = machine()
    del told["version"]
    python = f"{platform.python_implementation()} {told['python']}"
    return {**told, "python": python, "loop": round(loop_seconds()[0], 3)}
