"""How many devices may be here, and how much they may ask: one person, one address, all of them together.

Nobody can take the server away from others by opening many connections or by asking for what is dear. An address may be
a whole school behind one router, so its share is large. What an address may do is counted here first, which costs
nothing, and then, where there may be other processes, for all of them together in the database: so what is documented
holds for any number of processes, and a flood does not reach the database.
"""

import logging
from collections import Counter

from sqlalchemy.exc import SQLAlchemyError

from london_bridge.server.rate_limits import RateLimiter, TokenBucket
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage.shared_limits import Limit, LimitKey, SharedLimits
from london_bridge.server.tables.table import Table
from london_bridge.server.wire import requests as r

from .connection import Connection

#: Devices of one person at one table; with one more, the one that has been there longest has to go.
MOST_OF_PERSON = 12
#: Connections of one address that stay open: live channels, streams, notices.
MOST_OF_ADDRESS = 300
logger = logging.getLogger("london_bridge.live")
#: What one address may do, however many people it seems to be.
OPENINGS = Limit("openings-from", 300, 60.0)
LINES = Limit("lines-from", 60, 60.0)
TABLES = Limit("tables-from", 60, 60.0)
PUBLIC = Limit("public-from", 12, 600.0)
GUESTS = Limit("guests-from", 60, 600.0)
#: Tables that have to be read from their log, and what is changed about people.
LOADS = Limit("loads-from", 120, 60.0)
WRITES = Limit("writes-from", 120, 60.0)
DELETIONS = Limit("deletions-from", 10, 600.0)
HERE = (OPENINGS, LINES, TABLES, PUBLIC, GUESTS, LOADS, WRITES, DELETIONS)
#: What one person may say at a table, and all together who only watch there (`Table` has the same in each process).
OWN_LINES = Limit("lines-at", 8, 20.0)
WATCHERS_LINES = Limit("watchers-at", 15, 30.0)
#: What dear requests cost: some think, some wait for a bot, some write.
COST: dict[type, float] = {r.Outlook: 3, r.Since: 6, r.Why: 2, r.Advise: 6, r.Mute: 3, r.Notify: 3, r.Rematch: 10}


class ConnectionGuard:
    """What one connection may ask: its own share, and that of its address."""

    __slots__ = ("address", "admission", "dear", "messages", "of_address")

    def __init__(self, admission: "Admission", address: str) -> None:
        self.admission = admission
        self.address = address
        self.messages = TokenBucket(60, 20)
        self.dear = TokenBucket(60, 20)
        self.of_address = admission.shares.bucket(address)

    def hear(self) -> bool:
        """Whether one more message may be heard."""
        return self.messages.take() and self.of_address.take()

    def weigh(self, ask: r.Request, table: Table) -> bool:
        """Whether it may ask for this, as far as this process knows."""
        cost = cost_of(ask)
        if cost and not (self.dear.take(cost) and self.of_address.take(cost)):
            return False
        return self.admission.grants(self.address, ask, table)

    def shared(self, ask: r.Request, table: Table) -> bool:
        """Whether the other processes have a say in it."""
        return self.admission.together is not None and limit_of(ask, table) is not None

    async def weigh_for_all(self, ask: r.Request, table: Table, person: str | None) -> bool:
        """Whether it may ask for this, as far as all processes know."""
        return self.weigh(ask, table) and await self.admission.grants_for_all(self.address, ask, table, person)


def cost_of(ask: r.Request) -> float:
    """How dear a request is; a preview the more, the further it looks."""
    return 2.0 + ask.ahead + ask.places if isinstance(ask, r.Preview) else COST.get(type(ask), 0.0)


def limit_of(ask: r.Request, table: Table) -> Limit | None:
    """What a request at a table counts as: people are made quickly, so what they do counts for their address."""
    match ask:
        case r.Chat():
            return LINES
        case r.Rematch():
            return TABLES
        case r.Mute() | r.Notify():
            return WRITES
        case r.SetOptions() if ask.options.public and not table.state.options.public:
            return PUBLIC
    return None


def shares_at(ask: r.Request, table: Table, person: str | None) -> list[LimitKey]:
    """What a request takes of a table's own limits: lines of chat, by whoever says them. A newcomer has said none."""
    if not isinstance(ask, r.Chat):
        return []
    own = [(OWN_LINES, f"{table.id} {person}")] if person is not None else []
    return own if table.state.seats_of(person) else [*own, (WATCHERS_LINES, table.id)]


class Admission:
    """Everybody who is connected to this process."""

    def __init__(self, limits: bool, together: SharedLimits | None = None) -> None:
        """`together`: where there may be other processes, what counts for all of them."""
        self.limits = limits
        self.together = together
        self.open: Counter[str] = Counter()
        self.shares = RateLimiter(1200, 4.0)
        self.paces = {limit: RateLimiter(limit.most, limit.seconds) for limit in HERE}

    def takes(self, limit: Limit, address: str) -> bool:
        """Whether an address may do something once more, as far as this process knows."""
        return not self.limits or self.paces[limit].take(address)

    async def takes_for_all(self, limit: Limit, address: str, *more: LimitKey) -> bool:
        """The same, as far as the other processes know; to be asked when this one has agreed. Where they do not, this
        one need not ask again at once: so a flood does not reach the database through many processes either.
        """
        refused = await self.together.take((limit, address), *more) if self.together is not None else None
        if refused is limit:
            self.paces[limit].bucket(address).drain()
        return refused is None

    async def opens(self, address: str) -> bool:
        """Whether an address may open one more channel. Where the database does not answer, each process decides."""
        if not self.takes(OPENINGS, address):
            return False
        try:
            return await self.takes_for_all(OPENINGS, address)
        except SQLAlchemyError as error:
            logger.warning("openings are counted by this process alone", exc_info=error)
            return True

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

    def guard(self, address: str) -> ConnectionGuard | None:
        """The guard of a new connection, if limits hold."""
        return ConnectionGuard(self, address) if self.limits else None

    def grants(self, address: str, ask: r.Request, table: Table) -> bool:
        """Whether an address may ask for this once more, as far as this process knows."""
        limit = limit_of(ask, table)
        return limit is None or self.takes(limit, address)

    async def grants_for_all(self, address: str, ask: r.Request, table: Table, person: str | None) -> bool:
        """The same, as far as the other processes know."""
        limit = limit_of(ask, table)
        return limit is None or await self.takes_for_all(limit, address, *shares_at(ask, table, person))

    async def grant_table(self, address: str, public: bool) -> None:
        """One more table of an address, if it may set one up."""
        if public:
            await self._grant(PUBLIC, address, "Many public tables were set up from your address; wait some minutes.")
        await self._grant(TABLES, address, "Too many tables in a short time; wait a little.")

    async def grant_load(self, address: str) -> None:
        """One more table that an address wants to have read."""
        await self._grant(LOADS, address, "Many tables were looked at from your address; wait a little.")

    async def grant_write(self, address: str) -> None:
        """One more change of what is kept about people."""
        await self._grant(WRITES, address, "Much was changed from your address just now; wait a little.")

    async def grant_deletion(self, address: str) -> None:
        """One more deletion, for which the whole log is looked through."""
        await self._grant(DELETIONS, address, "Many people were deleted from your address; wait some minutes.")

    async def grant_guest(self, address: str) -> None:
        """One more guest of an address."""
        await self._grant(GUESTS, address, "Many people came from your address just now; wait some minutes.")

    async def _grant(self, limit: Limit, address: str, sentence: str) -> None:
        if not self.takes(limit, address) or not await self.takes_for_all(limit, address):
            raise RequestRefused("too_fast", sentence)

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
