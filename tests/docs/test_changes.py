"""The table of docs/architecture.md that says what one touches for a change is true: its rows leave nothing out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "london_bridge"
#: For some changes, what marks every place that knows one of the things by name: one that is there already.
PROBES = {
    "a scoring": r"[\"']leader[\"']|\bLEADER\b",
    "a bot level": r"(?s)[\"']apprentice[\"'].*[\"']master[\"']",
    "a clock": r"[\"']days[\"']",
    "a language": r"[\"']pl[\"']",
}


def rows() -> dict[str, str]:
    """The table: a change, and its files."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("## What one touches for a change")[2].partition("\n## ")[0]
    return dict(re.findall(r"^\| (.+?) \| (.+) \|$", table, re.MULTILINE)[2:])


def paths(row: str) -> set[Path]:
    """What a row names, each of which must be there; XX stands for a language."""
    found: set[Path] = set()
    for name in re.findall(r"`([\w./*-]+/[\w./*-]*)`", row):
        pattern = name.rstrip("/").replace("XX", "*")
        there = {*PACKAGE.glob(pattern), *ROOT.glob(pattern)}
        assert there, f"{name} is not there"
        found |= there
    return found


def test_ten_changes_and_every_file_is_there():
    """The ten, each with at least one file or folder."""
    assert len(rows()) == 10
    for change, row in rows().items():
        assert paths(row), change


@pytest.mark.parametrize("change", PROBES)
def test_no_file_is_left_out(change: str):
    """Every source that knows one by its name is in the row, so that whoever adds another finds all of them."""
    named = paths(rows()[change])
    sources = [
        path
        for folder in (PACKAGE, ROOT / "web" / "src", ROOT / "web" / "scripts")
        for path in folder.rglob("*")
        if path.suffix in (".py", ".ts", ".svelte") and ".test." not in path.name and path.name != "types.ts"
    ]
    knows = {path for path in sources if re.search(PROBES[change], path.read_text(encoding="utf-8"))}
    assert knows, "or this test would not notice anything"
    left_out = {path for path in knows if not named & {path, *path.parents}}
    assert left_out == set(), sorted(str(path.relative_to(ROOT)) for path in left_out)
