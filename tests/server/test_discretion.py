"""What a server does not think about aloud: puzzles that somebody has before them, and days that are not over.

The same request is refused before its time and answered after it, so that it is the time which decides.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from london_bridge.daily import DayDeal, day_at
from london_bridge.puzzles import KINDS, Puzzle, puzzles
from london_bridge.puzzles.recognising import recognised
from london_bridge.record import Record
from london_bridge.rules import Game
from london_bridge.server.clock import Clock, now_ms
from london_bridge.view import View
from tests.puzzles.disguises import richer, turned

from .playing import Guest, running

pytestmark = pytest.mark.slow
HOUR = 3600


async def asked(guest: Guest, path: str, body: dict[str, Any]) -> tuple[int, str, str]:
    """How a request is answered: status, and of a refusal its code and what it is about."""
    answer = await guest.client.post(f"/api{path}", json=body)
    error = answer.json().get("error", {}) if answer.status_code >= 400 else {}
    return answer.status_code, error.get("code", ""), error.get("reason", "")


async def best(guest: Guest, **ground: Any) -> tuple[int, str, str]:
    return await asked(guest, "/analysis/best", ground | {"playouts": 100})


async def solve(guest: Guest, name: str) -> None:
    answer = await guest.client.post(f"/api/puzzles/{name}/attempt", json={"move": puzzles()[name].usual})
    assert answer.status_code == 200, answer.text


def disguised(puzzle: Puzzle) -> list[dict[str, Any]]:
    """The question of a puzzle, put to the analysis board in many ways."""
    game = puzzle.game()
    eyes = [game.position(), View.of(game, None).position(), View.of(game, puzzle.seat).position()]
    record = puzzle.document
    seat, word = record["moves"][-1]
    other = record | {"players": ["Ann", "Bob", "Cid", "Dot"][: puzzle.players]}
    return [
        *({"position": text} for text in eyes),
        {"position": game.position(), "open": True},
        {"position": turned(game.position(), 1)},
        {"position": richer(game.position())},
        {"record": other, "move": len(record["moves"])},
        {"record": other, "move": len(record["moves"]) - 1, "line": [[seat, word]]},
        *({"position": game.position(), "seat": seat} for seat in game.deciders),
    ]


def one_of(kind: str) -> Puzzle:
    return next(one for one in puzzles().values() if one.kind == kind)


def to_the_end(game: Game) -> dict[str, Any]:
    """A game led on by chance, as a record."""
    rng = random.Random(3)
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    return Record.of(game).document()


def test_a_puzzle_is_not_analysed_before_it_is_answered(database: str, tmp_path: Path) -> None:
    """However it is put, by whoever has not answered it; one may look at the board, and is told which puzzle it is.
    What another has had analysed tells nobody either, nor does a streak that stands there.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            async with server.person() as nobody:
                for puzzle in (one_of(kind) for kind in KINDS):
                    for ground in disguised(puzzle):
                        for guest in (ann, nobody):
                            assert await best(guest, **ground) == (403, "unsolved", puzzle.id), (puzzle.kind, ground)
                    assert (await asked(ann, "/analysis", {"position": puzzle.game().position()}))[0] == 200
                    await solve(ann, puzzle.id)
                    for ground in disguised(puzzle):
                        assert (await best(ann, **ground))[0] == 200
                    assert (await best(nobody, **disguised(puzzle)[0]))[1] == "unsolved"
            streak = await ann.client.post("/api/puzzles/streak", json={"minutes": 3})
            standing = puzzles()[streak.json()["task"]["id"]]
            position = standing.game().position()
            assert (await best(ann, position=position))[1:] == ("unsolved", standing.id)

    asyncio.run(main())


