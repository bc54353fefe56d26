"""Secret and simultaneous choice, taking back, undo, previews: what a seat may do and what the others may know."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from london_bridge.record import Record

from .playing import Guest, Live, Running, running


async def seated(
    stack: AsyncExitStack, server: Running, names: list[str], **options: Any
) -> tuple[str, list[Live], list[Guest]]:
    """People at a started table, each with a device."""
    guests = [await stack.enter_async_context(server.person(name)) for name in names]
    table = await guests[0].create([{"kind": "me"}] + [{"kind": "open"}] * (len(names) - 1), **options)
    for seat, guest in enumerate(guests[1:], 1):
        assert (await guest.act(table["id"], "sit", seat=seat)).status_code == 200
    assert (await guests[0].act(table["id"], "start")).status_code == 200
    lives = [await stack.enter_async_context(guest.live(table["id"])) for guest in guests]
    for live in lives:
        await live.until("welcome")
    return table["id"], lives, guests


async def catch_up(lives: list[Live]) -> None:
    """Until all devices know the same."""
    most = max(live.number for live in lives)
    for live in lives:
        while live.number < most:
            await live.hear()


@pytest.mark.slow
def test_a_choice_is_secret_and_may_be_taken_back_until_the_last_has_chosen(database: str, tmp_path: Path) -> None:
    """4.2, 10.2: others see only that a seat has chosen; its choice can be changed; the record keeps what stood."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            table, (ann, bob, cid), guests = await seated(stack, server, ["Ann", "Bob", "Cid"])
            await ann.do("moves", moves=["card:1"])
            await catch_up([ann, bob, cid])
            assert ann.view["seats"][0]["cards"] == [[1, 1]]
            assert bob.view["seats"][0]["chosen"] == 1
            assert bob.view["seats"][0]["cards"] is None
            assert bob.entries[-1]["moves"] == ["card"]
            assert ann.you["take_back"]
            assert not bob.you["take_back"]
            assert (await bob.do("take_back"))["code"] == "too_late"
            await ann.do("take_back")
            assert ann.you["acting"]
            await ann.do("moves", moves=["card:4"])
            await bob.do("moves", moves=["card:0"])
            await ann.do("take_back")
            await ann.do("moves", moves=["card:2"])
            await cid.do("moves", moves=["card:3"])
            await catch_up([ann, bob, cid])
            assert (await ann.do("take_back"))["code"] == "too_late"
            reveal = next(event for event in ann.entries[-1]["events"] if event["kind"] == "reveal")
            assert reveal["data"]["cards"] == [[2], [0], [3]]
            rng = random.Random(3)
            await asyncio.gather(*(live.play(rng) for live in (ann, bob, cid)))
            record = Record.from_document((await guests[0].client.get(f"/api/tables/{table}/record")).json())
            assert sorted(record.moves[:3]) == [(0, "card:2"), (1, "card:0"), (2, "card:3")]

    asyncio.run(main())


@pytest.mark.slow
def test_nothing_that_is_chosen_is_in_any_frame_of_another(tmp_path: Path) -> None:
    """10.2: with another choice, everything that the others are sent stays the same, byte for byte."""

    async def frames(card: str, folder: Path) -> list[str]:
        folder.mkdir()
        async with running(f"sqlite:///{folder}/x.db", folder) as server, AsyncExitStack() as stack:
            _, (ann, bob), _ = await seated(stack, server, ["Ann", "Bob"], seed=11)
            await ann.do("moves", moves=[card])
            await catch_up([ann, bob])
            await bob.do("preview", moves=["card:0"])
            # How often presence is told depends on how fast the two came in.
            return [scrub(frame) for frame in bob.frames if json.loads(frame)["type"] != "presence"]

    def scrub(frame: str) -> str:
        """Without times, ids and digests, which differ from run to run."""
        message = json.loads(frame)
        text = json.dumps({key: message[key] for key in message if key not in ("time", "id")})
        found = json.loads(text)
        for entry in found.get("entries", []):
            entry.pop("at"), entry.pop("id", None), entry.pop("commitment", None), entry.pop("person", None)
        for key in ("table", "you"):
            found.pop(key, None)
        return json.dumps(found)

    one = asyncio.run(frames("card:1", tmp_path / "one"))
    two = asyncio.run(frames("card:2", tmp_path / "two"))
    assert one == two


