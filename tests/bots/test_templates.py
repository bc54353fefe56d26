"""The bots in other languages that authors begin with: each is built and plays, where its compiler is.

Promise: docs/bot-protocol.md says that a program that knows no rule can search.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from london_bridge.lab.arena import ArenaPlan, run

HERE = Path(__file__).parents[2] / "examples" / "outside"


def javascript(folder: Path) -> list[str]:
    """Nothing to build."""
    return [needed("node"), str(HERE / "bot.js")]


def c(folder: Path) -> list[str]:
    """With warnings as errors."""
    strict = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Werror"]
    words = [needed("cc"), *strict, "-o", str(folder / "bot"), str(HERE / "bot.c")]
    subprocess.run(words, check=True, capture_output=True)
    return [str(folder / "bot")]


def rust(folder: Path) -> list[str]:
    """With warnings as errors."""
    words = [needed("rustc"), "--edition", "2021", "-D", "warnings", "-o", str(folder / "bot"), str(HERE / "bot.rs")]
    subprocess.run(words, check=True, capture_output=True)
    return [str(folder / "bot")]


def needed(program: str) -> str:
    """Where a program is; without it there is nothing to test."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"There is no {program} here.")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("build", [javascript, c, rust])
def test_a_bot_in_another_language_searches(tmp_path: Path, build: Callable[[Path], list[str]]):
    """It is built without a warning, makes no fault, and earns more than an apprentice over its games."""
    words = build(tmp_path)
    bot = f"exec:{' '.join(words)}"
    outcome = run(ArenaPlan.make([bot, "apprentice"], 4, players=2, seed=5), jobs=1)
    assert outcome.finished
    assert not any(fault for game in outcome.games for fault in game.faults)
    ahead = 0.0
    for game in outcome.games:
        own = game.bots.index(0)
        ahead += game.money[own] - game.money[1 - own]
    assert ahead > 0
