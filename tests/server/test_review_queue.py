"""Reviews wait for everybody else: they never delay a bot, survive a restart, are bounded, and go when they are old."""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from london_bridge.review.job import ReviewJob
from london_bridge.rules import Game
from london_bridge.server.clock import Clock
from london_bridge.server.reviews import desk
from london_bridge.server.reviews.review_maker import ReviewMaker
from london_bridge.server.storage import review_rows
from london_bridge.server.storage.packing import pack
from london_bridge.server.storage.schema import reviews
from london_bridge.server.storage.shared_limits import Limit
from london_bridge.view import View
from tests.waiting import until, until_seen

from .killing import Doomed
from .playing import Running, running
from .reviewing import asked, document, done, finished, looked_at, over, refused, state_of

pytestmark = pytest.mark.slow


def maker_of(server: Running) -> ReviewMaker:
    """Who makes the reviews of a server."""
    return server.services.reviews.maker


async def under_way(server: Running, review: str) -> int:
    """Wait until a review is beyond its curve; the process that works on it."""

    async def seen() -> bool:
        return await state_of(server.services, review) in [("running", stage) for stage in ("ledger", "decisions")]

    await until_seen(seen)
    pid = maker_of(server).worker.process.pid
    assert isinstance(pid, int)
    return pid


