"""Sending at once: most sends need not wait for anything, so they need no task of their own.

`begin` runs an awaitable to its first real wait. If it ends before that, all is done; otherwise what is left can be
awaited.
"""

from collections.abc import Awaitable, Generator
from typing import Any


class Rest:
    """What is left of something that has begun to wait."""

    __slots__ = ("steps", "waiting_for")

    def __init__(self, steps: Generator[Any, Any, Any], waiting_for: Any) -> None:
        self.steps = steps
        self.waiting_for = waiting_for

    def __await__(self) -> Generator[Any, Any, None]:
        waiting_for = self.waiting_for
        while True:
            try:
                try:
                    sent = yield waiting_for
                except BaseException as error:
                    waiting_for = self.steps.throw(error)
                else:
                    waiting_for = self.steps.send(sent)
            except StopIteration:
                return


def begin(awaitable: Awaitable[Any]) -> Rest | None:
    """Run it until it ends (None) or has to wait (what is left of it)."""
    steps = awaitable.__await__()
    try:
        waiting_for = steps.send(None)
    except StopIteration:
        return None
    return Rest(steps, waiting_for)
