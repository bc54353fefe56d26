"""Files of records: a document or JSON Lines, damaged in every way, read in constant memory."""

from __future__ import annotations

import io
import json
import tracemalloc
from collections.abc import Iterator

import pytest

from london_bridge.record import Record, RecordError, files, read_records, scan
from london_bridge.record.text import SIZE_LIMIT

from .samples import EXAMPLE, example, random_game, sample

LINE = json.dumps(sample(3, 5, moves=30)).encode() + b"\n"
BAD = LINE.replace(b'"rondel": ', b'"rondel": 1')
assert BAD != LINE


def found(data: bytes) -> list[str]:
    """What stands in a file: `ok`, or the error."""
    return ["ok" if entry.error is None else str(entry.error) for entry in scan(io.BytesIO(data))]


def test_a_document_may_be_laid_out_in_any_way():
    for indent in (None, 0, 1, 4):
        text = json.dumps(example(), indent=indent).encode()
        assert found(text) == found(b"\n \r\n" + text + b"\n\n") == ["ok"]
    assert found(EXAMPLE.read_bytes().replace(b"\n", b"\r\n")) == ["ok"]


def test_lines_may_end_in_any_way_and_blank_ones_do_not_count():
    assert found(LINE * 3) == ["ok"] * 3
    assert found(LINE + b"\n   \n" + LINE.replace(b"\n", b"\r\n") + LINE.rstrip()) == ["ok"] * 3
    entries = list(scan(io.BytesIO(b"\n" + LINE + b"\n" + LINE)))
    assert [(entry.number, entry.line) for entry in entries] == [(0, 2), (1, 4)]


def test_an_error_does_not_end_the_file():
    entries = list(scan(io.BytesIO(LINE + BAD + b"{\n" + LINE + b"[]\n" + LINE)))
    assert [entry.error is None for entry in entries] == [True, False, False, True, False, True]
    assert [entry.error.line for entry in entries if entry.error] == [2, 3, 5]
    assert [entry.error.record for entry in entries if entry.error] == [1, 2, 4]
    assert "standard input, line 2, setup.rondel: " in str(entries[1].error)
    assert "standard input, line 3, column " in str(entries[2].error)


def test_a_damaged_first_line_does_not_hide_the_others():
    for damaged in (BAD, LINE[:300] + b"\n", b"\xff\n", b"\xef\xbb\xbf" + LINE, b"NaN\n", b"{}\n", b"{\n"):
        assert [line == "ok" for line in found(damaged + LINE * 3)] == [False, True, True, True]


def test_a_damaged_document_is_one_error_with_its_line():
    text = EXAMPLE.read_text().replace('"steps"', "steps")
    (error,) = found(text.encode())
    assert error.startswith("standard input, line 7, column 5: this is not JSON")
    assert len(found(b"\n\n" + text.encode())) == 1
    assert "line 9, column 5" in found(b"\n\n" + text.encode())[0]


def test_an_illegal_move_of_a_document_has_no_line(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(EXAMPLE.read_text().replace('[1, "card:3"]', '[1, "done"]', 1))
    with pytest.raises(RecordError) as caught:
        list(read_records(path))
    assert str(caught.value).startswith(f"{path}, moves[0]: ")
    assert caught.value.place == f"{path}, moves[0]"
    assert (caught.value.source, caught.value.line, caught.value.record) == (str(path), None, 0)


@pytest.mark.parametrize("data", [b"", b"\n", b"  \r\n\t\n"])
def test_an_empty_file_is_told(data):
    assert found(data) == ["standard input: the file is empty."]


def test_files_that_cannot_be_read_are_told(tmp_path):
    (missing,) = scan(tmp_path / "none.json")
    assert str(missing.error) == f"{tmp_path / 'none.json'}: this cannot be read: No such file or directory."
    (folder,) = scan(tmp_path)
    assert str(folder.error) == f"{tmp_path}: this cannot be read: Is a directory."
    (nul,) = scan("a\0b")
    assert "cannot be read" in str(nul.error)


def test_binary_files_are_told():
    (error,) = found(bytes(range(256)) * 100)
    assert "not UTF-8" in error or "not JSON" in error
    (error,) = found(b"\x1f\x8b\x08\x00" + b"\x9c" * 100)
    assert "not UTF-8" in error


class Endless(io.RawIOBase):
    """A file that is far longer than memory: a beginning, then one thing again and again."""

    def __init__(self, beginning: bytes, again: bytes, times: int) -> None:
        self.parts: Iterator[bytes] = iter([beginning, *[again] * times])
        self.rest = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        while not self.rest and (part := next(self.parts, None)) is not None:
            self.rest = part
        taken = min(len(buffer), len(self.rest))
        buffer[:taken] = self.rest[:taken]
        self.rest = self.rest[taken:]
        return taken


def peak_of(stream: io.RawIOBase) -> tuple[list[str], int]:
    """The errors of a stream, and the most memory that reading it took."""
    tracemalloc.start()
    try:
        errors = [str(entry.error) for entry in scan(io.BufferedReader(stream)) if entry.error]
        return errors, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.slow
def test_a_line_without_an_end_is_not_kept_in_memory():
    """A record of two hundred million bytes: passed over, and the record after it is read."""
    moves = b'[0,"done"],' * 100_000
    errors, peak = peak_of(Endless(b'{"moves": [', moves, 180))
    assert errors == [f"standard input, line 1: this is longer than {SIZE_LIMIT:,} bytes, and no game is (rule 7.1)."]
    assert peak < 5 * SIZE_LIMIT
    assert [line == "ok" for line in found(LINE + b"[" * (SIZE_LIMIT + 9) + b"\n" + LINE)] == [True, False, True]


@pytest.mark.slow
@pytest.mark.parametrize("again", [b'[0, "done"],\n' * 100, b"[\n" * 1000, b"\n" * 1000])
def test_a_document_without_an_end_is_not_kept_in_memory(again, monkeypatch):
    """Also of very many tiny or blank lines only the text is kept, and that only up to its limit."""
    monkeypatch.setattr(files, "SIZE_LIMIT", 200_000)  # following memory is slow, so less of it is followed
    errors, peak = peak_of(Endless(b'{"moves": [\n', again, 300_000 // len(again)))
    assert len(errors) == 1
    if again.strip():
        assert errors[0].startswith("standard input: this is longer than ")
    else:
        assert errors[0].startswith("standard input, column 12: this is not JSON, or it is cut off")
    assert peak < 1_000_000


@pytest.mark.slow
def test_many_records_take_no_more_memory_than_few():
    few = peak_of(Endless(b"", LINE, 50))
    many = peak_of(Endless(b"", LINE, 1000))
    assert few[0] == many[0] == []
    assert many[1] < few[1] + 200_000


def test_reading_stops_at_the_first_error_for_those_who_want_it():
    records = read_records(io.BytesIO(LINE + BAD + LINE))
    assert isinstance(next(records), Record)
    with pytest.raises(RecordError, match=r"line 2, setup\.rondel: .*\(rule 2\.7\)\.$"):
        next(records)


def test_bytes_that_are_taken_are_told():
    taken: list[int] = []
    data = LINE * 3 + b"\n" + BAD
    list(scan(io.BytesIO(data), on_read=taken.append))
    assert sum(taken) == len(data)


def test_a_long_game_is_well_below_the_limits():
    lengths = [len(Record.of(random_game(4, seed)).to_json()) for seed in range(20)]
    assert max(lengths) * 100 < SIZE_LIMIT
