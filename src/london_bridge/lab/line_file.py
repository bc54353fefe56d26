"""A file of JSON, a line for each thing that is done, by which an interrupted run is taken up again.

A last line that was cut off is left out. A file that is not ours is refused and stays as it is.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

from london_bridge.errors import LondonBridgeError

#: Takes in what a line tells, by its number; what it raises of these says that the line is not ours.
Take = Callable[[int, Any], None]
STRANGE = (KeyError, TypeError, AttributeError, ValueError, IndexError)


def check_place(path: Path) -> None:
    """A file can only be written into a folder that is there."""
    if path.is_dir():
        raise LondonBridgeError(f"{path} is a folder; the name of a file is needed.")
    if not path.absolute().parent.is_dir():
        raise LondonBridgeError(f"There is no folder {path.parent} for {path.name}; make it first.")


def is_there(path: Path) -> bool:
    """Whether a file has something to lose."""
    return path.exists() and path.stat().st_size > 0


def check_free(path: Path, resume: bool, overwrite: bool) -> None:
    """Nobody's file is begun anew by mistake."""
    if is_there(path) and not resume and not overwrite:
        raise LondonBridgeError(f"{path} is there already: --resume goes on with it, --overwrite begins it anew.")


class LineFile:
    """Written to the end of what is kept. First `read`, if it is to go on; then `open`; then `write`."""

    def __init__(self, path: Path, what: str) -> None:
        """`what` its lines are, for people: "record of an arena"."""
        check_place(path)
        self.path = path
        self.what = what
        #: Where each whole line ends; a last one without its own end is among them.
        self.ends: list[int] = []
        self._unended = False
        self._file: BinaryIO | None = None

    def read(self, take: Take, is_ours: Callable[[bytes], bool]) -> None:
        """Take in the lines of the file. `is_ours`: whether a first line that was cut off begins as one of ours."""
        end = 0
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                ended = line.endswith(b"\n")
                try:
                    told = json.loads(line)
                except (ValueError, RecursionError):
                    if not ended and (number > 1 or is_ours(line)):
                        return
                    raise self._strange(number) from None
                try:
                    take(number, told)
                except STRANGE:
                    raise self._strange(number) from None
                end += len(line)
                self.ends.append(end)
                self._unended = not ended

    def open(self, keep: int | None = None) -> None:
        """Begin to write, after the first `keep` of the lines that were read, or after all of them."""
        kept = self.ends if keep is None else self.ends[:keep]
        self._file = open(self.path, "r+b" if self.path.exists() else "w+b")  # noqa: SIM115  (closed by `close`)
        self._file.truncate(kept[-1] if kept else 0)
        self._file.seek(0, 2)
        if kept and self._unended and len(kept) == len(self.ends):
            self._file.write(b"\n")

    def write(self, lines: bytes) -> None:
        """Write whole lines, and have them on the way to the disk."""
        assert self._file is not None
        self._file.write(lines)
        self._file.flush()

    def close(self) -> None:
        """Finish the file."""
        if self._file is not None:
            self._file.close()

    def _strange(self, number: int) -> LondonBridgeError:
        return LondonBridgeError(
            f"{self.path}, line {number}: no {self.what}; the file is left as it is, so name another."
        )
