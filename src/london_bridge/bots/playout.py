"""Whole games inside the compiled core, between any choosers, and what came of them in rows of small numbers.

Game i of a seed is the same wherever, and however often, it is played: its own seed is `stream_seed(seed, i)`, its deal
that of `Game.deal(seed=...)` with this seed, and the chooser of seat k draws from `stream_seed(its seed, 1 + k)`.
Imports the rules and the choosers.
"""

from typing import Any

from london_bridge.bots.choose import Chooser
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import codes, sizes
from london_bridge.rules.dealing import deal_by, deal_game
from london_bridge.rules.engine import actor, legal, move_on
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.scoring import final_place, unused_tiles
from london_bridge.rules.state import Deal, State
from london_bridge.rules.why import refused

BIT = codes.BIT
CODES = codes.CODES
CARDS = codes.CARDS

#: What a row says: of the game, then of every seat.
GAME_COLUMNS = ("rounds", "early", "decisions", "chapel", "gate", "hostelry", "bridge")
SEAT_COLUMNS = ("step", "money", "place", "built", "chapel", "gate", "cards", "card_value", "bonus_tiles")
GAME_SIZE = len(GAME_COLUMNS)
SEAT_SIZE = len(SEAT_COLUMNS)
ROW_SIZE = GAME_SIZE + 4 * SEAT_SIZE

# The same as C variables, which cannot be imported.
SEATS_FROM, SEAT_WIDTH = GAME_SIZE, SEAT_SIZE

#: More rounds than any game has.
ALL_ROUNDS = 99


def play_out(s: State, choosers: list[Chooser], rngs: list[Rng], rounds: int = ALL_ROUNDS) -> int:
    """Play a game to its end, every seat by its chooser and its generator; how many decisions that took.

    With `rounds`, only until so many rounds have ended, the present one included.
    """
    check_team(s, choosers, rngs)
    count = 0
    end = s.round + rounds
    while True:
        seat = actor(s)
        if seat < 0 or s.round >= end:
            return count
        chooser = choosers[seat]
        rng = rngs[seat]
        code = chooser.choose(s, seat, rng)
        if not 0 <= code < CODES or not legal(s, seat) & BIT[code]:
            raise refused(s, seat, code)
        move_on(s, seat, code)
        count += 1


def complete(s: State) -> bool:
    """Whether everything is drawn, so that a game can be played on: the unknown lies at the ends of the stacks."""
    deal = s.deal
    if s.undrawn or not deal.markers[deal.last_round - 1]:
        return False
    for kind in range(6):
        if not deal.stacks[kind * 12 + 11]:
            return False
    for stack in range(3):
        if not deal.bonus[stack * 8 + 7]:
            return False
    if s.phase == CARDS:
        for seat in range(deal.players):
            for slot in range(seat * 2, seat * 2 + s.chosen[seat]):
                if s.card[slot] < 0:
                    return False
    return True


def check_team(s: State, choosers: list[Chooser], rngs: list[Rng]) -> int:
    """How many play. Each needs a chooser and a generator: the core reads lists without looking at their length."""
    if len(choosers) < s.deal.players or len(rngs) < s.deal.players:
        raise LondonBridgeError(
            f"{s.deal.players} players need as many choosers and generators, not {len(choosers)} and {len(rngs)}."
        )
    return s.deal.players


def play_recorded(s: State, choosers: list[Chooser], rngs: list[Rng]) -> list[int]:
    """The same, telling the moves: 64 times the seat plus the code."""
    check_team(s, choosers, rngs)
    moves: list[int] = []
    while True:
        seat = actor(s)
        if seat < 0:
            return moves
        chooser = choosers[seat]
        rng = rngs[seat]
        code = chooser.choose(s, seat, rng)
        if not 0 <= code < CODES or not legal(s, seat) & BIT[code]:
            raise refused(s, seat, code)
        moves.append(seat * 64 + code)
        move_on(s, seat, code)


def play_random(s: State, rng: Rng) -> int:
    """Play a game to its end by legal moves, each equally likely; how many decisions that took."""
    count = 0
    while True:
        seat = actor(s)
        if seat < 0:
            return count
        move_on(s, seat, rng.pick(legal(s, seat)))
        count += 1


def random_games(deal: Deal, mix: int, seed: int, first: int, count: int) -> int:
    """Deal and play whole random games, one generator for all of each; how many decisions they took."""
    total = 0
    for i in range(first, first + count):
        rng = Rng(stream_seed(seed, i))
        total += play_random(deal_by(deal, mix, rng), rng)
    return total


def choice_rngs(seed: int) -> list[Rng]:
    """The generators of the four seats in the game with this seed."""
    return [Rng(stream_seed(seed, 1)), Rng(stream_seed(seed, 2)), Rng(stream_seed(seed, 3)), Rng(stream_seed(seed, 4))]


def play_games(deal: Deal, mix: int, choosers: list[Chooser], seed: int, first: int, rows: Any) -> None:
    """Play as many games as there are rows, from number `first` on, and fill the rows (arrays of 16-bit numbers)."""
    if rows.shape[1] < ROW_SIZE:
        raise LondonBridgeError(f"A row needs {ROW_SIZE} numbers, not {rows.shape[1]}.")
    for at in range(len(rows)):
        own = stream_seed(seed, first + at)
        s = deal_game(deal, mix, own)
        fill_row(s, play_out(s, choosers, choice_rngs(own)), rows, at)


def fill_row(s: State, decisions: int, rows: Any, at: int) -> None:
    """Write down how a game ended, as GAME_COLUMNS and SEAT_COLUMNS say; seats that nobody has stay as they are."""
    deal = s.deal
    rows[at, 0] = s.round
    rows[at, 1] = s.round < deal.last_round
    rows[at, 2] = decisions
    for category in range(sizes.CATEGORIES):
        rows[at, 3 + category] = deal.scoring[category]
    for seat in range(deal.players):
        cards = total = 0
        for value in range(sizes.CARD_VALUES):
            cards += s.hand[seat * sizes.CARD_VALUES + value]
            total += value * s.hand[seat * sizes.CARD_VALUES + value]
        column = SEATS_FROM + seat * SEAT_WIDTH
        rows[at, column] = deal.steps[seat]
        rows[at, column + 1] = s.money[seat]
        rows[at, column + 2] = final_place(s, seat)
        rows[at, column + 3] = s.built[seat]
        rows[at, column + 4] = s.chapel[seat]
        rows[at, column + 5] = s.gate[seat]
        rows[at, column + 6] = cards
        rows[at, column + 7] = total
        rows[at, column + 8] = unused_tiles(s, seat)
