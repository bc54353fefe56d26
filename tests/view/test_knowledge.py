"""Section 10: what a view holds, and what it does not."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.positions import Position, choose, play, rule
from tests.styles import choose as choose_code
from tests.styles import next_seat, play_out, styles_for

from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record, RecordError
from london_bridge.rules import Game, Rng, codes, default_box
from london_bridge.rules.moves import Move
from london_bridge.rules.state import State
from london_bridge.view import View
from london_bridge.view.view_document import view_from, view_words

TABLES = default_box().tables
GAMES = settings(max_examples=40, deadline=None, derandomize=True)


def bytes_of(game: Game, seat: int | None) -> str:
    """The view as it would be sent."""
    return json.dumps(view_words(View.of(game, seat)))


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def other_secrets(game: Game, rng: Rng) -> Game:
    """The same game with other hidden things: orders below the tops, markers to come and those left over."""
    other = game.copy()
    s = other.state
    deal = s.deal.copy()
    stacks, bonus = list(deal.stacks), list(deal.bonus)
    for kind in range(6):
        shuffle(stacks, kind * 12 + s.taken[kind] + 1, kind * 12 + 12, rng)
    for stack in range(3):
        shuffle(bonus, stack * 8 + s.bonus_taken[stack] + 1, stack * 8 + 8, rng)
    known = list(deal.markers)[: s.round]
    left = list((Counter(TABLES.markers) - Counter(known)).elements())
    rng.shuffle(left)
    deal.stacks, deal.bonus = stacks, bonus
    deal.markers = (known + left)[: deal.last_round] + [0] * (12 - deal.last_round)
    s.deal = deal
    return other


def shuffle(items: list[int], start: int, end: int, rng: Rng) -> None:
    part = items[start:end]
    rng.shuffle(part)
    items[start:end] = part


def other_cards(game: Game, seat: int, rng: Rng) -> Game:
    """The same game in which a seat has put down other cards of its hand."""
    other = game.copy()
    s = other.state
    hand, card, value = list(s.hand), list(s.card), list(s.value)
    count = s.chosen[seat]
    for slot in range(seat * 2, seat * 2 + count):
        hand[seat * 5 + card[slot]] += 1
    cards = [v for v in range(5) for _ in range(hand[seat * 5 + v])]
    rng.shuffle(cards)
    for slot, printed in enumerate(sorted(cards[:count], reverse=True)):
        card[seat * 2 + slot] = value[seat * 2 + slot] = printed
        hand[seat * 5 + printed] -= 1
    s.hand, s.card, s.value = hand, card, value
    return other


@rule("10.1")
@GAMES
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_hidden_orders_and_markers_do_not_change_a_views_bytes(players: int, seed: int):
    """For every seat and for a spectator, at moments of a whole game."""
    rng = Rng(seed)
    game = Game.deal(players, "random", seed=seed)
    styles = styles_for(players, rng)
    while not game.over:
        if rng.below(12) == 0:
            other = other_secrets(game, rng)
            for viewer in viewers(game):
                assert bytes_of(other, viewer) == bytes_of(game, viewer)
        seat = next_seat(game.state, rng)
        game.apply(seat, Move(choose_code(game.state, seat, styles[seat], rng)))
    other = other_secrets(game, rng)
    assert [bytes_of(other, viewer) for viewer in viewers(game)] == [bytes_of(game, viewer) for viewer in viewers(game)]


@rule("10.2")
@GAMES
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_cards_face_down_do_not_change_the_bytes_of_others(players: int, seed: int):
    rng = Rng(seed)
    game = play_out(Game.deal(players, "random", seed=seed), rng, moves=rng.below(150))
    while not game.over:
        s = game.state
        if s.phase == codes.CARDS and any(s.chosen):
            for seat in range(players):
                if s.chosen[seat]:
                    other = other_cards(game, seat, rng)
                    for viewer in viewers(game):
                        if viewer != seat:
                            assert bytes_of(other, viewer) == bytes_of(game, viewer)
                    if list(other.state.card) != list(s.card):
                        assert bytes_of(other, seat) != bytes_of(game, seat), "its own cards a seat knows"
            if rng.below(3) == 0:
                break
        play_out(game, rng, moves=1)


@rule("10.2")
def test_a_card_is_seen_by_its_player_and_after_the_reveal_by_all():
    game = Position(3).game()
    play(game, "0 card:3", "1 card:2")
    for viewer, seen in ((None, [None, None]), (0, [[[3, 3]], None]), (1, [None, [[2, 2]]]), (2, [None, None])):
        seats = view_words(View.of(game, viewer))["seats"]
        assert [seat["cards"] for seat in seats[:2]] == seen
        assert [seat["chosen"] for seat in seats] == [1, 1, 0]
    assert view_words(View.of(game, 2))["seats"][0]["hand"] == [1, 2, 1, 1, 1]  # as if nothing had been put down
    assert view_words(View.of(game, 0))["seats"][0]["hand"] == [1, 2, 1, 0, 1]
    play(game, "2 card:1")
    for viewer in viewers(game):
        seats = view_words(View.of(game, viewer))["seats"]
        assert [seat["cards"] for seat in seats] == [[[3, 3]], [[2, 2]], [[1, 1]]]


@rule("10.1")
def test_what_was_taken_and_the_tops_are_known():
    game = Position(4, x=3).stack("gate", 16, 1, 6).bonus(1, "share", "plus_one").gate((0, 2)).game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:0", "0 build:0", "0 bonus:1")
    words = view_words(View.of(game, 2))
    assert words["stacks"]["gate"] == {"top": 1, "left": 11, "taken": [16]}
    assert words["bonus"][1] == {"top": "plus_one", "left": 7, "taken": ["share"]}
    assert words["markers"] == [game.state.deal.markers[0]]
    sketch = View.of(game, 2).sketch.deal
    assert list(sketch.stacks)[:12] == [16, 1] + [0] * 10
    assert list(sketch.markers) == [game.state.deal.markers[0]] + [0] * 11


@rule("10.3")
@GAMES
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_a_careful_watcher_knows_hands_and_money(players: int, seed: int):
    """From the set-up and the events alone all hands, purses and bridges follow, as a view has them."""
    game = play_out(Game.deal(players, "random", seed=seed), Rng(seed))
    start = view_words(View.of(Game.of_deal(game.state.deal)))["seats"]
    hands = [Counter(dict(enumerate(known["hand"]))) for known in start]
    money = [0] * players
    bridges: list[dict[int, int | str]] = [{} for _ in range(players)]
    for event in [event for events in game.history() for event in events]:
        seat = event.seat
        if event.kind == "reveal":
            for other, cards in enumerate(event.data["cards"]):
                hands[other].subtract(cards)
        elif seat is None:
            continue
        elif event.kind == "money":
            money[seat] += event.data["amount"]
        elif event.kind == "gain_card":
            hands[seat][event.data["value"]] += 1
        elif event.kind == "turn" and event.data["to"] == "hand":
            hands[seat][0] += 1
        elif event.kind == "build":
            bridges[seat][event.data["site"]] = event.data["tile"]
    for number, known in enumerate(view_words(View.of(game))["seats"]):
        assert known["money"] == money[number]
        assert known["hand"] == [hands[number][value] for value in range(5)]
        assert known["bridge"] == [tile for _, tile in sorted(bridges[number].items())]


@rule("10.4")
def test_no_record_can_be_made_from_what_a_seat_knows():
    """The record of a game under way holds every secret; a view, or a possible game, has no beginning to record."""
    game = play_out(Game.deal(3, seed=8), Rng(8), moves=40)
    secret = Record.of(game).document()["setup"]["stacks"]["gate"]
    assert len(secret) == 12
    with pytest.raises(RecordError, match="taken up in the middle"):
        Record.of(View.of(game, 0).possible_game(1))
    known = view_words(View.of(game, 0))
    assert "setup" not in known
    assert "moves" not in known


def test_a_view_can_be_written_and_read_back():
    """JSON and back gives the very same sketch, at every moment."""
    for players in (2, 3, 4):
        rng = Rng(players)
        game = Game.deal(players, "random", seed=players)
        styles = styles_for(players, rng)
        while not game.over:
            for viewer in viewers(game):
                view = View.of(game, viewer)
                again = view_from(json.loads(json.dumps(view_words(view))), default_box())
                assert same(again.sketch, view.sketch)
                assert (again.seat, again.names) == (view.seat, view.names)
            seat = next_seat(game.state, rng)
            game.apply(seat, Move(choose_code(game.state, seat, styles[seat], rng)))


def same(one: State, two: State) -> bool:
    return one.parts()[1:] == two.parts()[1:] and one.deal.parts() == two.deal.parts()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_knows_the_legal_moves_of_its_seat(players: int):
    rng = Rng(players)
    game = Game.deal(players, "random", seed=17)
    styles = styles_for(players, rng)
    while not game.over:
        for seat in range(players):
            view = View.of(game, seat)
            assert view.legal_mask() == game.legal_mask(seat)
            assert view.legal() == game.legal(seat)
        assert View.of(game).legal() == []
        assert view_words(View.of(game))["acting"] == list(game.deciders)
        seat = next_seat(game.state, rng)
        game.apply(seat, Move(choose_code(game.state, seat, styles[seat], rng)))


@pytest.mark.parametrize("seat", [-1, 3, 99, "0"])
def test_a_seat_that_is_not_at_the_table_has_no_view(seat: Any):
    with pytest.raises(LondonBridgeError, match=r"There is no seat .*rule 2\.1"):
        View.of(Game.deal(3, seed=1), seat)


def test_a_view_shows_itself_at_a_prompt():
    game = Game.deal(3, seed=1)
    assert repr(View.of(game, 1)) == "<View of Blue, 3 players, round 1>"
    assert repr(View.of(game)) == "<View of a spectator, 3 players, round 1>"


def test_a_view_is_built_and_lets_nothing_through():
    """Moves of the game after a view was made do not change it."""
    game = Game.deal(4, seed=2)
    view = View.of(game, 1)
    before = json.dumps(view_words(view))
    play_out(game, Rng(1), moves=60)
    assert json.dumps(view_words(view)) == before
    assert view.sketch.log is None
