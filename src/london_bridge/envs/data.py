"""Decisions as data: a Parquet file with a row for every decision of every game, and the arrays to learn from.

A row tells what the seat saw, what it might have done, what it did, and how the game ended for it. Any records make
such a file: those that `simulate` and `arena` write, those of people. docs/research.md lists the columns.
Imports rules, record and this room's own; pyarrow only when it is used.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from london_bridge.errors import LondonBridgeError
from london_bridge.extras import require
from london_bridge.record import Record, read_records
from london_bridge.rules.box import Box
from london_bridge.rules.checks import check_players
from london_bridge.rules.dealing import begin
from london_bridge.rules.moves import CODE_OF
from london_bridge.rules.state import Deal
from london_bridge.view.remembering import Lookups

from . import layout
from .actions import ACTIONS
from .outcome import margins, places
from .unroll import unroll

if TYPE_CHECKING:
    import pyarrow as pa

require("research", "pyarrow")

#: Where a file says what its observations are.
KEY: Final = b"london-bridge decisions"
#: Rows that are written together.
GROUP: Final = 50_000


class DataError(LondonBridgeError):
    """A file of decisions that cannot be written or read."""


def schema(players: int) -> pa.Schema:
    """The columns for games of so many players."""
    import pyarrow as pa

    told = {"layout": layout.VERSION, "players": players}
    return pa.schema(
        [
            ("game", pa.int64()),
            ("decision", pa.int16()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.int8(), layout.size(players))),
            ("mask", pa.uint64()),
            ("action", pa.int8()),
            ("money", pa.int16()),
            ("margin", pa.int16()),
            ("place", pa.int8()),
        ],
        metadata={KEY: json.dumps(told).encode()},
    )


class DecisionFile:
    """A file of decisions that is being written. It has its name only once it is whole: until then `.part` is added.

    with DecisionFile("decisions.parquet", players=4) as file:
        file.add(record)
    """

    def __init__(self, path: str | os.PathLike[str], players: int) -> None:
        import pyarrow.parquet as pq

        self.path = Path(path)
        self.players = check_players(players)
        self.games = self.decisions = 0
        self._part = self.path.with_name(self.path.name + ".part")
        if not self.path.parent.is_dir():
            raise DataError(f"There is no folder {self.path.parent} for {self.path.name}; make it first.")
        self._writer = pq.ParquetWriter(self._part, schema(players), compression="zstd")
        self._known: dict[str, Lookups] = {}
        self._waiting: list[list[npt.NDArray[Any]]] = []
        self._rows = 0

    def add(self, record: Record) -> None:
        """Append the decisions of a game that is over."""
        if not record.finished:
            raise DataError("A game that is not over has no result, so its decisions cannot be added.")
        self.add_moves(record.deal, [seat * 64 + CODE_OF[word] for seat, word in record.moves])

    def add_moves(self, deal: Deal, moves: list[int]) -> None:
        """The same from a set-up and the moves of the compiled core: 64 times the seat plus the code."""
        if deal.players != self.players:
            raise DataError(f"{self.path} is for games of {self.players} players; this one has {deal.players}.")
        known = self._known.setdefault(deal.box.digest, Lookups(deal.tables))
        count = len(moves)
        observations = np.zeros((count, layout.size(self.players)), np.int8)
        masks = np.zeros(count, np.uint64)
        state = begin(deal)
        unroll(state, moves, known, observations, masks)
        money = list(state.money)[: self.players]
        seats, actions = np.divmod(np.array(moves, np.int64), 64)
        self._waiting.append(
            [
                np.full(count, self.games, np.int64),
                np.arange(count, dtype=np.int16),
                seats.astype(np.int8),
                observations,
                masks,
                actions.astype(np.int8),
                np.array(money, np.int16)[seats],
                np.array(margins(money), np.int16)[seats],
                np.array(places(state), np.int8)[seats],
            ]
        )
        self.games += 1
        self.decisions += count
        self._rows += count
        if self._rows >= GROUP:
            self._flush()

    def _flush(self) -> None:
        import pyarrow as pa

        if self._waiting:
            columns = [np.concatenate(parts) for parts in zip(*self._waiting, strict=True)]
            size = layout.size(self.players)
            arrays = [
                pa.FixedSizeListArray.from_arrays(pa.array(column.reshape(-1)), size) if column.ndim == 2 else column
                for column in columns
            ]
            self._writer.write_table(pa.Table.from_arrays([pa.array(a) for a in arrays], schema=schema(self.players)))
        self._waiting, self._rows = [], 0

    def close(self) -> None:
        """Finish the file and give it its name."""
        self._flush()
        self._writer.close()
        os.replace(self._part, self.path)

    def drop(self) -> None:
        """Give up: nothing is left of it."""
        self._writer.close()
        self._part.unlink(missing_ok=True)

    def __enter__(self) -> DecisionFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.close()
        else:
            self.drop()


def write(path: str | os.PathLike[str], records: Iterable[Record]) -> tuple[int, int]:
    """Write the decisions of all records that are finished; how many games and decisions those are."""
    file: DecisionFile | None = None
    try:
        for record in records:
            if record.finished:
                file = file or DecisionFile(path, len(record.players))
                file.add(record)
        if file is None:
            raise DataError("There is no finished game among the records, so there are no decisions to write.")
    except BaseException:
        if file is not None:
            file.drop()
        raise
    file.close()
    return file.games, file.decisions


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
    observation: npt.NDArray[np.int8]  # rows of layout.size(players)
    mask: npt.NDArray[np.int8]  # rows of 55
    action: npt.NDArray[np.int64]
    money: npt.NDArray[np.int16]  # that the seat had in the end
    margin: npt.NDArray[np.int16]  # its lead over the best of the others; negative if it lost
    place: npt.NDArray[np.int8]  # 1 for the winner

    def __len__(self) -> int:
        return len(self.action)

    @property
    def won(self) -> npt.NDArray[np.bool_]:
        """Whether the seat won."""
        return np.equal(self.place, 1)

    def named(self) -> dict[str, npt.NDArray[Any]]:
        """The fields of the observations by name."""
        return layout.named(self.observation, self.players)


def load(path: str | os.PathLike[str]) -> Decisions:
    """All decisions of a file."""
    with _opened(path) as file:
        return _arrays(file.read(), _players(path, file))


def batches(path: str | os.PathLike[str], rows: int = 65_536) -> Iterator[Decisions]:
    """The decisions of a file piece by piece, for files that are larger than memory."""
    import pyarrow as pa

    with _opened(path) as file:
        players = _players(path, file)
        for batch in file.iter_batches(rows):
            yield _arrays(pa.Table.from_batches([batch]), players)


def _opened(path: str | os.PathLike[str]) -> Any:
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return pq.ParquetFile(path)
    except FileNotFoundError:
        raise DataError(f"There is no file {path}.") from None
    except (pa.ArrowException, OSError):
        raise DataError(f"{path} is no whole Parquet file.") from None


def _players(path: str | os.PathLike[str], file: Any) -> int:
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
    if players not in (2, 3, 4) or any(there.get(field.name) != field.type for field in schema(players)):
        raise DataError(
            f"{path} has other columns than decisions of {players} players: write it anew from its records."
        )
    return int(players)


def _arrays(table: pa.Table, players: int) -> Decisions:
    def column(name: str) -> Any:
        return table.column(name).combine_chunks()

    seen = column("observation").flatten().to_numpy().reshape(-1, layout.size(players))
    bits = column("mask").to_numpy()
    masks = (bits[:, None] >> np.arange(ACTIONS, dtype=np.uint64) & np.uint64(1)).astype(np.int8)
    others = {name: column(name).to_numpy() for name in ("game", "decision", "seat", "money", "margin", "place")}
    return Decisions(
        players=players, observation=seen, mask=masks, action=column("action").to_numpy().astype(np.int64), **others
    )
