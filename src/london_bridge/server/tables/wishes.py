"""What somebody wants a table to do, until it is done or refused.

A wish has no task that waits for it: when the table has saved what it adds, the wish is granted, and whoever has it
hears of that. A device is told by the table's next update; whoever asked in another way awaits a future.
"""

import asyncio
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from london_bridge.server.wire import requests as r

from . import entries as e
from .deciding import Who, decide
from .state import TableState

if TYPE_CHECKING:
    from london_bridge.server.live.connection import Connection

Decide = Callable[[TableState], list[e.AnyEntry]]


class Wish:
    """Entries for the log of a table, as they follow from the table at the moment at which they are added."""

    __slots__ = ("decide_on", "future", "key", "number", "refusal", "tries")

    def __init__(self, decide_on: Decide, key: str | None) -> None:
        self.decide_on = decide_on
        #: By this a wish is known that was granted before: the person and their id of the request.
        self.key = key
        #: The number of the entry that grants it, if it added one.
        self.number: int | None = None
        self.refusal: Exception | None = None
        self.tries = 0
        self.future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def entries(self, state: TableState) -> list[e.AnyEntry]:
        """What it adds."""
        return self.decide_on(state)

    def saved(self) -> None:
        """What it added is saved, but nobody was told yet."""

    def settle(self, number: int) -> None:
        """Everybody was told; `number` is that of the entry, or of the table if it added none."""
        if not self.future.done():
            if self.refusal is None:
                self.future.set_result(number)
            else:
                self.future.set_exception(self.refusal)


class DeviceWish(Wish):
    """A request that came by a live channel, which goes on without waiting for it."""

    __slots__ = ("ask", "connection", "levels")

    def __init__(self, ask: r.Request, connection: "Connection", levels: Collection[str]) -> None:
        self.ask = ask
        self.connection = connection
        self.levels = levels
        self.key = key_of(connection.who, ask.id)
        self.number = None
        self.refusal = None
        self.tries = 0

    def entries(self, state: TableState) -> list[e.AnyEntry]:
        """What the request adds."""
        return decide(state, self.connection.who, self.ask, self.levels)

    def saved(self) -> None:
        """The update that is coming acknowledges it."""
        self.connection.acknowledge(self.ask.id)

    def settle(self, number: int) -> None:
        """Tell the device what no update tells it."""
        self.connection.granted(self.ask.id, None if self.number is not None else number, self.refusal)


def key_of(who: Who | None, request: str | None) -> str | None:
    """By what a request is known. Ids are the clients' own, so two people may use the same one."""
    return None if request is None else f"{who.id if who is not None else ''}:{request}"
