"""Nobody holds up the others: a table's log, what is sent of it, and whoever does not listen are bounded."""

import asyncio
import gc
import random
import socket
import time
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from london_bridge.server.live import write_timeout
from london_bridge.server.live.admission import OPENINGS, TABLES
from london_bridge.server.metrics import METRICS
from london_bridge.server.rate_limits import RateLimiter
from london_bridge.server.requester import Requester
from london_bridge.server.tables import entries, requests
from london_bridge.server.tables.entries import Said
from london_bridge.server.wire import requests as r
from tests.waiting import until

from .attackers import broken_off
from .playing import Guest, Running, running

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def sqlite(folder: Path) -> str:
    """A database of its own."""
    return f"sqlite:///{folder}/b.sqlite3"


async def talk(server: Running, table: str, who: Guest, lines: int) -> None:
    """Say many things, as fast as the house can."""
    found = await server.services.registry.get(table)
    me = (await who.client.get("/api/me")).json()["person"]
    speaker = Requester(me["id"], me["name"])
    assert found is not None
    for i in range(lines):
        found.lines = RateLimiter(8, 20.0)  # as if some seconds had passed
        await found.act(speaker, r.Chat(id=f"line{i}", text=f"{i} " + "x" * 290))


# --- a log that was talked full ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_newest_lines_are_sent_and_older_ones_on_request(database: str, tmp_path: Path) -> None:
    """However much was said, what comes first is bounded; all of it can be had, page by page, in order."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, OPEN]))["id"]
            await talk(server, table, ann, 1_000)
            async with ann.live(table) as live:
                welcome = await live.until("welcome")
                assert len(live.frames[0]) < 1.2 * entries.MOST_LETTERS
            assert welcome["reset"] is True
            numbers = [entry["number"] for entry in welcome["entries"]]
            assert numbers[-1] == welcome["number"] == 1_002
            pages = 0
            while numbers[0] > 1:
                answer = await ann.client.get(f"/api/tables/{table}/entries?before={numbers[0]}")
                assert answer.status_code == 200, answer.text
                assert len(answer.content) < 1.2 * entries.MOST_LETTERS
                numbers = [entry["number"] for entry in answer.json()["entries"]] + numbers
                pages += 1
            assert numbers == list(range(1, 1_003))
            assert pages >= 3
            first = (await ann.client.get(f"/api/tables/{table}/entries?before=1")).json()
            assert first == {"entries": []}
            # In memory there are only the newest ones.
            assert len(server.services.registry.tables[table].state.recent.lines) < 2 * entries.KEPT

    asyncio.run(main())


@pytest.mark.slow
def test_who_falls_far_behind_begins_anew(tmp_path: Path) -> None:
    """A device that comes back after hundreds of entries is told the newest ones, with `reset`; one that missed a few
    gets those.
    """

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, OPEN]))["id"]
            await talk(server, table, ann, 400)
            near = (await ann.client.get(f"/api/tables/{table}/state?after=390")).json()
            assert (near["reset"], near["entries"][0]["number"]) == (False, 391)
            far = (await ann.client.get(f"/api/tables/{table}/state?after=3")).json()
            assert far["reset"] is True
            assert far["entries"][-1]["number"] == 402

    asyncio.run(main())


@pytest.mark.slow
def test_a_table_takes_so_many_lines_and_watchers_only_some_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log of a table is bounded; strangers cannot take the players' share of it."""
    monkeypatch.setattr(requests, "MOST_LINES", 9)
    monkeypatch.setattr(requests, "MOST_OF_WATCHERS", 4)

    async def main() -> None:
        async with (
            running(sqlite(tmp_path), tmp_path) as server,
            server.person("Ann") as ann,
            server.person("Eve") as eve,
        ):
            table = (await ann.create([ME, OPEN]))["id"]
            heard = [(await eve.act(table, "chat", text=f"{i}")).json() for i in range(6)]
            assert [one.get("code") for one in heard] == [None] * 4 + ["chat_full"] * 2
            heard = [(await ann.act(table, "chat", text=f"{i}")).json() for i in range(6)]
            assert [one.get("code") for one in heard] == [None] * 5 + ["chat_full"]

    asyncio.run(main())


