"""From which address people were last seen. It is kept in memory only, and of so many people at most."""

from collections import OrderedDict

from london_bridge.server.bots.fair_queue import Payer

MOST = 20_000


class Whereabouts:
    """Where people come from. Those of whom nothing is known, as after a restart, come from one address together."""

    def __init__(self) -> None:
        self.seen: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str | None, address: str) -> None:
        """Somebody was seen."""
        if person is None:
            return
        self.seen[person] = address
        self.seen.move_to_end(person)
        if len(self.seen) > MOST:
            self.seen.popitem(last=False)

    def payer(self, person: str) -> Payer:
        """On whose account the bots of somebody's tables think."""
        return Payer(self.seen.get(person, ""), person)
