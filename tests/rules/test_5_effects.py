"""Section 5, second half: strength, what a building does, the tracks, and the end of a round."""

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

from london_bridge.rules import Event, Game


def build(position: Position, kind: str, seat: int = 0) -> tuple[Game, list[Event]]:
    """Have a seat take the top tile of a stack at the centre, and build it on the first site that is allowed."""
    game = position.game()
    first(game, seat)
    told = play(game, f"{seat} place:centre:{kind}")
    site = min(map(int, starting(game, seat, "build:")))
    return game, told + play(game, f"{seat} build:{site}")


def strength(told: list[Event]) -> int:
    (event,) = [event for event in told if event.kind == "strength"]
    assert event.rule == "5.8"
    return int(event.data["strength"])


@rule("5.8")
@pytest.mark.parametrize(
    ("bridge", "expected"),
    [
        ((), 1),
        ((60, 56), 1),  # two blue ones
        ((55, 51), 3),
        ((59, 54), 3),  # two guild houses
        (("orange", "orange"), 3),
        (("blue", "gray"), 1),
        ((59, 55, "orange", "blue", 51), 5),
    ],
)
def test_strength_counts_the_crest_over_the_whole_bridge(bridge: tuple[int | str, ...], expected: int):
    """An orange haberdasher: orange tiles, parks with an orange crest, and guild houses count, and it itself."""
    _, told = build(Position(4).bridge(0, *bridge).top(43), "haberdasher")
    assert strength(told) == expected


@rule("5.8")
def test_strength_counts_after_the_building_that_is_replaced_has_gone():
    """43 replaces 35, both orange: the strength is that of 55, 43 and not of 35."""
    game = Position(4).bridge(0, 55, 35).top(43).game()
    first(game, 0)
    told = play(game, "0 place:5", "0 build:1")
    assert strength(told) == 2


@rule("5.8")
def test_a_guild_house_that_is_replaced_takes_all_four_crests_with_it():
    game = Position(4).bridge(0, 60, 39).top(43).game()
    first(game, 0)
    assert strength(play(game, "0 place:5", "0 build:1")) == 1
    assert list(game.state.crests)[:4] == [1, 0, 0, 1]


@rule("5.8")
def test_other_bridges_do_not_count():
    _, told = build(Position(4).bridge(1, 59, 55, 51).top(43), "haberdasher")
    assert strength(told) == 1


@rule("5.9")
def test_a_chapel_advances_on_the_chapel_track():
    game, _ = build(Position(4).bridge(0, 60, 56).top(52).chapel((0, 2)), "chapel")
    assert game.state.chapel[0] == 5
    assert game.state.gate[0] == 0


@rule("5.9")
def test_a_gate_advances_on_the_gate_track():
    game, told = build(Position(4).bridge(0, 60).top(56), "gate")
    assert game.state.gate[0] == 2
    assert game.state.chapel[0] == 0
    assert [event.data for event in told if event.kind == "advance"] == [
        {"track": "gate", "from": 0, "to": 2, "steps": 2}
    ]


@rule("5.10")
def test_a_hostelry_gives_cards_up_to_the_strength():
    game, _ = build(Position(4).hand(0, 0, 4).bridge(0, 60, 56, 52, 48).top(40), "hostelry")
    assert words(game, 0) == ["done", "draw:1", "draw:2", "draw:3", "draw:4"]
    play(game, "0 draw:3")
    assert words(game, 0) == ["done", "draw:1", "draw:2"]
    play(game, "0 draw:2")
    assert words(game, 0) == ["done"]
    play(game, "0 done")
    assert hand_of(game, 0) == [0, 2, 3]


@rule("5.10")
def test_none_or_less_than_the_strength_is_allowed():
    for drawn in ((), ("0 draw:1",), ("0 draw:2", "0 draw:2")):
        game, _ = build(Position(4).bridge(0, 60, 56, 52, 48).top(40), "hostelry")
        before = len(hand_of(game, 0))
        play(game, *drawn, "0 done")
        assert len(hand_of(game, 0)) == before + len(drawn)
        assert game.deciders != (0,)


