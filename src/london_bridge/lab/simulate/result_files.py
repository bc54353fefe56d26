"""The files of a simulation: records and table go on side by side, and an interrupted run can be taken up.

Both hold the same games at the end of every stretch. Imports record, rules and the modules of this folder.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from london_bridge.bots.playout import GAME_COLUMNS, GAME_SIZE, ROW_SIZE, SEAT_COLUMNS, SEAT_SIZE
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.line_file import LineFile, check_free, check_place, is_there
from london_bridge.lab.targets import check_parquet
from london_bridge.record.claim import FORMAT
from london_bridge.record.record_writer import line_text
from london_bridge.rules.words import STEPS

from .lines import KEY
from .result_table import TableFile, check_identity, read_games, to_rows
from .simulation_plan import SimulationPlan
from .simulation_player import Rows, Stretch


class Files:
    """Where the games go. `done` games of the plan are in the files already; `rows` tells of them."""

    def __init__(
        self, plan: SimulationPlan, records: Path | None, table: Path | None, resume: bool, overwrite: bool
    ) -> None:
        check_parquet("--table", table)
        self.plan = plan
        self.done = 0
        self.rows: Rows = np.zeros((0, ROW_SIZE), np.int16)
        self.records = RecordLines(records, plan) if records else None
        self.table: TableFile | None = None
        if table:
            check_place(table)
        if records and table and records.resolve() == table.resolve():
            raise LondonBridgeError(f"Records and table need two files; {records} is named for both.")
        for path in (records, table):
            if path:
                check_free(path, resume, overwrite)
        if resume and not records and not table:
            raise LondonBridgeError("--resume needs the files that were begun: --records, --table or both.")
        old = self.take_up(table) if resume else None
        if self.records:
            self.records.file.open(self.done)
        if table:
            self.table = TableFile(table, plan)
            if old is not None and self.done:
                self.table.append(old.slice(0, self.done * plan.players))

    def take_up(self, table: Path | None) -> Any:
        """Find how many games all files have; the old table."""
        counts = [self.plan.games]
        old = None
        if table:
            old = read_games(table, self.plan) if table.exists() else None
            counts.append(old.num_rows // self.plan.players if old is not None else 0)
        if self.records:
            counts.append(self.records.read() if is_there(self.records.file.path) else 0)
        self.done = min(counts)
        if old is not None:
            self.rows = to_rows(self.plan, old.slice(0, self.done * self.plan.players))
        elif self.records:
            self.rows = self.records.first(self.done)
        return old

    def write(self, stretch: Stretch) -> None:
        """Append games to all files."""
        if self.records:
            self.records.file.write(stretch.lines)
        if self.table:
            self.table.write(stretch.first, stretch.rows)

    def close(self) -> None:
        """Finish all files."""
        if self.records:
            self.records.file.close()
        if self.table:
            self.table.close()

    def __bool__(self) -> bool:
        return self.records is not None or self.table is not None


class RecordLines:
    """The file of records: what its lines tell, for the summary. (Its rows know no more than the summary needs.)"""

    def __init__(self, path: Path, plan: SimulationPlan) -> None:
        self.plan = plan
        self.file = LineFile(path, "record of a simulation")
        self.rows: list[list[int]] = []
        self.wanted = {name: value for name, value in plan.identity().items() if name not in ("first", "players")}

    def read(self) -> int:
        """How many games it has, those of the plan in their order."""
        names = {"format": FORMAT, "box": self.plan.box.label, "players": list(self.plan.bots)}
        head = line_text(names)[:-1].encode() + b","
        self.file.read(self.take, lambda line: line.startswith(head))
        return len(self.rows)

    def take(self, number: int, record: Any) -> None:
        """Take in a line."""
        told = {**record[KEY], "box": record["box"]}
        row, game, due = row_of(record, self.plan.players), told["game"], self.plan.first + number - 1
        check_identity(self.file.path, told, self.wanted)
        if game != due:
            raise LondonBridgeError(
                f"{self.file.path}, line {number} is game {game}, where game {due} should be: resume with the options"
                " it was begun with, or write to another file."
            )
        self.rows.append(row)

    def first(self, count: int) -> Rows:
        """The rows of the first games."""
        rows: Rows = np.array(self.rows[:count], np.int16).reshape(count, ROW_SIZE)
        return rows


def row_of(record: dict[str, Any], players: int) -> list[int]:
    """A row with all that a summary needs, from a record."""
    row = [0] * ROW_SIZE
    moves = record["moves"]
    each, last = (2, 6) if players == 2 else (1, 12)
    rounds = sum(word.startswith("card:") for _, word in moves) // (players * each)
    game = {"rounds": rounds, "early": int(rounds < last), "decisions": len(moves)}
    for name, value in game.items():
        row[GAME_COLUMNS.index(name)] = value
    ranking = record["result"]["ranking"]
    for seat in range(players):
        told = {
            "step": STEPS.index(record["setup"]["steps"][seat]),
            "money": record["result"]["money"][seat],
            "place": ranking.index(seat) + 1,
        }
        for name, value in told.items():
            row[GAME_SIZE + seat * SEAT_SIZE + SEAT_COLUMNS.index(name)] = value
    return row
