"""The journeyman's judgement, inside the compiled core: what a building, a hand or a bonus tile is worth to a seat.

Every method answers in pounds, after `look`. Imports the rules and the situation.
"""

from london_bridge.bots.situation import Situation
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import codes, scorings, sizes, words
from london_bridge.rules.building import legal_sites
from london_bridge.rules.scoring import unused_tiles
from london_bridge.rules.state import State

BIT = codes.BIT
BUILD = codes.BUILD
GATE = words.GATE
GUILD = words.GUILD
CHAPEL = words.CHAPEL
HOSTELRY = words.HOSTELRY
PARK = words.PARK
HABERDASHER = words.HABERDASHER
FIRST_PARK = words.FIRST_PARK
OPEN = words.FIRST_PARK  # the number to stay below after a park, and on an empty bridge

BY_CHAPEL = scorings.BY_CHAPEL
BY_GATE = scorings.BY_GATE
BY_HOSTELRY = scorings.BY_HOSTELRY
BY_BRIDGE = scorings.BY_BRIDGE
BASE = scorings.BASE
MOST = scorings.MOST
LEADER = scorings.LEADER
DISTANCE = scorings.DISTANCE
AGAIN = scorings.AGAIN
STEPS = scorings.STEPS
TILES = scorings.TILES
HIGHEST = scorings.HIGHEST
CARDS = scorings.CARDS
CARD_SETS = scorings.CARD_SETS
LONGEST = scorings.LONGEST
LOWEST = scorings.LOWEST
LOW = scorings.LOW
KIND_SETS = scorings.KIND_SETS
CARD_OF_SET = scorings.CARD_OF_SET
LOW_NUMBER = scorings.LOW_NUMBER
LOW_PAYS = scorings.LOW_PAYS
TILES_PAY = scorings.TILES_PAY
CENTRE_COSTS = scorings.CENTRE_COSTS

#: What overtaking one opponent in a ranking is worth on average (8.1), by the number of players.
PRIZE = [0.0, 0.0] + [scorings.PRIZES[0] / (players - 1) for players in (2, 3, 4)]
#: What being on the way to the next step of 9.13 is worth, by the number of cards.
ON_THE_WAY = [0.0, 1.0, 2.5, 0.0, 1.5, 0.0, 1.0, 2.0, 0.0]
CARD_COUNT = [pays + more for pays, more in zip(scorings.CARDS_PAY, ON_THE_WAY, strict=True)]


