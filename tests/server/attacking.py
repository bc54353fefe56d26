"""Attackers in a process of their own, and people at other tables who measure how long their moves take meanwhile.

The server is a process too, with its limits on. Attackers seem to come from another address, as they would behind a
proxy; so what limits them does not limit the others. In times of peace their process works as hard as before, but on
nothing: that it shares a machine with the server, and takes its time, is not the server's doing.
"""

import asyncio
import multiprocessing
import os
import random
import statistics
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from schemathesis import GenerationMode

from .hostile import by_document, by_frames, one_by_one
from .killing import Doomed
from .playing import Guest, Live
from .proxying import Way

ELSEWHERE = {"X-Forwarded-For": "203.0.113.66"}


@dataclass
class Plan:
    """How much of what is sent: requests by operation of the document, frames one by one, frames in floods."""

    examples: int
    frames: int
    floods: int


@dataclass
class Found:
    """What attackers were told, and how long a move at another table took, in peace and under attack."""

    told: Counter[str] = field(default_factory=Counter)
    peace: list[float] = field(default_factory=list)
    attack: list[float] = field(default_factory=list)

    @property
    def slower(self) -> float:
        """How much longer a move takes under attack."""
        return statistics.median(self.attack) / statistics.median(self.peace)


def attack(port: int, table: str, plan: Plan, orders: Connection) -> None:
    """In a process of its own: attack while it is told to, and say what came back. Three kinds, again and again."""
    told: Counter[str] = Counter()
    left = Counter({"examples": 2 * plan.examples, "frames": plan.frames, "floods": plan.floods})
    seed = 0
    busy = 0.0
    orders.send("ready")  # all that is needed is loaded by now
    while (order := orders.recv()) != "stop":
        if order == "rest":
            orders.send(rest(busy))
            continue
        seed += 1
        began, used = time.perf_counter(), time.process_time()
        frames, floods = min(250, left["frames"]), min(100, left["floods"])
        if frames:
            told += asyncio.run(one_by_one(port, table, frames, seed, more=ELSEWHERE))
            left["frames"] -= frames
        if floods:
            heard = asyncio.run(by_frames(port, table, floods, seed, more=ELSEWHERE))
            told += Counter({f"flood: {name}": count for name, count in heard.items()}) + Counter(sent=floods)
            left["floods"] -= floods
        if left["examples"]:
            some = min(2, left["examples"])
            mode = GenerationMode.NEGATIVE if seed % 2 else GenerationMode.POSITIVE
            statuses = by_document(f"http://127.0.0.1:{port}", table, some, mode, seed, ELSEWHERE)
            told += Counter({f"status {status}": count for status, count in statuses.items()})
            told["sent"] += statuses.total()
            left["examples"] -= some
        busy = min(1.0, (time.process_time() - used) / (time.perf_counter() - began))
        orders.send((told, not any(left.values())))


def rest(busy: float, seconds: float = 3.0) -> float:
    """Work for nothing, with such a share of the time."""
    until = time.perf_counter() + seconds
    while (now := time.perf_counter()) < until:
        while time.perf_counter() < now + busy * 0.02:
            pass
        time.sleep((1 - busy) * 0.02)
    return busy


def stand_back() -> None:
    """In the process of attackers: take what the server and those who measure leave. Real ones have machines of their
    own.
    """
    os.setpriority(os.PRIO_PROCESS, 0, 19)


class Elsewhere:
    """A server that is not in this process, for guests, and the way there."""

    def __init__(self, port: int, base: str, dial: dict[str, Any] | None = None) -> None:
        self.port = port
        self.base = base
        self.dial = dial or {}


async def guest(server: Doomed, name: str) -> Guest:
    """Somebody at a server in another process."""
    return await guest_by(Way(server.port), name)


async def guest_by(way: Way, name: str, number: int | None = None) -> Guest:
    """Somebody who takes a way to a server, from an address of their own or from here."""
    if number is None:
        client = httpx.AsyncClient(base_url=way.base, headers={"origin": way.base}, timeout=60)
    else:
        client = way.client(number)
    answer = await client.put("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    there = Elsewhere(way.port, way.base, way.dial(number or 0))
    return Guest(there, client)  # type: ignore[arg-type]  # all of it that a guest needs


class AtEase:
    """Somebody who plays games against themselves, one after the other, with a little time for every move."""

    def __init__(self, who: Guest, pause: float = 0.05) -> None:
        self.who = who
        self.table: str | None = None
        self.pause = pause
        self.games = 0

    async def play(self, found: list[float], until: asyncio.Event, rng: random.Random) -> None:
        """Go on where it was left; how long each move took."""
        while not until.is_set():
            if self.table is None:
                made = await self.who.create([{"kind": "me"}, {"kind": "local", "name": "Other"}], start=True)
                self.table = made["id"]
            async with self.who.live(self.table) as live:
                await live.until("welcome")
                while not until.is_set() and not live.over:
                    await one_move(live, found, rng)
                    await asyncio.sleep(self.pause)
                if live.over:
                    self.table = None
                    self.games += 1


async def one_move(live: Live, found: list[float], rng: random.Random) -> None:
    """Make a move, or look at the seat that must."""
    if not live.you["acting"]:
        await live.do("look", seat=live.you["others"][0])
        return
    began = time.perf_counter()
    answer = await live.do("moves", moves=[rng.choice(live.you["legal"])], seat=live.you["seat"])
    found.append(time.perf_counter() - began)
    assert answer["type"] == "update", answer


async def play_through_attacks(database: str, folder: Path, plan: Plan, people: int = 3) -> Found:
    """Attack one table, in turns with peace, while people play at others; nothing may have changed at the one."""
    found = Found()
    server = Doomed(database, folder, limits=True)
    await server.start()
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    victims = [await guest(server, name) for name in ("Ann", "Bob")]
    others = [AtEase(await guest(server, f"P{i}")) for i in range(people)]
    table = (await victims[0].create([{"kind": "me"}, {"kind": "open"}], chat=False))["id"]
    assert (await victims[1].act(table, "sit", seat=1)).status_code == 200
    assert (await victims[0].act(table, "start")).status_code == 200
    before = await what_happened(victims[0], table)
    process = context.Process(target=attack, args=(server.port, table, plan, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        done = await asyncio.to_thread(heard, ours, process) != "ready"
        while not done:
            ours.send("go")
            found.told, done = await measure(others, found.attack, asyncio.to_thread(heard, ours, process))
            ours.send("rest")
            await measure(others, found.peace, asyncio.to_thread(heard, ours, process))
        ours.send("stop")
        await asyncio.to_thread(process.join, 30)
        assert await what_happened(victims[0], table) == before, "an attack has changed a table"
    finally:
        if process.is_alive():
            process.kill()
        for each in (*victims, *(other.who for other in others)):
            await each.client.aclose()
        await server.stop()
    assert not server.faults(), server.faults()[:3]
    return found


def heard(orders: Connection, process: Any) -> Any:
    """What the attackers say when they are done; one that died has found something."""
    while not orders.poll(0.5):
        assert process.is_alive(), "the attackers have found a fault; see what they printed"
    return orders.recv()


async def measure(others: list[AtEase], into: list[float], during: Any) -> Any:
    """Let people play while something lasts; its result."""
    until = asyncio.Event()
    rng = random.Random(len(into))
    playing = [asyncio.create_task(each.play(into, until, rng)) for each in others]
    try:
        return await during
    finally:
        until.set()
        await asyncio.gather(*playing)


async def what_happened(who: Guest, table: str) -> Any:
    """All entries of a table."""
    return (await who.client.get(f"/api/tables/{table}/state")).json()["entries"]
