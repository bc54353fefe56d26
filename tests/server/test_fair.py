"""Fair deals that can be checked: the digest at the start, what gives it at the end, and the command for it."""

import asyncio
import json
import re
import secrets
from pathlib import Path
from typing import Any

import pytest

from london_bridge.cli import run
from london_bridge.rules import Game
from london_bridge.server import fair

from .playing import running


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any]]:
    """A finished game of a real table: the digest that was told at its start, and its record."""
    folder = tmp_path_factory.mktemp("fair")

    async def main() -> tuple[str, dict[str, Any]]:
        async with running(f"sqlite:///{folder}/x.db", folder) as server, server.person("Ann") as ann:
            table = await ann.create([{"kind": "bot", "level": "random"}] * 2, start=True)
            start = (await ann.client.get(f"/api/tables/{table['id']}/state")).json()
            noted = next(entry["commitment"] for entry in start["entries"] if entry["kind"] == "start")
            assert start["table"]["deal"]["commitment"] == noted
            assert start["table"]["deal"]["salt"] is None
            async with ann.live(table["id"]) as live:
                await live.until("welcome")
                while not live.over:
                    await live.hear()
            record: dict[str, Any] = (await ann.client.get(f"/api/tables/{table['id']}/record")).json()
            return noted, record

    return asyncio.run(main())


def test_every_part_of_a_deal_comes_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve parts, each from 64 bits of its own: a deal has far more than 256, and who has found out one part knows
    nothing of another.
    """
    asked: list[int] = []
    randbits = secrets.randbits

    def counted(bits: int) -> int:
        asked.append(bits)
        return randbits(bits)

    monkeypatch.setattr(secrets, "randbits", counted)
    Game.deal(4)
    assert asked.count(64) >= 12


@pytest.mark.slow
def test_the_command_verifies_a_deal(
    played: tuple[str, dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`record check --fair` is content with what the table gave out, and with the digest that was noted."""
    noted, record = played
    assert re.fullmatch("[0-9a-f]{64}", noted)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert run(["record", "check", "--fair", str(file)]) == 0
    assert run(["record", "check", "--fair", "--commitment", noted.upper(), str(file)]) == 0
    assert run(["record", "check", "--fair", "--commitment", "0" * 64, str(file)]) == 1
    assert "not the one that was published" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("change", ["rounds", "salt", "scoring", "missing"])
def test_another_deal_is_noticed(
    played: tuple[str, dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str
) -> None:
    """A deal, a salt or a scoring that was changed afterwards does not give the digest."""
    record = json.loads(json.dumps(played[1]))
    if change == "rounds":
        record["moves"], rounds = [], record["setup"]["rounds"]
        del record["result"]
        rounds[-1] = rounds[-1] % 3 + 1
    elif change == "salt":
        record["fair"]["salt"] = "0" * 64
    elif change == "scoring":
        record["moves"] = []
        del record["result"]
        record["scoring"]["gate"] = "steps"
    else:
        del record["fair"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert run(["record", "check", "--fair", str(file)]) == 1
    assert "digest" in capsys.readouterr().err


def test_the_digest_is_what_the_protocol_says(played: tuple[str, dict[str, Any]]) -> None:
    """SHA-256 of the canonical JSON of box, salt, scoring and set-up: anybody can compute it."""
    import hashlib

    noted, record = played
    sealed = {key: record[key] for key in ("box", "scoring", "setup")} | {"salt": record["fair"]["salt"]}
    text = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == noted == record["fair"]["commitment"]
    assert fair.check(record).ok
