"""Who is served next where many wait: addresses take turns, and at an address its people do.

A turn is paid for by how long it takes: whoever has had the least comes next. So somebody with a thousand things to
think about waits for them, and nobody else does. Whoever comes new, or comes again, begins with what those who wait
have had.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeVar


class Payer(NamedTuple):
    """On whose account something is thought about: where they come from, and who they are."""

    address: str = ""
    person: str = ""


class Item(Protocol):
    """Something that waits."""

    payer: Payer
    #: Seconds that it will take.
    cost: float
    #: A person waits for it, and not a table: it comes before others of the same person.
    urgent: bool


T = TypeVar("T", bound=Item)


@dataclass(slots=True)
class Line(Generic[T]):
    """What one person waits for."""

    had: float
    urgent: deque[T] = field(default_factory=deque)
    usual: deque[T] = field(default_factory=deque)

    def __len__(self) -> int:
        return len(self.urgent) + len(self.usual)


@dataclass(slots=True)
class Address(Generic[T]):
    """The people of one address who wait."""

    had: float
    #: What the one had who was served last.
    level: float = 0.0
    lines: dict[str, Line[T]] = field(default_factory=dict)


class FairQueue(Generic[T]):
    """What waits, in fair order."""

    def __init__(self) -> None:
        self.addresses: dict[str, Address[T]] = {}
        self.level = 0.0
        self.count = 0

    def __len__(self) -> int:
        return self.count

    def put(self, item: T) -> None:
        """One more waits."""
        group = self.addresses.get(item.payer.address)
        if group is None:
            group = self.addresses[item.payer.address] = Address(self.level)
        line = group.lines.get(item.payer.person)
        if line is None:
            line = group.lines[item.payer.person] = Line(group.level)
        (line.urgent if item.urgent else line.usual).append(item)
        self.count += 1

    def take(self) -> T | None:
        """The next one, if any waits."""
        if not self.addresses:
            return None
        address, group = min(self.addresses.items(), key=lambda pair: pair[1].had)
        person, line = min(group.lines.items(), key=lambda pair: pair[1].had)
        self.level, group.level = group.had, line.had
        item = (line.urgent or line.usual).popleft()
        group.had += item.cost
        line.had += item.cost
        if not line:
            del group.lines[person]
        if not group.lines:
            del self.addresses[address]
        self.count -= 1
        return item

    def ahead(self, payer: Payer) -> int:
        """About how many are served before all of somebody's are: theirs, and as many of everybody with whom they
        take turns.
        """
        group = self.addresses.get(payer.address)
        if group is None or payer.person not in group.lines:
            return 0
        own = len(group.lines[payer.person])
        of_address = sum(min(own, len(line)) for line in group.lines.values())
        total = 0
        for other in self.addresses.values():
            total += of_address if other is group else min(of_address, sum(map(len, other.lines.values())))
        return total
