"""Without a proxy: heads that are long or slow, bodies that stop, and too many who say nothing."""

import asyncio
import json
import logging
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from london_bridge.server import logs
from london_bridge.server.http import in_flight, protocol
from london_bridge.server.http.in_flight import InFlight
from london_bridge.server.storage.probe import Condition
from tests.waiting import until

from .killing import Doomed
from .playing import Running, running

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connected(server: Running) -> Pair:
    """A bare connection."""
    return await asyncio.open_connection("127.0.0.1", server.port)


async def answer_to(pair: Pair, data: bytes) -> bytes:
    """All that is said until the server closes."""
    reader, writer = pair
    try:
        writer.write(data)
        await writer.drain()
        return await asyncio.wait_for(reader.read(), 20)
    except (ConnectionResetError, BrokenPipeError):
        return b""
    finally:
        writer.close()


GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    "head",
    [
        GET + b"x: " + b"a" * 200_000,
        GET + b"x: " + b"a" * 40_000 + b"\r\n\r\n",
        GET + b"".join(b"x%d: y\r\n" % i for i in range(150)) + b"\r\n",
        b"GET /" + b"a" * 100_000,
    ],
)
def test_a_long_head_is_refused(tmp_path: Path, head: bytes) -> None:
    """Bytes and headers are counted while they come; the answer is 431, and others are served."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server:
            said = await answer_to(await connected(server), head)
            assert said == b"" or said.startswith(b"HTTP/1.1 431")
            async with server.person() as ann:
                assert (await ann.client.get("/health")).status_code == 200

    asyncio.run(main())


def test_a_head_that_never_ends_holds_no_memory(tmp_path: Path) -> None:
    """Somebody who goes on sending one header is cut off after its first hundred thousand bytes or so."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server:
            _, writer = await connected(server)
            sent = 0
            writer.write(GET + b"x: ")
            try:
                while sent < 300_000_000:
                    writer.write(b"a" * 65_536)
                    await writer.drain()
                    sent += 65_536
            except (ConnectionResetError, BrokenPipeError):
                pass
            assert sent < 20_000_000  # most of it lies in the system's own buffers

    asyncio.run(main())


@pytest.mark.parametrize("said", [b"", b"GE", GET, GET + b"Content-Length: 0\r\nX: y"])
def test_a_slow_head_is_cut_off(tmp_path: Path, said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does not say what they want in time is gone, and the server has forgotten them."""
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.2)

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path, proxies="") as server:
            assert await answer_to(await connected(server), said) == b""
            assert not protocol.BoundedHttp.unheard

    asyncio.run(main())


def test_a_body_that_stops_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The length was promised, and half of it came."""
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.2)

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server:
            head = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\n"
            half = b'Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":'
            assert b"200" not in (await answer_to(await connected(server), head + half)).split(b"\r\n")[0]

    asyncio.run(main())


