"""Hints at the table: from the seat's own view, thought out in a worker, with what to expect and why for every move."""

import asyncio
from pathlib import Path

from .playing import Guest, running


async def refused(guest: Guest, table: str, **fields: int) -> tuple[int, str, str]:
    """How a hint is refused: status, code and sentence."""
    answer = await guest.act(table, "hint", **fields)
    told = answer.json()
    assert told["type"] == "refused", told
    return answer.status_code, told["code"], told["message"]


def test_a_hint_tells_moves_shares_money_and_why(database: str, tmp_path: Path) -> None:
    """The best few moves with what to expect: all of them legal, and each with reasons that have key and sentence."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            table = await ann.create([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True, players=2)
            answer = await ann.act(table["id"], "hint")
            assert answer.status_code == 200, answer.text
            told = answer.json()
            assert told["type"] == "hint"
            assert told["level"] == "architect"
            assert 2 <= len(told["moves"]) <= 3
            legal = (await ann.client.get(f"/api/tables/{table['id']}/state")).json()["you"]["legal"]
            assert {one["move"] for one in told["moves"]} <= set(legal)
            for one in told["moves"]:
                assert 0 <= one["share"] <= 1
                assert 0 < one["worth"] < 500
                mine = [reason for reason in told["reasons"] if reason["move"] == one["move"]]
                assert mine[0]["key"] in ("first", "highest", "save", "middle", "use")
                assert one["why"] == " ".join(reason["sentence"] for reason in mine)
                assert one["why"]
            levels = (await ann.client.get("/api/me")).json()["server"]["levels"]
            assert [one["name"] for one in levels] == ["random", "apprentice", "journeyman", "master", "architect"]
            assert [one["name"] for one in levels if one["hints"]] == ["architect"]
            assert all(one["about"] for one in levels)

    asyncio.run(main())


def test_a_hint_is_for_a_seat_that_has_to_decide(database: str, tmp_path: Path) -> None:
    """Refused: before the start, to a spectator, for another's seat, while others decide, and when all is over."""

    async def main() -> None:
        async with (
            running(database, tmp_path) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
            server.person("Cid") as cid,
        ):
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}], public=True))["id"]
            assert (await refused(ann, table))[:2] == (409, "not_started")
            assert (await bob.act(table, "sit", seat=1)).status_code == 200
            assert (await ann.act(table, "start")).status_code == 200
            assert (await refused(cid, table))[1:] == ("not_your_seat", "You have no seat at this table.")
            assert (await refused(ann, table, seat=1))[1:] == ("not_your_seat", "That is not your seat.")
            for _ in range(2):  # two cards each, with two players
                legal = (await ann.client.get(f"/api/tables/{table}/state")).json()["you"]["legal"]
                assert (await ann.act(table, "moves", moves=legal[:1])).status_code == 200
            status, code, message = await refused(ann, table)
            assert (status, code, message) == (403, "not_allowed", "There is nothing to decide for you now.")
            assert (await bob.act(table, "hint")).json()["type"] == "hint"
            assert (await ann.act(table, "concede")).status_code == 200
            assert (await refused(bob, table))[1] == "over"

    asyncio.run(main())


def test_a_table_may_play_without_hints(database: str, tmp_path: Path) -> None:
    """Where they are switched off nobody gets one."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            table = (await ann.create(seats, start=True, hints=False))["id"]
            assert (await refused(ann, table))[1:] == ("not_allowed", "This table plays without hints.")

    asyncio.run(main())
