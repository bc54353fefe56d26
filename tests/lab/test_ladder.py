"""The ladder's script as long work: it can be stopped, goes on, adds its time up, and never mixes versions."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from bench import ladder
from bench.ladder import VERSION, Clock, duration, prepare, version
from tests.waiting import wait_until

from london_bridge import _pure

ROOT = Path(__file__).parents[2]


def test_games_of_another_version_are_not_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Our own folder is begun anew, with a sentence; in somebody's folder nothing is removed."""
    folder = tmp_path / "ladder"
    prepare(folder, own=True, now="one")
    game = folder / "4-a-b.jsonl"
    game.write_text("{}\n")
    prepare(folder, own=True, now="one")
    assert game.exists()
    assert capsys.readouterr().err == ""
    with pytest.raises(SystemExit, match="name another folder"):
        prepare(folder, own=False, now="two")
    assert game.exists()
    prepare(folder, own=True, now="two")
    assert not game.exists()
    assert (folder / VERSION).read_text() == "two\n"
    assert "played anew" in capsys.readouterr().err


def test_a_folder_without_a_version_is_of_another(tmp_path: Path):
    """Nobody knows which bots played the games in it."""
    (tmp_path / "4-a-b.jsonl").write_text("{}\n")
    with pytest.raises(SystemExit, match="name another folder"):
        prepare(tmp_path, own=False, now="one")


def test_the_version_knows_bots_rules_and_budgets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A changed source file of bots or rules, and another budget, make another version; nothing else does."""
    for room in ("bots", "rules", "web"):
        (tmp_path / f"src/london_bridge/{room}").mkdir(parents=True)
        (tmp_path / f"src/london_bridge/{room}/one.py").write_text("one")
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    found = {version(("10ms",)), version(("20ms",))}
    (tmp_path / "src/london_bridge/web/one.py").write_text("two")
    assert version(("10ms",)) in found
    for count, room in enumerate(("bots", "rules"), 3):
        (tmp_path / f"src/london_bridge/{room}/one.py").write_text("two")
        found.add(version(("10ms",)))
        assert len(found) == count


def test_the_time_of_all_pieces_is_added_up(tmp_path: Path):
    """Each run has its line; games of which nobody knows how long they took make no false sum."""
    path = tmp_path / "a.seconds"
    Clock(path, begun_before=False).write()
    path.write_text("600.0\n")
    clock = Clock(path, begun_before=True)
    clock.begun -= 60
    clock.write()
    assert sum(Clock(path, begun_before=True).before) == pytest.approx(660, abs=1)
    assert Clock(tmp_path / "b.seconds", begun_before=True).before != []
    assert duration(11.2, 1) == "in 11 minutes"
    assert duration(11.2, 2) == "in 11 minutes of playing, with interruptions,"
    assert duration(None, 2) == "piece by piece"


@pytest.mark.slow
@pytest.mark.skipif(_pure.wanted(), reason="thousands of games, which take minutes interpreted")
@pytest.mark.skipif(sys.platform == "win32", reason="sends Ctrl-C to a group of processes")
def test_ctrl_c_is_told_in_a_sentence_and_the_run_goes_on(tmp_path: Path):
    """Exit code 130, no traceback; the same command then takes the games that are there."""
    page, kept = tmp_path / "ladder.md", tmp_path / "kept"
    words = ["--quick", "--playouts", "2", "--games", "0.5", "--jobs", "2", "--page", page, "--keep", kept]
    command = [sys.executable, "-m", "bench.ladder", *map(str, words)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        wait_until(lambda: any(file.stat().st_size for file in kept.glob("*.jsonl")))
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 130, out + err
    assert "Traceback" not in err
    last = err.strip().splitlines()[-1]
    assert last.startswith("Stopped after ")
    assert last.endswith(f"are in {kept}, and the same command goes on.")
    assert not page.exists()
    games = {file: file.read_bytes() for file in kept.glob("*.jsonl")}
    words[4] = "0.004"  # the rest would take too long here
    command = [sys.executable, "-m", "bench.ladder", *map(str, words)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True, timeout=200)
    assert page.exists()
    assert all(file.read_bytes().startswith(text) for file, text in games.items())
