"""The worth of every position of a round, and what the cards chosen in it were worth. Imports the evaluator.

A position in which something is due to be drawn is worth the mean over all that could come, each judged alike, so that
the luck of a draw is nothing on average, whatever the judge thinks. Cards are chosen by all at once and in secret: what
a seat's card changes is judged against what could be expected of the others, and the reveal has the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy

from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.root_search import Belief
from london_bridge.bots.search_config import OPPONENT, SearchConfig
from london_bridge.bots.value import network
from london_bridge.rules.engine import move_on
from london_bridge.rules.moment import moment
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.state import State

from .evaluator import Evaluator
from .ledger import Worth
from .positions import Step, leaves

#: Rounds that a playout looks ahead, the present one included; with two players a round has as many turns.
HORIZON = 3
#: The streams of a seed: what all see, and what was true.
SEEN, TRUE = 1, 2


class Worths:
    """Judges positions, each once: with so many playouts from a seed."""

    def __init__(self, playouts: int, seed: int, horizon: int = HORIZON, policy: SearchConfig = OPPONENT) -> None:
        self.playouts = playouts
        self.seed = seed
        journeyman = Journeyman({"noise": policy.policy_noise})
        self.evaluator = Evaluator(copy(network()), journeyman, horizon, policy.epsilon, policy.card_epsilon)
        self.known: dict[str, Worth] = {}

    def judged(self, state: State, stream: int = SEEN) -> Worth:
        """A position in which somebody has a choice, or in which the game is over."""
        evaluator, players = self.evaluator, state.deal.players
        evaluator.judge(state, stream_seed(self.seed, stream), self.playouts)
        return Worth(
            tuple(evaluator.wins_of(seat) for seat in range(players)),
            tuple(evaluator.money_of(seat) for seat in range(players)),
        )

    def of(self, state: State) -> Worth:
        """A position, whatever is due in it."""
        wins = [0.0] * state.deal.players
        money = [0.0] * state.deal.players
        for chance, leaf in leaves(state):
            worth = self.leaf(leaf)
            for seat in range(len(wins)):
                wins[seat] += chance * worth.wins[seat]
                money[seat] += chance * worth.money[seat]
        return Worth(tuple(wins), tuple(money))

    def leaf(self, state: State) -> Worth:
        """A position that can be judged; remembered, so that it is judged once."""
        key = repr(moment(state))
        if key not in self.known:
            self.known[key] = self.judged(state)
        return self.known[key]

    def card_gains(self, before: State, cards: Sequence[Step], guesses: Iterable[Belief]) -> list[Worth]:
        """What each move of a card phase changed, against what could be expected of everybody else.

        `before` is the table before the first of them. A seat's later moves (the second of two cards) are judged
        against its earlier ones; nobody's against what another has put down.
        """
        self.evaluator.forget()
        for guess in guesses:
            self.evaluator.expect(*guess)
        nothing = self.judged(before)
        tables: dict[int, tuple[State, Worth]] = {}
        gains = []
        for step in cards:
            state, worth = tables.get(step.seat, (before, nothing))
            after = state.copy()
            move_on(after, step.seat, step.code)
            changed = self.judged(after)
            gains.append(changed - worth)
            tables[step.seat] = after, changed
        self.evaluator.forget()
        return gains
