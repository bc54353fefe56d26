"""Section 6: the bonus tiles."""

from __future__ import annotations

import pytest
from tests.positions import (
    Position,
    choose,
    first,
    hand_of,
    paid,
    play,
    rule,
    starting,
    tiles_of,
    words,
)

from london_bridge.rules import Game
from london_bridge.rules.words import BONUS_TILES, KINDS


def reason(game: Game, seat: int, move: str) -> tuple[str, str]:
    refusal = game.why_not(seat, move)
    assert refusal is not None
    return refusal.rule, refusal.reason


@rule("6.0")
def test_a_tile_may_be_used_from_the_next_round_on():
    """Taken and not used in round 2; used in round 3."""
    game = Position(3, round=2, x=0).top(16).bridge(0, 60).gate((0, 1)).bonus(0, "chapel_two").game()
    choose(game, 4, 3, 2)
    play(game, "0 place:centre:gate", "0 build:1", "0 bonus:0")
    assert tiles_of(game, 0) == ["chapel_two"]
    assert game.deciders == (1,)  # nothing is asked at the end of the turn
    while game.state.round == 2:
        seat = game.deciders[0]
        game.apply(seat, game.legal(seat)[0])
    choose(game, 3, 0, 0)
    assert "advance:chapel" in words(game, 0)


@rule("6.0")
@pytest.mark.parametrize("tile", BONUS_TILES)
def test_a_tile_of_this_round_is_too_new(tile: str):
    moves = {
        "share": "place:1",
        "free_centre": "place:free:guild",
        "x_space": "place:3",
        "chapel_two": "advance:chapel",
        "gate_two": "advance:gate",
        "noblewoman": "noblewoman",
    }
    game = Position(3, round=2, x=3).fresh(1, tile).game()
    if tile == "noblewoman":
        assert reason(game, 1, "noblewoman") == ("6.0", "tile_too_new")
        return
    choose(game, 4, 3, 2)
    play(game, "0 place:1", "0 build:0")
    assert game.deciders == (1,)  # no plus-one window
    if tile in moves:
        assert reason(game, 1, moves[tile]) == ("6.0", "tile_too_new")
    play(game, "1 place:4", "1 build:0")
    assert game.deciders == (2,)  # nothing to take back


@rule("6.0")
def test_once_and_then_it_leaves_the_game():
    game = Position(3, round=2).tiles(0, "chapel_two").game()
    first(game, 0)
    told = play(game, "0 advance:chapel")
    assert [event.data for event in told if event.kind == "use"] == [{"tile": "chapel_two"}]
    assert tiles_of(game, 0) == []
    assert reason(game, 0, "advance:chapel") == ("6.5", "no_tile")
    held = sum(game.state.tiles) + sum(game.state.fresh)
    assert held == 0
    assert sum(game.state.bonus_taken) == 1


@rule("6.0")
def test_any_number_in_one_turn():
    game = Position(4, round=2, x=3).tiles(1, "chapel_two", "gate_two", "share", "x_space", "take_back").game()
    choose(game, 4, 3, 0, 0)
    play(game, "0 place:1", "0 build:0")
    play(game, "1 advance:chapel", "1 advance:gate", "1 place:3", "1 build:0", "1 done", "1 take_back")
    assert tiles_of(game, 1) == ["share"]
    assert game.deciders == (2,)


@rule("6.0")
def test_only_in_ones_own_turn():
    game = Position(4, round=2).tiles(1, "chapel_two").game()
    assert reason(game, 1, "advance:chapel") == ("4.2", "not_now")
    choose(game, 4, 3, 0, 0)
    assert reason(game, 1, "advance:chapel") == ("4.5", "not_your_turn")


@rule("6.1")
def test_share_goes_onto_a_space_with_exactly_one_other_pawn():
    game = Position(4, round=2, x=3).tiles(1, "share").tiles(2, "share").game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:1", "0 build:0")
    told = play(game, "1 place:1")
    assert paid(told) == [("5.2", 3)]  # income as usual
    assert tiles_of(game, 1) == []
    play(game, "1 build:0")
    assert reason(game, 2, "place:1") == ("6.1", "two_pawns")


