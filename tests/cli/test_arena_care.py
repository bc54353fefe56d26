"""`arena` takes care of what was played: odd names, interruptions, mistakes that are told before the first game."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from london_bridge.cli import run
from london_bridge.lab.arena import ArenaPlan
from london_bridge.lab.arena import run as play

EXAMPLE = Path(__file__).parents[2] / "examples/outside_bot.py"
QUICK = ["-p", "2", "-n", "4", "-s", "1", "-j", "1"]


@pytest.mark.slow
@pytest.mark.parametrize("odd", ["[/x]", "[bold]", "$X to $Y", r"$\frac$", "<b>&", "x" * 200])
def test_a_bot_may_be_called_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, odd: str
):
    """Brackets are no markup of the terminal, dollars no mathematics of a plot; no name takes a figure's room."""
    monkeypatch.setenv("COLUMNS", "80")
    page = tmp_path / "a.html"
    name = f"exec:{sys.executable} {EXAMPLE} '{odd}'"
    assert run(["arena", "--bots", f"{name},random", *QUICK, "--html", str(page)]) == 0
    told = capsys.readouterr().out
    assert name[-6:] in "".join(told.splitlines())
    assert "…" not in told.replace(name[:16] + "…", "")
    assert page.read_text().count("<svg") >= 3


def test_standings_are_told_before_files_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """Whatever is wrong with a report, the standings of hours of play are there."""
    monkeypatch.setattr("london_bridge.lab.arena.arena_report.report", lambda *_: 1 / 0)
    assert run(["arena", "--bots", "journeyman,random", *QUICK, "--html", str(tmp_path / "a.html")]) != 0
    assert "Standings" in capsys.readouterr().out


@pytest.mark.slow
def test_files_are_written_though_nobody_reads_the_standings(tmp_path: Path):
    """`arena … | head -1` has its report and its JSON like any other."""
    out, page = tmp_path / "a.json", tmp_path / "a.html"
    words = ["arena", "--bots", "journeyman,random", *QUICK, "--json", str(out), "--html", str(page)]
    read, write = os.pipe()
    os.close(read)
    subprocess.run([sys.executable, "-m", "london_bridge", *words], stdout=write, stderr=subprocess.PIPE, timeout=100)
    os.close(write)
    assert json.loads(out.read_text())["finished"]
    assert "<svg" in page.read_text()


