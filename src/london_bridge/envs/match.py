"""One game as the environments play it: dealt from a seed, stepped by action numbers, seen as arrays.

`Match` is what PettingZoo's and Gymnasium's environments have in common. Imports rules, view and this room's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.rules.box import Box, default_box
from london_bridge.rules.checks import check_players, check_scoring
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.engine import acting, actor, legal, move_on, seats_of
from london_bridge.rules.game import Game
from london_bridge.rules.state import Deal, State
from london_bridge.rules.why import IllegalMove, why_not
from london_bridge.view import View
from london_bridge.view.observe import flag, observe
from london_bridge.view.remembering import Lookups, Memory

from . import layout
from .actions import ACTIONS
from .outcome import check_reward, places, worth


class Match:
    """A game in play. Cards that are chosen at the same time are asked for one by one, unseen by the others."""

    def __init__(
        self,
        players: int = 4,
        scoring: str | Mapping[str, str] = "base",
        reward: str = "win",
        per_pound: float = 0.0,
        box: Box | None = None,
    ) -> None:
        self.players = check_players(players)
        self.scoring = scoring
        check_scoring(scoring)  # refused now rather than at the first deal
        self.reward = check_reward(reward)
        self.per_pound = per_pound
        self.box = box or default_box()
        self.size = layout.size(self.players)
        self._known = Lookups(self.box.tables)
        self._memory = Memory()
        self.state = State(Deal(self.box, self.players))
        self.seat = -1
        self.bits = 0
        self.seed = 0

    def deal(self, seed: int) -> None:
        """Begin the game of a seed: the one that `Game.deal(players, scoring, seed)` gives."""
        deal = Deal(self.box, self.players)
        mix, deal.scoring = check_scoring(self.scoring)
        self.seed = seed
        self.state = deal_game(deal, mix, seed)
        self._turn()

    def _turn(self) -> None:
        self.seat = actor(self.state)
        self.bits = int(legal(self.state, self.seat)) if self.seat >= 0 else 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat < 0

    def is_legal(self, action: int) -> bool:
        """Whether the seat that is to decide may do this."""
        return 0 <= action < ACTIONS and bool(self.bits >> action & 1)

    def refuse(self, action: int) -> IllegalMove:
        """The error that says which rule stands against an action."""
        return IllegalMove(why_not(self.state, self.seat, action))

    def move(self, action: int) -> list[float] | None:
        """Make a legal move for the seat that is to decide; the rewards of all seats, None if there are none."""
        if not self.per_pound:
            move_on(self.state, self.seat, action)
            self._turn()
            return worth(self.state, self.reward) if self.seat < 0 else None
        before = list(self.state.money)
        move_on(self.state, self.seat, action)
        self._turn()
        gains = worth(self.state, self.reward) if self.seat < 0 else [0.0] * self.players
        after = list(self.state.money)
        return [gain + self.per_pound * (after[i] - before[i]) for i, gain in enumerate(gains)]

    def deciding(self) -> list[int]:
        """The seats that may act now: all that have still to choose a card (4.2), otherwise one."""
        return seats_of(acting(self.state))

    def mask_of(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat may do, whether it is the first to decide or one of several."""
        flags = np.zeros(ACTIONS, dtype=np.int8)
        flag(int(legal(self.state, seat)), flags)
        return flags

    def move_together(self, actions: Mapping[int, int]) -> list[float]:
        """Make legal moves of all seats that may act, at once; the rewards of all seats.

        A noblewoman tile is used at once, the first seat first (6.8): if no 2 is left for a later one, that one has
        done nothing, and chooses again.
        """
        before = list(self.state.money)
        for seat in self.deciding():
            if legal(self.state, seat) >> actions[seat] & 1:
                move_on(self.state, seat, actions[seat])
        self._turn()
        gains = worth(self.state, self.reward) if self.seat < 0 else [0.0] * self.players
        after = list(self.state.money)
        return [gain + self.per_pound * (after[i] - before[i]) for i, gain in enumerate(gains)]

    def see(self, seat: int, *, everything: bool = False) -> npt.NDArray[np.int8]:
        """What a seat sees, as an array of its own."""
        row = np.empty(self.size, dtype=np.int8)
        observe(self.state, seat, everything, self._known, self._memory, row)
        return row

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat may do, if it is the one to decide; otherwise nothing."""
        flags = np.zeros(ACTIONS, dtype=np.int8)
        if seat == self.seat:
            flag(self.bits, flags)
        return flags

    def result(self) -> list[dict[str, Any]]:
        """How the game, which is over, ended for every seat."""
        return [{"money": self.state.money[seat], "place": place} for seat, place in enumerate(places(self.state))]

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may know."""
        return View.of(Game(self.state), seat)
