"""docs/record.schema.json: it takes whatever is written here, and refuses what it says it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings

from london_bridge.record import Record
from london_bridge.rules import Game
from london_bridge.rules.moves import WORDS

from .samples import example, games, own_box, random_game, refusal

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def test_the_schema_is_one():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@settings(max_examples=25, deadline=None)
@given(games())
def test_every_record_that_is_written_meets_the_schema(game: Game):
    VALIDATOR.validate(json.loads(Record.of(game).to_json()))


def test_the_examples_meet_the_schema():
    VALIDATOR.validate(example())
    VALIDATOR.validate(json.loads(Record.of(random_game(4, 3, box=own_box())).to_json()))


def test_the_worked_example_of_the_documentation_is_right():
    """docs/record.md shows one round of a game; it checks as every other record does."""
    text = (DOCS / "record.md").read_text(encoding="utf-8")
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]
    assert shown
    for document in shown:
        VALIDATOR.validate(document)
        record = Record.from_document(document)
        assert not record.finished
        assert record.game().state.round == 2


def test_the_schema_knows_every_move():
    patterns = [move["pattern"] for move in SCHEMA["$defs"]["move"]["oneOf"]]
    for word in WORDS:
        assert sum(bool(re.search(pattern, word)) for pattern in patterns) == 1, word


LINES = {
    "lines": [{"move": 4, "steps": [[0, "place:2"], [None, "stack:chapel:32"]]}, {"move": 0, "open": True, "steps": []}]
}


@pytest.mark.parametrize("analysis", [LINES, {"lines": 7}, "in my head", None])
def test_a_record_keeps_analysis_whatever_it_holds(analysis: object):
    """Unknown extra keys are kept and ignored: a record with lines is the same game, also for who cannot read them."""
    document = example() | {"analysis": analysis}
    VALIDATOR.validate(document)
    record = Record.from_document(document)
    assert json.loads(record.to_json())["analysis"] == analysis
    assert record.game() == Record.from_document(example()).game()


@pytest.mark.parametrize(
    ("step", "right"),
    [
        ([0, "place:2"], True),
        ([None, "stack:chapel:32"], True),
        ([None, "stack:park:blue"], True),
        ([None, "bonus:2:share"], True),
        ([None, "marker:3"], True),
        ([None, "place:2"], False),
        ([0, "marker:3"], False),
        ([4, "place:2"], False),
        ([None, "stack:park:61"], False),
        ([0, "place:2", "done"], False),
    ],
)
def test_the_schema_says_what_lines_look_like(step: list[object], right: bool):
    """docs/record.md: moves of seats, and draws without one."""
    lines = VALIDATOR.evolve(schema=SCHEMA["$defs"]["analysis"] | {"$defs": SCHEMA["$defs"]})
    assert lines.is_valid({"lines": [{"move": 0, "steps": [step]}]}) is right


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(format="old-london-bridge/2"),
        lambda d: d.update(box="mine"),
        lambda d: d.update(players=["A"]),
        lambda d: d.update(players=["A", "B", "bell\a"]),
        lambda d: d["scoring"].update(gate="longest"),
        lambda d: d["setup"].update(steps=["A", "B", "D"]),
        lambda d: d["setup"].update(rondel=6),
        lambda d: d["setup"].update(rounds=[1, 2, 3] * 2),
        lambda d: d["setup"].update(rounds=[1] * 6 + [2] * 6),
        lambda d: d["setup"]["stacks"]["gate"].reverse() or d["setup"]["stacks"]["gate"].__setitem__(0, 1),
        lambda d: d["setup"]["stacks"]["park"].__setitem__(0, "gray"),
        lambda d: d["setup"]["bonus"][0].__setitem__(0, "plus_one"),
        lambda d: d["moves"].__setitem__(0, [1, "card:5"]),
        lambda d: d["moves"].__setitem__(0, [3, "card:3"]),
        lambda d: d["result"].update(money=[1, 2]),
        lambda d: d.pop("moves"),
    ],
)
def test_what_the_schema_refuses_the_reader_refuses(change):
    document = example()
    change(document)
    assert not VALIDATOR.is_valid(document)
    assert refusal(document).path
