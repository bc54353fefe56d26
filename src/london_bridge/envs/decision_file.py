"""Writes a Parquet file with a row for every decision of every game.

Imports rules, record, bots (what they thought) and this room's own; pyarrow only when it is used.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from london_bridge.bots.root_search import TEMPERATURE
from london_bridge.bots.thinking import KEY as THOUGHTS
from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record
from london_bridge.rules.checks import check_players
from london_bridge.rules.dealing import begin
from london_bridge.rules.moves import CODE_OF
from london_bridge.rules.state import Deal
from london_bridge.view.remembering import Lookups

from . import layout
from .actions import ACTIONS
from .outcome import margins, places
from .thought_arrays import ThoughtArrays
from .unroll import unroll

if TYPE_CHECKING:
    import pyarrow as pa

#: Where a file says what its observations are.
KEY: Final = b"london-bridge decisions"
#: Rows that are written together.
GROUP: Final = 50_000


class DataError(LondonBridgeError):
    """A file of decisions that cannot be written or read."""


def schema(players: int, thoughts: bool = False) -> pa.Schema:
    """The columns for games of so many players; `thoughts`: with those for what bots thought of their moves."""
    import pyarrow as pa

    told: dict[str, Any] = {"layout": layout.VERSION, "players": players}
    columns = [
        ("game", pa.int64()),
        ("decision", pa.int16()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int16(), pa.string())),
        ("observation", pa.list_(pa.int8(), layout.size(players))),
        ("mask", pa.uint64()),
        ("action", pa.int8()),
        ("money", pa.int16()),
        ("margin", pa.int16()),
        ("place", pa.int8()),
    ]
    if thoughts:
        told["temperature"] = TEMPERATURE
        columns += [
            ("visits", pa.list_(pa.int32(), ACTIONS)),
            ("values", pa.list_(pa.float32(), ACTIONS)),
            ("policy", pa.list_(pa.float32(), ACTIONS)),
            ("expected_win", pa.float32()),
            ("expected_money", pa.float32()),
        ]
    return pa.schema(columns, metadata={KEY: json.dumps(told).encode()})


class DecisionFile:
    """A file of decisions that is being written. It has its name only once it is whole: until then `.part` is added.

    with DecisionFile("decisions.parquet", players=4) as file:
        file.add(record)

    `thoughts`: it has columns for what bots thought of their moves, where the records tell it.
    """

    def __init__(self, path: str | os.PathLike[str], players: int, thoughts: bool = False) -> None:
        import pyarrow.parquet as pq

        self.path = Path(path)
        self.players = check_players(players)
        self.thoughts = thoughts
        self.games = self.decisions = 0
        self._part = self.path.with_name(self.path.name + ".part")
        if not self.path.parent.is_dir():
            raise DataError(f"There is no folder {self.path.parent} for {self.path.name}; make it first.")
        self._writer = pq.ParquetWriter(self._part, schema(players, thoughts), compression="zstd")
        self._known: dict[str, Lookups] = {}
        self._bots: dict[str, int] = {}
        self._waiting: list[list[npt.NDArray[Any]]] = []
        self._rows = 0

    def add(self, record: Record) -> None:
        """Append the decisions of a game that is over."""
        if not record.finished:
            raise DataError("A game that is not over has no result, so its decisions cannot be added.")
        moves = [seat * 64 + CODE_OF[word] for seat, word in record.moves]
        self.add_moves(record.deal, moves, record.players, record.extra.get(THOUGHTS))

    def add_moves(self, deal: Deal, moves: list[int], bots: Sequence[str] = (), thoughts: Any = None) -> None:
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
        names = [self._bots.setdefault(name, len(self._bots)) for name in bots or [""] * self.players]
        columns: list[npt.NDArray[Any]] = [
            np.full(count, self.games, np.int64),
            np.arange(count, dtype=np.int16),
            seats.astype(np.int8),
            np.array(names, np.int16)[seats],
            observations,
            masks,
            actions.astype(np.int8),
            np.array(money, np.int16)[seats],
            np.array(margins(money), np.int16)[seats],
            np.array(places(state), np.int8)[seats],
        ]
        if self.thoughts:
            try:
                columns += ThoughtArrays.of(thoughts, masks, actions).columns()
            except ValueError as error:
                raise DataError(f"Game {self.games}: what its record tells of thoughts is wrong: {error}.") from None
        self._waiting.append(columns)
        self.games += 1
        self.decisions += count
        self._rows += count
        if self._rows >= GROUP:
            self._flush()

    def _flush(self) -> None:
        import pyarrow as pa

        if self._waiting:
            wanted = schema(self.players, self.thoughts)
            columns = [np.concatenate(parts) for parts in zip(*self._waiting, strict=True)]
            arrays = []
            for column, field in zip(columns, wanted, strict=True):
                if field.name == "bot":
                    arrays.append(pa.DictionaryArray.from_arrays(pa.array(column), pa.array(list(self._bots))))
                elif column.ndim == 2:
                    flat = pa.array(column.reshape(-1))
                    arrays.append(pa.FixedSizeListArray.from_arrays(flat, column.shape[1]))
                else:
                    arrays.append(pa.array(column))
            self._writer.write_table(pa.Table.from_arrays(arrays, schema=wanted))
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
    """Write the decisions of all records that are finished; how many games and decisions those are.

    Whether the file has columns for what bots thought is said by the first of them.
    """
    file: DecisionFile | None = None
    try:
        for record in records:
            if record.finished:
                file = file or DecisionFile(path, len(record.players), THOUGHTS in record.extra)
                file.add(record)
        if file is None:
            raise DataError("There is no finished game among the records, so there are no decisions to write.")
    except BaseException:
        if file is not None:
            file.drop()
        raise
    file.close()
    return file.games, file.decisions
