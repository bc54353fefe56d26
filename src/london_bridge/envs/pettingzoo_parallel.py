"""The game for PettingZoo as a `ParallelEnv`: cards are chosen in one step, by all at once.

    from london_bridge.envs import london_bridge_v0
    env = london_bridge_v0.parallel_env(players=4)

Everybody gives an action in every step. Where cards are chosen (4.2) those of all seats count, and none has seen
another's; elsewhere one seat decides, and the others' actions, whose masks are empty, mean nothing. Needs the
`[research]` extra.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt

from london_bridge.errors import LondonBridgeError
from london_bridge.extras import needed
from london_bridge.rules.box import Box
from london_bridge.rules.checks import check_seed
from london_bridge.rules.engine import legal
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.why import IllegalMove, why_not

from .actions import ACTIONS
from .match import Match
from .rendering import Picture, check_mode

with needed("research"):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo.utils.env import ParallelEnv

NAME = "london_bridge_v0"
MODES = ("human", "ansi", "rgb_array")

#: What an agent gets for an action that is not legal, where that ends the game.
ILLEGAL_REWARD = -1.0


class Observation(TypedDict):
    """What an agent is shown."""

    observation: npt.NDArray[np.int8]
    action_mask: npt.NDArray[np.int8]


def observation_space(size: int) -> spaces.Space[Any]:
    """A dictionary of `observation` and `action_mask`."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (size,), np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def whole(action: Any) -> int:
    """An action as an int; what is no action at all is refused."""
    try:
        code = operator.index(action)
    except TypeError:
        code = -1
    if not 0 <= code < ACTIONS:
        raise LondonBridgeError(f"An action is a whole number from 0 to {ACTIONS - 1}, not {action!r}.")
    return code


class raw_parallel_env(ParallelEnv[str, Observation, int], EzPickle):  # noqa: N801  (as PettingZoo names them)
    """The environment. The options, rewards and seeds are those of `london_bridge_v0.raw_env`."""

    metadata = {"render_modes": list(MODES), "name": NAME, "render_fps": 2}  # noqa: RUF012  (PettingZoo's own form)

    def __init__(
        self,
        players: int = 4,
        scoring: str | Mapping[str, str] = "base",
        reward: str = "win",
        per_pound: float = 0.0,
        render_mode: str | None = None,
        illegal: str = "raise",
        box: Box | None = None,
    ) -> None:
        EzPickle.__init__(self, players, scoring, reward, per_pound, render_mode, illegal, box)
        if illegal not in ("raise", "terminate"):
            raise LondonBridgeError(f"An illegal action can raise or terminate, not {illegal!r}.")
        self.match = Match(players, scoring, reward, per_pound, box)
        self.render_mode = check_mode(render_mode, MODES)
        self.illegal = illegal
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self.agents: list[str] = []
        size = self.match.size
        self.state_space = spaces.Box(-128, 127, (size,), np.int8)
        self.observation_spaces = {agent: observation_space(size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._picture = Picture()
        self._seed: int | None = None
        self._ready = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dictionary of `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The 55 actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a game: that of the seed, or the one that follows the last (the first comes from the system)."""
        if seed is None and self._seed is not None:
            self._seed = stream_seed(self._seed, 1)
        else:
            self._seed = check_seed(seed)
        self.match.deal(self._seed)
        self.agents = self.possible_agents[:]
        self._ready = True
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take an action of everybody; those of agents whose mask is empty mean nothing, and may be left out."""
        self._need_reset()
        if not self.agents:
            raise LondonBridgeError("The game is over and all agents are gone; call reset first.")
        wanted: dict[int, int] = {}
        refused: dict[int, IllegalMove] = {}
        for seat in self.match.deciding():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise LondonBridgeError(f"{agent} has to decide now, and there is no action of it.")
            wanted[seat] = code = whole(actions[agent])
            if not legal(self.match.state, seat) >> code & 1:
                refused[seat] = IllegalMove(why_not(self.match.state, seat, code))
        if refused and self.illegal == "raise":
            raise next(iter(refused.values()))
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if refused:
            gains = [ILLEGAL_REWARD if seat in refused else 0.0 for seat in range(self.match.players)]
            for seat, error in refused.items():
                infos[self.possible_agents[seat]] = {"illegal": str(error)}
        else:
            gains = self.match.move_together(wanted)
            if self.match.over:
                infos = dict(zip(self.agents, self.match.result(), strict=True))
        over = self.match.over or bool(refused)
        told = (
            self._seen(),
            dict(zip(self.agents, gains, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, bool(refused)),
            infos,
        )
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def _seen(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.match.see(seat), "action_mask": self.match.mask_of(seat)}
            for seat, agent in enumerate(self.agents)
        }

    def state(self) -> npt.NDArray[np.int8]:
        """The whole table as seat 0 would see it if no card lay face down: for critics that may know everything."""
        self._need_reset()
        return self.match.see(0, everything=True)

    def render(self) -> Any:
        """Text for "ansi", a picture of the board for "rgb_array"; "human" prints the text."""
        self._need_reset()
        return self._picture.render(self.match.view(), self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""

    def _need_reset(self) -> None:
        if not self._ready:
            raise LondonBridgeError("The environment has to be reset before it is used.")


def parallel_env(**options: Any) -> raw_parallel_env:
    """The environment as it should be used: an illegal action ends the game at the cost of who took it."""
    return raw_parallel_env(**{"illegal": "terminate", **options})
