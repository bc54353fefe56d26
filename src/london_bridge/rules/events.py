"""What happens in a game, told in events.

An event says what kind of thing happened, by which rule, in which round, to which seat (None: to nobody in
particular), and what else there is to tell. Logs, animations, reviews and the breakdown of a result are made
of these. An event never holds anything that is hidden from anyone (a card that is chosen is told
without its value, and again with it when all are revealed). Imports nothing.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. The kinds, and what `data` holds for each, are listed in docs/events.md."""

    kind: str
    rule: str
    round: int
    seat: int | None
    data: dict[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The event as plain values, for JSON. `data` stands beside the rest; a building's kind is `building` there."""
        told = {"building" if name == "kind" else name: value for name, value in self.data.items()}
        return {"kind": self.kind, "rule": self.rule, "round": self.round, "seat": self.seat, **told}
