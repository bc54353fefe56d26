"""Ctrl-C at a terminal reaches every process of a run at once, also those that have hardly begun."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.processes import hears_ctrl_c, on_linux, runs, worked
from tests.waiting import wait_until

pytestmark = pytest.mark.slow

#: Seconds of work after which a worker has imported the game and plays.
AT_WORK = 1.5
LONG_RUNS = [
    "simulate --games 5000000 --bots journeyman --seed 1 --jobs 2",
    "arena --bots random,journeyman --games 400000 --jobs 2 --seed 1",
    "lab balance --bots journeyman --games 400000 --jobs 2",
]


def workers_of(process: int) -> list[int]:
    """The processes that play games for another."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@on_linux
@pytest.mark.parametrize("words", LONG_RUNS, ids=lambda words: words.split()[0])
def test_workers_that_have_hardly_begun_do_not_die_of_it(words: str, tmp_path: Path):
    """Whoever changes their mind at once reads what was done, not the last words of worker processes."""
    command = [sys.executable, "-m", "london_bridge", *words.split()]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as process:
        wait_until(lambda: any(map(hears_ctrl_c, workers_of(process.pid))))
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert "Traceback" not in err, err
    assert "ended by itself" not in err
    assert process.returncode == 130, out + err


@on_linux
@pytest.mark.parametrize("words", LONG_RUNS, ids=lambda words: words.split()[0])
def test_a_killed_run_leaves_no_workers_behind(words: str, tmp_path: Path):
    """A run that is killed outright takes its processes with it: nothing plays on for nobody."""
    command = [sys.executable, "-m", "london_bridge", *words.split()]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        wait_until(lambda: len(workers_of(process.pid)) == 2)
        workers = workers_of(process.pid)
        wait_until(lambda: all(worked(worker) > AT_WORK for worker in workers))
        process.kill()
    wait_until(lambda: not any(map(runs, workers)))
