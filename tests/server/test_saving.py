"""Saved, then told: what cannot be saved has not happened."""

import asyncio
import threading
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from london_bridge.server.storage import writer
from london_bridge.server.storage.schema import tables
from tests.waiting import until

from .playing import running


@pytest.mark.slow
def test_what_cannot_be_saved_is_told_to_nobody(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """When the database fails, the mover is told to try again, nobody sees the move, and the table goes on
    afterwards.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "local", "name": "Ben"}], start=True))["id"]
            before = (await ann.client.get(f"/api/tables/{table}/state")).json()
            put = writer.put

            def broken(*arguments: Any) -> None:
                if database.startswith("sqlite"):  # in PostgreSQL one statement is all, and fails whole
                    put(*arguments)
                raise OSError("the disk is full")

            async with ann.live(table) as live:
                await live.until("welcome")
                monkeypatch.setattr(writer, "put", broken)
                refused = await ann.act(table, "moves", moves=["card:1"], seat=0)
                assert refused.status_code == 503
                assert refused.json()["code"] == "busy"
                assert (await live.until("closing"))["reason"] == "stopping"
                assert [entry["number"] for entry in live.entries] == list(range(1, before["number"] + 1))
                monkeypatch.setattr(writer, "put", put)
            after = (await ann.client.get(f"/api/tables/{table}/state")).json()
            assert after["view"] == before["view"]
            assert (await ann.act(table, "moves", moves=["card:1"], seat=0)).status_code == 200

    asyncio.run(main())


def test_a_move_is_saved_before_names_that_waited_longer(tmp_path: Path) -> None:
    """Twenty people want another name, one after the other on a slow disk; a move that comes last is saved next."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "local", "name": "Ben"}], start=True))["id"]
            turns = server.services.database.turns
            async with turns.after_moves():
                names = [asyncio.create_task(ann.client.put("/api/me", json={"name": f"A{i}"})) for i in range(20)]
                await until(lambda: len(turns.small) == 20)
                move = asyncio.create_task(ann.act(table, "moves", moves=["card:1"], seat=0))
                await until(lambda: len(turns.waiting) == 1)
            assert (await move).status_code == 200
            assert sum(name.done() for name in names) < 10
            assert {answer.status_code for answer in await asyncio.gather(*names)} == {200}

    asyncio.run(main())


def test_what_need_not_outlive_a_crash_does_not_wait_for_the_disk(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four processes share one disk: rows that follow from logs, counts and who is here are not synced; moves are. When
    a database that crashed is back, rows that are behind their logs are made anew.
    """

    async def main() -> None:
        async with running(postgres_database, tmp_path) as server, server.person("Ann") as ann:
            database, registry = server.services.database, server.services.registry
            show = text("SHOW synchronous_commit")
            async with database.write() as connection:
                assert (await connection.execute(show)).scalar_one() == "on"
            async with database.write(durable=False) as connection:
                assert (await connection.execute(show)).scalar_one() == "off"
            asked, write = list[bool](), database.write

            def noted(durable: bool = True) -> AbstractAsyncContextManager[AsyncConnection]:
                asked.append(durable)
                return write(durable)

            table = (await ann.create([{"kind": "me"}, {"kind": "local", "name": "Ben"}], start=True))["id"]
            await registry.index.write()
            assert (await ann.act(table, "moves", moves=["card:1"], seat=0)).status_code == 200
            registry.index.renew(registry.tables[table])
            with monkeypatch.context() as patch:
                patch.setattr(database, "write", noted)
                await registry.index.write()
            assert False in asked
            assert True not in asked

            async def number() -> int:
                async with database.read() as connection:
                    query = select(tables.c.number).where(tables.c.id == table)
                    return int((await connection.execute(query)).scalar_one())

            known = await number()
            async with database.write() as connection:  # as if it had forgotten
                await connection.execute(update(tables).where(tables.c.id == table).values(number=known - 1))
            assert registry.peers is not None
            assert registry.peers.returned is not None
            await registry.peers.returned()
            assert await number() == known

    asyncio.run(main())


@pytest.mark.slow
def test_moves_of_different_tables_share_a_commit(tmp_path: Path) -> None:
    """Group commit: what comes while a commit is under way goes into the next one together."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
            tables = [(await ann.create(seats, start=True))["id"] for _ in range(12)]
            registry = server.services.writer
            sizes: list[int] = []
            commit = registry._commit

            async def counted(batch: Any) -> Any:
                sizes.append(len(batch))
                return await commit(batch)

            registry._commit = counted  # type: ignore[method-assign]  # to look inside
            await asyncio.gather(*(ann.act(table, "moves", moves=["card:1"], seat=0) for table in tables))
            assert max(sizes) > 1
            assert sum(sizes) >= len(tables)

    asyncio.run(main())


@pytest.mark.slow
def test_what_is_asked_of_one_table_during_a_commit_goes_into_the_next(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four seats that choose at once take two commits, and devices one update for several choices; a request that is
    refused among them leaves the others alone, and one that was done before is acknowledged again.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            others = [{"kind": "local", "name": name} for name in ("Ben", "Cat", "Dan")]
            table = (await ann.create([{"kind": "me"}, *others], start=True))["id"]
            put, commits, asked = writer.put, list[int](), threading.Event()
            served = server.services.registry.tables[table]

            def slow(connection: Any, saves: Any) -> None:
                commits.append(sum(len(save.rows) for save in saves))
                assert asked.wait(60)  # a disk that is slower than all who ask
                put(connection, saves)

            async with ann.live(table) as live, ann.live(table) as watching:
                await live.until("welcome")
                await watching.until("welcome")
                monkeypatch.setattr(writer, "put", slow)
                first = asyncio.create_task(ann.act(table, "moves", moves=["card:1"], seat=0))
                await until(lambda: commits)
                others_ask = asyncio.gather(
                    *(ann.act(table, "moves", moves=["card:1"], seat=seat, id=f"s{seat}") for seat in (1, 2, 3)),
                    ann.act(table, "moves", moves=["build:0"], seat=1, id="wrong"),
                    ann.act(table, "moves", moves=["card:1"], seat=2, id="s2"),
                )
                await until(lambda: len(served.pending) == 5)
                asked.set()
                rest = await others_ask
                assert (await first).status_code == 200
                assert [answer.status_code for answer in rest] == [200, 200, 200, 409, 200]
                assert rest[1].json()["number"] == rest[4].json()["number"]
                assert [rows for rows in commits if rows] == [1, 3]
                last = rest[2].json()["number"]
                updates = [await watching.until("update")]
                while updates[-1]["number"] < last:
                    updates.append(await watching.until("update"))
                assert [len(update["entries"]) for update in updates] == [1, 3]

    asyncio.run(main())


@pytest.mark.slow
def test_a_database_that_was_gone_and_is_back_is_found_again(postgres_database: str, tmp_path: Path) -> None:
    """The writer's connection was cut: the next move is saved all the same, once."""

    async def main() -> None:
        async with running(postgres_database, tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "local", "name": "Ben"}], start=True))["id"]
            for number, (seat, value) in enumerate([(0, 1), (0, 0), (1, 1)], 1):
                with server.services.database.committing_one.connect() as connection:  # the one that it takes next
                    own = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
                with psycopg.connect(postgres_database.replace("+psycopg", ""), autocommit=True) as other:
                    assert other.execute("SELECT pg_terminate_backend(%s)", [own]).fetchone() == (True,)
                answer = await ann.act(table, "moves", moves=[f"card:{value}"], seat=seat)
                assert answer.status_code == 200, answer.text
                state = (await ann.client.get(f"/api/tables/{table}/state")).json()
                assert state["view"]["moves"] == number

    asyncio.run(main())
