"""perft: the number of move sequences to a depth from fixed positions agrees with the golden numbers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.perft import MOST, golden, perft

from london_bridge import compiled
from london_bridge.record import Record

ENTRIES = golden()
#: The interpreted run, which is there to show that both give the same, need not go as deep.
LIMIT = MOST if compiled() else MOST // 6


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry["name"] for entry in ENTRIES])
def test_perft(entry: dict[str, Any]):
    """Depth by depth, so that the first depth that differs is told."""
    state = Record.from_document(entry["record"]).game().state
    for depth, count in enumerate(entry["counts"], 1):
        if count > LIMIT:
            break
        assert perft(state, depth) == count, f"depth {depth}"


def test_the_positions_cover_all_player_counts_and_phases():
    """Openings and moments with bonus tiles, for 2, 3 and 4 players; numbers that go deep."""
    assert {len(entry["record"]["players"]) for entry in ENTRIES} == {2, 3, 4}
    phases = {Record.from_document(entry["record"]).game().state.phase for entry in ENTRIES}
    assert phases == {0, 1, 2, 4, 5, 6}  # every phase with a choice of its own, but for the site, which follows START
    assert sum(entry["counts"][-1] for entry in ENTRIES) > 1_000_000
