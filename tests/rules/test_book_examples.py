"""The worked examples of the five rulebooks, E1 to E24, in the order in which the books tell them.

Where an example rests on a picture that the text lacks, an equivalent position stands for it, with the same outcome.
Seats: Leon 0, Lisa 1, Tim 2, Paula 3.
"""

from __future__ import annotations

import pytest
from tests.positions import (
    Position,
    bridge_of,
    choose,
    first,
    hand_of,
    paid,
    play,
    prizes,
    rule,
    score,
    starting,
    tiles_of,
    words,
)

from london_bridge.rules import Game
from london_bridge.rules.words import KINDS

LEON, LISA, TIM, PAULA = range(4)


def turns(game: Game) -> list[int]:
    """The seats in the order of their turns."""
    return [slot >> 1 for slot in list(game.state.order)[: game.state.turns]]


@rule("3.1", "1.9")
@pytest.mark.parametrize("start", range(6))
def test_e1_the_rondel_turns_two_stacks(start: int):
    """A marker with a 2. (In a Position the marker of round 2 is a 2.)"""
    game = Position(4, round=2, x=(start + 2) % 6).game()
    assert game.state.deal.markers[1] == 2
    assert game.state.deal.rondel == (start - game.state.deal.markers[0]) % 6
    assert game.state.x == (start + 2) % 6


@rule("4.2", "4.5", "4.7")
def test_e2_turn_order_with_a_tie():
    """Leon 3, Lisa 2, Tim and Paula 0; Tim's marker is on the track, Paula's on the stairs."""
    for steps in ((0, 1, 2, 3), (1, 2, 3, 0)):
        game = Position(4, steps=steps).chapel((TIM, 1)).game()
        choose(game, 3, 2, 0, 0)
        assert turns(game) == [LEON, LISA, TIM, PAULA]
    game = Position(4, steps=(2, 3, 1, 0)).game()
    choose(game, 3, 2, 0, 0)
    assert turns(game) == [LEON, LISA, PAULA, TIM]


@rule("5.1", "5.2", "1.8", "1.9")
def test_e3_choosing_a_building():
    """The X lies beside the chapels. Leon takes a gate for 3 pounds, Lisa pays 2 for a chapel at the centre."""
    game = Position(4, x=2).chapel((TIM, 1)).game()
    supply = list(game.state.supply)
    choose(game, 3, 2, 0, 0)
    assert game.state.supply[3] == supply[3] + 1
    assert paid(play(game, "0 place:0")) == [("5.2", 3)]
    play(game, "0 build:0")
    assert starting(game, LISA, "place:") == {"1", "3", "4", "5", *(f"centre:{kind}" for kind in KINDS)}
    assert paid(play(game, "1 place:centre:chapel")) == [("5.2", -2)]
    play(game, "1 build:0")
    assert list(game.state.money)[:2] == [8, 3]
    for seat in (TIM, PAULA):
        assert game.deciders == (seat,)
        refusal = game.why_not(seat, "place:centre:park")
        assert refusal is not None
        assert refusal.rule == "5.2"
        assert 0 in hand_of(game, seat)
        free = min(starting(game, seat, "place:"))
        play(game, f"{seat} place:{free}", f"{seat} build:0")
        while game.deciders == (seat,):
            game.apply(seat, game.legal(seat)[0])


@rule("5.12")
def test_e3_in_the_italian_book_the_gate_also_wins_a_bonus_tile():
    game = Position(4, x=2).gate((LEON, 2)).game()
    choose(game, 3, 2, 0, 0)
    play(game, "0 place:0", "0 build:0")
    assert words(game, LEON) == ["bonus:0", "bonus:1", "bonus:2"]


@rule("5.8")
@pytest.mark.parametrize("bridge", [(55, 51), (59, 51)])
def test_e4_three_orange_crests(bridge: tuple[int, ...]):
    game = Position(4).bridge(0, *bridge).top(43).game()
    first(game, 0)
    assert paid(play(game, "0 place:5", "0 build:2"))[-1] == ("5.11", 3)


@rule("5.6", "1.4")
def test_e5_32_after_49():
    game = Position(4, round=3).bridge(LISA, 60, 49).top(32).game()
    first(game, LISA)
    play(game, "1 place:2")
    assert words(game, LISA) == ["build:2"]


