"""The front door: one import for everything, and things that behave as Python's own do."""

from __future__ import annotations

import ast
import inspect
import os
import pickle
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import london_bridge
from london_bridge import Box, Game, LondonBridgeError, Move, Record, Rng, View, bots, default_box, pictures
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.search import Search
from london_bridge.bots.value import Network
from london_bridge.envs import VectorGames
from london_bridge.rules import MoveError, engine
from london_bridge.rules.state import Deal, State
from london_bridge.rules.undoing import undo_to


def play_on(game: Game, moves: int, seed: int = 1) -> Game:
    rng = Rng(seed)
    for _ in range(moves):
        if (due := game.chance) is not None:
            game.reveal(due.outcomes[rng.below(len(due.outcomes))])
        elif not game.over:
            seat = game.deciders[rng.below(len(game.deciders))]
            game.apply(seat, Move(rng.pick(game.legal_mask(seat))))
    return game


def draw_all(game: Game, rng: Rng) -> None:
    while (due := game.chance) is not None:
        game.reveal(due.outcomes[rng.below(len(due.outcomes))])


# --- one import -----------------------------------------------------------------------------------------------------


def run(code: str, **environment: str) -> list[str]:
    clean = {name: value for name, value in os.environ.items() if name != "LONDON_BRIDGE_PURE"}
    ran = subprocess.run(
        [sys.executable, "-c", code], env=clean | environment, capture_output=True, text=True, check=True
    )
    return ran.stdout.split()


def test_importing_the_package_loads_no_room():
    """What is asked for is loaded when it is asked for, and no more."""
    shown = "print(*sorted(m for m in sys.modules if m.startswith('london_bridge')))"
    assert run(f"import sys, london_bridge; {shown}") == [
        "london_bridge",
        "london_bridge._pure",
        "london_bridge.pictures",
    ]
    loaded = run(f"import sys; from london_bridge import Game, Move, Box; {shown}")
    assert "london_bridge.rules.engine" in loaded
    assert not [name for name in loaded if name.split(".")[1:2] in (["view"], ["record"], ["bots"], ["art"], ["cli"])]


def test_the_choice_of_engine_comes_first():
    """LONDON_BRIDGE_PURE=1 holds for what comes through the front door."""
    code = "from london_bridge import Game; from london_bridge.rules import engine; print(engine.__file__)"
    assert run(code, LONDON_BRIDGE_PURE="1")[0].endswith("engine.py")


def test_every_name_of_the_front_door_is_there():
    """`__all__`, `dir` and what can be had are one."""
    for name in london_bridge.__all__:
        assert getattr(london_bridge, name) is not None
        assert name in dir(london_bridge)
    assert london_bridge.bots is bots
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        london_bridge.Gmae  # noqa: B018


def test_everything_public_has_a_repr_and_a_signature():
    """No address in a repr; every public callable says what it takes."""
    game = Game.deal(2, seed=1)
    things = [game, View.of(game, 0), Record.of(game), Move("done"), default_box(), Rng(4), game.state, game.state.deal]
    things += [bots.make(name, seed=1) for name in bots.names()]
    assert repr(eval(repr(Rng(4)))) == "Rng(4)"
    for thing in things:
        assert " at 0x" not in repr(thing)
        for name, member in inspect.getmembers(type(thing)):
            if not name.startswith("_") and callable(member):
                assert inspect.signature(member) is not None
                assert inspect.getdoc(member), f"{type(thing).__name__}.{name} has no docstring"


