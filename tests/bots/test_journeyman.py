"""The journeyman plays a sensible game: decisions where the right one is plain, and its strength against random."""

from __future__ import annotations

import numpy as np
import pytest

from london_bridge import _pure
from london_bridge.bots.choose import Chooser
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.playout import GAME_SIZE, ROW_SIZE, SEAT_COLUMNS, SEAT_SIZE, play_games
from london_bridge.bots.weights import WEIGHTS
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.intervals import share_of
from london_bridge.rules import Game, Move, Rng, default_box
from london_bridge.rules.codes import BIT, CARDS, CENTRE, DRAWING, END, SITE, START, TILES
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal, State
from london_bridge.rules.words import BONUS_TILES, KINDS

INTERPRETED = _pure.wanted()


def start(scoring: str | dict[str, str] = "base", players: int = 4, seed: int = 1) -> State:
    """The first moment of seat 0's first turn, all others still to come."""
    game = Game.deal(players, scoring, seed=seed)
    while game.state.phase == CARDS:
        seat = game.deciders[0]
        game.apply(seat, f"card:{4 if seat == 0 and game.state.chosen[0] == 0 else 0}")
    assert (game.state.phase, game.state.seat) == (START, 0)
    return game.state


def end_of_last_turn(scoring: str | dict[str, str] = "base", **tiles: int) -> State:
    """The very end of the last turn of a game, seat 0's, which holds bonus tiles and has played its 0."""
    state = start(scoring)
    state.round, state.phase, state.turn, state.played = 12, END, 3, 0
    state.tiles = [tiles.get(name, 0) for name in BONUS_TILES] + [0] * 24
    return state


def chosen(state: State, seat: int = 0) -> str:
    return str(Move(Journeyman().choose(state, seat, Rng(0))))


def test_weights_of_ones_own():
    """`Journeyman({...})` differs where it was told to, and refuses weights that it does not have."""
    assert Journeyman({"crest": 3.0}).seen.weights["crest"] == 3.0
    assert Journeyman().seen.weights == WEIGHTS
    with pytest.raises(LondonBridgeError, match="no weight 'crests'"):
        Journeyman({"crests": 3.0})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_wins_against_random_players(players: int):
    """At least 95 % of games, random mixtures of scorings, seats rotated; the lower end of the interval counts."""
    each = 15 if INTERPRETED else 200
    wins = 0
    for seat in range(players):
        team: list[Chooser] = [Chooser(), Chooser(), Chooser(), Chooser()]
        team[seat] = Journeyman()
        rows = np.zeros((each, ROW_SIZE), np.int16)
        play_games(Deal(default_box(), players), RANDOM, team, 77, seat * each, rows)
        place = rows[:, GAME_SIZE + seat * SEAT_SIZE + SEAT_COLUMNS.index("place")]
        wins += int((place == 1).sum())
    share = share_of(wins, each * players)
    assert share is not None
    assert share.low > (0.8 if INTERPRETED else 0.95)


def test_it_takes_money_when_nothing_else_matters():
    """5.2: when only guild houses are left and no turn comes after, the outer space rather than the centre for 2."""
    state = start()
    state.round = 12
    state.taken = [12, 0, 12, 12, 12, 12]
    state.stock = BIT[CENTRE + KINDS.index("guild")]
    state.x = 3
    assert chosen(state) == "place:1"


def test_a_haberdasher_with_many_crests_is_money():
    """5.11: ten pounds in the last turn beat everything else."""
    state = start()
    state.round, state.x = 12, 0
    state.crests = [9, 9, 9, 9] + [0] * 12
    state.chapel, state.gate = [14, 0, 0, 0], [14, 0, 0, 0]  # the tracks bring nothing more
    assert chosen(state) in ("place:5", "place:centre:haberdasher")


def test_it_keeps_the_line_open_early():
    """5.6: with eleven turns to come a high number is worth more than a low one that does the same."""
    state = start()
    judge = Journeyman().judge
    assert judge.appraise(state, 0, 43) > judge.appraise(state, 0, 3)  # haberdashers with an orange crest
    state.round = 12
    assert judge.appraise(state, 0, 43) == pytest.approx(judge.appraise(state, 0, 3))


