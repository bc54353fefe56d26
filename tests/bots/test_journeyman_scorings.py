"""The journeyman knows all 20 scorings: each makes it value what it pays for more than if it were not in play."""

from __future__ import annotations

import pytest

from london_bridge.bots.journeyman import Journeyman
from london_bridge.rules import Game, Move, Rng
from london_bridge.rules.codes import CARDS
from london_bridge.rules.state import State
from london_bridge.rules.words import CATEGORIES, SCORINGS

#: Stands for no scoring at all in a category, which the game does not know; among hostelries `highest` values no tile.
NONE = 9
WITHOUT = [NONE, NONE, SCORINGS["hostelry"].index("highest"), NONE]

#: Tiles by their numbers (1.4).
GATE, CHAPEL, HOSTELRY, HABERDASHER, HIGH_HABERDASHER, LOW_GATE, PARK = 31, 32, 35, 33, 53, 6, 61


def late() -> State:
    """Seat 0's turn in round 10, first of all: two more rounds to come, everything contested."""
    game = Game.deal(4, "base", seed=1)
    while game.state.phase == CARDS:
        seat = game.deciders[0]
        game.apply(seat, f"card:{4 if seat == 0 else 0}")
    state = game.state
    state.round = 10
    state.chapel, state.gate = [6, 6, 7, 5], [6, 6, 7, 5]
    state.bridge = ([59, 57, 53, 50, 45, 44, 40] + [0] * 5) * 4
    state.built = [7, 7, 7, 7]
    state.crests = [1, 1, 1, 1] * 4
    return state


def appraisals(category: str, scoring: str, state: State, *tiles: int) -> list[float]:
    """How much more each tile is worth with the scoring than without."""
    codes = list(WITHOUT)
    state.deal.scoring = codes
    without = [Journeyman().judge.appraise(state, 0, tile) for tile in tiles]
    codes[CATEGORIES.index(category)] = SCORINGS[category].index(scoring)
    state.deal.scoring = codes
    return [Journeyman().judge.appraise(state, 0, tile) - other for tile, other in zip(tiles, without, strict=True)]


@pytest.mark.parametrize(
    ("category", "scoring", "wanted", "other"),
    [
        ("chapel", "base", CHAPEL, HABERDASHER),  # 8.2
        ("chapel", "leader", CHAPEL, HABERDASHER),  # 9.5
        ("chapel", "distance", CHAPEL, HABERDASHER),  # 9.9
        ("chapel", "again", CHAPEL, HABERDASHER),  # 9.10
        ("chapel", "most", CHAPEL, HABERDASHER),  # 9.1
        ("gate", "base", GATE, HABERDASHER),  # 8.3
        ("gate", "leader", GATE, HABERDASHER),  # 9.6
        ("gate", "steps", GATE, HABERDASHER),  # 9.11
        ("gate", "tiles", GATE, HABERDASHER),  # 9.12
        ("gate", "most", GATE, HABERDASHER),  # 9.2
        ("hostelry", "base", HOSTELRY, HABERDASHER),  # 8.4
        ("hostelry", "most", HOSTELRY, HABERDASHER),  # 9.3
        ("hostelry", "cards", HOSTELRY, HABERDASHER),  # 9.13
        ("hostelry", "sets", HOSTELRY, HABERDASHER),  # 9.14
        ("bridge", "base", HABERDASHER, HIGH_HABERDASHER),  # 8.5: one more building, or one replaced
        ("bridge", "longest", HABERDASHER, PARK),  # 9.4: a longer line, or a park that ends it
        ("bridge", "lowest", LOW_GATE, GATE),  # 9.8
        ("bridge", "low", LOW_GATE, GATE),  # 9.15
        ("bridge", "sets", CHAPEL, HABERDASHER),  # 9.16: a kind that is missing, or one that is there
    ],
)
def test_what_a_scoring_pays_for_is_worth_more(category: str, scoring: str, wanted: int, other: int):
    """Sections 8 and 9: a tile that serves the scoring gains, and gains more than one that does not."""
    state = late()
    if scoring == "most":  # nothing but the number of buildings shall count
        state.chapel, state.gate, state.supply = [14] * 4, [14] * 4, [0] * 5
    if scoring == "sets" and category == "hostelry":
        state.hand = [1, 1, 1, 1, 0, *list(state.hand)[5:]]
        state.crests = [3, 3, 3, 3] * 4  # enough for a 4
    if category == "bridge" and scoring == "sets":
        state.bridge = [60, 59, 56, 53, 51, 44, 34] + [0] * 5 + list(state.bridge)[12:]  # no chapel, no park
        wanted, other = 32, 33
    gains = appraisals(category, scoring, state, wanted, other)
    assert gains[0] > 0
    assert gains[0] > gains[1]


@pytest.mark.slow
def test_the_highest_card_is_played_where_it_pays():
    """9.7: a card that would not be worth playing for an early turn is played for 2 pounds."""
    counts = []
    for scoring in ("most", "highest"):
        high = 0
        for seed in range(40):
            game = Game.deal(4, {"hostelry": scoring}, seed=seed)
            high += str(Move(Journeyman().choose(game.state, 0, Rng(0)))) == "card:4"
        counts.append(high)
    assert counts[1] > counts[0]
