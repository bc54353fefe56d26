"""A siege of one table by all that strangers can do (`attackers`). Others play on meanwhile, and it is measured how
long their moves and a quick bot's take and how large the server grows.

The server is a process with its limits on, or several; attackers seem to come from addresses of their own, as behind a
proxy, or come through nginx from addresses of their own.

What is measured is the server, not the machine. Real attackers have machines of their own; here they share the
processors with the server and with those who measure, so they run at the lowest priority and take what is left. Siege
and peace take turns, so that whatever else the machine does meets both. In peace the attackers' processes work as hard
as before, but on nothing; or, where there is a twin, they besiege another server with a database of its own: then what
differs is only whose server it is, not how much this machine has to do. How long a move takes is measured where it
matters, by those who make it, and also by the server itself; and the kernel says how long the server waited for a
processor, so that a figure which is the machine's can be told from one which is the server's. Where Linux groups
processes by session (`sched_autogroup_enabled`), a priority counts only within a session: on a machine that others
load, `echo -10 > /proc/self/autogroup` puts this one before theirs.
"""

import asyncio
import json
import multiprocessing
import os
import random
import re
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

import httpx

from .attackers import KINDS, attack
from .attacking import AtEase, guest_by, measure, rest, stand_back
from .crowding import ME, reply_of_bot
from .killing import Doomed
from .playing import Guest
from .proxying import Way, nginx


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
    """How long the server's event loop and its other threads could have run, but had no processor."""
    assert server.process is not None
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[1]) for task in tasks) / 1e9


async def told_inside(server: Doomed) -> list[float]:
    """How many requests at tables the server has answered, and the seconds that it took for them; the same of what it
    committed; and how many connections it has cut because they did not listen.
    """
    async with httpx.AsyncClient() as client:
        told = (await client.get(f"{server.base}/metrics")).text
    found = []
    for name in ("ack_seconds_count", "ack_seconds_sum", "commit_seconds_count", "commit_seconds_sum", "cut_total"):
        line = re.search(rf"^london_bridge_{name} (\S+)", told, re.M)
        assert line is not None
        found.append(float(line[1]))
    return found


@dataclass
class SeatTimes:
    """How long moves took in one state of things, and what the server did meanwhile."""

    acks: list[list[float]] = field(default_factory=list)
    seconds: float = 0.0
    used: float = 0.0
    waited: float = 0.0
    told: list[float] = field(default_factory=lambda: [0.0] * 5)

    @asynccontextmanager
    async def counting(self, servers: list[Doomed]) -> AsyncIterator[list[float]]:
        """While this is the state of things. Gives a list for what the moves take."""
        self.acks.append([])
        began, before = time.perf_counter(), [await self._look(server) for server in servers]
        yield self.acks[-1]
        self.seconds += time.perf_counter() - began
        for server, then in zip(servers, before, strict=True):
            used, waited, *told = (now - at for now, at in zip(await self._look(server), then, strict=True))
            self.used += used
            self.waited += waited
            self.told = [sum(both) for both in zip(self.told, told, strict=True)]

    @staticmethod
    async def _look(server: Doomed) -> list[float]:
        return [processor_seconds(server), waited_seconds(server), *await told_inside(server)]

    def figures(self, when: str) -> dict[str, float]:
        """In numbers."""
        acks, ack_seconds, commits, commit_seconds, cut = self.told
        return {
            f"ack_ms_{when}": round(1000 * statistics.median(chain(*self.acks)), 1),
            f"ack_inside_mean_ms_{when}": round(1000 * ack_seconds / max(1.0, acks), 1),
            f"commit_mean_ms_{when}": round(1000 * commit_seconds / max(1.0, commits), 1),
            f"cut_{when}": int(cut),
            f"commits_a_second_{when}": round(commits / self.seconds, 1),
            f"server_busy_{when}": round(self.used / self.seconds, 2),
            f"server_waited_for_processor_{when}": round(self.waited / self.seconds, 2),
        }


@dataclass
class Siege:
    """What was found."""

    statuses: Counter[str] = field(default_factory=Counter)
    #: How long moves took before the first attack.
    before: list[float] = field(default_factory=list)
    peace: SeatTimes = field(default_factory=SeatTimes)
    attack: SeatTimes = field(default_factory=SeatTimes)
    memory: list[float] = field(default_factory=list)
    #: Which share of a processor each attacker took, turn by turn.
    shares: list[float] = field(default_factory=list)
    #: How long a bot that does not search took under siege.
    replies: list[float] = field(default_factory=list)

    @property
    def slower(self) -> float:
        """How many times as long a move takes under siege: each turn of siege is compared with the peace around it, so
        that what the machine does besides is in both, and the middle of all is taken.
        """
        peace = [statistics.median(turn) for turn in self.peace.acks]
        siege = [statistics.median(turn) for turn in self.attack.acks]
        around = [statistics.mean(peace[max(0, i - 1) : i + 1]) for i in range(len(peace))]
        return statistics.median(under / ease for under, ease in zip(siege, around, strict=True))

    def untried(self) -> list[str]:
        """Kinds of attack that have not been made: a siege without them shows nothing."""
        return [kind for kind in KINDS if not any(status.startswith(kind) for status in self.statuses)]

    @property
    def attacks_a_second(self) -> float:
        """How much was asked of the server."""
        return self.statuses.total() / self.attack.seconds

    def figures(self) -> dict[str, Any]:
        """In numbers."""
        return {
            "slower": round(self.slower, 2),
            "ack_ms_before": round(1000 * statistics.median(self.before), 1),
            **self.peace.figures("in_peace"),
            **self.attack.figures("under_siege"),
            "quick_bot_median_s": round(statistics.median(self.replies), 3),
            "quick_bot_worst_s": round(max(self.replies), 3),
            "attacks_a_second": round(self.attacks_a_second),
            "attackers_share_of_a_processor": round(statistics.mean(self.shares), 2),
            "memory_mb_before": round(self.memory[0]),
            "memory_mb_most": round(max(self.memory)),
            "memory_mb_after": round(self.memory[-1]),
            "load_of_machine": round(os.getloadavg()[0], 1),
            "answers": dict(sorted(self.statuses.items())),
        }


