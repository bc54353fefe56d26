"""The engine's doors bear anything: a wrong seat or code is refused with a rule's number, never written to memory."""

from __future__ import annotations

from array import array

import numpy as np
import pytest

from london_bridge.bots.choose import Chooser
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.playout import play_out, play_recorded
from london_bridge.bots.search import Search
from london_bridge.bots.value import describe, network
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game, IllegalMove, Rng, codes, default_box, engine
from london_bridge.rules.building import can_draw, legal_sites, legal_start, legal_steps
from london_bridge.rules.scoring import assess, final_place, longest_line, round_leader, round_winner, unused_tiles
from london_bridge.rules.state import Deal, State, top_bonus, top_tile
from london_bridge.rules.turn_order import legal_boosts, legal_cards
from london_bridge.view import View
from london_bridge.view.encoding import seat_text
from london_bridge.view.view_writer import seat_words

#: How many numbers describe a seat.
FEATURES = 84
#: Whole numbers of all sizes that are no seat of anybody; and codes that mean no move.
SEATS = (-(2**70), -(2**31) - 1, -(2**31), -7, -1, 4, 5, 99, 10**6, 2**31 - 1, 2**31, 2**63, 2**64 + 1)
CODES = (-(2**70), -(2**31), -1000, -1, 55, 56, 63, 64, 119, 10**6, 2**31, 2**64 + 3)


def moments(players: int, seed: int) -> list[State]:
    """A copy of every moment of a random game, the last included."""
    state, rng = Game.deal(players, "random", seed).state, Rng(seed)
    found = [state.copy()]
    while (seat := engine.actor(state)) >= 0:
        engine.step(state, seat, rng.pick(engine.legal(state, seat)))
        found.append(state.copy())
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_step_refuses_every_seat_and_code_that_is_not_legal(players: int):
    """At every moment of a game: what `legal` does not name is refused with a rule, and nothing has changed."""
    for state in moments(players, players)[:: 5 if players < 4 else 3]:
        before = state.parts()
        for seat in (*range(players), *SEATS):
            mask = engine.legal(state, seat) if -(2**31) <= seat < 2**31 else 0
            for code in (*range(codes.CODES), *CODES):
                if code in range(codes.CODES) and mask >> code & 1:
                    continue
                with pytest.raises(IllegalMove, match=r"\(rule \d+\.\d+\)$"):
                    engine.step(state, seat, code)
        assert state.parts()[1:] == before[1:]


def test_a_finished_game_stays_as_it_is():
    """7.1: nobody has a move, and every step says that the game is over."""
    state = moments(3, 8)[-1]
    assert engine.actor(state) == -1
    with pytest.raises(IllegalMove, match=r"The game is over\. \(rule 7\.1\)"):
        engine.step(state, 0, codes.DONE)
    with pytest.raises(IllegalMove, match=r"There is no seat -1; .* \(rule 2\.1\)"):
        engine.step(state, -1, -1)


@pytest.mark.parametrize("seat", [True, None, "0", 1.0, [0]])
def test_what_is_no_whole_number_is_no_seat_and_no_code(seat: object):
    """Compiled and interpreted alike."""
    state = Game.deal(seed=1).state
    with pytest.raises(IllegalMove):
        engine.step(state, seat, 0)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove):
        engine.step(state, 0, seat)  # type: ignore[arg-type]
    engine.step(state, np.int64(0), np.int8(0))  # type: ignore[arg-type]  # these are whole numbers
    assert state.chosen[0] == 1


def test_none_is_no_state():
    """Where a state is needed nothing else is taken for one."""
    with pytest.raises((TypeError, AttributeError)):
        engine.legal(None, 0)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="A State is needed, not None"):
        engine.step(None, 0, 0)  # type: ignore[arg-type]
    with pytest.raises((TypeError, AttributeError)):
        engine.actor(None)  # type: ignore[arg-type]
    with pytest.raises((TypeError, AttributeError)):
        Journeyman().choose(None, 0, Rng(1))  # type: ignore[arg-type]


def test_legal_is_empty_for_a_seat_that_nobody_has():
    """2.1: seats go from 0; no other may do anything."""
    for state in moments(3, 5)[::7]:
        assert [engine.legal(state, seat) for seat in (-(2**31), -1, 3, 4, 99, 2**31 - 1)] == [0] * 6


def test_whatever_asks_for_moves_and_leaders_finds_none_for_a_seat_that_nobody_has():
    """Each of these can be called by itself; compiled, an index reads memory wherever it leads."""
    for state in moments(3, 5)[::40]:
        for wrong in (-(2**31), -1, 7, 2**29, 2**31 - 1):
            for ask in (legal_start, legal_steps, legal_cards, legal_boosts, engine.is_choosing):
                assert not ask(state, wrong)
            assert not legal_sites(state, wrong, 5)
            assert not can_draw(state, wrong)
            assert round_leader(state, wrong) == -1
            assert round_winner(state, wrong) == -1


