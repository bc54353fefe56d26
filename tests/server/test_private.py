"""What others may know of a table without watchers, and who may write down what bots play."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from .playing import Guest, running

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SCRIPTED = {"kind": "bot", "level": "journeyman", "script": ["card:4", "card:0"]}


async def kinds_of_stream(guest: Guest, table: str, ready: asyncio.Event) -> list[dict[str, Any]]:
    """All that a stream says until it ends."""
    told = []
    async with guest.client.stream("GET", f"/api/tables/{table}/stream") as answer:
        async for line in answer.aiter_lines():
            told.append(json.loads(line))
            ready.set()
    return told


@pytest.mark.slow
def test_who_looked_on_before_the_start_is_not_told_of_the_game(database: str, tmp_path: Path) -> None:
    """`watch: false` holds for channels and streams that were open before: they are closed, and hear of no entry of
    the game, by whichever way they ask.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob, eve = [await stack.enter_async_context(server.person(name)) for name in ("Ann", "Bob", "Eve")]
            table = (await ann.create([ME, OPEN], watch=False))["id"]
            assert (await bob.act(table, "sit", seat=1)).status_code == 200
            streaming = asyncio.Event()
            stream = asyncio.create_task(kinds_of_stream(eve, table, streaming))
            await streaming.wait()
            async with eve.live(table) as live:
                await live.until("welcome")
                assert (await live.do("chat", text="may I look on?"))["type"] == "update"
                assert (await ann.act(table, "start")).status_code == 200
                assert (await live.until("closing"))["reason"] == "removed"
            told = [*map(json.loads, live.frames), *await stream]
            assert told[-1]["type"] == "closing"
            entries = [entry["kind"] for message in told for entry in message.get("entries", [])]
            assert "chat" in entries
            assert not {"start", "moves"} & set(entries)
            assert not any(message.get("view") for message in told)

    asyncio.run(main())


#: What only those may ask for who sit there.
KEPT_BACK = ("", "/state", "/stream", "/record", "/replay", "/entries?before=9", "/postcard")


@pytest.mark.slow
@pytest.mark.parametrize("over", [False, True])
def test_a_table_without_watchers_answers_only_those_who_sit_there(database: str, tmp_path: Path, over: bool) -> None:
    """From the start on, and when it is over: state, stream, chat, mute, notify, record, replay and the deal."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob, eve = [await stack.enter_async_context(server.person(name)) for name in ("Ann", "Bob", "Eve")]
            table = (await ann.create([ME, OPEN], watch=False))["id"]
            assert (await bob.act(table, "sit", seat=1)).status_code == 200
            assert (await ann.act(table, "start")).status_code == 200
            number = (await ann.client.get(f"/api/tables/{table}/state")).json()["number"]
            if over:
                assert (await bob.act(table, "concede")).status_code == 200
            path = f"/api/tables/{table}"
            asked = [await eve.client.get(f"{path}{what}") for what in KEPT_BACK]
            asked.append(await eve.act(table, "chat", text="hello"))
            asked.append(await eve.act(table, "mute", person="x", on=True))
            asked.append(await eve.act(table, "notify", on=True))
            again = {"options": {"players": 2}, "seats": [ME, OPEN], "deal": {"table": table}}
            asked.append(await eve.client.post("/api/tables", json=again))
            assert [answer.status_code for answer in asked] == [403] * (len(KEPT_BACK) + 4)
            assert all("not open to watchers" in answer.text for answer in asked), [a.text for a in asked]
            for who in (ann, bob):
                state = (await who.client.get(f"{path}/state")).json()
                assert state["number"] == number + 2 * over
                for what in ("/record", "/replay"):
                    assert (await who.client.get(f"{path}{what}")).status_code == (200 if over else 403)
            if over:
                assert (await ann.client.post("/api/tables", json=again)).status_code == 201

    asyncio.run(main())


def test_scripts_are_for_tables_of_one_person(tmp_path: Path) -> None:
    """A host writes down what a bot plays only where all other seats are the host's own."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            local = {"kind": "local", "name": "Ben"}
            body = {"options": {"players": 3}, "seats": [ME, SCRIPTED, OPEN]}
            refused = await ann.client.post("/api/tables", json=body)
            assert refused.status_code == 403
            assert refused.json()["error"]["message"] == (
                "Bots follow a script only where all other seats are your own; leave none open."
            )
            table = await ann.create([ME, SCRIPTED, local])
            assert server.services.registry.tables[table["id"]].state.seats[1].script

    asyncio.run(main())


@pytest.mark.slow
@pytest.mark.parametrize("way", ["opened", "left"])
def test_a_script_ends_where_somebody_else_sits_down(database: str, tmp_path: Path, way: str) -> None:
    """However a seat became free: the bot plays by itself, also when the table is read anew."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = [await stack.enter_async_context(server.person(name)) for name in ("Ann", "Bob")]
            table = (await ann.create([ME, SCRIPTED, SCRIPTED]))["id"]
            if way == "opened":
                assert (await ann.act(table, "open", seat=2)).status_code == 200
                assert (await bob.act(table, "sit", seat=2)).status_code == 200
                assert (await ann.act(table, "start")).status_code == 200
            else:
                assert (await ann.act(table, "open", seat=2)).status_code == 200
                assert (await bob.act(table, "sit", seat=2)).status_code == 200
                assert (await ann.act(table, "leave")).status_code == 200
                assert (await bob.act(table, "start", fill="random")).status_code == 200
            registry = server.services.registry
            assert not any(seat.script for seat in registry.tables[table].state.seats)
            registry.forget(registry.tables[table])
            again = await registry.get(table)
            assert again is not None
            assert not any(seat.script for seat in again.state.seats)

    asyncio.run(main())
