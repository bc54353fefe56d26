"""What can happen at a table, as it is stored; and the newest of it, as it is told.

Stored entries hold secrets (the deal, chosen cards): `table_state` says what may be told of each. What may be told is
kept encoded, the newest entries only; older ones are read from the log when somebody asks. So a table has the same size
in memory, and a device that comes is sent as much, however much has happened there. Of what is here only the very
newest is wanted often, by those who were told all the rest: what lies before it is packed, which makes it a tenth as
large, and is unpacked for whoever comes.
"""

import zlib
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct, field

from london_bridge.server.wire.looks import Colour, Portrait
from london_bridge.server.wire.options import Options
from london_bridge.server.wire.tables import DailyInfo


class Stored(Struct, tag_field="kind", kw_only=True, omit_defaults=True):
    """Anything that happens. `id` is the client's, where a client asked for it."""

    id: str | None = None
    person: str | None = None


class Created(Stored, tag="create"):
    """A table was set up. `source`: the deal, where it is not drawn; `daily`: the day whose deal it has."""

    host: str
    options: Options
    source: dict[str, Any] | None = None
    daily: DailyInfo | None = None


class SatDown(Stored, tag="sit"):
    """`person` took a seat."""

    seat: int
    name: str
    local: bool = False
    portrait: Portrait | None = None
    colour: Colour | None = None


class BotSat(Stored, tag="bot"):
    """A bot was put onto a seat."""

    seat: int
    level: str
    name: str
    character: str | None = None
    script: list[str] = field(default_factory=list)


class Opened(Stored, tag="open"):
    """A seat became open."""

    seat: int
    why: Literal["left", "removed", "opened"]


class OptionsChanged(Stored, tag="options"):
    """The host changed the options."""

    options: Options


class Named(Stored, tag="name"):
    """A seat's name changed."""

    seat: int
    name: str


class Dressed(Stored, tag="dress"):
    """A seat's portrait or colour changed."""

    seat: int
    portrait: Portrait | None = None
    colour: Colour | None = None


class Started(Stored, tag="start"):
    """The game was dealt. `deal` and `salt` are secret until the end, `moves` are those of the position it starts
    from.
    """

    box: str
    scoring: dict[str, str]
    setup: dict[str, Any]
    salt: str
    commitment: str
    origin: Literal["drawn", "seed", "record", "position", "daily"] = "drawn"
    moves: list[tuple[int, str]] = field(default_factory=list)


class Moved(Stored, tag="moves"):
    """A seat made moves."""

    seat: int
    moves: list[str]
    by: Literal["bot", "substitute"] | None = None


class Untaken(Stored, tag="untake"):
    """A seat took its chosen cards back."""

    seat: int


class Undone(Stored, tag="undo"):
    """A seat took its last moves back; the standing line has `to` moves now."""

    seat: int
    to: int


class WentAway(Stored, tag="away"):
    """A bot plays for a seat from now on."""

    seat: int
    why: Literal["clock", "left"]


class CameBack(Stored, tag="back"):
    """A person took their seat back."""

    seat: int


class Faulted(Stored, tag="fault"):
    """A bot failed, and another level replaced it."""

    seat: int
    level: str
    to: str


class Conceded(Stored, tag="concede"):
    """A seat gave up."""

    seat: int


class Offered(Stored, tag="offer"):
    """A seat is for ending the game now, or no longer."""

    seat: int
    yes: bool


class EndedEarly(Stored, tag="end"):
    """The game ended before the rules end it."""

    reason: Literal["agreed", "alone", "conceded", "closed"]


class Said(Stored, tag="chat"):
    """A line of chat."""

    name: str
    text: str
    seat: int | None = None


class Rematched(Stored, tag="rematch"):
    """A new table follows this one."""

    table: str


AnyEntry = (
    Created
    | SatDown
    | BotSat
    | Opened
    | OptionsChanged
    | Named
    | Dressed
    | Started
    | Moved
    | Untaken
    | Undone
    | WentAway
    | CameBack
    | Faulted
    | Conceded
    | Offered
    | EndedEarly
    | Said
    | Rematched
)

encode = msgspec.json.Encoder().encode
encode_any = encode
decode = msgspec.json.Decoder(AnyEntry).decode


#: Entries that stay in memory; up to twice as many are there before the older half goes.
KEPT = 400
#: Entries of a packet. So many are not packed, or up to twice as many.
PACKED = 20
#: Entries, and characters of them, that are sent at once: room for the longest games of four (some 95,000 characters
#: in the middle), with what is said beside them.
MOST_AT_ONCE = 300
MOST_LETTERS = 160_000


class Packet(NamedTuple):
    """Some entries, packed, and how many characters they have."""

    data: bytes
    letters: int

    @classmethod
    def of(cls, lines: list[str]) -> "Packet":
        """Pack some entries. Each is JSON on one line."""
        text = "\n".join(lines)
        # Quickly: this happens between two moves, and more effort saves little.
        return cls(zlib.compress(text.encode(), 1), len(text) - len(lines) + 1)

    def lines(self) -> list[str]:
        """The entries again."""
        return zlib.decompress(self.data).decode().split("\n")


class RecentEntries:
    """Entries as they go over the wire, by number. The oldest go, unless all are wanted."""

    __slots__ = ("all", "first", "last", "lines", "packets")

    def __init__(self, all: bool = False) -> None:
        self.all = all
        self.packets: list[Packet] = []
        #: The newest entries, which follow the packed ones.
        self.lines: list[str] = []
        #: The numbers of the first and the last entry that are here.
        self.first = 1
        self.last = 0

    @property
    def first_plain(self) -> int:
        """The number of the first entry that is not packed."""
        return self.last + 1 - len(self.lines)

    def append(self, line: str) -> None:
        """The next entry."""
        self.lines.append(line)
        self.last += 1
        if self.all or len(self.lines) < 2 * PACKED:
            return
        self.packets.append(Packet.of(self.lines[:PACKED]))
        del self.lines[:PACKED]
        if self.last + 1 - self.first >= 2 * KEPT:
            del self.packets[: KEPT // PACKED]
            self.first += KEPT

    def line(self, number: int) -> str:
        """One entry, which must be here."""
        plain = number - self.first_plain
        return self.lines[plain] if plain >= 0 else self.between(number - 1, number)[0]

    def between(self, after: int, until: int) -> list[str]:
        """The entries after a number, up to another one. They must be here."""
        plain = self.first_plain
        found = self.lines[max(0, after + 1 - plain) : max(0, until + 1 - plain)]
        if after + 1 >= plain:
            return found
        begin, end = after + 1 - self.first, min(until + 1, plain) - self.first
        packets = self.packets[begin // PACKED : -(-end // PACKED)]
        skipped = begin - begin % PACKED
        older = [line for packet in packets for line in packet.lines()]
        return older[begin - skipped : end - skipped] + found

    def reaches(self, after: int, until: int) -> bool:
        """Whether all entries after a number are here, and few enough to be sent at once."""
        return after + 1 >= self.first and until - after <= MOST_AT_ONCE

    def newest(self, until: int) -> int:
        """The number after which entries up to another one can be sent at once; one of them always can."""
        oldest = max(self.first - 1, until - MOST_AT_ONCE)
        if self._letters() <= MOST_LETTERS:
            return oldest
        after, letters = until, 0
        for line in reversed(self.between(oldest, until)):
            letters += len(line)
            if letters > MOST_LETTERS and after < until:
                break
            after -= 1
        return after

    def _letters(self) -> int:
        """The characters of all that is here."""
        return sum(packet.letters for packet in self.packets) + sum(map(len, self.lines))
