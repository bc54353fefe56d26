"""Whether the database can be read and written, found out by doing both; asked at most once every few seconds."""

import asyncio
import shutil
from dataclasses import dataclass

from sqlalchemy import insert, update

from london_bridge.server.clock import now_ms, steady

from .database import Database
from .schema import meta

#: Seconds for which an answer holds: monitors ask often, and strangers may.
HOLDS = 3.0
#: Bytes that must be free on the disk of a SQLite file: its write-ahead log grows to 32 MB before it is folded in.
ROOM = 64 * 1024 * 1024
KEY = "health"


@dataclass(frozen=True, slots=True)
class Condition:
    """What a probe found."""

    reading: bool
    writing: bool
    disk: bool

    @property
    def well(self) -> bool:
        """Whether moves can be saved, now and for a while."""
        return self.reading and self.writing and self.disk


class Probe:
    """Finds out how the database is."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.found: Condition | None = None
        self.at = 0.0
        self.one_looks = asyncio.Lock()

    async def condition(self) -> Condition:
        """How the database is, or was a moment ago. Who asks meanwhile waits for the same answer."""
        async with self.one_looks:
            if self.found is None or steady() - self.at >= HOLDS:
                self.found = Condition(await self._reads(), await self._writes(), self._has_room())
                self.at = steady()
            return self.found

    async def _reads(self) -> bool:
        try:
            await self.database.get(KEY)
        except Exception:
            return False
        return True

    async def _writes(self) -> bool:
        """Write a row of its own: a full disk still lets everything be read."""
        value = str(now_ms())
        try:
            async with self.database.write() as connection:
                written = await connection.execute(update(meta).where(meta.c.key == KEY).values(value=value))
                if not written.rowcount:
                    await connection.execute(insert(meta), {"key": KEY, "value": value})
        except Exception:
            return False
        return True

    def _has_room(self) -> bool:
        if self.database.file is None:
            return True  # the disk of a PostgreSQL is on a machine of its own
        try:
            return shutil.disk_usage(self.database.file.parent).free >= ROOM
        except OSError:
            return False
