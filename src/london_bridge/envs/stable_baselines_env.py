"""The vectorised games for Stable-Baselines3 and sb3-contrib: a `VecEnv` without a process or a wrapper between.

    from sb3_contrib import MaskablePPO
    from london_bridge.envs.stable_baselines_env import StableBaselinesEnv

    MaskablePPO("MlpPolicy", StableBaselinesEnv(64, opponents="journeyman")).learn(1_000_000)

Needs the `[research]` extra and `pip install stable-baselines3` (for masked policies also `sb3-contrib`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.errors import LondonBridgeError

from .gymnasium_vector import LondonBridgeVectorEnv

try:
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    if error.name != "stable_baselines3":
        raise
    raise LondonBridgeError(
        "This adapter is for Stable-Baselines3, which is not installed: pip install stable-baselines3 sb3-contrib"
    ) from None


class StableBaselinesEnv(VecEnv):
    """`count` games as Stable-Baselines3 asks for them. The options are those of `LondonBridgeVectorEnv`; observations
    are rows of numbers, and masks come by `action_masks`, which sb3-contrib calls.
    """

    def __init__(self, count: int = 1, **options: Any) -> None:
        self.inner = LondonBridgeVectorEnv(
            count, **{**options, "flat": True, "autoreset_mode": "SameStep", "copy": True}
        )
        self._actions: Any = None
        super().__init__(self.inner.num_envs, self.inner.single_observation_space, self.inner.single_action_space)

    def reset(self) -> Any:
        """Deal all games: those of the seeds that `seed` has set, or the next ones."""
        seeds = None if all(seed is None for seed in self._seeds) else self._seeds
        seen, info = self.inner.reset(seed=seeds)
        self.reset_infos = [{"seat": int(seat)} for seat in info["seat"]]
        self._reset_seeds()
        self._reset_options()
        return seen

    def step_async(self, actions: Any) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Take the actions; where a game ended, its last observation is in `info["terminal_observation"]`."""
        seen, rewards, ended, _, told = self.inner.step(self._actions)
        infos: list[dict[str, Any]] = [{"seat": int(seat)} for seat in told["seat"]]
        for row in np.flatnonzero(ended):
            final = told["final_info"]
            infos[row] |= {
                "terminal_observation": told["final_obs"][row],
                "TimeLimit.truncated": False,
                "money": int(final["money"][row]),
                "place": int(final["place"][row]),
            }
        return seen, rewards, ended, infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done in every game."""
        return self.inner.action_masks()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """`action_masks` of the games; they have no other method of their own."""
        if method_name != "action_masks":
            raise AttributeError(
                f"The games have no method {method_name!r} of their own; action_masks is the only one."
            )
        masks = self.action_masks()
        return [masks[row] for row in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of the environment, once for every game that is asked for."""
        if attr_name == "action_masks":  # sb3-contrib looks whether there is one
            return [self.action_masks for _ in self._get_indices(indices)]
        return [getattr(self.inner, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Games have no attributes that can be set."""
        raise AttributeError(f"{attr_name!r} cannot be set: all games of a vector have the same options.")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """No game is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[npt.NDArray[np.uint8] | None]:
        """Pictures of all games, if `render_mode` is rgb_array."""
        return self.inner.render() or []

    def close(self) -> None:
        """Nothing is kept open."""
        self.inner.close()
