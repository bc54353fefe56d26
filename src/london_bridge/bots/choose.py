"""Choosing inside the compiled core: what every chooser is, and the one that plays at random.

A chooser looks at a state and gives the code of a legal move for a seat. It may read only what that seat may know
(section 10: never below the tops of the stacks, no marker to come, no card that lies face down), so that it chooses the
same from the real state and from the sketch of a view; tests hold every built-in one to that.
Imports the rules only.
"""

from london_bridge.rules.engine import legal
from london_bridge.rules.rng import Rng
from london_bridge.rules.state import State


class Chooser:
    """The base of all choosers; by itself it plays at random, every legal move equally likely."""

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """The code of a legal move of a seat that has to act."""
        return rng.pick(legal(s, seat))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), ())
