"""Views of tables that hide hands or money, read back: a bot elsewhere can think on what such a table sends (10.3)."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from london_bridge.bots import make
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game, Rng, default_box
from london_bridge.server.tables.views import words_for
from london_bridge.server.wire.options import Options
from london_bridge.view import View
from london_bridge.view.view_document import view_from


def moments(players: int, seed: int) -> list[Game]:
    """Copies of a game, from all its phases."""
    game, rng = Game.deal(players, "random", seed), Rng(seed)
    found = []
    while not game.over:
        found.append(game.copy())
        seat = game.deciders[rng.below(len(game.deciders))]
        game.apply(seat, game.legal(seat)[rng.below(len(game.legal(seat)))])
    return found


def sent(game: Game, seat: int | None, options: Options) -> dict[str, Any]:
    """A view as a table with these options sends it."""
    return words_for(View.of(game, seat), options, len(game.moves), hiding=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_hands_are_filled_with_cards_that_can_be_there(players: Literal[2, 3, 4]):
    """Hands have their size, no card is twice, one's own hand and moves are what they are."""
    options, journeyman = Options(players=players, hands="hidden", money="hidden"), make("journeyman", 1)
    for game in moments(players, 5)[::4]:
        for seat in (0, players - 1, None):
            data = sent(game, seat, options)
            view = view_from(data, default_box(), 7)
            true = View.of(game, seat)
            hands, wanted = list(view.sketch.hand), list(true.sketch.hand)
            for value in range(5):
                assert sum(hands[value::5]) == sum(wanted[value::5])
            for other in range(players):
                assert sum(hands[other * 5 : other * 5 + 5]) == data["seats"][other]["hand_size"]
            assert view.legal() == true.legal()
            if seat is not None:
                assert hands[seat * 5 : seat * 5 + 5] == wanted[seat * 5 : seat * 5 + 5]
                assert view.sketch.money[seat] == true.sketch.money[seat]
            if view.legal():
                assert journeyman.choose(view) in true.legal()
                assert view.possible_game(3).legal(view.seat or 0) == true.legal()


def test_other_luck_gives_other_hands_and_what_is_remembered_counts():
    """Each `rng` deals anew; numbers that somebody puts in stand."""
    options = Options(hands="hidden", money="hidden")
    game = moments(4, 9)[30]
    data = sent(game, 1, options)
    dealt = {tuple(view_from(data, default_box(), luck).sketch.hand) for luck in range(20)}
    assert len(dealt) > 3
    for seat in data["seats"]:
        seat["hand"] = seat["hand"] or [seat["hand_size"], 0, 0, 0, 0]
        seat["money"] = 17
    view = view_from(data, default_box())
    assert list(view.sketch.money)[:4] == [17] * 4


def test_a_view_that_does_not_add_up_is_refused():
    """A sentence, not a TypeError."""
    data = sent(moments(3, 2)[20], 0, Options(players=3, hands="hidden"))
    data["seats"][1]["hand_size"] += 1
    with pytest.raises(LondonBridgeError, match="hidden hands"):
        view_from(data, default_box())
