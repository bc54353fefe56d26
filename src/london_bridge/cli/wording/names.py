"""What things are called: buildings, crests, cards, bonus tiles, scorings, players. Imports rules only.

A crest always has a colour's name or a sign of its own, so that nothing is told by colour alone.
"""

from collections.abc import Sequence
from typing import Final

from london_bridge.rules.box_tables import Tables
from london_bridge.rules.words import BONUS_NAMES, BONUS_TILES, CRESTS, FIRST_PARK, GUILD, KINDS, PARK, tile_code

KIND_NAMES: Final = {kind: kind for kind in KINDS} | {"guild": "guild house"}
KIND_SHORT: Final = {
    "gate": "gate",
    "guild": "guild",
    "chapel": "chap",
    "hostelry": "host",
    "park": "park",
    "haberdasher": "habd",
}
#: The colours in British spelling; records and programs write `gray`.
CREST_NAMES: Final = {"blue": "blue", "gray": "grey", "green": "green", "orange": "orange"}
CREST_SIGNS: Final = {"blue": "◆", "gray": "■", "green": "●", "orange": "▲"}
ALL_SIGN: Final = "*"
CARD_NAMES: Final = ("Peter de Colechurch", "merchant", "noblewoman", "cleric", "nobleman")
TILE_NAMES: Final = dict(zip(BONUS_TILES, BONUS_NAMES, strict=True))

#: The scorings' own names (docs/glossary.md), by category and scoring.
SCORING_NAMES: Final = {
    "chapel/base": "Pilgrims' Race",
    "chapel/most": "Most Devout",
    "chapel/leader": "Pilgrim's Penny",
    "chapel/distance": "Far Ahead",
    "chapel/again": "Second Blessing",
    "gate/base": "Gatekeepers' Race",
    "gate/most": "Well Guarded",
    "gate/leader": "Gatekeeper's Toll",
    "gate/steps": "Long Patrol",
    "gate/tiles": "Hoarded Favours",
    "hostelry/base": "Fine Company",
    "hostelry/most": "Most Hospitable",
    "hostelry/highest": "Guest of Honour",
    "hostelry/cards": "Full House",
    "hostelry/sets": "Mixed Company",
    "bridge/base": "Fullest Bridge",
    "bridge/longest": "Long Row",
    "bridge/lowest": "Humble Address",
    "bridge/low": "Low Numbers",
    "bridge/sets": "Complete Quarter",
}

#: What a scoring counts: one of it, several of it. Those that pay every round count nothing at the end.
MEASURES: Final = {
    "chapel/base": ("space", "spaces"),
    "chapel/most": ("chapel", "chapels"),
    "chapel/distance": ("space ahead of the last", "spaces ahead of the last"),
    "chapel/again": ("pound collected there", "pounds collected there"),
    "gate/base": ("space", "spaces"),
    "gate/most": ("gate", "gates"),
    "gate/steps": ("space", "spaces"),
    "gate/tiles": ("tile kept", "tiles kept"),
    "hostelry/base": ("in hand", "in hand"),
    "hostelry/most": ("hostelry", "hostelries"),
    "hostelry/cards": ("card", "cards"),
    "hostelry/sets": ("pound of sets", "pounds of sets"),
    "bridge/base": ("building", "buildings"),
    "bridge/longest": ("in a line", "in a line"),
    "bridge/low": ("low number", "low numbers"),
    "bridge/sets": ("full set", "full sets"),
}

NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def number_word(number: int) -> str:
    """A small number in letters."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def count_of(number: int, one: str, many: str | None = None) -> str:
    """`three steps`, `one step`, `no steps`."""
    return f"{number_word(number)} {one if number == 1 else many or one + 's'}"


def ordinal(place: int) -> str:
    """`1st`, `2nd`, `3rd`, `4th`."""
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place, 'th') }"


def pounds(amount: int) -> str:
    """Money, with its sign if it is a debt."""
    return f"£{amount}" if amount >= 0 else f"−£{-amount}"


def a(word: str) -> str:
    """A word with its article."""
    return f"an {word}" if word[0] in "aeiouX" else f"a {word}"


def either(words: Sequence[str], last: str = "or") -> str:
    """`a, b or c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def crest_name(crest: str) -> str:
    """A crest with its sign."""
    return f"{CREST_NAMES[crest]} {CREST_SIGNS[crest]}"


def crest_sign(tables: Tables, tile: int) -> str:
    """The sign of a tile's crest; a guild house has one for all four."""
    return ALL_SIGN if tables.kind[tile] == GUILD else CREST_SIGNS[CRESTS[tables.crest[tile]]]


def building_name(tables: Tables, tile: int) -> str:
    """A building in words: `chapel 32 (blue ◆)`, `guild house 49 (all crests *)`, `park (grey ■)`."""
    kind = tables.kind[tile]
    crest = f"all crests {ALL_SIGN}" if kind == GUILD else crest_name(CRESTS[tables.crest[tile]])
    number = "" if kind == PARK else f" {tile}"
    return f"{KIND_NAMES[KINDS[kind]]}{number} ({crest})"


def building_of_word(tables: Tables, word: int | str) -> str:
    """The same, for a tile as records and events write it."""
    return building_name(tables, tile_code(word))


def building_short(tables: Tables, tile: int) -> str:
    """A building in a few letters: `32◆`, `49*`, `park■`."""
    return f"{'park' if tile >= FIRST_PARK else tile}{crest_sign(tables, tile)}"


def card_name(value: int) -> str:
    """A card by value and person."""
    return f"{value} ({CARD_NAMES[value]})"


def display_name(name: str) -> str:
    """A player's name as a terminal can show it: no control characters, no line breaks, not too long."""
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    return (shown if len(shown) <= 24 else shown[:23] + "…") or "?"


def letters_of(names: Sequence[str]) -> list[str]:
    """A letter for every player, each another: the first of the name that is free, or the seat's number."""
    taken: list[str] = []
    for seat, name in enumerate(names):
        free = (letter.upper() for letter in display_name(name) if letter.isascii() and letter.isalpha())
        taken.append(next((letter for letter in free if letter not in taken), str(seat)))
    return taken
