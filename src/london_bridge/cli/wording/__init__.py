"""The game in plain English: names, moves, events, explanations. Imports rules, record and view.

`names` has the words for things, `move_sentences` what a move would do, `event_sentences` what happened,
`moment_sentences` what a review says of it; `terms` and `explain` answer `?`, and `rulebook` finds a rule by number.
"""

from .event_sentences import Teller
from .explain import explain_move, explain_term
from .moment_sentences import MomentTeller
from .move_sentences import words_of
from .names import display_name, letters_of
from .rulebook import rule_text

__all__ = [
    "MomentTeller",
    "Teller",
    "display_name",
    "explain_move",
    "explain_term",
    "letters_of",
    "rule_text",
    "words_of",
]
