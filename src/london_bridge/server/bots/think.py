"""What runs in a worker process: a view comes in, a move or a few hints go out. Nothing hidden ever reaches a worker,
for a view has none.
"""

import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from london_bridge.bots import Bot, make
from london_bridge.bots.hints import HINT_BUDGET, hints
from london_bridge.bots.registry import budget_of
from london_bridge.rules.state import State
from london_bridge.view import View

from .analysing import analysed

#: What is asked (`move`, `hints` or `analysis`), of which level (or with which budget), for which seat; names, sketch
#: and seed; the moves that hints may be about, a bit each.
Job = tuple[str, str, int | None, tuple[str, ...], State, int, int]

#: The bots of this worker, by level.
READY: dict[str, Bot] = {}

#: From this niceness on a worker only uses what nobody else wants.
IDLE = 19


def choose(level: str, view: View, seed: int) -> str:
    """The move of a bot of that level, as a word. A bot is made once; a new seed makes it forget what was before."""
    bot = READY.get(level)
    if bot is None:
        bot = READY[level] = make(level, seed)
    bot.reseed(seed)
    return str(bot.choose(view))


def yield_to_others(nice: int) -> None:
    """Let other processes go first; where the system can tell, those that are for idle times only when it is idle."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    if nice >= IDLE and hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def serve(pipe: Connection, nice: int) -> None:
    """Answer jobs until the pipe is closed. Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield_to_others(nice)
    pipe.send(("ready", None))
    while True:
        try:
            task, level, seat, names, sketch, seed, among = pipe.recv()
        except EOFError:
            return
        answer: tuple[str, Any]
        try:
            view = View(seat, names, sketch)
            if task == "hints":
                answer = (
                    "hints",
                    [hint.to_dict() for hint in hints(view, budget_of(level) or HINT_BUDGET, seed, among=among)],
                )
            elif task == "analysis":
                answer = ("analysis", analysed(view, budget_of(level) or HINT_BUDGET, seed))
            else:
                answer = ("move", choose(level, view, seed))
        except Exception as error:
            answer = ("error", f"{type(error).__name__}: {error}")
        pipe.send(answer)
