"""The analysis board over the API: any position or record, anybody's moves, draws that one chooses, the best moves.

Nothing of a running game is analysed (10.4), whatever is sent is bounded, and what lies face down stays unknown unless
somebody turns it up (10.1).
"""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from london_bridge.daily import DayDeal, day_at
from london_bridge.rules import Game
from london_bridge.server.bots.lanes import Lane
from london_bridge.server.clock import Clock, now_ms
from london_bridge.server.http import analysis as routes
from london_bridge.server.wire.analyses import MOST_PLAYOUTS, MOST_STEPS
from london_bridge.view import View
from tests.waiting import until

from .playing import Guest, running
from .test_records import played


async def ask(guest: Guest, what: str = "", **fields: Any) -> httpx.Response:
    return await guest.client.post(f"/api/analysis{what}", json=fields)


async def asked(guest: Guest, what: str = "", **fields: Any) -> dict[str, Any]:
    answer = await ask(guest, what, **fields)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def refusal(guest: Guest, what: str = "", **fields: Any) -> tuple[int, str, str]:
    answer = await ask(guest, what, **fields)
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["message"]


@pytest.mark.slow
def test_a_line_goes_through_a_whole_game_with_its_draws(tmp_path: Path) -> None:
    """Face down, every draw is a step; drawn as it was dealt, a record's moves lead to its result (3.1, 5.2, 5.12)."""

    async def main() -> None:
        record = played(3, 4)
        moves = [tuple(move) for move in record["moves"]]
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            now = await asked(guest, record=record, move=40)
            assert (now["open"], now["known"]) == (False, True)
            assert now["start"].startswith("lb1 open")
            assert now["position"].startswith("lb1 late")
            start, line, kinds = now["start"], [], set()
            rest = moves[40:]
            # Cards that lay face down are in the hands again, so they are chosen anew.
            opened = Game.from_position(start)
            for seat in range(3):
                cards = [f"card:{opened.state.card[seat * 2 + i]}" for i in range(opened.state.chosen[seat])]
                if opened.state.phase == 0:
                    rest = [(seat, card) for card in cards] + rest
            while rest or now["draw"]:
                if now["draw"]:
                    due = now["draw"]
                    kinds.add(due["kind"])
                    assert now["legal"] == {}
                    assert due["dealt"] in [one["step"] for one in due["outcomes"]]
                    line.append([None, due["dealt"]])
                else:
                    line.append(list(rest.pop(0)))
                    assert line[-1][1] in now["legal"][str(line[-1][0])]
                now = await asked(guest, position=start, line=line, known=len(line) - 1)
                assert len(now["steps"]) == 1
            assert kinds == {"stack", "bonus", "marker"} or kinds == {"stack", "marker"}
            assert now["result"] == record["result"]
            # With everything turned up, nothing is drawn: the moves alone lead there.
            turned = [step for step in line if step[0] is not None]
            there = await asked(guest, record=record, move=40, open=True, line=[list(move) for move in moves[40:]])
            assert (there["open"], there["result"]) == (True, record["result"])
            assert len(turned) >= len(moves) - 40
            told = await asked(guest, position=start, line=line)
            assert len(told["steps"]) == len(line)
            places = [step for step, (_, word) in zip(told["steps"], line, strict=True) if word.startswith("place:")]
            assert places
            assert all(step["tile"] is not None for step in places)

    asyncio.run(main())


@pytest.mark.slow
def test_what_lies_face_down_does_not_change_what_is_told(tmp_path: Path) -> None:
    """10.1: two positions that differ only in what is hidden are shown and judged alike, unless they are turned up."""

    async def main() -> None:
        game = Game.deal(3, "base", 5)
        game.apply(1, game.legal(1)[0])
        twin = game.position().split(" ")
        gates = twin[7].split("/")
        top, *others = gates[0].removeprefix(":").split(",")
        twin[7] = "/".join([f":{','.join([top, *reversed(others)])}", *gates[1:]])
        twin[4] = twin[4][:2] + "".join(reversed(twin[4][2:]))
        both = [game.position(), " ".join(twin)]
        assert both[0] != both[1]
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            looks = [await asked(guest, position=position) for position in both]
            assert looks[0]["view"] == looks[1]["view"]
            assert looks[0]["position"] == looks[1]["position"]
            assert sorted(looks[0]["legal"]) == ["0", "1", "2"]  # the card that lay face down is chosen anew
            advice = [await asked(guest, "/best", position=position, seat=0, playouts=400) for position in both]
            assert advice[0] == advice[1]
            opened = [
                await asked(guest, "/best", position=position, seat=0, playouts=400, open=True) for position in both
            ]
            assert opened[0]["moves"] != opened[1]["moves"]

    asyncio.run(main())


