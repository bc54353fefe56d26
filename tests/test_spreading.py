"""How tests are spread: a module's stay together, long ones come first, and those that must be alone come last."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.spreading import ALONE, LONG, SECONDS, longest_first, module_of, shuffle

TESTS = Path(__file__).parent


def test_a_run_begins_with_the_long_ones_and_ends_with_those_that_are_alone(request: pytest.FixtureRequest) -> None:
    """Of whatever tests this run has; nobody is lost."""
    items = list(request.session.items)
    longest_first(items)
    assert sorted(item.nodeid for item in items) == sorted(item.nodeid for item in request.session.items)
    alone = [item.get_closest_marker(ALONE) is not None for item in items]
    assert alone == sorted(alone)
    changes = [module_of(item.nodeid) for item in items[: alone.count(False)]]
    changes = [now for before, now in zip([None, *changes], changes, strict=False) if now != before]
    assert len(changes) == len(set(changes)), "no module is in two pieces"


def test_an_order_of_chance_keeps_modules_together(request: pytest.FixtureRequest) -> None:
    """The same seed gives the same order."""
    orders = []
    for _ in range(2):
        items = list(request.session.items)
        shuffle(items, 7)
        orders.append([item.nodeid for item in items])
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == sorted(item.nodeid for item in request.session.items)


def test_what_is_named_is_there() -> None:
    """A module or room that has gone would be waited for by nobody."""
    assert all((TESTS.parent / module).exists() for module in LONG)
    assert all((TESTS / room).is_dir() for room in SECONDS)
