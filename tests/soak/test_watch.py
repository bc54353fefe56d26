"""Attacks on who somebody is, at full size: guessing, links, mails, endpoints. They print what got through."""

import asyncio
import secrets
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from london_bridge.server.notify.endpoints import read_endpoint
from tests.server.playing import running
from tests.server.posts import mail_server
from tests.server.test_login_limits import cheaply
from tests.server.test_mail import settings
from tests.server.test_people import PASSWORD, sign_up

from .noting import note

pytestmark = pytest.mark.soak
ODD = "\\/@#?%:;&.[]_-\t\n\x00\u3002\uff0e "


def test_guessing_and_mailing_at_full_size(database: str, tmp_path: Path) -> None:
    """Two thousand guesses at one account, a thousand nonsense links and five hundred mails, from hundreds of networks:
    few are tried, and the right person signs in, recovers and moves in between.
    """

    async def main() -> dict[str, Any]:
        found: Counter[str] = Counter()
        with mail_server() as box:
            async with running(database, tmp_path, **settings(box) | {"limits": True}) as server:
                cheaply(server)
                async with (
                    server.person("Ann") as ann,
                    httpx.AsyncClient(base_url=server.base, verify=False) as attacker,
                ):
                    code = await sign_up(ann.client, "alice")
                    link = (await ann.client.post("/api/me/link")).json()["token"]

                    async def ask(kind: str, address: str, path: str, body: dict[str, str]) -> None:
                        attacker.cookies.clear()
                        answer = await attacker.post(path, json=body, headers={"X-Forwarded-For": address})
                        found[f"{kind} {answer.status_code}"] += 1

                    began = time.monotonic()
                    for i in range(2000):
                        body = {"login": "\uff41lice" if i % 2 else "alice", "password": secrets.token_hex(6)}
                        await ask("guess", f"2001:db8:{i % 400:x}:{i:x}::1", "/api/session", body)
                    for i in range(1000):
                        await ask("link", f"198.51.{i % 250}.7", "/api/me/claim", {"token": secrets.token_hex(12)})
                    found["seconds"] = int(time.monotonic() - began)
                    right = {"login": "alice", "password": PASSWORD}
                    assert (await ann.client.post("/api/session", json=right)).status_code == 200
                    await ask("my link", "192.0.2.1", "/api/me/claim", {"token": link})
                    body = {"login": "alice", "recovery": code, "password": "another password"}
                    await ask("my code", "192.0.2.1", "/api/recover", body)
                for i in range(100):
                    headers = {"origin": server.base, "X-Forwarded-For": f"203.0.113.{i}"}
                    async with httpx.AsyncClient(base_url=server.base, headers=headers, verify=False) as spammer:
                        await sign_up(spammer, f"spammer{i}")
                        for j in range(5):
                            await spammer.patch("/api/me", json={"email": f"stranger{i}x{j}@example.org"})
            found["mails"] = len(box.mails)
        return dict(found)

    counts = asyncio.run(main())
    note(f"watch-{database.partition(':')[0]}", counts)
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
