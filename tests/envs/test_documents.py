"""docs/research.md keeps its word: what it shows at the REPL is what the REPL shows, and its lists are complete; so is
that of the columns in docs/data.md.
"""

from __future__ import annotations

import dataclasses
import doctest
import re
from pathlib import Path

from london_bridge.envs import Buffers, data
from london_bridge.envs.document import document
from london_bridge.envs.unfolding import MOST_DECISIONS, MOST_DRAWS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_examples_run():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried > 15
    assert failed == 0


def listed(text: str) -> set[str]:
    """The names in the first columns of a page's tables."""
    return set(re.findall(r"`(\w+)`", "\n".join(line.split("|")[1] for line in text.splitlines() if line[:1] == "|")))


def test_every_array_and_every_column_is_listed():
    assert {field.name for field in dataclasses.fields(Buffers)} <= listed(TEXT)
    assert set(data.schema(4, True).names) <= listed((ROOT / "docs" / "data.md").read_text(encoding="utf-8"))


def test_the_bounds_are_those_of_the_game():
    assert f"{MOST_DECISIONS} decisions" in TEXT
    assert f"{MOST_DRAWS} draws" in TEXT
    assert MOST_DECISIONS == 48 + 3 + 3 + 36 + 48 + 48 + 24 + 156 + 6 + 3 + 48


def test_every_example_is_listed_and_is_there():
    ours = {
        "ppo.py",
        "one_game_and_ten_thousand.ipynb",
        *(path.name for path in (ROOT / "examples").glob("random_*.py")),
    }
    for name in ours:
        assert (ROOT / "examples" / name).exists()
        assert name in TEXT


def test_the_example_of_an_observation_is_true():
    code, told = document().split("```python\n")[1].split("\n```")[0].rsplit("  # ", 1)
    *before, last = code.splitlines()
    names: dict[str, object] = {}
    exec("\n".join(before), names)
    assert repr(eval(last, names)) == told


def test_the_page_of_the_observation_is_the_one_that_the_layout_makes():
    assert (ROOT / "docs" / "observation.md").read_text(encoding="utf-8") == document()
