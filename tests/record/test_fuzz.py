"""Whatever stands in a file: it is a right record, or it is refused with a sentence; there is no third way."""

from __future__ import annotations

import copy
import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from london_bridge.record import Record, RecordClaim, RecordError, claims, scan, trace
from london_bridge.rules.moves import WORDS

from .samples import sample

SAMPLES = [sample(players, seed, moves) for players in (2, 3, 4) for seed, moves in ((1, 10_000), (2, 35), (3, 0))]
TEXTS = [json.dumps(document).encode() for document in SAMPLES]

fuzzed = settings(max_examples=400, deadline=None)
few = settings(max_examples=150, deadline=None)

#: Values of every JSON type, many of them near to what a record holds.
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 70)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from([*WORDS, "A", "D", "blue", "share", "base", "most", "reconstruction-1", "old-london-bridge/1"])
    | st.text(max_size=20)
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every list or object of a document with each of its indices or keys."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        for key in keys:
            found.append((value, key))
            found += places(value[key])
    return found


@st.composite
def damaged(draw: st.DrawFn) -> Any:
    """A document in which a few things were replaced, removed, doubled or exchanged."""
    document = copy.deepcopy(draw(st.sampled_from(SAMPLES)))
    for _ in range(draw(st.integers(1, 3))):
        here = places(document)
        if not here:
            break
        container, key = draw(st.sampled_from(here))
        what = draw(st.sampled_from(["replace", "remove", "double", "exchange"]))
        if what == "replace":
            container[key] = draw(values)
        elif what == "remove":
            del container[key]
        elif what == "double" and isinstance(container, list):
            container.insert(key, copy.deepcopy(container[key]))
        else:
            other = draw(st.sampled_from(list(container) if isinstance(container, dict) else range(len(container))))
            container[key], container[other] = container[other], container[key]
    return document


def told(error: RecordError) -> None:
    """An error as it must be."""
    sentence = str(error)
    assert sentence.endswith(".")
    assert sentence.isprintable()
    assert len(sentence) < 500
    json.dumps(error.to_dict())


def judge(document: object) -> None:
    """A document is a right record that is written as it was read, or it is refused."""
    try:
        record = Record.parse(json.dumps(document))
    except RecordError as error:
        told(error)
        return
    assert record.document() == document
    assert record.game().over == record.finished


@pytest.mark.slow
@fuzzed
@given(damaged())
def test_a_damaged_document_is_right_or_refused(document):
    judge(document)


@pytest.mark.slow
@few
@given(values)
def test_any_json_is_right_or_refused(value):
    judge(value)


@st.composite
def damaged_bytes(draw: st.DrawFn) -> bytes:
    """The text of a record with a few bytes changed, removed or put in, or cut off."""
    data = bytearray(draw(st.sampled_from(TEXTS)))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data)))
        size = draw(st.integers(0, 4))
        data[at : at + size] = draw(
            st.binary(max_size=4) | st.sampled_from([b'"', b"[", b"{", b"}", b"1", b",", b"\n"])
        )
    return bytes(data[: draw(st.integers(0, len(data)))]) if draw(st.booleans()) else bytes(data)


@fuzzed
@given(damaged_bytes())
def test_damaged_bytes_are_right_or_refused(data):
    try:
        record = Record.parse(data)
    except RecordError as error:
        told(error)
    else:
        assert Record.parse(record.to_json()) == record


@few
@given(st.lists(damaged_bytes() | st.sampled_from(TEXTS) | st.binary(max_size=30), max_size=5))
def test_a_file_of_anything_is_read_to_its_end(lines):
    data = b"\n".join(lines)
    entries = list(scan(io.BytesIO(data)))
    assert entries
    for number, entry in enumerate(entries):
        assert entry.number == number
        assert (entry.record is None) != (entry.error is None)
        if entry.error is not None:
            told(entry.error)
    found = list(claims(io.BytesIO(data)))
    assert len(found) == len(entries)


@few
@given(damaged())
def test_a_trace_goes_as_far_as_the_record_is_right(document):
    """Tracing and checking judge alike, and a trace ends with the result or with the error."""
    try:
        claim = RecordClaim.of(json.loads(json.dumps(document)))
    except RecordError:
        return
    lines = []
    traced = checked = None
    try:
        for line in trace(claim, 0):
            lines.append(json.loads(line))
    except RecordError as error:
        traced = str(error)
    try:
        claim.verify()
    except RecordError as error:
        checked = str(error)
    assert traced == checked
    assert (traced is None) == (bool(lines) and "result" in lines[-1])
    assert [line["i"] for line in lines if "i" in line] == list(range(len(lines) - (traced is None)))
