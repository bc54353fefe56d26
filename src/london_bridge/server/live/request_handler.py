"""Where requests at a table are answered, whether they come by WebSocket or by POST."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from london_bridge.server.bots.fair_queue import Payer
from london_bridge.server.bots.workers import MOST_HINTS, MOST_HINTS_OF_ADDRESS, BotFailed, TooMany, Workers
from london_bridge.server.clock import now_ms
from london_bridge.server.discretion import Discretion
from london_bridge.server.people.store import People
from london_bridge.server.refusals import RequestRefused, no_watchers
from london_bridge.server.requester import Requester
from london_bridge.server.storage.shared_limits import Limit, SharedLimits
from london_bridge.server.tables.creation import rematch
from london_bridge.server.tables.game_requests import my_seat
from london_bridge.server.tables.table import Table
from london_bridge.server.tables.table_registry import TableRegistry
from london_bridge.server.wire import replies as w
from london_bridge.server.wire import requests as r

from . import draft_answers
from .connection import Connection
from .since import since

#: Who gives hints: the strongest level, with whose settings they are thought out (see `bots.hints`).
ADVISER = "architect"
#: Hints that somebody waits for, at all processes together (`Workers` has the same in each). A minute is longer than
#: any of them takes.
HINTS = Limit("hints-of", MOST_HINTS, MOST_HINTS * 60.0)
HINTS_FROM = Limit("hints-from", MOST_HINTS_OF_ADDRESS, MOST_HINTS_OF_ADDRESS * 60.0)
#: Requests that add to the log of a table: a live channel gives them to the table itself.
ACTS = (
    r.Moves,
    r.TakeBack,
    r.Undo,
    r.Leave,
    r.Back,
    r.Concede,
    r.Offer,
    r.Sit,
    r.SeatBot,
    r.OpenUp,
    r.SetOptions,
    r.Rename,
    r.Dress,
    r.Start,
    r.Chat,
)


class RequestHandler:
    """Answers requests."""

    def __init__(
        self,
        registry: TableRegistry,
        people: People,
        workers: Workers,
        discretion: Discretion,
        together: SharedLimits | None = None,
    ) -> None:
        """`together`: where there may be other processes, what counts for all of them."""
        self.registry = registry
        self.people = people
        self.workers = workers
        self.discretion = discretion
        self.together = together

    async def answer(
        self, table: Table, who: Requester | None, ask: r.Request, connection: Connection | None = None
    ) -> w.Answer | None:
        """Carry a request out. None: the next update acknowledges it. Raises RequestRefused if it is refused."""
        if not isinstance(ask, r.Ping) and not table.state.admits(self.person(who)):
            raise no_watchers()
        match ask:
            case r.Ping():
                return w.Pong(id=ask.id, time=now_ms())
            case r.Preview():
                snapshot = await table.look()
                seat = my_seat(table.state, self.person(who), ask.seat)
                return draft_answers.preview(snapshot, seat, ask, table.state.options)
            case r.Outlook():
                snapshot = await table.look()
                seat = my_seat(table.state, self.person(who), ask.seat)
                return draft_answers.outlook(snapshot, seat, ask, table.state.options)
            case r.Since():
                snapshot = await table.look()
                return since(table.state, snapshot, my_seat(table.state, self.person(who), ask.seat), ask)
            case r.Why():
                snapshot = await table.look()
                return draft_answers.why(snapshot, my_seat(table.state, self.person(who), ask.seat), ask)
            case r.Advise():
                return await self.hint(table, who, ask)
            case r.Look():
                self.look(table, who, ask, connection)
                return None
            case r.Mute():
                return await self.mute(table, who, ask, connection)
            case r.Notify():
                await self.people.set_preferences(table.id, self.somebody(who).id, notify=ask.on)
                return w.Ack(id=ask.id, number=table.snapshot.number)
            case r.Rematch():
                return w.Ack(id=ask.id, number=await rematch(self.registry, table, self.somebody(who), ask.id))
        return w.Ack(id=ask.id, number=await table.act(who, ask))

    @staticmethod
    def person(who: Requester | None) -> str | None:
        """The id of who asks."""
        return who.id if who is not None else None

    @staticmethod
    def somebody(who: Requester | None) -> Requester:
        """Only for those who have said who they are."""
        if who is None:
            raise RequestRefused("not_your_seat", "Say who you are first: choose a name.")
        return who

    def look(self, table: Table, who: Requester | None, ask: r.Look, connection: Connection | None) -> None:
        """Show another seat of one's own; the update that shows it acknowledges the request."""
        if connection is None:
            raise RequestRefused("bad_request", "Over HTTP, ask for the state of a seat instead.")
        connection.look_at(None if ask.seat is None else my_seat(table.state, self.person(who), ask.seat))
        connection.acknowledge(ask.id)
        connection.look_again()

    async def mute(
        self, table: Table, who: Requester | None, ask: r.Mute, connection: Connection | None
    ) -> w.Answer | None:
        """Do not hear somebody at this table, or hear them again."""
        me = self.somebody(who)
        before = await self.people.muted(table.id, me.id)
        after = before | {ask.person} if ask.on else before - {ask.person}
        if len(after) > 100:
            raise RequestRefused("not_allowed", "You have muted a hundred people here; that must do.")
        await self.people.set_preferences(table.id, me.id, muted=msgspec.json.encode(sorted(after)).decode())
        if connection is not None:
            connection.acknowledge(ask.id)
        for other in table.connections:
            if other.person == me.id:
                other.mute(after)
        return w.Ack(id=ask.id, number=table.snapshot.number) if connection is None else None

    async def left(self, connection: Connection) -> None:
        """A device is gone: what its person was told here is read."""
        state = connection.table.state
        if connection.person is None or not state.seats_of(connection.person):
            return
        last = max((number for number in state.speakers if number <= connection.sent), default=0)
        if last > connection.read:
            with suppress(Exception):  # at worst, a line counts as new that is not
                await self.people.set_preferences(connection.table.id, connection.person, read=last)

    @asynccontextmanager
    async def waiting_for_a_hint(self, payer: Payer) -> AsyncIterator[None]:
        """While somebody waits for one more hint, if they may; raises TooMany."""
        if self.together is None:
            yield
            return
        async with self.together.held((HINTS, payer.person), (HINTS_FROM, payer.address)) as refused:
            if refused is not None:
                raise TooMany
            yield

    async def hint(self, table: Table, who: Requester | None, ask: r.Advise) -> w.HintReply:
        """What a bot would do in this seat's place: the best few moves, each with what to expect of it and why."""
        snapshot = await table.look()
        seat = my_seat(table.state, self.person(who), ask.seat)
        if not table.state.options.hints:
            raise RequestRefused("not_allowed", "This table plays without hints.")
        view, among = draft_answers.to_advise(snapshot, seat, ask)
        assert snapshot.views is not None
        if table.state.laid:
            await self.discretion.refuse_puzzles([view.sketch], self.person(who))
        try:
            payer = self.registry.last_addresses.payer(self.somebody(who).id)
            async with self.waiting_for_a_hint(payer):
                found = await self.workers.hints(view, secrets.randbits(62), among, payer)
        except TooMany as error:
            raise RequestRefused(
                "busy", "Hints that you asked for are still being thought out; wait for them."
            ) from error
        except BotFailed as error:
            raise RequestRefused("busy", "The adviser could not think just now; ask again.") from error
        moves = [
            w.HintMove(
                move=one["move"],
                share=one["share"],
                worth=one["money"],
                why=one["why"],
                reasons=one["reasons"],
                against=one["against"],
            )
            for one in found
        ]
        return w.HintReply(id=ask.id, at=snapshot.views.moves, level=ADVISER, moves=moves)
