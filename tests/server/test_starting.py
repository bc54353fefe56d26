"""Starting the server from the command line: what a person has to put right is said in one sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database", "postgresql://nobody:secret@127.0.0.1:1/x"], "cannot be opened"),
        (["--database", "mysql://x"], "is not known"),
        (["--mail", "smtp://127.0.0.1"], "Mail needs --address"),
        (["--mail", "http://127.0.0.1"], "smtp://USER"),
    ],
)
def test_what_cannot_start_says_why(tmp_path: Path, arguments: list[str], said: str) -> None:
    """No traceback, no password, and an exit code that is not 0."""
    command = [sys.executable, "-m", "london_bridge", "serve", "--port", "0", "--data", str(tmp_path), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, env=os.environ)
    assert done.returncode == 2, done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
