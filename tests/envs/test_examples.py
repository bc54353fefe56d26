"""The examples run: small here, for real by hand (the commands stand in their first lines)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    """An example's output."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("name", "arguments", "sentence"),
    [
        ("random_vector.py", ["--games", "64", "--steps", "300"], "Share of wins by seat"),
        ("random_pettingzoo.py", ["--games", "2", "--players", "3"], "Games won"),
        ("random_gymnasium.py", ["--games", "3"], "Chance against three journeyman"),
        ("random_openspiel.py", ["--games", "2"], "'together': 12"),
        ("random_openspiel.py", ["--games", "2", "--sequential"], "'together': 0"),
    ],
)
def test_random_loops(name: str, arguments: list[str], sentence: str):
    assert sentence in run(name, *arguments)


def test_ppo_learns_and_draws_its_curve(tmp_path):
    """Within a few updates it wins more than half of its games against three random players."""
    picture = tmp_path / "learning.png"
    told = run(
        "ppo.py", "--minutes", "3", "--updates", "14", "--rows", "128", "--games", "200", "--threads", "1",
        "--picture", str(picture),
    )  # fmt: skip
    share = float(told.split("Won ")[-1].split("%")[0]) / 100
    assert share >= 0.5
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size > 10_000


def test_the_notebook_runs_from_its_first_cell_to_its_last(monkeypatch):
    """It looks at one game and at many; every cell works, and pictures come of it."""
    monkeypatch.setenv("LONDON_BRIDGE_GAMES", "150")
    text = (EXAMPLES / "one_game_and_ten_thousand.ipynb").read_text(encoding="utf-8")
    notebook: Any = nbformat.reads(text, as_version=4)  # type: ignore[no-untyped-call]  # it has types of its own only
    assert all(not cell.get("outputs") for cell in notebook.cells), "the notebook is kept without outputs"
    NotebookClient(notebook, timeout=200, resources={"metadata": {"path": os.fspath(EXAMPLES)}}).execute()
    shown = [kind for cell in notebook.cells for output in cell.get("outputs", []) for kind in output.get("data", {})]
    assert shown.count("image/svg+xml") == 3
    assert shown.count("text/html") >= 1, "the review's figures"
    assert shown.count("image/png") >= 5
