"""What runs in the worker process of reviews: a finished game comes in, pieces of its review are made when asked for.

Whatever else runs on the machine comes first. The process knows finished games alone.
"""

import contextlib
import os
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from london_bridge.record import Record
from london_bridge.review import ReviewJob, ReviewProgress
from london_bridge.review.profile import digest_of
from london_bridge.server.storage.packing import pack, unpack

#: The lowest priority that there is.
LOWEST = 19


def step_back() -> None:
    """Let everybody else go first, as far as the system can see to it."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    if hasattr(os, "sched_setscheduler") and hasattr(os, "SCHED_IDLE"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class Work:
    """The review that is being made."""

    def __init__(self, record: str, playouts: int, kept: str | None) -> None:
        game = Record.parse(record)
        if kept is None:
            self.job = ReviewJob(game, playouts)
        else:
            self.job = ReviewJob.of(game, msgspec.json.decode(unpack(kept)))
        self.run: Iterator[ReviewProgress] = self.job.run()

    def go(self) -> tuple[str, int, int]:
        """One more piece: the stage that comes next, how many pieces are done, and how many there are."""
        next(self.run, None)
        left = self.job.left()
        return (left[0][0] if left else "done", len(self.job.answers), len(self.job.tasks))

    def tell(self) -> tuple[str | None, str | None, str | None]:
        """The work so far while it is not done; what can be told; and, when it is done, what a profile needs."""
        done = self.job.finished
        kept = None if done else pack(msgspec.json.encode(self.job.to_dict()))
        if self.job.ledger() is None:
            return kept, None, None
        told = self.job.review().to_dict()
        return kept, pack(msgspec.json.encode(told)), pack(msgspec.json.encode(digest_of(told))) if done else None


def serve(pipe: Connection, idle: bool) -> None:
    """Answer until the pipe is closed: `begin` with a record, playouts and the work so far; `go` for one more piece;
    `tell` for what is there. Ctrl-C is the server's business.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if idle:
        step_back()
    work: Work | None = None
    with contextlib.suppress(EOFError, OSError):  # the server has gone
        while True:
            kind, *given = pipe.recv()
            try:
                answer: Any = None
                if kind == "begin":
                    work = Work(*given)
                elif work is None:
                    raise ValueError("nothing was begun")
                else:
                    answer = work.go() if kind == "go" else work.tell()
                said = ("done", answer)
            except Exception as error:
                said = ("error", f"{type(error).__name__}: {error}")
            pipe.send(said)
