"""The apprentice: a journeyman who makes a beginner's mistakes. Imports the journeyman and the rules.

Friendly to people who play their first games: it knows what things are worth, but now and then it does not look at all
its choices, plays whatever card comes to hand, and forgets that it holds bonus tiles.
"""

from collections.abc import Mapping

from london_bridge.bots.choose import Chooser
from london_bridge.bots.journeyman import Journeyman
from london_bridge.rules import codes
from london_bridge.rules.engine import legal
from london_bridge.rules.rng import Rng
from london_bridge.rules.state import State

BIT = codes.BIT
CODES = codes.CODES
CARDS = codes.CARDS
BOOSTS = codes.BOOSTS
START = codes.START
DRAWING = codes.DRAWING
END = codes.END
ADVANCE_CHAPEL = codes.ADVANCE_CHAPEL
ADVANCE_GATE = codes.ADVANCE_GATE
PASS = codes.PASS
DONE = codes.DONE

#: How often, in 256ths, it plays whatever card comes to hand, looks at only some of its other choices, and forgets a
#: tile that it could use; and how often it then overlooks each choice.
CARELESS_CARD = 128
HASTY = 160
FORGETFUL = 160
OVERLOOKS = 128


class Apprentice(Chooser):
    """Asks a journeyman, but carelessly."""

    journeyman: Journeyman

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        self.journeyman = Journeyman(weights)

    def __reduce__(self) -> tuple[object, ...]:
        return (Apprentice, (self.journeyman.seen.weights,))

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """The code of a move: often a good one, and never one that a person could not explain."""
        mask = legal(s, seat)
        if not mask & (mask - 1):
            return rng.pick(mask)
        luck = rng.below(256)
        if s.phase == CARDS:
            if luck < CARELESS_CARD:
                return rng.pick(mask)
        elif s.phase == BOOSTS or s.phase == END:
            if luck < FORGETFUL:
                return PASS if mask & BIT[PASS] else DONE
        elif luck < HASTY and s.phase != DRAWING:
            if s.phase == START:
                mask &= ~(BIT[ADVANCE_CHAPEL] | BIT[ADVANCE_GATE])  # tiles for the end of the turn, if at all
            mask = self.noticed(mask, rng)
            if not mask & (mask - 1):
                return rng.pick(mask)
        return self.journeyman.choose_among(s, seat, mask, rng)

    def noticed(self, mask: int, rng: Rng) -> int:
        """Those of the legal moves that catch the eye: one at least."""
        seen = 0
        for code in range(CODES):
            if mask & BIT[code] and rng.below(256) >= OVERLOOKS:
                seen = seen | BIT[code]
        return seen if seen else BIT[rng.pick(mask)]
