"""Balance: what a player or a designer would ask of the game, answered from many games of strong bots.

`watching` plays and notes what happened, `keeping` keeps it in a file, `questions` answers with regressions and
intervals, `report` draws it.
Imports bots and rules.
"""

from .keeping import Kept
from .questions import About, Answers, answers
from .watching import Watched, watch

__all__ = ["About", "Answers", "Kept", "Watched", "answers", "watch"]
