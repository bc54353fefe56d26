"""Puzzles in the terminal: a position, a question, numbered answers, and what each is worth."""

from __future__ import annotations

import pytest

from london_bridge.cli.puzzles import chosen_puzzles
from london_bridge.errors import LondonBridgeError
from london_bridge.puzzles import KINDS, Puzzle, puzzles
from london_bridge.rules.moves import CODE_OF

from .playing import run_cli


def number_of(puzzle: Puzzle, move: str) -> int:
    """The number by which an answer is given."""
    return 1 + sorted((one.move for one in puzzle.answers), key=CODE_OF.__getitem__).index(move)


@pytest.mark.parametrize("kind", ["site", "guess"])
def test_a_puzzle_is_solved_in_the_terminal(kind: str) -> None:
    """Nothing tells the answer before it is given; then all are told, the best first, and why."""
    puzzle = next(one for one in puzzles().values() if one.kind == kind)
    number = number_of(puzzle, puzzle.best[0])
    ran = run_cli(f"puzzles {puzzle.id}", typed=f"hello\n{number}\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    before, given, told = ran.stdout.partition(f"your answer > {number}\n")
    assert given
    assert "Type the number of an answer" in before
    assert "best" not in before
    assert told.startswith("That is it!")
    assert "Why: " in told
    assert told.count(" % ") == len(puzzle.answers)


def test_some_are_chosen_by_chance() -> None:
    """The same seed gives the same; by kind, players and level; a miss, one that is skipped, and the sum at the end."""
    first, second, third, *_ = chosen_puzzles(None, "card", 3, 1500, 7)
    assert {(one.kind, one.players) for one in (first, second, third)} == {("card", 3)}
    assert all(abs(one.rating - 1500) < 200 for one in (first, second, third))
    typed = f"{number_of(first, first.usual)}\nskip\n{number_of(third, third.best[0])}\nquit\n"
    ran = run_cli("puzzles --kind card --players 3 --level 1500 --seed 7", typed=typed)
    assert ran.returncode == 0
    assert [ran.stdout.count(words) for words in ("No: it wins", "That is it!", "1 of 2 solved.")] == [1, 1, 1]


def test_what_there_is_not_is_refused_in_words() -> None:
    """An id, a kind, an id and a kind."""
    with pytest.raises(LondonBridgeError, match="There is no puzzle 'nothing'"):
        chosen_puzzles("nothing", None, None, None, None)
    with pytest.raises(LondonBridgeError, match=", ".join(KINDS)):
        chosen_puzzles(None, "castle", None, None, None)
    with pytest.raises(LondonBridgeError, match="an id names one"):
        chosen_puzzles("nothing", "card", None, None, None)
