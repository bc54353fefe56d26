"""The life of a table: seats and options before the start, absence, clocks, chat, ends, rematch, the lobby."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from london_bridge.server.clock import Clock, now_ms
from tests.waiting import until, until_seen

from .playing import Guest, Live, Running, running

BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
ME = {"kind": "me"}


async def people(stack: AsyncExitStack, server: Running, *names: str) -> list[Guest]:
    """Some people."""
    return [await stack.enter_async_context(server.person(name)) for name in names]


async def code(guest: Guest, table: str, kind: str, **fields: Any) -> str:
    """Why a request is refused; or ok."""
    answer = (await guest.act(table, kind, **fields)).json()
    return "ok" if answer["type"] == "ack" else str(answer["code"])


async def told(live: Live, kind: str) -> dict[str, Any]:
    """The next entry of a kind."""
    while True:
        for entry in live.entries:
            if entry["kind"] == kind:
                return entry
        await live.hear()


@pytest.mark.slow
def test_before_the_start_the_host_decides(database: str, tmp_path: Path) -> None:
    """Sit, change the seat, be removed, options, bots, fill and start: each only by whom it is for."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob, cid = await people(stack, server, "Ann", "Bob", "Cid")
            table = (await ann.create([ME, OPEN, OPEN, OPEN], public=True))["id"]
            assert await code(bob, table, "sit", seat=1) == "ok"
            assert await code(bob, table, "sit", seat=2) == "ok"  # moves over
            assert await code(cid, table, "sit", seat=1, name="Ann") == "ok"
            info = (await cid.client.get(f"/api/tables/{table}")).json()
            assert [seat["name"] for seat in info["table"]["seats"]] == ["Ann", "Ann 2", "Bob", None]
            assert info["you"]["seats"] == [1]
            for kind, fields in (("bot", {"seat": 3, "level": "random"}), ("open", {"seat": 1}), ("start", {})):
                assert await code(bob, table, kind, **fields) == "not_host"
            assert await code(ann, table, "bot", seat=3, level="nobody") == "unknown_level"
            assert await code(ann, table, "bot", seat=2, level="random") == "seat_taken"
            assert await code(ann, table, "open", seat=1) == "ok"
            assert (await cid.client.get(f"/api/tables/{table}")).json()["you"]["seats"] == []
            options = info["table"]["options"]
            assert await code(ann, table, "options", options=options | {"players": 2}) == "seat_taken"
            assert await code(ann, table, "options", options=options | {"players": 3, "hints": False}) == "ok"
            assert await code(ann, table, "start") == "no_seat"
            lobby = (await cid.client.get("/api/lobby")).json()
            assert [line["id"] for line in lobby["open"]] == [table]
            assert await code(ann, table, "start", fill="random") == "ok"
            assert await code(cid, table, "sit", seat=1) == "not_allowed"
            lobby = (await cid.client.get("/api/lobby")).json()
            assert [line["id"] for line in lobby["playing"]] == [table]
            assert lobby["open"] == []
            assert await code(ann, table, "hint") == "not_allowed"

    asyncio.run(main())