def test_no_piece_is_begun_while_a_bot_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of tables go first: whenever a piece of a review is asked for, nobody waits for a worker; and while more
    wait than can think, none is.
    """

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            workers, worker = server.services.workers, maker_of(server).worker
            begun: list[bool] = []
            plain = worker.ask

            async def ask(*job: Any) -> Any:
                if job[0] == "go":
                    begun.append(workers.waiting)
                return await plain(*job)

            monkeypatch.setattr(worker, "ask", ask)
            view = View.of(Game.deal(4, "random", 3), 0)
            first = (await asked(guest, 2000, record=document(4)))["id"]
            await until(lambda: len(begun) > 3)
            thinking = [asyncio.ensure_future(workers.choose("master@0.05s", view, seed)) for seed in range(6)]
            await until(lambda: workers.waiting)
            before = len(begun)
            await until(lambda: not workers.waiting)
            assert len(begun) <= before + 1, "at most the piece that was asked for at that very moment"
            await asyncio.gather(*thinking)
            await until(lambda: len(begun) > before + 3)
            assert not any(begun)
            assert (await looked_at(guest, first))["state"] in ("waiting", "running", "done")

    asyncio.run(main())


@pytest.mark.skipif(not hasattr(os, "sched_getscheduler"), reason="only Linux tells what a process is scheduled by")
@pytest.mark.alone
def test_live_bots_answer_as_quickly_beside_a_review(tmp_path: Path) -> None:
    """A review runs when nothing else would. Bots with so many playouts take the same time beside it: measured in
    turns, with the review's process stopped and running. How many playouts the review has only says how long it goes
    on: it must be at work to the end of the measurement.
    """

    async def main() -> None:
        async with (
            running(
                f"sqlite:///{tmp_path}/x.db", tmp_path, workers=2, review_playouts=100_000, review_idle=True
            ) as server,
            server.person() as guest,
        ):
            review = (await asked(guest, 100_000, record=document(4)))["id"]
            pid = await under_way(server, review)
            assert os.sched_getscheduler(pid) == os.SCHED_IDLE
            assert os.getpriority(os.PRIO_PROCESS, pid) == 19
            view = View.of(Game.deal(4, "random", 3), 0)
            took: dict[int, list[float]] = {signal.SIGSTOP: [], signal.SIGCONT: []}
            await server.services.workers.choose("master@400p", view, 0)
            for seed in range(24):
                for how, times in took.items():
                    os.kill(pid, how)
                    began = time.perf_counter()
                    await server.services.workers.choose("master@400p", view, seed)
                    times.append(time.perf_counter() - began)
            assert (await looked_at(guest, review))["state"] == "running", "it was beside the bots all the time"
            assert maker_of(server).worker.process.pid == pid
            alone, beside = (statistics.median(times) for times in took.values())
            assert beside <= 1.25 * alone + 0.005, (alone, beside)

    asyncio.run(main())


def test_stopped_in_the_middle_it_goes_on(database: str, tmp_path: Path) -> None:
    """A server that is stopped has kept what it found: the next one goes on from there, to the same review."""

    async def main() -> None:
        kept = None
        async with running(database, tmp_path, review_playouts=200) as server, server.person() as guest:
            review = (await asked(guest, 200, record=document(3)))["id"]
            await under_way(server, review)
        async with running(database, tmp_path, review_playouts=200) as server, server.person() as guest:
            row = await review_rows.read(server.services.database, review)
            assert row is not None
            kept = row.kept
            assert row.progress > 0
            assert (await looked_at(guest, review))["review"]["finished"] is False
            told = await done(guest, review, 120)
        assert kept is not None
        job = ReviewJob(finished(3), 200)
        for _ in job.run():
            pass
        assert told["review"]["moments"] == job.review().to_dict()["moments"]

    asyncio.run(main())


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    """A server that dies leaves what it saved; the next one takes it up at once, for nobody else can be at it."""

    async def main() -> None:
        doomed = Doomed(f"sqlite:///{tmp_path}/x.db", tmp_path)
        await doomed.start()
        async with AsyncExitStack() as stack:
            client = await stack.enter_async_context(httpx.AsyncClient(base_url=doomed.base, timeout=30))
            answer = await client.post("/api/reviews", json={"record": document(2), "playouts": 200})
            review = answer.json()["id"]

            async def seen() -> bool:
                told = (await client.get(f"/api/reviews/{review}")).json()
                return told["review"] is not None

            await until_seen(seen)
            await doomed.kill()
            await doomed.start()

            async def whole() -> bool:
                told = (await client.get(f"/api/reviews/{review}")).json()
                return bool(told["state"] == "done" and told["review"]["finished"])

            await until_seen(whole, 120)
            await doomed.kill()

    asyncio.run(main())


def test_a_worker_that_dies_is_replaced_and_a_bad_game_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One death is no end; a review that fails again and again says so, and can be asked for again."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            review = (await asked(guest, 2000, record=document(4)))["id"]
            os.kill(await under_way(server, review), signal.SIGKILL)

            async def begun_again() -> bool:
                row = await review_rows.read(server.services.database, review)
                return row is not None and row.tries == 1 and row.state == "running"

            await until_seen(begun_again)
            bad = (await asked(guest, record=document(2, 6)))["id"]
            async with server.services.database.write() as connection:
                rubbish = {"kept": "not what was packed", "state": "waiting", "stage": "curve", "version": 900}
                broken = reviews.update().where(reviews.c.id == bad).values(**rubbish, record="x", holder=None)
                await connection.execute(broken)

            async def given_up() -> bool:
                return (await state_of(server.services, bad))[0] == "failed"

            maker_of(server).wake(unseen=True)
            await until_seen(given_up)
            assert (await asked(guest, record=document(2, 6)))["state"] == "waiting"
            await done(guest, bad)

    asyncio.run(main())


def test_a_row_that_cannot_be_read_is_made_anew(tmp_path: Path) -> None:
    """Another version, a failed disk or an import may leave what is no review: it goes, and can be asked for again."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            for rubbish in ("no base64 at all", pack(b"{}"), pack(b"no JSON"), pack(b"0" * 20_000_000)):
                review = (await asked(guest, record=document()))["id"]
                await done(guest, review)
                async with server.services.database.write() as connection:
                    await connection.execute(reviews.update().where(reviews.c.id == review).values(told=rubbish))
                answer = await guest.client.get(f"/api/reviews/{review}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")

    asyncio.run(main())


