"""What an attempt is worth without the luck of its draws: a review says so, when the day is over."""

import msgspec

from london_bridge.daily import ME
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.reviews.desk import Asker, ReviewDesk, played_at
from london_bridge.server.storage import daily_rows as rows
from london_bridge.server.storage import review_rows
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.packing import unpack
from london_bridge.server.tables.table_registry import TableRegistry

#: Games whose reviews are looked for at once.
MOST = 100


class DayLuck:
    """Has attempts reviewed, and notes what their reviews say."""

    def __init__(self, database: Database, registry: TableRegistry, reviews: ReviewDesk) -> None:
        self.database = database
        self.registry = registry
        self.reviews = reviews

    async def want(self, attempt: rows.Attempt, asker: Asker) -> None:
        """Have the game of an attempt reviewed, if it can be, for somebody who looks at their day."""
        if attempt.money is None or attempt.adjusted is not None:
            return
        table = await self.registry.get_sound(attempt.table_id)
        if table is None:
            return
        try:
            await self.reviews.ask(played_at(table), None, asker)
        except RequestRefused:
            # Too much is under way, or this server makes none: the result stands without it.
            return

    async def known(self, attempts: list[rows.Attempt]) -> dict[str, float]:
        """The money without luck by table, of attempts of days that are over; what is new is kept."""
        found = {one.table_id: one.adjusted for one in attempts if one.adjusted is not None}
        open_ = [one.table_id for one in attempts if one.adjusted is None and one.money is not None][:MOST]
        if not open_:
            return found
        told = await review_rows.digests_of(self.database, open_)
        fresh = {table: money for table, digest in told.items() if (money := adjusted_of(digest)) is not None}
        if fresh:
            await rows.keep_adjusted(self.database, fresh)
        return found | fresh


def adjusted_of(digest: str) -> float | None:
    """My money without luck, in hundredths of a pound; None where it cannot be read."""
    try:
        told = msgspec.json.decode(unpack(digest))
        return round(float(told["adjusted"]["money"][ME]), 2)
    except (ValueError, TypeError, LookupError, msgspec.MsgspecError):
        return None  # another version wrote it, or a disk failed
