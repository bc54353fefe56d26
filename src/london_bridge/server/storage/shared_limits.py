"""Limits that hold for all processes together, for what is seldom and must not be tried often: guesses, and mails.

A row holds one number: when the bucket of a key is full again. So taking a token is one statement that either moves
this moment on or finds that it lies too far ahead, and two processes cannot both take the last one. Keys are kept as
digests: nobody finds addresses, logins or mail addresses here.

Whoever was refused is refused again for a moment without asking the database: a flood of guesses must not reach it.
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import case, delete, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from london_bridge.server.clock import now_ms, steady

from .database import Database
from .schema import limits

logger = logging.getLogger("london_bridge.storage")

#: Connections that may count at the same time.
AT_ONCE = 3
#: Rows of full buckets are thrown away after so many takings.
TIDY = 200
#: Seconds for which a refusal holds, at most, and how many are remembered.
HOLDS = 1.0
MOST_REFUSED = 10_000


@dataclass(frozen=True, slots=True)
class Limit:
    """So many times in so many seconds, refilled steadily."""

    name: str
    most: int
    seconds: float

    @property
    def cost(self) -> int:
        """By how much one taking moves the moment on, in milliseconds."""
        return int(self.seconds * 1000 / self.most)

    def key(self, who: str) -> str:
        """The key of somebody's bucket, as it is kept."""
        return f"{self.name}:{hashlib.sha256(who.encode(errors='replace')).hexdigest()[:40]}"


#: A limit, and whose bucket is meant.
LimitKey = tuple[Limit, str]


class SharedLimits:
    """Takes and gives back; without limits, everything is granted."""

    def __init__(self, database: Database, on: bool = True) -> None:
        self.database = database
        self.on = on
        self.taken = 0
        #: Whoever is counted waits for others with the same key: they must not hold all connections meanwhile.
        self.turns = asyncio.Semaphore(AT_ONCE)
        #: Buckets that were found empty, and until when that holds.
        self.refused: dict[str, float] = {}

    async def take(self, *buckets: LimitKey) -> Limit | None:
        """Take one of each, or of none; then it is said whose limit is reached."""
        if not self.on:
            return None
        for limit, who in buckets:
            if self.refused.get(limit.key(who), 0.0) > steady():
                return limit
        now = now_ms()
        insert = sqlite.insert if self.database.sqlite else postgresql.insert
        # An attacker who is counted must not take the disk from those who move.
        async with self.turns, self.database.write(durable=False) as connection:
            # In one order, so that two processes do not wait for each other.
            for limit, who in sorted(buckets, key=lambda bucket: bucket[0].key(bucket[1])):
                begun = case((limits.c.full > now, limits.c.full), else_=now)
                row = insert(limits).values(key=limit.key(who), full=now + limit.cost)
                moved = row.on_conflict_do_update(
                    index_elements=[limits.c.key],
                    set_={"full": begun + limit.cost},
                    where=begun + limit.cost <= now + limit.most * limit.cost,
                ).returning(limits.c.full)
                if (await connection.execute(moved)).first() is None:
                    await connection.rollback()
                    self._refuse(limit, who)
                    return limit
            self.taken += 1
            if self.taken % TIDY == 1:
                await connection.execute(delete(limits).where(limits.c.full < now))
        return None

    def _refuse(self, limit: Limit, who: str) -> None:
        if len(self.refused) >= MOST_REFUSED:
            self.refused.clear()  # it costs one more question each
        # A bucket that refills more often has a token again sooner.
        self.refused[limit.key(who)] = steady() + min(HOLDS, limit.cost / 2000)

    @asynccontextmanager
    async def held(self, *buckets: LimitKey) -> AsyncIterator[Limit | None]:
        """While something lasts of which somebody may have so many at the same time: take, and give back. What a
        process that died had taken comes back by itself, as the buckets refill.
        """
        refused = await self.take(*buckets)
        try:
            yield refused
        finally:
            if refused is None:
                try:
                    await self.give_back(*buckets)
                except SQLAlchemyError as error:
                    logger.warning("what was held comes back only by itself", exc_info=error)

    async def give_back(self, *buckets: LimitKey) -> None:
        """It was no guess after all."""
        if not self.on:
            return
        async with self.database.write(durable=False) as connection:
            for limit, who in sorted(buckets, key=lambda bucket: bucket[0].key(bucket[1])):
                self.refused.pop(limit.key(who), None)
                mine = limits.c.key == limit.key(who)
                await connection.execute(update(limits).where(mine).values(full=limits.c.full - limit.cost))
