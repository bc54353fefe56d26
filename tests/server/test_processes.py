"""Several processes on one PostgreSQL: any seat on any of them."""

import asyncio
import random
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from london_bridge.record import Record
from london_bridge.server.bots.workers import MOST_HINTS
from london_bridge.server.live.admission import (
    DELETIONS,
    LINES,
    LOADS,
    OPENINGS,
    OWN_LINES,
    PUBLIC,
    TABLES,
    WATCHERS_LINES,
    WRITES,
)
from london_bridge.server.storage import peers, writer
from london_bridge.server.storage.shared_limits import Limit
from london_bridge.server.tables.table_registry import MOST_TABLES

from .playing import Guest, Running, running

pytestmark = pytest.mark.slow


def at(guest: Guest, server: Running) -> Guest:
    """The same person, at another process."""
    client = httpx.AsyncClient(base_url=server.base, headers={"origin": server.base}, cookies=guest.client.cookies)
    return Guest(server, client)


async def restless(guests: list[Guest], table: str, rng: random.Random) -> list[dict[str, object]]:
    """Play one seat to the end, now on this process, now on that, cutting the connection again and again."""
    told: list[dict[str, object]] = []
    while True:
        guest = rng.choice(guests)
        try:
            async with guest.live(table, after=len(told)) as live:
                welcome = await live.until("welcome")
                assert not welcome["reset"]
                while not live.over:
                    if live.you["acting"]:
                        await live.ask("moves", moves=[rng.choice(live.you["legal"])], at=live.view["moves"])
                    if rng.random() < 0.15:
                        live.socket.transport.abort()
                    await live.hear()
                told += live.entries
                return told
        except ConnectionClosed:
            # What was told before the cut is kept; the rest is asked for.
            told += [entry for entry in live.entries if entry["number"] > len(told)]
            assert [entry["number"] for entry in told] == list(range(1, len(told) + 1))


def test_one_game_through_two_processes_ends_identical(postgres_database: str, tmp_path: Path) -> None:
    """The same game played through both, with connections cut at random, ends identical for all."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = [
                await stack.enter_async_context(running(postgres_database, tmp_path, workers=1)) for _ in range(2)
            ]
            people = [await stack.enter_async_context(servers[i].person(name)) for i, name in enumerate("AB")]
            table = (await people[0].create([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]))[
                "id"
            ]
            assert (await people[1].act(table, "sit", seat=1)).status_code == 200
            assert (await people[0].act(table, "start")).status_code == 200
            everywhere = [[at(person, server) for server in servers] for person in people]
            rng = random.Random(6)
            one, two = await asyncio.gather(*(restless(guests, table, rng) for guests in everywhere))
            assert one == two
            for guest in everywhere[0]:  # a process that has not heard of the end yet hears of it here
                async with guest.live(table) as live:
                    await live.until("welcome")
                    while not live.over:
                        await live.hear()
            records = [(await guest.client.get(f"/api/tables/{table}/record")).json() for guest in everywhere[0]]
            assert records[0] == records[1]
            assert Record.from_document(records[0]).finished

    asyncio.run(main())


def test_nothing_is_refused_for_want_of_what_another_process_wrote(postgres_database: str, tmp_path: Path) -> None:
    """Somebody sits down at one process; whoever starts at another, which has not heard of it yet, is not refused."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = [
                await stack.enter_async_context(running(postgres_database, tmp_path, workers=1)) for _ in range(2)
            ]
            ann, bob = [await stack.enter_async_context(servers[i].person(name)) for i, name in enumerate("AB")]
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            assert (await ann.client.get(f"/api/tables/{table}")).status_code == 200
            peers = servers[0].services.registry.peers
            assert peers is not None

            async def deaf(_heard: list[tuple[str, int]]) -> None:
                """The first process hears nothing more of what the second writes."""

            peers.heard = deaf
            refused = await ann.act(table, "start")
            assert refused.status_code == 409, "there is a seat that nobody has taken"
            assert (await bob.act(table, "sit", seat=1)).status_code == 200
            assert (await ann.act(table, "start")).status_code == 200

    asyncio.run(main())


