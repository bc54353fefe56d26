"""Nobody holds up the others: a siege of one table, and memory that comes back. Prints its figures."""

import asyncio
import os
from pathlib import Path

import pytest

from tests.server.besieging import besiege, play_for_long

from .test_table_server import note

pytestmark = pytest.mark.soak
#: Of the long run; an hour, unless somebody has less time.
MINUTES = float(os.environ.get("LONDON_BRIDGE_SOAK_MINUTES", "60"))
#: Seconds of a siege: a minute, unless somebody has less time.
SIEGE = min(60.0, 60 * MINUTES)


@pytest.mark.parametrize("addresses", [1, 3])
def test_a_siege_of_one_table(database: str, tmp_path: Path, addresses: int) -> None:
    """Chat without cookies, deaf channels, streams and answers, rematches: the server stays under 400 MB, moves at
    other tables take at most twice as long, and nothing is a fault.
    """
    found = asyncio.run(besiege(database, tmp_path, SIEGE, addresses))
    figures = found.figures()
    note(f"siege-{addresses}-{database.partition(':')[0]}", figures)
    assert max(found.memory) < 400
    assert not [status for status in found.statuses if status.endswith(" 500")]
    assert figures["slower"] <= 2


@pytest.mark.parametrize(("processes", "workers"), [(4, 1), (1, 4)])
def test_a_siege_of_several_processes(
    request: pytest.FixtureRequest, tmp_path: Path, processes: int, workers: int
) -> None:
    """The same with four processes on one PostgreSQL, and with four processes that think for bots on SQLite: each
    process stays under 400 MB, and limits are those of one.
    """
    sqlite = f"sqlite:///{tmp_path}/siege.sqlite3"
    database = sqlite if processes == 1 else request.getfixturevalue("postgres_database")
    found = asyncio.run(besiege(database, tmp_path, SIEGE, 3, processes=processes, workers=workers))
    figures = found.figures()
    note(f"siege-{processes}-processes-{workers}-workers", figures)
    assert max(found.memory) < 400
    assert not [status for status in found.statuses if status.endswith(" 500")]
    assert figures["slower"] <= 2


def test_memory_comes_back(tmp_path: Path) -> None:
    """An hour of games that come and go ends within a fifth of what its first ten minutes took."""
    figures = asyncio.run(play_for_long(f"sqlite:///{tmp_path}/m.sqlite3", tmp_path, 60 * MINUTES))
    note("memory", figures)
    assert figures["last"] < 1.2 * figures["first"]