class AgainstABot:
    """Somebody who plays against a bot that does not search, and notes how long it takes."""

    def __init__(self, who: Guest) -> None:
        self.who = who
        self.rng = random.Random(1)

    async def play(self, found: list[float], until: asyncio.Event) -> None:
        """Until it is enough."""
        while not until.is_set():
            table = (await self.who.create([ME, {"kind": "bot", "level": "random"}], start=True, undo="none"))["id"]
            async with self.who.live(table) as live:
                await live.until("welcome")
                while not until.is_set() and (took := await reply_of_bot(live, self.rng)) is not None:
                    found.append(took)
                    await asyncio.sleep(0.1)


class Fort:
    """Servers that share a database, with or without nginx before them, and the table that is besieged there."""

    def __init__(self, database: str, folder: Path, processes: int, workers: int) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.servers = [Doomed(database, folder, limits=True, workers=workers) for _ in range(processes)]
        self.ways = [Way(server.port) for server in self.servers]
        self.table = ""
        self.host: Guest

    @asynccontextmanager
    async def standing(self, through: bool) -> AsyncIterator["Fort"]:
        """While it stands."""
        async with AsyncExitStack() as stack:
            for server in self.servers:
                stack.push_async_callback(server.stop)
                await server.start()
            if through:
                proxy = await stack.enter_async_context(nginx(self.folder, *(server.port for server in self.servers)))
                self.ways = [Way(proxy.https, str(self.folder / "fullchain.pem"))]
            self.host = await guest_by(self.ways[0], "Ann", 200)
            stack.push_async_callback(self.host.client.aclose)
            self.table = (await self.host.create([ME, {"kind": "open"}]))["id"]
            yield self
        for server in self.servers:
            assert not server.faults(), server.faults()[:3]

    def attacks(self, pool: ProcessPoolExecutor, turn: int, addresses: int, seconds: float) -> list[Any]:
        """A siege by so many, for so long."""
        run, ways = asyncio.get_running_loop().run_in_executor, self.ways
        return [run(pool, attack, ways[(turn + i) % len(ways)], self.table, i + 1, seconds) for i in range(addresses)]


async def besiege(
    database: str,
    folder: Path,
    seconds: float,
    addresses: int = 1,
    people: int = 3,
    slices: int = 8,
    processes: int = 1,
    workers: int = 1,
    through: bool = False,
    twin: str | None = None,
) -> Siege:
    """A siege for so many seconds in all, in turns with peace (see above), of one process or of several that share a
    database, through nginx or without; then attackers and people are spread over them. Memory is that of the largest.
    With a database for a twin, the twin is besieged while there is peace.
    """
    found = Siege()
    async with AsyncExitStack() as stack:
        fort = await stack.enter_async_context(Fort(database, folder, processes, workers).standing(through))
        other = None
        if twin is not None:
            other = await stack.enter_async_context(Fort(twin, folder / "twin", processes, workers).standing(through))
        ways = fort.ways
        guests = [await guest_by(ways[i % len(ways)], f"P{i}", 100 + i) for i in range(people + 1)]
        for each in guests:
            stack.push_async_callback(each.client.aclose)
        others, quick = [AtEase(who) for who in guests[:people]], AgainstABot(guests[people])

        async def watch() -> None:
            while True:
                found.memory.append(max(map(memory_mb, fort.servers)))
                await asyncio.sleep(0.5)

        await measure(others, [], asyncio.sleep(3))  # what is only loaded once is loaded
        await measure(others, found.before, asyncio.sleep(3))
        watching = asyncio.create_task(watch())
        stack.callback(watching.cancel)
        loop = asyncio.get_running_loop()
        pool = stack.enter_context(ProcessPoolExecutor(addresses, multiprocessing.get_context("spawn"), stand_back))
        each_turn = seconds / slices
        for turn in range(slices):
            async with found.attack.counting(fort.servers) as acks:
                until = asyncio.Event()
                playing = asyncio.create_task(quick.play(found.replies, until))
                ends = await measure(others, acks, asyncio.gather(*fort.attacks(pool, turn, addresses, each_turn)))
                until.set()
                await playing
            for told, share in ends:
                found.statuses += told
                found.shares.append(share)
            async with found.peace.counting(fort.servers) as acks:
                if other is not None:
                    rests = other.attacks(pool, turn, addresses, each_turn)
                else:
                    rests = [loop.run_in_executor(pool, rest, busy, each_turn / 2) for _, busy in ends]
                until = asyncio.Event()
                playing = asyncio.create_task(quick.play([], until))
                await measure(others, acks, asyncio.gather(*rests))
                until.set()
                await playing
        found.memory.append(max(map(memory_mb, fort.servers)))
        state = await fort.host.client.get(f"/api/tables/{fort.table}/state")
        found.statuses[f"welcome of {len(state.content) // 1000} KB, {json.loads(state.content)['number']} entries"] = 1
    return found
