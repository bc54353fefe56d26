"""Each charter, on games of the corpus that earn it and on games that miss it by a hair, and what a line says."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from london_bridge.chronicle import CHARTERS, ChronicleError, ChronicleLine, PlayedSeat, earned
from london_bridge.chronicle.charters import CARDS, CRESTS, KINDS, LINE, SITES, STRENGTH, STRONG, count, strength_of
from london_bridge.record import Record
from london_bridge.rules import Event
from tests.corpus.choose import path_of

#: Players, number of the game in the corpus, seat.
Where = tuple[int, int, int]
BY_NAME = {charter.name: charter for charter in CHARTERS}


@cache
def record_of(players: int, number: int) -> Record:
    return Record.parse(path_of(players).read_text(encoding="utf-8").splitlines()[number])


def played_at(where: Where, others: str | None = "architect") -> PlayedSeat:
    """A game of the corpus, against bots of a level."""
    players, number, seat = where
    return PlayedSeat.of(record_of(players, number), seat, [None if one == seat else others for one in range(players)])


def tolls(played: PlayedSeat) -> int:
    return sum(event.kind == "money" and event.data["source"] == "centre" for event in played.mine)


def to_the_ends(played: PlayedSeat) -> list[int]:
    """How many spaces are missing on the two tracks, the fewer first."""
    state, last = played.game.state, played.game.state.deal.tables
    return sorted([last.chapel_last - state.chapel[played.seat], last.gate_last - state.gate[played.seat]])


def tops(played: PlayedSeat) -> int:
    """In how many scorings nobody else got as much."""
    others = [paid for seat, paid in enumerate(played.paid) if seat != played.seat]
    return sum(amount > max(paid[category] for paid in others) for category, amount in played.paid[played.seat].items())


def best(turns: Sequence[list[Event]], of: Callable[[list[Event]], int]) -> int:
    return max(map(of, turns), default=0)


def rebuilding(played: PlayedSeat) -> list[list[Event]]:
    return [turn for turn in played.turns if any(event.data.get("replaced") is not None for event in turn)]


def second_of_equals(played: PlayedSeat) -> bool:
    orders = [event.data["turns"] for event in played.events if event.kind == "order"]
    return any(
        one["value"] == other["value"] and other["seat"] == played.seat != one["seat"]
        for turns in orders
        for one, other in pairwise(turns)
    )


#: Where each charter is earned; where it is missed; and by how little.
EXAMPLES: dict[str, tuple[list[Where], list[Where], Callable[[PlayedSeat], bool]]] = {
    "fresh_start": (
        [(2, 0, 1), (4, 63, 1)],
        [(2, 1, 1), (2, 2, 0)],
        lambda played: any(isinstance(tile, str) for tile in played.bridge[1:-1]),
    ),
    "first_of_equals": ([(2, 0, 0), (4, 63, 3)], [(2, 0, 1), (2, 1, 1)], second_of_equals),
    "rebuilt": (
        [(2, 1, 1), (4, 63, 1)],
        [(2, 8, 0), (2, 13, 1)],
        lambda played: best(rebuilding(played), strength_of) == STRENGTH - 1 < best(played.turns, strength_of),
    ),
    "six_crests": (
        [(2, 0, 1), (4, 63, 1)],
        [(2, 5, 1), (2, 7, 1)],
        lambda played: best(played.turns, strength_of) == STRONG - 1,
    ),
    "full_house": (
        [(2, 0, 1), (4, 49, 2)],
        [(2, 5, 1), (2, 6, 0)],
        lambda played: best(played.turns, lambda turn: count(turn, "gain_card", "5.10")) == CARDS - 1,
    ),
    "six_kinds": ([(2, 0, 1), (4, 58, 3)], [(2, 1, 1), (2, 7, 1)], lambda played: len(played.kinds) == KINDS - 1),
    "two_at_once": (
        [(2, 3, 0), (4, 63, 2)],
        [(2, 2, 0), (2, 3, 1)],
        lambda played: sum(count(turn, "use") for turn in played.turns) >= 2,
    ),
    "both_ends": ([(3, 14, 2), (3, 20, 2)], [(4, 34, 3)], lambda played: to_the_ends(played) in ([0, 1], [0, 2])),
    "full_bridge": (
        [(2, 0, 1), (4, 58, 3)],
        [(2, 47, 0), (2, 52, 1)],
        lambda played: len(played.bridge) == SITES - 1,
    ),
    "no_toll": (
        [(2, 10, 1), (4, 61, 1)],
        [(2, 7, 1), (2, 48, 0)],
        lambda played: played.won and tolls(played) == 1,
    ),
    "long_line": ([(2, 5, 0), (4, 60, 3)], [(2, 16, 0), (2, 24, 0)], lambda played: played.line == LINE - 1),
    "architect": (
        [(2, 0, 1), (4, 63, 2)],
        [(2, 12, 0), (2, 13, 0)],
        lambda played: played.place == 2 and played.lead >= -1,
    ),
    "all_four": ([(2, 42, 1), (3, 58, 0)], [(2, 1, 0), (2, 6, 0)], lambda played: tops(played) == 3),
    "no_guild": (
        [(2, 1, 0), (4, 63, 2)],
        [(2, 2, 1), (2, 5, 1)],
        lambda played: played.won and played.kinds["guild"] == 1,
    ),
    "four_of_six": (
        [(2, 19, 0), (2, 54, 1)],
        [(3, 7, 1), (3, 45, 1)],
        lambda played: min(played.crests.values()) == CRESTS - 1,
    ),
}


def test_there_are_examples_of_every_charter():
    """None is left out, names are said once, and the easier ones come first."""
    assert list(EXAMPLES) == [charter.name for charter in CHARTERS]
    grades = [charter.grade for charter in CHARTERS]
    assert grades == sorted(grades)
    assert all(charter.about.endswith(".") for charter in CHARTERS)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_charter_is_earned(name: str):
    """By those who did it, and it is among what the whole game earned them."""
    for where in EXAMPLES[name][0]:
        played = played_at(where)
        assert BY_NAME[name].earned(played)
        assert name in earned(played)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_charter_is_missed_by_a_hair(name: str):
    """Nearly is not enough: one card, one crest, one space or one pound too little."""
    _, missed, nearly = EXAMPLES[name]
    for where in missed:
        played = played_at(where)
        assert nearly(played), f"{where} is not even near"
        assert not BY_NAME[name].earned(played)
        assert name not in earned(played)


@pytest.mark.parametrize("name", ["no_toll", "architect", "no_guild"])
def test_who_plays_at_random_cannot_be_beaten(name: str):
    """A charter for winning wants an opponent who means to win."""
    where = EXAMPLES[name][0][0]
    assert not BY_NAME[name].earned(played_at(where, "random"))


def test_the_architect_must_sit_on_the_other_side():
    """Neither people nor other bots are the architect; nor is the seat itself."""
    where = EXAMPLES["architect"][0][0]
    assert "architect" not in earned(played_at(where, "master"))
    assert "architect" not in earned(played_at(where, None))
    players, number, seat = where
    levels = tuple("architect" if one == seat else None for one in range(players))
    assert "architect" not in earned(PlayedSeat.of(record_of(players, number), seat, levels))


# --- the line ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_line_agrees_with_the_record(players: int):
    """8.8: place, money and who came behind are those of the record's result; every seat has its own line."""
    for number in (0, 20, 63):
        record = record_of(players, number)
        assert record.result is not None
        for seat in range(players):
            line = ChronicleLine.of(record, seat)
            assert line.money == record.result.money[seat]
            assert record.result.ranking[line.place - 1] == seat
            assert set(line.ahead) == set(record.result.ranking[line.place :])
            assert line.scoring == record.scoring
            assert sum(line.kinds.values()) == len(line.bridge)
            assert line.lead == line.money - max(m for one, m in enumerate(record.result.money) if one != seat)


