"""What a crew is, and how large one is."""

from collections.abc import Callable, Generator, Iterator
from typing import Any, Protocol

from london_bridge.errors import LondonBridgeError
from london_bridge.processors import processors

Stop = Callable[[], bool]

#: More processes than this are a slip of the finger.
MOST = 1024


class Worker(Protocol):
    """Does tasks, one after the other."""

    def do(self, task: Any, /) -> Any:
        """What comes of a task."""

    def end(self) -> None:
        """Let go of what it holds."""


#: Makes a worker. It goes to other processes: a class with its arguments (`functools.partial`) will do.
Hire = Callable[[], Worker]


class Crew(Protocol):
    """Has tasks done."""

    def work(self, hire: Hire, tasks: Iterator[Any], stop: Stop) -> Generator[Any, None, None]:
        """What comes of the tasks, as they are done. A task of None: there is nothing to give just now.

        After a stop those in hand are finished. When a task fails, processes finish theirs before that is told.
        """


def crew_size(jobs: int | None) -> int:
    """As many processes as somebody asked for, or one for every processor."""
    size = processors() if jobs is None else jobs
    if not 1 <= size <= MOST:
        raise LondonBridgeError(f"--jobs is the number of processes, 1 to {MOST}, not {size}.")
    return size
