"""People who come, play a whole game and go, for an hour: how large the server is in the meantime.

Everybody is somebody new from an address of their own, with limits on, so that whatever a server keeps of people,
addresses, tables and channels has to be given back. They play against a bot that does not search, talk, and are watched
by somebody else; what a server that thinks a lot needs is measured elsewhere.
"""

import asyncio
import random
import time
from contextlib import suppress
from pathlib import Path
from statistics import mean
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from .attacking import Elsewhere
from .besieging import memory_mb
from .killing import Doomed
from .playing import Guest

#: How often the server is weighed in all.
LOOKS = 240
SEATS = [{"kind": "me"}, {"kind": "local", "name": "Ben"}, {"kind": "bot", "level": "random"}]


class Stream:
    """One visitor after the other."""

    def __init__(self, server: Doomed, number: int, pause: float) -> None:
        self.server = server
        self.there: Any = Elsewhere(server.port, server.base)  # all of it that a guest needs
        self.number = number
        self.pause = pause
        self.games = 0
        self.moves = 0
        self.rng = random.Random(number)

    async def run(self, until: float) -> None:
        """Until the time is up."""
        while time.monotonic() < until:
            address = f"10.{self.number}.{self.games // 250 % 250}.{self.games % 250}"
            headers = {"origin": self.server.base, "X-Forwarded-For": address}
            async with httpx.AsyncClient(base_url=self.server.base, headers=headers, timeout=60) as client:
                await self.visit(Guest(self.there, client), until)

    async def visit(self, who: Guest, until: float) -> None:
        """A game, from the first word to the last; most are given up before their end, so that there are many."""
        assert (await who.client.put("/api/me", json={"name": f"V{self.games}"})).status_code == 200
        table = (await who.create(SEATS, start=True))["id"]
        headers = {"X-Forwarded-For": f"172.16.{self.number}.{self.games % 250}"}
        async with who.live(table) as live, httpx.AsyncClient(headers=headers) as stranger:
            watcher = Guest(self.there, stranger)
            async with watcher.live(table) as other:
                await live.until("welcome")
                await live.do("chat", text="Good evening " * 10)
                patience = self.rng.choice((5, 10, 20, 1_000))
                while not live.over and live.view["moves"] < patience and time.monotonic() < until:
                    self.moves += 1
                    await live.play(self.rng, until=live.view["moves"] + 1)
                    await asyncio.sleep(self.pause)
                if not live.over:
                    await live.do("concede", seat=0)
                with suppress(TimeoutError, ConnectionClosed):
                    await other.until("update")
        self.games += 1


async def play_for_long(
    database: str, folder: Path, seconds: float, streams: int = 10, pause: float = 0.1
) -> dict[str, Any]:
    """So many visitors at a time; memory as it was most in each twelfth of the time."""
    server = Doomed(database, folder, limits=True)
    await server.start()
    began = time.monotonic()
    everybody = [Stream(server, i, pause) for i in range(streams)]
    sizes: list[float] = [memory_mb(server)]

    async def watch() -> None:
        for _ in range(LOOKS):
            await asyncio.sleep(seconds / LOOKS)
            sizes.append(memory_mb(server))

    try:
        await asyncio.gather(watch(), *(stream.run(began + seconds) for stream in everybody))
        await asyncio.sleep(min(25.0, seconds))  # tables leave, and what they held is given back
        part = LOOKS // 12
        return {
            "minutes": round((time.monotonic() - began) / 60, 1),
            "games": sum(stream.games for stream in everybody),
            "moves": sum(stream.moves for stream in everybody),
            "at the start": round(sizes[0]),
            "memory_mb": [round(max(sizes[i + 1 : i + 1 + part])) for i in range(0, LOOKS, part)],
            "first": round(max(sizes[: 2 * part + 1])),
            "last": round(max(sizes[-2 * part :])),
            "mean of first": round(mean(sizes[1 : 2 * part + 1])),
            "mean of last": round(mean(sizes[-2 * part :])),
            "at rest": round(memory_mb(server)),
            "faults": len(server.faults()),
        }
    finally:
        await server.stop()
