"""The words and letters of a position's text, shared by its writer and its reader."""

from typing import Final, NoReturn

from london_bridge.errors import LondonBridgeError

VERSION: Final = "lb1"

#: Whose eyes: everybody's cards and all that is drawn; the same where chance is drawn late; a spectator's. Or a seat.
OPEN: Final = "open"
LATE: Final = "late"
WATCH: Final = "watch"

UNKNOWN: Final = "?"
NONE: Final = "-"

#: The fields, in their order.
FIELDS: Final = (
    "version",
    "eyes",
    "box",
    "scoring",
    "rounds",
    "rondel",
    "steps",
    "stacks",
    "bonus",
    "seats",
    "chapel",
    "gate",
    "phase",
    "turns",
    "window",
    "drawing",
    "lowest",
)

#: The parts of a seat, in their order.
SEAT_PARTS: Final = ("money", "hand", "bridge", "tiles", "chapel", "gate", "pawn", "cards")

#: A letter for every crest (a park is written as its crest) and for every bonus tile, by their places in `words`.
CREST_LETTERS: Final = "bygo"
BONUS_LETTERS: Final = "sfxtcgpn"

#: The two cards of a seat in a game of two.
SLOTS: Final = "ab"
CENTRE_LETTER: Final = "c"


class PositionError(LondonBridgeError):
    """Text that is no position; `where` names the field."""

    def __init__(self, where: str, what: str, rule: str | None = None) -> None:
        super().__init__(f"position, {where}: {what}{f' (rule {rule})' if rule else ''}.")
        self.where = where
        self.what = what
        self.rule = rule

    def __reduce__(self) -> tuple[type["PositionError"], tuple[str, str, str | None]]:
        return (PositionError, (self.where, self.what, self.rule))


def fail(where: str, what: str, rule: str | None = None) -> NoReturn:
    """Refuse a position."""
    raise PositionError(where, what, rule)


def looks_like_position(text: str) -> bool:
    """Whether a text means to be a position, and not, for example, the name of a file."""
    return text.strip()[: len(VERSION) + 1] in (f"{VERSION} ", f"{VERSION}_")
