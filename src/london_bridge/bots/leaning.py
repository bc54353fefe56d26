"""Leanings: what somebody likes to do, in pounds that nobody pays, on top of what a move is worth.

A leaning decides where a judgement is close, and never much more: a bot of any level may have one, and plays about as
well with it as without (`python -m bench.characters` measures that). It reads only what its seat may know.
Imports the rules and the choosers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from london_bridge.bots.apprentice import Apprentice
from london_bridge.bots.choose import Chooser
from london_bridge.bots.journeyman import Journeyman
from london_bridge.rules import codes, sizes, words
from london_bridge.rules.rng import Rng
from london_bridge.rules.state import State, top_bonus, top_tile

if TYPE_CHECKING:
    from london_bridge.bots.root_search import MoveEstimate

#: Numbers of an array of likings: one for each code, and some that are never used.
SIZE = 64
#: A move that a search finds worse than the best by more than this, as a share of winning, is never chosen for love;
#: and a pound of liking makes up for so much of a share.
MARGIN = 0.02
POUND = 0.02


@dataclass(frozen=True, slots=True)
class Leaning:
    """What is liked, in pounds."""

    #: A building of a kind, on one's own bridge; what leaves it counts against it.
    kinds: Mapping[str, float] = field(default_factory=dict)
    #: Each crest of the new building's colour that stands there already.
    crest: float = 0.0
    #: A card's value that stays in the hand, for each of its points; below 0: that is played.
    cards: float = 0.0
    #: A bonus tile that is kept; below 0: that is used.
    tiles: float = 0.0
    #: A pound of the rondel.
    income: float = 0.0
    #: House numbers that are left below the last building, for each ten.
    room: float = 0.0

    def likings(self, s: State, seat: int) -> list[float]:
        """What is liked about each move of a seat that has to act, by code."""
        found = [0.0] * SIZE
        if s.phase == codes.CARDS:
            for value in range(sizes.CARD_VALUES):
                found[codes.CARD + value] = -self.cards * value
            found[codes.NOBLEWOMAN] = 2 * self.cards - self.tiles
        elif s.phase == codes.BOOSTS:
            found[codes.BOOST : codes.BOOST + 7] = [-self.tiles] * 7
        elif s.phase == codes.START:
            self._places(s, seat, found)
        elif s.phase == codes.SITE:
            for site in range(s.built[seat]):
                found[codes.BUILD + site] = -self._kind(s.deal.tables.kind[s.bridge[seat * sizes.SITES + site]])
        elif s.phase == codes.DRAWING:
            for value in range(1, sizes.CARD_VALUES):
                found[codes.DRAW + value - 1] = self.cards * value
        elif s.phase == codes.TILES:
            for stack in range(sizes.BONUS_STACKS):
                found[codes.BONUS + stack] = self._bonus(top_bonus(s, stack))
        if s.phase in (codes.START, codes.END):
            found[codes.ADVANCE_CHAPEL] = self._kind(words.CHAPEL) - self.tiles
            found[codes.ADVANCE_GATE] = self._kind(words.GATE) - self.tiles
            found[codes.TAKE_BACK] = self.cards * s.played - self.tiles
        return found

    def _kind(self, kind: int) -> float:
        return self.kinds.get(words.KINDS[kind], 0.0)

    def _bonus(self, tile: int) -> float:
        if tile == words.CHAPEL_TWO:
            return self._kind(words.CHAPEL)
        if tile == words.GATE_TWO:
            return self._kind(words.GATE)
        if tile in (words.NOBLEWOMAN, words.TAKE_BACK):
            return 2 * self.cards
        return 0.0

    def _places(self, s: State, seat: int, found: list[float]) -> None:
        """5.2: the spaces of the rondel, by their money and by the tile beside them."""
        tables = s.deal.tables
        for kind in range(sizes.KINDS):
            if s.taken[kind] == sizes.STACK_SIZE:
                continue
            liked = self._tile(s, seat, top_tile(s, kind))
            space = tables.place_of[kind]
            forbidden = space == s.x
            pays = 0 if forbidden else tables.pays[(space - s.x + sizes.OUTER_SPACES) % sizes.OUTER_SPACES]
            used = self.tiles * (forbidden + (s.pawns[space] != 0))
            found[codes.PLACE + space] = liked + self.income * pays - used
            shared = self.tiles * (s.pawns[sizes.CENTRE_SPACE] != 0)
            found[codes.CENTRE + kind] = liked - 2 * self.income - shared
            found[codes.FREE + kind] = liked - self.tiles - shared

    def _tile(self, s: State, seat: int, tile: int) -> float:
        tables = s.deal.tables
        liked = self._kind(tables.kind[tile])
        crest = tables.crest[tile]
        own = s.crests[seat * sizes.CRESTS : seat * sizes.CRESTS + 4]
        liked += self.crest * (own[crest] if crest < 4 else max(own))
        built = s.built[seat]
        last = s.bridge[seat * sizes.SITES + built - 1] if built else words.FIRST_PARK
        if tile < last < words.FIRST_PARK:  # it comes next in a line, and so many numbers are skipped
            liked += self.room * (1 - (last - tile) / 10)
        return liked


def favourite(found: Sequence["MoveEstimate"], likings: Sequence[float]) -> "MoveEstimate":
    """What a search with a leaning chooses: of the moves that are nearly as good as the best, the one most liked."""
    best = found[0]
    # Only those that met the same possible games as the best can be compared so closely.
    close = [one for one in found if one.playouts == best.playouts and one.value >= best.value - MARGIN]
    return max(close, key=lambda one: one.value + POUND * likings[one.move.code])


class Inclined(Chooser):
    """A chooser of the core that judges, with a leaning: what it likes is added to what each move is worth."""

    def __init__(self, inner: Journeyman | Apprentice, leaning: Leaning) -> None:
        self.inner = inner
        self.seen = inner.journeyman.seen if isinstance(inner, Apprentice) else inner.seen
        self.leaning = leaning

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """The code of a move."""
        self.seen.lean = self.leaning.likings(s, seat)
        return self.inner.choose(s, seat, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return (Inclined, (self.inner, self.leaning))
