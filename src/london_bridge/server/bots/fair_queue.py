"""Who is served next where many wait: addresses take turns, and at an address its people do.

A turn is paid for by how long it takes: whoever has had the least comes next (start-time fair queueing). So somebody
with a thousand things to think about waits for them, and nobody else does. Whoever comes new begins with what the one
had who was served last; whoever comes again has had what they had, so that nobody gets more by asking one by one.
"""

from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeVar

#: How many of those are remembered who wait for nothing, while others do.
REMEMBERED = 1_000


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
V = TypeVar("V")


@dataclass(slots=True)
class PersonQueue(Generic[T]):
    """What one person waits for."""

    had: float
    urgent: deque[T] = field(default_factory=deque)
    usual: deque[T] = field(default_factory=deque)

    def __len__(self) -> int:
        return len(self.urgent) + len(self.usual)


@dataclass(slots=True)
class AddressQueue(Generic[T]):
    """The people of one address who wait."""

    had: float
    #: What the one had who was served last.
    level: float = 0.0
    lines: dict[str, PersonQueue[T]] = field(default_factory=dict)
    #: What those have had who wait for nothing now.
    served: dict[str, float] = field(default_factory=dict)


class FairQueue(Generic[T]):
    """What waits, in fair order."""

    def __init__(self) -> None:
        self.addresses: dict[str, AddressQueue[T]] = {}
        #: Those at which nobody waits now.
        self.served: dict[str, AddressQueue[T]] = {}
        self.level = 0.0
        self.count = 0

    def __len__(self) -> int:
        return self.count

    def put(self, item: T) -> None:
        """One more waits."""
        address, person = item.payer
        group = self.addresses.get(address)
        if group is None:
            group = self.addresses[address] = self.served.pop(address, AddressQueue(self.level))
            group.had = max(group.had, self.level)
        line = group.lines.get(person)
        if line is None:
            line = group.lines[person] = PersonQueue(max(group.level, group.served.pop(person, 0.0)))
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
        self.count -= 1
        if not line:
            del group.lines[person]
            group.served[person] = line.had
        if not group.lines:
            # Nobody waits there, so nobody has had less than another.
            group.level = max(group.served.values())
            group.served.clear()
            del self.addresses[address]
            self.served[address] = group
        if not self.addresses:
            self.level = max(other.had for other in self.served.values())
            self.served.clear()
        group.served = newest(group.served)
        self.served = newest(self.served)
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


def newest(served: dict[str, V]) -> dict[str, V]:
    """Those who were served last; where many come and go, the others are new when they come again."""
    return served if len(served) <= 2 * REMEMBERED else dict(list(served.items())[-REMEMBERED:])


MOST_ADDRESSES = 20_000


class LastAddresses:
    """Where people come from. Those of whom nothing is known, as after a restart, come from one address together."""

    def __init__(self) -> None:
        self.seen: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str | None, address: str) -> None:
        """Somebody was seen."""
        if person is None:
            return
        self.seen[person] = address
        self.seen.move_to_end(person)
        if len(self.seen) > MOST_ADDRESSES:
            self.seen.popitem(last=False)

    def payer(self, person: str) -> Payer:
        """On whose account the bots of somebody's tables think."""
        return Payer(self.seen.get(person, ""), person)
