"""Nothing hidden leaves the process: games over HTTP and WebSocket whose hidden parts differ, compared by bytes."""

import asyncio
import hashlib
import pickle
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from london_bridge.bots.characters import CHARACTERS
from london_bridge.record import Record
from london_bridge.rules.words import KINDS
from london_bridge.server.bots.workers import Workers
from london_bridge.server.clock import Clock
from london_bridge.server.tables import table as tables
from tests.waiting import until

from .hiding import card_moments, other_card, played, shuffled_behind
from .playing import Guest, Live, running

pytestmark = pytest.mark.slow

NOW = 1_800_000_000_000
#: Not about the game, and not the same twice.
BESIDE = ("date", "set-cookie")


@pytest.fixture(autouse=True)
def one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, so that what is told about it is the same in both games."""
    monkeypatch.setattr(Clock, "now_ms", lambda _: NOW)
    # Nor is anybody's news held back to be told with what comes next: that would depend on the time that passes.
    monkeypatch.setattr(tables, "CALM", 0.0)


class Witness:
    """Everything that one person is told, over the live channel, the stream and by HTTP."""

    def __init__(self, name: str, guest: Guest, live: Live) -> None:
        self.name = name
        self.guest = guest
        self.live = live
        self.answers: list[str] = []

    def note(self, answer: httpx.Response) -> None:
        """Keep an answer with its headers."""
        told = dict(answer.headers)
        # The tag of a page is the digest of its text, in which ids are random: it adds nothing to the text.
        if "etag" in told:
            assert told.pop("etag") == f'"{hashlib.sha256(answer.content).hexdigest()[:20]}"'
        headers = sorted(f"{key}: {value}" for key, value in told.items() if key not in BESIDE)
        self.answers.append(f"{answer.status_code}\n{headers}\n{answer.text}")

    async def reach(self, number: int) -> None:
        """Listen until an entry is told."""
        while self.live.number < number:
            await self.live.hear()


async def tell_all(
    record: dict[str, Any], moves: list[tuple[int, str]], url: str, folder: Path, **options: Any
) -> dict[str, str]:
    """Play moves of a fixed deal with a person on every seat and a watcher; what each of them was told."""
    players = len(record["players"])
    async with running(url, folder) as server, AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(server.person(f"P{i}")) for i in range(players)]
        watcher = await stack.enter_async_context(server.person())
        body = {
            "options": {"players": players, "pace": 0} | options,
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)],
            "deal": {"record": record | {"moves": []}},
        }
        answer = await guests[0].client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]["id"]
        for seat in range(1, players):
            assert (await guests[seat].act(table, "sit", id=f"s{seat}", seat=seat)).status_code == 200
        witnesses: list[Witness] = []
        for i, guest in enumerate([*guests, watcher]):
            live = await stack.enter_async_context(guest.live(table))
            await live.until("welcome")
            witnesses.append(Witness(str(i) if i < players else "watcher", guest, live))
            for witness in witnesses:  # each hears of everyone's coming, in order
                await witness.live.until("presence")
        await start_and_play(table, witnesses, moves)
        for witness in witnesses:
            await probe(table, witness, players)
        return {witness.name: sealed(witness, table, witnesses) for witness in witnesses}


async def start_and_play(table: str, witnesses: list[Witness], moves: list[tuple[int, str]]) -> None:
    """Start, and make the moves: the even ones over the live channel, the odd ones by POST."""
    number = witnesses[0].live.number + 1
    await witnesses[0].live.ask("start", id="start")
    for witness in witnesses:
        await witness.reach(number)
    for i, (seat, word) in enumerate(moves):
        number += 1
        if i % 2:
            answer = await witnesses[seat].guest.client.post(
                f"/api/tables/{table}/act", json={"type": "moves", "id": f"m{i}", "moves": [word]}
            )
            assert answer.status_code == 200, answer.text
            witnesses[seat].note(answer)
        else:
            await witnesses[seat].live.ask("moves", id=f"m{i}", moves=[word])
        for witness in witnesses:
            await witness.reach(number)


async def probe(table: str, witness: Witness, players: int) -> None:
    """Ask everything that may be asked, and much that may not."""
    client, live = witness.guest.client, witness.live
    legal = live.you["legal"]
    every = [f"card:{n}" for n in range(5)] + [f"place:{n}" for n in range(6)] + ["build:0", "bonus:0", "pass", "done"]
    for kind, fields in (
        ("preview", {"moves": []}),
        ("preview", {"moves": legal[:1]}),
        ("preview", {"moves": legal[-1:], "ahead": True, "places": True}),
        ("preview", {"moves": [*legal[:1], "bonus:0", "bonus:1"]}),
        ("outlook", {"moves": []}),
        ("since", {}),
        ("why", {"ask": every}),
        ("moves", {"moves": ["build:11"]}),
        ("moves", {"moves": ["bonus:2", "bonus:1"]}),
        ("moves", {"moves": ["card:9"]}),
        ("moves", {"moves": every[:1], "at": 0}),
        ("undo", {"seat": 0}),
        ("look", {"seat": None}),
        ("nonsense", {}),
    ):
        await live.do(kind, id=f"{kind}{fields}"[:60], **fields)
    for path in ("", "/state", "/state?after=3", "/record", "/replay", "/replay?seat=0", "/nothing"):
        witness.note(await client.get(f"/api/tables/{table}{path}"))
    for path in ("/entries?before=1000", "/entries?before=5", "/postcard", "/postcard?seat=1"):
        witness.note(await client.get(f"/api/tables/{table}{path}"))
    for path in ("/t", "/watch"):
        witness.note(await client.get(f"{path}/{table}"))
    for seat in range(players):
        witness.note(await client.get(f"/api/tables/{table}/state?seat={seat}"))
        body = {"type": "preview", "id": f"p{seat}", "seat": seat, "moves": []}
        witness.note(await client.post(f"/api/tables/{table}/act", json=body))
    witness.note(await client.get("/api/lobby"))
    witness.note(await client.get("/api/me/games"))
    async with client.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.aiter_lines()
        witness.answers.append(await anext(lines))


def sealed(witness: Witness, table: str, witnesses: list[Witness]) -> str:
    """All that somebody was told, without what is random in every game: ids, and the digest of the deal."""
    text = "\n".join([*witness.live.frames, *witness.answers]).replace(table, "TABLE")
    for i, each in enumerate(witnesses):
        if each.live.you["person"]:
            text = text.replace(each.live.you["person"], f"PERSON{i}")
    commitment = witness.live.table["deal"]["commitment"]
    assert len(commitment) == 64
    text = text.replace(commitment, "COMMITMENT")
    port = witness.guest.running.port
    return text.replace(str(port), "PORT")


@pytest.mark.parametrize(
    ("players", "seed", "share"), [(4, 1, 0.1), (4, 2, 0.45), (3, 3, 0.3), (2, 4, 0.6), (2, 5, 0.05)]
)
def test_what_lies_face_down_is_in_nothing_that_is_told(tmp_path: Path, players: int, seed: int, share: float) -> None:
    """With all unseen tiles, bonus tiles and markers in another order, everybody is told the same bytes."""
    record = played(players, seed, "base" if seed % 2 else "expansion")
    count = int(len(record["moves"]) * share)
    moves = [(seat, word) for seat, word in record["moves"][:count]]
    one = asyncio.run(tell_all(record, moves, f"sqlite:///{tmp_path}/a.sqlite3", tmp_path))
    other = shuffled_behind(record, count, seed)
    two = asyncio.run(tell_all(other, moves, f"sqlite:///{tmp_path}/b.sqlite3", tmp_path))
    assert one.keys() == two.keys()
    for name in one:
        assert one[name] == two[name], name
        assert len(one[name]) > 10_000


@pytest.mark.parametrize(("players", "seed"), [(4, 6), (3, 7), (2, 8)])
def test_a_chosen_card_is_told_to_nobody_else(tmp_path: Path, players: int, seed: int) -> None:
    """4.2, 10.2: before the reveal the others are told the same, whichever card was chosen."""
    record = played(players, seed)
    moments = card_moments(record)
    count = moments[len(moments) // 2]
    moves = [(seat, word) for seat, word in record["moves"][:count]]
    chooser = moves[-1][0]
    one = asyncio.run(tell_all(record, moves, f"sqlite:///{tmp_path}/a.sqlite3", tmp_path))
    changed = [*moves[:-1], (chooser, other_card(record, count))]
    two = asyncio.run(tell_all(record, changed, f"sqlite:///{tmp_path}/b.sqlite3", tmp_path))
    for name in one:
        if name == str(chooser):
            assert one[name] != two[name]  # who chose it sees it: the comparison can fail
        else:
            assert one[name] == two[name], name


def test_the_comparison_sees_a_leak(tmp_path: Path) -> None:
    """When the difference is uncovered, the bytes differ: the test above would notice it."""
    record = played(3, 9)
    count = next(i for i, (_, word) in enumerate(record["moves"]) if word.startswith("place:")) + 1
    where = record["moves"][count - 1][1].rpartition(":")[2]
    kind = KINDS[int(where)] if where.isdigit() else where
    second = record["setup"]["stacks"][kind][1]
    others = (shuffled_behind(record | {"moves": []}, 0, seed) for seed in range(100))
    other = next(other for other in others if other["setup"]["stacks"][kind][1] != second)
    moves = [(seat, word) for seat, word in record["moves"][:count]]
    one = asyncio.run(tell_all(record, moves, f"sqlite:///{tmp_path}/a.sqlite3", tmp_path))
    two = asyncio.run(tell_all(other, moves, f"sqlite:///{tmp_path}/b.sqlite3", tmp_path))
    assert one["watcher"] != two["watcher"]


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.8])
def test_bots_are_given_nothing_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    """What goes to the process in which a bot thinks is the same, so that not even its time can tell."""
    record = played(4, 11)
    count = int(len(record["moves"]) * share)
    # Records are checked to their end when a table is made from them, so the moves after this one are left out.
    cut = record | {"moves": record["moves"][:count]}
    one = jobs_of(cut, tmp_path / "a", monkeypatch)
    two = jobs_of(shuffled_behind(cut, count, 1), tmp_path / "b", monkeypatch)
    assert one
    assert one == two


@pytest.mark.parametrize(("players", "seed"), [(4, 6), (3, 7)])
def test_bots_are_not_told_what_others_chose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int, seed: int
) -> None:
    """4.2: a bot that has still to choose thinks about the same, whichever card somebody else has chosen."""
    record = played(players, seed)
    count = card_moments(record)[1]
    cut = record | {"moves": record["moves"][:count]}
    chooser = cut["moves"][-1][0]
    other = cut | {"moves": [*cut["moves"][:-1], [chooser, other_card(record, count)]]}
    one = jobs_of(cut, tmp_path / "a", monkeypatch)
    two = jobs_of(other, tmp_path / "b", monkeypatch)
    assert one
    assert chooser not in one
    assert one == two


def jobs_of(record: dict[str, Any], folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[int, bytes]:
    """What bots on all seats but one are given to think about after the moves of a record."""
    jobs: dict[int, bytes] = {}
    players, actors = len(record["players"]), deciders(record, len(record["moves"]))
    free = next(seat for seat in range(players) if seat not in actors or len(actors) == players)
    folder.mkdir()

    async def keep(_self: Workers, level: str, view: Any, _seed: int, *_who: object) -> str:
        jobs.setdefault(view.seat, pickle.dumps((level, view.seat, view.sketch)))
        await asyncio.Event().wait()  # for ever
        raise AssertionError

    monkeypatch.setattr(Workers, "choose", keep)

    async def main() -> None:
        async with running(f"sqlite:///{folder}/x.sqlite3", folder) as server, server.person("Ann") as ann:
            # Characters are drawn by chance where nobody chooses them.
            seats: list[dict[str, Any]] = [
                {"kind": "bot", "level": "journeyman", "character": one.id} for one in [*CHARACTERS.values()][:players]
            ]
            seats[free] = {"kind": "me"}
            deal = {"record": record, "move": len(record["moves"])}
            body = {"options": {"players": players, "pace": 0}, "seats": seats, "deal": deal, "start": True}
            answer = await ann.client.post("/api/tables", json=body)
            assert answer.status_code == 201, answer.text
            await until(lambda: len(jobs) == len(actors - {free}))

    asyncio.run(main())
    return jobs


def deciders(record: dict[str, Any], moves: int) -> set[int]:
    """Who must act after so many moves."""
    return set(Record.from_document(record).replay(moves).deciders)
