"""What people and programs may rely on with every level: slips that a person makes, threads, views without a choice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from london_bridge import _pure
from london_bridge.bots import BotError, Budget, levels, make
from london_bridge.bots.apprentice import Apprentice
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.root_search import search_moves
from london_bridge.bots.search import Search
from london_bridge.bots.search_config import DEFAULT
from london_bridge.bots.value import network
from london_bridge.rules import Game, Rng, codes, default_box, engine
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal
from london_bridge.view import View
from london_bridge.view.sight import sketch_of

from .test_searching import decisions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_apprentice_slips_as_a_person_does(players: int):
    """It overlooks what would have been best, but takes the best of what it saw: mostly good moves, all legal ones.

    By the journeyman's judgement its places are much better than chance's, and not always the best; it draws the cards
    that its hostelry offers, since nobody overlooks those in their hand.
    """
    apprentice, journeyman, rng, chance = Apprentice(), Journeyman(), Rng(1), Rng(2)
    same = {"apprentice": 0, "chance": 0}
    places = 0
    for seed in range(6):
        for state, seat in decisions(players, seed, 1):
            mask = int(engine.legal(state, seat))
            best = journeyman.choose(state, seat, Rng(0))
            code = apprentice.choose(state, seat, rng)
            assert mask >> code & 1
            if state.phase == codes.DRAWING:
                assert code == best
            if state.phase == codes.START and mask.bit_count() > 3:
                places += 1
                same["apprentice"] += code == best
                same["chance"] += chance.pick(mask) == best
    assert places > 40
    assert 1.5 * same["chance"] < same["apprentice"] < 0.9 * places


@pytest.mark.slow
def test_two_threads_do_not_disturb_each_other():
    """The same seed and playouts give the same moves also where several threads think at once, as a server's may."""
    found = [(sketch_of(state, seat), seat) for state, seat in decisions(3, 3, 12)]
    budget = Budget(playouts=40 if _pure.wanted() else 4000)

    def thought(_: int) -> list[object]:
        return [search_moves(sketch, seat, budget, 5, DEFAULT) for sketch, seat in found[:6]]

    alone = thought(0)
    with ThreadPoolExecutor(3) as pool:
        assert all(one == alone for one in pool.map(thought, range(3)))


@pytest.mark.parametrize("level", levels())
def test_a_bot_that_has_nothing_to_decide_says_so(level: str):
    """A program that asks at the wrong moment is told what is wrong."""
    game = Game.deal(2, "base", 1)
    seat = game.deciders[0]
    while seat in game.deciders:
        game.apply(seat, game.legal(seat)[0])
    with pytest.raises(BotError, match=f"Seat {seat} has nothing to decide now"):
        make(level, 1).choose(View.of(game, seat))


def test_the_tree_ends_with_the_turn_also_where_it_is_the_last_of_a_round():
    """Without planning the tree holds the rest of the seat's own turn: no card of the next round is in it.

    A turn that asks for one thing only needs nodes for what follows at once: far fewer than one for each playout.
    """
    state = deal_game(Deal(default_box(), 4), RANDOM, 5)
    journeyman, rng = Journeyman(), Rng(5)
    sizes: dict[bool, list[int]] = {True: [], False: []}
    while (seat := int(engine.actor(state))) >= 0:
        if state.phase == codes.START and 3 < state.round < 10 and int(engine.legal(state, seat)).bit_count() > 1:
            search = Search(network())
            search.start(sketch_of(state, seat), seat, 1)
            DEFAULT.apply_to(search)
            for world in range(60):
                search.playout(journeyman.choose(state, seat, Rng(0)), world)
            sizes[state.turn == state.turns - 1].append(search.size)
        engine.step(state, seat, journeyman.choose(state, seat, rng))
    last, earlier = (sum(sizes[which]) / len(sizes[which]) for which in (True, False))
    assert last < 1.5 * earlier
