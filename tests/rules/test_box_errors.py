"""A box file that cannot be right is refused in one sentence that says what is wrong, where, and by which rule."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.positions import rule

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Box, BoxError, default_box
from london_bridge.rules.box import SIZE_LIMIT, parse

Data = dict[str, Any]
Change = Callable[[Data], object]


def own() -> Data:
    """The data of the default box under a name of its own."""
    data: Data = json.loads(json.dumps(default_box().data))
    data["name"] = "attic-find"
    return data


def set_at(path: str, value: object) -> Change:
    """A change: put a value at a place like `buildings.park.blue` or `bonus.0.3`."""

    def change(data: Any) -> None:
        *way, last = path.split(".")
        for part in way:
            data = data[int(part)] if isinstance(data, list) else data[part]
        data[int(last) if isinstance(data, list) else last] = value

    return change


def drop(path: str) -> Change:
    """A change: leave out a key."""

    def change(data: Any) -> None:
        *way, last = path.split(".")
        for part in way:
            data = data[part]
        del data[last]

    return change


def both(*changes: Change) -> Change:
    """Several changes."""

    def change(data: Data) -> None:
        for each in changes:
            each(data)

    return change


#: What is wrong, the change that makes it so, what the message must say, the rule that it names.
WRONG: list[tuple[str, Change, str, str]] = [
    ("a key is missing", drop("rondel"), "rondel: this key is missing", "1.4"),
    ("an unknown key", set_at("colour", 1), "unknown key", "1.4"),
    ("a name with spaces", set_at("name", "My Box"), "small letters", "1.4"),
    ("a name that is a number", set_at("name", 7), "small letters", "1.4"),
    ("a name that is too long", set_at("name", "a" * 41), "1 to 40", "1.4"),
    ("a name that starts with a dot", set_at("name", ".box"), "a letter or digit first", "1.4"),
    (
        "the default name with other data",
        both(set_at("name", "reconstruction-1"), set_at("rondel.1", 2)),
        "give your own data another name",
        "1.4",
    ),
    ("a stack twice", set_at("stacks.1", "park"), "stacks", "1.9"),
    ("the gate is not first", set_at("stacks", list("ab")), "the gate first", "1.9"),
    ("stacks of another type", set_at("stacks", "gate"), "stacks", "1.9"),
    ("a kind is missing", drop("buildings.park"), "buildings", "1.1"),
    ("an unknown kind", set_at("buildings.tower", {}), "tower", "1.1"),
    ("buildings that are a list", set_at("buildings", []), "an object is needed", "1.1"),
    ("eleven tiles of a kind", drop("buildings.gate.1"), "12 tiles of every kind; here are 11", "1.1"),
    ("a house number is missing", drop("buildings.gate.1"), "House number 1 is missing", "1.1"),
    ("numbers are missing", set_at("buildings.guild", [4]), "House numbers 9, 14, 19, 24, 29 and others", "1.1"),
    ("a number twice", set_at("buildings.guild.0", 9), "house number 9 is on two tiles", "1.2"),
    ("a number in the place of another", set_at("buildings.guild.0", 9), "House number 4 is missing", "1.2"),
    (
        "a number of another kind",
        both(drop("buildings.gate.1"), set_at("buildings.gate.7", "gray")),
        "house number 7 is on two tiles",
        "1.2",
    ),
    ("a number above 60", set_at("buildings.guild.0", 61), "from 1 to 60", "1.2"),
    ("a number 0", set_at("buildings.guild.0", 0), "from 1 to 60", "1.2"),
    ("a number in quotes", set_at("buildings.guild.0", "4"), "from 1 to 60", "1.2"),
    ("a number that is true", set_at("buildings.guild.0", True), "from 1 to 60", "1.2"),
    ("a number with a point", set_at("buildings.guild.0", 4.0), "from 1 to 60", "1.2"),
    (
        "a number written with a 0",
        both(drop("buildings.gate.1"), set_at("buildings.gate.01", "gray")),
        "from 1 to 60",
        "1.2",
    ),
    ("guild houses with crests", set_at("buildings.guild", {}), "a list of house numbers", "1.3"),
    ("chapels without crests", set_at("buildings.chapel", []), "an object is needed", "1.3"),
    ("an unknown crest", set_at("buildings.chapel.2", "purple"), "a crest (blue, gray, green, orange)", "1.3"),
    ("a crest of another type", set_at("buildings.chapel.2", ["green"]), "a crest", "1.3"),
    ("thirteen parks", set_at("buildings.park.blue", 4), "add up to 13", "1.1"),
    ("a negative number of parks", set_at("buildings.park.blue", -3), "from 0 to 12", "1.3"),
    ("a park without crest", drop("buildings.park.blue"), "blue", "1.3"),
    ("crests that do not add up", set_at("buildings.chapel.2", "blue"), "15 tiles with one blue crest", "1.3"),
    ("crests that do not add up the other way", set_at("crests.gray", 16), "16 tiles with one gray crest", "1.3"),
    ("a total of crests that is no number", set_at("crests.gray", None), "a whole number", "1.3"),
    ("a total of crests is missing", drop("crests.gray"), "gray", "1.3"),
    ("five 0s", set_at("cards.0", 5), "the number 4 is needed, not 5", "1.5"),
    ("too few 1s for four hands", set_at("cards.1", 4), "from 5 to 99", "1.5"),
    ("a number of cards that is text", set_at("cards.2", "15"), "a whole number", "1.5"),
    ("a number of cards that is true", set_at("cards.2", True), "a whole number", "1.5"),
    ("a value is missing", drop("cards.3"), "3", "1.5"),
    ("cards of another type", set_at("cards", [4, 15, 15, 11, 10]), "an object is needed", "1.5"),
    ("two bonus stacks", set_at("bonus", [[], []]), "three lists", "1.6"),
    ("a stack of seven", lambda data: data["bonus"][1].pop(), "bonus[1]: eight", "1.6"),
    ("an unknown tile", set_at("bonus.2.0", "joker"), "is no bonus tile", "1.6"),
    ("a tile of another type", set_at("bonus.2.0", {"share": 1}), "is no bonus tile", "1.6"),
    ("four of a tile", set_at("bonus.0.1", "share"), "of share there are 4", "1.6"),
    ("bonus stacks of another type", set_at("bonus", "share"), "three lists", "1.6"),
    ("fourteen markers", set_at("round_markers.2", 4), "15 round markers; these are 14", "1.7"),
    ("a marker with a 4", set_at("round_markers.4", 0), "4", "1.7"),
    ("a negative number of markers", set_at("round_markers.1", -5), "from 0 to 15", "1.7"),
    ("five outer spaces", set_at("rondel", ["X", 1, 2, 1, 3]), "six outer spaces", "1.8"),
    ("the X is not first", set_at("rondel", [1, "X", 2, 1, 3, 2]), '"X" first', "1.8"),
    ("two Xs", set_at("rondel.3", "X"), "rondel[3]", "1.8"),
    ("a space that pays nothing", set_at("rondel.3", 0), "from 1 to 9", "1.8"),
    ("a rondel of another type", set_at("rondel", {"X": 0}), "six outer spaces", "1.8"),
    ("a track that is too long", set_at("chapel_track.spaces", 41), "from 5 to 40", "1.10"),
    ("a track that is too short", set_at("gate_track.spaces", 4), "from 5 to 40", "1.11"),
    ("a length in quotes", set_at("gate_track.spaces", "14"), "a whole number", "1.11"),
    ("money beyond the last space", set_at("chapel_track.money.15", 20), "not a space of this track", "1.10"),
    ("money on space 0", set_at("chapel_track.money.0", 1), "not a space of this track", "1.10"),
    ("money on no space", set_at("chapel_track.money.stairs", 1), "not a space of this track", "1.10"),
    ("a chapel track that does not rise", set_at("chapel_track.money.8", 2), "not rising: space 8 pays 2", "1.10"),
    ("a gate track that does not rise", set_at("gate_track.money.3", 12), "not rising: space 14 pays 10", "1.11"),
    ("an amount of 0", set_at("chapel_track.money.2", 0), "from 1 to 50", "1.10"),
    ("an amount that is no number", set_at("chapel_track.money.2", [1]), "a whole number", "1.10"),
    ("money of another type", set_at("chapel_track.money", [1, 2]), "an object is needed", "1.10"),
    ("bonus spaces on the chapel track", set_at("chapel_track.bonus", [3]), "bonus", "1.10"),
    ("no bonus spaces on the gate track", drop("gate_track.bonus"), "bonus", "1.11"),
    ("bonus spaces that do not rise", set_at("gate_track.bonus", [3, 9, 6]), "not rising at space 6", "1.11"),
    ("a bonus space twice", set_at("gate_track.bonus", [3, 3]), "not rising at space 3", "1.11"),
    ("a bonus space beyond the last", set_at("gate_track.bonus", [3, 15]), "from 1 to 14", "1.11"),
    ("bonus spaces of another type", set_at("gate_track.bonus", "3"), "a list of spaces", "1.11"),
    ("a track of another type", set_at("gate_track", 14), "an object is needed", "1.11"),
]


@rule("1.4")
@pytest.mark.parametrize(("change", "says", "number"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_what_is_wrong_is_said(change: Change, says: str, number: str, tmp_path: Path):
    """Both where a box is made from data and where it is read from a file."""
    data = own()
    change(data)
    with pytest.raises(BoxError) as caught:
        Box(data)
    message = str(caught.value)
    assert says in message
    assert message.endswith(f"(rule {number})")
    assert "\n" not in message
    file = tmp_path / "box.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BoxError) as again:
        Box.load(file)
    assert str(again.value) == message.replace("box, ", f"{file}, ", 1), "with the file, for there may be several"


TEXTS = [
    ("", "is not JSON: Expecting value in line 1, column 1"),
    ("{", "is not JSON"),
    ('{"name": "a",\n "name": "b"}', '"name" stands twice'),
    ("[]", "one JSON object"),
    ("null", "one JSON object"),
    ('"box"', "one JSON object"),
    ("[" * 50_000, "nested too deeply"),
    ('{"name": ' + "[" * 30_000 + "]" * 30_000 + "}", "nested too deeply"),
    ('{"name": ' + "1" * 5_000 + "}", "far too long"),
    (" " * (SIZE_LIMIT + 1), "at most 100,000 characters"),
]


@pytest.mark.parametrize(("text", "says"), TEXTS, ids=[row[1] for row in TEXTS])
def test_text_that_is_no_box(text: str, says: str, tmp_path: Path):
    file = tmp_path / "box.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BoxError) as caught:
        Box.load(file)
    assert says in str(caught.value)
    assert str(file) in str(caught.value)
    assert len(str(caught.value)) < 300 + len(str(file))


@pytest.mark.parametrize("depth", [50, 200, 400, 800, 1600])
def test_nesting_of_any_depth_where_something_else_belongs(depth: int):
    text = json.dumps({**own(), "cards": "@"}).replace('"@"', "[" * depth + "]" * depth)
    with pytest.raises(BoxError):
        Box(parse(text, "box.json"))


def test_a_key_in_a_kind_that_stands_twice(tmp_path: Path):
    file = tmp_path / "box.json"
    text = json.dumps(own()).replace('"2": "green"', '"2": "green", "2": "green"', 1)
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BoxError, match='"2" stands twice'):
        Box.load(file)


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path):
    with pytest.raises(BoxError, match="cannot be read: No such file"):
        Box.load(tmp_path / "nowhere.json")
    with pytest.raises(BoxError, match="cannot be read: Is a directory"):
        Box.load(tmp_path)
    file = tmp_path / "box.json"
    file.write_bytes(b'{"name": "\xff"}')
    with pytest.raises(BoxError, match="UTF-8"):
        Box.load(file)


def test_the_message_can_always_be_shown(tmp_path: Path):
    """Half a surrogate pair in a key is legal JSON, and no text."""
    file = tmp_path / "box.json"
    file.write_text('{"\\ud800": 1, "\\ud800": 2}', encoding="utf-8")
    with pytest.raises(BoxError) as caught:
        Box.load(file)
    str(caught.value).encode("utf-8")
    with pytest.raises(BoxError) as caught:
        Box({**own(), "\ud800" * 500: 1})
    str(caught.value).encode("utf-8")
    assert len(str(caught.value)) < 300


def test_box_errors_are_for_people():
    """The command line prints errors of this family without a traceback."""
    assert issubclass(BoxError, LondonBridgeError)
