"""Tests beside each other: those that measure time run while no other test does, in however many processes.

Every test takes part in the machine. One that is marked `alone` waits at the gate until the others are through, and
nobody enters behind it before it is done. The locks are the system's, so a process that dies holds up nobody.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

#: Where the processes of one run find their common locks.
VARIABLE = "LONDON_BRIDGE_TEST_LOCKS"


@contextmanager
def among_others(locks: Path, alone: bool) -> Iterator[None]:
    """The time of one test. Whoever waits keeps the gate shut: one who wants to be alone is not overtaken."""
    import fcntl  # Windows has none; there tests run in one process

    with (locks / "floor").open("a") as floor:  # closing a file gives its lock back
        with (locks / "gate").open("a") as gate:
            fcntl.flock(gate, fcntl.LOCK_EX)
            fcntl.flock(floor, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        yield


class Locks:
    """Pytest's hooks: the process that hands the tests out makes the locks, the others take them."""

    def __init__(self, config: pytest.Config) -> None:
        self.works = hasattr(config, "workerinput")
        if not self.works:
            os.environ[VARIABLE] = tempfile.mkdtemp(prefix="london-bridge-locks-")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """One test, with what it sets up and clears away."""
        if not self.works:
            return (yield)
        with among_others(Path(os.environ[VARIABLE]), item.get_closest_marker("alone") is not None):
            return (yield)

    def pytest_unconfigure(self) -> None:
        """All tests are done."""
        if not self.works:
            shutil.rmtree(os.environ.pop(VARIABLE))
