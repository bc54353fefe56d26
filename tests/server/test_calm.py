"""Who has nothing to do is told at most four times a second, and misses nothing; whom it concerns is told at once."""

import asyncio
from pathlib import Path

import pytest

from london_bridge.server.tables import table as tables
from tests.waiting import until

from .playing import running


@pytest.mark.slow
def test_only_those_whom_it_concerns_are_told_at_once(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After everybody was told something, a watcher waits a moment; who moved and who must move do not. Then all that
    happened meanwhile comes in one update.
    """

    async def main() -> None:
        async with (
            running(database, tmp_path) as server,
            server.person("Ann") as ann,
            server.person("Ben") as ben,
            server.person("Cat") as cat,
        ):
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            await ben.act(table, "sit", seat=1)
            async with ann.live(table) as first, ben.live(table) as second, cat.live(table) as watcher:
                for live in (first, second, watcher):
                    await live.until("welcome")
                for live in (first, second, watcher):
                    await live.until("presence", watchers=1)
                monkeypatch.setattr(tables, "CALM", 3600.0)
                served = server.services.registry.tables[table]
                await until(lambda: served.calm is None)
                await ann.act(table, "start")
                for live in (first, second, watcher):
                    await live.until("update")
                known = len(watcher.entries)

                for live, seat in ((first, 0), (second, 1)):
                    while live.view["phase"] == "cards" and live.you["acting"]:
                        answer = await live.do("moves", moves=[live.you["legal"][0]], seat=seat)
                        assert answer["type"] == "update"  # who moved
                while not first.you["acting"] and not second.you["acting"]:
                    await first.until("update")  # who must move: the cards are turned, and it is not Ben's turn
                assert (await watcher.do("ping"))["type"] == "pong"
                assert len(watcher.entries) == known  # nothing came before the answer

                assert served.calm is not None
                served.calm.cancel()
                served._calmed()
                update = await watcher.until("update")
                assert [entry["number"] for entry in update["entries"]] == list(
                    range(known + 1, served.state.number + 1)
                )
                assert len(update["entries"]) == 4  # two cards each
                assert update["view"]["phase"] != "cards"

    asyncio.run(main())
