"""One seat of a position's text: its money, cards, bridge, tiles, markers and pawn."""

import re
from dataclasses import dataclass

from london_bridge.rules import sizes
from london_bridge.rules.box_tables import ALL_CRESTS
from london_bridge.rules.sizes import CENTRE_SPACE, SITES
from london_bridge.rules.state import State

from .grammar import BONUS_LETTERS, CENTRE_LETTER, NONE, SEAT_PARTS, UNKNOWN, fail
from .position_terms import number, tile_of


@dataclass(slots=True)
class Seat:
    """A seat as the text tells it, in the numbers of a state."""

    money: int
    hand: list[int]
    bridge: list[int]
    crests: list[int]
    tiles: list[int]
    fresh: list[int]
    chapel: int
    gate: int
    pawn: int
    cards: list[tuple[int, int]]


def read_seat(text: str, seat: int, s: State) -> Seat:
    """Read one seat."""
    where = f"seat {seat}"
    parts = text.split("/")
    if len(parts) != len(SEAT_PARTS):
        fail(where, f"{len(SEAT_PARTS)} parts are needed ({', '.join(SEAT_PARTS)}), not {len(parts)}")
    money, hand, bridge, tiles, chapel, gate, pawn, cards = parts
    tables = s.deal.tables
    standing = [] if bridge == NONE else [tile_of(word, f"{where}, bridge") for word in bridge.split(",")]
    if len(standing) > SITES:
        fail(f"{where}, bridge", f"a bridge has {SITES} sites, not {len(standing)}", "1.12")
    usable, fresh = _tiles(tiles, f"{where}, tiles")
    return Seat(
        number(money, -999, 9999, f"{where}, money", "pounds"),
        _hand(hand, f"{where}, hand"),
        standing,
        [sum(tables.crest[tile] in (crest, ALL_CRESTS) for tile in standing) for crest in range(sizes.CRESTS)],
        usable,
        fresh,
        number(chapel, 0, tables.chapel_last, f"{where}, chapel", "a space of the chapel track"),
        number(gate, 0, tables.gate_last, f"{where}, gate", "a space of the gate track"),
        _pawn(pawn, f"{where}, pawn"),
        _cards(cards, s.deal.cards_each, f"{where}, cards"),
    )


def _hand(text: str, where: str) -> list[int]:
    if text == NONE:
        return [0] * sizes.CARD_VALUES
    if not re.fullmatch(r"[0-4]{1,60}", text, re.ASCII):
        fail(where, f"{text[:30]!r} is not the values of cards, 0 to 4, or {NONE} for none", "1.5")
    return [text.count(str(value)) for value in range(sizes.CARD_VALUES)]


def _tiles(text: str, where: str) -> tuple[list[int], list[int]]:
    """6.0: the tiles that may be used, and those that were taken this very round."""
    if text == NONE:
        return [0] * sizes.BONUS_KINDS, [0] * sizes.BONUS_KINDS
    usable, _, fresh = text.partition(":")
    for letter in usable + fresh:
        if letter not in BONUS_LETTERS:
            fail(where, f"{letter!r} is no bonus tile; the letters are {', '.join(BONUS_LETTERS)}", "1.6")
    return [usable.count(letter) for letter in BONUS_LETTERS], [fresh.count(letter) for letter in BONUS_LETTERS]


def _pawn(text: str, where: str) -> int:
    if text == NONE:
        return -1
    if text == CENTRE_LETTER:
        return CENTRE_SPACE
    return number(text, 0, 5, where, "the space beside a stack (c is the centre)")


def _cards(text: str, each: int, where: str) -> list[tuple[int, int]]:
    """4.2, 4.4: the cards put down this round, as printed and as raised; -1 where they lie face down."""
    if text == NONE:
        return []
    cards = []
    for word in text.split(","):
        found = re.fullmatch(r"([0-4])(?:\.([1-3]))?", word, re.ASCII)
        if word != UNKNOWN and found is None:
            fail(where, f"{word[:20]!r} is no card: a value from 0 to 4, raised as 3.1, or ? face down", "4.2")
        printed = int(found[1]) if found else -1
        cards.append((printed, printed + int(found[2] or 0) if found else -1))
    if len(cards) > each:
        fail(where, f"{each} card{'s' * (each > 1)} may be put down in a round, not {len(cards)}", "4.2")
    return cards
