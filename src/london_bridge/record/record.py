"""A record: one whole game as a value, from its set-up to its last move. Read it, write it, replay it to any move.

A `Record` is always a right one: it is made from a `Game`, or read by `Record.parse`, which checks everything.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from london_bridge import pictures
from london_bridge.rules.box import Box
from london_bridge.rules.events import Event
from london_bridge.rules.game import Game
from london_bridge.rules.moves import Move
from london_bridge.rules.state import Deal

from .claim import FORMAT, CheckOutcome, RecordClaim, check_name, outcome_of, read_extra
from .claim import KEYS as DOCUMENT_KEYS
from .fault import RecordError, fail
from .record_writer import document_text, line_text
from .setup import write_scoring, write_setup
from .text import parse


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a record: after how many moves, the move that led there, what it told, and the game as it stands.

    `seat` and `move` are None for the set-up. The game can be played on without touching the other moments.
    """

    number: int
    seat: int | None
    move: Move | None
    events: tuple[Event, ...]
    game: Game


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """One game. `moves` are pairs of seat and word, `result` is None while the game is not over.

    `extra` holds the keys that other programs added to the document, in their order; `inner_extra` those that they
    added inside of it, by the name of the object: scoring, setup, setup.stacks, result.
    """

    players: tuple[str, ...]
    deal: Deal
    moves: tuple[tuple[int, str], ...]
    result: CheckOutcome | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
    inner_extra: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    # --- making -------------------------------------------------------------------------------------------------

    @staticmethod
    def of(game: Game, extra: Mapping[str, Any] | None = None) -> "Record":
        """The record of a game, finished or not. It holds secrets: give it to nobody before the game is over (10.4)."""
        if not game.whole:
            fail("", "a game that was taken up in the middle has no record: its beginning is not known", "10.4")
        game.check()
        for seat, name in enumerate(game.names):
            check_name(name, f"players[{seat}]")
        for key in extra or ():
            if key in DOCUMENT_KEYS:
                fail(key, "this key belongs to the record itself; an extra key needs another name")
        return Record(
            tuple(game.names),
            game.state.deal,
            tuple((seat, str(move)) for seat, move in game.moves),
            outcome_of(game.state) if game.over else None,
            read_extra(plain(extra), (), "") if extra else {},
        )

    @staticmethod
    def parse(text: str | bytes, boxes: Iterable[Box] = ()) -> "Record":
        """Read one record from JSON text and check all of it; `boxes` are those besides the default one."""
        return Record.from_claim(RecordClaim.of(parse(text), boxes))

    @staticmethod
    def from_document(document: object, boxes: Iterable[Box] = ()) -> "Record":
        """The same for JSON that has been parsed already."""
        return Record.from_claim(RecordClaim.of(document, boxes))

    @staticmethod
    def from_claim(claim: RecordClaim) -> "Record":
        """The record that a document claims to be, if its game is right."""
        claim.verify()
        return Record(
            claim.players,
            claim.deal,
            tuple([(seat, word) for seat, word in claim.moves]),
            claim.result,
            claim.extra,
            claim.inner_extra,
        )

    # --- looking ------------------------------------------------------------------------------------------------

    @property
    def format(self) -> str:
        """Name and version of the format."""
        return FORMAT

    @property
    def box(self) -> str:
        """How the record names its box: reconstruction-1, or name@digest."""
        return str(self.deal.box.label)

    @property
    def scoring(self) -> dict[str, str]:
        """The scoring in play, by category (2.8)."""
        return write_scoring(self.deal)

    @property
    def setup(self) -> dict[str, Any]:
        """What chance decided before the first move (section 2), in words."""
        setup = write_setup(self.deal)
        setup["stacks"].update(self.inner_extra.get("setup.stacks", {}))
        return {**setup, **self.inner_extra.get("setup", {})}

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.result is not None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.document() == other.document()

    def __hash__(self) -> int:
        return hash((self.players, self.moves, self.result))

    def __repr__(self) -> str:
        state = "finished" if self.finished else "unfinished"
        return f"<Record of {len(self.players)} players, {len(self.moves)} moves, {state}>"

    def _repr_svg_(self) -> str | None:
        return pictures.picture(self)

    # --- replaying ----------------------------------------------------------------------------------------------

    def game(self) -> Game:
        """The game after all moves of the record."""
        return self.replay(len(self.moves))

    def replay(self, moves: int) -> Game:
        """The game after that many moves, 0 being the set-up; it can be played on from there, also in other ways."""
        if type(moves) is not int or not 0 <= moves <= len(self.moves):
            fail("moves", f"a record of {len(self.moves)} moves cannot be replayed to move {moves!r}")
        game = Game.of_deal(self.deal, list(self.players))
        for seat, word in self.moves[:moves]:
            game.apply(seat, word)
        return game

    def walk(self) -> Iterator[Moment]:
        """Every moment from the set-up to the last move, each with a game of its own; every move is made once."""
        game = Game.of_deal(self.deal, list(self.players))
        yield Moment(0, None, None, tuple(game.history()[0]), game.copy())
        told: list[Event] = []
        game.listen(told.append)
        for number, (seat, word) in enumerate(self.moves, 1):
            told.clear()
            game.apply(seat, word)
            yield Moment(number, seat, game.moves[-1][1], tuple(told), game.copy())

    def resume(self) -> Game:
        """An unfinished game, to be played on."""
        if self.finished:
            fail("result", "this game is over and cannot be resumed; replay it to an earlier move", "7.1")
        return self.game()

    # --- writing ------------------------------------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """The record as plain values, as JSON has them."""
        document: dict[str, Any] = {
            "format": FORMAT,
            "box": self.box,
            "players": list(self.players),
            "scoring": {**self.scoring, **self.inner_extra.get("scoring", {})},
            "setup": self.setup,
            "moves": [[seat, word] for seat, word in self.moves],
        }
        if self.result is not None:
            document["result"] = {
                "money": list(self.result.money),
                "ranking": list(self.result.ranking),
                **self.inner_extra.get("result", {}),
            }
        return {**document, **self.extra}

    def to_json(self, *, pretty: bool = False) -> str:
        """The record as JSON: on one line, for a JSON Lines file, or laid out for people. Without a final newline."""
        return document_text(self.document()) if pretty else line_text(self.document())


def plain(extra: Mapping[str, Any]) -> dict[str, Any]:
    """Extra values as JSON has them; what JSON cannot hold is refused."""
    try:
        held = parse(json.dumps(dict(extra), allow_nan=False, ensure_ascii=False))
    except RecordError:
        raise
    except (TypeError, ValueError, RecursionError) as error:
        raise RecordError("", f"the extra keys cannot be written as JSON: {error}") from None
    assert isinstance(held, dict)
    return held
