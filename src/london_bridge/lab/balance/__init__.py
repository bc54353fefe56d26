"""Balance: what a player or a designer would ask of the game, answered from many games of strong bots.

`watching` plays and notes what happened, `kept_games` keeps it in a file, `questions` answers with regressions and
intervals, `balance_report` draws it.
Imports bots and rules.
"""

from .kept_games import Kept
from .questions import About, Answers, answers
from .watching import WatchedGame, watch

__all__ = ["About", "Answers", "Kept", "WatchedGame", "answers", "watch"]
