"""What somebody sees of a game: a seat or a watcher at a table, and whoever looks at a record or a position.

Views are built by `View.of` alone. At a table they are encoded once for every change. Outside the card phase nothing is
hidden from one seat that another sees (10.2, 10.3), and in it a seat that has not chosen sees what a watcher sees. So
all is encoded from the watcher's view, and a seat gets its own part of it only where that differs: its chosen cards,
and what the table leaves to the others' memory. Of records and positions nothing is kept, and nothing is hidden but
what the viewer chooses.
"""

from typing import Any, Literal

import msgspec

from london_bridge.record import Record
from london_bridge.rules import Game, codes
from london_bridge.rules.position import LATE, OPEN, read
from london_bridge.rules.words import CATEGORIES, SCORINGS
from london_bridge.server import fair
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.wire.options import Options
from london_bridge.server.wire.replays import FairInfo, Frame, Position, Replay
from london_bridge.view import View
from london_bridge.view.encoding import body_text, seat_text, worth_text
from london_bridge.view.view_writer import ending, view_words

WATCHER = -1
#: Scorings that count what is in the hands (8.4, 9.14). How many cards somebody holds (9.13) can be seen.
BY_HAND = ("base", "sets")


def words_for(view: View, options: Options, moves: int, hiding: bool) -> dict[str, Any]:
    """A view in words as a table shows it."""
    words = view_words(view)
    words["moves"] = moves
    words["seats"] = [shown_seat(seat, i == view.seat, options, hiding) for i, seat in enumerate(words["seats"])]
    leave_standings(words, view, options, hiding)
    return words


def shown_seat(seat: dict[str, Any], own: bool, options: Options, hiding: bool) -> dict[str, Any]:
    """10.3: one seat, without what the table leaves to the memory of the others."""
    seat["hand_size"] = sum(seat["hand"])
    if hiding and not own:
        if options.hands == "hidden":
            seat["hand"] = None
        if options.money == "hidden":
            seat["money"] = None
    return seat


def leave_standings(words: dict[str, Any], view: View, options: Options, hiding: bool) -> None:
    """10.3: no standing tells what is in the hands, and no place who has more money."""
    if hiding and options.hands == "hidden" and words["scoring"]["hostelry"] in BY_HAND:
        words["standings"]["hostelry"] = None
        words["ending"] = ending(view.sketch, True)
    if hiding and options.money == "hidden":
        words["ending"]["place"] = None


def by_hand(view: View) -> bool:
    """Whether what the hostelries pay tells what is in the hands."""
    return SCORINGS["hostelry"][view.sketch.deal.scoring[CATEGORIES.index("hostelry")]] in BY_HAND


def worth_of(game: Game, options: Options, over: bool) -> str:
    """What everything is worth as things stand, as far as everybody may know it; encoded."""
    view = View.of(game, None)
    hands, money = options.hands == "hidden" and not over, options.money == "hidden" and not over
    return str(worth_text(view.sketch, hands and by_hand(view), money))


class SeatViews:
    """The views of a game at one moment. Made whole at once for the seats that are wanted: the game goes on."""

    __slots__ = ("body", "common", "hiding", "moves", "over", "own", "places", "public", "secret", "whole")

    def __init__(self, game: Game, options: Options, over: bool, seats: list[int]) -> None:
        hands, money = options.hands == "hidden" and not over, options.money == "hidden" and not over
        self.over = over
        self.moves = len(game.moves)
        self.hiding = hands or money
        common = self.common = View.of(game, None)
        self.body = body_text(common, self.moves, hands and by_hand(common), money)
        #: Views of those who know more than a watcher: they have chosen.
        self.secret: dict[int, View] = {}
        if game.state.phase == codes.CARDS:
            chosen = game.state.chosen
            self.secret = {seat: View.of(game, seat) for seat in seats if chosen[seat]}
        #: What everybody sees of each seat; and what those see of their own who see more.
        self.public = [seat_text(common, seat, hands, money) for seat in range(common.players)]
        self.places = f"[{','.join(self.public)}]"
        self.own: dict[int, str] = {}
        self.whole: dict[int, msgspec.Raw] = {}
        if self.hiding or self.secret:
            for seat in seats if self.hiding else self.secret:
                self.own[seat] = seat_text(self.view(seat), seat, False, False)

    def view(self, seat: int) -> View:
        """The view of a seat."""
        return self.secret.get(seat) or View(seat, self.common.names, self.common.sketch)

    def encoded(self, seat: int) -> msgspec.Raw:
        """The whole view of a seat, or of a watcher."""
        found = self.whole.get(seat)
        if found is None:
            whose = "null" if seat == WATCHER else seat
            text = f'{{"seat":{whose},{self.body},"seats":{self.shown(seat)}}}'
            found = self.whole[seat] = msgspec.Raw(text.encode())
        return found

    def shown(self, seat: int) -> str:
        """What a seat sees of all seats."""
        own = self.own.get(seat)
        if own is None:
            return self.places
        return f"[{','.join([own if i == seat else place for i, place in enumerate(self.public)])}]"


Whose = int | Literal["open", "watch"]


def replay(document: dict[str, Any], whose: Whose) -> Replay:
    """Every position of a record, as a seat, a watcher, or somebody who sees all cards sees it."""
    record = Record.from_document(document)
    if isinstance(whose, int) and whose >= len(record.players):
        raise RequestRefused("no_seat", f"The record has the seats 0 to {len(record.players) - 1}.")
    frames = []
    for moment in record.walk():
        game = moment.game
        move = None if moment.move is None else str(moment.move)
        view = words_seen_by(game, whose)
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


def words_seen_by(game: Game, whose: Whose) -> dict[str, Any]:
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


def shown(text: str, whose: Whose | None) -> Position:
    """What a position shows: to those for whom it is written, or, if it is open, to whoever is asked for."""
    eyes, state = read(text)
    if eyes in (OPEN, LATE):
        game = Game.from_position(text)
        chosen = "open" if whose is None else whose
        if isinstance(chosen, int) and chosen >= game.players:
            raise RequestRefused("no_seat", f"The position has the seats 0 to {game.players - 1}.")
        words = words_seen_by(game, chosen)
        if chosen == "open":
            legal = {str(seat): [str(move) for move in game.legal(seat)] for seat in game.deciders}
        else:
            legal = legal_in(View.of(game, chosen if isinstance(chosen, int) else None), words)
        return Position(position=position_of(game, chosen), seat=chosen, legal=legal, view=words)
    view = View.from_position(text)
    known: Whose = "watch" if view.seat is None else view.seat
    if whose not in (None, known):
        raise RequestRefused(
            "bad_position", "The position is what one seat, or a spectator, knows; others cannot be shown theirs."
        )
    options = Options(players=state.deal.players)  # type: ignore[arg-type]  # 2, 3 or 4
    words = words_for(view, options, 0, hiding=False)
    return Position(position=view.position(), seat=known, legal=legal_in(view, words), view=words)


def legal_in(view: View, words: dict[str, Any]) -> dict[str, list[str]]:
    """The moves of those who have to act. Cards are chosen in secret, so only one's own are told then (4.2)."""
    secret = view.sketch.phase == codes.CARDS
    acting = [seat for seat in words["acting"] if not secret or seat == view.seat]
    return {str(seat): [str(move) for move in View(seat, view.names, view.sketch).legal()] for seat in acting}
