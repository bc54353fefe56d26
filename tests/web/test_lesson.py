"""The first game that the client teaches: its deal, its bots' scripts and what the coach proposes fit the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from london_bridge.record import Record
from london_bridge.rules import Event, Game

LESSON = Path(__file__).parents[2] / "web/src/lib/pages/learn/lesson.json"
#: The tile that the coach names in each round.
NAMED = [58, 42, 26, 24, 20, "green", 46, 52]
LEARNER = 0

pytestmark = pytest.mark.skipif(not LESSON.exists(), reason="the client's source is not here")


def proposal(part: dict[str, Any], words: list[str]) -> str:
    """What the coach says, where it says something; else the first thing, but the best card that can be drawn."""
    for word in (f"card:{part['card']}", part["place"]):
        if word in words:
            return str(word)
    return max(words) if words[0].startswith("draw") or "done" in words else words[0]


def follow() -> tuple[Game, list[Event]]:
    """Play the planned rounds of the lesson as it proposes them; everything that happens is told."""
    lesson = json.loads(LESSON.read_text(encoding="utf-8"))
    game = Record.parse(json.dumps(lesson["record"])).resume()
    heard: list[Event] = []
    game.listen(heard.append)
    scripts = [iter(script) for script in lesson["scripts"]]
    plan = {part["round"]: part for part in lesson["plan"]}
    while game.state.round in plan:
        seat = game.deciders[0]
        words = [str(move) for move in game.legal(seat)]
        word = proposal(plan[game.state.round], words) if seat == LEARNER else next(scripts[seat - 1])
        assert word in words, f"round {game.state.round}, seat {seat}: {word} is not among {words}"
        game.apply(seat, word)
    return game, heard


def test_no_proposed_or_scripted_move_is_refused() -> None:
    """Whoever follows the coach meets everything that it announces, to the last planned round."""
    game, _ = follow()
    assert game.state.round == len(NAMED) + 1


def test_the_learner_takes_the_tiles_that_the_coach_names() -> None:
    """The texts name house numbers: those on top of the stacks when the coach speaks."""
    _, heard = follow()
    assert [event.data["tile"] for event in heard if event.kind == "take" and event.seat == LEARNER] == NAMED


def test_what_the_coach_tells_of_the_third_round_happens() -> None:
    """Round 3: a tie that the learner wins on the chapel track (4.5), and three steps to a bonus tile (5.12)."""
    _, heard = follow()
    third = [event for event in heard if event.round == 3]
    turns = next(event.data["turns"] for event in third if event.kind == "order")
    assert turns[0]["seat"] == LEARNER
    assert turns[0]["value"] == turns[1]["value"]
    assert [event.kind for event in third if event.seat == LEARNER].count("bonus") == 1
