"""How sure a figure is: Wilson's interval for shares, Student's for means."""

from __future__ import annotations

from math import inf, sqrt

import numpy as np
import pytest

from london_bridge.lab.intervals import Estimate, Mean, share_of, t95


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_agrees_with_the_published_examples(hits: int, trials: int, low: float, high: float):
    """The score interval without correction, as Newcombe's table has it."""
    share = share_of(hits, trials)
    assert share is not None
    assert share.value == hits / trials
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-5)


def test_a_share_of_nothing_and_of_all():
    """No trials, no share; certain outcomes stay within 0 and 1."""
    assert share_of(0, 0) is None
    every = share_of(50, 50)
    assert every is not None
    assert every.high == 1.0
    assert 0.92 < every.low < 0.94


def test_a_mean_is_the_same_however_it_is_gathered():
    """Whole numbers are added up, so that neither order nor pieces matter."""
    values = np.random.default_rng(3).integers(-30, 90, 1000)
    whole, pieces = Mean(3), Mean(3)
    whole.add(len(values), int(values.sum()), int((values * values).sum()))
    for part in np.array_split(values[::-1], 7):
        pieces.add(len(part), int(part.sum()), int((part * part).sum()))
    assert whole == pieces
    estimate = whole.estimate()
    assert estimate is not None
    assert estimate.value == pytest.approx(values.mean() / 3)
    half = t95(999) * values.std(ddof=1) / sqrt(1000) / 3
    assert (estimate.low, estimate.high) == pytest.approx((estimate.value - half, estimate.value + half))


@pytest.mark.parametrize(
    ("freedom", "published"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (5, 2.5706),
        (6, 2.4469),
        (8, 2.3060),
        (12, 2.1788),
        (30, 2.0423),
        (100, 1.9840),
        (1000, 1.9623),
        (10**7, 1.9600),
    ],
)
def test_students_t_agrees_with_the_tables(freedom: int, published: float):
    """Few games have wide intervals, many the normal one."""
    assert t95(freedom) == pytest.approx(published, abs=2e-4)


def test_nineteen_of_twenty_small_samples_hold_their_mean():
    """The promise itself, for samples of four dice: the interval of 95 % has the true mean in 95 % of cases."""
    rng = np.random.default_rng(5)
    held = 0
    for values in rng.normal(350, 100, (4000, 4)).round().astype(int):
        mean = Mean(100)
        mean.add(4, int(values.sum()), int((values * values).sum()))
        estimate = mean.estimate()
        assert estimate is not None
        held += estimate.low <= 3.5 <= estimate.high
    assert 0.94 < held / 4000 < 0.96


def test_means_of_one_and_of_none():
    """One value tells nothing of a spread; none tells nothing. JSON has no infinity, and people need none."""
    assert Mean().estimate() is None
    one = Mean()
    one.add(1, 7, 49)
    estimate = one.estimate()
    assert estimate is not None
    assert (estimate.low, estimate.value, estimate.high) == (-inf, 7, inf)
    assert estimate.to_dict() == {"value": 7, "low": None, "high": None}
    assert (estimate.ends(1), estimate.shown(1)) == ("", "7.0")
    assert Estimate(0.5, 0.25, 0.75).shown(0, " %", 100) == "50 % (25 to 75)"
