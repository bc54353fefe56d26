"""A move as a small value: its code, and the word that records, logs and people use."""

from typing import Final, NoReturn

from london_bridge.errors import LondonBridgeError

from . import codes, sizes
from .words import KINDS


class MoveError(LondonBridgeError):
    """Words that mean no move at all (a move that exists but is not legal is refused by the game)."""


def _words() -> list[str]:
    words = [""] * codes.CODES
    for value in range(sizes.CARD_VALUES):
        words[codes.CARD + value] = f"card:{value}"
    words[codes.NOBLEWOMAN] = "noblewoman"
    for value in range(7):
        words[codes.BOOST + value] = f"boost:{value}"
    words[codes.PASS] = "pass"
    words[codes.ADVANCE_CHAPEL] = "advance:chapel"
    words[codes.ADVANCE_GATE] = "advance:gate"
    for i, kind in enumerate(KINDS):
        words[codes.PLACE + i] = f"place:{i}"
        words[codes.CENTRE + i] = f"place:centre:{kind}"
        words[codes.FREE + i] = f"place:free:{kind}"
    for site in range(sizes.SITES):
        words[codes.BUILD + site] = f"build:{site}"
    for value in range(1, sizes.CARD_VALUES):
        words[codes.DRAW + value - 1] = f"draw:{value}"
    for stack in range(sizes.BONUS_STACKS):
        words[codes.BONUS + stack] = f"bonus:{stack}"
    words[codes.TAKE_BACK] = "take_back"
    words[codes.DONE] = "done"
    return words


#: The word of every code, and the code of every word.
WORDS: Final = tuple(_words())
CODE_OF: Final = {word: code for code, word in enumerate(WORDS)}


def no_move(what: object) -> MoveError:
    """That something is no move, of whatever type it is."""
    shown = repr(what[:60] if isinstance(what, str) else what)[:80]
    return MoveError(f"{shown} is not a move; moves look like card:3, place:2, place:centre:park, build:0.")


class Move:
    """One move, from its word or its code. `Move("place:centre:park")` and `str(move)` go back and forth; equal words
    are equal moves. A move never changes.
    """

    __slots__ = ("code",)
    code: int

    def __new__(cls, move: str | int) -> "Move":
        try:
            return _MOVES[move]
        except (KeyError, TypeError):  # (a list cannot even be looked up)
            raise _none_such(move) from None

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"A move never changes; make another one instead of setting its {name}.")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"A move never changes; its {name} stays.")

    @staticmethod
    def parse(text: str) -> "Move":
        """The move that the text means."""
        if not isinstance(text, str):
            raise no_move(text)
        return Move(text)

    def __str__(self) -> str:
        return WORDS[self.code]

    def __repr__(self) -> str:
        return f"Move({WORDS[self.code]!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.code == self.code

    def __hash__(self) -> int:
        return hash((Move, self.code))

    def __lt__(self, other: "Move") -> bool:
        return WORDS[self.code] < WORDS[other.code]

    def __reduce__(self) -> tuple[type["Move"], tuple[int]]:
        return (Move, (self.code,))


def _none_such(what: object) -> MoveError:
    if isinstance(what, int):
        return MoveError(f"{what} is not the code of a move; codes go from 0 to {codes.CODES - 1}.")
    return no_move(what)


def _made(code: int) -> Move:
    move = object.__new__(Move)
    object.__setattr__(move, "code", code)
    return move


#: All moves there are, by code, and by word too.
_ALL: Final = tuple(_made(code) for code in range(codes.CODES))
_MOVES: Final[dict[str | int, Move]] = {**dict(enumerate(_ALL)), **dict(zip(WORDS, _ALL, strict=True))}


def moves_of(mask: int) -> list[Move]:
    """The moves of a legal mask, in the alphabetical order of their words."""
    moves = []
    while mask:
        low = mask & -mask
        moves.append(_ALL[low.bit_length() - 1])
        mask ^= low
    moves.sort()
    return moves
