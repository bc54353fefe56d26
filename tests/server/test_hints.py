"""Hints at the table: from the seat's own view, thought out in a worker, with what to expect and why for every move."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from london_bridge.bots import Budget, make
from london_bridge.bots.hints import hints
from london_bridge.rules import Game
from london_bridge.rules.moves import CODE_OF
from london_bridge.server.tables.drafts import Draft
from london_bridge.view import View

from .playing import Guest, running


async def refused(guest: Guest, table: str, **fields: Any) -> tuple[int, str, str]:
    """How a hint is refused: status, code and sentence."""
    answer = await guest.act(table, "hint", **fields)
    told = answer.json()
    assert told["type"] == "refused", told
    return answer.status_code, told["code"], told["message"]


@pytest.mark.slow
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
                mine = one["reasons"]
                assert mine[0]["key"] in ("first", "aim", "highest", "save", "middle", "use")
                assert one["why"] == " ".join(reason["sentence"] for reason in mine)
                assert one["why"]
            levels = (await ann.client.get("/api/me")).json()["server"]["levels"]
            assert [one["name"] for one in levels] == ["random", "apprentice", "journeyman", "master", "architect"]
            assert [one["name"] for one in levels if one["hints"]] == ["architect"]
            assert all(one["about"] for one in levels)

    asyncio.run(main())


@pytest.mark.slow
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


async def hinted(guest: Guest, table: str, moves: list[str]) -> dict[str, Any]:
    """A hint about what comes after a draft, which must be what the preview of the draft calls legal."""
    preview = (await guest.act(table, "preview", moves=moves)).json()
    answer = await guest.act(table, "hint", moves=moves)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    assert {one["move"] for one in told["moves"]} <= set(preview["legal"])
    assert all(one["why"] for one in told["moves"])
    return told


@pytest.mark.slow
def test_a_hint_knows_the_draft(database: str, tmp_path: Path) -> None:
    """The second card, and whatever comes next in a turn, can be asked about before anything is committed; a draft
    that is not legal, or has nothing after it, is refused with the rule.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True, players=2))[
                "id"
            ]
            assert len((await hinted(ann, table, []))["moves"]) > 1
            second = await hinted(ann, table, ["card:2"])
            assert {one["move"] for one in second["moves"]} <= {"card:0", "card:1", "card:2"}, "4.2: not higher"
            status, code, message = await refused(ann, table, moves=["card:2", "card:4"])
            assert (status, code) == (409, "illegal")
            assert message
            assert (await refused(ann, table, moves=["card:2", "card:1"]))[1:] == (
                "illegal",
                "Your part ends there; what comes after it is decided later.",
            )
            assert (await refused(ann, table, moves=["dance"]))[1] == "illegal"
            state = (await ann.client.get(f"/api/tables/{table}/state")).json()
            assert "card:4" in state["you"]["legal"], "nothing was saved"

    asyncio.run(main())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hints_after_every_draft(players: int) -> None:
    """Through drafted turns of whole games: hints are about moves that the draft can go on with, and come from the
    seat's view only (10.1): what its own drafted moves would uncover, it does not know.
    """
    game = Game.deal(players, "random", 5)
    journeyman, few = make("journeyman", 1), Budget(playouts=12)
    lengths, phases = set(), set()
    while not game.over:
        seat = game.deciders[-1]
        view = View.of(game, seat)
        others = View.of(view.possible_game(len(game.moves)), seat)
        draft, same = Draft.of(view), Draft.of(others)
        length = 0
        while draft.masks()[0]:
            legal = draft.masks()[0]
            found = hints(draft.result(), few, 3, among=legal)
            assert found
            assert all(legal >> one.move.code & 1 for one in found)
            if len(game.moves) % 5 == 0:
                assert [one.to_dict() for one in found] == [
                    one.to_dict() for one in hints(same.result(), few, 3, among=legal)
                ]
            lengths.add(length)
            phases.add(draft.state.phase)
            word = str(found[-1].move)
            assert word in CODE_OF
            assert draft.make(word) is None
            assert same.make(word) is None
            length += 1
        game.apply(seat, journeyman.choose(view))
    assert max(lengths) >= 3
    assert len(phases) >= 6, "cards, window, place, site, tiles, drawing, end"
