"""Several processes on one PostgreSQL: each hears, by the database's notifications, at which tables the others have
written.

A notification names tables and numbers, never content: what happened is read from the log. `TABLE:0` says that
somebody came or went there, `~PERSON:0` that somebody's sessions, password or tokens are others now.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy import delete, func, insert, select, text, update

from .bulk import CHANNEL
from .database import Database
from .schema import log, presence

logger = logging.getLogger("london_bridge.storage")

Heard = Callable[[list[tuple[str, int]]], Awaitable[None]]
#: Seconds for which a process is believed to be there without having said so again.
BELIEVED = 45
#: Seconds between two looks for what nobody has told of.
LOOK = 10.0
#: Instead of a number: names were taken out of a table's log, so it has to be read anew.
REWRITTEN = -1
#: Before the id of a person, where a table would stand: ids do not begin with it.
PERSON = "~"


class Peers:
    """The link of one process to the others."""

    def __init__(self, database: Database, process: str, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        self.database = database
        self.process = process
        self.heard = heard
        self.missed = missed
        self.tasks: list[asyncio.Task[None]] = []
        self.listening = asyncio.Event()
        #: Called when the database was gone and is back: it may have crashed, and forgotten what was not durable.
        self.returned: Callable[[], Awaitable[None]] | None = None

    def start(self) -> None:
        """Begin to listen, and to say that this process is there."""
        self.tasks = [
            asyncio.create_task(self._listen(), name="peers"),
            asyncio.create_task(self._stay(), name="presence"),
            asyncio.create_task(self._look(), name="missed"),
        ]

    async def stop(self) -> None:
        """Fall silent: nobody is here any more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            async with self.database.write() as connection:
                gone = delete(presence).where(presence.c.process == self.process).returning(presence.c.table_id)
                for row in (await connection.execute(gone)).all():
                    await connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": f"{row[0]}:0"})

    async def _listen(self) -> None:
        url = self.database.address.set(drivername="postgresql").render_as_string(hide_password=False)
        wait = 0.2
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    # What was written while nobody listened has not been heard.
                    await self.missed()
                    if self.listening.is_set() and self.returned is not None:
                        await self.returned()
                    self.listening.set()
                    wait = 0.2
                    async for notification in connection.notifies():
                        await self.heard(parse(notification.payload))
            except psycopg.Error:
                logger.warning("the database's notifications are lost; listening again")
            except Exception:
                logger.exception("a notification could not be followed")
            await asyncio.sleep(wait)
            wait = min(5.0, wait * 2)

    async def _look(self) -> None:
        """A process that died after it had saved, and before it said so, has told nobody."""
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(Exception):
                await self.missed()

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(BELIEVED / 3)
            with contextlib.suppress(Exception):
                async with self.database.write(durable=False) as connection:
                    mine = update(presence).where(presence.c.process == self.process)
                    await connection.execute(mine.values(until=text(f"{EPOCH} + {BELIEVED * 1000}")))
                    await connection.execute(delete(presence).where(presence.c.until < text(EPOCH)))

    async def say_presence(self, table: str, seats: int, watchers: int) -> None:
        """Tell the other processes who is at a table here."""
        key = {"process": self.process, "table_id": table}
        async with self.database.write(durable=False) as connection:
            mine = (presence.c.process == self.process) & (presence.c.table_id == table)
            await connection.execute(delete(presence).where(mine))
            if seats or watchers:
                until = (await connection.execute(text(f"SELECT {EPOCH} + {BELIEVED * 1000}"))).scalar_one()
                row = key | {"seats": seats, "watchers": watchers, "until": until}
                await connection.execute(insert(presence), row)
            await connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": f"{table}:0"})

    async def say_rewritten(self, table: str) -> None:
        """Tell the other processes to read a table anew."""
        async with self.database.write(durable=False) as connection:
            await connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": f"{table}:{REWRITTEN}"})

    async def say_person(self, person: str) -> None:
        """Tell the other processes to look anew at who somebody is."""
        async with self.database.write(durable=False) as connection:
            await connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": f"{PERSON}{person}:0"})

    async def presence_elsewhere(self, table: str) -> tuple[int, int]:
        """Who is at a table on other processes: seats, a bit each, and watchers."""
        query = select(presence.c.seats, presence.c.watchers).where(
            presence.c.table_id == table, presence.c.process != self.process, presence.c.until > text(EPOCH)
        )
        seats = watchers = 0
        async with self.database.read() as connection:
            for row in await connection.execute(query):
                seats |= row[0]
                watchers += row[1]
        return seats, watchers

    async def numbers(self, names: list[str]) -> list[tuple[str, int]]:
        """The last numbers of these tables."""
        async with self.database.read() as connection:
            query = select(log.c.table_id, func.max(log.c.number)).where(log.c.table_id.in_(names))
            return [(row[0], row[1]) for row in await connection.execute(query.group_by(log.c.table_id))]


#: The database's own clock, so that processes need not agree about the time.
EPOCH = "(extract(epoch from clock_timestamp()) * 1000)::bigint"


def parse(payload: str) -> list[tuple[str, int]]:
    """Tables and numbers of a notification."""
    found = []
    for word in payload.split():
        table, _, number = word.rpartition(":")
        if table and (number.isdecimal() or number == str(REWRITTEN)):
            found.append((table, int(number)))
    return found
