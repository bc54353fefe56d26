"""Nobody stops everybody's bots: fair turns by address and person, quick bots beside slow ones, and a bounded number of
hints; tables of bots alone rest while nobody looks on.
"""

import asyncio
import signal
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from london_bridge.rules import Game
from london_bridge.rules.moves import CODE_OF
from london_bridge.server.bots.fair_queue import MOST_ADDRESSES, REMEMBERED, FairQueue, LastAddresses, Payer
from london_bridge.server.bots.lanes import SHARES, SLOT, Lane, Stale, Thought
from london_bridge.server.bots.workers import MOST_HINTS, Workers, thinkers
from london_bridge.server.clock import now_ms
from london_bridge.view import View
from tests.waiting import until

from .playing import running

ME = {"kind": "me"}
HANG = "tests.server.bad_bots:Hang"


@dataclass
class Item:
    """Something that waits."""

    payer: Payer
    cost: float = 1.0
    urgent: bool = False
    name: str = ""


def test_addresses_take_turns_and_so_do_their_people() -> None:
    """Fifty guests with four bots each at one address delay somebody at another by one thought, not by two hundred."""
    queue: FairQueue[Item] = FairQueue()
    for i in range(200):
        queue.put(Item(Payer("attacker", f"guest {i % 50}")))
    for _ in range(10):
        assert queue.take() is not None
    for _ in range(3):
        queue.put(Item(Payer("home", "Ann")))
    served = [item.payer.address for _ in range(6) if (item := queue.take()) is not None]
    assert served[0] == "home"
    assert Counter(served) == {"home": 3, "attacker": 3}
    queue.put(Item(Payer("attacker", "neighbour")))
    others = [item.payer.person for _ in range(51) if (item := queue.take()) is not None]
    assert "neighbour" in others, "one turn of everybody who waits there, and not all of theirs"


def test_who_asks_for_little_waits_less() -> None:
    """Turns are paid for by how long they take: five thoughts of a fifth of a second for one of a second."""
    queue: FairQueue[Item] = FairQueue()
    for _ in range(50):
        queue.put(Item(Payer("a", "a"), 1.0))
        queue.put(Item(Payer("b", "b"), 0.2))
    served = Counter(item.payer.person for _ in range(24) if (item := queue.take()) is not None)
    assert 18 <= served["b"] <= 21


def test_nobody_gets_more_by_asking_one_by_one() -> None:
    """Whoever has one thing at a time, and comes again as soon as it is done, takes turns with who waits for many: by
    address, and by person at one address.
    """
    for others in ([Payer(f"a{i}", "x") for i in range(3)], [Payer("home", f"p{i}") for i in range(3)]):
        queue: FairQueue[Item] = FairQueue()
        for payer in others:
            queue.put(Item(payer, 0.1))
        for _ in range(20):
            queue.put(Item(Payer("home", "Ann"), 0.1))
        served: Counter[Payer] = Counter()
        for _ in range(40):
            item = queue.take()
            assert item is not None
            served[item.payer] += 1
            if item.payer in others:
                queue.put(Item(item.payer, 0.1))
        assert served[Payer("home", "Ann")] == 10
        assert set(served.values()) == {10}


@pytest.mark.parametrize("busy", [False, True])
def test_those_who_are_done_are_forgotten(busy: bool) -> None:
    """Ten thousand people and addresses that have come and gone take little memory, also while others wait."""
    queue: FairQueue[Item] = FairQueue()
    if busy:
        for _ in range(3):
            queue.put(Item(Payer("school", "Ann"), 1e9))
            queue.put(Item(Payer("home", "Bob"), 1e9))
    for i in range(10_000):
        queue.put(Item(Payer(f"a{i}", f"p{i}")))
        queue.put(Item(Payer("school", f"p{i}")))
        assert queue.take() is not None
        assert queue.take() is not None
    groups = [*queue.served.values(), *queue.addresses.values()]
    assert len(groups) <= 2 * REMEMBERED + 2
    assert max((len(group.served) for group in groups), default=0) <= 2 * REMEMBERED


