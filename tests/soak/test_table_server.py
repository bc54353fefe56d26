"""The figures of the table server at full size."""

import asyncio
from pathlib import Path

import pytest
from bench.table_load import measure
from bench.table_memory import measure_memory

from tests.server.attacking import Plan, play_through_attacks
from tests.server.cutting import play_through_cuts
from tests.server.killing import play_through_kills

from .duration import so_many
from .noting import note

pytestmark = pytest.mark.soak
KILLS = so_many(50, 5)


def test_fifty_kills_under_play_by_a_hundred_seats(database: str, tmp_path: Path) -> None:
    """Kill -9 the server 50 times under play by 100 seats: no acknowledged move is lost or doubled, every table goes
    on, every finished game checks as valid.
    """
    layout = [(4, 0)] * 20 + [(2, 1)] * 6 + [(2, 2)] * 4
    assert sum(people for people, _ in layout) == 100
    counts = asyncio.run(play_through_kills(database, tmp_path, layout, kills=KILLS, seed=7))
    note(f"kills-{database.partition(':')[0]}", counts)
    assert counts["kills"] == KILLS
    assert counts["finished games"] == 30


@pytest.mark.parametrize("seed", range(5))
def test_games_through_two_processes(postgres_database: str, tmp_path: Path, seed: int) -> None:
    """Two processes on one PostgreSQL: the same games played through both, with connections cut at random, end
    identical.
    """
    layout = [(4, 0)] * 4 + [(3, 1)] * 2 + [(2, 0)] * 2
    counts = asyncio.run(play_through_cuts(postgres_database, tmp_path, layout, seed))
    note(f"processes-{seed}", counts)
    assert counts["identical games"] == 8
    assert counts["cut connections"] > 100


def test_ten_thousand_hostile_messages(database: str, tmp_path: Path) -> None:
    """10,000 hostile or malformed messages and requests: no 500, no crash, no state changed, no other table slowed by
    more than a quarter.
    """
    found = asyncio.run(play_through_attacks(database, tmp_path, Plan(examples=12, frames=7_000, floods=2_500)))
    counts = dict(found.told) | {
        "moves in peace": len(found.peace),
        "moves under attack": len(found.attack),
        "slower": round(found.slower, 3),
    }
    note(f"hostile-{database.partition(':')[0]}", counts)
    assert found.told["sent"] >= 10_000
    assert found.slower < 1.25


def test_half_of_a_relay(database: str) -> None:
    """200 tables × 4 live seats all moving: durable moves a second at least half of what the same stack does as a bare
    relay.
    """
    own = None if database.startswith("sqlite") else database
    figures = measure(tables=200, seconds=4, rounds=4, database=own)
    note(f"load-{database.partition(':')[0]}", figures)
    assert figures["ratio"] >= 0.5


def test_memory_of_tables(database: str) -> None:
    """An idle table takes under 50 KB, a live one that played a whole game under 300 KB: of the first forty as of the
    last.
    """
    own = None if database.startswith("sqlite") else database
    figures = measure_memory(tables=40, lots=5, database=own)
    note(f"memory-of-tables-{database.partition(':')[0]}", figures)
    assert max(figures["kb_per_table_without_people"]) < 50
    assert max(figures["kb_per_live_table"]) < 300
