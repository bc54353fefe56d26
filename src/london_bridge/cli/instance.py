"""`london-bridge instance`: a whole server as a file, and back; between SQLite and PostgreSQL, or as a backup. And new
keys for it.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from london_bridge.server.storage.database import Database

app = typer.Typer(
    name="instance", help="Take a whole server out as a file, and in again; give it a new key.", no_args_is_help=True
)

File = Annotated[str, typer.Argument(metavar="FILE", help="JSON Lines; packed if it ends in .gz; - is the terminal.")]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="LONDON_BRIDGE_DATABASE",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. [default: a file in the data folder]",
    ),
]
DataFolder = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", envvar="LONDON_BRIDGE_DATA", help="The data folder. [default: your user's]"),
]


def _database(url: str | None, data: Path | None) -> Database:
    from london_bridge.server.settings import Settings, data_folder
    from london_bridge.server.storage.database import Database

    return Database(Settings(database=url, data=data if data is not None else data_folder()).url())


@contextmanager
def _writing(name: str) -> Iterator[IO[bytes]]:
    """The file, readable by nobody else; it appears under its name when it is complete."""
    if name == "-":
        yield sys.stdout.buffer
        return
    path = Path(name)
    made = path.with_name(path.name + ".part")
    try:
        with open(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            if path.suffix == ".gz":
                with gzip.open(file, "wb", 6) as packed:
                    yield packed  # type: ignore[misc]  # a file for bytes, whatever its class
            else:
                yield file
        made.replace(path)
    finally:
        made.unlink(missing_ok=True)


@contextmanager
def _reading(name: str) -> Iterator[IO[bytes]]:
    if name == "-":
        yield sys.stdin.buffer
    elif name.endswith(".gz"):
        with gzip.open(name, "rb") as packed:
            yield packed  # type: ignore[misc]  # likewise
    else:
        with open(name, "rb") as file:
            yield file


def _say(counts: dict[str, int], what: str) -> None:
    typer.echo(f"{counts['tables']} tables with {counts['log']} entries, {counts['people']} people {what}.", err=True)


@app.command("export")
def export(file: File, database: DatabaseUrl = None, data: DataFolder = None) -> None:
    """Write everything that a server has stored to a file; it may go on meanwhile. The file holds its secrets."""
    from london_bridge.server.storage.transfer import decode, write_out

    async def run() -> dict[str, int]:
        source = _database(database, data)
        await source.open()
        counts: dict[str, int] = {}
        try:
            with _writing(file) as out:
                last = b""
                async for line in write_out(source):
                    out.write(line)
                    last = line
                counts = decode(last)["end"]
        finally:
            await source.close()
        return counts

    _say(asyncio.run(run()), "written")


@app.command("import")
def import_(file: File, database: DatabaseUrl = None, data: DataFolder = None) -> None:
    """Read such a file into an empty database: all of it, or nothing."""
    from london_bridge.server.storage.transfer import TransferError, read_in

    async def run() -> dict[str, int]:
        target = _database(database, data)
        await target.open()
        try:
            with _reading(file) as lines:
                return await read_in(target, lines)
        except (EOFError, gzip.BadGzipFile) as error:
            raise TransferError(f"{file} cannot be unpacked: {error}.") from error
        finally:
            await target.close()

    _say(asyncio.run(run()), "taken in")


#: Days for which cookies and links of the key before count, unless everybody is signed out.
GRACE = 90


@app.command("new-key")
def new_key(
    sign_out: Annotated[
        bool,
        typer.Option("--sign-out", help="Sign everybody out now: the old key is known to somebody. Guests are lost."),
    ] = False,
    database: DatabaseUrl = None,
    data: DataFolder = None,
) -> None:
    """Sign cookies, and links in mails, with a new key. Running servers take it up within seconds."""
    from london_bridge.server.people.keyring import Keyring

    async def run() -> None:
        target = _database(database, data)
        await target.open()
        try:
            await (await Keyring.opened(target)).turn(target, 0 if sign_out else GRACE)
        finally:
            await target.close()

    asyncio.run(run())
    if sign_out:
        typer.echo("There is a new key, and everybody is signed out.", err=True)
    else:
        typer.echo(f"There is a new key. The one before counts for {GRACE} days more.", err=True)


@app.command("chronicles")
def chronicles(database: DatabaseUrl = None, data: DataFolder = None) -> None:
    """Make all chronicles anew from the games that are over: figures and charters. A server may go on meanwhile."""
    from london_bridge.server.chronicles.chronicle_keeping import make_anew

    async def run() -> int:
        target = _database(database, data)
        await target.open()
        done = 0
        try:
            async for done in make_anew(target):
                if sys.stderr.isatty():
                    typer.echo(f"\r{done} games", nl=False, err=True)
        finally:
            await target.close()
        return done

    done = asyncio.run(run())
    typer.echo(f"{done} finished games are counted anew.", err=True)
