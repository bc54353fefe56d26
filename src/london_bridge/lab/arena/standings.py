"""What the games of an arena tell of every bot, and of every two. Imports this folder and the intervals.

Games of one deal go together, so intervals of means are taken over deals.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from london_bridge.lab.intervals import Estimate, mean_of, share_of

from .arena_plan import ArenaPlan
from .arena_player import Played
from .ratings import rate


@dataclass(frozen=True, slots=True)
class StandingsLine:
    """A bot: how often it sat and won, its fair share, its money, how far from the others it was, how it thought."""

    bot: str
    seats: int
    games: int
    wins: int
    fair: float
    share: Estimate
    money: Estimate
    margin: Estimate
    place: float
    move_seconds: float
    slowest: float
    faults: int
    rating: Estimate | None
    #: Games won and money ahead without luck, where that was worked out for all games.
    adjusted_share: Estimate | None = None
    adjusted_margin: Estimate | None = None

    @property
    def chance(self) -> bool:
        """Whether the bot failed every time, so that chance played for it."""
        return self.faults == self.seats

    def to_dict(self) -> dict[str, Any]:
        """As plain values."""
        told: dict[str, Any] = {}
        for name in self.__slots__:
            value = getattr(self, name)
            told[name] = value.to_dict() if isinstance(value, Estimate) else value
        return told


@dataclass(frozen=True, slots=True)
class Pair:
    """Of all meetings of two bots at a table: how often the first came before the second, and by how much money."""

    first: int
    second: int
    meetings: int
    ahead: float
    margin: float


@dataclass(frozen=True, slots=True)
class Standings:
    """All of it, the best bot first."""

    plan: ArenaPlan
    games: int
    lines: list[StandingsLine]
    pairs: list[Pair]
    faults: list[str]

    def to_dict(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        names = self.plan.bots
        return {
            **self.plan.identity(),
            "games": self.games,
            "lineups": len(self.plan.lineups),
            "standings": [line.to_dict() for line in self.lines],
            "pairs": [
                {
                    "first": names[pair.first],
                    "second": names[pair.second],
                    "meetings": pair.meetings,
                    "ahead": round(pair.ahead, 6),
                    "margin": round(pair.margin, 4),
                }
                for pair in self.pairs
            ],
            "faults": self.faults,
        }


def mean_over(values: list[float]) -> Estimate:
    """A mean with its interval, from values that are independent."""
    count = len(values)
    mean = sum(values) / count
    return mean_of(mean, sum((value - mean) ** 2 for value in values) / max(1, count - 1), count)


def standings(plan: ArenaPlan, games: list[Played], rated: bool = True) -> Standings:
    """What these games tell; without ratings it is quick, for live standings."""
    deals: dict[int, list[Played]] = {}
    for played in games:
        deals.setdefault(played.game // plan.players, []).append(played)
    ratings: list[Estimate | None] = [None] * len(plan.bots)
    if rated and games:
        rankings = [[[one.bots[seat] for seat in one.ranking] for one in deal] for deal in deals.values()]
        ratings = list(rate(len(plan.bots), rankings))
    lines = [
        line
        for number in range(len(plan.bots))
        if (line := line_of(plan, number, list(deals.values()), ratings[number])) is not None
    ]
    lines = [replace(line, rating=None) if line.chance else line for line in lines]
    lines.sort(key=lambda line: (line.chance, -line.rating.value if line.rating else 0, -line.share.value / line.fair))
    faults = [fault for played in games for fault in played.faults if fault]
    return Standings(plan, len(games), lines, pairs_of(plan, games), list(dict.fromkeys(faults))[:20])


def line_of(plan: ArenaPlan, number: int, deals: list[list[Played]], rating: Estimate | None) -> StandingsLine | None:
    """One bot's line; None if it has not played yet."""
    wins = games = seats = places = decisions = faults = 0
    seconds = slowest = fair = 0.0
    money: list[float] = []
    margin: list[float] = []
    lucky: list[float] = []
    lucky_wins: list[float] = []
    whole = all(played.luck for deal in deals for played in deal)
    for deal in deals:
        held: list[float] = []
        ahead: list[float] = []
        luck: list[float] = []
        won: list[float] = []
        for played in deal:
            mine = [seat for seat, bot in enumerate(played.bots) if bot == number]
            if not mine:
                continue
            games += 1
            fair += len(mine) / plan.players
            wins += played.ranking[0] in mine
            if whole:
                won.append((played.ranking[0] in mine) - sum(played.luck_wins[seat] for seat in mine))
            for seat in mine:
                seats += 1
                held.append(played.money[seat])
                rest = sum(played.money) - played.money[seat]
                ahead.append(played.money[seat] - rest / (plan.players - 1))
                if whole:
                    given = sum(played.luck) - played.luck[seat]
                    luck.append(played.luck[seat] - given / (plan.players - 1))
                places += played.ranking.index(seat) + 1
                decisions += played.decisions[seat]
                seconds += played.seconds[seat]
                slowest = max(slowest, played.slowest[seat])
                faults += played.faults[seat] is not None
        if held:
            money.append(sum(held) / len(held))
            margin.append(sum(ahead) / len(ahead))
            if whole:
                lucky.append(margin[-1] - sum(luck) / len(luck))
                lucky_wins.append(sum(won) / len(won))
    share = share_of(wins, games)
    if share is None:
        return None
    return StandingsLine(
        plan.bots[number],
        seats,
        games,
        wins,
        fair / games,
        share,
        mean_over(money),
        mean_over(margin),
        places / seats,
        seconds / decisions if decisions else 0.0,
        slowest,
        faults,
        rating,
        mean_over(lucky_wins) if lucky_wins else None,
        mean_over(lucky) if lucky else None,
    )


def pairs_of(plan: ArenaPlan, games: list[Played]) -> list[Pair]:
    """The cross table."""
    count = len(plan.bots)
    meetings = [[0] * count for _ in range(count)]
    ahead = [[0] * count for _ in range(count)]
    money = [[0] * count for _ in range(count)]
    for played in games:
        for place, seat in enumerate(played.ranking):
            for other in played.ranking[place + 1 :]:
                a, b = played.bots[seat], played.bots[other]
                if a != b:
                    meetings[a][b] += 1
                    meetings[b][a] += 1
                    ahead[a][b] += 1
                    money[a][b] += played.money[seat] - played.money[other]
                    money[b][a] -= played.money[seat] - played.money[other]
    return [
        Pair(a, b, meetings[a][b], ahead[a][b] / meetings[a][b], money[a][b] / meetings[a][b])
        for a in range(count)
        for b in range(count)
        if meetings[a][b]
    ]
