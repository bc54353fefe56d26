"""The board in the terminal: all that a seat may know is on it and nothing else, at any width, without colour."""

from __future__ import annotations

import io

import pytest

from london_bridge.cli.paper import paper
from london_bridge.cli.terminal_board import Board
from london_bridge.cli.wording.names import CREST_NAMES, CREST_SIGNS, KIND_NAMES, TILE_NAMES, building_short, letters_of
from london_bridge.rules import Box, Game, default_box
from london_bridge.rules.sizes import SITES
from london_bridge.rules.state import top_bonus, top_tile
from london_bridge.rules.words import BONUS_TILES, FIRST_PARK
from london_bridge.view import View

from .playing import random_game


def drawn(view: View, width: int = 100) -> str:
    out = io.StringIO()
    paper(out, width).print(Board(view))
    return out.getvalue()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_shows_all_that_is_public(players: int, width: int):
    """Stacks, tops, bridges, money, hands, tiles, supply, tracks, scorings: all there, within the width."""
    for number, game in enumerate(random_game(players, players)):
        if number % 17:
            continue
        s = game.state
        text = drawn(View.of(game, 0), width)
        assert max(map(len, text.splitlines())) <= width
        for kind in range(6):
            top = top_tile(s, kind)
            if 0 < top < FIRST_PARK:
                assert f"{top} " in text
        for stack in range(3):
            if top_bonus(s, stack) >= 0:
                assert f"{stack + 1} {TILE_NAMES[BONUS_TILES[top_bonus(s, stack)]]}" in text
        for seat in range(players):
            assert f"{letters_of(game.names)[seat]} {game.names[seat]}" in text
            assert (f"£{s.money[seat]}" if s.money[seat] >= 0 else f"−£{-s.money[seat]}") in text
            for site in range(s.built[seat]):
                tile = s.bridge[seat * SITES + site]
                if tile < FIRST_PARK:
                    assert building_short(s.deal.tables, tile) in text
        for category, scoring in game.scoring.items():
            assert f"{category}/{scoring}" in text
        assert ("The game is over" if game.over else f"Round {s.round} of") in text


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_the_board_is_blind_to_what_is_hidden(players: int):
    """10.1, 10.2: another game that agrees with the view draws the same board."""
    for number, game in enumerate(random_game(players, 3)):
        if number % 11 == 0 and not game.over:
            for seat in (0, None):
                view = View.of(game, seat)
                assert drawn(view) == drawn(View.of(view.possible_game(number), seat))


def test_the_own_card_is_shown_only_to_its_owner():
    game = Game.deal(4, seed=2)
    game.apply(0, "card:3")
    assert "(put down: 3)" in drawn(View.of(game, 0))
    assert "put down: 3" not in drawn(View.of(game, 1))
    assert "(1 of them put down)" in drawn(View.of(game, 1))


def test_crests_have_a_sign_besides_their_colour():
    """No meaning by colour alone: without any colour the legend and all signs are there."""
    text = drawn(View.of(Game.deal(4, seed=2), 0))
    assert "\x1b" not in text
    for crest, sign in CREST_SIGNS.items():
        assert f"{sign} {CREST_NAMES[crest]}" in text


def test_a_terminal_gets_colours_and_no_color_takes_them_away(monkeypatch: pytest.MonkeyPatch):
    class Terminal(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    view = View.of(Game.deal(4, seed=2), 0)
    coloured, plain = Terminal(), Terminal()
    paper(coloured, 100).print(Board(view))
    monkeypatch.setenv("NO_COLOR", "1")
    paper(plain, 100).print(Board(view))
    assert "\x1b[38;5" in coloured.getvalue() or "\x1b[94m" in coloured.getvalue()
    assert "\x1b[38" not in plain.getvalue()
    assert "\x1b[94m" not in plain.getvalue()


def test_where_signs_cannot_be_shown_letters_stand_for_them():
    """A terminal that knows only ASCII gets a board of the same shape."""
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    view = View.of(Game.deal(4, seed=2), 0)
    paper(out, 100).print(Board(view))
    out.flush()
    text = raw.getvalue().decode("ascii")
    assert "crests: b blue  o orange  y grey  n green  * all four" in text
    assert [len(line) for line in text.splitlines()] == [len(line) for line in drawn(view).splitlines()]


def test_a_long_track_goes_on_in_the_next_line():
    """A box of one's own may have tracks of 40 spaces (1.10)."""
    data = dict(default_box().data, name="long", gate_track={"spaces": 40, "money": {"40": 9}, "bonus": [3, 30]})
    text = drawn(View.of(Game.deal(4, seed=2, box=Box(data)), 0), 80)
    assert max(map(len, text.splitlines())) <= 80
    assert "40£9" in text
    assert "30+" in text


def test_every_kind_of_building_has_a_name():
    assert "guild house" in KIND_NAMES.values()
    text = drawn(View.of(Game.deal(2, seed=1)))
    assert all(name in text for name in KIND_NAMES.values())
