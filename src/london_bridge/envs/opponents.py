"""Who plays the seats that a learner does not: bots by name. Imports the bots and the rules."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

from london_bridge.bots import BotChooser, check, chooser, make
from london_bridge.bots.bot import Bot
from london_bridge.bots.choose import Chooser
from london_bridge.errors import LondonBridgeError
from london_bridge.rules.rng import stream_seed


def check_opponents(opponents: str | Sequence[str], players: int) -> list[str]:
    """A bot's name for every seat after the learner's, from one name for all of them or from one for each."""
    if not isinstance(opponents, str | Sequence):
        raise LondonBridgeError(f"Opponents are a bot's name, or a list of names, not {opponents!r}.")
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise LondonBridgeError(f"{players} players have {players - 1} opponents, not {len(names)}.")
    return [check(name) for name in names]


class OpponentTable:
    """The opponents of one game, or of many games side by side.

    A bot of the compiled core remembers nothing, so one serves all games; any other plays one seat of one game, and
    begins anew with each.
    """

    def __init__(self, opponents: str | Sequence[str], players: int, games: int = 1) -> None:
        self.players = players
        self.names = check_opponents(opponents, players)
        self._core = [chooser(name) for name in self.names]
        self._bots: list[list[Bot | None]] = [
            [None if core else make(name) for core, name in zip(self._core, self.names, strict=True)]
            for _ in range(games)
        ]

    def seated(self, game: int, learner: int, seed: int) -> list[Chooser]:
        """The choosers of a new game, by seat: bots begin anew."""
        for i, bot in enumerate(self._bots[game]):
            if bot is not None:
                bot.reseed(stream_seed(seed, 1 + (learner + 1 + i) % self.players))
        return self.choosers(game, learner)

    def choosers(self, game: int, learner: int) -> list[Chooser]:
        """The choosers of a game, by seat; at the learner's seat is one that plays at random, never asked."""
        found = [Chooser() for _ in range(self.players)]
        for i, core in enumerate(self._core):
            seat = (learner + 1 + i) % self.players
            bot = self._bots[game][i]
            if bot is not None:
                found[seat] = BotChooser(bot)
            elif core is not None:
                found[seat] = core
        return found

    def save(self) -> bytes:
        """What the bots remember."""
        try:
            return pickle.dumps(self._bots)
        except Exception as error:
            names = ", ".join(sorted({name for name, core in zip(self.names, self._core, strict=True) if core is None}))
            raise LondonBridgeError(
                f"What the opponents remember ({names}) cannot be saved: {type(error).__name__}: {error}"
            ) from error

    def restore(self, saved: bytes) -> None:
        """Remember what was saved."""
        self._bots = pickle.loads(saved)
