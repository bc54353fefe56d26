"""What a stranger can do to a server by the daily bridge: nothing that grows with how many have played, or how often
they come.
"""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from london_bridge.daily import Day, DayField, day_at
from london_bridge.server.clock import Clock, now_ms
from london_bridge.server.people.retention import Retention
from london_bridge.server.storage import daily_rows
from london_bridge.server.storage.schema import daily_attempts, daily_pars, people

from .playing import Running, running

pytestmark = pytest.mark.slow
PATHS = (
    "/api/daily",
    "/api/daily/{day}",
    "/api/daily/{day}/week",
    "/api/daily/{day}/month",
    "/api/daily/{day}?among=friends",
)


async def crowd(server: Running, day: Day, number: int, **more: Any) -> list[int]:
    """So many who have played a day; their money."""
    rng = random.Random(day.name)
    everybody = [f"{day.name}-{i}" for i in range(number)]
    money = [rng.randint(30, 130) for _ in everybody]
    async with server.services.database.write() as connection:
        known = [{"id": one, "name": f"Player {one}", "created": 0, "seen": now_ms()} for one in everybody]
        await connection.execute(insert(people), known)
        usual = {"day": day.name, "begun": 0, "ended": now_ms(), "places": "1234", "apart": "", "near": False}
        usual |= {"browser": "", "address": ""} | more
        rows = [
            usual | {"person": one, "table_id": f"t{one}", "money": made}
            for one, made in zip(everybody, money, strict=True)
        ]
        await connection.execute(insert(daily_attempts), rows)
    return money


def test_a_board_of_thousands_is_as_short_as_one_of_hundreds(database: str, tmp_path: Path) -> None:
    """The best hundred are told, and I, with what everybody's results make of them; so it is with the week."""

    async def main() -> None:
        async with running(database, tmp_path, daily_runs=0) as server, server.person("Ann") as ann:
            days = [day_at(now_ms()).shift(-1 - i) for i in range(2)]
            fields = {day: await crowd(server, day, 1500) for day in days}
            me = (await ann.client.get("/api/me")).json()["person"]["id"]
            async with server.services.database.write() as connection:
                mine = {"day": days[0].name, "person": me, "table_id": "mine", "begun": 0, "ended": 1, "money": 1}
                await connection.execute(insert(daily_attempts), [mine | {"places": "4"}])
            fields[days[0]].append(1)
            board = (await ann.client.get(f"/api/daily/{days[0].name}")).json()
            field = DayField(Counter(fields[days[0]]))
            assert board["played"] == field.played == 1501
            assert len(board["lines"]) == daily_rows.MOST_LINES + 1
            assert [one["money"] for one in board["lines"][:-1]] == sorted(fields[days[0]], reverse=True)[
                : daily_rows.MOST_LINES
            ]
            assert board["lines"][-1]["mine"]
            assert [one["name"] for one in board["lines"][-1:]] == ["Ann"]
            assert board["lines"][-1]["place"] == 1501
            for one in board["lines"]:
                assert (one["place"], one["matchpoints"]) == (
                    field.place(one["money"]),
                    field.matchpoints(one["money"]),
                )

            week = (await ann.client.get(f"/api/daily/{days[0].name}/week")).json()
            whole = {day: fields[day] for day in days if day.name in {one.name for one in days[0].week}}
            worths = [
                round(10 * (DayField(Counter(money)).matchpoints(one) or 0))
                for money in whole.values()
                for one in money
            ]
            assert [round(10 * one["points"]) for one in week["lines"][:-1]] == sorted(worths, reverse=True)[
                : daily_rows.MOST_LINES
            ]
            assert len(week["lines"]) == daily_rows.MOST_LINES + 1
            assert (week["lines"][-1]["name"], week["lines"][-1]["mine"], week["lines"][-1]["points"]) == (
                "Ann",
                True,
                0,
            )
            friends = (await ann.client.get(f"/api/daily/{days[0].name}/week?among=friends")).json()["lines"]
            assert [(one["name"], one["place"]) for one in friends] == [("Ann", 1)]

    asyncio.run(main())


def test_what_many_ask_in_one_moment_is_looked_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred who open the board together cost the database one look at the results."""
    asked = 0
    counted = daily_rows.counted

    async def counting(*given: Any) -> dict[int, int]:
        nonlocal asked
        asked += 1
        return await counted(*given)

    monkeypatch.setattr(daily_rows, "counted", counting)

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, daily_runs=0) as server,
            server.person("Ann") as ann,
        ):
            day = day_at(now_ms()).shift(-1)
            await crowd(server, day, 20)
            told = await asyncio.gather(*(ann.client.get(f"/api/daily/{day.name}") for _ in range(100)))
            assert {answer.status_code for answer in told} == {200}
            assert asked == 1

    asyncio.run(main())


def test_a_person_begins_so_many_games_an_hour(tmp_path: Path, clock: Clock) -> None:
    """Wherever they come from; and an address as many, whoever they are."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path, daily_runs=0, limits=True) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
        ):
            day = day_at(now_ms()).shift(-1).name

            async def practise(who: Any, number: int) -> int:
                answer = await who.client.post(
                    f"/api/daily/{day}/practice", headers={"X-Forwarded-For": f"198.51.{number}.1"}
                )
                if answer.status_code == 201:
                    assert (await who.act(answer.json()["table"], "concede")).status_code == 200
                clock.advance(2)
                return int(answer.status_code)

            own = Counter([await practise(ann, i) for i in range(35)])
            assert own[429] > 0
            assert 30 <= own[201] <= 31
            assert await practise(bob, 1) == 201

    asyncio.run(main())


