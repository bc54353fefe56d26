"""A decision of a searching bot: how its time is dealt out between the moves, and what it thought of each.

Imports the search, the rules and the clock. The moves that are left meet the same possible games, one after the other;
then the better half of them goes on, until one is left: thought goes where the choice is close.
"""

import threading
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, replace
from math import ceil, exp, log2
from time import perf_counter

from london_bridge.bots.bot import BotError
from london_bridge.bots.builder import Builder
from london_bridge.bots.outlook import prepare
from london_bridge.bots.search import Search
from london_bridge.bots.value import network
from london_bridge.rules import codes, default_box
from london_bridge.rules.engine import legal
from london_bridge.rules.moves import Move, moves_of
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.state import State
from london_bridge.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: seconds by the clock, or a fixed number of playouts (the same on every machine)."""

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.playouts is None):
            raise BotError("A thinking budget is either seconds or a number of playouts.")
        time_fits = self.seconds is None or 0.0005 <= self.seconds <= 3600
        if not time_fits or not (self.playouts is None or 1 <= self.playouts <= 10_000_000):
            raise BotError("A thinking budget is 0.0005 to 3600 seconds, or 1 to 10,000,000 playouts.")

    def part(self, share: float) -> "Budget":
        """A part of the budget, as far as budgets go down."""
        if self.seconds is not None:
            return Budget(seconds=max(0.0005, self.seconds * share))
        return Budget(playouts=max(1, round((self.playouts or 1) * share)))

    def reaches(self, mark: tuple[float, int]) -> bool:
        """Whether it is at least as much as a mark, in seconds and in playouts."""
        return (self.seconds or 0) >= mark[0] or (self.playouts or 0) >= mark[1]

    @staticmethod
    def parse(text: str) -> "Budget":
        """`0.2s` and `50ms` are time, `400p` is a number of playouts."""
        try:
            if text.endswith("ms"):
                return Budget(seconds=float(text[:-2]) / 1000)
            if text.endswith("s"):
                return Budget(seconds=float(text[:-1]))
            if text.endswith("p"):
                return Budget(playouts=int(text[:-1]))
        except ValueError:
            pass
        raise BotError(f"{text!r} is no thinking budget: write 0.2s, 50ms or 400p (playouts).")

    def __str__(self) -> str:
        return f"{self.playouts}p" if self.seconds is None else f"{self.seconds:g}s"


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a search thinks of one move, from so many playouts: the share of wins and the money it expects after it.

    It chooses by what the move is worth: the share of wins, and, a little, by how much they are won.
    """

    move: Move
    worth: float
    share: float
    money: float
    playouts: int


#: How likely another seat begins its cards with a move: seat, code, weight.
Guess = tuple[int, int, float]


@dataclass(frozen=True, slots=True)
class Manner:
    """How a bot thinks: the settings of its search (see `search.Search`), and whether moves drop out on the way."""

    horizon: int = 2
    #: The horizon for cards, where another one is better.
    card_horizon: int | None = None
    noise: int = 6
    card_noise: int = 20
    ripe: int = 12
    curiosity: float = 0.3
    #: Pounds by which the policy's judgement of a card varies: so the others' cards are a mixture, not a certainty.
    spread: float = 0.0
    uniform: bool = False
    #: Whether its own cards of later rounds are part of the tree, and not the policy's.
    planning: bool = False
    #: Whether the others' are so too, each seat's in a tree of its own, and all places of this round.
    rivals: bool = False
    halving: bool = True
    #: The part of the time for a card that goes to what the others will play, by thinking in their place.
    foresight: float = 0.0

    def apply(self, search: Search) -> None:
        """Set a tree to this manner."""
        search.horizon = self.horizon
        search.noise = self.noise
        search.card_noise = self.card_noise
        search.ripe = self.ripe
        search.curiosity = self.curiosity
        search.builder = _policy(self.spread)
        search.uniform = self.uniform
        search.planning = self.planning
        search.rivals = self.rivals


