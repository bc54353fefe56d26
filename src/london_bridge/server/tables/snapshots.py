"""What everybody at a table is told after a change: made once, from what is saved, before anything else can happen.

Frames are the wire's structs. What is the same for all is encoded once and put into them as it is (`msgspec.Raw`):
entries, views and clocks; and what seldom changes (`Seating`) is kept from one change to the next.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from london_bridge.rules.moves import moves_of
from london_bridge.server.clock import now_ms
from london_bridge.server.refusals import no_watchers
from london_bridge.server.requester import Requester
from london_bridge.server.wire.replies import Update, Welcome
from london_bridge.server.wire.tables import TableInfo, Undoable, You

from .entries import RecentEntries
from .table_state import TableState
from .views import WATCHER, SeatViews

encode = msgspec.json.Encoder().encode


class Muted(msgspec.Struct):
    """Instead of a line of somebody who is not to be heard: numbers have no gaps."""

    number: int
    at: int
    kind: str = "muted"


class SeatChoices(NamedTuple):
    """What a seat may do now."""

    acting: bool = False
    legal: Any = []  # noqa: RUF012  (nobody changes it)
    take_back: bool = False
    undo: Undoable | None = None


IDLE = SeatChoices()
NOTHING = msgspec.Raw(b"null")


class Head(NamedTuple):
    """What stays the same for somebody as long as a seating does: their seats, the one that is looked at, the others,
    and all as bits.
    """

    mine: list[int]
    seat: int
    host: bool
    muted: list[str]
    others: list[int]
    bits: int


#: Of a device that has been told nothing yet.
NO_HEAD = Head([], WATCHER, False, [], [], 0)


@lru_cache(maxsize=4096)
def legal_json(mask: int) -> msgspec.Raw:
    """Legal moves as they go over the wire."""
    return msgspec.Raw(encode([str(move) for move in moves_of(mask)]))


class Viewer(Protocol):
    """Who looks at a table."""

    person: str | None
    seat: int | None
    muted: frozenset[str]

    def head_in(self, seating: "Seating") -> Head:
        """What stays the same for them as long as the seating does."""


CloseReason = Literal["stopping", "slow", "replaced", "removed", "idle", "signed_out"]


class Device(Viewer, Protocol):
    """A device at a table, as far as the table knows it: it is told what happens, and asks."""

    who: Requester | None
    born: int
    sent: int

    @property
    def closing(self) -> tuple[CloseReason, int] | None:
        """Why it is being closed, and after how many milliseconds it may come again."""

    def hurried(self, snapshot: "Snapshot") -> bool:
        """Whether it must be told of a snapshot at once."""

    def wake(self) -> None:
        """There is something to tell."""

    def acknowledge(self, request: str) -> None:
        """The next update tells that a request is saved."""

    def granted(self, request: str, number: int | None, refusal: Exception | None) -> None:
        """A request is carried out, or refused."""

    def tell_presence(self, frame: str) -> None:
        """Say who is here."""

    def mute(self, people: frozenset[str]) -> None:
        """These people are not to be heard."""

    def close(self, why: CloseReason, retry: int) -> None:
        """Say so, and close."""


class Seating:
    """Who sits where, and what the table is to each of them, until that changes."""

    __slots__ = ("conceded", "host", "info", "people", "seats", "status", "watch")

    def __init__(self, state: TableState, present: int, watchers: int) -> None:
        self.host = state.host
        self.status = state.status
        self.watch = state.options.watch
        self.seats = {seat: place.person for seat, place in enumerate(state.seats) if place.person is not None}
        self.people = list(self.seats)
        self.conceded = {seat for seat, place in enumerate(state.seats) if place.conceded}
        self.info = state.info(present, watchers)

    def mine(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [seat for seat, who in self.seats.items() if who == person]

    def admits(self, person: str | None) -> bool:
        """Whether somebody may know what happens here (see `TableState.admits`)."""
        return self.watch or self.status == "open" or bool(self.mine(person))

    def head(self, viewer: Viewer) -> Head:
        """What stays the same for somebody as long as this seating does."""
        mine = self.mine(viewer.person)
        seat = viewer.seat if viewer.seat is not None and viewer.seat in mine else WATCHER
        host = viewer.person is not None and viewer.person == self.host
        others = [other for other in mine if other != seat]
        return Head(mine, seat, host, sorted(viewer.muted), others, sum(1 << own for own in mine))


def told_entries(
    entries: RecentEntries, after: int, until: int, speakers: Mapping[int, str], muted: Collection[str]
) -> list[Any]:
    """The entries after a number, up to another one, encoded, without the lines of those who are muted."""
    chosen: list[Any] = [msgspec.Raw(line.encode()) for line in entries.between(after, until)]
    if muted:
        for i in range(len(chosen)):
            if speakers.get(after + i + 1) in muted:
                chosen[i] = Muted(after + i + 1, now_ms())
    return chosen


class Snapshot:
    """A table at one number. It is not changed afterwards, so it can be told while the next change is being saved."""

    __slots__ = (
        "acting",
        "choices",
        "clocks",
        "entries",
        "number",
        "seating",
        "speakers",
        "time",
        "views",
        "with_table",
    )

    def __init__(self, state: TableState, seating: Seating, with_table: int) -> None:
        self.number = state.number
        self.time = now_ms()
        self.entries = state.recent
        self.speakers = state.speakers
        self.seating = seating
        self.with_table = with_table  # number of the last entry that changed what TableInfo says
        times = state.times
        self.clocks: Any = msgspec.Raw(encode(times.info())) if times is not None and times.timed else None
        self.acting = state.acting
        self.views: SeatViews | None = None
        self.choices: dict[int, SeatChoices] = {}
        if state.play is not None:
            self.views = SeatViews(state.play.game, state.options, state.ended is not None, seating.people)
            if state.ended is None:
                self._look_ahead(state)

    @property
    def seats(self) -> dict[int, str]:
        """Who sits where."""
        return self.seating.seats

    def _look_ahead(self, state: TableState) -> None:
        """What each seat may do now."""
        play = state.play
        assert play is not None
        assert self.views is not None
        line = play.game.moves
        last = line[-1][0] if line and state.options.undo != "none" else None
        choosing = play.choosing
        acting = self.acting
        for seat in self.seating.people:
            must = acting >> seat & 1
            back = choosing and play.may_untake(seat)
            if not (must or back or seat == last) or seat in self.seating.conceded:
                continue
            legal = legal_json(self.views.view(seat).legal_mask()) if must else []
            undo = None
            if seat == last:
                to = play.undo_to(seat)
                if to < len(line):
                    undo = Undoable(to, [str(move) for _, move in line[to:]])
            self.choices[seat] = SeatChoices(bool(must), legal, back, undo)

    @property
    def table(self) -> TableInfo:
        """What is told about the table. The number of moves goes on while the seating stays."""
        return msgspec.structs.replace(self.seating.info, moves=self.views.moves if self.views is not None else 0)

    def must_act(self, seat: int) -> bool:
        """Whether a seat has to act."""
        return self.acting >> seat & 1 == 1 and seat not in self.seating.conceded and not self.over

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seating.status == "over"

    def you(self, viewer: Viewer) -> You:
        """What the table is to the one who looks at it."""
        head = viewer.head_in(self.seating)
        now = self.choices.get(head.seat, IDLE)
        return You(
            seats=head.mine,
            seat=None if head.seat == WATCHER else head.seat,
            host=head.host,
            person=viewer.person,
            acting=now.acting,
            legal=now.legal,
            take_back=now.take_back,
            undo=now.undo,
            others=self.waiting(head.others) if head.others else [],
            muted=head.muted,
        )

    def waiting(self, seats: list[int]) -> list[int]:
        """Those of some seats that have to act."""
        return [seat for seat in seats if self.must_act(seat)]

    def told(self, after: int, viewer: Viewer) -> list[Any]:
        """The entries after a number, encoded."""
        if after + 1 == self.number and not viewer.muted:  # as nearly always
            return [msgspec.Raw(self.entries.line(self.number).encode())]
        return told_entries(self.entries, after, self.number, self.speakers, viewer.muted)

    def reaches(self, after: int) -> bool:
        """Whether somebody who knows everything up to a number can be told the rest at once."""
        return self.entries.reaches(after, self.number)

    def update(self, after: int, viewer: Viewer, acks: list[str]) -> str:
        """The frame for somebody who knows everything up to a number."""
        frame = Update(
            number=self.number,
            entries=self.told(after, viewer),
            acks=acks or None,
            table=self.table if self.with_table > after else None,
            you=self.you(viewer),
            view=self.seen(viewer),
            clocks=self.clocks,
            time=self.time,
        )
        return encode(frame).decode()

    def welcome(self, after: int | None, viewer: Viewer) -> str:
        """The first frame; also for somebody who knows too little to be told all the rest at once."""
        if not self.seating.admits(viewer.person):
            raise no_watchers()
        goes_on = after is not None and 0 <= after <= self.number and self.reaches(after)
        known = after if after is not None and goes_on else self.entries.newest(self.number)
        frame = Welcome(
            number=self.number,
            table=self.table,
            reset=not goes_on,
            entries=self.told(known, viewer),
            you=self.you(viewer),
            view=self.seen(viewer),
            clocks=self.clocks,
            time=self.time,
        )
        return encode(frame).decode()

    def seen(self, viewer: Viewer) -> Any:
        """What somebody sees, encoded. Before the start that is nothing, which is said, too."""
        return NOTHING if self.views is None else self.views.encoded(viewer.head_in(self.seating).seat)
