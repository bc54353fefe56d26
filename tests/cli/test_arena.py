"""`arena`, `hint`, `lab balance` and `--think` at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from london_bridge.cli import run


def test_an_arena_writes_its_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Standings for people, JSON, an HTML report and records."""
    files = [tmp_path / name for name in ("a.json", "a.html", "a.jsonl")]
    words = ["arena", "--bots", "builder,random", "--players", "2", "--games", "6", "--seed", "1", "--jobs", "1"]
    assert run([*words, "--json", str(files[0]), "--html", str(files[1]), "--records", str(files[2])]) == 0
    assert "builder" in capsys.readouterr().out
    told = json.loads(files[0].read_text())
    assert told["games"] == 6
    assert told["standings"][0]["rating"]["low"] <= told["standings"][0]["rating"]["value"]
    assert "<svg" in files[1].read_text()
    assert len(files[2].read_text().splitlines()) == 6


def test_think_is_for_the_bots_that_search(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    words = ["arena", "--bots", "master,random", "-p", "2", "-n", "2", "-s", "1", "-j", "1", "--think", "5p"]
    assert run([*words, "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["master@5p", "random"]
    assert run(["simulate", "-n", "2", "-p", "2", "-b", "master", "--think", "5p", "-j", "1", "-s", "1", "--json"]) == 0
    assert "master@5p" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["arena", "--bots", "builder"], "at least two"),
        (["arena", "--bots", "builder,random", "--think", "soon"], "no thinking budget"),
        (["arena", "--bots", "builder,random", "--json", "/nowhere/at/all.json"], "no folder"),
        (["arena", "--bots", "builder,random", "--resume"], "--records"),
        (["lab", "balance", "--players", "5"], "--players"),
    ],
)
def test_mistakes_are_told_in_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]):
    assert run(words) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert "Traceback" not in told


def test_a_hint_for_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """`hint RECORD --move N`: for people, as JSON, and always the same with playouts and a seed."""
    file = tmp_path / "games.jsonl"
    assert run(["simulate", "-n", "1", "-p", "3", "-s", "4", "-j", "1", "--records", str(file), "--json"]) == 0
    capsys.readouterr()
    assert run(["hint", str(file), "--move", "20", "--think", "20p"]) == 0
    assert "1." in capsys.readouterr().out
    told = []
    for _ in range(2):
        assert run(["hint", str(file), "--move", "20", "--think", "20p", "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    best = told[0]["hints"][0]
    assert best["why"]
    assert best["reasons"][0]["key"]
    assert run(["hint", str(file)]) == 2
    assert "over" in capsys.readouterr().err
    assert run(["hint", str(file), "--move", "9999"]) == 2


def test_balance_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out, page = tmp_path / "b.json", tmp_path / "b.html"
    words = [
        "lab",
        "balance",
        "-n",
        "6",
        "-p",
        "2",
        "-b",
        "builder",
        "-j",
        "1",
        "--json",
        str(out),
        "--html",
        str(page),
        "--keep",
        str(tmp_path / "kept.jsonl"),
    ]
    assert run(words) == 0
    told = capsys.readouterr().out
    assert "step A" in told
    assert run(words) == 0  # the same from the games that were kept
    assert capsys.readouterr().out == told
    assert run([*words, "--seed", "2"]) == 2
    assert "other seed" in capsys.readouterr().err
    assert json.loads(out.read_text())["answers"][0]["games"] == 6
    assert page.read_text().startswith("<!doctype html>")