@rule("6.1")
def test_share_at_the_centre_pays_as_usual():
    game = Position(4, round=2, x=3).tiles(1, "share").game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:centre:guild", "0 build:0")
    assert starting(game, 1, "place:centre:") == set(KINDS)
    assert paid(play(game, "1 place:centre:guild")) == [("5.2", -2)]
    assert tiles_of(game, 1) == []


@rule("6.1")
def test_share_is_not_used_where_it_is_not_needed():
    game = Position(4, round=2, x=3).tiles(0, "share").game()
    first(game, 0)
    play(game, "0 place:1")
    assert tiles_of(game, 0) == ["share"]


@rule("6.1")
def test_not_onto_ones_own_pawn():
    game = Position(2, round=2, x=3).tiles(0, "share").game()
    choose(game, (4, 3), (2, 0))
    play(game, "0 place:1", "0 build:0")
    assert reason(game, 0, "place:1") == ("5.3", "own_pawn")
    assert tiles_of(game, 0) == ["share"]


@rule("6.1")
def test_two_players_share_and_move_on():
    """Seat 1 joins seat 0; when seat 0 moves away one pawn stays behind."""
    game = Position(2, round=2, x=3).tiles(1, "share").tiles(0, "share").game()
    choose(game, (4, 2), (3, 1))
    play(game, "0 place:1", "0 build:0", "1 place:1", "1 build:0")
    assert list(game.state.pawns)[1] == 2
    assert reason(game, 0, "place:1") == ("5.3", "own_pawn")
    play(game, "0 place:4", "0 build:1")
    assert list(game.state.pawns)[1] == 1
    assert reason(game, 1, "place:1") == ("5.3", "own_pawn")


@rule("6.2")
def test_free_centre_costs_nothing():
    game = Position(4, round=2).tiles(0, "free_centre").money(0, 5, 5, 5).game()
    first(game, 0)
    assert starting(game, 0, "place:centre:") == set()
    assert starting(game, 0, "place:free:") == set(KINDS)
    told = play(game, "0 place:free:park")
    assert paid(told) == []
    assert tiles_of(game, 0) == []
    assert game.state.pawn[0] == 6


@rule("6.2")
def test_one_may_pay_and_keep_the_tile():
    game = Position(4, round=2).tiles(0, "free_centre").game()
    first(game, 0)
    assert paid(play(game, "0 place:centre:park")) == [("5.2", -2)]
    assert tiles_of(game, 0) == ["free_centre"]


@rule("6.3")
def test_x_space_opens_the_x_without_income():
    game = Position(4, round=2, x=2).tiles(0, "x_space").game()
    first(game, 0)
    told = play(game, "0 place:2")
    assert paid(told) == []
    assert [event.data["kind"] for event in told if event.kind == "take"] == ["chapel"]
    assert tiles_of(game, 0) == []


@rule("6.3")
def test_not_if_the_stack_is_empty():
    game = Position(4, round=2, x=2).tiles(0, "x_space").left("chapel", 0).game()
    first(game, 0)
    assert reason(game, 0, "place:2") == ("5.2", "stack_empty")


@rule("6.3")
def test_with_share_too_if_a_pawn_is_there():
    game = Position(4, round=2, x=2).tiles(0, "x_space").tiles(1, "x_space").tiles(2, "x_space", "share").game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:2", "0 build:0")
    assert reason(game, 1, "place:2") == ("5.2", "space_taken")
    play(game, "1 place:1", "1 build:0")
    told = play(game, "2 place:2")
    assert sorted(event.data["tile"] for event in told if event.kind == "use") == ["share", "x_space"]
    assert paid(told) == []


