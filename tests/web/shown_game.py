"""The last two rounds of a real game, as the server tells them: what the tests of the show on the board play.

`python -m tests.web.shown_game` writes the file beside the client's tests; a test holds it against the rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from london_bridge.record import Record
from london_bridge.rules import Event, Game
from london_bridge.server.tables.views import words_for, worth_of
from london_bridge.server.wire.options import Options
from london_bridge.view import View

from .deals import late, records

FILE = Path(__file__).parents[2] / "web/src/lib/game/state/shown-game.json"
PLAYERS = 3
ROUNDS = 2
#: A game of the corpus in which cards are equal, every scoring pays somebody, and a tie decides who wins.
NTH = 29


def document() -> dict[str, Any]:
    """A view, what happened then move by move, and the view at the end; as a watcher sees it."""
    options = Options(players=3)
    whole = json.loads(records(PLAYERS)[NTH])
    begun = {key: whole[key] for key in ("format", "box", "players", "scoring", "setup")}
    moves = whole["moves"]
    first = late(PLAYERS, ROUNDS, NTH).number
    game: Game = Record.parse(json.dumps(begun | {"moves": moves[:first]})).resume()
    before = words_for(View.of(game, None), options, first, False)
    heard: list[Event] = []
    game.listen(heard.append)
    entries = []
    for number, (seat, move) in enumerate(moves[first:], first):
        heard.clear()
        game.apply(seat, move)
        over = game.result is not None
        entries.append(
            {
                "number": number + 1,
                "at": number,
                "kind": "moves",
                "seat": seat,
                "events": [
                    {"kind": one.kind, "rule": one.rule, "round": one.round, "seat": one.seat, "data": dict(one.data)}
                    for one in heard
                ],
                "worth": json.loads(worth_of(game, options, over)),
            }
        )
    after = words_for(View.of(game, None), options, len(moves), False)
    return {"before": before, "entries": entries, "after": after}


def written() -> str:
    """As it lies in the file."""
    told = document()
    entries = ",\n".join(json.dumps(entry) for entry in told["entries"])
    before, after = json.dumps(told["before"]), json.dumps(told["after"])
    return f'{{\n"before": {before},\n"entries": [\n{entries}\n],\n"after": {after}\n}}\n'


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
