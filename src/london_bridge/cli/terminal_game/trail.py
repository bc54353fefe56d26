"""How far a player can go back: what `rules.undoing` lets them, from one moment with a choice to another."""

from collections.abc import Sequence

from london_bridge.rules import Event, Game
from london_bridge.rules.undoing import first_reveal, undo_to


class Trail:
    """The moves of a game with what going back needs to know of each, and, if there is nowhere to go, why."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._first = len(game.moves)
        # Of every move: whether it showed something hidden, whether there was a choice, how much had been told before.
        self._revealed = [True] * self._first
        self._choice = [False] * self._first
        self._told = [0] * self._first
        self.reason = "There is nothing to undo yet."

    def __bool__(self) -> bool:
        return bool(self._choices())

    def add(self, events: Sequence[Event], *, choice: bool, told: int) -> Event | None:
        """A move was made; the event by which it showed something hidden."""
        shown = first_reveal(events)
        self._revealed.append(shown is not None)
        self._choice.append(choice)
        self._told.append(told)
        return shown

    def _choices(self) -> list[int]:
        """The moments to which the player may go back and at which there was a choice."""
        line = self._game.moves
        to = undo_to(line, self._revealed, self._seat, self._first)
        return [number for number in range(to, len(line)) if self._choice[number]]

    def back(self, *, everything: bool = False) -> int | None:
        """Go back to the last moment at which there was a choice, or to the first; how much had been told by then.

        What was forced after it is undone with it. None if there is no such moment.
        """
        choices = self._choices()
        if not choices:
            return None
        number = choices[0] if everything else choices[-1]
        told = self._told[number]
        while len(self._game.moves) > number:
            self._game.undo()
        for kept in (self._revealed, self._choice, self._told):
            del kept[number:]
        return told
