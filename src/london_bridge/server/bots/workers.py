"""Worker processes in which bots think. One that crashes or hangs is replaced; its job is tried once more, then given
up.
"""

import asyncio
import contextlib
import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

from london_bridge.rules.moves import CODE_OF
from london_bridge.server.metrics import METRICS
from london_bridge.view import View

from .think import serve

TRIES = 2


class BotFailed(Exception):  # noqa: N818  (it is what happened)
    """A bot gave no legal move, twice."""


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), name="london-bridge-bot", daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, job: Any, limit: float) -> tuple[str, Any]:
        """Send a job and wait for the answer. Runs in a thread."""
        self.pipe.send(job)
        if not self.pipe.poll(limit):
            raise TimeoutError(f"no move within {limit:g} seconds")
        answer: tuple[str, Any] = self.pipe.recv()
        return answer

    def end(self) -> None:
        """End the process, whatever it does."""
        with contextlib.suppress(OSError):
            self.pipe.close()
        self.process.kill()
        self.process.join(5)


class Workers:
    """A few workers; a job waits until one is free."""

    def __init__(self, count: int, limit: float) -> None:
        self.count = count
        self.limit = limit
        self.free: asyncio.Queue[Worker | None] = asyncio.Queue()
        self.all: set[Worker] = set()
        self.closed = False
        for _ in range(count):
            self.free.put_nowait(None)  # started when it is first needed

    async def choose(self, level: str, view: View, seed: int) -> str:
        """The move of a bot; raises BotFailed if it gives none."""
        job = ("move", level, view.seat, view.names, view.sketch, seed, 0)
        reason = ""
        for _ in range(TRIES):
            try:
                kind, word = await self.ask(job)
            except (OSError, EOFError, TimeoutError) as error:
                METRICS.bot_crashes.inc()
                reason = str(error) or type(error).__name__
                continue
            if kind == "move" and word in CODE_OF and view.legal_mask() >> CODE_OF[word] & 1:
                return str(word)
            reason = word if kind == "error" else "its move is not legal"
        raise BotFailed(f"{level}: {reason}")

    async def hints(self, view: View, seed: int, among: int) -> list[dict[str, Any]]:
        """The best few of these moves of a seat (a bit each), with reasons, as plain values; raises BotFailed if there
        are none.
        """
        job = ("hints", "", view.seat, view.names, view.sketch, seed, among)
        reason = ""
        for _ in range(TRIES):
            try:
                kind, found = await self.ask(job)
            except (OSError, EOFError, TimeoutError) as error:
                METRICS.bot_crashes.inc()
                reason = str(error) or type(error).__name__
                continue
            if kind == "hints":
                told: list[dict[str, Any]] = found
                return told
            reason = str(found)
        raise BotFailed(f"hints: {reason}")

    async def ask(self, job: Any) -> tuple[str, Any]:
        """Run a job in a worker; a worker that fails is ended and replaced by a new one."""
        worker = await self.free.get()
        try:
            if worker is None:
                worker = await asyncio.to_thread(Worker)
                self.all.add(worker)
            answer = await asyncio.to_thread(worker.ask, job, self.limit)
        except BaseException:
            if worker is not None:
                self.all.discard(worker)
                worker.end()
            self.free.put_nowait(None)
            raise
        self.free.put_nowait(worker)
        return answer

    async def stop(self) -> None:
        """End all workers."""
        self.closed = True
        for worker in list(self.all):
            worker.end()
        self.all.clear()
