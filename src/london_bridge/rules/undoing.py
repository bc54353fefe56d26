"""What may be taken back at a table: the one place that says so, for the terminal and for the server.

A player may take back their own moves, as long as nobody else has acted since and none of them has shown anything that
was hidden (section 10). A `Game` by itself goes back as far as one likes: see `Game.undo`.
"""

from collections.abc import Iterable, Sequence

from .events import Event
from .moves import Move

#: Events by which something becomes known that was hidden. What is uncovered may also be nothing: the stack is empty.
REVEALING = frozenset({"uncover", "uncover_bonus", "reveal", "round"})


def reveals(event: Event) -> bool:
    """Whether an event shows somebody what they could not know."""
    return event.kind in REVEALING and event.data.get("tile", 0) is not None


def first_reveal(events: Iterable[Event]) -> Event | None:
    """The first of a move's events that showed something hidden; None if the move may be taken back."""
    return next((event for event in events if reveals(event)), None)


def undo_to(line: Sequence[tuple[int, Move]], revealed: Sequence[bool], seat: int, first: int = 0) -> int:
    """How many moves stand after a seat has taken back all that it may; as many as now if it may nothing.

    `revealed` says of every move of the line whether it showed something hidden; the `first` moves stand in any case.
    """
    to = len(line)
    while to > first and line[to - 1][0] == seat and not revealed[to - 1]:
        to -= 1
    return to
