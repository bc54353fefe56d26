"""Bots: they choose a move from a view. Imports rules and view.

`make("builder", seed=7)` gives a `Bot`; `choose(view)` its move. `registry` knows them all. Those of the compiled core
are choosers (`choose`): they work on a state, reading only what a seat may know, and play whole games in `playout`.
`builder` decides, `judge` says what things are worth, `weights` holds the numbers, `outlook` the prospects;
`apprentice` is a careless builder. `search` thinks ahead, `value` judges where it stops, `thinking` deals out the time;
`hints` tells the best moves, `reasons` why. `outside` speaks with programs.
"""

from .bot import Bot, BotChooser, BotError, ChooserBot
from .registry import check, chooser, levels, make, names, searchers, with_budget
from .thinking import Budget, Opinion, SearchBot

__all__ = [
    "Bot",
    "BotChooser",
    "BotError",
    "Budget",
    "ChooserBot",
    "Opinion",
    "SearchBot",
    "check",
    "chooser",
    "levels",
    "make",
    "names",
    "searchers",
    "with_budget",
]
