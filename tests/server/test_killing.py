"""kill -9 under play: no acknowledged move is lost or doubled, and every table goes on. `make soak` kills 50 times."""

import asyncio
from pathlib import Path

import pytest

from .killing import play_through_kills


@pytest.mark.slow
def test_a_killed_server_loses_nothing(database: str, tmp_path: Path) -> None:
    """The small version of the figure: seats at two tables, one with a bot, two kills, on both databases."""
    counts = asyncio.run(play_through_kills(database, tmp_path, [(3, 0), (2, 1)], kills=2, seed=1))
    assert counts["kills"] == 2
    assert counts["finished games"] == 2
    assert counts["acknowledged moves"] > 100
