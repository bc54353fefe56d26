"""JSON text to plain values, strictly and within bounds. Knows nothing of the game.

Refused, each with its own sentence: text that is not UTF-8 or begins with a byte-order mark, more than SIZE_LIMIT,
nesting below DEPTH_LIMIT, a key that stands twice in one object, NaN and numbers out of range, half a surrogate pair.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NoReturn

from .fault import fail, key_name, shown

#: The longest record, in bytes. A long game has 5,000 bytes; the rest is room for what other programs add.
SIZE_LIMIT: Final = 4 * 1024 * 1024
#: How deep lists and objects may lie inside each other. The format itself needs four levels.
DEPTH_LIMIT: Final = 100

HALF_PAIR: Final = re.compile(r"\\u[dD][89a-fA-F]")
#: The parts of JSON in which something can be wrong that Python tells without its place.
PART: Final = re.compile(r'"(?:[^"\\]|\\.)*"|NaN|-?Infinity|-?[0-9][-+.0-9eE]*|[\[{]|[\]}]')
DIGITS_LIMIT: Final = 4_000  # (Python's own bound for whole numbers is a little higher)
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
        fail(_place(text, error.pos, first_line), _syntax(error))
    except _NoNumber as error:
        fail(_place(text, _find(text, error.word.__eq__), first_line), error.what)
    except RecursionError:
        fail(_place(text, _find_depth(text), first_line), TOO_DEEP)
    except ValueError:  # Python's own bound for turning digits into a number
        place = _place(text, _find(text, _is_endless), first_line)
        fail(place, "a number has thousands of digits")
    if doubled:
        path, twice = _place_of_doubled(value)
        fail(path, f"the key {shown(twice.key)} stands twice in the same object")
    if "\\u" in text and HALF_PAIR.search(text):
        _whole_characters(value, text, first_line)
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
    fail("", f"this is longer than {SIZE_LIMIT:,} bytes, and no game is", "7.1")


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


class _NoNumber(Exception):  # noqa: N818  (it is what was found)
    """A word that stands where a number should; remembered until its place is known."""

    def __init__(self, word: str, what: str) -> None:
        self.word = word
        self.what = what


def _constant(word: str) -> NoReturn:
    raise _NoNumber(word, f"{word} is not a number of JSON")


def _float(word: str) -> float:
    number = float(word)
    if number in (float("inf"), float("-inf")):
        raise _NoNumber(word, f"the number {word[:20]} is out of range")
    return number


def _is_endless(part: str) -> bool:
    return len(part) > DIGITS_LIMIT and part.lstrip("-").isdigit()


def _find(text: str, wrong: Callable[[str], bool]) -> int:
    """Where the first part begins that is wrong. What stands before it has been read, and is JSON."""
    return next((found.start() for found in PART.finditer(text) if wrong(found[0])), 0)


def _find_depth(text: str) -> int:
    """Where the list or object opens that lies too deep."""
    depth = 0
    for found in PART.finditer(text):
        depth += (found[0] in "[{") - (found[0] in "]}")
        if depth > DEPTH_LIMIT + 1:  # (the document itself is no nesting)
            return found.start()
    return 0


def _place(text: str, at: int, first_line: int) -> str:
    """A character's line, if there are several, and column."""
    line = f"line {text.count(chr(10), 0, at) + first_line}, " if "\n" in text else ""
    return f"{line}column {at - text.rfind(chr(10), 0, at)}"


def _syntax(error: json.JSONDecodeError) -> str:
    if error.msg == "Extra data":
        return "something follows after the end of the JSON; a JSON Lines file has one record to a line"
    what = error.msg[:1].lower() + error.msg[1:]
    return f"this is not JSON, or it is cut off ({what.removesuffix(' at')})"


def _whole_characters(value: Any, text: str, first_line: int) -> None:
    """Half a surrogate pair is no character, and could not be written again."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        fail(_place(text, _find_depth(text), first_line), TOO_DEEP)
    except UnicodeEncodeError:
        place = _place(text, _find(text, _is_half), first_line)
        fail(place, "a text holds half of a surrogate pair (\\ud800 to \\udfff), which is no character")


def _is_half(part: str) -> bool:
    if not part.startswith('"'):
        return False
    try:
        json.loads(part).encode()
    except UnicodeEncodeError:
        return True
    return False
