"""`lab dataset`: games of strong bots as data with a card, taken up again where it was stopped."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from london_bridge.cli import run
from london_bridge.cli.simulate import Stop
from london_bridge.envs import data
from london_bridge.record import read_records

COMMON = ["--bots", "master@4p", "--seed", "5", "--jobs", "1"]


def test_a_folder_holds_data_and_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """A file for each number of players, records, Minari's form, figures that are those of the files."""
    folder = tmp_path / "set"
    command = ["lab", "dataset", str(folder), "--games", "7", "--players", "2,3", *COMMON]
    assert run(command) == 0
    told = json.loads((folder / "dataset.json").read_text())
    assert [one["games"] for one in told["files"]] == [4, 3]
    for one in told["files"]:
        found = data.load(folder / one["name"])
        assert found.bots == ("master@4p",)
        assert (len(found), int(found.thought.sum())) == (one["decisions"], one["thought"])
        assert one["sha256"] == hashlib.sha256((folder / one["name"]).read_bytes()).hexdigest()
        assert sum(one["parts"].values()) == one["decisions"]
    card = (folder / "README.md").read_text()
    assert card.startswith("---\nlicense: mit\n")
    assert "master@4p" in card
    for name in data.load(folder / "decisions-2.parquet").__dataclass_fields__:
        assert name in ("players", "bots", "thoughts") or f"`{name}`" in card
    assert len(list((folder / "minari/london-bridge/decisions-3-v0/data").iterdir())) == 9 + 1
    capsys.readouterr()
    before = {path.name: path.read_bytes() for path in folder.glob("*.jsonl")}
    assert run(command) == 0, "the same command finds all done"
    assert {path.name: path.read_bytes() for path in folder.glob("*.jsonl")} == before


def test_it_is_taken_up_again_and_lengthened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """After Ctrl-C the same command goes on; the games are those of a run in one piece."""
    folder, whole = tmp_path / "set", tmp_path / "whole"
    options = ["--games", "6", "--players", "2", "--no-minari", *COMMON]
    asked = iter([False, False, True])
    with monkeypatch.context() as patch:
        patch.setattr(Stop, "__call__", lambda stop: next(asked, True))
        assert run(["lab", "dataset", str(folder), *options]) == 130
    assert "the same command goes on" in capsys.readouterr().err
    assert 0 < len(list(read_records(folder / "games-2.jsonl"))) < 6
    assert not (folder / "README.md").exists()
    assert run(["lab", "dataset", str(folder), *options]) == 0
    assert run(["lab", "dataset", str(whole), *options]) == 0
    assert (folder / "games-2.jsonl").read_bytes() == (whole / "games-2.jsonl").read_bytes()
    assert (folder / "decisions-2.parquet").read_bytes() == (whole / "decisions-2.parquet").read_bytes()
    assert not (folder / "minari").exists()
    options[1] = "8"
    assert run(["lab", "dataset", str(folder), *options]) == 0
    assert data.load(folder / "decisions-2.parquet").game.max() == 7
    options[1] = "6"
    assert run(["lab", "dataset", str(folder), *options]) == 2
    assert "data set of 8 games was begun" in capsys.readouterr().err
    assert len(list(read_records(folder / "games-2.jsonl"))) == 8


def test_nobodys_folder_is_written_into(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "notes.txt").write_text("dear to somebody")
    options = ["--games", "2", "--players", "2", *COMMON]
    assert run(["lab", "dataset", str(tmp_path), *options]) == 2
    assert "has other things in it" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
    assert run(["lab", "dataset", str(tmp_path / "notes.txt"), *options]) == 2
    folder = tmp_path / "set"
    assert run(["lab", "dataset", str(folder), "--no-minari", *options]) == 0
    options[options.index("5")] = "6"
    assert run(["lab", "dataset", str(folder), "--no-minari", *options]) == 2
    assert "other options" in capsys.readouterr().err
    assert run(["lab", "dataset", str(folder), "--no-minari", "--overwrite", *options]) == 0
    assert run(["lab", "dataset", str(tmp_path / "new"), "--players", "5"]) == 2
    assert run(["lab", "dataset", str(tmp_path / "new"), "--players", "2,x"]) == 2
    assert run(["lab", "dataset", str(tmp_path / "new"), "--bots", "nobody"]) == 2
    assert not (tmp_path / "new").exists()


@pytest.mark.slow
def test_how_to_go_on_after_a_crash_is_told_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """A bot that ends its process ends the run, with the one way to go on that this command has: itself."""
    (tmp_path / "ending_bot.py").write_text(
        "import os\n\nclass Bot:\n    name = 'ending'\n    def __init__(self, seed): pass\n"
        "    def reseed(self, seed): pass\n    def choose(self, view): os._exit(3)\n"
    )
    monkeypatch.chdir(tmp_path)
    command = ["lab", "dataset", "set", "--bots", "ending_bot:Bot", "--games", "2", "--players", "2", "--jobs", "1"]
    assert run(command) == 70
    told = capsys.readouterr().err
    assert "the same command goes on" in told
    assert "--resume" not in told
