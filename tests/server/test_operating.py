"""Operable: health, metrics, logs that programs can read, a stop that loses nothing, and files to deploy it with."""

import asyncio
import json
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer.main
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from london_bridge.cli import app
from london_bridge.server.storage import probe
from london_bridge.server.storage.database import Database

from .playing import running

ROOT = Path(__file__).parents[2]


def test_health(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """200 while tables can be read and moves saved, 503 when not."""
    monkeypatch.setattr(probe, "HOLDS", 0.0)

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person() as monitor:
            answer = await monitor.client.get("/health")
            assert answer.status_code == 200
            assert answer.json()["ok"] is True

            async def gone(_self: Database, _name: str) -> str | None:
                raise ConnectionError

            monkeypatch.setattr(Database, "get", gone)
            answer = await monitor.client.get("/health")
            assert answer.status_code == 503
            assert answer.json()["reading"] is False
            monkeypatch.undo()
            monkeypatch.setattr(probe, "HOLDS", 0.0)
            assert (await monitor.client.get("/health")).status_code == 200

    asyncio.run(main())


def test_metrics(tmp_path: Path) -> None:
    """Prometheus can read the numbers, and they count."""

    def numbers(text: str) -> dict[str, float]:
        found = re.findall(r"^(london_bridge_\w+(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE)
        return {name: float(value) for name, value in found}

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/o.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            before = numbers((await ann.client.get("/metrics")).text)
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            async with ann.live(table) as live:
                await live.until("welcome")
                await live.do("chat", text="hello")
                await live.do("start")
                answer = await ann.client.get("/metrics")
                assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
                after = numbers(answer.text)
            assert after["london_bridge_connections"] == before["london_bridge_connections"] + 1
            assert after["london_bridge_requests_total"] == before["london_bridge_requests_total"] + 2
            assert after["london_bridge_refusals_total"] == before["london_bridge_refusals_total"] + 1
            assert after["london_bridge_entries_total"] >= before["london_bridge_entries_total"] + 3
            assert after["london_bridge_tables"] == 1
            ok = 'london_bridge_http_answers_total{status="2xx"}'
            assert after[ok] == before[ok] + 2
            assert after["london_bridge_http_seconds_count"] == before["london_bridge_http_seconds_count"] + 2

    asyncio.run(main())


async def server_process(folder: Path, url: str) -> tuple[asyncio.subprocess.Process, str]:
    """`london-bridge serve` as somebody starts it; its address."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "london_bridge", "serve", "--port", "0", "--data", str(folder), "--database", url),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    said = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    port = re.search(r":(\d+)/", said)
    assert port is not None, said
    return process, f"127.0.0.1:{port[1]}"


@pytest.mark.slow
def test_a_stop_finishes_what_is_being_saved(database: str, tmp_path: Path) -> None:
    """On SIGTERM everybody is told to come again, every acknowledged move is there, and it exits with 0."""

    async def main() -> None:
        process, address = await server_process(tmp_path, database)
        acked: list[str] = []
        closing: dict[str, Any] = {}
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30) as client:
            await client.put("/api/me", json={"name": "Ann"})
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await client.post(
                "/api/tables",
                json={"options": {"players": 2}, "seats": seats},
                headers={"Origin": f"http://{address}"},
            )
            table = made.json()["table"]["id"]
            cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        url = f"ws://{address}/api/tables/{table}/live"
        async with connect(url, additional_headers={"Cookie": cookie}) as socket:

            async def talk() -> None:
                for i in range(55):  # as many as a channel may ask at once: the stop comes in the middle
                    name = "ABCDEFGH"[i % 8] * (1 + i % 5)
                    await socket.send(json.dumps({"type": "name", "id": f"n{i}", "name": name}))

            stopped = False
            talking = asyncio.create_task(talk())
            try:
                async for text in socket:
                    message = json.loads(text)
                    acked += message.get("acks", [])
                    if message["type"] == "closing":
                        closing = message
                    if not stopped and len(acked) >= 8:
                        stopped = True
                        process.send_signal(signal.SIGTERM)
            except ConnectionClosed:
                pass
            talking.cancel()
            await asyncio.gather(talking, return_exceptions=True)
        _, log = await asyncio.wait_for(process.communicate(), 40)
        assert process.returncode == 0, log.decode()
        assert closing["reason"] == "stopping"
        lines = [json.loads(line) for line in log.decode().splitlines()]
        assert [line["message"] for line in lines if line["logger"] == "london_bridge.server"] == [
            "open",
            "closing",
            "closed",
        ]
        assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
        async with running(database, tmp_path) as server, server.person() as reader:
            entries = (await reader.client.get(f"/api/tables/{table}/state")).json()["entries"]
            stored = [entry["id"] for entry in entries if entry["kind"] == "name"]
            assert set(acked) <= set(stored)
            assert len(stored) == len(set(stored))

    asyncio.run(main())


def options_of_serve() -> tuple[set[str], set[str]]:
    """The options of `london-bridge serve`, and the variables that stand for them."""
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]  # a group has commands
    options: set[str] = set()
    variables: set[str] = set()
    for parameter in command.params:
        options |= {*parameter.opts, *parameter.secondary_opts}
        if parameter.envvar:
            variables.add(str(parameter.envvar))
    return options, variables


@pytest.mark.parametrize(
    "name", ["deploy/london-bridge@.service", "deploy/Containerfile", "deploy/london-bridge.env", "docs/hosting.md"]
)
def test_what_is_deployed_exists(name: str) -> None:
    """Options and variables in the unit, the container file and the page are those of the command."""
    options, variables = options_of_serve()
    text = (ROOT / name).read_text(encoding="utf-8")
    started = re.search(r"bin/london-bridge\"?,? ?\"?serve.*", text)
    if started is not None:
        assert set(re.findall(r"--[a-z-]+", started[0])) <= options
    assert set(re.findall(r"LONDON_BRIDGE_[A-Z_]+", text)) <= variables


def test_the_unit_is_one_for_systemd() -> None:
    """Every line of the unit is a section, a comment or a setting."""
    for line in (ROOT / "deploy/london-bridge@.service").read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(r"|#.*|\[(Unit|Service|Install)\]|[A-Z]\w+=.*", line), line