@pytest.mark.slow
def test_a_slow_body_may_take_its_time_while_it_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record over a slow line is taken; one that comes in drops is not, nor one that goes on for too long."""
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.3)
    monkeypatch.setattr(protocol, "BODY_BYTES", 1_000)

    async def drops(server: Running, size: int) -> bytes:
        reader, writer = await connected(server)
        body = b'{"name": "Ann"' + b" " * 40_000 + b"}"
        writer.write(b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n")
        writer.write(b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body))
        answer = asyncio.ensure_future(reader.read())
        with suppress(ConnectionError):
            for i in range(0, len(body), size):
                writer.write(body[i : i + size])
                await writer.drain()
                if (await asyncio.wait([answer], timeout=0.05))[0]:
                    break
        with suppress(ConnectionError):
            return await asyncio.wait_for(answer, 20)
        return b""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server:
            assert (await drops(server, 2_000)).startswith(b"HTTP/1.1 200")
            assert await drops(server, 20) == b""
            monkeypatch.setattr(protocol, "BODY_LONGEST", 0.5)
            assert await drops(server, 1_000) == b""

    asyncio.run(main())


@pytest.mark.parametrize(
    ("route", "size", "most"), [("PUT /api/me", 20_000, in_flight.MOST_DAWDLING), ("POST /api/replay", 900_000, 8)]
)
def test_bodies_that_stop_are_few_and_their_bytes_bounded(tmp_path: Path, route: str, size: int, most: int) -> None:
    """One address may leave so many bodies unfinished, and so many bytes of them lie here; the rest are refused at
    once, others are served, and when they have gone nothing is held.
    """

    async def stall(server: Running, number: int) -> tuple[Pair, asyncio.Task[bytes]]:
        pair = await connected(server)
        head = f"{route} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.{most}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {size + 10}\r\n\r\n"
        pair[1].write(head.encode() + b" " * size)
        with suppress(ConnectionError):
            await pair[1].drain()
        return pair, asyncio.create_task(pair[0].readuntil(b"\r\n"))

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/p.sqlite3"
        async with running(url, tmp_path, limits=True) as server, server.person("Ann") as ann:
            held: InFlight = server.server.config.app.in_flight  # type: ignore[union-attr]  # it is SafeHeaders
            stalled = [await stall(server, i) for i in range(30)]
            refused = [line for _, line in stalled]
            await until(lambda: sum(line.done() for line in refused) >= 30 - most)
            assert all(line.exception() or b"429" in line.result() for line in refused if line.done())
            assert held.dawdling.total() <= most
            assert held.all <= in_flight.MOST_OF_ADDRESS + size
            assert (await ann.client.put("/api/me", json={"name": "Anna"})).status_code == 200
            for (_, writer), _ in stalled:
                writer.transport.abort()
            await asyncio.gather(*refused, return_exceptions=True)
            await until(lambda: not held.dawdling and not held.all and not held.requests)

    asyncio.run(main())


@pytest.mark.parametrize("first", ["192.0.2.9", "2001:db8:7:7::1"])
def test_requests_under_way_are_counted_by_address(first: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for too many answers at once is refused, all of an IPv6 /64 as one; others are not."""
    monkeypatch.setattr(in_flight, "MOST_REQUESTS", 3)

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/p.sqlite3"
        async with running(url, tmp_path, limits=True) as server, httpx.AsyncClient(base_url=server.base) as client:
            gate = asyncio.Event()
            found = server.services.probe

            async def slow() -> Condition:
                await gate.wait()
                return Condition(True, True, True)

            monkeypatch.setattr(found, "condition", slow)

            async def ask(address: str) -> int:
                return (await client.get("/health", headers={"X-Forwarded-For": address})).status_code

            waiting = [asyncio.create_task(ask(first)) for _ in range(3)]
            held: InFlight = server.server.config.app.in_flight  # type: ignore[union-attr]  # it is SafeHeaders
            await until(lambda: held.requests.total() == 3)
            brother = "2001:db8:7:7:8::2" if ":" in first else first
            assert await ask(brother) == 429
            another = asyncio.create_task(ask("198.51.100.1"))
            await until(lambda: held.requests.total() == 4)
            gate.set()
            assert [await each for each in (*waiting, another)] == [200] * 4

    asyncio.run(main())


def test_silent_connections_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address has so many that say nothing, and no more; those that spoke are not counted; a proxy has no limit."""
    monkeypatch.setattr(protocol, "MOST_UNHEARD", 5)

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/p.sqlite3"
        async with running(url, tmp_path, proxies="10.0.0.1") as server, server.person() as ann:
            assert (await ann.client.get("/health")).status_code == 200
            silent = [await connected(server) for _ in range(5)]
            assert await answer_to(await connected(server), GET + b"\r\n") == b""
            assert (await ann.client.get("/health")).status_code == 200  # it was there before
            for _, writer in silent:
                writer.close()
                await writer.wait_closed()
            for _ in range(100):
                if not protocol.BoundedHttp.unheard:
                    break
                await ann.client.get("/health")
            async with server.person() as bob:
                assert (await bob.client.get("/health")).status_code == 200

    asyncio.run(main())


def test_silent_connections_of_a_network_count_as_one(tmp_path: Path) -> None:
    """Silent connections over IPv6 count for their /64, which one customer has all of."""

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/p.sqlite3"
        async with running(url, tmp_path, host="::1", proxies="") as server:
            _, writer = await asyncio.open_connection("::1", server.port)
            await until(lambda: protocol.BoundedHttp.unheard == {"::/64": 1})
            writer.close()
            await until(lambda: not protocol.BoundedHttp.unheard)

    asyncio.run(main())


def test_requests_one_after_the_other(tmp_path: Path) -> None:
    """Ordinary requests on one connection, also several sent at once, are all answered."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server:
            said = await answer_to(await connected(server), (GET + b"\r\n") * 3 + GET + b"Connection: close\r\n\r\n")
            assert said.count(b"HTTP/1.1 200") == 4

    asyncio.run(main())