@pytest.mark.slow
def test_the_best_moves_are_told_for_every_seat_and_deepen(tmp_path: Path) -> None:
    """Shares and pounds of legal moves, the best first; everybody's shares sum to one; the same is answered alike."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            position = Game.deal(4, "base", 9).position()
            for seat in (0, 3):
                told = await asked(ann, "/best", position=position, seat=seat, playouts=200)
                legal = (await asked(ann, position=position, seat=seat))["legal"][str(seat)]
                assert told["seat"] == seat
                assert {one["move"] for one in told["moves"]} == set(legal)
                assert all(0 <= one["share"] <= 1 and one["worth"] > 0 for one in told["moves"])
                assert sum(told["wins"]) == pytest.approx(1, abs=0.001)
                assert len(told["money"]) == 4
            deeper = await asked(ann, "/best", position=position, seat=0, playouts=4_000)
            assert deeper["playouts"] == 4_000
            assert deeper == await asked(ann, "/best", position=position, seat=0, playouts=4_000)
            # In the middle of a draw nobody decides; what everybody may expect is told all the same.
            line: list[list[Any]] = []
            now = await asked(ann, position=position)
            while now["draw"] is None:
                seat = now["seat"]
                line.append([seat, now["legal"][str(seat)][0]])
                now = await asked(ann, position=position, line=line)
            waiting = await asked(ann, "/best", position=position, line=line, playouts=200)
            assert (waiting["seat"], waiting["moves"]) == (None, [])
            assert sum(waiting["wins"]) == pytest.approx(1, abs=0.001)

    asyncio.run(main())


@pytest.mark.slow
def test_a_draft_is_weighed_as_at_a_table(tmp_path: Path) -> None:
    """Previews and refusals come from the seat's view, with the rule's number."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            position = Game.deal(3, "base", 9).position()
            line = [[0, "card:3"], [1, "card:1"], [2, "card:0"]]
            now = await asked(guest, position=position, line=line)
            assert now["seat"] == 0
            place = next(move for move in now["legal"]["0"] if move.startswith("place:"))
            told = await asked(guest, "/preview", position=position, line=line, moves=[place], ahead=True)
            assert told["ok"]
            assert told["moves"][:2] == [place, "build:0"]
            why = await asked(guest, "/why", position=position, line=line, ask=["card:1", place])
            assert why["answers"][place] is None
            assert why["answers"]["card:1"]["rule"]
            status, code, _ = await refusal(guest, "/preview", position=position, line=[*line, [1, "place:0"]])
            assert (status, code) == (409, "illegal")

    asyncio.run(main())