@rule("5.10")
def test_only_cards_that_the_supply_has():
    """All 2s are in hands, and the last 1 is drawn."""
    twos, ones = [2] * 15, [1] * 14
    game, _ = build(Position(4).hand(0, 0, 4).hand(1, 0, *twos).hand(2, 0, *ones).hand(3, 0).top(40), "hostelry")
    assert list(game.state.supply)[1:3] == [1, 0]
    assert words(game, 0) == ["done", "draw:1"]
    game, _ = build(
        Position(4).hand(0, 0, 4).hand(1, 0, *twos).hand(2, 0, *ones).hand(3, 0).bridge(0, 60, 56).top(40), "hostelry"
    )
    assert words(game, 0) == ["done", "draw:1", "draw:3"]
    play(game, "0 draw:1")
    assert words(game, 0) == ["done"]


@rule("5.10")
def test_the_card_played_this_turn_is_in_the_supply_again():
    game = Position(4).hand(0, 0, 4).hand(1, 0, *[4] * 9).hand(2, 0).hand(3, 0).bridge(0, 60, 56, 52).top(40).game()
    assert list(game.state.supply)[4] == 0
    choose(game, 4, 0, 0, 0)
    play(game, "0 place:centre:hostelry", "0 build:3", "0 draw:4", "0 done")
    assert hand_of(game, 0) == [0, 4]


@rule("5.11")
def test_a_haberdasher_pays_its_strength():
    _, told = build(Position(4).bridge(0, 60, 56).top(48), "haberdasher")
    assert paid(told) == [("5.2", -2), ("5.11", 3)]


@rule("5.11")
@pytest.mark.parametrize(("kind", "tile"), [("guild", 39), ("park", "blue")])
def test_a_guild_house_and_a_park_do_nothing(kind: str, tile: int | str):
    game, told = build(Position(4).bridge(0, 60, 56).top(tile), kind)
    assert {event.kind for event in told} == {"place", "money", "take", "uncover", "build", "turn"}
    assert game.deciders == (1,)


@rule("5.12")
@pytest.mark.parametrize(
    ("start", "steps", "amounts"),
    [
        (0, 1, []),
        (0, 2, [1]),
        (1, 1, [1]),
        (2, 2, []),
        (1, 5, [1, 2]),
        (4, 8, [2, 3, 5]),
        (9, 5, [5, 10]),
        (13, 3, [10]),
    ],
)
def test_money_spaces_landed_on_or_passed_pay_once(start: int, steps: int, amounts: list[int]):
    """Blue tiles give the strength; the chapel that is built is the last of them."""
    blue = (60, 56, 48, 40, 36, 28, 20)[: steps - 1]
    game, told = build(Position(4).bridge(0, *blue).top(12).chapel(*[(0, start)] * (start > 0)), "chapel")
    assert paid(told, 0) == [("5.2", -2)] + [("5.12", amount) for amount in amounts]
    assert game.state.chapel[0] == min(14, start + steps)


@rule("5.12")
def test_every_bonus_space_landed_on_or_passed_gives_a_tile():
    """From 2 with strength 5 to 7: spaces 3 and 6."""
    position = Position(4).bridge(0, 60, 52, 48, 40).top(16).gate((0, 2)).bonus(1, "share", "plus_one")
    game, _ = build(position, "gate")
    assert game.state.gate[0] == 7
    assert words(game, 0) == ["bonus:0", "bonus:1", "bonus:2"]
    told = play(game, "0 bonus:1")
    assert [event.data for event in told] == [
        {"stack": 1, "tile": "share"},
        {"stack": 1, "tile": "plus_one"},
    ]
    assert words(game, 0) == ["bonus:0", "bonus:1", "bonus:2"]
    play(game, "0 bonus:1")
    assert tiles_of(game, 0) == ["plus_one", "share"]
    assert game.deciders == (1,)


@rule("5.12")
def test_a_tile_must_be_taken_while_there_is_one():
    game, _ = build(Position(4).bridge(0, 60).top(56).gate((0, 1)).bonus_left(0, 0).bonus_left(1, 0), "gate")
    assert words(game, 0) == ["bonus:2"]
    refusal = game.why_not(0, "done")
    assert refusal is not None
    assert refusal.rule == "5.12"


