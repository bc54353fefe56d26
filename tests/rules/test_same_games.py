"""The compiled and the interpreted engine are one source, and give the same games for the same seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from london_bridge import compiled

GAMES = 240


def digest_of(**environment: str) -> tuple[str, str]:
    """Which engine a fresh interpreter has, and its digest of many games."""
    clean = {name: value for name, value in os.environ.items() if name != "LONDON_BRIDGE_PURE"}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.rules.digest", str(GAMES)],
        cwd=Path(__file__).parents[2],
        env=clean | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    engine, digest = ran.stdout.split()
    return engine, digest


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="nothing is compiled here, or the interpreted modules were asked for")
def test_compiled_and_interpreted_games_are_the_same():
    """Legal sets, moves, events, results, views, possible games and late draws of games in all styles."""
    plain, one = digest_of(LONDON_BRIDGE_PURE="1")
    fast, two = digest_of()
    assert (plain, fast) == ("interpreted", "compiled")
    assert one == two
