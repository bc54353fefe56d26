"""Section 5, first half: the pawn, the tile and its site."""

from __future__ import annotations

import pytest
from tests.positions import Position, bridge_of, choose, first, hand_of, paid, play, rule, starting, words

from london_bridge.rules.words import KINDS

ALL_SIX = set(KINDS)


@rule("5.1")
def test_the_played_card_goes_back_to_the_supply_at_the_start_of_the_turn():
    game = Position(4).game()
    before = list(game.state.supply)
    choose(game, 4, 3, 2, 1)
    assert list(game.state.supply) == [before[0], *before[1:4], before[4] + 1]  # only the first turn has begun
    assert 4 not in hand_of(game, 0)
    told = play(game, "0 place:4", "0 build:0")
    assert [(event.seat, event.data) for event in told if event.kind == "turn"] == [
        (1, {"turn": 2, "card": 3, "to": "supply"})
    ]


@rule("5.1")
def test_a_zero_goes_back_to_the_hand():
    game = Position(3).game()
    before = list(game.state.supply)
    told = choose(game, 0, 0, 0)
    assert hand_of(game, 0).count(0) == 1
    assert hand_of(game, 1).count(0) == 0  # it is not that player's turn yet
    assert list(game.state.supply) == before
    assert [event.data["to"] for event in told if event.kind == "turn"] == ["hand"]


@rule("5.2")
def test_an_outer_space_pays_and_gives_the_top_tile_beside_it():
    game = Position(4, x=0).stack("park", "green", "blue").game()
    first(game, 0)
    told = play(game, "0 place:4")
    assert paid(told) == [("5.2", 3)]
    taken = {event.kind: event.data for event in told}
    assert taken["take"] == {"kind": "park", "tile": "green", "left": 11}
    assert taken["uncover"] == {"kind": "park", "tile": "blue"}
    assert game.state.money[0] == 8


@rule("5.2")
def test_the_centre_costs_two_and_gives_any_top_tile():
    for kind in KINDS:
        game = Position(4, x=2).game()
        first(game, 0)
        told = play(game, f"0 place:centre:{kind}")
        assert paid(told) == [("5.2", -2)]
        assert [event.data["kind"] for event in told if event.kind == "take"] == [kind]


@rule("5.2")
def test_a_space_with_a_pawn_and_the_x_are_closed():
    game = Position(4, x=2).game()
    choose(game, 4, 3, 2, 1)
    assert starting(game, 0, "place:") == {"0", "1", "3", "4", "5", *(f"centre:{kind}" for kind in KINDS)}
    play(game, "0 place:1", "0 build:0")
    assert starting(game, 1, "place:") == {"0", "3", "4", "5", *(f"centre:{kind}" for kind in KINDS)}
    play(game, "1 place:centre:guild", "1 build:0")
    assert starting(game, 2, "place:") == {"0", "3", "4", "5"}


@rule("5.2")
def test_an_empty_stack_gives_nothing():
    game = Position(4, x=0).left("guild", 0).game()
    first(game, 0)
    assert starting(game, 0, "place:") == {"2", "3", "4", "5", *(f"centre:{k}" for k in ALL_SIX - {"guild"})}


@rule("5.2")
def test_a_stack_that_is_emptied_in_the_round_is_closed_at_once():
    game = Position(4, x=0).left("guild", 1).game()
    choose(game, 4, 3, 0, 0)
    told = play(game, "0 place:centre:guild")
    assert [event.data for event in told if event.kind == "uncover"] == [{"kind": "guild", "tile": None}]
    play(game, "0 build:0")
    assert "place:1" not in words(game, 1)


@rule("5.2")
@pytest.mark.parametrize(("money", "open"), [(0, False), (1, False), (2, True)])
def test_the_centre_needs_two_pounds(money: int, open: bool):
    game = Position(4).money(money, 5, 5, 5).game()
    first(game, 0)
    assert bool(starting(game, 0, "place:centre:")) is open


