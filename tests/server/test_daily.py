"""The daily bridge at a server: the same day everywhere, one attempt that counts, nothing told before its time."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from london_bridge.daily import ME, Day, DayDeal, day_at, decision
from london_bridge.daily.day_bots import answer
from london_bridge.record import Record
from london_bridge.server import fair
from london_bridge.server.clock import Clock, now_ms
from london_bridge.server.storage.schema import daily_attempts
from tests.waiting import until_seen

from .playing import Guest, Running, running

pytestmark = pytest.mark.slow
HOUR = 3600


def to_sunday(clock: Clock) -> Day:
    """The next Sunday, just after it began: a game of two is soon over."""
    day = day_at(now_ms())
    days = 6 - day.date.weekday() or 7
    clock.advance((day.shift(days).begins() - now_ms()) / 1000 + HOUR)
    return day_at(now_ms())


async def today(guest: Guest) -> dict[str, Any]:
    answer = await guest.client.get("/api/daily")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def begin(guest: Guest) -> str:
    guest.running.services.daily.pace = 0
    answer = await guest.client.post("/api/daily")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def play(guest: Guest, seed: int = 1) -> str:
    """Today's bridge with moves of chance, until its end is noted."""
    table = await begin(guest)
    async with guest.live(table) as live:
        await live.until("welcome")
        await live.play(random.Random(seed))

    async def noted() -> bool:
        return bool((await today(guest))["mine"]["state"] != "playing")

    await until_seen(noted, 30)
    return table


def line(server: Running, table: str) -> list[tuple[int, str]]:
    """The moves of a table."""
    game = server.services.registry.tables[table].state.play
    assert game is not None
    return [(seat, str(move)) for seat, move in game.game.moves]


def test_two_servers_have_the_same_day(tmp_path: Path, clock: Clock) -> None:
    """With other numbers of workers, and whoever plays: the same moves meet the same answers, which are those of the
    day.
    """
    day = to_sunday(clock)

    async def main() -> None:
        lines, digests = [], set()
        for workers in (1, 3):
            home = tmp_path / str(workers)
            async with (
                running(f"sqlite:///{home}.sqlite3", home, workers=workers, daily_runs=0) as server,
                server.person(f"Ann{workers}") as ann,
            ):
                digests.add((await today(ann))["digest"])
                lines.append(line(server, await play(ann)))
        assert lines[0] == lines[1]
        assert len(digests) == 1
        deal = DayDeal(day)
        game = deal.game()
        for seat, word in lines[0]:
            if seat != ME:
                asked = decision(deal, game)
                assert (asked.seat, str(answer(asked))) == (seat, word)
            game.apply(seat, word)
        assert game.over

    asyncio.run(main())


def test_one_attempt_counts_and_is_told(database: str, tmp_path: Path, clock: Clock) -> None:
    """It can be left and gone on with; the result has money, places and matchpoints; the board is for those who have
    played; practice does not count.
    """
    to_sunday(clock)

    async def main() -> None:
        async with (
            running(database, tmp_path, daily_runs=0) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
        ):
            assert (await today(ann))["mine"] is None
            table = await begin(ann)
            assert await begin(ann) == table
            day = (await today(ann))["day"]
            assert (await ann.client.post(f"/api/daily/{day}/practice")).status_code == 403
            board = (await ann.client.get(f"/api/daily/{day}")).json()
            assert (board["shown"], board["lines"], board["deal"]) == (False, [], None)
            assert await play(ann) == table
            await play(bob, 2)
            told = await today(ann)
            mine = told["mine"]
            assert (mine["state"], told["played"], told["streak"]) == ("done", 2, 1)
            assert len(mine["places"]) == DayDeal(Day.read(day)).deal().last_round
            assert set(mine["places"]) <= {1, 2}
            board = (await ann.client.get(f"/api/daily/{day}")).json()
            assert [one["table"] for one in board["lines"]] == [None, None]
            assert {one["name"] for one in board["lines"]} == {"Ann", "Bob"}
            assert sum(one["matchpoints"] for one in board["lines"]) == 100
            friends = (await ann.client.get(f"/api/daily/{day}?among=friends")).json()
            assert [one["name"] for one in friends["lines"]] == ["Ann"]
            week = (await ann.client.get(f"/api/daily/{day}/week")).json()
            assert sum(one["points"] for one in week["lines"]) == 100
            practice = await ann.client.post(f"/api/daily/{day}/practice")
            assert practice.status_code == 201
            assert practice.json()["table"] != table
            assert (await today(ann))["mine"]["table"] == table

    asyncio.run(main())