@pytest.mark.slow
def test_nobody_has_a_running_game_analysed(tmp_path: Path) -> None:
    """10.4: what a player or a watcher could copy from a running table is refused, whoever has chosen a card; when the
    game is over it is analysed like any other. No id of a table is taken.
    """

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
        ):
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            assert (await bob.act(table, "sit", seat=1)).status_code == 200
            assert (await ann.act(table, "start")).status_code == 200
            play = server.services.registry.tables[table].state.play
            assert play is not None
            before = play.game.position()
            for text in (before, View.of(play.game, 0).position(), View.of(play.game, None).position()):
                for what in ("", "/best", "/preview", "/why"):
                    more = {"ask": ["card:1"]} if what == "/why" else {}
                    status, code, message = await refusal(ann, what, position=text, **more)
                    assert (status, code) == (403, "being_played")
                    assert "being played" in message
                status, code, _ = await refusal(ann, position=text, open=True)
                assert (status, code) == (403, "being_played")
            # A card that somebody has chosen makes it no other position.
            card = str(play.game.legal(0)[0])
            assert (await ann.act(table, "moves", moves=[card])).status_code == 200
            assert (await refusal(ann, "/best", position=View.of(play.game, 1).position()))[1] == "being_played"
            # Nobody else has this deal: neither a pound too much nor what might come next makes it another game.
            other = before.replace(" 5/", " 6/", 1)
            assert (await refusal(ann, position=other))[:2] == (403, "being_played")
            ahead = Game.from_position(before)
            while ahead.state.round < 2 and not ahead.over:
                ahead.apply(ahead.deciders[0], ahead.legal(ahead.deciders[0])[-1])
            for text in (ahead.position(), View.of(ahead, 1).position()):
                assert (await refusal(bob, "/best", position=text))[:2] == (403, "being_played")
            assert (await ask(bob, position=Game.deal(2, "base", 5).position())).status_code == 200
            assert (await refusal(ann, table=table))[0] == 400
            assert (await ann.act(table, "concede")).status_code == 200
            assert (await ask(ann, position=before)).status_code == 200

    asyncio.run(main())


@pytest.mark.slow
def test_no_line_leads_through_a_running_table(tmp_path: Path) -> None:
    """10.4: a deal that was chosen is not a table's own, so what does not lead through where the table stands is
    analysed; a line that begins before that moment and goes on beyond it is refused, for every question.
    """

    async def main() -> None:
        record = played(2, 4)
        moves = record["moves"]
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bob"}]
        body = {"options": {"players": 2}, "seats": seats, "start": True, "deal": {"record": record, "move": 41}}
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            assert (await ann.client.post("/api/tables", json=body)).status_code == 201
            for what in ("", "/best", "/preview", "/why"):
                more = {"ask": ["card:1"]} if what == "/why" else {}
                through = await refusal(ann, what, record=record, move=40, open=True, line=moves[40:43], **more)
                assert through[:2] == (403, "being_played"), what
            before = await ask(ann, record=record, move=30, open=True, line=moves[30:40])
            assert before.status_code == 200, before.text
            assert (await ask(ann, record=record, move=43, open=True)).status_code == 200

    asyncio.run(main())


@pytest.mark.slow
def test_the_deal_of_the_day_is_analysed_when_the_day_is_over(tmp_path: Path, clock: Clock) -> None:
    """Whoever has played it could tell others; so neither its first moment nor a later one is judged, for nobody."""

    async def main() -> None:
        day = day_at(now_ms())
        game = DayDeal(day).game()
        first = game.position()
        while game.state.round < 3:
            game.apply(game.deciders[0], game.legal(game.deciders[0])[0])
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            for text in (first, game.position(), View.of(game, None).position()):
                assert (await refusal(ann, "/best", position=text))[:2] == (403, "sealed")
            clock.advance((day.shift(1).begins() - now_ms()) / 1000 + 1)
            assert (await ask(ann, position=first)).status_code == 200

    asyncio.run(main())


WRONG: list[tuple[dict[str, Any], int]] = [
    ({}, 400),
    ({"position": "x"}, 422),
    ({"position": "lb1 " * 1_500}, 400),
    ({"position": 7}, 400),
    ({"record": {"format": "x"}}, 422),
    ({"record": []}, 400),
    ({"record": {}, "position": "lb1"}, 400),
    ({"line": [[0, "card:9"]]}, 409),
    ({"line": [[0, "📎" * 9]]}, 409),
    ({"line": [[0, "x" * 41]]}, 400),
    ({"line": [[4, "card:1"]]}, 400),
    ({"line": [[0]]}, 400),
    ({"line": [[None, "stack:chapel:32"]]}, 409),
    ({"line": [[None, "card:1"]]}, 409),
    ({"line": [[0, "card:1"]] * (MOST_STEPS + 1)}, 400),
    ({"line": [[0, "card:1"], [0, "card:1"]]}, 409),
    ({"seat": 7}, 400),
    ({"nothing": 1}, 400),
    ({"open": "yes"}, 400),
]


