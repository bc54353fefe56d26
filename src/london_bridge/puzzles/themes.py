"""What a puzzle is about: tags, made of the reasons that speak for its answer. Imports the bots' reasons.

A theme is a few reasons taken together, so that there are enough puzzles of each, and so that it can be said in a word.
"""

from __future__ import annotations

from typing import Any, Final

from london_bridge.bots.reasons import is_last_round, reasons_for
from london_bridge.rules.moves import Move
from london_bridge.view import View

#: The theme that a reason speaks of.
THEME_OF: Final = {
    "income": "money",
    "cost": "centre",
    "strength": "crests",
    "crests": "guild",
    "chapel": "chapel",
    "gate": "gate",
    "prize": "scoring",
    "tie_break": "chapel",
    "line": "line",
    "park": "park",
    "replace": "replace",
    "tile": "tiles",
    "use": "tiles",
    "use_end": "tiles",
    "keep_tile": "tiles",
    "keep_end": "tiles",
    "tile_end": "tiles",
    "draw": "hand",
    "draw_more": "hand",
    "hand": "hand",
    "enough": "hand",
    "take_back": "hand",
    "first": "first",
    "early": "first",
    "highest": "first",
    "aim": "first",
    "save": "save",
    "middle": "save",
}
#: The last round: what counts is the money at the end.
END: Final = "end"
#: All themes: money at once; the centre; many crests of a kind; guild houses; the two tracks; a scoring; the line of
#: numbers; parks; replacing; bonus tiles; the hand of cards; going first; saving a card; the end.
THEMES: Final = (*dict.fromkeys(THEME_OF.values()), END)


def themes_of(view: View, best: str) -> tuple[str, ...]:
    """The themes of a position and its best move, by the seat that decides, what matters most first."""
    data: list[dict[str, Any]] = [reason.to_dict() for reason in reasons_for(view, Move(best))]
    found = [THEME_OF[one["key"]] for one in data if one["key"] in THEME_OF]
    if is_last_round(view.sketch):
        found.append(END)
    return tuple(dict.fromkeys(found))
