"""How many devices may be here, and how much they may ask: one person, one address, all of them together.

Nobody can take the server away from others by opening many connections or by asking for what is dear. An address may be
a whole school behind one router, so its share is large.
"""

from collections import Counter

from london_bridge.server.tables.limits import Bucket, Pace
from london_bridge.server.wire import requests as r

from .connection import Connection

#: Devices of one person at one table; with one more, the one that has been there longest has to go.
MOST_OF_PERSON = 12
#: Connections of one address that stay open: live channels, streams, notices.
MOST_OF_ADDRESS = 300
#: What dear requests cost: some think, some wait for a bot, some write.
COST: dict[type, float] = {r.Preview: 2, r.Outlook: 3, r.Why: 2, r.Hint: 6, r.Mute: 3, r.Notify: 3, r.Rematch: 10}


class Guard:
    """What one connection may ask: its own share, and that of its address."""

    __slots__ = ("dear", "messages", "of_address")

    def __init__(self, of_address: Bucket) -> None:
        self.messages = Bucket(60, 20)
        self.dear = Bucket(60, 20)
        self.of_address = of_address

    def hear(self) -> bool:
        """Whether one more message may be heard."""
        return self.messages.take() and self.of_address.take()

    def weigh(self, ask: r.Request) -> bool:
        """Whether it may ask for this."""
        cost = COST.get(type(ask), 0.0)
        return not cost or (self.dear.take(cost) and self.of_address.take(cost))


class Crowd:
    """Everybody who is connected to this process."""

    def __init__(self, limits: bool) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()
        self.shares = Pace(1200, 4.0)

    def full(self, address: str) -> bool:
        """Whether an address has too many connections."""
        return self.limits and self.open[address] >= MOST_OF_ADDRESS

    def enter(self, address: str) -> bool:
        """One more connection of an address; False if it has too many. Whoever entered has to leave."""
        if self.full(address):
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def guard(self, address: str) -> Guard | None:
        """The guard of a new connection, if limits hold."""
        return Guard(self.shares.bucket(address)) if self.limits else None

    def make_room(self, connection: Connection) -> None:
        """See to it that nobody has too many devices at a table."""
        if not self.limits or connection.person is None:
            return
        mine = [
            other
            for other in connection.table.connections
            if other.person == connection.person and other.closing is None
        ]
        if len(mine) >= MOST_OF_PERSON:
            min(mine, key=lambda other: other.born).close("replaced", 60_000)
