"""Ratings: those of choix, found in a moment however many games there are."""

from __future__ import annotations

import random
import time

import choix
import numpy as np
import pytest

from london_bridge.lab.arena.ratings import ALPHA, Choices, rate


def drawn(deals: int, bots: int, players: int = 4) -> list[list[list[int]]]:
    """Rankings by chance, a rotation's worth for each deal; some bots sit more than once."""
    rng = random.Random(1)
    return [[rng.choices(range(bots), k=players) for _ in range(players)] for _ in range(deals)]


@pytest.mark.parametrize(
    "deals",
    [
        drawn(30, 5),
        drawn(30, 3),
        [[[0, 1], [0, 1]]] * 10,  # who lost everything has a strength too
    ],
)
def test_strengths_are_those_of_choix(deals: list[list[list[int]]]):
    """Counting equal choices changes nothing: the same as choix finds from every single choice."""
    bots = 1 + max(bot for deal in deals for ranking in deal for bot in ranking)
    single = [
        (ranking[place], tuple(ranking[place + 1 :]))
        for deal in deals
        for ranking in deal
        for place in range(len(ranking) - 1)
    ]
    wanted = choix.ilsr_top1(bots, single, alpha=ALPHA, max_iter=500, tol=1e-5)
    choices = Choices(bots, deals)
    assert choices.fit(choices.times()) == pytest.approx(wanted - np.mean(wanted), abs=1e-4)


def test_deals_are_drawn_whole():
    """A deal that is drawn twice counts with all its games twice."""
    deals = drawn(6, 4)
    twice = Choices(4, deals).times(np.array([2, 0, 1, 0, 0, 3]))
    again = [deals[0], deals[0], deals[2], deals[5], deals[5], deals[5]]
    assert twice.sum() == Choices(4, again).times().sum()
    choices, other = Choices(4, deals), Choices(4, again)
    assert choices.fit(twice) == pytest.approx(other.fit(other.times()), abs=1e-9)


@pytest.mark.slow
def test_ten_thousand_games_are_rated_in_a_moment():
    """Rating takes less time than playing: it took 43 seconds where the games took 6."""
    deals = drawn(2500, 4)
    begun = time.process_time()
    rate(4, deals)
    assert time.process_time() - begun < 5


def test_who_won_everything_is_rated_with_an_open_interval():
    """Ten deals that all went one way do not say that the loser never wins: by Jeffreys, up to a fifth of them may."""
    for players, deals in ((2, [[[0, 1], [0, 1]]] * 10), (4, [[[0, 1, 2, 3]] * 4] * 10)):
        ratings = rate(players, deals)
        assert [rating.value for rating in ratings] == sorted((rating.value for rating in ratings), reverse=True)
        for rating in ratings:
            assert rating.low < rating.value - 50 or rating.high > rating.value + 50
            assert rating.high - rating.low > 200
    first, second = rate(2, [[[0, 1], [0, 1]]] * 10)
    assert 100 / (1 + 10 ** ((first.low - second.high) / 400)) == pytest.approx(20, abs=8)
    assert first.low < first.value < first.high
    few, many = rate(2, [[[0, 1], [0, 1]]] * 5), rate(2, [[[0, 1], [0, 1]]] * 200)
    assert many[0].low > few[0].low + 150  # and the more deals, the surer


@pytest.mark.slow
@pytest.mark.parametrize(("share", "count"), [(0.5, 15), (0.9, 20), (0.995, 20)])
def test_intervals_hold_what_they_say(share: float, count: int):
    """About 95 of 100 intervals have the true strength in them, also where nearly everything is won."""
    rng = random.Random(7)
    truth = 1500 + 200 * np.log10(share / (1 - share))
    held = 0
    for trial in range(60):
        deals = [[[0, 1] if rng.random() < share else [1, 0] for _ in range(2)] for _ in range(count)]
        rating = rate(2, deals, trial)[0]
        held += rating.low <= truth <= rating.high
    assert held >= 51
