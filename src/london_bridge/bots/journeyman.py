"""The journeyman: a fast, hand-written player that takes what its judgement says brings the most.

One method for each kind of decision in its turn; `situation` is what it sees, `judge` has the worth of things, `bidder`
decides about cards. Imports the rules and these.
"""

from collections.abc import Mapping

from london_bridge.bots.bidder import Bidder
from london_bridge.bots.choose import Chooser
from london_bridge.bots.judge import Judge
from london_bridge.bots.situation import Situation
from london_bridge.rules import codes, scorings, sizes, words
from london_bridge.rules.engine import legal
from london_bridge.rules.rng import Rng
from london_bridge.rules.state import State, top_bonus, top_tile

BIT = codes.BIT
CODES = codes.CODES
NOBLEWOMAN = codes.NOBLEWOMAN
PASS = codes.PASS
ADVANCE_CHAPEL = codes.ADVANCE_CHAPEL
ADVANCE_GATE = codes.ADVANCE_GATE
PLACE = codes.PLACE
CENTRE = codes.CENTRE
FREE = codes.FREE
BUILD = codes.BUILD
BONUS = codes.BONUS
CODE_TAKE_BACK = codes.TAKE_BACK
DONE = codes.DONE
CARDS_PHASE = codes.CARDS
BOOSTS_PHASE = codes.BOOSTS
START_PHASE = codes.START
SITE_PHASE = codes.SITE
TILES_PHASE = codes.TILES
DRAWING_PHASE = codes.DRAWING
SHARE = words.SHARE
FREE_CENTRE = words.FREE_CENTRE
X_SPACE = words.X_SPACE
CENTRE_SPACE = sizes.CENTRE_SPACE
CENTRE_COSTS = scorings.CENTRE_COSTS

NEVER = -1000.0


