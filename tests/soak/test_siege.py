"""Nobody holds up the others: a siege of one table, and memory that comes back. Prints its figures."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.attackers import CUT
from tests.server.besieging import Siege, besiege
from tests.server.lasting import play_for_long
from tests.server.postgres import cluster

from .duration import MINUTES, SIEGE_SECONDS
from .noting import note

pytestmark = pytest.mark.soak
#: What attackers have to get through in a second, all together, for a siege to count.
LEAST_ATTACKS = 20


def holds(name: str, found: Siege) -> None:
    """What must hold in every siege, and the figures."""
    figures = found.figures()
    note(name, figures)
    assert not found.untried(), "a siege without attackers shows nothing"
    assert found.attacks_a_second >= LEAST_ATTACKS, "the attackers were starved; give them a quieter machine"
    assert any(status.endswith(" 429") for status in found.statuses), "limits were reached"
    assert found.statuses[CUT] > 0, "who did not listen was cut, by the server or by nginx"
    assert max(found.memory) < 400
    assert not [status for status in found.statuses if " 5" in status and not status.startswith("welcome")]
    assert max(found.replies) < 1.0, "another person's quick bot"
    assert figures["slower"] <= 2


@contextmanager
def twin_of(database: str, folder: Path) -> Iterator[str]:
    """A database like this one, which shares nothing with it but the machine."""
    if database.startswith("sqlite"):
        yield f"sqlite:///{folder}/twin.sqlite3"
        return
    with cluster() as url:
        with psycopg.connect(f"{url}/postgres", autocommit=True) as connection:
            connection.execute("CREATE DATABASE twin")
        yield f"{url}/twin"


@pytest.mark.parametrize("through", [False, True], ids=["straight", "nginx"])
@pytest.mark.parametrize("addresses", [1, 3])
def test_a_siege_of_one_table(database: str, tmp_path: Path, addresses: int, through: bool) -> None:
    """Chat without cookies, deaf channels, streams and answers, rematches, with our nginx before the server and
    without: it stays under 400 MB, moves at other tables take at most twice as long as while another server is
    besieged, a quick bot answers within a second, and nothing is a fault.
    """
    with twin_of(database, tmp_path) as twin:
        found = asyncio.run(besiege(database, tmp_path, SIEGE_SECONDS, addresses, through=through, twin=twin))
    holds(f"siege-{addresses}-{database.partition(':')[0]}-{'nginx' if through else 'straight'}", found)


@pytest.mark.parametrize("through", [False, True], ids=["straight", "nginx"])
@pytest.mark.parametrize(("processes", "workers"), [(4, 1), (1, 4)])
def test_a_siege_of_several_processes(
    request: pytest.FixtureRequest, tmp_path: Path, processes: int, workers: int, through: bool
) -> None:
    """The same with four processes on one PostgreSQL, and with four processes that think for bots on SQLite: each
    process stays under 400 MB, and limits are those of one.
    """
    sqlite = f"sqlite:///{tmp_path}/siege.sqlite3"
    database = sqlite if processes == 1 else request.getfixturevalue("postgres_database")
    how: dict[str, Any] = {"processes": processes, "workers": workers, "through": through}
    with twin_of(database, tmp_path) as twin:
        found = asyncio.run(besiege(database, tmp_path, SIEGE_SECONDS, 3, twin=twin, **how))
    holds(f"siege-{processes}-processes-{workers}-workers-{'nginx' if through else 'straight'}", found)


def test_memory_comes_back(tmp_path: Path) -> None:
    """An hour of people and games that come and go ends within a fifth of what its first ten minutes took."""
    figures = asyncio.run(play_for_long(f"sqlite:///{tmp_path}/m.sqlite3", tmp_path, 60 * MINUTES))
    note("memory", figures)
    assert figures["last"] < 1.2 * figures["first"]
    assert figures["mean of last"] < 1.2 * figures["mean of first"]
    assert figures["faults"] == 0
