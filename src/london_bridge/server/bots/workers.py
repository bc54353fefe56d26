"""Bots think in worker processes: quick ones in a lane of their own, those that search in fair turns. A job at which a
worker crashes or hangs is tried once more, then given up.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from london_bridge.bots.hints import HINT_BUDGET
from london_bridge.bots.registry import budget_of, level_of, names
from london_bridge.processors import processors
from london_bridge.rules import codes
from london_bridge.rules.moves import CODE_OF
from london_bridge.server.metrics import METRICS
from london_bridge.view import View

from .fair_queue import Payer
from .lanes import Lane, Stale, Thought
from .think import IDLE, Job

TRIES = 2
#: Hints that one person, and one address, may wait for at the same time.
MOST_HINTS, MOST_HINTS_OF_ADDRESS = 3, 12
#: Analyses, likewise; of one person the latest ones.
MOST_ANALYSES, MOST_ANALYSES_OF_ADDRESS = 2, 6
#: Seconds that an analysis may take. Three are usual; but whoever lets everybody else go first may wait for long.
LONGEST_ANALYSIS = 300.0
#: Playouts of an analysis in a second, about.
PACE = 20_000
#: Seconds that a thought takes of which nothing is known, and that a bot takes that does not search.
UNKNOWN, QUICK = 1.0, 0.001
#: Searches yield to the server itself, where there are not processors enough for both.
NICE = 10


class BotFailed(Exception):  # noqa: N818  (it is what happened)
    """A bot gave no legal move, twice."""


class TooMany(Exception):  # noqa: N818  (it is what happened)
    """Somebody waits for as many hints as one may."""


def always() -> bool:
    """It is wanted, whatever happens."""
    return True


class Workers:
    """The lanes."""

    def __init__(self, count: int, limit: float) -> None:
        self.quick = Lane(1, limit)
        self.slow = Lane(thinkers(count, processors()), limit, NICE)
        #: What nobody at a table waits for: a process of its own, which works while the others rest.
        self.calm = Lane(1, max(limit, LONGEST_ANALYSIS), IDLE)
        self.hinted: Counter[str] = Counter()
        self.analysing: Counter[str] = Counter()
        #: What is being analysed for a person, the oldest first.
        self.analyses: dict[str, list[asyncio.Task[Any]]] = {}

    def start(self) -> None:
        """Start the worker of the quick before it is needed: that takes longer than their moves do."""
        self.quick.start()

    async def ready(self) -> None:
        """Until that worker can be asked, or could not be started and will be when it is needed."""
        await self.quick.settled()

    @property
    def waiting(self) -> bool:
        """Whether anything waits for a worker: what can wait itself lets it go first."""
        return len(self.quick.queue) + len(self.slow.queue) > 0

    async def choose(
        self,
        level: str,
        view: View,
        seed: int,
        payer: Payer = Payer(),  # noqa: B008  (it cannot be changed)
        wanted: Callable[[], bool] = always,
        whole: bool = False,
    ) -> str:
        """The move of a bot; raises BotFailed if it gives none, and Stale if it is not wanted any more. `whole`: with
        all its thought, however many wait.
        """
        cost = cost_of(level)
        lane = self.quick if cost <= QUICK else self.slow
        # What somebody chooses in secret is not told by how long others wait for the same worker.
        even = view.sketch.phase == codes.CARDS and lane is self.slow

        def thought() -> Thought:
            job = partial(job_of, "move", level, view, seed, 0)
            return Thought(payer, cost, (lambda _: job(1.0)) if whole else job, even=even, wanted=wanted)

        return str(await self._twice(level, lane, thought, partial(is_legal, view)))

    async def choose_calmly(self, level: str, view: View, seed: int) -> str:
        """The same, with all its thought, where nobody waits for it."""
        job = job_of("move", level, view, seed, 0, 1.0)

        def thought() -> Thought:
            return Thought(Payer(), cost_of(level), lambda _: job)

        return str(await self._twice(level, self.calm, thought, partial(is_legal, view)))

    async def hints(self, view: View, seed: int, among: int, payer: Payer = Payer()) -> list[dict[str, Any]]:  # noqa: B008
        """The best few of these moves of a seat (a bit each), with reasons, as plain values; raises BotFailed if there
        are none, and TooMany if its payer waits for many already.
        """
        person, address = f"person {payer.person}", f"address {payer.address}"
        if self.hinted[person] >= MOST_HINTS or self.hinted[address] >= MOST_HINTS_OF_ADDRESS:
            raise TooMany
        self.hinted.update((person, address))
        try:
            return await self._hints(view, seed, among, payer)
        finally:
            self.hinted.subtract((person, address))
            self.hinted = +self.hinted

    async def _hints(self, view: View, seed: int, among: int, payer: Payer) -> list[dict[str, Any]]:
        def thought() -> Thought:
            job = partial(job_of, "hints", f"hints@{HINT_BUDGET}", view, seed, among)
            return Thought(payer, HINT_BUDGET.seconds or UNKNOWN, job, urgent=True)

        found: list[dict[str, Any]] = await self._twice("hints", self.slow, thought, lambda kind, _: kind == "hints")
        return found

    async def analysis(self, view: View, playouts: int, payer: Payer) -> dict[str, Any]:
        """The best moves of a seat and what everybody may expect, as plain values (see `analysing`); raises BotFailed
        if there are none, and TooMany if many of its address wait already. The same is always answered alike.

        Whoever asks for one more than they may looks at another position now: their oldest is given up, and raises
        Stale. A browser that has left a page does not say so, and must not be refused because of what it left there.
        """
        person, address = f"person {payer.person or payer.address}", f"address {payer.address}"
        mine = self.analyses.get(person, [])
        if len(mine) >= MOST_ANALYSES:
            mine.pop(0).cancel()
        elif self.analysing[address] >= MOST_ANALYSES_OF_ADDRESS:
            raise TooMany
        job = job_of("analysis", f"analysis@{playouts}p", view, 0, 0, 1.0)

        def thought() -> Thought:
            return Thought(payer, playouts / PACE, lambda _: job, urgent=True)

        work = asyncio.create_task(self._twice("analysis", self.calm, thought, lambda kind, _: kind == "analysis"))
        mine.append(work)
        self.analyses[person] = mine
        self.analysing[address] += 1
        try:
            found: dict[str, Any] = await work
            return found
        except asyncio.CancelledError as error:
            if work in mine:  # whoever waits for it is cancelled, not this
                raise
            raise Stale from error
        finally:
            if work in mine:
                mine.remove(work)
            if not mine and self.analyses.get(person) is mine:
                del self.analyses[person]
            self.analysing[address] -= 1
            self.analysing = +self.analysing

    async def _twice(
        self, name: str, lane: Lane, thought: Callable[[], Thought], good: Callable[[str, Any], bool]
    ) -> Any:
        reason = ""
        for _ in range(TRIES):
            try:
                kind, found = await lane.think(thought())
            except (OSError, EOFError, TimeoutError) as error:
                METRICS.bot_crashes.inc()
                reason = str(error) or type(error).__name__
                continue
            if good(kind, found):
                return found
            reason = str(found) if kind == "error" else "its move is not legal"
        raise BotFailed(f"{name}: {reason}")

    async def stop(self) -> None:
        """End all workers."""
        await self.quick.stop()
        await self.slow.stop()
        await self.calm.stop()


def thinkers(wanted: int, available: int) -> int:
    """How many workers search at the same time. A search uses all of a processor: more of them than there are would
    only share them, and with none left for the server every move at every table would wait.
    """
    return max(1, min(wanted, available - 1))


def is_legal(view: View, kind: str, word: Any) -> bool:
    """Whether an answer is a move that the seat may make."""
    return kind == "move" and word in CODE_OF and view.legal_mask() >> CODE_OF[word] & 1 == 1


def cost_of(spec: str) -> float:
    """About how many seconds a bot thinks."""
    budget = budget_of(spec)
    if budget is not None:
        return budget.seconds or (budget.playouts or 0) / PACE or UNKNOWN
    return QUICK if level_of(spec) in names() else UNKNOWN


def job_of(task: str, spec: str, view: View, seed: int, among: int, share: float) -> Job:
    """What a worker is sent: a bot that searches gets its share of the time."""
    budget = budget_of(spec)
    if budget is not None and share < 1:
        spec = f"{spec.partition('@')[0]}@{budget.part(share)}"
    return (task, spec, view.seat, view.names, view.sketch, seed, among)