async def same_as_one_by_one(live: Live, whole: dict[str, Any], draft: list[str]) -> None:
    """One answer with everything says what its parts say: forced moves, next moves, other placings."""
    seat, moves = live.you["seat"], whole["moves"]
    assert moves[: len(draft)] == draft
    for size in range(len(draft), len(moves)):
        step = await live.do("preview", moves=moves[:size], seat=seat)
        assert step["legal"] == [moves[size]], "what was added could not be chosen otherwise"
        assert moves[size].startswith(("build:", "bonus:")) or (moves[size] == "done" and not step["draws"])
    plain = await live.do("preview", moves=moves, seat=seat)
    kept = ("view", "legal", "blocked", "draws", "ends", "events", "money", "strength")
    assert {name: plain[name] for name in kept} == {name: whole[name] for name in kept}
    assert whole["options"] == (await live.do("outlook", moves=moves, seat=seat))["options"]
    placing = [at for at, word in enumerate(moves) if word == "pass" or word.startswith("place:")]
    instead = (await live.do("outlook", moves=moves[: placing[0]], seat=seat))["options"] if placing else []
    assert whole["places"] == instead
    drawn = [int(word[5:]) for word in moves if word.startswith("draw:")]
    for value in range(1, 5) if plain["view"]["phase"] == "drawing" and plain["ends"] is None else ():
        rest = [word for word in moves if not word.startswith("draw:")]
        more = [*rest, *(f"draw:{card}" for card in sorted([*drawn, value], reverse=True))]
        told = await live.do("preview", moves=more, seat=seat)
        assert told["ok"] is (value in whole["draws"]), "5.10: in whatever order cards are named"


@pytest.mark.slow
def test_previews_show_what_would_be_and_nothing_hidden(tmp_path: Path) -> None:
    """A draft goes to the end of the turn; what it would uncover stays face down; committing it does what it said."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            table = await ann.create([{"kind": "me"}, {"kind": "local", "name": "Ben"}], start=True, seed=5)
            async with ann.live(table["id"]) as live:
                await live.until("welcome")
                rng = random.Random(4)
                checked = 0
                while not live.over:
                    if not live.you["acting"]:
                        await live.do("look", seat=live.you["others"][0])
                        continue
                    seat, before = live.you["seat"], live.view
                    draft: list[str] = []
                    told = await live.do("preview", moves=draft, seat=seat)
                    assert told["legal"] == live.you["legal"]
                    while told["ends"] is None and told["legal"]:
                        draft.append(rng.choice(told["legal"]))
                        told = await live.do("preview", moves=draft, seat=seat)
                        assert told["ok"], told
                        whole = await live.do("preview", moves=draft, seat=seat, ahead=True, places=True)
                        await same_as_one_by_one(live, whole, draft)
                        if rng.random() < 0.5:
                            draft, told = list(whole["moves"]), whole
                    for kind, stack in told["view"]["stacks"].items():
                        if stack["left"] < before["stacks"][kind]["left"] and stack["left"]:
                            assert stack["top"] is None
                    outlook = await live.do("outlook", seat=seat)
                    assert sorted(option["move"] for option in outlook["options"]) == live.you["legal"]
                    money = told["view"]["seats"][seat]["money"]
                    bridge = told["view"]["seats"][seat]["bridge"]
                    answer = await live.do("moves", moves=draft, seat=seat, at=before["moves"])
                    assert answer["type"] == "update", answer
                    assert live.view["moves"] == before["moves"] + len(draft)
                    assert live.view["seats"][seat]["bridge"] == bridge
                    if live.view["round"] == before["round"] and not live.over:
                        assert live.view["seats"][seat]["money"] == money
                        checked += 1
                assert checked > 10
                stale = await live.do("moves", moves=["card:1"], seat=0)
                assert stale["code"] == "over"

    asyncio.run(main())


def test_a_turn_is_committed_whole_or_not_at_all(tmp_path: Path) -> None:
    """All or nothing, with the rule of the first move that is refused; and never beyond what a preview can see."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, AsyncExitStack() as stack:
            _, (ann, bob), _ = await seated(stack, server, ["Ann", "Bob"], seed=1)
            refused = await ann.do("moves", moves=["card:1", "card:4"])
            assert (refused["code"], refused["rule"], refused["move"]) == ("illegal", "4.2", 1)
            assert ann.view["seats"][0]["chosen"] == 0
            beyond = await ann.do("moves", moves=["card:1", "card:0", "place:0"])
            assert beyond["reason"] == "part_complete"
            assert (await ann.do("moves", moves=["fly"]))["code"] == "bad_request"
            assert (await ann.do("moves", moves=["card:1"], seat=1))["code"] == "not_your_seat"
            assert (await ann.do("moves", moves=["card:1"], at=7))["code"] == "stale"
            await ann.do("moves", moves=["card:1", "card:0"])
            await bob.do("moves", moves=["card:0", "card:0"])
            assert bob.view["phase"] != "cards"

    asyncio.run(main())


