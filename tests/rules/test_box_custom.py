"""A box of one's own: other data, another name, a digest; and whole games with it."""

from __future__ import annotations

import hashlib
import json
import pickle
from pathlib import Path
from typing import Any

import pytest
from tests.positions import Position, first, paid, play, rule, words
from tests.rules.test_box_errors import own

from london_bridge.rules import Box, Game, Rng, default_box
from london_bridge.rules.box import canonical
from london_bridge.rules.words import KINDS
from london_bridge.view import View


def another() -> dict[str, Any]:
    """A box that differs in everything that may differ."""
    data = own()
    data["stacks"] = ["gate", "park", "haberdasher", "chapel", "guild", "hostelry"]
    data["rondel"] = ["X", 3, 1, 4, 2, 1]
    data["chapel_track"] = {"spaces": 40, "money": {"1": 1, "10": 4, "39": 12}}
    data["gate_track"] = {"spaces": 20, "money": {"10": 5, "20": 15}, "bonus": [1, 4, 6, 8, 10, 20]}
    data["cards"] = {"0": 4, "1": 9, "2": 5, "3": 30, "4": 6}
    data["round_markers"] = {"1": 0, "2": 14, "3": 1}
    data["bonus"][0] = ["share"] * 3 + ["x_space"] * 3 + ["plus_one"] * 2
    data["bonus"][1] = ["plus_one"] + ["take_back"] * 3 + ["gate_two"] * 3 + ["noblewoman"]
    data["bonus"][2] = ["noblewoman"] * 2 + ["free_centre"] * 3 + ["chapel_two"] * 3
    data["buildings"]["park"] = {"blue": 12, "gray": 0, "green": 0, "orange": 0}
    data["crests"] = {"blue": 24, "gray": 12, "green": 12, "orange": 12}
    data["buildings"]["guild"][0] = 60  # 4 and 60 change places
    data["buildings"]["hostelry"]["4"] = data["buildings"]["hostelry"].pop("60")
    return data


@rule("1.4")
def test_the_digest_is_sha_256_of_the_canonical_json():
    """Keys sorted, no spaces, UTF-8: as anybody can work it out."""
    for box in (default_box(), Box(own()), Box(another())):
        text = json.dumps(box.data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert box.digest == hashlib.sha256(text.encode()).hexdigest()
        assert canonical(box.data) == text


def test_the_label_says_which_box_a_record_was_made_with():
    assert default_box().label == "reconstruction-1"
    box = Box(own())
    assert box.label == f"attic-find@{box.digest}"


@pytest.mark.parametrize("name", ["a", "7", "a" * 40, "my-box_2.1"])
def test_names_that_are_allowed(name: str):
    assert Box({**own(), "name": name}).name == name


def test_the_order_of_keys_and_the_layout_of_the_file_do_not_matter(tmp_path: Path):
    """A box in its canonical form, or with its keys reversed, is the same box. So is one that starts with a BOM."""
    box = Box(another())
    file = tmp_path / "box.json"

    def upside_down(value: Any) -> Any:
        return {k: upside_down(value[k]) for k in reversed(value)} if isinstance(value, dict) else value

    for text in (canonical(box.data), json.dumps(upside_down(box.data), indent=8), "\ufeff" + json.dumps(box.data)):
        file.write_text(text, encoding="utf-8")
        again = Box.load(file)
        assert again == box
        assert hash(again) == hash(box)
        assert list(again.tables.chapel_money) == list(box.tables.chapel_money)


def test_the_default_box_from_a_file_is_the_default_box(tmp_path: Path):
    file = tmp_path / "box.json"
    file.write_text(json.dumps(default_box().data), encoding="utf-8")
    assert Box.load(file) == default_box()


def test_different_data_are_different_boxes():
    assert Box(own()) != default_box()
    assert Box(own()) == Box(own())
    assert Box(own()) != Box(another())
    assert Box(own()) != "attic-find"


def test_a_box_does_not_change_with_the_data_it_was_made_from():
    data = own()
    box = Box(data)
    data["rondel"][1] = 9
    assert box == Box(own())
    assert box.data["rondel"][1] == 1


def test_a_box_can_be_pickled():
    for box in (default_box(), Box(another())):
        again = pickle.loads(pickle.dumps(box))
        assert again == box
        assert list(again.tables.tiles) == list(box.tables.tiles)
    assert pickle.loads(pickle.dumps(default_box())) is default_box()


@rule("1.9")
def test_another_order_of_stacks():
    """With the X beside stack 0 the spaces pay 3, 1, 4, 2, 1; place:2 takes a haberdasher, the centre goes by kinds."""
    box = Box(another())
    for stack, amount in ((1, 3), (2, 1), (3, 4), (4, 2), (5, 1)):
        game = Position(4, box=box, x=0).game()
        first(game, 0)
        told = play(game, f"0 place:{stack}")
        assert paid(told) == [("5.2", amount)]
        assert [event.data["kind"] for event in told if event.kind == "take"] == [another()["stacks"][stack]]
    game = Position(4, box=box, x=0).left("haberdasher", 0).game()
    first(game, 0)
    assert "place:2" not in words(game, 0)
    assert "place:centre:haberdasher" not in words(game, 0)
    assert "place:5" in words(game, 0)


@rule("1.10", "1.11", "5.12", "5.13")
def test_longer_tracks():
    box = Box(another())
    game = Position(4, round=2, box=box).chapel((0, 38)).gate((0, 18)).tiles(0, "chapel_two", "gate_two").game()
    first(game, 0)
    told = play(game, "0 advance:chapel", "0 advance:gate")
    assert [amount for number, amount in paid(told) if number == "5.12"] == [12, 15]
    assert (game.state.chapel[0], game.state.gate[0]) == (40, 20)
    assert words(game, 0) == ["bonus:0", "bonus:1", "bonus:2"]
    refusal = game.why_not(0, "advance:chapel")
    assert refusal is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_with_another_box(players: int):
    box = Box(another())
    for seed in range(40):
        rng = Rng(seed)
        game = Game.deal(players, "random", seed=seed, box=box)
        assert all(marker in (0, 2, 3) for marker in game.state.deal.markers)
        while not game.over:
            seat = game.deciders[rng.below(len(game.deciders))]
            if rng.below(20) == 0:
                possible = View.of(game, seat).possible_game(rng)
                assert possible.legal_mask(seat) == game.legal_mask(seat)
                assert sorted(possible.state.deal.stacks) == sorted(game.state.deal.stacks)
            game.apply(seat, game.legal(seat)[rng.below(len(game.legal(seat)))])
        result = game.result
        assert result is not None
        assert sum(payment.amount for payment in result.breakdown) == sum(result.money)
        s = game.state
        cards = [sum(s.hand[seat * 5 + value] for seat in range(4)) + s.supply[value] for value in range(5)]
        assert cards[1:] == [9, 5, 30, 6]
        assert pickle.loads(pickle.dumps(game)).result == result
        assert max(s.chapel) <= 40
        assert len(KINDS) == 6
