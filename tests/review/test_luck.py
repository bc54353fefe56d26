"""Luck as a control variate: 0 on average whatever the judge, and less spread without it."""

from __future__ import annotations

from functools import cache
from math import sqrt
from statistics import fmean, stdev

import pytest

from london_bridge.bots import chooser
from london_bridge.bots.choose import Chooser
from london_bridge.bots.playout import choice_rngs, play_recorded
from london_bridge.lab.arena import ArenaPlan, standings
from london_bridge.lab.arena.arena_player import ArenaPlayer
from london_bridge.review.luck import game_luck, luck_judge
from london_bridge.review.worths import Worths
from london_bridge.rules import default_box
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal


@cache
def judges(playouts: int, horizon: int) -> Worths:
    """A judge, made once: its tables take longer than a game."""
    return luck_judge(0, True, playouts, horizon)


@cache
def player(name: str) -> Chooser:
    """A player, made once for the same reason."""
    found = chooser(name)
    assert found is not None
    return found


def lucky_game(names: list[str], seed: int, playouts: int, horizon: int) -> tuple[list[int], tuple[float, ...]]:
    """The money and the luck of a game of choosers, the choices of chance included."""
    players = [player(name) for name in names]
    state = deal_game(Deal(default_box(), len(names)), RANDOM, seed)
    deal = state.deal.copy()
    moves = [(move // 64, move % 64) for move in play_recorded(state, players, choice_rngs(seed))]
    judge = judges(playouts, horizon)
    judge.seed = seed
    found = game_luck(deal, moves, judge, players, seed)
    return list(state.money)[: len(names)], found.money


def means_nothing(found: list[tuple[float, ...]]) -> None:
    """Whether the mean of every seat is within chance of 0."""
    for seat in range(2):
        luck = [one[seat] for one in found]
        assert stdev(luck) > 1.0
        assert abs(fmean(luck)) < 3.3 * stdev(luck) / sqrt(len(luck))


@pytest.mark.slow
def test_the_luck_of_draws_is_nothing_on_average():
    """Over two thousand games, with a judge that knows next to nothing: the mean is within chance of 0."""
    means_nothing([lucky_game(["journeyman"] * 2, int(stream_seed(3, game)), 1, 1)[1] for game in range(2000)])


@pytest.mark.slow
def test_the_luck_of_choices_is_nothing_on_average():
    """The same where players choose by chance, and their policy is asked again."""
    means_nothing([lucky_game(["apprentice", "random"], int(stream_seed(4, game)), 1, 1)[1] for game in range(250)])


@pytest.mark.slow
def test_without_luck_journeymen_differ_half_as_much():
    """Four journeymen, whose policy is known: the money margin without luck has at most half the spread."""
    raw, adjusted = [], []
    for game in range(8):
        money, luck = lucky_game(["journeyman"] * 4, int(stream_seed(5, game)), 100, 4)
        for seat in range(4):
            rest, given = (sum(money) - money[seat]) / 3, (sum(luck) - luck[seat]) / 3
            raw.append(money[seat] - rest)
            adjusted.append(raw[-1] - (luck[seat] - given))
    assert stdev(adjusted) <= 0.55 * stdev(raw)


@pytest.mark.slow
def test_the_arena_tells_both():
    """`--adjust-luck`: raw and adjusted figures side by side, from the same games as without it."""
    plans = [
        ArenaPlan.make(["apprentice", "journeyman"], 4, players=2, seed=4, adjust_luck=wish) for wish in (False, True)
    ]
    games = [[ArenaPlayer(plan, False).do(game) for game in range(plan.games)] for plan in plans]
    assert [one.money for one in games[0]] == [one.money for one in games[1]]
    plain, told = (standings(plan, found) for plan, found in zip(plans, games, strict=True))
    assert all(line.adjusted_margin is None for line in plain.lines)
    for line, other in zip(told.lines, plain.lines, strict=True):
        assert line.adjusted_margin is not None
        assert line.adjusted_share is not None
        assert line.margin == other.margin
