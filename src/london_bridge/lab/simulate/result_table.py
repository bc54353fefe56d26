"""The Parquet table of a simulation: one row for every seat of every game (docs/simulate.md lists the columns).

Games are appended in order; a file that is closed is whole. Imports bots and rules; pyarrow only when it is used.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from london_bridge.bots.playout import GAME_COLUMNS, GAME_SIZE, ROW_SIZE, SEAT_COLUMNS, SEAT_SIZE
from london_bridge.errors import LondonBridgeError
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.words import CATEGORIES, SCORINGS, STEPS

from .simulation_plan import SimulationPlan
from .simulation_player import Rows

if TYPE_CHECKING:
    import pyarrow as pa

#: Where the file says which simulation it is of.
KEY = b"london-bridge simulation"
ENDS = ("rounds", "stacks")
#: Rows that are written together.
GROUP = 120_000


class TableError(LondonBridgeError):
    """A table that cannot be gone on with."""


def schema(plan: SimulationPlan) -> pa.Schema:
    """The columns."""
    import pyarrow as pa

    word = pa.dictionary(pa.int8(), pa.string())
    fields = [
        ("game", pa.int64()),
        ("seed", pa.uint64()),
        ("players", pa.int8()),
        *((f"scoring_{category}", word) for category in CATEGORIES),
        ("rounds", pa.int8()),
        ("end", word),
        ("decisions", pa.int16()),
        ("seat", pa.int8()),
        ("bot", word),
        ("step", word),
        ("money", pa.int16()),
        ("place", pa.int8()),
        ("won", pa.bool_()),
        *((name, pa.int16() if name == "card_value" else pa.int8()) for name in SEAT_COLUMNS[3:]),
    ]
    return pa.schema(fields, metadata={KEY: json.dumps(plan.identity()).encode()})


def to_arrow(plan: SimulationPlan, first: int, rows: Rows) -> pa.Table:
    """Rows of games as rows of the table."""
    import pyarrow as pa

    players, games = plan.players, len(rows)
    game = np.arange(first, first + games, dtype=np.int64)
    seeds = np.fromiter((stream_seed(plan.seed, number) for number in range(first, first + games)), np.uint64, games)
    seats = rows[:, GAME_SIZE : GAME_SIZE + players * SEAT_SIZE].reshape(games * players, SEAT_SIZE)

    def of_game(values: Any, kind: Any) -> Any:
        return np.repeat(values, players).astype(kind)

    def words(codes: Any, names: tuple[str, ...]) -> Any:
        return pa.DictionaryArray.from_arrays(codes.astype(np.int8), list(names))

    names = tuple(dict.fromkeys(plan.bots))
    bots = np.tile(np.array([names.index(name) for name in plan.bots]), games)
    columns = [
        of_game(game, np.int64),
        of_game(seeds, np.uint64),
        np.full(games * players, players, np.int8),
        *(words(of_game(rows[:, 3 + i], np.int8), SCORINGS[category]) for i, category in enumerate(CATEGORIES)),
        of_game(rows[:, 0], np.int8),
        words(of_game(rows[:, 1], np.int8), ENDS),
        of_game(rows[:, 2], np.int16),
        np.tile(np.arange(players, dtype=np.int8), games),
        words(bots, names),
        words(seats[:, 0], STEPS),
        seats[:, 1],
        seats[:, 2].astype(np.int8),
        seats[:, 2] == 1,
        *(
            seats[:, column].astype(np.int16 if name == "card_value" else np.int8)
            for column, name in enumerate(SEAT_COLUMNS)
            if column >= 3
        ),
    ]
    return pa.Table.from_arrays([pa.array(column) for column in columns], schema=schema(plan))


def to_rows(plan: SimulationPlan, table: pa.Table) -> Rows:
    """The way back: rows of games from whole games of the table."""
    players = plan.players
    games = table.num_rows // players
    rows: Rows = np.zeros((games, ROW_SIZE), np.int16)

    def numbers(name: str) -> Any:
        return table.column(name).combine_chunks().to_numpy(zero_copy_only=False)

    def codes(name: str, names: tuple[str, ...]) -> Any:
        return np.array([names.index(word) for word in table.column(name).to_pylist()], np.int16)

    game_columns = {
        "rounds": numbers("rounds"),
        "early": codes("end", ENDS),
        "decisions": numbers("decisions"),
        **{category: codes(f"scoring_{category}", SCORINGS[category]) for category in CATEGORIES},
    }
    for column, name in enumerate(GAME_COLUMNS):
        rows[:, column] = game_columns[name][::players]
    seat_columns = {name: numbers(name) for name in SEAT_COLUMNS[1:]} | {"step": codes("step", STEPS)}
    for column, name in enumerate(SEAT_COLUMNS):
        for seat in range(players):
            rows[:, GAME_SIZE + seat * SEAT_SIZE + column] = seat_columns[name][seat::players]
    return rows


class TableFile:
    """A table that is being written. It has its name only once it is whole: until then `.part` is added."""

    def __init__(self, path: Path, plan: SimulationPlan) -> None:
        import pyarrow.parquet as pq

        self.path = path
        self.plan = plan
        self.part = path.with_name(path.name + ".part")
        self.writer = pq.ParquetWriter(self.part, schema(plan), compression="zstd")
        self.waiting: list[pa.Table] = []
        self.rows = 0

    def write(self, first: int, rows: Rows) -> None:
        """Append games."""
        self.append(to_arrow(self.plan, first, rows))

    def append(self, table: pa.Table) -> None:
        """Append rows of the table."""
        self.waiting.append(table)
        self.rows += table.num_rows
        if self.rows >= GROUP:
            self.flush()

    def flush(self) -> None:
        """Write what is waiting as one group of rows."""
        import pyarrow as pa

        if self.waiting:
            self.writer.write_table(pa.concat_tables(self.waiting, promote_options="default").unify_dictionaries())
        self.waiting, self.rows = [], 0

    def close(self) -> None:
        """Finish the file and give it its name."""
        self.flush()
        self.writer.close()
        os.replace(self.part, self.path)

    def drop(self) -> None:
        """Give up: nothing is left of it."""
        self.writer.close()
        self.part.unlink(missing_ok=True)


def read_games(path: Path, plan: SimulationPlan) -> pa.Table:
    """The whole games of an earlier run of the same simulation; TableError if it is another one, or no table at all."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        table = pq.read_table(path)
    except (pa.ArrowException, OSError) as error:
        raise TableError(f"{path} cannot be gone on with: it is no whole Parquet file ({first_line(error)}).") from None
    told = (table.schema.metadata or {}).get(KEY)
    if told is None:
        raise TableError(f"{path} cannot be gone on with: it is no table of a simulation.")
    check_identity(path, json.loads(told), plan.identity())
    return table.slice(0, table.num_rows - table.num_rows % plan.players)


def check_identity(path: Path, told: dict[str, Any], wanted: dict[str, Any]) -> None:
    """A file must be of the same simulation."""
    for name, value in wanted.items():
        if name in told and told[name] != value:
            raise TableError(
                f"{path} is of another simulation, with {name} {told[name]!r} rather than {value!r}:"
                " resume with the options it was begun with, or write to another file."
            )


def first_line(error: Exception) -> str:
    """An error in one line."""
    return str(error).strip().splitlines()[0][:120] if str(error).strip() else type(error).__name__
