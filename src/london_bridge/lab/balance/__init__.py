"""Balance: what a player or a designer would ask of the game, answered from many games of strong bots.

`watching` plays and notes what happened, `kept_games` keeps it in a file. `questions` has the regressions and
intervals, `course` asks about cards, the rondel and the lead, `deciding` about scorings, `luck_and_skill` plays bots of
different strength; `all_answers` gathers what they answer, `findings` draws five conclusions, `glance` and
`balance_report` show them. Imports bots and rules.
"""

from .all_answers import Answers, answers
from .findings import findings
from .kept_games import Kept
from .luck_and_skill import company, contests
from .questions import About
from .watching import WatchedGame, watch

__all__ = ["About", "Answers", "Kept", "WatchedGame", "answers", "company", "contests", "findings", "watch"]
