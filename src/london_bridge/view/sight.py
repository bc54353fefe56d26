"""What a seat sees: everything that is on the table, and its own cards.

A view holds a sketch: a state like any other in which all that the seat cannot know is blank (0 for a tile or a marker
that nobody has seen, -1 for a card that lies face down). Bots think on sketches, so they cannot know more.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from london_bridge import pictures
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Box, codes, engine, position, sizes
from london_bridge.rules.board_text import board_text
from london_bridge.rules.checks import check_names, check_seed
from london_bridge.rules.dealing import begin, draw_unseen, shuffle_deal
from london_bridge.rules.game import Game
from london_bridge.rules.moment import moment
from london_bridge.rules.moves import Move, moves_of
from london_bridge.rules.rng import Rng, rng_of
from london_bridge.rules.state import State
from london_bridge.rules.turn_order import turn_rondel

from .sketching import sketch_of

__all__ = ["Policy", "View", "sketch_of"]

#: Chooses the cards that another seat may have put down: (view, seat, how many, rng) to values, not rising.
Policy = Callable[["View", int, int, Rng], list[int]]


class View:
    """The game as one seat sees it, or a spectator (seat None). Hands and money, as a careful watcher has them."""

    seat: int | None
    names: tuple[str, ...]
    sketch: State

    def __init__(self, seat: int | None, names: tuple[str, ...], sketch: State) -> None:
        self.seat = seat
        self.names = names
        self.sketch = sketch

    @staticmethod
    def of(game: Game, seat: int | None = None) -> "View":
        """What a seat, or a spectator, may know of a game now."""
        if seat is not None and seat not in range(game.players):
            raise LondonBridgeError(f"There is no seat {seat!r}; seats go from 0 to {game.players - 1} (rule 2.1).")
        return View(seat, tuple(game.names), sketch_of(game.state, -1 if seat is None else seat))

    @staticmethod
    def from_position(text: str, names: Sequence[str] | None = None, *, boxes: Iterable[Box] = ()) -> "View":
        """The view that stands where the text says (docs/position.md); of a position that shows all, a spectator's."""
        eyes, state = position.read(text, boxes)
        named = tuple(check_names(names, state.deal.players))
        if eyes in (position.OPEN, position.LATE):
            return View(None, named, sketch_of(state, -1))
        return View(None if eyes == position.WATCH else int(eyes), named, state)

    def position(self) -> str:
        """What this seat knows, as one line of text (docs/position.md); ? stands for what it cannot know."""
        return position.write(self.sketch, position.WATCH if self.seat is None else str(self.seat))

    def __eq__(self, other: object) -> bool:
        """Whether two views are of the same seat and know the same; how the players are called does not matter."""
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and moment(self.sketch) == moment(other.sketch)

    __hash__ = None  # type: ignore[assignment]  # a view is made of things that change

    def __str__(self) -> str:
        return board_text(self.sketch, self.names)

    def _repr_svg_(self) -> str | None:
        return pictures.picture(self)

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else self.names[self.seat]
        return f"<View of {whose}, {self.players} players, round {self.sketch.round}>"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.sketch.deal.players

    def legal_mask(self) -> int:
        """The moves that this seat may make now, one bit each."""
        return 0 if self.seat is None else int(engine.legal(self.sketch, self.seat))

    def legal(self) -> list[Move]:
        """The moves that this seat may make now."""
        return moves_of(self.legal_mask())

    def possible_game(self, rng: Rng | Random | int, policy: Policy | None = None) -> Game:
        """A complete game that agrees with this view, for thinking ahead.

        Unseen orders are uniform, round markers come from the 15 less those revealed, and every card that lies face
        down is uniform over the cards of that hand, unless a policy says what its player would choose.
        """
        rng = rng_of(rng if isinstance(rng, Rng | Random) else check_seed(rng))
        state = self.sketch.copy()
        deal = state.deal.copy()
        state.deal = deal
        if deal.rondel < 0 or deal.steps[0] < 0:
            shuffle_deal(deal, rng)  # chance is drawn late, and not even the set-up has been seen
            return Game(begin(deal), self.names)
        draw_unseen(deal, rng)
        if state.phase == codes.MARKER:
            turn_rondel(state)  # the same: this round's marker is drawn by now
        if state.phase == codes.CARDS:
            for seat in range(self.players):
                if seat != self.seat and state.chosen[seat]:
                    count = state.chosen[seat]
                    cards = chosen_cards(self, seat, policy, rng) if policy else uniform_cards(state, seat, count, rng)
                    put_down(state, seat, cards)
        return Game(state, self.names)


def chosen_cards(view: View, seat: int, policy: Policy, rng: Rng) -> list[int]:
    """Cards as a policy chooses them, which must be cards of that hand."""
    hand = list(view.sketch.hand)[seat * sizes.CARD_VALUES : seat * sizes.CARD_VALUES + 5]
    count = view.sketch.chosen[seat]
    cards = policy(view, seat, count, rng)
    fits = all(card in range(sizes.CARD_VALUES) and cards.count(card) <= hand[card] for card in cards)
    if len(cards) != count or not fits or cards != sorted(cards, reverse=True):
        raise LondonBridgeError(
            f"The policy put down {cards} for seat {seat}: {count} of the cards in its hand are needed,"
            " the highest first (rule 4.2)."
        )
    return cards


def uniform_cards(state: State, seat: int, count: int, rng: Rng) -> list[int]:
    """Cards of a hand, each as likely as any other, the highest first."""
    cards = [value for value in range(sizes.CARD_VALUES) for _ in range(state.hand[seat * sizes.CARD_VALUES + value])]
    rng.shuffle(cards)
    return sorted(cards[:count], reverse=True)


def put_down(state: State, seat: int, cards: list[int]) -> None:
    """Lay cards face down for a seat whose choice was not known."""
    hand, card, value = list(state.hand), list(state.card), list(state.value)
    for slot, printed in enumerate(cards):
        hand[seat * sizes.CARD_VALUES + printed] -= 1
        card[seat * 2 + slot] = value[seat * 2 + slot] = printed
    state.hand, state.card, state.value = hand, card, value
