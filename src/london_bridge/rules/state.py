"""Where a game stands: a deal that never changes, and small whole numbers that do.

`Deal` is section 2's outcome (shared by all copies of a game), `State` everything that follows from it.
Arrays are flat and of fixed size so that the same source runs interpreted, on lists, and compiled, on C arrays
(`state.pxd`): seat-major, for example `hand[seat * 5 + value]`. Nothing here knows a rule.
"""

from typing import Any

from london_bridge.errors import LondonBridgeError

from .box import Box
from .box_tables import Tables
from .codes import PHASES
from .events import Event
from .state_fields import STATE

#: True where this module runs as compiled code: its arrays are then C arrays, born zero.
COMPILED = not str(__file__).endswith((".py", ".pyc"))

#: The arrays of a State and their sizes, and its numbers. (A copy of a State copies these.)
ARRAYS: dict[str, int] = {field.name: field.size for field in STATE if field.size}
NUMBERS = tuple(field.name for field in STATE if not field.size)


class Deal:
    # The first line is how C tells a signature: of a compiled class, `inspect` finds no other.
    """Deal(box, players)\n--\n\nA set-up (section 2): who sits where, what lies in which order, what is scored.

    0 marks what is not drawn yet.
    """

    box: Box
    tables: Tables
    # made: deal
    players: int
    cards_each: int  # cards a player plays, and turns a player takes, in a round
    last_round: int
    scoring: list[int]  # 4: place in SCORINGS of chapel, gate, hostelry, bridge
    stacks: list[int]  # 72: tiles, kind by kind, top first
    bonus: list[int]  # 24: bonus tiles + 1, stack by stack, top first
    markers: list[int]  # 12
    rondel: int  # the stack that the X lies beside before round 1
    steps: list[int]  # 4: per seat, its step of the stairs, 0 = A
    # end

    def __init__(self, box: Box, players: int) -> None:
        if players not in (2, 3, 4):
            raise LondonBridgeError(f"The game is for 2, 3 or 4 players, not {players!r} (rule 2.1).")
        self.box = box
        self.tables = box.tables
        self.players = players
        self.cards_each = 2 if players == 2 else 1
        self.last_round = 6 if players == 2 else 12
        self.rondel = 0
        if not COMPILED:
            # made: deal born
            self.scoring = [0] * 4
            self.stacks = [0] * 72
            self.bonus = [0] * 24
            self.markers = [0] * 12
            self.steps = [0] * 4
            # end

    def copy(self) -> "Deal":
        """A deal of one's own, for drawing what is not drawn yet."""
        other = Deal(self.box, self.players)
        other.cards_each = self.cards_each
        other.last_round = self.last_round
        # made: deal copied
        for i in range(4):
            other.scoring[i] = self.scoring[i]
            other.steps[i] = self.steps[i]
        for i in range(12):
            other.markers[i] = self.markers[i]
        for i in range(24):
            other.bonus[i] = self.bonus[i]
        for i in range(72):
            other.stacks[i] = self.stacks[i]
        other.rondel = self.rondel
        # end
        return other

    def parts(self) -> tuple[Any, ...]:
        """All that tells one deal from another, as plain values."""
        return (
            self.box,
            self.players,
            list(self.scoring),
            list(self.stacks),
            list(self.bonus),
            list(self.markers),
            self.rondel,
            list(self.steps),
        )

    def __repr__(self) -> str:
        return f"<Deal for {self.players} players, {self.box.label}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (deal_of, (*self.parts(), self.cards_each, self.last_round))


def deal_of(
    box: Box,
    players: int,
    scoring: list[int],
    stacks: list[int],
    bonus: list[int],
    markers: list[int],
    rondel: int,
    steps: list[int],
    cards_each: int = 0,
    last_round: int = 0,
) -> Deal:
    """The deal with these parts; the last two only where a game is smaller than the rules have it."""
    deal = Deal(box, players)
    deal.cards_each = cards_each or deal.cards_each
    deal.last_round = last_round or deal.last_round
    deal.scoring = scoring
    deal.stacks = stacks
    deal.bonus = bonus
    deal.markers = markers
    deal.rondel = rondel
    deal.steps = steps
    return deal