def test_a_newcomer_sees_a_curve_before_others_are_done(tmp_path: Path) -> None:
    """Whoever asks second has a first curve while the first review is still being made."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/x.db", tmp_path, review_playouts=20_000) as server,
            server.person() as guest,
        ):
            first = (await asked(guest, 20_000, record=document(4)))["id"]
            await under_way(server, first)
            second = (await asked(guest, 20_000, record=document(4, 7)))["id"]

            async def seen() -> bool:
                return (await looked_at(guest, second))["review"] is not None

            await until_seen(seen, 30)
            assert (await looked_at(guest, first))["state"] in ("waiting", "running")

    asyncio.run(main())


def test_too_many_are_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many of one person, of one address and of all; one that is there already is always told."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/x.db", tmp_path, limits=True) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
        ):
            monkeypatch.setattr(server.services.workers.quick.queue, "count", 1)  # a bot waits: nothing is made
            for seed in range(desk.MOST_OF_PERSON):
                await asked(ann, record=document(2, seed))
            status, code, message = await refused(ann, {"record": document(2, 90)})
            assert (status, code) == (429, "many_reviews")
            assert "still being made" in message
            assert (await asked(ann, record=document(2, 0)))["state"] in ("waiting", "running")
            monkeypatch.setattr(desk, "MOST", desk.MOST_OF_PERSON + 1)
            last = await asked(bob, record=document(2, 91))
            assert last["ahead"] == desk.MOST_OF_PERSON
            status, code, message = await refused(bob, {"record": document(2, 92)})
            assert (status, code) == (429, "many_reviews")
            assert "some minutes" in message
            monkeypatch.setattr(desk, "MOST_OF_ADDRESS", 2)
            assert (await refused(bob, {"record": document(2, 92)}))[1] == "many_reviews"

    asyncio.run(main())


def test_so_many_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """New reviews are limited by person, also when the ones before are done."""

    async def main() -> None:
        monkeypatch.setattr(desk, "OF_PERSON", Limit("reviews-of", 2, 3600.0))
        async with (
            running(f"sqlite:///{tmp_path}/x.db", tmp_path, limits=True) as server,
            server.person("Ann") as ann,
            server.person("Bob") as bob,
        ):
            for seed in (5, 6):
                await done(ann, (await asked(ann, record=document(2, seed)))["id"])
            assert (await refused(ann, {"record": document(2, 7)}))[:2] == (429, "too_fast")
            assert (await asked(bob, record=document(2, 7)))["id"]

    asyncio.run(main())


def test_a_server_may_make_none(tmp_path: Path) -> None:
    """With 0 playouts reviews are off, and it is said."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/x.db", tmp_path, review_playouts=0) as server,
            server.person() as guest,
        ):
            status, code, message = await refused(guest, {"record": document()})
            assert (status, code, message) == (403, "not_allowed", "This server makes no reviews.")

    asyncio.run(main())


def test_playouts_are_bounded_by_the_server(tmp_path: Path) -> None:
    """Whoever asks for a million gets as many as the server allows."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/x.db", tmp_path, review_playouts=30) as server,
            server.person() as guest,
        ):
            told = await asked(guest, 1_000_000, record=document())
            assert told["playouts"] == 30
            assert (await done(guest, told["id"]))["review"]["playouts"] == 30

    asyncio.run(main())


def test_what_nobody_looks_at_is_thrown_away(database: str, tmp_path: Path, clock: Clock) -> None:
    """By age since the last look, and the oldest of too many; a look keeps it."""

    async def main() -> None:
        async with running(database, tmp_path, keep_reviews=10) as server, server.person() as guest:
            ids = [(await asked(guest, record=document(2, seed)))["id"] for seed in (5, 6, 7)]
            for each in ids:
                await done(guest, each)
            clock.advance(6 * 86_400)
            await looked_at(guest, ids[0])
            clock.advance(6 * 86_400)
            assert await maker_of(server).tidy() == 2
            assert (await guest.client.get(f"/api/reviews/{ids[1]}")).status_code == 404
            assert (await looked_at(guest, ids[0]))["state"] == "done"
            await done(guest, (await asked(guest, record=document(2, 6)))["id"])
            assert await review_rows.tidy(server.services.database, 0, 1) == 1
            assert (await guest.client.get(f"/api/reviews/{ids[0]}")).status_code == 404

    asyncio.run(main())


def test_who_is_deleted_takes_their_records_along(database: str, tmp_path: Path) -> None:
    """Reviews of records that somebody sent go with them; that of a table stays for the others, without the name."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Bob") as bob:
            record = (await asked(ann, record=document()))["id"]
            await done(ann, record)
            table = await over(ann, seed=6)
            told = await done(ann, (await asked(ann, table=table))["id"])
            assert told["review"]["players"][0] == "Ann"
            answer = await ann.client.request("DELETE", "/api/me", json={})
            assert answer.status_code in (200, 204), answer.text
            assert (await bob.client.get(f"/api/reviews/{record}")).status_code == 404
            after = await looked_at(bob, told["id"])
            assert "Ann" not in (
                after["players"][0],
                after["review"]["players"][0],
                after["review"]["seats"][0]["name"],
            )
            assert after["review"]["moments"] == told["review"]["moments"]

    asyncio.run(main())


