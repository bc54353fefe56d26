"""Chronicles at a server: what a finished game puts in, what is told to whom, and that all follows from the logs."""

from __future__ import annotations

import asyncio
import html
import random
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String, delete, insert, select, update

from london_bridge.chronicle import CHARTERS, VERSION, ChronicleLine
from london_bridge.cli import run as command
from london_bridge.daily import day_at
from london_bridge.record import Record
from london_bridge.server.chronicles.chronicle_keeping import note
from london_bridge.server.chronicles.game_lines import blank
from london_bridge.server.clock import Clock, now_ms
from london_bridge.server.people.retention import DAY_MS, Retention
from london_bridge.server.storage.schema import (
    chronicle_charters,
    chronicle_lines,
    chronicle_opponents,
    chronicle_pages,
    tables,
)
from london_bridge.server.texts import pounds
from tests.waiting import until_seen

from .playing import Guest, Running, running
from .reviewing import asked, done
from .test_daily import begin, play, to_sunday

pytestmark = pytest.mark.slow
ME, LOCAL, OPEN = {"kind": "me"}, {"kind": "local", "name": "Kit"}, {"kind": "open"}
BOT, RANDOM = {"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "random"}
PARTS = (chronicle_lines, chronicle_opponents, chronicle_charters, chronicle_pages)


async def get(guest: Guest, path: str, **query: Any) -> Any:
    answer = await guest.client.get(f"/api/{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(guest: Guest, path: str) -> tuple[int, str]:
    answer = await guest.client.get(f"/api/{path}")
    return answer.status_code, answer.json()["error"]["code"]


async def finish(guest: Guest, seats: list[Any], luck: int = 1, **options: Any) -> str:
    """A game with moves of chance, to its end."""
    table: str = (await guest.create(seats, start=True, **options))["id"]
    async with guest.live(table) as live:
        await live.until("welcome")
        await live.play(random.Random(luck))
    return table


async def stored(server: Running, part: Any = chronicle_lines) -> list[dict[str, Any]]:
    async with server.services.database.read() as connection:
        rows = await connection.execute(select(part).order_by(*part.primary_key.columns))
        return [dict(row) for row in rows.mappings()]


async def noted(server: Running, count: int) -> list[dict[str, Any]]:
    """So many lines, once they are there."""

    async def there() -> bool:
        return len(await stored(server)) == count

    await until_seen(there)
    return await stored(server)


def test_a_game_goes_into_the_chronicle_of_who_played_it(database: str, tmp_path: Path) -> None:
    """Place, money, scorings, bridge and charters are those that its record gives; nothing is told before its end."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Eve") as eve:
            empty = await get(ann, "me/chronicle")
            assert (empty["games"], empty["cells"], empty["best"], empty["form"]) == (0, [], None, [])
            assert empty["puzzles"] is None
            assert [seal["name"] for seal in empty["charters"]] == [one.name for one in CHARTERS]
            table = (await ann.create([ME, BOT, BOT], start=True))["id"]
            assert await refused(ann, f"me/charters?table={table}") == (409, "not_over")
            async with ann.live(table) as live:
                await live.until("welcome")
                await live.play(random.Random(3), until=40)
                assert (await get(ann, "me/chronicle"))["games"] == 0
                await live.play(random.Random(3))
            earned = (await get(ann, "me/charters", table=table))["earned"]
            told = await get(ann, "me/chronicle")
            record = Record.from_document(await get(ann, f"tables/{table}/record"))
            line = ChronicleLine.of(record, 0, (None, "apprentice", "apprentice"))
            assert tuple(seal["name"] for seal in earned) == line.charters
            assert tuple(seal["name"] for seal in told["charters"] if seal["at"]) == line.charters
            cell = {"players": 3, "mode": "base", "place": line.place, "games": 1, "money": line.money}
            assert told["cells"] == [cell]
            assert {one["category"]: one["paid"] for one in told["scorings"]} == line.paid
            assert {one["category"]: one["scoring"] for one in told["scorings"]} == line.scoring
            assert told["buildings"] == line.kinds
            assert told["best"]["tiles"] == list(line.bridge)
            assert (told["best"]["line"], told["best"]["table"]) == (line.line, table)
            assert [one["lead"] for one in told["form"]] == [line.lead]
            assert told["opponents"] == [{"kind": "bot", "level": "apprentice", "games": 2, "ahead": len(line.ahead)}]
            # Who did not play it has nothing of it, and is told of no charters.
            assert (await get(eve, "me/chronicle"))["games"] == 0
            assert await get(eve, "me/charters", table=table) == {"earned": []}
            assert (await get(ann, "me/chronicle", players=2))["games"] == 0
            assert (await get(ann, "me/chronicle", players=3, mode="base"))["games"] == 1
            assert (await get(ann, "me/chronicle", mode="mixed"))["best"] is None
            # The second game like it earns nothing that is there already.
            again = await finish(ann, [ME, BOT, BOT], luck=3)
            await noted(server, 2)
            later = (await get(ann, "me/charters", table=again))["earned"]
            assert not {seal["name"] for seal in later} & {seal["name"] for seal in earned}
            file = await get(ann, "me/chronicle/export")
            assert [game["table_id"] for game in file["games"]] == [again, table]
            assert file["games"][1]["charters"] == list(line.charters)
            assert file["games"][1]["scoring"] == line.scoring
            assert {seal["name"] for seal in file["charters"] if seal["at"]} >= set(line.charters)

    asyncio.run(main())


def test_nobody_sees_a_chronicle_that_is_not_shown(database: str, tmp_path: Path) -> None:
    """It is private until its owner shows it, under an address that is not their id, and that is new each time; others
    learn no table, and of people only those who show theirs.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Bob") as bob:
            table = (await ann.create([ME, OPEN]))["id"]
            assert (await bob.act(table, "sit", seat=1)).status_code == 200
            assert (await ann.act(table, "start")).status_code == 200
            async with ann.live(table) as one, bob.live(table) as other:
                await asyncio.gather(one.until("welcome"), other.until("welcome"))
                await asyncio.gather(one.play(random.Random(1)), other.play(random.Random(2)))
            await noted(server, 2)
            mine = (await get(ann, "me"))["person"]["id"]
            assert (await get(ann, "me/chronicle"))["page"] is None
            for guess in (mine, "me", "x"):
                assert await refused(bob, f"people/{guess}/chronicle") == (404, "not_found")
            shown = await ann.client.put("/api/me/chronicle/page", json={"public": True})
            page = shown.json()["page"]
            assert page not in (None, mine)
            again = await ann.client.put("/api/me/chronicle/page", json={"public": True})
            assert again.json() == {"page": page}
            async with server.person() as eve:
                answer = await eve.client.get(f"/api/people/{page}/chronicle")
                told = answer.json()
                assert (told["name"], told["mine"], told["games"]) == ("Ann", False, 1)
                for secret in (mine, table, "Bob"):
                    assert secret not in answer.text
                assert [one["kind"] for one in told["opponents"]] == ["others"]
                assert (await get(ann, f"people/{page}/chronicle"))["mine"] is True
                head = (await eve.client.get(f"/people/{page}")).text
                assert '<meta property="og:title" content="Ann – London Bridge" />' in head
                assert "og:title" not in (await eve.client.get("/people/me")).text
                image = re.search(r'"og:image" content="http://[^/]+([^"]+)"', head)
                assert image
                drawn = await eve.client.get(html.unescape(image[1]))
                assert drawn.headers["content-type"] == "image/png"
                words = (await eve.client.get(f"/api/people/{page}/postcard?language=pl")).text
                for part in ("Kronika (Ann)", "Wygrane", pounds(told["best"]["money"], "pl"), "/15"):
                    assert part in words
                assert [one["name"] for one in (await get(ann, "me/chronicle"))["opponents"]] == ["Bob"]
                theirs = (await bob.client.put("/api/me/chronicle/page", json={"public": True})).json()["page"]
                known = (await get(eve, f"people/{page}/chronicle"))["opponents"]
                assert [(one["name"], one["page"]) for one in known] == [("Bob", theirs)]
                await ann.client.put("/api/me/chronicle/page", json={"public": False})
                assert await refused(eve, f"people/{page}/chronicle") == (404, "not_found")
                assert "Ann" not in (await eve.client.get(f"/people/{page}")).text
                assert await refused(eve, f"people/{page}/postcard") == (404, "not_found")
                new = await ann.client.put("/api/me/chronicle/page", json={"public": True})
                assert new.json()["page"] not in (None, page)
            token = (await ann.client.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
            async with server.person() as program:
                program.client.headers["Authorization"] = f"Bearer {token}"
                assert (await get(program, "me/chronicle"))["games"] == 1
                denied = await program.client.put("/api/me/chronicle/page", json={"public": False})
                assert denied.status_code == 403

    asyncio.run(main())


def test_what_does_not_count(database: str, tmp_path: Path) -> None:
    """A deal that could be known, a game that ended early, a seat for which a bot has moved; of several people at one
    device only the one whose browser it is has a line.
    """

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            seeded = await finish(ann, [ME, RANDOM], luck=7, seed=5)
            early = (await ann.create([ME, BOT], start=True))["id"]
            assert (await ann.act(early, "concede", seat=0)).status_code == 200
            helped = (await ann.create([ME, LOCAL, OPEN], start=False))["id"]
            async with server.person("Bob") as bob:
                bobs = (await get(bob, "me"))["person"]["id"]
                assert (await bob.act(helped, "sit", seat=2)).status_code == 200
                assert (await ann.act(helped, "start")).status_code == 200
                async with ann.live(helped) as mine, bob.live(helped) as his:
                    await asyncio.gather(mine.until("welcome"), his.until("welcome"))
                    for seat in (0, 1):
                        await mine.do("leave", seat=seat)
                    # Bob goes on, and so do the bots that play for the others, until they are wanted back.
                    await his.play(random.Random(1), until=30)
                    for seat in (0, 1):
                        await mine.do("back", seat=seat)
                    await asyncio.gather(mine.play(random.Random(2)), his.play(random.Random(3)))
            lines = {line["table_id"]: line for line in await noted(server, 4) if line["person"] != bobs}
            assert lines[seeded]["apart"] == "known"
            assert lines[early]["apart"] in ("left", "unscored")
            assert lines[helped]["apart"] == "left"
            assert {line["seat"] for line in lines.values()} == {0}
            assert all(line["charters"] == "" and line["bridge"] == "[]" for line in lines.values())
            told = await get(ann, "me/chronicle")
            assert (told["games"], told["cells"], told["form"]) == (0, [], [])
            assert not any(seal["at"] for seal in told["charters"])
            apart = {game["apart"] for game in (await get(ann, "me/chronicle/export"))["games"]}
            assert apart == {line["apart"] for line in lines.values()}

    asyncio.run(main())


def test_a_sealed_day_is_in_no_chronicle(tmp_path: Path, clock: Clock) -> None:
    """Until the day is over only its charters are told, and only to who played it; then it is in, and in the calendar.
    Practice never counts.
    """
    to_sunday(clock)

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/d.sqlite3", tmp_path, daily_runs=0) as server,
            server.person("Ann") as ann,
            server.person("Eve") as eve,
        ):
            page = (await ann.client.put("/api/me/chronicle/page", json={"public": True})).json()["page"]
            table = await play(ann)
            await noted(server, 1)
            earned = (await get(ann, "me/charters", table=table))["earned"]
            assert earned
            for guest, path in ((ann, "me/chronicle"), (eve, f"people/{page}/chronicle")):
                told = await get(guest, path)
                assert (told["games"], told["best"], told["days"]["days"]) == (0, None, [])
                assert not any(seal["at"] for seal in told["charters"])
            assert (await get(ann, "me/chronicle/export"))["games"] == []
            clock.advance(24 * 3600)
            told = await get(eve, f"people/{page}/chronicle")
            assert told["games"] == 1
            assert {seal["name"] for seal in told["charters"] if seal["at"]} == {seal["name"] for seal in earned}
            [day] = told["days"]["days"]
            assert day["money"] == told["form"][0]["money"]
            assert (told["days"]["streak"], told["days"]["best_streak"]) == (1, 1)
            yesterday = day_at(now_ms()).shift(-1).name
            practice = (await ann.client.post(f"/api/daily/{yesterday}/practice")).json()["table"]
            async with ann.live(practice) as live:
                await live.until("welcome")
                await live.play(random.Random(4))
            lines = {line["table_id"]: line["apart"] for line in await noted(server, 2)}
            assert lines == {table: "", practice: "known"}
            assert await begin(ann) not in lines

    asyncio.run(main())


def test_everything_can_be_made_anew(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the command, whatever stood there; and a server that finds games without lines puts them in by itself."""

    async def before() -> dict[str, list[dict[str, Any]]]:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            for luck in (1, 2):
                await finish(ann, [ME, BOT], luck=luck)
            await noted(server, 2)
            good = {str(part.name): await stored(server, part) for part in PARTS}
            assert len(good["chronicle_opponents"]) == 2
            assert good["chronicle_charters"]
            first = min(row["at"] for row in good["chronicle_charters"])
            async with server.services.database.write() as connection:
                # Wrong figures, a charter that nobody earned, and one that is said to be of the later game.
                await connection.execute(update(chronicle_lines).values(money=999, charters="no_guild"))
                await connection.execute(delete(chronicle_opponents))
                later = max(good["chronicle_lines"], key=lambda row: row["ended"])
                moved = chronicle_charters.c.at == first
                await connection.execute(
                    update(chronicle_charters).where(moved).values(at=later["ended"], table_id=later["table_id"])
                )
                row = good["chronicle_lines"][0]
                await connection.execute(
                    insert(chronicle_charters),
                    {"person": row["person"], "charter": "four_of_six", "table_id": row["table_id"], "at": 1},
                )
            return good

    async def after(start: bool) -> dict[str, list[dict[str, Any]]]:
        async with running(database, tmp_path) as server:
            if start:
                await noted(server, 2)
            return {str(part.name): await stored(server, part) for part in PARTS}

    async def without_lines() -> None:
        async with running(database, tmp_path) as server, server.services.database.write() as connection:
            for part in (chronicle_lines, chronicle_opponents, chronicle_charters):
                await connection.execute(delete(part))

    good = asyncio.run(before())
    assert command(["instance", "chronicles", "--database", database]) == 0
    assert "2 finished games are counted anew" in capsys.readouterr().err
    assert asyncio.run(after(False)) == good
    asyncio.run(without_lines())
    again = asyncio.run(after(True))
    assert again["chronicle_lines"] == good["chronicle_lines"]
    assert again["chronicle_opponents"] == good["chronicle_opponents"]


def test_a_chronicle_goes_with_its_owner(database: str, tmp_path: Path) -> None:
    """Nothing of it is stored after a deletion, also where a line would have been written a moment later."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            await ann.client.put("/api/me/chronicle/page", json={"public": True})
            table = await finish(ann, [ME, BOT])
            await noted(server, 1)
            state = server.services.registry.tables[table].state
            assert (await ann.client.delete("/api/me")).status_code == 204
            for part in PARTS:
                assert await stored(server, part) == []
            await note(server.services.database, state)
            for part in PARTS:
                assert await stored(server, part) == []

    asyncio.run(main())


def test_a_game_that_is_thrown_away_leaves_its_charters(database: str, tmp_path: Path) -> None:
    """Where a host keeps games for some days only, the lines go with the games; what was earned stays earned."""

    async def main() -> None:
        async with running(database, tmp_path, keep_games=10) as server, server.person("Ann") as ann:
            await finish(ann, [ME, BOT], luck=3)
            line = (await noted(server, 1))[0]
            services = server.services
            async with services.database.write() as connection:
                # Which charters a game earns hangs on its deal: one is given whatever it was.
                await connection.execute(delete(chronicle_charters))
                await connection.execute(
                    insert(chronicle_charters),
                    {"person": line["person"], "charter": "four_of_six", "table_id": line["table_id"], "at": 1},
                )
                await connection.execute(update(tables).values(touched=now_ms() - 11 * DAY_MS))
            earned = await stored(server, chronicle_charters)
            retention = Retention(server.settings, services.database, services.registry, services.people)
            assert await retention.look_at_tables() == 1
            assert await stored(server) == []
            assert await stored(server, chronicle_opponents) == []
            assert await stored(server, chronicle_charters) == earned
            told = await get(ann, "me/chronicle")
            assert told["games"] == 0
            assert [seal["name"] for seal in told["charters"] if seal["at"]] == ["four_of_six"]

    asyncio.run(main())


def test_reviews_are_in_it(tmp_path: Path) -> None:
    """Accuracy and luck of the games that have a review: as its profile says, which is made of the same."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/r.sqlite3", tmp_path, review_playouts=20) as server,
            server.person("Ann") as ann,
        ):
            table = await finish(ann, [ME, BOT])
            assert (await get(ann, "me/chronicle"))["reviews"] == []
            await done(ann, (await asked(ann, table=table))["id"])
            [point] = (await get(ann, "me/chronicle"))["reviews"]
            profile = await get(ann, "me/profile")
            assert point["accuracy"] == profile["accuracy"]
            luck = profile["money"]["value"] - profile["adjusted_money"]["value"]
            assert point["luck_money"] == pytest.approx(luck, abs=0.01)
            assert point["at"] == (await get(ann, "me/chronicle"))["form"][0]["at"]

    asyncio.run(main())


#: More games than figures are made of.
MANY = 10_050


def test_ten_thousand_games_do_not_stop_the_house(database: str, tmp_path: Path) -> None:
    """Figures are of the newest 10,000; what is told does not grow; and others are answered meanwhile."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Bob") as bob:
            person = (await get(ann, "me"))["person"]["id"]
            keys = [{"person": person, "table_id": f"t{number:05}", "seat": 0} for number in range(MANY)]
            lines = [
                key
                | {"version": VERSION, "ended": number, "sealed": 0, "apart": "", "players": 2 + number % 3}
                | blank()
                | {"mode": "base", "scoring": "0000", "place": 1, "money": number, "line": 3, "built_park": 1}
                for number, key in enumerate(keys)
            ]
            met = [key | {"other": 1, "who": f"person:p{i % 500}", "ahead": True} for i, key in enumerate(keys)]
            async with server.services.database.write() as connection:
                await connection.execute(insert(chronicle_lines), lines)
                await connection.execute(insert(chronicle_opponents), met)
            asked_for = asyncio.create_task(ann.client.get("/api/me/chronicle"))
            answered = 0
            while not asked_for.done():
                await get(bob, "me")
                answered += 1
            assert answered > 1, "nobody else was answered while the figures were made"
            answer = await asked_for
            told = answer.json()
            assert told["games"] == told["most"] == 10_000
            assert sum(cell["games"] for cell in told["cells"]) == 10_000
            assert told["buildings"]["park"] == 10_000
            assert told["best"]["money"] == MANY - 1
            assert len(told["form"]) == 60
            assert len(told["opponents"]) == 1
            assert len(answer.content) < 20_000
            assert (await get(ann, "me/chronicle", players=2))["games"] == MANY // 3
            file = await get(ann, "me/chronicle/export")
            assert [game["ended"] for game in file["games"]] == list(range(MANY))[::-1]

    asyncio.run(main())


def test_names_of_charters_fit() -> None:
    """The database finds a charter by its name within a line: none is part of another, and all fit their column."""
    names = [one.name for one in CHARTERS]
    assert not [(one, other) for one in names for other in names if one != other and one in other]
    column = chronicle_charters.c.charter.type
    assert isinstance(column, String)
    assert max(map(len, names)) <= (column.length or 0)