def test_hostile_requests_are_refused_in_words(tmp_path: Path) -> None:
    """Whatever cannot be is refused with a sentence, and nothing is a fault of the server's."""

    async def main() -> None:
        position = Game.deal(3, "base", 9).position()
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            for what in ("", "/best", "/preview", "/why"):
                need = {"ask": ["card:1"]} if what == "/why" else {}
                for fields, status in WRONG:
                    given = fields if {"position", "record"} & fields.keys() or not fields else {"position": position}
                    answer = await ask(guest, what, **{**given, **fields, **need})
                    assert answer.status_code == status, (what, fields, answer.text)
                    assert 5 < len(answer.json()["error"]["message"]) < 400
            for playouts in (0, -1, MOST_PLAYOUTS + 1, 1e9, "many"):
                assert (await ask(guest, "/best", position=position, playouts=playouts)).status_code == 400
            over = played(2, 1)
            last = {"record": over, "move": len(over["moves"])}
            assert (await refusal(guest, "/best", **last))[:2] == (409, "over")
            assert (await refusal(guest, record=over, move=len(over["moves"]) + 1))[1] == "bad_record"
            assert (await refusal(guest, "/preview", **last))[1] == "not_allowed"

    asyncio.run(main())


@pytest.mark.slow
def test_analysis_is_limited_and_says_so(tmp_path: Path) -> None:
    """One person has two analyses thought out at a time, the latest, and so many playouts a minute; all looks are
    counted. Whoever goes on to another position is never refused because of what was left behind.
    """

    async def main() -> None:
        position = Game.deal(4, "base", 19).position()
        async with (
            running(f"sqlite:///{tmp_path}/x.db", tmp_path, limits=True) as server,
            server.person("Ann") as ann,
        ):
            for limiter in (routes.LOOKS, routes.PLAYOUTS, routes.OWN_PLAYOUTS):
                limiter.buckets.clear()
            server.services.workers.calm = Lane(1, 60.0)  # the lowest priority may wait for other tests
            three: list[asyncio.Task[Any]] = []
            for seat in (0, 1):
                long = ask(ann, "/best", position=position, seat=seat, playouts=8_000)
                three.append(asyncio.create_task(long))
                await until(lambda: server.services.workers.analysing.total() == len(three))
            three.append(asyncio.create_task(ask(ann, "/best", position=position, seat=2, playouts=3_000)))
            answers = await asyncio.gather(*three)
            assert [answer.status_code for answer in answers] == [503, 200, 200]
            assert not server.services.workers.analyses
            busy = answers[0].json()["error"]
            assert busy["code"] == "busy"
            assert "wait" in busy["message"]
            who = (await ann.client.get("/api/me")).json()["person"]["id"]
            routes.OWN_PLAYOUTS.bucket(who).drain()
            assert (await refusal(ann, "/best", position=position, seat=3))[:2] == (429, "too_fast")
            # What is known already costs nobody anything.
            assert (await ask(ann, "/best", position=position, seat=2, playouts=3_000)).status_code == 200
            routes.LOOKS.bucket("127.0.0.1").drain()
            assert (await refusal(ann, position=position))[:2] == (429, "too_fast")
            for limiter in (routes.LOOKS, routes.PLAYOUTS, routes.OWN_PLAYOUTS):
                limiter.buckets.clear()

    asyncio.run(main())


@pytest.mark.slow
def test_bots_at_tables_do_not_wait_for_an_analysis(tmp_path: Path) -> None:
    """Analyses have a process of their own, which uses what the bots leave: none is in the lanes of live tables."""

    async def main() -> None:
        position = Game.deal(4, "base", 23).position()
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            workers = server.services.workers
            await asked(ann, "/best", position=position, playouts=500)
            assert (len(workers.calm.all), len(workers.slow.all)) == (1, 0)
            table = await ann.create([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
            assert (await ann.act(table["id"], "hint")).json()["type"] == "hint"
            assert (len(workers.calm.all), len(workers.slow.all)) == (1, 1)
            (calm,), (slow,) = workers.calm.all, workers.slow.all
            assert calm.process.pid != slow.process.pid

    asyncio.run(main())
