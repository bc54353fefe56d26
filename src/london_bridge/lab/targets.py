"""Where reports are to go, checked before the first game: hours of play should not end at a folder's name.

Imports the errors only.
"""

from __future__ import annotations

import os
from pathlib import Path

from london_bridge.errors import LondonBridgeError

#: Endings of names that say something else than Parquet.
OTHER_FORMATS = (
    ".csv",
    ".tsv",
    ".txt",
    ".json",
    ".jsonl",
    ".xlsx",
    ".xls",
    ".html",
    ".arrow",
    ".feather",
    ".orc",
    ".gz",
    ".zst",
    ".zip",
    ".bz2",
    ".xz",
)


def check_targets(*paths: Path | None) -> None:
    """Refuse a file that cannot be written; `-` is no file, it prints."""
    for path in paths:
        if path is None or str(path) == "-":
            continue
        folder = path.absolute().parent
        if path.is_dir():
            raise LondonBridgeError(f"{path} is a folder; the name of a file is needed.")
        if not folder.is_dir():
            raise LondonBridgeError(f"There is no folder {path.parent} for {path.name}; make it first.")
        if not os.access(path if path.exists() else folder, os.W_OK):
            raise LondonBridgeError(f"{path} cannot be written; name another file.")


def check_parquet(option: str, path: Path | None) -> None:
    """Refuse a name that says another format: the file would not be what its name tells."""
    if path is not None and path.suffix.lower() in OTHER_FORMATS:
        other = f"{path.name.partition('.')[0]}.parquet"
        raise LondonBridgeError(
            f"{option} writes Parquet, so its file is named like that: {other}, not {path.name}. (pandas and others"
            " read it; docs/simulate.md shows how.)"
        )