@pytest.mark.parametrize("public", [Rng, VectorGames, State, Deal, Journeyman, Search, Network])
def test_a_compiled_class_has_the_signature_of_its_source(public: type):
    """`inspect.signature`, help() and editors know what a class takes, compiled and interpreted alike."""
    file = Path(london_bridge.__file__).parent.joinpath(*public.__module__.split(".")[1:]).with_suffix(".py")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    (made,) = (one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == public.__name__)
    (init,) = (one for one in made.body if isinstance(one, ast.FunctionDef) and one.name == "__init__")
    for argument in [*init.args.args, *init.args.kwonlyargs]:
        argument.annotation = None
    written = ast.unparse(init.args).removeprefix("self, ")
    told = inspect.signature(public)
    plain = [one.replace(annotation=inspect.Parameter.empty) for one in told.parameters.values()]
    assert str(inspect.Signature(plain)) == f"({written})"


# --- moves ----------------------------------------------------------------------------------------------------------


def test_a_move_is_made_of_its_word_and_its_repr_evaluates_back():
    """`Move("card:3")` is `Move(3)`, and what the REPL shows can be typed."""
    for code in range(55):
        move = Move(code)
        assert Move(str(move)) == move == eval(repr(move))
        assert pickle.loads(pickle.dumps(move)) == move
    for wrong in ("card:9", "", None, [1], 55, -1, 1.5):
        with pytest.raises(MoveError):
            Move(wrong)  # type: ignore[arg-type]


def test_a_move_never_changes():
    """Moves are shared by all games: one that changed would change them all."""
    move = Move("card:3")
    with pytest.raises(AttributeError, match="never changes"):
        move.code = 4
    with pytest.raises(AttributeError, match="never changes"):
        del move.code


# --- games ----------------------------------------------------------------------------------------------------------


def test_a_game_equals_its_copy_until_one_moves():
    """Two games are equal that stand at the same moment, by whatever way and under whatever names."""
    game = play_on(Game.deal(3, "random", seed=3), 40)
    other = game.copy()
    assert game == other
    other.apply(other.deciders[0], other.legal(other.deciders[0])[0])
    assert game != other
    assert game != "game"
    with pytest.raises(TypeError):
        hash(game)
    one, two = (Game.deal(3, seed=3) for _ in range(2))
    one.apply(0, "card:1")
    one.apply(1, "card:2")
    two.apply(1, "card:2")
    two.apply(0, "card:1")
    assert one == two


def test_print_shows_the_board():
    """Everything that lies on the table is in the text of a game; a view hides what lies face down (10.2)."""
    game = play_on(Game.deal(4, "random", seed=5, names=["Ada", "Ben", "Cleo", "Dan"]), 90)
    text = str(game)
    assert text.startswith(f"Round {game.state.round} of 12, ")
    for seat, name in enumerate(game.names):
        assert f" {name}: money {game.state.money[seat]}, " in text
        for tile in list(game.state.bridge)[seat * 12 : seat * 12 + game.state.built[seat]]:
            assert tile > 60 or f" {tile} " in text
    assert all(kind in text for kind in ("gate", "guild", "chapel", "hostelry", "park", "haberdasher"))
    assert max(map(len, text.splitlines())) < 240
    game = Game.deal(2, seed=1)
    game.apply(0, "card:4")
    assert "played 4" in str(game)
    assert "played ?" in str(View.of(game, 1))
    assert str(play_on(Game.deal(3, seed=2), 10**4)).startswith("Over after round")
    assert "?" in str(Game.deal(3, seed=2, late=True))


def test_games_views_and_records_draw_themselves():
    """A notebook shows the table; the rooms below the drawings need not know how (import-linter holds that)."""
    game = play_on(Game.deal(3, "random", seed=3), 40)
    for thing in (game, View.of(game, 1), Record.of(game)):
        picture = thing._repr_svg_()
        assert picture is not None
        assert ET.fromstring(picture).tag.endswith("svg")
    assert pictures.picture(game) == game._repr_svg_()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("late", [False, True])
