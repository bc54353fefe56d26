"""Safe: where requests come from, cookies, headers, limits, names and chat, and what the log keeps to itself."""

import asyncio
import json
import logging
import re
from contextlib import AsyncExitStack, suppress
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from london_bridge.server.http import request_checks
from london_bridge.server.live import admission
from london_bridge.server.live.connection import Connection
from london_bridge.server.logs import JsonLines
from london_bridge.server.rate_limits import RateLimiter
from london_bridge.server.settings import STATIC
from tests.waiting import until

from .playing import Live, running

pytestmark = pytest.mark.slow

EVIL = "https://evil.example"


def sqlite(folder: Path) -> str:
    """A database for a test."""
    return f"sqlite:///{folder}/s.sqlite3"


async def end_of(live: Live) -> int | None:
    """Listen until the server closes; with which code."""
    try:
        while True:
            await live.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


# --- where requests come from -----------------------------------------------------------------------------------------


def test_forms_of_other_sites_change_nothing(tmp_path: Path) -> None:
    """A request that changes something comes from our own page, or without a cookie, or with a token."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            client = ann.client
            for headers in (
                {"origin": EVIL},
                {"origin": "null"},
                {"origin": ""},
                {"origin": server.base + ".evil.example"},
            ):
                answer = await client.patch("/api/me", json={"name": "Eve"}, headers=headers)
                assert answer.status_code == 403, headers
                assert answer.json()["error"]["code"] == "bad_origin"
            del client.headers["origin"]
            assert (await client.patch("/api/me", json={"name": "Eve"})).status_code == 403
            assert (await client.get("/api/me")).json()["person"]["name"] == "Ann"
            answer = await client.patch("/api/me", json={"name": "Anna"}, headers={"origin": server.base})
            assert answer.status_code == 200
            # Without a cookie there is nothing to misuse; but a page of another site cannot make guests either.
            async with httpx.AsyncClient(base_url=server.base) as fresh:
                assert (await fresh.put("/api/me", json={"name": "X"}, headers={"origin": EVIL})).status_code == 403
                assert (await fresh.put("/api/me", json={"name": "X"})).status_code == 200

    asyncio.run(main())


def test_sockets_of_other_sites_are_not_opened(tmp_path: Path) -> None:
    """Origin checks on WebSockets, the table's and that of notices."""

    async def main() -> None:
        ours = "https://ours.example"
        async with running(sqlite(tmp_path), tmp_path, origins=(ours,)) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            for path in (f"/api/tables/{table}/live", "/api/me/live"):
                url = f"ws://127.0.0.1:{server.port}{path}"
                cookie = {"Cookie": ann.cookie}
                with pytest.raises(InvalidStatus):
                    await connect(url, additional_headers=cookie, origin=Origin(EVIL))
                for origin in (server.base, ours, None):
                    allowed = Origin(origin) if origin else None
                    async with connect(url, additional_headers=cookie, origin=allowed) as socket:
                        await socket.recv()

    asyncio.run(main())


