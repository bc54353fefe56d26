"""Group commit: what different tables want to save while a commit is under way goes into the next one together.

A table that has something to save is asked for it when the next commit begins (`ask`), and is told when it is done;
nobody is told of anything before. A number that another process has written first is `Taken`, for that table alone.

Other processes are notified after the commit, not with it: PostgreSQL lets only one transaction at a time commit that
notifies, until it is on the disk, so that the moves of one process would wait for those of all others. Whoever asked is
told after them, so that another process knows what its next request builds on. A process that dies in between has told
nobody, which is why the others look for themselves now and then (`peers`).
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from london_bridge.server.clock import steady
from london_bridge.server.metrics import METRICS

from .bulk import insert_entries, notify, update_index
from .database import Database
from .schema import LogRow, places, tables

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
#: Seconds for which a commit that failed is a reason for worry, if nobody has tried since.
RECENTLY = 30.0
#: Tables that are told without a break.
AT_ONCE = 8

logger = logging.getLogger("london_bridge.storage")


class Taken(Exception):  # noqa: N818  (not a fault: somebody else was first)
    """Another process has written this number of this table."""


@dataclass(slots=True)
class Save:
    """What one table wants to save at once."""

    table: str
    rows: list[LogRow]
    #: Columns of `tables` that change with every entry; None: they are written later (`tables.index`).
    index: dict[str, Any] | None
    summary: dict[str, Any] | None = None  # those that change seldom
    places: list[dict[str, Any]] | None = None  # all of them, where they changed
    new: dict[str, Any] | None = None  # the whole row of a new table


class Source(Protocol):
    """A table, which is asked what it has to save when the writer can take it."""

    def gather(self) -> Save | None:
        """What is to be saved now; None if nothing is."""

    def saved(self, error: Exception | None) -> None:
        """It is committed, or it is not: `Taken` if another process was first."""


#: What is to be saved, and whom to tell how that went.
Order = tuple[Save, Callable[[Exception | None], None]]


class Writer:
    """One task that commits; see the module."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.sources: list[Source] = []
        self.waiting: list[Order] = []
        self.awake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.stopping = False
        self.thread = ThreadPoolExecutor(1, "writer")
        #: When the last commit failed; None if it did not.
        self.failed: float | None = None

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

    @property
    def well(self) -> bool:
        """Whether it runs, and has not failed lately: what is too large for a full disk may fail where a probe does
        not.
        """
        lately = self.failed is not None and steady() - self.failed < RECENTLY
        return self.task is not None and not self.task.done() and not lately

    def ask(self, source: Source) -> None:
        """Ask a table what it has to save, together with all others that are asked then."""
        self.sources.append(source)
        self.awake.set()

    async def save(self, save: Save) -> None:
        """Return when it is committed; raise Taken if another process was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((save, partial(settle, done)))
        self.awake.set()
        await done

    async def _run(self) -> None:
        """Commit, again and again. While one batch is being committed, the one before is told."""
        told: list[tuple[Order, Exception | None]] = []
        while self.sources or self.waiting or told or not self.stopping:
            batch = self._collect()
            if batch:
                committing = asyncio.ensure_future(self._commit(batch))
                await asyncio.sleep(0)  # so that it begins
                await tell(told)
                told = await committing
            elif told:
                await tell(told)
                told = []
            else:
                self.awake.clear()
                await self.awake.wait()

    def _collect(self) -> list[Order]:
        """Everything that is to be saved now."""
        batch, self.waiting = self.waiting, []
        sources, self.sources = self.sources, []
        for source in sources:
            try:
                save = source.gather()
            except Exception:
                logger.exception("a table could not say what it has to save")
            else:
                if save is not None:
                    batch.append((save, source.saved))
        return batch

    async def _put(self, saves: list[Save]) -> None:
        """One transaction, in the writer's own thread: a batch crosses over once, not once a statement."""
        loop = asyncio.get_running_loop()
        async with self.database.turns.first():
            await loop.run_in_executor(self.thread, self._put_in_thread, saves)

    def _put_in_thread(self, saves: list[Save]) -> None:
        try:
            self._put_once(saves)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            # The database was gone, and may be back. What it had committed before it went is taken, and found there.
            self._put_once(saves)
        if not self.database.sqlite:
            self._notify(payloads_of(saves))

    def _put_once(self, saves: list[Save]) -> None:
        database = self.database
        if not database.sqlite and all(plain(save) for save in saves):
            # One statement is a transaction by itself, and goes there and back once.
            with database.committing_one.connect() as connection:
                put(connection, saves)
            return
        with database.committing.begin() as connection:
            put(connection, saves)

    def _notify(self, payloads: list[str]) -> None:
        try:
            if payloads:
                with self.database.notifying.connect() as connection:
                    notify(connection, payloads)
        except Exception as error:
            # The connection is made anew next time; the others notice by themselves.
            logger.warning("other processes could not be told", exc_info=error)

    async def _commit(self, batch: list[Order]) -> list[tuple[Order, Exception | None]]:
        """Commit, and say of each how that went."""
        try:
            with METRICS.commit_time.time():
                await self._put([save for save, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                return [(batch[0], Taken())]
            # Somebody was second; the others must not suffer from it.
            return [one for order in batch for one in await self._commit([order])]
        except Exception as error:
            self.failed = steady()
            return [(order, error) for order in batch]
        self.failed = None
        METRICS.commits.inc()
        METRICS.entries.inc(sum(len(save.rows) for save, _ in batch))
        return [(order, None) for order in batch]


async def tell(told: list[tuple[Order, Exception | None]]) -> None:
    """Tell those who wait how it went; others get their turn in between."""
    for i, ((_, saved), error) in enumerate(told):
        try:
            saved(error)
        except Exception:
            logger.exception("a table could not tell what is saved")
        if i % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)


def settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Tell who waits, if they still do."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def plain(save: Save) -> bool:
    """Whether entries are all that is to be saved."""
    return save.index is None and save.summary is None and save.places is None and save.new is None


def last_number(save: Save) -> int:
    """The number of the last entry that is saved, or of the row; 0 if there is neither."""
    if save.rows:
        return save.rows[-1].number
    return int(save.index["number"]) if save.index is not None else 0


def payloads_of(saves: list[Save]) -> list[str]:
    """What other processes are to hear. A row that is written later than its entries is news, too: who looks at lists
    has not seen it.
    """
    names = [f"{save.table}:{number}" for save in saves if (number := last_number(save))]
    return [" ".join(names[first : first + NOTIFY_MOST]) for first in range(0, len(names), NOTIFY_MOST)]


def put(connection: Connection, saves: list[Save]) -> None:
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
