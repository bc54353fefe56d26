"""A position of a day's deal is recognised in any game with it, and in no other."""

from __future__ import annotations

import random

import pytest

from london_bridge.daily import Day, DayDeal
from london_bridge.daily.day_moment import is_of_deal
from london_bridge.rules import Game
from london_bridge.rules.state import State
from london_bridge.view import View


def states(game: Game, seed: int = 1) -> list[State]:
    """All moments of a game of chance, as they are and as a watcher knows them."""
    rng, found = random.Random(seed), []
    while game.result is None:
        found += [game.state.copy(), View.of(game, None).sketch]
        seat = game.deciders[0]
        game.play(seat, str(rng.choice(game.legal(seat))))
    return found


@pytest.mark.parametrize("day", ["2026-11-18", "2026-11-22"])
def test_every_moment_of_a_day_is_known(day: str) -> None:
    """For four and for two, whoever looks."""
    dealt = DayDeal(Day.read(day))
    assert all(is_of_deal(one, dealt.deal()) for one in states(dealt.game()))


def test_no_other_game_is_of_the_day() -> None:
    """Neither one of chance, nor another day's, nor the same day's with another secret."""
    deal = DayDeal(Day.read("2026-11-18")).deal()
    others = [Game.deal(players=4, scoring="random", seed=seed) for seed in range(5)]
    others += [DayDeal(Day.read("2026-11-19")).game(), DayDeal(Day.read("2026-11-18"), "another").game()]
    assert not any(is_of_deal(one, deal) for game in others for one in states(game))
