"""The leaderboard: rows rest on the protocol's games, can be checked game by game, and are read with mistrust."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from london_bridge import _pure
from london_bridge.cli import run
from london_bridge.cli.simulate import Stop
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.leaderboard import Checked, Evaluation, check_row, chosen, read_rows
from london_bridge.lab.leaderboard.evaluation import FAIR, TABLES, seat_of
from london_bridge.lab.leaderboard.figures import GameResult, share, table_figures, together
from london_bridge.lab.leaderboard.fingerprints import code_of, repeatable
from london_bridge.lab.leaderboard.row import digest, read_row

ROWS = Path(__file__).parents[2] / "docs" / "leaderboard.jsonl"
SHORT = ["--games", "12", "--luck-games", "0", "--jobs", "1"]
real_games = pytest.mark.skipif(_pure.wanted(), reason="masters' games take minutes interpreted")


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a row of chance, whose run was stopped once."""
    path = tmp_path_factory.mktemp("rows") / "rows.jsonl"
    command = ["leaderboard", "random", "--rows", str(path), *SHORT]
    asked = iter([False] * 30)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stop, "__call__", lambda stop: next(asked, True))
        assert run(command) == 130
    assert not path.exists()
    assert sum(len(kept.read_bytes().splitlines()) for kept in path.with_name("rows.jsonl.games").iterdir()) == 30
    assert run(command) == 0
    assert not path.with_name("rows.jsonl.games").exists(), "what was kept is in the row"
    return path


@real_games
@pytest.mark.slow
def test_a_row_that_was_stopped_once_holds_when_all_is_played_again(rows: Path, capsys: pytest.CaptureFixture[str]):
    """All 72 games, stopped and gone on with, are the same in a check; the same command plays none of them twice."""
    assert run(["leaderboard", "--check", str(rows), "--all", "--jobs", "1"]) == 0
    assert "72 of 72 games were played again: all are as the row says." in capsys.readouterr().out
    before = rows.read_bytes()
    assert run(["leaderboard", "random", "--rows", str(rows), *SHORT]) == 0
    assert rows.read_bytes() == before
    assert "already" in capsys.readouterr().out


