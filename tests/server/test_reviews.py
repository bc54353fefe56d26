"""Reviews through the API: of finished games alone, made once, in stages, kept, for those who may see the game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from london_bridge.daily import DayDeal, day_at
from london_bridge.record import Record
from london_bridge.review import review
from london_bridge.rules import Game
from london_bridge.server.clock import Clock, now_ms

from .playing import running
from .reviewing import FEW, asked, begun, document, done, looked_at, over, refused

pytestmark = pytest.mark.slow


def test_a_record_is_reviewed_as_the_command_does(database: str, tmp_path: Path) -> None:
    """What the server tells is what `review(record)` says, to the last digit, with the names of the record."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person() as guest:
            first = await asked(guest, record=document())
            assert first["state"] in ("waiting", "running")
            assert (first["table"], first["seats"], first["players"]) == (None, None, ["Ann", "Bob"])
            told = await done(guest, first["id"])
            assert (told["state"], told["stage"], told["progress"], told["ahead"]) == ("done", "done", 1.0, 0)
            assert Record.from_document(told["record"]) == Record.from_document(document())
            assert told["review"] == review(Record.from_document(document()), FEW).to_dict()

    asyncio.run(main())


def test_a_table_is_reviewed_and_my_games_know_it(database: str, tmp_path: Path) -> None:
    """The review of a table says who sat there; asking again, by whoever may see the table, gives the same one."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Bob") as bob:
            table = await over(ann)
            told = await done(ann, (await asked(ann, table=table))["id"])
            assert told["table"] == table
            assert [seat["kind"] for seat in told["seats"]] == ["person", "bot"]
            assert told["players"][0] == told["review"]["players"][0] == told["review"]["seats"][0]["name"] == "Ann"
            assert (await asked(bob, table=table))["id"] == told["id"]
            games = (await ann.client.get("/api/me/games")).json()["games"]
            assert [game["review"] for game in games] == [told["id"]]

    asyncio.run(main())


def test_nothing_of_a_running_game_is_reviewed(database: str, tmp_path: Path) -> None:
    """10.4: neither its table, for anybody, nor its record so far; nor a game that ended early, without a result."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Bob") as bob:
            table = await begun(ann)
            for guest in (ann, bob):
                status, code, message = await refused(guest, {"table": table})
                assert (status, code) == (409, "not_over")
                assert "over" in message
            record = document()
            for cut in (1, 10, len(record["moves"])):
                part = {key: value for key, value in record.items() if key != "result"}
                status, code, _ = await refused(bob, {"record": part | {"moves": record["moves"][:-cut]}})
                assert (status, code) == (409, "not_over")
            status, code, _ = await refused(bob, {"record": record | {"moves": record["moves"][:-1]}})
            assert (status, code) == (422, "bad_record"), "a result that is only claimed"
            # Its end is made up, but it leads through where the table stands, to everybody's eyes.
            status, code, message = await refused(bob, {"record": record})
            assert (status, code) == (409, "not_over")
            assert "table stands" in message
            other = await asked(bob, record=document(2, 6))
            assert other["state"] in ("waiting", "running")
            assert (await ann.act(table, "concede")).status_code == 200
            assert (await asked(bob, record=record))["id"] != other["id"]
            status, code, message = await refused(ann, {"table": table})
            assert (status, code) == (409, "no_result")
            assert "early" in message

    asyncio.run(main())


def test_no_record_is_made_up_of_a_drawn_deal_or_of_the_day(tmp_path: Path, clock: Clock) -> None:
    """10.4: whatever lies deeper, and whatever course it takes: a record that begins as a running table does, or as
    the day's deal, is not reviewed.
    """

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            table = await ann.create([{"kind": "me"}, {"kind": "local", "name": "Bob"}], start=True)
            play = server.services.registry.tables[table["id"]].state.play
            assert play is not None
            deal = play.deal.copy()
            for kind in range(6):  # what lies below the tops is made up
                deal.stacks = [
                    *deal.stacks[: kind * 12 + 1],
                    *reversed(deal.stacks[kind * 12 + 1 : kind * 12 + 12]),
                    *deal.stacks[kind * 12 + 12 :],
                ]
            for made_up, code in ((deal, "not_over"), (DayDeal(day_at(now_ms())).deal(), "sealed")):
                game = Game.of_deal(made_up)
                while not game.over:
                    game.apply(game.deciders[0], game.legal(game.deciders[0])[0])
                assert (await refused(ann, {"record": Record.of(game).document()}))[1] == code

    asyncio.run(main())


