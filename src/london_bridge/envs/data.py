"""Decisions as data: a Parquet file with a row for every decision of every game, and the arrays to learn from.

A row tells what the seat saw, what it might have done, what it did, who it was, how the game ended for it, and, where
the records have it, what a bot that searches thought of every move. Any records make such a file: those that `simulate`
and `arena` write, those of people. docs/data.md lists the columns. `decision_file` writes, `data_loaders` has the forms
that polars and torch like. Imports record and this room's own; pyarrow only when it is used.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from london_bridge.extras import require
from london_bridge.record import read_records
from london_bridge.rules.box import Box

from . import layout
from .actions import ACTIONS
from .decision_file import KEY, DataError, DecisionFile, schema, write
from .thought_arrays import ThoughtArrays

if TYPE_CHECKING:
    import pyarrow as pa

require("research", "pyarrow")

__all__ = ["SPLITS", "DataError", "DecisionFile", "Decisions", "batches", "from_records", "load", "schema", "write"]

#: The parts of a file by the last digit of a game's number, so that no game is in two of them.
SPLITS: Final = {"train": range(8), "validation": range(8, 9), "test": range(9, 10)}
#: Columns for what bots thought.
THOUGHT: Final = ("visits", "values", "policy", "expected_win", "expected_money")


def from_records(
    source: str | os.PathLike[str], path: str | os.PathLike[str], boxes: Iterable[Box] = ()
) -> tuple[int, int]:
    """Write the decisions of a file of records (a record, or JSON Lines of records); how many games and decisions."""
    return write(path, read_records(Path(source), boxes))


@dataclass(frozen=True)
class Decisions:
    """Decisions as arrays, one row each."""

    players: int
    game: npt.NDArray[np.int64]  # from 0, in the order of the file
    decision: npt.NDArray[np.int16]  # from 0 in each game
    seat: npt.NDArray[np.int8]
    bot: npt.NDArray[np.int16]  # which of `bots`
    bots: tuple[str, ...]  # the names of all who played, bots or people
    observation: npt.NDArray[np.int8]  # rows of layout.size(players)
    mask: npt.NDArray[np.int8]  # rows of 55
    action: npt.NDArray[np.int64]
    money: npt.NDArray[np.int16]  # that the seat had in the end
    margin: npt.NDArray[np.int16]  # its lead over the best of the others; negative if it lost
    place: npt.NDArray[np.int8]  # 1 for the winner
    thoughts: ThoughtArrays | None = None  # what was thought of the moves, if the file has it

    def __len__(self) -> int:
        return len(self.action)

    @property
    def won(self) -> npt.NDArray[np.bool_]:
        """Whether the seat won."""
        return np.equal(self.place, 1)

    @property
    def thought(self) -> npt.NDArray[np.bool_]:
        """Where something was thought: a choice of a bot that searches."""
        if self.thoughts is None:
            return np.zeros(len(self), np.bool_)
        found: npt.NDArray[np.bool_] = self.thoughts.visits.sum(axis=1) > 0
        return found

    def named(self) -> dict[str, npt.NDArray[Any]]:
        """The fields of the observations by name."""
        return layout.named(self.observation, self.players)


def load(path: str | os.PathLike[str], split: str | None = None) -> Decisions:
    """All decisions of a file, or those of one of its parts: train, validation, test."""
    with opened(path) as file:
        players = players_of(path, file)
        return arrays(part_of(file.read(), split), players)


def batches(path: str | os.PathLike[str], rows: int = 65_536, split: str | None = None) -> Iterator[Decisions]:
    """The decisions of a file piece by piece, for files that are larger than memory."""
    import pyarrow as pa

    check_split(split)
    with opened(path) as file:
        players = players_of(path, file)
        for batch in file.iter_batches(rows):
            part = part_of(pa.Table.from_batches([batch]), split)
            if len(part):
                yield arrays(part, players)


def check_split(split: str | None) -> range:
    """The last digits of the games of a part; of all, if none is named."""
    if split is None:
        return range(10)
    if split not in SPLITS:
        raise DataError(f"There is no part {split!r} of a file of decisions: say {', '.join(SPLITS)}, or none for all.")
    return SPLITS[split]


def part_of(table: pa.Table, split: str | None) -> pa.Table:
    """The rows of a part."""
    digits = check_split(split)
    if split is None:
        return table
    return table.filter(np.isin(table.column("game").to_numpy() % 10, digits))


def opened(path: str | os.PathLike[str]) -> Any:
    """A Parquet file, opened."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return pq.ParquetFile(path)
    except FileNotFoundError:
        raise DataError(f"There is no file {path}.") from None
    except (pa.ArrowException, OSError):
        raise DataError(f"{path} is no whole Parquet file.") from None


def players_of(path: str | os.PathLike[str], file: Any) -> int:
    """For how many players a file's observations are; refuses what this version cannot read."""
    told = (file.schema_arrow.metadata or {}).get(KEY)
    if told is None:
        raise DataError(f"{path} is no file of decisions.")
    try:
        about = json.loads(told)
        version, players = about["layout"], about["players"]
    except (ValueError, TypeError, KeyError):
        raise DataError(f"{path} does not say what its observations are: write it anew from its records.") from None
    if version != layout.VERSION:
        raise DataError(
            f"{path} has observations of layout {version}, and this is layout {layout.VERSION}:"
            " write it anew from its records."
        )
    there = {field.name: field.type for field in file.schema_arrow}
    thoughts = "visits" in there
    if players not in (2, 3, 4) or any(there.get(field.name) != field.type for field in schema(players, thoughts)):
        raise DataError(
            f"{path} has other columns than decisions of {players} players: write it anew from its records."
        )
    return int(players)


def arrays(table: pa.Table, players: int) -> Decisions:
    """The columns of a table as arrays."""

    def column(name: str) -> Any:
        return table.column(name).combine_chunks()

    def rows(name: str, width: int) -> Any:
        return column(name).flatten().to_numpy().reshape(-1, width)

    names = table.column("bot").unify_dictionaries().combine_chunks()
    bits = column("mask").to_numpy()
    masks = (bits[:, None] >> np.arange(ACTIONS, dtype=np.uint64) & np.uint64(1)).astype(np.int8)
    others = {name: column(name).to_numpy() for name in ("game", "decision", "seat", "money", "margin", "place")}
    thoughts = None
    if "visits" in table.column_names:
        wide = [rows(name, ACTIONS) for name in THOUGHT[:3]]
        thoughts = ThoughtArrays(*wide, *(column(name).to_numpy() for name in THOUGHT[3:]))
    return Decisions(
        players=players,
        bot=names.indices.to_numpy().astype(np.int16),
        bots=tuple(names.dictionary.to_pylist()),
        observation=rows("observation", layout.size(players)),
        mask=masks,
        action=column("action").to_numpy().astype(np.int64),
        thoughts=thoughts,
        **others,
    )
