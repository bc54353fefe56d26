"""A whole instance goes from SQLite to PostgreSQL and back, and everything in it goes on."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from london_bridge.cli import run as command
from london_bridge.server.settings import Settings
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.transfer import TransferError, read_in, write_out

from .playing import running
from .reviewing import asked, done

pytestmark = pytest.mark.slow


async def lines_of(url: str) -> list[bytes]:
    """An instance, exported."""
    database = Database(Settings(database=url).url())
    await database.open()
    try:
        return [line async for line in write_out(database)]
    finally:
        await database.close()


async def take_in(url: str, lines: list[bytes]) -> dict[str, int]:
    """An instance, imported."""
    database = Database(Settings(database=url).url())
    await database.open()
    try:
        return await read_in(database, lines)
    finally:
        await database.close()


async def some_life(url: str, folder: Path) -> dict[str, Any]:
    """A server with an account, a finished game, and one that goes on; the cookie of who plays it."""
    async with running(url, folder) as server, server.person("Ann") as ann:
        answer = await ann.client.post("/api/me/account", json={"login": "ann", "password": "a good password"})
        assert answer.status_code == 200
        token = (await ann.client.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
        bots = [{"kind": "bot", "level": "random"}]
        finished = (await ann.create([{"kind": "me"}, *bots], start=True))["id"]
        async with ann.live(finished) as live:
            await live.until("welcome")
            await live.play(random.Random(1))
        going = (await ann.create([{"kind": "me"}, {"kind": "local", "name": "Zoë ☂"}], start=True))["id"]
        async with ann.live(going) as live:
            await live.until("welcome")
            await live.play(random.Random(2), until=25)
        record = (await ann.client.get(f"/api/tables/{finished}/record")).json()
        state = (await ann.client.get(f"/api/tables/{going}/state")).json()
        key = (await ann.client.get("/api/push/key")).json()["key"]
        review = await done(ann, (await asked(ann, table=finished))["id"])
        return {
            "review": review,
            "cookies": dict(ann.client.cookies),
            "token": token,
            "finished": finished,
            "going": going,
            "record": record,
            "state": state,
            "key": key,
        }


async def goes_on(url: str, folder: Path, life: dict[str, Any]) -> None:
    """The same people, tables and keys; the game is played to its end."""
    async with running(url, folder) as server, server.person() as ann:
        for name, value in life["cookies"].items():
            ann.client.cookies.set(name, value)
        assert (await ann.client.get("/api/me")).json()["person"]["login"] == "ann"
        by_token = await ann.client.get("/api/me", headers={"Authorization": f"Bearer {life['token']}"})
        assert by_token.json()["person"]["login"] == "ann"
        assert (await ann.client.get("/api/push/key")).json()["key"] == life["key"]
        assert (await ann.client.get(f"/api/tables/{life['finished']}/record")).json() == life["record"]
        assert await asked(ann, table=life["finished"]) == life["review"]
        state = (await ann.client.get(f"/api/tables/{life['going']}/state")).json()
        assert (state["view"], state["entries"]) == (life["state"]["view"], life["state"]["entries"])
        async with ann.live(life["going"]) as live:
            await live.until("welcome")
            await live.play(random.Random(3))
        body = {"login": "ann", "password": "a good password"}
        assert (await ann.client.post("/api/session", json=body)).status_code == 200


def test_from_sqlite_to_postgresql_and_back(tmp_path: Path, postgres_database: str) -> None:
    """Export and import of a whole instance between the two; nothing is lost on the way."""
    first, third = f"sqlite:///{tmp_path}/one.sqlite3", f"sqlite:///{tmp_path}/three.sqlite3"

    async def main() -> None:
        life = await some_life(first, tmp_path)
        lines = await lines_of(first)
        counts = await take_in(postgres_database, lines)
        assert counts["tables"] == 2
        assert counts["people"] == 1
        assert await lines_of(postgres_database) == lines
        await take_in(third, await lines_of(postgres_database))
        assert await lines_of(third) == lines
        await goes_on(postgres_database, tmp_path, life)
        await goes_on(third, tmp_path, life)

    asyncio.run(main())


@pytest.mark.parametrize("name", ["instance.jsonl", "instance.jsonl.gz"])
def test_at_the_command_line(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`london-bridge instance export` and `import`; the file can be read by nobody else."""
    first, second = f"sqlite:///{tmp_path}/one.sqlite3", f"sqlite:///{tmp_path}/two.sqlite3"
    asyncio.run(some_life(first, tmp_path))
    file = tmp_path / name
    assert command(["instance", "export", str(file), "--database", first]) == 0
    assert "2 tables" in capsys.readouterr().err
    assert file.stat().st_mode & 0o077 == 0
    assert command(["instance", "import", str(file), "--database", second]) == 0
    assert asyncio.run(lines_of(first)) == asyncio.run(lines_of(second))
    assert command(["instance", "import", str(file), "--database", second]) == 2
    assert "an empty one" in capsys.readouterr().err
    assert [path.name for path in tmp_path.glob("*.part")] == []


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda lines: lines[1:], "not an exported instance"),
        (lambda lines: lines[:-1], "breaks off"),
        (lambda lines: [*lines[:3], *lines[4:]], "damaged"),
        (lambda lines: [lines[0], b"{", *lines[1:]], "Line 2 cannot be read"),
        (lambda lines: [lines[0], b'{"in":"nowhere","row":{}}', *lines[1:]], "no row"),
        (lambda lines: [lines[0], b'{"in":"people","row":{"name":1}}', *lines[1:]], "has no name like that"),
        (lambda lines: [lines[0], b'{"in":"people","row":{"nmae":"x"}}', *lines[1:]], "has no nmae like that"),
        (lambda lines: [*lines, lines[1]], "after the end"),
        (lambda lines: [], "breaks off"),
    ],
)
def test_a_damaged_file_changes_nothing(tmp_path: Path, database: str, damage: Any, said: str) -> None:
    """All or nothing, and a sentence that says what is wrong."""
    source = f"sqlite:///{tmp_path}/source.sqlite3"

    async def main() -> None:
        async with running(source, tmp_path) as server, server.person("Ann"):
            pass
        lines = await lines_of(source)
        before = await lines_of(database)
        with pytest.raises(TransferError, match=said):
            await take_in(database, damage(lines))
        assert await lines_of(database) == before
        await take_in(database, lines)

    asyncio.run(main())
