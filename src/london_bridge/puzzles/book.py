"""The puzzles that ship with the game: one file of data, read when the first of them is asked for. Imports this room.

`london-bridge lab puzzles` makes the file (docs/puzzles.md).
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final

from .puzzle import Puzzle, PuzzleError

FILE: Final = "puzzles.json.gz"


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """All puzzles by their ids, the easiest first."""
    data = resources.files(__package__).joinpath("data", FILE).read_bytes()
    return MappingProxyType({one.id: one for one in unpack(data)})


def puzzle(id_: str) -> Puzzle:
    """A puzzle by its id; PuzzleError if there is none."""
    found = puzzles().get(id_)
    if found is None:
        raise PuzzleError(f"There is no puzzle {id_!r:.40}.")
    return found


def unpack(data: bytes) -> list[Puzzle]:
    """The puzzles of a file's bytes."""
    return [Puzzle.of(told) for told in json.loads(gzip.decompress(data))]


def pack(found: Iterable[Puzzle]) -> bytes:
    """Puzzles as the bytes of a file: the same puzzles give the same bytes."""
    told = [one.to_dict() for one in sorted(found, key=lambda one: (one.rating, one.id))]
    return gzip.compress(json.dumps(told, separators=(",", ":"), sort_keys=True).encode(), mtime=0)