SEARCHING = Manner()
#: How one thinks in another's place about the card to play, for a moment.
ANYBODY = Manner(card_noise=100, spread=2.0)
#: How much more (as a share of winning) a card is worth that others play e times as often, and how often they play any.
SURENESS = 0.015
SURPRISE = 0.1
#: What one must be able to spend on one other seat, in seconds or playouts, to think in its place as one does oneself.
DEEP = (0.024, 700)
#: The part of that time for what anybody would do, which is what all are then taken to answer; and how often others are
#: taken to answer it, and not to be such as anybody is.
DEEP_FIRST = 0.25
DEEP_WEIGHT = 0.7
#: Looks much further, and answers what the others will probably choose, not what the policy says they will. One playout
#: says less so, and many say more: with more time to think it is the stronger manner.
FARSIGHTED = Manner(horizon=6, card_horizon=4, card_noise=100, spread=2.0, planning=True, foresight=0.4)
#: The same against one opponent, where a round has as many turns with fewer to foresee: less far, and so more often.
FARSIGHTED_PAIR = Manner(horizon=3, card_noise=100, spread=2.0, planning=True, foresight=0.4)
#: What such far sight needs, in seconds or playouts; with less, two rounds and no foresight are the stronger manner.
PATIENCE = (0.015, 450)
#: With so much it looks to the end of the game, eight rounds ahead when it chooses a card, and lets others plan too.
LEISURE = (0.1, 2500)
LONG, LONG_FOR_CARDS = 12, 8
#: Takes everybody for a journeyman at the cards, and for careless in their turns, itself included: sound against those,
#: and to be beaten by who plans ahead.
CAREFREE = Manner(noise=90, card_noise=0)
#: The same against one opponent, where a search is far above a judgement: more careless, for the steps to be even.
CAREFREE_PAIR = Manner(noise=168, card_noise=0)
#: Every move gets the same number of uniform playouts to the end of the game: a yardstick, not an opponent.
FLAT = Manner(horizon=99, uniform=True, halving=False)


class _Mind(threading.local):
    """What every thread needs for itself: trees and policies hold what they are just thinking of."""

    def __init__(self) -> None:
        self.policies: dict[float, Builder] = {}
        self.search: Search | None = None


_mind = _Mind()


def _policy(spread: float) -> Builder:
    """The policy of playouts; working out its tables takes some milliseconds, so it is kept."""
    if spread not in _mind.policies:
        _mind.policies[spread] = Builder({"noise": spread})
        prepare(_mind.policies[spread], default_box().tables)
    return _mind.policies[spread]


def _search() -> Search:
    """The tree of this thread: large, so there is one, used for one decision after the other."""
    if _mind.search is None:
        _mind.search = Search(copy(network()))
    return _mind.search


def think(
    sketch: State,
    seat: int,
    budget: Budget,
    seed: int,
    manner: Manner = SEARCHING,
    search: Search | None = None,
    guesses: Iterable[Guess] = (),
) -> list[Opinion]:
    """What a seat should do: all its moves, the best first. A forced move is not thought about.

    With guesses it answers these; without, a manner with foresight makes its own.
    """
    begun = perf_counter()
    moves = moves_of(int(legal(sketch, seat)))
    if not moves:
        raise BotError(f"Seat {seat} has nothing to decide now.")
    if len(moves) == 1:
        return [Opinion(moves[0], 0.0, 0.0, 0.0, 0)]
    search = search or _search()
    end = begun + (budget.seconds or 0)
    if manner.foresight and sketch.phase == codes.CARDS and not guesses:
        guesses = foresee(sketch, seat, budget.part(manner.foresight), seed, search)
        if guesses:
            budget = budget.part(1 - manner.foresight)
    search.start(sketch, seat, seed)
    manner.apply(search)
    if sketch.phase == codes.CARDS and manner.card_horizon is not None:
        search.horizon = manner.card_horizon
    for guess in guesses:
        search.expect(*guess)
    alive = [move.code for move in moves]
    dropped: list[int] = []  # from the last to the best
    stages = ceil(log2(len(alive))) if manner.halving else 1
    now = perf_counter()
    world = 0
    for stage in range(stages):
        worlds = _worlds(budget, stages, len(alive))
        until = now + (end - now) * (stage + 1) / stages
        last = perf_counter()
        while worlds != 0:
            for code in alive:
                search.playout(code, world)
            world += 1
            worlds -= 1
            if budget.seconds is not None:
                this = perf_counter()
                if this + (this - last) / 2 >= until:  # another world would go further beyond than this falls short
                    break
                last = this
        alive.sort(key=search.worth_of, reverse=True)
        if manner.halving:
            keep = (len(alive) + 1) // 2
            dropped += reversed(alive[keep:])
            alive = alive[:keep]
    order = alive + list(reversed(dropped))
    return [
        Opinion(Move(code), search.worth_of(code), search.wins_of(code), search.money_of(code), search.visits_of(code))
        for code in order
    ]


