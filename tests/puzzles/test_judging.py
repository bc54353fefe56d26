"""Races: sure of what is better, of nothing where nothing is, and the same again with the same seed."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from london_bridge.puzzles.finding import decisions_of
from london_bridge.puzzles.judging import (
    CLEAR,
    JUDGES,
    LOOKS,
    MARGIN,
    PLAYED_OUT,
    difference,
    is_hopeless,
    race,
    same_as,
)
from london_bridge.puzzles.puzzle import MIDDLE
from london_bridge.puzzles.rating import LOWEST, expected, rating_of
from london_bridge.rules import codes
from london_bridge.rules.state import State, top_bonus
from london_bridge.view import View
from tests.review.games import bot_game

GAME = bot_game(("journeyman", "apprentice", "journeyman"), 11)


def moments(phase: int) -> list[tuple[State, int]]:
    """What the seats see at all moments of a phase in which they have a choice."""
    found = []
    for _, game, seat in decisions_of(GAME):
        view = View.of(game, seat)
        if game.state.phase == phase and view.legal_mask().bit_count() > 1:
            found.append((view.sketch, seat))
    return found


@pytest.mark.parametrize("judge", JUDGES)
def test_a_race_is_the_same_again(judge: str):
    """The same seed gives the same race; another one other games, and the same leader where it was sure."""
    sketch, seat = moments(codes.START)[-4]
    once, again = (race(sketch, seat, 5, judge, looks=LOOKS[:4], least=40) for _ in range(2))
    assert once == again
    assert once != race(sketch, seat, 6, judge, looks=LOOKS[:4], least=40)


def test_every_move_meets_as_many_games_as_are_asked_for():
    """Whoever dropped out early is tried again afterwards, if the race was won: all have a worth."""
    seen = 0
    for sketch, seat in moments(codes.START)[-9:]:
        ran = race(sketch, seat, 5, PLAYED_OUT, looks=LOOKS[:5], least=50)
        assert ran.playouts == sum(one.games for one in ran.figures.values())
        assert ran.figures[ran.leader].loss == 0.0
        if ran.sure:
            seen += 1
            assert min(one.games for one in ran.figures.values()) >= 50
            assert all(one.loss > 0 for code, one in ran.figures.items() if code != ran.leader)
    assert seen


def test_differences_are_of_the_games_that_both_met():
    """The mean and its standard error, as the textbook has them."""
    chance = Random(1)
    one, other = [chance.random() for _ in range(300)], [chance.random() for _ in range(100)]
    gaps = [a - b for a, b in zip(one, other, strict=False)]
    mean = sum(gaps) / 100
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / 99 / 100)
    assert difference(one, other) == pytest.approx((mean, spread), rel=0.02)


def test_a_race_is_given_up_where_it_promises_nothing():
    """Behind, or only just ahead after many games; not while it may still become clear."""
    assert is_hopeless((CLEAR - 0.03, 0.02), 4.0, 64, 4096)
    assert not is_hopeless((CLEAR, 0.02), 4.0, 64, 4096)
    assert is_hopeless((MARGIN + 0.005, 0.02), 4.0, 512, 4096)
    assert not is_hopeless((MARGIN + 0.05, 0.02), 4.0, 512, 4096)


def test_equal_bonus_tiles_are_one_answer():
    """5.12: the same tile on two stacks may be taken from either."""
    twins = 0
    for sketch, seat in moments(codes.TILES):
        moves = [move.code for move in View(seat, ("", "", ""), sketch).legal()]
        for code in moves:
            same = same_as(sketch, code, moves)
            assert code in same
            assert len({top_bonus(sketch, one - codes.BONUS) for one in same}) == 1
            twins += len(same) > 1
    sketch, _ = moments(codes.START)[0]
    assert same_as(sketch, codes.PLACE, [codes.PLACE, codes.PLACE + 1]) == {codes.PLACE}


def test_ratings_follow_what_was_found():
    """Who is rated alike wins every other time; what nobody finds is harder than what everybody finds."""
    assert expected(1500, 1500) == 0.5
    assert expected(1900, 1500) == pytest.approx(10 / 11)
    solvers = (1000, 1500, 2000)
    easy, middle, hard = (
        rating_of([(solver, share) for solver, share in zip(solvers, shares, strict=True)])
        for shares in ((1.0, 1.0, 1.0), (0.0, 0.5, 1.0), (0.0, 0.0, 0.0))
    )
    assert LOWEST < easy < middle < hard
    assert middle == pytest.approx(MIDDLE, abs=2)