@rule("5.7")
def test_e6_20_must_replace():
    """On 49 32 23 15 11 it may take the place of 23 or 15; Lisa chooses 15, which leaves the game."""
    game = Position(4).bridge(LISA, 49, 32, 23, 15, 11).top(20).game()
    first(game, LISA)
    play(game, "1 place:3")
    assert words(game, LISA) == ["build:2", "build:3"]
    told = play(game, "1 build:3")
    assert bridge_of(game, LISA) == [49, 32, 23, 20, 11]
    assert [event.data["strength"] for event in told if event.kind == "strength"] == [3]


@rule("5.5", "5.6", "5.7")
def test_e7_a_new_line_after_a_park():
    game = Position(4).bridge(LISA, 49, 32, 23, 15, 11, "blue").top(50).game()
    first(game, LISA)
    play(game, "1 place:3")
    assert words(game, LISA) == ["build:6"]


@rule("5.8", "5.11", "1.4")
@pytest.mark.parametrize("bridge", [(59, 55, 51), (59, 54, 49)])
def test_e8_43_with_four_orange_crests(bridge: tuple[int, ...]):
    game = Position(4).bridge(PAULA, *bridge).top(43).game()
    first(game, PAULA)
    assert paid(play(game, "3 place:5", "3 build:3"))[-1] == ("5.11", 4)


@rule("5.8", "5.9", "5.12", "1.10")
@pytest.mark.parametrize("step", range(4))
def test_e9_a_blue_chapel_and_three_blue_crests(step: int):
    """From any step three spaces, past the pound on the second."""
    steps = [other for other in range(4) if other != step]
    steps.insert(LISA, step)
    game = Position(4, round=3, steps=steps).bridge(LISA, 60, 49).top(32).game()
    first(game, LISA)
    told = play(game, "1 place:2", "1 build:2")
    assert game.state.chapel[LISA] == 3
    assert [amount for number, amount in paid(told) if number == "5.12"] == [1]


@rule("4.5", "4.7")
def test_e10_the_next_round_lisa_comes_before_paula():
    for places in (((LISA, 3),), ((LISA, 3), (PAULA, 2)), ((LISA, 3), (PAULA, 3))):
        game = Position(4, round=4).chapel(*places).game()
        choose(game, 0, 2, 0, 2)
        assert turns(game)[:2] == [LISA, PAULA]


@rule("5.8", "5.9", "5.12", "6.0")
@pytest.mark.parametrize("start", [2, 5])
def test_e11_an_orange_gate_and_two_bonus_tiles(start: int):
    """Four spaces: one bonus space passed, one landed on; both tiles from the left stack, the second just revealed."""
    position = Position(4).bridge(PAULA, 59, 55, 43).top(31).gate((PAULA, start))
    game = position.bonus(0, "take_back", "chapel_two").game()
    first(game, PAULA)
    play(game, "3 place:centre:gate", "3 build:3")
    assert game.state.gate[PAULA] == start + 4
    assert words(game, PAULA) == ["bonus:0", "bonus:1", "bonus:2"]
    play(game, "3 bonus:0")
    assert words(game, PAULA) == ["bonus:0", "bonus:1", "bonus:2"]
    play(game, "3 bonus:0")
    assert tiles_of(game, PAULA) == ["chapel_two", "take_back"]
    assert sum(game.state.tiles) == 0  # neither is usable in this round
    assert game.deciders != (PAULA,)


@rule("5.7", "5.8", "5.10")
def test_e12_hostelry_20_with_six_blue_crests():
    """It replaces 15; cards worth up to 6: 3+2+1, or 4+2, or six 1s, or fewer."""
    bridge = (56, 48, 44, 40, 32, 23, 15, 11)
    for drawn in ((3, 2, 1), (4, 2), (1,) * 6, (), (4,), (3, 3), (2, 2, 2)):
        game = Position(4, x=0).bridge(PAULA, *bridge).top(20).hand(PAULA, 0, 4).game()
        first(game, PAULA)
        play(game, "3 place:3")
        assert words(game, PAULA) == ["build:5", "build:6"]
        play(game, "3 build:6")
        play(game, *(f"3 draw:{value}" for value in drawn), "3 done")
        assert hand_of(game, PAULA) == sorted((0, *drawn))
        assert bridge_of(game, PAULA) == [56, 48, 44, 40, 32, 23, 20, 11]


