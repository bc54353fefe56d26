"""A finished game as one of its seats played it: what charters and figures are counted from.

Everything follows from the record; only who sat in the other seats, which no record says, is told by whoever asks.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record
from london_bridge.rules import Event, Game
from london_bridge.rules.words import CRESTS, KINDS, tile_word


class ChronicleError(LondonBridgeError):
    """What cannot stand in a chronicle: a game that is not over, or a seat that it does not have."""


@dataclass(frozen=True)
class PlayedSeat:
    """A finished game, and a seat at it. `levels` are the levels of the bots, None for people, seat by seat."""

    game: Game
    seat: int
    levels: tuple[str | None, ...]

    @staticmethod
    def of(game: Record | Game, seat: int, levels: Sequence[str | None] = ()) -> "PlayedSeat":
        """The game of a record as a seat played it; without `levels` everybody counts as a person."""
        played = game.game() if isinstance(game, Record) else game
        if not played.over:
            raise ChronicleError("Only a finished game stands in a chronicle (rule 7.1).")
        if not 0 <= seat < played.players:
            raise ChronicleError(f"This game has the seats 0 to {played.players - 1}, and no seat {seat}.")
        if levels and len(levels) != played.players:
            raise ChronicleError(f"There are {played.players} seats, and the levels of {len(levels)} were given.")
        return PlayedSeat(played, seat, tuple(levels) or (None,) * played.players)

    # --- the end ------------------------------------------------------------------------------------------------

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in order."""
        return tuple(event for events in self.game.history() for event in events)

    @cached_property
    def money(self) -> tuple[int, ...]:
        """What everybody had in the end."""
        return tuple(int(self.game.state.money[seat]) for seat in range(self.game.players))

    @cached_property
    def ranking(self) -> tuple[int, ...]:
        """The seats from the winner to the last (8.8)."""
        ranked = next(event for event in reversed(self.events) if event.kind == "ranking")
        return tuple(ranked.data["seats"])

    @property
    def place(self) -> int:
        """1 for the winner."""
        return self.ranking.index(self.seat) + 1

    @property
    def lead(self) -> int:
        """The money above that of the best of the others; below 0 for whoever had less."""
        return self.money[self.seat] - max(money for seat, money in enumerate(self.money) if seat != self.seat)

    @property
    def won(self) -> bool:
        """Whether the seat won against opponents who meant to: whoever plays at random does not."""
        return self.place == 1 and "random" not in self.opponents

    @property
    def opponents(self) -> tuple[str | None, ...]:
        """The levels of the others."""
        return self.levels[: self.seat] + self.levels[self.seat + 1 :]

    # --- the bridge ---------------------------------------------------------------------------------------------

    @property
    def bridge(self) -> tuple[int | str, ...]:
        """The buildings from left to right, as records write them."""
        return tuple(tile_word(tile) for tile in self._codes)

    @cached_property
    def _codes(self) -> tuple[int, ...]:
        state = self.game.state
        sites = len(state.bridge) // len(state.built)
        return tuple(state.bridge[self.seat * sites + site] for site in range(state.built[self.seat]))

    @property
    def kinds(self) -> Counter[str]:
        """How many buildings of each kind stand there."""
        table = self.game.state.deal.tables
        return Counter(KINDS[table.kind[tile]] for tile in self._codes)

    @property
    def crests(self) -> dict[str, int]:
        """How often each crest is there, a guild house counting for all four (5.8)."""
        first = self.seat * len(CRESTS)
        return {crest: int(self.game.state.crests[first + i]) for i, crest in enumerate(CRESTS)}

    @property
    def line(self) -> int:
        """The longest line of numbered buildings without a park (5.7, 9.4)."""
        longest = run = 0
        for tile in self.bridge:
            run = run + 1 if isinstance(tile, int) else 0
            longest = max(longest, run)
        return longest

    # --- the way there ------------------------------------------------------------------------------------------

    @property
    def mine(self) -> Iterator[Event]:
        """What concerned this seat."""
        return (event for event in self.events if event.seat == self.seat)

    @property
    def turns(self) -> list[list[Event]]:
        """The turns of this seat, each with all that happened to it there."""
        found: list[list[Event]] = []
        acting: int | None = None
        for event in self.events:
            if event.kind == "turn":
                acting = event.seat
                if acting == self.seat:
                    found.append([])
            elif event.kind == "round_end":
                acting = None
            if acting == self.seat == event.seat:
                found[-1].append(event)
        return found

    @cached_property
    def paid(self) -> tuple[dict[str, int], ...]:
        """What the four scorings in play paid every seat, those of every round and those of the end."""
        sources = {f"{category}/{scoring}": category for category, scoring in self.game.scoring.items()}
        found = [dict.fromkeys(self.game.scoring, 0) for _ in range(self.game.players)]
        for event in self.events:
            if event.kind == "money" and event.seat is not None and event.data["source"] in sources:
                found[event.seat][sources[event.data["source"]]] += event.data["amount"]
        return tuple(found)
