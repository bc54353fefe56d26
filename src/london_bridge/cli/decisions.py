"""`--decisions FILE.parquet` of the commands that play many games: every decision of every game, to learn from.

The file is made from the games' records once all are played. Imports envs and lab.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Box

Decisions = Annotated[
    Path | None,
    typer.Option(
        "--decisions",
        metavar="FILE.parquet",
        help="Write every decision: what was seen, what could be done, what was done, what came of it.",
    ),
]


def records_for(decisions: Path | None, records: Path | None, *, resume: bool, overwrite: bool) -> Path | None:
    """Where to record the games: where that is asked for, or beside the file of decisions until it is written."""
    if decisions is None:
        return records
    from london_bridge.lab.targets import check_parquet

    check_parquet("--decisions", decisions)
    if not decisions.absolute().parent.is_dir():
        raise LondonBridgeError(f"There is no folder {decisions.parent} for {decisions.name}; make it first.")
    if decisions.is_dir():
        raise LondonBridgeError(f"{decisions} is a folder; the name of a file is needed.")
    if decisions.exists() and not (resume or overwrite):
        raise LondonBridgeError(f"{decisions} is there already: --overwrite begins it anew.")
    return records or decisions.with_name(decisions.name + ".games")


def write_decisions(decisions: Path | None, recorded: Path | None, *, keep: bool, box: Box) -> None:
    """Make the file of decisions from the records, and remove those if nobody asked for them."""
    if decisions is None or recorded is None:
        return
    from london_bridge.envs.data import from_records

    games, count = from_records(recorded, decisions, [box])
    if not keep:
        recorded.unlink()
    print(f"{decisions}: {count:,} decisions of {games:,} games.", file=sys.stderr)
