"""Puzzles at a server: the question without its answer, first answers that count, streaks, and what is kept."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from london_bridge.daily import Day
from london_bridge.puzzles import KINDS, Puzzle, puzzles
from london_bridge.puzzles.lessons import lessons, taught
from london_bridge.rules import Game
from london_bridge.rules.moves import CODE_OF
from london_bridge.server.clock import Clock
from london_bridge.server.solving import puzzle_desk
from london_bridge.server.solving.choosing import choose, for_streak, of_day
from london_bridge.server.solving.glicko import Rating
from london_bridge.server.solving.marking import mark
from london_bridge.server.solving.puzzle_desk import FROM_PERSON
from london_bridge.server.solving.puzzle_questions import cast_of, moment_of, twins
from london_bridge.server.storage.puzzle_rows import AttemptRow
from london_bridge.server.storage.schema import puzzle_attempts, puzzle_ratings, puzzle_solvers, puzzle_streaks
from london_bridge.server.tables.views import words_seen_by
from london_bridge.server.wire.puzzles import NextPuzzle
from london_bridge.view import View
from tests.waiting import until_seen

from .playing import Guest, Running, running

pytestmark = pytest.mark.slow
DAY = 24 * 3600
#: All that a question tells.
TOLD = {"id", "kind", "players", "cast", "round", "seat", "decider", "view", "legal", "answers", "mine", "helped"}


def some(kind: str = "space") -> Puzzle:
    """A puzzle of a kind, that counts."""
    return next(one for one in puzzles().values() if one.kind == kind and one.id not in taught())


async def asked(guest: Guest, path: str, **fields: Any) -> dict[str, Any]:
    answer = await guest.client.get(f"/api{path}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def told(guest: Guest, path: str, **fields: Any) -> dict[str, Any]:
    answer = await guest.client.post(f"/api/puzzles/{path}", json=fields)
    assert answer.status_code in (200, 201), answer.text
    found: dict[str, Any] = answer.json()
    return found


async def refusal(guest: Guest, path: str, **fields: Any) -> tuple[int, str]:
    answer = await guest.client.post(f"/api/puzzles/{path}", json=fields)
    error = answer.json()["error"]
    # What does not fit its shape is told by the framework.
    assert error["message"].endswith(".") or error["code"] == "bad_request"
    return answer.status_code, error["code"]


def various() -> list[Puzzle]:
    """A few of every kind."""
    return [one for kind in KINDS for one in [p for p in puzzles().values() if p.kind == kind][:4]]


def wrong(puzzle: Puzzle) -> str:
    """The worst answer."""
    return puzzle.answers[-1].move


def partly(puzzle: Puzzle) -> str | None:
    """An answer that is partly right."""
    return next((one.move for one in puzzle.answers if mark(puzzle, one.move).verdict == "partly"), None)


def test_a_first_answer_moves_both_ratings(database: str, tmp_path: Path) -> None:
    """Solver and puzzle are rated on one scale: what the one wins the other loses; only the first answer counts."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person() as ann, server.person("Bob") as bob:
            puzzle = some()
            assert (await asked(ann, "/me/puzzles"))["rating"] is None
            found = await told(ann, f"{puzzle.id}/attempt", move=puzzle.best[0])
            assert (found["verdict"], found["score"], found["weight"]) == ("right", 1.0, 1.0)
            assert found["rating"]["before"] == 1500 < found["rating"]["after"]
            answer = found["answer"]
            assert answer["rating"] < puzzle.rating
            assert (answer["tried"], answer["solved"]) == (1, 1)
            assert [one["move"] for one in answer["moves"]] == [one.move for one in puzzle.answers]
            assert answer["for_best"]
            again = await told(ann, f"{puzzle.id}/attempt", move=wrong(puzzle))
            assert (again["verdict"], again["weight"], again["rating"]) == ("wrong", 0.0, None)
            assert again["answer"]["rating"] == answer["rating"]

            missed = await told(bob, f"{puzzle.id}/attempt", move=wrong(puzzle))
            assert missed["rating"]["after"] < 1500
            assert missed["answer"]["rating"] > answer["rating"]
            assert (missed["answer"]["tried"], missed["answer"]["solved"]) == (2, 1)
            assert missed["answer"]["against_mine"] or missed["answer"]["for_mine"] is not None

            mine = await asked(ann, "/me/puzzles")
            assert (mine["count"], mine["solved"], mine["curve"]) == (1, 1, [mine["rating"]])
            assert mine["last"][0]["verdict"] == "right"
            assert mine["kinds"] == [{"kind": "space", "count": 1, "score": 1.0}]
            asked_again = await asked(ann, f"/puzzles/{puzzle.id}")
            assert asked_again["mine"]["move"] == puzzle.best[0]

    asyncio.run(main())


