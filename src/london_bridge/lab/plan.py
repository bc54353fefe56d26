"""What every plan of many games says: how many, between how many, with which scoring, from which seed and box."""

from dataclasses import dataclass

from london_bridge.errors import LondonBridgeError
from london_bridge.rules.box import Box
from london_bridge.rules.checks import Scoring, check_scoring
from london_bridge.rules.state import Deal
from london_bridge.rules.words import CATEGORIES


@dataclass(frozen=True)
class GamesPlan:
    """Games of a seed. What they are is said by the plans of an arena, a simulation, a balance run."""

    games: int
    players: int
    scoring: str | dict[str, str]
    seed: int
    box: Box

    @property
    def mix(self) -> int:
        """How the scoring of a game is found."""
        return check_scoring(self.scoring)[0]

    def deal(self) -> Deal:
        """A deal to be filled game by game."""
        deal = Deal(self.box, self.players)
        deal.scoring = check_scoring(self.scoring)[1]
        return deal

    @property
    def plain_scoring(self) -> str | dict[str, str]:
        """The scoring for JSON, nobody else's to change."""
        return self.scoring if isinstance(self.scoring, str) else dict(self.scoring)


def whole_scoring(scoring: Scoring) -> str | dict[str, str]:
    """A scoring that can be had, every category named."""
    check_scoring(scoring)
    return scoring if isinstance(scoring, str) else {name: scoring.get(name, "base") for name in CATEGORIES}


def check_games(games: int, limit: int, what: str) -> int:
    """A number of games that somebody can mean."""
    if not 0 < games <= limit:
        raise LondonBridgeError(f"{what} has 1 to {limit:,} games, not {games:,}.")
    return games
