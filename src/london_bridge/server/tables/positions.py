"""Positions in and out: one line of text (docs/position.md) as a page shows it. Nothing is kept."""

from typing import Any

from london_bridge.rules import Game, codes
from london_bridge.rules.position import LATE, OPEN, read
from london_bridge.server.wire.options import Options
from london_bridge.server.wire.replays import Position
from london_bridge.view import View

from .refusing import No
from .replaying import Whose, position_of, sight
from .sight import words_for


def shown(text: str, whose: Whose | None) -> Position:
    """What a position shows: to those for whom it is written, or, if it is open, to whoever is asked for."""
    eyes, state = read(text)
    if eyes == LATE:
        raise No("bad_position", "In this position chance is drawn late, which tables do not know.")
    if eyes == OPEN:
        game = Game.from_position(text)
        chosen = "open" if whose is None else whose
        if isinstance(chosen, int) and chosen >= game.players:
            raise No("no_seat", f"The position has the seats 0 to {game.players - 1}.")
        words = sight(game, chosen)
        if chosen == "open":
            legal = {str(seat): [str(move) for move in game.legal(seat)] for seat in game.deciders}
        else:
            legal = legal_in(View.of(game, chosen if isinstance(chosen, int) else None), words)
        return Position(position=position_of(game, chosen), seat=chosen, legal=legal, view=words)
    view = View.from_position(text)
    known: Whose = "watch" if view.seat is None else view.seat
    if whose not in (None, known):
        raise No("bad_position", "The position is what one seat, or a spectator, knows; others cannot be shown theirs.")
    options = Options(players=state.deal.players)  # type: ignore[arg-type]  # 2, 3 or 4
    words = words_for(view, options, 0, hiding=False)
    return Position(position=view.position(), seat=known, legal=legal_in(view, words), view=words)


def legal_in(view: View, words: dict[str, Any]) -> dict[str, list[str]]:
    """The moves of those who have to act. Cards are chosen in secret, so only one's own are told then (4.2)."""
    secret = view.sketch.phase == codes.CARDS
    acting = [seat for seat in words["acting"] if not secret or seat == view.seat]
    return {str(seat): [str(move) for move in View(seat, view.names, view.sketch).legal()] for seat in acting}