class State:
    # The first line is how C tells a signature: of a compiled class, `inspect` finds no other.
    """State(deal)\n--\n\nA game at one moment. `engine` moves it on; nothing else should write to it."""

    deal: Deal
    log: list[Event] | None  # where events go while somebody listens

    # made: state
    money: list[int]  # seat
    hand: list[int]  # seat * 5 + value
    supply: list[int]  # value
    bridge: list[int]  # seat * 12 + site: a tile, or 0
    built: list[int]  # seat: number of buildings
    crests: list[int]  # seat * 4 + crest: strength without a new building (5.8)
    chapel: list[int]  # seat: spaces on the chapel track, 0 on the stairs
    gate: list[int]
    chapel_order: list[int]  # seats from the front to the back (4.7)
    chapel_rank: list[int]  # seat: its place in chapel_order
    gate_order: list[int]
    tiles: list[int]  # seat * 8 + bonus tile: how many are usable
    fresh: list[int]  # seat * 8 + bonus tile: how many were taken this round (6.0)
    chosen: list[int]  # seat: how many cards are chosen this round
    card: list[int]  # seat * 2 + slot: printed value, -1 before it is chosen
    value: list[int]  # seat * 2 + slot: value so far, with boosts
    order: list[int]  # turn: seat * 2 + slot
    window: list[int]  # seats in the order of the plus-one window
    pawn: list[int]  # seat: outer space 0 to 5, 6 the centre, -1 off the rondel
    pawns: list[int]  # space: how many pawns
    taken: list[int]  # kind: how many tiles its stack has given
    bonus_taken: list[int]  # bonus stack: how many tiles it has given
    measure: list[int]  # seat: what the scoring assessed last counts (scoring.assess)
    gain: list[int]  # seat: what it pays
    place: list[int]  # seat: place in its ranking from 1, or 0
    phase: int
    round: int  # from 1
    x: int  # the stack that the X lies beside
    turn: int  # from 0
    turns: int
    seat: int  # whose decision it is, outside the card phase
    window_at: int
    window_size: int
    played: int  # printed value of the card of this turn
    pending: int  # the tile that was taken and is not built yet
    strength: int  # value of cards that may still be drawn
    last_drawn: int  # draws do not rise
    bonus_due: int  # bonus tiles still to be taken
    after_tiles: int  # the phase that follows them
    took_back: int
    lowest: int  # lowest house number built this round (9.8), or 0
    lowest_seat: int
    undrawn: int  # 1 where hidden things are drawn only when they are revealed
    stock: int  # the codes place:centre:KIND of all stacks that are not empty
    # end

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.log = None
        if not COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
            for name in NUMBERS:
                setattr(self, name, 0)

    def copy(self) -> "State":
        """The same moment once more; moves on one do not touch the other. Nobody listens to the copy."""
        other = State(self.deal)
        other.become(self)
        return other

    def become(self, other: "State") -> None:
        """Take over everything of another state, but for who listens."""
        self.deal = other.deal
        if COMPILED:
            self._take_arrays(other)
        else:
            for name in ARRAYS:
                setattr(self, name, getattr(other, name)[:])
        # made: state numbers
        self.phase = other.phase
        self.round = other.round
        self.x = other.x
        self.turn = other.turn
        self.turns = other.turns
        self.seat = other.seat
        self.window_at = other.window_at
        self.window_size = other.window_size
        self.played = other.played
        self.pending = other.pending
        self.strength = other.strength
        self.last_drawn = other.last_drawn
        self.bonus_due = other.bonus_due
        self.after_tiles = other.after_tiles
        self.took_back = other.took_back
        self.lowest = other.lowest
        self.lowest_seat = other.lowest_seat
        self.undrawn = other.undrawn
        self.stock = other.stock
        # end

    def _take_arrays(self, other: "State") -> None:
        # made: state arrays
        for i in range(3):
            self.bonus_taken[i] = other.bonus_taken[i]
        for i in range(4):
            self.money[i] = other.money[i]
            self.built[i] = other.built[i]
            self.chapel[i] = other.chapel[i]
            self.gate[i] = other.gate[i]
            self.chapel_order[i] = other.chapel_order[i]
            self.chapel_rank[i] = other.chapel_rank[i]
            self.gate_order[i] = other.gate_order[i]
            self.chosen[i] = other.chosen[i]
            self.order[i] = other.order[i]
            self.window[i] = other.window[i]
            self.pawn[i] = other.pawn[i]
            self.measure[i] = other.measure[i]
            self.gain[i] = other.gain[i]
            self.place[i] = other.place[i]
        for i in range(5):
            self.supply[i] = other.supply[i]
        for i in range(6):
            self.taken[i] = other.taken[i]
        for i in range(7):
            self.pawns[i] = other.pawns[i]
        for i in range(8):
            self.card[i] = other.card[i]
            self.value[i] = other.value[i]
        for i in range(16):
            self.crests[i] = other.crests[i]
        for i in range(20):
            self.hand[i] = other.hand[i]
        for i in range(32):
            self.tiles[i] = other.tiles[i]
            self.fresh[i] = other.fresh[i]
        for i in range(48):
            self.bridge[i] = other.bridge[i]
        # end

    def parts(self) -> tuple[Any, ...]:
        """All that tells one moment of a game from another, as plain values (without who listens)."""
        arrays = tuple(tuple(getattr(self, name)) for name in ARRAYS)
        numbers = tuple(getattr(self, name) for name in NUMBERS)
        return (self.deal, arrays, numbers)

    def __repr__(self) -> str:
        return f"<State of {self.deal.players} players, round {self.round}, {PHASES[self.phase]}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (state_of, self.parts())


