"""What everybody at a table is told after a change: made once, from what is saved, before anything else can happen.

Frames are put together from encoded parts: entries are the same for all, views are encoded once a seat, and what seldom
changes (`Seating`) is kept from one change to the next.
"""

import time
from functools import lru_cache
from typing import Protocol

import msgspec

from london_bridge.rules.moves import moves_of
from london_bridge.server.wire.tables import Undoable

from .sight import WATCHER, Sights
from .state import TableState

encode = msgspec.json.Encoder().encode
MUTED = '{"number":%d,"at":%d,"kind":"muted"}'
IDLE = '"acting":false,"legal":[],"take_back":false,"undo":null'


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@lru_cache(maxsize=4096)
def legal_json(mask: int) -> str:
    """Legal moves as they go over the wire."""
    return encode([str(move) for move in moves_of(mask)]).decode()


class Viewer(Protocol):
    """Who looks at a table."""

    person: str | None
    seat: int | None
    muted: frozenset[str]


class Seating:
    """Who sits where, and what the table is to each of them, until that changes."""

    __slots__ = ("conceded", "heads", "host", "people", "seats", "status", "table")

    def __init__(self, state: TableState, present: int, watchers: int) -> None:
        self.host = state.host
        self.status = state.status
        self.seats = {seat: place.person for seat, place in enumerate(state.seats) if place.person is not None}
        self.people = list(self.seats)
        self.conceded = {seat for seat, place in enumerate(state.seats) if place.conceded}
        # All but the number of moves, which comes last.
        self.table = encode(state.info(present, watchers)).decode().rpartition('"moves":')[0]
        self.heads: dict[tuple[str | None, int | None, frozenset[str]], tuple[str, int, list[int]]] = {}

    def mine(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [seat for seat, who in self.seats.items() if who == person]

    def head(self, viewer: Viewer) -> tuple[str, int, list[int]]:
        """The part of `you` that stays, the seat that is looked at, and the other seats of the same person."""
        key = (viewer.person, viewer.seat, viewer.muted)
        found = self.heads.get(key)
        if found is None:
            mine = self.mine(viewer.person)
            seat = viewer.seat if viewer.seat in mine else None
            host = viewer.person is not None and viewer.person == self.host
            words = {"seats": mine, "seat": seat, "host": host, "person": viewer.person, "muted": sorted(viewer.muted)}
            others = [other for other in mine if other != seat]
            found = (f'"you":{encode(words).decode()[:-1]},', WATCHER if seat is None else seat, others)
            if len(self.heads) < 200:
                self.heads[key] = found
        return found


class Snapshot:
    """A table at one number. It is not changed afterwards, so it can be told while the next change is being saved."""

    __slots__ = (
        "acting",
        "clocks",
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
        self.clocks = "null" if state.times is None else encode(state.times.info()).decode()
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
        for seat in self.seating.people:
            acting = self.acting >> seat & 1
            back = choosing and play.may_untake(seat)
            if not (acting or back or seat == last) or seat in self.seating.conceded:
                continue
            legal = legal_json(self.sights.views[seat].legal_mask()) if acting else "[]"
            undo = "null"
            if seat == last:
                to = play.undo_to(seat)
                if to < len(line):
                    undo = encode(Undoable(to, [str(move) for _, move in line[to:]])).decode()
            flags = ("true" if acting else "false", "true" if back else "false")
            self.parts[seat] = f'"acting":{flags[0]},"legal":{legal},"take_back":{flags[1]},"undo":{undo}'

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
        head, seat, others = self.seating.head(viewer)
        waiting = [other for other in others if self.must_act(other)]
        return f'{head}{self.parts.get(seat, IDLE)},"others":{waiting}}}'

    def tail(self, viewer: Viewer) -> str:
        """The part of a frame that depends on who looks."""
        sights = self.sights
        seat = self.seating.head(viewer)[1]
        view = "null" if sights is None else sights.json(seat)
        return f'{self.you(viewer)},"view":{view},"clocks":{self.clocks},"time":{self.time}}}'

    def told(self, after: int, viewer: Viewer) -> str:
        """The entries after a number, joined."""
        if after + 1 == self.number and not viewer.muted:
            return self.entries[after]
        chosen = self.entries[after : self.number]
        if viewer.muted:
            for i in range(len(chosen)):
                if self.speakers.get(after + i + 1) in viewer.muted:
                    chosen[i] = MUTED % (after + i + 1, self.time)
        return ",".join(chosen)

    def update(self, after: int, viewer: Viewer, acks: list[str]) -> str:
        """The frame for somebody who knows everything up to a number."""
        more = f'"acks":{encode(acks).decode()},' if acks else ""
        if self.with_table > after:
            more += f'"table":{self.table},'
        told = self.told(after, viewer)
        return f'{{"type":"update","number":{self.number},"entries":[{told}],{more}{self.tail(viewer)}'

    def welcome(self, after: int | None, viewer: Viewer) -> str:
        """The first frame."""
        reset = after is None or not 0 <= after <= self.number
        told = self.told(0 if reset or after is None else after, viewer)
        again = "true" if reset else "false"
        return (
            f'{{"type":"welcome","number":{self.number},"table":{self.table},"reset":{again},'
            f'"entries":[{told}],{self.tail(viewer)}'
        )
