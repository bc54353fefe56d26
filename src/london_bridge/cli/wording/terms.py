"""The words of the game, each with a sentence and its rules: what `? strength` or `? chapel/most` answers.

Imports nothing but the names. The sentences about bonus tiles and scorings are those of docs/glossary.md.
"""

from dataclasses import dataclass
from typing import Final

from london_bridge.rules.words import BONUS_RULES, BONUS_TILES, SCORING_RULES

from .names import CARD_NAMES, SCORING_NAMES, TILE_NAMES


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game: what it means, and the rules that say so. `brief`: the same in a few words, for lists."""

    name: str
    meaning: str
    rules: tuple[str, ...]
    brief: str = ""


_TILES: Final = {
    "share": (
        "Join another player's pawn on its space, if it stands there alone; you earn or pay as usual.",
        "join one other pawn on its space",
    ),
    "free_centre": (
        "Enter the centre of the rondel for nothing.",
        "enter the centre for nothing",
    ),
    "x_space": (
        "Stand on the X and take the top tile of the stack beside it; the X pays nothing.",
        "stand on the X",
    ),
    "take_back": (
        "At the end of your turn, fetch the card you played from the supply back into your hand (not a 0).",
        "fetch back the card you played",
    ),
    "chapel_two": (
        "Move your marker two spaces along the chapel track, before you place your pawn or at the end of your turn.",
        "two steps on the chapel track",
    ),
    "gate_two": (
        "Move your marker two spaces along the gate track, before you place your pawn or at the end of your turn.",
        "two steps on the gate track",
    ),
    "plus_one": (
        "When the cards are face up, make one of yours worth 1 more for the turn order.",
        "your card counts 1 more",
    ),
    "noblewoman": (
        "Before you choose your card, take a noblewoman (2) from the supply, if there is one.",
        "take a 2 from the supply",
    ),
}

TILE_TERMS: Final = {
    tile: Term(f"“{TILE_NAMES[tile]}” ({tile} in records)", _TILES[tile][0], (BONUS_RULES[at], "6.0"), _TILES[tile][1])
    for at, tile in enumerate(BONUS_TILES)
}

_SCORINGS: Final = {
    "chapel/base": "5/3/1 for being furthest along the chapel track, once off the stairs.",
    "chapel/most": "5/3/1 for the most chapels on a bridge.",
    "chapel/leader": "At the end of each round, £1 for the leader on the chapel track.",
    "chapel/distance": "At the end, £1 for every space that you are ahead of the last player on the chapel track.",
    "chapel/again": "At the end, all money you collected on the chapel track's spaces is paid a second time.",
    "gate/base": "5/3/1 for being furthest along the gate track, once off the start.",
    "gate/most": "5/3/1 for the most gates on a bridge.",
    "gate/leader": "At the end of each round, £1 for the leader on the gate track.",
    "gate/steps": ("At the end, your space on the gate track pays £3 from 4, £5 from 7, £9 from 10 and £12 from 13."),
    "gate/tiles": (
        "At the end, bonus tiles you have kept pay £1, £4, £9 or, for four and more, £16 together, instead of £1 each."
    ),
    "hostelry/base": "5/3/1 for the highest total value of cards in hand, from 1 up.",
    "hostelry/most": "5/3/1 for the most hostelries on a bridge.",
    "hostelry/highest": (
        "Each round, the highest card earns £2 as soon as the cards are shown; “Higher Rank” does not count."
    ),
    "hostelry/cards": (
        "At the end, the number of cards in your hand, 0s too, pays £4 from three, £7 from five and £10 from eight."
    ),
    "hostelry/sets": (
        "At the end, sets in your hand pay £5 for 1-2, £10 for 1-2-3 and £15 for 1-2-3-4; no card is used twice."
    ),
    "bridge/base": "5/3/1 for the most buildings on a bridge, parks included.",
    "bridge/longest": "5/3/1 for the longest row of numbered buildings without a park in it.",
    "bridge/lowest": "At the end of each round, £2 for whoever built its lowest house number.",
    "bridge/low": "At the end, £2 for each of your buildings with a house number of 30 or lower.",
    "bridge/sets": "At the end, £10 for each full set of the six kinds of building on your bridge.",
}

SCORING_TERMS: Final = {
    name: Term(
        f"{name} ({SCORING_NAMES[name]})",
        meaning,
        (SCORING_RULES[name.split("/")[0]][name.split("/")[1]], "8.1")
        if meaning.startswith("5/3/1")
        else (SCORING_RULES[name.split("/")[0]][name.split("/")[1]],),
    )
    for name, meaning in _SCORINGS.items()
}

_WORDS: Final = {
    "chapel": ("A building. Its action moves your marker on the chapel track, by the strength.", "5.9"),
    "gate": ("A building. Its action moves your marker on the gate track, by the strength.", "5.9"),
    "hostelry": ("A building. Its action gives you cards from the supply, worth up to the strength in all.", "5.10"),
    "haberdasher": ("A building. Its action gives you as many pounds as the strength.", "5.11"),
    "guild house": ("A building without an action, but it counts for all four crests.", "1.3 5.8 5.11"),
    "park": (
        (
            "A building without number and action; it has one crest, always fits the next empty site, is never"
            " replaced, and after it house numbers may start high again."
        ),
        "1.3 5.5 5.6 5.7",
    ),
    "bridge": ("Your row of 12 sites, built from left to right. House numbers fall within every line.", "1.12 5.6"),
    "site": (
        (
            "One of the 12 places of your bridge, counted here from 1 (in records from 0). Empty ones cost money at the"
            " end."
        ),
        "1.12 8.6",
    ),
    "line": ("Numbered buildings side by side with no park between them. In a line the numbers fall.", "5.7"),
    "house number": ("From 1 to 60, each once. Parks have none.", "1.2 5.6"),
    "crest": (
        (
            "Blue ◆, orange ▲, grey ■ or green ●; a guild house * has all four. The more of one on your bridge, the"
            " stronger is the next building with it."
        ),
        "1.3 5.8",
    ),
    "strength": (
        (
            "How often the new building's crest is on your whole bridge, the new one included; guild houses count for"
            " every crest. It says how much the building's action gives."
        ),
        "5.8",
    ),
    "replace": (
        (
            "A number that does not fit the next empty site takes the place of one of your buildings, never a park,"
            " so that numbers still fall in every line. The old one leaves the game."
        ),
        "5.7",
    ),
    "rondel": (
        (
            "The disc in the middle: six outer spaces, one beside each stack, and the centre. It turns every round,"
            " so that the stacks pay something else."
        ),
        "1.8 1.9 3.1 5.2",
    ),
    "x": ("The outer space that is closed this round, unless you use “Forbidden Ground”.", "5.2 6.3"),
    "centre": ("The middle of the rondel: pay £2 and take the top tile of any stack.", "5.2"),
    "stack": (
        "Twelve buildings of a kind; only the top one is seen. Three empty stacks at a round's end end the game.",
        "2.1 7.1",
    ),
    "pawn": ("What you put onto the rondel in your turn. A space holds one, unless “Side by Side” is used.", "5.2 5.3"),
    "supply": ("The cards 1 to 4 that nobody holds. Hostelries take from it; played cards go back to it.", "2.5 5.1"),
    "card": (
        (
            "Played in secret, one a round (with two players two): the higher its value, the earlier your turn. It"
            " goes back to the supply, a 0 to your hand."
        ),
        "4.2 4.5 5.1",
    ),
    "hand": ("Your cards. Everybody may know them, except which you have just put down.", "4.2 10.2 10.3"),
    "turn order": ("By the value of the cards, high to low; ties go to the player ahead on the chapel track.", "4.5"),
    "tie": ("Every tie, in turn order, rankings and money, goes to the player ahead on the chapel track.", "4.5 8.1"),
    "ahead": (
        "More spaces on the chapel track; on one space the top of the pile; on the stairs the step further in front.",
        "4.7",
    ),
    "marker": ("Yours stands on both tracks. One that stops on others goes on top of them.", "5.13"),
    "stairs": (
        "Where the chapel markers start: step A in front, then B, C, D. The step decides your first hand.",
        "2.5",
    ),
    "chapel track": ("14 spaces, with £1, £2, £3, £5 and £10 on spaces 2, 5, 8, 11 and 14. It breaks ties.", "1.10"),
    "gate track": ("14 spaces; 3, 6, 9 and 12 give a bonus tile, the last one £10.", "1.11 5.12"),
    "money space": ("A space of a track with money on it: it pays when you land on it or pass it.", "5.12"),
    "bonus space": ("A space of the gate track that gives one of the face-up bonus tiles.", "1.11 5.12"),
    "bonus tile": ("Taken on the gate track, used once from the next round on; worth £1 if it is kept.", "6.0 8.7"),
    "round marker": ("1, 2 or 3: how far the rondel turns at the beginning of a round.", "1.7 3.1"),
    "round": ("Marker, cards, a turn for every card. A game has 12 rounds, with two players 6.", "3.1 7.1"),
    "pass": (
        "Decline to use “Higher Rank”; or build nothing, when no space is open to you without a bonus tile.",
        "4.4 5.4",
    ),
    "empty site": ("At the end 0, 1, 2, 3, 4, 5 or more of them cost £0, £1, £4, £7, £10, £14.", "8.6"),
    "debt": ("Money can fall below zero at the end, when empty sites are paid for.", "8.6"),
    "ranking": (
        "A scoring that compares the players and pays 5/3/1, the best first. The chapel track breaks ties.",
        "8.1",
    ),
    "scoring": (
        "Four categories, chapel, gate, hostelry and bridge; each has its base scoring or one of four others.",
        "2.8 8.1 9.0",
    ),
    "end": ("After round 12 (two players: 6), or after a round at whose end three stacks are empty.", "7.1"),
    "undo": (
        "Takes your last move back, until something hidden was revealed by it or another player has acted.",
        "10.1 10.2",
    ),
}

WORD_TERMS: Final = {name: Term(name, meaning, tuple(rules.split())) for name, (meaning, rules) in _WORDS.items()} | {
    name.lower(): Term(f"{value}, the {name}" if value else name, f"A card of value {value}.", ("1.5", "4.5"))
    for value, name in enumerate(CARD_NAMES)
    if value != 2
}

#: Other words for the same things.
_SAME: Final = {
    "guild": "guild house",
    "center": "centre",
    "sites": "site",
    "lines": "line",
    "number": "house number",
    "numbers": "house number",
    "order": "turn order",
    "turn": "turn order",
    "ties": "tie",
    "scorings": "scoring",
    "track": "chapel track",
    "tile": "bonus tile",
    "bonus": "bonus tile",
    "bonus tiles": "bonus tile",
    "stair": "stairs",
    "peter": "peter de colechurch",
    "replacing": "replace",
    "empty sites": "empty site",
    "rounds": "round",
    "markers": "marker",
    "cards": "card",
    "money": "money space",
    "0": "peter de colechurch",
    "1": "merchant",
    "3": "cleric",
    "4": "nobleman",
}


def meaning_of(term: Term, players: int) -> str:
    """What a term means in a game of so many: the prizes are those that are paid there (8.1)."""
    return term.meaning.replace("5/3/1", {2: "£5", 3: "£5 and £3"}.get(players, "£5, £3 and £1"))


def _all_terms() -> dict[str, Term]:
    terms = dict(WORD_TERMS)
    for tile, term in TILE_TERMS.items():
        terms[TILE_NAMES[tile].lower()] = term
        terms[tile.replace("_", " ")] = term
    for name, term in SCORING_TERMS.items():
        terms[name] = term
        terms[SCORING_NAMES[name].lower()] = term
    return terms


TERMS: Final = _all_terms()


def find_term(text: str) -> Term | None:
    """The term that a text means, if any: by its name, another word for it, or its plural."""
    key = " ".join(text.lower().replace("_", " ").replace("-", " ").removeprefix("the ").split())
    key = key.removesuffix(" tile")
    for form in (key, key.replace(" ", "/"), key.removesuffix("s"), key.removesuffix("ies") + "y", f"{key} tile"):
        found = TERMS.get(form) or TERMS.get(_SAME.get(form, ""))
        if found is not None:
            return found
    return None
