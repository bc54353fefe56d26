"""Those who besiege a server, from one address each: chat without cookies, rematches, channels, streams and answers
that nobody reads, heads and bodies that stop, channels that come and go, pages of many tables, changes of names and
guesses at links, public tables without end.
"""

import asyncio
import random
import select
import socket
import time
from collections import Counter, defaultdict, deque
from collections.abc import MutableSequence
from contextlib import suppress

import httpx

from .proxying import Way

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==\r\n"
)
EMOJI = "\N{BRIDGE AT NIGHT}"
#: What is promised of a body, and what comes.
PROMISED, SENT = 999_999, 300_000
#: So many answers are asked for at once by a connection that reads none, and by every so manyth round of connections.
AT_ONCE, EVERY = 16, 10
#: Connections that one attacker keeps; their process may not have many more files.
MOST_OPEN = 600
#: Connections that were opened and are not read: they stay as long as the process of the attackers does.
OPEN: deque[socket.socket] = deque()
#: Those that asked for a lot, by the table that is besieged. However many others are opened, they stay until the other
#: side cuts them off.
DEAF: defaultdict[str, list[socket.socket]] = defaultdict(list)
MOST_DEAF = 100
#: What is counted when one of them was.
CUT = "cut deaf answers"


def broken_off(sock: socket.socket) -> bool:
    """Whether the other side has cut a connection, with what it had still to send."""
    poll = select.poll()
    poll.register(sock, 0)
    return any(found & select.POLLERR for _, found in poll.poll(0))


