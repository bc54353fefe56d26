"""The smallest parts of a position's text: numbers and tiles."""

import re

from london_bridge.rules.words import FIRST_PARK, HOUSES

from .grammar import CREST_LETTERS, fail


def number(text: str, least: int, most: int, where: str, what: str) -> int:
    """A whole number within bounds."""
    if not re.fullmatch(r"-?[0-9]{1,5}", text, re.ASCII) or not least <= int(text) <= most:
        fail(where, f"{text[:20]!r} is not {what}, a number from {least} to {most}")
    return int(text)


def tile_of(text: str, where: str) -> int:
    """A house number, or the letter of a park's crest."""
    if len(text) == 1 and text in CREST_LETTERS:
        return FIRST_PARK + CREST_LETTERS.index(text)
    if not re.fullmatch(r"[1-9][0-9]?", text, re.ASCII) or int(text) > HOUSES:
        letters = ", ".join(CREST_LETTERS)
        fail(where, f"{text[:20]!r} is no tile: a house number from 1 to {HOUSES}, or a park as {letters}", "1.2")
    return int(text)