class Journeyman(Chooser):
    # The first line is how C tells a signature: of a compiled class, `inspect` finds no other.
    """Journeyman(weights=None)\n--\n\nChooses by judgement, one decision at a time, without looking ahead."""

    seen: Situation
    judge: Judge
    bidder: Bidder

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        self.seen = Situation(weights)
        self.judge = Judge(self.seen)
        self.bidder = Bidder(self.judge)

    def __reduce__(self) -> tuple[object, ...]:
        return (Journeyman, (self.seen.weights,))

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """The code of the move that seems best."""
        mask = legal(s, seat)
        if not mask & (mask - 1):
            return rng.pick(mask)  # there is only one
        return self.choose_among(s, seat, mask, rng)

    def choose_among(self, s: State, seat: int, mask: int, rng: Rng) -> int:
        """The best of some of the legal moves; cards to draw and plus-one tiles are always looked at whole."""
        self.seen.look(s, seat)
        self.seen.held = self.judge.hand_worth(s, seat)
        phase = s.phase
        if phase == CARDS_PHASE:
            return self.bidder.choose_card(s, seat, mask, rng)
        if phase == START_PHASE:
            return self.choose_place(s, seat, mask)
        if phase == SITE_PHASE:
            return self.choose_site(s, seat, mask)
        if phase == DRAWING_PHASE:
            return self.bidder.choose_draw(s, seat)
        if phase == TILES_PHASE:
            return self.choose_tile(s, seat, mask)
        if phase == BOOSTS_PHASE:
            return self.bidder.choose_boost(s, seat)
        return self.choose_end(s, seat, mask)

    def appraise(self, s: State, seat: int) -> list[float]:
        """What every move is worth, by code, in pounds that compare with each other; NEVER for what is not legal.

        The best is what `choose` takes, since both read the same figures.
        """
        mask = legal(s, seat)
        for code in range(CODES):
            self.seen.worth[code] = NEVER
        self.seen.look(s, seat)
        self.seen.held = self.judge.hand_worth(s, seat)
        if s.phase == CARDS_PHASE:
            self.bidder.choose_card(s, seat, mask & ~BIT[NOBLEWOMAN], Rng(0))
            if mask & BIT[NOBLEWOMAN]:
                self.seen.worth[NOBLEWOMAN] = self.best_worth(mask) + self.bidder.noblewoman_gain(s, seat)
        elif s.phase == START_PHASE:
            self.choose_place(s, seat, mask)
            self.weigh_early_tiles(s, seat, mask)
        elif s.phase == DRAWING_PHASE:
            self.bidder.weigh_draws(s, seat, mask)
        elif mask:
            self.choose_among(s, seat, mask, Rng(0))
        return [self.seen.worth[code] if mask & BIT[code] else NEVER for code in range(CODES)]

    def best_worth(self, mask: int) -> float:
        """The most that any of some moves is worth, as it was just found."""
        best = NEVER
        for code in range(CODES):
            if mask & BIT[code] and self.seen.worth[code] > best:
                best = self.seen.worth[code]
        return best

    def weigh_early_tiles(self, s: State, seat: int, mask: int) -> None:
        """6.4, 6.5 before the pawn: no more than the best place, since the same tile can be used after it."""
        most = self.best_worth(mask & ~(BIT[ADVANCE_CHAPEL] | BIT[ADVANCE_GATE]))
        tiles = mask & (BIT[ADVANCE_CHAPEL] | BIT[ADVANCE_GATE])
        if tiles:
            self.choose_end(s, seat, tiles)
            for code in (ADVANCE_CHAPEL, ADVANCE_GATE):
                beyond = self.seen.worth[code] - self.seen.worth[DONE]
                self.seen.worth[code] = most + (beyond if beyond < 0.0 else 0.0)

    # --- the pawn -----------------------------------------------------------------------------------------------

    def choose_place(self, s: State, seat: int, mask: int) -> int:
        """5.2: the space and tile that bring the most, bonus tiles that it takes included."""
        tables = s.deal.tables
        keep = self.judge.tile_keep(s, seat)
        best = NEVER
        code = PASS
        if mask & BIT[PASS]:
            best = self.judge.pass_gain(s, seat) + self.seen.lean[PASS]
            self.seen.worth[PASS] = best
        for kind in range(sizes.KINDS):
            space = tables.place_of[kind]
            outer = PLACE + space
            if not mask & (BIT[outer] | BIT[CENTRE + kind] | BIT[FREE + kind]):
                continue
            worth = self.judge.tile_gain(s, seat, top_tile(s, kind))
            if mask & BIT[outer]:
                gain = worth + self.seen.lean[outer]
                if space == s.x:
                    gain -= keep + self.seen.tile_worth[X_SPACE] * self.seen.wait
                else:
                    gain += self.judge.income(
                        s, seat, tables.pays[(space - s.x + sizes.OUTER_SPACES) % sizes.OUTER_SPACES]
                    )
                if s.pawns[space]:
                    gain -= keep + self.seen.tile_worth[SHARE] * self.seen.wait
                self.seen.worth[outer] = gain
                if gain > best:
                    best = gain
                    code = outer
            if mask & (BIT[CENTRE + kind] | BIT[FREE + kind]):
                gain = worth
                if s.pawns[CENTRE_SPACE]:
                    gain -= keep + self.seen.tile_worth[SHARE] * self.seen.wait
                paid = gain + self.judge.income(s, seat, -CENTRE_COSTS) + self.seen.lean[CENTRE + kind]
                self.seen.worth[CENTRE + kind] = paid
                if mask & BIT[CENTRE + kind] and paid > best:
                    best = paid
                    code = CENTRE + kind
                free = gain + self.judge.income(s, seat, 0) - keep - self.seen.tile_worth[FREE_CENTRE] * self.seen.wait
                free += self.seen.lean[FREE + kind]
                self.seen.worth[FREE + kind] = free
                if mask & BIT[FREE + kind] and free > best:
                    best = free
                    code = FREE + kind
        return code

    def choose_site(self, s: State, seat: int, mask: int) -> int:
        """5.7: the building to replace; 5.5, 5.6: or the next site, which is then the only one."""
        best = NEVER
        code = -1
        for site in range(s.built[seat] + 1):
            if mask & BIT[BUILD + site]:
                worth = self.judge.site_gain(s, seat, s.pending, site) + self.seen.lean[BUILD + site]
                self.seen.worth[BUILD + site] = worth
                if worth > best:
                    best = worth
                    code = BUILD + site
        return code

    # --- bonus tiles --------------------------------------------------------------------------------------------

    def choose_tile(self, s: State, seat: int, mask: int) -> int:
        """5.12: the bonus tile that is worth most to have."""
        best = NEVER
        code = -1
        for stack in range(sizes.BONUS_STACKS):
            if mask & BIT[BONUS + stack]:
                worth = self.seen.tile_worth[top_bonus(s, stack)] + self.seen.lean[BONUS + stack]
                self.seen.worth[BONUS + stack] = worth
                if worth > best:
                    best = worth
                    code = BONUS + stack
        return code

    def choose_end(self, s: State, seat: int, mask: int) -> int:
        """6.4 to 6.6: use a tile at the end of the turn if it brings more than keeping it."""
        keep = self.judge.tile_keep(s, seat)
        best = self.seen.hold * self.seen.turns
        self.seen.worth[DONE] = best
        code = DONE
        if mask & BIT[CODE_TAKE_BACK]:
            self.seen.hand[s.played] += 1
            gain = self.judge.hand_worth(s, seat) - self.seen.held - keep + self.seen.lean[CODE_TAKE_BACK]
            self.seen.hand[s.played] -= 1
            self.seen.worth[CODE_TAKE_BACK] = gain
            if gain > best:
                best = gain
                code = CODE_TAKE_BACK
        if mask & BIT[ADVANCE_CHAPEL]:
            gain = self.judge.chapel_gain(s, seat, 2) - keep + self.seen.lean[ADVANCE_CHAPEL]
            self.seen.worth[ADVANCE_CHAPEL] = gain
            if gain > best:
                best = gain
                code = ADVANCE_CHAPEL
        if mask & BIT[ADVANCE_GATE]:
            gain = self.judge.gate_gain(s, seat, 2) - keep + self.seen.lean[ADVANCE_GATE]
            self.seen.worth[ADVANCE_GATE] = gain
            if gain > best:
                best = gain
                code = ADVANCE_GATE
        return code
