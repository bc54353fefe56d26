"""What each seat sees of a game, encoded once for every change.

Views are built by `View.of` alone. Outside the card phase nothing is hidden from one seat that another sees (10.2,
10.3), and in it
a seat that has not chosen sees what a watcher sees: there one view serves all, and only its `seat` differs.
"""

from typing import Any

import msgspec

from london_bridge.rules import Game, codes
from london_bridge.server.wire.options import Options
from london_bridge.view import View
from london_bridge.view.words import view_words

encode = msgspec.json.Encoder().encode
WATCHER = -1


def seat_words(view: View, options: Options, moves: int, over: bool) -> dict[str, Any]:
    """A view in words, without what this table leaves to memory (10.3)."""
    words = view_words(view)
    words["moves"] = moves
    for seat in words["seats"]:
        seat["hand_size"] = sum(seat["hand"])
    if not over:
        leave_to_memory(words, view.seat, options)
    return words


def leave_to_memory(words: dict[str, Any], viewer: int | None, options: Options) -> None:
    """10.3: hands and money of the others are not shown where the table leaves them to memory."""
    hands, money = options.hands == "hidden", options.money == "hidden"
    if not hands and not money:
        return
    for i, seat in enumerate(words["seats"]):
        if i != viewer:
            if hands:
                seat["hand"] = None
            if money:
                seat["money"] = None
    if hands and words["scoring"]["hostelry"] in ("base", "sets"):
        words["standings"]["hostelry"] = None


class Sights:
    """The views of a game at one moment."""

    def __init__(self, game: Game, options: Options, over: bool) -> None:
        self.game = game
        self.options = options
        self.over = over
        self.views: dict[int, View] = {}
        self.encoded: dict[int, bytes] = {}
        self.secret = game.state.phase == codes.CARDS
        self.plain = options.hands == "shown" and options.money == "shown"
        self.moves = len(game.moves)

    def view(self, seat: int) -> View:
        """The view of a seat, or of a watcher."""
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = self._view(seat)
        return found

    def _view(self, seat: int) -> View:
        if seat == WATCHER:
            return View.of(self.game, None)
        if self.secret and self.game.state.chosen[seat]:
            return View.of(self.game, seat)
        common = self.view(WATCHER)
        return View(seat, common.names, common.sketch)

    def json(self, seat: int) -> bytes:
        """The view of a seat as it goes over the wire."""
        found = self.encoded.get(seat)
        if found is None:
            found = self.encoded[seat] = self._json(seat)
        return found

    def _json(self, seat: int) -> bytes:
        if seat != WATCHER and self.view(seat).sketch is self.view(WATCHER).sketch and (self.plain or self.over):
            common = self.json(WATCHER)
            # The first key is `seat`; all else is the same for everybody.
            return b'{"seat":%d' % seat + common[common.index(b",") :]
        return encode(seat_words(self.view(seat), self.options, self.moves, self.over))
