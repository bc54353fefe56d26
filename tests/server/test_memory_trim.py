"""Memory that a siege took is free afterwards, without a collection that stops everybody, and goes back."""

import asyncio
import gc
import weakref
from pathlib import Path

from websockets.asyncio.client import connect

from london_bridge.server.live.admission import OPENINGS
from london_bridge.server.memory_trim import WORTH, MemoryTrimmer
from london_bridge.server.metrics import METRICS
from london_bridge.server.rate_limits import RateLimiter
from tests.waiting import a_turn_of_the_loop

from .playing import running


def test_connections_that_are_turned_away_leave_nothing_behind(tmp_path: Path) -> None:
    """What a refused channel took is gone with it, though no collection runs."""

    async def main() -> int:
        async with running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, limits=True) as server:
            server.services.admission.paces[OPENINGS] = RateLimiter(0, 60.0)
            connections = server.server.server_state.connections
            held: list[weakref.ref[object]] = []
            for _ in range(10):
                async with connect(f"ws://127.0.0.1:{server.port}/api/me/live") as socket:
                    held += [weakref.ref(one) for one in connections]
                    await socket.wait_closed()
                assert socket.close_code == 4429
            while connections:
                await a_turn_of_the_loop()
            for _ in range(5):
                await a_turn_of_the_loop()  # the transport's last words
            assert len(held) >= 10
            return sum(one() is not None for one in held)

    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(main()) == 0
    finally:
        gc.enable()


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_an_idle_server_tidies_up_and_a_busy_one_does_not() -> None:
    """Old garbage goes when hardly anybody plays; whoever plays does not wait for it."""
    tidying = MemoryTrimmer()
    tidying.look()
    knot = Knot()
    left = weakref.ref(knot)
    gc.disable()
    try:
        del knot
        METRICS.heard += WORTH
        assert not tidying.look()
        assert left() is not None
        assert tidying.look()
        assert left() is None
        assert not tidying.look(), "there is nothing new to tidy up"
    finally:
        gc.enable()
        METRICS.heard -= WORTH
