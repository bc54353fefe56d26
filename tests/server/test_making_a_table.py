"""The body in docs/api-server.md, exactly as it stands there, makes a table, and `pace` is what the page says."""

import asyncio
import json
import random
import re
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from .playing import running

PAGE = Path(__file__).parents[2] / "docs" / "api-server.md"


def the_body() -> dict[str, Any]:
    """The JSON after the command that sends it."""
    found = re.search(
        r"-d @table\.json \$SERVER/api/tables\n```\n\n```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL
    )
    assert found
    body: dict[str, Any] = json.loads(found.group(1))
    return body


def test_the_body_of_the_page_makes_a_table(database: str, tmp_path: Path) -> None:
    """Posted as it is; somebody sits down on the open seat, and the host starts."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = [await stack.enter_async_context(server.person(name)) for name in ("Ann", "Bob")]
            answer = await ann.client.post("/api/tables", json=the_body())
            assert answer.status_code == 201, answer.text
            table = answer.json()["table"]
            assert (table["status"], table["options"]["pace"]) == ("open", 0)
            assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "open"]
            assert table["seats"][0]["name"] == "My bot"
            assert (await bob.act(table["id"], "sit", seat=2)).status_code == 200
            assert (await ann.act(table["id"], "start")).status_code == 200
            now = (await bob.client.get(f"/api/tables/{table['id']}")).json()["table"]
            assert now["status"] == "playing"

    asyncio.run(main())


@pytest.mark.slow
@pytest.mark.alone
def test_with_pace_0_bots_do_not_wait(database: str, tmp_path: Path) -> None:
    """A whole game against bots takes seconds: no move of theirs waits for people to follow."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            body = the_body() | {
                "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "journeyman"}] * 2],
                "start": True,
            }
            table = (await ann.client.post("/api/tables", json=body)).json()["table"]["id"]
            began = time.monotonic()
            async with ann.live(table) as live:
                await live.until("welcome")
                await live.play(random.Random(1))
            # Twelve rounds with two bots would take more than half a minute at the pace for people.
            assert time.monotonic() - began < 30

    asyncio.run(main())
