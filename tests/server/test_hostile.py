"""Hostile and malformed requests: no fault, no crash, nothing changed at any table. `make soak` sends thousands."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from schemathesis import GenerationMode
from sqlalchemy import select

from london_bridge.server.storage.schema import log

from .attacking import Plan, play_through_attacks
from .hostile import by_document, by_frames, in_background, no_fault, one_by_one
from .playing import Guest, Running, running

pytestmark = pytest.mark.slow


async def a_table(server: Running, host: Guest) -> str:
    """A running table of two people, at which nobody else has anything to say."""
    async with server.person("Bob") as bob:
        table = str((await host.create([{"kind": "me"}, {"kind": "open"}], chat=False))["id"])
        assert (await bob.act(table, "sit", seat=1)).status_code == 200
        assert (await host.act(table, "start")).status_code == 200
    return table


async def rows(server: Running) -> list[tuple[Any, ...]]:
    """All entries of all tables."""
    query = select(log.c.table_id, log.c.number, log.c.data).order_by(log.c.table_id, log.c.number)
    async with server.services.database.read() as connection:
        return [tuple(row) for row in await connection.execute(query)]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_requests_made_from_the_document(database: str, tmp_path: Path, mode: GenerationMode) -> None:
    """Whatever the document allows or forbids is answered as it says; another's table stays as it is."""
    with no_fault(), in_background(database, tmp_path) as server:

        async def prepare() -> tuple[str, list[tuple[Any, ...]]]:
            async with server.person("Ann") as ann:
                table = await a_table(server, ann)
                answer = await ann.client.get(f"/api/tables/{table}/state")
                return table, answer.json()["entries"]

        async def after(table: str) -> Any:
            async with server.person() as reader:
                return (await reader.client.get(f"/api/tables/{table}/state")).json()["entries"]

        table, before = asyncio.run(prepare())
        statuses = by_document(server.base, table, 6, mode)
        assert asyncio.run(after(table)) == before
    assert statuses.total() > 100


def test_every_frame_is_answered(database: str, tmp_path: Path) -> None:
    """Malformed frames, wrong seats, old ids and sizes are each refused or end the connection with a
    reason, and change nothing.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            table = await a_table(server, ann)
            before = await rows(server)
            async with server.person("Eve") as eve:
                for seed, cookie in ((1, eve.cookie), (2, None)):
                    heard = await one_by_one(server.port, table, 300, seed, cookie)
                    assert heard.total() == 2 * heard["sent"] == 600, heard
                    assert heard["refused"] > 100, heard
                    assert heard["error"] > 100, heard
                    assert heard["closed 4400"] > 5, heard
                    assert heard["closed 1009"] > 3, heard
                    # What is asked of nobody's seat: only to look at it as a watcher, and whether anybody is there.
                    assert heard["update"] + heard["pong"] < 20, heard
            assert await rows(server) == before
            await goes_on(ann, table)

    with no_fault():
        asyncio.run(main())


@pytest.mark.parametrize("limits", [True, False])
def test_floods_of_frames(tmp_path: Path, limits: bool) -> None:
    """Whoever does not wait for answers, nor for the end, changes nothing and is no fault."""

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/h.sqlite3"
        async with running(url, tmp_path, limits=limits) as server, server.person("Ann") as ann:
            table = await a_table(server, ann)
            before = await rows(server)
            async with server.person("Eve") as eve:
                heard = [
                    await by_frames(server.port, table, 300, 1, eve.cookie),
                    await by_frames(server.port, table, 300, 2),
                    await by_frames(server.port, "no-such-table", 20, 3),
                ]
            assert await rows(server) == before
            # 1006: the end came while it was still sending, so it did not hear the reason.
            codes = {f"closed {code}" for code in (1006, 1009, 4400, 4401, 4404, 4429)}
            assert all(name in codes for one in heard for name in one if name.startswith("closed")), heard
            assert set(heard[2]) <= {"closed 4404", "closed 1006", "refused 403"}
            await goes_on(ann, table)

    with no_fault():
        asyncio.run(main())


async def goes_on(ann: Guest, table: str) -> None:
    """The table is there for those who play at it."""
    async with ann.live(table) as live:
        await live.until("welcome")
        answer = await live.do("moves", moves=[random.Random(1).choice(live.you["legal"])])
        assert answer["type"] == "update"


def test_the_owner_of_a_seat_sends_nonsense(database: str, tmp_path: Path) -> None:
    """Even from a seat's own browser: only legal moves are ever saved, and the log can be folded again."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            table = await a_table(server, ann)
            heard = await one_by_one(server.port, table, 300, 4, ann.cookie)
            assert heard.total() == 600, heard
            await by_frames(server.port, table, 300, 5, ann.cookie)
        async with running(database, tmp_path) as server, server.person() as reader:
            answer = await reader.client.get(f"/api/tables/{table}/state")
            assert answer.status_code == 200

    with no_fault():
        asyncio.run(main())


@pytest.mark.alone
def test_other_tables_go_on(tmp_path: Path) -> None:
    """The small version of the figure: some hundred hostile messages at one table, while people play at others."""
    found = asyncio.run(play_through_attacks(f"sqlite:///{tmp_path}/h.sqlite3", tmp_path, Plan(1, 450, 180), people=2))
    assert found.told["sent"] > 380
    assert len(found.peace) > 20
    assert len(found.attack) > 20
    assert found.slower < 3, "a quarter is the promise, which the soak measures; this is a busy machine's moment"


def test_a_fault_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault is a 500 without a trace for the client, and the tests above would see it."""
    monkeypatch.setattr("london_bridge.server.http.me.me_of", None)

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/h.sqlite3", tmp_path) as server, server.person() as reader:
            answer = await reader.client.get("/api/me")
            assert answer.status_code == 500
            assert answer.json() == {
                "error": {"code": "fault", "message": "Something went wrong on the server; it has been noted."}
            }

    with pytest.raises(AssertionError, match="a request failed"), no_fault():
        asyncio.run(main())
