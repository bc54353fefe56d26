"""Hints at the table: from the seat's own view, thought out in a worker, with reasons for the best move."""

import asyncio
from pathlib import Path

from .playing import running


def test_a_hint_tells_moves_shares_and_why(database: str, tmp_path: Path) -> None:
    """The best few moves with what to expect; all of them legal, and each reason with its key and its sentence."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            table = await ann.create([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True, players=2)
            answer = await ann.act(table["id"], "hint")
            assert answer.status_code == 200, answer.text
            told = answer.json()
            assert told["type"] == "hint"
            assert told["level"] == "master"
            assert 1 <= len(told["moves"]) <= 3
            assert all(one["move"].startswith(("card:", "noblewoman")) for one in told["moves"])
            assert all(0 <= one["share"] <= 1 for one in told["moves"])
            assert told["reasons"][0]["key"] in ("early", "save", "middle")
            assert told["reasons"][0]["sentence"]
            levels = (await ann.client.get("/api/me")).json()["server"]["levels"]
            assert [one["name"] for one in levels] == ["random", "apprentice", "journeyman", "master", "architect"]
            assert [one["name"] for one in levels if one["hints"]] == ["master"]
            assert all(one["about"] for one in levels)

    asyncio.run(main())
