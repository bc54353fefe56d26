"""A bot that searches, for as long as its budget says. Imports the root of the search, its settings and views."""

from london_bridge.bots.bot import BotError
from london_bridge.bots.budget import Budget
from london_bridge.bots.leaning import Leaning, favourite
from london_bridge.bots.root_search import MoveEstimate, search_moves, tree_of_thread
from london_bridge.bots.search_config import DEFAULT, OPPONENT, SearchConfig, rollout_policy
from london_bridge.rules.moves import Move
from london_bridge.rules.rng import Rng
from london_bridge.view import View


class SearchBot:
    """A bot that thinks ahead, for as long as its budget says."""

    def __init__(
        self,
        name: str,
        budget: Budget,
        seed: int = 0,
        config: SearchConfig = DEFAULT,
        config_of_two: SearchConfig | None = None,
        leaning: Leaning | None = None,
    ) -> None:
        self.name = name
        self.budget = budget
        self.config = config
        #: How it searches against one opponent.
        self.config_of_two = config_of_two or config
        #: What it likes, where two moves are nearly as good.
        self.leaning = leaning
        self.rng = Rng(seed)
        #: What it thought of all moves of its last decision, the best first.
        self.thought: list[MoveEstimate] = []
        for one in (OPPONENT, self.config, self.config_of_two):
            rollout_policy(one.policy_noise)  # the first decision should not pay for what is worked out once
        tree_of_thread()

    def __repr__(self) -> str:
        return f"<Bot {self.name}, thinking {self.budget}>"

    def reseed(self, seed: int) -> None:
        """Start anew, with chance from this seed."""
        self.rng = Rng(seed)
        self.thought = []

    def choose(self, view: View) -> Move:
        """The best move that the budget finds; with a leaning, the most liked of those that are nearly as good."""
        self.thought = found = self.estimates(view)
        if self.leaning is None or view.seat is None:
            return found[0].move
        return favourite(found, self.leaning.likings(view.sketch, view.seat)).move

    def estimates(self, view: View) -> list[MoveEstimate]:
        """What the bot thinks of all its moves, the best first."""
        if view.seat is None:
            raise BotError("A spectator's view has no seat for which a bot could choose.")
        config = (self.config_of_two if view.players == 2 else self.config).fit(self.budget)
        return search_moves(view.sketch, view.seat, self.budget, self.rng.below(2**30), config)
