"""Section 9: the sixteen scorings of the expansion."""

from __future__ import annotations

import pytest
from tests.positions import Position, choose, play, prizes, rule, score

from london_bridge.rules.words import SCORING_RULES, SCORINGS

BASE_RULES = {"chapel": "8.2", "gate": "8.3", "hostelry": "8.4", "bridge": "8.5"}


@rule("9.0")
@pytest.mark.parametrize(
    ("category", "name"), [(category, name) for category, names in SCORINGS.items() for name in names[1:]]
)
def test_it_replaces_the_base_scoring_of_its_category_and_no_other(category: str, name: str):
    position = Position(4, scoring={category: name}).chapel((0, 9)).gate((0, 9)).hand(0, 0, 4).bridge(0, 60)
    told, _ = score(position)
    rules = {event.rule for event in told if event.kind == "money"}
    for other, number in BASE_RULES.items():
        assert (number in rules) is (other != category)
    assert SCORING_RULES[category]["base"] == BASE_RULES[category]


@rule("9.0")
@pytest.mark.parametrize(
    ("category", "name"), [("chapel", "most"), ("gate", "most"), ("hostelry", "most"), ("bridge", "longest")]
)
def test_at_least_one_is_needed_for_a_prize(category: str, name: str):
    told, _ = score(Position(4, scoring={category: name}).bridge(0, "blue", "gray"))
    assert prizes(told, SCORING_RULES[category][name]) == {}


@rule("9.1")
def test_chapel_most():
    position = Position(4, scoring={"chapel": "most"}).chapel((0, 3))
    told, _ = score(position.bridge(1, 57, 52, "blue", 47).bridge(0, 42).bridge(3, 37, 32).bridge(2, 60, 50))
    assert prizes(told, "9.1") == {1: 5, 3: 3, 0: 1}


@rule("9.2")
def test_gate_most():
    position = Position(4, scoring={"gate": "most"}).chapel((3, 1))
    told, _ = score(position.bridge(1, 56, 51).bridge(0, 46).bridge(3, 41))
    assert prizes(told, "9.2") == {1: 5, 3: 3, 0: 1}


@rule("9.3")
def test_hostelry_most_counts_hostelries_not_haberdashers():
    position = Position(3, scoring={"hostelry": "most"})
    told, _ = score(position.bridge(0, 58, 53, 48).bridge(1, 60, 55).bridge(2, 50))
    assert prizes(told, "9.3") == {1: 5, 2: 3}


@rule("9.4")
def test_bridge_longest_line_without_a_park():
    position = Position(4, scoring={"bridge": "longest"})
    position.bridge(0, 60, 50, "blue", 45, 40, 35, "gray", 30).bridge(1, 59, 58, 57, 56).bridge(2, "blue", 20)
    told, _ = score(position)
    assert prizes(told, "9.4") == {1: 5, 0: 3, 2: 1}
    assert [event.data["measure"] for event in told if event.rule == "9.4"] == [3, 4, 1]


@rule("9.5")
def test_chapel_leader_takes_one_at_the_end_of_the_round():
    game = Position(3, scoring={"chapel": "leader"}, x=0).top(58).chapel((2, 3), (1, 3)).game()
    choose(game, 4, 3, 2)
    told = play(game, "0 place:5", "0 build:0", "1 place:4", "1 build:0", "2 place:1", "2 build:0")
    assert [(event.seat, event.data["amount"]) for event in told if event.rule == "9.5"] == [(2, 1)]


@rule("9.5")
def test_the_marker_must_have_left_the_stairs():
    game = Position(3, scoring={"chapel": "leader"}, x=0).top(58).game()
    choose(game, 4, 3, 2)
    told = play(game, "0 place:5", "0 build:0", "1 place:4", "1 build:0", "2 place:1", "2 build:0")
    assert game.state.round == 2
    assert [event for event in told if event.rule == "9.5"] == []


