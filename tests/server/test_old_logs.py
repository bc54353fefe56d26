"""The data of an earlier server still opens."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text

from london_bridge.record import Record
from london_bridge.server.clock import Clock
from london_bridge.server.settings import Settings
from london_bridge.server.storage.database import MIGRATIONS, Database
from london_bridge.server.storage.transfer import read_in, write_out
from london_bridge.server.tables import entries as e
from london_bridge.server.tables.seat_requests import known
from london_bridge.server.tables.table_state import TableState
from london_bridge.server.wire.options import Options

from .playing import Running, running

EARLIER = Path(__file__).parent / "earlier"
TOLD = json.loads((EARLIER / "told.json").read_text(encoding="utf-8"))


def test_a_log_that_calls_the_journeyman_a_builder_still_opens() -> None:
    """Older servers wrote the bot's earlier name: it sits, replaces and stands in under the name that it has today."""
    state = TableState("old")
    log: list[e.AnyEntry] = [
        e.Created(person="p", host="p", options=Options(substitute="builder")),
        e.BotSat(seat=1, level="builder", name="Maud"),
        e.BotSat(seat=2, level="master", name="Serle"),
        e.Faulted(seat=2, level="master", to="builder"),
    ]
    for number, entry in enumerate(log, 1):
        state.fold(entry, number, number)
    assert [seat.level for seat in state.seats[1:3]] == ["journeyman", "journeyman"]
    assert state.options.substitute == "journeyman"
    assert known("builder", ["random", "journeyman"]) == "journeyman"


def opened(path: Path, clock: Clock) -> str:
    """What the earlier server left, a second after its last word; its URL."""
    with sqlite3.connect(path) as stored:
        stored.executescript((EARLIER / "instance.sql").read_text(encoding="utf-8"))
        last: int = stored.execute("SELECT max(at) FROM log").fetchone()[0]
    stored.close()
    clock.advance((last + 1000 - clock.now_ms()) / 1000)
    return f"sqlite:///{path}"


async def says_the_same(server: Running) -> None:
    """Both games and the chat as the earlier server told them, with the bot by its name of today."""
    async with server.person() as ann, server.person() as zoe:
        ann.client.headers["authorization"] = f"Bearer {TOLD['token']}"
        zoe.client.cookies.update(TOLD["cookie"])
        assert (await ann.client.get("/api/me")).json()["person"]["login"] == "ann"
        record = (await ann.client.get(f"/api/tables/{TOLD['over']}/record")).json()
        assert {key: record[key] for key in TOLD["record"]} == TOLD["record"]
        replayed = Record.from_document(record)
        assert replayed.game().over
        state = (await zoe.client.get(f"/api/tables/{TOLD['going']}/state")).json()
        assert state["you"]["seat"] == 1
        assert state["table"]["seats"][2]["level"] == "journeyman"
        # The bot chose its card after that server had been asked, and before it closed.
        assert (state["view"]["moves"], state["view"]["round"]) == (TOLD["moves"] + 1, TOLD["round"])
        for seat, told in zip(state["view"]["seats"], TOLD["seats"], strict=True):
            assert {key: seat[key] for key in told} == told
        chat = [entry["text"] for entry in state["entries"] if entry["kind"] == "chat"]
        assert chat == ["Good luck, Zoë! ☂", "And to you."]


async def plays_on(server: Running) -> None:
    """The game that was under way, to its end: two people, and the bot that was called a builder."""
    async with server.person() as ann, server.person() as zoe:
        body = {"login": "ann", "password": "a good password"}
        assert (await ann.client.post("/api/session", json=body)).status_code == 200
        zoe.client.cookies.update(TOLD["cookie"])
        async with ann.live(TOLD["going"]) as one, zoe.live(TOLD["going"]) as two:
            await one.until("welcome")
            await two.until("welcome")
            await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))
        record = (await zoe.client.get(f"/api/tables/{TOLD['going']}/record")).json()
        assert Record.from_document(record).game().over


@pytest.mark.slow
def test_what_an_earlier_server_stored_is_migrated_replayed_played_on_and_exported(
    tmp_path: Path, clock: Clock
) -> None:
    """A database of schema 0002, as its own code wrote it; then the same once more from its export."""
    url = opened(tmp_path / "earlier.sqlite3", clock)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    newest = ScriptDirectory.from_config(config).get_current_head()

    async def main() -> None:
        lines = []
        async with running(url, tmp_path) as server:
            async with server.services.database.read() as connection:
                assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == newest
            await says_the_same(server)
            lines = [line async for line in write_out(server.services.database)]
            await plays_on(server)
        other = f"sqlite:///{tmp_path}/again.sqlite3"
        database = Database(Settings(database=other).url())
        await database.open()
        counts = await read_in(database, lines)
        await database.close()
        assert (counts["tables"], counts["log"], counts["people"]) == (2, 125, 2)
        async with running(other, tmp_path) as server:
            await says_the_same(server)

    asyncio.run(main())