def test_undo_and_redo_go_the_whole_way(players: int, late: bool):
    """Every moment is found again exactly, backwards and forwards, also where chance is drawn late."""
    game, rng = Game.deal(players, "random", players, late=late), Rng(players)
    draw_all(game, rng)
    moments = [game.copy()]
    while not game.over:
        seat = game.deciders[rng.below(len(game.deciders))]
        game.apply(seat, Move(rng.pick(game.legal_mask(seat))))
        draw_all(game, rng)
        moments.append(game.copy())
    last, line = game.copy(), list(game.moves)
    for moment in reversed(moments[:-1]):
        assert game.undo() == line[len(game.moves)]
        assert game == moment
        assert game.moves == moment.moves
    with pytest.raises(LondonBridgeError, match="no move to undo"):
        game.undo()
    for moment in moments[1:]:
        assert game.redo() == moment.moves[-1]
        assert game == moment
    assert game.result == last.result
    with pytest.raises(LondonBridgeError, match="no move to redo"):
        game.redo()


def test_a_new_move_forgets_what_was_undone():
    """As everywhere: whoever goes another way cannot redo the old one; a copy keeps what its game could."""
    game = play_on(Game.deal(3, seed=1), 10)
    game.undo()
    other = game.copy()
    game.apply(game.deciders[0], game.legal(game.deciders[0])[0])
    with pytest.raises(LondonBridgeError, match="no move to redo"):
        game.redo()
    other.redo()
    assert len(other.moves) == 10


def test_a_game_taken_up_in_the_middle_goes_back_to_there():
    """A game from a position knows the moves that were made since."""
    start = play_on(Game.deal(2, seed=9), 30)
    game = Game.from_position(start.position())
    play_on(game, 12)
    for _ in range(12):
        game.undo()
    assert game == start
    with pytest.raises(LondonBridgeError, match="no move to undo"):
        game.undo()


def test_a_state_that_was_changed_behind_the_game_is_told():
    """Whoever steps the state itself is told so, as soon as the game's moves are needed."""
    for ask in (lambda game: game.undo(), lambda game: game.history(), lambda game: game.payments(), Record.of):
        game = play_on(Game.deal(3, seed=1), 10)
        seat = game.deciders[0]
        engine.step(game.state, seat, game.legal(seat)[0].code)
        with pytest.raises(LondonBridgeError, match="changed without the game"):
            ask(game)
    game = play_on(Game.deal(3, seed=1), 10)
    game.state.money = [50, 5, 5, 0]
    with pytest.raises(LondonBridgeError, match="changed without the game"):
        game.undo()


def test_what_may_be_undone_at_a_table_is_said_in_one_place():
    """10.1, 10.2: own moves, until something was revealed or another seat has acted."""
    line = [(0, Move("card:1")), (1, Move("card:2")), (1, Move("draw:1")), (1, Move("done"))]
    assert undo_to(line, [False] * 4, 1) == 1
    assert undo_to(line, [False] * 4, 0) == 4
    assert undo_to(line, [False, False, True, False], 1) == 3
    assert undo_to(line, [False] * 4, 1, first=2) == 2


# --- records --------------------------------------------------------------------------------------------------------


def test_a_record_is_walked_moment_by_moment():
    """Each moment is what `replay` gives there, with what its move told; the games are independent."""
    game = play_on(Game.deal(3, "random", seed=8), 10**4)
    record = Record.of(game)
    moments = list(record.walk())
    assert [moment.number for moment in moments] == list(range(len(record.moves) + 1))
    assert [list(moment.events) for moment in moments] == game.history()
    assert [(moment.seat, str(moment.move)) for moment in moments[1:]] == list(record.moves)
    assert (moments[0].seat, moments[0].move) == (None, None)
    for number in range(0, len(moments), 9):
        assert moments[number].game == record.replay(number)
        assert moments[number].game.moves == record.replay(number).moves
    assert moments[-1].game.result == game.result


def test_boxes_are_equal_by_what_they_hold():
    """A box read twice is the same box."""
    data = dict(default_box().data, name="my-box")
    assert Box(data) == Box(data) != default_box()
