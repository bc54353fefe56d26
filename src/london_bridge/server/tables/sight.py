"""What each seat sees of a game, encoded once for every change.

Views are built by `View.of` alone. Outside the card phase nothing is hidden from one seat that another sees (10.2,
10.3),
and in it a seat that has not chosen sees what a watcher sees. So all is encoded from the watcher's view, and a seat
gets
its own part of it only where that differs: its chosen cards, and what the table leaves to the others' memory.
"""

from typing import Any

from london_bridge.rules import Game, codes
from london_bridge.rules.words import CATEGORIES, SCORINGS
from london_bridge.server.wire.options import Options
from london_bridge.view import View
from london_bridge.view.encoding import body_text, seat_text
from london_bridge.view.writing import view_words

WATCHER = -1
#: Scorings that count what is in the hands (8.4, 9.14). How many cards somebody holds (9.13) can be seen.
BY_HAND = ("base", "sets")


def words_for(view: View, options: Options, moves: int, hiding: bool) -> dict[str, Any]:
    """A view in words as a table shows it."""
    words = view_words(view)
    words["moves"] = moves
    words["seats"] = [shown_seat(seat, i == view.seat, options, hiding) for i, seat in enumerate(words["seats"])]
    leave_standings(words, options, hiding)
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


def leave_standings(words: dict[str, Any], options: Options, hiding: bool) -> None:
    """10.3: no standing tells what is in the hands."""
    if hiding and options.hands == "hidden" and words["scoring"]["hostelry"] in BY_HAND:
        words["standings"]["hostelry"] = None


def by_hand(view: View) -> bool:
    """Whether what the hostelries pay tells what is in the hands."""
    return SCORINGS["hostelry"][view.sketch.deal.scoring[CATEGORIES.index("hostelry")]] in BY_HAND


class Sights:
    """The views of a game at one moment. Made whole at once for the seats that are wanted: the game goes on."""

    __slots__ = ("body", "common", "hiding", "moves", "over", "own", "places", "public", "secret")

    def __init__(self, game: Game, options: Options, over: bool, seats: list[int]) -> None:
        hands, money = options.hands == "hidden" and not over, options.money == "hidden" and not over
        self.over = over
        self.moves = len(game.moves)
        self.hiding = hands or money
        common = self.common = View.of(game, None)
        self.body = body_text(common, self.moves, hands and by_hand(common))
        #: Views of those who know more than a watcher: they have chosen.
        self.secret: dict[int, View] = {}
        if game.state.phase == codes.CARDS:
            chosen = game.state.chosen
            self.secret = {seat: View.of(game, seat) for seat in seats if chosen[seat]}
        #: What everybody sees of each seat; and what those see of their own who see more.
        self.public = [seat_text(common, seat, hands, money) for seat in range(common.players)]
        self.places = f"[{','.join(self.public)}]"
        self.own: dict[int, str] = {}
        if self.hiding or self.secret:
            for seat in seats if self.hiding else self.secret:
                self.own[seat] = seat_text(self.view(seat), seat, False, False)

    def view(self, seat: int) -> View:
        """The view of a seat."""
        return self.secret.get(seat) or View(seat, self.common.names, self.common.sketch)

    def shown(self, seat: int) -> str:
        """What a seat sees of all seats."""
        own = self.own.get(seat)
        if own is None:
            return self.places
        return f"[{','.join([own if i == seat else place for i, place in enumerate(self.public)])}]"
