"""How far a player can go back: to the last moment at which something hidden was revealed or another seat acted."""

from collections.abc import Sequence
from dataclasses import dataclass

from london_bridge.rules import Event, Game

#: Events that show what was hidden, unless they only say that a stack has run out.
_REVEALING = ("round", "reveal", "uncover", "uncover_bonus")


@dataclass(frozen=True, slots=True)
class Step:
    """A moment to go back to: the game as it was, how much had been told, and whether there was a choice."""

    game: Game
    told: int
    choice: bool


def revealing(events: Sequence[Event]) -> Event | None:
    """The first event that showed something hidden."""
    return next((event for event in events if event.kind in _REVEALING and event.data.get("tile", 0) is not None), None)


class Trail:
    """The moments that can be gone back to, and, if there is none, why."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self.reason = "There is nothing to undo yet."

    def __bool__(self) -> bool:
        return any(step.choice for step in self._steps)

    def add(self, step: Step) -> None:
        """A move was made from this moment."""
        self._steps.append(step)

    def cut(self, reason: str) -> None:
        """Nothing before now can be gone back to."""
        self._steps.clear()
        self.reason = reason

    def back(self) -> Step | None:
        """The last moment at which there was a choice; what was forced after it is undone with it."""
        while self._steps:
            step = self._steps.pop()
            if step.choice:
                return step
        return None

    def back_all(self) -> Step | None:
        """The first moment at which there was a choice."""
        first = next((step for step in self._steps if step.choice), None)
        self._steps.clear()
        return first
