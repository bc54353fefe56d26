"""A running server and people at it, for tests: real uvicorn, real sockets, real browsers' headers."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from london_bridge.server.app import build
from london_bridge.server.running import Server, config_of, listen
from london_bridge.server.services import Services
from london_bridge.server.settings import Settings
from tests.waiting import until

IDS = itertools.count()


def new_id() -> str:
    """An id for a request."""
    return f"r{next(IDS)}"


class Running:
    """A server that runs in this event loop."""

    def __init__(self, settings: Settings, port: int, server: uvicorn.Server, app: Any) -> None:
        self.settings = settings
        self.port = port
        self.server = server
        self.app = app
        self.base = f"http://127.0.0.1:{port}"
        #: What a WebSocket needs to get here, beside the address.
        self.dial: dict[str, Any] = {}

    @property
    def services(self) -> Services:
        """The parts of the server."""
        found = self.app.state["services"]
        assert isinstance(found, Services)
        return found

    @asynccontextmanager
    async def person(self, name: str | None = None) -> AsyncIterator["Guest"]:
        """Somebody with a browser."""
        async with httpx.AsyncClient(base_url=self.base, headers={"origin": self.base}, timeout=30) as client:
            guest = Guest(self, client)
            if name is not None:
                answer = await client.put("/api/me", json={"name": name})
                assert answer.status_code == 200, answer.text
            yield guest


@asynccontextmanager
async def running(database: str, tmp_path: Path, port: int = 0, **more: Any) -> AsyncIterator[Running]:
    """A server on a port that is free, or on a certain one; stopped in the end."""
    usual = {"workers": 1, "limits": False, "prestart": False, "review_idle": False}
    settings = Settings(port=port, data=tmp_path, database=database, **(usual | more))
    sock = listen(settings)
    app = build(settings)
    server = Server(config_of(settings, app))
    server.config.log_config = None
    task = asyncio.create_task(server.serve([sock]))
    await until(lambda: server.started or task.done())
    assert not task.done(), task.exception()
    try:
        yield Running(settings, sock.getsockname()[1], server, app)
    finally:
        server.should_exit = True
        await task


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, running: Running, client: httpx.AsyncClient) -> None:
        self.running = running
        self.client = client

    @property
    def cookie(self) -> str:
        """What the browser sends."""
        return "; ".join(f"{key}={value}" for key, value in self.client.cookies.items())

    async def create(self, seats: list[Any], start: bool = False, **options: Any) -> dict[str, Any]:
        """Set a table up."""
        body = {"options": {"players": len(seats), "pace": 0} | options, "seats": seats, "start": start}
        answer = await self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()["table"]
        return table

    async def act(self, table: str, kind: str, **fields: Any) -> httpx.Response:
        """A request by POST."""
        return await self.client.post(f"/api/tables/{table}/act", json={"type": kind, "id": new_id()} | fields)

    @asynccontextmanager
    async def live(self, table: str, **query: Any) -> AsyncIterator["Live"]:
        """The live channel of a table."""
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        url = f"{self.running.base.replace('http', 'ws', 1)}/api/tables/{table}/live?{asked}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if "X-Forwarded-For" in self.client.headers:  # who comes from elsewhere does so with every request
            headers["X-Forwarded-For"] = self.client.headers["X-Forwarded-For"]
        how: dict[str, Any] = {"origin": self.running.base, "max_size": None} | self.running.dial
        async with connect(url, additional_headers=headers, **how) as socket:
            yield Live(socket)


class Live:
    """One device at a table: what it was told, and what it asks."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.acks: list[str] = []

    async def hear(self, limit: float = 20) -> dict[str, Any]:
        """The next message, taken in."""
        text = await asyncio.wait_for(self.socket.recv(), limit)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("welcome", "update"):
            if message["type"] == "welcome" and message["reset"]:
                self.entries.clear()
            self.number = message["number"]
            self.you, self.view = message["you"], message["view"]
            self.table = message.get("table", self.table)
            self.entries += message["entries"]
            self.acks += message.get("acks", [])
        return message

    async def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next message of one of these kinds with these fields."""
        while True:
            message = await self.hear()
            if message["type"] in kinds and all(message.get(key) == value for key, value in fields.items()):
                return message

    async def ask(self, kind: str, **fields: Any) -> str:
        """Send a request; its id."""
        asked = {"type": kind, "id": new_id()} | fields
        await self.socket.send(json.dumps(asked))
        return str(asked["id"])

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait until it is answered."""
        request = await self.ask(kind, **fields)
        while True:
            message = await self.hear()
            if message.get("id") == request or request in message.get("acks", []):
                return message

    @property
    def over(self) -> bool:
        """The game is over."""
        return self.table.get("status") == "over"

    async def play(self, rng: random.Random, until: int | None = None) -> None:
        """Make random moves, with all of one's seats, until the game is over or the line has so many moves."""
        while not self.over and (until is None or self.view["moves"] < until):
            if self.you["acting"]:
                answer = await self.do("moves", moves=[rng.choice(self.you["legal"])], seat=self.you["seat"])
                assert answer["type"] in ("update", "ack"), answer
            elif self.you["others"]:
                wanted = self.you["others"][0]
                await self.ask("look", seat=wanted)
                while self.you["seat"] != wanted:
                    await self.hear()
            else:
                await self.hear()
