"""Files of records: one document, or JSON Lines with a record to a line, read as a stream in constant memory.

Which of the two a file is shows itself: its first line is a whole JSON text, or it is not. `claims` gives what stands
in a file piece by piece, with an error in place of what cannot be read; `scan` also replays each. `read_record` and
`read_records` are for programs that want right records and an error otherwise.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from london_bridge.rules.box import Box

from .claim import Claim
from .fault import RecordError
from .record import Record
from .text import SIZE_LIMIT, parse

#: A file by its path, or a stream of bytes that is open already.
Source = str | os.PathLike[str] | IO[bytes]

#: A line too long to be a record is passed over, but not for ever: after this many bytes the file is given up.
SKIP_LIMIT: Final = 1024 * 1024 * 1024
CHUNK: Final = 1024 * 1024


class Found(NamedTuple):
    """A piece of a file: its number from 0, its line from 1 (None for a document), and what it is, or its error."""

    number: int
    line: int | None
    claim: Claim | None
    error: RecordError | None


class Entry(NamedTuple):
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
                    yield Found(number, line, Claim.of(value, had), None)
                except RecordError as error:
                    yield Found(number, line, None, error.at(name, line, number))
        if number < 0:
            yield Found(0, None, None, RecordError("", "the file is empty").at(name, None, None))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        yield Found(number + 1, None, None, RecordError("", f"this cannot be read: {reason}").at(name, None, None))


def scan(source: Source, boxes: Iterable[Box] = (), on_read: Callable[[int], None] | None = None) -> Iterator[Entry]:
    """Every record of a file, checked; an error does not end it."""
    name = source_name(source)
    for number, line, claim, error in claims(source, boxes, on_read):
        record = None
        if claim is not None:
            try:
                record = Record.from_claim(claim)
            except RecordError as found:
                error = found.at(name, line, number)
        yield Entry(number, line, record, error)


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
        return open(source, "rb")
    return nullcontext(source)  # whoever opened it closes it


def _nobody(taken: int) -> None:
    pass


def _lines(stream: IO[bytes], on_read: Callable[[int], None]) -> Iterator[_Line]:
    """The lines of a file that are not blank; of one that is too long only that it is there."""
    number = 0
    while text := stream.readline(SIZE_LIMIT + 1):
        number += 1
        on_read(len(text))
        too_long = len(text) > SIZE_LIMIT and not text.endswith(b"\n")
        if too_long:
            skipped = 0
            while not text.endswith(b"\n") and (text := stream.readline(CHUNK)):
                skipped += len(text)
                on_read(len(text))
                if skipped > SKIP_LIMIT:
                    yield _Line(number, b"", True)
                    return
            yield _Line(number, b"", True)
        elif text.strip():
            yield _Line(number, text, False)


def _values(lines: Iterator[_Line]) -> Iterator[tuple[int | None, Any]]:
    """The JSON values of a file, each with its line, or without one if the file is a document."""
    first = next(lines, None)
    if first is None:
        return
    value = _value(first)
    waiting: list[_Line] = []
    if isinstance(value, RecordError) and not first.too_long:
        waiting, whole = _rest_of_document(first, lines)
        if not isinstance(whole, RecordError) or not _looks_like_lines(waiting):
            yield None, whole
            return
        waiting = waiting[1:]
    yield first.number, value
    for line in waiting:
        yield line.number, _value(line)
    for line in lines:
        yield line.number, _value(line)


def _value(line: _Line) -> Any:
    if line.too_long:
        return RecordError("", f"this line is longer than {SIZE_LIMIT:,} bytes, and no record is")
    try:
        return parse(line.text)
    except RecordError as error:
        return error


def _rest_of_document(first: _Line, lines: Iterator[_Line]) -> tuple[list[_Line], Any]:
    """Read on as far as a record may be long; the lines read, and what they are taken together."""
    read, size = [first], len(first.text)
    for line in lines:
        read.append(line)
        size += len(line.text)
        if line.too_long or size > SIZE_LIMIT:
            return read, RecordError("", f"this is longer than {SIZE_LIMIT:,} bytes, and no record is")
    # Blank lines were left out; they come back so that an error names the right one.
    texts, at = [], 1
    for line in read:
        texts.append(b"\n" * (line.number - at) + line.text)
        at = line.number + 1
    return read, _value(_Line(1, b"".join(texts), False))


def _looks_like_lines(read: list[_Line]) -> bool:
    """Whether a file that is no document was meant as JSON Lines: a whole object on its first or second line."""
    return any(line.text.strip().startswith(b"{") and line.text.strip().endswith(b"}") for line in read[:2])
