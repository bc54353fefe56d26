"""Programs as bots: the documented example plays, and one that fails is told of in words (docs/bot-protocol.md)."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from tests.processes import cannot_write, on_linux, runs
from tests.waiting import wait_until

from london_bridge.bots import BotError, make, outside
from london_bridge.bots.outside import OutsideBot
from london_bridge.rules import Game
from london_bridge.view import View

EXAMPLE = Path(__file__).parents[2] / "examples/outside_bot.py"


def program(folder: Path, text: str) -> OutsideBot:
    """A bot from the source of a program that has said that it is ready."""
    file = folder / "bot.py"
    file.write_text(f"import os, subprocess, sys, time\ninput()\nprint('ready me', flush=True)\n{text}\n")
    return OutsideBot(f"exec:{sys.executable} {file}")


@pytest.fixture
def view() -> View:
    return View.of(Game.deal(3, "base", 1), 0)


def test_the_example_plays_whole_games():
    """A complete bot in plain Python; the same seed gives the same game."""
    bot = make(f"exec:{sys.executable} {EXAMPLE}", 5)
    assert isinstance(bot, OutsideBot)
    results = []
    for _ in range(2):
        game = Game.deal(2, "random", 4)
        bot.reseed(5)
        other = make("random", 3)
        while not game.over:
            seat = game.deciders[0]
            game.apply(seat, (bot if seat == 0 else other).choose(View.of(game, seat)))
        results.append([str(move) for _, move in game.moves])
    bot.close()
    assert results[0] == results[1]


def test_a_program_is_told_its_budget_and_its_seed(tmp_path: Path, view: View):
    bot = program(tmp_path, "a, b = input(), input()\nprint('info', a, b, file=sys.stderr)\ninput()\nsys.exit(a + b)")
    bot = OutsideBot(f"{bot.name}@0.5s", seed=9)
    assert bot.limit == pytest.approx(2.5)
    with pytest.raises(BotError, match=r"think 0\.5snew 9"):
        bot.choose(view)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("sys.exit('I give up')", "ended by itself.*I give up"),
        ("input(); input(); print('move fly', flush=True); input()", "'fly', which is no move"),
        ("input(); input(); print('move', flush=True); input()", "'', which is no move"),
        ("input(); input(); print('move pass', flush=True); input()", r"'pass', which is not legal\..*\(rule 4\.2\)"),
        ("input(); input(); print('hello', flush=True); input()", "'hello' where a line `move"),
        ("input(); input(); print('\\0\\x1b[2J', flush=True); input()", r"'\\x00\\x1b\[2J' where a line `move"),
        ("os.write(1, b'move \\xff\\xfe\\n'); input(); input(); input()", "'\ufffd\ufffd', which is no move"),
        ("os.write(1, b'\\xe9t\\xe9\\n'); input(); input(); input()", "'\ufffdt\ufffd' where a line `move"),
        ("os.close(1); time.sleep(60)", "has closed its standard input or output"),
    ],
)
def test_a_program_that_fails_is_told_of(
    tmp_path: Path, view: View, monkeypatch: pytest.MonkeyPatch, text: str, told: str
):
    """A program that fails is ended, and told of in a sentence.

    A crash, a word that is no move, a move that is not legal now, a line that nobody asked for, bytes that are no
    UTF-8, and a pipe that is closed.
    """
    monkeypatch.setattr(outside, "FAREWELL", 0.2)
    bot = program(tmp_path, text)
    with pytest.raises(BotError, match=told):
        bot.choose(view)
    assert bot.process is None


@pytest.mark.timeout(20)
def test_a_program_that_closes_its_input_has_failed(tmp_path: Path, view: View, monkeypatch: pytest.MonkeyPatch):
    """A program that can hear no more is told of at once, as what it is."""
    monkeypatch.setattr(outside, "FAREWELL", 0.2)
    bot = program(tmp_path, "os.close(0); print('deaf', flush=True); time.sleep(60)")

    def ask() -> None:
        bot.start()
        bot.hear("deaf", 10)
        bot.choose(view)

    with pytest.raises(BotError, match="has closed its standard input or output"):
        ask()


def test_the_last_words_of_a_program_that_reads_no_more_are_heard():
    """A program that ends with a word closes both pipes: the broken one may be noticed before the word is read."""
    noticed = threading.Event()

    class Broken(io.BytesIO):
        def write(self, line: object) -> int:
            noticed.set()
            raise BrokenPipeError

    end, begin = os.pipe()
    lines, unsaid = outside.Lines(), outside.Lines()
    listener = threading.Thread(target=outside.listen, args=(os.fdopen(end, "rb"), lines), daemon=True)
    speaker = threading.Thread(target=outside.speak, args=(Broken(), unsaid, lines, listener), daemon=True)
    listener.start()
    speaker.start()
    unsaid.put(b"choose\n")
    assert noticed.wait(10)
    with os.fdopen(begin, "wb") as word:
        word.write(b"fault: enough\n")
    speaker.join()
    assert lines.get() == b"fault: enough\n"
    assert lines.get() is None


def test_a_program_that_does_not_answer_is_ended(tmp_path: Path, view: View, monkeypatch: pytest.MonkeyPatch):
    """Time limits are kept, and nothing is left running."""
    monkeypatch.setattr(outside, "MOVE_LIMIT", 0.3)
    monkeypatch.setattr(outside, "FAREWELL", 0.2)
    bot = program(tmp_path, "time.sleep(60)")
    bot.start()
    process = bot.process
    assert process is not None
    with pytest.raises(BotError, match=r"did not answer within 0\.3 seconds"):
        bot.choose(view)
    assert process.poll() is not None


@pytest.mark.timeout(20)
@pytest.mark.parametrize("lines", ["info still here", "", "info " + "x" * 5000])
def test_talk_does_not_lengthen_the_limit(tmp_path: Path, view: View, monkeypatch: pytest.MonkeyPatch, lines: str):
    """The limit holds for the whole answer, however much `info` comes before it."""
    monkeypatch.setattr(outside, "MOVE_LIMIT", 0.4)
    monkeypatch.setattr(outside, "FAREWELL", 0.2)
    bot = program(tmp_path, f"while True: print({lines!r}, flush=True)")
    begun = time.monotonic()
    with pytest.raises(BotError, match=r"did not answer within 0\.4 seconds"):
        bot.choose(view)
    assert time.monotonic() - begun < 10


@pytest.mark.timeout(20)
def test_a_slow_talker_is_not_waited_for(tmp_path: Path, view: View, monkeypatch: pytest.MonkeyPatch):
    """The limit holds for the whole answer, also if every single line comes within it."""
    monkeypatch.setattr(outside, "MOVE_LIMIT", 0.4)
    monkeypatch.setattr(outside, "FAREWELL", 0.2)
    bot = program(tmp_path, "while True:\n  print('info', flush=True)\n  time.sleep(0.2)")
    with pytest.raises(BotError, match=r"did not answer within 0\.4 seconds"):
        bot.choose(view)


@on_linux
@pytest.mark.timeout(20)
def test_a_flood_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Of what a program says unasked only so much is kept: it has to wait. It can still be ended, and nothing stays."""
    monkeypatch.setattr(outside, "FAREWELL", 0.2)
    before = set(threading.enumerate())
    bot = program(
        tmp_path, f"while True:\n  print('info', flush=True)\n  open({str(tmp_path / 'said')!r}, 'a').write('.')"
    )
    bot.start()
    process = bot.process
    assert process is not None
    wait_until(lambda: len(bot.lines.waiting) == outside.ROOM)
    wait_until(lambda: cannot_write(process.pid))
    assert (tmp_path / "said").stat().st_size < 200_000
    bot.close()
    assert process.poll() is not None
    for thread in set(threading.enumerate()) - before:
        thread.join(5)
        assert not thread.is_alive()