@pytest.mark.slow
@pytest.mark.parametrize("ahead", [GET, GET + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"])
def test_who_asked_ahead_and_went_is_gone(tmp_path: Path, ahead: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """A stream on whose connection something else was asked for ends with the connection: it neither looks on for ever,
    nor is written to, which the log would tell as a fault each time.
    """

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            name = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            table = server.services.registry.tables[name]
            for _ in range(3):
                reader, writer = await connected(server)
                writer.write(GET.replace(b"/health", f"/api/tables/{name}/stream".encode()) + b"\r\n")
                assert b"200 OK" in await asyncio.wait_for(reader.readline(), 20)
                await until(lambda: len(table.connections) == 1)
                writer.write(ahead + b"\r\n")
                await writer.drain()
                assert (await ann.client.get("/health")).status_code == 200  # what was sent before is read by now
                writer.transport.abort()
                await until(lambda: not table.connections)
            assert (await ann.act(name, "chat", text="Good evening")).status_code == 200
        assert "Exception in ASGI" not in caplog.text

    asyncio.run(main())


def test_answers_that_wait_have_nobody_when_the_connection_is_gone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Many answers are asked for and not read, and the connection is closed in the middle: no fault."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            whole = GET.replace(b"/health", b"/api/schema/openapi.json") + b"\r\n"
            for _ in range(5):
                reader, writer = await connected(server)
                writer.write(whole * protocol.MOST_AHEAD)
                await asyncio.wait_for(reader.readexactly(1000), 20)
                writer.transport.abort()
                assert (await ann.client.get("/health")).status_code == 200
            held: InFlight = server.server.config.app.in_flight  # type: ignore[union-attr]  # it is SafeHeaders
            await until(lambda: not held.requests)
        assert "Exception in ASGI" not in caplog.text

    asyncio.run(main())


def test_who_asks_for_thousands_ahead_is_cut_off(tmp_path: Path) -> None:
    """Every request that waits for its turn on a connection takes memory, and no limit of rate has seen it yet."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server, server.person() as ann:
            told = await answer_to(await connected(server), (GET + b"\r\n") * 5_000)
            assert told.count(b"HTTP/1.1 200") <= protocol.MOST_AHEAD
            assert (await ann.client.get("/health")).status_code == 200

    asyncio.run(main())


def test_what_is_no_request_is_logged_once_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends nonsense cannot fill the log: one line a minute for each kind, with how many were left out."""

    async def main() -> list[dict[str, object]]:
        server = Doomed(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path)
        await server.start()
        try:
            for _ in range(40):
                pair = await asyncio.open_connection("127.0.0.1", server.port)
                assert b"400" in await answer_to(pair, b"what is this?\r\n\r\n")
            for _ in range(5):
                async with connect(f"ws://127.0.0.1:{server.port}/api/me/live") as socket:
                    await socket.send(b"\xff\xfe", text=True)
                    await socket.wait_closed()
        finally:
            await server.stop()
        lines = (tmp_path / f"log-{server.port}").read_text().splitlines()
        return [json.loads(line) for line in lines if "uvicorn" in line]

    lines = asyncio.run(main())
    assert 0 < len(lines) <= 3, lines
    assert not any("Traceback" in str(line) for line in lines)
    assert any(line["message"] == "Invalid HTTP request received." for line in lines)

    passed = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: passed)
    seldom = logs.SeldomFilter()
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "Invalid HTTP request received.", None, None)
    assert [seldom.filter(record) for _ in range(5)] == [True, False, False, False, False]
    passed += logs.MINUTE
    assert seldom.filter(record)
    assert record.__dict__["left_out"] == 4
    fault = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application\n", None, None)
    assert all(seldom.filter(fault) for _ in range(5))
