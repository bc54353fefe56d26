"""What one address may have read and written: tables that come in from their logs, and what is kept about people."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from london_bridge.server.clock import Clock
from london_bridge.server.http import request_checks
from london_bridge.server.live.admission import LOADS, WRITES
from london_bridge.server.live.channel import TRY_AGAIN
from london_bridge.server.rate_limits import RateLimiter
from london_bridge.server.storage import queries
from london_bridge.server.tables import table_registry
from tests.waiting import until

from .playing import running

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def sqlite(folder: Path) -> str:
    """A database of its own."""
    return f"sqlite:///{folder}/b.sqlite3"


def test_pages_of_tables_count_as_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page at a table's address reads the table, so it counts; files of the client do not."""
    monkeypatch.setattr(request_checks, "ANY_REQUEST", RateLimiter(5, 1_000.0))

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path, limits=True) as server, server.person() as ann:
            for path in ("/t/abc", "/watch/abc", "/mail/stop/abc", "/health", "/api/me"):
                assert (await ann.client.get(path)).status_code != 429
            for path in ("/t/abc", "/watch/abc", "/mail/stop/abc", "/health", "/api/me"):
                assert (await ann.client.get(path)).status_code == 429
            assert (await ann.client.get("/")).status_code == 200

    asyncio.run(main())


def test_tables_are_read_so_often_and_so_many_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address has so many tables read, which those in memory do not count for; a shared link is the plain page then;
    and of tables that nobody needs the latest few stay.
    """
    monkeypatch.setattr(table_registry, "MOST_IDLE", 3)

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path, limits=True) as server, server.person("Ann") as ann:
            registry = server.services.registry
            pace = RateLimiter(4, 1_000.0)
            server.services.admission.paces[LOADS] = pace
            tables = [(await ann.create([ME, OPEN]))["id"] for _ in range(6)]
            assert len(registry.tables) == 6
            await registry.index.write()
            registry.let_go()
            assert list(registry.tables) == tables[3:]
            plain = (await ann.client.get("/")).text
            assert "Ann" in (await ann.client.get(f"/t/{tables[0]}")).text
            for _ in range(10):  # it is in memory now
                assert (await ann.client.get(f"/api/tables/{tables[0]}")).status_code == 200
            for nothing in range(3):
                assert (await ann.client.get(f"/api/tables/nothing{nothing}")).status_code == 404
            refused = await ann.client.get(f"/api/tables/{tables[1]}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_fast")
            assert (await ann.client.get(f"/t/{tables[1]}")).text == plain
            with pytest.raises(ConnectionClosed) as closed:
                async with ann.live(tables[1]) as live:
                    await live.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TRY_AGAIN

    asyncio.run(main())


def test_the_lobby_forgets_who_went_home(
    database: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Open tables that strangers left behind do not push a table out at which somebody waits, and go after a day."""
    seen = queries.public_tables
    monkeypatch.setattr(queries, "public_tables", partial(seen, most=3))

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:

            async def lobby() -> list[str]:
                return [line["id"] for line in (await ann.client.get("/api/lobby")).json()["open"]]

            waiting = (await ann.create([ME, OPEN], public=True))["id"]
            async with ann.live(waiting) as live:
                await live.until("welcome")
                left = []
                for i in range(4):
                    async with server.person(f"Eve {i}") as eve:
                        left.append((await eve.create([ME, OPEN], public=True))["id"])
                assert await lobby() == [waiting, left[3], left[2]]
                clock.advance(25 * 3600)
                assert await lobby() == [waiting]
            await until(lambda: not server.services.registry.tables[waiting].connections)
            if server.services.registry.peers is None:
                assert await lobby() == []

    asyncio.run(main())


def test_what_people_change_counts_for_their_address(tmp_path: Path) -> None:
    """Every change of a name, a link, a token or a mute is written, so an address has so many of all together."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path, limits=True) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, OPEN]))["id"]
            server.services.admission.paces[WRITES] = RateLimiter(4, 1_000.0)
            assert (await ann.client.put("/api/me", json={"name": "Anna"})).status_code == 200
            assert (await ann.client.patch("/api/me", json={"language": "de"})).status_code == 200
            assert (await ann.client.post("/api/me/link")).status_code == 200
            async with ann.live(table) as live:
                await live.until("welcome")
                assert (await live.do("notify", on=True))["type"] == "ack"
                assert (await live.do("notify", on=False))["code"] == "too_fast"
            assert (await ann.client.post("/api/me/tokens", json={"label": "x"})).status_code == 429
            assert (await ann.client.get("/api/me")).status_code == 200

    asyncio.run(main())
