"""How long what people leave behind is kept: deletions that were interrupted go on, and guests who stay away go.

An account is kept until its owner deletes it. A guest has nothing but a cookie, which a browser may have lost long ago,
so after a while nobody can want their data any more. A table goes when nobody of those who sat there exists any more,
or when it was set up and never begun; games of people who are still here stay, unless whoever runs the server wants
less.
"""

import asyncio
import logging

from sqlalchemy import delete, exists, or_, select

from london_bridge.daily import day_at, zone_of
from london_bridge.server.clock import now_ms
from london_bridge.server.settings import Settings
from london_bridge.server.storage import daily_rows
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import (
    chronicle_lines,
    chronicle_opponents,
    log,
    people,
    places,
    preferences,
    presence,
    reviews,
    tables,
)
from london_bridge.server.tables.table_registry import TableRegistry

from .account_deletion import begun, finish_leaving, leave_for_good
from .store import People

logger = logging.getLogger("london_bridge.people")
DAY_MS = 24 * 3600 * 1000
#: Days for which a guest is kept who has no seat at any table, and a table at which nobody is left.
IDLE_DAYS = 30
#: What goes with a table. The charters that a game has earned stay, without it.
PARTS = (log, places, preferences, presence, reviews, chronicle_lines, chronicle_opponents)
#: Seconds between two looks.
PERIOD = 3600.0
#: Guests, and tables, that go in one look, and tables that go without a break.
MOST = 200
MOST_TABLES = 20_000
TABLES_AT_ONCE = 20


class Retention:
    """Sees to it that nothing is kept for longer than is said."""

    def __init__(self, settings: Settings, database: Database, registry: TableRegistry, store: People) -> None:
        self.days = settings.keep_guests
        self.games = settings.keep_games
        self.zone = zone_of(settings.daily_zone)
        self.database = database
        self.registry = registry
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
            for look in (self.look, self.look_at_tables, self.look_at_days):
                try:
                    await look()
                except Exception:
                    logger.exception("old data could not be deleted; it goes on")
            await asyncio.sleep(PERIOD)

    async def look(self) -> int:
        """Finish deletions that have begun, then delete guests who have not been here for too long; how many."""
        async with self.store.one_lot_leaves:
            if left := await begun(self.database):
                await finish_leaving(self.database, self.registry, left)
        gone = await self.too_old() if self.days else []
        if gone:
            await leave_for_good(self.database, self.registry, self.store, *gone)
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

    async def look_at_tables(self) -> int:
        """Delete tables that are nobody's any more, and games that are older than games are kept; how many."""
        gone = 0
        while gone < MOST_TABLES and (names := await self.old_tables()):
            for name in names:
                known = self.registry.tables.get(name)
                if known is not None:
                    self.registry.forget(known)
            async with self.database.write() as connection:
                for table in PARTS:
                    await connection.execute(delete(table).where(table.c.table_id.in_(names)))
                await connection.execute(delete(tables).where(tables.c.id.in_(names)))
            gone += len(names)
        if gone:
            logger.info("tables that are nobody's any more are deleted", extra={"tables": gone})
        return gone

    async def look_at_days(self) -> None:
        """Forget where earlier days of the daily bridge were played from."""
        await daily_rows.forget_where(self.database, day_at(now_ms(), self.zone).name)

    async def old_tables(self) -> list[str]:
        """Some of the tables that may go: at which nobody is left, or whose game was never begun, for a month; and
        those that are over, for as long as games are kept.
        """
        now = now_ms()
        somebody = exists().where(places.c.table_id == tables.c.id, places.c.person == people.c.id)
        idle = (tables.c.touched < now - IDLE_DAYS * DAY_MS) & or_(tables.c.status == "open", ~somebody)
        old = (tables.c.status == "over") & (tables.c.touched < now - self.games * DAY_MS)
        query = select(tables.c.id).where(or_(idle, old) if self.games else idle).limit(TABLES_AT_ONCE)
        async with self.database.read() as connection:
            return [row[0] for row in await connection.execute(query)]
