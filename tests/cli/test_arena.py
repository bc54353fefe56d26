"""`arena`, `hint`, `lab balance` and `--think` at the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from london_bridge.cli import arena, run


@pytest.mark.slow
def test_an_arena_writes_its_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Standings for people, JSON, an HTML report and records."""
    files = [tmp_path / name for name in ("a.json", "a.html", "a.jsonl")]
    words = ["arena", "--bots", "journeyman,random", "--players", "2", "--games", "6", "--seed", "1", "--jobs", "1"]
    assert run([*words, "--json", str(files[0]), "--html", str(files[1]), "--records", str(files[2])]) == 0
    assert "journeyman" in capsys.readouterr().out
    told = json.loads(files[0].read_text())
    assert told["games"] == 6
    assert told["standings"][0]["rating"]["low"] <= told["standings"][0]["rating"]["value"]
    assert "<svg" in files[1].read_text()
    assert len(files[2].read_text().splitlines()) == 6


def test_standings_are_whole_on_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """No figure is cut off: what does not fit beside the bots' names stands in another table below."""
    told = []
    for width in (80, 200):
        monkeypatch.setenv("COLUMNS", str(width))
        assert run(["arena", "--bots", "journeyman,random", "-p", "2", "-n", "4", "-s", "1", "-j", "1"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert max(map(len, lines)) <= width
        assert "…" not in "".join(lines)
        told.append([line for line in lines if line.startswith("bot ")])
    narrow, wide = told
    assert len(narrow) > len(wide) == 1
    assert [word.strip() for word in wide[0].split("┃")[1:]] == [
        word.strip() for line in narrow for word in line.split("┃")[1:]
    ]


def test_without_a_terminal_progress_is_told_in_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """A long arena in a log: now and then how far it is, and how the bots stand."""
    monkeypatch.setattr(arena, "TELL", 0.0)
    assert run(["arena", "--bots", "journeyman,random", "-p", "2", "-n", "4", "-s", "1", "-j", "1"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert lines[1].startswith("2 of 4 games")
    assert "journeyman 100.0 %" in lines[1]


def test_think_is_for_the_bots_that_search(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    words = ["arena", "--bots", "master,random", "-p", "2", "-n", "2", "-s", "1", "-j", "1", "--think", "5p"]
    assert run([*words, "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["master@5p", "random"]
    assert run(["simulate", "-n", "2", "-p", "2", "-b", "master", "--think", "5p", "-j", "1", "-s", "1", "--json"]) == 0
    assert "master@5p" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["arena", "--bots", "journeyman"], "at least two"),
        (["arena", "--bots", "journeyman,random", "--think", "soon"], "no thinking budget"),
        (["arena", "--bots", "journeyman,random", "--json", "/nowhere/at/all.json"], "no folder"),
        (["arena", "--bots", "journeyman,random", "--resume"], "--records"),
        (["lab", "balance", "--players", "5"], "--players"),
        (["lab", "balance", "--seed=-1"], "A seed is"),
        (["lab", "balance", "--seed", "9" * 23], "A seed is"),
        (["hint", "game.json", "--seed=-1"], "A seed is"),
        (["hint", "game.json", "--seed", "9" * 23], "A seed is"),
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
    words = capsys.readouterr().out
    assert [line.split()[0] for line in words.splitlines() if line.strip()[:1].isdecimal()] == ["1", "2", "3"]
    assert words.count("% of games, about £") == 3
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


@pytest.mark.slow
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
        "journeyman",
        "-j",
        "1",
        "--skill-games",
        "12",
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
    assert "scoring random, seed 1" in told
    assert "£ above the mean for seat 1" in told
    assert "a result is made of skill" in told
    assert re.findall(r"(?m)^(\d)\. ", told) == ["1", "2", "3", "4", "5"]
    assert run(words) == 0  # the same from the games that were kept
    assert capsys.readouterr().out == told
    assert run([*words, "--seed", "2"]) == 2
    assert "other seed" in capsys.readouterr().err
    assert json.loads(out.read_text())["answers"][0]["games"] == 6
    assert page.read_text().startswith("<!doctype html>")


def test_wrong_options_of_balance_write_no_file(tmp_path: Path):
    """What is refused leaves nothing behind, and a file of somebody else as it was."""
    file = tmp_path / "kept.jsonl"
    words = ["lab", "balance", "-n", "2", "-p", "2", "-b", "journeyman", "-j", "1", "--keep", str(file)]
    for wrong in (["--seed=-1"], ["--scoring", "none"]):
        assert run([*words, *wrong]) == 2
        assert not file.exists()
    file.write_text("my notes")
    assert run(words) == 2
    assert file.read_text() == "my notes"