@rule("5.10")
def test_e12_no_more_than_the_strength():
    game = Position(4, x=0).bridge(PAULA, 56, 48, 44, 40, 32, 23, 15, 11).top(20).game()
    first(game, PAULA)
    play(game, "3 place:3", "3 build:6", "3 draw:4")
    assert words(game, PAULA) == ["done", "draw:1", "draw:2"]
    play(game, "3 draw:1")
    refusal = game.why_not(PAULA, "draw:2")
    assert refusal is not None
    assert refusal.rule == "5.10"


@rule("5.8", "5.11", "1.3")
@pytest.mark.parametrize("bridge", [(57, 49, 45), (57, "gray", 45)])
def test_e13_a_gray_haberdasher(bridge: tuple[int | str, ...]):
    game = Position(4).bridge(PAULA, *bridge).top(33).game()
    first(game, PAULA)
    assert paid(play(game, "3 place:5", "3 build:3"))[-1] == ("5.11", 4)


@rule("5.5", "5.6", "5.7")
def test_e14_a_park_and_a_new_line():
    line = (59, 51, 48, 33, 25, 6)
    game = Position(4).bridge(0, *line).top("blue").game()
    first(game, 0)
    play(game, "0 place:4")
    assert words(game, 0) == ["build:6"]
    game = Position(4).bridge(0, *line, "blue").top(58).game()
    first(game, 0)
    play(game, "0 place:5")
    assert words(game, 0) == ["build:7"]
    game = Position(4).bridge(0, *line, "blue", 58).top(60).game()
    first(game, 0)
    play(game, "0 place:3")
    assert words(game, 0) == ["build:0", "build:7"]
    game = Position(4).bridge(0, *line, "blue").top("gray").game()
    first(game, 0)
    play(game, "0 place:4")
    assert words(game, 0) == ["build:7"]


@rule("5.8", "5.11", "1.3")
def test_e15_the_strengths_after_a_guild_house():
    """Blue 7, orange 5, gray 2, green 2; the guild house itself does nothing."""
    game = Position(4).bridge(LISA, 60, 56, 55, 54, 52, 51, 48, 43, 40).top(39).game()
    first(game, LISA)
    told = play(game, "1 place:1", "1 build:9")
    assert list(game.state.crests)[4:8] == [7, 2, 2, 5]  # blue, gray, green, orange
    assert not {"strength", "advance", "gain_card"} & {event.kind for event in told}


@rule("8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7")
def test_e16_the_final_scoring_of_paula():
    """30 pounds before: chapel 1, gate 5, hostelry 0, bridge 0, one empty site, two tiles: 37."""
    position = Position(4, round=12).money(30, 30, 30, 30)
    position.chapel((LISA, 11), (LEON, 7), (PAULA, 5), (TIM, 1))
    position.gate((PAULA, 12), (TIM, 10), (LISA, 5), (LEON, 5))
    position.hand(PAULA, 0).hand(TIM, 0).hand(LISA, 0, 3).hand(LEON, 0, 2)
    numbers = iter(range(60, 14, -1))
    for seat, count in ((LISA, 12), (TIM, 12), (LEON, 11), (PAULA, 11)):
        position.bridge(seat, *(next(numbers) for _ in range(count)))
    position.tiles(PAULA, "share", "gate_two")
    told, game = score(position)
    assert paid(told, PAULA) == [("8.2", 1), ("8.3", 5), ("8.6", -1), ("8.7", 2)]
    assert game.state.money[PAULA] == 37
    assert paid(told, LISA) == [("8.2", 5), ("8.3", 1), ("8.4", 5), ("8.5", 5)]
    assert paid(told, LEON) == [("8.2", 3), ("8.4", 3), ("8.5", 1), ("8.6", -1)]
    assert paid(told, TIM) == [("8.3", 3), ("8.5", 3)]