def test_partly_right_and_helped_answers_weigh_less(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is lost decides how much is right; who has looked at the themes, or knows what lies at the same moment, has
    less to win.
    """
    one, other = [p for p in puzzles().values() if partly(p) and p.id not in taught()][:2]
    move = partly(one)
    assert move is not None
    found = mark(one, move)
    assert 0 < found.score < 0.5
    assert (found.weight(helped=False), found.weight(helped=True)) == (0.5, 0.25)
    losses = [answer.loss for answer in one.answers]
    scores = [mark(one, answer.move).score for answer in one.answers]
    assert all(a >= b for a, b in pairwise(scores)), (losses, scores)

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            given = await told(ann, f"{one.id}/attempt", move=partly(one))
            assert (given["verdict"], given["weight"], given["loss"]) == ("partly", 0.5, found.loss)
            assert (await told(ann, f"{other.id}/themes"))["themes"] == list(other.themes)
            assert (await asked(ann, f"/puzzles/{other.id}"))["helped"]
            helped = await told(ann, f"{other.id}/attempt", move=other.best[0])
            assert helped["weight"] == 0.5
            rest = [p for p in puzzles().values() if p.id not in {one.id, other.id} | taught()]
            first, second = rest[:2]
            monkeypatch.setattr(puzzle_desk, "twins", lambda: {first.id: {second.id}, second.id: {first.id}})
            await told(ann, f"{first.id}/attempt", move=first.best[0])
            assert (await told(ann, f"{second.id}/attempt", move=second.best[0]))["weight"] == 0.5

    asyncio.run(main())


def test_lessons_count_for_nobody(database: str, tmp_path: Path) -> None:
    """Neither right nor wrong, in whatever way it is answered, the first time or again; what was answered is known; and
    nobody is given what a lesson asks while there is something else.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            for ids in lessons().values():
                for name, move in ((ids[0], puzzles()[ids[0]].best[0]), (ids[1], wrong(puzzles()[ids[1]]))):
                    for _ in range(2):
                        given = await told(ann, f"{name}/attempt", move=move)
                        assert (given["weight"], given["rating"]) == (0.0, None)
                        assert given["answer"]["rating"] == puzzles()[name].rating
                        assert given["answer"]["tried"] == 0
                    assert (await asked(ann, f"/puzzles/{name}"))["mine"]["move"] == move
            mine = await asked(ann, "/me/puzzles")
            assert (mine["rating"], mine["count"], mine["curve"]) == (None, 0, [])
            for kind in KINDS:
                others = {p.id for p in puzzles().values() if p.kind == kind} - taught()
                given = await told(ann, "next", kind=kind)
                assert given["id"] in others or not others

    asyncio.run(main())
    days = [Day.read("2026-11-18").shift(n) for n in range(len(puzzles()))]
    assert not taught() & {of_day(day).id for day in days}


def test_puzzles_of_the_same_moment_are_twins() -> None:
    """Each is the other's, whoever is asked; nobody is their own; and the same people sit there."""
    everything = list(puzzles().values())
    moments = [(one.id, moment_of(one)) for one in everything]
    pairs = {(a, b) for a, mine in moments for b, other in moments if a != b and mine == other}
    assert pairs == {(name, twin) for name, found in twins().items() for twin in found}
    asked = everything[0]
    same = dataclasses.replace(asked, id="another", seat=(asked.seat + 1) % asked.players)
    assert moment_of(same) == moment_of(asked)
    assert cast_of(same) == cast_of(asked)


def test_nothing_tells_the_answer_before_it_is_given(tmp_path: Path) -> None:
    """10.1: of every puzzle everything that may be had before an answer is the same whatever lies face down, whichever
    move is best; and it has no word of what is told afterwards.
    """

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, limits=False) as server,
            server.person("Ann") as ann,
        ):
            for puzzle in various():
                task = await asked(ann, f"/puzzles/{puzzle.id}")
                assert set(task) == TOLD
                # The order of the answers follows from the moves alone.
                assert task["answers"] == sorted((one.move for one in puzzle.answers), key=CODE_OF.__getitem__)
                for seed in (1, 2):
                    other = View.of(puzzle.game(), puzzle.seat).possible_game(seed)
                    words = words_seen_by(Game(other.state, task["players"]), puzzle.seat)
                    assert json.loads(msgspec.json.encode(words | {"moves": task["view"]["moves"]})) == task["view"]
                if puzzle.guess is None:
                    preview = json.dumps(await told(ann, f"{puzzle.id}/preview", moves=[], ahead=True, places=True))
                    assert not any(f'"{word}"' in preview for word in ("loss", "best", "themes", "setup", "usual"))

    asyncio.run(main())


