"""Lanes: workers of one kind, and who waits for them. What takes no time to speak of has a lane of its own, with a
worker of its own, so that it never waits behind what takes long.
"""

import asyncio
import contextlib
import multiprocessing
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from london_bridge.server.clock import steady

from .fair_queue import FairQueue, Payer
from .think import Job, serve

#: Seconds after which all that somebody waits for should be thought out; where more waits, less is thought about each.
LONGEST_WAIT = 6.0
#: Seconds that a worker may take to start.
LONGEST_START = 60.0
#: How much of its time a thought gets, where more waits than can be thought out. A few steps, for every bot that is
#: made with another budget stays in the memory of the workers.
SHARES = (1.0, 0.5, 0.25, 0.125)
#: A search stops a little after its time; what must take the same time whatever is found takes this much of it.
SLOT = 1.1

T = TypeVar("T")


class Stale(Exception):  # noqa: N818  (it is what happened)
    """Nobody wants to know any more."""


@dataclass(slots=True, eq=False)
class Thought:
    """Something to be thought about, until it is."""

    payer: Payer
    #: Seconds that it takes, as far as it is told.
    cost: float
    #: The job, with such a share of the time that it could have.
    job: Callable[[float], Job]
    urgent: bool = False
    #: It takes its worker for as long as it could take, so that nobody can tell from others how long it took.
    even: bool = False
    wanted: Callable[[], bool] = lambda: True
    answer: asyncio.Future[tuple[str, Any]] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BotWorker:
    """One process, which has loaded all that it needs, and the pipe to it."""

    def __init__(self, nice: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, nice), name="london-bridge-bot", daemon=True)
        self.process.start()
        theirs.close()
        try:
            if not self.pipe.poll(LONGEST_START):
                raise TimeoutError(f"no worker within {LONGEST_START:g} seconds")
            self.pipe.recv()
        except BaseException:
            self.end()
            raise

    async def ask(self, job: Job, limit: float) -> tuple[str, Any]:
        """Send a job and wait for the answer. The event loop itself waits: a thread would have to be woken twice for
        every move, and where processors are short each time takes longer than most moves do.
        """
        loop = asyncio.get_running_loop()
        told = asyncio.Event()
        self.pipe.send(job)
        try:
            loop.add_reader(self.pipe.fileno(), told.set)
        except NotImplementedError:  # Windows has pipes that only a thread can wait for
            await loop.run_in_executor(None, self.pipe.poll, limit)
        else:
            late = loop.call_later(limit, told.set)
            try:
                await told.wait()
            finally:
                late.cancel()
                loop.remove_reader(self.pipe.fileno())
        if not self.pipe.poll():
            raise TimeoutError(f"no move within {limit:g} seconds")
        answer: tuple[str, Any] = self.pipe.recv()
        return answer

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join(5)
        with contextlib.suppress(OSError):
            self.pipe.close()


class Lane:
    """A few workers of one kind; a worker that crashes or hangs is replaced."""

    def __init__(self, count: int, limit: float, nice: int = 0) -> None:
        self.count = count
        self.limit = limit
        self.nice = nice
        self.queue: FairQueue[Thought] = FairQueue()
        #: Workers that have nothing to do; None is one that is started when it is needed.
        self.free: list[BotWorker | None] = [None] * count
        self.all: set[BotWorker] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        #: Threads of its own: whatever else the server does in threads does not wait for bots.
        self.threads = ThreadPoolExecutor(count, "bots")
        self.closed = False

    async def think(self, thought: Thought) -> tuple[str, Any]:
        """Wait for a worker, and for its answer."""
        self.queue.put(thought)
        self._go_on()
        return await thought.answer

    def start(self) -> None:
        """Start a worker before it is needed."""
        if self.free and self.free[-1] is None:
            self.free.pop()
            self._begin(self._serve(None, None))

    async def settled(self) -> None:
        """Until what was begun is done, or has failed."""
        await asyncio.gather(*self.tasks)

    def _go_on(self) -> None:
        """Give to those who are free what comes next."""
        while self.free and not self.closed and (thought := self._next()) is not None:
            self._begin(self._serve(self.free.pop(), thought, self.share_of(thought)))

    def share_of(self, thought: Thought) -> float:
        """How much of its time a thought gets, by how much its payer waits for."""
        seconds = thought.cost * (1 + self.queue.ahead(thought.payer)) / self.count
        return next((share for share in SHARES if share * seconds <= LONGEST_WAIT), SHARES[-1])

    def _next(self) -> Thought | None:
        while (thought := self.queue.take()) is not None:
            if thought.answer.done():
                continue
            if thought.wanted():
                return thought
            thought.answer.set_exception(Stale())
        return None

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve(self, worker: BotWorker | None, thought: Thought | None, share: float = 1.0) -> None:
        """Have one thing thought about, and go on with the next."""
        try:
            if worker is None:
                worker = await self._in_thread(BotWorker, self.nice)
                self.all.add(worker)
            if thought is not None:
                answer = await self._ask(worker, thought, share)
                if not thought.answer.done():
                    thought.answer.set_result(answer)
        except Exception as error:
            if worker is not None:
                self.all.discard(worker)
                await self._in_thread(worker.end)
                worker = None
            if thought is not None and not thought.answer.done():
                thought.answer.set_exception(error)
        finally:
            # Those that run are used before others are started.
            self.free.insert(0 if worker is None else len(self.free), worker)
            self._go_on()

    async def _ask(self, worker: BotWorker, thought: Thought, share: float) -> tuple[str, Any]:
        begun = steady()
        answer = await worker.ask(thought.job(share), self.limit)
        if thought.even:
            await asyncio.sleep(begun + SLOT * share * thought.cost - steady())
        return answer

    def _in_thread(self, work: Callable[..., T], *given: Any) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self.threads, work, *given)

    async def stop(self) -> None:
        """End all workers."""
        self.closed = True
        for worker in self.all:
            worker.process.kill()  # whoever waits for it is told
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.all:
            worker.end()
        self.all.clear()
        self.threads.shutdown(wait=False)
