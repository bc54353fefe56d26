"""The day and its deal: the same everywhere, another one every day, and nothing of it shifts with what people do."""

import hashlib
import json
from datetime import UTC, date

import pytest

from london_bridge.daily import Day, DayDeal, DayError, day_at, zone_of
from london_bridge.record import Record
from london_bridge.rules import default_box

WEDNESDAY, SUNDAY = Day(date(2026, 11, 18)), Day(date(2026, 11, 22))


def test_days_have_names() -> None:
    assert Day.read("2026-11-18") == WEDNESDAY
    assert WEDNESDAY.name == "2026-11-18"
    assert WEDNESDAY.shift(4) == SUNDAY
    assert [day.name for day in SUNDAY.week] == [f"2026-11-{number}" for number in range(16, 23)]


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "2026-1-1", "20261118", "2026-W47-3", "2026-11-18T00:00"])
def test_what_is_no_day(text: str) -> None:
    with pytest.raises(DayError, match="is no day"):
        Day.read(text)


def test_sundays_are_for_two() -> None:
    assert [day.players for day in SUNDAY.week] == [4, 4, 4, 4, 4, 4, 2]
    assert DayDeal(SUNDAY).deal().players == 2
    assert len(DayDeal(SUNDAY).cast()) == 1


def test_a_day_begins_where_the_host_lives() -> None:
    """24 hours after one another but for the days on which clocks are changed."""
    london = zone_of("Europe/London")
    summer = Day.read("2026-03-29")
    assert summer.ends(london) - summer.begins(london) == 23 * 3_600_000
    assert summer.ends(UTC) - summer.begins(UTC) == 24 * 3_600_000
    for zone in (UTC, london, zone_of("Pacific/Auckland")):
        assert day_at(summer.begins(zone), zone) == summer
        assert day_at(summer.ends(zone) - 1, zone) == summer
        assert day_at(summer.ends(zone), zone) == summer.shift(1)
    with pytest.raises(DayError, match="is no time zone"):
        zone_of("Atlantis/Capital")


@pytest.mark.parametrize(
    ("day", "sealed", "salt", "cast"),
    [
        (WEDNESDAY, "325a792db4b7989c", "77d9679f334d8efc", ["maud", "hugh", "eleanor"]),
        (SUNDAY, "c4b3953aba7de7d2", "83bf12a223265b2f", None),
    ],
)
def test_the_deal_of_a_day_stands(day: Day, sealed: str, salt: str, cast: list[str] | None) -> None:
    """What people play on a day must not change under them, nor differ between servers: two days, once and for all.

    A change here needs another EDITION.
    """
    deal = DayDeal(day)
    assert hashlib.sha256(json.dumps(deal.sealed(), sort_keys=True).encode()).hexdigest()[:16] == sealed
    assert deal.salt[:16] == salt
    assert cast in (None, deal.cast())
    record = Record.of(deal.game())
    assert Record.from_document(record.document()).deal.box.label == default_box().label


def test_every_day_and_every_secret_has_its_own_deal() -> None:
    days = [DayDeal(WEDNESDAY.shift(i)) for i in range(30)]
    assert len({str(day.sealed()) for day in days}) == len({day.salt for day in days}) == 30
    assert len({tuple(day.cast()) for day in days}) > 20
    secret = DayDeal(WEDNESDAY, "the league's")
    assert secret.sealed() != DayDeal(WEDNESDAY).sealed()
    assert secret.salt not in (DayDeal(WEDNESDAY).salt, DayDeal(WEDNESDAY, "another's").salt)


def test_everything_is_dealt() -> None:
    """Every tile, bonus tile and marker lies somewhere; the days together use every scoring, step and side."""
    deals = [DayDeal(WEDNESDAY.shift(i)).deal() for i in range(60)]
    for deal in deals:
        assert sorted(deal.stacks) == sorted(deal.tables.tiles)
        assert sorted(deal.bonus) == sorted(deal.tables.bonus)
        assert sorted(deal.steps[: deal.players]) == list(range(deal.players))
        assert all(deal.markers[i] for i in range(deal.last_round))
    for category in range(4):
        assert {deal.scoring[category] for deal in deals} == {0, 1, 2, 3, 4}
    assert {deal.rondel for deal in deals} == set(range(6))


def test_chance_has_a_purpose_and_an_index() -> None:
    """No number is used for two things."""
    deal = DayDeal(WEDNESDAY)
    numbers = [deal.number(purpose, index) for purpose in ("deal", "scoring", "bot", "par 0") for index in range(50)]
    assert len(set(numbers)) == len(numbers)
    assert deal.number("deal", 1) == DayDeal(WEDNESDAY).number("deal", 1)
