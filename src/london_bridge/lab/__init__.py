"""The lab: many games, and what they tell. Imports rules, record, view and bots.

`simulate/` plays games between bots on all cores and sums them up; `arena/` lets bots play for ratings; `balance/` asks
what the games tell about the game; `pages` makes reports of it; `intervals` says how sure a figure is.
"""

from london_bridge.extras import require

require("lab")
