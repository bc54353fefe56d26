"""The game of a table: the line of moves that stands, with what may still be taken back."""

from collections.abc import Iterable

from london_bridge.rules import Event, Game, Move, codes, engine
from london_bridge.rules.state import Deal
from london_bridge.rules.undoing import first_reveal, undo_to


class TableGame:
    """A game in progress. The standing line is `game.moves`."""

    __slots__ = ("deal", "first", "game", "generation", "revealed")

    def __init__(self, deal: Deal, names: list[str], first: list[tuple[int, str]]) -> None:
        """Take up a game after its first moves."""
        self.deal = deal
        self.game = Game.of_deal(deal, names)
        self.first = len(first)
        #: Counts the times at which moves were taken back: a thought from before then is worth nothing.
        self.generation = 0
        #: For every move of the line, whether it revealed something.
        self.revealed: list[bool] = []
        for seat, word in first:
            self.make(seat, word)

    def may(self, seat: int, code: int) -> bool:
        """Whether a seat of this game may make a move now."""
        return bool(engine.legal(self.game.state, seat) >> code & 1)

    def make(self, seat: int, word: str) -> list[Event]:
        """Make a move, if it is legal; what happened."""
        events = self.game.play(seat, word)
        self.revealed.append(first_reveal(events) is not None)
        return events

    @property
    def acting(self) -> int:
        """The seats that must act, a bit each."""
        return int(engine.acting(self.game.state))

    @property
    def choosing(self) -> bool:
        """Whether cards are being chosen."""
        return self.game.state.phase == codes.CARDS

    def may_untake(self, seat: int) -> bool:
        """10.2: whether a seat has chosen, and the cards are not revealed yet."""
        state = self.game.state
        return state.phase == codes.CARDS and bool(state.chosen[seat])

    def untake(self, seat: int) -> None:
        """Take the chosen cards of a seat back: the line stands without them."""
        line = self.game.moves
        kept = [True] * len(line)
        left = self.game.state.chosen[seat]
        for i in range(len(line) - 1, -1, -1):
            who, move = line[i]
            if left and who == seat and move.code < codes.NOBLEWOMAN:
                kept[i] = False
                left -= 1
        self._rebuild([i for i, keep in enumerate(kept) if keep])

    def undo_to(self, seat: int) -> int:
        """How long the line is after an undo by a seat; its present length if there is nothing to undo."""
        return undo_to(self.game.moves, self.revealed, seat, self.first)

    def undo(self, to: int) -> list[Move]:
        """Take back all moves after the first `to`."""
        undone = [move for _, move in self.game.moves[to:]]
        self._rebuild(list(range(to)))
        return undone

    def _rebuild(self, kept: list[int]) -> None:
        line = self.game.moves
        again = Game.of_deal(self.deal, self.game.names)
        for i in kept:
            seat, move = line[i]
            again.apply(seat, move)
        self.game = again
        self.revealed = [self.revealed[i] for i in kept]
        self.generation += 1


def money_by_round(history: Iterable[Iterable[Event]], players: int) -> list[list[int]]:
    """The money of every seat at the start and after each round, the final scoring included in the last."""
    now = [0] * players
    curve = [[0] for _ in range(players)]
    round_ = 0
    for event in (event for events in history for event in events):
        if event.round > round_:
            for seat in range(players):
                curve[seat] += [now[seat]] * (event.round - round_)
            round_ = event.round
        if event.kind == "money" and event.seat is not None:
            now[event.seat] += int(event.data["amount"])
            for seat in range(players):
                curve[seat][-1] = now[seat]
    return curve
