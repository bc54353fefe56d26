"""Chance as explicit steps: what is unseen is drawn late, one thing at a time, when it is revealed."""

from __future__ import annotations

import json
import pickle
from collections import Counter

import pytest
from tests.positions import rule
from tests.styles import choose, next_seat, play_out, styles_for

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Chance, Event, Game, IllegalMove, Rng, codes, default_box
from london_bridge.rules.chance import steps_of
from london_bridge.rules.dealing import draw_unseen
from london_bridge.rules.moves import Move
from london_bridge.view import View
from london_bridge.view.view_document import view_words

TABLES = default_box().tables


def draw(chance: Chance, rng: Rng) -> int:
    """One of the outcomes, by their weights."""
    at = rng.below(sum(chance.weights))
    for value, weight in zip(chance.outcomes, chance.weights, strict=True):
        if at < weight:
            return value
        at -= weight
    raise AssertionError("weights do not add up")


def advance(game: Game, rng: Rng, styles: list[str]) -> None:
    """One step of a late game: the draw that is due, or a move."""
    chance = game.chance
    if chance is not None:
        game.reveal(draw(chance, rng))
        return
    seat = next_seat(game.state, rng)
    game.apply(seat, Move(choose(game.state, seat, styles[seat], rng)))


def late_game(players: int, seed: int) -> Game:
    """A whole game whose chance is drawn late."""
    rng = Rng(seed)
    game = Game.deal(players, "random", seed=seed, late=True)
    styles = styles_for(players, rng)
    while not game.over:
        advance(game, rng, styles)
    return game


def set_up(players: int = 3, seed: int = 1) -> Game:
    """A late game after the draws of its set-up and of its first marker."""
    game = Game.deal(players, seed=seed, late=True)
    while game.chance is not None:
        game.reveal(game.chance.outcomes[0])
    return game


@rule("2.1", "2.4", "2.6", "2.7", "3.1")
def test_the_set_up_is_drawn_thing_by_thing():
    game = Game.deal(3, seed=1, late=True)
    due = []
    while game.chance is not None:
        due.append((game.chance.kind, game.chance.index))
        game.reveal(game.chance.outcomes[-1])
    assert due == [
        ("steps", 0),
        ("rondel", 0),
        *(("stack", kind) for kind in range(6)),
        *(("bonus", stack) for stack in range(3)),
        ("marker", 0),
    ]
    assert game.deciders == (0, 1, 2)
    assert list(game.state.deal.steps)[:3] == list(steps_of(3, 5)) == [2, 1, 0]
    assert game.state.x == (5 + 3) % 6


@pytest.mark.parametrize(("players", "ways"), [(2, 2), (3, 6), (4, 24)])
def test_the_first_draws_and_their_weights(players: int, ways: int):
    game = Game.deal(players, seed=1, late=True)
    assert game.chance == Chance("steps", 0, tuple(range(ways)), (1,) * ways)
    assert len({steps_of(players, number) for number in range(ways)}) == ways
    game.reveal(0)
    assert game.chance == Chance("rondel", 0, (0, 1, 2, 3, 4, 5), (1,) * 6)
    game.reveal(3)
    assert game.chance == Chance("stack", 0, tuple(range(1, 61, 5)), (1,) * 12)
    for _ in range(4):
        assert game.chance is not None
        game.reveal(game.chance.outcomes[0])
    assert game.chance == Chance("stack", 4, (61, 62, 63, 64), (3, 3, 3, 3))  # parks by crest
    for _ in range(2):
        assert game.chance is not None
        game.reveal(game.chance.outcomes[0])
    assert game.chance == Chance("bonus", 0, tuple(range(8)), (1,) * 8)
    for _ in range(3):
        game.reveal(0)
    assert game.chance == Chance("marker", 0, (1, 2, 3), (5, 5, 5))
    game.reveal(2)
    assert game.state.x == 5


