"""`possible_game`: a complete game that agrees with a view, with everything unseen as likely as it should be."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.positions import Position, play, rule
from tests.styles import choose, next_seat, play_out, styles_for

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game, Rng, codes, default_box
from london_bridge.rules.moves import Move
from london_bridge.view import View
from london_bridge.view.view_document import view_words

TABLES = default_box().tables
SAMPLES = 1500


def agrees(counts: Counter[Any], weights: Mapping[Any, int]) -> bool:
    """Chi-square with a generous bound: far above what chance does, far below what a bias of a tenth would."""
    total, whole = sum(counts.values()), sum(weights.values())
    if set(counts) - set(weights):
        return False
    chi = sum((counts[key] - total * w / whole) ** 2 / (total * w / whole) for key, w in weights.items())
    freedom = len(weights) - 1
    return bool(chi < freedom + 5 * (2 * freedom) ** 0.5 + 5)


@pytest.mark.slow
@rule("10.1", "10.2")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_its_view_is_the_same_to_the_byte(players: int, seed: int):
    """At moments of whole games, for every seat and a spectator; and it can be played to its end."""
    rng = Rng(seed)
    game = Game.deal(players, "random", seed=seed)
    styles = styles_for(players, rng)
    while not game.over:
        if rng.below(10) == 0 or (game.state.phase == codes.CARDS and rng.below(3) == 0):
            for viewer in [None, *range(players)]:
                possible = View.of(game, viewer).possible_game(rng)
                assert json.dumps(view_words(View.of(possible, viewer))) == json.dumps(
                    view_words(View.of(game, viewer))
                )
                assert sorted(possible.state.deal.stacks) == sorted(TABLES.tiles)
                assert sorted(possible.state.deal.bonus) == sorted(TABLES.bonus)
                assert not Counter(possible.state.deal.markers[: game.state.deal.last_round]) - Counter(TABLES.markers)
                if viewer is not None:
                    assert possible.legal_mask(viewer) == game.legal_mask(viewer)
            play_out(possible, rng)
            assert possible.result is not None
        seat = next_seat(game.state, rng)
        game.apply(seat, Move(choose(game.state, seat, styles[seat], rng)))


def middle(players: int, seed: int, moves: int) -> Game:
    return play_out(Game.deal(players, "random", seed=seed), Rng(seed), moves=moves)


@rule("10.1")
def test_unseen_orders_are_uniform():
    """Every unseen tile is equally likely to be the next and the last of its stack; parks by how many are left."""
    game = middle(4, 3, 80)
    s = game.state
    view = View.of(game, 0)
    rng = Rng(1)
    deals = [view.possible_game(rng).state.deal for _ in range(SAMPLES)]
    for kind in range(6):
        first, end = kind * 12 + s.taken[kind] + 1, kind * 12 + 12
        assert first < end - 1
        unseen = Counter(s.deal.stacks[first:end])
        for at in (first, end - 1):
            assert agrees(Counter(deal.stacks[at] for deal in deals), unseen)
        assert all(list(deal.stacks)[kind * 12 : first] == list(s.deal.stacks)[kind * 12 : first] for deal in deals)
    for stack in range(3):
        first, end = stack * 8 + s.bonus_taken[stack] + 1, stack * 8 + 8
        for at in (first, end - 1):
            assert agrees(Counter(deal.bonus[at] for deal in deals), Counter(s.deal.bonus[first:end]))


@rule("10.1")
def test_whole_orders_are_uniform():
    """Four tiles below the top: all 24 orders, and the same for the bonus tiles."""
    game = Position(4).left("guild", 5).bonus_left(2, 5).game()
    view = View.of(game, 1)
    rng = Rng(2)
    deals = [view.possible_game(rng).state.deal for _ in range(SAMPLES * 2)]
    tiles = Counter(tuple(deal.stacks[20:24]) for deal in deals)
    bonus = Counter(tuple(deal.bonus[20:24]) for deal in deals)
    for orders in (tiles, bonus):
        assert len(orders) == 24
        assert agrees(orders, dict.fromkeys(orders, 1))


@rule("10.1")
@pytest.mark.parametrize("players", [2, 4])
def test_markers_come_from_the_fifteen_less_those_revealed(players: int):
    game = middle(players, 5, 15 * players)
    s = game.state
    known = list(s.deal.markers)[: s.round]
    left = Counter(TABLES.markers) - Counter(known)
    view = View.of(game, 0)
    rng = Rng(3)
    deals = [list(view.possible_game(rng).state.deal.markers) for _ in range(SAMPLES)]
    assert all(markers[: s.round] == known for markers in deals)
    for at in (s.round, s.deal.last_round - 1):
        assert agrees(Counter(markers[at] for markers in deals), left)
    pairs = Counter((markers[s.round], markers[s.round + 1]) for markers in deals)
    weights: dict[tuple[int, int], int] = {(a, b): left[a] * (left[b] - (a == b)) for a in left for b in left}
    assert agrees(pairs, {pair: weight for pair, weight in weights.items() if weight})


@rule("10.2")
def test_a_hidden_card_is_uniform_over_the_cards_of_its_hand():
    """Seat 1 holds one 0, three 1s, two 2s and a 4, and has put one of them down."""
    game = Position(3).hand(1, 0, 1, 1, 1, 2, 2, 4).game()
    play(game, "1 card:2", "2 card:3")
    rng = Rng(4)
    for viewer in (0, None):
        view = View.of(game, viewer)
        counts = Counter(view.possible_game(rng).state.card[2] for _ in range(SAMPLES))
        assert agrees(counts, {0: 1, 1: 3, 2: 2, 4: 1})
    assert {View.of(game, 1).possible_game(rng).state.card[2] for _ in range(50)} == {2}


@rule("10.2")
def test_two_hidden_cards_are_any_two_of_the_hand():
    hand = [0, 0, 1, 3, 3, 3]
    game = Position(2).hand(1, *hand).game()
    play(game, "1 card:3", "1 card:0")
    view = View.of(game, 0)
    rng = Rng(5)
    games = [view.possible_game(rng).state for _ in range(SAMPLES)]
    counts = Counter((state.card[2], state.card[3]) for state in games)
    number = Counter(hand)
    weights: dict[tuple[int, int], int] = {
        (a, b): number[a] * number[b] if a > b else comb(number[a], 2) for a in number for b in number if a >= b
    }
    assert agrees(counts, {pair: weight for pair, weight in weights.items() if weight})
    for state in games:
        assert sorted(
            [state.card[2], state.card[3], *(v for v in range(5) for _ in range(state.hand[5 + v]))]
        ) == sorted(hand)


def test_the_opponents_first_card_of_two_leaves_a_second():
    """Two players, one card down: whatever it may be, the second can follow it."""
    game = Position(2).game()
    play(game, "1 card:0")
    view = View.of(game, 0)
    rng = Rng(6)
    for _ in range(200):
        possible = view.possible_game(rng)
        assert possible.legal(1)


def test_a_policy_says_what_the_others_may_have_chosen():
    game = Position(4).game()
    play(game, "0 card:1", "1 card:2", "3 card:4")
    asked = []

    def highest(view: View, seat: int, count: int, rng: Rng) -> list[int]:
        asked.append((view.seat, seat, count))
        return [4]

    possible = View.of(game, 0).possible_game(Rng(1), highest)
    assert asked == [(0, 1, 1), (0, 3, 1)]
    assert [possible.state.card[seat * 2] for seat in range(4)] == [1, 4, -1, 4]


@pytest.mark.parametrize("cards", [[], [4, 0], [7], [-1], [0, 4], [3]])
def test_a_policy_that_puts_down_what_is_not_there(cards: list[int]):
    game = Position(4).hand(1, 0, 4).game()
    play(game, "1 card:0")
    with pytest.raises(LondonBridgeError, match=r"rule 4\.2"):
        View.of(game, 0).possible_game(Rng(1), lambda view, seat, count, rng: cards)


def test_the_same_seed_gives_the_same_possible_game():
    view = View.of(middle(3, 1, 30), 0)
    for source in (7, random.Random(7), Rng(7)):
        again = random.Random(7) if isinstance(source, random.Random) else Rng(7) if isinstance(source, Rng) else 7
        assert view.possible_game(source).state.deal.parts() == view.possible_game(again).state.deal.parts()


@pytest.mark.parametrize("seed", [-3, 2**64, 1.5, "7"])
def test_a_seed_that_is_none(seed: Any):
    with pytest.raises(LondonBridgeError, match="A seed is a whole number"):
        View.of(Game.deal(3, seed=1), 0).possible_game(seed)
