"""How many devices may be here, and how much they may ask: one person, one address, all of them together.

Nobody can take the server away from others by opening many connections or by asking for what is dear. An address may be
a whole school behind one router, so its share is large.
"""

from collections import Counter

from london_bridge.server.tables.limits import Bucket, Pace
from london_bridge.server.tables.refusing import No
from london_bridge.server.tables.table import Table
from london_bridge.server.wire import requests as r

from .connection import Connection

#: Devices of one person at one table; with one more, the one that has been there longest has to go.
MOST_OF_PERSON = 12
#: Connections of one address that stay open: live channels, streams, notices.
MOST_OF_ADDRESS = 300
#: What dear requests cost: some think, some wait for a bot, some write.
COST: dict[type, float] = {r.Outlook: 3, r.Why: 2, r.Hint: 6, r.Mute: 3, r.Notify: 3, r.Rematch: 10}


class Guard:
    """What one connection may ask: its own share, and that of its address."""

    __slots__ = ("address", "crowd", "dear", "messages", "of_address")

    def __init__(self, crowd: "Crowd", address: str) -> None:
        self.crowd = crowd
        self.address = address
        self.messages = Bucket(60, 20)
        self.dear = Bucket(60, 20)
        self.of_address = crowd.shares.bucket(address)

    def hear(self) -> bool:
        """Whether one more message may be heard."""
        return self.messages.take() and self.of_address.take()

    def weigh(self, ask: r.Request, table: Table) -> bool:
        """Whether it may ask for this."""
        cost = 2.0 + ask.ahead + ask.places if isinstance(ask, r.Preview) else COST.get(type(ask), 0.0)
        if cost and not (self.dear.take(cost) and self.of_address.take(cost)):
            return False
        return self.crowd.grants(self.address, ask, table)


class Crowd:
    """Everybody who is connected to this process."""

    def __init__(self, limits: bool) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()
        self.shares = Pace(1200, 4.0)
        # What one address may do, however many people it seems to be.
        self.openings = Pace(300, 60.0)
        self.lines = Pace(60, 60.0)
        self.new_tables = Pace(60, 60.0)
        self.public_tables = Pace(12, 600.0)
        self.guests = Pace(60, 600.0)

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
        return Guard(self, address) if self.limits else None

    def grants(self, address: str, ask: r.Request, table: Table) -> bool:
        """Whether an address may ask for this once more: people are made quickly, so what they do counts for it."""
        if not self.limits:
            return True
        match ask:
            case r.Chat():
                return self.lines.take(address)
            case r.Rematch():
                return self.new_tables.take(address)
            case r.SetOptions() if ask.options.public and not table.state.options.public:
                return self.public_tables.take(address)
        return True

    def grant_table(self, address: str, public: bool) -> None:
        """One more table of an address, if it may set one up."""
        if not self.limits:
            return
        if public and not self.public_tables.take(address):
            raise No("too_fast", "Many public tables were set up from your address; wait some minutes.")
        if not self.new_tables.take(address):
            raise No("too_fast", "Too many tables in a short time; wait a little.")

    def grant_guest(self, address: str) -> None:
        """One more guest of an address."""
        if self.limits and not self.guests.take(address):
            raise No("too_fast", "Many people came from your address just now; wait some minutes.")

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
