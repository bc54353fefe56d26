"""How people look at a table: a portrait and a colour."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

Portrait = Literal[
    "page",
    "lass",
    "scholar",
    "minstrel",
    "cook",
    "sailor",
    "queen",
    "friar",
    "lady",
    "knight",
    "elder",
    "jester",
]
Colour = Literal["red", "blue", "green", "gold"]
#: One of the twelve of `bots.characters`.
CharacterName = Annotated[str, Meta(min_length=1, max_length=24)]

#: In the order of the seats, each of which has its own where nobody wishes otherwise.
COLOURS: tuple[Colour, ...] = get_args(Colour)