def test_a_hint_comes_before_the_same_persons_bots() -> None:
    """A person waits for it; and everything that waits is served once, after which nothing is left behind."""
    queue: FairQueue[Item] = FairQueue()
    for i in range(5):
        queue.put(Item(Payer("a", "a"), name=f"bot {i}"))
    queue.put(Item(Payer("a", "a"), urgent=True, name="hint"))
    served = [item.name for _ in range(6) if (item := queue.take()) is not None]
    assert served == ["hint", *(f"bot {i}" for i in range(5))]
    assert len(queue) == 0
    assert queue.take() is None
    assert not queue.addresses


def test_where_much_waits_less_is_thought_about_each() -> None:
    """Whoever waits for a few gets all the time there is; with hundreds the least share, and others still all."""

    async def main() -> None:
        lane = Lane(1, 1.0)
        lane.closed = True  # nothing begins
        few, many = Payer("home", "Ann"), Payer("attacker", "x")
        for _ in range(200):
            lane.queue.put(Thought(many, 1.0, lambda _: ("", "", 0, (), None, 0, 0)))  # type: ignore[arg-type,return-value]  # never run
        for _ in range(2):
            lane.queue.put(Thought(few, 1.0, lambda _: ("", "", 0, (), None, 0, 0)))  # type: ignore[arg-type,return-value]  # never run
        assert lane.share_of(Thought(few, 1.0, lambda _: None)) == 1.0  # type: ignore[arg-type,return-value]  # never run
        assert lane.share_of(Thought(many, 1.0, lambda _: None)) == SHARES[-1]  # type: ignore[arg-type,return-value]  # never run

    asyncio.run(main())


def test_whereabouts_are_bounded() -> None:
    """After a restart nobody's address is known: all of them share one turn, and every person has theirs in it."""
    known = LastAddresses()
    assert known.payer("a") == Payer("", "a")
    for i in range(MOST_ADDRESSES + 10):
        known.note(f"p{i}", "2001:db8::/64")
    known.note(None, "192.0.2.1")
    assert len(known.seen) == MOST_ADDRESSES
    assert known.payer("p0").address == ""
    assert known.payer(f"p{MOST_ADDRESSES}") == Payer("2001:db8::/64", f"p{MOST_ADDRESSES}")


@pytest.mark.slow
def test_a_quick_bot_moves_while_slow_ones_think(tmp_path: Path) -> None:
    """Twelve bots that think for ever take all that think long; another person's random bot answers meanwhile, and a
    third one's slow bot comes next.
    """

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/x.db", tmp_path, bot_limit=60) as server,
            server.person("Eve") as eve,
            server.person("Ann") as ann,
        ):
            server.services.registry.levels = ["random", "journeyman", HANG]
            for _ in range(4):
                await eve.create([ME, *[{"kind": "bot", "level": HANG}] * 3], start=True)
            workers = server.services.workers
            assert len(workers.slow.queue) == 11
            table = (await ann.create([ME, {"kind": "bot", "level": "random"}], start=True))["id"]
            async with ann.live(table) as live:
                while not any(entry["kind"] == "moves" and entry["seat"] == 1 for entry in live.entries):
                    await live.hear()
            assert len(workers.slow.queue) == 11, "nothing of the slow lane has been done meanwhile"

    asyncio.run(main())


@pytest.mark.slow
def test_a_server_is_open_when_its_quick_bots_can_be_asked(tmp_path: Path) -> None:
    """Whoever comes first after a restart does not wait for their worker to load."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path, prestart=True) as server:
            worker = server.services.workers.quick.free[-1]
            assert worker is not None
            status = Path(f"/proc/{worker.process.pid}/status").read_text()
            ignored = int(status.partition("SigIgn:")[2].split()[0], 16)
            assert ignored >> signal.SIGINT - 1 & 1, "the first thing that it does when all is loaded"

    asyncio.run(main())


def test_a_move_of_a_bot_wakes_no_thread() -> None:
    """On a busy machine everything that has to be woken is late: the event loop hears the answer by itself."""

    async def main() -> None:
        workers = Workers(1, 5.0)
        workers.start()
        await workers.ready()
        workers.quick.threads.shutdown()
        view = View.of(Game.deal(2, "base", 1), 0)
        assert await workers.choose("random", view, 1) in CODE_OF
        await workers.stop()

    asyncio.run(main())


def test_hints_beyond_a_few_are_refused_in_words(tmp_path: Path) -> None:
    """One person waits for so many hints at most; the others are told so at once."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Eve") as eve:
            table = (await eve.create([ME, {"kind": "bot", "level": "random"}], start=True))["id"]
            answers = await asyncio.gather(*(eve.act(table, "hint") for _ in range(12)))
            told = Counter(answer.json()["type"] for answer in answers)
            assert told == {"hint": MOST_HINTS, "refused": 12 - MOST_HINTS}
            refused = next(answer for answer in answers if answer.json()["type"] == "refused")
            assert refused.status_code == 503
            assert refused.json()["code"] == "busy"
            assert refused.json()["message"] == "Hints that you asked for are still being thought out; wait for them."
            assert (await eve.act(table, "hint")).status_code == 200
            assert not server.services.workers.hinted

    asyncio.run(main())


