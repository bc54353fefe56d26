"""Several devices of one seat, and choices in secret while connections come and go."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .playing import Guest, Live, running

pytestmark = pytest.mark.slow


def test_several_tabs_of_one_seat_agree(database: str, tmp_path: Path) -> None:
    """Whichever device moves, all are told the same; who is present is shown until the last one is gone."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann = await stack.enter_async_context(server.person("Ann"))
            bob = await stack.enter_async_context(server.person("Bob"))
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            await bob.act(table, "sit", seat=1)
            await ann.act(table, "start")
            tabs = [await stack.enter_async_context(ann.live(table)) for _ in range(3)]
            other = await stack.enter_async_context(bob.live(table))
            for live in (*tabs, other):
                await live.until("welcome")
            rng = random.Random(5)
            while other.view["moves"] < 40:
                mover = other if other.you["acting"] else rng.choice(tabs)
                await mover.do("moves", moves=[rng.choice(mover.you["legal"])])
                for live in (*tabs, other):
                    while live.number < mover.number:
                        await live.hear()
                assert all(tab.view == tabs[0].view and tab.you == tabs[0].you for tab in tabs)
            assert all(tab.entries == tabs[0].entries for tab in tabs)
            for tab in tabs[:2]:
                await tab.socket.close()
            await other.do("chat", text="still there?")
            assert not [frame for frame in other.frames if '"present":[false' in frame]
            await tabs[2].socket.close()
            while (await other.until("presence"))["present"] != [False, True]:
                pass

    asyncio.run(main())


def test_whoever_sits_down_is_here_at_once_for_everybody(database: str, tmp_path: Path) -> None:
    """Somebody who has looked on takes a seat, changes it and gets up: each time all are told who is here in which."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann = await stack.enter_async_context(server.person("Ann"))
            bob = await stack.enter_async_context(server.person("Bob"))
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["id"]
            host = await stack.enter_async_context(ann.live(table))
            guest = await stack.enter_async_context(bob.live(table))
            await guest.until("welcome")
            while (await host.until("presence"))["watchers"] != 1:
                pass

            async def told(present: list[bool], watchers: int) -> None:
                for live in (host, guest):
                    while True:
                        message = await live.until("presence")
                        if (message["present"], message["watchers"]) == (present, watchers):
                            break

            await guest.do("sit", seat=1)
            await told([True, True, False], 0)
            await guest.do("leave", seat=1)
            await told([True, False, False], 1)
            await guest.do("sit", seat=2)
            await told([True, False, True], 0)

    asyncio.run(main())


class Chooser:
    """Somebody who chooses, takes back, loses the connection, and looks at everything that is told."""

    def __init__(self, guest: Guest, seat: int, rng: random.Random) -> None:
        self.guest = guest
        self.seat = seat
        self.rng = rng
        self.number = 0
        self.taken_back = 0
        self.cuts = 0

    async def play(self, table: str, rounds: int) -> None:
        """Until so many rounds have been played."""
        while True:
            try:
                async with self.guest.live(table, after=self.number) as live:
                    await live.until("welcome")
                    if await self.at_table(live, rounds):
                        return
            except ConnectionClosed:
                self.cuts += 1

    async def at_table(self, live: Live, rounds: int) -> bool:
        """One connection; whether the last round has come."""
        while True:
            self.number = live.number
            self.check(live)
            if live.over or live.view["round"] > rounds:
                return True
            if self.rng.random() < 0.1:
                live.socket.transport.abort()
            if live.you["take_back"] and self.rng.random() < 0.5:
                answer = await live.do("take_back")
                # The last seat may have chosen meanwhile.
                assert answer["type"] == "update" or answer["code"] == "too_late", answer
                self.taken_back += answer["type"] == "update"
            elif live.you["acting"]:
                answer = await live.do("moves", moves=[self.rng.choice(live.you["legal"])], at=live.view["moves"])
                assert answer["type"] == "update" or answer["code"] in ("stale", "illegal"), answer
            else:
                await live.hear()

    def check(self, live: Live) -> None:
        """4.2, 10.2: of the others only that they have chosen, as long as cards are being chosen."""
        if live.view["phase"] == "cards":
            for seat, place in enumerate(live.view["seats"]):
                assert (place["cards"] is None) or seat == self.seat
        for entry in live.entries:
            assert not any(move.startswith("card:") for move in entry.get("moves") or [])


def test_choices_stay_secret_under_load_and_reconnects(database: str, tmp_path: Path) -> None:
    """Many tables at once, connections that break: a choice is seen by its seat alone, and may be taken back
    until the last seat has chosen; afterwards the reveal shows what stood.
    """

    async def one_table(stack: AsyncExitStack, server: Any, seed: int) -> tuple[int, int]:
        guests = [await stack.enter_async_context(server.person(f"P{i}")) for i in range(3)]
        table = (await guests[0].create([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["id"]
        for seat in (1, 2):
            assert (await guests[seat].act(table, "sit", seat=seat)).status_code == 200
        assert (await guests[0].act(table, "start")).status_code == 200
        choosers = [Chooser(guest, seat, random.Random(seed * 10 + seat)) for seat, guest in enumerate(guests)]
        await asyncio.gather(*(chooser.play(table, 3) for chooser in choosers))
        entries = (await guests[0].client.get(f"/api/tables/{table}/state")).json()["entries"]
        check_reveals(entries)
        return sum(one.taken_back for one in choosers), sum(one.cuts for one in choosers)

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            counts = await asyncio.gather(*(one_table(stack, server, seed) for seed in range(4)))
            assert sum(taken for taken, _ in counts) > 5
            assert sum(cuts for _, cuts in counts) > 5

    asyncio.run(main())


def check_reveals(entries: list[dict[str, Any]]) -> None:
    """Cards are revealed when the last seat has chosen, and not before: as many as were chosen and not taken back."""
    chosen = [0, 0, 0]
    reveals = 0
    for entry in entries:
        if entry["kind"] == "moves":
            chosen[entry["seat"]] += entry["moves"].count("card")
        elif entry["kind"] == "untake":
            chosen[entry["seat"]] = 0
        shown = [event for event in entry["events"] if event["kind"] == "reveal"]
        if shown:
            assert chosen == [len(cards) for cards in shown[0]["data"]["cards"]], json.dumps(entry)
            chosen = [0, 0, 0]
            reveals += 1
    assert reveals >= 3


def test_requests_of_a_device_are_answered_in_their_order(database: str, tmp_path: Path) -> None:
    """None overtakes another, whether it is answered at once, when it is saved, or refused."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "local", "name": "Ben"}], start=True))["id"]
            async with ann.live(table, seat=0) as live:
                await live.until("welcome")
                asked = [
                    await live.ask("ping"),
                    await live.ask("moves", moves=["card:1"], seat=0),
                    await live.ask("preview", moves=["card:1"], seat=0),
                    await live.ask("moves", moves=["build:3"], seat=0),
                    await live.ask("moves", moves=["card:0"], seat=0),
                    await live.ask("ping"),
                    await live.ask("moves", moves=["card:1"], seat=1),
                ]
                answered: list[str] = []
                while len(answered) < len(asked):
                    message = await live.hear()
                    answered += message.get("acks", []) + ([message["id"]] if "id" in message else [])
                assert answered == asked

    asyncio.run(main())