@pytest.mark.slow
def test_a_game_comes_to_its_end_though_its_log_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking back and changing have an end, moves have not."""
    monkeypatch.setattr(requests, "MOST_ENTRIES", 12)
    monkeypatch.setattr(requests, "MOST_BEFORE", 5)

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, {"kind": "local", "name": "Other"}]))["id"]
            for name in ("A", "B"):
                assert (await ann.act(table, "name", seat=0, name=name)).status_code == 200
            assert (await ann.act(table, "name", seat=0, name="C")).json()["code"] == "log_full"
            assert (await ann.act(table, "start")).status_code == 200
            async with ann.live(table) as live:
                await live.until("welcome")
                await live.play(random.Random(3), until=12)
                assert (await live.do("undo", seat=live.you["seat"]))["code"] == "log_full"
                await live.play(random.Random(3))
                assert live.over

    asyncio.run(main())


# --- one address ------------------------------------------------------------------------------------------------------


async def knock(server: Running, count: int, ask: Any) -> list[httpx.Response]:
    """The same request many times at once, each from a browser without a cookie."""
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as client:

        async def one(i: int) -> httpx.Response:
            method, path, body = ask(i)
            return await client.request(method, path, json=body, headers={"cookie": ""})

        return await asyncio.gather(*[one(i) for i in range(count)])


@pytest.mark.slow
def test_guests_and_lines_count_for_the_address_they_come_from(database: str, tmp_path: Path) -> None:
    """One address cannot be hundreds of guests, nor talk a table full as somebody else with every line; what is refused
    makes no guest.
    """

    async def main() -> None:
        async with running(database, tmp_path, limits=True) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, OPEN]))["id"]
            lines = await knock(
                server,
                150,
                lambda i: ("POST", f"/api/tables/{table}/act", {"type": "chat", "id": f"c{i}", "text": "spam"}),
            )
            said = [answer for answer in lines if answer.status_code == 200]
            assert 5 <= len(said) <= 30
            assert {answer.status_code for answer in lines} == {200, 429}
            # Whoever was refused is nobody.
            assert {"set-cookie" in answer.headers for answer in lines if answer.status_code == 429} == {False}
            taken = await knock(
                server, 20, lambda i: ("POST", f"/api/tables/{table}/act", {"type": "sit", "id": f"s{i}", "seat": 0})
            )
            assert {answer.status_code for answer in taken} == {409}
            assert not any("set-cookie" in answer.headers for answer in taken)
            named = await knock(server, 100, lambda i: ("PUT", "/api/me", {"name": f"N{i}"}))
            assert {answer.status_code for answer in named} == {200, 429}
            made = sum(answer.status_code == 200 for answer in named)
            assert made <= 60 - len(said)
            # Ann is somebody, and speaks on.
            assert (await ann.client.get("/api/me")).status_code == 200

    asyncio.run(main())


@pytest.mark.slow
def test_a_rematch_is_a_table_like_any_other(database: str, tmp_path: Path) -> None:
    """Of forty who ask at once one sets a table up; and rematches count among the 60 tables a minute."""

    async def main() -> None:
        async with running(database, tmp_path, limits=True) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, BOT], start=True))["id"]
            assert (await ann.act(table, "concede")).status_code == 200
            before = server.services.admission.paces[TABLES].bucket("127.0.0.1").left
            answers = await asyncio.gather(*[ann.act(table, "rematch") for _ in range(40)])
            assert {answer.status_code for answer in answers} <= {200, 429}
            running_tables = (await ann.client.get("/api/me/games?status=playing")).json()["games"]
            assert len(running_tables) == 1
            assert server.services.admission.paces[TABLES].bucket("127.0.0.1").left < before - 30
            made = 0
            for _ in range(100):
                table = (await ann.client.get(f"/api/tables/{table}")).json()["table"]["rematch"]
                assert (await ann.act(table, "concede")).status_code == 200
                made += 1
                if (await ann.act(table, "rematch")).status_code == 429:
                    break
            assert made < 40

    asyncio.run(main())


def test_at_most_fifty_tables_also_when_all_are_set_up_at_once(database: str, tmp_path: Path) -> None:
    """50 tables a person that are not over: those that are being set up count."""

    async def main() -> None:
        async with running(database, tmp_path, limits=True) as server, server.person("Ann") as ann:
            body = {"options": {"players": 2}, "seats": [ME, OPEN]}
            asked = [ann.client.post("/api/tables", json=body) for _ in range(59)]
            statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
            assert statuses.count(201) <= 50
            assert set(statuses) == {201, 403}

    asyncio.run(main())


@pytest.mark.slow
def test_nobody_pushes_others_out_of_the_lobby(database: str, tmp_path: Path) -> None:
    """A hundred public tables of one host come after everybody else's first one; and one address sets up few."""

    async def main() -> None:
        async with (
            running(database, tmp_path) as server,
            server.person("Ann") as ann,
            server.person("Eve") as eve,
        ):
            mine = (await ann.create([ME, OPEN], public=True))["id"]
            for _ in range(101):
                await eve.create([ME, OPEN], public=True)
            lobby = [line["id"] for line in (await eve.client.get("/api/lobby")).json()["open"]]
            assert len(lobby) == 100
            assert mine in lobby[:2]

    asyncio.run(main())