def test_the_next_puzzle_is_at_my_level_and_new(database: str, tmp_path: Path) -> None:
    """Until all are answered none comes twice; by kind, players and theme; who is better gets harder ones."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            kind = some().kind
            wanted = {name for name, one in puzzles().items() if one.kind == kind and one.players == 2}
            wanted -= taught()
            seen: list[str] = []
            while True:
                task = await told(ann, "next", kind=kind, players=2)
                assert (task["kind"], len(task["players"])) == (kind, 2)
                if task["mine"] is not None:
                    break
                assert task["id"] not in seen
                seen.append(task["id"])
                await told(ann, f"{task['id']}/attempt", move=puzzles()[task["id"]].best[0])
            assert set(seen) == wanted
            theme = some().themes[0]
            themed = await told(ann, "next", theme=theme)
            assert theme in puzzles()[themed["id"]].themes
            assert themed["helped"]
            after = await told(ann, "next", after=themed["id"])
            assert after["id"] != themed["id"]
            catalogue = await asked(ann, "/puzzles")
            assert catalogue["count"] == len(puzzles())
            assert catalogue["mine"] == len(seen)
            assert sum(one["count"] for one in catalogue["kinds"]) == len(puzzles())
            assert {one["name"]: one["count"] for one in catalogue["themes"]}[theme] == sum(
                theme in one.themes for one in puzzles().values()
            )
            assert await refusal(ann, "next", kind="site", players=2, theme="nothing") == (404, "not_found")

    asyncio.run(main())


def test_the_next_puzzle_asks_something_else() -> None:
    """The easiest ask much the same: after some of a kind another comes, unless that kind is asked for."""
    easy = [one.id for one in puzzles().values() if one.kind == "bonus"][:3]
    assert {puzzles()[for_streak(0, {}, [], ()).id].kind for _ in range(40)} >= {"bonus"}
    done = {name: AttemptRow(name, at, False, "pass", 1.0, 1.0, 1100.0) for at, name in enumerate(easy)}
    for _ in range(20):
        assert for_streak(3, {}, easy, done).kind != "bonus"
        assert choose(NextPuzzle(), Rating(1100.0, 100.0), {}, done, ()).kind != "bonus"
        assert choose(NextPuzzle(kind="bonus"), Rating(1100.0, 100.0), {}, done, ()).kind == "bonus"


def test_the_puzzle_of_the_day_is_the_same_for_all(tmp_path: Path, clock: Clock) -> None:
    """Everybody has it, until the day is over; and none comes again before all have come."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path) as server,
            server.person() as ann,
            server.person("Bob") as bob,
        ):
            mine, theirs = await asked(ann, "/puzzles/today"), await asked(bob, "/puzzles/today")
            assert mine == theirs
            assert mine["task"]["id"] == of_day(Day.read(mine["day"])).id
            clock.advance(DAY)
            assert (await asked(ann, "/puzzles/today"))["day"] == Day.read(mine["day"]).shift(1).name

    asyncio.run(main())
    first = Day.read("2026-11-18")
    count = next(n for n in range(1, 2000) if of_day(first.shift(n)).id == of_day(first).id)
    assert count > 1


