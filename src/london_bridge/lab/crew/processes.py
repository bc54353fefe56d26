"""A crew of processes on this machine."""

import os
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from london_bridge.bots.bot import FAULTS
from london_bridge.errors import LondonBridgeError

from .starting import deaf_to_ctrl_c, serve_another
from .work import Hire, Stop, Worker

#: Tasks in hand for every process: one that it does, and one that it finds when it is done.
IN_HAND = 2
#: Seconds between two looks at whether to stop.
LOOK = 0.2

#: The worker of this process.
_WORKER: list[Worker] = []


class Processes:
    """As many processes as it is told."""

    def __init__(self, size: int, advice: str) -> None:
        self.size = size
        self.advice = advice

    def work(self, hire: Hire, tasks: Iterator[Any], stop: Stop) -> Generator[Any, None, None]:
        """What comes of the tasks, as they are done."""
        pool = ProcessPoolExecutor(self.size, mp_context=get_context("spawn"), initializer=_begin, initargs=(hire,))
        waiting: list[Future[Any]] = []  # in the order of the tasks: of several that fail, the first is told
        failed: LondonBridgeError | None = None
        more = True
        finished = False
        try:
            while True:
                while more and failed is None and len(waiting) < IN_HAND * self.size:
                    task = None if stop() else next(tasks, _END)
                    if task is _END:
                        more = False
                    elif task is None:
                        break
                    else:
                        try:
                            with deaf_to_ctrl_c():
                                waiting.append(pool.submit(_do, task))
                        except BrokenProcessPool:
                            failed = self._ended()
                if not waiting:
                    finished = True
                    break
                done = wait(waiting, timeout=LOOK, return_when=FIRST_COMPLETED).done
                ready = [future for future in waiting if future in done]
                waiting = [future for future in waiting if future not in done]
                for future in ready:
                    try:
                        found = future.result()
                    except BrokenProcessPool:
                        failed = failed or self._ended()
                    except LondonBridgeError as error:
                        failed = failed or error
                    else:
                        yield found
            if failed is not None:
                raise failed
        finally:
            if not finished:  # a second Ctrl-C, or nobody wants the rest: at once
                for process in list((pool._processes or {}).values()):
                    process.kill()
            pool.shutdown(wait=True, cancel_futures=True)

    def _ended(self) -> LondonBridgeError:
        return LondonBridgeError(
            f"A worker process ended by itself: perhaps memory ran short (try fewer --jobs), or a bot ended it."
            f" {self.advice}",
            exit_code=70,
        )


class _End:
    """Stands after the last task."""


_END = _End()


def _begin(hire: Hire) -> None:
    """A process starts; what is printed in it is no part of what the command prints."""
    serve_another()
    os.dup2(2, 1)
    try:
        _WORKER[:] = [hire()]
    except FAULTS as error:
        _WORKER[:] = [_Failed(told(error))]


class _Failed:
    """A worker that could not be made says so at its first task; a pool whose processes fail to start would not."""

    def __init__(self, error: LondonBridgeError) -> None:
        self.error = error

    def do(self, task: Any, /) -> Any:
        raise self.error

    def end(self) -> None:
        return None


def _do(task: Any) -> Any:
    try:
        return _WORKER[0].do(task)
    except FAULTS as error:
        raise told(error) from None


def told(error: BaseException) -> LondonBridgeError:
    """An error that every process can pass on."""
    if isinstance(error, LondonBridgeError):
        return error
    return LondonBridgeError(f"A worker failed: {type(error).__name__}: {error}.", exit_code=70)
