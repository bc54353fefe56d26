"""Load for the table server: many tables with live seats that all move, against a bare relay of the same messages.

`python -m bench.table_load` starts both servers, each in a process of its own with the same stack, and lets them work
in turns, so that whatever else the machine does meets both. It prints moves a second of each and their ratio; the
memory of a table is weighed by `bench.table_memory`. The relay takes a message in and sends four out, of the sizes that
the table server sends, without rules and without storage. Clients do the same with what they hear from either.
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

from bench.wire_client import Device, dial
from london_bridge.server.app import build
from london_bridge.server.running import config_of, listen
from london_bridge.server.settings import Settings

encode = msgspec.json.encode
#: Seats of a table, and members of a relay's group.
SEATS = 4


class Seen(msgspec.Struct):
    """What a client needs of a frame."""

    class You(msgspec.Struct):
        """Whether and how one may move."""

        acting: bool = False
        legal: list[str] = []

    type: str
    you: You | None = None
    acks: list[str] = []


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


def relay_app() -> Litestar:
    """A bare relay with the same stack: what one says is answered to all of its group, as so many bytes as it asks."""
    groups: dict[str, list[WebSocket[Any, Any, Any]]] = {}
    filler = "x" * 100_000

    @websocket("/relay/{group:str}")
    async def handler(socket: WebSocket[Any, Any, Any], group: str) -> None:
        await socket.accept()
        members = groups.setdefault(group, [])
        members.append(socket)
        receive = socket.receive
        try:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                asked = msgspec.json.decode(message["text"] or b"")
                text = f'{{"type":"update","acks":["{asked["id"]}"],"filler":"{filler[: asked["size"] - 50]}"}}'
                for member in list(members):
                    await member.send({"type": "websocket.send", "text": text, "bytes": None})
        finally:
            members.remove(socket)

    return Litestar([handler])


def run_relay(sock: socket.socket) -> None:
    """The relay, run like the server."""
    settings = Settings(limits=False, log_level="warning")
    uvicorn.Server(config_of(settings, relay_app())).run([sock])


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
        for seat in range(SEATS):
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
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
            answer = await client.post(
                "/api/tables", json={"options": {}, "seats": seats}, headers={"cookie": cookies[0]}
            )
            assert answer.status_code == 201, answer.text
            table = answer.json()["table"]["id"]
            for seat in range(1, SEATS):
                await act(table, seat, "sit", seat=seat)
            await act(table, 0, "start")
            made.append((table, cookies))
        return made


class Load:
    """What all clients together do and see. They begin when `on` is set, and go on whenever they may."""

    def __init__(self) -> None:
        self.on = False
        self.moves = 0
        self.frames = 0
        self.bytes = 0
        self.waits: list[float] = []
        self.devices: list[Device] = []
        self.ready: list[Any] = []
        self.rng = random.Random(1)

    def begin(self) -> None:
        """Let those move who wait for it."""
        self.on = True
        for go in self.ready:
            go()
        self.ready.clear()

    async def measure(self, server: Process, seconds: float) -> dict[str, float]:
        """Work for some seconds: moves, time, and processor time of the server and of the clients."""
        self.begin()
        await asyncio.sleep(0.5)
        moves, frames, size = self.moves, self.frames, self.bytes
        start, used, mine = time.perf_counter(), cpu(server.pid), time.process_time()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - start
        found = {
            "moves": self.moves - moves,
            "seconds": took,
            "cpu": cpu(server.pid) - used,
            "client": (time.process_time() - mine) / took,
            "size": (self.bytes - size) / max(1, self.frames - frames),
            "frames": (self.frames - frames) / max(1, self.moves - moves),
        }
        self.check()
        return found

    def check(self) -> None:
        """Whether all went well."""
        for device in self.devices:
            if device.problem is not None:
                raise AssertionError(device.problem)

    async def leave(self) -> None:
        """Everybody goes."""
        for device in self.devices:
            device.leave()
        await asyncio.sleep(0.3)


def seat_hears(load: Load, number: int, left: list[int] | None = None) -> Any:
    """One live seat: moves whenever it may, while its table has moves left to make."""
    waiting: bytes | None = None
    asked = 0
    since = 0.0

    def hear(device: Device, text: bytes) -> None:
        nonlocal waiting, asked, since
        frame = decode(text)
        load.frames += 1
        load.bytes += len(text)
        if frame.type == "refused":
            device.problem = text.decode()
            return
        if waiting is not None and waiting.decode() in frame.acks:
            load.moves += 1
            load.waits.append(time.perf_counter() - since)
            waiting = None
        you = frame.you
        if waiting is None and you is not None and you.acting and (left is None or left[0]):
            if left is not None:
                left[0] -= 1
            asked += 1
            waiting = f"{number}-{asked}".encode()
            move = {"type": "moves", "id": waiting.decode(), "moves": [load.rng.choice(you.legal)], "seat": number}
            word = encode(move)

            def go() -> None:
                nonlocal since
                since = time.perf_counter()
                device.say(word)

            if load.on:
                go()
            else:
                load.ready.append(go)

    return hear


async def at_tables(port: int, made: list[tuple[str, list[str]]]) -> Load:
    """All seats of all tables, connected."""
    load = Load()
    for table, cookies in made:
        for number in range(SEATS):
            path = f"/api/tables/{table}/live?seat={number}"
            load.devices.append(await dial(port, path, seat_hears(load, number), cookies[number]))
    await asyncio.sleep(0.5)
    return load


def member_hears(load: Load, first: bool, size: int) -> Any:
    """A member of a relay's group; the first one says something as soon as its last word came back."""
    word = encode({"type": "moves", "id": "0-1", "moves": ["card:1"], "seat": 0, "size": size})
    since = 0.0

    def hear(device: Device, text: bytes) -> None:
        nonlocal since
        frame = decode(text)
        load.frames += 1
        load.bytes += len(text)
        if first and "0-1" in frame.acks:
            load.moves += 1
            load.waits.append(time.perf_counter() - since)
            since = time.perf_counter()
            device.say(word)

    return hear


