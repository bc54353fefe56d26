"""What is wrong with a record, told to a person: one sentence with the place and, where a rule speaks, its number.

Imports only the base class of errors.
"""

import json
from typing import Any, NoReturn

from london_bridge.errors import LondonBridgeError

#: A word, a name or a number longer than this is cut in a sentence.
SHOWN = 40


class RecordError(LondonBridgeError):
    """A record that cannot be right, or cannot be made.

    `path` is the place inside the record (`moves[17]`, empty for the whole), `rule` the rule's number, or None where
    no rule speaks (text that is not JSON). `source`, `line` (from 1) and `record` (from 0) say which record of which
    file it is, as far as that is known; `place` is all of it in words.
    """

    exit_code = 1

    def __init__(self, path: str, what: str, rule: str | None = None) -> None:
        self.path = path
        self.what = what
        self.rule = rule
        self.source: str | None = None
        self.line: int | None = None
        self.record: int | None = None
        super().__init__(what)

    def at(self, source: str | None, line: int | None, record: int | None) -> "RecordError":
        """The same error, which now knows the file that the record stands in."""
        self.source, self.line, self.record = source, line, record
        return self

    @property
    def place(self) -> str:
        """File, line and place inside the record, as far as they are known."""
        line = f"line {self.line}" if self.line is not None else ""
        return ", ".join(part for part in (self.source, line, self.path) if part)

    @property
    def sentence(self) -> str:
        """What is wrong and by which rule, without the place."""
        return self.what + (f" (rule {self.rule})." if self.rule is not None else ".")

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}" if self.place else self.sentence

    def to_dict(self) -> dict[str, Any]:
        """The error as plain values, for JSON."""
        return {
            "file": self.source,
            "line": self.line,
            "record": self.record,
            "path": self.path,
            "rule": self.rule,
            "error": self.sentence,
        }


def fail(path: str, what: str, rule: str | None = None) -> NoReturn:
    """Refuse a record."""
    raise RecordError(path, what, rule)


def shown(value: object) -> str:
    """A value out of a record as a sentence can show it: short, on one line, and harmless to a terminal."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**SHOWN:
        return "a number of more than 40 digits"
    text = value[: SHOWN + 1] if isinstance(value, str) else value
    if isinstance(text, str) and len(text) > SHOWN:
        text = text[: SHOWN - 1] + "…"
    # Letters of every script stay readable; what a terminal might obey is written as an escape.
    return json.dumps(text, ensure_ascii=not (isinstance(text, str) and text.isprintable()))


def key_name(key: str) -> str:
    """A key as a place writes it: as it is, or in brackets if that could be misread."""
    return key if key.isidentifier() and len(key) <= SHOWN else f"[{shown(key)}]"
