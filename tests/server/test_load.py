"""The small version of the figure for load: tables with live seats that all move, and a bare relay beside them."""

from bench.table_load import measure


def test_moves_of_many_tables_and_their_memory() -> None:
    """Every seat at every table moves, all of it saved; a table takes the memory it may, idle and live."""
    # What the first tables cost once and for all is shared by enough of them.
    figures = measure(tables=120, seconds=1.5, rounds=1)
    assert figures["moves_per_second"] > 50
    assert figures["ratio"] > 0.1, "half is the promise, which the soak measures; this is a busy machine's moment"
    assert abs(figures["frame_bytes"] - figures["relayed_bytes"]) < 50
    assert figures["memory_kb_per_table_without_people"] < 50
    assert figures["memory_kb_per_live_table"] < 300
