"""Files of a simulation: the table's columns, and taking up a run that was interrupted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.simulate import SimulationPlan, simulate
from london_bridge.record import read_records

BOTS = ("journeyman", "random", "random")


def plan(games: int = 40, **changes: object) -> SimulationPlan:
    options: dict[str, object] = {"players": 3, "scoring": "random", "bots": BOTS, "seed": 8, **changes}
    return SimulationPlan.make(games, **options)  # type: ignore[arg-type]  # options by name


def after(games: int) -> tuple[Callable[[int], None], Callable[[], bool]]:
    """What stops a simulation once so many games are done: a listener, and the question."""
    done = 0

    def listen(now: int) -> None:
        nonlocal done
        done = now

    return listen, lambda: done >= games


def test_the_table_has_a_row_for_every_seat_of_every_game(tmp_path: Path):
    """Its columns against the records of the same games."""
    records, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    simulate(plan(20), jobs=1, records=records, table=table)
    rows = pq.read_table(table).to_pylist()
    assert len(rows) == 60
    for record in read_records(records):
        game = record.extra["simulation"]["game"]
        state = record.game().state
        result = record.result
        assert result is not None
        for seat, row in enumerate(rows[game * 3 : game * 3 + 3]):
            assert row["game"] == game
            assert row["seat"] == seat
            assert row["players"] == 3
            assert row["bot"] == BOTS[seat]
            assert row["step"] == record.setup["steps"][seat]
            assert {name: row[f"scoring_{name}"] for name in record.scoring} == record.scoring
            assert row["money"] == result.money[seat]
            assert row["place"] == result.ranking.index(seat) + 1
            assert row["won"] == (result.ranking[0] == seat)
            assert row["rounds"] == state.round
            assert row["end"] == ("rounds" if state.round == 12 else "stacks")
            assert row["decisions"] == len(record.moves)
            assert (row["built"], row["chapel"], row["gate"]) == (
                state.built[seat],
                state.chapel[seat],
                state.gate[seat],
            )


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("kinds", ["both", "records", "table"])
def test_an_interrupted_run_is_taken_up_where_it_stopped(tmp_path: Path, jobs: int, kinds: str):
    """What is done is kept, files are whole, and in the end all is as if nothing had happened."""
    names = {"both": ("records", "table")}.get(kinds, (kinds,))
    files = {name: tmp_path / f"a.{name}" for name in names}
    whole = {name: tmp_path / f"b.{name}" for name in names}
    listen, stop = after(3)
    outcome = simulate(plan(2000), jobs=jobs, on_progress=listen, stop=stop, **files)  # type: ignore[arg-type]  # paths by name
    assert not outcome.finished
    assert 3 <= outcome.done < 2000
    if "records" in files:
        assert sum(1 for _ in read_records(files["records"])) == outcome.done
    if "table" in files:
        assert pq.read_table(files["table"]).num_rows == outcome.done * 3
    rest = simulate(plan(2000), jobs=jobs, resume=True, **files)  # type: ignore[arg-type]
    assert rest.finished
    assert (rest.found, rest.done) == (outcome.done, 2000)
    expected = simulate(plan(2000), jobs=1, **whole)  # type: ignore[arg-type]
    assert rest.summary.to_dict() == expected.summary.to_dict()
    if "records" in files:
        assert files["records"].read_bytes() == whole["records"].read_bytes()
    if "table" in files:
        assert pq.read_table(files["table"]).equals(pq.read_table(whole["table"]))


def test_resuming_a_finished_run_changes_nothing(tmp_path: Path):
    """There is nothing left to play."""
    file = tmp_path / "games.jsonl"
    simulate(plan(5), jobs=1, records=file)
    before = file.read_bytes()
    again = simulate(plan(5), jobs=1, records=file, resume=True)
    assert again.finished
    assert again.found == 5
    assert file.read_bytes() == before


def test_more_games_can_be_asked_for(tmp_path: Path):
    """--games may grow when a run is taken up."""
    file = tmp_path / "games.jsonl"
    simulate(plan(5), jobs=1, records=file)
    simulate(plan(9), jobs=1, records=file, resume=True)
    assert [record.extra["simulation"]["game"] for record in read_records(file)] == list(range(9))


def test_a_line_that_was_cut_off_is_written_again(tmp_path: Path):
    """After a crash the last line may be half there, and the table not at all: both are made whole."""
    records, table = tmp_path / "a.jsonl", tmp_path / "a.parquet"
    simulate(plan(6), jobs=1, records=records, table=table)
    whole = records.read_bytes()
    records.write_bytes(whole[:-700])
    simulate(plan(6), jobs=1, records=records, table=table, resume=True)
    assert records.read_bytes() == whole
    table.unlink()
    simulate(plan(6), jobs=1, records=records, table=table, resume=True)
    assert records.read_bytes() == whole
    assert pq.read_table(table).num_rows == 18


def test_files_that_are_there_are_not_overwritten(tmp_path: Path):
    """Unless one says so."""
    file = tmp_path / "games.jsonl"
    simulate(plan(4), jobs=1, records=file)
    with pytest.raises(LondonBridgeError, match="--resume goes on with it, --overwrite begins it anew"):
        simulate(plan(2), jobs=1, records=file)
    simulate(plan(2), jobs=1, records=file, overwrite=True)
    assert sum(1 for _ in read_records(file)) == 2


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seed": 9}, "with seed 8 rather than 9"),
        ({"bots": ("random",)}, "with bots"),
        ({"scoring": "base"}, "with scoring 'random' rather than 'base'"),
        ({"first": 3}, "first"),
    ],
)
@pytest.mark.parametrize("kind", ["records", "table"])
def test_another_simulation_is_not_gone_on_with(tmp_path: Path, kind: str, changes: dict[str, object], sentence: str):
    """The files know which games they hold."""
    file = {kind: tmp_path / "file"}
    simulate(plan(4), jobs=1, **file)  # type: ignore[arg-type]  # a path by name
    before = file[kind].read_bytes()
    with pytest.raises(LondonBridgeError) as caught:
        simulate(plan(8, **changes), jobs=1, resume=True, **file)  # type: ignore[arg-type]
    assert sentence in str(caught.value) or "is game 0, where game 3 should be" in str(caught.value)
    assert file[kind].read_bytes() == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"not json\n", "line 1: no record of a simulation"),
        (b'{"format": "old-london-bridge/1"}\n', "line 1: no record of a simulation"),
        (b'{"simulation": {"game": 0}, "moves": 3}\n', "line 1: no record of a simulation"),
    ],
)
def test_records_that_are_none(tmp_path: Path, text: bytes, sentence: str):
    """A file of something else is left alone."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(text)
    with pytest.raises(LondonBridgeError, match=sentence):
        simulate(plan(4), jobs=1, records=file, resume=True)
    assert file.read_bytes() == text


