"""Events are as docs/events.md lists them: kinds, seats, data, rules, sources of money; in all games of the corpus."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.corpus.choose import path_of

from london_bridge.record import Record
from london_bridge.rules import Event
from london_bridge.rules.words import SCORING_RULES

DOCUMENT = Path(__file__).parents[2] / "docs" / "events.md"


def rows(first: str) -> list[list[str]]:
    """The cells of a table of the document whose first column has this heading."""
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    start = next(i for i, text in enumerate(lines) if text.startswith(f"| {first} |"))
    found = []
    for text in lines[start + 2 :]:
        if not text.startswith("|"):
            break
        found.append([cell.strip() for cell in text.strip("|").split("|")])
    return found


def rules_in(cell: str) -> set[str]:
    """The rules that a cell lists: `5.5, 5.6`, or `6.1 to 6.8`."""
    found = set(re.findall(r"\d+\.\d+", cell))
    for first, last in re.findall(r"(\d+\.\d+) to (\d+\.\d+)", cell):
        section, low = first.split(".")
        found |= {f"{section}.{line}" for line in range(int(low), int(last.split(".")[1]) + 1)}
    return found


@cache
def told() -> list[Event]:
    """All events of the corpus."""
    lines = [text for players in (2, 3, 4) for text in path_of(players).read_text(encoding="utf-8").splitlines()]
    return [event for text in lines for events in Record.parse(text).game().history() for event in events]


def test_every_kind_is_documented_and_occurs():
    assert {row[0].strip("`") for row in rows("kind")} == {event.kind for event in told()}


@pytest.mark.parametrize("row", rows("kind"), ids=lambda row: row[0].strip("`"))
def test_seat_data_and_rules_are_as_documented(row: list[str]):
    kind, seat, data, _, rules = row
    names = set(re.findall(r"`(\w+)`", data)) - {
        "centre",
        "supply",
        "hand",
        "chapel",
        "gate",
        "rounds",
        "stacks",
        "null",
    }
    for event in told():
        if event.kind == kind.strip("`"):
            assert (event.seat is not None) is (seat == "yes")
            assert set(event.data) <= names
            if rules:
                assert event.rule in rules_in(rules)


def test_every_source_of_money_is_documented():
    known: dict[str, set[str]] = {}
    for sources, rules, _ in rows("source"):
        for source in re.findall(r"`([^`]+)`", sources):
            known[source] = rules_in(rules)
    for event in told():
        if event.kind == "money":
            source = event.data["source"]
            if source in known:
                assert event.rule in known[source]
            else:
                category, scoring = source.split("/")
                assert SCORING_RULES[category][scoring] == event.rule


def test_ranked_payments_tell_their_place_and_what_was_counted():
    for event in told():
        if event.kind == "money" and event.rule in ("8.2", "8.3", "8.4", "8.5", "9.1", "9.2", "9.3", "9.4"):
            assert event.data["amount"] == (5, 3, 1)[event.data["place"] - 1]
            assert event.data["measure"] >= 0
