"""Section 2: the set-up, and that chance has its fair share in it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from tests.positions import Position, hand_of, rule

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game, default_box
from london_bridge.rules.words import CATEGORIES, SCORINGS
from london_bridge.view import View
from london_bridge.view.view_document import view_words

TABLES = default_box().tables
DEALS = 600


@pytest.fixture(scope="module")
def deals():
    """Many set-ups of four players."""
    return [Game.deal(4, seed=seed).state.deal for seed in range(DEALS)]


def even(counts: Counter[Any], outcomes: int, total: int) -> bool:
    """Whether all outcomes came up about equally often: within six standard deviations."""
    share = total / outcomes
    return len(counts) == outcomes and all(abs(n - share) <= 6 * share**0.5 for n in counts.values())


@rule("2.1")
def test_two_three_or_four_players():
    for players in (2, 3, 4):
        assert Game.deal(players, seed=1).players == players
    nonsense: list[Any] = [0, 1, 5, -2, True, "three", None, 2.5]
    for wrong in nonsense:
        with pytest.raises(LondonBridgeError, match=r"2, 3 or 4 players.*rule 2\.1"):
            Game.deal(wrong, seed=1)


@rule("2.1")
def test_every_stack_is_shuffled(deals):
    for kind in range(6):
        whole = TABLES.tiles[kind * 12 : kind * 12 + 12]
        for deal in deals:
            assert sorted(deal.stacks[kind * 12 : kind * 12 + 12]) == sorted(whole)
    for place in (0, 5, 11):  # the gates
        assert even(Counter(deal.stacks[place] for deal in deals), 12, DEALS)


@pytest.fixture(scope="module")
def system_deals():
    """Many set-ups without a seed."""
    return [Game.deal(4).state.deal for _ in range(DEALS)]


@rule("2.1", "2.2", "2.4", "2.6", "2.7")
def test_the_system_deals_as_fairly(system_deals):
    """Without a seed every part is whole, and every outcome of it equally likely."""
    for deal in system_deals:
        for kind in range(6):
            part = slice(kind * 12, kind * 12 + 12)
            assert sorted(deal.stacks[part]) == sorted(TABLES.tiles[part])
        for stack in range(3):
            part = slice(stack * 8, stack * 8 + 8)
            assert sorted(deal.bonus[part]) == sorted(TABLES.bonus[part])
    assert even(Counter(deal.stacks[0] for deal in system_deals), 12, DEALS)
    assert even(Counter(deal.bonus[8] for deal in system_deals), 8, DEALS)
    assert even(Counter(deal.rondel for deal in system_deals), 6, DEALS)
    assert even(Counter(tuple(deal.steps[:4]) for deal in system_deals), 24, DEALS)
    assert even(Counter(deal.markers[11] for deal in system_deals), 3, DEALS)


@rule("10.1")
def test_no_part_of_a_deal_tells_of_another(monkeypatch):
    """The system is asked for 64 bits for every part (768 in all): who knows the generator of what is seen, the
    steps or the rondel, knows nothing of what is hidden.
    """
    asked: list[int] = []

    def bits(count: int) -> int:
        asked.append(count)
        return len(asked) if len(asked) < 7 else 1000 * len(asked) + changed

    monkeypatch.setattr("secrets.randbits", bits)
    changed = 0
    first = Game.deal(4).state.deal
    assert asked[-12:] == [64] * 12
    asked.clear()
    changed = 1
    second = Game.deal(4).state.deal
    drawn = len(asked) - 12  # the scoring has a generator of its own
    same = 6 - drawn
    assert same >= 3
    assert first.steps == second.steps
    assert first.markers == second.markers
    assert first.stacks[: (same - 3) * 12] == second.stacks[: (same - 3) * 12]
    assert first.stacks[-12:] != second.stacks[-12:]


@rule("2.1")
def test_only_the_top_tile_of_a_stack_is_seen():
    game = Game.deal(3, seed=4)
    view = view_words(View.of(game, 0))
    for kind, stack in view["stacks"].items():
        assert stack["left"] == 12, kind
        assert stack["top"] is not None
        assert stack["taken"] == []
    assert [tile for tile in View.of(game, 0).sketch.deal.stacks if tile] == [
        game.state.deal.stacks[kind * 12] for kind in range(6)
    ]


@rule("2.2")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 12), (4, 12)])
def test_twelve_round_markers_or_six_are_laid_out(players: int, rounds: int):
    for seed in range(100):
        markers = list(Game.deal(players, seed=seed).state.deal.markers)
        assert all(marker in (1, 2, 3) for marker in markers[:rounds])
        assert markers[rounds:] == [0] * (12 - rounds)
        assert max(Counter(markers[:rounds]).values()) <= 5


@rule("2.2")
def test_the_markers_are_in_random_order(deals):
    for place in range(12):
        assert even(Counter(deal.markers[place] for deal in deals), 3, DEALS)


@rule("2.3")
@pytest.mark.parametrize(("players", "zeros"), [(2, 2), (3, 1), (4, 1)])
def test_five_pounds_and_a_zero(players: int, zeros: int):
    game = Game.deal(players, seed=9)
    assert list(game.state.money)[:players] == [5] * players
    for seat in range(players):
        assert hand_of(game, seat).count(0) == zeros
    assert [(p.seat, p.rule, p.amount, p.source) for p in game.payments()] == [
        (seat, "2.3", 5, "start") for seat in range(players)
    ]


@rule("2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_front_steps_are_dealt_at_random(players: int):
    dealt = Counter(tuple(Game.deal(players, seed=seed).state.deal.steps)[:players] for seed in range(DEALS))
    ways = set(permutations(range(players)))
    assert set(dealt) == ways
    assert even(dealt, len(ways), DEALS)


@rule("2.5")
def test_the_hand_goes_by_the_step():
    hands = {
        0: [0, 1, 1, 2, 3, 4],
        1: [0, 1, 2, 2, 3, 4],
        2: [0, 1, 2, 3, 3, 4],
        3: [0, 1, 2, 3, 4, 4],
    }
    for steps in permutations(range(4)):
        game = Position(4, steps=steps).game()
        for seat in range(4):
            assert hand_of(game, seat) == hands[steps[seat]]
        assert list(game.state.supply) == [0, 10, 10, 6, 5]


@rule("2.5")
@pytest.mark.parametrize(("players", "supply"), [(2, [0, 12, 12, 9, 8]), (3, [0, 11, 11, 7, 7])])
def test_the_rest_is_the_supply(players: int, supply: list[int]):
    assert list(Game.deal(players, seed=2).state.supply) == supply


@rule("2.6")
def test_three_shuffled_bonus_stacks_with_their_tops_face_up(deals):
    for stack in range(3):
        for deal in deals:
            assert sorted(deal.bonus[stack * 8 : stack * 8 + 8]) == list(range(1, 9))
        assert even(Counter(deal.bonus[stack * 8] for deal in deals), 8, DEALS)
    game = Game.deal(4, seed=3)
    for stack, shown in enumerate(view_words(View.of(game, None))["bonus"]):
        assert shown["left"] == 8
        assert shown["top"] is not None
        assert [tile for tile in View.of(game).sketch.deal.bonus[stack * 8 : stack * 8 + 8] if tile] == [
            game.state.deal.bonus[stack * 8]
        ]


@rule("2.7")
def test_the_rondel_starts_anywhere(deals):
    assert even(Counter(deal.rondel for deal in deals), 6, DEALS)


@rule("2.8")
def test_any_combination_of_scorings():
    for number in range(5**4):
        chosen = {name: SCORINGS[name][number // 5**i % 5] for i, name in enumerate(CATEGORIES)}
        assert Game.deal(2, chosen, seed=number).scoring == chosen
    assert Game.deal(2, {"gate": "steps"}, seed=1).scoring == {
        "chapel": "base",
        "gate": "steps",
        "hostelry": "base",
        "bridge": "base",
    }


@rule("2.8")
@pytest.mark.parametrize(("word", "first"), [("expansion", 1), ("random", 0)])
def test_scorings_drawn_by_lot(word: str, first: int):
    drawn = [Game.deal(3, word, seed=seed).scoring for seed in range(DEALS)]
    for category in CATEGORIES:
        counts = Counter(scoring[category] for scoring in drawn)
        assert set(counts) == set(SCORINGS[category][first:])
        assert even(counts, 5 - first, DEALS)
    assert Game.deal(3, "base", seed=1).scoring == dict.fromkeys(CATEGORIES, "base")


@rule("2.8")
@pytest.mark.parametrize("wrong", ["advanced", {"chapel": "sets"}, {"river": "base"}, 7, None, ["base"]])
def test_a_scoring_that_does_not_exist(wrong):
    with pytest.raises(LondonBridgeError, match=r"rule 2\.8"):
        Game.deal(3, wrong, seed=1)
