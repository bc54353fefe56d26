"""What is to be simulated: which games, between which bots. Checked when it is made. Imports bots and rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from london_bridge.bots import check
from london_bridge.errors import LondonBridgeError
from london_bridge.rules.box import Box, default_box
from london_bridge.rules.checks import Scoring, check_players, check_scoring, check_seed
from london_bridge.rules.state import Deal
from london_bridge.rules.words import CATEGORIES

GAMES_LIMIT = 10**12


@dataclass(frozen=True, slots=True)
class Plan:
    """Games `first` to `first + games - 1` of a seed. Game i is the same in every plan that differs in these only."""

    games: int
    players: int
    scoring: str | dict[str, str]
    bots: tuple[str, ...]  # one for each seat
    seed: int
    first: int
    box: Box

    @staticmethod
    def make(
        games: int,
        *,
        players: int = 4,
        scoring: Scoring = "base",
        bots: Sequence[str] = ("builder",),
        seed: int | None = None,
        first: int = 0,
        box: Box | None = None,
    ) -> "Plan":
        """A plan, if there can be one. One bot stands for all seats; without a seed the system gives one."""
        players = check_players(players)
        seed = check_seed(seed)
        check_scoring(scoring)
        if not 0 < games <= GAMES_LIMIT:
            raise LondonBridgeError(f"A simulation has 1 to {GAMES_LIMIT:,} games, not {games:,}.")
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
        chosen = scoring if isinstance(scoring, str) else {name: scoring.get(name, "base") for name in CATEGORIES}
        return Plan(games, players, chosen, tuple(names), seed, first, box or default_box())

    def part(self, first: int, games: int) -> "Plan":
        """The same for other games of the seed."""
        return replace(self, first=first, games=games)

    @property
    def mix(self) -> int:
        """How the scoring of a game is found."""
        return check_scoring(self.scoring)[0]

    def deal(self) -> Deal:
        """A deal to be filled game by game."""
        deal = Deal(self.box, self.players)
        deal.scoring = check_scoring(self.scoring)[1]
        return deal

    def identity(self) -> dict[str, Any]:
        """What tells one lot of games from another, as plain values: files of a simulation carry it."""
        scoring: Any = dict(self.scoring) if isinstance(self.scoring, Mapping) else self.scoring
        return {
            "seed": self.seed,
            "players": self.players,
            "scoring": scoring,
            "bots": list(self.bots),
            "box": self.box.label,
            "first": self.first,
        }
