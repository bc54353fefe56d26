"""Load for the table server: many tables with live seats that all move, against a bare relay of the same messages.

`python bench/table_load.py` starts both servers, one after the other, each in a process of its own with the same
stack, and prints
moves a second of each, their ratio, and the memory of a table. The relay takes a message in and sends four out, of
the sizes that
the table server sends, without rules and without storage.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import socket
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from websockets.asyncio.client import connect

from london_bridge.server.app import build
from london_bridge.server.running import config_of, listen
from london_bridge.server.settings import Settings

encode = msgspec.json.encode


class Seen(msgspec.Struct):
    """What a client needs of a frame."""

    class You(msgspec.Struct):
        """Whether and how one may move."""

        acting: bool = False
        legal: list[str] = []

    type: str
    number: int = 0
    you: You | None = None
    acks: list[str] = []
    table: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Seen).decode


def rss(pid: int) -> int:
    """Memory of a process, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used, its bots' not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- the servers ------------------------------------------------------------------------------------------------------


def run_table(sock: socket.socket, database: str | None, folder: str) -> None:
    """The real server."""
    settings = Settings(data=Path(folder), database=database, limits=False, workers=1, log_level="warning")
    uvicorn.Server(config_of(settings, build(settings))).run([sock])


class Relay:
    """Groups of sockets: what one says is answered to all, as so many bytes as the table server sends."""

    def __init__(self, size: int) -> None:
        self.groups: dict[str, list[WebSocket[Any, Any, Any]]] = {}
        self.filler = "x" * size


def relay_app(size: int) -> Litestar:
    """A bare relay with the same stack."""
    relay = Relay(size)

    @websocket("/relay/{group:str}")
    async def handler(socket: WebSocket[Any, Any, Any], group: str) -> None:
        await socket.accept()
        members = relay.groups.setdefault(group, [])
        members.append(socket)
        receive = socket.receive
        try:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                asked = msgspec.json.decode(message["text"] or b"")
                text = f'{{"id":"{asked["id"]}","filler":"{relay.filler}"}}'
                for member in list(members):
                    await member.send({"type": "websocket.send", "text": text, "bytes": None})
        finally:
            members.remove(socket)

    return Litestar([handler])


def run_relay(sock: socket.socket, size: int) -> None:
    """The relay, run like the server."""
    settings = Settings(limits=False, log_level="warning")
    uvicorn.Server(config_of(settings, relay_app(size))).run([sock])


class Process:
    """A server in a process of its own."""

    def __init__(self, target: Any, *arguments: Any) -> None:
        self.sock = listen(Settings(port=0))
        self.sock.listen(2048)
        self.port = self.sock.getsockname()[1]
        self.process = multiprocessing.get_context("fork").Process(target=target, args=(self.sock, *arguments))
        self.process.start()

    @property
    def pid(self) -> int:
        """Its number."""
        assert self.process.pid is not None
        return self.process.pid

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.join(20)
        self.sock.close()


# --- the clients ------------------------------------------------------------------------------------------------------


async def set_up(port: int, tables: int) -> list[tuple[str, list[str]]]:
    """Tables with four people each: their ids, and the cookies of the people."""
    base = f"http://127.0.0.1:{port}"
    cookies = []
    limits = httpx.Limits(max_connections=16)
    async with httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=60, limits=limits) as client:
        for _ in range(200):
            try:
                await client.get("/health")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        for seat in range(4):
            answer = await client.put("/api/me", json={"name": f"Seat {seat}"}, headers={"cookie": ""})
            assert answer.status_code == 200, answer.text
            cookies.append("lb_person=" + answer.cookies["lb_person"])
            client.cookies.clear()

        async def act(table: str, who: int, kind: str, **fields: Any) -> None:
            body = {"type": kind, "id": f"{kind}{who}"} | fields
            answer = await client.post(f"/api/tables/{table}/act", json=body, headers={"cookie": cookies[who]})
            assert answer.status_code == 200, answer.text

        made = []
        for _ in range(tables):
            seats = [{"kind": "me"}] + [{"kind": "open"}] * 3
            answer = await client.post(
                "/api/tables", json={"options": {}, "seats": seats}, headers={"cookie": cookies[0]}
            )
            assert answer.status_code == 201, answer.text
            table = answer.json()["table"]["id"]
            for seat in range(1, 4):
                await act(table, seat, "sit", seat=seat)
            await act(table, 0, "start")
            made.append((table, cookies))
        return made


class Count:
    """What the clients have seen."""

    def __init__(self) -> None:
        self.moves = 0
        self.here = 0
        self.sizes: list[int] = []
        self.waits: list[float] = []


