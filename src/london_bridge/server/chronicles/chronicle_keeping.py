"""Putting finished games into chronicles: when they end, and from their logs, for those that are not in."""

import asyncio
import logging
from collections.abc import AsyncIterator

from london_bridge.chronicle import VERSION
from london_bridge.server.storage import chronicle_rows as rows
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.queries import read_log
from london_bridge.server.tables.loading import BadLog, state_of
from london_bridge.server.tables.table_state import TableState

from .game_lines import rows_of, seats_moved

logger = logging.getLogger("london_bridge.chronicles")
#: Games that are looked for at once, and seconds between two of them: nobody waits for them.
AT_ONCE, PAUSE = 20, 0.05


async def note(database: Database, state: TableState) -> None:
    """Put a finished game into the chronicles of those who played it, anew if it is there. May be done twice."""
    if state.ended is None:
        return
    helped = seats_moved(await rows.substituted(database, state.id))
    await rows.put(database, await asyncio.to_thread(rows_of, state, helped))


async def note_from_log(database: Database, table: str) -> bool:
    """The same by the log alone; False if it cannot be read, which is no reason to leave out the others."""
    try:
        state = await state_of(table, await read_log(database, table))
    except BadLog:
        logger.warning("a game cannot be counted: its log cannot be read", extra={"table": table})
        return False
    await note(database, state)
    return True


async def note_missing(database: Database) -> int:
    """Put in all games that are not in, one after the other and beside everything else; how many."""
    found, last = 0, ""
    while names := await rows.games_without(database, VERSION, last, AT_ONCE):
        for name in names:
            found += await note_from_log(database, name)
            await asyncio.sleep(PAUSE)
        last = names[-1]
    return found


async def make_anew(database: Database) -> AsyncIterator[int]:
    """Put in all games anew from their logs; how many so far, again and again."""
    done, last = 0, ""
    while names := await rows.games_over(database, last, AT_ONCE):
        for name in names:
            done += await note_from_log(database, name)
        last = names[-1]
        yield done
