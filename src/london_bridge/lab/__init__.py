"""The lab: many games, and what they tell. Imports rules, record, view, bots and review.

`simulate/` plays games between bots on all cores and sums them up; `arena/` lets bots play for ratings, `leaderboard/`
by one protocol for all; `balance/` asks what the games tell about the game; `reviewing` reviews games of a file;
`report_pages` makes reports, and `intervals` says how sure a figure is. All of them share `crew/`, who does the work,
`line_file`, by which an interrupted run is taken up again, `plan`, what was asked for, `pace`, how far it is, and
`targets`, where reports go; `speed` measures the engine.
"""

from london_bridge.extras import require

require("lab")
