"""The journeyman at its cards, inside the compiled core: what it plays, raises and draws.

Coming early is worth the difference between the places that will be left. Imports the rules and the judgement.
"""

from london_bridge.bots.judge import Judge
from london_bridge.bots.situation import Situation
from london_bridge.rules import codes, scorings, sizes, words
from london_bridge.rules.rng import Rng
from london_bridge.rules.state import State, top_tile

BIT = codes.BIT
CARD = codes.CARD
NOBLEWOMAN = codes.NOBLEWOMAN
BOOST = codes.BOOST
PASS = codes.PASS
DRAW = codes.DRAW
DONE = codes.DONE
FREE_CENTRE = words.FREE_CENTRE
X_SPACE = words.X_SPACE
PLUS_ONE = words.PLUS_ONE
HIGHEST = scorings.HIGHEST
CENTRE_COSTS = scorings.CENTRE_COSTS
PLACES = 7  # the best so many places are thought of when cards are chosen

NEVER = -1000.0


class Bidder:
    """Knows what a turn is worth, and what to pay for it."""

    seen: Situation
    judge: Judge

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.seen = judge.seen

    def __reduce__(self) -> tuple[object, ...]:
        return (Bidder, (self.judge,))

    def choose_card(self, s: State, seat: int, mask: int, rng: Rng) -> int:
        """4.2: the card for which coming earlier is worth what it costs; 4.1: noblewomen first."""
        if mask & BIT[NOBLEWOMAN] and self.noblewoman_gain(s, seat) > 0.0:
            return NOBLEWOMAN
        self.find_places(s, seat)
        self.foresee(s, seat)
        first = s.chosen[seat]  # two players: the second card is for the second best place
        for earlier in range(4):
            self.seen.left[earlier] = self.place_worth(earlier, first)
        best = NEVER
        code = -1
        for value in range(sizes.CARD_VALUES):
            if mask & BIT[CARD + value]:
                worth = self.turn_worth(s, seat, value, first) + self.seen.lean[CARD + value]
                if value:
                    self.seen.hand[value] -= 1
                    worth += self.judge.hand_worth(s, seat)
                    self.seen.hand[value] += 1
                else:
                    worth += self.seen.held
                if self.seen.noise > 0.0:
                    worth += self.seen.noise * (rng.below(1000) + rng.below(1000)) / 1000.0
                self.seen.worth[CARD + value] = worth
                if worth > best:
                    best = worth
                    code = CARD + value
        return code

    def noblewoman_gain(self, s: State, seat: int) -> float:
        """4.1: what her card is worth beyond keeping the tile."""
        self.seen.hand[2] += 1
        gain = self.judge.hand_worth(s, seat) - self.seen.held + self.seen.lean[NOBLEWOMAN]
        self.seen.hand[2] -= 1
        return gain - (self.judge.tile_keep(s, seat) + self.seen.hold * self.seen.turns)

    def find_places(self, s: State, seat: int) -> None:
        """Fill self.seen.places with what the best places would bring if all were free, from the highest down."""
        tables = s.deal.tables
        count = 0
        centre = NEVER
        for kind in range(sizes.KINDS):
            if s.taken[kind] == sizes.STACK_SIZE:
                continue
            worth = self.judge.tile_gain(s, seat, top_tile(s, kind))
            if worth > centre:
                centre = worth
            space = tables.place_of[kind]
            if space == s.x:
                if not s.tiles[seat * sizes.BONUS_KINDS + X_SPACE]:
                    continue
                worth -= self.judge.tile_keep(s, seat) + self.seen.tile_worth[X_SPACE] * self.seen.wait
            else:
                worth += self.judge.income(
                    s, seat, tables.pays[(space - s.x + sizes.OUTER_SPACES) % sizes.OUTER_SPACES]
                )
            count = self.put_place(worth, count)
        if s.tiles[seat * sizes.BONUS_KINDS + FREE_CENTRE]:
            free = centre - self.judge.tile_keep(s, seat) - self.seen.tile_worth[FREE_CENTRE] * self.seen.wait
            count = self.put_place(free, count)
        elif s.money[seat] >= CENTRE_COSTS:
            count = self.put_place(centre + self.judge.income(s, seat, -CENTRE_COSTS), count)
        if count < PLACES:
            nothing = self.judge.pass_gain(s, seat)
            for at in range(count, PLACES):
                self.seen.places[at] = nothing

    def put_place(self, worth: float, count: int) -> int:
        """Put a place into the order of self.seen.places."""
        at = count if count < PLACES else PLACES - 1
        while at > 0 and self.seen.places[at - 1] < worth:
            self.seen.places[at] = self.seen.places[at - 1]
            at -= 1
        self.seen.places[at] = worth
        return count + 1 if count < PLACES else PLACES

    def turn_worth(self, s: State, seat: int, value: int, first: int) -> float:
        """What a turn with a card of this value can be expected to bring, by what the others may play."""
        players = s.deal.players
        self.seen.earlier[0] = 1.0
        for i in range(1, 4):
            self.seen.earlier[i] = 0.0
        highest = 1.0
        for other in range(players):
            if other == seat:
                continue
            chance = self.seen.before[other * sizes.CARD_VALUES + value]
            highest *= 1.0 - chance
            for _ in range(s.deal.cards_each):
                for i in range(3, 0, -1):
                    self.seen.earlier[i] += chance * (self.seen.earlier[i - 1] - self.seen.earlier[i])
                self.seen.earlier[0] *= 1.0 - chance
        worth = 0.0
        if s.deal.scoring[2] == HIGHEST and first == 0:
            if s.deal.cards_each == 2:
                highest *= highest
            worth = 2.0 * highest
        for i in range(players):
            if self.seen.earlier[i] > 0.0:
                worth += self.seen.earlier[i] * self.seen.left[i]
        return worth

    def place_worth(self, earlier: int, first: int) -> float:
        """What is left for one who comes after so many others; `first`: places that one has had already."""
        worth = 0.0
        for at in range(PLACES):
            place = at + first if at + first < PLACES else PLACES - 1
            worth += self.seen.shares[earlier * PLACES + at] * self.seen.places[place]
        return worth

    def foresee(self, s: State, seat: int) -> None:
        """Fill self.seen.before with how likely each other seat plays a card that goes before one of each value."""
        for other in range(s.deal.players):
            if other == seat:
                continue
            total = 0.0
            for card in range(sizes.CARD_VALUES):
                number = s.hand[other * sizes.CARD_VALUES + card]
                for slot in range(other * 2, other * 2 + s.chosen[other]):
                    if s.card[slot] == card:
                        number += 1  # it lies face down: for all one knows it is still in the hand
                self.seen.chance[card] = self.seen.card_play[card] if number else 0.0
                total += self.seen.chance[card]
            tie = s.chapel_rank[other] < s.chapel_rank[seat]
            higher = 0.0
            for card in range(4, -1, -1):
                equal = higher + self.seen.chance[card]
                self.seen.before[other * sizes.CARD_VALUES + card] = (
                    (equal if tie else higher) / total if total > 0.0 else 0.0
                )
                higher = equal

    def choose_boost(self, s: State, seat: int) -> int:
        """4.4: raise a card if that overtakes others and an earlier turn is worth the tile."""
        cost = self.judge.tile_keep(s, seat) + self.seen.tile_worth[PLUS_ONE] * self.seen.wait
        self.find_places(s, seat)
        code = PASS
        best = 0.0
        self.seen.worth[PASS] = 0.0
        for slot in range(seat * 2, seat * 2 + s.deal.cards_each):
            now = self.ahead_of(s, seat, slot, 0)
            for extra in range(1, s.tiles[seat * sizes.BONUS_KINDS + PLUS_ONE] + 1):
                then = self.ahead_of(s, seat, slot, extra)
                gain = self.place_worth(then, slot & 1) - self.place_worth(now, slot & 1) - cost * extra
                gain += self.seen.lean[BOOST + s.value[slot]] * extra
                if gain > self.seen.worth[BOOST + s.value[slot]]:
                    self.seen.worth[BOOST + s.value[slot]] = gain
                if then < now and gain > best:
                    best = gain
                    code = BOOST + s.value[slot]
        return code

    def ahead_of(self, s: State, seat: int, slot: int, extra: int) -> int:
        """How many turns of others come before that of a card, if it is raised."""
        count = 0
        value = s.value[slot] + extra
        for other in range(s.deal.players):
            if other != seat:
                for i in range(other * 2, other * 2 + s.deal.cards_each):
                    if s.value[i] > value or (s.value[i] == value and s.chapel_rank[other] < s.chapel_rank[seat]):
                        count += 1
        return count if count < 3 else 3

    def choose_draw(self, s: State, seat: int) -> int:
        """5.10: the first card of the best lot that the strength still covers."""
        self.judge.best_lot(s, seat, s.strength, s.last_drawn)
        return DRAW + self.seen.first_card - 1 if self.seen.first_card else DONE

    def weigh_draws(self, s: State, seat: int, mask: int) -> None:
        """5.10: what the hand is worth with each card as the next, and the best lot after it.

        Who can draw never stops: that counts for no more than the best card, whatever the hand is worth without it.
        """
        best = NEVER
        for value in range(1, 5):
            if mask & BIT[DRAW + value - 1]:
                after = s.copy()
                after.supply[value] -= 1
                self.seen.hand[value] += 1
                self.seen.worth[DRAW + value - 1] = self.judge.best_lot(after, seat, s.strength - value, value)
                self.seen.hand[value] -= 1
                if self.seen.worth[DRAW + value - 1] > best:
                    best = self.seen.worth[DRAW + value - 1]
        self.seen.worth[DONE] = self.seen.held if best == NEVER or self.seen.held < best else best