@pytest.mark.timeout(20)
@pytest.mark.parametrize("begin", ["", "info ", "move "])
def test_a_line_without_an_end_is_refused(tmp_path: Path, view: View, monkeypatch: pytest.MonkeyPatch, begin: str):
    """A line has so many bytes at most, of whatever kind it is."""
    monkeypatch.setattr(outside, "FAREWELL", 0.2)
    bot = program(tmp_path, f"sys.stdout.write({begin!r})\nwhile True: sys.stdout.write('x' * 1000)")
    with pytest.raises(BotError, match=r"said a line of more than 100,000 bytes"):
        bot.choose(view)
    assert bot.process is None


def test_a_line_of_the_greatest_length_is_heard(tmp_path: Path, view: View):
    """A line may have as many bytes as docs/bot-protocol.md says, and its line feed."""
    text = f"input(); input(); print('info'.ljust({outside.LONGEST_LINE}) + '\\nmove card:1', flush=True); input()"
    bot = program(tmp_path, text)
    assert str(bot.choose(view)) == "card:1"
    bot.close()


@pytest.mark.timeout(20)
def test_a_program_that_never_reads_blocks_nobody(tmp_path: Path, view: View, monkeypatch: pytest.MonkeyPatch):
    """A program that reads nothing is given up within the limit when its input is full, and ended."""
    monkeypatch.setattr(outside, "MOVE_LIMIT", 0.4)
    monkeypatch.setattr(outside, "FAREWELL", 0.2)
    bot = program(tmp_path, "time.sleep(60)")
    bot.start()
    process = bot.process
    assert process is not None
    begun = time.monotonic()
    bot.say("x" * 1_000_000)
    with pytest.raises(BotError, match=r"did not answer within 0\.4 seconds"):
        bot.choose(view)
    assert time.monotonic() - begun < 10
    assert process.poll() is not None


