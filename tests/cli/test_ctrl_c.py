"""Ctrl-C at a terminal reaches every process of a run at once, also those that have hardly begun."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

LONG_RUNS = [
    "simulate --games 5000000 --bots builder --seed 1 --jobs 2",
    "arena --bots random,builder --games 400000 --jobs 2 --seed 1",
    "lab balance --bots builder --games 400000 --jobs 2",
]


def workers_of(process: int) -> list[str]:
    """The command lines of the processes that play games for another."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    lines = [Path(f"/proc/{child}/cmdline").read_bytes().decode() for child in children]
    return [line for line in lines if "spawn_main" in line]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc for processes that have hardly begun")
@pytest.mark.parametrize("words", LONG_RUNS, ids=lambda words: words.split()[0])
def test_workers_that_have_hardly_begun_do_not_die_of_it(words: str, tmp_path: Path):
    """Whoever changes their mind at once reads what was done, not the last words of worker processes."""
    command = [sys.executable, "-m", "london_bridge", *words.split()]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as process:
        until = time.monotonic() + 60
        while time.monotonic() < until and not workers_of(process.pid):
            time.sleep(0.001)
        time.sleep(0.05)  # long enough for Python to listen to signals, far too short to import the game
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert "Traceback" not in err, err
    assert "ended by itself" not in err
    assert process.returncode == 130, out + err
