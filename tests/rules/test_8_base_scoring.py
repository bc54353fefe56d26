"""Sections 7 and 8: how a game ends, and the base scoring."""

from __future__ import annotations

import pytest
from tests.positions import Position, choose, paid, play, prizes, rule, score

from london_bridge.rules import Event, Game
from london_bridge.rules.scoring import final_ranking


def play_round(game: Game) -> list[Event]:
    """Play to the end of the round: 0s, and whatever is legal first."""
    told: list[Event] = []
    game.listen(told.append)
    number = game.state.round
    while not game.over and game.state.round == number:
        seat = game.deciders[0]
        game.apply(seat, game.legal(seat)[0])
    return told


@rule("7.1")
@pytest.mark.parametrize(("players", "last"), [(2, 6), (3, 12), (4, 12)])
def test_the_game_ends_after_the_last_round(players: int, last: int):
    game = Position(players, round=last - 1).game()
    play_round(game)
    assert game.state.round == last
    told = play_round(game)
    assert game.over
    assert [event.data for event in told if event.kind == "end"] == [{"reason": "rounds"}]
    assert game.deciders == ()
    assert all(game.legal(seat) == [] for seat in range(players))


@rule("7.1")
@pytest.mark.parametrize("empty", [3, 4])
def test_it_ends_after_a_round_at_whose_end_three_or_more_stacks_are_empty(empty: int):
    position = Position(4, round=3)
    for kind in ("guild", "chapel", "park", "gate")[:empty]:
        position.left(kind, 0)
    told = play_round(game := position.game())
    assert game.over
    assert [event.data for event in told if event.kind == "end"] == [{"reason": "stacks"}]


@rule("7.1")
def test_two_empty_stacks_do_not_end_it():
    game = Position(4, round=3).left("guild", 0).left("chapel", 0).game()
    play_round(game)
    assert not game.over


@rule("7.1")
def test_the_round_in_which_the_third_stack_is_emptied_is_played_to_its_end():
    game = Position(3, round=3, x=0).left("guild", 0).left("chapel", 0).left("park", 1).game()
    choose(game, 4, 3, 2)
    play(game, "0 place:4", "0 build:0")
    assert not game.over
    play(game, "1 place:5", "1 build:0")
    assert not game.over
    play(game, "2 place:centre:gate", "2 build:0")
    assert game.over


@rule("8.1")
@pytest.mark.parametrize(("players", "paid_out"), [(4, [5, 3, 1]), (3, [5, 3]), (2, [5])])
def test_prizes_by_the_number_of_players(players: int, paid_out: list[int]):
    places = [(seat, 12 - seat) for seat in range(players)]
    told, _ = score(Position(players).chapel(*places))
    assert prizes(told, "8.2") == dict(enumerate(paid_out))
    assert [event.data["place"] for event in told if event.rule == "8.2"] == list(range(1, len(paid_out) + 1))


@rule("8.1")
def test_every_tie_is_broken_by_the_chapel_track():
    """Same gates, same hands, same bridges: the order of the chapel track decides, the pile and the stairs included."""
    position = Position(4, steps=(1, 0, 2, 3)).chapel((3, 2), (2, 2)).gate((0, 5), (1, 5), (2, 5), (3, 5))
    for seat in range(4):
        position.hand(seat, 0, 3).bridge(seat, ("blue", "gray", "green", "orange")[seat])
    told, _ = score(position)
    for number in ("8.3", "8.4", "8.5"):
        assert prizes(told, number) == {3: 5, 2: 3, 1: 1}


@rule("8.1")
def test_the_pile_on_the_gate_track_breaks_no_tie():
    """Seat 0 is on top in the pile of the gate track, seat 1 is ahead on the chapel track."""
    told, _ = score(Position(4).chapel((1, 1)).gate((0, 4), (1, 4)))
    assert prizes(told, "8.3") == {1: 5, 0: 3}


@rule("8.2")
def test_chapel_the_furthest_and_nothing_for_the_stairs():
    told, _ = score(Position(4).chapel((2, 9), (0, 1)))
    assert prizes(told, "8.2") == {2: 5, 0: 3}


