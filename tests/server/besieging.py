"""A siege of one table: chat without cookies, channels that are opened and do not listen, streams, answers nobody
reads, rematches. Others play on meanwhile, and it is measured how long their moves take and how large the server grows.

The server is a process with its limits on; attackers seem to come from addresses of their own, as behind a proxy.

What is measured is the server, not the machine. Real attackers have machines of their own; here they share the
processors with the server and with those who measure, so they run at the lowest priority and take what is left. Siege
and peace take turns, so that whatever else the machine does meets both; in peace the attackers' processes work as hard
as before, but on nothing. How long a move takes is measured where it matters, by those who make it, and also by the
server itself; and the kernel says how long the server waited for a processor, so that a figure which is the machine's
can be told from one which is the server's. Where Linux groups processes by session (`sched_autogroup_enabled`), a
priority counts only within a session: on a machine that others load, `echo -10 > /proc/self/autogroup` puts this one
before theirs.
"""

import asyncio
import json
import multiprocessing
import os
import random
import re
import socket
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

import httpx

from .attacking import AtEase, guest, measure, rest, stand_back
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


def waited_seconds(server: Doomed) -> float:
    """How long the server's event loop could have run, but had no processor."""
    assert server.process is not None
    pid = server.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1]) / 1e9


async def acks_inside(server: Doomed) -> tuple[float, float]:
    """How many requests at tables the server has answered, and the seconds that it took for them."""
    async with httpx.AsyncClient() as client:
        told = (await client.get(f"{server.base}/metrics")).text
    count, total = (re.search(rf"^london_bridge_ack_seconds_{kind} (\S+)", told, re.M) for kind in ("count", "sum"))
    assert count is not None
    assert total is not None
    return float(count[1]), float(total[1])


@dataclass
class Times:
    """How long moves took in one state of things, and what the server did meanwhile."""

    acks: list[list[float]] = field(default_factory=list)
    seconds: float = 0.0
    used: float = 0.0
    waited: float = 0.0
    count: float = 0.0
    inside: float = 0.0

    @asynccontextmanager
    async def counting(self, servers: list[Doomed]) -> AsyncIterator[list[float]]:
        """While this is the state of things. Gives a list for what the moves take."""
        self.acks.append([])
        began, before = time.perf_counter(), [await self._look(server) for server in servers]
        yield self.acks[-1]
        self.seconds += time.perf_counter() - began
        for server, then in zip(servers, before, strict=True):
            used, waited, count, inside = (now - at for now, at in zip(await self._look(server), then, strict=True))
            self.used += used
            self.waited += waited
            self.count += count
            self.inside += inside

    @staticmethod
    async def _look(server: Doomed) -> tuple[float, float, float, float]:
        return processor_seconds(server), waited_seconds(server), *await acks_inside(server)

    def figures(self, when: str) -> dict[str, float]:
        """In numbers."""
        return {
            f"ack_ms_{when}": round(1000 * statistics.median(chain(*self.acks)), 1),
            f"ack_inside_mean_ms_{when}": round(1000 * self.inside / max(1.0, self.count), 1),
            f"server_busy_{when}": round(self.used / self.seconds, 2),
            f"server_waited_for_processor_{when}": round(self.waited / self.seconds, 2),
        }


@dataclass
class Siege:
    """What was found."""

    statuses: Counter[str] = field(default_factory=Counter)
    #: How long moves took before the first attack.
    before: list[float] = field(default_factory=list)
    peace: Times = field(default_factory=Times)
    attack: Times = field(default_factory=Times)
    memory: list[float] = field(default_factory=list)

    @property
    def slower(self) -> float:
        """How many times as long a move takes under siege: each turn of siege is compared with the peace around it, so
        that what the machine does besides is in both, and the middle of all is taken.
        """
        peace = [statistics.median(turn) for turn in self.peace.acks]
        siege = [statistics.median(turn) for turn in self.attack.acks]
        around = [statistics.mean(peace[max(0, i - 1) : i + 1]) for i in range(len(peace))]
        return statistics.median(under / ease for under, ease in zip(siege, around, strict=True))

    def figures(self) -> dict[str, Any]:
        """In numbers."""
        return {
            "slower": round(self.slower, 2),
            "ack_ms_before": round(1000 * statistics.median(self.before), 1),
            **self.peace.figures("in_peace"),
            **self.attack.figures("under_siege"),
            "requests_a_second": round(self.statuses.total() / self.attack.seconds),
            "memory_mb_before": round(self.memory[0]),
            "memory_mb_most": round(max(self.memory)),
            "memory_mb_after": round(self.memory[-1]),
            "load_of_machine": round(os.getloadavg()[0], 1),
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
        DEAF.extend(self.deaf)


#: Connections that were opened and are not read: they stay as long as the process of the attackers does.
DEAF: list[socket.socket] = []


def attack(port: int, table: str, address: str, seconds: float) -> tuple[Counter[str], float]:
    """In a process of its own: what attackers were told, and which share of a processor they took."""
    attackers = Attackers(port, table, address)
    began, used = time.perf_counter(), time.process_time()
    asyncio.run(attackers.go_on(seconds))
    return attackers.told, min(1.0, (time.process_time() - used) / (time.perf_counter() - began))


async def besiege(
    database: str,
    folder: Path,
    seconds: float,
    addresses: int = 1,
    people: int = 3,
    slices: int = 8,
    processes: int = 1,
    workers: int = 1,
) -> Siege:
    """A siege for so many seconds in all, in turns with peace (see above), of one process or of several that share a
    database; then attackers and people are spread over them. Memory is that of the largest.
    """
    found = Siege()
    servers = [Doomed(database, folder, limits=True, workers=workers) for _ in range(processes)]
    for server in servers:
        await server.start()
    host = await guest(servers[0], "Ann")
    others = [AtEase(await guest(servers[i % processes], f"P{i}")) for i in range(people)]
    table = (await host.create([{"kind": "me"}, {"kind": "open"}]))["id"]

    async def watch() -> None:
        while True:
            found.memory.append(max(map(memory_mb, servers)))
            await asyncio.sleep(0.5)

    await measure(others, [], asyncio.sleep(3))  # what is only loaded once is loaded
    await measure(others, found.before, asyncio.sleep(3))
    watching = asyncio.create_task(watch())
    try:
        loop = asyncio.get_running_loop()
        with ProcessPoolExecutor(addresses, multiprocessing.get_context("spawn"), stand_back) as pool:
            each = seconds / slices
            for turn in range(slices):
                async with found.attack.counting(servers) as acks:
                    sieges = [
                        loop.run_in_executor(
                            pool, attack, servers[(turn + i) % processes].port, table, f"203.0.113.{i + 1}", each
                        )
                        for i in range(addresses)
                    ]
                    ends = await measure(others, acks, asyncio.gather(*sieges))
                for told, _ in ends:
                    found.statuses += told
                async with found.peace.counting(servers) as acks:
                    rests = [loop.run_in_executor(pool, rest, busy, each / 2) for _, busy in ends]
                    await measure(others, acks, asyncio.gather(*rests))
        found.memory.append(max(map(memory_mb, servers)))
        state = await host.client.get(f"/api/tables/{table}/state")
        found.statuses[f"welcome of {len(state.content) // 1000} KB, {json.loads(state.content)['number']} entries"] = 1
    finally:
        watching.cancel()
        for one in (host, *(other.who for other in others)):
            await one.client.aclose()
        for server in servers:
            await server.stop()
    for server in servers:
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
