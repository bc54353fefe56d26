"""The puzzles of the lessons, by lesson: nobody is measured by what they are taught. Imports this room's data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final

FILE: Final = "lessons.json"


@cache
def lessons() -> Mapping[str, tuple[str, ...]]:
    """The ids of the puzzles of every lesson, in their order. The client builds its lessons from the same file."""
    told = json.loads(resources.files(__package__).joinpath("data", FILE).read_text(encoding="utf-8"))
    return MappingProxyType({name: tuple(ids) for name, ids in told.items()})


@cache
def taught() -> frozenset[str]:
    """All puzzles that a lesson asks."""
    return frozenset(name for ids in lessons().values() for name in ids)
