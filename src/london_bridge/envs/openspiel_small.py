"""The small game for OpenSpiel: `london_bridge_small`, registered when this module is imported.

    import london_bridge.envs.openspiel_small
    game = pyspiel.load_game("london_bridge_small(reward=win)")

Two players, two rounds, six tiles and all rules (`small_table`): its tree can be walked whole, so that best responses,
exploitability and counterfactual regrets are computed and not estimated. Parameters: `reward` (win, or margin: pounds
ahead of the other) and `sequential` (cards one after the other, unseen: True unless told otherwise, since that is what
tabular algorithms take). Needs the `[research]` extra.
"""

from __future__ import annotations

from typing import Any, Final

from london_bridge.errors import LondonBridgeError
from london_bridge.extras import needed
from london_bridge.rules import codes, sizes

from .openspiel_game import CHANCE_ACTIONS, LondonBridgeGame
from .small_table import MOST_DECISIONS, MOST_DRAWS, PLAYERS, small_table
from .unfolding import Unfolding

with needed("research"):
    import pyspiel

NAME: Final = "london_bridge_small"
PARAMETERS: Final = {"reward": "win", "sequential": True}

#: No two ends of the small game lie further apart, in pounds.
WIDEST_MARGIN: Final = 40.0


def game_type(sequential: bool, reward: str) -> Any:
    """What OpenSpiel should know of the game beforehand."""
    dynamics = pyspiel.GameType.Dynamics
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="London Bridge, small",
        dynamics=dynamics.SEQUENTIAL if sequential else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == "margin" else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class LondonBridgeSmallGame(LondonBridgeGame):
    """The small game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.reward = str(chosen["reward"])
        if self.reward not in ("win", "margin"):
            raise LondonBridgeError(f"The reward {self.reward!r} is not known here: say win or margin.")
        sequential = bool(chosen["sequential"])
        margin = self.reward == "margin"
        info = pyspiel.GameInfo(
            num_distinct_actions=codes.CODES,
            max_chance_outcomes=CHANCE_ACTIONS,
            num_players=PLAYERS,
            min_utility=-WIDEST_MARGIN if margin else 0.0,
            max_utility=WIDEST_MARGIN if margin else 1.0,
            utility_sum=0.0 if margin else 1.0,
            max_game_length=MOST_DECISIONS,
        )
        pyspiel.Game.__init__(self, game_type(sequential, self.reward), info, chosen)
        self.start = Unfolding(PLAYERS, (0,) * sizes.CATEGORIES, sequential, small_table())

    def max_chance_nodes_in_history(self) -> int:
        """At most so many draws."""
        return MOST_DRAWS


def _register() -> None:
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(game_type(sequential=True, reward="win"), LondonBridgeSmallGame)


_register()