@pytest.mark.slow
def test_one_address_sets_few_public_tables_up(tmp_path: Path) -> None:
    """Also by making tables public afterwards."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path, limits=True) as server, server.person("Eve") as eve:
            body = {"options": {"players": 2, "public": True}, "seats": [ME, OPEN]}
            statuses = [(await eve.client.post("/api/tables", json=body)).status_code for _ in range(15)]
            assert statuses == [201] * 12 + [429] * 3
            hidden = await eve.create([ME, OPEN])
            answer = await eve.act(hidden["id"], "options", options=hidden["options"] | {"public": True})
            assert answer.status_code == 429

    asyncio.run(main())


# --- channels ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_who_comes_and_goes_is_told_seldom(tmp_path: Path) -> None:
    """Channels that are opened and closed again and again do not flood those who play."""

    async def main() -> None:
        async with (
            running(sqlite(tmp_path), tmp_path) as server,
            server.person("Ann") as ann,
            server.person("Eve") as eve,
        ):
            table = (await ann.create([ME, OPEN]))["id"]
            async with ann.live(table) as live:
                await live.until("welcome")
                began = time.monotonic()
                for _ in range(60):
                    async with eve.live(table):
                        pass
                async with eve.live(table) as last:
                    await last.until("welcome")
                    await live.until("presence", watchers=1)
                    # The last word is right, whatever was left out.
                    with suppress(TimeoutError):
                        while True:
                            await live.hear(limit=1.5)
                    took = time.monotonic() - began
                heard = [frame for frame in live.frames if '"type":"presence"' in frame]
                assert len(heard) <= took / 0.5 + 3
                assert '"watchers":1' in heard[-1]

    asyncio.run(main())


def test_channels_are_opened_only_so_often(tmp_path: Path) -> None:
    """An address that opens and closes channels as fast as it can is refused for a while; 4429 says so."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path, limits=True) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, OPEN]))["id"]
            server.services.admission.paces[OPENINGS] = RateLimiter(10, 60.0)
            codes = []
            for _ in range(14):
                async with ann.live(table) as live:
                    try:
                        await live.hear()
                    except ConnectionClosed as closed:
                        codes.append(closed.rcvd.code if closed.rcvd else None)
            assert codes == [4429] * 4

    asyncio.run(main())