async def seat(port: int, table: str, number: int, cookie: str, count: Count, rng: random.Random) -> None:
    """One live seat: moves whenever it may."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live?seat={number}"
    async with connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as ws:
        count.here += 1
        asked = 0
        waiting: str | None = None
        since = 0.0
        while True:
            text = await ws.recv()
            frame = decode(text)
            if frame.type == "refused":
                raise AssertionError(text)
            if waiting is not None and waiting in frame.acks:
                count.moves += 1
                count.waits.append(time.perf_counter() - since)
                waiting = None
            if frame.type == "update":
                count.sizes.append(len(text))
            if frame.table is not None and frame.table["status"] == "over":
                return
            if waiting is None and frame.you is not None and frame.you.acting:
                asked += 1
                waiting = f"{number}-{asked}"
                since = time.perf_counter()
                move = rng.choice(frame.you.legal)
                await ws.send(encode({"type": "moves", "id": waiting, "moves": [move], "seat": number}), text=True)


async def play(server: Process, made: list[tuple[str, list[str]]], seconds: float) -> tuple[Count, float, float]:
    """All seats of all tables, for some seconds."""
    count = Count()
    rng = random.Random(1)
    tasks = [
        asyncio.create_task(seat(server.port, table, number, cookies[number], count, rng))
        for table, cookies in made
        for number in range(4)
    ]
    while count.here < len(tasks):
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    before, start, used = count.moves, time.perf_counter(), cpu(server.pid)
    await asyncio.sleep(seconds)
    moves, took, used = count.moves - before, time.perf_counter() - start, cpu(server.pid) - used
    for task in tasks:
        if task.done() and task.exception() is not None:
            raise task.exception()  # type: ignore[misc]  # it is there
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    count.moves = moves
    return count, took, used


async def relay_member(port: int, group: int, first: bool, count: Count) -> None:
    """A member of a relay's group; the first one says something as soon as its last word came back."""
    async with connect(f"ws://127.0.0.1:{port}/relay/{group}", compression=None, max_size=None) as ws:
        count.here += 1
        word = encode({"type": "moves", "id": "0-0", "moves": ["card:1"], "seat": 0}).decode()
        if first:
            await ws.send(word)
        while True:
            await ws.recv()
            if first:
                count.moves += 1
                await ws.send(word)


async def relay_play(server: Process, groups: int, seconds: float) -> tuple[int, float, float]:
    """All groups of a relay, for some seconds."""
    count = Count()
    tasks = [
        asyncio.create_task(relay_member(server.port, group, i == 0, count))
        for group in range(groups)
        for i in range(4)
    ]
    while count.here < len(tasks):
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    before, start, used = count.moves, time.perf_counter(), cpu(server.pid)
    await asyncio.sleep(seconds)
    moves, took, used = count.moves - before, time.perf_counter() - start, cpu(server.pid) - used
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return moves, took, used


def measure(tables: int, seconds: float, database: str | None = None) -> dict[str, Any]:
    """Both servers, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(run_table, database, folder)
        try:
            asyncio.run(set_up(server.port, 10))  # what is only loaded once is not the tables' memory
            base = rss(server.pid)
            made = asyncio.run(set_up(server.port, tables))
            idle = rss(server.pid)
            count, took, used = asyncio.run(play(server, made, seconds))
            live = rss(server.pid)
        finally:
            server.stop()
    size = round(statistics.mean(count.sizes))
    relay = Process(run_relay, size)
    try:
        relayed, relay_took, relay_used = asyncio.run(relay_play(relay, tables, seconds))
    finally:
        relay.stop()
    waits = sorted(count.waits)
    return {
        "tables": tables,
        "moves_per_second": round(count.moves / took),
        "relayed_per_second": round(relayed / relay_took),
        "ratio": round(count.moves / took / (relayed / relay_took), 3),
        "cpu_us_per_move": round(used / count.moves * 1e6),
        "cpu_us_per_relayed": round(relay_used / relayed * 1e6),
        "cpu_ratio": round(relay_used / relayed / (used / count.moves), 3),
        "frame_bytes": size,
        "wait_ms_median": round(waits[len(waits) // 2] * 1000, 1),
        "wait_ms_p99": round(waits[len(waits) * 99 // 100] * 1000, 1),
        "memory_mb": round(base / 1e6, 1),
        "memory_kb_per_table_without_people": round((idle - base) / tables / 1e3, 1),
        "memory_kb_per_live_table": round((live - base) / tables / 1e3, 1),
    }


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database")
    options = parser.parse_args()
    print(json.dumps(measure(options.tables, options.seconds, options.database)))


if __name__ == "__main__":
    main()
