"""What each seat sees of a game, encoded once for every change.

Views are built by `View.of` alone. Outside the card phase nothing is hidden from one seat that another sees (10.2,
10.3),
and in it a seat that has not chosen sees what a watcher sees. So all is encoded from the watcher's view, and a seat
gets
its own part of it only where that differs: its chosen cards, and what the table leaves to the others' memory.
"""

from typing import Any

import msgspec

from london_bridge.rules import Game, codes
from london_bridge.server.wire.options import Options
from london_bridge.view import View
from london_bridge.view.writing import seat_words, view_words

encode = msgspec.json.Encoder().encode
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


class Sights:
    """The views of a game at one moment. Made whole at once for the seats that are wanted: the game goes on."""

    __slots__ = ("body", "hiding", "moves", "over", "own", "places", "public", "views")

    def __init__(self, game: Game, options: Options, over: bool, seats: list[int]) -> None:
        self.over = over
        self.moves = len(game.moves)
        self.hiding = not over and (options.hands == "hidden" or options.money == "hidden")
        common = View.of(game, None)
        self.views = {WATCHER: common}
        words = view_words(common)
        places = words.pop("seats")
        del words["seat"]
        words["moves"] = self.moves
        if self.hiding:
            leave_standings(words, options, True)
        self.body = encode(words).decode()[1:-1]
        self.own: dict[int, str] = {}
        secret = game.state.phase == codes.CARDS
        chosen = game.state.chosen
        names, sketch = common.names, common.sketch
        for seat in seats:
            view = View.of(game, seat) if secret and chosen[seat] else View(seat, names, sketch)
            self.views[seat] = view
            if self.hiding or view.sketch is not sketch:
                self.own[seat] = encode(shown_seat(seat_words(view, seat), True, options, self.hiding)).decode()
        for place in places:
            shown_seat(place, False, options, self.hiding)
        #: What everybody sees of all seats; and seat by seat, where somebody sees more of their own.
        self.places = encode(places).decode()
        self.public = [encode(place).decode() for place in places] if self.own else []

    def view(self, seat: int) -> View:
        """The view of a seat, or of a watcher."""
        return self.views[seat]

    def json(self, seat: int) -> str:
        """The view of a seat as it goes over the wire."""
        whose = "null" if seat == WATCHER else seat
        return f'{{"seat":{whose},{self.body},"seats":{self.shown(seat)}}}'

    def shown(self, seat: int) -> str:
        """What a seat sees of all seats."""
        own = self.own.get(seat)
        if own is None:
            return self.places
        return f"[{','.join([own if i == seat else place for i, place in enumerate(self.public)])}]"
