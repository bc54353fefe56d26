"""The arena: any set of bots, seats rotated, every deal replayed with the seats exchanged, and ratings with intervals.

`arena_plan` says which games, `arena_player` plays one, `arena_run` has a crew play all of them, `arena_books` keeps
them in a file, `standings` and `ratings` say what they tell, `arena_report` draws it. Imports bots, record and rules.
"""

from .arena_books import BegunArena, begun, shown
from .arena_plan import ArenaPlan
from .arena_run import ArenaOutcome, run
from .standings import Standings, standings

__all__ = ["ArenaOutcome", "ArenaPlan", "BegunArena", "Standings", "begun", "run", "shown", "standings"]
