"""The rows by which lists and the sweep know tables. They follow from the logs, so they may be written a little later.

A move writes its entry alone: the row of its table, with its indexes, would cost several times as much. It is written
within a second, and at once where the sweep must know of it; other processes are notified then once more. After a
crash, rows that are behind their logs are made anew. A row never goes back to an earlier number.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from london_bridge.server.storage.bulk import notify, update_index
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.queries import tables_behind
from london_bridge.server.storage.schema import LogRow
from london_bridge.server.storage.writer import Save, Writer, payloads_of

from . import entries as e
from .table_state import TableState

if TYPE_CHECKING:
    from .table import Table
    from .table_registry import TableRegistry

#: Seconds after which a row is written.
LATER = 0.7
#: Milliseconds by which the sweep may come too early.
EARLY = 10_000


def row_of(state: TableState) -> dict[str, Any]:
    """What lists and the sweep know of a table, as it follows from its log."""
    wake = state.wake(state.at)
    return {"key": state.id, "number": state.number, "acting": state.acting, "wake": wake, "touched": state.at}


class Index:
    """The rows of the tables that are in memory."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.behind: dict[str, Table] = {}

    def to_save(self, table: "Table", rows: list[LogRow], loud: bool, new: bool) -> Save:
        """New entries of a table, with all that follows from them and is to be written now."""
        state = table.state
        index = table.index = row_of(state)
        summary = places = None
        if loud or new:
            line = e.encode_any(state.line()).decode()
            summary = {"status": state.status, "public": state.options.public, "summary": line}
            places = [
                {"table_id": state.id, "seat": seat, "person": place.person}
                for seat, place in enumerate(state.seats)
                if place.person is not None
            ]
        row = None
        if new:
            row = index | (summary or {}) | {"id": state.id, "host": state.host, "created": state.created}
            del row["key"]
        later = not loud and not new and self.later(table, index["wake"])
        return Save(state.id, rows, None if later else index, summary, places, row)

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
        table.index = row_of(table.state)
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
            saves.append(Save(table.id, [], table.index))
        if self.database.sqlite:  # it goes into a commit of moves, or is one
            await asyncio.gather(*map(self.writer.save, saves))
        elif saves:
            # A crash of the database is mended like one of the server, so no process waits for the disk; nor do moves
            # wait for this, as they would in the same transaction.
            async with self.database.write(durable=False) as connection:
                await connection.run_sync(update_index, [save.index for save in saves if save.index is not None])
                await connection.run_sync(notify, payloads_of(saves))

    async def mend(self, registry: "TableRegistry") -> None:
        """After a crash: rows that are behind their logs are made anew."""
        for name in await tables_behind(self.database):
            table = await registry.get_sound(name)
            if table is not None:
                self.renew(table)
        await self.write()
