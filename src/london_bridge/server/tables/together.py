"""Bots of one table that choose in secret (4.1). When each choice is told says nothing about what was chosen.

A choice is told a fixed time after it was begun, if it is ready by then. Where more is to be thought about than the
workers can do in that time, one that is late waits until all bots of the table have chosen, and they are told
together, in the order of their seats.
"""

import asyncio


class Together:
    """Who is still choosing, and who waits for them."""

    __slots__ = ("choosing", "late")

    def __init__(self) -> None:
        self.choosing: set[int] = set()
        self.late: dict[int, asyncio.Future[None]] = {}

    def begin(self, seat: int) -> None:
        """A seat begins to choose."""
        self.choosing.add(seat)

    def end(self, seat: int) -> None:
        """A seat has chosen, or need not any more."""
        self.choosing.discard(seat)
        if self.late:
            asyncio.get_running_loop().call_soon(self._tell_all)

    def _tell_all(self) -> None:
        if not self.choosing:
            for seat in sorted(self.late):
                tell(self.late[seat])

    async def wait(self, seat: int, due: float) -> None:
        """Until a choice that is ready may be told; `due` is a moment of the event loop's clock."""
        loop = asyncio.get_running_loop()
        told = loop.create_future()
        if loop.time() <= due:
            loop.call_at(due, tell, told)
        else:
            self.late[seat] = told
        self.end(seat)
        try:
            await told
        finally:
            self.late.pop(seat, None)


def tell(told: "asyncio.Future[None]") -> None:
    """The moment has come, unless nobody waits any more."""
    if not told.done():
        told.set_result(None)
