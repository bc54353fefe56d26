"""London Bridge: an unofficial digital edition of the board game Old London Bridge.

`from london_bridge import Game, Move, View, Record, Box, bots, review` is the front door; a name is loaded when it is
asked for. The rooms of the package, each importing only from those before it: `rules`, `record` and `view`, `bots` and
`art`, `review`, `daily`, `chronicle`, `puzzles`, `lab`, `envs` and `server`, `cli`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from london_bridge import _pure, pictures

if TYPE_CHECKING:
    from london_bridge import bots, review
    from london_bridge.errors import LondonBridgeError
    from london_bridge.record import Record, RecordError, read_record, read_records, write_record, write_records
    from london_bridge.rules import Box, Event, Game, IllegalMove, Move, PositionError, Result, Rng, default_box
    from london_bridge.view import View

# Before any other module of the package is imported: it decides which file those are loaded from.
_pure.install()

__version__ = "0.1.0"

#: In which room every name of the front door lives. None: the name is a room itself.
_ROOMS: dict[str, str | None] = {
    "Box": "rules",
    "Event": "rules",
    "Game": "rules",
    "IllegalMove": "rules",
    "LondonBridgeError": "errors",
    "Move": "rules",
    "PositionError": "rules",
    "Record": "record",
    "RecordError": "record",
    "Result": "rules",
    "Rng": "rules",
    "View": "view",
    "bots": None,
    "default_box": "rules",
    "read_record": "record",
    "read_records": "record",
    "review": None,
    "write_record": "record",
    "write_records": "record",
}


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    room = _ROOMS[name]
    found = import_module(f"{__name__}.{room or name}")
    if room is not None:
        found = getattr(found, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _draw(thing: object) -> str:
    """Have the room of the drawings draw something; it is loaded for the first picture."""
    svg = import_module(f"{__name__}.art.notebook").svg
    return str(svg(thing))


pictures.have_drawn_by(_draw)


def compiled() -> bool:
    """Whether the compiled rules run; not so with LONDON_BRIDGE_PURE=1, or without a compiler."""
    return _pure.is_compiled("london_bridge.rules.engine")


__all__ = [
    "Box",
    "Event",
    "Game",
    "IllegalMove",
    "LondonBridgeError",
    "Move",
    "PositionError",
    "Record",
    "RecordError",
    "Result",
    "Rng",
    "View",
    "__version__",
    "bots",
    "compiled",
    "default_box",
    "read_record",
    "read_records",
    "review",
    "write_record",
    "write_records",
]
