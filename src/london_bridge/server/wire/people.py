"""What is told about people, and what they say about themselves."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from .looks import Colour, Portrait
from .options import Name, Strict


class Level(Struct, kw_only=True):
    """A bot that one can play against: how it plays, in a line of English, and whether hints are from it. The list of
    levels goes from the weakest to the strongest.
    """

    name: str
    about: str
    hints: bool


class CharacterInfo(Struct, kw_only=True):
    """One of the twelve who may sit down at any level: what they are like, in a line of English."""

    id: str
    name: str
    about: str


class Told(Struct, kw_only=True):
    """How somebody wants to be told that it is their turn."""

    page: bool = True
    push: bool = False
    mail: bool = False


class PersonInfo(Struct, kw_only=True):
    """Somebody, as they see themselves."""

    id: str
    name: str
    language: str | None
    guest: bool
    login: str | None
    email: str | None
    #: An address that was entered, until the link in the mail to it is followed.
    email_asked: str | None
    notify: Told
    portrait: Portrait | None = None
    colour: Colour | None = None


class ServerInfo(Struct, kw_only=True):
    """What this server can do."""

    version: str
    levels: list[Level]
    characters: list[CharacterInfo]
    box: str
    push: bool
    mail: bool
    time: int


class Me(Struct):
    """Who I am here."""

    person: PersonInfo | None
    server: ServerInfo


class NameMe(Strict):
    """A name to go by."""

    name: Name
    language: Annotated[str, Meta(max_length=8)] | None = None
    #: A portrait and a colour to have wherever I sit down; what is left out stays.
    portrait: Portrait | UnsetType | None = UNSET
    colour: Colour | UnsetType | None = UNSET


class Problem(Struct, kw_only=True, omit_defaults=True):
    """What was wrong with a request."""

    code: str
    message: str
    rule: str | None = None
    reason: str | None = None


class ProblemAnswer(Struct):
    """The body of every error."""

    error: Problem
