"""The game for PettingZoo: an AEC environment, registered as `london_bridge_v0`.

    import london_bridge.envs.pettingzoo_env  # registers it
    env = pettingzoo.make("aec", "london_bridge_v0", players=4, scoring="base")

Observations are dictionaries of `observation` (see docs/observation.md) and `action_mask`, both int8, built from what
the agent's seat may know and nothing else. Needs the `[research]` extra.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.errors import LondonBridgeError
from london_bridge.extras import needed
from london_bridge.rules.box import Box
from london_bridge.rules.checks import check_seed
from london_bridge.rules.rng import stream_seed

from .actions import ACTIONS
from .match import Match
from .pettingzoo_parallel import ILLEGAL_REWARD, MODES, NAME, Observation, observation_space, parallel_env, whole
from .rendering import Picture, check_mode

with needed("research"):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, register
    from pettingzoo.env_registry.registration import aec_registry


class raw_env(AECEnv[str, Observation, int | None], EzPickle):  # noqa: N801  (the name that PettingZoo asks for)
    """The environment itself.

    `illegal` says what an action that is not legal does: "raise" an error that names the rule, or "terminate" the game
    with a reward of -1 for who took it (as PettingZoo's TerminateIllegalWrapper does; `env` has this). Rewards: what
    `reward` says at the end ("win", "rank", "margin" or "none"), and `per_pound` for every pound on the way.
    """

    metadata = {  # noqa: RUF012  (PettingZoo's own form)
        "render_modes": list(MODES),
        "name": NAME,
        "is_parallelizable": False,
        "render_fps": 2,
    }

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
        super().__init__()
        if illegal not in ("raise", "terminate"):
            raise LondonBridgeError(f"An illegal action can raise or terminate, not {illegal!r}.")
        self.match = Match(players, scoring, reward, per_pound, box)
        self.render_mode = check_mode(render_mode, MODES)
        self.illegal = illegal
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: that of the seed, or the one that follows the last (the first comes from the system)."""
        if seed is None and self._seed is not None:
            self._seed = stream_seed(self._seed, 1)
        else:
            self._seed = check_seed(seed)
        self.match.deal(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.seat]
        self._skip_agent_selection = None
        self._paid = False
        self._ready = True

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its action mask is empty while it is not the one to act."""
        self._need_reset()
        seat = self._seats[agent]
        return {"observation": self.match.see(seat), "action_mask": self.match.mask(seat)}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent to act sees, its rewards since it last acted, and whether it has ended."""
        self._need_reset()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Take an action for the agent to act; None for one that has ended."""
        self._need_reset()
        agent = self.agent_selection
        if not self.agents:
            raise LondonBridgeError("The game is over and all agents are gone; call reset first.")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.match
        code = whole(action)
        if self._paid:
            self._clear_rewards()
            self._paid = False
        if not match.is_legal(code):
            self._stop(agent, code)
            return
        self._cumulative_rewards[agent] = 0.0
        gains = match.move(code)
        if gains is not None:
            self._paid = True
            for seat, gain in enumerate(gains):
                self.rewards[self.possible_agents[seat]] = gain
            self._accumulate_rewards()
        if match.seat >= 0:
            self.agent_selection = self.possible_agents[match.seat]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """The game is over: all agents have ended, and know how."""
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, told in zip(self.possible_agents, self.match.result(), strict=True):
            self.infos[agent] = told
        self.agent_selection = self.agents[0]

    def _stop(self, agent: str, code: int) -> None:
        """An action that is not legal: an error, or the end of the game."""
        if self.illegal == "raise":
            raise self.match.refuse(code)
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self.infos[agent] = {"illegal": str(self.match.refuse(code))}
        self._deads_step_first()

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


def env(**options: Any) -> raw_env:
    """The environment as it should be used: an illegal action ends the game at the cost of who took it.

    What PettingZoo's wrappers do (order, bounds, illegal actions) it does itself, because each wrapper would cost as
    much time as the game.
    """
    return raw_env(**{"illegal": "terminate", **options})


if "london_bridge-v0" not in aec_registry:
    register("aec", NAME, entry_point=f"{__name__}:env")
    register("parallel", NAME, entry_point=f"{parallel_env.__module__}:parallel_env")
