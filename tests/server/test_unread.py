"""My games: how many lines of chat are new to me, without a question for each table."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from functools import reduce
from operator import and_
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from .playing import Guest, Running, running

SEATS = [{"kind": "me"}, {"kind": "open"}]


async def questions(server: Running, who: Guest) -> tuple[int, list[int]]:
    """How often the database is asked for somebody's games, and the new lines of each.

    The server's own rounds (clocks, other processes) ask now and then, too: what is asked each of several times is not
    theirs.
    """
    tries = [await questions_once(server, who) for _ in range(4)]
    always = reduce(and_, (asked for asked, _ in tries))
    return always.total(), tries[-1][1]


async def questions_once(server: Running, who: Guest) -> tuple[Counter[str], list[int]]:
    """The same, once, with whatever else was asked at that moment."""
    asked: Counter[str] = Counter()
    engine = server.services.database.reading.sync_engine

    def note(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        if statement.startswith("SELECT"):
            asked[statement] += 1

    event.listen(engine, "before_cursor_execute", note)
    try:
        games = (await who.client.get("/api/me/games")).json()["games"]
    finally:
        event.remove(engine, "before_cursor_execute", note)
    return asked, [game["unread"] for game in games]


@pytest.mark.slow
def test_my_games_ask_the_database_as_often_for_many_tables_as_for_one(database: str, tmp_path: Path) -> None:
    """Six tables with new lines, one of them by somebody muted, cost no more questions than one table."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann = await stack.enter_async_context(server.person("Ann"))
            bob = await stack.enter_async_context(server.person("Bob"))
            me = (await ann.client.get("/api/me")).json()["person"]["id"]

            async def table(muted: bool) -> None:
                made = (await ann.create(SEATS))["id"]
                assert (await bob.act(made, "sit", seat=1)).status_code == 200
                if muted:
                    assert (await bob.act(made, "mute", person=me, on=True)).status_code == 200
                assert (await ann.act(made, "chat", text="hello")).status_code == 200

            await table(muted=False)
            few, lines = await questions(server, bob)
            assert lines == [1]
            for i in range(5):
                await table(muted=i == 2)
            many, lines = await questions(server, bob)
            assert sorted(lines) == [0, 1, 1, 1, 1, 1]
            assert many == few

    asyncio.run(main())