def test_what_scorings_paid_is_what_the_payments_say():
    """Section 8 and 9: by category, those of every round and those of the end, and nothing else."""
    for players in (2, 3, 4):
        game = record_of(players, 5).game()
        paid = ChronicleLine.of(game, 0).paid
        for category, scoring in game.scoring.items():
            mine = [one.amount for one in game.payments() if one.seat == 0 and one.source == f"{category}/{scoring}"]
            assert paid[category] == sum(mine)


def test_the_longest_line_is_that_of_the_scoring():
    """9.4: what a line counts is what its scoring measures."""
    measured = 0
    for players in (2, 3, 4):
        for number in range(64):
            record = record_of(players, number)
            if record.scoring["bridge"] != "longest":
                continue
            for event in (one for events in record.game().history() for one in events):
                if event.kind == "money" and event.data["source"] == "bridge/longest" and event.seat is not None:
                    assert ChronicleLine.of(record, event.seat).line == event.data["measure"]
                    measured += 1
    assert measured > 20


def test_only_finished_games_count():
    """7.1: nothing is earned in the middle of a game, nor on a seat that there is not."""
    record = record_of(2, 0)
    with pytest.raises(ChronicleError, match=r"7\.1"):
        PlayedSeat.of(record.replay(10), 0)
    with pytest.raises(ChronicleError, match="seats 0 to 1"):
        PlayedSeat.of(record, 2)
    with pytest.raises(ChronicleError, match="levels of 3"):
        PlayedSeat.of(record, 0, [None] * 3)


def test_the_page_of_charters_is_complete():
    """docs/chronicle.md has every charter in order, with the sentence of its function and its rule; its code runs."""
    text = (Path(__file__).parents[2] / "docs/chronicle.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| \[([\d.]+)\]", text, re.MULTILINE)
    assert rows == [(one.name, one.about[0].lower() + one.about[1:-1], one.rule) for one in CHARTERS]
    example = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert example is not None
    exec(example[1].replace("tests/corpus", str(path_of(3).parent)), {})
