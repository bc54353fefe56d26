"""A table as it follows from its log: entry after entry is folded in, and each says what may be told of it.

Deterministic: the same log gives the same table in any process. Nothing here asks for the time or for chance.
"""

from typing import Any, assert_never, cast

import msgspec

from london_bridge.bots.registry import current
from london_bridge.record import Record
from london_bridge.record.setup import read_deal, read_scoring
from london_bridge.rules import Event, codes, default_box
from london_bridge.rules.moves import CODE_OF
from london_bridge.server.wire.options import Options
from london_bridge.server.wire.replies import Entry, EntryWorth
from london_bridge.server.wire.tables import DailyInfo, DealInfo, Ended, SeatInfo, TableInfo, TableLine

from . import entries as e
from .entries import RecentEntries
from .looks import colours_of
from .seats import SeatTimes, TableSeat, conceding_ends, may_end, offer_ends
from .table_game import TableGame, money_by_round
from .views import worth_of

#: How many ids of requests are remembered, so that none is carried out twice.
REMEMBERED = 400

#: Milliseconds after which a bot's move is seen to again: whoever saw to it may have died.
BOT_PATIENCE = 15_000

encode_entry = msgspec.json.Encoder().encode


def masked(word: str) -> str:
    """A move as everybody may know it: which card it was stays secret."""
    return "card" if CODE_OF[word] < codes.NOBLEWOMAN else word


