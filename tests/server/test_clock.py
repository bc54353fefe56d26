"""The clock of the server never goes back: nobody's time grows because the machine's clock was set."""

import ast
import asyncio
import time
from pathlib import Path

import pytest

from london_bridge import server
from london_bridge.server.clock import FURTHEST_MS, Clock
from london_bridge.server.rate_limits import RateLimiter

from .playing import Guest, running


def test_a_clock_set_back_lengthens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's clock goes back by an hour; ours goes on by what really passes."""
    wall, steady = 1_700_000_000.0, 50.0
    monkeypatch.setattr(time, "time", lambda: wall)
    monkeypatch.setattr(time, "monotonic", lambda: steady)
    clock = Clock()
    before = clock.now_ms()
    wall, steady = wall - 3600, steady + 30
    assert clock.now_ms() == before + 30_000
    wall, steady = wall + 3600 + 20, steady + 10  # it is set right again, and 20 seconds further
    assert clock.now_ms() == before + 40_000
    wall = 1_700_000_000.0 + 7200  # a laptop slept: the time that passed has passed
    assert clock.now_ms() == before + 7_200_000


def test_it_goes_on_from_what_is_stored() -> None:
    """After a restart with a clock that was set back, time goes on from the last thing that was written."""
    clock = Clock()
    stored = clock.now_ms() + 3_600_000
    assert clock.not_before(stored)
    assert stored <= clock.now_ms() < stored + 60_000
    assert not clock.not_before(stored + FURTHEST_MS + 3_600_000)  # nobody can have written that
    assert clock.now_ms() < stored + 60_000


@pytest.mark.slow
def test_a_clock_runs_out_though_the_machine_was_set_back(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two players, days to decide: a restart with the machine's clock an hour back does not give them the hour."""
    url = f"sqlite:///{tmp_path}/c.sqlite3"
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bob"}]

    async def deadline(who: Guest, table: str) -> int:
        state = (await who.client.get(f"/api/tables/{table}/state")).json()
        return min(int(seat["deadline"]) for seat in state["clocks"]["seats"] if seat["deadline"])

    async def main() -> None:
        async with running(url, tmp_path) as server, server.person("Ann") as ann:
            made = await ann.create(seats, start=True, clock={"kind": "days", "days": 1})
            first = await deadline(ann, made["id"])
            left = first - clock.now_ms()
            table, cookies = made["id"], dict(ann.client.cookies)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() - 3600)
        clock.shown, clock.begun = time.time(), time.monotonic()  # a new process knows nothing of the hour
        async with running(url, tmp_path) as server, server.person() as ann:
            ann.client.cookies.update(cookies)
            assert await deadline(ann, table) == first
            assert first - clock.now_ms() < left + 60_000  # what passed since the last entry is not stored

    asyncio.run(main())


def test_nothing_else_reads_the_time() -> None:
    """One clock that tests can move: no other module asks the machine or its event loop what time it is, or sets an
    alarm for a time of theirs.

    `perf_counter` is left: it measures work, for metrics and for taking turns. So are `sleep` and `call_later`, which
    ask for a span; what is due when they end is asked of the clock.
    """
    asked = []
    for path in sorted(Path(server.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Attribute(value=ast.Name(id="time" | "datetime" | "date"), attr=name):
                    if name in ("time", "monotonic", "time_ns", "monotonic_ns", "now", "utcnow", "today"):
                        asked.append(path.name)
                case ast.ImportFrom(module="time" | "datetime"):
                    asked.append(path.name)
                case ast.Call(func=ast.Attribute(value=ast.Name(id="loop") | ast.Call(), attr="time")):
                    asked.append(path.name)
                case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="loop"), attr="time")):
                    asked.append(path.name)
                case ast.Attribute(attr="call_at"):
                    asked.append(path.name)
    assert set(asked) == {"clock.py"}


def test_limits_refill_by_the_clock_that_tests_move(clock: Clock) -> None:
    """What may be done twice a minute may be done again after a minute of that clock."""
    limiter = RateLimiter(2, 60.0)
    assert [limiter.take("ann") for _ in range(3)] == [True, True, False]
    clock.advance(60)
    assert limiter.take("ann")
