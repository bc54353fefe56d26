"""What bots thought of the moves of a game, as arrays with a row for every decision. Imports bots (what a thought is).

Where nothing was thought (a forced move, a bot that does not search) there are no playouts and no values, and the
policy is the move that was made.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.bots.thinking import policy, read_thought

from .actions import ACTIONS


@dataclass(frozen=True, slots=True)
class ThoughtArrays:
    """A row for every decision; values are not-a-number where nothing was thought."""

    visits: npt.NDArray[np.int32]
    values: npt.NDArray[np.float32]
    policy: npt.NDArray[np.float32]
    expected_win: npt.NDArray[np.float32]
    expected_money: npt.NDArray[np.float32]

    def columns(self) -> list[npt.NDArray[Any]]:
        """In the order of the file's columns."""
        return [self.visits, self.values, self.policy, self.expected_win, self.expected_money]

    @staticmethod
    def blank(actions: npt.NDArray[Any]) -> ThoughtArrays:
        """Nothing was thought of these."""
        count = len(actions)
        likes = np.zeros((count, ACTIONS), np.float32)
        likes[np.arange(count), actions] = 1
        values = np.full((count, ACTIONS), np.nan, np.float32)
        unknown = np.full((2, count), np.nan, np.float32)
        return ThoughtArrays(np.zeros((count, ACTIONS), np.int32), values, likes, unknown[0], unknown[1])

    @staticmethod
    def of(told: Any, masks: npt.NDArray[np.uint64], actions: npt.NDArray[Any]) -> ThoughtArrays:
        """What a record tells under `thoughts`, which may be nothing; ValueError if it is not about this game."""
        found = ThoughtArrays.blank(actions)
        if told is None:
            return found
        if not isinstance(told, list) or len(told) != len(actions):
            raise ValueError("there is a thought, or null, for every move")
        for at, thought in enumerate(told):
            rows = read_thought(thought, int(masks[at]))
            if rows is None:
                continue
            codes = [row[0] for row in rows]
            found.visits[at, codes] = [row[1] for row in rows]
            found.values[at, codes] = [row[2] for row in rows]
            found.policy[at] = 0
            found.policy[at, codes] = policy(row[2] for row in rows)
            found.expected_win[at], found.expected_money[at] = rows[0][3:]
        return found
