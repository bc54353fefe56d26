"""Group commit: what different tables want to save while a commit is under way goes into the next one together.

`save` returns only when its rows are committed; nobody is told of anything before. A number that another process has
written first raises `Taken`, for that table alone.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Connection, bindparam, delete, insert, text, update
from sqlalchemy.exc import IntegrityError

from london_bridge.server.metrics import METRICS

from .bulk import insert_entries, update_index
from .database import Database
from .schema import places, tables

INSERT_TABLE = insert(tables)
UPDATE_SUMMARY = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(
        number=bindparam("number"),
        acting=bindparam("acting"),
        wake=bindparam("wake"),
        touched=bindparam("touched"),
        status=bindparam("status"),
        public=bindparam("public"),
        summary=bindparam("summary"),
    )
)
#: A notification holds at most 8000 bytes; a table and a number take less than 40.
NOTIFY_MOST = 150
CHANNEL = "london_bridge"


class Taken(Exception):  # noqa: N818  (not a fault: somebody else was first)
    """Another process has written this number of this table."""


@dataclass(slots=True)
class Save:
    """What one table wants to save at once."""

    table: str
    rows: list[dict[str, Any]]  # of `log`
    #: Columns of `tables` that change with every entry; None: they are written later (`tables.index`).
    index: dict[str, Any] | None
    summary: dict[str, Any] | None = None  # those that change seldom
    places: list[dict[str, Any]] | None = None  # all of them, where they changed
    new: dict[str, Any] | None = None  # the whole row of a new table


class Writing(Protocol):
    """What a table needs to be able to save."""

    async def save(self, save: Save) -> None:
        """Return when it is committed."""


class Writer:
    """One task that commits; see the module."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[tuple[Save, asyncio.Future[None]]] = []
        self.awake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.stopping = False
        self.thread = ThreadPoolExecutor(1, "writer")

    def start(self) -> None:
        """Begin to commit."""
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Finish what is being saved."""
        if self.task is not None:
            self.stopping = True
            self.awake.set()
            await self.task
            self.task = None
            self.thread.shutdown()

    async def save(self, save: Save) -> None:
        """Return when it is committed; raise Taken if another process was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((save, done))
        self.awake.set()
        await done

    async def _run(self) -> None:
        while self.waiting or not self.stopping:
            await self.awake.wait()
            self.awake.clear()
            batch, self.waiting = self.waiting, []
            if batch:
                await self._commit(batch)

    async def _put(self, saves: list[Save]) -> None:
        """One transaction, in the writer's own thread: a batch crosses over once, not once a statement."""
        loop = asyncio.get_running_loop()
        async with self.database.one_writer:
            await loop.run_in_executor(self.thread, self._put_in_thread, saves)

    def _put_in_thread(self, saves: list[Save]) -> None:
        with self.database.committing.begin() as connection:
            put(connection, saves, not self.database.sqlite)

    async def _commit(self, batch: list[tuple[Save, asyncio.Future[None]]]) -> None:
        try:
            with METRICS.commit_time.time():
                await self._put([save for save, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                settle(batch[0][1], Taken())
                return
            for one in batch:  # somebody was second; the others must not suffer from it
                await self._commit([one])
            return
        except Exception as error:
            for _, done in batch:
                settle(done, error)
            return
        METRICS.commits.inc()
        METRICS.entries.inc(sum(len(save.rows) for save, _ in batch))
        for _, done in batch:
            settle(done, None)


def settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Tell who waits, if they still do."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def put(connection: Connection, saves: list[Save], notify: bool) -> None:
    """Write what several tables want, in as few statements as possible."""
    rows = [row for save in saves for row in save.rows]
    if rows:
        insert_entries(connection, rows)
    new = [save.new for save in saves if save.new is not None]
    if new:
        connection.execute(INSERT_TABLE, new)
    often = [save.index for save in saves if save.index is not None and save.new is None and save.summary is None]
    if often:
        update_index(connection, often)
    seldom = [
        save.index | save.summary
        for save in saves
        if save.index is not None and save.new is None and save.summary is not None
    ]
    if seldom:
        connection.execute(UPDATE_SUMMARY, seldom)
    for save in saves:
        if save.places is not None:
            if save.new is None:
                connection.execute(delete(places).where(places.c.table_id == save.table))
            if save.places:
                connection.execute(insert(places), save.places)
    if notify:
        names = [f"{save.table}:{save.rows[-1]['number']}" for save in saves if save.rows]
        for first in range(0, len(names), NOTIFY_MOST):
            payload = " ".join(names[first : first + NOTIFY_MOST])
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
