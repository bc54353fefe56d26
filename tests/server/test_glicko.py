"""Ratings by Glicko-2: Glickman's own example, what must hold of any result, and what is added here."""

import random

import pytest

from london_bridge.server.solving.glicko import (
    HIGHEST,
    LOWEST,
    SUREST,
    UNKNOWN,
    RatedGame,
    Rating,
    after,
    away,
    expectation,
)


def test_the_worked_example() -> None:
    """Section "Example calculation" of Glickman's paper: a win and two losses in one period, τ = 0.5."""
    games = [RatedGame(Rating(1400, 30), 1), RatedGame(Rating(1550, 100), 0), RatedGame(Rating(1700, 300), 0)]
    found = after(Rating(1500, 200, 0.06), games)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)
    expected = [round(expectation(Rating(1500, 200), game.other), 3) for game in games]
    assert expected == [0.639, 0.432, 0.303]


def test_without_games_less_is_known() -> None:
    """Step 6: in every period the deviation grows by the volatility, to no more than that of somebody unknown."""
    before = Rating(1700, 60)
    assert after(before, []) == before
    one_period = away(before, 5.0)
    assert one_period.deviation == pytest.approx((60**2 + (173.7178 * 0.06) ** 2) ** 0.5)
    assert away(before, 365).deviation == pytest.approx(107.4, abs=0.1)
    assert away(before, 1e9).deviation == UNKNOWN
    assert away(before, -5) == before


def test_a_part_of_a_game_moves_less() -> None:
    """Half a game moves the rating less than a whole one, and leaves it less sure; none moves nothing."""
    before, puzzle = Rating(1500, 100), Rating(1600, 80)
    whole, half = (after(before, [RatedGame(puzzle, 1, weight)]) for weight in (1.0, 0.5))
    assert before.rating < half.rating < whole.rating
    assert whole.deviation < half.deviation < before.deviation
    assert after(before, [RatedGame(puzzle, 1, 0.0)]) == before
    # What was expected teaches no direction.
    even = after(before, [RatedGame(puzzle, expectation(before, puzzle))])
    assert even.rating == pytest.approx(before.rating)


def test_ratings_stay_within_their_bounds() -> None:
    """Whatever is played for however long, the numbers stay numbers and within their bounds."""
    rng = random.Random(5)
    for _ in range(300):
        mine = Rating(rng.uniform(LOWEST, HIGHEST), rng.uniform(SUREST, UNKNOWN))
        for _ in range(20):
            other = Rating(rng.uniform(LOWEST, HIGHEST), rng.uniform(SUREST, UNKNOWN))
            mine = after(away(mine, rng.uniform(0, 400)), [RatedGame(other, rng.random(), rng.choice([0.25, 0.5, 1]))])
            assert LOWEST <= mine.rating <= HIGHEST
            assert SUREST <= mine.deviation <= UNKNOWN
            assert 0.01 < mine.volatility < 0.5


def test_a_solver_of_some_strength_gets_there() -> None:
    """Who solves as somebody rated 1900 would, against puzzles near their rating, is rated like that before long."""
    rng = random.Random(3)
    mine = Rating()
    for _ in range(150):
        puzzle = Rating(mine.rating + rng.uniform(-150, 150), 80)
        won = rng.random() < expectation(Rating(1900), puzzle)
        mine = after(mine, [RatedGame(puzzle, float(won))])
    assert abs(mine.rating - 1900) < 3 * mine.deviation
    assert mine.deviation < 80
