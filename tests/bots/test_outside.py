"""Programs as bots: the documented example plays, and one that fails is told of in words (docs/bot-protocol.md)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from london_bridge.bots import BotError, make, outside
from london_bridge.bots.outside import OutsideBot
from london_bridge.rules import Game
from london_bridge.view import View

EXAMPLE = Path(__file__).parents[2] / "examples/outside_bot.py"


def program(folder: Path, text: str) -> OutsideBot:
    """A bot from the source of a program that has said that it is ready."""
    file = folder / "bot.py"
    file.write_text(f"import sys, time\ninput()\nprint('ready me', flush=True)\n{text}\n")
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
        ("input(); input(); print('hello', flush=True); input()", "'hello' where a line `move"),
    ],
)
def test_a_program_that_fails_is_told_of(tmp_path: Path, view: View, text: str, told: str):
    """A crash, a word that is no move, and a line that nobody asked for."""
    bot = program(tmp_path, text)
    with pytest.raises(BotError, match=told):
        bot.choose(view)
    assert bot.process is None


def test_a_program_that_does_not_answer_is_ended(tmp_path: Path, view: View, monkeypatch: pytest.MonkeyPatch):
    """Time limits are kept, and nothing is left running."""
    monkeypatch.setattr(outside, "MOVE_LIMIT", 0.3)
    bot = program(tmp_path, "time.sleep(60)")
    bot.start()
    process = bot.process
    assert process is not None
    with pytest.raises(BotError, match=r"did not answer within 0\.3 seconds"):
        bot.choose(view)
    assert process.poll() is not None


def test_info_is_skipped(tmp_path: Path, view: View):
    bot = program(tmp_path, "input(); input(); print('info thinking\\n\\nmove card:1', flush=True); input()")
    assert str(bot.choose(view)) == "card:1"
    bot.close()


def test_a_program_that_is_not_there():
    with pytest.raises(BotError, match="cannot be started: No such file"):
        OutsideBot("exec:/nowhere/bot").choose(View.of(Game.deal(2, "base", 1), 0))
    with pytest.raises(BotError, match="needs a command"):
        make("exec:")
