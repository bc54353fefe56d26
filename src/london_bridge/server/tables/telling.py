"""What everybody at a table is told after a change: made once, from what is saved, before anything else can happen.

Frames are put together from encoded parts: entries are the same for all, views are encoded once a seat.
"""

import time
from typing import TYPE_CHECKING, Protocol

import msgspec

from london_bridge.server.wire.tables import Undoable, You

from .sight import WATCHER, Sights
from .state import TableState

if TYPE_CHECKING:
    from london_bridge.rules import Game

encode = msgspec.json.Encoder().encode
MUTED = b'{"number":%d,"at":%d,"kind":"muted","events":[]}'


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Viewer(Protocol):
    """Who looks at a table."""

    person: str | None
    seat: int | None
    muted: frozenset[str]


class Snapshot:
    """A table at one number. It is not changed afterwards, so it can be told while the next change is being saved."""

    def __init__(self, state: TableState, present: int, watchers: int, with_table: int) -> None:
        self.number = state.number
        self.time = now_ms()
        self.entries = state.told
        self.speakers = state.speakers
        self.with_table = with_table  # number of the last entry that changed what TableInfo says
        self.table = encode(state.info(present, watchers))
        self.clocks = encode(state.times.info() if state.times is not None else None)
        self.sights: Sights | None = None
        self.undo: dict[int, Undoable | None] = {}
        self.acting = state.acting
        self.host = state.host
        self.seats = {seat: place.person for seat, place in enumerate(state.seats) if place.person is not None}
        self.conceded = {seat for seat, place in enumerate(state.seats) if place.conceded}
        self.may_untake: set[int] = set()
        self.legal: dict[int, list[str]] = {}
        self.tails: dict[tuple[str | None, int, frozenset[str]], bytes] = {}
        if state.play is not None:
            game = state.play.game
            self.sights = Sights(game, state.options, state.ended is not None)
            self.sights.json(WATCHER)
            if state.ended is None:
                self._look_ahead(state, game)

    def _look_ahead(self, state: TableState, game: "Game") -> None:
        assert self.sights is not None
        assert state.play is not None
        last = game.moves[-1][0] if game.moves else None
        for seat in self.seats:
            # Everything about the game is taken now: it will have gone on when this is told.
            self.sights.json(seat)
            if seat in self.conceded:
                continue
            if self.acting >> seat & 1:
                self.legal[seat] = [str(move) for move in self.sights.view(seat).legal()]
            if state.play.may_untake(seat):
                self.may_untake.add(seat)
            if last == seat and state.options.undo != "none":
                to = state.play.undo_to(seat)
                if to < len(game.moves):
                    self.undo[seat] = Undoable(to, [str(move) for _, move in game.moves[to:]])

    def you(self, viewer: Viewer) -> You:
        """What the table is to the one who looks at it."""
        mine = [seat for seat, person in self.seats.items() if person == viewer.person]
        seat = viewer.seat if viewer.seat in mine else None
        return You(
            seats=mine,
            seat=seat,
            host=viewer.person is not None and viewer.person == self.host,
            person=viewer.person,
            acting=seat in self.legal,
            legal=self.legal.get(seat, []) if seat is not None else [],
            take_back=seat in self.may_untake,
            undo=self.undo.get(seat) if seat is not None else None,
            others=[other for other in mine if other != seat and other in self.legal],
            muted=sorted(viewer.muted),
        )

    def tail(self, viewer: Viewer) -> bytes:
        """The part of a frame that depends on who looks."""
        key = (viewer.person, WATCHER if viewer.seat is None else viewer.seat, viewer.muted)
        found = self.tails.get(key)
        if found is None:
            you = self.you(viewer)
            view = b"null" if self.sights is None else self.sights.json(WATCHER if you.seat is None else you.seat)
            found = b'"you":%b,"view":%b,"clocks":%b,"time":%d}' % (encode(you), view, self.clocks, self.time)
            self.tails[key] = found
        return found

    def told(self, after: int, viewer: Viewer) -> bytes:
        """The entries after a number, joined."""
        if after + 1 == self.number and not viewer.muted:
            return self.entries[after]
        chosen = self.entries[after : self.number]
        if viewer.muted:
            for i in range(len(chosen)):
                if self.speakers.get(after + i + 1) in viewer.muted:
                    chosen[i] = MUTED % (after + i + 1, self.time)
        return b",".join(chosen)

    def update(self, after: int, viewer: Viewer, acks: list[str]) -> bytes:
        """The frame for somebody who knows everything up to a number."""
        parts = [b'{"type":"update","number":%d,"entries":[' % self.number, self.told(after, viewer), b"],"]
        if acks:
            parts += [b'"acks":', encode(acks), b","]
        if self.with_table > after:
            parts += [b'"table":', self.table, b","]
        parts.append(self.tail(viewer))
        return b"".join(parts)

    def welcome(self, after: int | None, viewer: Viewer) -> bytes:
        """The first frame."""
        reset = after is None or not 0 <= after <= self.number
        told = self.told(0 if reset or after is None else after, viewer)
        return b'{"type":"welcome","number":%d,"table":%b,"reset":%b,"entries":[%b],%b' % (
            self.number,
            self.table,
            b"true" if reset else b"false",
            told,
            self.tail(viewer),
        )
