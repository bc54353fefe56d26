"""What has happened since a seat's last turn, for watching it again: its view then, and every move since."""

from typing import cast

import msgspec

from london_bridge.rules import Game, codes
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.tables.snapshots import Snapshot
from london_bridge.server.tables.table_state import TableState
from london_bridge.server.tables.views import words_for, worth_of
from london_bridge.server.wire import replies as w
from london_bridge.server.wire import requests as r
from london_bridge.view import View


def since(state: TableState, snapshot: Snapshot, seat: int, ask: r.Since) -> w.SinceReply:
    """The game as it stood after the last move of a seat's last turn, and what was told of every move since.

    Nothing is told that was not told before: the view is the seat's own, and choosing a card tells only that it was
    chosen.
    """
    if snapshot.views is None or state.play is None:
        raise RequestRefused("not_started", "The game has not started yet.")
    line = list(state.play.game.moves)[: snapshot.views.moves]
    # Choosing a card is no turn.
    own = [i for i, (who, move) in enumerate(line) if who == seat and move.code >= codes.NOBLEWOMAN]
    first = own[-1] + 1 if own else 0
    game = Game.of_deal(state.play.deal, list(state.play.game.names))
    for who, move in line[:first]:
        game.play(who, move)
    view = words_for(View.of(game, seat), state.options, first, hiding=snapshot.views.hiding)
    steps = []
    for who, move in line[first:]:
        events = game.play(who, move)
        worth = None
        if any(event.kind != "chosen" for event in events):
            text = worth_of(game, state.options, state.ended is not None)
            worth = cast("w.EntryWorth", msgspec.Raw(text.encode()))  # written already
        steps.append(w.SinceStep(seat=who, events=events, worth=worth))
    return w.SinceReply(id=ask.id, at=snapshot.views.moves, view=view, steps=steps)
