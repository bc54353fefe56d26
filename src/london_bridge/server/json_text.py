"""What JSON may not hold here. Imports nothing of the server."""

from typing import Any

import msgspec

NUL = "\0"


def holds_nul(data: str | bytes) -> bool:
    """Whether JSON holds a NUL character, which PostgreSQL could not store. Most does not even hold the six letters by
    which it would be written; what does is read.
    """
    raw = data.encode() if isinstance(data, str) else data
    if b"\0" in raw:
        return True
    if b"\\u0000" not in raw:
        return False
    try:
        return _holds_nul(msgspec.json.decode(raw))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False  # it is no JSON, which is said elsewhere


def _holds_nul(value: Any) -> bool:
    match value:
        case str():
            return NUL in value
        case dict():
            return any(NUL in key or _holds_nul(one) for key, one in value.items())
        case list():
            return any(map(_holds_nul, value))
    return False
