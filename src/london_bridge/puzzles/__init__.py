"""Puzzles: positions with one right answer, found in games, and shipped with this one.

**A puzzle** (`puzzle`): the game up to a moment, who decides there, and what every answer is worth. **The book**
(`book`): those that ship, read when the first is asked for. **Finding them** (`finding`): a move that is surely the
best by two judges and two seeds (`judging`), that a journeyman misses, with its themes (`themes`) and a rating
(`rating`). `london-bridge lab puzzles` has many games looked through.

Imports rules, record, view, bots and review; the standard library alone.
"""

from .book import puzzle, puzzles
from .puzzle import KINDS, Guess, PossibleAnswer, Puzzle, PuzzleError
from .themes import THEMES

__all__ = ["KINDS", "THEMES", "Guess", "PossibleAnswer", "Puzzle", "PuzzleError", "puzzle", "puzzles"]
