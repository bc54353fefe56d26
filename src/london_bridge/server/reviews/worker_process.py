"""The worker process of reviews, as the server holds it: started when it is needed, ended when it has long had nothing
to do.
"""

import asyncio
import contextlib
import multiprocessing
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from .worker import serve

#: Seconds that a piece may take. One takes a second; but whoever lets everybody else go first may wait for long.
LONGEST = 900.0

T = TypeVar("T")


class WorkFailed(Exception):  # noqa: N818  (it is what happened)
    """A piece of a review could not be made."""


class ReviewWorker:
    """One process and the pipe to it."""

    def __init__(self, idle: bool) -> None:
        self.idle = idle
        self.pipe: Connection | None = None
        self.process: Any = None
        #: A thread of its own: nothing else that the server does in threads waits for a review.
        self.threads = ThreadPoolExecutor(1, "reviews")
        self.closed = False

    async def ask(self, *job: Any) -> Any:
        """Have something done; raises WorkFailed, after which the process is a new one."""
        try:
            kind, answer = await self._in_thread(self._ask, job)
        except (OSError, EOFError) as error:
            await self.end()
            raise WorkFailed(str(error) or type(error).__name__) from error
        if kind == "error":
            raise WorkFailed(str(answer))
        return answer

    def _ask(self, job: tuple[Any, ...]) -> Any:
        if self.pipe is None:
            context = multiprocessing.get_context("spawn")
            self.pipe, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, self.idle), name="london-bridge-review", daemon=True)
            process.start()
            theirs.close()
            self.process = process
            if self.closed:  # whoever closed it may have been too early to see the process
                process.kill()
        self.pipe.send(job)
        if not self.pipe.poll(LONGEST):
            raise OSError(f"nothing was heard for {LONGEST:g} seconds")
        return self.pipe.recv()

    def _in_thread(self, work: Callable[..., T], *given: Any) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self.threads, work, *given)

    def kill(self) -> None:
        """End the process at once, whatever it does: whoever waits for it learns that."""
        if self.process is not None:
            self.process.kill()

    async def end(self) -> None:
        """End the process, if there is one; another is started when it is needed."""
        self.kill()
        await self._in_thread(self._bury)

    def _bury(self) -> None:
        if self.process is not None:
            self.process.join(5)
        if self.pipe is not None:
            with contextlib.suppress(OSError):
                self.pipe.close()
        self.pipe = self.process = None

    async def close(self) -> None:
        """End it for good."""
        self.closed = True
        await self.end()
        self.threads.shutdown(wait=False)
