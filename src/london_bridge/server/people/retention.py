"""How long what people leave behind is kept: deletions that were interrupted go on, and guests who stay away go.

An account is kept until its owner deletes it. A guest has nothing but a cookie, which a browser may have lost long ago,
so after a while nobody can want their data any more.
"""

import asyncio
import logging

from sqlalchemy import exists, select

from london_bridge.server.clock import now_ms
from london_bridge.server.settings import Settings
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import people, places
from london_bridge.server.tables.house import House

from .leaving import begun, finish_leaving, leave_for_good
from .store import People

logger = logging.getLogger("london_bridge.people")
DAY_MS = 24 * 3600 * 1000
#: Days for which a guest is kept who has no seat at any table.
IDLE_DAYS = 30
#: Seconds between two looks.
PERIOD = 3600.0
#: Guests that go in one look.
MOST = 200


class Retention:
    """Sees to it that nothing is kept for longer than is said."""

    def __init__(self, settings: Settings, database: Database, house: House, store: People) -> None:
        self.days = settings.keep_guests
        self.database = database
        self.house = house
        self.store = store
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look, now and every hour."""
        self.task = asyncio.create_task(self._run(), name="retention")

    async def stop(self) -> None:
        """Look no more. What was begun goes on at the next start."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                logger.exception("old data could not be deleted; it goes on")
            await asyncio.sleep(PERIOD)

    async def look(self) -> int:
        """Finish deletions that have begun, then delete guests who have not been here for too long; how many."""
        if left := await begun(self.database):
            await finish_leaving(self.database, self.house, left)
        gone = await self.too_old() if self.days else []
        for person in gone:
            await leave_for_good(self.database, self.house, self.store, person)
        if gone:
            logger.info("guests who stayed away are deleted", extra={"guests": len(gone)})
        return len(gone)

    async def too_old(self) -> list[str]:
        """Guests who have not been seen for as long as guests are kept; those without a seat, for a month."""
        now = now_ms()
        sits = exists().where(places.c.person == people.c.id)
        old = people.c.seen < now - self.days * DAY_MS
        idle = (people.c.seen < now - min(self.days, IDLE_DAYS) * DAY_MS) & ~sits
        query = select(people.c.id).where(people.c.login.is_(None), old | idle).limit(MOST)
        async with self.database.read() as connection:
            return [row[0] for row in await connection.execute(query)]
