"""The arena: any set of bots, seats rotated, every deal replayed with the seats exchanged, and ratings with intervals.

`plan` says which games, `playing` plays one, `run` has a crew play all of them, `books` keeps them in a file,
`standings` and `ratings` say what they tell, `report` draws it. Imports bots, record and rules.
"""

from .books import Begun, begun, shown
from .plan import Plan
from .run import Outcome, run
from .standings import Standings, standings

__all__ = ["Begun", "Outcome", "Plan", "Standings", "begun", "run", "shown", "standings"]
