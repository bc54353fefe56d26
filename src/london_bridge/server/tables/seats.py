"""The seats of a table, and who plays for them."""

from dataclasses import dataclass, field
from typing import Literal

from london_bridge.server.wire.tables import SeatInfo


@dataclass(slots=True)
class Seat:
    """One seat: a person, a bot, or nobody yet."""

    person: str | None = None
    name: str | None = None
    local: bool = False
    level: str | None = None
    script: list[str] = field(default_factory=list)
    away: Literal["clock", "left"] | None = None
    conceded: bool = False
    fault: str | None = None
    #: How many moves of the script have been made.
    scripted: int = 0

    @property
    def open(self) -> bool:
        """Nobody sits here."""
        return self.person is None and self.level is None

    @property
    def by_bot(self) -> bool:
        """A bot decides for this seat now."""
        return self.level is not None or self.away is not None or self.conceded

    def info(self, seat: int, present: bool) -> SeatInfo:
        """As it is told."""
        return SeatInfo(
            seat=seat,
            kind="open" if self.open else "bot" if self.level is not None else "person",
            name=self.name,
            person=self.person,
            level=self.level,
            local=self.local,
            present=present,
            away=self.away,
            conceded=self.conceded,
            fault=self.fault,
        )
