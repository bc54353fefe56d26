"""The twelve who sit down at a table: each has a name, a face (`art/symbols/face-NAME.svg`) and a leaning.

A bot is a level and, if one likes, a character: `master:beatrix`. Imports the leanings.
"""

from dataclasses import dataclass
from typing import Final

from london_bridge.bots.leaning import Leaning


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody with a temperament."""

    id: str
    name: str
    about: str
    leaning: Leaning


#: By their ids. What each likes is in pounds; the sizes are those with which no level becomes better or worse.
CHARACTERS: Final[dict[str, Character]] = {
    one.id: one
    for one in (
        Character(
            "beatrix", "Beatrix", "a prioress, who likes chapels", Leaning(kinds={"chapel": 0.7, "haberdasher": 0.3})
        ),
        Character("hugh", "Hugh", "a sergeant, who races for the gate", Leaning(kinds={"gate": 0.7})),
        Character("maud", "Maud", "a hostess, who likes hostelries", Leaning(kinds={"hostelry": 0.5})),
        Character("walter", "Walter", "a draper, who likes shops", Leaning(kinds={"haberdasher": 0.4})),
        Character("agnes", "Agnes", "a weaver, who likes guild houses", Leaning(kinds={"guild": 0.7})),
        Character("perkin", "Perkin", "a gardener, who likes parks", Leaning(kinds={"park": 0.8})),
        Character(
            "joan", "Joan", "an old lady, who keeps her best cards", Leaning(cards=0.03, kinds={"hostelry": 0.5})
        ),
        Character("geoffrey", "Geoffrey", "a lord, who wants to be first", Leaning(cards=-0.12, income=0.4)),
        Character("cecily", "Cecily", "a money changer, who takes what the rondel pays", Leaning(income=0.2)),
        Character("ralph", "Ralph", "a pedlar, who keeps his bonus tiles", Leaning(tiles=0.8)),
        Character("eleanor", "Eleanor", "a herald, who likes the same crest again", Leaning(crest=0.3)),
        Character("thomas", "Thomas", "a mason, who skips no house number in vain", Leaning(room=0.4)),
    )
}