@rule("9.6")
def test_gate_leader_takes_one_ties_by_the_chapel_track():
    game = Position(3, scoring={"gate": "leader"}, x=0).top(58).chapel((2, 1)).gate((1, 5), (2, 5)).game()
    choose(game, 4, 3, 2)
    told = play(game, "0 place:5", "0 build:0", "1 place:4", "1 build:0", "2 place:1", "2 build:0")
    assert [(event.seat, event.data["amount"]) for event in told if event.rule == "9.6"] == [(2, 1)]


@rule("9.6")
def test_the_marker_must_have_left_the_start():
    game = Position(3, scoring={"gate": "leader"}, x=0).top(58).chapel((2, 1)).game()
    choose(game, 4, 3, 2)
    told = play(game, "0 place:5", "0 build:0", "1 place:4", "1 build:0", "2 place:1", "2 build:0")
    assert [event for event in told if event.rule == "9.6"] == []


@rule("9.7")
def test_hostelry_highest_pays_two_each_round():
    game = Position(4, scoring={"hostelry": "highest"}).game()
    told = choose(game, 1, 2, 3, 0)
    assert [(event.seat, event.data["amount"]) for event in told if event.rule == "9.7"] == [(2, 2)]


@rule("9.8")
def test_bridge_lowest_pays_the_builder_of_the_rounds_lowest_number():
    """Seat 0 builds 58, seat 1 a park, seat 2 the guild house 44."""
    game = Position(3, scoring={"bridge": "lowest"}, x=0).top(58, 44).bridge(1, 1).game()
    choose(game, 4, 3, 2)
    told = play(game, "0 place:5", "0 build:0", "1 place:4", "1 build:1", "2 place:1", "2 build:0")
    assert [(event.seat, event.data["amount"]) for event in told if event.rule == "9.8"] == [(2, 2)]


@rule("9.8")
def test_a_tile_replaced_in_the_same_round_still_counts():
    """Two players: seat 1 builds 9, then replaces it by 19; seat 0 has built 58 and a park."""
    game = Position(2, scoring={"bridge": "lowest"}, x=0).top(58).stack("guild", 9, 19).game()
    choose(game, (4, 1), (3, 2))
    told = play(game, "0 place:5", "0 build:0", "1 place:1", "1 build:0", "1 place:centre:guild", "1 build:0")
    told += play(game, "0 place:4", "0 build:1")
    assert [(event.seat, event.data["amount"]) for event in told if event.rule == "9.8"] == [(1, 2)]


@rule("9.8")
def test_nobody_if_no_numbered_tile_was_built():
    """Parks by all; the last player shares a space to get one."""
    game = Position(3, scoring={"bridge": "lowest"}, round=2, x=0).tiles(2, "share").game()
    choose(game, 4, 3, 2)
    told = play(game, "0 place:4", "0 build:0", "1 place:centre:park", "1 build:0", "2 place:4", "2 build:0")
    assert game.state.round == 3
    assert [event for event in told if event.rule == "9.8"] == []


@rule("9.9")
def test_chapel_distance():
    told, _ = score(Position(4, scoring={"chapel": "distance"}).chapel((2, 9), (1, 6), (0, 4), (3, 2)))
    assert prizes(told, "9.9") == {2: 7, 1: 4, 0: 2}
    told, _ = score(Position(4, scoring={"chapel": "distance"}).chapel((2, 9), (1, 6)))
    assert prizes(told, "9.9") == {2: 9, 1: 6}


@rule("9.10")
@pytest.mark.parametrize(
    ("space", "amount"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 3), (8, 6), (10, 6), (11, 11), (13, 11), (14, 21)]
)
def test_chapel_again(space: int, amount: int):
    told, _ = score(Position(4, scoring={"chapel": "again"}).chapel((1, space)))
    assert prizes(told, "9.10") == ({1: amount} if amount else {})


@rule("9.11")
@pytest.mark.parametrize("space", range(15))
def test_gate_steps(space: int):
    amount = [0, 0, 0, 0, 3, 3, 3, 5, 5, 5, 9, 9, 9, 12, 12][space]
    told, _ = score(Position(4, scoring={"gate": "steps"}).gate((1, space)))
    assert prizes(told, "9.11") == ({1: amount} if amount else {})


