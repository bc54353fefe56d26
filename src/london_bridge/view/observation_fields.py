"""What every number of an observation is: the one description that the table of docs/observation.md is made from.

`observe` writes the numbers in this order. An observation is relative to the seat that looks: `me`, then `plus1`,
`plus2` and `plus3`, the seats after it. Its size depends on the number of players alone. Imports only the rules' words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from london_bridge.rules.codes import PHASES
from london_bridge.rules.sizes import SITES
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, CRESTS, HOUSES, KINDS, SCORINGS

#: Raised whenever a field is added, dropped, moved, or given another meaning.
VERSION: Final = 1

#: The seats of a seat's own block, the one that looks first.
SEATS: Final = ("me", "plus1", "plus2", "plus3")

_KINDS = ", ".join(KINDS)
_CRESTS = ", ".join(CRESTS)
_BONUS = ", ".join(BONUS_TILES)
_PHASES = ", ".join(PHASES)
_SCORINGS = "; ".join(f"{name}: {', '.join(SCORINGS[name])}" for name in CATEGORIES)


@dataclass(frozen=True, slots=True)
class Field:
    """Some neighbouring numbers of an observation."""

    name: str
    offset: int
    size: int
    meaning: str

    @property
    def part(self) -> slice:
        """Where the field lies."""
        return slice(self.offset, self.offset + self.size)


#: A size that depends on the number of players, and on how many cards each plays in a round.
Size = int | Callable[[int, int], int]


def _players(players: int, cards: int) -> int:
    return players


def _cards(players: int, cards: int) -> int:
    return cards


#: What everybody sees alike. Every line: name, size, meaning.
TABLE: Final[tuple[tuple[str, Size, str], ...]] = (
    ("phase", len(PHASES), f"one-hot, what the game waits for: {_PHASES}"),
    ("round", 1, "the round, from 1"),
    ("rounds_left", 1, "rounds after this one (7.1: the game may end earlier)"),
    ("scoring", 20, f"one-hot for each category (2.8). {_SCORINGS}"),
    ("to_act", _players, "1 for every seat that may act now, `me` first"),
    ("x", 6, "one-hot, the outer space of the X, by the stack beside it, clockwise from the gate"),
    ("pays", 6, "what each outer space pays now, in the same order; 0 is the X"),
    ("pawns", 7, "pawns on each outer space, in the same order, then on the centre"),
    ("stack_left", 6, f"tiles in each stack, its top included: {_KINDS}"),
    ("top_number", 6, "the house number on each stack's top; 0 for a park, or if the stack is empty"),
    ("top_crests", 24, f"the crests of each stack's top, four flags for each kind: {_CRESTS}"),
    ("top_fits", 6, "1 if each stack's top may go onto my next empty site (5.5, 5.6)"),
    ("top_strength", 6, "the strength that each stack's top would have on my bridge if it replaces nothing (5.8)"),
    ("unseen_houses", HOUSES, "1 for every house number, from 1 to 60, that still lies below a stack's top"),
    ("unseen_parks", 4, f"parks that still lie below their stack's top, by crest: {_CRESTS}"),
    ("markers_left", 3, "round markers not revealed yet that show 1, 2, 3; three (2 players: nine) of them stay out"),
    ("supply", 4, "cards in the supply, by value: 1, 2, 3, 4"),
    ("bonus_top", 24, f"one-hot for each of the three bonus stacks, its face-up tile: {_BONUS}"),
    ("bonus_left", 3, "tiles in each bonus stack, the face-up one included"),
    ("bonus_unseen", 24, "for each bonus stack, the tiles below its face-up one, in the order of `bonus_top`"),
    ("turn", 1, "turns that are done in this round"),
    ("turns", 1, "turns of this round; 0 while cards are chosen"),
    ("played", 5, "one-hot, the printed value of the card whose turn it is; all 0 outside a turn"),
    ("pending_number", 1, "the house number of the tile that was taken and is not built yet; 0 for a park or none"),
    ("pending_kind", 6, f"one-hot, its kind: {_KINDS}"),
    ("pending_crests", 4, f"its crests: {_CRESTS}"),
    ("strength", 1, "the value of cards that may still be drawn (5.10)"),
    ("last_drawn", 1, "the highest card that may still be drawn; draws do not rise"),
    ("bonus_due", 1, "bonus tiles that are still to be taken (5.12)"),
    ("place_after", 1, "1 if the pawn is still to be placed after the bonus tiles"),
    ("took_back", 1, "1 if this turn's card was taken back (6.4)"),
    ("lowest", 1, "the lowest house number built this round (9.8), or 0"),
    ("lowest_seat", _players, "one-hot, who built it, `me` first"),
)

#: What is seen of one seat; a block for every seat.
SEAT: Final[tuple[tuple[str, Size, str], ...]] = (
    ("money", 1, "pounds"),
    ("prospect", 1, "pounds, and what the four categories would pay if the game ended now"),
    ("hand", 5, "cards in hand by value, 0 to 4; a card that lies face down counts for the others as in hand"),
    ("hand_value", 1, "total value of the hand"),
    ("tiles", 8, f"bonus tiles that may be used: {_BONUS}"),
    ("fresh", 8, "bonus tiles taken this round (6.0), in the same order"),
    ("site_number", SITES, "the house number on each site; 61 for a park, 0 where nothing stands"),
    ("site_kind", SITES, f"1 + kind on each site ({_KINDS}); 0 where nothing stands"),
    ("site_crest", SITES, f"1 + crest on each site ({_CRESTS}), 5 for all four; 0 where nothing stands"),
    ("kinds", 6, f"buildings of each kind: {_KINDS}"),
    ("crests", 4, f"crests on the bridge, guild houses counted for each: {_CRESTS}"),
    ("built", 1, "number of buildings"),
    ("fits", 1, "the highest house number that may go onto the next empty site (5.6); 0 if no house may"),
    ("longest", 1, "buildings in the longest line without a park (9.4)"),
    ("chapel", 1, "spaces on the chapel track; 0 on the stairs"),
    ("chapel_rank", 1, "how many are ahead on the chapel track (4.7)"),
    ("chapel_next", 1, "spaces to the next money space of the chapel track; 0 if there is none"),
    ("chapel_money", 1, "what that space pays"),
    ("gate", 1, "spaces on the gate track"),
    ("gate_next", 1, "spaces to the next bonus or money space of the gate track; 0 if there is none"),
    ("pawn", 7, "one-hot, the outer space of its pawn by the stack beside it, or the centre; all 0 if it is off"),
    ("chosen", 1, "cards chosen this round"),
    ("card", _cards, "1 + printed value of each card played; 0 if it is not known, or not chosen yet"),
    ("value", _cards, "1 + value so far of each card played, with boosts; 0 as above"),
    ("turn_in", _cards, "turns until each card's turn is over: 1 if it is now, 0 if it is past or not known"),
    (
        "standing",
        12,
        "for chapel, gate, hostelry, bridge: what it counts, would pay now, and the place it has (0: none)",
    ),
)


def _size(size: Size, players: int, cards: int) -> int:
    return size if isinstance(size, int) else size(players, cards)


@cache
def fields(players: int, cards: int = 0) -> tuple[Field, ...]:
    """All fields of an observation for this number of players, in order.

    `cards`, where not what the rules say, is how many each plays in a round.
    """
    found: list[Field] = []
    at = 0
    blocks = [("", TABLE), *((f"{seat}.", SEAT) for seat in SEATS[:players])]
    for prefix, lines in blocks:
        for name, size, meaning in lines:
            length = _size(size, players, cards or (2 if players == 2 else 1))
            found.append(Field(prefix + name, at, length, meaning))
            at += length
    return tuple(found)


@cache
def size(players: int) -> int:
    """How many numbers an observation has."""
    last = fields(players)[-1]
    return last.offset + last.size


@cache
def parts(players: int) -> dict[str, slice]:
    """Where every field lies, by its name."""
    return {field.name: field.part for field in fields(players)}


def table() -> str:
    """The fields as a Markdown table, with the offset for 2, 3 and 4 players: the body of docs/observation.md."""
    places = [{field.name: field for field in fields(players)} for players in (2, 3, 4)]
    rows = ["| field | size | 2 players | 3 players | 4 players | meaning |", "| --- | --- | --- | --- | --- | --- |"]
    for field in fields(4):
        sizes = [known[field.name].size for known in places if field.name in known]
        wide = str(sizes[0]) if len(set(sizes)) == 1 else " / ".join(map(str, sizes))
        at = " | ".join(str(known[field.name].offset) if field.name in known else "–" for known in places)
        meaning = field.meaning if not field.name.startswith("plus") else "as for `me`"
        rows.append(f"| `{field.name}` | {wide} | {at} | {meaning} |")
    totals = " | ".join(f"**{size(players)}**" for players in (2, 3, 4))
    rows.append(f"| **all** | | {totals} | |")
    return "\n".join(rows) + "\n"
