"""Several processes on one PostgreSQL: any seat on any of them."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from london_bridge.record import Record

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
