"""The positions of the lessons are puzzles of the book: of what the lesson is about, the easiest first."""

from __future__ import annotations

import pytest

from london_bridge.puzzles import puzzle
from london_bridge.puzzles.lessons import lessons

#: What the positions of a lesson are about: one of these at least.
ABOUT = {
    "rondel": {"money", "crests"},
    "replace": {"replace"},
    "crests": {"guild", "crests"},
    "first": {"first", "save"},
    "end": {"end"},
}


@pytest.mark.parametrize("lesson", ABOUT)
def test_lessons_have_puzzles_of_their_own(lesson: str) -> None:
    """Three to five, in rising difficulty."""
    assert list(lessons()) == list(ABOUT)
    found = [puzzle(one) for one in lessons()[lesson]]
    assert 3 <= len(found) <= 5
    assert [one.rating for one in found] == sorted(one.rating for one in found)
    assert all(ABOUT[lesson] & set(one.themes) for one in found)


def test_going_first_has_a_price() -> None:
    """In that lesson a card is now to be spent and now to be saved."""
    assert {theme for one in lessons()["first"] for theme in puzzle(one).themes} >= {"first", "save"}
