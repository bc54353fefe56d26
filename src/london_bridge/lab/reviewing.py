"""Many reviews: records shared out to processes or a Ray cluster, what is done kept in a file by which a run goes on.

Imports the crews, files of lines, record and review.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record
from london_bridge.review import review
from london_bridge.rules import Box

from .crew import crew_for
from .line_file import LineFile, check_free, is_there

ADVICE = "The reviews before are in the --keep FILE, if any: go on with --resume."


@dataclass(frozen=True, slots=True)
class ReviewOptions:
    """How records are reviewed."""

    playouts: int
    seed: int
    boxes: tuple[Box, ...] = ()


class Reviewer:
    """Reviews records; one is made in every process."""

    def __init__(self, asked: ReviewOptions) -> None:
        self.asked = asked

    def do(self, task: tuple[int, str], /) -> dict[str, Any]:
        """The review of a record: its number and its text."""
        number, text = task
        record = Record.parse(text, self.asked.boxes)
        return review(record, self.asked.playouts, self.asked.seed, number).to_dict()

    def end(self) -> None:
        """There is nothing to let go of."""


class KeptReviews:
    """The file of reviews: `found` are those that were in it already, by the number of their record."""

    def __init__(
        self, asked: ReviewOptions, records: Sequence[Record], path: Path | None, resume: bool, overwrite: bool
    ) -> None:
        self.asked = asked
        self.records = records
        self.found: dict[int, dict[str, Any]] = {}
        self.file: LineFile | None = None
        if path is None:
            if resume:
                raise LondonBridgeError("--resume needs the file that was begun: --keep FILE.")
            return
        self.file = LineFile(path, "review")
        check_free(path, resume, overwrite)
        if resume and is_there(path):
            self.file.read(self.take, lambda line: line.startswith(b'{"record":'))
        self.file.open()

    def take(self, number: int, told: Any) -> None:
        """Take in a line of the file, if it is of these records."""
        record = self.records[told["record"]]
        money = list(record.result.money) if record.result else []
        same = told["players"] == list(record.players) and told["end"]["money"] == money
        if not same or (told["playouts"], told["seed"]) != (self.asked.playouts, self.asked.seed):
            raise LondonBridgeError(
                "The --keep file has reviews of other records, or with other --playouts or --seed: resume with what it"
                " was begun with, or name another file."
            )
        self.found[told["record"]] = told

    def write(self, told: dict[str, Any]) -> None:
        """Keep a review."""
        if self.file is not None:
            self.file.write(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def close(self) -> None:
        """Finish the file."""
        if self.file is not None:
            self.file.close()


def review_all(
    records: Sequence[Record],
    asked: ReviewOptions,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    keep: Path | None = None,
    resume: bool = False,
    overwrite: bool = False,
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[dict[str, Any]]:
    """The reviews of all records, as they are done; those that are kept already come first."""
    kept = KeptReviews(asked, records, keep, resume, overwrite)
    try:
        yield from kept.found.values()
        todo = [(at, record.to_json()) for at, record in enumerate(records) if at not in kept.found]
        crew = crew_for(jobs if len(todo) > 1 or ray is not None else 1, ray, ADVICE)
        with closing(crew.work(partial(Reviewer, asked), iter(todo), stop)) as stream:
            for told in stream:
                kept.write(told)
                yield told
    finally:
        kept.close()
