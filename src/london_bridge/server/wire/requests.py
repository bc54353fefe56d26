"""What a client may ask of a table, over the live channel or by POST."""

from typing import Annotated

from msgspec import Meta, field

from .looks import CharacterName, Colour, Portrait
from .options import Identifier, LevelName, MoveWord, Name, Options, SeatNumber, Strict


class Ask(Strict, tag_field="type"):
    """Every request has an id made by the client; the same id is carried out once."""

    id: Identifier


class Moves(Ask, tag="moves"):
    """One move, or a whole turn, all or nothing."""

    moves: Annotated[list[MoveWord], Meta(min_length=1, max_length=24)]
    seat: SeatNumber | None = None
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class TakeBack(Ask, tag="take_back"):
    """My chosen cards back into my hand."""

    seat: SeatNumber | None = None


class Undo(Ask, tag="undo"):
    """Back to the last moment at which something was revealed or another seat acted."""

    seat: SeatNumber | None = None


Draft = Annotated[list[MoveWord], Meta(max_length=24)]


class Preview(Ask, tag="preview"):
    """What a sequence of my moves would do.

    With `ahead`, moves that nobody could choose otherwise are made too, and the answer says what each next move does;
    with `places`, also what each placing instead of the one among these moves does.
    """

    seat: SeatNumber | None = None
    moves: Draft = field(default_factory=list)
    ahead: bool = False
    places: bool = False


class Outlook(Ask, tag="outlook"):
    """What each of my next moves would do."""

    seat: SeatNumber | None = None
    moves: Draft = field(default_factory=list)


class Since(Ask, tag="since"):
    """What has happened since my last turn."""

    seat: SeatNumber | None = None


class Why(Ask, tag="why"):
    """Why moves are not legal."""

    ask: Annotated[list[MoveWord], Meta(min_length=1, max_length=55)]
    seat: SeatNumber | None = None
    moves: Draft = field(default_factory=list)


class Advise(Ask, tag="hint"):
    """What a bot would do in my place, after these moves of mine."""

    seat: SeatNumber | None = None
    moves: Draft = field(default_factory=list)


class Look(Ask, tag="look"):
    """Show me another seat of mine, or the watcher's view."""

    seat: SeatNumber | None = None


class Sit(Ask, tag="sit"):
    """Take an open seat."""

    seat: SeatNumber
    name: Name | None = None
    local: bool = False
    portrait: Portrait | None = None
    colour: Colour | None = None


class Leave(Ask, tag="leave"):
    """Get up; in play a bot goes on."""

    seat: SeatNumber | None = None


class Back(Ask, tag="back"):
    """Take my seat back from the substitute."""

    seat: SeatNumber | None = None


class SeatBot(Ask, tag="bot"):
    """The host puts a bot onto a seat: one of the twelve, or anybody who does not sit there yet."""

    seat: SeatNumber
    level: LevelName
    character: CharacterName | None = None


class OpenUp(Ask, tag="open"):
    """The host opens a seat, whoever is on it."""

    seat: SeatNumber


class SetOptions(Ask, tag="options"):
    """The host changes the options."""

    options: Options


class Start(Ask, tag="start"):
    """The host starts; empty seats are filled with bots of that level."""

    fill: LevelName | None = None


class Concede(Ask, tag="concede"):
    """I give up; a bot plays on."""

    seat: SeatNumber | None = None


class Offer(Ask, tag="offer"):
    """I am for ending the game now, or not."""

    yes: bool
    seat: SeatNumber | None = None


class Rematch(Ask, tag="rematch"):
    """Another game with the same seats."""


class Rename(Ask, tag="name"):
    """A seat's name, before the start."""

    name: Name
    seat: SeatNumber | None = None


class Dress(Ask, tag="dress"):
    """A seat's portrait and colour, before the start; null is as it was."""

    seat: SeatNumber | None = None
    portrait: Portrait | None = None
    colour: Colour | None = None


class Chat(Ask, tag="chat"):
    """A line for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000)]


class Mute(Ask, tag="mute"):
    """Do not show me that person's lines."""

    person: Identifier
    on: bool


class Notify(Ask, tag="notify"):
    """Tell me about this table by push or mail, or do not; null is as I have it everywhere."""

    on: bool | None


class Ping(Ask, tag="ping"):
    """Are you there?"""


Request = (
    Moves
    | TakeBack
    | Undo
    | Preview
    | Outlook
    | Since
    | Why
    | Advise
    | Look
    | Sit
    | Leave
    | Back
    | SeatBot
    | OpenUp
    | SetOptions
    | Start
    | Concede
    | Offer
    | Rematch
    | Rename
    | Dress
    | Chat
    | Mute
    | Notify
    | Ping
)
