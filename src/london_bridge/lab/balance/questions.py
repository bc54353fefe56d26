"""What watched games tell: shares and means with 95 % intervals, and what things were worth by regression.

The regressions explain how far a seat's money was above the mean of its table by what it did. That says what went along
with money among players of one strength, not what would happen to somebody who did only that. Games are the units of
chance: seats of one table are not independent, so errors are clustered by game. Imports this folder and the intervals.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from london_bridge.lab.intervals import Estimate, mean_of, t95
from london_bridge.rules.words import CATEGORIES, KINDS, SCORINGS

from .watching import ROUNDS, Sat, WatchedGame

#: What a figure counts: money, a part of all games (0 to 1), or something else.
Unit = Literal["£", "share", "number"]
#: A leverage or a direction this near to its bound is there: what is left is rounding.
NEARLY = 1e-9
#: So many equal values at least are taken for a sign that there are no others.
ALL_ALIKE = 10


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: what it is about, how many cases it rests on, the estimate, and what that counts."""

    name: str
    cases: int
    estimate: Estimate
    unit: Unit = "£"

    @property
    def sign(self) -> str:
        """What stands behind the figure; money and numbers are told apart by what the figure is about."""
        return " %" if self.unit == "share" else ""

    @property
    def scale(self) -> float:
        """What the figure is multiplied by for people, who read shares in per cent."""
        return 100.0 if self.unit == "share" else 1.0

    def to_dict(self) -> dict[str, Any]:
        """As plain values."""
        return {"name": self.name, "cases": self.cases, "unit": self.unit, **self.estimate.to_dict()}


