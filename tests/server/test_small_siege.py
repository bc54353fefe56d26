"""The long attacks of `make soak`, small: that they are made, that nothing breaks, and what does not depend on how busy
a machine is. How long others wait is measured there.
"""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from london_bridge.server.clock import now_ms
from london_bridge.server.storage.schema import log
from london_bridge.server.tables.entries import Said, encode

from .besieging import besiege
from .crowding import play_beside_a_crowd
from .lasting import play_for_long
from .playing import running

pytestmark = [pytest.mark.slow, pytest.mark.alone]


def test_a_small_siege(tmp_path: Path) -> None:
    """Every kind of attack is made, some are refused, nothing is a fault, and the server stays small."""
    found = asyncio.run(besiege(f"sqlite:///{tmp_path}/s.sqlite3", tmp_path, 8, slices=1, people=1))
    assert not found.untried(), found.statuses
    assert any(status.endswith(" 429") for status in found.statuses)
    assert not [status for status in found.statuses if " 5" in status and not status.startswith("welcome")]
    assert max(found.memory) < 400
    assert found.figures()["slower"] > 0


def test_a_small_crowd(tmp_path: Path) -> None:
    """Six tables of architects beside somebody who plays: all phases are gone through without a fault."""
    url = f"sqlite:///{tmp_path}/c.sqlite3"
    found = asyncio.run(play_beside_a_crowd(url, tmp_path, workers=1, tables=6, replies=2, turns=1))
    assert found["tables"] == 6
    assert found["faults"] == 0
    assert found["statuses"].get("500", 0) == 0
    assert max(found[when]["memory MB"] for when in ("peace", "crowd", "restart", "hints")) < 400


def test_visitors_for_a_moment(tmp_path: Path) -> None:
    """People come, play and go for some seconds."""
    found = asyncio.run(play_for_long(f"sqlite:///{tmp_path}/v.sqlite3", tmp_path, 6, streams=2))
    assert found["moves"] > 0
    assert found["faults"] == 0


def test_a_deletion_at_a_talked_full_table_holds_up_nobody(database: str, tmp_path: Path) -> None:
    """Fifteen hundred long lines are rewritten while somebody else plays, who goes on meanwhile."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("Bob") as bob:
            full = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            me = (await ann.client.get("/api/me")).json()["person"]["id"]
            said = encode(Said(person=me, name="Ann", text="x" * 300)).decode()
            rows = [{"table_id": full, "number": n, "at": now_ms(), "data": said} for n in range(3, 1503)]
            registry = server.services.registry
            registry.forget(registry.tables[full])
            async with server.services.database.write() as connection:
                await connection.execute(log.insert(), rows)
            mine = (await bob.create([{"kind": "me"}, {"kind": "local", "name": "B"}], start=True))["id"]
            deletion = asyncio.create_task(ann.client.delete("/api/me"))
            made = 0
            async with bob.live(mine) as live:
                await live.until("welcome")
                while not deletion.done():
                    await live.do("ping")
                    if made < 2 and live.you["acting"]:
                        await live.do("moves", moves=[live.you["legal"][0]], seat=live.you["seat"])
                    made += 1
            assert (await deletion).status_code == 204
            assert made > 10

    asyncio.run(main())


def test_figures_are_shown(tmp_path: Path) -> None:
    """`make soak` shows what was measured also where everything passed."""
    command = [sys.executable, "-m", "pytest", "-m", "soak", "-q", "-p", "no:cacheprovider", "tests/soak/test_watch.py"]
    root = Path(__file__).parents[2]
    ran = subprocess.run([*command, "-k", "odd_endpoint"], cwd=root, capture_output=True, text=True, check=True)
    assert "figures" in ran.stdout
    assert "tried: 100000" in ran.stdout
