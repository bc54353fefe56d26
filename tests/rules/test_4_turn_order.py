"""Sections 3 and 4: the round marker, the cards, the plus-one window, and whose turn comes when."""

from __future__ import annotations

import pytest
from tests.positions import Position, choose, first, hand_of, paid, play, rule, starting, tiles_of, words

from london_bridge.rules import Game


def order(game: Game) -> list[int]:
    """The seats in the order of their turns."""
    return [slot >> 1 for slot in list(game.state.order)[: game.state.turns]]


@rule("3.1")
def test_the_rondel_turns_by_the_next_marker():
    for seed in range(20):
        game = Game.deal(3, seed=seed)
        deal = game.state.deal
        assert game.state.round == 1
        assert game.state.x == (deal.rondel + deal.markers[0]) % 6
        (event,) = [event for event in game.history()[0] if event.kind == "round"]
        assert (event.rule, event.data) == ("3.1", {"marker": deal.markers[0], "x": game.state.x})


@rule("3.1")
def test_it_turns_again_in_every_round():
    game = Game.deal(2, seed=6)
    x = game.state.deal.rondel
    for round in range(1, 7):
        x = (x + game.state.deal.markers[round - 1]) % 6
        assert (game.state.round, game.state.x) == (round, x)
        while not game.over and game.state.round == round:
            seat = game.deciders[0]
            game.apply(seat, game.legal(seat)[-1])
    assert game.over


@rule("4.1")
def test_noblewoman_tiles_come_before_the_card():
    game = Position(round=2).tiles(1, "noblewoman", "noblewoman").game()
    assert "noblewoman" in words(game, 1)
    play(game, "1 noblewoman", "1 noblewoman")
    assert hand_of(game, 1).count(2) == 4
    assert "noblewoman" not in words(game, 1)


@rule("4.1")
def test_not_after_the_first_card():
    game = Position(2, round=2).tiles(0, "noblewoman").game()
    play(game, "0 card:3")
    assert starting(game, 0, "card:") == {"0", "1", "2"}
    refusal = game.why_not(0, "noblewoman")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("4.1", "before_first_card")


@rule("4.2")
def test_all_choose_in_any_order_and_in_secret():
    game = Position(4).game()
    assert list(game.deciders) == [0, 1, 2, 3]
    told = play(game, "2 card:4", "0 card:1", "3 card:0")
    assert list(game.deciders) == [1]
    assert [(event.kind, event.data) for event in told] == [("chosen", {"cards": 1})] * 3
    told = play(game, "1 card:2")
    assert ("reveal", {"cards": [[1], [2], [4], [0]]}) in [(event.kind, event.data) for event in told]
    assert order(game) == [2, 1, 0, 3]


@rule("4.2")
def test_only_cards_of_the_hand():
    game = Position(4).hand(0, 0, 3, 3).game()
    assert words(game, 0) == ["card:0", "card:3"]


@rule("4.2")
def test_two_players_choose_two_cards_the_second_not_higher():
    game = Position(2).hand(0, 0, 0, 1, 2, 2, 4).game()
    play(game, "0 card:2")
    assert starting(game, 0, "card:") == {"0", "1", "2"}
    play(game, "0 card:2")
    assert game.deciders == (1,)
    assert words(game, 0) == []


@rule("4.3", "9.7")
def test_the_highest_card_is_paid_at_the_reveal():
    game = Position(4, scoring={"hostelry": "highest"}).game()
    told = choose(game, 1, 4, 3, 2)
    assert paid(told) == [("9.7", 2)]
    assert paid(told, 1) == [("9.7", 2)]
    kinds = [event.kind for event in told]
    assert kinds.index("reveal") < kinds.index("money") < kinds.index("turn")


@rule("4.3")
def test_of_equal_highest_cards_the_player_ahead_on_the_chapel_track_is_paid():
    game = Position(4, scoring={"hostelry": "highest"}).chapel((3, 2), (2, 2)).game()
    assert paid(choose(game, 4, 4, 4, 4), 3) == [("9.7", 2)]
    game = Position(4, scoring={"hostelry": "highest"}, steps=(3, 2, 1, 0)).game()
    assert paid(choose(game, 4, 4, 0, 0), 1) == [("9.7", 2)]


