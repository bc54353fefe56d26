"""The picture of a table: one SVG that stands by itself, of what a seat may know and nothing else."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from london_bridge.art.board import SCORING_WORDS, board_svg
from london_bridge.art.canvas import drawing, palette
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game, Rng
from london_bridge.rules.words import SCORINGS
from london_bridge.view import View

SVG = "{http://www.w3.org/2000/svg}"


def moments(players: int, seed: int, every: int):
    """A random game, shown now and then and at its end."""
    game = Game.deal(players, "random", seed, names=["Ann & Bob <b>", "B" * 50, "Chloé", "Dmitri"][:players])
    rng = Rng(seed)
    count = 0
    while not game.over:
        if count % every == 0:
            yield game
        seat = game.deciders[0]
        legal = game.legal(seat)
        game.apply(seat, legal[rng.below(len(legal))])
        count += 1
    yield game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_picture_stands_by_itself(players: int, theme: str):
    """Every symbol that is used is there, no colour is left to a style sheet, and it is well-formed at every moment."""
    for game in moments(players, 3, 23):
        text = board_svg(View.of(game, 0), theme)
        assert "var(--" not in text
        root = ET.fromstring(text)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        used = {element.get("href") for element in root.iter(f"{SVG}use")}
        assert used <= {f"#{name}" for name in ids}
        assert {f"#{name}" for name in ids if name != f"lb-{theme}-waves"} == used
        colours = set(re.findall(r"#[0-9a-f]{6,8}\b", text))
        assert colours <= set(palette(theme).values())


def test_it_says_what_a_bridge_takes():
    """5.5, 5.6: below the last house, parks only after house 1, anything after a park or on an empty bridge."""
    game = Game.deal(4, "base", seed=7)
    game.state.bridge = [30, 29, *[0] * 10, 30, 1, *[0] * 10, 30, 61, *[0] * 10, *range(30, 18, -1)]
    game.state.built = [2, 2, 2, 12]
    texts = [element.text for element in ET.fromstring(board_svg(View.of(game))).iter(f"{SVG}text")]
    words = [text for text in texts if text and ("takes" in text or "full" in text)]
    assert words == ["takes houses below 29", "takes parks only", "takes any house", "the bridge is full"]


def test_it_shows_names_numbers_and_money():
    game = Game.deal(4, "base", seed=7, names=["Ann & Bob", "Bea", "Chloé", "Dmitri"])
    texts = [element.text for element in ET.fromstring(board_svg(View.of(game))).iter(f"{SVG}text")]
    assert {"Ann & Bob", "Bea", "Chloé", "Dmitri", "Round 1"} <= set(texts)
    view = View.of(game).sketch
    tops = [view.deal.stacks[kind * 12] for kind in range(6)]
    assert {str(top) for top in tops if top < 61} <= set(texts)
    assert texts.count("5") >= 4  # pounds


def test_the_picture_is_a_function_of_the_view():
    """10.1, 10.2: another game that fits the view looks the same."""
    rng = Rng(1)
    for game in moments(3, 8, 40):
        for seat in (None, 1):
            view = View.of(game, seat)
            other = View.of(view.possible_game(rng), seat)
            assert board_svg(view) == board_svg(other)


def test_cards_that_lie_face_down_are_shown_to_their_owner_alone():
    game = Game.deal(3, "base", seed=2)
    game.apply(1, "card:3")
    assert "lb-day-card-back" in board_svg(View.of(game, 0))
    assert "lb-day-card-back" not in board_svg(View.of(game, 1))


def test_where_the_tile_may_stand_is_lit():
    """5.5 to 5.7: gold where the tile that was taken may be built, on the bridge of who builds."""
    game = Game.deal(2, "base", seed=2)
    for card in ("card:4", "card:1"):
        for seat in (0, 1):
            game.apply(seat, card)
    lit = palette("day")["gold-deep"].lstrip("#")
    assert f"lb-day-site-{lit}" not in board_svg(View.of(game))
    game.apply(game.deciders[0], next(move for move in game.legal(game.deciders[0]) if str(move).startswith("place")))
    assert f"lb-day-site-{lit}" in board_svg(View.of(game))


def test_every_scoring_has_its_words():
    assert {name: tuple(words) for name, words in SCORING_WORDS.items()} == SCORINGS


def test_errors_are_for_people():
    view = View.of(Game.deal(2, "base", seed=1))
    with pytest.raises(LondonBridgeError, match="say day or night"):
        board_svg(view, "dusk")
    with pytest.raises(LondonBridgeError, match="no drawing 'dragon'"):
        drawing("dragon")
