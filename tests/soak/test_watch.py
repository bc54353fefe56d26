"""Attacks on who somebody is, at full size: guessing, links, mails, endpoints. They print what got through."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from london_bridge.server.notify.endpoints import read_endpoint
from tests.server.playing import running
from tests.server.posts import Mailbox, mail_server
from tests.server.proxying import Way, nginx
from tests.server.test_login_limits import cheaply
from tests.server.test_mail import settings
from tests.server.test_people import PASSWORD, sign_up

from .noting import note

pytestmark = pytest.mark.soak
ODD = "\\/@#?%:;&.[]_-\t\n\x00\u3002\uff0e "


@dataclass
class Streets:
    """How hundreds of strangers get to servers that share a database, each from a network of their own."""

    ways: list[Way]
    stack: AsyncExitStack
    known: dict[int, httpx.AsyncClient] = field(default_factory=dict)

    async def stranger(self, number: int) -> httpx.AsyncClient:
        """The so manyth, whom nobody has seen before."""
        if number not in self.known:
            client = self.ways[number % len(self.ways)].client(number)
            self.known[number] = await self.stack.enter_async_context(client)
        self.known[number].cookies.clear()
        return self.known[number]


@asynccontextmanager
async def streets(database: str, folder: Path, processes: int, through: bool, box: Mailbox) -> AsyncIterator[Streets]:
    """So many servers that send mails, with nginx before them or without."""
    async with AsyncExitStack() as stack:
        how = settings(box) | {"limits": True}
        servers = [cheaply(await stack.enter_async_context(running(database, folder, **how))) for _ in range(processes)]
        ways = [Way(server.port) for server in servers]
        if through:
            proxy = await stack.enter_async_context(nginx(folder, *(server.port for server in servers)))
            ways = [Way(proxy.https, str(folder / "fullchain.pem"))]
        yield Streets(ways, stack)


@pytest.mark.parametrize("through", [False, True], ids=["straight", "nginx"])
def test_guessing_and_mailing_at_full_size(database: str, tmp_path: Path, through: bool) -> None:
    """Two thousand guesses at one account, a thousand nonsense links and five hundred mails, from hundreds of networks:
    few are tried, and the right person signs in, recovers and moves in between. On PostgreSQL there are four servers.
    """

    async def main() -> dict[str, Any]:
        found: Counter[str] = Counter()
        processes = 1 if database.startswith("sqlite") else 4
        with mail_server() as box:
            async with streets(database, tmp_path, processes, through, box) as there:

                async def ask(kind: str, number: int, address: str, path: str, body: dict[str, str]) -> None:
                    client = await there.stranger(number)
                    # Without a proxy it is where they come from, and with one a lie.
                    answer = await client.post(path, json=body, headers={"X-Forwarded-For": address})
                    found[f"{kind} {answer.status_code}"] += 1

                async with there.ways[0].client(900) as ann:
                    code = await sign_up(ann, "alice")
                    link = (await ann.post("/api/me/link")).json()["token"]
                    began = time.monotonic()
                    for i in range(2000):
                        body = {"login": "\uff41lice" if i % 2 else "alice", "password": secrets.token_hex(6)}
                        await ask("guess", i % 400, f"2001:db8:{i % 400:x}:{i:x}::1", "/api/session", body)
                    for i in range(1000):
                        body = {"token": secrets.token_hex(12)}
                        await ask("link", i % 250, f"198.51.{i % 250}.7", "/api/me/claim", body)
                    found["seconds"] = int(time.monotonic() - began)
                    right = {"login": "alice", "password": PASSWORD}
                    assert (await ann.post("/api/session", json=right)).status_code == 200
                    await ask("my link", 901, "192.0.2.1", "/api/me/claim", {"token": link})
                    body = {"login": "alice", "recovery": code, "password": "another password"}
                    await ask("my code", 902, "192.0.2.2", "/api/recover", body)
                for i in range(100):
                    spammer = await there.stranger(500 + i)
                    await sign_up(spammer, f"spammer{i}")
                    for j in range(5):
                        await spammer.patch("/api/me", json={"email": f"stranger{i}x{j}@example.org"})
            found["mails"] = len(box.mails)
        return dict(found)

    counts = asyncio.run(main())
    note(f"watch-{database.partition(':')[0]}-{'nginx' if through else 'straight'}", counts)
    assert counts["guess 401"] <= 60 + 2 + counts["seconds"] // 60
    assert counts["my link 200"] == counts["my code 200"] == 1
    assert counts["mails"] <= 102
    assert not any(kind.endswith(" 500") for kind in counts)


def test_no_odd_endpoint_leads_elsewhere() -> None:
    """A hundred thousand odd hosts: whatever is taken is a name below a push service, as everybody reads it."""
    taken = 0
    for i in range(100_000):
        odd = "".join(secrets.choice(ODD) for _ in range(1 + i % 3))
        host = (
            secrets.choice(("127.0.0.1", "localhost", "x"))
            + odd
            + secrets.choice((".push.apple.com", "push.apple.com"))
        )
        endpoint = read_endpoint(f"https://{host}/x")
        if endpoint is not None:
            taken += 1
            assert endpoint.host.endswith(".push.apple.com")
            assert httpx.URL(endpoint.url).host == endpoint.host == host
    note("endpoints", {"tried": 100_000, "taken": taken})
