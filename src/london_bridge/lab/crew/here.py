"""A crew of one: this process."""

from collections.abc import Generator, Iterator
from typing import Any

from .work import Hire, Stop


class Here:
    """Does all tasks itself."""

    def work(self, hire: Hire, tasks: Iterator[Any], stop: Stop) -> Generator[Any, None, None]:
        """What comes of the tasks, in their order."""
        worker = hire()
        try:
            for task in tasks:
                if stop():
                    return
                if task is not None:
                    yield worker.do(task)
        finally:
            worker.end()
