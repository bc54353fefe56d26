"""Bots of one table that choose in secret (4.1). When each choice is told says nothing about what was chosen.

A choice is told a fixed time after it was begun, if it is ready by then. Where more is to be thought about than the
workers can do in that time, one that is late waits until all bots of the table have chosen, and they are told
together, in the order of their seats.
"""

import asyncio
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """A seat that chooses. It may choose anew before it is done, when what it chooses from has changed."""

    seat: int
    #: The moment of the event loop's clock at which it is told.
    due: float


class Together:
    """Who is still choosing, and who waits for them."""

    __slots__ = ("choosing", "late")

    def __init__(self) -> None:
        self.choosing: set[Choice] = set()
        self.late: dict[Choice, asyncio.Future[None]] = {}

    def begin(self, seat: int, seconds: float) -> Choice:
        """A seat begins to choose, which is told after so many seconds."""
        choice = Choice(seat, asyncio.get_running_loop().time() + seconds)
        self.choosing.add(choice)
        return choice

    def end(self, choice: Choice) -> None:
        """A seat has chosen, or need not any more."""
        self.choosing.discard(choice)
        if self.late:
            asyncio.get_running_loop().call_soon(self._tell_all)

    def _tell_all(self) -> None:
        if not self.choosing:
            for choice in sorted(self.late, key=lambda late: late.seat):
                tell(self.late[choice])

    async def wait(self, choice: Choice) -> None:
        """Until a choice that is ready may be told."""
        loop = asyncio.get_running_loop()
        told = loop.create_future()
        if loop.time() <= choice.due:
            loop.call_at(choice.due, tell, told)
        else:
            self.late[choice] = told
        self.end(choice)
        try:
            await told
        finally:
            self.late.pop(choice, None)


def tell(told: "asyncio.Future[None]") -> None:
    """The moment has come, unless nobody waits any more."""
    if not told.done():
        told.set_result(None)
