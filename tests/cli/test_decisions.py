"""`--decisions`: simulate and arena write every decision as Parquet, and the loader reads it back."""

from __future__ import annotations

from pathlib import Path

import pytest

from london_bridge.cli import run
from london_bridge.envs import data
from london_bridge.record import read_records


def test_simulate_writes_decisions(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "decisions.parquet"
    options = [
        "simulate",
        "-n",
        "12",
        "-p",
        "3",
        "--scoring",
        "random",
        "--bots",
        "random",
        "--seed",
        "5",
        "--jobs",
        "1",
    ]
    assert run([*options, "--decisions", str(path)]) == 0
    assert "decisions of 12 games" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["decisions.parquet"], "nothing else is left"
    found = data.load(path)
    assert found.players == 3
    assert found.game.max() == 11
    records = tmp_path / "games.jsonl"
    again = tmp_path / "again.parquet"
    assert run([*options, "--records", str(records), "--decisions", str(again)]) == 0
    assert sum(len(record.moves) for record in read_records(records)) == len(found)
    assert (data.load(again).observation == found.observation).all()


def test_arena_writes_decisions(tmp_path: Path):
    path = tmp_path / "decisions.parquet"
    options = ["arena", "--bots", "journeyman,random", "-n", "8", "-p", "2", "--seed", "5", "--jobs", "1"]
    assert run([*options, "--decisions", str(path)]) == 0
    assert [each.name for each in tmp_path.iterdir()] == ["decisions.parquet"]
    found = data.load(path)
    assert found.players == 2
    assert found.game.max() == 7


def test_a_file_that_is_there_is_not_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "decisions.parquet"
    path.write_text("dear to somebody")
    options = ["simulate", "-n", "2", "--bots", "random", "--seed", "5", "--jobs", "1", "--decisions"]
    assert run([*options, str(path)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert path.read_text() == "dear to somebody"
    assert run([*options, str(path), "--overwrite"]) == 0
    assert len(data.load(path)) > 200
    assert run([*options, str(tmp_path / "no" / "folder.parquet")]) == 2
    assert "There is no folder" in capsys.readouterr().err
    assert run([*options, str(tmp_path)]) == 2
    assert "is a folder" in capsys.readouterr().err


def test_an_interrupted_run_keeps_its_games_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    """The games that are done wait beside the file, and the command that is told goes on with them."""
    from london_bridge.cli import simulate as module

    path = tmp_path / "decisions.parquet"
    options = ["simulate", "-n", "9", "--bots", "random", "--seed", "5", "--jobs", "1", "--decisions", str(path)]
    with monkeypatch.context() as patch:
        patch.setattr(module.Stop, "__call__", lambda stop: True)
        assert run(options) == 130
    told = capsys.readouterr().err
    assert f"--decisions {path}" in told
    assert "--resume" in told
    assert not path.exists()
    assert run([*options, "--resume"]) == 0
    assert data.load(path).game.max() == 8
    assert [each.name for each in tmp_path.iterdir()] == ["decisions.parquet"]
