"""Hostile and damaged records: each gets one sentence with the place and, where a rule speaks, the rule's number."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from london_bridge.record import Record
from london_bridge.record.text import SIZE_LIMIT

from .samples import example, random_game, refusal, sample

Document = dict[str, Any]


def put(*path: str | int, value: Any) -> Callable[[Document], None]:
    """A change: set what stands at a path."""

    def change(document: Document) -> None:
        at: Any = document
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Document], None]:
    """A change: leave out what stands at a path."""

    def change(document: Document) -> None:
        at: Any = document
        for step in path[:-1]:
            at = at[step]
        del at[path[-1]]

    return change


# --- the form, the set-up, the result: change, place, rule, words ----------------------------------------------------

WRONG: dict[str, tuple[Callable[[Document], None], str, str | None, str]] = {
    "format missing": (drop("format"), "format", None, "missing"),
    "format unknown": (put("format", value="chess"), "format", None, '"old-london-bridge/1" is needed, not "chess"'),
    "format of a later version": (put("format", value="old-london-bridge/2"), "format", None, "version"),
    "format no text": (put("format", value=1), "format", None, "not 1"),
    "box missing": (drop("box"), "box", None, "missing"),
    "box no text": (put("box", value=None), "box", "1.4", "not null"),
    "box without digest": (put("box", value="mine"), "box", "1.4", "name@digest"),
    "box not here": (put("box", value="mine@" + "0" * 64), "box", "1.4", "not here"),
    "players missing": (drop("players"), "players", None, "missing"),
    "players no list": (put("players", value="Ann"), "players", "2.1", 'not "Ann"'),
    "one player": (put("players", value=["Ann"]), "players", "2.1", "not 1"),
    "five players": (put("players", value=list("abcde")), "players", "2.1", "not 5"),
    "a name that is a number": (put("players", 1, value=7), "players[1]", "2.1", "not 7"),
    "an empty name": (put("players", 1, value=""), "players[1]", "2.1", "1 to 200 characters, not 0"),
    "a long name": (put("players", 1, value="x" * 201), "players[1]", "2.1", "1 to 200 characters, not 201"),
    "a name with a control character": (put("players", 2, value="a\x1b[2J"), "players[2]", "2.1", "control"),
    "a name with a C1 control": (put("players", 2, value="a\x9bm"), "players[2]", "2.1", "control"),
    "scoring no object": (put("scoring", value="base"), "scoring", "2.8", 'not "base"'),
    "scoring incomplete": (drop("scoring", "gate"), "scoring.gate", "2.8", "missing"),
    "scoring unknown": (put("scoring", "gate", value="sets"), "scoring.gate", "2.8", '"sets" is no scoring of gate'),
    "scoring a list": (put("scoring", "gate", value=[]), "scoring.gate", "2.8", "a list is no scoring"),
    "setup missing": (drop("setup"), "setup", None, "missing"),
    "setup no object": (put("setup", value=[]), "setup", "2.1", "not a list"),
    "setup incomplete": (drop("setup", "bonus"), "setup.bonus", "2.1", "missing"),
    "steps no list": (put("setup", "steps", value="ABC"), "setup.steps", "2.4", 'not "ABC"'),
    "too few steps": (put("setup", "steps", value=["A", "B"]), "setup.steps", "2.4", "3 steps are needed, not 2"),
    "a step twice": (put("setup", "steps", value=["A", "B", "A"]), "setup.steps[2]", "2.4", "dealt twice"),
    "a step behind": (put("setup", "steps", value=["A", "B", "D"]), "setup.steps[2]", "2.4", 'A, B, C, not "D"'),
    "a step that is none": (put("setup", "steps", 0, value=0), "setup.steps[0]", "2.4", "not 0"),
    "rondel too far": (put("setup", "rondel", value=6), "setup.rondel", "2.7", "not 6"),
    "rondel negative": (put("setup", "rondel", value=-1), "setup.rondel", "2.7", "not -1"),
    "rondel true": (put("setup", "rondel", value=True), "setup.rondel", "2.7", "not true"),
    "rondel a fraction": (put("setup", "rondel", value=4.0), "setup.rondel", "2.7", "not 4.0"),
    "rondel huge": (put("setup", "rondel", value=10**300), "setup.rondel", "2.7", "more than 40 digits"),
    "too few markers": (drop("setup", "rounds", 0), "setup.rounds", "2.2", "12 round markers are needed, not 11"),
    "too many markers": (put("setup", "rounds", value=[1, 2, 3] * 5), "setup.rounds", "2.2", "not 15"),
    "a marker of 4": (put("setup", "rounds", 3, value=4), "setup.rounds[3]", "1.7", "1, 2 or 3, not 4"),
    "a marker that is true": (put("setup", "rounds", 3, value=True), "setup.rounds[3]", "1.7", "not true"),
    "a sixth marker of 1": (
        put("setup", "rounds", value=[1] * 6 + [2] * 5 + [3]),
        "setup.rounds[5]",
        "1.7",
        "one marker 1 too many; of the 15 markers 5 have that number",
    ),
    "stacks no object": (put("setup", "stacks", value=[[]]), "setup.stacks", "2.1", "not a list"),
    "a stack missing": (drop("setup", "stacks", "park"), "setup.stacks.park", "2.1", "missing"),
    "a tile missing": (drop("setup", "stacks", "gate", 4), "setup.stacks.gate", "1.1", "12 tiles are needed, not 11"),
    "a tile twice": (put("setup", "stacks", "gate", 5, value=11), "setup.stacks.gate[5]", "1.2", "11 is there twice"),
    "a tile in the wrong stack": (
        put("setup", "stacks", "gate", 5, value=20),
        "setup.stacks.gate[5]",
        "1.4",
        "house number 20 is no gate but a hostelry",
    ),
    "house number 0": (put("setup", "stacks", "gate", 5, value=0), "setup.stacks.gate[5]", "1.2", "1 to 60; 0 is"),
    "house number 61": (put("setup", "stacks", "gate", 5, value=61), "setup.stacks.gate[5]", "1.2", "61 is none"),
    "a huge house number": (put("setup", "stacks", "gate", 5, value=2**70), "setup.stacks.gate[5]", "1.2", "is none"),
    "a house number in quotes": (put("setup", "stacks", "gate", 5, value="26"), "setup.stacks.gate[5]", "1.2", '"26"'),
    "a house number that is true": (
        put("setup", "stacks", "gate", 4, value=True),
        "setup.stacks.gate[4]",
        "1.2",
        "true",
    ),
    "a house number with a fraction": (
        put("setup", "stacks", "gate", 4, value=1.0),
        "setup.stacks.gate[4]",
        "1.2",
        "1.0",
    ),
    "a park with a number": (put("setup", "stacks", "park", 0, value=3), "setup.stacks.park[0]", "1.3", "not 3"),
    "a park of a wrong colour": (
        put("setup", "stacks", "park", 0, value="red"),
        "setup.stacks.park[0]",
        "1.3",
        '"red"',
    ),
    "a park crest too many": (
        put("setup", "stacks", "park", 0, value="gray"),
        "setup.stacks.park[11]",
        "1.4",
        "one park with a gray crest too many; the box has 3",
    ),
    "bonus no list": (put("setup", "bonus", value={}), "setup.bonus", "2.6", "not an object"),
    "two bonus stacks": (drop("setup", "bonus", 2), "setup.bonus", "2.6", "3 stacks of bonus tiles are needed, not 2"),
    "seven bonus tiles": (drop("setup", "bonus", 2, 0), "setup.bonus[2]", "1.6", "8 bonus tiles are needed, not 7"),
    "an unknown bonus tile": (put("setup", "bonus", 1, 3, value="joker"), "setup.bonus[1][3]", "1.6", '"joker"'),
    "a bonus tile twice": (
        put("setup", "bonus", 1, 3, value="x_space"),
        "setup.bonus[1][3]",
        "1.6",
        "x_space too many",
    ),
    "moves missing": (drop("moves"), "moves", None, "missing"),
    "moves no list": (put("moves", value={"0": "card:3"}), "moves", "4.2", "not an object"),
    "result no object": (put("result", value=[1, 2]), "result", "8.8", "not a list"),
    "result null": (put("result", value=None), "result", "8.8", "the key is left out"),
    "result without money": (drop("result", "money"), "result.money", "8.8", "missing"),
    "money of too few": (drop("result", "money", 0), "result.money", "8.8", "3 numbers are needed, not 2"),
    "money with a fraction": (put("result", "money", 1, value=1.5), "result.money[1]", "8.8", "not 1.5"),
    "money that is true": (put("result", "money", 1, value=True), "result.money[1]", "8.8", "not true"),
    "money huge": (put("result", "money", 1, value=10**4000), "result.money[1]", "8.8", "more than any game"),
    "ranking no list": (put("result", "ranking", value="012"), "result.ranking", "8.8", 'not "012"'),
}


@pytest.mark.parametrize(("change", "path", "rule", "words"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_form_or_set_up_is_told_with_its_place_and_rule(change, path, rule, words):
    document = example()
    change(document)
    error = refusal(document)
    assert (error.path, error.rule) == (path, rule)
    assert words in str(error)
    assert str(error).startswith(f"{path}: ")
    assert (f"(rule {rule})." in str(error)) == (rule is not None)


@pytest.mark.parametrize("value", [None, True, 3, 0.5, "record", [], [example()]])
def test_a_record_is_an_object(value):
    error = refusal(json.dumps(value))
    assert "a record is a JSON object, not" in str(error)
    assert ("JSON Lines" in str(error)) == isinstance(value, list)


# --- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "path", "rule", "words"),
    [
        ("card:3", "moves[3]", None, 'a pair of seat and move is needed, not "card:3"'),
        ([], "moves[3]", None, "not a list of 0"),
        ([0, "place:3", 1], "moves[3]", None, "not a list of 3"),
        ({}, "moves[3]", None, "not an object"),
        (["0", "place:3"], "moves[3][0]", "2.1", 'seats go from 0 to 2, and "0" is none'),
        ([True, "place:3"], "moves[3][0]", "2.1", "true is none"),
        ([0.0, "place:3"], "moves[3][0]", "2.1", "0.0 is none"),
        ([3, "place:3"], "moves[3][0]", "2.1", "3 is none"),
        ([-1, "place:3"], "moves[3][0]", "2.1", "-1 is none"),
        ([2**64, "place:3"], "moves[3][0]", "2.1", "is none"),
        ([0, 3], "moves[3][1]", None, "3 is not a move"),
        ([0, "place:6"], "moves[3][1]", None, '"place:6" is not a move; moves look like card:3'),
        ([0, "PLACE:3"], "moves[3][1]", None, "is not a move"),
        ([0, "x" * 10_000], "moves[3][1]", None, "is not a move"),
        ([0, "\x1b]0;owned\x07"], "moves[3][1]", None, r"\u001b]0;owned\u0007"),
        (
            [1, "place:3"],
            "moves[3]",
            "4.5",
            '[1, "place:3"] is not legal: it is another player\'s turn; seat 0 has to move',
        ),
        ([0, "place:0"], "moves[3]", "5.2", "the X is closed without “Forbidden Ground”"),
        ([0, "build:0"], "moves[3]", "5.2", "the pawn is to be placed now"),
    ],
)
def test_a_move_that_cannot_be_is_told_with_its_number_and_rule(written, path, rule, words):
    document = example()
    document["moves"][3] = written
    error = refusal(document)
    assert (error.path, error.rule) == (path, rule)
    assert words in str(error)


def test_an_illegal_move_is_told_with_the_legal_ones_if_they_are_few():
    document = example()
    assert document["moves"][4] == [0, "build:0"]
    document["moves"][4] = [0, "build:1"]
    assert str(refusal(document)) == (
        'moves[4]: [0, "build:1"] is not legal: house number 35 fits the next empty site, site 1 (build:0): it must '
        "go there; legal is build:0 (rule 5.6)."
    )
    document["moves"][4] = [2, "done"]
    assert "seat 0 has to move" in str(refusal(document))


def test_a_card_played_twice_is_told_with_who_has_to_move():
    """4.2: in the card phase several seats may act."""
    document = example()
    document["moves"][1] = document["moves"][0]
    error = refusal(document)
    assert (error.path, error.rule) == ("moves[1]", "4.2")
    assert "seats 0, 2 have to move" in str(error)


def test_moves_after_the_end_are_refused():
    """7.1: nothing follows the end of the game."""
    document = example()
    count = len(document["moves"])
    document["moves"].append([0, "card:0"])
    error = refusal(document)
    assert (error.path, error.rule) == (f"moves[{count}]", "7.1")
    assert f"the game was over after {count} moves" in str(error)


def test_more_moves_than_any_game_has_are_refused_unread():
    document = example()
    document["moves"] = [[0, "done"]] * 5_001
    error = refusal(document)
    assert (error.path, error.rule) == ("moves", "7.1")
    assert "5,001 moves; a game has at most 5,000" in str(error)


def test_ten_million_moves_are_refused_for_their_length_alone():
    text = '{"format": "old-london-bridge/1", "moves": [' + '[0,"done"],' * 10_000_000 + "[]]}"
    for form in (text, text.encode()):
        error = refusal(form)
        assert f"longer than {SIZE_LIMIT:,} bytes" in str(error)
        assert error.rule == "7.1"


# --- results ---------------------------------------------------------------------------------------------------------


def test_a_wrong_result_is_told_with_the_right_one():
    document = example()
    money = list(document["result"]["money"])
    document["result"]["money"][1] += 1
    error = refusal(document)
    assert (error.path, error.rule) == ("result.money", "8.8")
    assert f"{document['result']['money']} is written, but the moves lead to {money}" in str(error)
    document = example()
    ranking = list(document["result"]["ranking"])
    document["result"]["ranking"].reverse()
    error = refusal(document)
    assert (error.path, error.rule) == ("result.ranking", "8.8")
    assert f"{ranking[::-1]} is written, but the moves lead to {ranking}" in str(error)


def test_a_ranking_with_a_seat_twice_is_wrong():
    document = example()
    document["result"]["ranking"] = [0, 0, 0]
    assert refusal(document).path == "result.ranking"


def test_a_finished_game_needs_its_result():
    document = example()
    result = document.pop("result")
    error = refusal(document)
    assert (error.path, error.rule) == ("result", "8.8")
    assert f"money {result['money']} and ranking {result['ranking']} must be here" in str(error)


def test_an_unfinished_game_has_no_result():
    """Also a record that was cut off: the sentence says who had to move."""
    document = example()
    del document["moves"][-1]
    error = refusal(document)
    assert (error.path, error.rule) == ("result", "7.1")
    assert f"not over after {len(document['moves'])} moves: seat " in str(error)


# --- text that is hardly JSON ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", [101, 999, 100_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_deep_nesting_is_refused_wherever_it_is(depth, opening, closing):
    inner = opening * depth + ("" if opening == "[" else "0") + closing * depth
    whole = json.dumps(example())
    refusal(inner)
    for place in ("chat", "moves", "setup", "players", "result"):
        document = example()
        document[place] = "HERE"
        refusal(json.dumps(document).replace('"HERE"', inner))
    error = refusal(whole[:-1] + f', "chat": {inner}}}')
    assert "more than 100 deep" in str(error)
    if depth == 100_000:  # then not even a place inside the record is known, but the one in the text is
        assert error.path == f"column {len(whole) + 10 + 100 * len(opening)}"
    refusal(opening * depth)


def test_a_hundred_levels_are_kept():
    document = example()
    document["chat"] = json.loads("[" * 100 + "]" * 100)
    assert Record.parse(Record.parse(json.dumps(document)).to_json(pretty=True)).document() == document


@pytest.mark.parametrize(
    ("old", "new", "path", "key"),
    [
        ('"rondel": 4', '"rondel": 4, "rondel": 4', "setup", "rondel"),
        ('"gate": "base"', '"gate": "base", "gate": "most"', "scoring", "gate"),
        ('"rondel": 4', '"rondel": 4, "log": [0, {"a b": {"x": 1, "x": 2}}]', 'setup.log[1]["a b"]', "x"),
        ('"box":', '"format": "old-london-bridge/1", "box":', "", "format"),
    ],
)
def test_a_key_that_stands_twice_is_told_with_its_place(old, new, path, key):
    text = json.dumps(example())
    assert old in text
    error = refusal(text.replace(old, new, 1))
    assert error.path == path
    assert f'the key "{key}" stands twice' in str(error)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999"])
def test_numbers_that_json_does_not_have_are_refused(number):
    for place in ('"rondel": 4', '"format": "old-london-bridge/1"'):
        before, after = json.dumps(example()).split(place)
        error = refusal(f'{before}{place}, "{number}": {number}{after}')
        assert number in str(error)
        assert error.path == f"column {len(before + place + number) + 7}"
        assert refusal(f'{before}{place},\n "a":\n  {number}{after}').path == "line 3, column 3"


def test_a_number_of_thousands_of_digits_is_refused():
    before, after = json.dumps(example()).split('"rondel": 4')
    error = refusal(f'{before}"rondel": {"4" * 100_000}{after}')
    assert "thousands of digits" in str(error)
    assert error.path == f"column {len(before) + 11}"


@pytest.mark.parametrize("text", [r'"\ud800"', r'["a", {"b": "\uDFFFx"}]', r'{"\uD83D": 1}'])
def test_half_a_surrogate_pair_is_refused(text):
    whole = json.dumps(example())
    error = refusal(whole[:-1] + f', "chat": {text}}}')
    assert "surrogate" in str(error)
    half = text.index('"', text.index("b") + 2) if "b" in text else text.index('"')
    assert error.path == f"column {len(whole) + 10 + half}"
    assert Record.parse(whole[:-1] + r', "chat": "\ud83d\ude42"}').extra == {"chat": "🙂"}


def test_invalid_utf8_is_told_with_its_byte():
    data = json.dumps(example()).encode()
    assert "byte 21 is not UTF-8 (it is 0xff)" in str(refusal(data[:20] + b"\xff" + data[20:]))
    assert "not UTF-8" in str(refusal(data.replace(b"Blue", b"\xed\xa0\x80")))
    assert "not UTF-8" in str(refusal("{}".encode("utf-16")))


def test_a_byte_order_mark_is_refused():
    data = json.dumps(example())
    assert "byte-order mark" in str(refusal("\ufeff" + data))
    assert "byte-order mark" in str(refusal(b"\xef\xbb\xbf" + data.encode()))


@pytest.mark.parametrize("end", [0, 1, 10, 500, 2000, -1])
def test_a_record_that_is_cut_off_is_told_with_line_and_column(end):
    text = json.dumps(example())
    cut = text[:end]
    error = refusal(cut)
    assert error.path.startswith("column ")
    assert "not JSON, or it is cut off" in str(error)
    lines = json.dumps(example(), indent=1)
    assert refusal(lines[: len(lines) // 2]).path.startswith("line ")


def test_something_after_the_end_is_refused():
    text = json.dumps(sample(moves=3))
    assert "something follows after the end" in str(refusal(text + text))


@pytest.mark.parametrize("text", ["{'format': 1}", '{"a": 1,}', '{"a": 01}', '{"a": "\t"}', "// c\n{}", '{"a": "\\x"}'])
def test_what_is_only_nearly_json_is_refused(text):
    assert "not JSON" in str(refusal(text))


def test_what_a_terminal_would_obey_is_shown_as_an_escape():
    document = example()
    document["format"] = "\x1b[2J\u202e\u200b" + "x" * 500
    sentence = str(refusal(document))
    assert sentence.isprintable()
    assert len(sentence) < 200


def test_a_record_is_still_read_deep_inside_another_program():
    """A caller near the recursion limit gets a record or a RecordError, nothing else."""
    text = Record.of(random_game(2, moves=4)).to_json()

    def below(depth: int) -> object:
        return below(depth - 1) if depth else Record.parse(text)

    assert below(500) == Record.parse(text)
