"""A server that is killed again and again while people play, and the people: they come back, and send again what was
not acknowledged.
"""

import asyncio
import json
import os
import random
import signal
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from london_bridge.record import Record
from tests.waiting import until_seen

from .postgres import free_port

START = """
if __name__ == "__main__":  # processes in which bots think load this file, and need none of it
    import sys
    from pathlib import Path
    from london_bridge.server.running import serve
    from london_bridge.server.settings import Settings
    data, database, port, limits, workers = sys.argv[1:]
    how = {"limits": limits == "limits", "workers": int(workers), "idle": 1.0, "sweep": 0.5, "review_idle": False}
    serve(Settings(port=int(port), data=Path(data), database=database, **how))
"""


class Doomed:
    """A server process that can be killed and started again at the same address."""

    def __init__(
        self, database: str, folder: Path, port: int | None = None, limits: bool = False, workers: int = 1
    ) -> None:
        self.database = database
        self.workers = workers
        self.limits = "limits" if limits else "none"
        self.folder = folder
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None
        self.kills = 0

    async def start(self) -> None:
        """Start, and wait until it answers."""
        script = self.folder / "start.py"
        script.write_text(START)
        self.process = await asyncio.create_subprocess_exec(
            *(
                sys.executable,
                str(script),
                str(self.folder),
                self.database,
                str(self.port),
                self.limits,
                str(self.workers),
            ),
            stderr=(self.folder / f"log-{self.port}").open("ab"),
            env=os.environ,
        )
        async with httpx.AsyncClient(base_url=self.base) as client:

            async def answers() -> bool:
                assert self.process is not None
                assert self.process.returncode is None, (self.folder / f"log-{self.port}").read_text()[-2000:]
                with suppress(httpx.TransportError):
                    return (await client.get("/health")).status_code == 200
                return False

            await until_seen(answers)

    async def kill(self) -> None:
        """kill -9: nothing is finished, nobody is told."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        self.kills += 1

    async def stop(self) -> None:
        """An ordinary end."""
        if self.process is not None and self.process.returncode is None:
            self.process.terminate()
            await asyncio.wait_for(self.process.wait(), 60)

    def faults(self) -> list[str]:
        """What the server noted as a fault of its own."""
        lines = (self.folder / f"log-{self.port}").read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line]


@dataclass
class Told:
    """What all players together were told, and when the next kill is due."""

    acked: dict[str, tuple[str, int, str]] = field(default_factory=dict)  # request: table, seat, move
    refused: dict[str, str] = field(default_factory=dict)
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    again: int = 0
    breaks: int = 0


class Player:
    """Somebody on a seat who does not give up."""

    def __init__(self, bases: list[str], table: str, seat: int, cookie: str, told: Told, rng: random.Random) -> None:
        self.bases = bases
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.told = told
        self.rng = rng
        self.number = 0
        self.entries: dict[int, Any] = {}
        self.you: dict[str, Any] = {"acting": False}
        self.pending: dict[str, Any] | None = None
        self.over = False
        self.count = 0
        #: For tests that cut connections: after so many frames this one breaks off by itself.
        self.cut_after: int | None = None

    async def play(self) -> None:
        """Play until the game is over, through any number of broken connections."""
        wait = 0.02
        while not self.over:
            base = self.rng.choice(self.bases)
            url = f"{base.replace('http', 'ws')}/api/tables/{self.table}/live?seat={self.seat}"
            if self.number:
                url += f"&after={self.number}"
            try:
                async with connect(url, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
                    if self.pending is not None:
                        self.told.again += 1
                        await socket.send(json.dumps(self.pending))
                    wait = 0.02
                    await self.listen(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                self.told.breaks += 1
                await asyncio.sleep(wait * self.rng.uniform(0.5, 1.5))
                wait = min(0.5, wait * 2)

    async def listen(self, socket: Any) -> None:
        """Hear frames, and move when one must."""
        heard = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("welcome", "update"):
                self.take_in(message)
                if self.over:
                    return
                await self.move(socket)
            elif message["type"] == "ack":
                self.acknowledge(message["id"])
                await self.move(socket)
            elif message["type"] == "refused":
                self.told.refused[message["id"]] = message["code"]
                if self.pending is not None and message["id"] == self.pending["id"]:
                    self.pending = None
                    await self.move(socket)
            elif message["type"] == "closing":
                return
            heard += 1
            if self.cut_after is not None and heard >= self.cut_after:
                self.cut_after = self.rng.randrange(3, 40)
                self.told.breaks += 1
                socket.transport.abort()
                return

    def take_in(self, message: dict[str, Any]) -> None:
        """Entries follow one another without gaps, and what was told once stays."""
        if message["type"] == "welcome" and self.number:
            assert not message["reset"], f"what was told up to {self.number} is not known any more"
        for entry in message["entries"]:
            number = entry["number"]
            assert number == self.number + 1 or number in self.entries, f"a gap: {self.number}, then {number}"
            assert self.entries.setdefault(number, entry) == entry
            self.number = max(self.number, number)
        assert self.number == message["number"]
        self.you = message["you"]
        for request in message.get("acks") or []:
            self.acknowledge(request)
        if message.get("table") is not None:
            self.over = message["table"]["status"] == "over"

    def acknowledge(self, request: str) -> None:
        """A move of mine is saved, says the server."""
        if self.pending is not None and self.pending["id"] == request:
            self.told.acked[request] = (self.table, self.seat, self.pending["moves"][0])
            self.pending = None
            self.told.moved.set()

    async def move(self, socket: Any) -> None:
        """Make a move, if it is my turn and the last one was answered."""
        if self.you["acting"] and self.pending is None:
            self.count += 1
            word = self.rng.choice(self.you["legal"])
            self.pending = {"type": "moves", "id": f"{self.seat}.{self.count}", "moves": [word], "seat": self.seat}
            self.pending["id"] += f".{self.rng.randrange(10**12)}"
            await socket.send(json.dumps(self.pending))


async def seat_people(base: str, layout: list[tuple[int, int]], told: Told, rng: random.Random) -> list[Player]:
    """Tables with so many people and bots each, started; everybody who plays."""
    players: list[Player] = []
    for people, bots in layout:
        clients = [httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=60) for _ in range(people)]
        for i, client in enumerate(clients):
            assert (await client.put("/api/me", json={"name": f"P{i}"})).status_code == 200
        seats: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
        seats += [{"kind": "bot", "level": "random"}] * bots
        body = {"options": {"players": len(seats), "pace": 0, "scoring": "random"}, "seats": seats}
        made = await clients[0].post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        table = made.json()["table"]["id"]
        for seat in range(1, people):
            answer = await clients[seat].post(
                f"/api/tables/{table}/act", json={"type": "sit", "id": f"sit{seat}", "seat": seat}
            )
            assert answer.status_code == 200, answer.text
        await clients[0].post(f"/api/tables/{table}/act", json={"type": "start", "id": "start"})
        for seat, client in enumerate(clients):
            cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
            players.append(Player([base], table, seat, cookie, told, random.Random(rng.random())))
            await client.aclose()
    return players


async def kill_often(
    server: Doomed, told: Told, playing: "asyncio.Future[Any]", kills: int, rng: random.Random
) -> None:
    """Kill the server under play: each time after some moves that were acknowledged."""
    while server.kills < kills and not playing.done():
        goal = len(told.acked) + rng.randrange(15, 60)
        while len(told.acked) < goal and not playing.done():
            told.moved.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(told.moved.wait(), 0.5)
        await asyncio.sleep(rng.uniform(0, 0.03))
        if playing.done():
            return
        await server.kill()
        await server.start()


async def verify(base: str, players: list[Player], told: Told) -> Counter[str]:
    """Every acknowledged move is in its log once, nothing is there twice, and every game is over and valid."""
    counts: Counter[str] = Counter()
    by_table: dict[str, list[Player]] = {}
    for player in players:
        by_table.setdefault(player.table, []).append(player)
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        for table, group in by_table.items():
            state = (await client.get(f"/api/tables/{table}/state")).json()
            assert state["table"]["status"] == "over"
            entries = {entry["number"]: entry for entry in state["entries"]}
            assert sorted(entries) == list(range(1, state["number"] + 1))
            ids = Counter(entry["id"] for entry in entries.values() if entry.get("id"))
            assert max(ids.values()) == 1, "a request was carried out twice"
            seat_of = {
                entry["id"]: entry["seat"] for entry in entries.values() if entry["kind"] == "moves" and entry.get("id")
            }
            for request, (where, seat, word) in told.acked.items():
                if where == table:
                    assert seat_of.get(request) == seat, f"an acknowledged move is lost: {word}"
                    counts["acknowledged moves"] += 1
            for request in told.refused:
                assert request not in seat_of, "a refused move was made"
            for player in group:
                for number, entry in player.entries.items():
                    assert entries[number] == entry, "somebody was told something else"
            document = (await client.get(f"/api/tables/{table}/record")).json()
            assert Record.from_document(document).finished
            counts["finished games"] += 1
            counts["moves"] += len(document["moves"])
    return counts


async def play_through_kills(
    database: str, folder: Path, layout: list[tuple[int, int]], kills: int, seed: int
) -> Counter[str]:
    """Play games on a server that is killed, and check everything afterwards; what was counted."""
    rng = random.Random(seed)
    server = Doomed(database, folder)
    told = Told()
    await server.start()
    try:
        players = await seat_people(server.base, layout, told, rng)
        playing = asyncio.gather(*(player.play() for player in players))
        killing = asyncio.create_task(kill_often(server, told, playing, kills, rng))
        both: set[asyncio.Future[Any]] = {playing, killing}
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        await asyncio.gather(playing, killing)
        counts = await verify(server.base, players, told)
    finally:
        await server.stop()
    assert not server.faults(), server.faults()[:3]
    counts |= Counter({"kills": server.kills, "sent again": told.again, "broken connections": told.breaks})
    return counts
