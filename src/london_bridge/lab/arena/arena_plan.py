"""What an arena plays: line-ups of bots, deals, and who sits where. Checked when it is made. Imports bots and rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Any

from london_bridge.bots import check, with_budget
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.plan import GamesPlan, check_games, whole_scoring
from london_bridge.rules.box import Box, default_box
from london_bridge.rules.checks import Scoring, check_players, check_seed
from london_bridge.rules.rng import Rng, stream_seed

GAMES_LIMIT = 10**9
#: So many line-ups are taken in their order; more are mixed.
IN_ORDER = 10
#: Of mixed line-ups, the first so many are chosen so that all bots play alike, each from among so many.
EVEN, AMONG = 1000, 100
#: The stream of the seed that mixes line-ups: beyond those of all deals.
MIXING = 2**40


@dataclass(frozen=True)
class ArenaPlan(GamesPlan):
    """Games 0 to `games - 1` of a seed. Game g is rotation g % players of deal g // players."""

    bots: tuple[str, ...]  # without doubles
    lineups: tuple[tuple[int, ...], ...]  # places in `bots`, taken in turn by the deals
    named: tuple[str, ...] = ()  # the bots as they were named: who meets whom follows from it
    adjust_luck: bool = False  # whether the luck of every game is worked out, too

    @staticmethod
    def make(
        bots: Sequence[str],
        games: int,
        *,
        players: int = 4,
        scoring: Scoring = "random",
        seed: int | None = None,
        think: str | None = None,
        box: Box | None = None,
        adjust_luck: bool = False,
    ) -> ArenaPlan:
        """A plan, if there can be one.

        As many bots as seats (a bot may be named more than once) make one line-up; of more bots, every choice of so
        many plays; fewer bots fill the seats in every way in which at least two kinds of bot meet. Many line-ups are
        mixed by the seed, so that all bots play about as often however few games there are. Games are rounded up so
        that every deal is played in all its rotations. `think` is for the bots that search and name no budget.
        """
        players = check_players(players)
        chosen = whole_scoring(scoring)
        specs = [with_budget(name.strip(), think) for name in bots if name.strip()]
        for name in dict.fromkeys(specs):
            check(name)
        if len(set(specs)) < 2:
            raise LondonBridgeError("An arena needs at least two different bots: --bots master,journeyman.")
        check_games(games, GAMES_LIMIT, "An arena")
        field = tuple(dict.fromkeys(specs))
        own = check_seed(seed)
        return ArenaPlan(
            -(-games // players) * players,
            players,
            chosen,
            own,
            box or default_box(),
            field,
            tuple(mixed(line_ups([field.index(name) for name in specs], players), len(field), own)),
            tuple(specs),
            adjust_luck,
        )

    def deal_seed(self, game: int) -> int:
        """The seed of a game's deal: the same for all its rotations."""
        return int(stream_seed(self.seed, game // self.players))

    def seats(self, game: int) -> list[int]:
        """Which bot (its place in `bots`) sits where in a game."""
        line = self.lineups[game // self.players % len(self.lineups)]
        turn = game % self.players
        return [line[(seat + turn) % self.players] for seat in range(self.players)]

    def idle(self) -> list[str]:
        """The bots that do not play, because there are too few games for all line-ups."""
        playing = {bot for line in self.lineups[: self.games // self.players] for bot in line}
        return [name for number, name in enumerate(self.bots) if number not in playing]

    def identity(self) -> dict[str, Any]:
        """What tells one arena from another, as plain values: its file of records carries it."""
        return {
            "bots": list(self.bots),
            "named": list(self.named),
            "players": self.players,
            "scoring": self.plain_scoring,
            "seed": self.seed,
            "box": self.box.label,
        }


def line_ups(named: list[int], players: int) -> list[tuple[int, ...]]:
    """Who meets whom."""
    if len(named) == players:
        return [tuple(named)]
    if len(named) > players:
        return list(combinations(named, players))
    ways = combinations_with_replacement(sorted(set(named)), players)
    return [line for line in ways if len(set(line)) > 1]


def mixed(lines: list[tuple[int, ...]], bots: int, seed: int) -> list[tuple[int, ...]]:
    """Many line-ups in an order of the seed's, in which all bots come up about as often from the beginning on.

    The order does not depend on the number of games, so that an arena can be lengthened.
    """
    if len(lines) <= IN_ORDER:
        return lines
    order = list(range(len(lines)))
    Rng(int(stream_seed(seed, MIXING))).shuffle(order)
    left = [lines[at] for at in order]
    found: list[tuple[int, ...]] = []
    times = [0] * bots
    while left and len(found) < EVEN:
        near = range(len(left) - 1, max(-1, len(left) - 1 - AMONG), -1)
        best = min(near, key=lambda at: sum(times[bot] for bot in left[at]))
        found.append(left.pop(best))
        for bot in found[-1]:
            times[bot] += 1
    return found + left[::-1]