@rule("4.3")
def test_a_zero_can_be_the_highest_card():
    game = Position(3, scoring={"hostelry": "highest"}).chapel((2, 1)).game()
    assert paid(choose(game, 0, 0, 0)) == [("9.7", 2)]
    assert game.state.money[2] == 7


@rule("4.3")
def test_each_card_of_two_players_counts_by_itself():
    game = Position(2, scoring={"hostelry": "highest"}).hand(1, 0, 0, 3, 3).game()
    assert paid(choose(game, (4, 0), (3, 3)), 0) == [("9.7", 2)]


@rule("4.3", "9.7")
def test_plus_one_tiles_do_not_count_for_the_highest_card():
    game = Position(4, scoring={"hostelry": "highest"}, round=2).tiles(0, "plus_one", "plus_one").game()
    told = choose(game, 3, 4, 0, 0)
    told += play(game, "0 boost:3", "0 boost:4")
    assert paid(told) == [("9.7", 2)]
    assert paid(told, 1) == [("9.7", 2)]
    assert order(game)[0] == 0


@rule("4.4")
def test_the_window_goes_once_around_in_printed_order():
    position = Position(4, round=2)
    for seat in (0, 1, 3):
        position.tiles(seat, "plus_one")
    game = position.game()
    choose(game, 1, 3, 4, 2)
    for seat in (1, 3, 0):  # seat 2 is first, but holds none
        assert game.deciders == (seat,)
        assert "pass" in words(game, seat)
        play(game, f"{seat} pass")
    assert order(game) == [2, 1, 3, 0]


@rule("4.4")
def test_printed_order_holds_although_a_boost_has_overtaken():
    """Seat 2 raises its 1 above the 2 of seat 1, who had passed before: nobody is asked again."""
    game = Position(3, round=3).tiles(1, "plus_one").tiles(2, "plus_one", "plus_one").game()
    choose(game, 4, 2, 1)
    assert game.deciders == (1,)
    play(game, "1 pass")
    assert game.deciders == (2,)
    play(game, "2 boost:1", "2 boost:2")
    assert order(game) == [0, 2, 1]
    assert game.deciders == (0,)
    assert tiles_of(game, 1) == ["plus_one"]


@rule("4.4")
def test_any_number_of_tiles_may_pile_up_on_one_card():
    game = Position(4, round=2).tiles(1, "plus_one", "plus_one", "plus_one").game()
    choose(game, 0, 4, 4, 4)
    play(game, "1 boost:4", "1 boost:5")
    assert words(game, 1) == ["boost:6", "pass"]
    play(game, "1 boost:6")
    assert list(game.state.value)[2] == 7
    assert tiles_of(game, 1) == []
    assert order(game)[0] == 1


@rule("4.4")
def test_the_window_closes_with_the_last_tile_or_a_pass():
    game = Position(4, round=2).tiles(2, "plus_one", "plus_one").game()
    choose(game, 4, 3, 2, 1)
    play(game, "2 boost:2")
    assert game.deciders == (2,)
    play(game, "2 pass")
    assert tiles_of(game, 2) == ["plus_one"]
    assert order(game) == [0, 1, 2, 3]
    assert game.deciders == (0,)


@rule("4.4")
def test_a_tile_of_this_round_opens_no_window():
    game = Position(4, round=2).fresh(2, "plus_one").game()
    choose(game, 4, 3, 2, 1)
    assert game.deciders == (0,)
    assert starting(game, 0, "place:")


@rule("4.4")
def test_two_players_the_player_of_the_first_turn_is_asked_first():
    game = Position(2, round=2).hand(0, 0, 0, 3, 3).tiles(0, "plus_one").tiles(1, "plus_one").game()
    choose(game, (3, 3), (4, 0))
    assert game.deciders == (1,)
    assert words(game, 1) == ["boost:0", "boost:4", "pass"]
    play(game, "1 pass")
    assert game.deciders == (0,)


