"""The apprentice: a builder who makes a beginner's mistakes. Imports the builder and the rules.

Friendly to people who play their first games: it knows what things are worth, but now and then it does not look at all
its choices, plays whatever card comes to hand, and forgets that it holds bonus tiles.
"""

from london_bridge.bots.builder import Builder
from london_bridge.rules import codes
from london_bridge.rules.engine import legal
from london_bridge.rules.rng import Rng
from london_bridge.rules.state import State

BIT = codes.BIT
CARDS = codes.CARDS
BOOSTS = codes.BOOSTS
END = codes.END
PASS = codes.PASS
DONE = codes.DONE

#: How often, in 256ths, it does not think: about its card, about anything else, and about a tile that it could use.
CARELESS_CARD = 128
CARELESS = 64
FORGETFUL = 160


class Apprentice(Builder):
    """Chooses like a builder, but carelessly."""

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """The code of a move: often a good one."""
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
        elif luck < CARELESS:
            return rng.pick(mask)
        return Builder.choose(self, s, seat, rng)
