"""What an answer to a puzzle is worth: a score from 0 to 1, and as how much of a game it counts. Imports puzzles."""

from dataclasses import dataclass
from typing import Final

from london_bridge.puzzles import Puzzle, PuzzleError
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.wire.puzzles import Verdict

#: Points by which a move is behind the best where it is just wrong; of a guess, by how much less likely a card is.
FAR: Final = 10.0
FAR_GUESS: Final = 40.0
#: The most that an answer is worth which is not the right one.
PARTLY: Final = 0.5
#: As how much of a game it counts to be partly right, and to have been told what the puzzle is about: less is to be
#: learned of the solver from either.
PARTLY_WEIGHT: Final = 0.5
HELPED_WEIGHT: Final = 0.5


@dataclass(frozen=True, slots=True)
class Mark:
    """How good an answer is: 1 is right, 0 is wrong, and what lies between is partly right."""

    score: float
    loss: float

    @property
    def verdict(self) -> Verdict:
        """In a word."""
        return verdict_of(self.score)

    def weight(self, helped: bool) -> float:
        """As how much of a game it counts."""
        partly = PARTLY_WEIGHT if self.verdict == "partly" else 1.0
        return partly * (HELPED_WEIGHT if helped else 1.0)


def verdict_of(score: float) -> Verdict:
    """A score in a word."""
    if score >= 1:
        return "right"
    return "partly" if score > 0 else "wrong"


def mark(puzzle: Puzzle, move: str) -> Mark:
    """The mark of an answer; refused if it is no possible one."""
    try:
        answer = puzzle.answer(move)
    except PuzzleError as error:
        # Which answers there are is told in an order that says nothing (`questions`), so not by the error.
        raise RequestRefused("illegal", "That is no answer to this puzzle; choose one of its moves.") from error
    if answer.move in puzzle.best:
        return Mark(1.0, 0.0)
    far = FAR_GUESS if puzzle.guess is not None else FAR
    return Mark(round(PARTLY * max(0.0, 1 - answer.loss / far), 3), answer.loss)
