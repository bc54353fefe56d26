"""Who runs which tests: the modules of a run, spread over its processes.

The tests of a module stay in one process, because they share what is dear: a browser, a server, somebody's tables in
every state. What takes long comes first, so that at the end no process waits for another one's long module. Those that
must be alone (`tests/alone.py`) come last and in one process: anywhere else each of them would wait for the test that
the others are at, and hold them up.
"""

from __future__ import annotations

import random

import pytest
from xdist.scheduler import LoadScopeScheduling

#: The group of the tests that must be alone; xdist writes it behind their names.
ALONE = "alone"
#: About how many seconds a test takes in each room that has long ones; elsewhere a fiftieth.
SECONDS = {"web": 6.0, "install": 4.0, "docs": 4.0, "server": 1.0, "lab": 0.5, "cli": 0.3, "envs": 0.3, "bots": 0.2}
#: Modules whose few tests take very long.
LONG = {"tests/web/test_pages.py": 400.0, "tests/web/test_whole_games.py": 100.0, "tests/web/test_lesson.py": 90.0}


def module_of(name: str) -> str:
    """Where a test is written."""
    return name.partition("::")[0]


def cost(module: str, tests: int) -> float:
    """About how many seconds a module takes."""
    room = module.split("/")[1]
    return LONG.get(module, SECONDS.get(room, 0.02) * tests)


def modules(items: list[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """The tests of each module."""
    found: dict[str, list[pytest.Item]] = {}
    for item in items:
        found.setdefault(module_of(item.nodeid), []).append(item)
    return found


def longest_first(items: list[pytest.Item]) -> None:
    """Put the tests of long modules first, and those that must be alone last."""
    others = [item for item in items if item.get_closest_marker(ALONE) is None]
    last = [item for item in items if item.get_closest_marker(ALONE) is not None]
    for item in last:
        item.add_marker(pytest.mark.xdist_group(ALONE))
    groups = sorted(modules(others).items(), key=lambda group: -cost(group[0], len(group[1])))
    items[:] = [item for _, group in groups for item in group] + last


def shuffle(items: list[pytest.Item], seed: object) -> None:
    """Put modules, and the tests of each, into an order of chance."""
    chance = random.Random(str(seed))
    groups = list(modules(items).values())
    chance.shuffle(groups)
    for group in groups:
        chance.shuffle(group)
    items[:] = [item for group in groups for item in group]


class Spread(LoadScopeScheduling):
    """Hands out module after module, in the order of the tests, and those that must be alone as one."""

    def _split_scope(self, nodeid: str) -> str:
        return ALONE if nodeid.endswith(f"@{ALONE}") else module_of(nodeid)
