"""How much of a result is skill and how much luck: bots of different strength in the same deals, seats exchanged.

In every deal each bot sits on each seat once. How far a seat's money is above the mean of its table is then parted into
what belongs to the bot wherever it sits (skill), what belongs to the seat of the deal whoever sits there (the luck of
the deal), and the rest: what arises between them, and chance in choices. Shares are of the whole variance; intervals
come from leaving out one deal at a time. Imports the arena.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

from london_bridge.lab.arena import ArenaPlan, run
from london_bridge.lab.arena.arena_player import Played
from london_bridge.lab.crew import Stop
from london_bridge.lab.intervals import Estimate, t95
from london_bridge.rules.box import default_box
from london_bridge.rules.checks import Scoring

from .questions import Row

#: Who sits beside the bot: with 2, 3 and 4 players the first of these, the first two, or all.
OTHERS = ("journeyman", "apprentice", "master@100p")
PARTS = ("skill", "the luck of the deal", "the rest")
#: Deals below which nothing is told.
FEWEST = 6


def company(spec: str, players: int) -> tuple[str, ...]:
    """The bots of a table of different strength."""
    others = [name for name in (*OTHERS, "master@25p") if name != spec]
    return (spec, *others[: players - 1])


def contests(
    spec: str,
    players: int,
    games: int,
    *,
    scoring: Scoring = "random",
    seed: int = 1,
    jobs: int | None = None,
    ray: str | None = None,
    records: Path | None = None,
    on_game: Callable[[], None] | None = None,
    stop: Stop = lambda: False,
) -> list[Played]:
    """Games of such a table, every deal in all rotations; those of the file of records are not played again."""
    plan = ArenaPlan.make(company(spec, players), games, players=players, scoring=scoring, seed=seed, box=default_box())

    def tell(played: list[Played]) -> None:
        if on_game is not None:
            on_game()

    return run(plan, jobs=jobs, ray=ray, records=records, resume=records is not None, on_game=tell, stop=stop).games


def margins(games: list[Played], players: int) -> npt.NDArray[np.float64]:
    """By deal, rotation and seat: pounds above the table's mean; deals that were not played whole are left out."""
    deals: dict[int, dict[int, list[float]]] = {}
    for game in games:
        middle = sum(game.money) / players
        deals.setdefault(game.game // players, {})[game.game % players] = [held - middle for held in game.money]
    whole = [[deal[turn] for turn in range(players)] for _, deal in sorted(deals.items()) if len(deal) == players]
    return np.array(whole, float).reshape(len(whole), players, players)


def parted(y: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The shares of skill, deal and rest in the variance; without what chance alone would give each of them.

    What is nothing comes out a little above or below 0: so its spread is known, and its interval does not collapse.
    """
    deals, players, _ = y.shape
    turn, seat = np.indices((players, players))
    bot = (seat + turn) % players
    of_bot = np.stack([y[:, bot == number].mean(axis=1) for number in range(players)], axis=1)  # by deal and bot
    strength = of_bot.mean(axis=0)
    skill = float(np.mean(strength**2) - np.mean(of_bot.var(axis=0, ddof=1)) / deals)
    left = y - strength[bot][None]
    of_seat = left.mean(axis=1)
    rest = float(((left - of_seat[:, None, :]) ** 2).sum() / (deals * players * (players - 1)))
    deal = float(np.mean(of_seat**2)) - rest / players
    parts = np.array([skill, deal, rest])
    found: npt.NDArray[np.float64] = parts / parts.sum() if parts.sum() > 0 else np.array([0.0, 0.0, 1.0])
    return found


def skill_rows(games: list[Played], players: int) -> list[Row]:
    """The three shares; nothing if there are too few deals."""
    y = margins(games, players) if games else np.zeros((0, players, players))
    count = len(y)
    if count < FEWEST:
        return []
    whole = parted(y)
    without = np.array([parted(np.delete(y, at, axis=0)) for at in range(count)])
    errors = np.sqrt((count - 1) / count * ((without - without.mean(axis=0)) ** 2).sum(axis=0))
    reach = t95(count - 1) * errors
    shown = np.clip(whole, 0.0, None) / np.clip(whole, 0.0, None).sum()
    found = []
    for name, one, raw, half in zip(PARTS, map(float, shown), map(float, whole), map(float, reach), strict=True):
        ends = Estimate(one, max(0.0, min(one, raw) - half), min(1.0, max(one, raw) + half))
        found.append(Row(name, count, ends, "share"))
    return found