class Attackers:
    """All of one siege, from one address."""

    def __init__(self, way: Way, table: str, number: int) -> None:
        self.way = way
        self.table = table
        self.number = number
        self.told: Counter[str] = Counter()
        self.tables: list[str] = [table]
        self.rng = random.Random(number)
        self.rounds = 0

    async def go_on(self, seconds: float) -> None:
        """Attack for so long."""
        until = time.monotonic() + seconds
        number = 0
        async with self.way.client(self.number) as client, self.way.client(self.number) as nobody:
            while time.monotonic() < until:
                await asyncio.to_thread(self.open_connections)
                work = [self.spam(nobody, number + i) for i in range(5)]
                work += [self.rematch(client), self.publish(client), self.look_at_pages(client), self.change(client)]
                for error in await asyncio.gather(*work, return_exceptions=True):
                    if isinstance(error, httpx.TransportError):
                        self.told["cut off"] += 1
                    elif error is not None:
                        raise error
                number += 5

    # --- by requests ------------------------------------------------------------------------------------------------

    async def spam(self, client: httpx.AsyncClient, number: int) -> None:
        """Lines of chat, each from somebody who was never here before."""
        body = {"type": "chat", "id": f"spam{number}", "text": f"{number} " + EMOJI * 280}
        answer = await client.post(f"/api/tables/{self.table}/act", json=body, headers={"cookie": ""})
        self.told[f"chat {answer.status_code}"] += 1

    async def rematch(self, client: httpx.AsyncClient) -> None:
        """A game that is given up at once, and rematches of it, many at a time."""
        answer = await client.post("/api/tables/quick", json={"level": "random"})
        self.told[f"table {answer.status_code}"] += 1
        if answer.status_code != 201:
            return
        table = answer.json()["table"]["id"]
        self.tables.append(table)

        async def act(kind: str, number: int) -> int:
            body = {"type": kind, "id": f"{kind}{number}{random.random()}"}
            return (await client.post(f"/api/tables/{table}/act", json=body)).status_code

        await act("concede", 0)
        for status in await asyncio.gather(*[act("rematch", i) for i in range(20)]):
            self.told[f"rematch {status}"] += 1

    async def publish(self, client: httpx.AsyncClient) -> None:
        """Fill the lobby, and look at it."""
        body = {"options": {"players": 2, "public": True}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.told[f"public {(await client.post('/api/tables', json=body)).status_code}"] += 1
        self.told[f"lobby {(await client.get('/api/lobby')).status_code}"] += 1

    async def look_at_pages(self, client: httpx.AsyncClient) -> None:
        """Have tables read: those that are there, and some that are not."""
        for table in (self.rng.choice(self.tables), f"nothing{self.rng.random()}"[:20].replace(".", "")):
            self.told[f"page {(await client.get(f'/t/{table}')).status_code}"] += 1
            self.told[f"state {(await client.get(f'/api/tables/{table}/state')).status_code}"] += 1

    async def change(self, client: httpx.AsyncClient) -> None:
        """What is written about people: names, and guesses at links."""
        for i in range(5):
            name = await client.put("/api/me", json={"name": f"Eve {self.number} {i}"})
            guess = await client.post("/api/me/claim", json={"token": f"nonsense{self.rng.random()}"})
            self.told[f"name {name.status_code}"] += 1
            self.told[f"claim {guess.status_code}"] += 1

    # --- by bare connections ----------------------------------------------------------------------------------------

    def open_connections(self) -> None:
        """Some that are never read, some that stop in the middle, some that go as soon as they have come."""
        for way in ("live", "live", "live", "stream", "state"):
            self.begin(f"deaf {way}", self.head("GET", f"/api/tables/{self.table}/{way}", way == "live"))
        deaf = DEAF[self.table]
        for sock in [sock for sock in deaf if broken_off(sock)]:
            deaf.remove(sock)
            sock.close()
            self.told[CUT] += 1
        if self.rounds % EVERY == 0 and len(deaf) < MOST_DEAF:
            # Large answers fill every buffer, however short the table's log is.
            self.begin("deaf answers", self.head("GET", "/api/schema/openapi.json") * AT_ONCE, deaf)
        self.rounds += 1
        self.begin("slow head", self.head("GET", "/api/me")[:-2] + b"X-Slow: ")
        record = f"Content-Type: application/json\r\nContent-Length: {PROMISED}\r\n\r\n".encode()
        self.begin("stalled body", self.head("POST", "/api/replay")[:-2] + record + b" " * SENT)
        self.begin("come and go", self.head("GET", f"/api/tables/{self.table}/live", upgrade=True), None)

    def head(self, method: str, path: str, upgrade: bool = False) -> bytes:
        """The head of a request."""
        headers = self.way.headers(self.number) | {"Host": self.way.base.partition("://")[2]}
        lines = "".join(f"{key}: {value}\r\n" for key, value in headers.items())
        return f"{method} {path} HTTP/1.1\r\n{lines}{UPGRADE if upgrade else ''}\r\n".encode()

    def begin(self, kind: str, data: bytes, among: MutableSequence[socket.socket] | None = OPEN) -> None:
        """Open a connection, send something and never read what comes back. It stays among these, or not at all."""
        try:
            sock = self.way.socket(self.number, buffer=2048)
        except OSError:
            self.told[f"refused {kind}"] += 1
            return
        if among is not None:
            among.append(sock)
        if len(OPEN) > MOST_OPEN:
            OPEN.popleft().close()
        with suppress(OSError):  # the server may have heard enough
            sock.settimeout(0.5)
            sock.sendall(data)
        self.told[kind] += 1
        if among is None:
            sock.close()


#: All that a siege consists of; each has to have been tried.
KINDS = (
    *("chat", "table", "rematch", "public", "lobby", "page", "state", "name", "claim"),
    *("deaf live", "deaf stream", "deaf state", "deaf answers", "slow head", "stalled body", "come and go"),
)


def attack(way: Way, table: str, number: int, seconds: float) -> tuple[Counter[str], float]:
    """In a process of its own: what attackers were told, and which share of a processor they took."""
    attackers = Attackers(way, table, number)
    began, used = time.perf_counter(), time.process_time()
    asyncio.run(attackers.go_on(seconds))
    return attackers.told, min(1.0, (time.process_time() - used) / (time.perf_counter() - began))