class TableState:
    """Everything about a table that its log says."""

    def __init__(self, table: str, whole: bool = False) -> None:
        """`whole`: keep all that may be told, not only the newest entries."""
        self.id = table
        self.number = 0
        self.at = 0
        self.created = 0
        self.host = ""
        self.options = Options()
        self.source: dict[str, Any] | None = None
        self.daily: DailyInfo | None = None
        self.seats: list[TableSeat] = []
        self.started: int | None = None
        self.deal = DealInfo()
        self.start: e.Started | None = None
        self.play: TableGame | None = None
        self.times: SeatTimes | None = None
        self.ended: Ended | None = None
        self.curve: list[list[int]] | None = None
        #: What everything was worth when that was told last.
        self.worth = ""
        self.offers: set[int] = set()
        self.rematch: str | None = None
        #: Wire entries, encoded. And who said what, for those who do not want to hear it.
        self.recent = RecentEntries(whole)
        self.speakers: dict[int, str] = {}
        #: Lines of chat, and those of people who only watch.
        self.lines = 0
        self.watchers_lines = 0
        self.done: dict[str, int] = {}
        self.acting = 0
        #: Seats for which bots decide, a bit each.
        self.by_bots = 0

    @property
    def status(self) -> str:
        """open, playing or over."""
        if self.ended is not None:
            return "over"
        return "open" if self.play is None else "playing"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    @property
    def laid(self) -> bool:
        """Whether somebody chose the deal, so that the game may lead where they want it to."""
        return self.source is not None or self.options.seed is not None

    @property
    def length(self) -> int:
        """How many moves stand."""
        return len(self.play.game.moves) if self.play is not None else 0

    def fold(self, entry: e.AnyEntry, number: int, at: int) -> None:
        """Take in the next entry of the log."""
        assert number == self.number + 1
        self.number, self.at = number, at
        kind = str(type(entry).__struct_config__.tag)
        told = Entry(number=number, at=at, kind=kind, events=[], id=entry.id)
        self._take_in(entry, told)
        self.recent.append(encode_entry(told).decode())
        if entry.id is not None:
            # Ids are the clients' own, so two people may use the same one.
            self.done[f"{entry.person or ''}:{entry.id}"] = number
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]
        self._pass_time(entry.seat if isinstance(entry, e.Moved) else None)

    def _take_in(self, entry: e.AnyEntry, told: Entry) -> None:
        """What an entry changes, and what may be told of it."""
        match entry:
            case e.Moved():
                self._moves(entry, told)
            case e.Created():
                self._create(entry, told)
            case e.SatDown():
                self._sit(entry, told)
            case e.BotSat():
                self._bot(entry, told)
            case e.Opened():
                self._open(entry, told)
            case e.OptionsChanged():
                self._options(entry, told)
            case e.Named():
                self._name(entry, told)
            case e.Dressed():
                self._dress(entry, told)
            case e.Started():
                self._start(entry, told)
            case e.Untaken():
                self._untake(entry, told)
            case e.Undone():
                self._undo(entry, told)
            case e.WentAway():
                self._away(entry, told)
            case e.CameBack():
                self._back(entry, told)
            case e.Faulted():
                self._fault(entry, told)
            case e.Conceded():
                self._concede(entry, told)
            case e.Offered():
                self._offer(entry, told)
            case e.EndedEarly():
                self._end(entry, told)
            case e.Said():
                self._chat(entry, told)
            case e.Rematched():
                self._rematch(entry, told)
            case _:
                assert_never(entry)

    def _pass_time(self, moved: int | None) -> None:
        acting = self.play.acting if self.play is not None and self.ended is None else 0
        self.acting = acting
        if moved is None:
            self.by_bots = sum(1 << seat for seat, place in enumerate(self.seats) if place.by_bot)
        if self.times is not None:
            deciding = acting & ~self.by_bots
            several = deciding & (deciding - 1)
            self.times.pass_to(self._at_the_device(deciding) if several else deciding, moved, self.at)

    def _at_the_device(self, deciding: int) -> int:
        """Who of several people on one device can look at it: they take turns in the order of their seats, and nobody's
        clock runs while another has the device.
        """
        looking = 0
        devices: set[str | None] = set()
        for seat, place in enumerate(self.seats):
            if deciding >> seat & 1 and place.person not in devices:
                looking |= 1 << seat
                devices.add(place.person)
        return looking

    # --- before the start ---------------------------------------------------------------------------------------

    def _create(self, entry: e.Created, told: Entry) -> None:
        self.created, self.host, self.source, self.daily = self.at, entry.host, entry.source, entry.daily
        self._options(e.OptionsChanged(options=entry.options), told)
        told.person = entry.host

    def _options(self, entry: e.OptionsChanged, told: Entry) -> None:
        substitute = current(entry.options.substitute)
        self.options = told.options = msgspec.structs.replace(entry.options, substitute=substitute)
        self.seats = (self.seats + [TableSeat() for _ in range(4)])[: self.options.players]
        if self.source is not None:
            self.deal = DealInfo(kind="position" if self.source["move"] else "record")
        else:
            self.deal = DealInfo(kind="drawn" if self.options.seed is None else "seed", seed=self.options.seed)

    def _sit(self, entry: e.SatDown, told: Entry) -> None:
        self.seats[entry.seat] = TableSeat(
            person=entry.person, name=entry.name, local=entry.local, portrait=entry.portrait, colour=entry.colour
        )
        told.seat, told.name, told.person, told.local = entry.seat, entry.name, entry.person, entry.local

    def _bot(self, entry: e.BotSat, told: Entry) -> None:
        self.seats[entry.seat] = TableSeat(
            name=entry.name, level=current(entry.level), character=entry.character, script=entry.script
        )
        told.seat, told.level, told.name = entry.seat, current(entry.level), entry.name

    def _open(self, entry: e.Opened, told: Entry) -> None:
        left = self.seats[entry.seat].person
        self.seats[entry.seat] = TableSeat()
        told.seat, told.why = entry.seat, entry.why
        people = [seat.person for seat in self.seats if seat.person is not None]
        if left == self.host and people and self.host not in people:
            self.host = people[0]
            self._drop_scripts()

    def _name(self, entry: e.Named, told: Entry) -> None:
        self.seats[entry.seat].name = told.name = entry.name
        told.seat = entry.seat

    def _dress(self, entry: e.Dressed, told: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.portrait, seat.colour = entry.portrait or seat.portrait, entry.colour or seat.colour
        told.seat = entry.seat

    def _start(self, entry: e.Started, told: Entry) -> None:
        deal = read_deal(entry.setup, read_scoring(entry.scoring), default_box(), self.players)
        names = [seat.name or "" for seat in self.seats]
        self.start, self.started = entry, self.at
        if any(seat.person not in (None, self.host) for seat in self.seats):
            self._drop_scripts()
        self.play = TableGame(deal, names, entry.moves)
        self.times = SeatTimes(self.options.clock, self.players)
        self.deal = DealInfo(kind=entry.origin, seed=self.deal.seed, commitment=entry.commitment)
        told.commitment, told.scoring = entry.commitment, entry.scoring
        told.events = [event for events in self.play.game.history() for event in events]

    def _drop_scripts(self) -> None:
        """The host has written what bots play, which is for tables at which nobody else sits."""
        for seat in self.seats:
            seat.script = []

    # --- in play ------------------------------------------------------------------------------------------------

    def _moves(self, entry: e.Moved, told: Entry) -> None:
        assert self.play is not None
        events: list[Event] = []
        for word in entry.moves:
            events += self.play.make(entry.seat, word)
        seat = self.seats[entry.seat]
        if seat.scripted < len(seat.script):
            follows = seat.script[seat.scripted : seat.scripted + len(entry.moves)] == entry.moves
            seat.scripted = seat.scripted + len(entry.moves) if follows else len(seat.script)
        told.seat, told.by, told.events = entry.seat, entry.by, events
        told.moves = [masked(word) for word in entry.moves]
        if self.play.game.over:
            self._finish("rules")
        self._tell_worth(told)

    def _tell_worth(self, told: Entry) -> None:
        """What everything is worth after an entry, so that whoever watches several at once sees each by itself."""
        assert self.play is not None
        if all(event.kind == "chosen" for event in told.events):
            return
        text = worth_of(self.play.game, self.options, self.ended is not None)
        if text != self.worth:
            self.worth = text
            told.worth = cast("EntryWorth", msgspec.Raw(text.encode()))  # written already

    def _untake(self, entry: e.Untaken, told: Entry) -> None:
        assert self.play is not None
        self.play.untake(entry.seat)
        told.seat = entry.seat

    def _undo(self, entry: e.Undone, told: Entry) -> None:
        assert self.play is not None
        told.seat = entry.seat
        told.undone = [masked(str(move)) for move in self.play.undo(entry.to)]
        self.worth = ""

    def _away(self, entry: e.WentAway, told: Entry) -> None:
        self.seats[entry.seat].away = entry.why
        told.seat, told.why = entry.seat, entry.why

    def _back(self, entry: e.CameBack, told: Entry) -> None:
        self.seats[entry.seat].away = None
        told.seat = entry.seat

    def _fault(self, entry: e.Faulted, told: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.fault = entry.level
        if seat.level is not None:
            seat.level = current(entry.to)
        told.seat, told.level, told.to = entry.seat, current(entry.level), current(entry.to)

    def _concede(self, entry: e.Conceded, told: Entry) -> None:
        told.seat, told.ends = entry.seat, conceding_ends(self.seats, entry.seat)
        self.seats[entry.seat].conceded = True

    def _offer(self, entry: e.Offered, told: Entry) -> None:
        told.seat, told.yes = entry.seat, entry.yes
        if entry.yes:
            told.ends = offer_ends(self.seats, self.offers, entry.seat)
            told.agreed = sorted(self.offers - {entry.seat}) or None
            self.offers.add(entry.seat)
        elif entry.seat in self.offers:
            self.offers.discard(entry.seat)  # withdrawn
        else:
            # All must be for it: one who is not ends what the others offered.
            told.declined = sorted(self.offers) or None
            self.offers.clear()

    def _end(self, entry: e.EndedEarly, told: Entry) -> None:
        self._finish(entry.reason)
        told.reason = entry.reason

    def _finish(self, reason: Any) -> None:
        game = self.play.game if self.play is not None else None
        money, ranking = None, None
        if game is not None:
            # Without a scoring nobody has won; where everybody stood is told all the same.
            money = list(game.state.money[: self.players])
            ranking = list(game.result.ranking) if game.result is not None else None
            self.curve = money_by_round(game.history(), self.players)
        self.ended = Ended(at=self.at, reason=reason, money=money, ranking=ranking)
        if self.start is not None and self.daily is None:  # others may still have the day before them
            self.deal.salt = self.start.salt

    # --- talk ---------------------------------------------------------------------------------------------------

    def _chat(self, entry: e.Said, told: Entry) -> None:
        told.person, told.name, told.text, told.seat = entry.person, entry.name, entry.text, entry.seat
        self.lines += 1
        if entry.seat is None:
            self.watchers_lines += 1
        if entry.person is not None:
            self.speakers[self.number] = entry.person

    def _rematch(self, entry: e.Rematched, told: Entry) -> None:
        self.rematch = told.table = entry.table

    # --- looking ------------------------------------------------------------------------------------------------

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [] if person is None else [i for i, seat in enumerate(self.seats) if seat.person == person]

    def admits(self, person: str | None) -> bool:
        """Whether somebody may know what happens here: before the start everybody who has the link, then those who
        sit here, and others where the table is open to watchers.
        """
        return self.options.watch or self.status == "open" or bool(self.seats_of(person))

    @property
    def resting(self) -> bool:
        """Every person has got up or given up: the bots wait for them rather than play on by themselves."""
        people = [seat for seat in self.seats if seat.person is not None]
        return bool(people) and all(seat.by_bot for seat in people)

    @property
    def bots_alone(self) -> bool:
        """Nobody sits here but bots."""
        return all(seat.person is None for seat in self.seats)

    def bot_seats(self) -> list[int]:
        """The seats for which a bot has to move now."""
        if self.play is None or self.ended is not None:
            return []
        # On a daily table one after the other: no answer depends on who is quicker.
        due = self.by_bots & (self.acting if self.daily is None else self.acting & -self.acting)
        if not due or self.resting:
            return []
        return [seat for seat in range(self.players) if due >> seat & 1]

    def wake(self, now: int) -> int | None:
        """When somebody has to look at this table, even if nobody is there."""
        if self.play is None or self.ended is not None:
            return None
        waiting = self.bot_seats() and not self.bots_alone  # those alone move while somebody is there to see it
        when = [now + BOT_PATIENCE + self.options.pace] if waiting else []
        if self.times is not None and self.times.timed:
            due = [self.times.deadline(seat) for seat in range(self.players) if self.acting >> seat & 1]
            when += [deadline for deadline in due if deadline is not None]
        return min(when, default=None)

    def info(self, present: int, watchers: int) -> TableInfo:
        """As it is told to those who are there. `present`: the seats that are here, a bit each."""
        asked = may_end(self.seats) if self.status == "playing" else []
        return TableInfo(
            id=self.id,
            status=self.status,  # type: ignore[arg-type]  # one of the three words
            host=self.host,
            options=self.options,
            seats=self._infos(present),
            watchers=watchers,
            created=self.created,
            started=self.started,
            deal=self.deal,
            scoring=self.start.scoring if self.start is not None else None,
            ended=self.ended,
            end_offers=sorted(self.offers),
            ends_by_conceding=[seat for seat in asked if conceding_ends(self.seats, seat)],
            ends_by_offer=[seat for seat in asked if offer_ends(self.seats, self.offers, seat)],
            rematch=self.rematch,
            moves=self.length,
            daily=self.daily,
        )

    def _infos(self, present: int) -> list[SeatInfo]:
        colours = colours_of(self.seats)
        return [seat.info(i, bool(present >> i & 1), colours[i]) for i, seat in enumerate(self.seats)]

    def line(self) -> TableLine:
        """As it stands in a list."""
        game = self.play.game if self.play is not None else None
        return TableLine(
            id=self.id,
            status=self.status,  # type: ignore[arg-type]  # one of the three words
            options=self.options,
            seats=self._infos(0),
            created=self.created,
            touched=self.at,
            round=game.state.round if game is not None else None,
            rounds=game.state.deal.last_round if game is not None else None,
            ended=self.ended,
            curve=self.curve,
            daily=self.daily,
        )

    def record(self) -> dict[str, Any]:
        """The game as a record, with what checks the deal. 10.4: only for a game that is over."""
        assert self.play is not None
        assert self.start is not None
        assert self.ended is not None
        extra: dict[str, Any] = {"fair": {"commitment": self.start.commitment, "salt": self.start.salt}}
        if self.ended.reason != "rules":
            extra["ended"] = self.ended.reason
        return Record.of(self.play.game, extra).document()