def test_after_an_answer_is_no_way_round(tmp_path: Path) -> None:
    """What everybody may expect after each answer would tell which is the best."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            puzzle = one_of("space")
            for answer in puzzle.answers:
                line = [[puzzle.seat, answer.move]]
                assert (await best(ann, position=puzzle.game().position(), line=line))[1] == "unsolved"

    asyncio.run(main())


def test_a_record_through_a_puzzle_is_not_reviewed_before(database: str, tmp_path: Path) -> None:
    """A review says what was best at every moment of a game; whoever has not answered is refused, also when somebody
    else has it.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Bob") as bob:
            puzzle = one_of("site")
            body = {"record": to_the_end(puzzle.game()), "playouts": 20}
            for _ in range(10):  # its game may lead through others of the book
                status, code, name = await asked(ann, "/reviews", body)
                if status == 200:
                    break
                assert (status, code) == (403, "unsolved")
                assert await asked(bob, "/reviews", body) == (403, "unsolved", name)
                await solve(ann, name)
            assert status == 200
            mine = (await ann.client.post("/api/reviews", json=body)).json()["id"]
            assert (await ann.client.get(f"/api/reviews/{mine}")).status_code == 200
            refused = await bob.client.get(f"/api/reviews/{mine}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "unsolved")
            assert (await asked(bob, "/reviews", body))[1] == "unsolved"

    asyncio.run(main())


def test_no_table_helps_with_a_puzzle(tmp_path: Path) -> None:
    """None is set up where it stands, where bots would answer it; and where one is led there, no hint is given."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path) as server,
            server.person("Ann") as ann,
        ):
            puzzle = next(p for p in puzzles().values() if p.kind == "space" and 40 < len(p.document["moves"]) < 90)
            record, moves = puzzle.document, puzzle.document["moves"]
            locals_ = [{"kind": "local", "name": name} for name in ("Bob", "Cid", "Dot")][: puzzle.players - 1]
            seats = [{"kind": "me"}, *locals_]
            body = {"options": {"players": puzzle.players}, "seats": seats, "start": True}
            there = {"deal": {"record": record, "move": len(moves)}}
            assert await asked(ann, "/tables", body | there) == (403, "unsolved", puzzle.id)
            far = next(n for n in range(len(moves), -1, -1) if not recognised([puzzle.record().replay(n).state]))
            answer = await ann.client.post("/api/tables", json=body | {"deal": {"record": record, "move": far}})
            assert answer.status_code == 201, answer.text
            table = answer.json()["table"]["id"]
            for seat, word in moves[far:]:
                assert (await ann.act(table, "moves", seat=seat, moves=[word])).status_code == 200
            refused = await ann.act(table, "hint", seat=puzzle.seat)
            assert (refused.status_code, refused.json()["code"]) == (403, "unsolved")
            await solve(ann, puzzle.id)
            assert (await ann.act(table, "hint", seat=puzzle.seat)).status_code == 200
            assert (await asked(ann, "/tables", body | there))[0] == 201

    asyncio.run(main())


def test_a_day_is_not_analysed_before_it_is_over(tmp_path: Path, clock: Clock) -> None:
    """Neither today's nor tomorrow's, for nobody: on the analysis board, in a review, or played at another table."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, daily_runs=0) as server,
            server.person("Ann") as ann,
        ):
            today = day_at(now_ms())
            for day in (today, today.shift(1)):
                game = DayDeal(day).game()
                first = game.position()
                document = to_the_end(game)
                players = len(document["players"])
                middle = Record.from_document(document).replay(len(document["moves"]) // 2)
                wanted: list[tuple[str, dict[str, Any]]] = [
                    ("/analysis", {"position": first}),
                    ("/analysis", {"position": turned(first, 1)}),
                    ("/analysis", {"position": richer(View.of(middle, None).position())}),
                    ("/analysis/best", {"position": middle.position(), "playouts": 100}),
                    ("/analysis/best", {"record": document, "move": 20, "playouts": 100}),
                    ("/reviews", {"record": document, "playouts": 20}),
                ]
                seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
                table = {"options": {"players": players}, "seats": seats, "deal": {"record": document}}
                wanted += [("/tables", table), ("/tables", table | {"deal": {"record": document, "move": 30}})]
                for path, body in wanted:
                    assert (await asked(ann, path, body))[:2] == (403, "sealed"), (path, day)
                before = now_ms()
                clock.advance((day.shift(1).begins() - before) / 1000 + HOUR)
                for path, body in wanted:
                    assert (await asked(ann, path, body))[0] in (200, 201), (path, day)

    asyncio.run(main())
