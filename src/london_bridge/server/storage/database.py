"""The connection to the database: SQLite in a file, or PostgreSQL. Migrations run when it is opened."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, QueuePool, create_engine, event, insert, make_url, select, text, update
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from london_bridge.errors import LondonBridgeError
from london_bridge.server.concurrency import WriteTurns

from .file_modes import close_files
from .schema import meta

MIGRATIONS = Path(__file__).parent / "migrations"
#: Any number: processes that start together wait for each other's migrations.
MIGRATION_LOCK = 0x4C42
#: A commit is on the disk. Its pages go into the file itself once there are 32 MB of them: many were written again by
#: then.
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=8000",
    "busy_timeout=10000",
    "foreign_keys=ON",
)
#: Errors of the database go into the log; what was to be written, secrets among it, does not.
HIDE = True


#: Connections of a PostgreSQL that may write at the same time, of twelve; the writer of moves has one of its own.
MOST_WRITERS = 6


class Database:
    """Reads by many connections, writes by one at a time where the database is SQLite.

    `committing` is the writer's own engine, without asyncio: it is used in a thread of its own.
    """

    def __init__(self, url: str) -> None:
        self.address = make_url(url)
        self.sqlite = self.address.get_backend_name() == "sqlite"
        #: The file of a SQLite database.
        self.file = Path(self.address.database) if self.sqlite and self.address.database else None
        if self.sqlite:
            if self.file is not None:
                make_folder(self.file.parent)
            self.reading = sqlite_engine(url, "BEGIN", 4)
            self.writing = sqlite_engine(url, "BEGIN IMMEDIATE", 1)
            plain = self.address.set(drivername="sqlite")
            self.committing = create_engine(
                plain, pool_size=1, max_overflow=0, poolclass=QueuePool, hide_parameters=HIDE
            )
            set_up_sqlite(self.committing, "BEGIN IMMEDIATE")
        else:
            self.reading = create_async_engine(
                url, pool_size=8, max_overflow=4, pool_pre_ping=True, hide_parameters=HIDE
            )
            self.writing = self.reading
            # The writer finds out by itself when the database was gone (`writer.Writer`), and need not ask every time.
            self.committing = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=HIDE)
            # What is only told need not be on the disk.
            self.notifying = create_engine(
                url,
                pool_size=1,
                max_overflow=0,
                hide_parameters=HIDE,
                isolation_level="AUTOCOMMIT",
                connect_args={"options": "-c synchronous_commit=off"},
            )
        #: The same connection, for a statement that is a transaction by itself.
        self.committing_one = self.committing.execution_options(isolation_level="AUTOCOMMIT")
        self.turns = WriteTurns()
        #: PostgreSQL takes many writers, but whoever only looks needs a connection, too.
        self.writers = asyncio.Semaphore(MOST_WRITERS)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for looking."""
        async with self.reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self, durable: bool = True) -> AsyncIterator[AsyncConnection]:
        """A transaction; committed when the block is left without an error. What need not outlive a crash of the
        database (`durable`) does not wait for the disk of a PostgreSQL: all processes save their moves there, one sync
        after the other, and each that is left out is one less to wait for.
        """
        async with self.turns.after_moves() if self.sqlite else self.writers, self.writing.begin() as connection:
            if not durable and not self.sqlite:
                await connection.execute(text("SET LOCAL synchronous_commit TO OFF"))
            yield connection

    async def open(self) -> None:
        """Reach the database and bring it to today's form. A file is closed to everybody but its owner."""
        if self.file is not None:
            with suppress(OSError):  # what cannot be opened is said below
                close_files(self.file)
        try:
            async with self.writing.begin() as connection:
                if not self.sqlite:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                await connection.run_sync(migrate)
        except DatabaseError as error:
            reason = str(error.orig).splitlines()[0]
            raise LondonBridgeError(f"The database {self.shown} cannot be opened: {reason}.") from error
        except CommandError as error:  # Alembic does not know the revision that the database is at
            raise LondonBridgeError(
                f"The database {self.shown} was written by a newer version of London Bridge. Update this one, or give "
                "it another database."
            ) from error

    @property
    def shown(self) -> str:
        """The address without its password."""
        return self.address.render_as_string(hide_password=True)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.reading.dispose()
        await self.writing.dispose()
        self.committing.dispose()
        if not self.sqlite:
            self.notifying.dispose()

    async def get(self, name: str) -> str | None:
        """A value of `meta`."""
        async with self.read() as connection:
            row = (await connection.execute(select(meta.c.value).where(meta.c.key == name))).first()
        return None if row is None else str(row[0])

    async def put(self, name: str, value: str) -> None:
        """Set a value of `meta` that is there."""
        async with self.write() as connection:
            await connection.execute(update(meta).where(meta.c.key == name).values(value=value))

    async def put_new(self, name: str, value: str) -> None:
        """Set a value of `meta` that is not there yet; another process may have been first, and then its value
        stands.
        """
        try:
            async with self.write() as connection:
                await connection.execute(insert(meta), {"key": name, "value": value})
        except IntegrityError:
            pass


def make_folder(folder: Path) -> None:
    """Make the folder of a SQLite file, or say why that cannot be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError as error:
        raise LondonBridgeError(f"{folder} is a file, but the data folder is wanted there.") from error
    except OSError as error:
        raise LondonBridgeError(f"The data folder {folder} cannot be made: {error.strerror or error}.") from error


def sqlite_engine(url: str, begin: str, size: int) -> AsyncEngine:
    """SQLite with a write-ahead log: readers never wait for the writer, and a commit is on the disk."""
    engine = create_async_engine(url, pool_size=size, max_overflow=0 if begin != "BEGIN" else 4, hide_parameters=HIDE)
    set_up_sqlite(engine.sync_engine, begin)
    return engine


def set_up_sqlite(engine: Engine, begin: str) -> None:
    """What every connection is told first, and how a transaction begins."""

    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
