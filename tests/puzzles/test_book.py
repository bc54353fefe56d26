"""The puzzles that ship: they read back, and are what a puzzle promises to be."""

from __future__ import annotations

from importlib import resources

import pytest

from london_bridge.bots.search_config import rollout_policy
from london_bridge.puzzles import KINDS, THEMES, Puzzle, PuzzleError, puzzle, puzzles
from london_bridge.puzzles.book import FILE, pack, unpack
from london_bridge.puzzles.judging import CLEAR
from london_bridge.puzzles.puzzle import KIND_OF_PHASE, id_of
from london_bridge.rules import Rng, codes
from london_bridge.rules.checks import NAMES
from london_bridge.view import View

BYTES = 1_000_000
BOOK = list(puzzles().values())


def data() -> bytes:
    return resources.files("london_bridge.puzzles").joinpath("data", FILE).read_bytes()


def deciding(one: Puzzle) -> View:
    return View.of(one.game(), one.decider)


def test_there_are_many_of_every_kind_and_for_all_numbers_of_players():
    assert len(BOOK) >= 600
    assert {one.kind for one in BOOK} == set(KINDS)
    assert all(sum(one.players == players for one in BOOK) >= 100 for players in (2, 3, 4))


def test_the_book_is_small_and_reads_back():
    """Below a megabyte; what is read is what was written, to the byte; no id stands for two puzzles."""
    assert len(data()) < BYTES
    assert pack(unpack(data())) == data()
    assert [Puzzle.of(one.to_dict()) for one in BOOK] == BOOK
    assert len(puzzles()) == len(unpack(data())) > 0


@pytest.mark.parametrize("one", BOOK, ids=lambda one: one.id)
def test_a_puzzle_is_one(one: Puzzle):
    """Its answers are the legal moves, one is the best by the margin, and a journeyman misses it."""
    view = deciding(one)
    mask = view.legal_mask()
    words = {str(move) for move in view.legal()}
    if one.kind == "guess":
        assert one.guess is not None
        assert one.guess.seat != one.seat
        words = {word for word in words if word.startswith("card:")}
        assert one.guess.chances == {answer.move: answer.share for answer in one.answers}
        assert sum(one.guess.chances.values()) == pytest.approx(1.0, abs=0.005)
    else:
        assert one.guess is None
        assert KIND_OF_PHASE[view.sketch.phase] == one.kind
    assert {answer.move for answer in one.answers} == words
    assert mask.bit_count() > 1
    assert all(one.answer(move).loss == 0.0 for move in one.best)
    assert one.margin >= 100 * CLEAR - 0.05
    assert one.usual == str(rollout_move(view))
    assert not one.solves(one.usual)
    assert [answer.loss for answer in one.answers] == sorted(answer.loss for answer in one.answers)
    assert view.sketch.phase != codes.CARDS or not any(list(view.sketch.chosen)[: one.players])


def rollout_move(view: View) -> str:
    assert view.seat is not None
    code = int(rollout_policy(0.0).choose(view.sketch, view.seat, Rng(0)))
    return str(next(move for move in view.legal() if move.code == code))


@pytest.mark.parametrize("one", BOOK, ids=lambda one: one.id)
def test_a_puzzle_says_what_it_is(one: Puzzle):
    """Kind, themes and id are what they should be, and nobody's name is in it."""
    assert one.kind in KINDS
    assert one.themes
    assert set(one.themes) <= set(THEMES)
    assert one.id == id_of(one.kind, one.seat, one.document, one.decider)
    record = one.record()
    assert not record.finished
    assert len(record.players) == one.players
    assert record.players == tuple(NAMES[: one.players])
    assert not record.extra


def test_there_is_no_other():
    """An id that is none, and an answer that is none, are refused in a sentence."""
    with pytest.raises(PuzzleError, match="no puzzle 'nothing'"):
        puzzle("nothing")
    with pytest.raises(PuzzleError, match=r"they are .*, "):
        BOOK[0].answer("pass the salt")