@pytest.mark.parametrize(("headers", "secure"), [({}, False), ({"x-forwarded-proto": "https"}, True)])
def test_the_cookie(tmp_path: Path, headers: dict[str, str], secure: bool) -> None:
    """Signed, HttpOnly, SameSite; Secure where the request came by https, as the proxy says."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, httpx.AsyncClient(base_url=server.base) as client:
            answer = await client.put("/api/me", json={"name": "Ann"}, headers=headers)
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert ("Secure" in cookie) is secure
            value = re.match(r"lb_person=([^;]+)", cookie)
            assert value is not None
            changed = value[1][:-6] + ("A" if value[1][-6] != "A" else "B") + value[1][-5:]
            for forged in (changed, "WyJ4IiwwXQ.x", "x" * 5000, "é"):
                header = {"Cookie": f"lb_person={forged}".encode()}
                answer = await client.get("/api/me", headers=header)  # type: ignore[arg-type]  # bytes, as a liar sends them
                assert answer.status_code == 200
                assert answer.json()["person"] is None

    asyncio.run(main())


def test_every_answer_has_the_headers_of_safety(tmp_path: Path) -> None:
    """A policy without inline script on pages, API and errors alike; personal answers are not kept."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            for path in (
                "/",
                "/t/abc",
                "/api/me",
                "/api/nothing",
                "/api/tables/x",
                "/health",
                "/metrics",
                "/no.js",
                "/api/docs",
            ):
                answer = await ann.client.get(path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "script-src 'self';" in policy
                assert "unsafe-eval" not in policy
                assert "frame-ancestors 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] in ("same-origin", "no-referrer")
                assert answer.headers["cross-origin-resource-policy"] == "same-origin"
                assert "server" not in answer.headers
                if path.startswith("/api/") and "docs" not in path:
                    assert answer.headers["cache-control"] == "no-store", path

    asyncio.run(main())


def test_files_with_a_hash_in_their_names_carry_no_policies_of_pages(tmp_path: Path) -> None:
    """Dozens of them come with a first visit, and a browser reads a page's policies on pages alone."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            script = next((STATIC / "assets").glob("*.js"))
            answer = await ann.client.get(f"/assets/{script.name}")
            assert answer.status_code == 200
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            assert "content-security-policy" not in answer.headers
            missing = await ann.client.get("/assets/nothing.js")
            assert "default-src 'self'" in missing.headers["content-security-policy"]

    asyncio.run(main())


# --- limits -----------------------------------------------------------------------------------------------------------


def test_sizes(tmp_path: Path) -> None:
    """Bodies above 64 KB, records above 1 MB and frames above 64 KB are not read."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            big = {"type": "chat", "id": "x", "text": "x" * 70_000}
            assert (await ann.client.post(f"/api/tables/{table}/act", json=big)).status_code == 413
            assert (await ann.client.put("/api/me", json={"name": "x" * 70_000})).status_code == 413
            assert (await ann.client.post("/api/replay", json={"x": "y" * 1_100_000})).status_code == 413

            async def chunks() -> Any:
                for _ in range(100):
                    yield b"x" * 1000

            assert (await ann.client.put("/api/me", content=chunks())).status_code == 413
            async with ann.live(table) as live:
                await live.until("welcome")
                await live.socket.send("x" * 70_000)
                assert await end_of(live) in (1009, 4413)
            async with ann.live(table) as live:
                assert (await live.until("welcome"))["table"]["status"] == "open"

    asyncio.run(main())


def test_a_flood_is_turned_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many messages close a connection, too many requests get 429 with the time to wait."""
    monkeypatch.setattr(request_checks, "ANY_REQUEST", RateLimiter(60, 600.0))

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path, limits=True) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            async with ann.live(table) as live:
                await live.until("welcome")
                with suppress(ConnectionClosed):
                    for _ in range(500):
                        await live.ask("ping")
                assert await end_of(live) == 4429
            async with ann.live(table) as live:
                await live.until("welcome")
                for i in range(15):
                    await live.socket.send(json.dumps({"type": "hint", "id": f"h{i}"}))
                codes = [(await live.until("refused"))["code"] for _ in range(15)]
                assert codes[0] == "not_started"
                assert codes[-1] == "too_fast"
            answers = [await ann.client.get("/api/me") for _ in range(80)]
            assert answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) > 0

    asyncio.run(main())


def test_nobody_takes_all_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person has so many devices at a table, an address so many connections; others are not turned away."""
    monkeypatch.setattr(admission, "MOST_OF_PERSON", 3)
    monkeypatch.setattr(admission, "MOST_OF_ADDRESS", 5)

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path, limits=True) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            async with ann.live(table) as first, ann.live(table) as second, ann.live(table) as third:
                for live in (first, second, third):
                    await live.until("welcome")
                async with ann.live(table) as fourth:
                    await fourth.until("welcome")
                    assert (await first.until("closing"))["reason"] == "replaced"
                    async with server.person() as bob, bob.live(table) as one, bob.live(table) as two:
                        await one.until("welcome")
                        await two.until("welcome")
                        async with bob.live(table) as three:
                            assert await end_of(three) == 4429
                        assert (await bob.client.get(f"/api/tables/{table}/stream")).status_code == 429
            await until(lambda: not server.services.admission.open)

    asyncio.run(main())


def test_a_slow_device_costs_nothing(tmp_path: Path) -> None:
    """A device that does not listen gets no queue without end; the others go on, and it is closed at last."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
            lines = [f"GET /api/tables/{table}/live HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket"]
            lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
            await reader.readuntil(b"\r\n\r\n")  # and not one byte more
            for i in range(400):
                answer = await ann.act(table, "chat", text=f"{i} " + "x" * 280)
                assert answer.status_code in (200, 429)
            slow = next(one for one in server.services.registry.tables[table].connections if one.person is None)
            assert isinstance(slow, Connection)
            assert len(slow.replies) <= 200
            async with ann.live(table) as live:
                assert (await live.until("welcome"))["number"] == live.number
            writer.transport.abort()

    asyncio.run(main())


# --- what is shown and what is kept ---------------------------------------------------------------------------------


class Outline(HTMLParser):
    """What a browser makes of a page: its elements in their order, what their attributes say, and the words between."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        self.elements.append(" ".join([tag, *(name for name, _ in attrs)]))
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        """Words between elements."""
        self.words.append(data)


