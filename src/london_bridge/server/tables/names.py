"""Names of people and bots, fit to be shown."""

import unicodedata

from .refusing import No

LONGEST = 24
#: Who builds when nobody else does.
BOT_NAMES = ("Aldous", "Beatrix", "Cuthbert", "Dorothea", "Edmund", "Frideswide")


def clean(text: str, longest: int, what: str) -> str:
    """Text without control characters and idle space; refused if nothing is left or too much."""
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", text))
    words = " ".join(kept.split())
    if not words:
        raise No("bad_request", f"{what} must not be empty.")
    if len(words) > longest:
        raise No("too_long", f"{what} has at most {longest} characters; this has {len(words)}.")
    return words


def clean_name(text: str) -> str:
    """A name, fit to be shown."""
    return clean(text, LONGEST, "A name")


def distinct(name: str, others: list[str | None]) -> str:
    """A name that nobody else at the table has."""
    taken = {other.casefold() for other in others if other is not None}
    found, count = name, 2
    while found.casefold() in taken:
        found = f"{name[: LONGEST - 3]} {count}"
        count += 1
    return found


def bot_name(others: list[str | None]) -> str:
    """A name for a bot."""
    taken = {other.casefold() for other in others if other is not None}
    for name in BOT_NAMES:
        if name.casefold() not in taken:
            return name
    return distinct(BOT_NAMES[0], others)
