"""Whole games over the live channel."""

import asyncio
import random
from pathlib import Path

import pytest

from london_bridge.record import Record
from london_bridge.server import fair

from .playing import Live, running


def test_a_person_plays_three_bots_to_the_end(database: str, tmp_path: Path) -> None:
    """A whole game; the finished record checks as valid, and its deal is the one whose digest was published."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            bots = [{"kind": "bot", "level": "random"}] * 3
            table = await ann.create([{"kind": "me"}, *bots], start=True, scoring="random")
            assert (await ann.client.get(f"/api/tables/{table['id']}/record")).status_code == 403
            async with ann.live(table["id"]) as live:
                await live.until("welcome")
                published = live.table["deal"]["commitment"]
                await live.play(random.Random(1))
                assert [entry["number"] for entry in live.entries] == list(range(1, live.number + 1))
            document = (await ann.client.get(f"/api/tables/{table['id']}/record")).json()
            record = Record.from_document(document)
            assert record.finished
            assert document["result"]["money"] == live.table["ended"]["money"]
            assert fair.check(document, published).ok

    asyncio.run(main())


@pytest.mark.slow
def test_two_people_on_two_devices_and_a_watcher(database: str, tmp_path: Path) -> None:
    """Open seats are taken by link, everybody sees the same game, and all end with the same numbers."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Bob") as bob:
            table = await ann.create([{"kind": "me"}, {"kind": "open"}])
            name = table["id"]
            assert (await bob.act(name, "start")).json()["code"] == "not_host"
            assert (await bob.act(name, "sit", seat=0)).json()["code"] == "seat_taken"
            assert (await bob.act(name, "sit", seat=1)).status_code == 200
            async with ann.live(name) as one, bob.live(name) as two, server.person() as nobody, nobody.live(name) as tv:
                for live in (one, two, tv):
                    await live.until("welcome")
                await one.do("start")
                await two.until("update")
                await tv.until("update")
                assert tv.you["seat"] is None
                assert not tv.you["legal"]
                rng = random.Random(2)

                async def watch(live: Live) -> None:
                    while not live.over:
                        await live.hear()

                await asyncio.gather(one.play(rng), two.play(rng), watch(tv))
                assert one.table["ended"] == two.table["ended"] == tv.table["ended"]
                assert one.entries == two.entries == tv.entries
                assert one.view | {"seat": None} == tv.view

    asyncio.run(main())
