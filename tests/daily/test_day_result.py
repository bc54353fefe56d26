"""What a result is worth among others, the row of tiles, and days in a row."""

import random
from collections import Counter
from datetime import date

import pytest

from london_bridge.daily import Day, DayField, Streak, matchpoints, row_of_places, streak

FIRST = Day(date(2026, 11, 1))


@pytest.mark.parametrize(
    ("money", "field", "expected"),
    [
        (60, [60], None),
        (60, [60, 50], 100.0),
        (50, [60, 50], 0.0),
        (60, [60, 60], 50.0),
        (60, [60, 60, 50, 70, 40], 62.5),
        (7, [7, 7, 7, 1], 66.7),
    ],
)
def test_matchpoints(money: int, field: list[int], expected: float | None) -> None:
    """As in duplicate bridge: one for everybody whom one beats, half of one for everybody who has as much."""
    assert matchpoints(money, field) == expected


def test_matchpoints_of_all_add_up_to_half() -> None:
    field = [61, 44, 61, 80, 12, 44, 44]
    points = [matchpoints(money, field) or 0.0 for money in field]
    assert sum(points) / len(points) == pytest.approx(50, abs=0.1)


@pytest.mark.parametrize("played", [1, 2, 7, 400])
def test_a_field_says_the_same_as_a_look_at_everybody(played: int) -> None:
    """Places and matchpoints of counted results are those that one finds by comparing each with all."""
    rng = random.Random(played)
    all_money = [rng.randint(40, 90) for _ in range(played)]
    field = DayField(Counter(all_money))
    assert field.played == played
    for money in all_money:
        assert field.place(money) == 1 + sum(other > money for other in all_money)
        beaten = sum(other < money for other in all_money) + (all_money.count(money) - 1) / 2
        found = field.matchpoints(money)
        assert found == pytest.approx(100 * beaten / (played - 1), abs=0.051) if played > 1 else found is None
    assert field.matchpoints(12) is None, "nobody has made that"


def test_the_row_tells_where_one_stood() -> None:
    curve = [[5, 8, 12], [5, 9, 12], [5, 8, 20], [5, 1, 2]]
    assert row_of_places(curve, 0) == [2, 2]
    assert row_of_places(curve, 2) == [2, 1]
    assert row_of_places(curve, 3) == [4, 4]


@pytest.mark.parametrize(
    ("played", "today", "expected"),
    [
        ([], 5, Streak(0, 0)),
        ([5], 5, Streak(1, 1)),
        ([4], 5, Streak(1, 1)),
        ([3], 5, Streak(1, 1)),  # yesterday was missed: that is forgiven, if today is played
        ([2], 5, Streak(0, 1)),
        ([1, 2, 3, 4, 5], 5, Streak(5, 5)),
        ([1, 2, 4, 5], 5, Streak(4, 4)),
        ([1, 2, 5, 6], 6, Streak(2, 2)),
        ([1, 3, 5], 5, Streak(1, 2)),  # the second missed day within a week
        ([1, 3, 4, 5, 6, 7, 8, 9, 11], 11, Streak(9, 9)),
        ([1, 3, 4, 5, 6, 7, 9], 9, Streak(1, 6)),
        ([1, 2, 3, 4, 10], 10, Streak(1, 4)),
    ],
)
def test_a_row_forgives_a_day_a_week(played: list[int], today: int, expected: Streak) -> None:
    assert streak([FIRST.shift(day) for day in played], FIRST.shift(today)) == expected
