"""A request at a table: what it would add to the log, or why it is refused; and the request itself, until it is done.

A pending request has no task that waits for it: when the table has saved what it adds, whoever asked hears of that. A
device is told by the table's next update; whoever asked in another way awaits a future.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection

from london_bridge.server.display_names import clean
from london_bridge.server.refusals import RequestRefused, no_watchers
from london_bridge.server.requester import Requester
from london_bridge.server.wire import requests as r

from . import entries as e
from . import game_requests, seat_requests
from .snapshots import Device
from .table_state import TableState

LONGEST_LINE = 300
#: Lines of chat of a table, and how many of them may be those of people who only watch.
MOST_LINES, MOST_OF_WATCHERS = 1_500, 500
#: Entries before the start, and of a whole table; after that, only what brings the game to its end.
MOST_BEFORE, MOST_ENTRIES = 400, 3_000
ENDING = (r.Moves, r.Leave, r.Concede, r.Start)


def decide(state: TableState, who: Requester | None, ask: r.Request, levels: Collection[str]) -> list[e.AnyEntry]:
    """The entries that carry the request out."""
    room_in_log(state, ask)
    person = who.id if who is not None else None
    match ask:
        case r.Moves():
            return game_requests.moves(state, person, ask)
        case r.TakeBack():
            return game_requests.take_back(state, person, ask)
        case r.Undo():
            return game_requests.undo(state, person, ask)
        case r.Leave():
            return game_requests.leave(state, person, ask)
        case r.Back():
            return game_requests.back(state, person, ask)
        case r.Concede():
            return game_requests.concede(state, person, ask)
        case r.Offer():
            return game_requests.offer(state, person, ask)
    if who is None:
        raise RequestRefused("not_your_seat", "Say who you are first: choose a name.")
    match ask:
        case r.Sit():
            return seat_requests.sit(state, who, ask)
        case r.SeatBot():
            return seat_requests.bot(state, who.id, ask, levels)
        case r.OpenUp():
            return seat_requests.open_up(state, who.id, ask)
        case r.SetOptions():
            return seat_requests.options(state, who.id, ask, levels)
        case r.Rename():
            return seat_requests.rename(state, who.id, ask)
        case r.Dress():
            return seat_requests.dress(state, who.id, ask)
        case r.Start():
            return seat_requests.start(state, who.id, ask, levels)
        case r.Chat():
            return chat(state, who, ask)
    raise RequestRefused("bad_request", "That cannot be asked of a table.")


def room_in_log(state: TableState, ask: r.Request) -> None:
    """A table's log does not grow for ever. Lines of chat have a limit of their own."""
    if state.number < MOST_BEFORE:
        return
    most = MOST_BEFORE if state.status == "open" else MOST_ENTRIES
    if state.number - state.lines >= most and not isinstance(ask, ENDING) and not isinstance(ask, r.Chat):
        raise RequestRefused("log_full", "So much was changed at this table that only the game itself can go on here.")


def chat(state: TableState, who: Requester, ask: r.Chat) -> list[e.AnyEntry]:
    """A line for everybody, in the table's order."""
    if not state.options.chat:
        raise RequestRefused("not_allowed", "This table plays without chat.")
    seated = bool(state.seats_of(who.id))
    if state.lines >= MOST_LINES or (state.watchers_lines >= MOST_OF_WATCHERS and not seated):
        raise RequestRefused("chat_full", "So much was said at this table that no more lines fit.")
    if not state.admits(who.id):
        raise no_watchers()
    text = clean(ask.text, LONGEST_LINE, "A line")
    mine = state.seats_of(who.id)
    name = state.seats[mine[0]].name if mine else None
    return [e.Said(id=ask.id, person=who.id, name=name or who.name, text=text, seat=mine[0] if mine else None)]


Decide = Callable[[TableState], list[e.AnyEntry]]


class PendingRequest(ABC):
    """Entries for the log of a table, as they follow from the table at the moment at which they are added."""

    __slots__ = ("key", "number", "refusal", "tries")

    def __init__(self, key: str | None) -> None:
        #: By this a request is known that was carried out before: the person and their id of the request.
        self.key = key
        #: The number of the entry that grants it, if it added one.
        self.number: int | None = None
        self.refusal: Exception | None = None
        self.tries = 0

    @abstractmethod
    def entries(self, state: TableState) -> list[e.AnyEntry]:
        """What it adds."""

    @abstractmethod
    def saved(self) -> None:
        """What it added is saved, but nobody was told yet."""

    @abstractmethod
    def settle(self, number: int) -> None:
        """Everybody was told; `number` is that of the entry, or of the table if it added none."""


class AwaitedRequest(PendingRequest):
    """A request for which somebody waits."""

    __slots__ = ("decide_on", "future")

    def __init__(self, decide_on: Decide, key: str | None) -> None:
        super().__init__(key)
        self.decide_on = decide_on
        self.future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def entries(self, state: TableState) -> list[e.AnyEntry]:
        """What somebody decides on."""
        return self.decide_on(state)

    def saved(self) -> None:
        """Whoever waits goes on waiting until everybody was told."""

    def settle(self, number: int) -> None:
        """Wake whoever waits."""
        if not self.future.done():
            if self.refusal is None:
                self.future.set_result(number)
            else:
                self.future.set_exception(self.refusal)


class DeviceRequest(PendingRequest):
    """A request that came by a live channel, which goes on without waiting for it."""

    __slots__ = ("ask", "connection", "levels")

    def __init__(self, ask: r.Request, connection: Device, levels: Collection[str]) -> None:
        super().__init__(key_of(connection.who, ask.id))
        self.ask = ask
        self.connection = connection
        self.levels = levels

    def entries(self, state: TableState) -> list[e.AnyEntry]:
        """What the request adds."""
        return decide(state, self.connection.who, self.ask, self.levels)

    def saved(self) -> None:
        """The update that is coming acknowledges it."""
        self.connection.acknowledge(self.ask.id)

    def settle(self, number: int) -> None:
        """Tell the device what no update tells it."""
        self.connection.granted(self.ask.id, None if self.number is not None else number, self.refusal)


def key_of(who: Requester | None, request: str | None) -> str | None:
    """By what a request is known. Ids are the clients' own, so two people may use the same one."""
    return None if request is None else f"{who.id if who is not None else ''}:{request}"
