"""`london-bridge record show`: any move of any record of a file, as a spectator or a seat sees it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from london_bridge.art.board import board_svg
from london_bridge.cli import run
from london_bridge.record import Record, write_record, write_records
from london_bridge.rules import Game
from london_bridge.view import View
from london_bridge.view.view_document import view_words

from .playing import random_game, run_cli


def finished(players: int, seed: int = 5) -> Game:
    *_, game = random_game(players, seed)
    return game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    write_record(path, Record.of(finished(3)))
    return path


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["record", "show", *arguments]) == 0
    return capsys.readouterr().out


def test_the_end_of_a_game_is_shown_with_its_scoring(file: Path, capsys):
    """Without --move: all moves, and the sums of the final scoring."""
    game = finished(3)
    result = game.result
    assert result is not None
    text = shown(capsys, str(file))
    assert f"Move {len(game.moves)} of {len(game.moves)}." in text
    assert "The game is over" in text
    assert "before the final scoring" in text
    total = next(line for line in text.splitlines() if "final money" in line)
    assert total.split()[2:] == [f"£{m}" if (m := result.money[seat]) >= 0 else f"−£{-m}" for seat in result.ranking]
    assert f"{game.names[result.ranking[0]]} wins with" in text


@pytest.mark.parametrize("move", [0, 1, 3, 7, 40])
def test_any_move_can_be_shown(file: Path, capsys, move: int):
    """The board after that many moves, and what can be done then."""
    record = Record.of(finished(3))
    game = record.replay(move)
    text = shown(capsys, str(file), "--move", str(move))
    assert f"Move {move} of {len(record.moves)}." in text
    assert f"Round {game.state.round} of 12" in text
    for seat in game.deciders:
        assert f"{game.names[seat]} may:" in text


def test_a_card_that_is_face_down_is_not_shown(file: Path, capsys):
    """10.2: a spectator sees that a card was put down; its owner sees which."""
    record = Record.of(finished(3))
    seat, word = record.moves[0]
    assert word.startswith("card:")
    other = (seat + 1) % 3
    assert "a card, face down" in shown(capsys, str(file), "--move", "1")
    assert "a card, face down" in shown(capsys, str(file), "--move", "1", "--seat", str(other))
    assert word in shown(capsys, str(file), "--move", "1", "--seat", str(seat))


def test_one_of_many_records_can_be_shown(tmp_path: Path, capsys):
    path = tmp_path / "games.jsonl"
    write_records(path, [Record.of(finished(2, seed)) for seed in range(3)])
    game = finished(2, 2)
    assert f"Move {len(game.moves)} of {len(game.moves)}." in shown(capsys, str(path), "--record", "2")


@pytest.mark.parametrize("seat", [None, 1])
def test_the_view_can_be_had_as_json(file: Path, capsys, seat: int | None):
    arguments = ["--move", "12", "--json"] + ([] if seat is None else ["--seat", str(seat)])
    game = Record.of(finished(3)).replay(12)
    assert json.loads(shown(capsys, str(file), *arguments)) == view_words(View.of(game, seat))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--move", "9999"], "say a number from 0 to"),
        (["--seat", "3"], "seats of this record go from 0 to 2"),
        (["--record", "1"], "the file has 1 records"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(file: Path, capsys, arguments: list[str], sentence: str):
    assert run(["record", "show", str(file), *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


def test_a_damaged_record_is_refused_in_a_sentence(file: Path, capsys):
    file.write_text(file.read_text(encoding="utf-8").replace('"card:', '"crad:', 1), encoding="utf-8")
    assert run(["record", "show", str(file)]) != 0
    out, err = capsys.readouterr()
    assert out == ""
    assert "moves[" in err


def test_names_are_shown_as_they_are_but_harmlessly(tmp_path: Path):
    """A record from elsewhere may name its players with markup, signs that turn the line round, or a whole page."""
    path = tmp_path / "game.json"
    game = Game.deal(3, seed=1, names=["[red]Eve[/red]", "Bob\u202e", "x" * 150])
    game.apply(0, "card:1")
    write_record(path, Record.of(game))
    ran = run_cli(f"record show {path}")
    assert ran.returncode == 0, ran.stderr
    assert "[red]Eve[/red]" in ran.stdout
    assert "\u202e" not in ran.stdout
    assert "x" * 30 not in ran.stdout


def test_standard_input_can_be_shown():
    text = Record.of(finished(2)).to_json()
    ran = run_cli("record show - --move 4", typed=text)
    assert "Move 4 of" in ran.stdout, ran.stderr


def test_a_picture_of_any_move(file: Path, capsys, tmp_path: Path):
    """--svg prints the drawing of what the seat sees; --output writes it to a file, --night lights the windows."""
    view = View.of(finished_to(file, 12), 1)
    asked = (str(file), "--move", "12", "--seat", "1", "--svg")
    assert shown(capsys, *asked) == board_svg(view) + "\n"
    out = tmp_path / "table.svg"
    assert shown(capsys, *asked, "--night", "--output", str(out)) == ""
    assert out.read_text(encoding="utf-8") == board_svg(view, "night") + "\n"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--svg", "--json"], "leave the others out"),
        (["--night"], "say --svg too"),
        (["--output", "x.svg"], "say --svg too"),
        (["--svg", "--output", "/no/such/folder/x.svg"], "cannot be written"),
    ],
)
def test_what_does_not_go_with_a_picture_is_said(file: Path, capsys, options: list[str], said: str):
    assert run(["record", "show", str(file), *options]) != 0
    assert said in " ".join(capsys.readouterr().err.split())


def finished_to(file: Path, moves: int) -> Game:
    return Record.parse(file.read_text(encoding="utf-8")).replay(moves)


def test_a_position_is_printed_and_shown_again(file: Path, capsys):
    """docs/position.md: --position prints what the seat knows (10.1), and the line is taken in place of a file."""
    game = Record.of(finished(3)).replay(12)
    line = shown(capsys, str(file), "--move", "12", "--seat", "1", "--position")
    assert line == View.of(game, 1).position() + "\n"
    again = json.loads(shown(capsys, line.strip(), "--json"))
    expected = view_words(View.of(game, 1))
    for words in (again, expected):
        words["now"].pop("after_tiles")
    names = [seat.pop("name") for seat in again["seats"]]
    assert names == ["Red", "Blue", "Green"]
    assert again | {"seats": None} == expected | {"seats": None}
    assert shown(capsys, line.strip(), "--position") == line
    assert shown(capsys, game.position(), "--seat", "1", "--position") == line
    assert "Red" in shown(capsys, line.strip())


def test_hints_are_given_for_a_position(capsys):
    """The seat that has to act is asked for, whether the line shows all or what a seat knows."""
    game = Record.of(finished(3)).replay(12)
    seat = game.deciders[0]
    for line in (game.position(), View.of(game, seat).position(), View.of(game).position()):
        assert run(["hint", line, "--think", "20p", "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["seat"] == seat
        assert {one["move"] for one in told["hints"]} <= {str(move) for move in game.legal(seat)}


@pytest.mark.parametrize(
    ("command", "arguments", "sentence"),
    [
        (["record", "show"], ["--move", "3"], "--move belongs to a file"),
        (["hint"], ["--record", "3"], "--record belongs to a file"),
        (["record", "show"], ["--seat", "1"], "this position is what seat 0 knows"),
        (["record", "show"], ["--json", "--position"], "--svg, --json and --position"),
    ],
)
def test_what_a_position_cannot_be_asked(capsys, command: list[str], arguments: list[str], sentence: str):
    line = View.of(Record.of(finished(3)).replay(0), 0).position()
    assert run([*command, line, *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_wrong_position_is_refused_with_its_place(capsys):
    line = View.of(Record.of(finished(3)).replay(0), 0).position()
    assert run(["record", "show", line.replace("base", "bass", 1)]) == 2
    assert "position, scoring: 'bass' is no scoring of gate" in capsys.readouterr().err
