"""Information-set Monte Carlo tree search: thinking ahead over games that agree with what the seat knows.

Every playout determinises the sketch (draws what lies face down anew), makes one of the seat's moves, and simulates:
the tree selects the rest of the seat's own turn and grows where it is visited, the rollout policy plays everything
after it, until a round's end, where the value network judges, or until the end of the game. Beyond the turn the same
moves meet different tables: a tree would answer their average, where the policy looks at each. Only for the cards of
later rounds (`planning`) the average is the better answer, since the policy sees little there. With many playouts
(`opponent_trees`) every other seat has such a tree too, grown for its own good, and for the places of this round there
is a node for all that may be left of them: so everybody comes to better places than the policy's. All choose cards at
the same time: the search samples the others' from a belief (`believe`) or from the policy, neither of which sees the
seat's own, so that the seat answers the mixture. All moves meet the same determinisations with the same chance in every
turn (common random numbers), so that luck cancels between them; `root_search` deals out the playouts.

- Determinisations, one tree over information sets, a tree for each observer (SO- and MO-ISMCTS): Cowling, Powley and
  Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012.
- Upper confidence bounds in a tree (UCT): Kocsis and Szepesvári, "Bandit Based Monte-Carlo Planning", ECML 2006. The
  bound has the form c·√N / (1 + n) of PUCT: Rosin, "Multi-armed Bandits with Episode Context", 2011.
- Choosing between the moves at the root (`root_search`): sequential halving, Karnin, Koren and Somekh, ICML 2013.
"""

from array import array

from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.value import Network
from london_bridge.rules import codes, sizes
from london_bridge.rules.dealing import draw_unseen
from london_bridge.rules.engine import actor, legal, move_on
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.scoring import final_place
from london_bridge.rules.state import State, no_seat
from london_bridge.rules.why import refused

BIT = codes.BIT
CODES = codes.CODES
CARDS = codes.CARDS
BOOSTS = codes.BOOSTS
START = codes.START
OVER = codes.OVER

#: Nodes that the trees may have, and how many of their decisions a playout remembers for backpropagation.
MAX_NODES = 20_000
MAX_DEPTH = 128
#: How often a playout must take an edge of another seat's tree for a node behind it: there are many, few are used.
OPPONENT_EXPAND_AFTER = 4
#: Places of this round: the exploration constant, how much worse than the policy's place any other is thought to be
#: before it was tried (a prior, as in progressive bias), and for how many visits that counts.
PLACE_EXPLORATION = 0.03
PLACE_HANDICAP = 0.05
PLACE_PRIOR_VISITS = 8.0


