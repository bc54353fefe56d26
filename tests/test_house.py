"""Promises of the house that no linter knows: files short enough to read, declarations that point down."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "london_bridge"
MOST_LINES = 450

#: From the bottom up; a room's declarations may use those of its own floor and of the floors below.
FLOORS = [{"rules"}, {"record", "view"}, {"bots"}, {"lab", "envs", "server"}, {"cli"}]


def floor(room: str) -> int:
    return next(number for number, rooms in enumerate(FLOORS) if room in rooms)


def python_files() -> list[Path]:
    folders = [PACKAGE, ROOT / "tests", ROOT / "bench", ROOT / "scripts"]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", python_files(), ids=name)
def test_files_are_rooms(path: Path):
    """One idea in a file: never above 450 lines, and a docstring says what lives there."""
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= MOST_LINES
    assert text == "" or text.startswith(('"""', "#!")), "a module starts with a docstring"


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.pxd")), ids=name)
def test_declarations_obey_the_directions_of_imports(path: Path):
    """`cimport` is an import too, though import-linter does not read it: nothing points upwards."""
    own = path.relative_to(PACKAGE).parts[0].removesuffix(".pxd")
    text = path.read_text(encoding="utf-8")
    for room in re.findall(r"\blondon_bridge\.(\w+)", text):
        assert floor(room) <= floor(own)


#: Crowds, sieges and bots that hang: there the time that passes is the matter itself; `waiting` is for the others.
TIME_PASSES = {"attacking.py", "bad_bots.py", "besieging.py", "crowding.py", "killing.py", "waiting.py"}


def sleeps(path: Path) -> list[int]:
    """The lines on which a file sleeps; `sleep(0)` only lets others go on."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "sleep"
        and not (node.args and isinstance(node.args[0], ast.Constant) and node.args[0].value == 0)
    ]


def test_no_test_sleeps():
    """A sleep is too long on a quick machine and too short on a busy one: tests/waiting.py has what is better."""
    files = [
        path for path in (ROOT / "tests").rglob("*.py") if path.name not in TIME_PASSES and "soak" not in path.parts
    ]
    assert {name(path): lines for path in files if (lines := sleeps(path))} == {}
