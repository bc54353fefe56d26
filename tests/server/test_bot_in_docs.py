"""The bot in docs/bot-at-a-table.md, exactly as it stands there, plays whole games."""

import asyncio
import re
import sys
from functools import partial
from pathlib import Path

import httpx
import pytest

from london_bridge.record import Record
from tests.waiting import until_seen

from .playing import Guest, Running, running

PAGE = Path(__file__).parents[2] / "docs" / "bot-at-a-table.md"


def the_bot() -> str:
    """The only Python on the page."""
    found: list[str] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    return found[0]


def test_the_bot_is_short() -> None:
    """A complete bot in about 30 lines."""
    lines = [line for line in the_bot().splitlines() if line.strip()]
    assert len(lines) <= 36, len(lines)


async def token_of(server: Running, name: str) -> str:
    """Somebody's access token, made as the page says."""
    async with httpx.AsyncClient(base_url=server.base) as client:
        assert (await client.put("/api/me", json={"name": name})).status_code == 200
        answer = await client.post("/api/me/tokens", json={"label": "my bot"}, headers={"Origin": server.base})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])


@pytest.mark.slow
def test_the_bot_plays_to_the_end(database: str, tmp_path: Path) -> None:
    """Two such bots and a person's bots sit down at a table over HTTP with tokens, and play to the end."""
    script = tmp_path / "bot.py"
    script.write_text(the_bot(), encoding="utf-8")

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Host") as host:
            bots = [{"kind": "bot", "level": "random"}]
            table = (await host.create([{"kind": "open"}, *bots, {"kind": "open"}], players=3))["id"]
            tasks = []
            for name in ("One", "Two"):
                token = await token_of(server, name)
                process = await asyncio.create_subprocess_exec(
                    sys.executable, str(script), server.base, table, token, stderr=asyncio.subprocess.PIPE
                )
                tasks.append(process)
                await until_seen(partial(sits, host, table, name))
            assert (await host.act(table, "start")).status_code == 200
            for process in tasks:
                _, complaints = await asyncio.wait_for(process.communicate(), 200)
                assert process.returncode == 0, complaints.decode()
            document = (await host.client.get(f"/api/tables/{table}/record")).json()
            assert Record.from_document(document).finished
            assert sorted(document["players"][i] for i in (0, 2)) == ["One", "Two"]

    asyncio.run(main())


async def sits(host: Guest, table: str, name: str) -> bool:
    """Whether somebody has sat down."""
    seats = (await host.client.get(f"/api/tables/{table}")).json()["table"]["seats"]
    return any(seat["name"] == name for seat in seats)


def test_the_bot_tells_why_it_cannot_play(tmp_path: Path) -> None:
    """A token that is not known, or no such table: the bot ends with the server's sentence, not with a traceback."""
    script = tmp_path / "bot.py"
    script.write_text(the_bot(), encoding="utf-8")

    async def complaint(*arguments: str) -> str:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(script), *arguments, stderr=asyncio.subprocess.PIPE
        )
        _, said = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 1
        return said.decode()

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path) as server, server.person("Host") as host:
            table = str((await host.create([{"kind": "me"}, {"kind": "open"}]))["id"])
            wrong = await complaint(server.base, table, "lbt_wrong")
            nowhere = await complaint(server.base, "nowhere", await token_of(server, "One"))
            assert "401" in wrong
            assert "This access token is not known here" in wrong
            assert "404" in nowhere
            assert "message" in nowhere
            assert "Traceback" not in wrong + nowhere

    asyncio.run(main())
