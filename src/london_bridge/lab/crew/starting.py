"""How processes are started that play games for this one: Ctrl-C is never theirs. Imports nothing of the package."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process, resource_tracker
from threading import Thread


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that are started meanwhile do not hear Ctrl-C, not even before their own first line runs.

    A terminal sends it to all of them at once; one that is still importing would die of it, and say so at length. The
    signal is blocked rather than ignored: if it comes meanwhile, this process hears it afterwards.
    """
    if sys.platform == "win32":  # no such thing there; a worker ignores the signal as soon as it runs
        yield
        return
    resource_tracker.ensure_running()  # starting it, as the first process would, unblocks the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve_another() -> None:
    """What a process of a pool does first: Ctrl-C is for the one that started it, and when that is gone, so is this.

    Without it, processes whose starter was killed would play on and then wait for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_starter, daemon=True).start()


def _leave_with_starter() -> None:
    starter = parent_process()
    if starter is not None:
        starter.join()
        os._exit(1)
