"""The daily bridge: one deal a day, the same for everybody, against bots that answer the same moves alike everywhere.

**The day** (`days`): its name, when it begins and ends, and for how many it is. **The deal** (`day_deal`): all chance
is a hash of the day, of what it is for and of a number, so that nothing anybody does shifts anybody's later luck.
**The bots** (`day_bots`): a fixed number of playouts, with a seed that follows from the day and from what they see.
**The result** (`day_result`): matchpoints, the row of tiles, and days in a row.

Imports rules, record, view and bots, and knows nothing of people: the server keeps the attempts.
"""

from .day_bots import ME, Decision, decision, mean, play
from .day_deal import DayDeal
from .day_result import DayField, Streak, matchpoints, row_of_places, streak
from .days import Day, DayError, day_at, zone_of

__all__ = [
    "ME",
    "Day",
    "DayDeal",
    "DayError",
    "DayField",
    "Decision",
    "Streak",
    "day_at",
    "decision",
    "matchpoints",
    "mean",
    "play",
    "row_of_places",
    "streak",
    "zone_of",
]
