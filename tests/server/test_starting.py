"""Starting the server from the command line: what a person has to put right is said in one sentence."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from london_bridge.server.settings import Settings
from london_bridge.server.storage.database import Database

from .playing import running

pytestmark = pytest.mark.slow


def serve(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """`london-bridge serve` with something that keeps it from starting."""
    command = [sys.executable, "-m", "london_bridge", "serve", "--port", "0", "--data", str(folder), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=os.environ)


def said_in_one_sentence(done: "subprocess.CompletedProcess[str]") -> str:
    """What it said: one line without a traceback, and the exit code is that of a person's mistake."""
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database", "postgresql://nobody:secret@127.0.0.1:1/x"], "cannot be opened"),
        (["--database", "mysql://x"], "is not known"),
        (["--mail", "smtp://127.0.0.1"], "Mail needs --address"),
        (["--mail", "http://127.0.0.1"], "smtp://USER"),
    ],
)
def test_what_cannot_start_says_why(tmp_path: Path, arguments: list[str], said: str) -> None:
    """No traceback, no password, and an exit code that is not 0."""
    told = said_in_one_sentence(serve(tmp_path, *arguments))
    assert said in told
    assert "secret" not in told


def file_name(folder: Path) -> Path:
    """The file that a server makes in its data folder."""
    return Path(Settings(data=folder).url().partition(":///")[2])


def not_a_database(folder: Path) -> None:
    file_name(folder).write_bytes(b"This is a letter to a friend, not a database.\n" * 200)


def made(folder: Path) -> None:
    """An empty database of today."""

    async def make() -> None:
        database = Database(Settings(data=folder).url())
        await database.open()
        await database.close()

    asyncio.run(make())


def damaged(folder: Path) -> None:
    """A real database of ours with its middle overwritten."""
    made(folder)
    path = file_name(folder)
    whole = bytearray(path.read_bytes())
    whole[100 : len(whole) // 2] = b"\xff" * (len(whole) // 2 - 100)
    path.write_bytes(whole)


def from_the_future(folder: Path) -> None:
    """A database that a later version has migrated."""
    made(folder)
    with sqlite3.connect(file_name(folder)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def a_file(folder: Path) -> None:
    folder.write_text("not a folder")


@pytest.mark.parametrize(
    ("prepare", "said"),
    [
        (not_a_database, "file is not a database"),
        (damaged, "cannot be opened"),
        (from_the_future, "newer version"),
        (a_file, "is a file"),
    ],
)
def test_a_data_folder_that_cannot_be_used(tmp_path: Path, prepare: Callable[[Path], None], said: str) -> None:
    """A corrupt file, a newer schema, a file in place of the folder: one sentence, exit code 2, nothing changed."""
    folder = tmp_path / "data"
    if prepare is not a_file:
        folder.mkdir()
    prepare(folder)
    assert said in said_in_one_sentence(serve(folder))
    told = subprocess.run(
        [sys.executable, "-m", "london_bridge", "instance", "export", str(tmp_path / "x"), "--data", str(folder)],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert said in said_in_one_sentence(told)


def test_one_server_to_a_file(tmp_path: Path) -> None:
    """A second server on one SQLite file is refused; the first goes on, and when it has ended another may start."""
    url = f"sqlite:///{tmp_path}/one.sqlite3"

    async def main() -> None:
        async with running(url, tmp_path) as first, first.person("Ann") as ann:
            second = await asyncio.to_thread(serve, tmp_path, "--database", url)
            assert "Another server uses" in said_in_one_sentence(second)
            assert (await ann.client.get("/health")).status_code == 200
        async with running(url, tmp_path) as later, later.person() as someone:
            assert (await someone.client.get("/health")).status_code == 200

    asyncio.run(main())