def deaf(server: Running, request: str) -> socket.socket:
    """Somebody who asks and does not listen; their side takes next to nothing."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    sock.connect(("127.0.0.1", server.port))
    sock.sendall(f"{request} HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode())
    return sock


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==\r\n"
)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["live", "stream", "state"])
def test_who_does_not_listen_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """WebSockets, streams and answers alike: a buffer that stays full is nobody's for longer than some seconds."""
    monkeypatch.setattr(write_timeout, "SECONDS", 0.3)
    monkeypatch.setattr(entries, "MOST_LETTERS", 8_000_000)  # the system's own buffers take some megabytes
    monkeypatch.setattr(entries, "MOST_AT_ONCE", 100_000)
    monkeypatch.setattr(entries, "KEPT", 100_000)

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, OPEN]))["id"]
            found = await server.services.registry.get(table)
            assert found is not None
            for i in range(80):
                text = f"{i}" + "x" * 99_000
                line = Said(person="p", name="P", text=text)
                await found.add(lambda _, line=line: [line])  # type: ignore[misc]  # a line of its own for each
            cut = METRICS.cut
            sock = deaf(server, f"GET /api/tables/{table}/{way}")
            sock.sendall((UPGRADE if way == "live" else "").encode() + b"\r\n")
            await until(lambda: METRICS.cut > cut)
            await until(lambda: not found.connections)
            # Nor does the system keep what was not sent: they are told at once, before they have read any of it.
            await until(lambda: broken_off(sock))
            sock.close()

    asyncio.run(main())


@pytest.mark.slow
def test_who_reads_in_drops_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a little now and then keeps an answer alive for no longer than a minute."""
    monkeypatch.setattr(write_timeout, "SECONDS", 0.2)
    monkeypatch.setattr(write_timeout, "BYTES", 0)  # a little now and then
    monkeypatch.setattr(write_timeout, "LONGEST", 1.0)
    monkeypatch.setattr(entries, "MOST_LETTERS", 8_000_000)
    monkeypatch.setattr(entries, "MOST_AT_ONCE", 100_000)
    monkeypatch.setattr(entries, "KEPT", 100_000)

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([ME, OPEN]))["id"]
            found = await server.services.registry.get(table)
            assert found is not None
            for i in range(40):
                line = Said(person="p", name="P", text=f"{i}" + "x" * 99_000)
                await found.add(lambda _, line=line: [line])  # type: ignore[misc]  # a line of its own for each
            cut = METRICS.cut
            sock = deaf(server, f"GET /api/tables/{table}/state")
            sock.sendall(b"\r\n")
            sock.setblocking(False)
            began = time.monotonic()

            def read_a_drop() -> bool:
                with suppress(OSError):
                    sock.recv(1_000)
                return METRICS.cut > cut

            await until(read_a_drop)
            assert time.monotonic() - began > 0.9
            sock.close()

    asyncio.run(main())


# --- memory -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_table_that_left_memory_is_gone(tmp_path: Path) -> None:
    """Nothing holds a table that nobody needs, not even itself: it does not wait for the collector."""

    async def main() -> None:
        async with running(sqlite(tmp_path), tmp_path) as server, server.person("Ann") as ann:
            registry = server.services.registry
            gc.collect()
            gc.disable()
            alive = []
            for seats in ([ME, {"kind": "local", "name": "Other"}], [ME, BOT]):
                table = (await ann.create(seats, start=True))["id"]
                alive.append(weakref.ref(registry.tables[table]))
                async with ann.live(table) as live:
                    await live.until("welcome")
                    await live.do("chat", text="hello")
                    assert (await live.do("moves", moves=["pass"], seat=0))["type"] == "refused"
                    await live.play(random.Random(1), until=6)
                assert (await ann.act(table, "moves", moves=["pass"], seat=1)).status_code in (403, 409)
                assert (await ann.act(table, "concede", seat=0)).status_code == 200
            registry.settings.idle = -1.0

            def empty() -> bool:
                registry.let_go()
                return not registry.tables and not any(one() for one in alive)

            await until(empty)

    try:
        asyncio.run(main())
    finally:
        gc.enable()