class Judge:
    """Knows what things are worth in a situation."""

    seen: Situation

    def __init__(self, seen: Situation) -> None:
        self.seen = seen

    def __reduce__(self) -> tuple[object, ...]:
        return (Judge, (self.seen,))

    def ranked(self, others: list[float], seat: int, mine: float, spread: float) -> float:
        """8.1: what a place in a ranking promises, if each is open to those within a spread that narrows to the end."""
        total = 0.0
        reach = 2.0 * spread * (1.0 + self.seen.drift * self.seen.turns)
        for other in range(self.seen.players):
            if other != seat:
                chance = 0.5 + (mine - others[other]) / reach
                if chance > 0.0:
                    total += chance if chance < 1.0 else 1.0
        return total * PRIZE[self.seen.players]

    def hand_worth(self, s: State, seat: int) -> float:
        """What the cards of self.seen.hand are worth: for the turns that are left, and for the scoring."""
        hand = self.seen.hand
        count = hand[1] + hand[2] + hand[3] + hand[4]
        worth = (
            hand[1] * self.seen.card_worth[1]
            + hand[2] * self.seen.card_worth[2]
            + hand[3] * self.seen.card_worth[3]
            + hand[4] * self.seen.card_worth[4]
        )
        useful = self.seen.spare + self.seen.enough * self.seen.turns
        if self.seen.turns == 0:
            worth = 0.0
        elif count > useful:
            worth = worth * useful / count
        scoring = s.deal.scoring[BY_HOSTELRY]
        if scoring == MOST or scoring == HIGHEST:
            return worth
        trust = 1.0 - self.seen.hand_score * self.seen.turns
        if trust <= 0.0:
            return worth
        if scoring == BASE:
            total = hand[1] + 2.0 * hand[2] + 3.0 * hand[3] + 4.0 * hand[4]
            return worth + trust * self.seen.rank_hand * self.ranked(
                self.seen.totals, seat, total, self.seen.spread_hand
            )
        if scoring == CARDS:
            cards = int(count + hand[0])
            return worth + trust * CARD_COUNT[cards if cards < 8 else 8]
        sets = hand[1]
        for value in range(2, sizes.CARD_VALUES):
            if hand[value] < sets:
                sets = hand[value]
            worth += trust * CARD_OF_SET * sets
        return worth

    def tile_keep(self, s: State, seat: int) -> float:
        """What a bonus tile pays at the end if it is not used (8.7, 9.12)."""
        if s.deal.scoring[BY_GATE] != TILES:
            return 1.0
        count = unused_tiles(s, seat)
        if count > 4:
            return 0.0
        return TILES_PAY[count] - TILES_PAY[count - 1] if count else 1.0

    def chapel_gain(self, s: State, seat: int, steps: int) -> float:
        """What going that far on the chapel track brings."""
        old = s.chapel[seat]
        last = s.deal.tables.chapel_last
        new = old + steps if old + steps < last else last
        if new == old:
            return 0.0
        scoring = s.deal.scoring[BY_CHAPEL]
        table = (1 if scoring == DISTANCE else 2 if scoring == AGAIN else 0) * 13 + self.seen.turns
        worth = self.seen.chapel_track[table * 41 + new] - self.seen.chapel_track[table * 41 + old]
        front = 0
        for other in range(self.seen.players):
            if other != seat:
                if old <= s.chapel[other] <= new and s.chapel_rank[other] < s.chapel_rank[seat]:
                    worth += self.seen.ahead * self.seen.turns
                if s.chapel[other] > front:
                    front = s.chapel[other]
        if scoring == BASE:
            more = self.ranked_track(s.chapel, seat, new, self.seen.spread_chapel)
            worth += self.seen.rank_chapel * (more - self.ranked_track(s.chapel, seat, old, self.seen.spread_chapel))
        elif scoring == LEADER:
            worth += self.lead(new - front) - self.lead(old - front)
        return worth

    def gate_gain(self, s: State, seat: int, steps: int) -> float:
        """What going that far on the gate track brings, bonus tiles included."""
        old = s.gate[seat]
        last = s.deal.tables.gate_last
        new = old + steps if old + steps < last else last
        if new == old:
            return 0.0
        scoring = s.deal.scoring[BY_GATE]
        table = (1 if scoring == STEPS else 2 if scoring == TILES else 0) * 13 + self.seen.turns
        worth = self.seen.gate_track[table * 41 + new] - self.seen.gate_track[table * 41 + old]
        if scoring == BASE:
            more = self.ranked_track(s.gate, seat, new, self.seen.spread_gate)
            worth += self.seen.rank_gate * (more - self.ranked_track(s.gate, seat, old, self.seen.spread_gate))
        elif scoring == LEADER:
            front = 0
            for other in range(self.seen.players):
                if other != seat and s.gate[other] > front:
                    front = s.gate[other]
            worth += self.lead(new - front) - self.lead(old - front)
        return worth

    def ranked_track(self, spaces: list[int], seat: int, mine: int, spread: float) -> float:
        """`ranked` for the markers of a track."""
        total = 0.0
        reach = 2.0 * spread * (1.0 + self.seen.drift * self.seen.turns)
        for other in range(self.seen.players):
            if other != seat:
                chance = 0.5 + (mine - spaces[other]) / reach
                if chance > 0.0:
                    total += chance if chance < 1.0 else 1.0
        return total * PRIZE[self.seen.players]

    def lead(self, distance: int) -> float:
        """9.5, 9.6: what the leader of a track may yet take, at a distance from the next marker."""
        chance = 0.5 + distance / (2.0 * self.seen.spread_chapel)
        chance = 0.0 if chance < 0.0 else chance if chance < 1.0 else 1.0
        return chance * (1.0 + self.seen.leader * self.seen.turns)

    def draw_gain(self, s: State, seat: int, strength: int) -> float:
        """5.10: what a hostelry's cards are worth: the highest that there are, the most, or those that make sets."""
        scoring = s.deal.scoring[BY_HOSTELRY]
        if scoring == CARD_SETS:
            return self.best_lot(s, seat, strength, 4) - self.seen.held
        hand = self.seen.hand
        left = strength
        for value in range(1 if scoring == CARDS else 4, 0, -1):
            number = self.most(s, value, left, 4)
            hand[value] += number
            left -= number * value
        worth = self.hand_worth(s, seat)
        for value in range(sizes.CARD_VALUES):
            hand[value] = s.hand[seat * sizes.CARD_VALUES + value]
        return worth - self.seen.held

    def best_lot(self, s: State, seat: int, strength: int, high: int) -> float:
        """What the hand is worth with the best cards, none above `high`, that a strength covers: `first_card` first."""
        hand = self.seen.hand
        best = -1000.0
        for four in range(self.most(s, 4, strength, high) + 1):
            left = strength - 4 * four
            hand[4] += four
            for three in range(self.most(s, 3, left, high) + 1):
                rest = left - 3 * three
                hand[3] += three
                for two in range(self.most(s, 2, rest, high) + 1):
                    one = self.most(s, 1, rest - 2 * two, high)
                    hand[2] += two
                    hand[1] += one
                    worth = self.hand_worth(s, seat)
                    hand[2] -= two
                    hand[1] -= one
                    if worth > best:
                        best = worth
                        self.seen.first_card = 4 if four else 3 if three else 2 if two else 1 if one else 0
                hand[3] -= three
            hand[4] -= four
        return best

    def most(self, s: State, value: int, strength: int, high: int) -> int:
        """How many cards of a value can be drawn."""
        if value > high:
            return 0
        number = strength // value
        return number if number < s.supply[value] else s.supply[value]

    def income(self, s: State, seat: int, amount: int) -> float:
        """Money on the rondel, and the trouble of having too little for the centre."""
        if self.seen.turns and s.money[seat] + amount < CENTRE_COSTS:
            return amount - self.seen.poor
        return amount

    def appraise(self, s: State, seat: int, tile: int) -> float:
        """What taking a tile now would be worth to a seat, the rondel's money apart; to compare it with others."""
        self.seen.look(s, seat)
        if not 1 <= tile <= 64:
            raise LondonBridgeError(f"There is no tile {tile}; tiles go from 1 to 64 (rule 1.1).")
        self.seen.held = self.hand_worth(s, seat)
        return self.tile_gain(s, seat, tile)

    # --- building -----------------------------------------------------------------------------------------------

    def tile_gain(self, s: State, seat: int, tile: int) -> float:
        """What taking a tile brings, on the best of the sites where it may stand."""
        built = s.built[seat]
        if tile < self.seen.last or tile >= FIRST_PARK:
            return self.site_gain(s, seat, tile, built)  # 5.5, 5.6
        mask = legal_sites(s, seat, tile)
        best = -1000.0
        for site in range(built):
            if mask & BIT[BUILD + site]:
                worth = self.site_gain(s, seat, tile, site)
                if worth > best:
                    best = worth
        return best

    def site_gain(self, s: State, seat: int, tile: int, site: int) -> float:
        """What building a tile on a site brings, in all respects but the rondel's money."""
        tables = s.deal.tables
        kind = tables.kind[tile]
        crest = tables.crest[tile]
        built = s.built[seat]
        turns = self.seen.turns
        last = self.seen.last
        old = 0
        gone = -1  # the crest that a replaced building takes away
        if site < built:
            old = s.bridge[seat * sizes.SITES + site]
            gone = tables.crest[old]
            if site == built - 1:
                last = tile
        else:
            built += 1
            last = OPEN if kind == PARK else tile
        worth = self.seen.line[(turns * 13 + built) * 62 + last]
        first = seat * sizes.CRESTS
        strength = 1
        if gone >= 0:
            for each in range(sizes.CRESTS):
                if gone == each or gone == 4:
                    worth -= turns * (self.seen.crest + self.seen.crest_again * (s.crests[first + each] - 1))
                    if crest == each:
                        strength = 0
                    elif crest == 4:
                        worth -= turns * self.seen.crest_again
        if crest < 4:
            strength += s.crests[first + crest]
            worth += turns * (self.seen.crest + self.seen.crest_again * (strength - 1))
        else:
            all_four = s.crests[first] + s.crests[first + 1] + s.crests[first + 2] + s.crests[first + 3]
            worth += turns * (4.0 * self.seen.crest + self.seen.crest_again * all_four)
        if kind == HABERDASHER:
            worth += strength
        elif kind == CHAPEL:
            worth += self.chapel_gain(s, seat, strength)
        elif kind == GATE:
            worth += self.gate_gain(s, seat, strength)
        elif kind == HOSTELRY:
            worth += self.draw_gain(s, seat, strength)
        return worth + self.scored(s, seat, tile, kind, old, built, last)

    def scored(self, s: State, seat: int, tile: int, kind: int, old: int, built: int, last: int) -> float:
        """What the scorings that look at the bridge itself make of a new building."""
        deal = s.deal
        worth = 0.0
        gone = deal.tables.kind[old] if old else -1
        if deal.scoring[BY_CHAPEL] == MOST and (kind == CHAPEL) != (gone == CHAPEL):
            worth += self.one_more(self.seen.chapels, seat, kind == CHAPEL)
        if deal.scoring[BY_GATE] == MOST and (kind == GATE) != (gone == GATE):
            worth += self.one_more(self.seen.gates, seat, kind == GATE)
        if deal.scoring[BY_HOSTELRY] == MOST and (kind == HOSTELRY) != (gone == HOSTELRY):
            worth += self.one_more(self.seen.hostelries, seat, kind == HOSTELRY)
        scoring = deal.scoring[BY_BRIDGE]
        if scoring == BASE:
            worth += self.seen.rank_bridge * self.ranked_track(s.built, seat, built, self.seen.spread_built)
        elif scoring == LOW:
            worth += LOW_PAYS * ((tile <= LOW_NUMBER) - (0 < old <= LOW_NUMBER))
        elif scoring == LOWEST:
            if kind != PARK and (s.lowest == 0 or tile < s.lowest):
                chance = self.seen.lowest
                for _ in range(s.turn + 1, deal.players * deal.cards_each):
                    chance *= 1.0 - tile / 120.0
                worth += 2.0 * chance
        elif scoring == KIND_SETS:
            worth += self.sets(kind, gone)
        elif scoring == LONGEST:
            worth += self.line_rank(s, seat, kind, old, last)
        return worth

    def pass_gain(self, s: State, seat: int) -> float:
        """What building nothing leaves (5.4), to compare with `tile_gain`."""
        built = s.built[seat]
        worth = self.seen.line[(self.seen.turns * 13 + built) * 62 + self.seen.last]
        scoring = s.deal.scoring[BY_BRIDGE]
        if scoring == BASE:
            worth += self.seen.rank_bridge * self.ranked_track(s.built, seat, built, self.seen.spread_built)
        elif scoring == KIND_SETS:
            worth += self.sets(-1, -1)
        elif scoring == LONGEST:
            worth += self.seen.rank_bridge * self.ranked(
                self.seen.runs, seat, self.seen.runs[seat], self.seen.spread_line
            )
        return worth

    def one_more(self, counts: list[float], seat: int, more: bool) -> float:
        """9.1 to 9.3: one more, or one less, of a kind that is ranked."""
        mine = counts[seat]
        other = mine + 1.0 if more else mine - 1.0
        now = self.ranked(counts, seat, other, self.seen.spread_kind)
        return self.seen.rank_kind * (now - self.ranked(counts, seat, mine, self.seen.spread_kind))

    def sets(self, kind: int, gone: int) -> float:
        """9.16: how near complete sets of six kinds are, with a building more and perhaps one less."""
        worth = 0.0
        for level in range(1, 3):
            number = 0
            for each in range(sizes.KINDS):
                count = self.seen.kinds[each] + (1.0 if each == kind else 0.0) - (1.0 if each == gone else 0.0)
                if count >= level:
                    number += 1
            if sizes.KINDS - number <= self.seen.turns:
                worth += self.seen.set_worth[number]
        return worth

    def line_rank(self, s: State, seat: int, kind: int, old: int, last: int) -> float:
        """9.4: the longest line with a new building."""
        mine = self.seen.runs[seat]
        if old == 0:
            best = run = 0
            for at in range(seat * sizes.SITES, seat * sizes.SITES + s.built[seat]):
                run = run + 1 if s.bridge[at] < FIRST_PARK else 0
                if run > best:
                    best = run
            run = 0 if kind == PARK else run + 1
            hope = run + self.seen.run[self.seen.turns * 62 + last]
            mine = hope if hope > best else best
        return self.seen.rank_bridge * self.ranked(self.seen.runs, seat, mine, self.seen.spread_line)