async def right(guest: Guest, now: dict[str, Any]) -> dict[str, Any]:
    """Solve what is before somebody in a streak."""
    puzzle = puzzles()[now["task"]["id"]]
    return await told(guest, "streak/attempt", puzzle=puzzle.id, move=puzzle.best[0])


async def amiss(guest: Guest, now: dict[str, Any]) -> dict[str, Any]:
    """Miss it."""
    puzzle = puzzles()[now["task"]["id"]]
    return await told(guest, "streak/attempt", puzzle=puzzle.id, move=wrong(puzzle))


def test_a_streak_ends_by_the_third_miss_or_the_clock(database: str, tmp_path: Path, clock: Clock) -> None:
    """The server measures the time; what comes too late does not count; ratings do not move; the best is kept."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            assert (await asked(ann, "/puzzles/streak"))["streak"] is None
            now = await told(ann, "streak", minutes=3)
            assert (now["over"], now["solved"], now["missed"]) == (False, 0, 0)
            assert 179_000 < now["left"] <= 180_000
            for _ in range(3):
                now = await right(ann, now)
            assert (now["solved"], now["missed"], now["best"]) == (3, 0, 3)
            # Elsewhere nobody is told what is right where the streak stands.
            standing = now["task"]["id"]
            assert await refusal(ann, f"{standing}/attempt", move=puzzles()[standing].best[0]) == (403, "not_allowed")
            before = now["steps"][0]
            again = {"puzzle": before["puzzle"], "move": before["move"]}
            assert await refusal(ann, "streak/attempt", **again) == (403, "not_allowed")
            for _ in range(3):
                assert not now["over"]
                now = await amiss(ann, now)
            assert (now["over"], now["solved"], now["missed"], now["task"]) == (True, 3, 3, None)
            assert [step["right"] for step in now["steps"]] == [True] * 3 + [False] * 3
            assert (await asked(ann, "/me/puzzles"))["rating"] is None

            now = await told(ann, "streak", minutes=3)
            now = await right(ann, now)
            clock.advance(181)
            late = await right(ann, now)
            assert (late["over"], late["solved"], late["left"], late["best"]) == (True, 1, 0, 3)
            figures = await asked(ann, "/me/puzzles")
            assert figures["best_streaks"] == {"3": 3, "5": 0}
            assert figures["count"] == 0

    asyncio.run(main())


def test_a_damaged_streak_is_begun_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its owner is in none, and may begin another; the log is told once, and everything else goes on."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            for damage in ({"steps": "[["}, {"steps": '[["a", 1]]'}, {"minutes": 4}):
                now = await right(ann, await told(ann, "streak", minutes=3))
                assert (now["solved"], now["best"]) == (1, 1)
                async with server.services.database.write() as connection:
                    await connection.execute(puzzle_streaks.update().values(**damage))
                before = {"puzzle": now["task"]["id"], "move": puzzles()[now["task"]["id"]].best[0]}
                assert (await asked(ann, "/puzzles/streak"))["streak"] is None
                assert await refusal(ann, "streak/attempt", **before) == (404, "not_found")
                await told(ann, "next")
                await told(ann, f"{some().id}/attempt", move=some().best[0])
            assert (await right(ann, await told(ann, "streak", minutes=3)))["solved"] == 1

    asyncio.run(main())
    assert capsys.readouterr().err.count("a puzzle streak is left out") == 1


def test_strangers_are_answered_with_sentences(tmp_path: Path) -> None:
    """Unknown ids, moves that are none, NUL characters, values that do not fit: each is refused in words."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path) as server, server.person() as ann:
            puzzle = some()
            guess = some("guess")
            assert await refusal(ann, "nothing/attempt", move="card:1") == (404, "not_found")
            assert await refusal(ann, f"{puzzle.id}/attempt", move="castle") == (409, "illegal")
            assert await refusal(ann, f"{puzzle.id}/attempt", move="x" * 25) == (400, "bad_request")
            assert await refusal(ann, f"{puzzle.id}/attempt", move="card\0") == (422, "nul")
            assert await refusal(ann, f"{puzzle.id}/attempt") == (400, "bad_request")
            assert await refusal(ann, "streak", minutes=4) == (400, "bad_request")
            assert await refusal(ann, "streak/attempt", puzzle=puzzle.id, move=puzzle.best[0]) == (404, "not_found")
            assert await refusal(ann, "next", kind="nothing") == (400, "bad_request")
            assert await refusal(ann, f"{guess.id}/preview", moves=[]) == (403, "not_allowed")
            answer = await ann.client.get("/api/puzzles/nothing")
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
            # Nobody became somebody by looking.
            async with server.person() as bob:
                await asked(bob, "/puzzles/today")
                await told(bob, "next")
                await asked(bob, "/me/puzzles")
                assert not bob.client.cookies

    asyncio.run(main())


