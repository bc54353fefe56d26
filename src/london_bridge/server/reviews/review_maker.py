"""Makes the reviews that are asked for, one after the other, behind the bots of all tables.

A piece of a review is begun only while no bot waits for a worker, and runs at the lowest priority, so that a table
never notices. Whoever asks sees a first curve soon: a review of which nothing can be seen yet goes before those that
are further on. What is found is saved every now and then, so a server that stops, or dies, goes on later; where several
processes share a database, any of them goes on with what another has left.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from london_bridge.server.bots.workers import Workers
from london_bridge.server.clock import now_ms, steady
from london_bridge.server.settings import Settings
from london_bridge.server.storage import review_rows as rows
from london_bridge.server.storage.database import Database

from .worker_process import ReviewWorker, WorkFailed

logger = logging.getLogger("london_bridge.reviews")

#: Seconds between two looks whether bots still wait, between two savings, and until others' reviews are looked for.
A_MOMENT, SAVE, LOOK = 0.02, 2.0, 5.0
#: Seconds after which a worker that has nothing to do is ended.
IDLE = 120.0
#: How often a review is begun again after its worker died or its game could not be read.
TRIES = 3
#: Days as milliseconds, seconds between two looks for old reviews, and how many are kept at all.
DAY_MS, PERIOD, MOST_KEPT = 86_400_000, 3600.0, 5_000
#: What the work calls its stages, and what is told of them.
STAGES = {"cards": "ledger"}

#: The record of a row, as text; None if its game is gone.
RecordOf = Callable[[rows.ReviewRow], Awaitable[str | None]]


class ReviewMaker:
    """The one who makes reviews in this process."""

    def __init__(self, database: Database, workers: Workers, settings: Settings) -> None:
        self.database = database
        self.workers = workers
        self.keep_days = settings.keep_reviews
        self.name = secrets.token_hex(8)
        self.worker = ReviewWorker(settings.review_idle)
        self.asked = asyncio.Event()
        #: Reviews that were asked for here and of which nothing can be seen yet.
        self.unseen = 0
        self.closed = False
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, record_of: RecordOf) -> None:
        """Begin to work, and to throw away what is old."""
        self.tasks = [
            asyncio.create_task(self._run(record_of), name="reviews"),
            asyncio.create_task(self._tidy(), name="old reviews"),
        ]

    async def stop(self) -> None:
        """Stop in the middle: the next start, or another process, goes on from what was saved last."""
        self.closed = self.worker.closed = True
        self.worker.kill()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.worker.close()
        with contextlib.suppress(Exception):
            await rows.release_all(self.database, self.name)

    def wake(self, unseen: bool) -> None:
        """Something was asked for."""
        self.unseen += unseen
        self.asked.set()

    # --- the work -----------------------------------------------------------------------------------------------

    async def _run(self, record_of: RecordOf) -> None:
        if self.database.sqlite:  # nobody else works here, so what is under way was left by a server that died
            await self._patiently(lambda: rows.release_all(self.database, None))
        since = steady()
        while not self.closed:
            row = await self._patiently(lambda: rows.claim(self.database, self.name, now_ms()))
            if row is not None:
                # Those of which nothing can be seen are claimed first: where another one is, there are no more.
                self.unseen = max(0, self.unseen - 1) if row.stage == rows.CURVE else 0
                await self._patiently(partial(self._make, row, record_of))
                since = steady()
                continue
            self.unseen = 0
            self.asked.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.asked.wait(), LOOK)
            if steady() - since > IDLE and self.worker.pipe is not None:
                await self.worker.end()

    async def _patiently(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something with the database; where that fails, say so and go on later."""
        try:
            return await work()
        except Exception:
            logger.exception("reviews rest for a while; it goes on")
            await asyncio.sleep(LOOK)
            return None

    async def _make(self, row: rows.ReviewRow, record_of: RecordOf) -> None:
        """Work on a review until it is done, or another one should be seen first."""
        record = await record_of(row)
        if record is None:
            await self._save(row, state="failed", holder=None, until=None, payer="", kept=None)
            return
        try:
            await self.worker.ask("begin", record, row.playouts, row.kept)
            stage: str | None = row.stage
            while stage is not None and not self.closed:
                stage = await self._go_on(row, stage)
        except WorkFailed as error:
            if self.closed:
                return
            logger.warning("a review could not be made", extra={"review": row.id, "reason": str(error)[:200]})
            again = row.tries + 1 < TRIES
            # What was kept may be what is wrong.
            state: dict[str, Any] = {"state": "waiting" if again else "failed", "tries": row.tries + 1}
            await self._save(row, **state, holder=None, until=None, kept=None, stage=rows.CURVE, progress=0)

    async def _go_on(self, row: rows.ReviewRow, before: str) -> str | None:
        """Make pieces until it is time to save: the stage that is reached, or None if this review is left alone now."""
        until = steady() + SAVE
        while True:
            await self._quiet()
            stage, done, tasks = await self.worker.ask("go")
            stage = STAGES.get(stage, stage)
            if stage != before or steady() >= until or self._gives_way(stage):
                break
        kept, told, digest = await self.worker.ask("tell")
        found: dict[str, Any] = {"stage": stage, "progress": 1000 * done // tasks, "kept": kept}
        if told is not None:
            found["told"] = told
        if stage == "done":
            found |= {"state": "done", "digest": digest, "holder": None, "until": None, "payer": ""}
        elif self._gives_way(stage):
            found |= {"state": "waiting", "holder": None, "until": None}
        else:
            found["until"] = now_ms() + rows.LEASE
        mine = await self._save(row, **found)
        return stage if mine and found.get("state") is None else None

    def _gives_way(self, stage: str) -> bool:
        """Whether this one can be seen, and another cannot yet."""
        return self.unseen > 0 and stage not in (rows.CURVE, "done")

    async def _save(self, row: rows.ReviewRow, **values: Any) -> bool:
        return await rows.save(self.database, row.id, self.name, values)

    async def _quiet(self) -> None:
        """Wait until no bot of a table waits."""
        while self.workers.waiting:
            await asyncio.sleep(A_MOMENT)

    # --- what is old --------------------------------------------------------------------------------------------

    async def _tidy(self) -> None:
        while True:
            with contextlib.suppress(Exception):
                await self.tidy()
            await asyncio.sleep(PERIOD)

    async def tidy(self) -> int:
        """Throw away what nobody has looked at for long, and the oldest of too many; how many."""
        before = now_ms() - self.keep_days * DAY_MS if self.keep_days else 0
        return await rows.tidy(self.database, before, MOST_KEPT)
