"""Limits by address count what one provider gives to one customer as one."""

import asyncio
from pathlib import Path

import httpx
import pytest

from london_bridge.server.people.addresses import address_key

from .playing import running


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:C000:0207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:0001:0002::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("unix:/run/bridge.sock", "unix:/run/bridge.sock"),
        ("x" * 500, "x" * 64),
    ],
)
def test_the_key_of_an_address(address: str, key: str) -> None:
    """One IPv6 /64 is one address, however it is written."""
    assert address_key(address) == key


@pytest.mark.slow
def test_a_network_does_not_count_as_many(tmp_path: Path) -> None:
    """Requests from a hundred addresses of one /64 share one limit; the next network has its own."""

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/a.sqlite3"
        async with running(url, tmp_path, limits=True) as server, httpx.AsyncClient(base_url=server.base) as client:

            async def tried(address: str) -> int:
                body = {"login": "ann", "password": "a guess or two"}
                answer = await client.post("/api/session", json=body, headers={"X-Forwarded-For": address})
                return answer.status_code

            assert [await tried(f"2001:db8:1:2::{i:x}") for i in range(1, 13)][-1] == 429
            assert await tried("2001:db8:1:3::1") == 401

    asyncio.run(main())
