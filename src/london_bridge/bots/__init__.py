"""Bots: they choose a move from a view. Imports rules and view.

`make("journeyman", seed=7)` gives a `Bot`; `choose(view)` its move. `registry` knows them all. Those of the compiled
core are choosers (`choose`): they work on a state, reading only what a seat may know, and play whole games in
`playout`. `journeyman` decides, `bidder` about cards; `situation` is what it sees, `judge` says
what things are worth, `weights` holds the numbers, `outlook` the prospects;
`apprentice` is a careless journeyman. `search` is the tree search, `search_config` its settings,
`root_search` deals out the playouts, `value` judges where they stop; `hints` tells the best moves, `reasons` why.
`network_bot` plays networks of one's own (`network_chooser`), which come as files (`network_file`).
`toolbox` has the tools for who writes a bot. `outside` speaks with programs. `characters` are the twelve who may sit at
any level, each with a `leaning`.
"""

from .bot import Bot, BotChooser, BotError, ChooserBot
from .budget import Budget
from .network_bot import NetworkBot
from .network_file import load_network, save_network
from .registry import check, chooser, levels, make, names, searchers, with_budget
from .root_search import MoveEstimate
from .search_bot import SearchBot
from .toolbox import Prospect, appraise, play_on, prospects

__all__ = [
    "Bot",
    "BotChooser",
    "BotError",
    "Budget",
    "ChooserBot",
    "MoveEstimate",
    "NetworkBot",
    "Prospect",
    "SearchBot",
    "appraise",
    "check",
    "chooser",
    "levels",
    "load_network",
    "make",
    "names",
    "play_on",
    "prospects",
    "save_network",
    "searchers",
    "with_budget",
]