@pytest.mark.slow
def test_who_leaves_is_played_for_until_they_come_back(database: str, tmp_path: Path) -> None:
    """Absence: a bot plays on for somebody who left; `back` takes the seat back; nothing blocks the others."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = await people(stack, server, "Ann", "Bob")
            table = (await ann.create([ME, OPEN]))["id"]
            await bob.act(table, "sit", seat=1)
            await ann.act(table, "start")
            one = await stack.enter_async_context(ann.live(table))
            await one.until("welcome")
            assert await code(bob, table, "leave") == "ok"
            await one.play(random.Random(1), until=20)
            assert one.table["seats"][1]["away"] == "left"
            assert {entry.get("by") for entry in one.entries if entry.get("seat") == 1} >= {"substitute"}
            assert await code(bob, table, "back") == "ok"
            await told(one, "back")
            assert one.table["seats"][1]["away"] is None
            registry = server.services.registry
            await until(lambda: not registry.tables[table].thinking)  # what a bot was thinking comes to nothing
            two = await stack.enter_async_context(bob.live(table))
            await two.until("welcome")
            while not two.you["acting"]:
                await (one.play(random.Random(2), until=one.view["moves"] + 1) if one.you["acting"] else two.hear())
            await registry.sweep(now_ms() + 3_600_000)
            assert not registry.tables[table].thinking  # nobody moves for Bob any more
            assert (await two.do("ping"))["type"] == "pong"
            assert two.you["acting"]

    asyncio.run(main())


@pytest.mark.slow
@pytest.mark.parametrize("idle", [False, True])
def test_when_the_clock_runs_out_a_bot_plays(database: str, tmp_path: Path, clock: Clock, idle: bool) -> None:
    """Live clocks: a decision's own time, then the bank, then a bot; also when the table had left memory."""

    async def main() -> None:
        async with running(database, tmp_path, sweep=0.2) as server, AsyncExitStack() as stack:
            ann, bob = await people(stack, server, "Ann", "Bob")
            limit = {"kind": "live", "bank": 0, "decision": 5}
            table = (await ann.create([ME, OPEN], clock=limit))["id"]
            await bob.act(table, "sit", seat=1)
            await ann.act(table, "start")
            state = (await ann.client.get(f"/api/tables/{table}/state")).json()
            due = state["clocks"]["seats"][1]["deadline"]
            assert 4_000 < due - state["time"] <= 5_000
            registry = server.services.registry
            # Ann decides in time, Bob does not.
            while (mine := (await ann.client.get(f"/api/tables/{table}/state")).json()["you"])["acting"]:
                assert await code(ann, table, "moves", moves=[mine["legal"][0]]) == "ok"
            if idle:
                await registry.index.write()
                registry.forget(registry.tables[table])
            clock.advance(6)
            if not idle:
                registry.see_to(registry.tables[table])  # its alarm is set for a moment that has come
            await until(lambda: table in registry.tables and registry.tables[table].state.seats[1].away == "clock")
            info = (await ann.client.get(f"/api/tables/{table}")).json()["table"]
            assert [seat["away"] for seat in info["seats"]] == [None, "clock"]

    asyncio.run(main())


@pytest.mark.slow
def test_chat_has_an_order_limits_and_ears(database: str, tmp_path: Path) -> None:
    """Chat is an entry among the others; too long, too fast or empty is refused; who is muted is not heard."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = await people(stack, server, "Ann", "Bob")
            table = (await ann.create([ME, OPEN]))["id"]
            await bob.act(table, "sit", seat=1)
            one = await stack.enter_async_context(ann.live(table))
            two = await stack.enter_async_context(bob.live(table))
            await one.until("welcome")
            await two.until("welcome")
            await two.do("chat", text="  hello \n <b>there</b> ")
            line = await told(one, "chat")
            assert (line["text"], line["name"], line["seat"]) == ("hello <b>there</b>", "Bob", 1)
            assert (await two.do("chat", text=" \x00 "))["code"] == "bad_request"
            assert (await two.do("chat", text="x" * 301))["code"] == "too_long"
            bob_id = one.table["seats"][1]["person"]
            muted = await one.do("mute", person=bob_id, on=True)
            assert muted["you"]["muted"] == [bob_id]
            await two.do("chat", text="can you hear me")
            await one.until("update")
            assert one.entries[-1]["kind"] == "muted"
            assert "hear me" not in one.frames[-1]
            answers = [(await two.do("chat", text=f"line {i}")).get("code") for i in range(10)]
            assert "too_fast" in answers

    asyncio.run(main())


@pytest.mark.slow
def test_an_offer_that_is_declined_is_gone_for_everybody(database: str, tmp_path: Path) -> None:
    """One offers to end, another agrees, the third declines: no offer stands, and all are told whose it was."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob, cy = await people(stack, server, "Ann", "Bob", "Cy")
            table = (await ann.create([ME, OPEN, OPEN]))["id"]
            await bob.act(table, "sit", seat=1)
            await cy.act(table, "sit", seat=2)
            await ann.act(table, "start")
            live = await stack.enter_async_context(ann.live(table))
            await live.until("welcome")

            async def offers() -> list[int]:
                found: list[int] = (await ann.client.get(f"/api/tables/{table}")).json()["table"]["end_offers"]
                return found

            for guest in (ann, bob):
                assert await code(guest, table, "offer", yes=True) == "ok"
            assert await offers() == [0, 1]
            assert await code(cy, table, "offer", yes=False) == "ok"
            assert await offers() == []
            while live.entries[-1].get("declined") != [0, 1]:
                await live.hear()
            assert (live.entries[-1]["seat"], live.table["end_offers"]) == (2, [])
            # Who agrees now agrees to nothing; who withdraws an offer leaves those of others.
            assert await code(cy, table, "offer", yes=True) == "ok"
            assert await code(ann, table, "offer", yes=True) == "ok"
            assert await code(cy, table, "offer", yes=False) == "ok"
            assert await offers() == [0]
            while live.entries[-1].get("yes") is not False or "declined" in live.entries[-1]:
                await live.hear()
            # Where nobody offers anything there is nothing to decline.
            assert await code(ann, table, "offer", yes=False) == "ok"
            assert await code(bob, table, "offer", yes=False) == "not_allowed"

    asyncio.run(main())


