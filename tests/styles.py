"""Ways to play at random that come to different corners of the game; for properties over many games.

A style is a list of sets of moves (legal masks), the dearest first: mostly a move of the first set that has a legal one
is played, now and then any legal move. Uniform play alone seldom collects bonus tiles, and hardly ever uses two.
"""

from __future__ import annotations

from collections.abc import Iterable

from london_bridge.rules import Game, Rng, codes, engine
from london_bridge.rules.codes import BIT
from london_bridge.rules.moves import Move
from london_bridge.rules.state import State
from london_bridge.rules.words import CHAPEL, GATE, GUILD, HABERDASHER, HOSTELRY, PARK

EVERYTHING = 2**codes.CODES - 1


def mask(codes_in_it: Iterable[int]) -> int:
    """A legal mask of codes."""
    return sum(BIT[code] for code in codes_in_it)


def kinds(*wanted: int) -> int:
    """All ways to take a tile of a kind (in the default box, where stack i holds kind i)."""
    return mask(first + kind for first in (codes.PLACE, codes.CENTRE, codes.FREE) for kind in wanted)


TWO_STEPS = mask((codes.ADVANCE_CHAPEL, codes.ADVANCE_GATE))
SPENDING = TWO_STEPS | mask(
    (codes.NOBLEWOMAN, codes.TAKE_BACK, *range(codes.BOOST, codes.PASS), *range(codes.FREE, codes.BUILD))
)
CENTRE = mask(range(codes.CENTRE, codes.BUILD))
DRAWS = mask(range(codes.DRAW, codes.BONUS))
ZERO = BIT[codes.CARD]
STYLES: dict[str, list[int]] = {
    "uniform": [],
    "keeper": [kinds(GATE) & EVERYTHING, EVERYTHING ^ SPENDING],
    "spender": [SPENDING, kinds(GATE)],
    "walker": [TWO_STEPS, kinds(CHAPEL, GUILD), BIT[codes.CARD + 4]],
    "innkeeper": [DRAWS, kinds(HOSTELRY, GUILD), ZERO],
    "spendthrift": [CENTRE & kinds(CHAPEL, GUILD, GATE), CENTRE],
    "gardener": [kinds(PARK), kinds(HABERDASHER)],
}


def styles_for(players: int, rng: Rng) -> list[str]:
    """A style for every seat: sometimes one for all, sometimes a mixture."""
    names = list(STYLES)
    if rng.below(3) == 0:
        return [names[rng.below(len(names))]] * players
    return [names[rng.below(len(names))] for _ in range(players)]


def choose(s: State, seat: int, style: str, rng: Rng) -> int:
    """The code of a legal move in that style."""
    legal = engine.legal(s, seat)
    if rng.below(8):
        for dear in STYLES[style]:
            if legal & dear:
                return int(rng.pick(legal & dear))
    return int(rng.pick(legal))


def next_seat(s: State, rng: Rng) -> int:
    """One of the seats that may act, in the card phase any of them."""
    if s.phase != codes.CARDS:
        return int(engine.actor(s))
    waiting = [seat for seat in range(s.deal.players) if s.chosen[seat] < s.deal.cards_each]
    return waiting[rng.below(len(waiting))]


def play_out(game: Game, rng: Rng, styles: list[str] | None = None, moves: int = 10_000) -> Game:
    """Play a game on, to its end or for so many moves."""
    styles = styles or styles_for(game.players, rng)
    while not game.over and moves:
        seat = next_seat(game.state, rng)
        game.apply(seat, Move(choose(game.state, seat, styles[seat], rng)))
        moves -= 1
    return game
