"""The interface of a game: dealing, names, seeds, listening, results; and what it says when something is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.positions import Position, first, play, rule
from tests.styles import play_out

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Event, Game, IllegalMove, Move, MoveError, Rng
from london_bridge.rules.rng import rng_of, stream_seed


def test_the_same_seed_gives_the_same_deal():
    for seed in (0, 1, 2**64 - 1):
        one, two = (Game.deal(4, "random", seed=seed).state for _ in range(2))
        assert one.deal.parts() == two.deal.parts()
        assert one.parts()[1:] == two.parts()[1:]
    assert Game.deal(4, seed=1).state.deal.parts() != Game.deal(4, seed=2).state.deal.parts()


def test_without_a_seed_deals_differ():
    deals = {tuple(Game.deal(2).state.deal.stacks) for _ in range(5)}
    assert len(deals) == 5


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "7", True, [1]])
def test_a_seed_that_is_none(seed: Any):
    with pytest.raises(LondonBridgeError, match="A seed is a whole number"):
        Game.deal(2, seed=seed)


def test_names():
    assert Game.deal(3, seed=1).names == ["Red", "Blue", "Green"]
    assert Game.deal(2, seed=1, names=("Ann", "Bob")).names == ["Ann", "Bob"]
    with pytest.raises(LondonBridgeError, match="3 players need 3 names, not 2"):
        Game.deal(3, seed=1, names=["Ann", "Bob"])


@pytest.mark.parametrize(("names", "box"), [("Ann", None), (3, None), (None, "mine.json"), (None, 5)])
def test_names_and_boxes_that_are_none(names: Any, box: Any):
    """At a prompt, too, a wrong argument is answered with a sentence."""
    with pytest.raises(LondonBridgeError, match="names is needed, not" if box is None else "is no box; Box.load"):
        Game.deal(3, seed=1, names=names, box=box)


@pytest.mark.parametrize("move", [5, None, ["card:0"], b"card:0", "card:7", "", "CARD:0"])
def test_what_is_no_move(move: Any):
    game = Game.deal(3, seed=1)
    for ask in (game.apply, game.why_not):
        with pytest.raises(MoveError, match="is not a move; moves look like"):
            ask(0, move)
    with pytest.raises(MoveError, match="is not a move; moves look like"):
        Move.parse(move)
    assert game.moves == []


def test_a_game_shows_itself_at_a_prompt():
    game = Game.deal(3, seed=1)
    game.apply(1, "card:0")
    assert repr(game) == "<Game of 3 players, round 1, to act: Red, Green>"
    assert repr(Game.deal(2, late=True)) == "<Game of 2 players, round 0, a draw is due>"
    play_out(game, Rng(1))
    assert repr(game) == f"<Game of 3 players, over after {game.state.round} rounds>"


def test_moves_as_words_or_values():
    game = Game.deal(3, seed=1)
    game.apply(0, "card:0")
    game.apply(1, Move.parse("card:0"))
    assert game.moves == [(0, Move.parse("card:0")), (1, Move.parse("card:0"))]
    assert game.why_not(2, "card:0") is None
    assert game.legal(2) == sorted(game.legal(2))
    assert game.legal(0) == []


def test_listeners_hear_every_event_after_its_move():
    game = Game.deal(2, seed=3)
    heard: list[tuple[int, Event]] = []
    game.listen(lambda event: heard.append((len(game.moves), event)))
    play_out(game, Rng(3))
    history = game.history()
    assert heard == [(number, event) for number, events in enumerate(history) if number for event in events]


def test_a_listener_that_fails_leaves_the_game_whole():
    """The move has been made, and is in the list of moves."""
    game = Game.deal(2, seed=3)

    def fails(event: Event) -> None:
        raise RuntimeError(event.kind)

    game.listen(fails)
    with pytest.raises(RuntimeError, match="chosen"):
        game.apply(0, "card:1")
    assert [str(move) for _, move in game.moves] == ["card:1"]
    assert game.state.log is None
    assert list(game.state.chosen)[:2] == [1, 0]


def test_nobody_listens_to_a_copy():
    game = Game.deal(2, seed=3)
    heard: list[Event] = []
    game.listen(heard.append)
    game.copy().apply(0, "card:1")
    assert heard == []


@rule("8.8")
def test_the_result_and_its_breakdown():
    game = play_out(Game.deal(4, "random", seed=5), Rng(5))
    result = game.result
    assert result is not None
    assert result.to_dict() == {"money": list(result.money), "ranking": list(result.ranking)}
    assert sorted(result.ranking) == [0, 1, 2, 3]
    assert list(result.breakdown) == game.payments()
    for seat in range(4):
        assert sum(payment.amount for payment in result.breakdown if payment.seat == seat) == result.money[seat]
    finals = [payment.final for payment in result.breakdown]
    assert finals == sorted(finals)  # the final scoring comes last
    for payment in result.breakdown:
        assert payment.final is (payment.rule in ("8.2", "8.3", "8.4", "8.5", "8.6", "8.7") or payment.final)
        assert set(payment.to_dict()) == {"round", "seat", "rule", "amount", "source", "final"}


def test_no_result_before_the_end():
    game = Game.deal(3, seed=1)
    assert game.result is None
    assert not game.over
    assert [payment.amount for payment in game.payments()] == [5, 5, 5]


def test_a_game_taken_up_in_the_middle_has_no_history():
    game = Position(3).game()
    assert not game.whole
    with pytest.raises(LondonBridgeError, match="taken up in the middle"):
        game.history()
    while not game.over:
        game.apply(game.deciders[0], game.legal(game.deciders[0])[0])
    assert game.result is not None
    assert game.result.breakdown == ()


def test_events_as_plain_values():
    game = Position(3).game()
    told = first(game, 0) + play(game, "0 place:4")
    for event in told:
        plain = event.to_dict()
        assert (plain["kind"], plain["rule"], plain["seat"]) == (event.kind, event.rule, event.seat)
        assert len(plain) == 4 + len(event.data)
        for name, value in event.data.items():
            assert plain["building" if name == "kind" else name] == value


def test_an_illegal_move_says_why_and_changes_nothing():
    game = Game.deal(3, seed=1)
    before = game.state.parts()[1:]
    with pytest.raises(IllegalMove, match=r"cards are being chosen now\. \(rule 4\.2\)"):
        game.apply(0, "place:1")
    assert game.state.parts()[1:] == before
    assert game.moves == []


def test_generators():
    """Streams of a seed are apart; a generator can be copied; all three kinds of source are taken."""
    assert len({stream_seed(seed, index) for seed in range(50) for index in range(50)}) == 2500
    one = Rng(7)
    two = one.copy()
    assert [one.below(1000) for _ in range(20)] == [two.below(1000) for _ in range(20)]
    assert rng_of(one) is one
    assert rng_of(3).below(2**30) == rng_of(3).below(2**30)
    items = list(range(30))
    Rng(2).shuffle(items)
    assert sorted(items) == list(range(30)) != items


def test_picking_from_a_mask_is_uniform():
    for mask in (1, 1 << 54, 0b1011, (1 << 55) - 1, 0x40_0000_8001_0100):
        wanted = [code for code in range(55) if mask >> code & 1]
        rng = Rng(mask)
        picked = [rng.pick(mask) for _ in range(200 * len(wanted))]
        assert set(picked) == set(wanted)
        assert all(abs(picked.count(code) - 200) <= 6 * 200**0.5 for code in wanted)


@pytest.mark.parametrize("players", [4.0, "4", True, 1, 5, None])
def test_players_are_a_whole_number(players: object):
    """2.1: 2, 3 or 4 of them, and 4.0 is no number of people."""
    with pytest.raises(LondonBridgeError, match=r"2, 3 or 4 players, not .* \(rule 2\.1\)"):
        Game.deal(players)  # type: ignore[arg-type]
