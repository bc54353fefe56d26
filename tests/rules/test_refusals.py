"""Why a move is refused: every reason with its rule's number, and an answer for every move in every position."""

from __future__ import annotations

import ast
import pickle
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.positions import Position, choose, first, play, rule

from london_bridge.rules import Game, IllegalMove, Move, MoveError, Refusal, Rng, codes, engine, why
from london_bridge.rules.moves import WORDS
from london_bridge.rules.words import KINDS

Maker = Callable[[], Game]


def cards(**tiles: Any) -> Game:
    return Position(4, round=2).tiles(0, *tiles.get("held", ())).fresh(0, *tiles.get("new", ())).game()


def two_chosen() -> Game:
    game = Position(2).hand(0, 0, 0, 1, 3).tiles(0, "noblewoman").game()
    play(game, "0 card:1")
    return game


def no_twos() -> Game:
    return Position(4, round=2).tiles(0, "noblewoman").hand(3, 0, *[2] * 11).game()


def boosts() -> Game:
    game = Position(4, round=2).tiles(0, "plus_one").tiles(1, "plus_one").game()
    choose(game, 4, 3, 2, 1)
    return game


def start(*, players: int = 4, money: int = 5, held: tuple[str, ...] = (), new: tuple[str, ...] = ()) -> Game:
    """The second turn of a round: a pawn on space 1 and the X beside stack 3; no park is left."""
    position = Position(players, round=2, x=3).tiles(1, *held).fresh(1, *new).left("park", 0)
    game = position.money(5, money, 5, 5).chapel((0, 14), (1, 14)).gate((0, 14), (1, 14)).game()
    choose(game, *([(4, 0), (3, 2)] if players == 2 else [4, 3, 0, 0][:players]))
    return play_on(game, "0 place:1", "0 build:0")


def shared() -> Game:
    """Two pawns on space 1, and a third player with a share tile."""
    game = Position(4, round=2, x=3).tiles(1, "share").tiles(2, "share").game()
    choose(game, 4, 3, 2, 1)
    return play_on(game, "0 place:1", "0 build:0", "1 place:1", "1 build:0")


def own_pawn() -> Game:
    return play_on(start(players=2, held=("share",)), "1 place:2", "1 build:0")


def site(*bridge: int | str, tile: int | str) -> Game:
    game = Position(4).bridge(0, *bridge).top(tile).game()
    first(game, 0)
    kind = "park" if isinstance(tile, str) else "haberdasher"
    return play_on(game, f"0 place:centre:{kind}")


def drawing(strength: int, *drawn: int, no_ones: bool = False) -> Game:
    blue = (60, 56, 52, 48)[: strength - 1]
    position = Position(4).bridge(0, *blue).top(40)
    if no_ones:
        position.hand(0, 0, 4).hand(1, 0, *[1] * 15).hand(2, 0).hand(3, 0)
    game = position.game()
    first(game, 0)
    play(game, "0 place:centre:hostelry", f"0 build:{len(blue)}")
    return play_on(game, *(f"0 draw:{value}" for value in drawn))


def bonus() -> Game:
    game = Position(4).top(56).gate((0, 2)).bonus_left(1, 0).game()
    first(game, 0)
    return play_on(game, "0 place:centre:gate", "0 build:0")


def end(*held: str, card: int = 4, new: tuple[str, ...] = ()) -> Game:
    position = Position(4, round=2).tiles(0, *held, "gate_two").fresh(0, *new).chapel((0, 14))
    game = position.game()
    choose(game, card, 0, 0, 0)
    return play_on(game, "0 place:4", "0 build:0")


def last_four_drawn() -> Game:
    position = Position(4, round=2).hand(0, 0, 4).hand(1, 0, *[4] * 9).hand(2, 0).hand(3, 0)
    game = position.tiles(0, "take_back", "gate_two").bridge(0, 60, 56, 52).top(40).game()
    choose(game, 4, 0, 0, 0)
    return play_on(game, "0 place:centre:hostelry", "0 build:3", "0 draw:4", "0 done")


def over() -> Game:
    game = Game.deal(2, seed=1)
    while not game.over:
        game.apply(game.deciders[0], game.legal(game.deciders[0])[0])
    return game


def marker_due() -> Game:
    game = Game.deal(2, late=True, seed=1)
    while game.chance is not None and game.chance.kind != "marker":
        game.reveal(game.chance.outcomes[0])
    return game


def play_on(game: Game, *moves: str) -> Game:
    play(game, *moves)
    return game


