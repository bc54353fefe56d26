"""Thinking ahead: tree search over games that agree with what the seat knows.

Every playout draws one possible game from the sketch (what lies face down is drawn anew), makes one of the seat's
moves, and goes on: the rest of the seat's own turn by a tree that grows where it is visited, everything after it by
the playout policy, until a round's end, where the network judges, or until the end of the game. Beyond the turn the
same moves meet different tables: a tree would answer their average, where the policy looks at each. Only for the cards
of later rounds (`planning`) the average is the better answer, since the policy sees little there. With many playouts
(`rivals`) every other seat has such a tree too, grown for its own good, and for the places of this round there is a
node for all that may be left of them: so everybody comes to better places than the policy's. Cards are chosen
at the same time by all: the others' are sampled from a guess (`expect`) or from the policy, neither of which sees the
seat's own, so that the seat answers the mixture. All moves meet the same possible games with the same luck in every
turn, so that luck cancels between them; `thinking` deals out the playouts.
"""

from array import array

from london_bridge.bots.builder import Builder
from london_bridge.bots.value import Network
from london_bridge.rules import codes
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

#: Nodes that the trees may have, and how many of their decisions a playout remembers.
NODES = 20_000
DEPTH = 128
#: How often another seat's plan must come to an edge for a node behind it: there are many, and most are never ripe.
WORN = 4
#: Places of this round: how much one that was tried little is worth trying, how much worse than the policy's one any
#: other is thought to be before it was tried, and for how many trials that counts.
PLACE_CURIOSITY = 0.03
PLACE_DOUBT = 0.05
PLACE_PRIOR = 8.0