@rule("5.12")
def test_an_empty_stack_stays_empty():
    """Two tiles are due, one is left: it is taken, and the turn goes on."""
    position = Position(4).bridge(0, 60, 52, 48, 40).top(16).gate((0, 2))
    game, _ = build(position.bonus_left(0, 0).bonus_left(1, 1).bonus_left(2, 0), "gate")
    told = play(game, "0 bonus:1")
    assert [event.data["tile"] for event in told if event.kind == "uncover_bonus"] == [None]
    assert game.deciders == (1,)


@rule("5.12")
def test_nothing_is_asked_when_all_bonus_stacks_are_empty():
    position = Position(4).bridge(0, 60, 52, 48, 40).top(16).gate((0, 2))
    game, _ = build(position.bonus_left(0, 0).bonus_left(1, 0).bonus_left(2, 0), "gate")
    assert game.deciders == (1,)


@rule("5.13")
def test_a_marker_goes_on_top_of_those_it_meets():
    game, _ = build(Position(4).bridge(0, 60, 56).top(52).chapel((2, 3), (1, 3)), "chapel")
    assert game.state.chapel[0] == 3
    assert list(game.state.chapel_order) == [0, 2, 1, 3]


@rule("5.13")
def test_on_the_last_space_it_goes_underneath():
    game, told = build(Position(4).bridge(0, 60, 56).top(52).chapel((2, 14), (1, 14), (0, 13), (3, 12)), "chapel")
    assert list(game.state.chapel_order) == [2, 1, 0, 3]
    assert paid(told, 0) == [("5.2", -2), ("5.12", 10)]


@rule("5.13")
def test_the_same_on_the_gate_track():
    game, told = build(Position(4).bridge(0, 60, 52).top(56).gate((2, 14), (0, 12), (3, 12)), "gate")
    assert list(game.state.gate_order) == [2, 0, 3, 1]
    assert paid(told, 0) == [("5.2", -2), ("5.12", 10)]
    game, _ = build(Position(4).bridge(0, 60).top(56).gate((2, 3), (3, 1), (0, 1)), "gate")
    assert list(game.state.gate_order) == [0, 2, 3, 1]


@rule("5.13")
def test_steps_beyond_the_last_space_are_lost():
    game, told = build(Position(4).bridge(0, 60, 56, 48).top(12).chapel((0, 13)), "chapel")
    assert game.state.chapel[0] == 14
    assert paid(told, 0) == [("5.2", -2), ("5.12", 10)]


@rule("5.13")
@pytest.mark.parametrize(("kind", "tile"), [("chapel", 12), ("gate", 16)])
def test_a_marker_on_the_last_space_keeps_its_place_and_never_earns_again(kind: str, tile: int):
    position = Position(4).bridge(0, 60, 48).top(tile).chapel((1, 14), (0, 14)).gate((1, 14), (0, 14))
    game, told = build(position, kind)
    assert list(game.state.chapel_order)[:2] == [1, 0]
    assert list(game.state.gate_order)[:2] == [1, 0]
    assert paid(told, 0) == [("5.2", -2)]
    assert game.deciders == (1,)


@rule("5.13")
def test_a_marker_leaves_a_pile_from_below():
    game, _ = build(Position(4).top(52).chapel((3, 4), (0, 4), (2, 4)), "chapel")
    assert list(game.state.chapel_order) == [0, 3, 2, 1]


@rule("5.14")
def test_after_the_last_turn_the_pawns_come_off_and_the_round_is_paid():
    scoring = {"chapel": "leader", "gate": "leader", "bridge": "lowest"}
    game = Position(3, scoring=scoring, x=0).top(58).chapel((1, 1)).gate((2, 1)).game()
    choose(game, 4, 3, 2)
    play(game, "0 place:5", "0 build:0", "1 place:4", "1 build:0", "2 place:1")
    told = play(game, "2 build:0")
    rules = [event.rule for event in told]
    assert rules.index("5.14") < rules.index("9.5") < rules.index("9.6") < rules.index("9.8")
    assert [event.kind for event in told][-1] == "round"
    assert game.state.round == 2
    assert list(game.state.pawn)[:3] == [-1] * 3
    assert list(game.state.pawns) == [0] * 7