def test_answers_are_limited(tmp_path: Path) -> None:
    """Nobody tries the whole book out at once."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, limits=True) as server,
            server.person("Ann") as ann,
        ):
            puzzle = some()
            await told(ann, f"{puzzle.id}/attempt", move=wrong(puzzle))
            who = (await asked(ann, "/me"))["person"]["id"]
            for _ in range(FROM_PERSON.most - 1):
                await server.services.puzzles.count(who, "another address")
            assert await refusal(ann, f"{puzzle.id}/attempt", move=wrong(puzzle)) == (429, "too_fast")

    asyncio.run(main())


async def rows_of(server: Running) -> list[int]:
    """How many rows there are of puzzles."""
    found = []
    async with server.services.database.read() as connection:
        for table in (puzzle_attempts, puzzle_solvers, puzzle_streaks, puzzle_ratings):
            found.append(len((await connection.execute(table.select())).all()))
    return found


def test_answers_go_with_their_person(database: str, tmp_path: Path) -> None:
    """What somebody has answered is deleted with them; how hard a puzzle is stays, and names nobody."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            puzzle = some()
            await told(ann, f"{puzzle.id}/attempt", move=puzzle.best[0])
            await told(ann, "streak", minutes=5)
            assert await rows_of(server) == [1, 1, 1, 1]
            gone = await ann.client.request("DELETE", "/api/me")
            assert gone.status_code in (200, 204), gone.text

            async def deleted() -> bool:
                return await rows_of(server) == [0, 0, 0, 1]

            await until_seen(deleted, 20)

    asyncio.run(main())


def test_two_at_once_count_once(database: str, tmp_path: Path) -> None:
    """The same answer sent ten times at once is one answer: one row, one change of a rating."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            puzzle = some()
            many = await asyncio.gather(*[told(ann, f"{puzzle.id}/attempt", move=puzzle.best[0]) for _ in range(10)])
            assert sorted(one["weight"] for one in many) == [0.0] * 9 + [1.0]
            assert {one["answer"]["tried"] for one in many} == {1}

    asyncio.run(main())
