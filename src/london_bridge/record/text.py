"""JSON text to plain values, strictly and within bounds. Knows nothing of the game.

Refused, each with its own sentence: text that is not UTF-8 or begins with a byte-order mark, more than SIZE_LIMIT,
nesting below DEPTH_LIMIT, a key that stands twice in one object, NaN and numbers out of range, half a surrogate pair.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, NoReturn

from .fault import RecordError, fail, key_name, shown

#: The longest record, in bytes. A long game has 5,000 bytes; the rest is room for what other programs add.
SIZE_LIMIT: Final = 4 * 1024 * 1024
#: How deep lists and objects may lie inside each other. The format itself needs four levels.
DEPTH_LIMIT: Final = 100

BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
HALF_PAIR: Final = re.compile(r"\\u[dD][89a-fA-F]")
TOO_DEEP: Final = f"lists and objects lie more than {DEPTH_LIMIT} deep inside each other"


class _Doubled(dict[str, Any]):
    """An object that had a key twice; remembered until its place is known."""

    key: str


def parse(text: str | bytes, first_line: int = 1) -> Any:
    """The value that the text means, or a RecordError. `first_line`: the number of its first line in its file."""
    if isinstance(text, bytes):
        text = decode(text)
    elif len(text) > SIZE_LIMIT:
        too_long()
    if text.startswith("\ufeff"):
        fail("", "the text begins with a byte-order mark; save it as UTF-8 without one")
    doubled = False

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal doubled
        found = dict(pairs)
        if len(found) == len(pairs):
            return found
        doubled = True
        twice = _Doubled(found)
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                twice.key = key
                break
            seen.add(key)
        return twice

    try:
        value = json.loads(text, object_pairs_hook=unique, parse_constant=_constant, parse_float=_float)
    except json.JSONDecodeError as error:
        line = f"line {error.lineno + first_line - 1}, " if "\n" in text else ""
        fail(f"{line}column {error.colno}", _syntax(error))
    except RecursionError:
        fail("", TOO_DEEP)
    except ValueError:  # Python's own bound for turning digits into a number
        fail("", "a number has thousands of digits")
    if doubled:
        path, twice = _place_of_doubled(value)
        fail(path, f"the key {shown(twice.key)} stands twice in the same object")
    if "\\u" in text and HALF_PAIR.search(text):
        _whole_characters(value)
    return value


def decode(data: bytes) -> str:
    """UTF-8 to text."""
    if len(data) > SIZE_LIMIT:
        too_long()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        fail("", f"byte {error.start + 1} is not UTF-8 (it is 0x{data[error.start]:02x}); records are UTF-8 text")


def too_long() -> NoReturn:
    """Refuse a text for its size alone, before any of it is understood."""
    fail("", f"this is longer than {SIZE_LIMIT:,} bytes, and no record is")


def check_depth(value: Any, path: str) -> None:
    """Refuse values that other programs could not read, or we not write again."""
    level = [value]
    for _ in range(DEPTH_LIMIT):
        level = [part for whole in level for part in parts(whole) if isinstance(part, dict | list)]
        if not level:
            return
    fail(path, TOO_DEEP)


def parts(value: Any) -> Iterable[Any]:
    """What lies in a list or an object."""
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def _place_of_doubled(value: Any) -> tuple[str, _Doubled]:
    """The first object with a key twice. (Without recursion, and without a list of all that was seen.)"""
    open_parts: list[tuple[str, Iterator[tuple[str, Any]]]] = [("", iter([("", value)]))]
    while True:
        path, rest = open_parts[-1]
        for name, part in rest:
            at = path + name if name.startswith("[") or not path else f"{path}.{name}"
            if isinstance(part, _Doubled):
                return at, part
            if isinstance(part, dict):
                open_parts.append((at, ((key_name(key), inner) for key, inner in part.items())))
                break
            if isinstance(part, list):
                open_parts.append((at, ((f"[{i}]", inner) for i, inner in enumerate(part))))
                break
        else:
            open_parts.pop()


def _constant(word: str) -> NoReturn:
    raise RecordError("", f"{word} is not a number of JSON")


def _float(word: str) -> float:
    number = float(word)
    if number in (float("inf"), float("-inf")):
        raise RecordError("", f"the number {word[:20]} is out of range")
    return number


def _syntax(error: json.JSONDecodeError) -> str:
    if error.msg == "Extra data":
        return "something follows after the end of the JSON; a JSON Lines file has one record to a line"
    what = error.msg[:1].lower() + error.msg[1:]
    return f"this is not JSON, or it is cut off ({what.removesuffix(' at')})"


def _whole_characters(value: Any) -> None:
    """Half a surrogate pair is no character, and could not be written again."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        fail("", TOO_DEEP)
    except UnicodeEncodeError:
        fail("", "a text holds half of a surrogate pair (\\ud800 to \\udfff), which is no character")
