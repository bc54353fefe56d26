"""The files of a simulation: records and table go on side by side, and an interrupted run can be taken up.

Both hold the same games at the end of every stretch. Imports record, rules and the modules of this folder.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from london_bridge.bots.playout import GAME_COLUMNS, GAME_SIZE, ROW_SIZE, SEAT_COLUMNS, SEAT_SIZE
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.targets import check_parquet
from london_bridge.rules.words import STEPS

from .crew import Stretch
from .lines import KEY
from .plan import Plan
from .playing import Rows
from .table import TableFile, check_identity, read_games, to_rows


class Files:
    """Where the games go. `done` games of the plan are in the files already; `rows` tells of them."""

    def __init__(self, plan: Plan, records: Path | None, table: Path | None, resume: bool, overwrite: bool) -> None:
        check_parquet("--table", table)
        self.plan = plan
        self.done = 0
        self.rows: Rows = np.zeros((0, ROW_SIZE), np.int16)
        self.records: BinaryIO | None = None
        self.table: TableFile | None = None
        there = [path for path in (records, table) if path and path.exists() and path.stat().st_size]
        for path in (records, table):
            if path:
                check_place(path)
        if records and table and records.resolve() == table.resolve():
            raise LondonBridgeError(f"Records and table need two files; {records} is named for both.")
        if there and not resume and not overwrite:
            raise LondonBridgeError(
                f"{there[0]} is there already: --resume goes on with it, --overwrite begins it anew."
            )
        if resume and not records and not table:
            raise LondonBridgeError("--resume needs the files that were begun: --records, --table or both.")
        ends: list[int] = []
        old = None
        if resume:
            old, ends = self.take_up(records, table)
        if records:
            self.records = open(records, "r+b" if records.exists() else "w+b")  # noqa: SIM115  (closed by `close`)
            self.records.truncate(ends[self.done - 1] if self.done else 0)
            self.records.seek(0, os.SEEK_END)
        if table:
            self.table = TableFile(table, plan)
            if old is not None and self.done:
                self.table.append(old.slice(0, self.done * plan.players))

    def take_up(self, records: Path | None, table: Path | None) -> tuple[Any, list[int]]:
        """Find how many games all files have; the old table, and where every record ends."""
        counts = []
        old = None
        ends: list[int] = []
        if table and table.exists():
            old = read_games(table, self.plan)
            counts.append(old.num_rows // self.plan.players)
        elif table:
            counts.append(0)
        rows = None
        if records and records.exists():
            rows, ends = read_lines(records, self.plan)
            counts.append(len(ends))
        elif records:
            counts.append(0)
        self.done = min(*counts, self.plan.games) if len(counts) > 1 else min(counts[0], self.plan.games)
        if old is not None:
            self.rows = to_rows(self.plan, old.slice(0, self.done * self.plan.players))
        elif rows is not None:
            self.rows = rows[: self.done]
        return old, ends

    def write(self, stretch: Stretch) -> None:
        """Append games to all files."""
        if self.records:
            self.records.write(stretch.lines)
            self.records.flush()
        if self.table:
            self.table.write(stretch.first, stretch.rows)

    def close(self) -> None:
        """Finish all files."""
        if self.records:
            self.records.close()
        if self.table:
            self.table.close()

    def __bool__(self) -> bool:
        return self.records is not None or self.table is not None


def check_place(path: Path) -> None:
    """A file can only be written into a folder that is there."""
    if path.is_dir():
        raise LondonBridgeError(f"{path} is a folder; the name of a file is needed.")
    if not path.parent.is_dir():
        raise LondonBridgeError(f"There is no folder {path.parent} for {path.name}; make it first.")


def read_lines(path: Path, plan: Plan) -> tuple[Rows, list[int]]:
    """What the whole lines of a file of records tell, for the summary, and where each of them ends.

    A last line that was cut off is left out. The records' own rows know no more than the summary needs.
    """
    ends: list[int] = []
    found: list[list[int]] = []
    wanted = {name: value for name, value in plan.identity().items() if name not in ("first", "players")}
    with path.open("rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                break
            try:
                record = json.loads(line)
                told = {**record[KEY], "box": record["box"]}
                row = row_of(record, plan.players)
                game = told["game"]
            except (ValueError, KeyError, TypeError, IndexError):
                raise LondonBridgeError(
                    f"{path}, line {len(ends) + 1}: no record of a simulation, so it cannot be gone on with."
                ) from None
            check_identity(path, told, wanted)
            if game != plan.first + len(ends):
                raise LondonBridgeError(
                    f"{path}, line {len(ends) + 1} is game {game}, where game {plan.first + len(ends)} should be:"
                    " resume with the options it was begun with, or write to another file."
                )
            found.append(row)
            ends.append((ends[-1] if ends else 0) + len(line))
    rows: Rows = np.array(found, np.int16).reshape(len(found), ROW_SIZE)
    return rows, ends


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
