"""Whole games inside the core: the deal of `Game.deal`, rows that tell the truth, and speed that nobody loses."""

from __future__ import annotations

import time

import numpy as np
import pytest

from london_bridge import _pure
from london_bridge.bots.choose import Chooser
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.playout import (
    GAME_COLUMNS,
    GAME_SIZE,
    ROW_SIZE,
    SEAT_COLUMNS,
    SEAT_SIZE,
    choice_rngs,
    fill_row,
    play_games,
    play_out,
    random_games,
)
from london_bridge.rules import Game, Rng, codes, default_box, engine
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.scoring import final_ranking, unused_tiles
from london_bridge.rules.scorings import EXPANSION, FIXED, RANDOM
from london_bridge.rules.state import Deal


@pytest.mark.parametrize(("mix", "word"), [(FIXED, "base"), (EXPANSION, "expansion"), (RANDOM, "random")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_the_core_is_dealt_as_any_other(mix: int, word: str, players: int):
    """2.8, section 2: the same seed gives the deal of `Game.deal`, scoring included."""
    for seed in range(5):
        state = deal_game(Deal(default_box(), players), mix, seed)
        game = Game.deal(players, word, seed=seed)
        assert state.deal.parts() == game.state.deal.parts()
        assert state.parts()[1:] == game.state.parts()[1:]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_tell_how_a_game_ended(players: int):
    """Every column of a row, against the state in which the game ended."""
    team = [Chooser(), Journeyman(), Chooser(), Journeyman()]
    deal = Deal(default_box(), players)
    rows = np.zeros((6, ROW_SIZE), np.int16)
    play_games(deal, RANDOM, team, 12, 3, rows)
    for at in range(6):
        seed = stream_seed(12, 3 + at)
        state = deal_game(Deal(default_box(), players), RANDOM, seed)
        decisions = play_out(state, team, choice_rngs(seed))
        assert state.phase == codes.OVER
        told = dict(zip(GAME_COLUMNS, rows[at, :GAME_SIZE], strict=True))
        assert told["rounds"] == state.round
        assert bool(told["early"]) == (state.round < state.deal.last_round)
        assert told["decisions"] == decisions
        assert [told[name] for name in GAME_COLUMNS[3:]] == list(state.deal.scoring)
        for seat in range(players):
            first = GAME_SIZE + seat * SEAT_SIZE
            seen = dict(zip(SEAT_COLUMNS, rows[at, first : first + SEAT_SIZE], strict=True))
            hand = list(state.hand)[seat * 5 : seat * 5 + 5]
            assert seen == {
                "step": state.deal.steps[seat],
                "money": state.money[seat],
                "place": final_ranking(state).index(seat) + 1,
                "built": state.built[seat],
                "chapel": state.chapel[seat],
                "gate": state.gate[seat],
                "cards": sum(hand),
                "card_value": sum(value * number for value, number in enumerate(hand)),
                "bonus_tiles": unused_tiles(state, seat),
            }
        again = np.zeros((1, ROW_SIZE), np.int16)
        fill_row(state, decisions, again, 0)
        assert (again[0] == rows[at]).all()


def test_games_do_not_depend_on_where_a_stretch_begins():
    """Game i of a seed is the same in every stretch that holds it."""
    deal = Deal(default_box(), 3)
    whole, part = np.zeros((8, ROW_SIZE), np.int16), np.zeros((3, ROW_SIZE), np.int16)
    play_games(deal, RANDOM, [Chooser()] * 4, 5, 100, whole)
    play_games(deal, RANDOM, [Chooser()] * 4, 5, 103, part)
    assert (whole[3:6] == part).all()
    assert len({tuple(row) for row in whole}) == 8


def test_an_error_in_a_chooser_ends_the_playout():
    """A chooser written in Python may fail; the core passes its error on."""

    class Failing(Chooser):
        def choose(self, s, seat, rng):
            raise RuntimeError("no idea")

    state = deal_game(Deal(default_box(), 2), RANDOM, 1)
    with pytest.raises(RuntimeError, match="no idea"):
        play_out(state, [Failing()] * 4, choice_rngs(1))


def spent(work: object, number: int) -> float:
    """The shortest of a few runs, in seconds of this process."""
    best = float("inf")
    for _ in range(number):
        begun = time.process_time()
        work()  # type: ignore[operator]  # a plain function
        best = min(best, time.process_time() - begun)
    return best


def loop() -> None:
    for _ in range(10**6):
        pass


@pytest.mark.skipif(_pure.wanted() or not all(map(_pure.is_compiled, _pure.hot_modules())), reason="not compiled")
@pytest.mark.parametrize(
    ("what", "least"),
    [
        # Decisions while an empty loop of the interpreter goes round once. On quiet machines these are about
        # 0.22, 0.20, 0.030 and 0.045: a function that falls back to Python objects loses nine tenths.
        ("random games", 0.07),
        ("choosers", 0.06),
        ("journeymen", 0.008),
        ("stepping", 0.012),
    ],
)
def test_no_hot_module_falls_back_to_python_objects(what: str, least: float):
    """Decisions in the compiled core, as a ratio to the interpreter's own speed in the same run."""
    deal = Deal(default_box(), 4)
    deal.scoring = [1, 3, 4, 2]
    games = 40 if what in ("journeymen", "stepping") else 200
    rows = np.zeros((games, ROW_SIZE), np.int16)
    decisions = 0

    def step_from_python() -> None:
        nonlocal decisions
        decisions = 0
        for i in range(games):
            state = deal_game(deal, FIXED, i)
            rng = Rng(i)
            while (seat := engine.actor(state)) >= 0:
                engine.step(state, seat, rng.pick(engine.legal(state, seat)))
                decisions += 1

    def play(team: list[Chooser]) -> None:
        play_games(deal, FIXED, team, 1, 0, rows)

    def count_random() -> None:
        nonlocal decisions
        decisions = random_games(deal, FIXED, 1, 0, games)

    journeymen: list[Chooser] = [Journeyman()] * 4
    plain: list[Chooser] = [Chooser()] * 4
    work = {
        "random games": count_random,
        "choosers": lambda: play(plain),
        "journeymen": lambda: play(journeymen),
        "stepping": step_from_python,
    }[what]
    seconds = spent(work, 5)
    if what in ("choosers", "journeymen"):
        decisions = int(rows[:, GAME_COLUMNS.index("decisions")].sum())
    ratio = decisions / seconds * spent(loop, 5) / 10**6
    assert ratio > least
