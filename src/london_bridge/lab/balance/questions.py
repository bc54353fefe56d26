"""What watched games tell: shares and means with 95 % intervals, and what things were worth by regression.

The regressions explain how far a seat's money was above the mean of its table by what it did. That says what went along
with money among players of one strength, not what would happen to somebody who did only that. Games are the units of
chance: seats of one table are not independent, so errors are clustered by game. Imports this folder and the intervals.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.lab.intervals import Z95, Estimate, mean_of, share_of
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, KINDS, SCORINGS, STEPS

from .watching import ROUNDS, Sat, Watched


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: what it is about, how many cases it rests on, and the estimate."""

    name: str
    cases: int
    estimate: Estimate

    def to_dict(self) -> dict[str, Any]:
        """As plain values."""
        return {"name": self.name, "cases": self.cases, **self.estimate.to_dict()}


@dataclass(frozen=True, slots=True)
class Answers:
    """All answers for one number of players."""

    players: int
    games: int
    overview: list[Row]
    seat_wins: list[Row]
    seat_money: list[Row]
    step_wins: list[Row]
    step_money: list[Row]
    buildings: list[Row]  # kind, in any round
    buildings_by_round: list[Row]  # kind and round: against an average building of that round
    crests: list[Row]
    tiles: list[Row]
    scorings: list[Row]  # what a scoring pays a seat
    scoring_money: list[Row]  # what a seat ends with where it is in play

    def to_dict(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        told: dict[str, Any] = {"players": self.players, "games": self.games}
        for name in self.__slots__[2:]:
            told[name] = [row.to_dict() for row in getattr(self, name)]
        return told


def mean(values: list[float]) -> Estimate:
    """A mean of independent values with its interval."""
    found = np.array(values, float)
    return mean_of(float(found.mean()), float(found.var(ddof=1)) if len(found) > 1 else 0.0, len(found))


def above(game: Watched) -> list[float]:
    """How far every seat's money is above the table's mean."""
    middle = sum(sat.money for sat in game.seats) / game.players
    return [sat.money - middle for sat in game.seats]


def regress(
    games: list[Watched], columns: Callable[[Sat], list[float]], names: list[str], groups: list[int] | None = None
) -> list[Row]:
    """Pounds above the table's mean for one more of each column; all within tables, errors clustered by game.

    With a group for each column: pounds more than an average case of the column's group.
    """
    rows, targets = [], []
    for game in games:
        table = np.array([columns(sat) for sat in game.seats], float)
        rows.append(table - table.mean(axis=0))
        targets.append(np.array(above(game)))
    x, y = np.concatenate(rows), np.concatenate(targets)
    used = [at for at in range(len(names)) if np.any(x[:, at])]
    if len(y) <= len(used) + 1 or not used:
        return []
    x = x[:, used]
    bread = np.linalg.pinv(x.T @ x)
    weights = bread @ x.T @ y
    spread = covariance(x, y - x @ weights, bread, len(games), games[0].players)
    totals = np.sum([columns(sat) for game in games for sat in game.seats], axis=0)
    counts = [int(totals[at]) for at in used]
    if groups is not None:
        among = against_group([groups[at] for at in used], counts)
        weights, spread = among @ weights, among @ spread @ among.T
    errors = np.sqrt(np.clip(np.diag(spread), 0, None))
    return [
        Row(names[at], count, Estimate(float(w), float(w - Z95 * e), float(w + Z95 * e)))
        for at, count, w, e in zip(used, counts, weights, errors, strict=True)
    ]


def against_group(groups: list[int], counts: list[int]) -> npt.NDArray[np.float64]:
    """The matrix that takes from every weight the mean weight of its group's cases."""
    among = np.eye(len(groups))
    for row, group in enumerate(groups):
        whole = sum(count for other, count in zip(groups, counts, strict=True) if other == group)
        for column, (other, count) in enumerate(zip(groups, counts, strict=True)):
            if other == group:
                among[row, column] -= count / whole
    return among


def covariance(
    x: npt.NDArray[np.float64], left: npt.NDArray[np.float64], bread: npt.NDArray[np.float64], games: int, players: int
) -> npt.NDArray[np.float64]:
    """How weights vary by chance, allowing for seats of one game going together (Liang and Zeger)."""
    scores = (x * left[:, None]).reshape(games, players, -1).sum(axis=1)
    meat = scores.T @ scores * games / max(1, games - 1)
    spread: npt.NDArray[np.float64] = bread @ meat @ bread
    return spread


def answers(games: list[Watched]) -> Answers:
    """Answer everything for games of one number of players."""
    players, count = games[0].players, len(games)
    steps = STEPS[:players]

    def wins(name: str, value: int | str) -> Estimate:
        winners = [sat for game in games for sat in game.seats if sat.place == 1]
        found = share_of(sum(getattr(sat, name) == value for sat in winners), count)
        assert found is not None
        return found

    def money(name: str, value: int | str) -> Estimate:
        pairs = [pair for game in games for pair in zip(game.seats, above(game), strict=True)]
        return mean([more for sat, more in pairs if getattr(sat, name) == value])

    early = share_of(sum(game.early for game in games), count)
    assert early is not None
    overview = [
        Row("money of a player", count, mean([sum(sat.money for sat in game.seats) / players for game in games])),
        Row("money of the winner", count, mean([float(max(sat.money for sat in game.seats)) for game in games])),
        Row("winner ahead of the second by", count, mean([margin(game) for game in games])),
        Row("rounds", count, mean([float(game.rounds) for game in games])),
        Row("decisions of a player", count, mean([game.decisions / players for game in games])),
        Row("early end (share of games)", count, early),
    ]
    by_round = [f"{kind}, round {number}" for kind in KINDS for number in range(1, ROUNDS + 1)]
    return Answers(
        players,
        count,
        overview,
        [Row(f"seat {n}", count, wins("seat", n)) for n in range(players)],
        [Row(f"seat {n}", count, money("seat", n)) for n in range(players)],
        [Row(f"step {n}", count, wins("step", n)) for n in steps],
        [Row(f"step {n}", count, money("step", n)) for n in steps],
        regress(games, built, list(KINDS)),
        regress(games, lambda sat: [float(number) for number in sat.kinds], by_round, list(range(ROUNDS)) * len(KINDS)),
        crest_rows(games),
        regress(games, lambda sat: [float(number) for number in sat.tiles], list(BONUS_TILES)),
        *scoring_rows(games),
    )


def margin(game: Watched) -> float:
    """By how much the winner is ahead."""
    order = sorted((sat.money for sat in game.seats), reverse=True)
    return float(order[0] - order[1])


def built(sat: Sat) -> list[float]:
    """How many buildings of each kind."""
    return [float(sum(sat.kinds[kind * ROUNDS : (kind + 1) * ROUNDS])) for kind in range(len(KINDS))]


def crest_rows(games: list[Watched]) -> list[Row]:
    """What one more crest in a building's strength is worth, beside how many buildings of the kind there are."""
    kinds = [kind for kind in range(len(KINDS)) if any(sat.strengths[kind] for game in games for sat in game.seats)]

    def columns(sat: Sat) -> list[float]:
        strengths = [float(sat.strengths[kind]) for kind in kinds]
        return strengths + built(sat)

    names = [f"a crest more at a {KINDS[kind]}" for kind in kinds] + [f"built {kind}" for kind in KINDS]
    return [row for row in regress(games, columns, names) if not row.name.startswith("built ")]


def scoring_rows(games: list[Watched]) -> tuple[list[Row], list[Row]]:
    """By scoring: what it pays a seat on average, and what a seat ends with in games that have it."""
    paid, held = [], []
    for category in CATEGORIES:
        for scoring in SCORINGS[category]:
            found = [game for game in games if game.scoring[category] == scoring]
            if not found:
                continue
            name = f"{category}: {scoring}"
            amounts = [sum(sat.paid.get(category, 0) for sat in game.seats) / game.players for game in found]
            totals = [sum(sat.money for sat in game.seats) / game.players for game in found]
            paid.append(Row(name, len(found), mean(amounts)))
            held.append(Row(name, len(found), mean(totals)))
    return paid, held