def test_crests_are_worth_more_the_more_turns_are_left():
    """5.8: a guild house is nothing in the last turn and much in the first."""
    state = start()
    judge = Journeyman().judge
    early = judge.appraise(state, 0, 59) - judge.appraise(state, 0, 58)
    state.round = 12
    late = judge.appraise(state, 0, 59) - judge.appraise(state, 0, 58)
    assert early > late


def test_it_replaces_what_costs_least():
    """5.7: of two sites where a tile may stand, the one that leaves the line more open."""
    state = start()
    state.bridge = [50, 20] + [0] * 46
    state.built = [2, 0, 0, 0]
    state.crests = [1, 0, 1, 0] + [0] * 12
    state.pending, state.phase = 33, SITE  # it fits nowhere at the end: it replaces 50 or 20
    assert chosen(state) == "build:1"


def test_it_draws_many_cards_where_cards_are_counted():
    """5.10, 9.13: in the last turn four 1s rather than one 4."""
    state = start({"hostelry": "cards"})
    state.round, state.phase = 12, DRAWING
    state.hand = [1, 0, 0, 0, 0, *list(state.hand)[5:]]
    state.strength, state.last_drawn = 4, 4
    assert chosen(state) == "draw:1"


def test_it_draws_the_card_that_completes_a_set():
    """9.14: in the last turn, without 1s in the supply, a 3 beside a 1 and a 2."""
    state = start({"hostelry": "sets"})
    state.round, state.phase = 12, DRAWING
    state.hand = [1, 1, 1, 0, 0, *list(state.hand)[5:]]
    state.supply = [0, 0, 5, 5, 5]
    state.strength, state.last_drawn = 3, 4
    assert chosen(state) == "draw:3"


def test_a_two_step_tile_is_used_when_it_pays():
    """6.5: two steps onto the 10 of the last space are worth more than the 1 of an unused tile; two for nothing not."""
    state = end_of_last_turn({"chapel": "most"}, chapel_two=1)
    state.chapel = [12, 0, 0, 0]
    assert chosen(state) == "advance:chapel"
    state.chapel = [2, 9, 9, 9]
    state.chapel_order, state.chapel_rank = [1, 2, 3, 0], [3, 0, 1, 2]
    assert chosen(state) == "done"


def test_unused_tiles_are_kept_where_they_score():
    """9.12: the fourth unused tile pays 7, so it is not used for 2 pounds."""
    words = []
    for gate in ("base", "tiles"):
        state = end_of_last_turn({"chapel": "most", "gate": gate}, share=1, free_centre=1, x_space=1, chapel_two=1)
        state.chapel = [3, 0, 0, 0]  # two steps: the 2 of space 5
        words.append(chosen(state))
    assert words == ["advance:chapel", "done"]


def test_a_card_is_taken_back_for_the_scoring():
    """6.4, 9.14: the card that completes a set comes back to the hand."""
    state = end_of_last_turn({"hostelry": "sets"}, take_back=1)
    state.played = 2
    state.hand = [1, 1, 0, 0, 0, *list(state.hand)[5:]]
    assert chosen(state) == "take_back"


def test_it_takes_the_bonus_tile_it_values_most():
    """5.12: of the face-up tiles the one with the highest weight."""
    state = start()
    state.phase, state.bonus_due = TILES, 1
    tops = [int(state.deal.bonus[stack * 8]) - 1 for stack in range(3)]
    worth = [WEIGHTS[f"tile_{BONUS_TILES[tile]}"] for tile in tops]
    assert chosen(state) == f"bonus:{worth.index(max(worth))}"


def test_no_high_card_in_the_last_round_goes_unplayed():
    """4.2: when no round comes after, cards are worth nothing but an early turn."""
    game = Game.deal(4, {"hostelry": "most"}, seed=4)
    game.state.round = 12
    assert chosen(game.state) == "card:4"
    assert game.state.phase == CARDS
