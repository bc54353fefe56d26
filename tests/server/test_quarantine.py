"""One bad row, one bad table: what cannot be read is set aside and told, and everybody else plays on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed

from london_bridge.server.storage.schema import log, places, tables
from tests.waiting import until

from .playing import Guest, Running, running

ME, OPEN = {"kind": "me"}, {"kind": "open"}
UNKNOWN = '{"kind":"from_the_future","seat":0}'


async def spoil(server: Running, table: str, number: int) -> None:
    """As if a newer version had written an entry, while the table was not in memory; and it is due since long ago."""
    async with server.services.database.write() as connection:
        row = {"table_id": table, "number": number, "at": 1, "data": UNKNOWN}
        await connection.execute(insert(log), row)
        await connection.execute(update(tables).where(tables.c.id == table).values(wake=1, number=number))
    server.services.registry.tables.pop(table, None)


async def two_at_a_table(host: Guest, other: Guest, **options: Any) -> str:
    """A game that has begun."""
    table = str((await host.create([ME, OPEN], **options))["id"])
    assert (await other.act(table, "sit", seat=1)).status_code == 200
    assert (await host.act(table, "start")).status_code == 200
    return table


@pytest.mark.slow
def test_one_bad_table_stops_no_other(database: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Clocks of others run out in time, tables leave memory, lists are shown; health, metrics and one line of the log
    tell of the bad one.
    """

    async def main() -> None:
        async with (
            running(database, tmp_path, sweep=0.05, idle=0.1) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
        ):
            bad = await two_at_a_table(ann, bob, public=True)
            number = (await ann.client.get(f"/api/tables/{bad}/state")).json()["number"]
            await spoil(server, bad, number + 1)
            clock = {"kind": "live", "bank": 0, "decision": 5}
            good = await two_at_a_table(ann, bob, public=True, clock=clock)
            left = await two_at_a_table(ann, bob)
            registry = server.services.registry
            registry.tables.pop(good, None)
            async with server.services.database.write() as connection:  # its time is up, and nobody is there
                await connection.execute(update(log).where(log.c.table_id == good).values(at=1))
                await connection.execute(update(tables).where(tables.c.id == good).values(wake=2))
            await until(lambda: len(registry.quarantine) and left not in registry.tables)
            async with asyncio.timeout(20):
                seats: list[dict[str, object]] = [{"away": None}]
                while not any(seat["away"] for seat in seats):
                    seats = (await ann.client.get(f"/api/tables/{good}")).json()["table"]["seats"]
            answer = await ann.client.get(f"/api/tables/{bad}")
            assert answer.status_code == 503
            assert answer.json()["error"]["code"] == "set_aside"
            with pytest.raises(ConnectionClosed) as closed:
                async with ann.live(bad) as live:
                    await live.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
            health = (await ann.client.get("/health")).json()
            assert (health["ok"], health["set_aside"], health["sweeping"]) == (True, 1, True)
            assert "london_bridge_tables_set_aside 1.0" in (await ann.client.get("/metrics")).text
            assert len((await ann.client.get("/api/me/games")).json()["games"]) == 3

    asyncio.run(main())
    said = capfd.readouterr().err
    assert said.count("a table is set aside") == 1, said
    assert said.count('"level": "error"') == 1, said