@pytest.mark.slow
def test_concede_agree_and_rematch(database: str, tmp_path: Path) -> None:
    """The game ends when one is left who has not conceded, or when all agree; then the same seats play again."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = await people(stack, server, "Ann", "Bob")
            table = (await ann.create([ME, OPEN, BOT]))["id"]
            await bob.act(table, "sit", seat=1)
            await ann.act(table, "start")
            assert await code(ann, table, "rematch") == "not_allowed"
            assert await code(ann, table, "offer", yes=True) == "ok"
            assert await code(ann, table, "offer", yes=False) == "ok"
            assert await code(bob, table, "offer", yes=True) == "ok"
            info = (await ann.client.get(f"/api/tables/{table}")).json()["table"]
            assert info["status"] == "playing"
            # Whoever is asked knows what their word would do: Bob's stands already, Ann's would be the last.
            assert (info["ends_by_offer"], info["ends_by_conceding"]) == ([0], [])
            assert await code(ann, table, "offer", yes=True) == "ok"
            info = (await ann.client.get(f"/api/tables/{table}")).json()["table"]
            # Not scored: nobody has won, and where everybody stood is told.
            assert (info["ended"]["reason"], info["ended"]["ranking"]) == ("agreed", None)
            assert info["ended"]["money"] == [5, 5, 5]
            assert (info["ends_by_offer"], info["ends_by_conceding"]) == ([], [])
            assert info["deal"]["salt"]
            record = (await bob.client.get(f"/api/tables/{table}/record")).json()
            assert record["ended"] == "agreed"
            assert "result" not in record
            assert await code(ann, table, "moves", moves=["card:1"]) == "over"
            answers = await asyncio.gather(ann.act(table, "rematch"), bob.act(table, "rematch"))
            assert [answer.status_code for answer in answers] == [200, 200]
            following = (await ann.client.get(f"/api/tables/{table}")).json()["table"]["rematch"]
            again = (await bob.client.get(f"/api/tables/{following}")).json()
            assert [seat["name"] for seat in again["table"]["seats"]] == ["Ann", "Bob", info["seats"][2]["name"]]
            assert again["you"]["seats"] == [1]
            host = ann if again["table"]["host"] == again["table"]["seats"][0]["person"] else bob
            assert await code(host, following, "start") == "ok"
            assert await code(ann, following, "concede") == "ok"
            info = (await ann.client.get(f"/api/tables/{following}")).json()["table"]
            assert (info["status"], info["ends_by_conceding"], info["ends_by_offer"]) == ("playing", [1], [1])
            assert await code(ann, following, "moves", moves=["card:1"]) == "not_allowed"
            assert await code(bob, following, "concede") == "ok"
            info = (await ann.client.get(f"/api/tables/{following}")).json()["table"]
            assert info["ended"]["reason"] == "conceded"
            entries = (await ann.client.get(f"/api/tables/{following}/entries?before=99")).json()["entries"]
            assert [one["ends"] for one in entries if one["kind"] == "concede"] == [False, True]

    asyncio.run(main())


def test_giving_up_against_bots_ends_the_game_and_is_told_before(database: str, tmp_path: Path) -> None:
    """Nobody else is left to play: giving up, and being for an end, would end the game, and the table says so."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            (ann,) = await people(stack, server, "Ann")
            table = (await ann.create([ME, BOT, BOT]))["id"]
            assert await code(ann, table, "start") == "ok"
            info = (await ann.client.get(f"/api/tables/{table}")).json()["table"]
            assert (info["ends_by_conceding"], info["ends_by_offer"]) == ([0], [0])
            assert await code(ann, table, "concede") == "ok"
            info = (await ann.client.get(f"/api/tables/{table}")).json()["table"]
            assert (info["ended"]["reason"], info["seats"][0]["conceded"]) == ("conceded", True)

    asyncio.run(main())