@rule("4.5", "5.3")
def test_e17_two_players():
    """Paula, Lisa, Lisa, Paula; each second turn goes to another space, and Lisa's first space is free for Paula."""
    paula, lisa = 0, 1
    game = Position(2, x=0).game()
    choose(game, (4, 1), (3, 2))
    assert turns(game) == [paula, lisa, lisa, paula]
    play(game, "0 place:4", "0 build:0", "1 place:1", "1 build:0")
    assert "place:1" not in words(game, lisa)
    assert "place:4" not in words(game, lisa)
    play(game, "1 place:5")
    game.apply(lisa, game.legal(lisa)[0])
    assert "place:4" not in words(game, paula)
    assert "place:5" not in words(game, paula)
    assert "place:1" in words(game, paula)


@rule("9.9")
@pytest.mark.parametrize("last", [1, 0])
def test_e18_chapel_distance(last: int):
    places = [(LISA, last + 10), (LEON, last + 6), (PAULA, last + 4), (TIM, last)]
    told, _ = score(Position(4, scoring={"chapel": "distance"}).chapel(*places))
    assert prizes(told, "9.9") == {LISA: 10, LEON: 6, PAULA: 4}


@rule("9.10")
@pytest.mark.parametrize(("space", "amount"), [(11, 11), (12, 11), (13, 11), (14, 21)])
def test_e19_chapel_again(space: int, amount: int):
    told, _ = score(Position(4, scoring={"chapel": "again"}).chapel((LISA, space)))
    assert prizes(told, "9.10") == {LISA: amount}


@rule("9.11")
def test_e20_gate_steps():
    position = Position(4, scoring={"gate": "steps"}).gate((PAULA, 12), (TIM, 10), (LISA, 5), (LEON, 5))
    told, _ = score(position)
    assert prizes(told, "9.11") == {PAULA: 9, TIM: 9, LISA: 3, LEON: 3}


@rule("9.12")
def test_e21_gate_tiles():
    told, _ = score(Position(4, scoring={"gate": "tiles"}).tiles(LISA, "share", "plus_one", "x_space"))
    assert [(number, amount) for number, amount in paid(told, LISA) if amount > 0 and number in ("8.7", "9.12")] == [
        ("9.12", 9)
    ]


@rule("9.13")
def test_e22_hostelry_cards():
    """Five cards, one of them a 0, are 7 pounds; eight are 10 (the Italian table has lost a digit)."""
    position = Position(4, scoring={"hostelry": "cards"})
    position.hand(TIM, 0, 1, 2, 3, 4).hand(LISA, 0, 1, 1, 1, 2, 2, 3, 4).hand(LEON, 0).hand(PAULA, 0)
    told, _ = score(position)
    assert prizes(told, "9.13") == {TIM: 7, LISA: 10}


@rule("9.14")
def test_e23_hostelry_sets():
    position = Position(4, scoring={"hostelry": "sets"})
    position.hand(LEON, 0, 1, 1, 2, 2).hand(LISA, 0, 1, 1, 2, 2, 3).hand(TIM, 0).hand(PAULA, 0)
    told, _ = score(position)
    assert prizes(told, "9.14") == {LEON: 10, LISA: 15}


@rule("9.4")
def test_e24_bridge_longest():
    position = Position(4, scoring={"bridge": "longest"}).bridge(LEON, 59, 51, 48, 33, 25, 6, "blue", 58)
    told, _ = score(position)
    assert [(event.data["measure"], event.data["amount"]) for event in told if event.rule == "9.4"] == [(6, 5)]


@rule("2.5", "2.3")
def test_the_table_of_starting_hands():
    """Five cards by the step, and the 0."""
    game = Position(4).game()
    assert [hand_of(game, seat) for seat in range(4)] == [
        [0, 1, 1, 2, 3, 4],
        [0, 1, 2, 2, 3, 4],
        [0, 1, 2, 3, 3, 4],
        [0, 1, 2, 3, 4, 4],
    ]


@rule("5.13")
def test_ten_pounds_to_each_who_arrives_and_later_ones_go_underneath():
    position = (
        Position(4, round=2).chapel((LISA, 14), (LEON, 12)).tiles(LEON, "chapel_two").gate((LISA, 14), (LEON, 13))
    )
    game = position.tiles(LEON, "chapel_two", "gate_two").game()
    first(game, LEON)
    assert paid(play(game, "0 advance:chapel", "0 advance:gate")) == [("5.12", 10), ("5.12", 10)]
    assert list(game.state.chapel_order)[:2] == [LISA, LEON]
    assert list(game.state.gate_order)[:2] == [LISA, LEON]
