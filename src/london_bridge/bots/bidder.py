"""The builder at its cards, inside the compiled core: what it plays, raises and draws.

Coming early is worth the difference between the places that will be left. Imports the rules and the judgement.
"""

from london_bridge.bots.judge import Judge
from london_bridge.rules import codes, words
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
HIGHEST = words.SCORINGS["hostelry"].index("highest")
PLACES = 7  # the best so many places are thought of when cards are chosen

NEVER = -1000.0


class Bidder(Judge):
    """Knows what a turn is worth, and what to pay for it."""

    def choose_card(self, s: State, seat: int, mask: int, rng: Rng) -> int:
        """4.2: the card for which coming earlier is worth what it costs; 4.1: noblewomen first."""
        if mask & BIT[NOBLEWOMAN]:
            self.hand[2] += 1
            gain = self.hand_worth(s, seat) - self.held
            self.hand[2] -= 1
            if gain > self.tile_keep(s, seat) + self.hold * self.turns:
                return NOBLEWOMAN
        self.find_places(s, seat)
        self.foresee(s, seat)
        first = s.chosen[seat]  # two players: the second card is for the second best place
        for earlier in range(4):
            self.left[earlier] = self.place_worth(earlier, first)
        best = NEVER
        code = -1
        for value in range(5):
            if mask & BIT[CARD + value]:
                worth = self.turn_worth(s, seat, value, first)
                if value:
                    self.hand[value] -= 1
                    worth += self.hand_worth(s, seat)
                    self.hand[value] += 1
                else:
                    worth += self.held
                if self.noise > 0.0:
                    worth += self.noise * (rng.below(1000) + rng.below(1000)) / 1000.0
                if worth > best:
                    best = worth
                    code = CARD + value
        return code

    def find_places(self, s: State, seat: int) -> None:
        """Fill self.places with what the best places would bring if all were free, from the highest down."""
        tables = s.deal.tables
        count = 0
        centre = NEVER
        for kind in range(6):
            if s.taken[kind] == 12:
                continue
            worth = self.tile_gain(s, seat, top_tile(s, kind))
            if worth > centre:
                centre = worth
            space = tables.place_of[kind]
            if space == s.x:
                if not s.tiles[seat * 8 + X_SPACE]:
                    continue
                worth -= self.tile_keep(s, seat) + self.tile_worth[X_SPACE] * self.wait
            else:
                worth += self.income(s, seat, tables.pays[(space - s.x + 6) % 6])
            count = self.put_place(worth, count)
        if s.tiles[seat * 8 + FREE_CENTRE]:
            free = centre - self.tile_keep(s, seat) - self.tile_worth[FREE_CENTRE] * self.wait
            count = self.put_place(free, count)
        elif s.money[seat] >= 2:
            count = self.put_place(centre + self.income(s, seat, -2), count)
        if count < PLACES:
            nothing = self.pass_gain(s, seat)
            for at in range(count, PLACES):
                self.places[at] = nothing

    def put_place(self, worth: float, count: int) -> int:
        """Put a place into the order of self.places."""
        at = count if count < PLACES else PLACES - 1
        while at > 0 and self.places[at - 1] < worth:
            self.places[at] = self.places[at - 1]
            at -= 1
        self.places[at] = worth
        return count + 1 if count < PLACES else PLACES

    def turn_worth(self, s: State, seat: int, value: int, first: int) -> float:
        """What a turn with a card of this value can be expected to bring, by what the others may play."""
        players = s.deal.players
        self.earlier[0] = 1.0
        for i in range(1, 4):
            self.earlier[i] = 0.0
        highest = 1.0
        for other in range(players):
            if other == seat:
                continue
            chance = self.before[other * 5 + value]
            highest *= 1.0 - chance
            for _ in range(s.deal.cards_each):
                for i in range(3, 0, -1):
                    self.earlier[i] += chance * (self.earlier[i - 1] - self.earlier[i])
                self.earlier[0] *= 1.0 - chance
        worth = 0.0
        if s.deal.scoring[2] == HIGHEST and first == 0:
            if s.deal.cards_each == 2:
                highest *= highest
            worth = 2.0 * highest
        for i in range(players):
            if self.earlier[i] > 0.0:
                worth += self.earlier[i] * self.left[i]
        return worth

    def place_worth(self, earlier: int, first: int) -> float:
        """What is left for one who comes after so many others; `first`: places that one has had already."""
        worth = 0.0
        for at in range(PLACES):
            place = at + first if at + first < PLACES else PLACES - 1
            worth += self.shares[earlier * PLACES + at] * self.places[place]
        return worth

    def foresee(self, s: State, seat: int) -> None:
        """Fill self.before with how likely each other seat plays a card that goes before one of each value."""
        for other in range(s.deal.players):
            if other == seat:
                continue
            total = 0.0
            for card in range(5):
                number = s.hand[other * 5 + card]
                for slot in range(other * 2, other * 2 + s.chosen[other]):
                    if s.card[slot] == card:
                        number += 1  # it lies face down: for all one knows it is still in the hand
                self.chance[card] = self.card_play[card] if number else 0.0
                total += self.chance[card]
            tie = s.chapel_rank[other] < s.chapel_rank[seat]
            higher = 0.0
            for card in range(4, -1, -1):
                equal = higher + self.chance[card]
                self.before[other * 5 + card] = (equal if tie else higher) / total if total > 0.0 else 0.0
                higher = equal

    def choose_boost(self, s: State, seat: int) -> int:
        """4.4: raise a card if that overtakes others and an earlier turn is worth the tile."""
        cost = self.tile_keep(s, seat) + self.tile_worth[PLUS_ONE] * self.wait
        self.find_places(s, seat)
        code = PASS
        best = 0.0
        for slot in range(seat * 2, seat * 2 + s.deal.cards_each):
            now = self.ahead_of(s, seat, slot, 0)
            for extra in range(1, s.tiles[seat * 8 + PLUS_ONE] + 1):
                then = self.ahead_of(s, seat, slot, extra)
                gain = self.place_worth(then, slot & 1) - self.place_worth(now, slot & 1) - cost * extra
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
        self.best_lot(s, seat, s.strength, s.last_drawn)
        return DRAW + self.first_card - 1 if self.first_card else DONE
