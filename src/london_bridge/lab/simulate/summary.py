"""What simulated games come to: money, shares of wins by seat, step and bot, length, ends, all with 95 % intervals.

Gathered stretch by stretch, so that a million games need no memory. Imports the rules and `lab.intervals`.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from london_bridge.bots.playout import GAME_COLUMNS, GAME_SIZE, SEAT_COLUMNS, SEAT_SIZE
from london_bridge.lab.intervals import Estimate, Mean, share_of
from london_bridge.rules.words import STEPS

from .simulation_plan import SimulationPlan
from .simulation_player import Rows

ROUNDS, EARLY, DECISIONS = (GAME_COLUMNS.index(name) for name in ("rounds", "early", "decisions"))
STEP, MONEY, PLACE = (SEAT_COLUMNS.index(name) for name in ("step", "money", "place"))


@dataclass(slots=True)
class Group:
    """Seats that are looked at together: those of one number, one step or one bot."""

    name: str
    fair: float  # the share of wins if all were equal
    wins: int = 0
    money: Mean = field(default_factory=Mean)  # of a game: the mean over its seats of this group

    def share(self, games: int) -> Estimate | None:
        """Share of games that one of these seats won."""
        return share_of(self.wins, games)

    def to_dict(self, games: int) -> dict[str, Any]:
        """The group as plain values, for JSON."""
        return {
            "name": self.name,
            "wins": self.wins,
            "fair_share": round(self.fair, 6),
            "win_share": told(self.share(games)),
            "money": told(self.money.estimate()),
        }


def told(estimate: Estimate | None) -> dict[str, Any] | None:
    """An estimate for JSON."""
    return estimate.to_dict() if estimate else None


class Summary:
    """The sum of games."""

    def __init__(self, plan: SimulationPlan) -> None:
        self.plan = plan
        players = plan.players
        self.games = 0
        self.early = 0
        self.rounds = Mean()
        self.decisions = Mean()
        self.money = Mean(players)  # of a game: the mean over its seats
        self.winner = Mean()
        self.margin = Mean()  # of the winner over the second
        self.seats = [Group(str(seat), 1 / players) for seat in range(players)]
        self.steps = [Group(STEPS[step], 1 / players) for step in range(players)]
        names = list(dict.fromkeys(plan.bots))
        self.bots = [Group(name, plan.bots.count(name) / players, money=Mean(plan.bots.count(name))) for name in names]

    def add(self, rows: Rows) -> None:
        """Take in a stretch of games."""
        if not len(rows):
            return
        players = self.plan.players
        self.games += len(rows)
        self.early += int(rows[:, EARLY].sum())
        gather(self.rounds, rows[:, ROUNDS])
        gather(self.decisions, rows[:, DECISIONS])
        seats = rows[:, GAME_SIZE : GAME_SIZE + players * SEAT_SIZE].reshape(len(rows), players, SEAT_SIZE)
        money, place, step = seats[:, :, MONEY], seats[:, :, PLACE], seats[:, :, STEP]
        won = place == 1
        gather(self.money, money.sum(axis=1))
        best = np.sort(money, axis=1)
        gather(self.winner, best[:, -1])
        gather(self.margin, best[:, -1] - best[:, -2])
        for seat, group in enumerate(self.seats):
            group.wins += int(won[:, seat].sum())
            gather(group.money, money[:, seat])
        for number, group in enumerate(self.steps):
            here = step == number
            group.wins += int((won & here).sum())
            gather(group.money, money[here])
        for group in self.bots:
            own = [seat for seat, name in enumerate(self.plan.bots) if name == group.name]
            group.wins += int(won[:, own].sum())
            gather(group.money, money[:, own].sum(axis=1))

    def to_dict(self) -> dict[str, Any]:
        """The summary as plain values, for JSON."""
        games = self.games
        return {
            "games": games,
            "plan": self.plan.identity(),
            "money": {
                "mean": told(self.money.estimate()),
                "winner": told(self.winner.estimate()),
                "margin": told(self.margin.estimate()),
            },
            "by_seat": [
                {"seat": seat, "bot": self.plan.bots[seat], **group.to_dict(games)}
                for seat, group in enumerate(self.seats)
            ],
            "by_step": [group.to_dict(games) for group in self.steps],
            "by_bot": [group.to_dict(games) for group in self.bots],
            "length": {"rounds": told(self.rounds.estimate()), "decisions": told(self.decisions.estimate())},
            "ends": {
                "rounds": {"games": games - self.early, "share": told(share_of(games - self.early, games))},
                "stacks": {"games": self.early, "share": told(share_of(self.early, games))},
            },
        }


def gather(mean: Mean, values: Any) -> None:
    """Take an array into a mean."""
    whole = values.astype(np.int64)
    mean.add(whole.size, int(whole.sum()), int((whole * whole).sum()))
