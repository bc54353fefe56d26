"""How sure a figure is: Wilson's interval for shares, the normal one for means."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from london_bridge.lab.intervals import Z95, Mean, share_of


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
    half = Z95 * values.std(ddof=1) / sqrt(1000) / 3
    assert (estimate.low, estimate.high) == pytest.approx((estimate.value - half, estimate.value + half))


def test_means_of_one_and_of_none():
    """One value tells nothing of a spread; none tells nothing."""
    assert Mean().estimate() is None
    one = Mean()
    one.add(1, 7, 49)
    estimate = one.estimate()
    assert estimate is not None
    assert (estimate.low, estimate.value, estimate.high) == (7, 7, 7)