def state_of(deal: Deal, arrays: tuple[tuple[int, ...], ...], numbers: tuple[int, ...]) -> State:
    """The state with these parts."""
    state = State(deal)
    for name, values in zip(ARRAYS, arrays, strict=True):
        setattr(state, name, list(values))
    for name, value in zip(NUMBERS, numbers, strict=True):
        setattr(state, name, value)
    return state


def own_copy(state: State) -> State:
    """A state with a deal of its own: for those who deal the next game into the deal of the last."""
    copy = state.copy()
    copy.deal = state.deal.copy()
    return copy


def no_seat(s: State, seat: int) -> LondonBridgeError:
    """2.1: that nobody sits there. Compiled, arrays are read wherever a number leads: whoever is asked looks first."""
    return LondonBridgeError(f"There is no seat {seat}; seats go from 0 to {s.deal.players - 1} (rule 2.1).")


def top_tile(s: State, kind: int) -> int:
    """The tile on top of a stack: 0 if the stack is empty, or if its top is not drawn yet."""
    if not 0 <= kind < 6:
        raise LondonBridgeError(f"There is no stack {kind}; stacks go from 0 to 5, by kind (rule 2.1).")
    at = s.taken[kind]
    return s.deal.stacks[kind * 12 + at] if at < 12 else 0


def top_bonus(s: State, stack: int) -> int:
    """The face-up bonus tile of a stack: -1 if the stack is empty, or if its top is not drawn yet."""
    if not 0 <= stack < 3:
        raise LondonBridgeError(f"There is no bonus stack {stack}; they go from 0 to 2 (rule 2.6).")
    at = s.bonus_taken[stack]
    return s.deal.bonus[stack * 8 + at] - 1 if at < 8 else -1


def note(s: State, kind: str, rule: str, seat: int, data: dict[str, Any]) -> None:
    """Tell who listens what happened, and by which rule. Call it only while somebody does."""
    if s.log is not None:
        s.log.append(Event(kind, rule, s.round, seat if seat >= 0 else None, data))


def pay(s: State, seat: int, amount: int, rule: str, source: str) -> None:
    """Move money between the bank and a seat; the only way in which money ever moves."""
    s.money[seat] += amount
    if s.log is not None:
        note(s, "money", rule, seat, {"amount": amount, "source": source})