@rule("5.2")
def test_the_centre_may_take_from_the_stack_beside_the_x_or_a_pawn():
    game = Position(4, x=2).game()
    choose(game, 4, 3, 0, 0)
    play(game, "0 place:1", "0 build:0")
    assert starting(game, 1, "place:centre:") == ALL_SIX


@rule("5.3")
def test_the_second_turn_of_two_players_goes_to_a_different_space():
    game = Position(2, x=0).game()
    choose(game, (4, 3), (0, 0))
    play(game, "0 place:1", "0 build:0")
    assert "place:1" not in words(game, 0)
    told = play(game, "0 place:4")
    assert paid(told) == [("5.2", 3)]


@rule("5.3")
def test_the_same_holds_for_the_centre():
    game = Position(2, x=0).game()
    choose(game, (4, 3), (0, 0))
    play(game, "0 place:centre:guild", "0 build:0")
    assert starting(game, 0, "place:centre:") == set()


@rule("5.3")
def test_the_space_that_a_pawn_leaves_is_free_at_once():
    game = Position(2, x=0).game()
    choose(game, (4, 3), (2, 0))
    play(game, "0 place:1", "0 build:0", "0 place:4", "0 build:1")
    assert "place:1" in words(game, 1)
    assert "place:4" not in words(game, 1)


@rule("5.4")
def test_without_any_space_there_is_only_a_pass():
    """Only the gate stack has tiles: the first player takes its space, the second the centre, the third has nothing."""
    game = only_gates().game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:0", "0 build:0", "1 place:centre:gate", "1 build:0")
    assert words(game, 2) == ["pass"]
    told = play(game, "2 pass")
    assert [(event.kind, event.rule) for event in told if event.kind == "pass"] == [("pass", "5.4")]
    assert bridge_of(game, 2) == []
    assert game.deciders == (3,)


@rule("5.4")
def test_a_space_that_needs_a_tile_may_be_declined():
    game = only_gates(round=2).tiles(2, "share").game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:0", "0 build:0", "1 place:centre:gate", "1 build:0")
    assert words(game, 2) == ["pass", "place:0", "place:centre:gate"]
    play(game, "2 pass")
    assert game.deciders == (3,)


@rule("5.4")
def test_no_pass_while_a_space_needs_no_tile():
    game = Position(4, round=2).tiles(0, "share", "x_space", "free_centre").game()
    first(game, 0)
    assert "pass" not in words(game, 0)


@rule("5.4")
def test_the_centre_without_money_is_no_space():
    """With 1 pound the free centre is open only by its tile, so that it may be declined."""
    game = only_gates(round=2).money(5, 1, 5, 5).tiles(1, "free_centre").game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:0", "0 build:0")
    assert words(game, 1) == ["pass", "place:free:gate"]


@rule("5.4")
def test_it_is_judged_at_that_moment():
    """Money that a two-step tile might yet bring does not count before it is used, and does afterwards."""
    game = only_gates(round=2).money(5, 1, 5, 5).tiles(1, "chapel_two").game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:0", "0 build:0")
    assert words(game, 1) == ["advance:chapel", "pass"]
    assert paid(play(game, "1 advance:chapel")) == [("5.12", 1)]
    assert words(game, 1) == ["place:centre:gate"]


@rule("5.4", "6.4")
def test_the_end_of_the_turn_follows_a_pass():
    game = only_gates(round=2).tiles(2, "take_back", "gate_two").game()
    choose(game, 4, 3, 2, 1)
    play(game, "0 place:0", "0 build:0", "1 place:centre:gate", "1 build:0", "2 pass")
    assert words(game, 2) == ["advance:gate", "done", "take_back"]
    play(game, "2 take_back", "2 advance:gate")
    assert hand_of(game, 2).count(2) == 1
    assert game.deciders == (3,)


