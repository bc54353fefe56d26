"""Bots by name, bots of one's own, and bots at the table: they get a view and give a move."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from london_bridge import bots
from london_bridge.bots import Bot, BotChooser, BotError, ChooserBot, registry
from london_bridge.bots.playout import choice_rngs, play_recorded
from london_bridge.rules import Game, Move, Rng, default_box
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal
from london_bridge.view import View

OWN = """
from london_bridge.rules import Move, Rng
from london_bridge.view import View

class First:
    name = "first"
    def __init__(self, seed: int) -> None:
        self.reseed(seed)
    def reseed(self, seed: int) -> None:
        self.rng = Rng(seed)
    def choose(self, view: View) -> Move:
        return view.legal()[0]

class Nameless(First):
    name = ""

class Cheat(First):
    def choose(self, view):
        return Move.parse("build:11")

class Mute(First):
    def choose(self, view):
        return "card:0"

class NoBot:
    def __init__(self, seed):
        pass

class Faulty:
    def __init__(self, seed):
        raise RuntimeError("out of order")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots of one's own, as the present one."""
    (tmp_path / "mybots.py").write_text(OWN)
    (tmp_path / "broken.py").write_text("import nothing_of_the_kind\n")
    (tmp_path / "wrong.py").write_text("def f(:\n")
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("mybots", "broken", "wrong", "leaving"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def play_by_views(names: list[str], seed: int, players: int) -> Game:
    """A game in which every bot sees only its view, seeded as in a simulation."""
    game = Game.deal(players, "random", seed=seed)
    team = [bots.make(name, stream_seed(seed, 1 + seat)) for seat, name in enumerate(names)]
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, team[seat].choose(View.of(game, seat)))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_by_views_and_inside_the_core_it_is_the_same_game(players: int):
    """Both bots choose from a view; in bulk they run inside the compiled core."""
    names = ["journeyman", "random", "journeyman", "random"][:players]
    for i in range(3):
        seed = stream_seed(4, i)
        game = play_by_views(names, seed, players)
        state = deal_game(Deal(default_box(), players), RANDOM, seed)
        team = [bots.chooser(name) for name in names]
        moves = play_recorded(state, [core for core in team if core], choice_rngs(seed))
        assert [(move // 64, move % 64) for move in moves] == [(seat, move.code) for seat, move in game.moves]
        assert state.parts()[1:] == game.state.parts()[1:]


def test_names():
    """The built-in bots have names, and all of them can be made and play."""
    assert {"random", "journeyman"} <= set(bots.names())
    for name in ("random", "journeyman"):
        bot = bots.make(name, seed=3)
        assert isinstance(bot, Bot)
        assert bot.name == name


def test_the_same_seed_gives_the_same_choices():
    """A bot is seeded, and can be seeded again."""
    view = View.of(Game.deal(4, seed=1), 0)
    bot, other = bots.make("random", seed=5), bots.make("random", seed=5)
    first = [bot.choose(view) for _ in range(20)]
    assert [other.choose(view) for _ in range(20)] == first
    assert [bot.choose(view) for _ in range(20)] != first
    bot.reseed(5)
    assert [bot.choose(view) for _ in range(20)] == first


def test_a_spectator_has_nothing_to_choose():
    """A view without a seat is refused in a sentence."""
    with pytest.raises(BotError, match="spectator"):
        bots.make("journeyman").choose(View.of(Game.deal(4, seed=1)))


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("nobody", "There is no bot 'nobody': say random"),
        ("nowhere:Bot", "There is no module 'nowhere'"),
        ("mybots:Nobody", "has no class 'Nobody'"),
        ("mybots:OWN", "has no class 'OWN'"),
        ("mybots:NoBot", "it has no reseed and no choose"),
        ("mybots:Faulty", "cannot be made: RuntimeError: out of order"),
        ("broken:Bot", "nothing_of_the_kind"),
        ("wrong:Bot", "cannot be imported: SyntaxError"),
        ("leaving:Bot", "cannot be imported: SystemExit: 3"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_what_is_wrong_with_a_name_is_said(spec: str, sentence: str):
    """Errors are for people."""
    with pytest.raises(BotError) as caught:
        bots.make(spec)
    assert sentence in str(caught.value)


@pytest.mark.usefixtures("folder")
def test_a_bot_of_ones_own_plays():
    """`module:Class` from the present folder, with a name of its own or that of its class."""
    assert bots.make("mybots:Nameless").name == "mybots:Nameless"
    game = play_by_views(["mybots:First", "journeyman", "random"], 9, 3)
    assert game.over
    assert bots.chooser("mybots:First") is None


@pytest.mark.parametrize(("name", "sentence"), [("Cheat", "chose build:11, which is not legal"), ("Mute", "'card:0'")])
@pytest.mark.usefixtures("folder")
def test_the_core_never_trusts_a_bot_of_ones_own(name: str, sentence: str):
    """An answer that is no legal move stops the game, and says why."""
    state = deal_game(Deal(default_box(), 4), RANDOM, 1)
    with pytest.raises(BotError) as caught:
        BotChooser(bots.make(f"mybots:{name}")).choose(state, 0, Rng(1))
    assert sentence in str(caught.value)


def test_a_chooser_and_a_bot_are_two_sides_of_one_thing():
    """A chooser as a bot as a chooser still chooses the same."""
    core = bots.chooser("journeyman")
    assert core is not None
    state = deal_game(Deal(default_box(), 3), RANDOM, 6)
    again = BotChooser(ChooserBot("journeyman", core, seed=2))
    assert again.choose(state, 0, Rng(2)) == core.choose(state, 0, Rng(2))
    assert Move(again.choose(state, 0, Rng(2))) in View.of(Game(state), 0).legal()


@pytest.mark.parametrize(
    ("spec", "wanted"),
    [
        ("exec:./bot", "exec:./bot@0.05s"),
        ("exec:./bot@2s", "exec:./bot@2s"),
        ("exec:./bot --mail me@home", "exec:./bot --mail me@home@0.05s"),
        ("exec:./bot@home --fast", "exec:./bot@home --fast@0.05s"),
        ("master", "master@0.05s"),
        ("master@400p", "master@400p"),
        ("journeyman", "journeyman"),
    ],
)
def test_a_budget_for_all_reaches_every_program(spec: str, wanted: str):
    """`--think`: an @ in a command is a budget only if it ends with one."""
    assert bots.with_budget(spec, "0.05s") == wanted


@pytest.mark.parametrize(
    ("old", "now"),
    [
        ("builder", "journeyman"),
        ("builder:maud", "journeyman:maud"),
        ("random", "random"),
        ("builders:My", "builders:My"),
    ],
)
def test_a_bot_answers_to_the_name_it_had(old: str, now: str):
    """Old commands, saved games and the logs of older servers call the journeyman a builder."""
    assert registry.current(old) == now
    if old.startswith("builder:") or old == "builder":
        assert not registry.is_own(old)
        assert registry.level_of(old) == "journeyman"
        assert bots.make(old, 1).name == bots.make(now, 1).name == now
        assert bots.chooser(old) is not None
    assert "builder" not in bots.names()
