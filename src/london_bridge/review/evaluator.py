"""What a position is worth to every seat: possible games from what all can see, played on by the policy. Compiled.

A position is a state whose unseen parts are 0 (`rules.chance`), or a real one, of which all is turned up. Every playout
lays out the unseen, plays until some round's end, where the network judges, or until the game's end, and adds what
every seat wins and holds. The n-th possible game of a seed is the same for all positions of a game as far as it can be:
its stacks are whole ones in a fixed random order, from which what is known is taken out; and every turn has luck of its
own. So what two positions share cancels between them. Imports the rules, the policy and the network.
"""

import math
from array import array

from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.value import Network
from london_bridge.rules import codes, sizes
from london_bridge.rules.engine import actor, legal, move_on
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.scoring import final_place
from london_bridge.rules.state import Deal, State
from london_bridge.rules.turn_order import turn_rondel

BIT = codes.BIT
CODES = codes.CODES
CARDS = codes.CARDS
BOOSTS = codes.BOOSTS
OVER = codes.OVER
MARKER = codes.MARKER


def lay_part(items: list[int], whole: list[int], first: int, size: int, room: int, rng: Rng) -> None:
    """Fill the zeros at the end of a part of a deal: all `size` pieces of the whole in a random order, less the known.

    What is known takes the first pieces of its kind out of the whole, so that every order of the rest is as likely.
    """
    order = [0] * 16
    used = [0] * 16
    known = 0
    while known < room and items[first + known]:
        for i in range(size):
            if not used[i] and whole[first + i] == items[first + known]:
                used[i] = 1
                break
        known += 1
    for i in range(size):
        order[i] = i
    for i in range(size - 1, 0, -1):
        j = rng.below(i + 1)
        held = order[i]
        order[i] = order[j]
        order[j] = held
    for i in range(size):
        if known < room and not used[order[i]]:
            items[first + known] = whole[first + order[i]]
            known += 1


def lay_unseen(deal: Deal, rng: Rng) -> None:
    """Lay out all that is not drawn yet; the same numbers of the generator are used whatever is known."""
    tables = deal.tables
    lay_part(deal.markers, tables.markers, 0, 15, deal.last_round, rng)
    for kind in range(sizes.KINDS):
        lay_part(deal.stacks, tables.tiles, kind * sizes.STACK_SIZE, sizes.STACK_SIZE, sizes.STACK_SIZE, rng)
    for stack in range(sizes.BONUS_STACKS):
        lay_part(
            deal.bonus,
            tables.bonus,
            stack * sizes.BONUS_STACK_SIZE,
            sizes.BONUS_STACK_SIZE,
            sizes.BONUS_STACK_SIZE,
            rng,
        )


class Evaluator:
    """Judges one position at a time; what it found stays until the next."""

    #: Playouts stop when this many more rounds have ended, the present one included.
    horizon: int
    #: How often, in 256ths, a playout decides at random; and how often it chooses a card so.
    noise: int
    card_noise: int
    playouts: int
    network: Network
    journeyman: Journeyman
    rng: Rng
    luck: int
    wins: "array[float]"  # seat: added up over the playouts
    money: "array[float]"
    guess: "array[float]"  # seat * CODES + code: how likely a seat begins its cards of this round so
    guessed: "array[int]"  # seat: whether there is such a guess

    def __init__(
        self, network: Network, journeyman: Journeyman, horizon: int = 2, noise: int = 6, card_noise: int = 100
    ) -> None:
        self.network = network
        self.journeyman = journeyman
        self.horizon = horizon
        self.noise = noise
        self.card_noise = card_noise
        self.rng = Rng(0)
        self.luck = 0
        self.playouts = 0
        self.wins = array("d", bytes(8 * 4))
        self.money = array("d", bytes(8 * 4))
        self.guess = array("d", bytes(8 * 4 * CODES))
        self.guessed = array("i", bytes(4 * 4))

    def expect(self, seat: int, code: int, weight: float) -> None:
        """Think that a seat may begin its cards so, in proportion to the weight."""
        if not 0 <= seat < sizes.SEATS or not 0 <= code < CODES:
            raise IndexError("there is no such seat or move")
        self.guess[seat * CODES + code] = weight
        self.guessed[seat] = 1

    def forget(self) -> None:
        """Expect nothing in particular of anybody."""
        for seat in range(sizes.SEATS):
            self.guessed[seat] = 0
            for code in range(CODES):
                self.guess[seat * CODES + code] = 0.0

    def judge(self, s: State, seed: int, playouts: int) -> None:
        """Play so many possible games of a seed from a position."""
        self.playouts = 0
        for seat in range(sizes.SEATS):
            self.wins[seat] = 0.0
            self.money[seat] = 0.0
        for number in range(playouts):
            self.play(s, stream_seed(seed, number))
            self.playouts += 1
            if s.phase == OVER:
                break  # there is nothing to find out

    def play(self, s: State, luck: int) -> None:
        """One possible game."""
        self.luck = luck
        self.rng.state = luck
        t = s.copy()
        t.deal = s.deal.copy()
        lay_unseen(t.deal, self.rng)
        t.undrawn = 0
        if t.phase == MARKER:
            turn_rondel(t)
        now = t.round
        end = now + self.horizon
        before = -1
        while t.phase != OVER and t.round < end:
            seat = actor(t)
            mask = legal(t, seat)
            moment = t.round * 16 + (seat if t.phase <= BOOSTS else 8 + t.order[t.turn])
            if moment != before:  # chance of its own for every turn: what came before does not change its luck
                before = moment
                self.rng.state = stream_seed(luck, moment)
            if mask & (mask - 1) == 0:
                code = self.rng.pick(mask)
            elif t.phase == CARDS and t.round == now and self.guessed[seat] and t.chosen[seat] == 0:
                code = self.guessed_card(seat, mask)
            elif self.rng.below(256) < (self.card_noise if t.phase == CARDS else self.noise):
                code = self.rng.pick(mask)
            else:
                code = self.journeyman.choose(t, seat, self.rng)
            move_on(t, seat, code)
        self.count(t)

    def guessed_card(self, seat: int, mask: int) -> int:
        """A card that a seat may begin with, by the guess."""
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

    def count(self, t: State) -> None:
        """Add what a playout came to: the result, or what the network expects."""
        players = t.deal.players
        if t.phase == OVER:
            for seat in range(players):
                self.money[seat] += t.money[seat]
                if final_place(t, seat) == 1:
                    self.wins[seat] += 1.0
            return
        expected = [0.0, 0.0, 0.0, 0.0]
        best = -1000.0
        for seat in range(players):
            expected[seat] = self.network.money(t, seat)
            self.money[seat] += expected[seat]
            if expected[seat] > best:
                best = expected[seat]
        scale = self.network.doubt[t.deal.last_round - t.round + 1]
        total = 0.0
        for seat in range(players):
            expected[seat] = math.exp((expected[seat] - best) / scale)
            total += expected[seat]
        for seat in range(players):
            self.wins[seat] += expected[seat] / total

    def wins_of(self, seat: int) -> float:
        """The mean share of winning."""
        return self.wins[seat] / self.playouts if 0 <= seat < sizes.SEATS and self.playouts else 0.0

    def money_of(self, seat: int) -> float:
        """The mean money at the end."""
        return self.money[seat] / self.playouts if 0 <= seat < sizes.SEATS and self.playouts else 0.0
