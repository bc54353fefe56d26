"""Somebody who makes bots think as much as they may, and somebody else who plays meanwhile and measures.

The attackers come from other addresses, as behind a proxy, and are a process of their own, at the lowest priority: real
ones have machines of their own. Their tables are watched, so that they play on. The processes in which bots think are
the server's own, and nothing is done about what they take.
"""

import asyncio
import multiprocessing
import random
import statistics
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .attacking import guest_by, heard, stand_back
from .killing import Doomed
from .playing import Guest, Live
from .proxying import Way, nginx

#: Seconds after which somebody who waits for a bot gives up, and is counted with that.
MOST = 60.0
ME, ARCHITECT = {"kind": "me"}, {"kind": "bot", "level": "architect"}


class Attackers:
    """Some guests at one address each, with tables at which bots that search have to move."""

    def __init__(self, ways: list[Way], addresses: int) -> None:
        self.ways = [ways[i % len(ways)] for i in range(addresses)]
        self.clients = [way.client(i + 1, timeout=120) for i, way in enumerate(self.ways)]
        self.tables: list[tuple[httpx.AsyncClient, str]] = []
        self.statuses: list[int] = []
        self.watching: list[asyncio.Task[None]] = []

    async def make(self, tables: int, seats: list[dict[str, Any]]) -> float:
        """Set tables up, as many in all; the seconds that it takes."""
        began = time.perf_counter()
        body = {"options": {"players": len(seats), "pace": 0}, "seats": seats, "start": True, "name": "Eve"}

        async def one(client: httpx.AsyncClient) -> None:
            answer = await client.post("/api/tables", json=body)
            self.statuses.append(answer.status_code)
            if answer.status_code == 201:
                self.tables.append((client, answer.json()["table"]["id"]))

        for client in self.clients:
            await client.put("/api/me", json={"name": "Eve"})
        await asyncio.gather(*(one(self.clients[i % len(self.clients)]) for i in range(tables)))
        return time.perf_counter() - began

    def watch(self) -> None:
        """Look on at all of them, for as long as it lasts."""
        self.watching = [asyncio.create_task(self._look_on(client, table)) for client, table in self.tables]

    async def rest(self) -> None:
        """Go away: bots among themselves play only for somebody."""
        for task in self.watching:
            task.cancel()
        await asyncio.gather(*self.watching, return_exceptions=True)
        self.watching = []

    async def _look_on(self, client: httpx.AsyncClient, table: str) -> None:
        number = self.clients.index(client)
        way = self.ways[number]
        url = f"{way.base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        headers = way.headers(number + 1) | {"Cookie": cookie}
        while True:
            with suppress(OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake):
                async with connect(url, additional_headers=headers, max_size=None, **way.dial(number + 1)) as socket:
                    async for _ in socket:
                        pass
            await asyncio.sleep(0.2)

    async def hints(self, count: int) -> None:
        """Ask for many hints at once, again and again."""

        own = self.tables[len(self.tables) // 2 :]  # where they sit themselves

        async def one(i: int) -> None:
            client, table = own[i % len(own)]
            body = {"type": "hint", "id": f"h{i}", "seat": 0}
            with suppress(httpx.TransportError):
                self.statuses.append((await client.post(f"/api/tables/{table}/act", json=body)).status_code)

        while True:
            await asyncio.gather(*(one(i) for i in range(count)))
            await asyncio.sleep(1)


async def crowd(ways: list[Way], addresses: int, tables: int, orders: Connection) -> None:
    """Make tables, half of them with nobody but bots, and look on; then rest, look on again (`watch`), or ask for hints
    as well (`hints`), as it is told; in the end say what came back.
    """
    attackers = Attackers(ways, addresses)
    half = tables // 2
    took = await attackers.make(half, [ARCHITECT] * 4) + await attackers.make(tables - half, [ME, *[ARCHITECT] * 3])
    orders.send((took, len(attackers.tables)))
    attackers.watch()
    while (order := await asyncio.to_thread(orders.recv)) != "stop":
        await attackers.rest()
        if order != "rest":
            attackers.watch()
        if order == "hints":
            attackers.watching.append(asyncio.create_task(attackers.hints(60)))
        orders.send(order)
    await attackers.rest()
    orders.send(Counter(attackers.statuses))


def run_crowd(ways: list[Way], addresses: int, tables: int, orders: Connection) -> None:
    """The same, in a process of its own."""
    stand_back()
    asyncio.run(crowd(ways, addresses, tables, orders))


def answered(live: Live, known: int) -> bool:
    """Whether a bot has moved since so many entries were known, or none will."""
    return live.over or any(entry.get("by") == "bot" for entry in live.entries[known:])


async def my_turn(live: Live) -> bool:
    """Wait until it is; False if the game ends before."""
    while not live.over and not live.you["acting"]:
        await live.hear(MOST)
    return not live.over


async def reply_of_bot(live: Live, rng: random.Random) -> float | None:
    """Move until a bot has to, and wait for it: the seconds from my move to its. None, if the game ends."""
    while await my_turn(live):
        began, known = time.perf_counter(), len(live.entries)
        answer = await live.do("moves", moves=[rng.choice(live.you["legal"])])
        assert answer["type"] in ("update", "ack"), answer
        if not live.you["acting"]:
            with suppress(TimeoutError):
                while not answered(live, known):
                    await live.hear(MOST)
            return time.perf_counter() - began
    return None


async def play_bots(who: Guest, level: str, replies: int, seed: int) -> list[float]:
    """How long each reply of a bot takes."""
    rng = random.Random(seed)
    found: list[float] = []
    while len(found) < replies:
        table = (await who.create([ME, {"kind": "bot", "level": level}], start=True, undo="none"))["id"]
        async with who.live(table) as live:
            await live.until("welcome")
            while len(found) < replies and (took := await reply_of_bot(live, rng)) is not None:
                found.append(took)
    return found


async def acks(who: Guest, moves: int, seed: int) -> list[float]:
    """How long moves take at a table without bots."""
    rng = random.Random(seed)
    found: list[float] = []
    while len(found) < moves:
        table = (await who.create([ME, {"kind": "local", "name": "Ben"}], start=True))["id"]
        async with who.live(table) as live:
            await live.until("welcome")
            while len(found) < moves and not live.over:
                await asyncio.sleep(0.07)  # no more than a channel may ask
                if not live.you["acting"]:
                    await live.do("look", seat=live.you["others"][0])
                    continue
                began = time.perf_counter()
                answer = await live.do("moves", moves=[rng.choice(live.you["legal"])], seat=live.you["seat"])
                assert answer["type"] == "update", answer
                found.append(time.perf_counter() - began)
    return found


async def hint_time(who: Guest) -> float:
    """How long a hint takes."""
    table = (await who.create([ME, {"kind": "bot", "level": "random"}], start=True))["id"]
    began = time.perf_counter()
    with suppress(httpx.ReadTimeout):
        answer = await who.act(table, "hint")
        assert answer.status_code == 200, answer.text
    return time.perf_counter() - began


async def clock_lateness(who: Guest, seconds: int) -> float:
    """How late a clock is that runs out at a table which nobody looks at."""
    clock = {"kind": "live", "bank": 0, "decision": seconds}
    table = (await who.create([ME, {"kind": "local", "name": "Ben"}], start=True, clock=clock))["id"]
    await asyncio.sleep(seconds + 1.0)
    until = time.time() + MOST
    while time.time() < until:
        entries = (await who.client.get(f"/api/tables/{table}/state")).json()["entries"]
        away = [entry["at"] for entry in entries if entry["kind"] == "away"]
        if away:
            start = next(entry["at"] for entry in entries if entry["kind"] == "start")
            return float((away[0] - start) / 1000 - seconds)
        await asyncio.sleep(1)
    return MOST


def memory(server: Doomed) -> float:
    """Megabytes of the server's own process, as they were most since it started."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024 / 1e6


async def measure(servers: list[Doomed], who: Guest, replies: int, seed: int, clock: int = 0) -> dict[str, float]:
    """How long everything takes for somebody now."""
    late = asyncio.create_task(clock_lateness(who, clock)) if clock else None
    quick = await play_bots(who, "random", replies, seed)
    slow = await play_bots(who, "architect", max(2, replies // 6), seed)
    found = {
        "quick bot, median s": statistics.median(quick),
        "quick bot, worst s": max(quick),
        "architect, worst s": max(slow),
        "hint s": await hint_time(who),
        "ack, median ms": 1000 * statistics.median(await acks(who, 8 * replies, seed)),
        "memory MB": max(map(memory, servers)),
    }
    if late is not None:
        found["clock late s"] = await late
    return {name: round(value, 3) for name, value in found.items()}


async def slower(orders: Connection, attackers: Any, who: Guest, how: str, moves: int, turns: int) -> float:
    """How many times as long a move at another table takes beside the crowd as while it rests: in turns, so that
    whatever else the machine does meets both, and the middle of all turns is taken.
    """
    found = []
    for turn in range(turns):
        under = statistics.median(await acks(who, moves, 10 + turn))
        await told_to(orders, attackers, "rest")
        ease = statistics.median(await acks(who, moves, 20 + turn))
        await told_to(orders, attackers, how)
        found.append(under / ease)
    return round(statistics.median(found), 2)


async def told_to(orders: Connection, attackers: Any, order: str) -> None:
    """The crowd does something else from now on."""
    orders.send(order)
    assert await asyncio.to_thread(heard, orders, attackers) == order


def end(attackers: Any) -> None:
    """If they still live."""
    if attackers.is_alive():
        attackers.kill()


async def play_beside_a_crowd(
    database: str,
    folder: Path,
    *,
    workers: int,
    tables: int,
    addresses: int = 1,
    replies: int = 12,
    processes: int = 1,
    through: bool = False,
    turns: int = 5,
) -> dict[str, Any]:
    """Measure in peace, beside so many tables that are watched, after a restart, and beside many hints; with one
    process or several that share a database, through nginx or without. How much longer moves take is measured in so
    many turns with a crowd that rests.
    """
    servers = [Doomed(database, folder, limits=True, workers=workers) for _ in range(processes)]
    found: dict[str, Any] = {}
    async with AsyncExitStack() as stack:
        for server in servers:
            stack.push_async_callback(server.stop)
            await server.start()
        ways = [Way(server.port) for server in servers]
        if through:
            proxy = await stack.enter_async_context(nginx(folder, *(server.port for server in servers)))
            ways = [Way(proxy.https, str(folder / "fullchain.pem"))]
        who = await guest_by(ways[0], "Ann", 200)
        stack.push_async_callback(who.client.aclose)
        ours, theirs = multiprocessing.get_context("spawn").Pipe()
        attackers = multiprocessing.get_context("spawn").Process(
            target=run_crowd, args=(ways, addresses, tables, theirs), daemon=True
        )
        stack.callback(end, attackers)
        found["peace"] = await measure(servers, who, replies, 1)
        attackers.start()
        found["made in s"], found["tables"] = await asyncio.to_thread(heard, ours, attackers)
        found["crowd"] = await measure(servers, who, replies, 2, clock=5)
        found["slower beside a crowd"] = await slower(ours, attackers, who, "watch", 6 * replies, turns)
        for server in servers:
            await server.kill()
        for server in servers:
            await server.start()
        found["restart"] = await measure(servers, who, replies, 3, clock=5)
        await told_to(ours, attackers, "hints")
        found["hints"] = await measure(servers, who, replies, 4)
        found["slower beside hints"] = await slower(ours, attackers, who, "hints", 6 * replies, turns)
        ours.send("stop")
        statuses = await asyncio.to_thread(heard, ours, attackers)
        found["statuses"] = {str(code): count for code, count in sorted(statuses.items())}
    found["faults"] = sum(len(server.faults()) for server in servers)
    return found
