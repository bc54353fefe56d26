"""Many games for Gymnasium: a `VectorEnv` over `VectorGames`, the vector entry point of `LondonBridge-v0`.

    import london_bridge.envs.gymnasium_env  # registers it
    envs = gymnasium.make_vec("LondonBridge-v0", num_envs=1024, seat="all")

Needs the `[research]` extra.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.errors import LondonBridgeError
from london_bridge.extras import needed
from london_bridge.rules.box import Box
from london_bridge.rules.game import Game
from london_bridge.rules.rng import SEED_LIMIT
from london_bridge.view import View

from . import layout
from .actions import ACTIONS
from .buffers import Buffers
from .rendering import Picture, check_mode
from .vector import VectorGames

with needed("research"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

MODES = ("ansi", "rgb_array")

#: Gymnasium's autoreset modes by the names that the games know.
AUTORESETS = {
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.DISABLED: "disabled",
}


class LondonBridgeVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games, stepped in one call.

    The options are those of the single environment. `seat` is the learner's, "random" or "rotate" for another one in
    each game, or "all": then the caller decides for whoever is to decide, `info["seat"]` says who that is, the reward
    is that of the seat that acted, and `info["rewards"]` has those of all seats. `flat` leaves the mask out of the
    observations; it is in `info["action_mask"]` in any case. Every step gives new arrays; with `copy=False` it writes
    into those that it gave before.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  (Gymnasium's own form)

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        scoring: str | Mapping[str, str] = "base",
        seat: int | str = 0,
        opponents: str | Sequence[str] | None = None,
        reward: str = "win",
        per_pound: float = 0.0,
        illegal: str = "penalty",
        penalty: float = 1.0,
        render_mode: str | None = None,
        box: Box | None = None,
        flat: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**type(self).metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = check_mode(render_mode, MODES)
        alone = seat == "all"
        self.games = VectorGames(
            num_envs,
            players,
            scoring,
            reward=reward,
            per_pound=per_pound,
            learner=None if alone else seat,
            opponents=opponents if alone else opponents or "journeyman",
            box=box,
            autoreset=AUTORESETS[self.autoreset_mode],
            illegal=illegal,
            penalty=penalty,
        )
        self.num_envs = self.games.count
        self.flat = flat
        self.copy = copy
        size = layout.size(players)
        # One array for all steps: its rows are copied where a game ended, and the others are nobody's business.
        finals = self.num_envs if self.autoreset_mode is AutoresetMode.SAME_STEP else 0
        self._finals = np.zeros((finals, size), np.int8)
        seen = spaces.Box(-128, 127, (size,), np.int8)
        masks = spaces.Box(0, 1, (ACTIONS,), np.int8)
        self.single_observation_space = seen if flat else spaces.Dict({"observation": seen, "action_mask": masks})
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._offsets = np.arange(self.num_envs) * self.games.players
        self._all = np.ones(self.num_envs, dtype=np.bool_)
        self._all.flags.writeable = False
        self._never = np.zeros(self.num_envs, dtype=np.bool_)
        self._picture = Picture()
        self._ready = False
        self.games.write_into(self._arrays())

    def _arrays(self) -> Buffers:
        """Arrays that a step fills whole, so that nobody needs to clear them."""
        count, players, size = self.num_envs, self.games.players, layout.size(self.games.players)
        return Buffers(
            seats=np.empty(count, np.int8),
            observations=np.empty((count, size), np.int8),
            masks=np.empty((count, ACTIONS), np.int8),
            rewards=np.empty((count, players), np.float32),
            dones=np.empty(count, np.bool_),
            money=np.empty((count, players), np.int16),
            places=np.empty((count, players), np.int8),
            finals=self._finals,
        )

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the games of the seeds: seed + i for row i, as Gymnasium's own vector environments do, or one for each.

        Without a seed, the next game of every row; the very first come from the system. `options["reset_mask"]`, a flag
        for every row, leaves the others as they are.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        rows = (options or {}).get("reset_mask")
        if rows is not None and not self._ready:
            raise LondonBridgeError("All games have to be reset before some of them can be.")
        told = self.games.buffers
        if self.copy:
            self.games.write_into(self._arrays())
            if rows is not None:  # what is not dealt anew is told once more
                for new, old in zip(self.games.buffers.arrays(), told.arrays(), strict=True):
                    new[...] = old
        if isinstance(seed, int | np.integer):
            self.games.reset(seeds=[(int(seed) + row) % SEED_LIMIT for row in range(self.num_envs)], rows=rows)
        elif seed is not None:
            self.games.reset(seeds=list(seed), rows=rows)
        elif self._ready:
            self.games.follow(rows)
        else:
            self.games.reset()
        self._ready = True
        return self._seen(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Any, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Take an action in every game; where one was over and autoreset is NEXT_STEP, the next is dealt instead."""
        if not self._ready:
            raise LondonBridgeError("The environments have to be reset before they are used.")
        before = self.games.buffers
        acted = before.seats if self.copy else before.seats.copy()
        if self.copy:
            self.games.write_into(self._arrays(), check=False)
        try:
            self.games.step(actions)
        except LondonBridgeError:
            self.games.write_into(before)  # nothing was moved, and what was told before is still so
            raise
        told = self.games.buffers
        mine = self._offsets + acted  # where the seats that acted stand in what is told by seat
        rewards = told.rewards.take(mine)
        info = self._info()
        if np.count_nonzero(told.dones):  # (several times as quick as `any`)
            self._tell_ends(info, acted, mine)
        if np.count_nonzero(self.games.illegals):
            info["illegal"] = info["_illegal"] = self.games.illegals.copy()
        ended = told.dones if self.copy else told.dones.copy()
        return self._seen(), rewards, ended, self._never.copy(), info

    def _seen(self) -> Any:
        """What is to be decided on, as the space says."""
        told = self.games.buffers
        return told.observations if self.flat else {"observation": told.observations, "action_mask": told.masks}

    def _info(self) -> dict[str, Any]:
        """What is told at every step, each with Gymnasium's flags of the rows it is told of."""
        told = self.games.buffers
        return {
            "action_mask": told.masks,
            "_action_mask": self._all,
            "seat": told.seats,
            "_seat": self._all,
            "rewards": told.rewards,
            "_rewards": self._all,
        }

    def _tell_ends(self, info: dict[str, Any], acted: npt.NDArray[np.int8], mine: npt.NDArray[np.int64]) -> None:
        """How games ended for the seat that acted; where the next has begun, also what was seen of the end."""
        told = self.games.buffers
        ended = told.dones.copy()
        places = told.places.take(mine)  # 0 where no game ended
        ends = {"money": told.money.take(mine) * ended, "_money": ended, "place": places, "_place": ended}
        if not len(self._finals):
            info.update(ends)
            return
        finals = np.empty(self.num_envs, dtype=object)  # of None
        rows = ended.nonzero()[0]
        seen = told.finals[rows]
        if self.flat:
            for row, final in zip(rows.tolist(), seen, strict=True):
                finals[row] = final
        else:
            masks = np.zeros((len(rows), ACTIONS), np.int8)
            for row, final, mask in zip(rows.tolist(), seen, masks, strict=True):
                finals[row] = {"observation": final, "action_mask": mask}
        info["final_obs"], info["_final_obs"] = finals, ended
        info["final_info"] = {"seat": acted, "_seat": ended, "rewards": told.rewards, "_rewards": ended, **ends}
        info["_final_info"] = ended

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The masks alone, under the name by which libraries for masked policies ask for them."""
        return self.games.buffers.masks.astype(np.bool_)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every row, from each game's own chance."""
        return self.games.sample().copy()

    def save(self) -> dict[str, Any]:
        """Where all games stand; it can be pickled."""
        if not self._ready:
            raise LondonBridgeError("The environments have to be reset before they are saved.")
        return self.games.save()

    def restore(self, saved: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
        """Go on from what `save` gave, here or in environments with the same options; what is seen, as by `reset`."""
        if self.copy:
            self.games.write_into(self._arrays())
        self.games.restore(saved)
        self._ready = True
        return self._seen(), self._info()

    def render(self) -> tuple[Any, ...] | None:
        """What the seat that is to decide sees of every game, as text or as a picture."""
        if not self._ready:
            raise LondonBridgeError("The environments have to be reset before they are shown.")
        seats = self.games.buffers.seats
        views = [View.of(Game(state), int(seats[row])) for row, state in enumerate(self.games.states)]
        return tuple(self._picture.render(view, self.render_mode) for view in views)
