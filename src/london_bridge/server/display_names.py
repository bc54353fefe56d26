"""Names of people and bots, fit to be shown."""

import unicodedata

from .refusals import RequestRefused

LONGEST = 24
#: What whoever says no name is called, until a language is known (see `texts`).
GUEST = "Guest"


#: Letters and signs by Unicode's word that leave the paper white: fillers of Hangul, an empty Braille cell.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
#: Marks above and below one letter. Some languages stack two; more are a tower over the neighbours' lines.
MOST_MARKS = 3


def visible(text: str) -> bool:
    """Whether anything of a text can be seen: a letter, a digit or a sign, not marks and fillers alone."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in text)


def without_towers(text: str) -> str:
    """A text with a few marks to each letter."""
    kept: list[str] = []
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(c)
    return "".join(kept)


def clean(text: str, longest: int, what: str) -> str:
    """Text without control characters and idle space; refused if nothing is left or too much."""
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", text))
    words = " ".join(without_towers("".join(" " if c in BLANK else c for c in kept)).split())
    if not words:
        raise RequestRefused("bad_request", f"{what} must not be empty.")
    if not visible(words):
        raise RequestRefused("bad_request", f"{what} must have something that can be seen.")
    if len(words) > longest:
        raise RequestRefused("too_long", f"{what} has at most {longest} characters; this has {len(words)}.")
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