def test_two_moves_for_one_moment_are_not_both_accepted(postgres_database: str, tmp_path: Path) -> None:
    """The same seat moves on two processes at once, again and again: one is accepted, and the line stays legal."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(running(postgres_database, tmp_path)) for _ in range(2)]
            ann = await stack.enter_async_context(servers[0].person("Ann"))
            table = (await ann.create([{"kind": "me"}, {"kind": "local", "name": "Ben"}], start=True))["id"]
            both = [at(ann, server) for server in servers]
            rng = random.Random(1)
            accepted = 0
            for _ in range(60):
                states = [(await guest.client.get(f"/api/tables/{table}/state")).json() for guest in both]
                state = max(states, key=lambda one: one["number"])
                seat = state["view"]["acting"][0] if state["view"]["acting"] else None
                if seat is None:
                    break
                mine = (await both[0].client.get(f"/api/tables/{table}/state?seat={seat}")).json()
                moves = [rng.choice(mine["you"]["legal"]) for _ in both] if mine["you"]["legal"] else ["pass", "pass"]
                length = mine["view"]["moves"]
                answers = await asyncio.gather(
                    *(
                        guest.act(table, "moves", moves=[move], seat=seat, at=length)
                        for guest, move in zip(both, moves, strict=True)
                    )
                )
                good = [answer for answer in answers if answer.status_code == 200]
                assert len(good) <= 1, [answer.text for answer in answers]
                accepted += len(good)
            assert accepted > 30

    asyncio.run(main())


def test_presence_is_shown_across_processes(postgres_database: str, tmp_path: Path) -> None:
    """Who is present is shown, whichever process they are connected to; notifications hold nothing but names and
    numbers.
    """

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(running(postgres_database, tmp_path)) for _ in range(2)]
            ann = await stack.enter_async_context(servers[0].person("Ann"))
            bob = await stack.enter_async_context(servers[1].person("Bob"))
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            await bob.act(table, "sit", seat=1)
            live = await stack.enter_async_context(ann.live(table))
            async with bob.live(table) as other:
                await other.until("welcome")
                while (await live.until("presence"))["present"] != [True, True]:
                    pass
            while (await live.until("presence"))["present"] != [True, False]:
                pass

    asyncio.run(main())


class Spread:
    """One address that asks one process after the other, and counts what it was told."""

    def __init__(self, limit: Limit, address: str) -> None:
        self.limit = limit
        self.headers = {"X-Forwarded-For": address}
        self.statuses: Counter[int] = Counter()
        self.began = time.monotonic()

    def check(self, left: int | None = None) -> None:
        """As many were granted as the limit says, or as were left of it, and what was refilled meanwhile."""
        refused = self.statuses.pop(429)
        granted = self.statuses.total()
        refilled = (time.monotonic() - self.began) * self.limit.most / self.limit.seconds
        assert refused > 0, self.limit
        most = self.limit.most if left is None else left
        assert most <= granted <= most + refilled + 1, (self.limit, granted, refilled)


@pytest.mark.alone
def test_limits_of_an_address_hold_for_four_processes(postgres_database: str, tmp_path: Path) -> None:
    """Public tables, lines of chat by POST and by channel, rematches and openings, and what watchers and one person may
    say at a table: four processes grant no more than one, as documented.
    """

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = [
                await stack.enter_async_context(running(postgres_database, tmp_path, limits=True)) for _ in range(4)
            ]
            ann = await stack.enter_async_context(servers[0].person("Ann"))
            places = [at(ann, server) for server in servers]
            for place in places:
                await stack.enter_async_context(place.client)

            tables = []
            spread = Spread(PUBLIC, "203.0.113.1")
            body = {"options": {"players": 2, "public": True}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            for i in range(20):
                answer = await places[i % 4].client.post("/api/tables", json=body, headers=spread.headers)
                spread.statuses[answer.status_code] += 1
                tables += [answer.json()["table"]["id"]] if answer.status_code == 201 else []
            spread.check()

            spread = Spread(LINES, "203.0.113.2")
            for i in range(300):  # until it is enough; at no table more than somebody may say there
                if spread.statuses[429] > 3:
                    break
                ask = {"type": "chat", "id": f"line{i}", "text": "hello"}
                path = f"/api/tables/{tables[i % len(tables)]}/act"
                answer = await places[i % 4].client.post(path, json=ask, headers=spread.headers)
                spread.statuses[answer.status_code] += 1
            spread.check()

            spread = Spread(TABLES, "203.0.113.3")
            for i in range(300):  # a rematch that cannot be is asked for, too
                if spread.statuses[429] > 3:
                    break
                ask = {"type": "rematch", "id": f"again{i}"}
                answer = await places[i % 4].client.post(
                    f"/api/tables/{tables[0]}/act", json=ask, headers=spread.headers
                )
                spread.statuses[answer.status_code] += 1
            spread.check()

            spread = Spread(OPENINGS, "203.0.113.4")
            while not spread.statuses[429]:
                for place in places:
                    path = f"/api/tables/{tables[0]}/stream"
                    async with place.client.stream("GET", path, headers=spread.headers) as answer:
                        spread.statuses[answer.status_code] += 1
            spread.check()

            # Watchers are as many as they like, wherever they come from; what they say at a table is counted there.
            spread = Spread(WATCHERS_LINES, "")
            for i in range(60):
                ask = {"type": "chat", "id": f"w{i}", "text": "hello"}
                headers = {"X-Forwarded-For": f"198.51.100.{i + 1}", "cookie": ""}
                async with httpx.AsyncClient(base_url=servers[i % 4].base) as stranger:
                    answer = await stranger.post(f"/api/tables/{tables[2]}/act", json=ask, headers=headers)
                spread.statuses[answer.status_code] += 1
            spread.check()
            fresh = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            spread = Spread(OWN_LINES, "")
            for i in range(32):
                ask = {"type": "chat", "id": f"own{i}", "text": "hello"}
                headers = {"X-Forwarded-For": f"198.51.101.{i + 1}"}
                path = f"/api/tables/{fresh}/act"
                answer = await places[i % 4].client.post(path, json=ask, headers=headers)
                spread.statuses[answer.status_code] += 1
            spread.check()

            # Fifty tables of a person are fifty, also when all processes set them up at once.
            body = {"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            asked = [
                places[i % 4].client.post("/api/tables", json=body, headers={"X-Forwarded-For": f"198.51.102.{i % 4}"})
                for i in range(80)
            ]
            made = Counter(answer.status_code for answer in await asyncio.gather(*asked))
            assert made == {201: MOST_TABLES - len(tables) - 1, 403: 80 - MOST_TABLES + len(tables) + 1}

            # What is said on a channel counts with the rest of its address: nothing is left of the lines.
            lives = [await stack.enter_async_context(place.live(tables[0])) for place in places]
            others = [await stack.enter_async_context(place.live(tables[1])) for place in places]
            while await servers[0].services.limits.take((LINES, "127.0.0.1")) is None:
                pass
            refused = [await live.do("chat", text="hello") for live in (*lives, *others)]
            assert sum(answer["type"] == "refused" for answer in refused) >= len(refused) - 2

    asyncio.run(main())


def test_what_is_dear_counts_for_four_processes_together(postgres_database: str, tmp_path: Path) -> None:
    """Tables that have to be read, changes about people, deletions and hints that somebody waits for: four processes
    grant no more than one.
    """

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = [
                await stack.enter_async_context(running(postgres_database, tmp_path, limits=True)) for _ in range(4)
            ]
            ann = await stack.enter_async_context(servers[0].person("Ann"))
            places = [at(ann, server) for server in servers]
            for place in places:
                await stack.enter_async_context(place.client)
            asks: dict[Limit, tuple[str, str, Any]] = {
                LOADS: ("GET", "/api/tables/nothing{}", None),
                WRITES: ("PATCH", "/api/me", {"language": "de"}),
                DELETIONS: ("DELETE", "/api/me", None),
            }
            for number, (limit, (method, path, body)) in enumerate(asks.items()):
                spread = Spread(limit, f"203.0.113.{number}")
                left = min(6, limit.most)
                for _ in range(limit.most - left):
                    assert await servers[0].services.limits.take((limit, f"203.0.113.{number}")) is None
                for i in range(4 * (left + 2)):
                    who = places[i % 4]
                    if limit is DELETIONS:  # each time somebody else
                        who = await stack.enter_async_context(servers[i % 4].person(f"Eve {i}"))
                    answer = await who.client.request(method, path.format(i), json=body, headers=spread.headers)
                    spread.statuses[answer.status_code] += 1
                spread.check(left)

            table = (await ann.create([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True))["id"]
            answers = await asyncio.gather(*(places[i % 4].act(table, "hint") for i in range(8)))
            told = Counter(answer.json()["type"] for answer in answers)
            assert told == {"hint": MOST_HINTS, "refused": 8 - MOST_HINTS}
            assert (await places[3].act(table, "hint")).status_code == 200

    asyncio.run(main())


def test_what_a_process_did_not_tell_is_noticed(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that dies after it has saved and before it says so loses nothing: the others look for themselves."""
    monkeypatch.setattr(writer, "notify", lambda connection, payloads: None)
    monkeypatch.setattr(peers, "LOOK", 0.2)

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(running(postgres_database, tmp_path)) for _ in range(2)]
            ann = await stack.enter_async_context(servers[0].person("Ann"))
            table = (await ann.create([{"kind": "me"}, {"kind": "local", "name": "Ben"}], start=True))["id"]
            watching = await stack.enter_async_context(at(ann, servers[1]).live(table))
            before = (await watching.until("welcome"))["number"]
            assert (await ann.act(table, "moves", moves=["card:1"], seat=0)).status_code == 200
            while (await watching.until("update"))["number"] <= before:
                pass

    asyncio.run(main())
