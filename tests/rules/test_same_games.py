"""The compiled and the interpreted engine are one source, and give the same games for the same seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from london_bridge import compiled

GAMES = 240
#: What the games come to: legal sets, moves, events, results, possible games and late draws. It has been the same since
#: 636ae53, and changes only with a rule or with how chance is drawn. Then old records need not replay: say so in
#: CHANGELOG.md and docs/rules.md, and write here what `python -m tests.rules.digest 240` prints.
GAMES_DIGEST = "bf0bfd459e2b9c2257b9188e0544221674ec7bb7531b77fddfb06bd498b52b2a"
#: What is seen of them. It changes with every key of docs/view.md; write the new one here in the same commit.
VIEWS_DIGEST = "10506d7c7e3706547e6716adf007406e612115985bee96280f3ddcabd5da1d3d"


def digest_of(**environment: str) -> tuple[str, str, str]:
    """Which engine a fresh interpreter has, and its digests of many games and of their views."""
    clean = {name: value for name, value in os.environ.items() if name != "LONDON_BRIDGE_PURE"}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.rules.digest", str(GAMES)],
        cwd=Path(__file__).parents[2],
        env=clean | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    engine, games, views = ran.stdout.split()
    return engine, games, views


@pytest.mark.slow
def test_interpreted_games_are_those_of_earlier_versions():
    """All styles, numbers of players and kinds of scoring, to the last event."""
    assert digest_of(LONDON_BRIDGE_PURE="1") == ("interpreted", GAMES_DIGEST, VIEWS_DIGEST)


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="nothing is compiled here, or the interpreted modules were asked for")
def test_compiled_games_are_the_same():
    """The same source, compiled."""
    assert digest_of() == ("compiled", GAMES_DIGEST, VIEWS_DIGEST)
