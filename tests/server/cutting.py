"""Two server processes on one PostgreSQL, and people who go from one to the other because their connections break."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import httpx

from .killing import Doomed, Told, seat_people, verify


async def play_through_cuts(
    database: str, folder: Path, layout: list[tuple[int, int]], seed: int, processes: int = 2
) -> Counter[str]:
    """Play games through several processes with connections cut at random, and compare what they have in the end."""
    rng = random.Random(seed)
    servers = []
    for i in range(processes):
        own = folder / f"process-{i}"
        own.mkdir()
        servers.append(Doomed(database, own))
    told = Told()
    for server in servers:
        await server.start()
    try:
        players = await seat_people(servers[0].base, layout, told, rng)
        for player in players:
            player.bases = [server.base for server in servers]
            player.cut_after = rng.randrange(3, 40)
        await asyncio.gather(*(player.play() for player in players))
        counts = await verify(servers[0].base, players, told)
        for table in {player.table for player in players}:
            texts = set()
            for server in servers:
                async with httpx.AsyncClient(base_url=server.base, timeout=60) as client:
                    state = (await client.get(f"/api/tables/{table}/state")).json()
                    record = (await client.get(f"/api/tables/{table}/record")).text
                    texts.add((record, str(state["entries"]), str(state["view"]), state["number"]))
            assert len(texts) == 1, "the processes do not agree"
            counts["identical games"] += 1
    finally:
        for server in servers:
            await server.stop()
    for server in servers:
        assert not server.faults(), server.faults()[:3]
    counts |= Counter({"cut connections": told.breaks, "sent again": told.again})
    return counts