def foresee(sketch: State, seat: int, budget: Budget, seed: int, search: Search) -> list[Guess]:
    """How likely each other seat that has a choice begins its cards with each of its moves.

    The seat thinks in their place, for a moment, with what it knows itself and as if no card lay on the table. They
    are taken to see mostly, not always, what is best: a wrong certainty would be worse than none. If there is time,
    there is a second step (a cognitive hierarchy): what they do who expect that of all others, and think as the
    strongest do.
    """
    before = sketch.copy()
    hand = list(before.hand)
    for slot in range(seat * 2, seat * 2 + before.chosen[seat]):
        hand[seat * 5 + before.card[slot]] += 1  # the others do not see it
    before.hand = hand
    before.chosen = [0] * len(before.chosen)
    others = [
        other for other in range(before.deal.players) if other != seat and int(legal(before, other)).bit_count() > 1
    ]
    if not others:
        return []

    def chances(who: int, part: float, number: int, mind: Manner, known: list[Guess]) -> list[Guess]:
        found = think(before, who, budget.part(part), stream_seed(seed, number), mind, search, known)
        best = max(opinion.worth for opinion in found)
        weights = [exp((opinion.worth - best) / SURENESS) for opinion in found]
        whole, even = sum(weights), SURPRISE / len(found)
        return [
            (who, opinion.move.code, even + (1 - SURPRISE) * weight / whole)
            for opinion, weight in zip(found, weights, strict=True)
        ]

    if not budget.part(1 / len(others)).reaches(DEEP):
        return [guess for other in others for guess in chances(other, 1 / len(others), other, ANYBODY, [])]
    part = DEEP_FIRST / (1 + len(others))
    first = [guess for who in (seat, *others) for guess in chances(who, part, who, ANYBODY, [])]
    part = (1 - DEEP_FIRST) / len(others)
    mind = strongest(before.deal.players, budget.part(part))
    mixed = {(who, code): (1 - DEEP_WEIGHT) * chance for who, code, chance in first if who != seat}
    for other in others:
        known = [guess for guess in first if guess[0] != other]
        for who, code, chance in chances(other, part, 8 + other, mind, known):
            mixed[who, code] += DEEP_WEIGHT * chance
    return [(who, code, chance) for (who, code), chance in mixed.items()]


def _worlds(budget: Budget, stages: int, moves: int) -> int:
    """How many possible games a stage meets; -1 for as many as the time allows."""
    if budget.playouts is None:
        return -1
    return max(1, round(budget.playouts / stages / moves))


def strongest(players: int, budget: Budget) -> Manner:
    """The manner of the strongest level, for so many players and so much time."""
    return _fitting(FARSIGHTED_PAIR if players == 2 else FARSIGHTED, budget)


def _fitting(manner: Manner, budget: Budget) -> Manner:
    """A manner that looks far; a shorter one if there is too little time for it, a longer one if there is plenty."""
    if not manner.foresight:
        return manner
    if not budget.reaches(PATIENCE):
        return ANYBODY
    if not budget.reaches(LEISURE):
        return manner
    return replace(manner, horizon=LONG, card_horizon=LONG_FOR_CARDS, rivals=True)


class SearchBot:
    """A bot that thinks ahead, for as long as its budget says."""

    def __init__(
        self, name: str, budget: Budget, seed: int = 0, manner: Manner = SEARCHING, pair: Manner | None = None
    ) -> None:
        self.name = name
        self.budget = budget
        self.manner = manner
        #: How it thinks against one opponent.
        self.pair = pair or manner
        self.rng = Rng(seed)
        for one in (ANYBODY, self.manner, self.pair):
            _policy(one.spread)  # the first decision should not pay for what is read and worked out once
        _search()

    def __repr__(self) -> str:
        return f"<Bot {self.name}, thinking {self.budget}>"

    def reseed(self, seed: int) -> None:
        """Start anew, with chance from this seed."""
        self.rng = Rng(seed)

    def choose(self, view: View) -> Move:
        """The best move that the budget finds."""
        return self.opinions(view)[0].move

    def opinions(self, view: View) -> list[Opinion]:
        """What the bot thinks of all its moves, the best first."""
        if view.seat is None:
            raise BotError("A spectator's view has no seat for which a bot could choose.")
        manner = _fitting(self.pair if view.players == 2 else self.manner, self.budget)
        return think(view.sketch, view.seat, self.budget, self.rng.below(2**30), manner)
