"""The game for Gymnasium: one seat, against bots of one's choice; registered as `LondonBridge-v0`.

    import london_bridge.envs.gymnasium_env  # registers it
    env = gymnasium.make("LondonBridge-v0", players=4, opponents="journeyman")

Observations are dictionaries of `observation` (see docs/observation.md) and `action_mask`, both int8. Needs the
`[research]` extra.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.bots.choose import Chooser
from london_bridge.bots.playout import choice_rngs
from london_bridge.errors import LondonBridgeError
from london_bridge.extras import needed
from london_bridge.rules.box import Box
from london_bridge.rules.checks import check_seed
from london_bridge.rules.rng import Rng

from .actions import ACTIONS
from .match import Match
from .opponents import OpponentTable
from .rendering import Picture, check_mode

with needed("research"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.envs.registration import register, registry

NAME = "LondonBridge-v0"
MODES = ("human", "ansi", "rgb_array")
ILLEGAL = ("raise", "penalty", "resample")


class LondonBridgeEnv(gymnasium.Env[Any, Any]):
    """One seat of a game.

    `seat` is the learner's, or "random" for another one in each game; `opponents` a bot's name for all other seats, or
    one for each, beginning with the seat after the learner's. An illegal action (`illegal`) raises an error that names
    the rule ("raise"), costs `penalty` and changes nothing ("penalty"), or is replaced by a random legal one
    ("resample"); the last two are told in `info["illegal"]`. Rewards: what `reward` says at the end ("win", "rank",
    "margin" or "none"), and `per_pound` for every pound that comes in or goes. `flat` takes the mask out of the
    observation, and puts it into `info["action_mask"]`.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  (Gymnasium's own form)

    def __init__(
        self,
        players: int = 4,
        scoring: str | Mapping[str, str] = "base",
        seat: int | str = 0,
        opponents: str | Sequence[str] = "journeyman",
        reward: str = "win",
        per_pound: float = 0.0,
        illegal: str = "penalty",
        penalty: float = 1.0,
        render_mode: str | None = None,
        box: Box | None = None,
        flat: bool = False,
    ) -> None:
        self.match = Match(players, scoring, reward, per_pound, box)
        self.table = OpponentTable(opponents, self.match.players)
        self.render_mode = check_mode(render_mode, MODES)
        if illegal not in ILLEGAL:
            raise LondonBridgeError(f"The answer to an illegal action is {', '.join(ILLEGAL)}, not {illegal!r}.")
        if seat != "random" and (isinstance(seat, str) or seat not in range(self.match.players)):
            raise LondonBridgeError(f'The seat {seat!r} is not there: say 0 to {self.match.players - 1}, or "random".')
        self.wanted_seat = seat
        self.seat = 0 if isinstance(seat, str) else seat
        self.illegal = illegal
        self.penalty = float(penalty)
        self.flat = flat
        seen = spaces.Box(-128, 127, (self.match.size,), np.int8)
        masks = spaces.Box(0, 1, (ACTIONS,), np.int8)
        self.observation_space: spaces.Space[Any] = (
            seen if flat else spaces.Dict({"observation": seen, "action_mask": masks})
        )
        self.action_space = spaces.Discrete(ACTIONS)
        self._picture = Picture()
        self._choosers: list[Chooser] = []
        self._choices: list[Rng] = []
        self._ready = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a game: that of the seed, or the next one of this environment's own chance."""
        super().reset(seed=seed)
        own = check_seed(int(self.np_random.integers(2**63)) if seed is None else seed)
        if self.wanted_seat == "random":
            self.seat = int(self.np_random.integers(self.match.players))
        self.match.deal(own)
        self._choosers = self.table.seated(0, self.seat, own)
        self._choices = choice_rngs(own)
        self._ready = True
        self._wait()
        return self._see(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action; the opponents then play until it is one's turn again, or the game is over."""
        if not self._ready:
            raise LondonBridgeError("The environment has to be reset before it is used.")
        if self.match.over:
            raise LondonBridgeError("The game is over; call reset first.")
        code, told = self._checked(action)
        if code < 0:
            return self._see(), -self.penalty, False, False, self._info() | told
        reward = self._gain(self.match.move(code)) + self._wait()
        if self.render_mode == "human":
            self.render()
        return self._see(), reward, self.match.over, False, self._info() | told

    def _checked(self, action: Any) -> tuple[int, dict[str, Any]]:
        """The action to take, -1 for none, and what is to be told about it."""
        try:
            code = operator.index(action)
        except TypeError:
            code = -1
        if not 0 <= code < ACTIONS:
            raise LondonBridgeError(f"An action is a whole number from 0 to {ACTIONS - 1}, not {action!r}.")
        if self.match.is_legal(code):
            return code, {}
        refusal = self.match.refuse(code)
        if self.illegal == "raise":
            raise refusal
        if self.illegal == "penalty":
            return -1, {"illegal": str(refusal)}
        return int(self.np_random.choice(np.flatnonzero(self.match.mask(self.seat)))), {"illegal": str(refusal)}

    def _wait(self) -> float:
        """Let the opponents play until it is one's turn; what that was worth."""
        gained = 0.0
        match = self.match
        while match.seat not in (self.seat, -1):
            code = self._choosers[match.seat].choose(match.state, match.seat, self._choices[match.seat])
            gained += self._gain(match.move(code))
        return gained

    def _gain(self, gains: list[float] | None) -> float:
        return gains[self.seat] if gains is not None else 0.0

    def _see(self) -> Any:
        seen = self.match.see(self.seat)
        return seen if self.flat else {"observation": seen, "action_mask": self.match.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        """The seat; after the end also its money and its place; the mask, if the observation lacks it."""
        told: dict[str, Any] = {"seat": self.seat}
        if self.flat:
            told["action_mask"] = self.match.mask(self.seat)
        return told | self.match.result()[self.seat] if self.match.over else told

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask alone, under the name by which libraries for masked policies ask for it."""
        return self.match.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """Text for "ansi", a picture of the board for "rgb_array"; "human" prints the text."""
        if not self._ready:
            raise LondonBridgeError("The environment has to be reset before it is used.")
        return self._picture.render(self.match.view(self.seat), self.render_mode)


if NAME not in registry:
    register(
        id=NAME,
        entry_point=f"{__name__}:LondonBridgeEnv",
        vector_entry_point="london_bridge.envs.gymnasium_vector:LondonBridgeVectorEnv",
    )