@dataclass(frozen=True, slots=True)
class About:
    """Whose games they are, and whether all were played that were asked for."""

    bot: str
    scoring: str  # as it was given
    seed: int
    games: int
    planned: int

    @property
    def finished(self) -> bool:
        """Whether all games were played."""
        return self.games >= self.planned

    @property
    def extent(self) -> str:
        """What is said of a run that was not played to its end."""
        return "" if self.finished else f"Interrupted after {self.games:,} of {self.planned:,} games."

    @property
    def text(self) -> str:
        """All of it, for people."""
        return f"{self.bot} against itself; scoring {self.scoring}, seed {self.seed}. {self.extent}".rstrip()

    def to_dict(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        told = {name: getattr(self, name) for name in self.__slots__}
        return {**told, "finished": self.finished}


def mean(values: list[float]) -> Estimate:
    """A mean of independent values with its interval; a few that happen to be alike tell nothing of their spread."""
    found = np.array(values, float)
    if len(found) < ALL_ALIKE and np.all(found == found[0]):
        return Estimate(float(found[0]), -inf, inf)
    return mean_of(float(found.mean()), float(found.var(ddof=1)) if len(found) > 1 else 0.0, len(found))


def above(game: WatchedGame) -> list[float]:
    """How far every seat's money is above the table's mean."""
    middle = sum(sat.money for sat in game.seats) / game.players
    return [sat.money - middle for sat in game.seats]


def regress(
    games: list[WatchedGame], columns: Callable[[Sat], list[float]], names: list[str], groups: list[int] | None = None
) -> list[Row]:
    """Pounds above the table's mean for one more of each column; all within tables, errors clustered by game.

    With a group for each column: pounds more than an average case of the column's group. Figures that these games
    cannot tell apart are left out, and one that rests on a single game has no interval.
    """
    rows, targets = [], []
    for game in games:
        table = np.array([columns(sat) for sat in game.seats], float)
        rows.append(table - table.mean(axis=0))
        targets.append(np.array(above(game)))
    x, y = np.concatenate(rows), np.concatenate(targets)
    used = [at for at in range(len(names)) if np.any(x[:, at])]
    x = x[:, used]
    players = games[0].players
    # A table's seats are told against their mean, so each game has one free row less than it has seats.
    free = len(games) * (players - 1) - (int(np.linalg.matrix_rank(x)) if used else 0)
    if not used or free < 1:
        return []
    totals = np.sum([columns(sat) for game in games for sat in game.seats], axis=0)
    counts = [int(totals[at]) for at in used]
    among = against_group([groups[at] for at in used], counts) if groups is not None else np.eye(len(used))
    bread = np.linalg.pinv(x.T @ x)
    weights = bread @ x.T @ y
    spread, alone = jackknife(x, y - x @ weights, bread, players)
    errors = np.sqrt(np.clip(np.diag(among @ spread @ among.T), 0, None))
    errors[
        ~told_by(np.delete(x, [game * players + seat for game in alone for seat in range(players)], axis=0), among)
    ] = inf
    known, reach = told_by(x, among), t95(min(len(games) - 1, free))
    return [
        Row(names[at], count, Estimate(float(w), float(w - reach * e), float(w + reach * e)))
        for at, count, w, e, sure in zip(used, counts, among @ weights, errors, known, strict=True)
        if sure
    ]


def told_by(x: npt.NDArray[np.float64], among: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
    """Which of these combinations of weights the rows determine: those without a part in what the rows leave open."""
    sizes, directions = np.linalg.eigh(x.T @ x)
    left_open = directions[:, sizes <= NEARLY * sizes.max()]
    found: npt.NDArray[np.bool_] = np.max(np.abs(among @ left_open), axis=1, initial=0.0) < np.sqrt(NEARLY)
    return found


def against_group(groups: list[int], counts: list[int]) -> npt.NDArray[np.float64]:
    """The matrix that takes from every weight the mean weight of its group's cases."""
    among = np.eye(len(groups))
    for row, group in enumerate(groups):
        whole = sum(count for other, count in zip(groups, counts, strict=True) if other == group)
        for column, (other, count) in enumerate(zip(groups, counts, strict=True)):
            if other == group:
                among[row, column] -= count / whole
    return among


def jackknife(
    x: npt.NDArray[np.float64], left: npt.NDArray[np.float64], bread: npt.NDArray[np.float64], players: int
) -> tuple[npt.NDArray[np.float64], list[int]]:
    """How weights vary by chance: by how much they change when one game is left out (Bell and McCaffrey's CR3).

    Plain residuals are too small where there are few games for every weight, since the weights follow each of them.
    Also: the games without which something is not known at all, so that nothing is known of its spread.
    """
    tables = x.reshape(-1, players, x.shape[1])
    rest = np.eye(players) - tables @ bread @ tables.transpose(0, 2, 1)
    alone = np.linalg.eigvalsh(rest)[:, 0] < NEARLY
    rest[alone] = np.eye(players)
    residuals = np.linalg.solve(rest, left.reshape(-1, players, 1))
    scores = (tables * residuals).sum(axis=1)
    count = len(tables)
    spread: npt.NDArray[np.float64] = bread @ (scores.T @ scores) @ bread * (count - 1) / count
    return spread, [int(at) for at in np.flatnonzero(alone)]


def margin(game: WatchedGame) -> float:
    """By how much the winner is ahead."""
    order = sorted((sat.money for sat in game.seats), reverse=True)
    return float(order[0] - order[1])


def built(sat: Sat) -> list[float]:
    """How many buildings of each kind."""
    return [float(sum(sat.kinds[kind * ROUNDS : (kind + 1) * ROUNDS])) for kind in range(len(KINDS))]


def crest_rows(games: list[WatchedGame]) -> list[Row]:
    """What one more crest in a building's strength is worth, beside how many buildings of the kind there are."""
    kinds = [kind for kind in range(len(KINDS)) if any(sat.strengths[kind] for game in games for sat in game.seats)]

    def columns(sat: Sat) -> list[float]:
        strengths = [float(sat.strengths[kind]) for kind in kinds]
        return strengths + built(sat)

    names = [f"a crest more at a {KINDS[kind]}" for kind in kinds] + [f"built {kind}" for kind in KINDS]
    return [row for row in regress(games, columns, names) if not row.name.startswith("built ")]


def scoring_rows(games: list[WatchedGame]) -> tuple[list[Row], list[Row]]:
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