def only_gates(round: int = 1) -> Position:
    """A table on which no stack but the gates has tiles."""
    position = Position(4, round=round, x=3)
    for kind in ALL_SIX - {"gate"}:
        position.left(kind, 0)
    return position


@rule("5.5")
@pytest.mark.parametrize("tiles", [(), (60,), (60, 3), ("blue",), (60, "blue")])
def test_a_park_goes_onto_the_next_empty_site(tiles: tuple[int | str, ...]):
    game = Position(4).bridge(0, *tiles).game()
    first(game, 0)
    play(game, "0 place:4")
    assert words(game, 0) == [f"build:{len(tiles)}"]


@rule("5.6")
@pytest.mark.parametrize(
    ("tiles", "number"),
    [((), 58), ((), 3), (("gray",), 58), ((8, "gray"), 58), ((59,), 58), ((60, 59), 3)],
)
def test_a_number_that_fits_goes_onto_the_next_empty_site(tiles: tuple[int | str, ...], number: int):
    """An empty bridge, a park as the last building, or a lower number."""
    game = Position(4).bridge(0, *tiles).top(number).game()
    first(game, 0)
    play(game, "0 place:5")
    assert words(game, 0) == [f"build:{len(tiles)}"]


def sites(position: Position, number: int) -> set[int]:
    """Where a haberdasher may be built by seat 0."""
    game = position.top(number).game()
    first(game, 0)
    play(game, "0 place:5")
    return {int(site) for site in starting(game, 0, "build:")}


@rule("5.7")
def test_a_higher_number_replaces_such_that_numbers_still_fall():
    assert sites(Position(4).bridge(0, 50, 40, 30, 20), 38) == {1, 2}
    assert sites(Position(4).bridge(0, 50, 40, 30, 20), 58) == {0}
    assert sites(Position(4).bridge(0, 50, 40, 30, 20), 28) == {2, 3}
    assert sites(Position(4).bridge(0, 50), 58) == {0}


@rule("5.7")
def test_never_a_park():
    assert sites(Position(4).bridge(0, 40, "blue", 20), 38) == {0, 2}
    assert sites(Position(4).bridge(0, "gray", 20), 38) == {1}


@rule("5.7")
def test_any_line_may_be_used_also_one_left_of_a_park():
    """60 30 park 50 20: a 38 fits into either line, beside different neighbours."""
    assert sites(Position(4).bridge(0, 60, 30, "blue", 50, 20), 38) == {0, 1, 3, 4}
    assert sites(Position(4).bridge(0, 60, 51, "blue", 50, 45, 20), 53) == {0, 1, 3}
    assert sites(Position(4).bridge(0, 60, 51, "blue", "gray", 50, 45, 20), 58) == {0, 1, 4}


@rule("5.7")
def test_a_line_whose_numbers_would_rise_is_closed():
    assert sites(Position(4).bridge(0, 60, 51, 46, "blue", 30, 20), 53) == {0, 1, 4}
    assert sites(Position(4).bridge(0, 10, 9, "blue", 50, 45), 58) == {0, 3}


@rule("5.7")
def test_a_tile_that_fits_the_next_empty_site_must_go_there():
    """The 38 could replace 30 in the first line, but follows the 50 of the last one."""
    assert sites(Position(4).bridge(0, 60, 30, "blue", 50), 38) == {4}


@rule("5.7")
def test_the_replaced_tile_leaves_the_game():
    game = Position(4).bridge(0, 50, 40, 30).top(38).game()
    first(game, 0)
    told = play(game, "0 place:5", "0 build:1")
    assert bridge_of(game, 0) == [50, 38, 30]
    assert [event.data["replaced"] for event in told if event.kind == "build"] == [40]
    assert [event.rule for event in told if event.kind == "build"] == ["5.7"]
    s = game.state
    assert 40 not in list(s.bridge)
    left = [tile for kind in range(6) for tile in s.deal.stacks[kind * 12 + s.taken[kind] : kind * 12 + 12]]
    assert 40 not in left