def test_what_nobody_wants_any_more_is_not_thought_about() -> None:
    """A thought that waits while its table goes on takes no worker."""

    async def main() -> None:
        workers = Workers(1, 5.0)
        view = View.of(Game.deal(2, "base", 1), 0)
        with pytest.raises(Stale):
            await workers.choose("architect", view, 1, wanted=lambda: False)
        assert not workers.slow.all
        await workers.stop()

    asyncio.run(main())


@pytest.mark.slow
def test_a_choice_in_secret_takes_its_worker_for_all_its_time() -> None:
    """A forced card is found at once and a hard one in all its time: who waits behind them cannot tell which it was."""

    async def main() -> None:
        workers = Workers(1, 30.0)
        game = Game.deal(2, "base", 1)
        hard = View.of(game, 0)
        forced = View.of(game, 0)
        forced.sketch.hand = [0, 0, 1, 0, 0, *forced.sketch.hand[5:]]
        assert forced.legal_mask().bit_count() == 1
        loop = asyncio.get_running_loop()
        await workers.choose("architect@1ms", hard, 1)  # it has started
        took = {}
        for name, view in (("forced", forced), ("hard", hard)):
            begun = loop.time()
            await workers.choose("architect@0.3s", view, 1)
            took[name] = loop.time() - begun
        await workers.stop()
        assert min(took.values()) >= SLOT * 0.3 - 0.005, took

    asyncio.run(main())


@pytest.mark.slow
def test_bots_alone_play_while_somebody_looks_on(database: str, tmp_path: Path) -> None:
    """A table with nobody but bots rests unless a channel is open; the sweep leaves it alone; then it goes on."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            registry = server.services.registry
            name = (await ann.create([{"kind": "bot", "level": "random"}] * 3, start=True, pace=100))["id"]
            table = registry.tables[name]
            await registry.sweep(now_ms() + 3_600_000)
            assert not table.thinking
            assert table.index["wake"] is None
            number = table.state.number
            for _ in range(2):
                async with ann.live(name) as live:
                    await live.until("welcome")
                    while live.number < number + 6:
                        await live.hear()
                await until(lambda: not (table.connections or table.thinking or table.lock.locked()))
                number = table.state.number
                await registry.sweep(now_ms() + 3_600_000)
                assert not table.thinking
                assert (table.state.number, table.state.status) == (number, "playing")

    asyncio.run(main())


def test_bots_that_wait_move_when_somebody_comes(database: str, tmp_path: Path) -> None:
    """Also where several processes share a database: nobody is at the table elsewhere, so this one sees to its bots."""

    async def main() -> None:
        async with running(database, tmp_path, sweep=3600) as server, server.person("Ann") as ann:
            registry = server.services.registry
            registry.levels = ["random", "journeyman", HANG]
            name = (await ann.create([ME, {"kind": "bot", "level": HANG}], start=True))["id"]
            registry.forget(registry.tables[name])
            async with ann.live(name) as live:
                await live.until("welcome")
                await live.do("ping")
                assert list(registry.tables[name].thinking) == [1]

    asyncio.run(main())


@pytest.mark.parametrize(("wanted", "available", "found"), [(1, 1, 1), (4, 2, 1), (4, 4, 3), (2, 8, 2)])
def test_searches_leave_a_processor_to_the_server(wanted: int, available: int, found: int) -> None:
    """However many workers are asked for, moves at other tables do not wait for them."""
    assert thinkers(wanted, available) == found
