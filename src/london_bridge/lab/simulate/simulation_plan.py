"""What is to be simulated: which games, between which bots. Checked when it is made. Imports bots and rules."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from london_bridge.bots import check
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.plan import GamesPlan, check_games, whole_scoring
from london_bridge.rules.box import Box, default_box
from london_bridge.rules.checks import Scoring, check_players, check_seed

GAMES_LIMIT = 10**12


@dataclass(frozen=True)
class SimulationPlan(GamesPlan):
    """Games `first` to `first + games - 1` of a seed. Game i is the same in every plan that differs in these only."""

    bots: tuple[str, ...]  # one for each seat
    first: int

    @staticmethod
    def make(
        games: int,
        *,
        players: int = 4,
        scoring: Scoring = "base",
        bots: Sequence[str] = ("journeyman",),
        seed: int | None = None,
        first: int = 0,
        box: Box | None = None,
    ) -> "SimulationPlan":
        """A plan, if there can be one. One bot stands for all seats; without a seed the system gives one."""
        players = check_players(players)
        seed = check_seed(seed)
        chosen = whole_scoring(scoring)
        check_games(games, GAMES_LIMIT, "A simulation")
        if not 0 <= first <= GAMES_LIMIT:
            raise LondonBridgeError(f"The number of the first game is 0 to {GAMES_LIMIT:,}, not {first:,}.")
        names = [name.strip() for name in bots]
        if len(names) == 1:
            names *= players
        if len(names) != players:
            raise LondonBridgeError(
                f"{len(names)} bots are named for {players} seats: name one for all of them, or one for each."
            )
        for name in dict.fromkeys(names):
            check(name)
        return SimulationPlan(games, players, chosen, seed, box or default_box(), tuple(names), first)

    def part(self, first: int, games: int) -> "SimulationPlan":
        """The same for other games of the seed."""
        return replace(self, first=first, games=games)

    def identity(self) -> dict[str, Any]:
        """What tells one lot of games from another, as plain values: files of a simulation carry it."""
        return {
            "seed": self.seed,
            "players": self.players,
            "scoring": self.plain_scoring,
            "bots": list(self.bots),
            "box": self.box.label,
            "first": self.first,
        }
