"""Records in: a record as positions, views and events. Nothing is kept, and nothing is hidden but what the viewer
chooses.
"""

from typing import Any, Literal

from london_bridge.record import Record
from london_bridge.rules import Game, codes
from london_bridge.server import fair
from london_bridge.server.wire.options import Options
from london_bridge.server.wire.replays import FairInfo, Frame, Replay
from london_bridge.view import View

from .refusing import No
from .sight import words_for

Whose = int | Literal["open", "watch"]


def replay(document: dict[str, Any], whose: Whose) -> Replay:
    """Every position of a record, as a seat, a watcher, or somebody who sees all cards sees it."""
    record = Record.from_document(document)
    if isinstance(whose, int) and whose >= len(record.players):
        raise No("no_seat", f"The record has the seats 0 to {len(record.players) - 1}.")
    frames = []
    for moment in record.walk():
        game = moment.game
        move = None if moment.move is None else str(moment.move)
        view = sight(game, whose)
        told = Frame(
            round=game.state.round,
            events=list(moment.events),
            view=view,
            position=position_of(game, whose),
            seat=moment.seat,
            move=move,
        )
        frames.append(told)
    result = game.result
    checked = fair.check(document) if "fair" in document else None
    return Replay(
        record=document,
        players=list(game.names),
        scoring=game.scoring,
        result=result.to_dict() if result is not None else None,
        fair=None if checked is None else FairInfo(checked.ok, checked.commitment, checked.sentence),
        seat=whose,
        frames=frames,
    )


def position_of(game: Game, whose: Whose) -> str:
    """Where a game stands in one line, as somebody knows it who sees everything, watches, or sits there."""
    if whose == "open":
        return game.position()
    return View.of(game, whose if isinstance(whose, int) else None).position()


def sight(game: Game, whose: Whose) -> dict[str, Any]:
    """The view of a position."""
    options = Options(players=game.players)  # type: ignore[arg-type]  # 2, 3 or 4
    moves = len(game.moves)
    if isinstance(whose, int):
        return words_for(View.of(game, whose), options, moves, hiding=False)
    words = words_for(View.of(game, None), options, moves, hiding=False)
    if whose == "open" and game.state.phase == codes.CARDS:
        for seat in range(game.players):
            if game.state.chosen[seat]:
                words["seats"][seat] = words_for(View.of(game, seat), options, moves, hiding=False)["seats"][seat]
    return words
