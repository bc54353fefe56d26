"""What a puzzle is: a moment of a game, who decides there, and what every answer is worth. Imports record and view.

A puzzle holds the whole game up to its moment, so that it can be played on from there; who solves it is shown the view
of its seat alone. What lies face down in it had no part in the answers: these come from possible games.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record
from london_bridge.rules import Game, codes
from london_bridge.view import View

#: Choose a card; place the pawn; choose the site; draw cards; take or use a bonus tile; guess another's card.
CARD, SPACE, SITE, CARDS, BONUS, GUESS = "card", "space", "site", "cards", "bonus", "guess"
KINDS: Final = (CARD, SPACE, SITE, CARDS, BONUS, GUESS)
#: The kind of a decision, by the phase in which it is made: so that the kind of a puzzle tells nothing of its answer.
KIND_OF_PHASE: Final = {
    codes.CARDS: CARD,
    codes.BOOSTS: BONUS,
    codes.START: SPACE,
    codes.SITE: SITE,
    codes.TILES: BONUS,
    codes.DRAWING: CARDS,
    codes.END: BONUS,
}
#: The rating at which a player starts; a puzzle that such a player solves every other time has it too.
MIDDLE: Final = 1500
ID_SIZE: Final = 8


class PuzzleError(LondonBridgeError):
    """A puzzle that there is not, or that is none."""


@dataclass(frozen=True, slots=True)
class PossibleAnswer:
    """One of the possible answers, and what it is worth to the seat that decides.

    `move` is the word of a move. `share` is the share of games that are won after it, from 0 to 1, `pounds` the money
    at the end that may be expected; `loss` is what it loses against the best, in hundredths of a share (points), and
    0.0 for the best. Of a guess `move` is the word of the card that the other plays, `share` how likely it is, `pounds`
    0.0, and `loss` how much less likely than the best, in hundredths.
    """

    move: str
    share: float
    pounds: float
    loss: float


@dataclass(frozen=True, slots=True)
class Guess:
    """Of a guess: whose card, and how likely each is, by the words of the moves (they add up to 1).

    With two players it is the higher of the two cards.
    """

    seat: int
    chances: dict[str, float]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one right answer.

    `document` is the record up to that moment, as `Record.document` has it: the deal, and the moves that lead there. It
    holds what lies face down (10.4). `answers` has every legal move of the seat (of a guess: every card that the other
    holds), the best first; `best` are the words of those that count as right: more than one only where two moves do the
    same. `usual` is what a journeyman answers, which is wrong. `themes` are of `themes.THEMES`, what matters most
    first. `rating` is the one to begin with; `levels` are the bots that find it, `playouts` how many of them the
    architect needs for that (0: more than were tried).
    """

    id: str
    kind: str
    players: int
    seat: int
    document: dict[str, Any]
    answers: tuple[PossibleAnswer, ...]
    best: tuple[str, ...]
    usual: str
    themes: tuple[str, ...]
    rating: int
    levels: tuple[str, ...]
    playouts: int
    guess: Guess | None = None

    # --- the position -------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game up to the moment of the puzzle; checked, so it takes a moment."""
        return Record.from_document(self.document)

    def game(self) -> Game:
        """The game as it stands, to be played on. It holds secrets: a solver is shown `view`."""
        return self.record().game()

    def view(self) -> View:
        """What the solver is shown."""
        return View.of(self.game(), self.seat)

    @property
    def decider(self) -> int:
        """Whose move is asked for: the solver's seat, or the one whose card is to be guessed."""
        return self.seat if self.guess is None else self.guess.seat

    def answer(self, move: str) -> PossibleAnswer:
        """What an answer is worth; PuzzleError if it is no possible one."""
        for one in self.answers:
            if one.move == move:
                return one
        raise PuzzleError(f"{move!r} is no answer to this puzzle; they are {', '.join(a.move for a in self.answers)}.")

    def solves(self, move: str) -> bool:
        """Whether an answer is right."""
        return self.answer(move).move in self.best

    @property
    def margin(self) -> float:
        """By how many points the best answer is better than the next one that does not count as right."""
        return min(one.loss for one in self.answers if one.move not in self.best)

    # --- as plain values ----------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        told = {name: getattr(self, name) for name in FIELDS}
        told |= {name: list(told[name]) for name in ("best", "themes", "levels")}
        told["answers"] = [[one.move, one.share, one.pounds, one.loss] for one in self.answers]
        told["guess"] = None if self.guess is None else asdict(self.guess)
        return told

    @staticmethod
    def of(told: Mapping[str, Any]) -> Puzzle:
        """The puzzle that plain values tell."""
        guess = told["guess"]
        return Puzzle(
            **{name: told[name] for name in ("id", "kind", "players", "seat", "document", "usual")},
            answers=tuple(PossibleAnswer(*one) for one in told["answers"]),
            best=tuple(told["best"]),
            themes=tuple(told["themes"]),
            rating=told["rating"],
            levels=tuple(told["levels"]),
            playouts=told["playouts"],
            guess=None if guess is None else Guess(guess["seat"], dict(guess["chances"])),
        )


FIELDS: Final = tuple(Puzzle.__dataclass_fields__)


def id_of(kind: str, seat: int, document: Mapping[str, Any], decider: int) -> str:
    """The short name of a puzzle: it follows from what is asked, so the same puzzle never comes twice."""
    asked = [kind, seat, decider, document["scoring"], document["setup"], document["moves"]]
    return hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()[:ID_SIZE]
