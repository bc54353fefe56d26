"""Games that have been played, and moments of them from which a table can be taken up."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from london_bridge.record import Record
from london_bridge.rules import Event, Game

CORPUS = Path(__file__).parents[1] / "corpus"


class Moment(NamedTuple):
    """A game before one of its moves: by whom it is, what it is, and what came of it."""

    record: dict[str, Any]
    number: int
    seat: int
    move: str
    round: int
    events: list[Event]

    @property
    def deal(self) -> dict[str, Any]:
        """What a new table is asked for, to be taken up here."""
        return {"record": self.record, "move": self.number}

    def seats(self, mine: int | None = None, level: str = "random") -> list[dict[str, Any]]:
        """Me where the move is made (or elsewhere), and bots around."""
        seat = self.seat if mine is None else mine
        bot = {"kind": "bot", "level": level}
        return [{"kind": "me"} if i == seat else bot for i in range(len(self.record["players"]))]


@functools.cache
def records(players: int) -> list[str]:
    """The lines of the corpus."""
    return (CORPUS / f"{players}p.jsonl").read_text(encoding="utf-8").splitlines()


def unplayed(players: int, nth: int = 0) -> str:
    """A line from the end of the corpus, where no test takes up a table: servers do not judge what is being played."""
    return records(players)[-1 - nth]


def moments(line: str) -> Iterator[Moment]:
    """A game move by move."""
    document = json.loads(line)
    begun = {key: document[key] for key in ("format", "box", "players", "scoring", "setup")} | {"moves": []}
    game: Game = Record.parse(json.dumps(begun)).resume()
    heard: list[Event] = []
    game.listen(heard.append)
    for number, (seat, move) in enumerate(document["moves"]):
        round_ = game.state.round
        heard.clear()
        game.apply(seat, move)
        yield Moment(document, number, seat, move, round_, list(heard))


def late(players: int, rounds: int, nth: int = 0) -> Moment:
    """The moment in a game at which so many rounds are left, before anybody has chosen a card."""
    told = list(moments(records(players)[nth]))
    first = told[-1].round - rounds + 1
    return next(moment for moment in told if moment.round == first)
