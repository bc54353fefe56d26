"""The small version of the figures for load: tables with live seats that all move, and a bare relay beside them."""

import pytest
from bench.table_load import measure
from bench.table_memory import measure_memory


@pytest.mark.alone
@pytest.mark.slow
def test_moves_of_many_tables() -> None:
    """Every seat at every table moves, all of it saved."""
    # So many tables that a quick machine does not play all games to their ends before the measuring is over.
    figures = measure(tables=150, seconds=1.0, rounds=1)
    assert figures["moves_per_second"] > 50
    assert figures["ratio"] > 0.1, "half is the promise, which the soak measures; this is a busy machine's moment"
    assert abs(figures["frame_bytes"] - figures["relayed_bytes"]) < 50


@pytest.mark.slow
def test_memory_of_a_table() -> None:
    """A table takes the memory it may: 50 KB with nobody there, 300 KB with four seats that played a whole game,
    in every lot that is weighed.
    """
    figures = measure_memory(tables=25, lots=2)
    assert figures["moves_per_table"] > 130, "games were played to their end"
    assert max(figures["kb_per_table_without_people"]) < 50, figures
    assert max(figures["kb_per_live_table"]) < 300, figures