class Search:
    # The first line is how C tells a signature: of a compiled class, `inspect` finds no other.
    """Search(network)\n--\n\nThe trees for one decision of one seat at a time.

    It is made once and used again (`start`), since it is large.
    """

    seat: int
    seed: int
    size: int
    depth: int
    #: The seed of all chance in the present determinisation.
    chance_seed: int
    #: Rollouts are cut off when this many more rounds have ended, the present one included.
    horizon: int
    #: How often, in 256ths, a rollout decides at random instead of by the policy (epsilon-greedy); how often for cards.
    epsilon: int
    card_epsilon: int
    #: Whether rollouts decide at random throughout (flat Monte Carlo, as a yardstick).
    uniform: bool
    #: Whether the tree also holds the cards that the seat will choose in later rounds.
    planning: bool
    #: Whether each other seat has such a tree too, and the places of this round are found by trying them.
    opponent_trees: bool
    #: A node follows the rollout policy until it was visited this often; then it tries its moves.
    expand_after: int
    #: The exploration constant: how much a move that was tried little is worth trying.
    exploration: float
    sketch: State
    network: Network
    rollout_policy: Journeyman
    rng: Rng
    child: "array[int]"  # node * CODES + code: the node behind a move, 0 if there is none yet
    visits: "array[int]"  # node * CODES + code: how often it was tried
    total_reward: "array[float]"  # node * CODES + code: the rewards after it, added up
    node_visits: "array[int]"  # node: how often it was visited
    path: "array[int]"  # the edges of this playout
    owner: "array[int]"  # the seats that decided there
    node_at: "array[int]"  # seat: the node in its tree that this playout has come to, -1 outside
    rewards: "array[float]"  # seat: what this playout was worth to it
    place_nodes: dict[int, int]  # the node for the places that are left to one who has come to a node
    money: "array[float]"  # code: the money expected after it, added up over its playouts
    wins: "array[float]"  # code: the games won after it, or how likely they would be, added up likewise
    won: float  # whether the last playout won the game, or how likely that would be
    earned: float  # the money expected after it
    belief: "array[float]"  # seat * CODES + code: how likely another seat begins its cards so, for all the seat knows
    believed: "array[int]"  # seat: whether there is such a belief

    def __init__(self, network: Network) -> None:
        self.network = network
        self.rollout_policy = Journeyman()
        self.rng = Rng(0)
        self.seat = 0
        self.seed = 0
        self.size = 1
        self.depth = 0
        self.chance_seed = 0
        self.horizon = 2
        self.epsilon = 6
        self.card_epsilon = 20
        self.uniform = False
        self.planning = False
        self.opponent_trees = False
        self.expand_after = 12
        self.exploration = 0.3
        self.child = array("i", bytes(4 * MAX_NODES * CODES))
        self.visits = array("i", bytes(4 * MAX_NODES * CODES))
        self.total_reward = array("d", bytes(8 * MAX_NODES * CODES))
        self.node_visits = array("i", bytes(4 * MAX_NODES))
        self.path = array("i", bytes(4 * MAX_DEPTH))
        self.owner = array("i", bytes(4 * MAX_DEPTH))
        self.node_at = array("i", bytes(4 * 4))
        self.rewards = array("d", bytes(8 * 4))
        self.place_nodes = {}
        self.money = array("d", bytes(8 * CODES))
        self.wins = array("d", bytes(8 * CODES))
        self.won = 0.0
        self.earned = 0.0
        self.belief = array("d", bytes(8 * 4 * CODES))
        self.believed = array("i", bytes(4 * 4))

    def start(self, sketch: State, seat: int, seed: int) -> None:
        """Take up a new decision."""
        if not 0 <= seat < sketch.deal.players:
            raise no_seat(sketch, seat)
        self.sketch = sketch
        self.seat = seat
        self.seed = seed
        self.size = 0
        self.place_nodes = {}
        for _ in range(sizes.SEATS):  # the roots: the seat's own is 0
            self.new_node()
        for code in range(CODES):
            self.money[code] = 0.0
            self.wins[code] = 0.0
        for other in range(sizes.SEATS):
            self.believed[other] = 0
            for code in range(CODES):
                self.belief[other * CODES + code] = 0.0

    def believe(self, other: int, code: int, weight: float) -> None:
        """Believe that another seat chooses this card now with a probability in proportion to the weight."""
        if not 0 <= other < self.sketch.deal.players:
            raise no_seat(self.sketch, other)
        if not 0 <= code < CODES:
            raise refused(self.sketch, other, code)
        self.belief[other * CODES + code] = weight
        self.believed[other] = 1

    def new_node(self) -> int:
        """An empty node; 0 when there is no room (a root is never a child)."""
        if self.size >= MAX_NODES:
            return 0
        first = self.size * CODES
        for i in range(first, first + CODES):
            self.child[i] = 0
            self.visits[i] = 0
            self.total_reward[i] = 0.0
        self.node_visits[self.size] = 0
        self.size += 1
        return self.size - 1

    def determinise(self, number: int) -> State:
        """The number-th determinisation: a game as it may be, the same for every move that is tried in it."""
        self.chance_seed = stream_seed(self.seed, number)
        self.rng.state = self.chance_seed
        s = self.sketch.copy()
        s.deal = s.deal.copy()
        draw_unseen(s.deal, self.rng)
        if s.phase == CARDS:
            for other in range(s.deal.players):
                if other != self.seat:
                    s.chosen[other] = 0  # what they put down is not known: they choose once more, by the policy
        return s

    def playout(self, code: int, number: int) -> float:
        """One iteration: try a move in a determinisation; its reward for the seat, from `reward` or the network."""
        if not 0 <= code < CODES or not legal(self.sketch, self.seat) & BIT[code]:
            raise refused(self.sketch, self.seat, code)
        s = self.determinise(number)
        self.depth = 0
        for i in range(sizes.SEATS):
            self.node_at[i] = i + 1 if i < self.seat else i
        self.node_at[self.seat] = 0
        self.descend(self.seat, code)
        move_on(s, self.seat, code)
        share = self.simulate(s)
        self.rewards[self.seat] = share
        if self.opponent_trees:
            for i in range(s.deal.players):
                if i != self.seat:
                    self.rewards[i] = self.reward(s, i) if s.phase == OVER else self.network.share_of(i)
        self.backpropagate()
        if s.phase == OVER:
            self.earned = s.money[self.seat]
        else:
            self.earned = self.network.expected
            self.won = share
        self.money[code] += self.earned
        self.wins[code] += self.won
        return share

    def backpropagate(self) -> None:
        """Tell the edges of this playout what it was worth to who decided there."""
        for i in range(self.depth):
            edge = self.path[i]
            self.visits[edge] += 1
            self.total_reward[edge] += self.rewards[self.owner[i]]

    def descend(self, seat: int, code: int) -> None:
        """Take an edge of a seat's tree, remembering it, to the node behind it, or out of the tree."""
        if self.depth >= MAX_DEPTH:
            self.node_at[seat] = -1
            return
        edge = self.node_at[seat] * CODES + code
        self.path[self.depth] = edge
        self.owner[self.depth] = seat
        self.depth += 1
        if self.child[edge] == 0 and self.visits[edge] >= (1 if seat == self.seat else OPPONENT_EXPAND_AFTER):
            self.child[edge] = self.new_node()  # most edges are tried once: those need no node
        self.node_at[seat] = self.child[edge] if self.child[edge] else -1

    def simulate(self, s: State) -> float:
        """Select while the trees last, roll out until the horizon, and judge."""
        end = self.sketch.round + self.horizon
        before = -1
        now = self.sketch.round
        own_turn = not self.planning or self.sketch.phase != CARDS
        while s.phase != OVER and s.round < end:
            if s.round != now:  # whose turn was the last of the round comes to its next one without another's between
                now = s.round
                own_turn = False
                if not self.planning:
                    self.node_at[self.seat] = -1
            seat = actor(s)
            mask = legal(s, seat)
            moment = s.round * 16 + (seat if s.phase <= BOOSTS else 8 + s.order[s.turn])
            if moment != before:  # chance of its own for every turn: what came before does not change its luck
                before = moment
                self.rng.state = stream_seed(self.chance_seed, moment)
            if seat != self.seat and s.phase != CARDS:
                own_turn = False
                if not self.planning:
                    self.node_at[self.seat] = -1
            if mask & (mask - 1) == 0:
                code = self.rng.pick(mask)
            elif self.node_at[seat] >= 0 and self.in_tree(s, seat, own_turn):
                code = self.select(s, seat, mask)
                self.descend(seat, code)
            elif self.opponent_trees and s.phase == START and s.round == self.sketch.round:
                code = self.place_move(s, seat, mask)
            else:
                code = self.rollout_move(s, seat, mask)
            move_on(s, seat, code)
        if s.phase == OVER:
            return self.reward(s, self.seat)
        return self.network.share(s, self.seat)

    def in_tree(self, s: State, seat: int, own_turn: bool) -> bool:
        """Whether a tree selects here, and not the rollout policy."""
        if seat == self.seat:
            return (own_turn or s.phase == CARDS) and not self.uniform
        return self.opponent_trees and s.phase == CARDS

    def rollout_move(self, s: State, seat: int, mask: int) -> int:
        """The rollout's move: what somebody would do here, with a little that nobody would expect."""
        if self.uniform:
            return self.rng.pick(mask)
        if s.phase == CARDS and self.has_belief(s, seat):
            return self.believed_card(seat, mask)
        epsilon = self.card_epsilon if s.phase == CARDS else self.epsilon
        if self.rng.below(256) < epsilon:
            return self.rng.pick(mask)
        return self.rollout_policy.choose(s, seat, self.rng)

    def has_belief(self, s: State, seat: int) -> bool:
        """Whether there is a belief for the card that a seat chooses now."""
        return self.believed[seat] != 0 and s.round == self.sketch.round and s.chosen[seat] == 0

    def believed_card(self, seat: int, mask: int) -> int:
        """A card that another seat may choose, sampled from the belief."""
        first = seat * CODES
        total = 0.0
        for code in range(CODES):
            if mask & BIT[code]:
                total += self.belief[first + code]
        if total <= 0.0:
            return self.rng.pick(mask)
        rest = total * (self.rng.below(1 << 20) / 1048576.0)
        for code in range(CODES):
            if mask & BIT[code]:
                rest -= self.belief[first + code]
                if rest < 0.0:
                    return code
        return self.rng.pick(mask)

    def select(self, s: State, seat: int, mask: int) -> int:
        """Selection: the policy's move at first, then that of the highest bound; another's card now as believed.

        What another seat chooses now without a belief, such as its second card, answers all that the seat tries.
        """
        node = self.node_at[seat]
        self.node_visits[node] += 1
        if seat != self.seat:
            if self.node_visits[node] <= self.expand_after or self.has_belief(s, seat):
                return self.rollout_move(s, seat, mask)
        elif self.node_visits[node] <= self.expand_after:
            return self.rollout_policy.choose(s, seat, self.rng)
        best = -1
        best_bound = -1.0
        first = node * CODES
        bonus = self.exploration * self.node_visits[node] ** 0.5
        for code in range(CODES):
            if mask & BIT[code]:
                count = self.visits[first + code]
                if count == 0:
                    bound = 2.0 + self.rng.below(1000) / 1000.0
                else:
                    bound = self.total_reward[first + code] / count + bonus / (1 + count)
                if bound > best_bound:
                    best_bound = bound
                    best = code
        return best

    def place_move(self, s: State, seat: int, mask: int) -> int:
        """A place of this round: the policy's at first, then that of the highest bound of those that are left.

        The nodes for that lie beside the tree: cards that are planned afterwards do not ask which place it was.
        """
        node = self.place_node(seat, mask)
        if node == 0 or self.depth >= MAX_DEPTH:
            return self.rollout_move(s, seat, mask)
        if self.node_visits[node] < self.expand_after:
            code = self.rollout_move(s, seat, mask)
        else:
            code = self.select_place(node, mask, self.rollout_policy.choose(s, seat, self.rng))
        self.node_visits[node] += 1
        self.path[self.depth] = node * CODES + code
        self.owner[self.depth] = seat
        self.depth += 1
        return code

    def place_node(self, seat: int, mask: int) -> int:
        """The node for the places that are left to a seat, by where it is in its tree; 0 if there is no room."""
        if self.node_at[seat] < 0:
            return 0
        key = stream_seed(mask, self.node_at[seat])
        node = self.place_nodes.get(key, 0)
        if node == 0:
            node = self.new_node()
            if node:
                self.place_nodes[key] = node
        return node

    def select_place(self, node: int, mask: int, policy_move: int) -> int:
        """The move of the highest bound: the policy's one unless another proves to be better."""
        first = node * CODES
        total = 0.0
        count = 0
        for code in range(CODES):
            if mask & BIT[code]:
                count += self.visits[first + code]
                total += self.total_reward[first + code]
        if count == 0:
            return policy_move  # nothing of what was tried here is known yet
        mean = total / count
        bonus = PLACE_EXPLORATION * self.node_visits[node] ** 0.5
        best = -1
        best_bound = -1.0
        for code in range(CODES):
            if mask & BIT[code]:
                count = self.visits[first + code]
                prior = mean if code == policy_move else mean - PLACE_HANDICAP
                value = (self.total_reward[first + code] + PLACE_PRIOR_VISITS * prior) / (count + PLACE_PRIOR_VISITS)
                bound = value + bonus / (1 + count)
                if bound > best_bound:
                    best_bound = bound
                    best = code
        return best

    def reward(self, s: State, seat: int) -> float:
        """The reward of a finished game for a seat: who won, and, a little, by how much."""
        best = -1000
        for i in range(s.deal.players):
            other = s.chapel_order[i]
            if other != seat and s.money[other] > best:
                best = s.money[other]
        margin = s.money[seat] - best
        won = 1.0 if final_place(s, seat) == 1 else 0.0
        if seat == self.seat:
            self.won = won
        if margin > 20:
            margin = 20
        if margin < -20:
            margin = -20
        return 0.9 * won + 0.1 * (margin + 20) / 40.0

    def visits_of(self, code: int) -> int:
        """How often a move was tried."""
        return self.visits[code] if 0 <= code < CODES else 0

    def value_of(self, code: int) -> float:
        """The value of a move: the mean reward after it."""
        return self.total_reward[code] / self.visits[code] if self.visits_of(code) else 0.0

    def wins_of(self, code: int) -> float:
        """The mean share of winning after a move, by itself."""
        return self.wins[code] / self.visits[code] if self.visits_of(code) else 0.0

    def money_of(self, code: int) -> float:
        """The mean of the money that the seat may expect at the end after a move."""
        return self.money[code] / self.visits[code] if self.visits_of(code) else 0.0
