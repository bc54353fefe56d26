"""A game that unfolds: chance is drawn when it is revealed, one draw at a time, and the scoring first of all.

`Unfolding` is what the OpenSpiel game is made of: it knows who is to act (a seat, all seats at once, or chance), what
may come, and what each seat has seen so far. Imports rules and view.
"""

from __future__ import annotations

from typing import Any, Final

from london_bridge.rules import codes
from london_bridge.rules.box import default_box
from london_bridge.rules.chance import DRAWS, undrawn_deal, undrawn_state
from london_bridge.rules.draws import due, outcomes, put
from london_bridge.rules.engine import acting, actor, legal, move_on, seats_of
from london_bridge.rules.moves import WORDS
from london_bridge.rules.state import State
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, KINDS, SCORINGS

#: Who is to act, besides the seats: the numbers that OpenSpiel has for them.
CHANCE: Final = -1
TOGETHER: Final = -2
NOBODY: Final = -4

#: A category's scoring that is still to be drawn (2.8): one of all five, or one of the expansion's four.
ANY_SCORING: Final = -1
EXPANSION_SCORING: Final = -2

#: The draws of the scoring come after those of `rules.draws`.
SCORING_DRAW: Final = len(DRAWS)

#: A happening is one number: who, times WIDTH, plus what. The draws of chance come after the four seats.
WIDTH: Final = 128
DRAW_FROM: Final = 4

#: At most so many decisions and draws make a game (see docs/research.md).
MOST_DECISIONS: Final = 423
MOST_DRAWS: Final = 118

CARDS = codes.CARDS
OVER = codes.OVER
NOBLEWOMAN = codes.NOBLEWOMAN

_MOST_KEPT: Final = 50_000
_kept: dict[int, tuple[int, ...]] = {}


def actions_of(bits: int) -> list[int]:
    """The actions of a legal set, in rising order, as a list of the caller's own. (The same sets come again.)"""
    found = _kept.get(bits)
    if found is None:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        found = _kept[bits] = tuple(action for action in range(codes.CODES) if bits >> action & 1)
    return list(found)


def draw_words(draw: int, value: int) -> str:
    """A draw in words: `stack:chapel:32`, `bonus:0:share`, `marker:2`, `scoring:gate:steps`."""
    if draw >= SCORING_DRAW:
        category = CATEGORIES[draw - SCORING_DRAW]
        return f"scoring:{category}:{SCORINGS[category][value]}"
    kind, index = DRAWS[draw]
    if kind == "stack":
        return f"stack:{KINDS[index]}:{value}"
    if kind == "bonus":
        return f"bonus:{index}:{BONUS_TILES[value]}"
    return f"{kind}:{value}"


def words_of(happening: int) -> str:
    """A happening in words: `2:card:3` for a seat's move, a draw's words for chance."""
    who, what = divmod(happening, WIDTH)
    return f"{who}:{WORDS[what]}" if who < DRAW_FROM else draw_words(who - DRAW_FROM, what)


