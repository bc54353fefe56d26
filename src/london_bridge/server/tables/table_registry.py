"""All tables of this process: which are in memory, which have to come in, which may go."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from london_bridge.server.bots.fair_queue import LastAddresses
from london_bridge.server.clock import now_ms, steady
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.requester import Requester
from london_bridge.server.settings import Settings
from london_bridge.server.storage import queries
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.peers import REWRITTEN, Peers
from london_bridge.server.storage.schema import LogRow
from london_bridge.server.storage.writer import Writer
from london_bridge.server.wire.options import NewTable

from . import entries as e
from .bot_driver import BotDriver
from .creation import found
from .index import Index
from .loading import BadLog, Quarantine, refusal, state_of
from .seats import DAY
from .snapshots import Snapshot
from .sweep import Sweeper
from .table import Table
from .table_state import TableState

logger = logging.getLogger("london_bridge.tables")
#: A table id has 96 random bits: it is the link by which one joins.
ID_BYTES = 12
#: Tables of one host that are not over.
MOST_TABLES = 50
#: Tables in memory that nobody needs; with one more, the one that nobody has needed for longest leaves.
MOST_IDLE = 500


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


class TableRegistry:
    """The tables of one process."""

    def __init__(
        self, settings: Settings, database: Database, writer: Writer, driver: BotDriver, levels: Collection[str]
    ) -> None:
        self.settings = settings
        self.database = database
        self.writer = writer
        self.driver = driver
        self.levels = levels
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.clock = steady
        self.tasks: list[asyncio.Task[None]] = []
        #: Told after every change that is saved: the table and what was told before.
        self.listeners: list[Callable[[Table, Snapshot], None]] = []
        self.open = True
        self.index = Index(database, writer)
        self.quarantine = Quarantine()
        #: When the sweep last got through.
        self.swept = self.clock()
        #: Where there may be other processes, the link to them.
        self.peers: Peers | None = None
        self.came: set[str] = set()
        self.last_addresses = LastAddresses()
        self.sweeper = Sweeper(self)
        #: Tables whose line is being made anew.
        self.mending: set[str] = set()
        #: Whose turn it is to set up a table, person by person.
        self.founding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- coming and going ---------------------------------------------------------------------------------------

    async def get(self, table: str) -> Table | None:
        """A table, from memory or from the log; None if there is none."""
        found = self.tables.get(table)
        if found is not None:
            found.touched = self.clock()
            return found
        self.quarantine.check(table)
        under_way = self.loading.get(table)
        if under_way is None:
            under_way = asyncio.ensure_future(self._load(table))
            self.loading[table] = under_way
            under_way.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(under_way)

    async def _load(self, table: str) -> Table | None:
        rows = await self.read_log(table)
        if not rows:
            return None
        try:
            state = await state_of(table, rows)
            if table in self.tables:
                return self.tables[table]
            loaded = self.tables[table] = Table(self, state)
        except Exception as error:
            self.set_aside(table, error)
            raise refusal() from error
        self.quarantine.release(table)
        if self.peers is not None:
            # A number may have been written between reading and listening to this table; and bots are seen to
            # elsewhere.
            loaded.remote_present, loaded.remote_watchers = await self.peers.presence_elsewhere(table)
            for _, number in await self.peers.numbers([table]):
                await loaded.hear(number)
        self.see_to(loaded, bots=self.peers is None)
        return loaded

    async def get_sound(self, table: str) -> Table | None:
        """The same for those who look after many tables: None also for one that is set aside."""
        try:
            return await self.get(table)
        except RequestRefused:
            return None

    def set_aside(self, table: str, error: Exception) -> None:
        """A table cannot be read, or not be seen to: nobody plays there, and no other table suffers from it."""
        self.quarantine.add(table, error)
        known = self.tables.get(table)
        if known is not None:
            self.index.forget(known)
            self.forget(known)

    def mend_line(self, table: str) -> None:
        """The line of a table cannot be read. It follows from the log, so it is made anew, beside everything else; a
        table whose log cannot be read either is set aside.
        """
        if table not in self.mending and self.open:
            self.mending.add(table)
            self.driver.begin(self._mend_line(table))

    async def _mend_line(self, name: str) -> None:
        try:
            table = await self.get_sound(name)
            if table is not None:
                async with table.lock:
                    await self.writer.save(self.index.to_save(table, [], loud=True, new=False))
        except Exception as error:
            logger.warning("a table's line could not be made anew", exc_info=error, extra={"table": name})
        finally:
            self.mending.discard(name)

    async def read_log(self, table: str, after: int = 0) -> list[LogRow]:
        """The log of a table."""
        return await queries.read_log(self.database, table, after)

    def forget(self, table: Table) -> None:
        """Drop a table from memory; whoever is there is asked to come again."""
        table.gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        if table.alarm is not None:
            table.alarm.cancel()
        for connection in list(table.connections):
            connection.close("stopping", 200)

    @asynccontextmanager
    async def room_for(self, person: str) -> AsyncIterator[None]:
        """While somebody sets a table up: they must not have too many, and set up one after the other."""
        if not self.settings.limits:
            yield
            return
        turn = self.founding.setdefault(person, asyncio.Lock())
        async with turn, queries.hosted_alone(self.database, person) as count:
            if count >= MOST_TABLES:
                raise RequestRefused(
                    "not_allowed", f"You have {MOST_TABLES} tables that are not over; finish or leave some first."
                )
            yield

    async def create(self, who: Requester, new: NewTable, source: dict[str, object] | None = None) -> Table:
        """Set a table up as somebody wants it."""
        return await self.found(found(who, new, self.levels, source))

    async def found(self, entries: list[e.AnyEntry]) -> Table:
        """Set a table up with its first entries."""
        table = Table(self, TableState(new_id()))
        await table.add(lambda _: entries)
        self.tables[table.id] = table
        self.see_to(table)
        return table

    def acting(self, table: str, stored: int) -> int:
        """The seats that must act at a table, a bit each; the database may be a little behind."""
        found = self.tables.get(table)
        return stored if found is None else found.snapshot.acting

    # --- what is due --------------------------------------------------------------------------------------------

    def changed(self, table: Table, before: Snapshot, elsewhere: bool = False) -> None:
        """After every change that is saved."""
        table.touched = self.clock()
        for listener in self.listeners:
            listener(table, before)
        if table.id in self.tables:
            self.see_to(table, bots=not elsewhere)

    def see_to(self, table: Table, bots: bool = True) -> None:
        """Bots that must move, and the next clock that runs out."""
        if not self.open:
            return
        if bots:
            self.driver.see_to(table)
        times = table.state.times
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        if times is None or not times.timed or table.state.status != "playing":
            return
        due = [when for seat in range(table.state.players) if (when := times.deadline(seat)) is not None]
        if due and min(due) - now_ms() < DAY:
            delay = max(0.0, (min(due) - now_ms()) / 1000) + 0.02
            table.alarm = asyncio.get_running_loop().call_later(delay, self._ring, table)

    def _ring(self, table: Table) -> None:
        self.driver.begin(self.check_clock(table))

    async def check_clock(self, table: Table) -> None:
        """A bot plays for everybody whose time is up."""

        def entries(state: TableState) -> list[e.AnyEntry]:
            if state.times is None or state.status != "playing":
                return []
            return [e.WentAway(seat=seat, why="clock") for seat in state.times.late(now_ms())]

        with suppress(Exception):
            await table.add(entries)
            self.see_to(table)

    # --- other processes ----------------------------------------------------------------------------------------

    async def heard(self, news: list[tuple[str, int]]) -> None:
        """Something was written, here or elsewhere."""
        for name, number in news:
            table = self.tables.get(name)
            if table is None:
                continue
            if number == REWRITTEN:
                self.forget(table)
            elif number:
                try:
                    await table.hear(number)
                except BadLog as error:
                    self.set_aside(name, error)
            elif self.peers is not None:
                elsewhere = await self.peers.presence_elsewhere(name)
                if elsewhere != (table.remote_present, table.remote_watchers):
                    table.remote_present, table.remote_watchers = elsewhere
                    table.tell_presence()
                    if table.unattended:
                        self.see_to(table)

    async def missed(self) -> None:
        """Nobody listened for a while: look at all tables that are here."""
        if self.peers is not None and self.tables:
            await self.heard(await self.peers.numbers(list(self.tables)))

    def say_presence(self, table: Table) -> None:
        """Tell the other processes who is at a table here, when it has settled."""
        if self.peers is None or table.id in self.came or not self.open:
            return
        self.came.add(table.id)
        self.driver.begin(self._say_presence(table, self.peers))

    async def _say_presence(self, table: Table, peers: Peers) -> None:
        await asyncio.sleep(0.25)
        self.came.discard(table.id)
        with suppress(Exception):
            await peers.say_presence(table.id, *table.presence_here())

    # --- the sweep ----------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to look after tables that nobody looks at."""
        self.tasks.append(asyncio.create_task(self._sweep(), name="sweep"))
        self.tasks.append(asyncio.create_task(self.index.run(), name="index"))

    async def farewell(self, seconds: float = 2.0) -> None:
        """Tell everybody who is here to come again, and wait until they are gone, but not for long."""
        self.open = False
        for table in list(self.tables.values()):
            for connection in list(table.connections):
                connection.close("stopping", 500)
        until = self.clock() + seconds
        while self.clock() < until and any(table.connections for table in self.tables.values()):
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """No new work; what is being saved is finished by the writer."""
        self.open = False
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.driver.stop()
        with suppress(Exception):
            await self.index.write()
        for table in list(self.tables.values()):
            if table.alarm is not None:
                table.alarm.cancel()
            for connection in list(table.connections):
                connection.close("stopping", 500)

    async def _sweep(self) -> None:
        first = True
        with suppress(Exception):
            await self.index.mend(self)
        while True:
            try:
                # Whoever was here before may have died in the middle of a bot's thought: at the start nothing waits.
                await self.sweep(now_ms() + (60_000 if first else 0))
                first = False
            except Exception:
                logger.exception("the sweep failed; it goes on")
            await asyncio.sleep(self.settings.sweep)

    async def sweep(self, until: int) -> None:
        """Bring in the tables at which something is due, and let those go that nobody needs."""
        try:
            await self.sweeper.look(until)
        finally:
            self.let_go()
        self.swept = self.clock()

    async def look_after(self, name: str) -> None:
        """Bring in a table at which something is due. What is wrong with it is its own affair."""
        table = await self.get_sound(name)
        if table is not None:
            await self.check_clock(table)

    def let_go(self) -> None:
        """Tables that nobody needs leave memory: after a while, and sooner where there are many of them."""
        horizon = self.clock() - self.settings.idle
        idle = [table for table in self.tables.values() if table.idle and table.id not in self.index.behind]
        idle.sort(key=lambda table: table.touched)
        crowd = len(idle) - MOST_IDLE
        for i, table in enumerate(idle):
            if i < crowd or table.touched < horizon:
                if table.alarm is not None:
                    table.alarm.cancel()
                del self.tables[table.id]
