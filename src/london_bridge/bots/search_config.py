"""How a bot searches: the settings of its tree search and of its root, and those that the levels have.

Imports the search, the journeyman (its rollout policy), budgets and the rules.
"""

import threading
from dataclasses import dataclass, replace

from london_bridge.bots.budget import Budget
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.outlook import prepare
from london_bridge.bots.search import Search
from london_bridge.rules import default_box


class _Policies(threading.local):
    """The rollout policies of a thread, by their noise: one holds what it is just thinking of, so each has its own."""

    def __init__(self) -> None:
        self.by_noise: dict[float, Journeyman] = {}


_policies = _Policies()


def rollout_policy(noise: float) -> Journeyman:
    """The policy of rollouts; working out its tables takes some milliseconds, so each thread keeps its own."""
    kept = _policies.by_noise
    if noise not in kept:
        kept[noise] = Journeyman({"noise": noise})
        prepare(kept[noise].seen, default_box().tables)
    return kept[noise]


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """How a bot searches: the settings of its trees (see `search.Search`), and how the root deals out the playouts."""

    horizon: int = 2
    #: The horizon for cards, where another one is better.
    card_horizon: int | None = None
    #: How often, in 256ths, a rollout moves at random; and how often it chooses a card so.
    epsilon: int = 6
    card_epsilon: int = 20
    #: Visits of a node before it tries its moves instead of following the rollout policy.
    expand_after: int = 12
    #: The exploration constant of the upper confidence bound.
    exploration: float = 0.3
    #: Pounds by which the policy's judgement of a card varies: so the others' cards are a mixture, not a certainty.
    policy_noise: float = 0.0
    #: Whether rollouts move at random throughout.
    uniform: bool = False
    #: Whether its own cards of later rounds are part of the tree, and not the policy's.
    planning: bool = False
    #: Whether the others' are so too, each seat's in a tree of its own, and all places of this round.
    opponent_trees: bool = False
    #: Whether the worse half of the moves drops out after each stage.
    sequential_halving: bool = True
    #: The part of the time for a card that goes to what the others will play, by thinking in their place.
    modelling: float = 0.0

    def apply_to(self, search: Search) -> None:
        """Set a search to this."""
        search.horizon = self.horizon
        search.epsilon = self.epsilon
        search.card_epsilon = self.card_epsilon
        search.expand_after = self.expand_after
        search.exploration = self.exploration
        search.rollout_policy = rollout_policy(self.policy_noise)
        search.uniform = self.uniform
        search.planning = self.planning
        search.opponent_trees = self.opponent_trees

    def fit(self, budget: Budget) -> "SearchConfig":
        """For one that looks far: a shorter one if there is too little time for it, a longer one if there is plenty."""
        if not self.modelling:
            return self
        if not budget.reaches(FAR):
            return OPPONENT
        if not budget.reaches(LONG):
            return self
        return replace(self, horizon=LONG_HORIZON, card_horizon=LONG_CARD_HORIZON, opponent_trees=True)


DEFAULT = SearchConfig()
#: How one thinks in another's place about the card to play, for a moment.
OPPONENT = SearchConfig(card_epsilon=100, policy_noise=2.0)
#: Looks much further, and answers what the others will probably choose, not what the policy says they will. One playout
#: says less so, and many say more: with more time to think it is the stronger one.
ARCHITECT = SearchConfig(horizon=6, card_horizon=4, card_epsilon=100, policy_noise=2.0, planning=True, modelling=0.4)
#: The same against one opponent, where a round has as many turns with fewer to foresee: less far, and so more often.
ARCHITECT_OF_TWO = SearchConfig(horizon=3, card_epsilon=100, policy_noise=2.0, planning=True, modelling=0.4)
#: What such far sight needs, in seconds or playouts; with less, two rounds and no opponent model are stronger.
FAR = (0.015, 450)
#: With so much it looks to the end of the game, eight rounds ahead when it chooses a card, and the others have trees.
LONG = (0.1, 2500)
LONG_HORIZON, LONG_CARD_HORIZON = 12, 8
#: Takes everybody for a journeyman at the cards, and for careless in their turns, itself included: sound against those,
#: and to be beaten by who plans ahead.
MASTER = SearchConfig(epsilon=90, card_epsilon=0)
#: The same against one opponent, where a search is far above a judgement: more careless, for the steps to be even.
MASTER_OF_TWO = SearchConfig(epsilon=168, card_epsilon=0)
#: Every move gets the same number of uniform playouts to the end of the game: a yardstick, not an opponent.
FLAT = SearchConfig(horizon=99, uniform=True, sequential_halving=False)


def strongest_config(players: int, budget: Budget) -> SearchConfig:
    """The strongest level's, for so many players and so much time."""
    return (ARCHITECT_OF_TWO if players == 2 else ARCHITECT).fit(budget)
