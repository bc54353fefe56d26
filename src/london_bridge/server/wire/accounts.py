"""Accounts and what belongs to them: passwords, moving to another device, access tokens, where to be told."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from .looks import Colour, Portrait
from .options import Name, Strict
from .people import Me

Login = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Language = Annotated[str, Meta(min_length=2, max_length=8, pattern=r"^[a-zA-Z]{2,3}(-[a-zA-Z]{2,4})?$")]
Email = Annotated[str, Meta(max_length=200)]


class TellMe(Strict):
    """How to tell me that it is my turn; what is not named stays as it is."""

    page: bool | UnsetType = UNSET
    push: bool | UnsetType = UNSET
    mail: bool | UnsetType = UNSET


class ChangeMe(Strict):
    """What I change about myself. An address for mail counts once the link sent to it was followed; null takes it
    away.
    """

    name: Name | UnsetType = UNSET
    language: Language | UnsetType | None = UNSET
    notify: TellMe | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET
    portrait: Portrait | UnsetType | None = UNSET
    colour: Colour | UnsetType | None = UNSET


class SignUp(Strict):
    """A login and a password make an account of a guest."""

    login: Login
    password: Password


class SignIn(Strict):
    """Login and password."""

    login: Login
    password: Password


class Recover(Strict):
    """The code that was shown at sign-up, and a new password."""

    login: Login
    recovery: Secret
    password: Password


class NewPassword(Strict):
    """Another password."""

    old: Password
    new: Password


class SignedUp(Struct):
    """Me with my account, and the code that recovers it. The code is shown this once."""

    me: Me
    recovery: str


class MoveLink(Struct):
    """A link that makes another device mine, once."""

    url: str
    token: str
    expires: int


class Claim(Strict):
    """What such a link holds."""

    token: Secret


class NewToken(Strict):
    """A personal access token to be made, with a label to know it by."""

    label: Name


class TokenMade(Struct):
    """A new token. It is shown this once."""

    id: str
    label: str
    token: str


class TokenLine(Struct):
    """One of my tokens."""

    id: str
    label: str
    created: int
    used: int | None


class Tokens(Struct):
    """My tokens, without their secrets."""

    tokens: list[TokenLine]


class PushKeys(Strict):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_\-=+/]+$")]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_\-=+/]+$")]


Endpoint = Annotated[str, Meta(min_length=10, max_length=600)]


class PushSubscription(Strict):
    """A browser's push subscription."""

    endpoint: Endpoint
    keys: PushKeys


class PushEnd(Strict):
    """A subscription to be forgotten."""

    endpoint: Endpoint


class PushKey(Struct):
    """The server's public key, which a browser needs for a subscription."""

    key: str
