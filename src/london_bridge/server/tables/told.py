"""What may be told of a table's log: its newest entries, encoded. Older ones are read from the log when somebody asks.

So a table has the same size in memory, and a device that comes is sent as much, however much has happened there. Of
what is here only the very newest is wanted often, by those who were told all the rest: what lies before it is packed,
which makes it a tenth as large, and is unpacked for whoever comes.
"""

import zlib
from typing import NamedTuple

#: Entries that stay in memory; up to twice as many are there before the older half goes.
KEPT = 400
#: Entries of a packet. So many are not packed, or up to twice as many.
PACKED = 20
#: Entries, and characters of them, that are sent at once.
MOST_AT_ONCE = 300
MOST_LETTERS = 100_000


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


class Told:
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
