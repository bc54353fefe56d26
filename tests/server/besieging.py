"""A siege of one table: chat without cookies, channels that are opened and do not listen, streams, answers nobody
reads, rematches. Others play on meanwhile, and it is measured how long their moves take and how large the server grows.

The server is a process with its limits on; attackers seem to come from addresses of their own, as behind a proxy.
"""

import asyncio
import json
import multiprocessing
import os
import random
import socket
import statistics
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from .attacking import AtEase, guest, measure, rest
from .killing import Doomed

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==\r\n"
)
EMOJI = "\N{BRIDGE AT NIGHT}"


def memory_mb(server: Doomed) -> float:
    """The memory of a server process."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_seconds(server: Doomed) -> float:
    """The processor time that a server process has used."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Siege:
    """What was found."""

    statuses: Counter[str] = field(default_factory=Counter)
    peace: list[float] = field(default_factory=list)
    attack: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    #: Which share of a processor the server used under siege.
    busy: float = 0.0

    def figures(self) -> dict[str, Any]:
        """In numbers."""
        return {
            "ack_ms_in_peace": round(1000 * statistics.median(self.peace), 1),
            "ack_ms_under_siege": round(1000 * statistics.median(self.attack), 1),
            "memory_mb_before": round(self.memory[0]),
            "memory_mb_most": round(max(self.memory)),
            "memory_mb_after": round(self.memory[-1]),
            "server_busy": round(self.busy, 2),
            "answers": dict(sorted(self.statuses.items())),
        }


class Attackers:
    """All of one siege, from one address."""

    def __init__(self, port: int, table: str, address: str) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.table = table
        self.told: Counter[str] = Counter()
        self.headers = {"X-Forwarded-For": address}
        self.deaf: list[socket.socket] = []

    async def spam(self, client: httpx.AsyncClient, number: int) -> None:
        """Lines of chat, each from somebody who was never here before."""
        body = {"type": "chat", "id": f"spam{number}", "text": f"{number} " + EMOJI * 280}
        answer = await client.post(f"/api/tables/{self.table}/act", json=body, headers={"cookie": ""})
        self.told[f"chat {answer.status_code}"] += 1

    async def rematch(self, client: httpx.AsyncClient) -> None:
        """A game that is given up at once, and rematches of it, many at a time."""
        answer = await client.post("/api/tables/quick", json={"level": "random"}, headers={"origin": self.base})
        self.told[f"table {answer.status_code}"] += 1
        if answer.status_code != 201:
            return
        table = answer.json()["table"]["id"]

        async def act(kind: str, number: int) -> int:
            body = {"type": kind, "id": f"{kind}{number}{random.random()}"}
            headers = {"origin": self.base}
            return (await client.post(f"/api/tables/{table}/act", json=body, headers=headers)).status_code

        await act("concede", 0)
        for status in await asyncio.gather(*[act("rematch", i) for i in range(20)]):
            self.told[f"rematch {status}"] += 1

    def be_deaf(self, way: str) -> None:
        """Open something and never read it."""
        sock = socket.socket()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        sock.settimeout(5)
        try:
            sock.connect(("127.0.0.1", self.port))
            head = f"GET /api/tables/{self.table}/{way} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            head += "".join(f"{key}: {value}\r\n" for key, value in self.headers.items())
            sock.sendall((head + (UPGRADE if way == "live" else "") + "\r\n").encode())
            self.deaf.append(sock)
            self.told[f"deaf {way}"] += 1
        except OSError:
            sock.close()
            self.told[f"refused {way}"] += 1

    async def go_on(self, seconds: float) -> None:
        """Attack for so long."""
        until = time.monotonic() + seconds
        number = 0
        how: dict[str, Any] = {"base_url": self.base, "headers": self.headers, "timeout": 60}
        async with httpx.AsyncClient(**how) as client, httpx.AsyncClient(**how) as nobody:
            while time.monotonic() < until:
                for way in ("live", "live", "live", "stream", "state"):
                    await asyncio.to_thread(self.be_deaf, way)
                with suppress(httpx.TransportError):
                    await asyncio.gather(*[self.spam(nobody, number + i) for i in range(5)], self.rematch(client))
                number += 5
        for sock in self.deaf:
            sock.close()


def attack(port: int, table: str, address: str, seconds: float) -> tuple[Counter[str], float]:
    """In a process of its own: what attackers were told, and which share of a processor they took."""
    attackers = Attackers(port, table, address)
    began, used = time.perf_counter(), time.process_time()
    asyncio.run(attackers.go_on(seconds))
    return attackers.told, min(1.0, (time.process_time() - used) / (time.perf_counter() - began))


async def besiege(database: str, folder: Path, seconds: float, addresses: int = 1, people: int = 3) -> Siege:
    """A siege, then peace, in which the attackers work as hard, but on nothing: that they take the machine's time is
    not the server's doing.
    """
    found = Siege()
    server = Doomed(database, folder, limits=True)
    await server.start()
    host = await guest(server, "Ann")
    others = [AtEase(await guest(server, f"P{i}")) for i in range(people)]
    table = (await host.create([{"kind": "me"}, {"kind": "open"}]))["id"]

    async def watch() -> None:
        while True:
            found.memory.append(memory_mb(server))
            await asyncio.sleep(0.5)

    await measure(others, [], asyncio.sleep(3))  # what is only loaded once is loaded
    watching = asyncio.create_task(watch())
    try:
        loop = asyncio.get_running_loop()
        with ProcessPoolExecutor(addresses, multiprocessing.get_context("spawn")) as pool:
            addressed = [f"203.0.113.{i + 1}" for i in range(addresses)]
            sieges = [loop.run_in_executor(pool, attack, server.port, table, one, seconds) for one in addressed]
            began, used = time.perf_counter(), processor_seconds(server)
            ends = await measure(others, found.attack, asyncio.gather(*sieges))
            found.busy = (processor_seconds(server) - used) / (time.perf_counter() - began)
            for told, _ in ends:
                found.statuses += told
            rests = [loop.run_in_executor(pool, rest, busy, min(30.0, seconds)) for _, busy in ends]
            await measure(others, found.peace, asyncio.gather(*rests))
        found.memory.append(memory_mb(server))
        state = await host.client.get(f"/api/tables/{table}/state")
        found.statuses[f"welcome of {len(state.content) // 1000} KB, {json.loads(state.content)['number']} entries"] = 1
    finally:
        watching.cancel()
        for each in (host, *(other.who for other in others)):
            await each.client.aclose()
        await server.stop()
    assert not server.faults(), server.faults()[:3]
    return found


async def play_for_long(database: str, folder: Path, seconds: float, players: int = 4) -> dict[str, Any]:
    """Games one after the other, which leave memory when they are over; how large the server is in the meantime."""
    server = Doomed(database, folder)
    await server.start()
    people = [AtEase(await guest(server, f"P{i}"), pause=0.0) for i in range(players)]
    sizes: list[float] = []
    moves: list[float] = []

    async def watch() -> None:
        for _ in range(12):
            await asyncio.sleep(seconds / 12)
            sizes.append(memory_mb(server))

    try:
        await measure(people, moves, watch())
        games = sum(each.games for each in people)
        await asyncio.sleep(5)
        return {"games": games, "moves": len(moves), "memory_mb": [round(size) for size in sizes]} | {
            "first": round(statistics.mean(sizes[:2])),
            "last": round(statistics.mean(sizes[-2:])),
            "at rest": round(memory_mb(server)),
        }
    finally:
        for each in people:
            await each.who.client.aclose()
        await server.stop()
