"""Where reports are to go, checked before the first game: hours of play should not end at a folder's name.

Imports the errors only.
"""

from __future__ import annotations

import os
from pathlib import Path

from london_bridge.errors import LondonBridgeError


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
