"""One bad row, one bad table: what cannot be read is set aside and told, and everybody else plays on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed

from london_bridge.server.storage.schema import log, tables
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
    server.services.house.tables.pop(table, None)


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
            house = server.services.house
            house.tables.pop(good, None)
            async with server.services.database.write() as connection:  # its time is up, and nobody is there
                await connection.execute(update(log).where(log.c.table_id == good).values(at=1))
                await connection.execute(update(tables).where(tables.c.id == good).values(wake=2))
            await until(lambda: len(house.quarantine) and left not in house.tables)
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
            async with server.services.database.write() as connection:
                await connection.execute(update(tables).where(tables.c.id == bad).values(summary='{"id":'))
            lobby = await ann.client.get("/api/lobby")
            assert lobby.status_code == 200, lobby.text
            assert [line["id"] for line in lobby.json()["open"]] == [good]
            games = await ann.client.get("/api/me/games")
            assert [line["table"]["id"] for line in games.json()["games"]] == [good]
            assert (await ann.client.get("/health")).json()["set_aside"] == 1

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
            quarantine = server.services.house.quarantine
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
                assert await two.services.house.get(table) is not None
            async with one.services.database.write() as connection:
                row = {"table_id": bad, "number": 3, "at": 1, "data": UNKNOWN}
                await connection.execute(insert(log), row)
            hearing = two.services.house.hearing
            assert hearing is not None
            await hearing.heard([(bad, 3)])
            assert len(two.services.house.quarantine) == 1
            assert (await ann.act(good, "chat", text="still there?")).status_code == 200
            await until(lambda: two.services.house.tables[good].state.number >= 3)

    asyncio.run(main())