#: Reason, rule, how to come there, seat, move.
REFUSED: list[tuple[str, str, Maker, int, str]] = [
    ("no_such_seat", "2.1", cards, 4, "card:0"),
    ("no_such_seat", "2.1", cards, -1, "card:0"),
    ("marker_first", "3.1", marker_due, 0, "card:0"),
    ("game_over", "7.1", over, 0, "card:0"),
    ("not_in_hand", "4.2", lambda: Position(4).hand(0, 0, 1).game(), 0, "card:4"),
    ("higher_second", "4.2", two_chosen, 0, "card:3"),
    ("already_chosen", "4.2", lambda: play_on(cards(), "0 card:0"), 0, "card:1"),
    ("before_first_card", "4.1", two_chosen, 0, "noblewoman"),
    ("no_tile", "6.8", cards, 0, "noblewoman"),
    ("tile_too_new", "6.0", lambda: cards(new=("noblewoman",)), 0, "noblewoman"),
    ("supply_empty", "6.8", no_twos, 0, "noblewoman"),
    ("not_now", "4.2", cards, 0, "place:1"),
    ("not_now", "4.4", boosts, 0, "place:1"),
    ("not_your_decision", "4.4", boosts, 1, "boost:3"),
    ("no_such_card", "4.4", boosts, 0, "boost:3"),
    ("no_such_card", "4.4", boosts, 0, "boost:0"),
    ("no_such_card", "4.4", boosts, 0, "boost:6"),
    ("not_your_turn", "4.5", start, 0, "place:2"),
    ("not_now", "5.2", start, 1, "build:0"),
    ("must_build", "5.4", start, 1, "pass"),
    ("stack_empty", "5.2", start, 1, "place:4"),
    ("stack_empty", "5.2", start, 1, "place:centre:park"),
    ("stack_empty", "5.2", lambda: start(held=("free_centre",)), 1, "place:free:park"),
    ("own_pawn", "5.3", own_pawn, 1, "place:2"),
    ("two_pawns", "6.1", shared, 2, "place:1"),
    ("space_taken", "5.2", start, 1, "place:1"),
    ("tile_too_new", "6.0", lambda: start(new=("share",)), 1, "place:1"),
    ("x_space", "5.2", start, 1, "place:3"),
    ("tile_too_new", "6.0", lambda: start(new=("x_space",)), 1, "place:3"),
    ("no_tile", "6.2", start, 1, "place:free:gate"),
    ("tile_too_new", "6.0", lambda: start(new=("free_centre",)), 1, "place:free:gate"),
    ("no_money", "5.2", lambda: start(money=1), 1, "place:centre:gate"),
    ("no_tile", "6.5", start, 1, "advance:chapel"),
    ("no_tile", "6.6", start, 1, "advance:gate"),
    ("tile_too_new", "6.0", lambda: start(new=("gate_two",)), 1, "advance:gate"),
    ("track_end", "6.5", lambda: start(held=("chapel_two",)), 1, "advance:chapel"),
    ("track_end", "6.6", lambda: start(held=("gate_two",)), 1, "advance:gate"),
    ("park_next", "5.5", lambda: site(60, tile="blue"), 0, "build:0"),
    ("fits_next", "5.6", lambda: site(60, 50, tile=43), 0, "build:1"),
    ("too_high", "5.6", lambda: site(60, 40, tile=43), 0, "build:2"),
    ("too_high", "5.6", lambda: site(60, 40, tile=43), 0, "build:7"),
    ("never_a_park", "5.7", lambda: site(60, "blue", 40, tile=43), 0, "build:1"),
    ("line_broken", "5.7", lambda: site(60, 50, 45, 40, tile=43), 0, "build:0"),
    ("not_now", "5.6", lambda: site(60, tile=43), 0, "done"),
    ("too_weak", "5.10", lambda: drawing(2), 0, "draw:3"),
    ("supply_empty", "5.10", lambda: drawing(2, no_ones=True), 0, "draw:1"),
    ("draw_falling", "5.10", lambda: drawing(4, 1), 0, "draw:2"),
    ("not_now", "5.10", lambda: drawing(2), 0, "take_back"),
    ("bonus_stack_empty", "5.12", bonus, 0, "bonus:1"),
    ("not_now", "5.12", bonus, 0, "done"),
    ("no_tile", "6.4", end, 0, "take_back"),
    ("tile_too_new", "6.0", lambda: end(new=("take_back",)), 0, "take_back"),
    ("zero_returns", "6.4", lambda: end("take_back", card=0), 0, "take_back"),
    ("once_a_turn", "6.4", lambda: play_on(end("take_back", "take_back"), "0 take_back"), 0, "take_back"),
    ("supply_empty", "6.4", last_four_drawn, 0, "take_back"),
    ("no_tile", "6.5", end, 0, "advance:chapel"),
    ("track_end", "6.5", lambda: end("chapel_two"), 0, "advance:chapel"),
    ("not_now", "6.4", end, 0, "place:1"),
    # The neighbours of what is asked for, by their codes.
    ("not_now", "4.2", cards, 0, "boost:0"),
    ("not_now", "4.4", boosts, 0, "noblewoman"),
    ("not_now", "5.2", start, 1, "boost:6"),
    ("not_now", "5.6", lambda: site(60, tile=43), 0, "draw:1"),
    ("not_now", "5.6", lambda: site(60, tile=43), 0, "place:free:haberdasher"),
    ("not_now", "5.10", lambda: drawing(2), 0, "bonus:0"),
    ("not_now", "5.10", lambda: drawing(2), 0, "build:11"),
    ("not_now", "5.12", bonus, 0, "take_back"),
    ("not_now", "5.12", bonus, 0, "draw:4"),
    ("not_now", "6.4", end, 0, "pass"),
    ("not_now", "6.4", end, 0, "bonus:2"),
]


