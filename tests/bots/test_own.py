"""Bots of one's own by name: options, budgets, and sentences for what cannot be understood."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from london_bridge.bots import BotError, Budget, make
from london_bridge.bots.hosting import HostedBot
from london_bridge.bots.own import OwnSpec
from london_bridge.bots.registry import budget_of
from london_bridge.cli import run
from london_bridge.cli.common_options import split_bots

MODULE = """
from london_bridge.rules import Rng

class Picky:
    def __init__(self, seed=0, dreams=4, book=None, budget=None):
        self.name = f"picky {dreams} {book} {budget}"
        self.reseed(seed)
    def reseed(self, seed):
        self.rng = Rng(seed)
    def choose(self, view):
        moves = view.legal()
        return moves[self.rng.below(len(moves))]

class Plain(Picky):
    def __init__(self, seed=0):
        super().__init__(seed)
"""


@pytest.fixture
def picky(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the present folder, under a name that no other test has imported."""
    name = f"own_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return name


def test_options_and_budget_reach_the_class(picky: str):
    """`module:Class(option=value, …)@50ms` is what the class is called with."""
    bot = make(f"{picky}:Picky(dreams=24, book='a, (b)@c')@50ms", seed=3)
    assert bot.name == "picky 24 a, (b)@c 0.05s"
    assert make(f"{picky}:Picky()").name == "picky 4 None None"
    assert make(f"{picky}:Picky@400p").name == "picky 4 None 400p"
    assert OwnSpec.parse("a.b:C(x=[1, -2.5, True, None])@2s") == OwnSpec(
        "a.b", "C", {"x": [1, -2.5, True, None]}, Budget(seconds=2)
    )


@pytest.mark.parametrize(
    ("rest", "sentence"),
    [
        ("Picky(24)", "each is a name, = and a plain value"),
        ("Picky(dreams=open('x'))", "each is a name, = and a plain value"),
        ("Picky(dreams=)", "each is a name, = and a plain value"),
        ("Picky(**{})", "no option|plain value"),
        ("Picky(seed=3)", "seed is no option"),
        ("Picky(dream=3)", "has no option dream; those of its class: dreams, book"),
        ("Plain@50ms", "takes no budget"),
        ("Picky@fast", "no thinking budget"),
        ("Picky(dreams=1", "is no bot of one's own"),
    ],
)
def test_what_cannot_be_is_told(picky: str, rest: str, sentence: str):
    with pytest.raises(BotError, match=sentence):
        make(f"{picky}:{rest}")


def test_a_budget_in_seconds_sets_the_limit(picky: str):
    """docs/arena.md: three times the budget and one second more; 30 seconds without one."""
    assert HostedBot(f"{picky}:Picky@2s").limit == 7
    assert HostedBot(f"{picky}:Picky(dreams=2)").limit == 30
    assert budget_of(f"{picky}:Picky(book='a@b')@2s") == Budget(seconds=2)
    assert budget_of(f"{picky}:Picky(book='a@b')") is None


def test_commas_within_options_part_no_bots():
    assert split_bots("a:B(x=1, y=(2, 3))@50ms, master@1s,,exec:./p (1\\,2,random") == [
        "a:B(x=1, y=(2, 3))@50ms",
        "master@1s",
        "exec:./p (1,2",
        "random",
    ]


@pytest.mark.slow
def test_the_arena_plays_them(picky: str, capsys: pytest.CaptureFixture[str]):
    """Two bots of one class with different options are two bots, each in processes of its own."""
    bots = f"{picky}:Picky(dreams=1, book='x')@50ms,{picky}:Picky(dreams=2)"
    assert run(["arena", "--bots", bots, "--players", "2", "--games", "4", "--jobs", "1", "--json", "-"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"] == split_bots(bots)
    assert told["finished"]
    assert [row["faults"] for row in told["standings"]] == [0, 0]