@real_games
@pytest.mark.slow
def test_a_game_that_was_made_better_is_named(rows: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Somebody gives a bot ten pounds in one game, and mends figures and digest: the replay tells which game it is."""
    told = json.loads(rows.read_text())
    told["results"]["3-journeyman"][7][1][seat_of(3, 7)] += 10
    path = tmp_path / "better.jsonl"
    path.write_text(json.dumps(told) + "\n")
    row = read_rows(path)[0]
    assert len(row.faults_found()) == 2, "neither the digest nor the figures follow"
    told["figures"] = row.figures()
    told["sha256"] = digest(told)
    path.write_text(json.dumps(told) + "\n")
    assert read_rows(path)[0].faults_found() == []
    assert run(["leaderboard", "--check", str(path), "--all", "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert "72 of 72 games were played again: 1 of them went otherwise." in out
    assert "3-journeyman, game 7: money" in out


def made_up(bot: str = "random", change: Callable[[dict[str, Any]], object] | None = None) -> dict[str, Any]:
    """A row of equals that nobody has played."""
    told: dict[str, Any] = {"leaderboard": 1, "bot": bot, "code": None, "repeatable": repeatable(bot)}
    told |= {"engine": {"version": "1", "sha256": "0" * 64}, "machine": {}, "when": "today", "seconds": 1.0}
    told |= {"move_seconds": 0.001, "slowest": 0.1, "seed": 1, "games": 12, "luck_games": 0}
    told["results"] = {
        table.name: [["0" * 10, [30] * table.players, 1 + game % table.players, 0] for game in range(12)]
        for table in TABLES
    }
    told["figures"], told["sha256"] = {}, ""
    told["figures"] = json.loads(json.dumps(read_row(told).figures()))
    if change is not None:
        change(told)
    told["sha256"] = digest(told)
    return told


def test_a_bot_that_thinks_by_the_clock_is_held_to_its_interval_only():
    """Its games differ each time; what counts is by how much it is ahead of what the row says, on average."""
    row = read_row(made_up("master@5ms"))
    for gift, held in ((0, True), (15, False)):
        checked = Checked(row)
        for table, game in chosen(row.evaluation, 36, 1):
            players = TABLES[table].players
            money = [30] * players
            money[seat_of(players, game)] += (game % 3 - 1) * 4 + gift
            checked.played[table, game] = GameResult("1" * 10, tuple(money), 1)
        assert checked.held == held
        assert "thinks by the clock" in checked.sentence()
        assert ("within" if held else "beyond") in checked.sentence()
    assert read_row(made_up("master@5ms")).faults_found() == []
    assert len(read_row(made_up("master@5ms", lambda told: told.update(repeatable="exactly"))).faults_found()) == 1
    kinds = {"master@40p": "exactly", "master": "by the clock", "mybots:Own": "if it", "exec:./own@1s": "by the clock"}
    for spec, how in kinds.items():
        assert repeatable(spec).startswith(how)


@pytest.mark.parametrize(
    "change",
    [
        lambda told: told.update(leaderboard=2),
        lambda told: told.update(bot="a\x1b[2Jb"),
        lambda told: told.update(bot="x" * 2000),
        lambda told: told.update(games=13),
        lambda told: told.update(games=24),
        lambda told: told.update(games=12.0),
        lambda told: told.update(luck_games=12),
        lambda told: told.update(seed=-1),
        lambda told: told.update(move_seconds=float("nan")),
        lambda told: told.update(when="\x1b[31m"),
        lambda told: told["results"].pop("2-journeyman"),
        lambda told: told["results"]["2-journeyman"].pop(),
        lambda told: told["results"]["2-journeyman"][0][1].pop(),
        lambda told: told["results"]["2-journeyman"][0].__setitem__(2, 3),
        lambda told: told["results"]["2-journeyman"][0][1].__setitem__(0, 10**30),
        lambda told: told["results"]["2-journeyman"][0].extend([float("inf"), 0]),
    ],
)
def test_what_is_no_row_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Callable[[dict[str, Any]], object]
):
    """Rows come from strangers."""
    path = tmp_path / "rows.jsonl"
    path.write_text(json.dumps(made_up(change=change)) + "\n")
    assert run(["leaderboard", "--show", str(path)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("london-bridge: ")
    assert "\x1b" not in error


def test_a_strangers_program_runs_only_if_it_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """`--check` of somebody's file starts nothing that the file names."""
    mark, path = tmp_path / "ran", tmp_path / "rows.jsonl"
    path.write_text(json.dumps(made_up(f"exec:touch {mark}")) + "\n")
    assert run(["leaderboard", "--check", str(path)]) == 0
    assert "runs somebody's code" in capsys.readouterr().out
    assert not mark.exists()
    assert run(["leaderboard", "--show", str(path)]) == 0


def test_the_code_of_a_bot_is_known_and_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A row has the digest of the module; to take it starts nothing, not even the package it is in."""
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack/__init__.py").write_text("raise SystemExit\n")
    (tmp_path / "pack/mine.py").write_text("raise SystemExit\n")
    monkeypatch.chdir(tmp_path)
    assert code_of("pack.mine:Own(size=3)@5ms") == hashlib.sha256(b"raise SystemExit\n").hexdigest()
    assert code_of("nowhere.mine:Own") is None
    assert code_of("master:beatrix@40p") is None


def test_every_seat_is_the_bots_once_in_every_deal():
    """The plan rotates, and a bot that meets its like is still told apart from it."""
    asked = Evaluation.of("journeyman", 12, 0, 5)
    for number, table in enumerate(TABLES):
        plan = asked.plan(number, 12, False)
        for game in range(12):
            assert plan.seats(game).index(0) == seat_of(table.players, game)
            assert plan.seats(game).count(0) == 1
        assert plan.deal_seed(0) == plan.deal_seed(table.players - 1) != plan.deal_seed(table.players)
    assert len({asked.plan(number, 12, False).seed for number in range(len(TABLES))}) == len(TABLES)
    row = read_row(made_up())
    assert row.whole.won.value == pytest.approx(FAIR)
    assert row.whole.ahead.value == 0


def test_a_check_takes_as_many_games_of_each_table():
    asked = Evaluation.of("random", 240, 0, 5)
    games = chosen(asked, 24, 3)
    assert len(set(games)) == 24
    assert [sum(table == number for table, _ in games) for number in range(6)] == [4] * 6
    assert len(set(chosen(asked, 10**9, 3))) == 1440


def test_luck_is_taken_from_the_games_of_which_it_is_known():
    """Two deals of two: pounds ahead and wins, less the luck of the first deal."""
    games = [GameResult("", (40, 30), 1, luck=(6.0, 0.5)), GameResult("", (40, 30), 2, luck=(2.0, 0.1))]
    games += [GameResult("", (30, 40), 2), GameResult("", (30, 40), 1)]
    found = table_figures(2, games)
    assert (found.won.value, found.ahead.value) == (0.5, 0)
    assert found.won_without_luck.value == pytest.approx(0.5 - 0.6 / 4)
    assert found.ahead_without_luck.value == pytest.approx(-8 / 4)


def test_intervals_do_not_collapse_and_hold_what_they_promise():
    """A bot that won nothing, or everything, may do otherwise; 19 intervals of 20 hold the mean of tables."""
    never, always = share([0.0] * 60), share([1.0] * 60)
    assert (never.low, always.high) == (0.0, 1.0)
    assert 0.02 < never.high < 0.06
    assert 0.94 < always.low < 0.98
    rng = random.Random(4)
    truth = [0.02, 0.3, 0.5]
    held = wide = 0
    for _ in range(600):
        parts = [share([float(rng.random() < chance) for _ in range(60)]) for chance in truth]
        found = together(parts)
        held += found.low <= sum(truth) / 3 <= found.high
        wide += found.high - found.low < 4.4 * sqrt(sum(p * (1 - p) for p in truth) / 60) / 3
    assert 0.93 < held / 600 < 0.985
    assert wide == 600


@pytest.mark.parametrize("words", [["leaderboard"], ["leaderboard", "nobody"], ["leaderboard", "random", "-n", "7"]])
def test_what_cannot_be_is_said_before_the_first_game(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    assert run(words) == 2
    assert "london-bridge: " in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_not_ours_stays(tmp_path: Path):
    path = tmp_path / "notes.txt"
    path.write_text("my notes")
    assert run(["leaderboard", "random", "--rows", str(path), *SHORT]) == 2
    assert path.read_text() == "my notes"
    with pytest.raises(LondonBridgeError, match="no file"):
        read_rows(tmp_path / "other.jsonl")


def test_the_rows_of_the_documents_hold(capsys: pytest.CaptureFixture[str]):
    """docs/leaderboard.md shows what its rows tell, and none of them was changed after it was written."""
    rows = read_rows(ROWS)
    assert [row.faults_found() for row in rows] == [[]] * len(rows)
    assert run(["leaderboard", "--show", str(ROWS), "--markdown"]) == 0
    assert capsys.readouterr().out in ROWS.with_suffix(".md").read_text(encoding="utf-8")


@real_games
def test_games_of_the_documents_can_be_had_again():
    """Where this fails because bots or rules have become others, the rows of docs/leaderboard.jsonl are made anew."""
    for row in read_rows(ROWS):
        if row.evaluation.bot in ("random", "journeyman", "master@100p"):
            last = row.evaluation.games - 1
            checked = check_row(row, [(number, last) for number in range(len(TABLES))], jobs=1)
            assert checked.differences() == []


def test_the_page_names_every_option_and_every_key(capsys: pytest.CaptureFixture[str]):
    """docs/leaderboard.md describes a whole row."""
    text = ROWS.with_suffix(".md").read_text(encoding="utf-8")
    told = json.loads(ROWS.read_text(encoding="utf-8").splitlines()[0])
    assert [key for key in told if f"`{key}`" not in text] == []
    assert run(["leaderboard", "--help"]) == 0
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help", "--think"}
    assert sorted(option for option in options if option not in text) == []