async def at_relay(port: int, groups: int, size: int, name: str) -> Load:
    """All members of all groups of a relay, connected."""
    load = Load()
    for group in range(groups):
        for i in range(SEATS):
            device = await dial(port, f"/relay/{name}-{group}", member_hears(load, i == 0, size))
            load.devices.append(device)
            if i == 0:
                word = encode({"type": "moves", "id": "0-1", "moves": ["card:1"], "seat": 0, "size": size})
                load.ready.append(lambda device=device, word=word: device.say(word))
    return load


# --- the measurement --------------------------------------------------------------------------------------------------


def measure(tables: int, seconds: float, rounds: int, database: str | None = None) -> dict[str, Any]:
    """Both servers, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        server, relay = Process(run_table, database, folder), Process(run_relay)
        try:
            return asyncio.run(in_turns(server, relay, tables, seconds, rounds))
        finally:
            server.stop()
            relay.stop()


async def in_turns(server: Process, relay: Process, tables: int, seconds: float, rounds: int) -> dict[str, Any]:
    """Rounds of both; the figures are of all rounds together, and the ratio of every round is shown."""
    ours, theirs, waits = [], [], []
    await set_up(server.port, 10)  # what is only loaded once is loaded
    for number in range(rounds):
        made = await set_up(server.port, tables)
        load = await at_tables(server.port, made)
        ours.append(await load.measure(server, seconds))
        waits += load.waits
        await load.leave()
        load = await at_relay(relay.port, tables, round(ours[-1]["size"]), str(number))
        theirs.append(await load.measure(relay, seconds))
        await load.leave()
    rates = [one["moves"] / one["seconds"] for one in ours]
    relayed = [one["moves"] / one["seconds"] for one in theirs]
    costs = [sum(one["cpu"] for one in each) / sum(one["moves"] for one in each) * 1e6 for each in (ours, theirs)]
    waits.sort()
    return {
        "tables": tables,
        "moves_per_second": round(statistics.mean(rates)),
        "relayed_per_second": round(statistics.mean(relayed)),
        "ratio": round(statistics.mean(rates) / statistics.mean(relayed), 3),
        "ratios": [round(one / other, 3) for one, other in zip(rates, relayed, strict=True)],
        "cpu_us_per_move": round(costs[0]),
        "cpu_us_per_relayed": round(costs[1]),
        "cpu_ratio": round(costs[1] / costs[0], 3),
        "client_busy": [round(max(one["client"] for one in each), 2) for each in (ours, theirs)],
        "frame_bytes": round(statistics.mean(one["size"] for one in ours)),
        "relayed_bytes": round(statistics.mean(one["size"] for one in theirs)),
        "frames_per_move": [round(statistics.mean(one["frames"] for one in each), 2) for each in (ours, theirs)],
        "wait_ms_median": round(waits[len(waits) // 2] * 1000, 1),
        "wait_ms_p99": round(waits[len(waits) * 99 // 100] * 1000, 1),
    }


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--database")
    options = parser.parse_args()
    print(json.dumps(measure(options.tables, options.seconds, options.rounds, options.database)))


if __name__ == "__main__":
    main()
