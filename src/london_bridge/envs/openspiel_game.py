"""The game for OpenSpiel: `python_london_bridge`, registered when this module is imported.

    import london_bridge.envs.openspiel_game
    game = pyspiel.load_game("python_london_bridge(players=4,scoring=base,sequential=True)")

Parameters: `players` (2 to 4); `scoring` (base, expansion, random, or chosen: `chapel:most+gate:steps`); `sequential`
(cards are chosen one after the other, unseen by the others, instead of all at once); `reward` (win, rank or margin).
Chance is explicit: every tile, bonus tile and round marker is drawn when it is revealed. Needs the `[research]` extra.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np

from london_bridge.errors import LondonBridgeError
from london_bridge.extras import needed
from london_bridge.rules import codes
from london_bridge.rules.box import default_box
from london_bridge.rules.checks import check_players, check_scoring
from london_bridge.rules.state import State
from london_bridge.view.observe import observe
from london_bridge.view.remembering import Lookups, Memory
from london_bridge.view.sight import sketch_of
from london_bridge.view.view_document import view_words

from . import layout
from .openspiel_state import LondonBridgeState
from .unfolding import (
    ANY_SCORING,
    DRAW_FROM,
    EXPANSION_SCORING,
    MOST_DECISIONS,
    MOST_DRAWS,
    WIDTH,
    Unfolding,
)

with needed("research"):
    import pyspiel

NAME: Final = "python_london_bridge"
PARAMETERS: Final = {"players": 4, "scoring": "base", "sequential": False, "reward": "win"}

#: The values of a draw are actions of chance: tiles go up to 64.
CHANCE_ACTIONS: Final = 65

#: No game comes near such a difference in pounds.
WIDEST_MARGIN: Final = 400.0


def game_type(sequential: bool, reward: str) -> Any:
    """What OpenSpiel should know of the game beforehand."""
    dynamics = pyspiel.GameType.Dynamics
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="London Bridge",
        dynamics=dynamics.SEQUENTIAL if sequential else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if reward == "margin" else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def game_info(players: int, reward: str) -> Any:
    """Bounds of the game."""
    margin = reward == "margin"
    return pyspiel.GameInfo(
        num_distinct_actions=codes.CODES,
        max_chance_outcomes=CHANCE_ACTIONS,
        num_players=players,
        min_utility=-WIDEST_MARGIN if margin else 0.0,
        max_utility=WIDEST_MARGIN if margin else 1.0,
        utility_sum=None if margin else (1.0 if reward == "win" else players / 2),
        max_game_length=MOST_DECISIONS,
    )


def wanted_scoring(words: str) -> tuple[int, ...]:
    """The scoring that a parameter asks for, by category: chosen, or still to be drawn."""
    if words == "random":
        return (ANY_SCORING,) * 4
    if words == "expansion":
        return (EXPANSION_SCORING,) * 4
    if words == "base":
        return (0,) * 4
    parts = [part.partition(":")[::2] for part in words.split("+")]
    chosen = dict(parts)
    if ":" not in words or len(chosen) < len(parts):
        raise LondonBridgeError(
            f"The scoring {words!r} is not known: say base, expansion, random, or choose, each category once,"
            " for example chapel:most+gate:steps (rule 2.8)."
        )
    return tuple(check_scoring(chosen)[1])


class LondonBridgeGame(pyspiel.Game):
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        players = check_players(int(chosen["players"]))
        self.reward = str(chosen["reward"])
        if self.reward not in ("win", "rank", "margin"):
            raise LondonBridgeError(f"The reward {self.reward!r} is not known here: say win, rank or margin.")
        sequential = bool(chosen["sequential"])
        super().__init__(game_type(sequential, self.reward), game_info(players, self.reward), chosen)
        self.start = Unfolding(players, wanted_scoring(str(chosen["scoring"])), sequential)

    def new_initial_state(self, *unused: object) -> LondonBridgeState:
        """The first moment: nothing is drawn yet."""
        return LondonBridgeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """At most so many draws."""
        return MOST_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> LondonBridgeObserver:
        """What sees the game as a tensor or as a string."""
        if params:
            raise LondonBridgeError("The observer of this game has no parameters.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info:
            raise LondonBridgeError("The observer of this game always shows what is public: say public_info=True.")
        return LondonBridgeObserver(kind, self.start, self.max_game_length() + self.max_chance_nodes_in_history())


class LondonBridgeObserver:
    """Sees a state for a player, as OpenSpiel's PyObserver does.

    The pieces of `dict` are the fields of docs/observation.md by their names, `round` or `me.hand`, as parts of one
    tensor in the order of that page; with perfect recall `history` follows: two numbers for everything that has
    happened. The first says who: 1 + how many seats after the player for a player, -1 - its number for a draw
    of chance. The second is 1 + the action; 0 for a card that lies face down.
    """

    def __init__(self, kind: Any, start: Unfolding, length: int = MOST_DECISIONS + MOST_DRAWS) -> None:
        self.kind = kind
        self.players = start.players
        self.known = Lookups(default_box().tables)
        self.row = layout.blank(self.players)
        fields = layout.fields(self.players, start.state.deal.cards_each)
        self.size = fields[-1].offset + fields[-1].size
        self.tensor = np.zeros(self.size + (2 * length if kind.perfect_recall else 0), np.float32)
        self.dict = {field.name: self.tensor[field.part] for field in fields}
        if kind.perfect_recall:
            self.dict["history"] = self.tensor[self.size :].reshape(length, 2)

    def _sees_own(self) -> bool:
        return bool(self.kind.private_info != pyspiel.PrivateInfoType.NONE)

    def _sees_all(self) -> bool:
        return bool(self.kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS)

    def _seen(self, state: State, player: int) -> State:
        """The state, or a sketch of what everybody sees."""
        return state if self._sees_own() else sketch_of(state, -1)

    def set_from(self, state: LondonBridgeState, player: int) -> None:
        """Write what a player sees into the tensor."""
        play = state.play
        everything = self._sees_all()
        observe(self._seen(play.state, player), player, everything, self.known, Memory(), self.row)
        self.tensor[: self.size] = self.row[: self.size]
        if self.kind.perfect_recall:
            self._write_history(play, player if self._sees_own() else -1, player, everything)

    def _write_history(self, play: Unfolding, looker: int, player: int, everything: bool) -> None:
        history = self.dict["history"]
        history[:] = 0
        if not play.happened:
            return
        who, what = np.divmod(np.array(play.happened), WIDTH)
        count = len(who)
        draws = who >= DRAW_FROM
        history[:count, 0] = np.where(draws, -1 - (who - DRAW_FROM), 1 + (who - player) % play.players)
        history[:count, 1] = 1 + what
        for i in range(play.mark, count):
            if not everything and play.is_hidden(play.happened[i], looker):
                history[i, 1] = 0

    def string_from(self, state: LondonBridgeState, player: int) -> str:
        """What a player sees, in words: all that has happened, or the table as it stands."""
        looker = player if self._sees_own() else -1
        if self.kind.perfect_recall:
            return f"{player} {state.play.told(looker, everything=self._sees_all())}"
        told = view_words(state.view(player if self._sees_own() else None))
        if self._sees_all():
            s, each = state.play.state, state.play.state.deal.cards_each
            told["put_down"] = [list(s.card)[2 * i : 2 * i + min(each, s.chosen[i])] for i in range(self.players)]
        return json.dumps(told, separators=(",", ":"))


def _register() -> None:
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(game_type(sequential=False, reward="win"), LondonBridgeGame)


_register()