def test_undo_goes_back_to_the_last_reveal_and_no_further(database: str, tmp_path: Path) -> None:
    """Undo stops where a tile was uncovered or another seat acted; the log tells it and the record does not know it."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            bots = [{"kind": "local", "name": "Ben"}, {"kind": "local", "name": "Cat"}]
            table = await ann.create([{"kind": "me"}, *bots], start=True, seed=21)
            async with ann.live(table["id"]) as live:
                await live.until("welcome")
                rng = random.Random(9)
                undone = 0
                while not live.over:
                    if not live.you["acting"]:
                        others = live.you["others"]
                        await live.do("look", seat=others[0])
                        continue
                    before = live.view
                    phase, seat = before["phase"], live.you["seat"]
                    await live.do("moves", moves=[rng.choice(live.you["legal"])], seat=seat)
                    events = [event["kind"] for event in live.entries[-1]["events"]]
                    undo = live.you["undo"]
                    if live.table["status"] == "over":
                        break
                    if phase in ("site", "drawing") and not {"uncover_bonus", "round", "reveal"} & set(events):
                        assert undo is not None
                        if undone < 6:
                            await live.do("undo", seat=seat)
                            undone += 1
                            assert live.entries[-1]["undone"] == undo["moves"]
                            assert live.view["moves"] == undo["to"]
                            if len(undo["moves"]) == 1:
                                assert live.view | {"time": 0} == before | {"time": 0}
                    elif "uncover" in events:
                        assert undo is None
                        assert (await live.do("undo", seat=seat))["code"] == "nothing_to_undo"
                assert undone == 6
            record = (await ann.client.get(f"/api/tables/{table['id']}/record")).json()
            assert Record.from_document(record).finished

    asyncio.run(main())


def test_the_same_request_is_carried_out_once(database: str, tmp_path: Path) -> None:
    """Ids make requests idempotent: sent again, also after the table was read anew, one is only acknowledged."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            table, (ann, _bob), guests = await seated(stack, server, ["Ann", "Bob"])
            await ann.do("moves", moves=["card:1"], id="once")
            number = ann.number
            again = await ann.do("moves", moves=["card:1"], id="once")
            assert again == {"type": "ack", "id": "once", "number": number}
            server.services.registry.forget(server.services.registry.tables[table])
            posted = await guests[0].act(table, "moves", moves=["card:1"], id="once")
            assert posted.json() == {"type": "ack", "id": "once", "number": number}
            other = await guests[1].act(table, "moves", moves=["card:1"], id="once")
            assert other.json()["number"] == number + 1

    asyncio.run(main())


@pytest.mark.slow
def test_hidden_hands_and_money_are_in_no_frame(tmp_path: Path) -> None:
    """10.3: where the table leaves hands and money to memory, views, standings and previews of others have none."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, AsyncExitStack() as stack:
            options = {"hands": "hidden", "money": "hidden", "seed": 3}
            _, lives, _ = await seated(stack, server, ["Ann", "Bob", "Cid"], **options)
            rng = random.Random(5)
            await asyncio.gather(*(live.play(rng) for live in lives))
            for seat, live in enumerate(lives):
                seen = 0
                for frame in live.frames:
                    message = json.loads(frame)
                    view = message.get("view")
                    if view and not (message.get("table") or {}).get("ended"):
                        seen += 1
                        for other, place in enumerate(view["seats"]):
                            assert (place["hand"] is None) == (other != seat)
                            assert (place["money"] is None) == (other != seat)
                            assert place["hand_size"] >= 0
                        assert view["standings"]["hostelry"] is None
                assert seen > 50
                assert all(place["money"] is not None for place in live.view["seats"])

    asyncio.run(main())
