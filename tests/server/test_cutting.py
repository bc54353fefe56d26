"""Several processes on one PostgreSQL: a game played through both, with connections cut at random, ends identical."""

import asyncio
from pathlib import Path

import pytest

from .cutting import play_through_cuts


@pytest.mark.slow
def test_a_game_through_two_processes(postgres_database: str, tmp_path: Path) -> None:
    """The small version of the figure: two tables, one with a bot, two processes."""
    counts = asyncio.run(play_through_cuts(postgres_database, tmp_path, [(4, 0), (2, 1)], seed=2))
    assert counts["identical games"] == 2
    assert counts["cut connections"] > 10
