"""Bots: they choose a move from a view. Imports rules and view.

`make("builder", seed=7)` gives a `Bot`; `choose(view)` its move. `registry` knows them all. Those of the compiled core
are choosers (`choose`): they work on a state, reading only what a seat may know, and play whole games in `playout`.
`builder` decides, `judge` says what things are worth, `weights` holds the numbers, `outlook` the prospects.
"""

from .bot import Bot, BotChooser, BotError, ChooserBot
from .registry import check, chooser, make, names

__all__ = ["Bot", "BotChooser", "BotError", "ChooserBot", "check", "chooser", "make", "names"]
