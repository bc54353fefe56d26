"""`london-bridge simulate` and `bench` as people and programs use them."""

from __future__ import annotations

import json
import os
import pty
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from tests.processes import on_linux, worked
from tests.waiting import wait_until

from london_bridge.cli import run
from london_bridge.cli.bench import line
from london_bridge.lab.speed import Figure
from london_bridge.record import read_records


def summary(capsys: pytest.CaptureFixture[str], words: str) -> dict[str, Any]:
    assert run(["simulate", *shlex.split(words), "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_the_json_summary(capsys: pytest.CaptureFixture[str]):
    """--json prints one document with everything the summary has."""
    told = summary(capsys, "--games 12 --players 3 --scoring chapel=most,gate=steps --bots random --seed 5 --jobs 1")
    assert told["games"] == 12
    assert told["finished"]
    assert told["plan"] == {
        "seed": 5,
        "players": 3,
        "scoring": {"chapel": "most", "gate": "steps", "hostelry": "base", "bridge": "base"},
        "bots": ["random"] * 3,
        "box": "reconstruction-1",
        "first": 0,
    }
    assert [group["name"] for group in told["by_step"]] == ["A", "B", "C"]
    assert told["games_per_second"] > 0


def test_the_same_seed_on_one_and_on_two_cores(capsys: pytest.CaptureFixture[str]):
    """The same seed gives the same games on any number of cores."""
    told = []
    for jobs in (1, 2):
        one = summary(
            capsys, f"--games 40 --scoring random --bots journeyman,random,random,journeyman --seed 9 --jobs {jobs}"
        )
        del one["seconds"], one["games_per_second"]
        told.append(one)
    assert told[0] == told[1]


def test_the_summary_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Money, shares by seat, step and bot, length and ends, with intervals; the seed, to play them again."""
    monkeypatch.setenv("COLUMNS", "100")
    assert (
        run(shlex.split("simulate --games 20 --scoring expansion --bots journeyman,random,random,random --seed 6 -j 1"))
        == 0
    )
    out = capsys.readouterr().out
    for part in (
        "20 games of 4 players, seed 6",
        "Scoring: expansion",
        "By bot",
        "By seat",
        "By step",
        "0 (journeyman)",
    ):
        assert part in out
    for part in (
        "games won",
        "interval",
        "money of the winner",
        "rounds",
        "decisions",
        "ended by empty stacks",
        "95 %",
    ):
        assert part in out


def test_a_seed_is_found_and_told(capsys: pytest.CaptureFixture[str]):
    """Without --seed the system gives one, and the summary says which."""
    first = summary(capsys, "--games 3 --bots random --jobs 1")
    again = summary(capsys, f"--games 3 --bots random --jobs 1 --seed {first['plan']['seed']}")
    assert again["by_seat"] == first["by_seat"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--games 0", "1 to 1,000,000,000,000 games, not 0"),
        ("--games many", "--games"),
        ("--players 5", "2, 3 or 4 players, not 5 (rule 2.1)"),
        ("--scoring best", "base, expansion, random, or a choice such as"),
        ("--scoring chapel=far", "'far' is no scoring of chapel"),
        ("--scoring tower=most", "'tower' is no category"),
        ("--bots nobody", "There is no bot 'nobody'"),
        ("--bots random,journeyman", "2 bots are named for 4 seats"),
        ("--bots nowhere:Bot", "There is no module 'nowhere'"),
        ("--seed -4", "A seed is a whole number"),
        ("--jobs 0", "1 to 1024, not 0"),
        ("--first -1", "number of the first game"),
        ("--records nowhere/x.jsonl", "There is no folder nowhere for x.jsonl"),
        ("--table .", "is a folder"),
        ("--table x.csv", "--table writes Parquet, so its file is named like that: x.parquet, not x.csv"),
        ("--decisions x.json", "--decisions writes Parquet, so its file is named like that: x.parquet, not x.json"),
        ("--table x.parquet.gz", "--table writes Parquet, so its file is named like that: x.parquet, not x.parquet.gz"),
        ("--resume", "--resume needs the files"),
        ("--box nothing.json", "The box file nothing.json cannot be read"),
    ],
)
def test_what_is_wrong_with_an_option_is_said(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """One sentence on stderr, nothing on stdout, exit code 2."""
    monkeypatch.chdir(tmp_path)
    assert run(["simulate", *shlex.split(words)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert told.err.startswith("london-bridge: ")
    assert "Traceback" not in told.err


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path):
    """The command it prints does go on, and in the end the files are as if nothing had happened."""
    file = tmp_path / "a.jsonl"
    for count in (3_000, 30_000, 300_000):  # until it is interrupted before it is done, on whatever machine
        file.unlink(missing_ok=True)
        (tmp_path / "a b.parquet").unlink(missing_ok=True)
        games = f"simulate --games {count} --players 2 --scoring random --seed 21 --jobs 2"
        words = f"{games} --records a.jsonl --table 'a b.parquet'"
        command = [sys.executable, "-m", "london_bridge", *shlex.split(words)]
        with subprocess.Popen(
            command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            wait_until(lambda: file.exists() and file.stat().st_size)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        if process.returncode:
            break
    assert process.returncode == 130
    assert " of 2 players, seed 21" in out, "what is done is summed up"
    done = sum(1 for _ in read_records(file))
    assert 0 < done < count
    assert pq.read_table(tmp_path / "a b.parquet").num_rows == 2 * done
    assert f"Interrupted after {done:,} of {count:,} games; what is done is kept." in err
    again = shlex.split(err.strip().splitlines()[-1])
    assert again[0] == "london-bridge"
    assert again[-1] == "--resume"
    ran = subprocess.run(
        [sys.executable, "-m", "london_bridge", *again[1:], "--json"], cwd=tmp_path, capture_output=True, check=True
    )
    whole = tmp_path / "whole.jsonl"
    undisturbed = [*command[:3], *shlex.split(games), "--records", str(whole), "--json"]
    subprocess.run(undisturbed, check=True, stdout=subprocess.DEVNULL)
    assert json.loads(ran.stdout)["games"] == count
    assert file.read_bytes() == whole.read_bytes()


@pytest.mark.slow
@on_linux
def test_without_files_the_rest_can_be_played_too(tmp_path: Path):
    """Ctrl-C on a run without files names the games that are left."""
    command = [sys.executable, "-m", "london_bridge", *shlex.split("simulate --games 400000 --seed 2 --jobs 1 --json")]
    for seconds in (2, 6, 20):  # until it has begun to play, on whatever machine
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            wait_until(lambda: worked(process.pid) > seconds)  # noqa: B023  (looked at before the next)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        assert process.returncode == 130
        if out:
            break
    done = json.loads(out)["games"]
    assert f"--games {400000 - done} " in err
    if done:
        assert f"--first {done}" in err
    assert "--resume" not in err


@pytest.mark.slow
def test_a_terminal_gets_a_bar(tmp_path: Path):
    """Games done, the rate and the time that is left, on stderr."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "london_bridge", *shlex.split("simulate --games 2500 --seed 2 --jobs 1 --json")]
    environment = {**os.environ, "COLUMNS": "100", "TERM": "xterm"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=follower, env=environment) as process:
        os.close(follower)
        seen = b""
        while True:
            ready, _, _ = select.select([leader], [], [], 60)
            try:
                part = os.read(leader, 4096) if ready else b""
            except OSError:  # the other side is closed
                part = b""
            if not part:
                break
            seen += part
        out, _ = process.communicate(timeout=60)
    os.close(leader)
    assert process.returncode == 0
    assert json.loads(out)["games"] == 2500
    assert b"2500/2500" in seen.replace(b" ", b"")
    assert b"/s" in seen
    assert b"left" in seen


@pytest.mark.slow
def test_bench_in_a_hurry(capsys: pytest.CaptureFixture[str]):
    """Every figure that is promised, with the calibration of the same run; as JSON for programs."""
    assert run(["bench", "--quick", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    figures = {figure["name"]: figure for figure in told["figures"]}
    assert {"python", "compiled", "processors"} <= set(told)
    for figure in figures.values():
        assert figure["value"] > 0
        assert figure["calibration"] > 0
        ratio = (
            figure["value"] / figure["scaled"] if figure["unit"] in ("µs", "s") else figure["scaled"] / figure["value"]
        )
        assert ratio == pytest.approx(figure["calibration"] / 0.25, rel=0.5)
    for name in (
        "random games, 4 players, base scoring",
        "random games, 4 players, random mixture",
        "stepped from Python",
        "copy of a state",
        "simulate --bots random --jobs 1",
        "journeyman games, 4 players, random mixture",
        "random games, 4 players, base scoring, interpreted",
    ):
        assert figures[name]["target"] is not None


def test_a_figure_for_people():
    """What was measured, the loop meanwhile, both ways of scaling, and whether the target is met."""
    fast = Figure("stepped from Python", "decisions/s", 3_500_000, 4_000_000, 2_000_000, 0.29, 0.14, 800_000)
    assert line(fast).split("  ")[-1].endswith("≥ 800,000 met")
    assert "3,500,000" in line(fast)
    slow = Figure("copy of a state", "µs", 1.2, 1.4, 2.8, 0.29, 0.14, 1.0, under=True)
    assert line(slow).endswith("< 1 MISSED")
