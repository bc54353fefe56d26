"""Par: what the architect makes of a day's seat, a mean over many runs, worked out beside everything else.

It begins when somebody plays a day, goes on with the next one, and asks the calm worker for one move at a time, so that
nobody who analyses waits longer than for one of them. Every run is kept, and goes on where it was after a restart.
"""

import asyncio
import logging

from london_bridge.daily import ME, Day, DayDeal, decision, mean
from london_bridge.server.bots.workers import Workers
from london_bridge.server.settings import Settings
from london_bridge.server.storage import daily_rows as rows
from london_bridge.server.storage.database import Database

logger = logging.getLogger("london_bridge.daily")
#: Seconds to wait while bots at tables need the processors.
PAUSE = 0.5


class ParMaker:
    """Works par out, day after day, one at a time."""

    def __init__(self, settings: Settings, database: Database, workers: Workers) -> None:
        self.settings = settings
        self.database = database
        self.workers = workers
        self.task: asyncio.Task[None] | None = None
        self.wanted: list[Day] = []

    def want(self, *days: Day) -> None:
        """These days should have a par."""
        self.wanted += [day for day in days if day not in self.wanted]
        if self.settings.daily_runs and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._run(), name="par")

    async def stop(self) -> None:
        """Work no more; what was found is kept."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def par(self, day: Day) -> float | None:
        """Par of a day, if all its runs are played: fewer would be another figure than other servers have."""
        found = await rows.runs_of(self.database, day.name)
        runs = self.settings.daily_runs
        return mean(found[:runs]) if runs and len(found) >= runs else None

    async def _run(self) -> None:
        while self.wanted:
            try:
                await self._work_out(self.wanted[0])
            except Exception:
                logger.exception("par could not be worked out")
            self.wanted.pop(0)

    async def _work_out(self, day: Day) -> None:
        deal = DayDeal(day, self.settings.daily_secret)
        runs = await rows.runs_of(self.database, day.name)
        while len(runs) < self.settings.daily_runs:
            money = await self.play(deal, len(runs))
            await rows.keep_run(self.database, day.name, runs, money)
            runs = await rows.runs_of(self.database, day.name)

    async def play(self, deal: DayDeal, run: int) -> int:
        """The money of one run."""
        game = deal.game()
        while not game.over:
            while self.workers.waiting:
                await asyncio.sleep(PAUSE)
            asked = decision(deal, game, run)
            game.apply(asked.seat, await self.workers.choose_calmly(asked.spec, asked.view, asked.seed))
        return int(game.state.money[ME])
