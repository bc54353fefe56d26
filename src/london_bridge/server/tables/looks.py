"""Who looks how: colours go to those who wish for them first, and bots are characters, each once at a table."""

import secrets
from collections.abc import Sequence

from london_bridge.bots.characters import CHARACTERS
from london_bridge.server.display_names import distinct
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.wire.looks import COLOURS, Colour

from .seats import TableSeat


def colours_of(seats: Sequence[TableSeat]) -> list[Colour]:
    """The colour of every seat: what was wished for, else the seat's own, else one that is left."""
    found: list[Colour | None] = [seat.colour for seat in seats]
    for at in range(len(seats)):
        if found[at] is None:
            free = [colour for colour in COLOURS if colour not in found]
            own = COLOURS[at]
            found[at] = own if own in free else free[0]
    return [colour for colour in found if colour is not None]


def free_colour(seats: Sequence[TableSeat], at: int, wished: Colour | None) -> Colour | None:
    """The colour that somebody wishes for, if nobody at another seat has wished for it before."""
    return None if any(seat.colour == wished for i, seat in enumerate(seats) if i != at) else wished


def character_for(taken: Sequence[str | None], wished: str | None) -> str:
    """Who sits down for a bot: whom somebody wished for, or anybody who does not sit here yet."""
    if wished is None:
        return secrets.choice([name for name in CHARACTERS if name not in taken])
    if wished not in CHARACTERS:
        raise RequestRefused("bad_request", f"There is no character {wished!r}; there are {', '.join(CHARACTERS)}.")
    if wished in taken:
        raise RequestRefused("character_taken", f"{CHARACTERS[wished].name} sits at this table already.")
    return wished


def character_name(character: str, others: Sequence[str | None]) -> str:
    """What a bot is called: by the character's own name, unless somebody else here has it."""
    return distinct(CHARACTERS[character].name, list(others))
