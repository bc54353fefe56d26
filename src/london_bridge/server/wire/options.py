"""What can be chosen for a table, and how a new one is asked for."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from .looks import CharacterName, Colour, Portrait

Name = Annotated[str, Meta(min_length=1, max_length=60)]
LevelName = Annotated[str, Meta(min_length=1, max_length=40)]
MoveWord = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Identifier = Annotated[str, Meta(min_length=1, max_length=64)]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    """What comes in: a key that is not known is a mistake, and said to be one."""


class NoClock(Strict, tag_field="kind", tag="none"):
    """Nobody is hurried."""


class LiveClock(Strict, tag_field="kind", tag="live"):
    """Seconds that every decision has for itself, and a bank for all that take longer."""

    bank: Annotated[int, Meta(ge=0, le=36_000)]
    decision: Annotated[int, Meta(ge=5, le=3_600)]


class DaysClock(Strict, tag_field="kind", tag="days"):
    """Correspondence: days for every decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DaysClock


class ChosenScoring(Strict):
    """2.8: a scoring for each category."""

    chapel: Literal["base", "most", "leader", "distance", "again"] = "base"
    gate: Literal["base", "most", "leader", "steps", "tiles"] = "base"
    hostelry: Literal["base", "most", "highest", "cards", "sets"] = "base"
    bridge: Literal["base", "longest", "lowest", "low", "sets"] = "base"


ScoringChoice = Literal["base", "expansion", "random"] | ChosenScoring
Shown = Literal["shown", "hidden"]


class Options(Strict):
    """How a table plays."""

    players: Literal[2, 3, 4] = 4
    scoring: ScoringChoice = "base"
    hands: Shown = "shown"
    money: Shown = "shown"
    clock: Clock = field(default_factory=NoClock)
    undo: Literal["none", "own"] = "own"
    hints: bool = True
    public: bool = False
    watch: bool = True
    chat: bool = True
    seed: Seed | None = None
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    substitute: LevelName = "journeyman"


class MySeat(Strict, tag_field="kind", tag="me"):
    """I sit here, with the portrait and the colour that I have everywhere, or with these."""

    portrait: Portrait | None = None
    colour: Colour | None = None


class LocalSeat(Strict, tag_field="kind", tag="local"):
    """Somebody who plays on my device sits here."""

    name: Name
    portrait: Portrait | None = None
    colour: Colour | None = None


class OpenSeat(Strict, tag_field="kind", tag="open"):
    """Whoever comes."""


class BotSeat(Strict, tag_field="kind", tag="bot"):
    """A bot; with a script it makes those moves first, as long as all other seats are the host's own or bots'."""

    level: LevelName
    #: Who of the twelve it is; anybody, if nothing is said.
    character: CharacterName | None = None
    script: Annotated[list[MoveWord], Meta(max_length=400)] = field(default_factory=list)


NewSeat = MySeat | LocalSeat | OpenSeat | BotSeat


class NewDeal(Strict):
    """A deal that is not drawn: from a record, or from a finished table, perhaps taken up after some moves."""

    record: dict[str, Any] | UnsetType = UNSET
    table: Identifier | UnsetType = UNSET
    move: Annotated[int, Meta(ge=0, le=5_000)] = 0


class NewTable(Strict):
    """A table to be set up."""

    options: Options
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    name: Name | None = None
    start: bool = False
    deal: NewDeal | None = None


class QuickTable(Strict):
    """Me against bots, at once."""

    name: Name | None = None
    players: Literal[2, 3, 4] = 4
    level: LevelName = "journeyman"
    #: Whom I meet; anybody, where nobody is named.
    characters: Annotated[list[CharacterName], Meta(max_length=3)] = field(default_factory=list)
    scoring: ScoringChoice = "base"