@pytest.mark.timeout(20)
def test_a_program_that_never_reads_is_not_told_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What a program does not read is kept for a while only: then it has failed, and is ended."""
    monkeypatch.setattr(outside, "FAREWELL", 0.2)
    bot = program(tmp_path, "time.sleep(60)")
    bot.start()

    def go_on() -> None:
        for number in range(10_000):
            bot.reseed(number)
            bot.say("x" * 1000)

    with pytest.raises(BotError, match="does not read what it is told"):
        go_on()
    assert bot.process is None


@pytest.mark.timeout(20)
def test_closing_does_not_wait_for_a_full_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A program that reads nothing can be ended, also if not even `quit` finds room."""
    monkeypatch.setattr(outside, "FAREWELL", 0.2)
    bot = program(tmp_path, "time.sleep(60)")
    bot.start()
    process = bot.process
    assert process is not None
    bot.say("x" * 1_000_000)
    bot.close()
    assert process.poll() is not None


@on_linux
@pytest.mark.parametrize("last", ["time.sleep(60)", "sys.stdin.read()"])
def test_what_a_program_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str):
    """A program and all that it started are ended, whether it goes by itself or not."""
    monkeypatch.setattr(outside, "FAREWELL", 0.5)
    helper = tmp_path / "helper"
    text = f"child = subprocess.Popen(['sleep', '60'])\nopen({str(helper)!r}, 'w').write(str(child.pid))\n"
    bot = program(tmp_path, f"{text}{last}")
    bot = OutsideBot(f"exec:sh -c '{bot.name.removeprefix('exec:')}; exit 3'")
    bot.start()
    wait_until(lambda: helper.exists() and helper.read_text())
    bot.close()
    wait_until(lambda: not runs(int(helper.read_text())))


@pytest.mark.skipif(not hasattr(os, "getsid"), reason="Windows has no sessions")
def test_ctrl_c_is_not_for_the_program(tmp_path: Path):
    """A program has a session of its own: Ctrl-C at the terminal ends no game in the middle."""
    bot = program(tmp_path, "sys.stdin.read()")
    bot.start()
    assert bot.process is not None
    assert os.getsid(bot.process.pid) == os.getpgid(bot.process.pid) == bot.process.pid
    bot.close()


@on_linux
def test_a_program_ends_with_the_one_that_plays(tmp_path: Path):
    """Whoever plays and just ends leaves no program behind, also none that does not hear."""
    bot = program(tmp_path, "time.sleep(60)")
    text = f"from london_bridge.bots import outside\nbot = outside.OutsideBot({bot.name!r})\nbot.start()\n"
    text += "outside.FAREWELL = 0.2\nkept = [bot]\nkept.append(kept)\nprint(bot.process.pid)\n"
    done = subprocess.run([sys.executable, "-c", text], stdout=subprocess.PIPE, text=True, check=True)
    wait_until(lambda: not runs(int(done.stdout)))


def test_info_is_skipped(tmp_path: Path, view: View):
    bot = program(tmp_path, "input(); input(); print('info thinking\\n\\nmove card:1', flush=True); input()")
    assert str(bot.choose(view)) == "card:1"
    bot.close()


def test_a_program_that_is_not_there():
    with pytest.raises(BotError, match="cannot be started: No such file"):
        OutsideBot("exec:/nowhere/bot").choose(View.of(Game.deal(2, "base", 1), 0))
    with pytest.raises(BotError, match="needs a command"):
        make("exec:")