@rule("8.3")
def test_gate_the_furthest_and_nothing_for_the_start():
    told, _ = score(Position(4).chapel((1, 3)).gate((3, 2)))
    assert prizes(told, "8.3") == {3: 5}


@rule("8.4")
def test_hostelry_the_total_value_of_the_hand_and_at_least_one():
    """Five 1s (5) are less than two 3s (6) and more than one 4; a hand of 0s earns nothing."""
    told, _ = score(Position(4).hand(0, 0, 1, 1, 1, 1, 1).hand(1, 0, 3, 3).hand(2, 0, 4).hand(3, 0))
    assert prizes(told, "8.4") == {1: 5, 0: 3, 2: 1}
    told, _ = score(Position(4).hand(0, 0, 1).hand(1, 0).hand(2, 0).hand(3, 0))
    assert prizes(told, "8.4") == {0: 5}


@rule("8.5")
def test_bridge_the_number_of_buildings_parks_included():
    told, _ = score(Position(4).bridge(0, 60, 50).bridge(1, "blue", "gray", 20).bridge(2, 59).bridge(3))
    assert prizes(told, "8.5") == {1: 5, 0: 3, 2: 1}


@rule("8.6")
@pytest.mark.parametrize(
    ("empty", "cost"), [(0, 0), (1, 1), (2, 4), (3, 7), (4, 10), (5, 14), (6, 14), (11, 14), (12, 14)]
)
def test_empty_sites(empty: int, cost: int):
    bridge = list(range(60, 48 + empty, -1))
    told, _ = score(Position(4).bridge(0, *bridge))
    assert prizes(told, "8.6").get(0, 0) == -cost


@rule("8.6")
def test_a_debt_is_negative_money():
    """Money 3, and 14 for empty sites."""
    told, game = score(Position(4).money(20, 3, 20, 20).hand(1, 0))
    assert paid(told, 1)[-1] == ("8.6", -14)
    assert game.state.money[1] < 0
    assert final_ranking(game.state)[-1] == 1


@rule("8.7")
def test_every_unused_tile_is_worth_one_those_of_the_last_round_too():
    told, _ = score(Position(4, round=12).tiles(0, "share", "share").fresh(0, "plus_one").fresh(2, "share"))
    assert prizes(told, "8.7") == {0: 3, 2: 1}


@rule("8.7", "9.12")
def test_not_if_gate_tiles_is_in_play():
    told, _ = score(Position(4, round=12, scoring={"gate": "tiles"}).tiles(0, "share", "share"))
    assert prizes(told, "8.7") == {}
    assert prizes(told, "9.12") == {0: 4}


@rule("8.8")
def test_the_most_money_wins_and_a_tie_goes_to_the_player_ahead_on_the_chapel_track():
    scoring = {"chapel": "leader", "gate": "leader", "hostelry": "highest", "bridge": "lowest"}
    told, game = score(Position(4, scoring=scoring).money(40, 50, 50, 40).chapel((2, 3), (1, 3)))
    assert list(game.state.money) == [26, 36, 36, 26]
    assert final_ranking(game.state) == [2, 1, 0, 3]
    assert told[-1].data == {"money": [26, 36, 36, 26], "seats": [2, 1, 0, 3]}
    assert told[-1].rule == "8.8"


@rule("8.8")
def test_the_result_of_a_whole_game_ranks_by_money():
    for seed in range(30):
        game = Game.deal(4, "random", seed=seed)
        while not game.over:
            seat = game.deciders[-1]
            game.apply(seat, game.legal(seat)[seed % len(game.legal(seat))])
        result = game.result
        assert result is not None
        money, rank = result.money, list(game.state.chapel_rank)
        assert list(result.ranking) == sorted(
            range(4), key=[(-m, r) for m, r in zip(money, rank, strict=True)].__getitem__
        )
        for seat in range(4):
            assert sum(payment.amount for payment in result.breakdown if payment.seat == seat) == result.money[seat]
