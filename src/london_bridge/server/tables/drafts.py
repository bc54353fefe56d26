"""Think before you commit: what a sequence of a seat's own moves would do, worked out on its view alone.

A draft is one part of the game that is the seat's: the choice of its cards, its say in the plus-one window, or one
turn. It ends there; and
it cannot take what is still face down. So its answers, refusals included, cannot tell anything that the view does not.
"""

from dataclasses import dataclass, field
from typing import Literal

from london_bridge.rules import Event, Refusal, codes, engine
from london_bridge.rules.building import can_draw
from london_bridge.rules.logged import logged
from london_bridge.rules.moves import CODE_OF, WORDS
from london_bridge.rules.state import State, top_bonus, top_tile
from london_bridge.rules.turn_order import choose_card, use_noblewoman
from london_bridge.rules.why import why_not
from london_bridge.view import View

Ends = Literal["turn", "choice", "window"]
FACE_DOWN = Refusal("10.1", "face_down", "What this takes is still face down until your earlier moves are committed.")

COMPLETE = Refusal("4.5", "part_complete", "Your part ends there; what comes after it is decided later.")


@dataclass(slots=True)
class Draft:
    """A seat's own moves on a copy of what it knows."""

    view: View
    state: State
    seat: int
    ends: Ends | None = None
    events: list[Event] = field(default_factory=list)
    strength: int | None = None

    @staticmethod
    def of(view: View) -> "Draft":
        """An empty draft."""
        assert view.seat is not None
        return Draft(view, view.sketch.copy(), view.seat)

    def copy(self) -> "Draft":
        """The same draft once more, for trying a move; its events start anew."""
        return Draft(self.view, self.state.copy(), self.seat, self.ends, [], self.strength)

    def masks(self) -> tuple[int, int]:
        """The moves that may come next, and those that would take what is still face down; a bit each."""
        if self.ends is not None:
            return 0, 0
        mask = int(engine.legal(self.state, self.seat))
        blocked = mask & unseen(self.state)
        return mask & ~blocked, blocked

    def why_not(self, word: str) -> Refusal | None:
        """Why a move cannot come next."""
        code = CODE_OF.get(word)
        if code is None:
            shown = word if word.isprintable() else "That"
            return Refusal("2.1", "no_such_move", f"{shown} is not a move; moves look like card:3, place:2, build:0.")
        legal, blocked = self.masks()
        if legal >> code & 1:
            return None
        if blocked >> code & 1:
            return FACE_DOWN
        if self.ends is not None:
            return COMPLETE
        return why_not(self.state, self.seat, code)

    def make(self, word: str) -> Refusal | None:
        """Add a move, or say why not."""
        refusal = self.why_not(word)
        if refusal is not None:
            return refusal
        s, code = self.state, CODE_OF[word]
        phase = s.phase
        with logged(s) as log:
            if phase == codes.CARDS:
                self._choose(code)
            elif phase == codes.BOOSTS:
                engine.step(s, self.seat, code)
                if s.phase != codes.BOOSTS or s.seat != self.seat:
                    self.ends = "window"
            else:
                self._in_turn(code)
        if self.ends == "turn":
            log = log[: next((i for i, event in enumerate(log) if event.kind == "turn"), len(log))]
        self.events += [event for event in log if event.kind not in ("uncover", "uncover_bonus")]
        for event in log:
            if event.kind == "strength":
                self.strength = event.data["strength"]
        return None

    def make_forced(self, words: list[str]) -> list[str]:
        """Add the moves that nobody could choose otherwise: the only site, the only bonus stack, nothing to draw.

        Which they were. `words` is the draft so far: whoever has drawn a card says when it is enough.
        """
        made: list[str] = []
        while (word := self._forced([*words, *made])) is not None:
            self.make(word)
            made.append(word)
        return made

    def _forced(self, words: list[str]) -> str | None:
        legal, blocked = self.masks()
        if blocked or legal.bit_count() != 1:
            return None
        word = WORDS[legal.bit_length() - 1]
        if word.startswith(("build:", "bonus:")):
            return word
        nothing_to_draw = self.state.phase == codes.DRAWING and not any(each.startswith("draw:") for each in words)
        return word if word == "done" and nothing_to_draw else None

    def draws(self) -> list[int]:
        """5.10: the cards of the supply that the draft may still take, in whatever order it names them."""
        if self.state.phase != codes.DRAWING or self.ends is not None:
            return []
        return [value for value in range(1, 5) if can_draw(self.state, value)]

    def _choose(self, code: int) -> None:
        """4.2 without the reveal, which would show what the others chose."""
        s = self.state
        if code == codes.NOBLEWOMAN:
            use_noblewoman(s, self.seat)
            return
        choose_card(s, self.seat, code)
        if not engine.is_choosing(s, self.seat):
            self.ends = "choice"

    def _in_turn(self, code: int) -> None:
        """A move of one's turn. If it ends the turn, nothing that comes after it happens.

        So that the turn has a next one, whatever it is, the order is made to hold this turn twice, and put back.
        """
        s = self.state
        order, turn, turns = list(s.order), s.turn, s.turns
        slot, supply, hand, card, took_back = order[turn], list(s.supply), list(s.hand), s.played, s.took_back
        s.order, s.turn, s.turns = [slot, slot, 0, 0], 0, 2
        engine.step(s, self.seat, code)
        if s.turn == 1:
            self.ends = "turn"
            if card:
                supply = list(s.supply)
                supply[card] -= 1
                s.supply = supply
            else:
                hand = list(s.hand)
                hand[self.seat * 5] -= 1
                s.hand = hand
            s.phase = codes.END
            s.took_back = took_back or int(code == codes.TAKE_BACK)
        s.order, s.turn, s.turns = order, turn, turns

    def result(self) -> View:
        """The view after the draft."""
        return View(self.seat, self.view.names, self.state)


def unseen(s: State) -> int:
    """The moves that take a tile which nobody has seen, a bit each."""
    mask = 0
    for kind in range(6):
        if s.taken[kind] < 12 and top_tile(s, kind) == 0:
            mask |= codes.BIT[codes.CENTRE + kind] | codes.BIT[codes.FREE + kind]
            for space in range(6):
                if s.deal.tables.kind_at[space] == kind:
                    mask |= codes.BIT[codes.PLACE + space]
    for stack in range(3):
        if s.bonus_taken[stack] < 8 and top_bonus(s, stack) < 0:
            mask |= codes.BIT[codes.BONUS + stack]
    return mask


def words_of(mask: int) -> list[str]:
    """The words of a mask, sorted."""
    return sorted(WORDS[code] for code in range(codes.CODES) if mask >> code & 1)
