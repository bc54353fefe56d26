"""The game's names, in the order in which the rules number them.

Everything else in the package refers to kinds, crests, bonus tiles and scorings by their place in these
tuples, and shows them to people by the word that stands there. Imports nothing.
"""

from typing import Final

#: 1.9: the six kinds of building, in the order of their stacks, clockwise from the gate.
KINDS: Final = ("gate", "guild", "chapel", "hostelry", "park", "haberdasher")
GATE, GUILD, CHAPEL, HOSTELRY, PARK, HABERDASHER = range(6)

#: 1.3, 1.4: the four crests, by house number modulo 4 in the reconstruction.
CRESTS: Final = ("blue", "gray", "green", "orange")

#: 1.6 and section 6: the eight kinds of bonus tile.
BONUS_TILES: Final = (
    "share",
    "free_centre",
    "x_space",
    "take_back",
    "chapel_two",
    "gate_two",
    "plus_one",
    "noblewoman",
)
#: What people call them (docs/glossary.md), by their place in BONUS_TILES.
BONUS_NAMES: Final = (
    "Side by Side",
    "Toll Waived",
    "Forbidden Ground",
    "Loyal Companion",
    "Pilgrim's Stride",
    "Gatekeeper's Nod",
    "Higher Rank",
    "Lady's Visit",
)
SHARE, FREE_CENTRE, X_SPACE, TAKE_BACK, CHAPEL_TWO, GATE_TWO, PLUS_ONE, NOBLEWOMAN = range(8)

#: The rule that describes each bonus tile, by its place in BONUS_TILES.
BONUS_RULES: Final = ("6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8")

#: 1.10: the steps of the chapel stairs, A in front.
STEPS: Final = ("A", "B", "C", "D")

#: 2.8: the four categories of scoring and, for each, its base scoring and the four of the expansion.
CATEGORIES: Final = ("chapel", "gate", "hostelry", "bridge")
SCORINGS: Final[dict[str, tuple[str, ...]]] = {
    "chapel": ("base", "most", "leader", "distance", "again"),
    "gate": ("base", "most", "leader", "steps", "tiles"),
    "hostelry": ("base", "most", "highest", "cards", "sets"),
    "bridge": ("base", "longest", "lowest", "low", "sets"),
}

#: The rule of every scoring: SCORING_RULES[category][scoring].
SCORING_RULES: Final[dict[str, dict[str, str]]] = {
    "chapel": {"base": "8.2", "most": "9.1", "leader": "9.5", "distance": "9.9", "again": "9.10"},
    "gate": {"base": "8.3", "most": "9.2", "leader": "9.6", "steps": "9.11", "tiles": "9.12"},
    "hostelry": {"base": "8.4", "most": "9.3", "highest": "9.7", "cards": "9.13", "sets": "9.14"},
    "bridge": {"base": "8.5", "longest": "9.4", "lowest": "9.8", "low": "9.15", "sets": "9.16"},
}

#: Tiles are numbered 1 to 60 by their house number; a park is FIRST_PARK plus its crest's place in CRESTS.
HOUSES: Final = 60
FIRST_PARK: Final = 61


def tile_word(tile: int) -> int | str:
    """A tile as records write it: its house number, or a park's crest."""
    return tile if tile < FIRST_PARK else CRESTS[tile - FIRST_PARK]


def tile_code(word: int | str) -> int:
    """The tile that a record's word means: a house number, or the crest of a park."""
    return word if isinstance(word, int) else FIRST_PARK + CRESTS.index(word)