class Search:
    """The trees for one decision of one seat at a time; made once, used again (`start`), since it is large."""

    seat: int
    seed: int
    size: int
    depth: int
    #: The seed of all chance in the present playout.
    luck: int
    #: Playouts stop when this many more rounds have ended, the present one included.
    horizon: int
    #: How often, in 256ths, a playout decides at random instead of by the policy; and how often it chooses a card so.
    noise: int
    card_noise: int
    #: Whether playouts decide at random throughout (flat Monte Carlo, as a yardstick).
    uniform: bool
    #: Whether the tree also holds the cards that the seat will choose in later rounds.
    planning: bool
    #: Whether each other seat has such a tree too, and the places of this round are found by trying them.
    rivals: bool
    #: A node follows the policy until it was visited this often; then it tries its moves.
    ripe: int
    #: How much a move that was tried little is worth trying (UCB).
    curiosity: float
    sketch: State
    network: Network
    builder: Builder
    rng: Rng
    child: "array[int]"  # node * CODES + code: the node behind a move, 0 if there is none yet
    visits: "array[int]"
    worth: "array[float]"
    seen: "array[int]"  # node: how often it was visited
    path: "array[int]"  # the edges of this playout
    owner: "array[int]"  # the seats that decided there
    at: "array[int]"  # seat: the node in its tree that this playout has come to, -1 outside
    shares: "array[float]"  # seat: what this playout was worth to it
    tables: dict[int, int]  # the node for the places that are left to one who has come to a node
    money: "array[float]"  # code: the money expected after it, added up over its playouts
    wins: "array[float]"  # code: the games won after it, or how likely they would be, added up likewise
    won: float  # whether the seat won the last game that was played to its end
    guess: "array[float]"  # seat * CODES + code: how likely another seat begins its cards so, for all the seat knows
    guessed: "array[int]"  # seat: whether there is such a guess

    def __init__(self, network: Network) -> None:
        self.network = network
        self.builder = Builder()
        self.rng = Rng(0)
        self.seat = 0
        self.seed = 0
        self.size = 1
        self.depth = 0
        self.luck = 0
        self.horizon = 2
        self.noise = 6
        self.card_noise = 20
        self.uniform = False
        self.planning = False
        self.rivals = False
        self.ripe = 12
        self.curiosity = 0.3
        self.child = array("i", bytes(4 * NODES * CODES))
        self.visits = array("i", bytes(4 * NODES * CODES))
        self.worth = array("d", bytes(8 * NODES * CODES))
        self.seen = array("i", bytes(4 * NODES))
        self.path = array("i", bytes(4 * DEPTH))
        self.owner = array("i", bytes(4 * DEPTH))
        self.at = array("i", bytes(4 * 4))
        self.shares = array("d", bytes(8 * 4))
        self.tables = {}
        self.money = array("d", bytes(8 * CODES))
        self.wins = array("d", bytes(8 * CODES))
        self.won = 0.0
        self.guess = array("d", bytes(8 * 4 * CODES))
        self.guessed = array("i", bytes(4 * 4))

    def start(self, sketch: State, seat: int, seed: int) -> None:
        """Take up a new decision."""
        if not 0 <= seat < sketch.deal.players:
            raise no_seat(sketch, seat)
        self.sketch = sketch
        self.seat = seat
        self.seed = seed
        self.size = 0
        self.tables = {}
        for _ in range(4):  # the roots: the seat's own is 0
            self.new_node()
        for code in range(CODES):
            self.money[code] = 0.0
            self.wins[code] = 0.0
        for other in range(4):
            self.guessed[other] = 0
            for code in range(CODES):
                self.guess[other * CODES + code] = 0.0

    def expect(self, other: int, code: int, weight: float) -> None:
        """Think that another seat may choose this card now, in proportion to the weight."""
        if not 0 <= other < self.sketch.deal.players:
            raise no_seat(self.sketch, other)
        if not 0 <= code < CODES:
            raise refused(self.sketch, other, code)
        self.guess[other * CODES + code] = weight
        self.guessed[other] = 1

    def new_node(self) -> int:
        """An empty node; 0 when there is no room (a root is never a child)."""
        if self.size >= NODES:
            return 0
        first = self.size * CODES
        for i in range(first, first + CODES):
            self.child[i] = 0
            self.visits[i] = 0
            self.worth[i] = 0.0
        self.seen[self.size] = 0
        self.size += 1
        return self.size - 1

    def world(self, number: int) -> State:
        """The number-th possible game: the same for every move that is tried in it."""
        self.luck = stream_seed(self.seed, number)
        self.rng.state = self.luck
        s = self.sketch.copy()
        s.deal = s.deal.copy()
        draw_unseen(s.deal, self.rng)
        if s.phase == CARDS:
            for other in range(s.deal.players):
                if other != self.seat:
                    s.chosen[other] = 0  # what they put down is not known: they choose once more, by the policy
        return s

    def playout(self, code: int, number: int) -> float:
        """Try a move in a possible game; what that is worth to the seat, as `outcome` or the network says."""
        if not 0 <= code < CODES or not legal(self.sketch, self.seat) & BIT[code]:
            raise refused(self.sketch, self.seat, code)
        s = self.world(number)
        self.depth = 0
        for i in range(4):
            self.at[i] = i + 1 if i < self.seat else i
        self.at[self.seat] = 0
        self.follow(self.seat, code)
        move_on(s, self.seat, code)
        share = self.play_on(s)
        self.shares[self.seat] = share
        if self.rivals:
            for i in range(s.deal.players):
                if i != self.seat:
                    self.shares[i] = self.outcome(s, i) if s.phase == OVER else self.network.share_of(i)
        for i in range(self.depth):
            edge = self.path[i]
            self.visits[edge] += 1
            self.worth[edge] += self.shares[self.owner[i]]
        if s.phase == OVER:
            self.money[code] += s.money[self.seat]
            self.wins[code] += self.won
        else:
            self.money[code] += self.network.expected
            self.wins[code] += share
        return share

    def follow(self, seat: int, code: int) -> None:
        """Walk along an edge of a seat's tree, remembering it, to the node behind it, or out of the tree."""
        if self.depth >= DEPTH:
            self.at[seat] = -1
            return
        edge = self.at[seat] * CODES + code
        self.path[self.depth] = edge
        self.owner[self.depth] = seat
        self.depth += 1
        if self.child[edge] == 0 and self.visits[edge] >= (1 if seat == self.seat else WORN):
            self.child[edge] = self.new_node()  # most edges are tried once: those need no node
        self.at[seat] = self.child[edge] if self.child[edge] else -1

    def play_on(self, s: State) -> float:
        """Play until the horizon, and judge."""
        end = self.sketch.round + self.horizon
        before = -1
        now = self.sketch.round
        own_turn = not self.planning or self.sketch.phase != CARDS
        while s.phase != OVER and s.round < end:
            if s.round != now:  # whose turn was the last of the round comes to its next one without another's between
                now = s.round
                own_turn = False
                if not self.planning:
                    self.at[self.seat] = -1
            seat = actor(s)
            mask = legal(s, seat)
            moment = s.round * 16 + (seat if s.phase <= BOOSTS else 8 + s.order[s.turn])
            if moment != before:  # chance of its own for every turn: what came before does not change its luck
                before = moment
                self.rng.state = stream_seed(self.luck, moment)
            if seat != self.seat and s.phase != CARDS:
                own_turn = False
                if not self.planning:
                    self.at[self.seat] = -1
            if mask & (mask - 1) == 0:
                code = self.rng.pick(mask)
            elif self.at[seat] >= 0 and self.plans(s, seat, own_turn):
                code = self.decide(s, seat, mask)
                self.follow(seat, code)
            elif self.rivals and s.phase == START and s.round == self.sketch.round:
                code = self.take_place(s, seat, mask)
            else:
                code = self.policy(s, seat, mask)
            move_on(s, seat, code)
        if s.phase == OVER:
            return self.outcome(s, self.seat)
        return self.network.share(s, self.seat)

    def plans(self, s: State, seat: int, own_turn: bool) -> bool:
        """Whether this decision belongs to a tree, and not to the policy."""
        if seat == self.seat:
            return (own_turn or s.phase == CARDS) and not self.uniform
        return self.rivals and s.phase == CARDS

    def policy(self, s: State, seat: int, mask: int) -> int:
        """What somebody would do here, with a little that nobody would expect."""
        if self.uniform:
            return self.rng.pick(mask)
        if s.phase == CARDS and self.foretold(s, seat):
            return self.guessed_card(seat, mask)
        noise = self.card_noise if s.phase == CARDS else self.noise
        if self.rng.below(256) < noise:
            return self.rng.pick(mask)
        return self.builder.choose(s, seat, self.rng)

    def foretold(self, s: State, seat: int) -> bool:
        """Whether there is a guess for the card that a seat chooses now."""
        return self.guessed[seat] != 0 and s.round == self.sketch.round and s.chosen[seat] == 0

    def guessed_card(self, seat: int, mask: int) -> int:
        """A card that another seat may choose, by the guess."""
        first = seat * CODES
        total = 0.0
        for code in range(CODES):
            if mask & BIT[code]:
                total += self.guess[first + code]
        if total <= 0.0:
            return self.rng.pick(mask)
        rest = total * (self.rng.below(1 << 20) / 1048576.0)
        for code in range(CODES):
            if mask & BIT[code]:
                rest -= self.guess[first + code]
                if rest < 0.0:
                    return code
        return self.rng.pick(mask)

    def decide(self, s: State, seat: int, mask: int) -> int:
        """The tree's choice: the policy's move at first, then the most promising one; another's card now as guessed.

        What another seat chooses now without a guess, such as the second of two cards, answers all that the seat tries.
        """
        node = self.at[seat]
        self.seen[node] += 1
        if seat != self.seat:
            if self.seen[node] <= self.ripe or self.foretold(s, seat):
                return self.policy(s, seat, mask)
        elif self.seen[node] <= self.ripe:
            return self.builder.choose(s, seat, self.rng)
        best = -1
        best_bound = -1.0
        first = node * CODES
        reach = self.curiosity * self.seen[node] ** 0.5
        for code in range(CODES):
            if mask & BIT[code]:
                count = self.visits[first + code]
                if count == 0:
                    bound = 2.0 + self.rng.below(1000) / 1000.0
                else:
                    bound = self.worth[first + code] / count + reach / (1 + count)
                if bound > best_bound:
                    best_bound = bound
                    best = code
        return best

    def take_place(self, s: State, seat: int, mask: int) -> int:
        """A place of this round: the policy's at first, then the most promising of those that are left.

        The nodes for that lie beside the tree: cards that are planned afterwards do not ask which place it was.
        """
        node = self.table_node(seat, mask)
        if node == 0 or self.depth >= DEPTH:
            return self.policy(s, seat, mask)
        if self.seen[node] < self.ripe:
            code = self.policy(s, seat, mask)
        else:
            code = self.promising(node, mask, self.builder.choose(s, seat, self.rng))
        self.seen[node] += 1
        self.path[self.depth] = node * CODES + code
        self.owner[self.depth] = seat
        self.depth += 1
        return code

    def table_node(self, seat: int, mask: int) -> int:
        """The node for the places that are left to a seat, by where it is in its tree; 0 if there is no room."""
        if self.at[seat] < 0:
            return 0
        key = stream_seed(mask, self.at[seat])
        node = self.tables.get(key, 0)
        if node == 0:
            node = self.new_node()
            if node:
                self.tables[key] = node
        return node

    def promising(self, node: int, mask: int, usual: int) -> int:
        """The move that is worth trying next: the policy's one unless another proves to be better."""
        first = node * CODES
        total = 0.0
        count = 0
        for code in range(CODES):
            if mask & BIT[code]:
                count += self.visits[first + code]
                total += self.worth[first + code]
        if count == 0:
            return usual  # nothing of what was tried here is known yet
        mean = total / count
        reach = PLACE_CURIOSITY * self.seen[node] ** 0.5
        best = -1
        best_bound = -1.0
        for code in range(CODES):
            if mask & BIT[code]:
                count = self.visits[first + code]
                prior = mean if code == usual else mean - PLACE_DOUBT
                bound = (self.worth[first + code] + PLACE_PRIOR * prior) / (count + PLACE_PRIOR) + reach / (1 + count)
                if bound > best_bound:
                    best_bound = bound
                    best = code
        return best

    def outcome(self, s: State, seat: int) -> float:
        """The end of the game for a seat: who won, and, a little, by how much."""
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

    def worth_of(self, code: int) -> float:
        """What a move is worth: the mean share of winning after it, and, a little, by how much."""
        return self.worth[code] / self.visits[code] if self.visits_of(code) else 0.0

    def wins_of(self, code: int) -> float:
        """The mean share of winning after a move, by itself."""
        return self.wins[code] / self.visits[code] if self.visits_of(code) else 0.0

    def money_of(self, code: int) -> float:
        """The mean of the money that the seat may expect at the end after a move."""
        return self.money[code] / self.visits[code] if self.visits_of(code) else 0.0
