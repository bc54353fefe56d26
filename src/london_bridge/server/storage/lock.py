"""One server to a SQLite file. Two would each hold tables in memory, and neither would hear what the other writes.

The lock is SQLite's own, on an empty database beside the file: the system lets go of it however a process ends, and it
works wherever SQLite does. Commands that only look (`london-bridge instance export`) do not take it.
"""

import sqlite3
from contextlib import suppress
from pathlib import Path

from london_bridge.errors import LondonBridgeError

from .file_modes import close_files


class FileLock:
    """Held by the one server of a SQLite file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.held: sqlite3.Connection | None = None

    def acquire(self) -> None:
        """Take the lock, or say in a sentence who has it."""
        path = self.database.with_name(self.database.name + ".lock")
        with suppress(OSError):  # what cannot be locked is said below
            close_files(path)
        connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            connection.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise LondonBridgeError(f"{path} cannot be locked: {error}.") from error
            raise LondonBridgeError(
                f"Another server uses {self.database} already. Stop it first, give this one a data folder of its own "
                "with --data, or share a PostgreSQL between them with --database."
            ) from error
        except sqlite3.DatabaseError as error:
            connection.close()
            raise LondonBridgeError(f"{path} is not a lock: {error}. Remove it and start again.") from error
        self.held = connection

    def release(self) -> None:
        """Let another server have the file."""
        if self.held is not None:
            self.held.close()
            self.held = None