@rule("10.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_outcomes_are_what_is_left_and_weights_how_often(players: int):
    """At every draw of whole games: the whole stack, or the 15 markers, less what has been revealed of it."""
    for seed in range(12):
        rng = Rng(seed)
        game = Game.deal(players, "random", seed=seed, late=True)
        styles = styles_for(players, rng)
        seen: dict[tuple[str, int], Counter[int]] = {}
        while not game.over:
            chance = game.chance
            if chance is not None and chance.kind in ("stack", "bonus", "marker"):
                at = chance.index
                if chance.kind == "stack":
                    whole = Counter(TABLES.tiles[at * 12 : at * 12 + 12])
                elif chance.kind == "bonus":
                    whole = Counter(tile - 1 for tile in TABLES.bonus[at * 8 : at * 8 + 8])
                else:
                    whole = Counter(TABLES.markers)
                known = seen.setdefault((chance.kind, at), Counter())
                left = whole - known
                assert dict(zip(chance.outcomes, chance.weights, strict=True)) == left
                value = draw(chance, rng)
                known[value] += 1
                assert str(value) in chance.describe(value) or chance.kind == "bonus"
                game.reveal(value)
            else:
                advance(game, rng, styles)
        assert sum(seen["marker", 0].values()) == game.state.round


@rule("8.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_late_games_finish_and_are_ordinary_games(players: int):
    """The same set-up dealt at once, and the same moves, give the same result; its breakdown adds up."""
    for seed in range(15):
        game = late_game(players, seed)
        assert game.chance is None
        assert game.deciders == ()
        result = game.result
        assert result is not None
        assert sum(payment.amount for payment in result.breakdown) == sum(result.money)
        assert not game.whole  # what was never revealed was never drawn: such a game is no record
        deal = game.state.deal.copy()
        draw_unseen(deal, Rng(seed))
        again = Game.of_deal(deal, game.names)
        for seat, move in game.moves:
            again.apply(seat, move)
        assert again.result == result
        assert again.whole


def test_nobody_moves_before_the_draw_and_the_rule_says_why():
    rules = {"steps": "2.4", "rondel": "2.7", "stack": "2.1", "bonus": "2.6", "marker": "3.1"}
    rng = Rng(4)
    game = Game.deal(3, "random", seed=4, late=True)
    styles = ["keeper"] * 3
    met = set()
    while not game.over:
        chance = game.chance
        if chance is not None:
            met.add((chance.kind, game.state.round > 1))
            assert game.deciders == ()
            for seat in range(3):
                assert game.legal(seat) == []
                for move in ("card:0", "place:1", "build:0", "done"):
                    refusal = game.why_not(seat, move)
                    assert refusal is not None
                    assert refusal.rule == rules[chance.kind]
                    assert refusal.reason == ("marker_first" if chance.kind == "marker" else "not_now")
            with pytest.raises(IllegalMove):
                game.apply(0, "card:0")
        advance(game, rng, styles)
    assert met == {(kind, False) for kind in rules} | {(kind, True) for kind in ("stack", "bonus", "marker")}


def test_a_wrong_outcome_or_no_draw_due():
    game = Game.deal(3, seed=1, late=True)
    with pytest.raises(LondonBridgeError, match="99 is not among the outcomes of steps"):
        game.reveal(99)
    game = set_up()
    with pytest.raises(LondonBridgeError, match="Nothing is to be drawn now"):
        game.reveal(1)
    with pytest.raises(LondonBridgeError, match="Nothing is to be drawn now"):
        Game.deal(3, seed=1).reveal(1)
    assert Game.deal(3, seed=1).chance is None


def test_a_draw_in_a_copy_does_not_touch_the_original():
    rng = Rng(9)
    game = Game.deal(2, "random", seed=9, late=True)
    styles = ["uniform"] * 2
    while not game.over:
        chance = game.chance
        if chance is not None:
            before = (game.state.parts()[1:], game.state.deal.parts())
            for value in chance.outcomes[:3]:
                other = pickle.loads(pickle.dumps(game)) if rng.below(10) == 0 else game.copy()
                other.reveal(value)
                assert game.chance == chance
                assert (game.state.parts()[1:], game.state.deal.parts()) == before
        advance(game, rng, styles)


@rule("2.1", "5.12", "3.1")
def test_listeners_hear_what_is_uncovered_when_it_is_drawn():
    """All in all a late game tells what its history tells."""
    rng = Rng(2)
    game = Game.deal(3, "random", seed=2, late=True)
    assert game.history() == [[]]
    heard: list[Event] = []
    game.listen(heard.append)
    styles = ["keeper"] * 3
    while not game.over:
        advance(game, rng, styles)
    told = [event for events in game.history() for event in events if event.rule != "2.3"]
    assert Counter(map(repr, told)) == Counter(map(repr, heard))
    assert {"uncover", "uncover_bonus", "round"} <= {event.kind for event in heard}


@rule("10.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_possible_game_can_be_played_on_from_every_moment(players: int):
    """Also from before the set-up, and from where a draw is due: it is an ordinary game, all drawn."""
    rng = Rng(players)
    game = Game.deal(players, "random", seed=players, late=True)
    styles = styles_for(players, rng)
    while not game.over:
        if game.chance is not None and (game.state.round <= 1 or rng.below(6) == 0):
            view = View.of(game, 0)
            assert json.loads(json.dumps(view_words(view)))["phase"] in codes.PHASES  # it can be written, too
            possible = view.possible_game(rng)
            assert possible.chance is None
            assert possible.deciders
            assert sorted(possible.state.deal.stacks) == sorted(TABLES.tiles)
            play_out(possible, rng)
            assert possible.result is not None
        advance(game, rng, styles)
