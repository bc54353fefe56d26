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

from london_bridge.bots import load_network
from london_bridge.lab.arena import ArenaPlan, standings
from london_bridge.lab.arena import run as arena

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


def test_ppo_learns_draws_its_curve_and_is_played(tmp_path):
    """Within a few updates it wins more than half of its games against three random players, also from its file."""
    picture, file = tmp_path / "learning.png", tmp_path / "mine.safetensors"
    told = run(
        "ppo.py", "--minutes", "3", "--updates", "14", "--rows", "128", "--games", "200", "--threads", "1",
        "--picture", str(picture), "--save", str(file),
    )  # fmt: skip
    share = float(told.split("Won ")[-1].split("%")[0]) / 100
    assert share >= 0.5
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size > 10_000
    assert load_network(file).about["trained by"] == "examples/ppo.py"
    plan = ArenaPlan.make([f"network:{file}", "random", "random", "random"], 60, scoring="base", seed=5)
    lines = standings(plan, arena(plan, jobs=1).games, rated=False).lines
    assert next(line for line in lines if line.bot != "random").share.value >= 0.5


def test_ppo_as_cleanrl_writes_it_learns():
    """On Gymnasium's own interface alone, statistics of its wrapper included: more games are won than by chance."""
    told = run(
        "cleanrl_ppo.py", "--total-timesteps", "36000", "--num-envs", "64", "--num-steps", "60",
        "--minibatch-size", "960", "--threads", "1",
    )  # fmt: skip
    shares = [float(line.split("won=")[1].split("%")[0]) / 100 for line in told.splitlines() if "won=" in line]
    assert len(shares) == 9
    assert sum(shares[-3:]) / 3 >= 0.5, "chance wins a quarter"


def test_ppo_takes_lessons(tmp_path):
    """With a teacher, the first part of the time goes into making its moves."""
    file = tmp_path / "mine.safetensors"
    run(
        "ppo.py", "--minutes", "1", "--updates", "2", "--rows", "32", "--games", "20", "--threads", "1",
        "--width", "16", "--players", "2", "--teacher", "journeyman", "--lessons", "1", "--save", str(file),
    )  # fmt: skip
    assert load_network(file).players == 2


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
