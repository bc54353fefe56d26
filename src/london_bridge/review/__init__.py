"""The review: where a finished game was decided. Imports rules, record, view, bots and art.

**Moments.** A game becomes a list of moments: decisions of seats, draws (a tile, a bonus tile, a round marker), reveals
of the cards. `positions` plays it again with every draw as a step of its own.

**The ledger** (`ledger`, `books`, `worths`, `evaluator`). Each position is judged once, from what all at the table
could see: possible games are played on by the search's policy, and give every seat a share of wins and money. Where
something is due to be drawn, a position is worth the mean over all that could come, each judged alike: so the luck of a
draw has the expectation 0, whatever the judge thinks. What a moment changed is the worth after it less that before it,
and for every seat the changes add up to the result less the start.

**Cards** are chosen by all at once, in secret. A seat's card is judged against the mixture that could be expected of
the others; what the cards do together beyond that is the reveal's: to be outguessed is neither luck nor error.

**Grades.** How good a decision was is another question, asked from the seat's own view: its moves meet the same
possible games with the same luck, the worse ones drop out by halves, and the one that was played stays to the end.
"""

from .evaluator import Evaluator
from .game_review import Review
from .grading import Grade, Tried, grade_move
from .job import PLAYOUTS, ReviewJob, ReviewProgress, review
from .ledger import Ledger, LedgerEntry, Worth
from .profile import profiles

__all__ = [
    "PLAYOUTS",
    "Evaluator",
    "Grade",
    "Ledger",
    "LedgerEntry",
    "Review",
    "ReviewJob",
    "ReviewProgress",
    "Tried",
    "Worth",
    "grade_move",
    "profiles",
    "review",
]
