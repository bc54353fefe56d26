"""Nobody stops everybody's bots, at full size, and the moment of a secret choice under load. Prints its figures."""

import asyncio
import statistics
from pathlib import Path
from typing import Any

import pytest

from london_bridge.rules import Game
from london_bridge.server.bots.fair_queue import Payer
from london_bridge.server.bots.workers import Workers
from london_bridge.server.tables.bot_driver import SecretChoices
from london_bridge.view import View
from tests.server.crowding import play_beside_a_crowd

from .duration import so_many
from .noting import note

pytestmark = pytest.mark.soak
#: Of a quick bot, in each state of things; the others follow from it.
REPLIES = so_many(30, 6)


@pytest.mark.parametrize("through", [False, True], ids=["straight", "nginx"])
@pytest.mark.parametrize(("workers", "tables", "addresses"), [(1, 50, 1), (4, 80, 3)])
def test_somebody_plays_beside_a_crowd_of_architects(
    database: str, tmp_path: Path, workers: int, tables: int, addresses: int, through: bool
) -> None:
    """Beside watched tables of architects, after a restart, and beside many hints, through nginx and without: a quick
    bot answers within a second, moves at other tables take at most twice as long, a clock is served in time, and
    nothing is a fault.
    """
    how: dict[str, Any] = {"workers": workers, "tables": tables, "addresses": addresses, "through": through}
    found = asyncio.run(play_beside_a_crowd(database, tmp_path, replies=REPLIES, **how))
    note(f"crowd-{database.partition(':')[0]}-{workers}-{'nginx' if through else 'straight'}", found)
    holds(found, tables)


@pytest.mark.parametrize("through", [False, True], ids=["straight", "nginx"])
def test_somebody_plays_beside_a_crowd_at_four_processes(postgres_database: str, tmp_path: Path, through: bool) -> None:
    """The same with four processes on one PostgreSQL."""
    how: dict[str, Any] = {"workers": 1, "processes": 4, "tables": 70, "addresses": 3, "through": through}
    found = asyncio.run(play_beside_a_crowd(postgres_database, tmp_path, replies=REPLIES, **how))
    note(f"crowd-4-processes-{'nginx' if through else 'straight'}", found)
    holds(found, 70)


def holds(found: dict[str, Any], tables: int) -> None:
    """What must hold beside every crowd."""
    for when in ("crowd", "restart", "hints"):
        assert found[when]["quick bot, worst s"] < 1.0, when
        assert found[when]["hint s"] < 5.0, when
        assert found[when]["memory MB"] < 400, when
    assert found["crowd"]["clock late s"] < 3.0
    assert found["restart"]["clock late s"] < 3.0
    assert found["slower beside a crowd"] <= 2
    assert found["slower beside hints"] <= 2
    assert found["tables"] == tables
    assert found["statuses"].get("500", 0) == found["faults"] == 0
    assert found["statuses"]["503"] > 0, "hints beyond a few are refused"


def test_the_moment_of_a_secret_choice_under_load() -> None:
    """Two architects of a table choose while others think too: whether there was anything to choose cannot be told from
    when they are told.
    """
    level, due_after = "architect@0.1s", 0.15

    async def table(workers: Workers, views: list[View]) -> float:
        loop, together = asyncio.get_running_loop(), SecretChoices()
        begun = loop.time()

        async def bot(seat: int) -> float:
            choice = together.begin(seat, due_after)
            await workers.choose(level, views[seat], 1, Payer("home", "Ann"))
            await together.wait(choice)
            return loop.time() - begun

        return max(await asyncio.gather(*map(bot, range(2))))

    async def main() -> dict[str, list[float]]:
        workers = Workers(1, 30.0)
        game = Game.deal(2, "base", 1)
        hard = [View.of(game, seat) for seat in range(2)]
        forced = [View.of(game, seat) for seat in range(2)]
        for seat, view in enumerate(forced):
            hand = list(view.sketch.hand)
            hand[seat * 5 : seat * 5 + 5] = [0, 0, 1, 0, 0]
            view.sketch.hand = hand
            assert view.legal_mask().bit_count() == 1

        async def others(number: int) -> None:
            while True:
                await workers.choose(level, hard[0], number, Payer(f"address {number}", "x"))

        await workers.choose(level, hard[0], 1)
        load = [asyncio.create_task(others(i)) for i in range(3)]
        took: dict[str, list[float]] = {"forced": [], "hard": []}
        for _ in range(25):
            took["forced"].append(await table(workers, forced))
            took["hard"].append(await table(workers, hard))
        for task in load:
            task.cancel()
        await asyncio.gather(*load, return_exceptions=True)
        await workers.stop()
        return took

    took = asyncio.run(main())
    medians = {name: statistics.median(times) for name, times in took.items()}
    spread = statistics.quantiles(took["hard"], n=4)
    note("secret-choice", {**medians, "quartiles of hard": spread, "runs": 25})
    assert min(medians.values()) > 0.15, "there was load, so they were late"
    assert abs(medians["forced"] - medians["hard"]) < 0.05 + (spread[2] - spread[0]) / 2
