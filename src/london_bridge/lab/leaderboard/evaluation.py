"""Which games a row of the leaderboard rests on: tables, opponents, deals, seats. Imports the arena's plan and bots.

Whoever changes anything here that changes a game, raises `PROTOCOL`: rows of two protocols are never compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from london_bridge.bots import check
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.arena import ArenaPlan
from london_bridge.lab.plan import check_games
from london_bridge.rules.box import default_box
from london_bridge.rules.checks import check_seed
from london_bridge.rules.rng import stream_seed

PROTOCOL: Final = 1
#: The seed of the deals that everybody plays.
SEED: Final = 20261
#: Games at each table, and from how many of them, the first ones, luck is taken away.
GAMES: Final = 240
LUCK_GAMES: Final = 48
#: Numbers of games are whole deals for 2, 3 and 4 players.
WHOLE: Final = 12
#: More games at a table than anybody means.
MOST: Final = 12_000
#: The longest name of a bot.
NAME: Final = 1000
SCORING: Final = "random"


@dataclass(frozen=True, slots=True)
class ProtocolTable:
    """A table: how many sit there, and who takes all seats but one. Budgets of opponents are playouts, never time."""

    players: int
    opponent: str

    @property
    def name(self) -> str:
        """The table in a word, for files and people."""
        return f"{self.players}-{self.opponent}"


TABLES: Final = tuple(
    ProtocolTable(players, opponent) for players in (2, 3, 4) for opponent in ("journeyman", "master@100p")
)
#: The share of games that a bot wins which is as good as those it meets.
FAIR: Final = sum(1 / table.players for table in TABLES) / len(TABLES)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What is asked for: who, from which deals, how many games at each table, and from how many luck is taken away."""

    bot: str
    games: int = GAMES
    luck_games: int = LUCK_GAMES
    seed: int = SEED

    @staticmethod
    def make(bot: str, games: int = GAMES, luck_games: int | None = None, seed: int = SEED) -> Evaluation:
        """An evaluation, if there can be one; `check` has been asked whether there is such a bot."""
        found = Evaluation.of(bot.strip(), games, min(LUCK_GAMES, games) if luck_games is None else luck_games, seed)
        check(found.bot)
        return found

    @staticmethod
    def of(bot: str, games: int, luck_games: int, seed: int) -> Evaluation:
        """The same for a bot that nobody has looked for: that of a row which somebody has sent."""
        if not bot or len(bot) > NAME or not bot.isprintable():
            raise LondonBridgeError(f"A bot is named with 1 to {NAME} letters.")
        check_games(games, MOST, "A table of the leaderboard")
        if not 0 <= luck_games <= games:
            raise LondonBridgeError(f"Luck is taken from 0 to {games:,} games of a table, not {luck_games:,}.")
        for number in (games, luck_games):
            if number % WHOLE:
                raise LondonBridgeError(
                    f"{number} games are no whole deals for 2, 3 and 4 players: say a multiple of {WHOLE}."
                )
        return Evaluation(bot, games, luck_games, check_seed(seed))

    @property
    def whole(self) -> bool:
        """Whether it is all that the protocol asks for, on the deals that everybody plays."""
        return self.games >= GAMES and self.luck_games >= LUCK_GAMES and self.seed == SEED

    @property
    def total(self) -> int:
        """The games at all tables."""
        return self.games * len(TABLES)

    def plan(self, number: int, games: int, adjust_luck: bool) -> ArenaPlan:
        """The first games of a table: the bot is the first of the plan's two, even where it plays against its like.

        Deals do not depend on the bot, so that all rows rest on the same ones.
        """
        table = TABLES[number]
        bots = (self.bot, table.opponent)
        return ArenaPlan(
            games,
            table.players,
            SCORING,
            int(stream_seed(self.seed, number)) % 2**53,
            default_box(),
            bots,
            ((0, *[1] * (table.players - 1)),),
            (self.bot, *[table.opponent] * (table.players - 1)),
            adjust_luck,
        )


def seat_of(players: int, game: int) -> int:
    """Where the bot sits in a game: a seat further to the right in every rotation of a deal."""
    return -game % players