def test_nothing_is_told_before_the_day_is_over(tmp_path: Path, clock: Clock) -> None:
    """Neither salt nor what lies face down, in any answer, to nobody, also when the game is over; then all of it."""
    day = to_sunday(clock)

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, daily_runs=0) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
        ):
            table = await begin(ann)
            salt = DayDeal(day).salt
            async with ann.live(table) as live:
                await live.until("welcome")
                assert (await live.do("hint"))["type"] == "refused"
                await live.play(random.Random(1))
                assert salt not in "".join(live.frames)
            assert (await bob.client.get(f"/api/tables/{table}")).status_code == 403
            for path in ("record", "replay"):
                refused = await ann.client.get(f"/api/tables/{table}/{path}")
                assert (refused.status_code, refused.json()["error"]["code"]) == (403, "sealed")
            refused = await ann.client.post("/api/reviews", json={"table": table})
            assert refused.json()["error"]["code"] == "sealed"
            again = {"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
            refused = await ann.client.post("/api/tables", json=again | {"deal": {"table": table}})
            assert refused.json()["error"]["code"] == "sealed"
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/state", "/api/me/games", "/api/daily"):
                assert salt not in (await ann.client.get(path)).text
            assert (await ann.act(table, "rematch")).status_code == 403
            tomorrow = await ann.client.get(f"/api/daily/{day.shift(1).name}")
            assert tomorrow.status_code == 404
            assert (await ann.client.post(f"/api/daily/{day.shift(1).name}/practice")).status_code == 403
            digest = (await today(ann))["digest"]

            clock.advance(24 * HOUR)
            board = (await bob.client.get(f"/api/daily/{day.name}")).json()
            deal = board["deal"]
            assert fair.commitment(deal["box"], deal["scoring"], deal["setup"], deal["salt"]) == digest
            assert board["digest"] == digest != (await today(ann))["digest"]
            assert [one["table"] for one in board["lines"]] == [table]
            record = (await bob.client.get(f"/api/tables/{table}/record")).json()
            assert Record.from_document(record).result is not None
            assert fair.check(record, digest).ok

    asyncio.run(main())


def test_all_games_are_told_side_by_side_when_the_day_is_over(database: str, tmp_path: Path, clock: Clock) -> None:
    """Every line has the moves and the money of its rounds; where it parts from mine both are legal, and what was made
    before is the same. During the day nothing of it is told, not even to those who have played.
    """
    day = to_sunday(clock)

    async def main() -> None:
        async with (
            running(database, tmp_path, daily_runs=0) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
        ):
            tables = {"Ann": await play(ann), "Bob": await play(bob, 2)}
            refused = await ann.client.get(f"/api/daily/{day.name}/lines")
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "sealed")
            games = {name: line(server, table) for name, table in tables.items()}
            clock.advance(24 * HOUR)
            told = (await ann.client.get(f"/api/daily/{day.name}/lines")).json()
            assert {one["name"] for one in told["lines"]} == {"Ann", "Bob"}
            for one in told["lines"]:
                assert one["table"] == tables[one["name"]]
                made = [word for seat, word in games[one["name"]] if seat == ME]
                assert [word for each in one["rounds"] for word in each["moves"]] == made
                assert one["rounds"][-1]["money"] == one["money"]
            parts = next(one["parts"] for one in told["lines"] if not one["mine"])
            number = parts["number"]
            assert games["Ann"][:number] == games["Bob"][:number]
            assert games["Ann"][number] == (ME, parts["mine"]) != games["Bob"][number] == (ME, parts["move"])
            there = (await ann.client.get("/api/position", params={"position": parts["position"], "seat": ME})).json()
            assert {parts["mine"], parts["move"]} <= set(there["legal"][str(ME)])
            after = (await ann.client.get(f"/api/daily/{day.name}/lines?start=2")).json()
            assert [one["mine"] for one in after["lines"]] == [True]
            async with server.person("Cleo") as cleo:
                nobody = (await cleo.client.get(f"/api/daily/{day.name}/lines")).json()
                assert [one["parts"] for one in nobody["lines"]] == [None, None]

    asyncio.run(main())


def test_the_result_without_luck_is_told_after_the_day(tmp_path: Path, clock: Clock) -> None:
    """Who looks at their day when it is over has its review made, and the result says what it would be without luck."""
    day = to_sunday(clock)

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, daily_runs=0, review_playouts=20) as server,
            server.person("Ann") as ann,
        ):
            table = await play(ann)
            board = (await ann.client.get(f"/api/daily/{day.name}")).json()
            assert board["mine"]["adjusted"] is None
            clock.advance(24 * HOUR)

            async def known() -> bool:
                found = (await ann.client.get(f"/api/daily/{day.name}")).json()
                return found["mine"]["adjusted"] is not None

            await until_seen(known, 60)
            review = (await ann.client.post("/api/reviews", json={"table": table})).json()["review"]
            board = (await ann.client.get(f"/api/daily/{day.name}")).json()
            assert board["mine"]["adjusted"] == round(review["adjusted"]["money"][ME], 2)
            assert board["lines"][0]["adjusted"] == board["mine"]["adjusted"]

    asyncio.run(main())