@pytest.mark.parametrize("words", [["arena", "--bots", "journeyman,random", *QUICK], ["lab", "balance", "-n", "2"]])
@pytest.mark.parametrize("option", ["--html", "--json"])
def test_a_folder_is_no_file_for_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], option: str
):
    """That is said before the first game, not after the last."""
    assert run([*words, option, str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert "is a folder" in told.err
    assert told.out == ""


@pytest.mark.parametrize("command", ["./nothere", f"{sys.executable} -c 1"])
def test_a_program_that_cannot_be_started_is_refused(capsys: pytest.CaptureFixture[str], command: str):
    """A mistyped program, or one that is none of ours, plays no arena as chance."""
    assert run(["arena", "--bots", f"exec:{command},random", *QUICK]) == 2
    told = capsys.readouterr()
    assert f"exec:{command}" in told.err
    assert told.out == ""


def test_a_bot_that_always_failed_is_not_rated(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Chance played for it: it stands last, marked, without a rating, whatever chance has won."""
    file, out, page = tmp_path / "bad.py", tmp_path / "a.json", tmp_path / "a.html"
    file.write_text("input()\nprint('ready', flush=True)\ninput()\ninput()\nraise SystemExit('no more')\n")
    bad = f"exec:{sys.executable} {file}"
    assert run(["arena", "--bots", f"{bad},random", *QUICK, "--json", str(out), "--html", str(page)]) == 0
    assert "failed in every game" in " ".join(capsys.readouterr().out.split())
    last = json.loads(out.read_text())["standings"][-1]
    assert (last["bot"], last["rating"]) == (bad, None)
    assert "always failed" in page.read_text()


class Interrupting:
    """Sends Ctrl-C to this very process after so many games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def __call__(self, *words: object) -> bool:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGINT)
        return True


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes after the third game."""
    from london_bridge.lab.arena.arena_books import Books

    write, interrupt = Books.write, Interrupting(3)

    def count(self: Books, played: object) -> None:
        write(self, played)  # type: ignore[arg-type]  # handed on as it came
        interrupt()

    monkeypatch.setattr(Books, "write", count)


def test_ctrl_c_while_ratings_are_found_loses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """All games are played: the standings are told and the files written all the same."""
    from london_bridge.lab.arena import ratings

    fit = ratings.Choices.fit

    def interrupt(self: ratings.Choices, *words: Any) -> Any:
        monkeypatch.setattr(ratings.Choices, "fit", fit)
        os.kill(os.getpid(), signal.SIGINT)
        return fit(self, *words)

    monkeypatch.setattr(ratings.Choices, "fit", interrupt)
    out = tmp_path / "a.json"
    assert run(["arena", "--bots", "journeyman,random", *QUICK, "--json", str(out)]) == 0
    assert "Standings" in capsys.readouterr().out
    assert json.loads(out.read_text())["finished"]


@pytest.mark.usefixtures("interrupted")
def test_what_is_unfinished_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The report and the JSON of an interrupted arena; without records, what would have helped."""
    out, page = tmp_path / "a.json", tmp_path / "a.html"
    words = ["arena", "--bots", "journeyman,random", "-p", "2", "-n", "40", "-s", "1", "-j", "1"]
    assert run([*words, "--json", str(out), "--html", str(page)]) == 130
    told = json.loads(out.read_text())
    assert (told["games"], told["planned"], told["finished"]) == (3, 40, False)
    assert "interrupted after 3 of 40 games" in page.read_text()
    assert "Every deal was played" not in page.read_text()
    assert "--records" in capsys.readouterr().err


@pytest.mark.usefixtures("interrupted")
def test_resuming_needs_no_other_option(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Seed, bots, players, scoring and games are in the file, so that a killed arena is no dead end."""
    file, out = tmp_path / "a.jsonl", tmp_path / "a.json"
    words = [
        "arena",
        "--bots",
        "journeyman,random,random",
        "-p",
        "3",
        "-n",
        "12",
        "--scoring",
        "chapel=most",
        "-j",
        "1",
    ]
    assert run([*words, "--records", str(file)]) == 130
    assert "--resume" in capsys.readouterr().err
    seed = json.loads(file.read_text().splitlines()[0])["arena"]["arena"]["seed"]
    assert run([*words, "--records", str(file), "--resume", "--seed", str(seed + 1)]) == 2
    assert f"other seed ({seed} there, {seed + 1} here)" in capsys.readouterr().err
    assert run(["arena", "--records", str(file), "--resume", "-j", "1", "--json", str(out)]) == 0
    told = json.loads(out.read_text())
    assert (told["seed"], told["players"], told["games"]) == (seed, 3, 12)
    assert told["named"] == ["journeyman", "random", "random"]
    assert told["scoring"]["chapel"] == "most"


def test_bots_must_be_named_unless_a_file_names_them(capsys: pytest.CaptureFixture[str]):
    assert run(["arena"]) == 2
    assert "--bots" in capsys.readouterr().err


def test_bots_that_do_not_play_are_named(capsys: pytest.CaptureFixture[str]):
    """Too few games for all bots: that is said, and not found out from the standings."""
    bots = [f"master@{number}p" for number in range(1, 13)]
    plan = ArenaPlan.make(bots, 4, seed=1)
    assert len(plan.idle()) == 8
    assert run(["arena", "--bots", ",".join(bots), "-n", "4", "-s", "1", "-j", "1"]) == 0
    assert f"{', '.join(plan.idle())}: not in any of so few games" in capsys.readouterr().err


def test_a_seat_that_no_bot_of_the_arena_has_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """A record whose numbers were changed is no record of this arena; nothing breaks, and the file stays."""
    file = tmp_path / "a.jsonl"
    play(ArenaPlan.make(["journeyman", "random"], 4, players=2, seed=1), jobs=1, records=file)
    changed = file.read_text().replace('"bots":[0,1]', '"bots":[0,7]')
    file.write_text(changed)
    assert run(["arena", "--bots", "journeyman,random", *QUICK, "--records", str(file), "--resume"]) == 2
    assert "line 1: no record of an arena" in capsys.readouterr().err
    assert file.read_text() == changed


@pytest.mark.slow
@pytest.mark.parametrize("keep", [False, True])
def test_balance_that_is_interrupted_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, keep: bool
):
    """How far it was, and how to go on or what would have helped; JSON and page say that they are unfinished."""
    from london_bridge.cli.lab import Progress

    tell, interrupt = Progress.tell, Interrupting(4)
    monkeypatch.setattr(Progress, "tell", lambda self: (tell(self), interrupt()))
    out, page = tmp_path / "b.json", tmp_path / "b.html"
    words = ["lab", "balance", "-n", "6", "-p", "2,3", "-b", "journeyman", "-j", "1", "--skill-games", "5"]
    words += ["--json", str(out), "--html", str(page)] + ["--keep", str(tmp_path / "kept")] * keep
    assert run(words) == 130
    told = capsys.readouterr()
    assert "Interrupted after 4 of 24 games." in told.err
    assert ("the same command goes on" if keep else "with --keep FILE it could go on") in told.err
    found = json.loads(out.read_text())
    assert (found["finished"], found["games"], found["planned"]) == (False, 4, 24)
    assert "Interrupted after 4 of 24 games." in page.read_text()
    if keep:
        assert run(words) == 0
        assert json.loads(out.read_text())["finished"]
        assert "Interrupted" not in page.read_text()


def test_balance_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Without a terminal a line now and then, with the speed and the time that is left."""
    from london_bridge.cli import lab

    monkeypatch.setattr(lab, "TELL", 0.0)
    assert run(["lab", "balance", "-n", "4", "-p", "2", "-b", "journeyman", "-j", "1", "--skill-games", "0"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(",")[0] for line in lines] == [f"{number} of 4 games" for number in range(1, 5)]
    assert "a second" in lines[1]
    assert "minutes left" in lines[1]


@pytest.mark.slow
def test_two_ctrl_c_end_an_arena_whose_bot_hangs(tmp_path: Path):
    """The second one is at once, with a sentence and no traceback; nothing of the bot is left running."""
    pipe = tmp_path / "hanging"
    os.mkfifo(pipe)
    (tmp_path / "hanging_bot.py").write_text(
        "import os\n\nclass Bot:\n    name = 'hanging'\n    def __init__(self, seed): pass\n"
        "    def reseed(self, seed): pass\n    def choose(self, view):\n"
        f"        out = open({str(pipe)!r}, 'w'); out.write('x'); out.flush()\n"
        "        while True: pass\n"
    )
    words = ["arena", "--bots", "hanging_bot:Bot,random", "-p", "2", "-n", "40", "-s", "1", "-j", "2"]
    arena = subprocess.Popen(
        [sys.executable, "-m", "london_bridge", *words],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    with pipe.open() as bots:
        assert bots.read(1) == "x"  # one hangs
        assert arena.stderr is not None
        arena.send_signal(signal.SIGINT)
        while "once more" not in arena.stderr.readline():
            assert arena.poll() is None
        arena.send_signal(signal.SIGINT)
        told = arena.stderr.read()
        assert arena.wait() == 130
        assert "Stopped at once, without the games in hand; nothing is kept of those before." in told
        assert "Traceback" not in told
        while bots.read():  # ends when nobody has it open any more
            pass