@rule("6.4")
def test_take_back_returns_the_played_card_after_the_turn():
    game = Position(4, round=2).tiles(0, "take_back").game()
    choose(game, 4, 3, 2, 1)
    supply = game.state.supply[4]
    play(game, "0 place:4", "0 build:0")
    assert words(game, 0) == ["done", "take_back"]
    told = play(game, "0 take_back")
    assert ("gain_card", "6.4", {"value": 4}) in [(event.kind, event.rule, event.data) for event in told]
    assert hand_of(game, 0).count(4) == 1
    assert game.state.supply[4] == supply - 1
    assert game.deciders == (1,)


@rule("6.4")
def test_the_printed_value_returns():
    game = Position(4, round=2).tiles(0, "take_back", "plus_one").game()
    choose(game, 3, 0, 0, 0)
    play(game, "0 boost:3", "0 place:4", "0 build:0", "0 take_back")
    assert hand_of(game, 0) == [0, 1, 1, 2, 3, 4]


@rule("6.4")
def test_at_most_once_a_turn():
    game = Position(4, round=2).tiles(0, "take_back", "take_back", "gate_two").game()
    first(game, 0)
    play(game, "0 place:4", "0 build:0", "0 take_back")
    assert reason(game, 0, "take_back") == ("6.4", "once_a_turn")
    assert words(game, 0) == ["advance:gate", "done"]


@rule("6.4")
def test_two_players_once_in_each_turn():
    game = Position(2, round=2).tiles(0, "take_back", "take_back").game()
    choose(game, (4, 3), (0, 0))
    play(game, "0 place:4", "0 build:0", "0 take_back", "0 place:1", "0 build:1", "0 take_back")
    assert hand_of(game, 0) == [0, 0, 1, 1, 2, 3, 4]


@rule("6.4")
def test_not_for_a_zero():
    game = Position(4, round=2).tiles(0, "take_back").game()
    choose(game, 0, 0, 0, 0)
    play(game, "0 place:4", "0 build:0")
    assert game.deciders == (1,)


@rule("6.4")
def test_not_if_the_supply_has_none_left():
    """Seat 0 draws the last 4, the one it had played, with a hostelry of its own; nothing is left to take back."""
    position = Position(4, round=2).hand(0, 0, 4).hand(1, 0, *[4] * 9).hand(2, 0).hand(3, 0)
    game = position.tiles(0, "take_back", "gate_two").bridge(0, 60, 56, 52).top(40).game()
    choose(game, 4, 0, 0, 0)
    play(game, "0 place:centre:hostelry", "0 build:3", "0 draw:4", "0 done")
    assert words(game, 0) == ["advance:gate", "done"]
    assert reason(game, 0, "take_back") == ("6.4", "supply_empty")


@rule("6.5")
@pytest.mark.parametrize("at_the_end", [False, True])
def test_chapel_two_at_the_start_or_the_end_of_the_turn(at_the_end: bool):
    game = Position(4, round=2).tiles(0, "chapel_two").game()
    first(game, 0)
    if at_the_end:
        play(game, "0 place:4", "0 build:0")
        assert words(game, 0) == ["advance:chapel", "done"]
    told = play(game, "0 advance:chapel")
    assert game.state.chapel[0] == 2
    assert paid(told) == [("5.12", 1)]
    assert [event.rule for event in told if event.kind == "advance"] == ["6.5"]


@rule("6.6")
@pytest.mark.parametrize("at_the_end", [False, True])
def test_gate_two_at_the_start_or_the_end_of_the_turn(at_the_end: bool):
    game = Position(4, round=2).tiles(0, "gate_two").gate((0, 1)).game()
    first(game, 0)
    if at_the_end:
        play(game, "0 place:4", "0 build:0")
        assert words(game, 0) == ["advance:gate", "done"]
    told = play(game, "0 advance:gate")
    assert game.state.gate[0] == 3
    assert [event.rule for event in told if event.kind == "advance"] == ["6.6"]
    assert words(game, 0) == ["bonus:0", "bonus:1", "bonus:2"]
    play(game, "0 bonus:2")
    assert game.deciders == ((1,) if at_the_end else (0,))


