"""Traces: before every move what each seat that may act could do, at the end the result and every payment."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from london_bridge.record import Record, RecordClaim, RecordError, trace
from london_bridge.rules import Game

from .samples import example, games


def lines_of(document: dict[str, Any], number: int = 0) -> list[dict[str, Any]]:
    return [json.loads(line) for line in trace(RecordClaim.of(document), number)]


@settings(max_examples=30, deadline=None)
@given(games())
def test_a_trace_tells_what_the_game_allows(game: Game):
    record = Record.of(game)
    *moves, last = lines_of(record.document(), 17)
    assert len(moves) == len(record.moves)
    again = Game.of_deal(record.deal)
    for i, ((seat, word), line) in enumerate(zip(record.moves, moves, strict=True)):
        legal = {str(who): [str(move) for move in again.legal(who)] for who in again.deciders}
        assert line == {"record": 17, "i": i, "legal": legal}
        assert all(words == sorted(words) and words for words in legal.values())
        assert word in legal[str(seat)]
        again.apply(seat, word)
    result = game.result
    assert last["record"] == 17
    assert last["result"] == (None if result is None else result.to_dict())
    assert last["breakdown"] == [payment.to_dict() for payment in game.payments()]


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(games(finished=True))
def test_the_payments_of_a_trace_add_up_to_its_result(game: Game):
    last = lines_of(Record.of(game).document())[-1]
    for seat, money in enumerate(last["result"]["money"]):
        assert sum(payment["amount"] for payment in last["breakdown"] if payment["seat"] == seat) == money
    assert all(payment["rule"] for payment in last["breakdown"])


def test_the_trace_of_an_unfinished_record_has_no_result():
    document = example()
    del document["moves"][20:], document["result"]
    *moves, last = lines_of(document)
    assert len(moves) == 20
    assert last["result"] is None
    assert last["breakdown"]


def test_a_wrong_record_is_traced_as_far_as_it_is_right():
    """The line before the illegal move shows what would have been legal."""
    document = example()
    document["moves"][7] = [1, "place:0"]
    lines: list[str] = []
    with pytest.raises(RecordError, match=r"^moves\[7\]: .*\(rule "):
        lines.extend(trace(RecordClaim.of(document), 0))
    assert [json.loads(line)["i"] for line in lines] == list(range(8))
    assert "place:0" not in json.loads(lines[7])["legal"]["1"]