@pytest.mark.parametrize(
    ("reason", "number", "make", "seat", "move"), REFUSED, ids=[f"{row[0]}-{row[4]}" for row in REFUSED]
)
def test_every_reason_names_its_rule(reason: str, number: str, make: Maker, seat: int, move: str):
    game = make()
    refusal = game.why_not(seat, move)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (reason, number)
    before = game.state.parts()[1:]
    with pytest.raises(IllegalMove) as caught:
        game.apply(seat, move)
    assert caught.value.refusal == refusal
    assert str(caught.value) == f"{refusal.sentence} (rule {number})"
    assert game.state.parts()[1:] == before, "a refused move changes nothing"


def test_a_site_is_named_as_the_board_counts_and_as_moves_do():
    """A board counts sites from 1, a move from 0: the sentence leaves no doubt."""
    game = site(60, 50, tile=43)
    refusal = game.why_not(0, "build:1")
    assert refusal is not None
    assert "site 3 (build:2)" in refusal.sentence
    broken = site(60, 50, 45, 40, tile=43).why_not(0, "build:0")
    assert broken is not None
    assert "site 1 (build:0)" in broken.sentence


def test_no_reason_is_left_out():
    """Every Refusal that why.py can make is in the table above."""
    reasons = set()
    for node in ast.walk(ast.parse(Path(why.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            assert isinstance(node.args[1], ast.Constant)
            reasons.add(node.args[1].value)
    assert reasons == {row[0] for row in REFUSED}


@pytest.mark.parametrize("seat", [True, 1.0, "0", None, 99, (0,)])
def test_a_seat_of_any_type(seat: Any):
    game = Game.deal(3, seed=1)
    refusal = game.why_not(seat, "card:0")
    assert refusal is not None
    assert refusal.reason == "no_such_seat"
    with pytest.raises(IllegalMove):
        game.apply(seat, "card:0")
    assert game.legal(seat) == []


@pytest.mark.parametrize(
    "word", ["", "card", "card:5", "CARD:3", "card:3 ", "place:6", "build:12", "place:centre:tower"]
)
def test_words_that_mean_no_move(word: str):
    game = Game.deal(3, seed=1)
    with pytest.raises(MoveError, match="is not a move"):
        game.apply(0, word)
    with pytest.raises(MoveError):
        game.why_not(0, word)


def test_moves_and_their_words():
    assert len(WORDS) == len(set(WORDS)) == codes.CODES == 55
    for code, word in enumerate(WORDS):
        move = Move.parse(word)
        assert (move.code, str(move)) == (code, word)
        assert move == Move(code) == pickle.loads(pickle.dumps(move))
        assert hash(move) == hash(Move(code))
        assert eval(repr(move), {"Move": Move.parse}) == move
    for code in (-1, 55):
        with pytest.raises(MoveError):
            Move(code)
    assert [str(Move.parse(f"place:centre:{kind}")) for kind in KINDS] == [f"place:centre:{kind}" for kind in KINDS]


def test_a_refusal_can_be_pickled():
    """As it has to be when a game is played in another process."""
    error = IllegalMove(Refusal("5.2", "no_money", "The centre costs 2 pounds, and you have 1."))
    again = pickle.loads(pickle.dumps(error))
    assert (again.refusal, str(again)) == (error.refusal, str(error))


@rule("4.2", "5.2", "5.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_in_every_position_is_legal_or_has_a_reason(players: int):
    """All 55 codes for all seats, in positions of random games: never an exception, never without an answer."""
    reasons: Counter[str] = Counter()
    for seed in range(12):
        rng = Rng(seed * 3 + players)
        game = Game.deal(players, "random", seed=seed)
        s = game.state
        if seed % 3:  # bonus tiles for all, more than chance would give them
            s.tiles = [int(rng.below(3) == 0 and seat < players) for seat in range(4) for _ in range(8)]
        while not game.over:
            if rng.below(8) == 0:
                for seat in range(players):
                    mask = game.legal_mask(seat)
                    for code in range(codes.CODES):
                        refusal = game.why_not(seat, Move(code))
                        assert (refusal is None) is bool(mask >> code & 1)
                        if refusal is not None:
                            reasons[refusal.reason] += 1
                            assert refusal.sentence.endswith(".")
            seat = game.deciders[rng.below(len(game.deciders))]
            engine.step(s, seat, rng.pick(engine.legal(s, seat)))
    assert len(reasons) >= 18