@pytest.mark.slow
def test_a_list_is_shown_without_the_line_that_cannot_be_read(database: str, tmp_path: Path) -> None:
    """The lobby and my games are answered though one row of them is no table."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            bad = (await ann.create([ME, OPEN], public=True))["id"]
            good = (await ann.create([ME, OPEN], public=True))["id"]
            me = (await ann.client.get("/api/me")).json()["person"]["id"]
            async with server.services.database.write() as connection:
                await connection.execute(update(tables).where(tables.c.id == bad).values(summary='{"id":'))
            lobby = await ann.client.get("/api/lobby")
            assert lobby.status_code == 200, lobby.text
            assert [line["id"] for line in lobby.json()["open"]] == [good]
            games = await ann.client.get("/api/me/games")
            assert good in {line["table"]["id"] for line in games.json()["games"]}
            await until(lambda: not server.services.registry.mending)
            lobby = await ann.client.get("/api/lobby")  # the log is sound, so the line was made anew
            assert {line["id"] for line in lobby.json()["open"]} == {good, bad}
            assert (await ann.client.get("/health")).json()["set_aside"] == 0
            # A seat that the line does not have is no reason to show nothing.
            async with server.services.database.write() as connection:
                await connection.execute(insert(places), {"table_id": good, "seat": 3, "person": me})
                await connection.execute(update(tables).where(tables.c.id == good).values(acting=15))
            del server.services.registry.tables[good]
            assert (await ann.client.get("/api/me/games")).status_code == 200
            assert good in await server.services.notices.places_of(me)

    asyncio.run(main())


@pytest.mark.slow
@pytest.mark.parametrize("where", ["late", "deciding"])
def test_who_is_told_of_turns_does_not_depend_on_one_table(tmp_path: Path, where: str) -> None:
    """A table in memory that raises when it is looked at, by the sweep or by whoever tells of turns: it is set aside,
    and the look goes on.
    """

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/q.sqlite3"
        async with running(url, tmp_path, sweep=3600) as server, server.person("Ann") as ann:
            registry = server.services.registry
            bad, good = [(await ann.create([ME, {"kind": "local", "name": "B"}], start=True))["id"] for _ in range(2)]
            table = registry.tables[bad]
            notifier = server.services.notifier
            if where == "late":
                table.state.times.since = None  # type: ignore[union-attr]  # as no log can make it
                registry.sweeper.see_to(table, 2**50)
                registry.sweeper.see_to(registry.tables[good], 2**50)
            else:
                table.state.seats = []
                notifier.stirred |= {bad, good}
                notifier.gather()
                await notifier.look()
                assert {key[0] for key in notifier.owed} == {good}
            assert (bad in registry.tables, good in registry.tables) == (False, True)
            assert len(registry.quarantine) == 1

    asyncio.run(main())


@pytest.mark.slow
def test_a_table_that_is_mended_is_open_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was set aside is tried again, and then no longer counted."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/q.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, OPEN]))["id"]
            await spoil(server, table, 3)
            assert (await ann.client.get(f"/api/tables/{table}")).status_code == 503
            async with server.services.database.write() as connection:
                await connection.execute(log.delete().where(log.c.table_id == table, log.c.number == 3))
            assert (await ann.client.get(f"/api/tables/{table}")).status_code == 503
            quarantine = server.services.registry.quarantine
            monkeypatch.setitem(quarantine.until, table, 0.0)  # a minute later
            assert (await ann.client.get(f"/api/tables/{table}")).status_code == 200
            assert len(quarantine) == 0
            assert (await ann.client.get("/health")).json()["set_aside"] == 0

    asyncio.run(main())


@pytest.mark.slow
def test_processes_hear_of_each_other_beside_a_bad_table(postgres_database: str, tmp_path: Path) -> None:
    """A newer process writes what an older one does not know: the older one sets that table aside, and goes on
    hearing of the others.
    """

    async def main() -> None:
        async with (
            running(postgres_database, tmp_path) as one,
            running(postgres_database, tmp_path) as two,
            one.person("Ann") as ann,
        ):
            bad, good = [(await ann.create([ME, OPEN]))["id"] for _ in range(2)]
            for table in (bad, good):
                assert await two.services.registry.get(table) is not None
            async with one.services.database.write() as connection:
                row = {"table_id": bad, "number": 3, "at": 1, "data": UNKNOWN}
                await connection.execute(insert(log), row)
            peers = two.services.registry.peers
            assert peers is not None
            await peers.heard([(bad, 3)])
            assert len(two.services.registry.quarantine) == 1
            assert (await ann.act(good, "chat", text="still there?")).status_code == 200
            await until(lambda: two.services.registry.tables[good].state.number >= 3)

    asyncio.run(main())
