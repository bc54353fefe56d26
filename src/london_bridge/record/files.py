"""Files of records: one document, or JSON Lines with a record to a line, read as a stream in constant memory.

Which of the two a file is shows itself: its first line is a whole JSON text, or it is not. `claims` gives what stands
in a file piece by piece, with an error in place of what cannot be read; `scan` also replays each. `read_record` and
`read_records` are for programs that want right records and an error otherwise.
"""

import io
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import chain
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from london_bridge.rules.box import Box

from .claim import RecordClaim
from .fault import RecordError
from .record import Record
from .text import SIZE_LIMIT, parse, too_long

#: A file by its path, or a stream of bytes that is open already.
Source = str | os.PathLike[str] | IO[bytes]

#: A line too long to be a record is passed over, but not for ever: after this many bytes the file is given up.
SKIP_LIMIT: Final = 1024 * 1024 * 1024
CHUNK: Final = 1024 * 1024


class Found(NamedTuple):
    """A piece of a file: its number from 0, its line from 1 (None for a document), and what it is, or its error."""

    number: int
    line: int | None
    claim: RecordClaim | None
    error: RecordError | None


class RecordEntry(NamedTuple):
    """A record of a file, or what is wrong with it."""

    number: int
    line: int | None
    record: Record | None
    error: RecordError | None


class _Line(NamedTuple):
    number: int
    text: bytes
    too_long: bool


def source_name(source: Source) -> str:
    """How messages call a file. (A name that is not text is written with escapes.)"""
    if isinstance(source, str | os.PathLike):
        return os.fsencode(source).decode("utf-8", "backslashreplace")
    name = getattr(source, "name", None)
    return "standard input" if name in ("<stdin>", 0) or not isinstance(name, str) else name


def claims(source: Source, boxes: Iterable[Box] = (), on_read: Callable[[int], None] | None = None) -> Iterator[Found]:
    """What stands in a file, piece by piece; `on_read` hears how many bytes have been taken each time."""
    name, had, number = source_name(source), list(boxes), -1
    try:
        with _open(source) as stream:
            for number, (line, value) in enumerate(_values(_lines(stream, on_read or _nobody))):
                try:
                    if isinstance(value, RecordError):
                        raise value
                    yield Found(number, line, RecordClaim.of(value, had), None)
                except RecordError as error:
                    yield Found(number, line, None, error.at(name, line, number))
        if number < 0:
            yield Found(0, None, None, RecordError("", "the file is empty").at(name, None, None))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        yield Found(number + 1, None, None, RecordError("", f"this cannot be read: {reason}").at(name, None, None))


def scan(
    source: Source, boxes: Iterable[Box] = (), on_read: Callable[[int], None] | None = None
) -> Iterator[RecordEntry]:
    """Every record of a file, checked; an error does not end it."""
    name = source_name(source)
    for number, line, claim, error in claims(source, boxes, on_read):
        record = None
        if claim is not None:
            try:
                record = Record.from_claim(claim)
            except RecordError as found:
                error = found.at(name, line, number)
        yield RecordEntry(number, line, record, error)


def read_records(source: Source, boxes: Iterable[Box] = ()) -> Iterator[Record]:
    """Every record of a file; the first thing that is wrong is raised."""
    for entry in scan(source, boxes):
        if entry.record is None:
            assert entry.error is not None
            raise entry.error
        yield entry.record


def read_record(source: Source, boxes: Iterable[Box] = ()) -> Record:
    """The one record of a file."""
    records = read_records(source, boxes)
    record = next(records)
    if next(records, None) is not None:
        raise RecordError("", "one record is wanted, and there are several").at(source_name(source), None, None)
    return record


def write_record(path: str | os.PathLike[str], record: Record) -> None:
    """Write a record as a document of its own, laid out for people."""
    Path(path).write_text(record.to_json(pretty=True) + "\n", encoding="utf-8", newline="\n")


def write_records(path: str | os.PathLike[str], records: Iterable[Record]) -> None:
    """Write records as JSON Lines."""
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for record in records:
            file.write(record.to_json() + "\n")


def _open(source: Source) -> AbstractContextManager[IO[bytes]]:
    if isinstance(source, str | os.PathLike):
        try:
            return open(source, "rb")
        except ValueError as error:  # a name that no file can have
            raise OSError(None, str(error)) from None
    return nullcontext(source)  # whoever opened it closes it


def _nobody(taken: int) -> None:
    pass


def _lines(stream: IO[bytes], on_read: Callable[[int], None], number: int = 0) -> Iterator[_Line]:
    """The lines of a file that are not blank, counted on from `number`; one that is too long without its text."""
    while text := stream.readline(SIZE_LIMIT + 1):
        number += 1
        on_read(len(text))
        if len(text) > SIZE_LIMIT and not text.endswith(b"\n"):
            skipped = 0
            while not text.endswith(b"\n") and skipped < SKIP_LIMIT and (text := stream.readline(CHUNK)):
                skipped += len(text)
                on_read(len(text))
            yield _Line(number, b"", True)
            if skipped >= SKIP_LIMIT:
                return
        elif text.strip():
            yield _Line(number, text, False)


def _values(lines: Iterator[_Line]) -> Iterator[tuple[int | None, Any]]:
    """The JSON values of a file, each with its line, or without one if the file is a document."""
    first = next(lines, None)
    if first is None:
        return
    value = _value(first)
    if isinstance(value, RecordError) and not first.too_long:
        document = _Document(first, lines)
        whole = document.value()
        if not isinstance(whole, RecordError) or not document.looks_like_lines:
            yield None, whole
            return
        lines = document.lines()
    yield first.number, value
    for line in lines:
        yield line.number, _value(line)


def _value(line: _Line) -> Any:
    """What a line, or several as one text, means; or its error."""
    try:
        if line.too_long:
            too_long()
        return parse(line.text.rstrip(b"\r\n"), line.number)
    except RecordError as error:
        return error


class _Document:
    """A file whose first line is no JSON by itself, read on as far as a record may be long.

    It is a document, or JSON Lines with a damaged beginning: then its lines are given back. They are held as one text,
    since objects for millions of tiny lines would take far more memory than the lines.
    """

    def __init__(self, first: _Line, rest: Iterator[_Line]) -> None:
        self.first = first
        self.rest = rest
        self.text = bytearray(first.text)
        self.beyond: list[_Line] = []  # the line with which it became too long
        self.looks_like_lines = _is_object(first)
        last, count = first.number, 1
        for line in rest:
            count += 1
            self.looks_like_lines = self.looks_like_lines or (count == 2 and _is_object(line))
            blank = line.number - last - 1
            if line.too_long or len(self.text) + blank + len(line.text) > SIZE_LIMIT:
                self.beyond = [line]
                break
            self.text += b"\n" * blank + line.text
            last = line.number

    def value(self) -> Any:
        """The document, or why it is none."""
        return _value(_Line(self.first.number, bytes(self.text), bool(self.beyond)))

    def lines(self) -> Iterator[_Line]:
        """The lines after the first."""
        held = io.BytesIO(self.text)
        held.readline()
        return chain(_lines(held, _nobody, self.first.number), self.beyond, self.rest)


def _is_object(line: _Line) -> bool:
    """Whether a line begins and ends like an object: on the first or second line a sign of JSON Lines."""
    text = line.text.strip()
    return text.startswith(b"{") and text.endswith(b"}")