def test_a_sketch_is_stepped_as_far_as_it_is_known():
    """10.1, 10.2: another's card, the tile below, and the next marker are blank; a step that needs one says so."""
    blank = "not known in this sketch"
    game = Game.deal(2, seed=3)
    for move in ("card:2", "card:1"):
        game.apply(1, move)
    game.apply(0, "card:2")
    sketch = View.of(game, 0).sketch
    assert engine.legal(sketch, 0)
    with pytest.raises(LondonBridgeError, match=blank):
        engine.step(sketch, 0, 0)
    for seed in range(12):
        game = Game.deal(4, "random", seed)
        for _ in range(30 + 4 * seed):
            seat = game.deciders[0]
            game.apply(seat, game.legal(seat)[0])
        with pytest.raises(LondonBridgeError, match=f"{blank}|The round marker must be revealed first"):
            walk(View.of(game, 0).sketch, Rng(seed))


def walk(sketch: State, rng: Rng) -> None:
    """Step on and on, by legal moves, until that is refused."""
    while True:
        seat = engine.actor(sketch)
        engine.step(sketch, max(seat, 0), rng.pick(engine.legal(sketch, seat) or 1))


def test_anothers_second_card_in_a_sketch_can_be_asked_for():
    """10.2: its first is not known, so any card of the hand might follow."""
    game = Game.deal(2, seed=3)
    game.apply(1, "card:2")
    sketch = View.of(game, 0).sketch
    hand = list(sketch.hand)[5:10]
    assert engine.legal(sketch, 1) == sum(1 << value for value in range(5) if hand[value])


def test_where_chance_is_drawn_late_the_draw_comes_first():
    """3.1: nobody steps before what is due has been revealed."""
    game = Game.deal(4, seed=1, late=True)
    with pytest.raises(IllegalMove, match=r"\(rule 2\.4\)"):
        engine.step(game.state, 0, 0)


def test_randomness_needs_something_to_choose_from():
    """Of nothing there is nothing to pick; the number -1 would be a code or an index somewhere."""
    with pytest.raises(LondonBridgeError, match="nothing to pick"):
        Rng(1).pick(0)
    for none in (0, -1, -(2**31)):
        with pytest.raises(LondonBridgeError, match="at least 1"):
            Rng(1).below(none)


def test_what_reads_a_state_knows_its_seats_and_stacks():
    """What is read by an index is there."""
    state = moments(3, 2)[40]
    for wrong in (-1, 6, 99, 2**31 - 1, -(2**31)):
        for read in (top_tile, top_bonus, unused_tiles, longest_line, final_place, assess):
            with pytest.raises(LondonBridgeError, match=r"There is no .* \(rule "):
                read(state, wrong)
        for judge in (network().money, network().share):
            with pytest.raises(LondonBridgeError, match="no seat"):
                judge(state, wrong)
        with pytest.raises(LondonBridgeError, match="no seat"):
            describe(state, wrong, room(FEATURES), 0)
        view = View.of(Game(state), 0)
        with pytest.raises(LondonBridgeError, match="no seat"):
            seat_words(view, wrong)
        with pytest.raises(LondonBridgeError, match="no seat"):
            seat_text(view, wrong, False, False)
        with pytest.raises(LondonBridgeError, match="nothing to pick"):
            Journeyman().choose(state, wrong, Rng(1))
        with pytest.raises(LondonBridgeError):
            Journeyman().judge.appraise(state, 0, wrong if wrong > 64 else -wrong - 100)
    with pytest.raises(LondonBridgeError, match="too few"):
        describe(state, 0, room(FEATURES), 1)
    with pytest.raises(LondonBridgeError, match=r"2, 3 or 4 players, not 9 \(rule 2\.1\)"):
        Deal(default_box(), 9)


def room(count: int) -> array[float]:
    """Room for so many numbers."""
    return array("f", bytes(4 * count))


class Wild(Chooser):
    """A chooser that is none."""

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """Anything."""
        return 999


def test_whole_games_check_what_choosers_choose():
    """A chooser of one's own is not trusted, and lists that are too short are not read."""
    state = Game.deal(3, seed=2).state
    rngs = [Rng(seat) for seat in range(4)]
    for play in (play_out, play_recorded):
        with pytest.raises(IllegalMove, match="999 is not the code of a move"):
            play(state.copy(), [Wild()] * 4, rngs)
        with pytest.raises(LondonBridgeError, match="not 2 and 4"):
            play(state.copy(), [Chooser()] * 2, rngs)


def test_a_search_tries_only_what_is_legal():
    """The tree's arrays have room for the moves that there are."""
    game = Game.deal(3, seed=2)
    search = Search(network())
    with pytest.raises(LondonBridgeError, match="no seat 7"):
        search.start(View.of(game, 0).sketch, 7, 1)
    search.start(View.of(game, 0).sketch, 0, 1)
    for code in (-1, 40, 55, 10**6):
        with pytest.raises(IllegalMove):
            search.playout(code, 0)
        if code != 40:
            assert search.visits_of(code) == search.value_of(code) == search.money_of(code) == 0
            with pytest.raises(IllegalMove):
                search.believe(1, code, 0.5)
    with pytest.raises(LondonBridgeError, match="no seat 9"):
        search.believe(9, 1, 0.5)
