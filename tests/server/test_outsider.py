"""What an outsider may try by hand: bytes that are no text, ids and logins with characters that databases refuse,
origins that are no addresses, requests that break off. Each is refused, none is a fault.
"""

import asyncio
from pathlib import Path

import pytest

from .hostile import no_fault
from .playing import Guest, running

BODIES = (
    b'{"name":"\xed\xa0\x80"}',
    b"\xff\xfe",
    b'{"name":"\\u0000"}',
    b'{"name":"\\ud800"}',
    b'{"login":"a\\u0000b","password":"long enough 1"}',
    b'{"login":"a\\u0000b","recovery":"\\u0000","password":"long enough 1"}',
    b'{"token":"\\u0000"}',
    b'{"type":"chat","id":"\\u0000","text":"\\u0000"}',
    b'{"type":"mute","id":"m","person":"\\u0000","on":true}',
    b'{"options":{"players":2},"seats":[{"kind":"me"},{"kind":"open"}],"deal":{"table":"\\u0000","move":0}}',
)
TARGETS = (
    ("PUT", "/api/me"),
    ("PATCH", "/api/me"),
    ("POST", "/api/me/account"),
    ("POST", "/api/session"),
    ("POST", "/api/recover"),
    ("POST", "/api/me/claim"),
    ("POST", "/api/me/tokens"),
    ("POST", "/api/me/push"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/TABLE/act"),
    ("POST", "/api/tables/%00/act"),
    ("POST", "/api/replay"),
)
KINDS = ("application/json", "text/plain", "multipart/form-data; boundary=x", "application/msgpack")


async def tried(guest: Guest, table: str) -> list[int]:
    """Everything on the list; the statuses."""
    found = []
    for kind in KINDS:
        for method, path in TARGETS:
            for body in BODIES if kind == KINDS[0] else BODIES[:2]:
                answer = await guest.client.request(
                    method, path.replace("TABLE", table), content=body, headers={"content-type": kind}
                )
                assert "Traceback" not in answer.text
                found.append(answer.status_code)
    for path in ("/api/tables/%00", "/api/tables/a%00b/state", "/api/tables/%ff", "/mail/confirm/%00", "/t/%00"):
        found.append((await guest.client.get(path)).status_code)
    found.append((await guest.client.delete("/api/me/tokens/%00")).status_code)
    for origin in ("http://[::1", "http://x:99999999", "null", ""):
        answer = await guest.client.put("/api/me", json={"name": "X"}, headers={"origin": origin})
        assert answer.status_code == 403
    return found


@pytest.mark.slow
def test_nothing_that_is_tried_by_hand_is_a_fault(database: str, tmp_path: Path) -> None:
    """No 500 and nothing in the log, on both databases."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            statuses = await tried(ann, table)
            assert max(statuses) < 500
            assert statuses.count(400) > 60
            assert (await ann.client.get("/api/me")).json()["person"] is not None

    with no_fault():
        asyncio.run(main())


@pytest.mark.parametrize(
    "raw",
    [
        b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n{",
        b"POST /api/replay HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\n",
        (
            b"GET /api/tables/%00/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ),
        b"\x16\x03\x01\x02\x00",
    ],
)
def test_what_breaks_off_is_no_fault(tmp_path: Path, raw: bytes) -> None:
    """Half a request, and then nothing."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/o.sqlite3", tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(raw)
            await writer.drain()
            async with server.person() as other:  # what is answered later was read later
                assert (await other.client.get("/health")).status_code == 200
            writer.close()
            async with asyncio.timeout(5):
                answer = await reader.read(4096)
            assert b" 500 " not in answer[:20]
            async with server.person() as reader_after:
                assert (await reader_after.client.get("/health")).status_code == 200

    with no_fault():
        asyncio.run(main())