def test_who_ends_a_game_alone_agrees_with_nobody(database: str, tmp_path: Path) -> None:
    """Against bots, or when the others have got up, there is no agreement: it is told as one person's word."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = await people(stack, server, "Ann", "Bob")
            table = (await ann.create([ME, OPEN, BOT]))["id"]
            assert await code(bob, table, "sit", seat=1) == "ok"
            assert await code(ann, table, "start") == "ok"
            assert await code(bob, table, "leave") == "ok"
            assert await code(ann, table, "offer", yes=True) == "ok"
            state = (await ann.client.get(f"/api/tables/{table}/state")).json()
            assert state["table"]["ended"]["reason"] == "alone"
            offer, end = state["entries"][-2:]
            assert (offer["ends"], "agreed" in offer, end["reason"]) == (True, False, "alone")

    asyncio.run(main())


@pytest.mark.slow
def test_my_games_and_whose_turn_it_is(database: str, tmp_path: Path) -> None:
    """My games say which wait for me, and a page that listens is told when one begins to."""

    async def main() -> None:
        from websockets.asyncio.client import connect

        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = await people(stack, server, "Ann", "Bob")
            url = f"ws://127.0.0.1:{server.port}/api/me/live"
            socket = await stack.enter_async_context(connect(url, additional_headers={"Cookie": bob.cookie}))
            live = Live(socket)
            assert (await live.hear()) == {"type": "waiting", "waiting": 0, "tables": []}
            table = (await ann.create([ME, OPEN]))["id"]
            await bob.act(table, "sit", seat=1)
            await ann.act(table, "start")
            turn = await live.until("turn")
            assert (turn["table"], turn["seat"], turn["name"]) == (table, 1, "Bob")
            assert (await live.until("waiting"))["tables"] == [table]
            games = (await bob.client.get("/api/me/games")).json()
            assert games["waiting"] == 1
            assert games["games"][0]["my_turn"]
            legal = (await bob.client.get(f"/api/tables/{table}/state")).json()["you"]["legal"]
            assert await code(bob, table, "moves", moves=[legal[0], legal[0]]) in ("ok", "illegal")
            await bob.act(table, "leave")
            assert (await live.until("waiting"))["waiting"] == 0
            assert (await bob.client.get("/api/me/games")).json()["waiting"] == 0

    asyncio.run(main())


@pytest.mark.slow
def test_lines_that_were_not_read(database: str, tmp_path: Path) -> None:
    """My games say how many lines of chat are new to me: not my own, not of whom I do not hear, none where I am."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = await people(stack, server, "Ann", "Bob")
            table = (await ann.create([ME, OPEN]))["id"]
            await bob.act(table, "sit", seat=1)

            async def unread(who: Guest) -> int:
                games = (await who.client.get("/api/me/games")).json()["games"]
                assert [game["table"]["id"] for game in games] == [table]
                return int(games[0]["unread"])

            async def all_read(who: Guest) -> bool:
                return await unread(who) == 0

            assert await all_read(bob)
            for text in ("are you there", "Bob?"):
                assert await code(ann, table, "chat", text=text) == "ok"
            assert await code(ann, table, "name", name="Anna") == "ok"  # nobody said that
            assert (await unread(bob), await unread(ann)) == (2, 0)
            async with bob.live(table) as live:
                await live.until("welcome")
                assert await unread(bob) == 0
                assert await code(ann, table, "chat", text="at last") == "ok"
                await live.until("update")
                assert await unread(bob) == 0
            await until_seen(lambda: all_read(bob))  # leaving takes a moment
            assert await code(ann, table, "chat", text="gone again") == "ok"
            assert await unread(bob) == 1
            me = (await ann.client.get("/api/me")).json()["person"]["id"]
            assert await code(bob, table, "mute", person=me, on=True) == "ok"
            assert await unread(bob) == 0

    asyncio.run(main())


def test_a_table_without_watchers_and_wrong_doors(tmp_path: Path) -> None:
    """A table that is closed to watchers shows them nothing; pages of other sites get in nowhere."""

    async def main() -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus

        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = await people(stack, server, "Ann", "Bob")
            table = (await ann.create([ME, BOT], start=True, watch=False))["id"]
            assert (await bob.client.get(f"/api/tables/{table}")).status_code == 403
            async with bob.live(table) as live:
                await live.socket.wait_closed()
                assert live.socket.close_code == 4401
            assert (await ann.client.get("/api/tables/nothing-here")).status_code == 404
            evil = {"origin": "https://evil.example"}
            assert (await ann.client.post("/api/tables/quick", json={}, headers=evil)).status_code == 403
            assert (await ann.client.put("/api/me", json={"name": "x"}, headers=evil)).status_code == 403
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            headers = {"Cookie": ann.cookie}
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers=headers, origin="https://evil.example")  # type: ignore[arg-type]  # a plain text
            assert refused.value.response.status_code == 403

    asyncio.run(main())