def test_where_days_were_played_from_is_forgotten_without_anybody_playing(database: str, tmp_path: Path) -> None:
    """The server itself forgets it when the day is over; and an attempt of somebody who is gone goes, too."""

    async def main() -> None:
        async with running(database, tmp_path, daily_runs=0) as server:
            today = day_at(now_ms())
            await crowd(server, today.shift(-1), 3, browser="b", address="a")
            await crowd(server, today, 2, browser="b", address="a")
            services = server.services
            async with services.database.write() as connection:
                lost = {"day": today.name, "person": "nobody", "table_id": "lost", "begun": 0, "places": ""}
                await connection.execute(insert(daily_attempts), [lost])
            await Retention(services.settings, services.database, services.registry, services.people).look_at_days()
            async with services.database.read() as connection:
                rows = (await connection.execute(select(daily_attempts.c.day, daily_attempts.c.address))).all()
            assert sorted(map(tuple, rows)) == [(today.shift(-1).name, "")] * 3 + [(today.name, "a")] * 2

    asyncio.run(main())


def test_a_damaged_row_is_the_affair_of_that_row(database: str, tmp_path: Path, clock: Clock) -> None:
    """Places that cannot be read, and a par that cannot: the day is told, and par is worked out anew."""

    async def main() -> None:
        async with running(database, tmp_path, daily_runs=2) as server, server.person("Ann") as ann:
            day = day_at(now_ms()).shift(-1)
            await crowd(server, day, 3)
            async with server.services.database.write() as connection:
                await connection.execute(update(daily_attempts).values(places="1?x4"))
                await connection.execute(insert(daily_pars), [{"day": day.name, "runs": "{nonsense"}])
            board = await ann.client.get(f"/api/daily/{day.name}")
            assert board.status_code == 200
            assert [one["places"] for one in board.json()["lines"]] == [[1, 4]] * 3
            database_ = server.services.database
            await daily_rows.keep_run(database_, day.name, [], 50)
            await daily_rows.keep_run(database_, day.name, [50], 60)
            await daily_rows.keep_run(database_, day.name, [50], 61)  # another process was quicker
            assert await daily_rows.runs_of(database_, day.name) == [50, 60]
            clock.advance(4)  # a board may be three seconds old
            assert (await ann.client.get(f"/api/daily/{day.name}")).json()["par"] == 55.0

    asyncio.run(main())


def test_strangers_at_the_daily_bridge(database: str, tmp_path: Path) -> None:
    """A token that is not known is refused everywhere, a NUL is no text, a strange day is refused in words, a forged
    cookie is another browser; and looking makes nobody.
    """

    async def main() -> None:
        async with running(database, tmp_path, daily_runs=0) as server, server.person() as guest:
            today = day_at(now_ms()).name
            for path in PATHS:
                wrong = {"Authorization": "Bearer lbt_nonsense"}
                answer = await guest.client.get(path.format(day=today), headers=wrong)
                assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad_token")
                assert (await guest.client.get(path.format(day=today))).status_code == 200
            for path in ("/api/daily", f"/api/daily/{today}/practice"):
                answer = await guest.client.post(path, headers={"Authorization": "Bearer lbt_nonsense"})
                assert answer.status_code == 401
            for day in (
                "%00",
                "2026-01-0%00",
                "0000-01-01",
                "x" * 11,
                "\uff12\uff10\uff12\uff16-01-01",
                "2026-W01-1",
                "20260101",
                "-001-01-01",
            ):
                for path in (f"/api/daily/{day}", *(f"/api/daily/{day}/{what}" for what in ("week", "month", "lines"))):
                    assert (await guest.client.get(path)).status_code in (400, 404, 422), day
                answer = await guest.client.post(f"/api/daily/{day}/practice")
                assert answer.status_code in (400, 404, 422), day
            for day in ("0001-01-01", "0001-01-07", "9999-12-31", "9999-12-27"):
                for path in (f"/api/daily/{day}", *(f"/api/daily/{day}/{what}" for what in ("week", "month", "lines"))):
                    assert (await guest.client.get(path)).status_code in (200, 403, 404), day
            assert "lb_person" not in guest.client.cookies
            async with server.services.database.read() as connection:
                assert await connection.scalar(select(func.count()).select_from(people)) == 0
            headers = {"Cookie": "lb_daily=eyJub25zZW5zZSI6MX0.forged"}
            assert (await guest.client.post("/api/daily", headers=headers)).status_code == 201

    asyncio.run(main())
