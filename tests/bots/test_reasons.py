"""Reasons of hints: every sentence is true of the position it is said in (rules' numbers stand beside the claims)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from london_bridge.bots import Budget, make
from london_bridge.bots.hints import hints
from london_bridge.bots.reasons import SENTENCES, TILES, Reason, goes_before, reasons_for
from london_bridge.rules import Game, codes
from london_bridge.rules.moves import Move
from london_bridge.rules.state import top_bonus
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, SCORINGS
from london_bridge.view import View

#: What compares a move with the others, or now with later: said of the best move only.
OF_THE_BEST = {"cost", "use", "use_end", "keep_tile", "pass", "ahead"}
#: What speaks of rounds to come.
OF_LATER = {"use", "keep_tile", "save", "middle"}
#: What speaks of bonus tiles that the seat holds.
OF_HELD_TILES = {"use", "use_end", "uses", "keep_tile", "keep_end", "keeps"}


def positions(players: int, seed: int, scoring: str = "random") -> Iterator[tuple[Game, View]]:
    """A game of journeymen, move by move, with the view of who has to act."""
    game = Game.deal(players, scoring, seed)
    journeyman = make("journeyman", 1)
    while not game.over:
        seat = game.deciders[-1]
        view = View.of(game, seat)
        yield game, view
        game.apply(seat, journeyman.choose(view))


def cards_in_secret(game: Game, seat: int) -> list[int]:
    """What a seat holds or has put down in secret: to the others that is one and the same (10.2, 10.3)."""
    state = game.state
    hand = [value for value in range(5) if state.hand[seat * 5 + value]]
    return hand + [state.card[slot] for slot in range(seat * 2, seat * 2 + state.chosen[seat])]


def before(game: Game, seat: int, value: int) -> int:
    """4.5, 4.7: how many others have a card that would go before one of the seat's."""
    order = list(game.state.chapel_order)[: game.players]
    keys = {who: (max(cards_in_secret(game, who)), -order.index(who)) for who in order}
    return sum(keys[who] > (value, -order.index(seat)) for who in order if who != seat)


def check(game: Game, view: View, move: Move, reason: Reason) -> None:
    """Every claim of a reason, against the game."""
    state, seat, key = game.state, view.seat, reason.key
    assert seat is not None
    said = f"{reason.sentence} ({move}, round {state.round}, seat {seat})"
    last = state.round == state.deal.last_round
    if last:
        assert key not in OF_LATER, said
        assert "later" not in reason.sentence, said
    else:
        assert key not in ("use_end", "keep_end", "hand", "spend"), said
    held = [value for value in range(5) if state.hand[seat * 5 + value]]
    unused = sum(state.tiles[seat * 8 : seat * 8 + 8])
    if key in OF_HELD_TILES:
        assert unused, said
    if key == "keep_end":
        every = unused + sum(state.fresh[seat * 8 : seat * 8 + 8])
        kept = SCORINGS["gate"][state.deal.scoring[CATEGORIES.index("gate")]] == "tiles"
        assert reason.data["amount"] == ((0, 1, 4, 9, 16)[min(every, 4)] if kept else every), f"8.7, 9.12: {said}"
    if key in ("line", "park"):
        mine = [slot >> 1 for slot in list(state.order)[state.turn + 1 : state.turns]]
        assert not last or seat in mine, f"nothing more is built: {said}"
        assert state.built[seat] < 11, f"no site is left: {said}"
    if key == "crests":
        after = game.copy()
        after.apply(seat, move)
        while after.state.phase == codes.SITE:
            after.apply(seat, after.legal(seat)[0])
        counts = [list(one.crests)[seat * 4 : seat * 4 + 4] for one in (state, after.state)]
        assert [now - then for then, now in zip(*counts, strict=True)] == [1] * 4, f"5.8: {said}"
    if key == "first":
        assert before(game, seat, move.code) == 0, said
    if key == "early":
        assert before(game, seat, move.code) * 2 < game.players - 1, said
    if key == "highest":
        assert move.code == max(held), said
    if key in ("save", "middle", "hand"):
        assert move.code < max(held), said
    if key == "save":
        assert move.code == min(held), said
    if key == "tile" and str(move).startswith("bonus:"):
        tile = BONUS_TILES[top_bonus(state, move.code - codes.BONUS)]
        assert reason.data["tile"] == tile, said
        assert TILES[tile] in reason.sentence, said
    if key == "enough":
        assert state.phase == codes.DRAWING, said


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_said_of_a_move_is_true(players: int):
    """All legal moves of whole games: no "later" in the last round, no tile that is not there, early only if it is."""
    told = set()
    for seed in range(8):
        for game, view in positions(players, seed):
            for move in view.legal():
                for best in (True, False):
                    for reason in reasons_for(view, move, best):
                        check(game, view, move, reason)
                        assert best or reason.key not in OF_THE_BEST, reason.sentence
                        told.add(reason.key)
    silent = {"only", "pair", "ahead", "close", "behind", "pass"}  # said by `hints`, which thinks; 5.4 is all too rare
    if players < 4:
        silent.add("early")
    assert set(SENTENCES) - silent <= told, set(SENTENCES) - silent - told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hints_say_what_is_true_and_their_shares_fall(players: int):
    """What is told of the best few moves holds, only the best is called so, and those after it go down."""
    for number, (game, view) in enumerate(positions(players, 11)):
        if number % 3:
            continue
        found = hints(view, Budget(playouts=30), seed=number)
        shares = [one.share or 0.0 for one in found]
        assert shares[1:] == sorted(shares[1:], reverse=True)
        for place, one in enumerate(found):
            assert one.reasons
            for reason in one.reasons:
                check(game, view, one.move, reason)
                assert place == 0 or reason.key not in OF_THE_BEST, reason.sentence
                near = shares[place] >= shares[0] - 0.03
                assert near or reason.key != "close", f"{shares[place]} after {shares[0]}: {reason.sentence}"
                assert not near or reason.key != "behind"


