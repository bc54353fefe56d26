"""Where in the corpus of games a moment is found: games well played, searched for the first place that suits.

Uses the records of tests/corpus, so that pictures show the same positions every time they are taken.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from london_bridge.record import Record, read_records
from london_bridge.rules import Game
from london_bridge.view import View
from london_bridge.view.view_document import view_words

CORPUS = Path(__file__).resolve().parents[2] / "tests/corpus"


class Place(NamedTuple):
    """A moment of a recorded game: before the move with this number, when a seat must decide."""

    record: Record
    move: int
    seat: int
    round: int
    phase: str
    legal: tuple[str, ...]
    view: dict[str, Any]

    def seats(self, level: str = "journeyman") -> list[dict[str, Any]]:
        """The seats of a table here: I decide, the others play on as they did in the game."""
        return [
            {"kind": "me"} if seat == self.seat else {"kind": "bot", "level": level, "script": self.script(seat)}
            for seat in range(len(self.record.players))
        ]

    def script(self, seat: int) -> list[str]:
        """What a seat did from here on."""
        return [word for other, word in self.record.moves[self.move :] if other == seat]

    def deal(self) -> dict[str, Any]:
        """What a new table takes up the game by."""
        return {"record": self.record.document(), "move": self.move}


@cache
def games(players: int) -> tuple[Record, ...]:
    """The finished games of so many players, those with most money first: they were played best."""

    def money(record: Record) -> int:
        return sum(record.result.money) if record.result else 0

    return tuple(sorted(read_records(CORPUS / f"{players}p.jsonl"), key=money, reverse=True))


def places(record: Record) -> list[Place]:
    """Every moment of a game."""
    game = Game.of_deal(record.deal, list(record.players))
    found = []
    for move, (seat, word) in enumerate(record.moves):
        view = view_words(View.of(game, seat))
        legal = tuple(str(one) for one in game.legal(seat))
        found.append(Place(record, move, seat, view["round"], view["phase"], legal, view))
        game.apply(seat, word)
    return found


@cache
def all_places(players: int) -> tuple[Place, ...]:
    """Every moment of the best games; more would only take longer."""
    return tuple(place for record in games(players)[:24] for place in places(record))


def find(suits: Callable[[Place], bool], players: int = 4) -> Place:
    """The first moment that suits."""
    for place in all_places(players):
        if suits(place):
            return place
    raise LookupError("The corpus has no such moment any more.")


def count(place: Place, beginning: str) -> int:
    """How many legal moves begin like this."""
    return sum(word.startswith(beginning) for word in place.legal)
