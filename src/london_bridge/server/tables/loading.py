"""Reading tables back from their logs, without holding up the others; and setting those aside that cannot be read.

A log may hold what this version does not know (a newer one wrote it, or a disk failed). Then nobody can play there, and
everybody else plays on. That is told once for each table, and counted where whoever runs the server looks. It is tried
again now and then, for a fault may be mended.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterable

from london_bridge.server.clock import steady
from london_bridge.server.metrics import METRICS
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage.schema import LogRow

from . import entries as e
from .table_state import TableState

#: Seconds of work after which the others get their turn.
AT_A_TIME = 0.002


async def fold_in(state: TableState, rows: Iterable[LogRow]) -> AsyncIterator[tuple[int, e.AnyEntry]]:
    """Fold entries in, one after the other: the number and the entry of each. Raises BadLog at one that cannot be."""
    began = time.perf_counter()
    for row in rows:
        try:
            entry = e.decode(row.data)
            state.fold(entry, row.number, row.at)
        except Exception as error:
            raise BadLog(state.id, row.number) from error
        yield row.number, entry
        if time.perf_counter() - began > AT_A_TIME:
            await asyncio.sleep(0)
            began = time.perf_counter()


async def state_of(table: str, rows: Iterable[LogRow], whole: bool = False) -> TableState:
    """The table that a whole log gives; with all that may be told of it, or the newest entries."""
    state = TableState(table, whole)
    async for _ in fold_in(state, rows):
        pass
    return state


logger = logging.getLogger("london_bridge.tables")
#: Seconds until a table that is set aside is tried again.
AGAIN = 60.0


class BadLog(Exception):  # noqa: N818  (it is what was found)
    """An entry of a table's log cannot be read or does not follow from those before it."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"entry {number} of a table's log cannot be read")
        self.table = table


class Quarantine:
    """The tables of this process that are set aside."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self.until)

    def add(self, table: str, error: Exception) -> None:
        """Set a table aside. The log learns of it once."""
        if table not in self.until:
            logger.error("a table is set aside: its log cannot be read", exc_info=error, extra={"table": table})
        self.until[table] = steady() + AGAIN
        METRICS.set_aside = len(self.until)

    def release(self, table: str) -> None:
        """It can be read again."""
        if self.until.pop(table, None) is not None:
            logger.info("a table that was set aside can be read again", extra={"table": table})
            METRICS.set_aside = len(self.until)

    def holds(self, table: str) -> bool:
        """Whether a table is set aside, and not yet to be tried again."""
        until = self.until.get(table)
        return until is not None and steady() < until

    def check(self, table: str) -> None:
        """Refuse what is asked of a table that is set aside."""
        if self.holds(table):
            raise refusal()


def refusal() -> RequestRefused:
    """What somebody is told who wants to go to a table that is set aside."""
    return RequestRefused(
        "set_aside", "This table cannot be read just now. Whoever runs this server has been told; try later."
    )
