"""What everybody at a table is told after a change: made once, from what is saved, before anything else can happen.

Frames are put together from encoded parts: entries are the same for all, views are encoded once a seat, and what seldom
changes (`Seating`) is kept from one change to the next.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Protocol

import msgspec

from london_bridge.rules.moves import moves_of
from london_bridge.server.clock import now_ms
from london_bridge.server.wire.tables import Undoable

from .refusing import no_watchers
from .sight import WATCHER, Sights
from .state import TableState
from .told import Told

encode = msgspec.json.Encoder().encode
#: Instead of a line of somebody who is not to be heard: numbers have no gaps.
MUTED = '{"number":%d,"at":%d,"kind":"muted"}'
IDLE = '"acting":false,"legal":[],"take_back":false,"undo":null'


@lru_cache(maxsize=4096)
def legal_json(mask: int) -> str:
    """Legal moves as they go over the wire."""
    return encode([str(move) for move in moves_of(mask)]).decode()


#: The part of `you` that stays, the seat that is looked at, the other seats of the same person, and all as bits.
Head = tuple[str, int, list[int], int]


class Viewer(Protocol):
    """Who looks at a table."""

    person: str | None
    seat: int | None
    muted: frozenset[str]

    def head_in(self, seating: "Seating") -> Head:
        """What stays the same for them as long as the seating does."""


class Seating:
    """Who sits where, and what the table is to each of them, until that changes."""

    __slots__ = ("conceded", "host", "people", "seats", "status", "table", "watch")

    def __init__(self, state: TableState, present: int, watchers: int) -> None:
        self.host = state.host
        self.status = state.status
        self.watch = state.options.watch
        self.seats = {seat: place.person for seat, place in enumerate(state.seats) if place.person is not None}
        self.people = list(self.seats)
        self.conceded = {seat for seat, place in enumerate(state.seats) if place.conceded}
        # All but the number of moves, which comes last.
        self.table = encode(state.info(present, watchers)).decode().rpartition('"moves":')[0]

    def mine(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [seat for seat, who in self.seats.items() if who == person]

    def admits(self, person: str | None) -> bool:
        """Whether somebody may know what happens here (see `TableState.admits`)."""
        return self.watch or self.status == "open" or bool(self.mine(person))

    def head(self, viewer: Viewer) -> Head:
        """What stays the same for somebody as long as this seating does."""
        mine = self.mine(viewer.person)
        seat = viewer.seat if viewer.seat in mine else None
        host = viewer.person is not None and viewer.person == self.host
        words = {"seats": mine, "seat": seat, "host": host, "person": viewer.person, "muted": sorted(viewer.muted)}
        others = [other for other in mine if other != seat]
        bits = sum(1 << own for own in mine)
        return f'"you":{encode(words).decode()[:-1]},', WATCHER if seat is None else seat, others, bits


def joined(told: Told, after: int, until: int, speakers: Mapping[int, str], muted: Collection[str]) -> str:
    """The entries after a number, up to another one, as one text, without the lines of those who are muted."""
    chosen = told.between(after, until)
    if muted:
        for i in range(len(chosen)):
            if speakers.get(after + i + 1) in muted:
                chosen[i] = MUTED % (after + i + 1, now_ms())
    return chosen[0] if len(chosen) == 1 else ",".join(chosen)


class Snapshot:
    """A table at one number. It is not changed afterwards, so it can be told while the next change is being saved."""

    __slots__ = (
        "acting",
        "clocks",
        "common",
        "entries",
        "number",
        "parts",
        "seating",
        "sights",
        "speakers",
        "time",
        "with_table",
    )

    def __init__(self, state: TableState, seating: Seating, with_table: int) -> None:
        self.number = state.number
        self.time = now_ms()
        self.entries = state.told
        self.speakers = state.speakers
        self.seating = seating
        self.with_table = with_table  # number of the last entry that changed what TableInfo says
        times = state.times
        self.clocks = encode(times.info()).decode() if times is not None and times.timed else "null"
        self.common: str | None = None
        self.acting = state.acting
        self.sights: Sights | None = None
        self.parts: dict[int, str] = {}
        if state.play is not None:
            self.sights = Sights(state.play.game, state.options, state.ended is not None, seating.people)
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
        assert self.sights is not None
        line = play.game.moves
        last = line[-1][0] if line and state.options.undo != "none" else None
        choosing = play.choosing
        acting = self.acting
        for seat in self.seating.people:
            must = acting >> seat & 1
            back = choosing and play.may_untake(seat)
            if not (must or back or seat == last) or seat in self.seating.conceded:
                continue
            legal = legal_json(self.sights.view(seat).legal_mask()) if must else "[]"
            undo = "null"
            if seat == last:
                to = play.undo_to(seat)
                if to < len(line):
                    undo = encode(Undoable(to, [str(move) for _, move in line[to:]])).decode()
            self.parts[seat] = (
                f'"acting":{"true" if must else "false"},"legal":{legal},'
                f'"take_back":{"true" if back else "false"},"undo":{undo}'
            )

    @property
    def table(self) -> str:
        """What is told about the table."""
        return f'{self.seating.table}"moves":{self.sights.moves if self.sights is not None else 0}}}'

    def must_act(self, seat: int) -> bool:
        """Whether a seat has to act."""
        return self.acting >> seat & 1 == 1 and seat not in self.seating.conceded and not self.over

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seating.status == "over"

    def you(self, viewer: Viewer) -> str:
        """What the table is to the one who looks at it, as a key and its value."""
        head, seat, others, _ = viewer.head_in(self.seating)
        return f'{head}{self.parts.get(seat, IDLE)},"others":{self.waiting(others)}}}'

    def waiting(self, seats: list[int]) -> list[int]:
        """Those of some seats that have to act."""
        return [seat for seat in seats if self.must_act(seat)]

    def told(self, after: int, viewer: Viewer) -> str:
        """The entries after a number, joined."""
        return joined(self.entries, after, self.number, self.speakers, viewer.muted)

    def reaches(self, after: int) -> bool:
        """Whether somebody who knows everything up to a number can be told the rest at once."""
        return self.entries.reaches(after, self.number)

    def update(self, after: int, viewer: Viewer, acks: list[str]) -> str:
        """The frame for somebody who knows everything up to a number."""
        head, seat, others, _ = viewer.head_in(self.seating)
        number, entries = self.number, self.entries
        one = after + 1 == number and not viewer.muted  # as nearly always
        told = entries.line(number) if one else self.told(after, viewer)
        more = f'"acks":{encode(acks).decode()},' if acks else ""
        if self.with_table > after:
            more += f'"table":{self.table},'
        waiting = self.waiting(others) if others else "[]"
        return (
            f'{{"type":"update","number":{number},"entries":[{told}],{more}{head}'
            f'{self.parts.get(seat, IDLE)},"others":{waiting}}},{self.seen(seat)}'
        )

    def welcome(self, after: int | None, viewer: Viewer) -> str:
        """The first frame; also for somebody who knows too little to be told all the rest at once."""
        if not self.seating.admits(viewer.person):
            raise no_watchers()
        if after is not None and 0 <= after <= self.number and self.reaches(after):
            again, told = "false", self.told(after, viewer)
        else:
            again, told = "true", self.told(self.entries.newest(self.number), viewer)
        seat = viewer.head_in(self.seating)[1]
        return (
            f'{{"type":"welcome","number":{self.number},"table":{self.table},"reset":{again},'
            f'"entries":[{told}],{self.you(viewer)},{self.seen(seat)}'
        )

    def seen(self, seat: int) -> str:
        """The end of a frame: what a seat sees, and the time. The same for all who see the same."""
        sights = self.sights
        if sights is None:
            return f'"view":null,"clocks":{self.clocks},"time":{self.time}}}'
        whose = "null" if seat == WATCHER else seat
        own = sights.own.get(seat)
        if own is None:
            if self.common is None:
                self.common = f'{sights.body},"seats":{sights.places}}},"clocks":{self.clocks},"time":{self.time}}}'
            return f'"view":{{"seat":{whose},{self.common}'
        return (
            f'"view":{{"seat":{whose},{sights.body},"seats":{sights.shown(seat)}}},'
            f'"clocks":{self.clocks},"time":{self.time}}}'
        )
