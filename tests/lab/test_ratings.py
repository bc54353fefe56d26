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


def test_ten_thousand_games_are_rated_in_a_moment():
    """Rating takes less time than playing: it took 43 seconds where the games took 6."""
    deals = drawn(2500, 4)
    begun = time.process_time()
    rate(4, deals)
    assert time.process_time() - begun < 5