@rule("4.4")
def test_of_two_own_cards_of_the_same_value_the_higher_printed_one_is_raised():
    """A 2 raised to 3 stands beside a 3: the next tile raises the 3."""
    game = Position(2, round=2).tiles(0, "plus_one", "plus_one").game()
    choose(game, (3, 2), (0, 0))
    play(game, "0 boost:2")
    assert words(game, 0) == ["boost:3", "pass"]
    told = play(game, "0 boost:3")
    assert [event.data for event in told if event.kind == "boost"] == [{"card": 3, "value": 4}]
    assert list(game.state.value)[:2] == [4, 3]


@rule("4.5")
def test_turns_go_from_high_to_low():
    game = Position(4).game()
    choose(game, 2, 4, 1, 3)
    assert order(game) == [1, 3, 0, 2]


@rule("4.5")
def test_ties_go_to_the_player_ahead_on_the_chapel_track():
    game = Position(4).chapel((2, 5), (0, 5), (3, 1)).game()
    choose(game, 2, 2, 2, 2)
    assert order(game) == [2, 0, 3, 1]


@rule("4.5")
def test_boosted_values_count():
    game = Position(3, round=2).tiles(2, "plus_one").game()
    choose(game, 3, 2, 2)
    play(game, "2 boost:2")
    assert order(game) == [0, 2, 1]  # 3, 3, 2; seat 0 is ahead on the stairs
    game = Position(3, round=2).tiles(2, "plus_one").chapel((2, 1)).game()
    choose(game, 3, 2, 2)
    play(game, "2 boost:2")
    assert order(game) == [2, 0, 1]


@rule("4.5")
def test_two_players_every_card_is_a_turn():
    game = Position(2).game()
    choose(game, (4, 2), (3, 0))
    assert order(game) == [0, 1, 0, 1]


@rule("4.5")
def test_of_equal_own_cards_the_higher_printed_one_is_first():
    game = Position(2, round=2).tiles(0, "plus_one").game()
    choose(game, (3, 2), (1, 0))
    told = play(game, "0 boost:2")
    (event,) = [event for event in told if event.kind == "order"]
    assert [(turn["seat"], turn["card"], turn["value"]) for turn in event.data["turns"]] == [
        (0, 3, 3),
        (0, 2, 3),
        (1, 1, 1),
        (1, 0, 0),
    ]


@rule("4.6")
def test_the_chapel_track_changes_nothing_in_the_same_round():
    """Seat 2 overtakes everybody in its turn; seat 1, behind it now, still comes before seat 3."""
    game = Position(4).bridge(2, 60, 59, 56).top(52).chapel((1, 2), (3, 1)).game()
    choose(game, 0, 0, 4, 0)
    assert order(game) == [2, 1, 3, 0]
    play(game, "2 place:centre:chapel", "2 build:3")
    assert list(game.state.chapel_order) == [2, 1, 3, 0]
    game.apply(1, game.legal(1)[0])
    game.apply(1, game.legal(1)[0])
    while game.deciders == (1,):
        game.apply(1, game.legal(1)[0])
    assert game.deciders == (3,)


@rule("4.6")
def test_a_two_step_tile_before_the_pawn_does_not_change_the_order():
    game = Position(3, round=2).tiles(0, "chapel_two").chapel((1, 1)).game()
    choose(game, 4, 2, 2)
    play(game, "0 advance:chapel")
    assert game.state.chapel_order[0] == 0
    assert order(game) == [0, 1, 2]


@rule("4.7")
def test_who_is_ahead_on_the_chapel_track():
    """More spaces; on one space the top of the pile; on the stairs the front step; the track before the stairs."""
    game = Position(4, steps=(0, 1, 2, 3)).chapel((3, 1)).game()
    choose(game, 0, 0, 0, 0)
    assert order(game) == [3, 0, 1, 2]
    game = Position(4, steps=(3, 2, 1, 0)).chapel((1, 4), (0, 4), (2, 3)).game()
    choose(game, 0, 0, 0, 0)
    assert order(game) == [1, 0, 2, 3]


@rule("4.7")
@pytest.mark.parametrize("step", range(4))
def test_the_first_space_is_one_step_from_any_stair(step: int):
    steps = [step, *(other for other in range(4) if other != step)]
    game = Position(4, steps=steps).top(52).game()
    first(game, 0)
    play(game, "0 place:centre:chapel", "0 build:0")
    assert game.state.chapel[0] == 1
    assert game.state.chapel_order[0] == 0
