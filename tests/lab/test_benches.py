"""The scripts whose results are shipped: the ladder's page and the network's weights can be made anew."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from bench.reliability import reliability_svg, rows_of

from london_bridge import _pure
from london_bridge.bots.value import Network

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(_pure.wanted(), reason="hundreds of games, which take minutes interpreted")


def ran(*words: str | Path) -> str:
    """What a script of `bench` prints."""
    command = [sys.executable, "-m", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=200).stdout


@pytest.mark.slow
def test_the_ladder_is_made_and_taken_up_again(tmp_path: Path):
    """Every promise of the ladder has its line; games that are kept are not played again."""
    page, kept = tmp_path / "ladder.md", tmp_path / "kept"
    words = ("bench.ladder", "--quick", "--playouts", "2", "--games", "0.004", "--jobs", "1", "--page", page)
    assert "to" in ran(*words, "--keep", kept)
    first = page.read_text()
    lines = [line for line in first.splitlines() if line.startswith("| ") and "promised" not in line]
    assert len(lines) == 13
    assert first.count("london-bridge arena --bots") == 13
    games = {file.name: file.read_bytes() for file in kept.glob("*.jsonl")}
    assert len(games) == 13
    ran(*words, "--keep", kept)
    assert page.read_text() == first
    assert {file.name: file.read_bytes() for file in kept.glob("*.jsonl")} == games


@pytest.mark.slow
def test_the_network_can_be_fitted_anew(tmp_path: Path):
    """The script that made the shipped weights makes weights of the same kind, with its log beside them."""
    ran("bench.fit_value", "--base", "60", "--epochs", "2", "--out", tmp_path)
    Network(json.loads((tmp_path / "value.json").read_text()))
    log = json.loads((tmp_path / "value.log.json").read_text())
    shipped = json.loads((ROOT / "src/london_bridge/bots/data/value.log.json").read_text())
    assert log.keys() == shipped.keys()
    assert len(log["epochs_log"]) == 2


@pytest.mark.slow
def test_promises_of_hints_are_measured_and_asked_for_again(tmp_path: Path):
    """Games that are kept are not played again; the same moments can be judged anew, with the same outcomes."""
    words = ("bench.calibration", "--games", "3", "--think", "20p", "--play", "20p", "--jobs", "1", "--keep", tmp_path)
    first = ran(*words)
    assert "3 games, " in first
    assert "| rounds left | hints | said | won |" in first
    (kept,) = tmp_path.rglob("games.jsonl")
    games = kept.read_bytes()
    assert ran(*words) == first
    assert kept.read_bytes() == games
    assert ran(*words, "--judge", "again") == first  # the same search says the same


@pytest.mark.slow
def test_what_a_review_is_worth_is_measured_and_kept(tmp_path: Path):
    """Every question of `bench.review` has its table; what is kept is not asked again."""
    words = ("--playouts", "20", "--count", "2", "--jobs", "1", "--keep", tmp_path)
    questions = ("levels", "calibration", "blunders", "seeds", "speed")
    first = ran("bench.review", *questions, *words)
    for said in ("| random | 1 |", "mean absolute error", "random moves;", "intervals meet", "| tasks | first curve |"):
        assert said in first
    kept = {file.name: file.read_bytes() for file in tmp_path.glob("*.jsonl")}
    assert sorted(kept) == sorted(f"{question}-20.jsonl" for question in questions)
    assert ran("bench.review", *questions, *words) == first
    assert {file.name: file.read_bytes() for file in tmp_path.glob("*.jsonl")} == kept


def test_the_reliability_diagram_is_that_of_the_table():
    """docs/pictures/reliability.svg is drawn from the figures of docs/review.md, and every one of them is in it."""
    rows = rows_of((ROOT / "docs/review.md").read_text(encoding="utf-8"))
    assert len(rows) == 10
    drawn = reliability_svg(rows)
    assert (ROOT / "docs/pictures/reliability.svg").read_text(encoding="utf-8") == drawn
    root = ET.fromstring(drawn)
    points = [one for one in root.iter() if one.tag.endswith("circle")]
    assert len(points) == len(rows)
    assert "65,868" in "".join(root.itertext())
