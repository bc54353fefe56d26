"""What people leave behind: deletions go on after a crash, chat goes with its writer, guests who stay away go."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from london_bridge.server.clock import Clock, now_ms
from london_bridge.server.people import account_deletion
from london_bridge.server.people.retention import DAY_MS, IDLE_DAYS, Retention
from london_bridge.server.requester import Requester
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import log, meta, people, tables
from london_bridge.server.tables.table_registry import TableRegistry
from tests.waiting import until

from .playing import Guest, Running, running

pytestmark = pytest.mark.slow
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}


async def stored(server: Running) -> str:
    """Everything of names and words that the database holds."""
    async with server.services.database.read() as connection:
        rows = [(await connection.execute(select(column))).all() for column in (log.c.data, tables.c.summary)]
        names = (await connection.execute(select(people.c.name))).all()
    return str(rows) + str(names)


def retention(server: Running) -> Retention:
    """Another look, besides that of the server itself."""
    services = server.services
    return Retention(server.settings, services.database, services.registry, services.people)


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

            monkeypatch.setattr(account_deletion, "finish_leaving", dies)
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


DAMAGED = {
    "cut off": '{"kind":"chat","person":"WHO","name":"Annabel","text":"5551',
    "of a newer version": '{"kind":"later chat","person":"WHO","name":"Annabel"}',
}


@pytest.mark.parametrize("damaged", DAMAGED)
def test_one_damaged_row_holds_up_no_deletion(database: str, tmp_path: Path, clock: Clock, damaged: str) -> None:
    """A row of chat that cannot be read, at a table where Ann sits and talked: she is deleted, there and elsewhere, the
    damaged row keeps nothing of hers, and guests who stay away still go.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Annabel") as ann, server.person("Bob") as bob:
            bad, good = [await a_table_with_words(ann, bob) for _ in range(2)]
            me = (await ann.client.get("/api/me")).json()["person"]["id"]
            registry = server.services.registry
            registry.forget(registry.tables[bad])
            async with server.services.database.write() as connection:
                data = DAMAGED[damaged].replace("WHO", me)
                await connection.execute(insert(log), {"table_id": bad, "number": 99, "at": now_ms(), "data": data})
            assert (await ann.client.delete("/api/me")).status_code == 204
            everything = await stored(server)
            assert "Annabel" not in everything
            assert "5551" not in everything
            entries = (await bob.client.get(f"/api/tables/{good}/state")).json()["entries"]
            assert [entry["text"] for entry in entries if entry["kind"] == "chat"] == ["—", "noted"]
            health = (await bob.client.get("/health")).json()
            assert (health["set_aside"], health["deletions_left"]) == (1, 0)
            clock.advance(366 * DAY_MS / 1000)
            assert await retention(server).look() == 1
            assert "Bob" not in await stored(server)

    asyncio.run(main())


def test_a_table_that_fails_is_tried_again_and_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names cannot be taken out of one table: that is told, tried again, and others are deleted meanwhile."""

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/r.sqlite3"
        async with running(url, tmp_path) as server, server.person("Annabel") as ann, server.person("Bob") as bob:
            bad = await a_table_with_words(ann, bob)
            rewrite = account_deletion.rewrite

            async def fails(database: Database, name: str, gone: set[str]) -> None:
                if name == bad:
                    raise OSError("the disk is full")
                await rewrite(database, name, gone)

            async with server.person("Cleo") as cleo:
                await a_table_with_words(cleo, bob)
                with monkeypatch.context() as patch:
                    patch.setattr(account_deletion, "rewrite", fails)
                    assert (await cleo.client.delete("/api/me")).status_code == 204
                    assert (await ann.client.delete("/api/me")).status_code == 204
                    assert (await bob.client.get("/health")).json()["deletions_left"] == 1
                    assert "Cleo" not in await stored(server)
                    assert "Annabel" in await stored(server)
                    await retention(server).look()
                    assert "london_bridge_deletions_left 1.0" in (await bob.client.get("/metrics")).text
            await retention(server).look()
            assert "Annabel" not in await stored(server)
            assert (await bob.client.get("/health")).json()["deletions_left"] == 0

    asyncio.run(main())


def test_a_deletion_reads_no_games_that_are_over_and_looks_through_the_log_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to get up from a finished game, so it is not brought in for that; and those who leave at the same time
    leave together.
    """

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/r.sqlite3"
        async with running(url, tmp_path) as server, AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(server.person(f"Guest {i}")) for i in range(8)]
            for guest in guests:
                table = (await guest.create([ME, BOT], start=True))["id"]
                assert (await guest.act(table, "concede", seat=0)).status_code == 200
            looked, up = list[set[str]](), list[str]()
            tables_that_name, get_up = account_deletion.tables_that_name, account_deletion.get_up

            async def look(database: Database, gone: set[str]) -> dict[str, set[str]]:
                looked.append(gone)
                return await tables_that_name(database, gone)

            async def rise(registry: TableRegistry, name: str, who: Requester) -> None:
                up.append(name)
                await get_up(registry, name, who)

            monkeypatch.setattr(account_deletion, "tables_that_name", look)
            monkeypatch.setattr(account_deletion, "get_up", rise)
            async with server.services.people.one_lot_leaves:  # somebody's deletion takes its time
                leaving = [asyncio.create_task(guest.client.delete("/api/me")) for guest in guests]
                await until(lambda: len(server.services.people.leaving) == 8)
            assert {answer.status_code for answer in await asyncio.gather(*leaving)} == {204}
            assert [len(lot) for lot in looked] == [8]
            assert up == []
            assert "Guest" not in await stored(server)

    asyncio.run(main())


def test_tables_that_are_nobodys_go(database: str, tmp_path: Path, clock: Clock) -> None:
    """A month after the last of those who sat there was deleted, and a month after a table was set up and not begun;
    games of people who are here stay, unless the host keeps them for some days only.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Annabel") as ann, server.person("Bob") as bob:
            waiting = (await ann.create([ME, {"kind": "open"}]))["id"]
            robots = (await ann.create([BOT, BOT], start=True))["id"]
            hers, his = [(await who.create([ME, BOT], start=True))["id"] for who in (ann, bob)]
            for who, table in ((ann, hers), (bob, his)):
                assert (await who.act(table, "concede", seat=0)).status_code == 200
            assert (await ann.client.delete("/api/me")).status_code == 204
            assert await retention(server).look_at_tables() == 0
            clock.advance((IDLE_DAYS + 1) * DAY_MS / 1000)
            assert await retention(server).look_at_tables() == 3
            for gone in (waiting, robots, hers):
                assert (await bob.client.get(f"/api/tables/{gone}")).status_code == 404
            assert (await bob.client.get(f"/api/tables/{his}")).status_code == 200
            async with server.services.database.read() as connection:
                assert {row[0] for row in await connection.execute(select(log.c.table_id))} == {his}
            seldom = retention(server)
            seldom.games = 10
            assert await seldom.look_at_tables() == 1

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
