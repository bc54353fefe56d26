"""What can happen at a table, as it is stored. Holds secrets (the deal, chosen cards): `told` in `state` says what
may be told.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from london_bridge.server.wire.options import Options


class Stored(Struct, tag_field="kind", kw_only=True, omit_defaults=True):
    """Anything that happens. `id` is the client's, where a client asked for it."""

    id: str | None = None
    person: str | None = None


class Created(Stored, tag="create"):
    """A table was set up. `source`: the deal, where it is not drawn."""

    host: str
    options: Options
    source: dict[str, Any] | None = None


class Sat(Stored, tag="sit"):
    """`person` took a seat."""

    seat: int
    name: str
    local: bool = False


class BotSat(Stored, tag="bot"):
    """A bot was put onto a seat."""

    seat: int
    level: str
    name: str
    script: list[str] = field(default_factory=list)


class Opened(Stored, tag="open"):
    """A seat became open."""

    seat: int
    why: Literal["left", "removed", "opened"]


class OptionsChanged(Stored, tag="options"):
    """The host changed the options."""

    options: Options


class Named(Stored, tag="name"):
    """A seat's name changed."""

    seat: int
    name: str


class Started(Stored, tag="start"):
    """The game was dealt. `deal` and `salt` are secret until the end, `moves` are those of the position it starts
    from.
    """

    box: str
    scoring: dict[str, str]
    setup: dict[str, Any]
    salt: str
    commitment: str
    origin: Literal["drawn", "seed", "record", "position"] = "drawn"
    moves: list[tuple[int, str]] = field(default_factory=list)


class Moved(Stored, tag="moves"):
    """A seat made moves."""

    seat: int
    moves: list[str]
    by: Literal["bot", "substitute"] | None = None


class Untaken(Stored, tag="untake"):
    """A seat took its chosen cards back."""

    seat: int


class Undone(Stored, tag="undo"):
    """A seat took its last moves back; the standing line has `to` moves now."""

    seat: int
    to: int


class WentAway(Stored, tag="away"):
    """A bot plays for a seat from now on."""

    seat: int
    why: Literal["clock", "left"]


class CameBack(Stored, tag="back"):
    """A person took their seat back."""

    seat: int


class Faulted(Stored, tag="fault"):
    """A bot failed, and another level replaced it."""

    seat: int
    level: str
    to: str


class Conceded(Stored, tag="concede"):
    """A seat gave up."""

    seat: int


class Offered(Stored, tag="offer"):
    """A seat is for ending the game now, or no longer."""

    seat: int
    yes: bool


class Ended(Stored, tag="end"):
    """The game ended before the rules end it."""

    reason: Literal["agreed", "conceded", "closed"]


class Said(Stored, tag="chat"):
    """A line of chat."""

    name: str
    text: str
    seat: int | None = None


class Rematched(Stored, tag="rematch"):
    """A new table follows this one."""

    table: str


AnyEntry = (
    Created
    | Sat
    | BotSat
    | Opened
    | OptionsChanged
    | Named
    | Started
    | Moved
    | Untaken
    | Undone
    | WentAway
    | CameBack
    | Faulted
    | Conceded
    | Offered
    | Ended
    | Said
    | Rematched
)

encode = msgspec.json.Encoder().encode
encode_any = encode
decode = msgspec.json.Decoder(AnyEntry).decode
