"""Who is winning, and what happened since: told with every move, from what everybody may know."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from .playing import running
from .test_choosing import catch_up, seated


@pytest.mark.slow
@pytest.mark.parametrize("memory", ["shown", "hidden"])
def test_entries_tell_what_everything_is_worth_after_them(memory: str, tmp_path: Path) -> None:
    """The last that was told is what the view says; where hands and money are left to memory, it tells of neither."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, AsyncExitStack() as stack:
            options = {"hands": memory, "money": memory, "seed": 3, "scoring": "base"}
            _, lives, _ = await seated(stack, server, ["Ann", "Bob", "Cid"], **options)
            rng = random.Random(5)
            told = 0
            for moves in range(12, 90, 13):
                await asyncio.gather(*(live.play(rng, until=moves) for live in lives))
                await catch_up(lives)
                view, entries = lives[0].view, lives[0].entries
                worths = [entry["worth"] for entry in entries if entry.get("worth")]
                told = len(worths)
                hidden = memory == "hidden"
                assert all((worth["ending"]["place"] is None) == hidden for worth in worths)
                assert all((worth["standings"]["hostelry"] is None) == hidden for worth in worths)
                if view["phase"] != "cards":
                    assert worths[-1] == {"standings": view["standings"], "ending": view["ending"]}
            assert told > 20

    asyncio.run(main())


@pytest.mark.slow
def test_what_happened_since_my_last_turn_can_be_watched_again(tmp_path: Path) -> None:
    """My view after my last turn, and every move since as the entries told it: no more is known of what was chosen."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, AsyncExitStack() as stack:
            _, lives, _ = await seated(stack, server, ["Ann", "Bob", "Cid"], seed=7)
            ann = lives[0]
            await asyncio.gather(*(live.play(random.Random(seat), until=40) for seat, live in enumerate(lives)))
            await catch_up(lives)
            told = await ann.do("since", seat=0)
            entries = [entry for entry in ann.entries if entry["kind"] == "moves"]
            mine = max(i for i, entry in enumerate(entries) if entry["seat"] == 0 and set(entry["moves"]) != {"card"})
            since = [event for entry in entries[mine + 1 :] for event in entry["events"]]
            assert since
            assert [event for step in told["steps"] for event in step["events"]] == since
            assert told["view"]["seat"] == 0
            assert told["view"]["moves"] == ann.view["moves"] - len(told["steps"])
            if ann.view["phase"] == "cards":
                assert all(seat["cards"] is None for seat in told["view"]["seats"][1:])
            last = next(step["worth"] for step in reversed(told["steps"]) if step["worth"])
            assert last["standings"] == ann.view["standings"]

    asyncio.run(main())


@pytest.mark.slow
def test_a_preview_weighs_a_draft(tmp_path: Path) -> None:
    """What it adds to prizes and which place it leads to are those of the view that it shows, less those of before."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, AsyncExitStack() as stack:
            _, lives, _ = await seated(stack, server, ["Ann", "Bob"], seed=9)
            await asyncio.gather(*(live.play(random.Random(seat), until=20) for seat, live in enumerate(lives)))
            await catch_up(lives)
            live = next(live for live in lives if live.you["acting"])
            seat, before = live.you["seat"], live.view["ending"]
            weighed = 0
            options = (await live.do("outlook", seat=seat))["options"]
            drafts = [([one["move"]], one) for one in options]
            drafts += [([one["move"], then["move"]], then) for one in options for then in one["next"]]
            for moves, option in drafts:
                told = await live.do("preview", moves=moves, seat=seat)
                after = told["view"]["ending"]
                assert told["prizes"] == option["prizes"] == after["add"][seat] - before["add"][seat]
                assert told["place"] == [before["place"][seat], after["place"][seat]]
                assert option["place"] == after["place"][seat]
                weighed += told["prizes"] != 0
            assert weighed

    asyncio.run(main())
