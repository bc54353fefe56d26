"""What may be told of a table's log: its newest entries, encoded. Older ones are read from the log when somebody asks.

So a table has the same size in memory, and a device that comes is sent as much, however much has happened there.
"""

#: Entries that stay in memory; twice as many are there before the older half goes.
KEPT = 400
#: Entries, and characters of them, that are sent at once.
MOST_AT_ONCE = 300
MOST_LETTERS = 100_000


class Told:
    """Entries as they go over the wire, by number. The oldest go, unless all are wanted."""

    __slots__ = ("all", "first", "last", "lines")

    def __init__(self, all: bool = False) -> None:
        self.all = all
        self.lines: list[str] = []
        #: The numbers of the first and the last entry that are here.
        self.first = 1
        self.last = 0

    def append(self, line: str) -> None:
        """The next entry."""
        self.lines.append(line)
        self.last += 1
        if len(self.lines) >= 2 * KEPT and not self.all:
            # A new list: whoever has the old one can go on reading it.
            self.lines = self.lines[KEPT:]
            self.first += KEPT

    def between(self, after: int, until: int) -> list[str]:
        """The entries after a number, up to another one. They must be here."""
        return self.lines[after + 1 - self.first : until + 1 - self.first]

    def reaches(self, after: int, until: int) -> bool:
        """Whether all entries after a number are here, and few enough to be sent at once."""
        return after + 1 >= self.first and until - after <= MOST_AT_ONCE

    def newest(self, until: int) -> int:
        """The number after which entries up to another one can be sent at once; one of them always can."""
        after, letters = until, 0
        while after >= self.first and until - after < MOST_AT_ONCE:
            letters += len(self.lines[after - self.first])
            if letters > MOST_LETTERS and after < until:
                break
            after -= 1
        return after
