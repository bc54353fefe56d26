"""What a person is told wherever they are on the page."""

from typing import Literal

from msgspec import Struct


class Waiting(Struct, tag_field="type", tag="waiting"):
    """The tables that wait for me."""

    waiting: int
    tables: list[str]


class YourTurn(Struct, tag_field="type", tag="turn"):
    """A table has begun to wait for me."""

    table: str
    seat: int
    name: str


class TableChanged(Struct, tag_field="type", tag="table"):
    """One of my tables has another status now."""

    table: str
    status: Literal["open", "playing", "over"]


class LobbyChanged(Struct, tag_field="type", tag="lobby"):
    """The public tables have changed."""


class NoticePong(Struct, tag_field="type", tag="pong"):
    """Here I am."""

    time: int


Notice = Waiting | YourTurn | TableChanged | LobbyChanged | NoticePong
