"""A database that is away, a disk that is full, text that cannot be stored: people are told, the log stays short."""

import asyncio
import contextlib
import json
import os
import re
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from london_bridge.server.storage import probe

from .playing import running

pytestmark = pytest.mark.slow


class Process:
    """`london-bridge serve` as somebody starts it, and its log."""

    def __init__(self, process: asyncio.subprocess.Process, base: str) -> None:
        self.process = process
        self.base = base

    async def ended(self) -> str:
        """Stop it; what it wrote to its log."""
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        _, log = await asyncio.wait_for(self.process.communicate(), 60)
        return log.decode()


@asynccontextmanager
async def serving(folder: Path, url: str, file_size: int | None = None) -> AsyncIterator[Process]:
    """A server in a process of its own; with a file size, no file that it writes may grow beyond it."""

    def limit() -> None:
        if file_size is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, file_size))

    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "london_bridge", "serve", "--port", "0", "--data", str(folder), "--database", url),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
        preexec_fn=limit,
    )
    assert process.stdout is not None
    said = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    port = re.search(r":(\d+)/", said)
    assert port is not None, said
    try:
        yield Process(process, f"http://127.0.0.1:{port[1]}")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def test_a_database_that_is_away(postgres: str, postgres_database: str, tmp_path: Path) -> None:
    """Every request is 503 and says to try again; the log has a short line or two; when it is back, all goes on."""
    name = postgres_database.rpartition("/")[2]
    away = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"

    async def main() -> None:
        async with serving(tmp_path, postgres_database) as server, httpx.AsyncClient(base_url=server.base) as ann:
            ann.headers["origin"] = server.base
            assert (await ann.put("/api/me", json={"name": "Ann"})).status_code == 200
            body = {"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await ann.post("/api/tables", json=body)).json()["table"]["id"]
            with psycopg.connect(f"{postgres}/postgres", autocommit=True) as admin:
                admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
                admin.execute(away)
                try:
                    for _ in range(20):
                        answers = [
                            await ann.get("/api/lobby"),
                            await ann.post("/api/tables", json=body),
                            await ann.put("/api/me", json={"name": "Anna"}),
                            await ann.get("/api/tables/nosuchtable"),
                            await ann.post(f"/api/tables/{table}/act", json={"type": "name", "id": "1", "name": "A"}),
                        ]
                        assert {answer.status_code for answer in answers} == {503}, [a.text for a in answers]
                        assert all(answer.json()["error"]["code"] == "busy" for answer in answers[:4])
                    assert (await ann.get("/health")).status_code == 503
                finally:
                    admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            assert (await ann.get("/api/lobby")).status_code == 200
            assert (await ann.post("/api/tables", json=body)).status_code == 201
            log = await server.ended()
            assert "Traceback" not in log
            assert len(log) < 3_000, log
            lines = [json.loads(line) for line in log.splitlines()]
            told = [line for line in lines if line["message"] == "the database does not answer"]
            assert told, log
            assert all(len(json.dumps(line)) < 600 for line in told)

    asyncio.run(main())


def test_a_full_disk(tmp_path: Path) -> None:
    """What cannot be saved is not acknowledged, `/health` says 503, and what was saved is there afterwards."""
    url = f"sqlite:///{tmp_path}/full.sqlite3"

    async def main() -> None:
        acknowledged: list[str] = []
        async with serving(tmp_path, url, 700_000) as server, httpx.AsyncClient(base_url=server.base) as ann:
            ann.headers["origin"] = server.base
            await ann.put("/api/me", json={"name": "Ann"})
            body = {"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await ann.post("/api/tables", json=body)).json()["table"]["id"]
            for i in range(400):
                ask = {"type": "name", "id": f"n{i}", "name": f"Ann {i} " + "x" * 12}
                answer = await ann.post(f"/api/tables/{table}/act", json=ask)
                if answer.status_code != 200:
                    assert answer.status_code == 503, answer.text
                    break
                acknowledged.append(f"n{i}")
            else:
                pytest.fail("the disk was never full")
            health = await ann.get("/health")
            assert health.status_code == 503
            assert health.json()["reading"] is True
            assert health.json()["writing"] is False
            assert "Traceback" not in await server.ended()
        async with running(url, tmp_path) as again, again.person() as reader:
            entries = (await reader.client.get(f"/api/tables/{table}/state")).json()["entries"]
            assert [entry["id"] for entry in entries if entry["kind"] == "name"] == acknowledged

    asyncio.run(main())


def test_little_room_is_told_before_it_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`/health` says so while the last moves still can be saved."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/r.sqlite3", tmp_path) as server, server.person() as monitor:
            monkeypatch.setattr(probe, "HOLDS", 0.0)
            assert (await monitor.client.get("/health")).json()["disk"] is True
            monkeypatch.setattr(probe, "ROOM", 1 << 60)
            answer = await monitor.client.get("/health")
            assert answer.status_code == 503
            assert answer.json()["disk"] is False

    asyncio.run(main())


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/me", {"name": "An\0n"}),
        ("POST", "/api/session", {"login": "ann\0", "password": "a password of some length"}),
        ("POST", "/api/tables/quick", {"name": "\0", "players": 2}),
        ("GET", "/api/tables/abc%00def", None),
        ("GET", "/api/lobby?status=%00", None),
    ],
)
def test_no_nul_gets_in(database: str, tmp_path: Path, method: str, path: str, body: object) -> None:
    """Text with a NUL is refused with a sentence on both databases; text about NULs is text."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            answer = await ann.client.request(method, path, json=body)
            assert answer.status_code == 422, answer.text
            assert "NUL" in answer.json()["error"]["message"]
            assert (await ann.client.put("/api/me", json={"name": r"\u0000 it is"})).status_code == 200
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            async with ann.live(table) as live:
                await live.until("welcome")
                refused = await live.do("chat", text="a\0b")
                assert refused["type"] == "refused"
                assert "NUL" in refused["message"]
                assert (await live.do("chat", text=r"\u0000"))["type"] != "refused"

    asyncio.run(main())
