"""What people leave behind: deletions go on after a crash, chat goes with its writer, guests who stay away go."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update

from london_bridge.server.clock import Clock, now_ms
from london_bridge.server.people import leaving
from london_bridge.server.people.retention import DAY_MS, IDLE_DAYS, Retention
from london_bridge.server.storage.schema import log, meta, people, tables

from .playing import Guest, Running, running

pytestmark = pytest.mark.slow


async def stored(server: Running) -> str:
    """Everything of names and words that the database holds."""
    async with server.services.database.read() as connection:
        rows = [(await connection.execute(select(column))).all() for column in (log.c.data, tables.c.summary)]
        names = (await connection.execute(select(people.c.name))).all()
    return str(rows) + str(names)


def retention(server: Running) -> Retention:
    """Another look, besides that of the server itself."""
    services = server.services
    return Retention(server.settings, services.database, services.house, services.people)


async def a_table_with_words(ann: Guest, bob: Guest) -> str:
    """Ann and Bob sit at a table and have talked."""
    table: str = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
    assert (await bob.act(table, "sit", seat=1)).status_code == 200
    assert (await ann.act(table, "chat", text="my number is 5551234")).status_code == 200
    assert (await bob.act(table, "chat", text="noted")).status_code == 200
    return table


def test_chat_goes_with_its_writer(database: str, tmp_path: Path) -> None:
    """After a deletion neither the name nor a word of it is stored; what others said is."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Annabel") as ann, server.person("Bob") as bob:
            table = await a_table_with_words(ann, bob)
            assert (await ann.client.delete("/api/me")).status_code == 204
            everything = await stored(server)
            assert "Annabel" not in everything
            assert "5551234" not in everything
            entries = (await bob.client.get(f"/api/tables/{table}/state")).json()["entries"]
            assert [entry["text"] for entry in entries if entry["kind"] == "chat"] == ["—", "noted"]

    asyncio.run(main())


def test_an_interrupted_deletion_goes_on(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server dies after the secrets are gone and before the names are: at the next start the rest is done."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Annabel") as ann, server.person("Bob") as bob:
            await a_table_with_words(ann, bob)

            async def dies(*_: object) -> None:
                raise RuntimeError("the power is cut")

            monkeypatch.setattr(leaving, "finish_leaving", dies)
            assert (await ann.client.delete("/api/me")).status_code == 500
            monkeypatch.undo()
            assert "5551234" in await stored(server)
        async with running(database, tmp_path) as server, server.person() as anybody:
            assert (await anybody.client.get("/health")).status_code == 200
            await retention(server).look()
            everything = await stored(server)
            assert "Annabel" not in everything
            assert "5551234" not in everything
            assert "Bob" in everything
            async with server.services.database.read() as connection:
                assert not (await connection.execute(select(meta).where(meta.c.key.startswith("leaving:")))).all()

    asyncio.run(main())


def test_guests_who_stay_away_go(database: str, tmp_path: Path, clock: Clock) -> None:
    """Without a seat after a month, with one after as many days as the host says; never one who was here lately."""

    async def main() -> None:
        async with (
            running(database, tmp_path, keep_guests=100) as server,
            server.person("Annabel") as ann,
            server.person("Bob") as bob,
            server.person("Carol") as carol,
        ):
            await a_table_with_words(ann, bob)
            clock.advance((IDLE_DAYS + 1) * DAY_MS / 1000)
            await ann.client.get("/api/me")
            assert await retention(server).look() == 1
            assert (await carol.client.get("/api/me")).json()["person"] is None
            clock.advance((100 - IDLE_DAYS) * DAY_MS / 1000)
            assert await retention(server).look() == 1  # Bob; Ann was here in between
            everything = await stored(server)
            assert "Bob" not in everything
            assert "Annabel" in everything

    asyncio.run(main())


def test_a_host_may_keep_them_for_ever(tmp_path: Path) -> None:
    """`--keep-guests 0` deletes nobody."""

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/k.sqlite3"
        async with running(url, tmp_path, keep_guests=0) as server, server.person("Ann") as ann:
            async with server.services.database.write() as connection:
                await connection.execute(update(people).values(seen=now_ms() - 9_999 * DAY_MS))
            assert await retention(server).look() == 0
            assert (await ann.client.get("/api/me")).json()["person"]["name"] == "Ann"

    asyncio.run(main())
