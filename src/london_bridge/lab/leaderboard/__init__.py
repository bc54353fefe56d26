"""The leaderboard: one protocol for every bot, and rows that anybody can check.

`evaluation` says which games, `playing` plays them in the arena, `figures` says what they tell, `row` is what is
written down and read back with mistrust, `row_table` shows it, `fingerprints` says which engine and which bot it was,
`rechecking` plays games again and compares. Imports the arena, and the rooms below.
"""

from .evaluation import GAMES, LUCK_GAMES, PROTOCOL, Evaluation
from .playing import LeaderboardOutcome, play
from .rechecking import Checked, check_row, chosen
from .row import LeaderboardRow, RowFile, made, read_rows

__all__ = [
    "GAMES",
    "LUCK_GAMES",
    "PROTOCOL",
    "Checked",
    "Evaluation",
    "LeaderboardOutcome",
    "LeaderboardRow",
    "RowFile",
    "check_row",
    "chosen",
    "made",
    "play",
    "read_rows",
]