@pytest.mark.parametrize("name", ["<b>Ann</b>", "</title><script>1", "\" onload=1 x='", "'/><meta y=\"", "&lt;b&gt;"])
def test_names_and_chat_are_only_text(tmp_path: Path, name: str) -> None:
    """Names and lines come back as JSON text without control characters; a name in a page's head is text, too."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, AsyncExitStack() as stack:
            mean = await stack.enter_async_context(server.person(name))
            table = (await mean.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            line = "</script><img src=x onerror=alert(1)>\u202e\x1b[31m"
            assert (await mean.act(table, "chat", text=line)).status_code == 200
            answer = await mean.client.get(f"/api/tables/{table}/state")
            assert answer.headers["content-type"] == "application/json"
            said = next(entry for entry in answer.json()["entries"] if entry["kind"] == "chat")
            assert said["text"] == "</script><img src=x onerror=alert(1)> [31m"
            assert said["name"] == name
            for path in ("/", "/api/docs"):
                assert name not in (await mean.client.get(path)).text

            kind = await stack.enter_async_context(server.person("Ann"))
            other = (await kind.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            for place in ("t", "watch"):
                page = Outline((await mean.client.get(f"/{place}/{table}")).text)
                plain = Outline((await mean.client.get(f"/{place}/{other}")).text)
                assert page.elements == plain.elements, "a name makes no element and no attribute"
                title = f"{name} – London Bridge"
                assert title in page.words
                assert ("content", title) in page.attributes
                assert not any("onerror" in words for words in page.words)

    asyncio.run(main())


def test_a_name_in_a_postcard_is_only_text(tmp_path: Path) -> None:
    """The picture is well formed whatever somebody is called, and has no element that a name has made."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, AsyncExitStack() as stack:
            names = ["Ann", "</text><script>&'\""]
            drawn = []
            for name in names:
                person = await stack.enter_async_context(server.person(name))
                table = (await person.create([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True, seed=1))[
                    "id"
                ]
                answer = await person.client.get(f"/api/tables/{table}/postcard?seat=0")
                assert answer.headers["content-type"] == "image/svg+xml"
                drawn.append(ElementTree.fromstring(answer.text))
            plain, picture = ([one.tag for one in root.iter()] for root in drawn)
            assert picture == plain
            assert any(one.text and names[1] in one.text for one in drawn[1].iter())

    asyncio.run(main())


def test_ids_cannot_be_guessed(tmp_path: Path) -> None:
    """Ids of tables and people have 96 random bits."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            ids = {(await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"] for _ in range(20)}
            assert len(ids) == 20
            assert all(re.fullmatch(r"[\w-]{16}", name) for name in ids)

    asyncio.run(main())


def test_no_secret_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No password, token, cookie, code or table id in the log, even of faults; no trace to a client."""
    noted: list[logging.LogRecord] = []
    plain = logging.getLogRecordFactory()

    def make(*values: Any, **more: Any) -> logging.LogRecord:
        record = plain(*values, **more)
        noted.append(record)
        return record

    logging.setLogRecordFactory(make)

    async def main() -> list[str]:
        async with running(sqlite(tmp_path), tmp_path, log_level="debug") as server, server.person("Annabel") as ann:
            body = {"login": "ann.login", "password": "my secret password"}
            code = (await ann.client.post("/api/me/account", json=body)).json()["recovery"]
            token = (await ann.client.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
            link = (await ann.client.post("/api/me/link")).json()["token"]
            table = (await ann.create([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True))["id"]
            await ann.act(table, "moves", moves=["card:3"])
            monkeypatch.setattr("london_bridge.server.people.accounts.new_code", None)
            monkeypatch.setattr("london_bridge.server.http.tables.table_of", None)
            monkeypatch.setattr(server.services.people, "change", None)
            headers = {"Authorization": f"Bearer {token}"}
            for answer in (
                await ann.client.post("/api/recover", json=body | {"recovery": code}),
                await ann.client.get(f"/api/tables/{table}", headers=headers),
                await ann.client.patch("/api/me", json={"name": "Isabel"}),
            ):
                assert answer.status_code == 500
                assert "Traceback" not in answer.text
                assert "NoneType" not in answer.text
            return [
                code,
                token,
                link,
                table,
                body["password"],
                body["login"],
                "Annabel",
                ann.cookie,
                "card:3",
                "Isabel",
            ]

    try:
        secrets = asyncio.run(main())
    finally:
        logging.setLogRecordFactory(plain)
    ours = [record for record in noted if not record.name.startswith(("httpx", "httpcore", "websockets.client"))]
    text = "\n".join(JsonLines().format(record) for record in ours)
    assert text.count("a request failed") == 3
    for secret in secrets:
        assert secret not in text, secret
