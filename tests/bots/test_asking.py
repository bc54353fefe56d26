"""What an outside bot may ask while it thinks: moves tried and games played from a view, and nothing hidden told."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from london_bridge.bots import BotError
from london_bridge.bots.asking import MOST_LINES, answer_playouts, answer_try
from london_bridge.bots.outside import OutsideBot
from london_bridge.bots.registry import chooser
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game
from london_bridge.rules.rng import Rng
from london_bridge.view import View
from london_bridge.view.view_document import view_words


def views(players: int, seed: int) -> list[View]:
    """The views of whoever acts, through a game by chance."""
    game, rng, found = Game.deal(players, seed=seed), Rng(seed), []
    while not game.over:
        for seat in game.deciders:
            found.append(View.of(game, seat))
        seat = game.deciders[0]
        game.play(seat, game.legal(seat)[rng.below(len(game.legal(seat)))])
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_can_be_tried(players: int):
    """Every legal move leads somewhere, by seed and with the unknown left unknown, at every moment of a game."""
    for view in views(players, 5):
        lines = [[str(move)] for move in view.legal()]
        for asked in ({"lines": lines, "seed": 3}, {"lines": lines}):
            results = answer_try(asked, view)["results"]
            assert len(results) == len(lines)
            for result in results:
                assert "error" not in result
                assert result["view"]["seat"] == view.seat
                assert result["due"] is None or not result["legal"]


def test_what_is_hidden_changes_no_answer():
    """Rule 10.1: games that differ in hidden things alone give the same answers."""
    for number, view in enumerate(views(3, 9)[::7]):
        assert view.seat is not None
        other = View.of(view.possible_game(number), view.seat)
        lines = [[str(move)] for move in view.legal()]
        for asked in ({"lines": lines, "seed": 8}, {"lines": lines}):
            assert answer_try(asked, view) == answer_try(asked, other)
        asked = {"lines": lines, "playouts": 3, "seed": 8}
        assert answer_playouts(asked, view, chooser) == answer_playouts(asked, other, chooser)


def test_a_line_goes_on_for_others_and_ends_where_something_is_turned_up():
    """With a seed a game can be led to its end; without, a line ends at what nobody has seen."""
    view = View.of(Game.deal(2, seed=4), 0)
    line: list[Any] = []
    for _ in range(500):
        (result,) = answer_try({"lines": [line], "seed": 2}, view)["results"]
        if not result["legal"]:
            break
        seat, words = next(iter(result["legal"].items()))
        line.append([int(seat), words[0]])
        if len(line) == 200:
            break
    assert len(line) > 20
    unknown = answer_try({"lines": [line]}, view)["results"][0]
    assert "nobody has seen" in unknown["error"]


def test_a_view_that_was_brought_can_be_gone_on_with():
    """A line in two parts is the line."""
    view = View.of(Game.deal(4, seed=6), 1)
    (first,) = answer_try({"lines": [["card:2"]], "seed": 1}, view)["results"]
    assert first["view"]["seats"][1]["cards"]
    lines = [[["0", "card:1"]], [[0, "card:1"]]]
    with pytest.raises(BotError, match="is no move"):
        answer_try({"lines": lines, "view": first["view"]}, view)
    (second,) = answer_try({"lines": lines[1:], "view": first["view"]}, view)["results"]
    assert sorted(second["legal"]) == ["2", "3"]
    (same,) = answer_try({"lines": lines[1:], "position": View.of(Game.deal(4, seed=6), 1).position()}, view)["results"]
    assert sorted(same["legal"]) == ["1", "2", "3"]


def test_playouts_prefer_what_the_journeyman_prefers():
    """Over the same games its first move brings more than its last; a seed repeats."""
    from london_bridge.bots import appraise

    better = total = 0
    for view in views(4, 12)[::9]:
        worth = list(appraise(view).items())
        if len(worth) < 3 or worth[0][1] - worth[-1][1] < 3:
            continue
        asked = {"lines": [[str(worth[0][0])], [str(worth[-1][0])]], "playouts": 60, "seed": 1}
        first, last = answer_playouts(asked, view, chooser)["results"]
        assert answer_playouts(asked, view, chooser)["results"] == [first, last]
        assert first["playouts"] == 60
        assert view.seat is not None
        better += first["money"][view.seat] > last["money"][view.seat]
        total += 1
    assert total >= 5
    assert better >= 0.8 * total


@pytest.mark.parametrize(
    "asked",
    [
        None,
        [],
        {},
        {"lines": []},
        {"lines": [["card:1"]] * (MOST_LINES + 1)},
        {"lines": [["card:9"]]},
        {"lines": [[[7, "card:1"]]]},
        {"lines": [[[True, "card:1"]]]},
        {"lines": [["card:1"]], "seed": -1},
        {"lines": [["card:1"]], "seed": "1"},
        {"lines": [["card:1"]], "view": {}},
        {"lines": [["card:1"]], "view": []},
        {"lines": [["card:1"]], "position": "nonsense"},
        {"lines": [["card:1"]], "depth": 3},
        {"lines": "card:1"},
    ],
)
def test_what_cannot_be_answered_is_a_sentence(asked: object):
    view = View.of(Game.deal(3, seed=1), 0)
    with pytest.raises(LondonBridgeError, match=r"\.$|\)$"):
        answer_try(asked, view)
    with pytest.raises(LondonBridgeError, match=r"\.$|\)$"):
        answer_playouts(asked, view, chooser)


@pytest.mark.parametrize("path", ["stacks", "seats", "rondel", "now", "markers", "bonus", "chapel_order", "supply"])
def test_a_damaged_view_is_a_sentence(path: str):
    """Whatever stands in the place of a part of a view, nothing breaks."""
    view = View.of(Game.deal(4, seed=2), 0)
    damages: tuple[Any, ...] = (None, [], {}, 7, "x", [[]], [1e9], [99999999999], {"chapel": 1})
    for damage in damages:
        asked = {"lines": [["card:1"]], "view": {**json.loads(json.dumps(view_words(view))), path: damage}}
        with suppress(LondonBridgeError):
            answer_try(asked, view)


ASKS = """
import json, sys
def say(line): print(line, flush=True)
def hear(): return sys.stdin.readline().partition(' ')
for line in sys.stdin:
    word, _, rest = line.partition(' ')
    if word == 'london-bridge': say('ready asks')
    elif word == 'choose':
        view = json.loads(rest)
        assert view['components']['buildings']['chapel']['2'] == 'green'
        legal = view['legal']
        say('try {')
        first, _, sentence = hear()
        assert first == 'error' and 'JSON' in sentence
        say('try ' + json.dumps({'lines': [[move] for move in legal], 'seed': 2**64 - 1}))
        first, _, found = hear()
        assert first == 'tried' and len(json.loads(found)['results']) == len(legal), found
        say('try ' + json.dumps({'lines': [[legal[0]]], 'view': json.loads(found)['results'][0]['view']}))
        first, _, found = hear()
        assert first in ('tried', 'error')
        say('playouts ' + json.dumps({'lines': [[move] for move in legal], 'playouts': 10, 'seed': 1}))
        first, _, found = hear()
        money = [one['money'][view['seat']] for one in json.loads(found)['results']]
        say('move ' + legal[money.index(max(money))])
"""


@pytest.mark.parametrize("players", [2, 4])
def test_a_program_searches_with_the_rules_of_the_game(tmp_path: Path, players: int):
    """A program that knows no rule plays a game by asking, and ends before random opponents."""
    (tmp_path / "asks.py").write_text(ASKS)
    bot = OutsideBot(f"exec:{sys.executable} {tmp_path / 'asks.py'}", 1)
    try:
        game, rng = Game.deal(players, seed=3), Rng(1)
        while not game.over:
            seat = game.deciders[0]
            legal = game.legal(seat)
            game.play(seat, bot.choose(View.of(game, seat)) if seat == 0 else legal[rng.below(len(legal))])
    finally:
        bot.close()
    assert game.result is not None
    assert game.result.ranking[0] == 0