class Unfolding:
    """Where a game stands, and how it came about."""

    __slots__ = (
        "draw",
        "drawable",
        "happened",
        "mark",
        "players",
        "scoring",
        "seat",
        "sequential",
        "shared",
        "state",
        "text",
        "who",
    )

    state: State
    players: int
    sequential: bool  # cards are chosen one after the other, unseen, instead of all at once
    scoring: tuple[int, ...]  # by category: its place in SCORINGS, or what is still to be drawn
    who: int  # a seat, CHANCE, TOGETHER or NOBODY
    seat: int  # the seat to act, or the first of those that act together
    draw: int  # the draw that is due, or -1
    drawable: list[tuple[int, int]] | None  # what may come of it, once somebody has asked
    happened: list[int]
    mark: int  # from here on `happened` has cards that lie face down
    text: tuple[int, str]  # how much of `happened` has been written down, and as what
    shared: dict[str, Any]  # what a user of this game keeps beside it; copies have it too, a pickle does not

    def __init__(self, players: int, scoring: tuple[int, ...], sequential: bool, start: State | None = None) -> None:
        """A game from its set-up on, or from where `start` stands, with chance that is drawn late."""
        self.players = players
        self.sequential = sequential
        self.scoring = scoring
        chosen = [max(0, code) for code in scoring]
        self.state = start or undrawn_state(undrawn_deal(default_box(), players, chosen))
        self.seat = self.mark = 0
        self.happened = []
        self.text = (0, "")
        self.shared = {}
        self._settle()

    def copy(self) -> Unfolding:
        """The same once more; what happens to one does not happen to the other."""
        other: Unfolding = Unfolding.__new__(Unfolding)
        other.state = self.state.copy()
        other.players = self.players
        other.sequential = self.sequential
        other.scoring = self.scoring
        other.who = self.who
        other.seat = self.seat
        other.draw = self.draw
        other.drawable = self.drawable
        other.happened = self.happened[:]
        other.mark = self.mark
        other.text = self.text
        other.shared = self.shared
        return other

    def __deepcopy__(self, memory: dict[int, Any]) -> Unfolding:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__ if name != "shared"}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        for name, part in parts.items():
            setattr(self, name, part)
        self.shared = {}

    # --- who is to act, and what may come -----------------------------------------------------------------------

    def _settle(self) -> None:
        """Find out who is to act now."""
        state = self.state
        self.drawable = None
        self.draw = due(state)
        if self.draw >= 0:
            self.who = CHANCE
            if self.draw == 0 and min(self.scoring) < 0:  # before the first draw of the set-up
                self.draw = SCORING_DRAW + next(i for i, code in enumerate(self.scoring) if code < 0)
            return
        phase = state.phase
        if phase == CARDS:
            self.seat = actor(state)
            self.who = self.seat if self.sequential or len(self.choosing()) == 1 else TOGETHER
        elif phase == OVER:
            self.who = NOBODY
            self.mark = len(self.happened)
        else:
            self.who = self.seat = state.seat
            self.mark = len(self.happened)

    def choosing(self) -> list[int]:
        """The seats that have still to choose a card."""
        return seats_of(acting(self.state)) if self.state.phase == CARDS else []

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now."""
        return actions_of(legal(self.state, seat))

    def ways(self) -> list[tuple[int, int]]:
        """What may come of the draw that is due, and in how many ways each."""
        if self.drawable is None:
            if self.draw >= SCORING_DRAW:
                wanted = self.scoring[self.draw - SCORING_DRAW]
                self.drawable = [(code, 1) for code in range(0 if wanted == ANY_SCORING else 1, 5)]
            else:
                self.drawable = outcomes(self.state, self.draw)
        return self.drawable

    # --- going on -----------------------------------------------------------------------------------------------

    def draw_it(self, value: int) -> None:
        """Make the draw that is due."""
        draw = self.draw
        self.happened.append((DRAW_FROM + draw) * WIDTH + value)
        if draw >= SCORING_DRAW:
            category = draw - SCORING_DRAW
            self.scoring = (*self.scoring[:category], value, *self.scoring[category + 1 :])
            scoring = [max(0, code) for code in self.scoring]
            self.state = undrawn_state(undrawn_deal(self.state.deal.box, self.players, scoring))
        else:
            put(self.state, draw, value)
        self.mark = len(self.happened)
        self._settle()

    def move(self, action: int) -> None:
        """Make a legal move of the seat to act."""
        self.happened.append(self.seat * WIDTH + action)
        move_on(self.state, self.seat, action)
        self._settle()

    def move_together(self, actions: list[int]) -> None:
        """Make the moves of all seats that are choosing; those of the others mean nothing.

        A noblewoman tile is used at once, the first seat first (6.8): if the supply has no 2 left for a later one, that
        one has done nothing, and chooses again. (Everybody has seen that it tried.)
        """
        for seat in self.choosing():
            action = actions[seat]
            self.happened.append(seat * WIDTH + action)
            if action != NOBLEWOMAN or legal(self.state, seat) >> NOBLEWOMAN & 1:
                move_on(self.state, seat, action)
        self._settle()

    # --- what was seen ------------------------------------------------------------------------------------------

    def is_hidden(self, happening: int, seat: int) -> bool:
        """Whether a happening after the mark is a card that lies face down for a seat."""
        who, what = divmod(happening, WIDTH)
        return who != seat and what != NOBLEWOMAN

    def told(self, seat: int, *, everything: bool = False) -> str:
        """All that a seat has seen happen, from the beginning, and what it has done itself.

        `everything`: what it could not see too, for those who may know it.
        """
        written, text = self.text
        if written < self.mark:
            text += "".join([words_of(happening) + " " for happening in self.happened[written : self.mark]])
            self.text = (self.mark, text)
        for happening in self.happened[self.mark :]:
            hidden = not everything and self.is_hidden(happening, seat)
            text += f"{happening // WIDTH}:card:? " if hidden else words_of(happening) + " "
        return text
