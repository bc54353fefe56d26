"""The text of a record: one line, or a document that a person can read. Knows nothing of the game."""

import json
import textwrap
from typing import Any

WIDTH = 118


def line_text(document: dict[str, Any]) -> str:
    """All on one line, without a blank that is not needed."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def document_text(document: dict[str, Any]) -> str:
    """Laid out: what fits on a line stands on one, the moves fill lines."""
    parts = []
    for key, value in document.items():
        text = _moves(value) if key == "moves" else _value(value, 2, len(key) + 6)
        parts.append(f"  {_one_line(key)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}"


def _one_line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _value(value: Any, indent: int, used: int) -> str:
    text = _one_line(value)
    if not isinstance(value, dict | list) or not value or len(text) + used < WIDTH:
        return text
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        lines = [
            f"{inner}{_one_line(key)}: {_value(part, indent + 2, indent + len(key) + 6)}" for key, part in value.items()
        ]
        return "{\n" + ",\n".join(lines) + "\n" + " " * indent + "}"
    lines = [inner + _value(part, indent + 2, indent + 2) for part in value]
    return "[\n" + ",\n".join(lines) + "\n" + " " * indent + "]"


def _moves(moves: list[list[Any]]) -> str:
    """Move after move, as many to a line as it holds; a pair is never broken."""
    if not moves:
        return "[]"
    # Words of moves hold no blanks, so only the blank between a seat and its move must be guarded.
    pairs = ", ".join(f'[{seat},\0"{word}"]' for seat, word in moves)
    lines = textwrap.wrap(pairs, WIDTH - 4, break_long_words=False, break_on_hyphens=False)
    return "[\n" + "\n".join(f"    {line}" for line in lines).replace("\0", " ") + "\n  ]"
