"""Games and documents for the tests of records: random games, the complete example, a box of one's own."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from london_bridge.record import Record, RecordError
from london_bridge.rules import Box, Game, Move, Rng, default_box
from london_bridge.rules.words import CATEGORIES, SCORINGS

EXAMPLE = Path(__file__).with_name("example.json")
LONG = 10_000  # more moves than any game has

seeds = st.integers(0, 2**64 - 1)
scorings = st.fixed_dictionaries({category: st.sampled_from(SCORINGS[category]) for category in CATEGORIES})


def random_game(
    players: int = 4,
    seed: int = 1,
    scoring: str | dict[str, str] = "random",
    moves: int = LONG,
    **options: Any,
) -> Game:
    """A game of random moves, in the card phase by random seats; stopped after so many moves."""
    game = Game.deal(players, scoring, seed, **options)
    rng = Rng(seed ^ 0x5EED)
    while not game.over and len(game.moves) < moves:
        seat = game.deciders[rng.below(len(game.deciders))]
        game.apply(seat, Move(rng.pick(game.legal_mask(seat))))
    return game


@st.composite
def games(draw: st.DrawFn, finished: bool | None = None) -> Game:
    """Random games of all player counts and scorings, finished or not."""
    moves = LONG if finished or (finished is None and draw(st.booleans())) else draw(st.integers(0, 40))
    return random_game(draw(st.sampled_from([2, 3, 4])), draw(seeds), draw(scorings), moves)


@cache
def _example() -> str:
    return EXAMPLE.read_text(encoding="utf-8")


def example() -> dict[str, Any]:
    """The complete example as plain values, fresh each time."""
    document = json.loads(_example())
    assert isinstance(document, dict)
    return document


def sample(players: int = 4, seed: int = 7, moves: int = LONG) -> dict[str, Any]:
    """The document of a random game, fresh each time."""
    return copy.deepcopy(Record.of(random_game(players, seed, moves=moves)).document())


def own_box(**changes: Any) -> Box:
    """A box that somebody has corrected."""
    data = copy.deepcopy(default_box().data)
    data["name"] = "corrected"
    data["rondel"] = ["X", 2, 1, 1, 3, 2]
    data.update(changes)
    return Box(data)


def refusal(document: object, **options: Any) -> RecordError:
    """The error that a document, or a text, is refused with."""
    text = document if isinstance(document, str | bytes) else json.dumps(document)
    with pytest.raises(RecordError) as caught:
        Record.parse(text, **options)
    sentence = str(caught.value)
    assert "\n" not in sentence, "one sentence, on one line"
    assert sentence.endswith(".")
    assert len(sentence) < 400
    return caught.value