def test_to_stop_drawing_says_nothing_of_tiles():
    """5.10: whoever takes no more cards is told that, and not of tiles that nobody has."""
    found = 0
    for _, view in positions(4, 3):
        if view.sketch.phase == codes.DRAWING:
            assert reasons_for(view, Move(codes.DONE)) == [Reason("enough")]
            found += 1
    assert found


def test_a_second_card_is_forced_by_the_first_only():
    """4.2: two cards have no order. After a low first one, others are legal too if they are named before it."""
    game = Game.deal(2, "base", 1)
    game.apply(0, "card:0")
    (only,) = hints(View.of(game, 0), Budget(playouts=10))
    assert str(only.move) == "card:0"
    assert only.reasons == (Reason("pair", {"value": 0}),)
    assert only.why == "No other card can go with a 0 that is the higher of your two."


def test_a_bonus_tile_is_named():
    """5.12: the three stacks are told apart by what lies on them."""
    tiles = set()
    for _, view in positions(4, 2):
        if view.sketch.phase == codes.TILES and view.sketch.round < view.sketch.deal.last_round:
            for move in view.legal():
                (reason,) = [one for one in reasons_for(view, move) if one.key == "tile"]
                tiles.add(reason.data["tile"])
    assert len(tiles) > 3


def test_tiles_of_the_others_may_bring_them_forward():
    """4.1, 4.4: who holds a plus-one or a noblewoman tile can play more than the hand shows."""
    _, view = next(iter(positions(3, 1, "base")))
    sketch = view.sketch.copy()
    sketch.hand = [1, 0, 0, 0, 0] * 3 + [0] * 5
    seat, (first, second) = sketch.chapel_order[0], list(sketch.chapel_order)[1:3]
    tiles = [0] * 32
    sketch.tiles = tiles
    assert goes_before(sketch, seat, 0) == 0, "all have a 0, and the seat is ahead on the chapel track"
    assert goes_before(sketch, first, 0) == 1
    tiles[first * 8 + BONUS_TILES.index("plus_one")] = 1
    sketch.tiles = tiles
    assert goes_before(sketch, seat, 0) == 1
    assert goes_before(sketch, seat, 1) == 0
    tiles[second * 8 + BONUS_TILES.index("noblewoman")] = 1
    sketch.tiles = tiles
    assert goes_before(sketch, seat, 1) == 1
    assert goes_before(sketch, seat, 2) == 0


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl"])
def test_every_reason_has_words_in_the_client(language: str):
    """A reason is told in the reader's language, and the client has no words for what is never said."""
    text = (Path(__file__).parents[2] / f"web/src/locales/{language}/game.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^reason-(\w+) =", text, re.M)) == set(SENTENCES)