@rule("9.12")
@pytest.mark.parametrize(("count", "amount"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 16), (8, 16)])
def test_gate_tiles_instead_of_one_for_each(count: int, amount: int):
    names = ["share", "share", "share", "x_space", "x_space", "plus_one", "plus_one", "gate_two"][:count]
    told, _ = score(Position(4, scoring={"gate": "tiles"}).tiles(1, *names[1:]).fresh(1, *names[:1]))
    assert prizes(told, "9.12") == ({1: amount} if amount else {})
    assert prizes(told, "8.7") == {}


@rule("9.13")
@pytest.mark.parametrize("count", range(10))
def test_hostelry_cards_in_hand_the_zero_included(count: int):
    amount = [0, 0, 0, 4, 4, 7, 7, 7, 10, 10][count]
    position = Position(4, scoring={"hostelry": "cards"})
    for seat in range(4):
        position.hand(seat, *[0, 1, 1, 2, 1, 3, 1, 4, 1][:count] if seat == 1 else [0])
    told, _ = score(position)
    assert prizes(told, "9.13") == ({1: amount} if amount else {})


@rule("9.14")
@pytest.mark.parametrize(
    ("cards", "amount"),
    [
        ((0,), 0),
        ((1, 1, 3, 4), 0),
        ((2, 3, 4), 0),
        ((1, 2), 5),
        ((1, 2, 4), 5),
        ((1, 2, 3), 10),
        ((1, 2, 3, 4), 15),
        ((1, 1, 2, 2), 10),
        ((1, 1, 2, 2, 3), 15),
        ((1, 1, 2, 2, 3, 4), 20),
        ((1, 1, 2, 2, 3, 3, 4), 25),
        ((1, 1, 1, 2, 2, 3, 3, 4, 4), 30),
        ((1, 2, 2, 2, 3, 3, 4, 4), 15),
    ],
)
def test_hostelry_sets(cards: tuple[int, ...], amount: int):
    position = Position(4, scoring={"hostelry": "sets"})
    for seat in range(4):
        position.hand(seat, 0, *cards if seat == 1 else [])
    told, _ = score(position)
    assert prizes(told, "9.14") == ({1: amount} if amount else {})


@rule("9.14")
def test_hostelry_sets_is_the_best_split():
    """Against trying every number of sets of each sort, for all hands of up to three cards of each value."""

    def best(hand: list[int]) -> int:
        most = 0
        for fours in range(4):
            for threes in range(4):
                for twos in range(4):
                    sets = fours + threes + twos
                    if sets <= min(hand[1], hand[2]) and fours + threes <= hand[3] and fours <= hand[4]:
                        most = max(most, 15 * fours + 10 * threes + 5 * twos)
        return most

    for number in range(4**4):
        hand = [1, *(number // 4**i % 4 for i in range(4))]
        position = Position(2, scoring={"hostelry": "sets"}).hand(0, *(v for v in range(5) for _ in range(hand[v])))
        told, _ = score(position.hand(1, 0))
        assert prizes(told, "9.14").get(0, 0) == best(hand), hand


@rule("9.15")
def test_bridge_low_two_for_every_number_up_to_thirty():
    told, _ = score(Position(4, scoring={"bridge": "low"}).bridge(1, 60, 31, 30, "blue", 29, "gray", 1).bridge(2, 32))
    assert prizes(told, "9.15") == {1: 6}


@rule("9.16")
def test_bridge_sets_ten_for_every_complete_set_of_six_kinds():
    six: list[int | str] = [60, 56, 54, 53, 52, "blue"]
    position = Position(4, scoring={"bridge": "sets"}).bridge(0, *six).bridge(2, 50, 46, 44, 43, 42)
    position.bridge(1, 51, 49, 48, 47, 45, "gray", 41, 39, 38, 37, 35, "green")
    told, _ = score(position)
    assert prizes(told, "9.16") == {0: 10, 1: 20}