def test_a_table_without_watchers_is_for_those_who_played(database: str, tmp_path: Path) -> None:
    """Neither asking for it nor knowing its id helps others."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Bob") as bob:
            table = await over(ann, watch=False)
            told = await asked(ann, table=table)
            await done(ann, told["id"])
            assert (await refused(bob, {"table": table}))[:2] == (403, "not_allowed")
            answer = await bob.client.get(f"/api/reviews/{told['id']}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not_allowed")

    asyncio.run(main())


def test_the_same_game_is_thought_about_once(tmp_path: Path) -> None:
    """Under other names it has another id, and is there at once; with more playouts it is made anew."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            first = await done(guest, (await asked(guest, record=document()))["id"])
            again = await asked(guest, record=document() | {"players": ["Eve", "Dot"]})
            assert again["id"] != first["id"]
            assert (again["state"], again["review"]["players"]) == ("done", ["Eve", "Dot"])
            assert again["review"]["moments"] == first["review"]["moments"]
            deeper = await asked(guest, 40, record=document())
            assert (deeper["id"], deeper["state"]) == (first["id"], "waiting")
            assert (await done(guest, first["id"]))["review"]["playouts"] == 40
            assert (await asked(guest, 20, record=document()))["review"]["playouts"] == 40

    asyncio.run(main())


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"table": "x", "record": {}},
        {"table": "no-such-table"},
        {"record": {}},
        {"record": {"format": "x", "moves": [[0, "pass"]] * 90_000}},
        {"record": []},
        {"table": "t", "playouts": 10**9},
        {"table": "t", "playouts": 0},
        {"table": "t", "playouts": 1.5},
        {"table": "t", "more": 1},
        {"table": "t" * 1000},
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_words(tmp_path: Path, body: Any) -> None:
    """Neither too little nor too much, and nothing that is no record."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            status, code, message = await refused(guest, body)
            assert status in (400, 404, 422), (status, code, message)
            assert message
            assert (await guest.client.get("/api/reviews/nothing")).status_code == 404

    asyncio.run(main())


def test_hostile_bodies_are_refused(tmp_path: Path) -> None:
    """Numbers that are none, lists without end, texts that are too long: a sentence, and the server goes on."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            good = document()
            bodies = [
                b'{"record": {"moves": [[NaN, "pass"]]}}',
                b'{"record": ' + b"[" * 100_000,
                b'{"record": {"x": "' + b"y" * 1_100_000 + b'"}}',
                b'{"record": {"format": "' + b"\\u0000" + b'"}}',
                b"\xff\xfe",
            ]
            for body in bodies:
                answer = await guest.client.post("/api/reviews", content=body)
                assert answer.status_code in (400, 413, 422), answer.text
                assert answer.json()["error"]["message"]
            for spoilt in (
                {"players": ["Ann"]},
                {"players": ["A" * 5000, "B"]},
                {"result": {"money": [1e308, -1], "ranking": [0, 1]}},
                {"setup": {"stacks": {"chapel": list(range(5000))}}},
                {"moves": good["moves"] * 3},
                {"box": "somebody-elses@00000000"},
            ):
                status, code, _ = await refused(guest, {"record": good | spoilt})
                assert (status, code) == (422, "bad_record"), spoilt
            extra = good | {"notes": {"deep": ["x" * 1000] * 100}}
            told = await looked_at(guest, (await asked(guest, record=extra))["id"])
            assert "notes" not in told["record"], "what others added is not kept"

    asyncio.run(main())