def test_one_process_makes_it_and_another_tells_it(postgres_database: str, tmp_path: Path) -> None:
    """Several processes on one PostgreSQL: asked for here and there it is made once, and both tell the same; what one
    leaves in the middle another goes on with.
    """

    async def main() -> None:
        async with AsyncExitStack() as stack:
            enter = stack.enter_async_context
            one, two = [await enter(running(postgres_database, tmp_path)) for _ in range(2)]
            ann, bob = await enter(one.person("Ann")), await enter(two.person("Bob"))
            both = await asyncio.gather(asked(ann, record=document()), asked(bob, record=document()))
            assert both[0]["id"] == both[1]["id"]
            told = [await done(guest, both[0]["id"]) for guest in (ann, bob)]
            assert told[0]["review"] == told[1]["review"]
            async with one.services.database.read() as connection:
                assert len((await connection.execute(reviews.select())).all()) == 1
        async with (
            running(postgres_database, tmp_path, review_playouts=200) as one,
            running(postgres_database, tmp_path, review_playouts=200) as two,
            one.person() as ann,
            two.person() as bob,
        ):
            await maker_of(two).stop()
            review = (await asked(bob, 200, record=document(3)))["id"]
            maker_of(one).wake(unseen=True)
            await under_way(one, review)
            await maker_of(one).stop()
            assert (await state_of(one.services, review))[0] == "waiting"
            async with running(postgres_database, tmp_path, review_playouts=200) as three, three.person() as cid:
                assert (await done(cid, review, 120))["review"]["finished"]

    asyncio.run(main())


def test_who_does_not_say_so_again_is_not_believed(postgres_database: str, tmp_path: Path, clock: Clock) -> None:
    """A process that died in the middle is replaced by another when its time is up, and not before."""

    async def main() -> None:
        async with running(postgres_database, tmp_path) as server, server.person() as guest:
            await maker_of(server).stop()
            review = (await asked(guest, record=document()))["id"]
            database = server.services.database
            assert (await review_rows.claim(database, "dead", 1000)) is not None
            assert await review_rows.claim(database, "other", 1000 + review_rows.LEASE) is None
            row = await review_rows.claim(database, "other", 1001 + review_rows.LEASE)
            assert row is not None
            assert row.id == review
            assert not await review_rows.save(database, review, "dead", {"progress": 7})
            assert await review_rows.save(database, review, "other", {"progress": 7})

    asyncio.run(main())


def test_a_profile_over_all_my_games(database: str, tmp_path: Path) -> None:
    """Results with and without luck, loss by kind and round, of seats that I played to the end."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Bob") as bob:
            empty = (await bob.client.get("/api/me/profile")).json()
            assert (empty["games"], empty["loss"]["value"], empty["kinds"]) == (0, None, {})
            found = []
            for seed in (5, 6):
                table = await over(ann, seed=seed)
                found.append((await done(ann, (await asked(ann, table=table))["id"]))["review"])
            await done(ann, (await asked(ann, record=document(3)))["id"])  # a record is nobody's game
            told = (await ann.client.get("/api/me/profile")).json()
            assert (told["games"], told["fair"]) == (2, 0.5)
            for name in ("end", "adjusted"):
                wins = [review[name]["wins"][0] for review in found]
                key = "wins" if name == "end" else "adjusted_wins"
                assert told[key]["value"] == pytest.approx(sum(wins) / 2, abs=1e-6)
            regrets = [
                one["regret"] for review in found for one in review["moments"] if one["seat"] == 0 and "regret" in one
            ]
            assert told["decisions"] == len(regrets)
            assert told["loss"]["value"] == pytest.approx(sum(regrets) / len(regrets), abs=1e-6)
            assert told["loss"]["low"] <= told["loss"]["value"] <= told["loss"]["high"]
            assert set(told["kinds"]) <= {"card", "space", "site", "hostelry", "bonus tile"}
            assert (await bob.client.get("/api/me/profile")).json()["games"] == 0

    asyncio.run(main())
