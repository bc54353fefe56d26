"""Tests that measure time are alone: nobody runs beside them, and they are not kept waiting for ever."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tests.alone import among_others
from tests.processes import on_linux
from tests.waiting import wait_until


class Run(threading.Thread):
    """A test in another process: a lock on a file that is opened again is like one of another process."""

    def __init__(self, locks: Path, order: list[str], name: str, alone: bool = False) -> None:
        super().__init__(name=name, daemon=True)
        self.locks, self.order, self.alone = locks, order, alone
        self.done = threading.Event()
        self.start()

    def run(self) -> None:
        """Be there until told to go."""
        with among_others(self.locks, self.alone):
            self.order.append(f"{self.name} comes")
            assert self.done.wait(60)
            self.order.append(f"{self.name} goes")

    def end(self) -> None:
        """Let it go, and see it gone."""
        self.done.set()
        self.join(60)
        assert not self.is_alive()


@on_linux
def test_who_is_alone_meets_nobody_and_is_not_overtaken(tmp_path: Path) -> None:
    """Two run beside each other; a third who wants to be alone waits for both, and a fourth waits for the third."""
    order: list[str] = []
    first, second = Run(tmp_path, order, "first"), Run(tmp_path, order, "second")
    wait_until(lambda: len(order) == 2)
    alone = Run(tmp_path, order, "alone", alone=True)
    wait_until(lambda: gate_is_shut(tmp_path))
    fourth = Run(tmp_path, order, "fourth")
    first.end()
    second.end()
    wait_until(lambda: "alone comes" in order)
    alone.end()
    wait_until(lambda: "fourth comes" in order)
    fourth.end()
    assert order[2:] == ["first goes", "second goes", "alone comes", "alone goes", "fourth comes", "fourth goes"]


def gate_is_shut(locks: Path) -> bool:
    """Whether somebody stands at the gate."""
    fcntl = pytest.importorskip("fcntl")
    with (locks / "gate").open("a") as gate:
        try:
            fcntl.flock(gate, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False
