"""The rows by which lists and the sweep know tables. They follow from the logs, so they may be written a little later.

A move writes its entry alone: the row of its table, with its indexes, would cost several times as much. It is written
within a second, and at once where the sweep must know of it; other processes are notified then once more. After a
crash, rows that are behind their logs are made anew. A row never goes back to an earlier number.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from london_bridge.server.storage.database import Database
from london_bridge.server.storage.reading import tables_behind
from london_bridge.server.storage.writer import Save, Writer

if TYPE_CHECKING:
    from .house import House
    from .table import Table

#: Seconds after which a row is written.
LATER = 0.7
#: Milliseconds by which the sweep may come too early.
EARLY = 10_000


class Index:
    """The rows of the tables that are in memory."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.behind: dict[str, Table] = {}

    def later(self, table: "Table", wake: int | None) -> bool:
        """Whether the row of a table need not be written now."""
        known = table.known_wake
        # A sweep that comes a little early does no harm; one that never comes would.
        fine = wake is None or (known is not None and known <= wake and wake - known < EARLY)
        if fine:
            self.behind[table.id] = table
        else:
            table.known_wake = wake
        return fine

    def saved(self, table: "Table") -> None:
        """An entry of a table is saved."""
        if table.id not in self.behind:
            table.known_wake = table.index.get("wake")

    def forget(self, table: "Table") -> None:
        """What a table was going to say has not happened; its next entry, or the next start, writes its row."""
        self.behind.pop(table.id, None)

    def renew(self, table: "Table") -> None:
        """The row of a table says something else than its log: it is written again."""
        table.index = table.row()
        self.behind[table.id] = table

    async def run(self) -> None:
        """Write rows that are behind, again and again."""
        while True:
            await asyncio.sleep(LATER)
            with contextlib.suppress(Exception):
                await self.write()

    async def write(self) -> None:
        """Write the rows that are behind now."""
        behind, self.behind = self.behind, {}
        saves = []
        for table in behind.values():
            table.known_wake = table.index.get("wake")
            saves.append(self.writer.save(Save(table.id, [], table.index)))
        await asyncio.gather(*saves)

    async def mend(self, house: "House") -> None:
        """After a crash: rows that are behind their logs are made anew."""
        for name in await tables_behind(self.database):
            table = await house.get_sound(name)
            if table is not None:
                self.renew(table)
        await self.write()