def test_a_month_has_the_days_that_have_come(tmp_path: Path, clock: Clock) -> None:
    """With my attempts; and today says who plays and what pays, as all see who sit down."""
    day = to_sunday(clock)

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, daily_runs=0) as server,
            server.person("Ann") as ann,
        ):
            await begin(ann)
            told = await today(ann)
            deal = DayDeal(day)
            assert (told["cast"], told["scoring"]) == (deal.cast(), deal.sealed()["scoring"])
            assert day.begins() <= told["now"] < told["ends"]
            month = (await ann.client.get(f"/api/daily/{day.name}/month")).json()
            assert month["month"] == day.name[:7]
            assert [one["day"] for one in month["days"]][-1] == day.name
            assert len(month["days"]) == day.date.day
            assert [one["day"] for one in month["days"] if one["mine"]] == [day.name]
            assert {one["players"] for one in month["days"] if Day.read(one["day"]).date.weekday() == 6} == {2}
            assert (await ann.client.get(f"/api/daily/{day.shift(32).name}/month")).status_code == 404
            assert len((await ann.client.get("/api/daily/2026-02-10/month")).json()["days"]) == 28

    asyncio.run(main())


def test_a_second_name_in_the_same_browser_does_not_count(database: str, tmp_path: Path, clock: Clock) -> None:
    """Another guest in the same browser plays apart; one from the same address is known to have company."""
    day = to_sunday(clock)

    async def main() -> None:
        async with (
            running(database, tmp_path, daily_runs=0) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
        ):
            await play(ann)
            kept = ann.client.cookies.get("lb_daily")
            assert kept
            await play(bob)
            ann.client.cookies.delete("lb_person")
            assert (await ann.client.put("/api/me", json={"name": "Anna"})).status_code == 200
            await play(ann, 3)
            assert (await today(ann))["mine"]["apart"] == "second"
            board = (await ann.client.get(f"/api/daily/{day.name}")).json()
            assert {one["name"]: one["near"] for one in board["lines"]} == {"Ann": False, "Bob": True}

    asyncio.run(main())


def test_who_goes_takes_their_days_along(database: str, tmp_path: Path, clock: Clock) -> None:
    to_sunday(clock)

    async def main() -> None:
        async with running(database, tmp_path, daily_runs=0) as server, server.person("Ann") as ann:
            await begin(ann)
            assert (await ann.client.request("DELETE", "/api/me", json={})).status_code in (200, 204)
            async with server.services.database.read() as connection:
                assert (await connection.execute(daily_attempts.select())).all() == []

    asyncio.run(main())


def test_late_or_given_up_is_no_result(tmp_path: Path, clock: Clock) -> None:
    """What comes to its end after the day does not count, nor does a game that was given up."""
    to_sunday(clock)

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, daily_runs=0) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
        ):
            given = await begin(bob)
            assert (await bob.act(given, "concede")).status_code == 200
            table = await begin(ann)
            day = (await today(ann))["day"]
            clock.advance(24 * HOUR)
            async with ann.live(table) as live:
                await live.until("welcome")
                await live.play(random.Random(1))

            async def settled() -> bool:
                found = {one["day"]: one for one in (await today(ann))["recent"]}
                return bool(found[day]["state"] == "done" and found[day]["apart"] == "late")

            await until_seen(settled, 30)
            assert (await today(bob))["recent"][0]["state"] == "given_up"
            assert (await ann.client.get(f"/api/daily/{day}")).json()["lines"] == []

    asyncio.run(main())


def test_par_is_worked_out_and_goes_on_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    """A mean over runs that are the same on every server, played beside everything else, for today and tomorrow."""
    day = to_sunday(clock)

    async def main() -> None:
        database = f"sqlite:///{tmp_path}/t.sqlite3"
        async with running(database, tmp_path, daily_runs=1) as server, server.person("Ann") as ann:
            await begin(ann)

            async def known() -> bool:
                return (await today(ann))["par"] is not None

            await until_seen(known, 60)
            first = (await today(ann))["par"]
        async with running(database, tmp_path, daily_runs=2) as server:
            maker = server.services.daily.pars
            assert await maker.par(day) is None, "a mean over fewer runs would be another figure than others have"
            second = await maker.play(DayDeal(day), 1)
            maker.want(day)

            async def both() -> bool:
                return await maker.par(day) is not None

            await until_seen(both, 60)
            assert await maker.par(day) == (first + second) / 2

    asyncio.run(main())


def test_bad_days_are_refused_in_words(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, daily_runs=0) as server,
            server.person() as guest,
        ):
            for path in ("/api/daily/never", "/api/daily/never/week", "/api/daily/2026-02-30"):
                answer = await guest.client.get(path)
                assert answer.status_code == 422
                assert "no day" in json.dumps(answer.json())

    asyncio.run(main())
