"""Charters: fifteen things to do at the bridge, in rising difficulty, each of which teaches a rule.

Each is a function that says whether a seat did it in a finished game; its docstring says what, `rule` is the rule that
it teaches. How rare each is among bots is in docs/chronicle.md.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from london_bridge.rules import Event

from .played_seat import PlayedSeat

#: What the charters ask for, where they ask for a number.
STRENGTH, STRONG, CARDS, TILES, LINE, CRESTS = 4, 6, 3, 2, 7, 6
KINDS: Final = 6
SITES: Final = 12


@dataclass(frozen=True, slots=True)
class Charter:
    """A charter: its name, the rule that it teaches, how hard it is (1 to 3), and who earns it."""

    name: str
    rule: str
    grade: int
    earned: Callable[[PlayedSeat], bool]

    @property
    def about(self) -> str:
        """What is to be done for it, in a sentence of English."""
        return (self.earned.__doc__ or "").strip()


def count(events: list[Event], kind: str, rule: str | None = None) -> int:
    """How many events of a kind there are."""
    return sum(event.kind == kind and rule in (None, event.rule) for event in events)


def strength_of(turn: list[Event]) -> int:
    """How strong the building's action of a turn was; 0 without one."""
    return max((event.data["strength"] for event in turn if event.kind == "strength"), default=0)


def fresh_start(played: PlayedSeat) -> bool:
    """Build a house behind a park with a higher number than the one before the park."""
    tiles = played.bridge
    return any(
        isinstance(before, int) and isinstance(park, str) and isinstance(behind, int) and behind > before
        for before, park, behind in zip(tiles, tiles[1:], tiles[2:], strict=False)
    )


def first_of_equals(played: PlayedSeat) -> bool:
    """Take your turn before somebody whose card is worth as much as yours."""
    orders = (event.data["turns"] for event in played.events if event.kind == "order")
    return any(
        one["seat"] == played.seat and other["seat"] != played.seat and one["value"] == other["value"]
        for turns in orders
        for one, other in pairwise(turns)
    )


def rebuilt(played: PlayedSeat) -> bool:
    """Replace a building by one whose action has a strength of four."""
    return any(
        strength_of(turn) >= STRENGTH
        for turn in played.turns
        if any(event.kind == "build" and "replaced" in event.data for event in turn)
    )


def six_crests(played: PlayedSeat) -> bool:
    """Build a building whose action has a strength of six."""
    return any(strength_of(turn) >= STRONG for turn in played.turns)


def full_house(played: PlayedSeat) -> bool:
    """Draw three cards at one hostelry."""
    return any(count(turn, "gain_card", "5.10") >= CARDS for turn in played.turns)


def six_kinds(played: PlayedSeat) -> bool:
    """Have all six kinds of building on your bridge in the end."""
    return len(played.kinds) == KINDS


def two_at_once(played: PlayedSeat) -> bool:
    """Use two bonus tiles in one turn."""
    return any(count(turn, "use") >= TILES for turn in played.turns)


def both_ends(played: PlayedSeat) -> bool:
    """Reach the last space of the chapel track and of the gate track."""
    state = played.game.state
    last = state.deal.tables
    return bool(state.chapel[played.seat] >= last.chapel_last and state.gate[played.seat] >= last.gate_last)


def full_bridge(played: PlayedSeat) -> bool:
    """Build on all twelve sites of your bridge."""
    return len(played.bridge) == SITES


def no_toll(played: PlayedSeat) -> bool:
    """Win without ever paying for the centre of the rondel."""
    return played.won and not any(event.kind == "money" and event.data["source"] == "centre" for event in played.mine)


def long_line(played: PlayedSeat) -> bool:
    """Have a line of seven buildings without a park in the end."""
    return played.line >= LINE


def architect(played: PlayedSeat) -> bool:
    """Win a game in which an architect plays against you."""
    return played.won and "architect" in played.opponents


def all_four(played: PlayedSeat) -> bool:
    """Get more money from each of the four scorings than anybody else."""
    mine = played.paid[played.seat]
    others = [paid for seat, paid in enumerate(played.paid) if seat != played.seat]
    return all(amount > max(paid[category] for paid in others) for category, amount in mine.items())


def no_guild(played: PlayedSeat) -> bool:
    """Win without a guild house on your bridge."""
    return played.won and not played.kinds["guild"]


def four_of_six(played: PlayedSeat) -> bool:
    """Have each of the four crests six times on your bridge, a guild house counting for all four."""
    return min(played.crests.values()) >= CRESTS


#: All charters, the easiest first.
CHARTERS: Final = (
    Charter("fresh_start", "5.6", 1, fresh_start),
    Charter("first_of_equals", "4.5", 1, first_of_equals),
    Charter("rebuilt", "5.7", 1, rebuilt),
    Charter("six_crests", "5.8", 1, six_crests),
    Charter("full_house", "5.10", 1, full_house),
    Charter("six_kinds", "9.16", 2, six_kinds),
    Charter("two_at_once", "6.9", 2, two_at_once),
    Charter("both_ends", "5.13", 2, both_ends),
    Charter("full_bridge", "8.6", 2, full_bridge),
    Charter("no_toll", "5.2", 2, no_toll),
    Charter("long_line", "9.4", 3, long_line),
    Charter("architect", "8.8", 3, architect),
    Charter("all_four", "8.1", 3, all_four),
    Charter("no_guild", "5.11", 3, no_guild),
    Charter("four_of_six", "1.3", 3, four_of_six),
)


def earned(played: PlayedSeat) -> tuple[str, ...]:
    """The names of the charters that a seat earned in a game, the easiest first."""
    return tuple(charter.name for charter in CHARTERS if charter.earned(played))
