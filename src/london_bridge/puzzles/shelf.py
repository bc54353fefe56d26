"""Which of the puzzles that were found make a book: no two alike, and of every kind and number of players some.

Imports this room.
"""

from __future__ import annotations

from collections import Counter
from math import ceil

from .likeness import Traits, are_alike, traits_of
from .puzzle import KINDS, Puzzle

#: A kind may have so many times its even share, where another is seldom found.
MOST = 2

#: A place on the shelf: players and kind.
Place = tuple[int, str]


class Shelf:
    """Takes puzzles one after the other, until there are as many as are wanted."""

    def __init__(self, want: int, players: tuple[int, ...] = (2, 3, 4)) -> None:
        self.want = want
        self.players = players
        self.most = ceil(MOST * want / (len(players) * len(KINDS)))
        self.puzzles: list[Puzzle] = []
        self.counts: Counter[Place] = Counter()
        self._traits: list[Traits] = []
        self._ids: set[str] = set()

    def add(self, puzzle: Puzzle) -> bool:
        """Take a puzzle, if there is room for it and nothing like it."""
        if self.full or not self.wants(puzzle.players, puzzle.kind) or puzzle.id in self._ids:
            return False
        traits = traits_of(puzzle)
        if any(are_alike(traits, other) for other in self._traits):
            return False
        self._put(puzzle, traits)
        return True

    def keep(self, puzzle: Puzzle) -> None:
        """Put a puzzle there that has been in the book before."""
        if puzzle.id not in self._ids:
            self._put(puzzle, traits_of(puzzle))

    def _put(self, puzzle: Puzzle, traits: Traits) -> None:
        self.puzzles.append(puzzle)
        self.counts[puzzle.players, puzzle.kind] += 1
        self._traits.append(traits)
        self._ids.add(puzzle.id)

    @property
    def full(self) -> bool:
        """Whether there are as many as are wanted."""
        return len(self.puzzles) >= self.want

    def wants(self, players: int, kind: str) -> bool:
        """Whether there is room for more of a kind."""
        return players in self.players and self.counts[players, kind] < self.most

    def wanted(self, players: int) -> tuple[str, ...]:
        """The kinds of which more are wanted, for so many players."""
        return tuple(kind for kind in KINDS if not self.full and self.wants(players, kind))