def test_a_table_that_is_none(tmp_path: Path):
    """A file that is no Parquet, or a Parquet file of something else."""
    file = tmp_path / "t.parquet"
    file.write_bytes(b"PAR1 nonsense")
    with pytest.raises(LondonBridgeError, match="no whole Parquet file"):
        simulate(plan(4), jobs=1, table=file, resume=True)
    import pyarrow as pa

    pq.write_table(pa.table({"a": [1]}), file)
    with pytest.raises(LondonBridgeError, match="no table of a simulation"):
        simulate(plan(4), jobs=1, table=file, resume=True)


def test_places_where_no_file_can_be(tmp_path: Path):
    """A folder, a folder that is not there, one file for both."""
    with pytest.raises(LondonBridgeError, match="is a folder"):
        simulate(plan(4), jobs=1, records=tmp_path)
    with pytest.raises(LondonBridgeError, match="There is no folder"):
        simulate(plan(4), jobs=1, table=tmp_path / "no" / "t.parquet")
    with pytest.raises(LondonBridgeError, match="need two files"):
        simulate(plan(4), jobs=1, table=tmp_path / "x", records=tmp_path / "x")
    with pytest.raises(LondonBridgeError, match="--resume needs the files"):
        simulate(plan(4), jobs=1, resume=True)


def test_a_failed_run_leaves_whole_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A bot that breaks the rules after some games: the games before are kept, and checked."""
    (tmp_path / "late.py").write_text(
        "class Bot:\n    name = 'late'\n    games = 0\n    def __init__(self, seed): pass\n"
        "    def reseed(self, seed): self.games += 1\n"
        "    def choose(self, view):\n        if self.games > 3: raise ValueError('tired')\n"
        "        return view.legal()[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    records, table = tmp_path / "a.jsonl", tmp_path / "a.parquet"
    with pytest.raises(LondonBridgeError, match="Game 3 of seed 8: The bot late failed: ValueError: tired"):
        simulate(plan(9, bots=("late:Bot", "random", "random")), jobs=1, records=records, table=table)
    done = [json.loads(line)["simulation"]["game"] for line in records.read_text().splitlines()]
    assert done == list(range(len(done)))
    assert pq.read_table(table).num_rows == 3 * len(done)
