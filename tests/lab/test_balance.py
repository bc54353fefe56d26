"""Balance: watched games are noted rightly, and regressions find what is there, with honest intervals."""

from __future__ import annotations

import json
import random

import pytest

from london_bridge.lab.balance import Watched, answers, watch
from london_bridge.lab.balance.questions import regress
from london_bridge.lab.balance.report import report
from london_bridge.lab.balance.watching import Sat
from london_bridge.rules.words import BONUS_TILES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_noted_agrees_with_the_game(players: int):
    """Every seat builds in every turn; places and steps are a permutation."""
    for game in watch("builder", players, 3, seed=2, jobs=1):
        assert sorted(sat.place for sat in game.seats) == list(range(1, players + 1))
        assert sorted(sat.step for sat in game.seats) == list("ABCD")[:players]
        for sat in game.seats:
            assert 6 <= sum(sat.kinds) <= 12
        assert game.early == (game.rounds < (6 if players == 2 else 12))


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores():
    assert watch("builder", 3, 4, seed=2, jobs=1) == watch("builder", 3, 4, seed=2, jobs=2)


def test_a_regression_finds_what_a_tile_is_worth():
    """Made-up games in which one kind of tile brings £4 and another nothing: the intervals hold both."""
    rng = random.Random(3)
    games = []
    for _ in range(400):
        seats = []
        for seat in range(4):
            sat = Sat(seat, "ABCD"[seat])
            sat.tiles = [rng.randrange(3) for _ in BONUS_TILES]
            sat.money = round(40 + 4 * sat.tiles[0] + rng.gauss(0, 6))
            seats.append(sat)
        games.append(Watched(4, {}, 12, False, 30, seats))
    rows = {
        row.name: row.estimate for row in regress(games, lambda sat: [float(n) for n in sat.tiles], list(BONUS_TILES))
    }
    first, other = rows[BONUS_TILES[0]], rows[BONUS_TILES[5]]
    assert first.low < 4 < first.high
    assert first.high - first.low < 1.5
    assert other.low < 0.3
    assert other.high > -0.3


def test_all_questions_are_answered_and_drawn():
    """Steps, seats, buildings by time, crests, tiles, scorings, and the early end."""
    found = [answers(watch("builder", players, 40, seed=1, jobs=1)) for players in (2, 4)]
    for one in found:
        assert len(one.step_wins) == len(one.seat_wins) == one.players
        assert sum(row.estimate.value for row in one.step_wins) == pytest.approx(1)
        assert len(one.buildings) >= 15
        assert one.crests
        assert one.tiles
        assert len(one.scorings) == 20
        json.dumps(one.to_dict())
    text = report("builder", found)
    assert text.count("<svg") >= 10
    assert "early end" in text
