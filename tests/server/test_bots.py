"""Bots at the table: in worker processes, paced, replaced when they fail; and tables that nobody looks at."""

import asyncio
import itertools
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from london_bridge.server.tables import bot_driver
from london_bridge.view import View
from tests.waiting import until

from .playing import running

pytestmark = pytest.mark.slow

ME = {"kind": "me"}


@pytest.mark.parametrize("fault", ["Crash", "Hang", "Cheat", "Raise"])
def test_a_bot_that_fails_is_replaced_and_the_table_is_told(tmp_path: Path, fault: str) -> None:
    """A crash is retried, then `journeyman` takes over; the game goes on to its end, and the table knows."""

    async def main() -> None:
        level = f"tests.server.bad_bots:{fault}"
        async with (
            running(f"sqlite:///{tmp_path}/x.db", tmp_path, bot_limit=1.5) as server,
            server.person("Ann") as ann,
        ):
            server.services.registry.levels = ["random", "journeyman", level]
            table = await ann.create([ME, {"kind": "bot", "level": level}], start=True)
            async with ann.live(table["id"]) as live:
                await live.until("welcome")
                await live.play(random.Random(1))
                faults = [entry for entry in live.entries if entry["kind"] == "fault"]
                assert [(entry["seat"], entry["level"], entry["to"]) for entry in faults] == [(1, level, "journeyman")]
                assert live.table["seats"][1]["fault"] == level
                assert live.table["seats"][1]["level"] == "journeyman"
                assert live.table["ended"]["reason"] == "rules"

    asyncio.run(main())


def test_bots_do_not_think_in_the_event_loop(tmp_path: Path) -> None:
    """While a bot thinks for ever, everybody else is answered at once."""

    async def main() -> None:
        level = "tests.server.bad_bots:Hang"
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path, bot_limit=30) as server, server.person("Ann") as ann:
            server.services.registry.levels = ["random", "journeyman", level]
            table = await ann.create([ME, {"kind": "bot", "level": level}], start=True)
            await until(lambda: server.services.workers.slow.all)  # somebody thinks
            async with ann.live(table["id"]) as live:
                await live.until("welcome")
                before = time.perf_counter()
                for _ in range(20):
                    await live.do("ping")
                assert time.perf_counter() - before < 5
            workers = server.services.workers.slow.all
            assert {worker.process.pid for worker in workers}.isdisjoint({os.getpid()})

    asyncio.run(main())


def test_the_pace_makes_bots_watchable(tmp_path: Path) -> None:
    """Between two visible moves of bots there is at least the table's pace, or half of it within a turn."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            bots = [{"kind": "bot", "level": "random"}] * 3
            table = await ann.create(bots, start=True, pace=300)
            async with ann.live(table["id"]) as live:
                await live.until("welcome")
                while live.view["moves"] < 16:
                    await live.hear()
                moves = [entry for entry in live.entries if entry["kind"] == "moves" and entry["moves"] != ["card"]]
                gaps = [later["at"] - entry["at"] for entry, later in itertools.pairwise(moves)]
                assert min(gaps) >= 140

    asyncio.run(main())


def test_idle_tables_leave_memory_and_come_back(database: str, tmp_path: Path) -> None:
    """A table that nobody looks at is in the log alone, and is the same when it is asked for again."""

    async def main() -> None:
        async with running(database, tmp_path, idle=0.2, sweep=0.1) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, {"kind": "local", "name": "Ben"}], start=True))["id"]
            async with ann.live(table) as live:
                await live.until("welcome")
                await live.play(random.Random(3), until=25)
            before = (await ann.client.get(f"/api/tables/{table}/state")).json()
            before["table"]["seats"] = [seat | {"present": False} for seat in before["table"]["seats"]]
            await until(lambda: table not in server.services.registry.tables)
            after = (await ann.client.get(f"/api/tables/{table}/state")).json()
            assert before | {"time": 0} == after | {"time": 0}

    asyncio.run(main())


def test_a_server_that_starts_again_goes_on(database: str, tmp_path: Path) -> None:
    """Bots that had to move when the server stopped move when it starts, without anybody asking."""

    async def main() -> None:
        level = "tests.server.bad_bots:Hang"
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            server.services.registry.levels = ["random", "journeyman", level]
            table = (await ann.create([ME, {"kind": "bot", "level": level}], start=True))["id"]
            number = (await ann.client.get(f"/api/tables/{table}/state")).json()["number"]
        async with running(database, tmp_path, bot_limit=0.5) as server, server.person() as nobody:
            await until(lambda: table in server.services.registry.tables)
            async with nobody.live(table) as live:
                await live.until("welcome")
                while live.number <= number:
                    await live.hear()

    asyncio.run(main())


def test_how_long_a_choice_in_secret_takes_tells_nothing(tmp_path: Path) -> None:
    """Timing of a bot's move: a card is chosen after the time that the level may take, however soon it was found."""
    assert (
        bot_driver.even_time("architect")
        > bot_driver.even_time("master")
        > bot_driver.even_time("random")
        == bot_driver.EVEN
    )

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "journeyman"}]
            table = (await ann.create(seats, start=True))["id"]
            async with ann.live(table) as live:
                while sum(entry["kind"] == "moves" for entry in live.entries) < 2:
                    await live.hear()
                begun = next(entry["at"] for entry in live.entries if entry["kind"] == "start")
                chosen = [entry for entry in live.entries if entry["kind"] == "moves"]
                assert {entry["seat"] for entry in chosen} == {1, 2}
                assert all(entry["at"] - begun >= 1000 * bot_driver.EVEN for entry in chosen)

    asyncio.run(main())


def test_a_host_can_say_how_long_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`serve --think`: the architect, who takes a second, moves within the time that the host gives it."""
    assert bot_driver.even_time("architect@50ms") == pytest.approx(bot_driver.EVEN + 0.06)

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path, think="50ms") as server, server.person("A") as ann:
            asked = []
            choose = server.services.workers.choose

            async def told(spec: str, view: View, *more: Any) -> str:
                asked.append(spec)
                return await choose(spec, view, *more)

            monkeypatch.setattr(server.services.workers, "choose", told)  # the real one, overheard
            bots = [{"kind": "bot", "level": level} for level in ("architect", "journeyman")]
            table = await ann.create(bots, start=True)
            async with ann.live(table["id"]) as live:
                await live.until("welcome")
                while not live.table["ended"]:
                    await live.hear()
                assert live.table["ended"]["reason"] == "rules"
                assert not [entry for entry in live.entries if entry["kind"] == "fault"]
            seated = [seat["character"] for seat in table["seats"]]
            assert set(asked) == {f"architect:{seated[0]}@0.05s", f"journeyman:{seated[1]}"}

    asyncio.run(main())
