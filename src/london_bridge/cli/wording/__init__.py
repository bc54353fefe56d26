"""The game in plain English: names, moves, events, explanations. Imports rules and view.

`names` has the words for things, `moves` what a move would do, `events` what happened; `terms` and `explain` answer
`?`, and `rulebook` finds a rule by its number.
"""

from .events import Teller
from .explain import explain_move, explain_term
from .moves import words_of
from .names import display_name, letters_of
from .rulebook import rule_text

__all__ = ["Teller", "display_name", "explain_move", "explain_term", "letters_of", "rule_text", "words_of"]
