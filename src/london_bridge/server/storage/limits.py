"""Limits that hold for all processes together, for what is seldom and must not be tried often: guesses, and mails.

A row holds one number: when the bucket of a key is full again. So taking a token is one statement that either moves
this moment on or finds that it lies too far ahead, and two processes cannot both take the last one. Keys are kept as
digests: nobody finds addresses, logins or mail addresses here.
"""

import hashlib
from dataclasses import dataclass

from sqlalchemy import case, delete, update
from sqlalchemy.dialects import postgresql, sqlite

from london_bridge.server.clock import now_ms

from .database import Database
from .schema import limits

#: Rows of full buckets are thrown away after so many takings.
TIDY = 200


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
Bucket = tuple[Limit, str]


class Limits:
    """Takes and gives back; without limits, everything is granted."""

    def __init__(self, database: Database, on: bool = True) -> None:
        self.database = database
        self.on = on
        self.taken = 0

    async def take(self, *buckets: Bucket) -> Limit | None:
        """Take one of each, or of none; then it is said whose limit is reached."""
        if not self.on:
            return None
        now = now_ms()
        insert = sqlite.insert if self.database.sqlite else postgresql.insert
        async with self.database.write() as connection:
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
                    return limit
            self.taken += 1
            if self.taken % TIDY == 1:
                await connection.execute(delete(limits).where(limits.c.full < now))
        return None

    async def give_back(self, *buckets: Bucket) -> None:
        """It was no guess after all."""
        if not self.on:
            return
        async with self.database.write() as connection:
            for limit, who in sorted(buckets, key=lambda bucket: bucket[0].key(bucket[1])):
                mine = limits.c.key == limit.key(who)
                await connection.execute(update(limits).where(mine).values(full=limits.c.full - limit.cost))
