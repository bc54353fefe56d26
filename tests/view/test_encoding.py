"""A view as text says what it says in words: at every moment of games of every size and scoring, for every seat."""

import json
import random
from typing import Any

import pytest

from london_bridge.rules import Game
from london_bridge.view import View
from london_bridge.view.encoding import body_text, seat_text
from london_bridge.view.view_writer import view_words


def as_words(view: View, moves: int) -> dict[str, Any]:
    """The text of a view, read again."""
    seats = ",".join(seat_text(view, seat, False, False) for seat in range(view.players))
    words: dict[str, Any] = json.loads(f'{{{body_text(view, moves, False, False)},"seats":[{seats}]}}')
    assert words.pop("moves") == moves
    for seat in words["seats"]:
        assert seat.pop("hand_size") == sum(seat["hand"])
    return words | {"seat": view.seat}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_text_says_what_the_words_say(players: int, seed: int) -> None:
    """10.1, 10.2: nothing more and nothing less, from the deal to the end, names with quotation marks too."""
    names = ['Zoë "the mason"', "\\ \x7f", "</script>", "…"][:players]
    game = Game.deal(players, "random", seed, names=names)
    rng = random.Random(seed)
    while True:
        for seat in (None, *range(players)):
            view = View.of(game, seat)
            assert as_words(view, len(game.moves)) == view_words(view)
        if game.over:
            break
        seat = rng.choice(list(game.deciders))
        game.apply(seat, rng.choice(list(game.legal(seat))))


def test_what_is_left_to_memory_is_left_out() -> None:
    """10.3: hands, money, and the standing that tells of hands."""
    view = View.of(Game.deal(3, "base", 1), None)
    seat = json.loads(seat_text(view, 1, True, True))
    assert (seat["hand"], seat["money"], seat["hand_size"]) == (None, None, 6)
    assert json.loads(seat_text(view, 1, False, True))["hand"] is not None
    assert json.loads(seat_text(view, 1, True, False))["money"] is not None
    shown = json.loads(f"{{{body_text(view, 0, False, False)}}}")
    hidden = json.loads(f"{{{body_text(view, 0, True, True)}}}")
    assert hidden["standings"]["hostelry"] is None
    assert hidden["standings"]["chapel"]["gain"] is not None
    assert (shown["ending"]["place"] is None, hidden["ending"]["place"]) == (False, None)
    prizes = shown["standings"]["hostelry"]["gain"]
    assert any(prizes)
    added = zip(shown["ending"]["add"], prizes, strict=True)
    assert hidden["ending"]["add"] == [add - prize for add, prize in added], "what hands are worth is in no sum"