@rule("6.5", "6.6")
def test_not_between_placing_and_the_end_of_the_turn():
    game = Position(4, round=2).tiles(0, "chapel_two", "gate_two").top(40).game()
    first(game, 0)
    play(game, "0 place:centre:hostelry")
    assert starting(game, 0, "advance:") == set()
    play(game, "0 build:0")
    assert starting(game, 0, "advance:") == set()
    play(game, "0 done")
    assert words(game, 0) == ["advance:chapel", "advance:gate", "done"]


@rule("6.5", "6.6")
def test_not_by_a_marker_on_the_last_space():
    game = Position(4, round=2).tiles(0, "chapel_two", "gate_two").chapel((0, 14)).gate((0, 14)).game()
    first(game, 0)
    assert reason(game, 0, "advance:chapel") == ("6.5", "track_end")
    assert reason(game, 0, "advance:gate") == ("6.6", "track_end")
    play(game, "0 place:4", "0 build:0")
    assert game.deciders == (1,)


@rule("6.5")
def test_from_the_space_before_the_last_one_step_is_lost():
    game = Position(4, round=2).tiles(0, "chapel_two").chapel((1, 14), (0, 13)).game()
    first(game, 0)
    told = play(game, "0 advance:chapel")
    assert paid(told) == [("5.12", 10)]
    assert list(game.state.chapel_order)[:2] == [1, 0]


@rule("6.7")
def test_plus_one_raises_a_played_card_by_one():
    game = Position(4, round=2).tiles(3, "plus_one").game()
    choose(game, 3, 2, 1, 3)
    told = play(game, "3 boost:3")
    assert [(event.kind, event.rule, event.data) for event in told[:2]] == [
        ("use", "6.7", {"tile": "plus_one"}),
        ("boost", "4.4", {"card": 3, "value": 4}),
    ]
    assert game.deciders == (3,)


@rule("6.8")
def test_noblewoman_takes_a_two_from_the_supply_for_all_to_see():
    game = Position(4, round=2).tiles(0, "noblewoman").game()
    supply = game.state.supply[2]
    told = play(game, "0 noblewoman")
    assert [(event.kind, event.rule, event.seat, event.data) for event in told] == [
        ("use", "6.8", 0, {"tile": "noblewoman"}),
        ("gain_card", "6.8", 0, {"value": 2}),
    ]
    assert game.state.supply[2] == supply - 1
    assert hand_of(game, 0) == [0, 1, 1, 2, 2, 3, 4]


@rule("6.8")
def test_first_come_first_served():
    position = Position(4, round=2).tiles(0, "noblewoman").tiles(1, "noblewoman").hand(3, 0, *[2] * 11)
    game = position.game()
    assert game.state.supply[2] == 0
    assert reason(game, 0, "noblewoman") == ("6.8", "supply_empty")
    game = position.hand(3, 0, *[2] * 10).game()
    assert "noblewoman" in words(game, 0)
    play(game, "1 noblewoman")
    assert reason(game, 0, "noblewoman") == ("6.8", "supply_empty")


@rule("6.9", "6.1", "6.2")
def test_a_taken_centre_with_share_and_free_centre_together():
    game = Position(4, round=2, x=3).tiles(1, "share", "free_centre").money(5, 0, 5, 5).game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:centre:guild", "0 build:0")
    assert starting(game, 1, "place:centre:") == set()
    assert starting(game, 1, "place:free:") == set(KINDS)
    told = play(game, "1 place:free:chapel")
    assert sorted(event.data["tile"] for event in told if event.kind == "use") == ["free_centre", "share"]
    assert paid(told) == []
    assert tiles_of(game, 1) == []


@rule("6.9")
def test_free_centre_alone_does_not_open_a_taken_centre():
    game = Position(4, round=2, x=3).tiles(1, "free_centre").game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:centre:guild", "0 build:0")
    assert reason(game, 1, "place:free:chapel") == ("5.2", "space_taken")
