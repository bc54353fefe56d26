"""A game as people and programs play it: deal, look, move, know why not, and what came of it.

`Game` is the small, stable interface of the package; it asks `engine` for everything and adds words, checks, listeners
and memory (its set-up and its moves, from which a record is made).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from london_bridge import pictures
from london_bridge.errors import LondonBridgeError

from . import chance as chances
from . import codes, engine, position
from .board_text import board_text
from .box import Box
from .chance import Chance
from .checks import Scoring, as_move, check_box, check_names, check_players, check_scoring, check_seed
from .dealing import begin, deal_game, draw_scoring, shuffle_by_system
from .events import Event
from .logged import logged, logged_start
from .moment import Draw, go, moment
from .moves import Move, moves_of
from .result import Payment, Result
from .rng import Rng, stream_seed
from .scoring import final_ranking
from .state import Deal, State
from .why import IllegalMove, Refusal, draw_first, no_such_seat, why_not
from .words import CATEGORIES, SCORINGS


class Game:
    """One game. Make it with `Game.deal` (or from a record); it is moved on by `apply` alone."""

    def __init__(self, state: State, names: Sequence[str] | None = None, *, whole: bool = False) -> None:
        """Take up a game from a state. `whole`: the state is the first moment, so that there will be a history."""
        self.state = state
        self.names = check_names(names, state.deal.players)
        self.moves: list[tuple[int, Move]] = []
        self._whole = whole
        #: Where the first move began, for a game that was taken up in the middle.
        self._origin: State | None = None
        self._kept = whole
        self._drawn: list[Draw] = []
        #: What `redo` makes again, the next at the end: a move, and the draws that came after it.
        self._undone: list[tuple[int, Move, list[int]]] = []
        self._listeners: list[Callable[[Event], None]] = []

    @staticmethod
    def deal(
        players: int = 4,
        scoring: Scoring = "base",
        seed: int | None = None,
        *,
        names: Sequence[str] | None = None,
        box: Box | None = None,
        late: bool = False,
    ) -> "Game":
        """Set up a game (section 2). The same seed gives the same deal; without one it comes from the system.

        `late`: nothing hidden is drawn before it is revealed; play then stops at every `chance` until `reveal`.
        """
        box, players, number = check_box(box), check_players(players), check_seed(seed)
        deal = Deal(box, players)
        mix, deal.scoring = check_scoring(scoring)
        if seed is not None and not late:
            return Game(deal_game(deal, mix, number), names, whole=True)
        draw_scoring(deal, mix, Rng(stream_seed(number, 0)))
        if late:
            return Game(chances.undrawn_state(chances.undrawn_deal(box, players, deal.scoring)), names, whole=True)
        shuffle_by_system(deal)
        return Game.of_deal(deal, names)

    @staticmethod
    def of_deal(deal: Deal, names: Sequence[str] | None = None) -> "Game":
        """The first moment of a game with this set-up."""
        return Game(begin(deal), names, whole=True)

    @staticmethod
    def from_position(text: str, names: Sequence[str] | None = None, *, boxes: Iterable[Box] = ()) -> "Game":
        """The game that stands where the text says (docs/position.md); it must show all, not only what a seat knows."""
        eyes, state = position.read(text, boxes)
        if eyes not in (position.OPEN, position.LATE):
            raise position.PositionError(
                "eyes", "this is what a seat knows, and no whole game: View.from_position reads it", "10.1"
            )
        return Game(state, names)

    # --- looking ------------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        return board_text(self.state, self.names)

    def _repr_svg_(self) -> str | None:
        return pictures.picture(self)

    def __eq__(self, other: object) -> bool:
        """Whether two games stand at the same moment; how they are called and how they came there does not matter."""
        return moment(self.state) == moment(other.state) if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def position(self) -> str:
        """Where the game stands, as one line of text (docs/position.md). It holds secrets (10.4)."""
        return position.write(self.state, position.LATE if self.state.undrawn else position.OPEN)

    def __repr__(self) -> str:
        if self.over:
            now = f"over after {self.state.round} rounds"
        elif self.chance is not None:
            now = f"round {self.state.round}, a draw is due"
        else:
            now = f"round {self.state.round}, to act: {', '.join(self.names[seat] for seat in self.deciders)}"
        return f"<Game of {self.players} players, {now}>"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.deal.players

    @property
    def scoring(self) -> dict[str, str]:
        """The scoring in play, by category."""
        return {name: SCORINGS[name][self.state.deal.scoring[i]] for i, name in enumerate(CATEGORIES)}

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that may act now: in the card phase all that have not chosen, otherwise one; none at the end."""
        if self.chance is not None:
            return ()
        return tuple(engine.seats_of(engine.acting(self.state)))

    def legal_mask(self, seat: int) -> int:
        """The legal moves of a seat as one integer, a bit for every code."""
        if not self._is_seat(seat) or self.chance is not None:
            return 0
        return int(engine.legal(self.state, seat))

    def legal(self, seat: int) -> list[Move]:
        """The moves that a seat may make now, sorted by their words; none if it has to wait."""
        return moves_of(self.legal_mask(seat))

    def why_not(self, seat: int, move: Move | str) -> Refusal | None:
        """Why a seat may not make a move now: the rule's number and a sentence. None if it may."""
        move = as_move(move)
        return None if self.legal_mask(seat) >> move.code & 1 else self._refusal(seat, move)

    def _refusal(self, seat: int, move: Move) -> Refusal:
        if not self._is_seat(seat):
            return no_such_seat(self.state, seat)
        due = self.chance
        if due is not None:
            return draw_first(due.kind)
        return why_not(self.state, seat, move.code)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == codes.OVER

    # --- moving -------------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: Move | str) -> None:
        """Make a move, if it is legal; otherwise nothing changes and IllegalMove says why."""
        move = self._next(seat, move)
        if self._listeners:
            self._tell(lambda: engine.move_on(self.state, seat, move.code))
        else:
            engine.move_on(self.state, seat, move.code)

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move as `apply` does, and tell what happened."""
        move = self._next(seat, move)
        return self._tell(lambda: engine.move_on(self.state, seat, move.code))

    def _next(self, seat: int, move: Move | str) -> Move:
        """The next move of the game, if it is legal: it is written down, and only has to be made."""
        move = as_move(move)
        if not self.legal_mask(seat) >> move.code & 1:
            raise IllegalMove(self._refusal(seat, move))
        if self._undone or not self._kept:
            self._keep()
        self.moves.append((seat, move))
        return move

    def _keep(self) -> None:
        """Before a step: keep what going back needs, and forget what would be redone."""
        self._undone = []
        if not self._kept:
            self._origin, self._kept = self.state.copy(), True

    def undo(self) -> tuple[int, Move]:
        """Take the last move back, whatever it has shown; whose it was and which. Listeners are told nothing.

        What may be taken back at a table is another question, which `rules.undoing` answers.
        """
        if not self.moves:
            raise LondonBridgeError("There is no move to undo.")
        self.check()
        made = len(self.moves) - 1
        state = self._start()
        go(state, self.moves[:made], (draw for draw in self._drawn if draw[0] <= made))
        seat, move = self.moves[made]
        self._undone.append((seat, move, [value for count, _, value in self._drawn if count > made]))
        self._drawn = [draw for draw in self._drawn if draw[0] <= made]
        del self.moves[made]
        self.state = state
        return seat, move

    def check(self) -> None:
        """That the moves of this game lead to its state: LondonBridgeError, if somebody changed the state otherwise."""
        state = self._start()
        try:
            go(state, self.moves, self._drawn)
        except IllegalMove:
            _changed_elsewhere()
        if moment(state) != moment(self.state):
            _changed_elsewhere()

    def redo(self) -> tuple[int, Move]:
        """Make the move again that was taken back last, if none was made since; whose it is and which."""
        if not self._undone:
            raise LondonBridgeError("There is no move to redo.")
        seat, move, values = self._undone.pop()
        later = self._undone
        self.apply(seat, move)
        for value in values:
            self.reveal(value)
        self._undone = later
        return seat, move

    def _start(self) -> State:
        """The moment at which the first move was made, or the first draw."""
        deal = self.state.deal
        if self._origin is not None:
            return self._origin.copy()
        if self.state.undrawn:
            return chances.undrawn_state(chances.undrawn_deal(deal.box, deal.players, list(deal.scoring)))
        return begin(deal)

    def listen(self, listener: Callable[[Event], None]) -> None:
        """Have every event from now on told to a listener, after the move that caused it."""
        self._listeners.append(listener)

    def _tell(self, act: Callable[[], None]) -> list[Event]:
        with logged(self.state) as events:
            act()
        for event in events:
            for listener in self._listeners:
                listener(event)
        return events

    def _is_seat(self, seat: object) -> bool:
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.players

    # --- chance, where it is drawn late -------------------------------------------------------------------------

    @property
    def chance(self) -> Chance | None:
        """The draw that is due, in a game dealt with `late=True`; nobody can move before it is made."""
        return chances.pending(self.state) if self.state.undrawn else None

    def reveal(self, value: int) -> None:
        """Make the draw that is due, with one of its outcomes."""
        due = self.chance
        if due is None or value not in due.outcomes:
            what = "Nothing is to be drawn now" if due is None else f"{value!r} is not among the outcomes of {due.kind}"
            raise LondonBridgeError(f"{what}.")
        self._keep()
        self._drawn.append((len(self.moves), chances.number_of(due), value))
        if self._listeners:
            self._tell(lambda: chances.reveal(self.state, due, value))
        else:
            chances.reveal(self.state, due, value)

    # --- memory -------------------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_listeners": []}  # a pickled game is a copy: nobody listens to it

    def copy(self) -> "Game":
        """The same game once more, to try things out on; nobody listens to it."""
        other = Game.__new__(Game)
        other.state = self.state.copy()
        other.names = self.names
        other.moves = self.moves.copy()
        other._whole = self._whole
        other._origin = self._origin
        other._kept = self._kept
        other._drawn = self._drawn.copy()
        other._undone = self._undone.copy()
        other._listeners = []
        return other

    @property
    def whole(self) -> bool:
        """Whether the game is known from its first moment on, so that it has a history and can be a record."""
        return self._whole and not self.state.undrawn

    def history(self) -> list[list[Event]]:
        """All events from the beginning: those before the first move, then those of every move. (By replaying it.)"""
        if not self._whole:
            raise LondonBridgeError("This game was taken up in the middle; it has no history.")
        if self.state.deal.rondel < 0:
            return [[]]  # a game whose chance is drawn late, and whose set-up is not drawn yet
        state, first = logged_start(self.state.deal)
        told = [first]
        for seat, move in self.moves:
            with logged(state) as events:
                engine.move_on(state, seat, move.code)
            told.append(events)
        state.undrawn = self.state.undrawn
        if moment(state) != moment(self.state):
            _changed_elsewhere()
        return told

    @property
    def result(self) -> Result | None:
        """The outcome with its full breakdown; None while the game goes on."""
        if not self.over:
            return None
        money = tuple(self.state.money[seat] for seat in range(self.players))
        return Result(money, tuple(final_ranking(self.state)), tuple(self.payments()) if self._whole else ())

    def payments(self) -> list[Payment]:
        """Every amount of money that has moved so far, in order, from the 5 pounds of the set-up on."""
        paid: list[Payment] = []
        final = False
        for events in self.history():
            for event in events:
                final = final or event.kind == "end"
                if event.kind == "money" and event.seat is not None:
                    data = event.data
                    paid.append(Payment(event.round, event.seat, event.rule, data["amount"], data["source"], final))
        return paid


def _changed_elsewhere() -> NoReturn:
    raise LondonBridgeError(
        "The state of this game was changed without the game, so its moves no longer lead there: take moves back with"
        " undo, and try things out on game.copy() or game.state.copy()."
    )
