"""Folding a log in without holding up the other tables."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable

from london_bridge.server.storage.schema import LogRow

from . import entries as e
from .quarantine import BadLog
from .state import TableState

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
