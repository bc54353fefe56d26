"""What could be expected of a round's cards: how likely each seat begins with each of its moves. Imports the search.

At that moment all know the same, so that there is one answer for everybody: what each would do who takes the others
for anybody, and what each would do who expects that of the others, as the strongest bot models its opponents.
"""

from __future__ import annotations

from london_bridge.bots.budget import Budget
from london_bridge.bots.root_search import LEVEL_TWO_WEIGHT, Belief, beliefs_about, search_moves
from london_bridge.bots.search_config import ARCHITECT, ARCHITECT_OF_TWO, OPPONENT
from london_bridge.rules.engine import legal
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.state import State

#: The part of the playouts for what anybody would do.
FIRST = 1 / 3


def expected_cards(table: State, playouts: int, seed: int) -> list[Belief]:
    """The mixture of every seat that has a choice, at the beginning of a card phase; so many playouts for each seat."""
    seats = [seat for seat in range(table.deal.players) if int(legal(table, seat)).bit_count() > 1]
    few, many = Budget(playouts=max(1, round(playouts * FIRST))), Budget(playouts=max(1, round(playouts * (1 - FIRST))))
    first = {
        seat: beliefs_about(seat, search_moves(table, seat, few, stream_seed(seed, seat), OPPONENT)) for seat in seats
    }
    config = ARCHITECT_OF_TWO if table.deal.players == 2 else ARCHITECT
    mixed: list[Belief] = []
    for seat in seats:
        known = [belief for other in seats if other != seat for belief in first[other]]
        found = search_moves(table, seat, many, stream_seed(seed, 8 + seat), config, beliefs=known)
        second = {code: chance for _, code, chance in beliefs_about(seat, found)}
        mixed += [
            (seat, code, (1 - LEVEL_TWO_WEIGHT) * chance + LEVEL_TWO_WEIGHT * second[code])
            for _, code, chance in first[seat]
        ]
    return mixed
