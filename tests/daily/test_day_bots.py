"""The same moves meet the same answers: in other processes, in another order, compiled and interpreted."""

import os
import random
import subprocess
import sys

import pytest

from london_bridge.daily import ME, Day, DayDeal, decision, mean
from london_bridge.daily.day_bots import PLAYOUTS, answer, decider, seen_by
from london_bridge.rules import Game, codes, engine
from london_bridge.view import View

from .line import line

FOUR, TWO = "2026-11-18", "2026-11-22"


def elsewhere(*arguments: object, pure: bool) -> str:
    """The line of a day in a process of its own."""
    environment = {**os.environ, "LONDON_BRIDGE_PURE": "1" if pure else "", "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-m", "tests.daily.line", *map(str, arguments)]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


@pytest.mark.slow
@pytest.mark.parametrize("pure", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("day", [FOUR, TWO])
def test_a_whole_day_is_the_same_elsewhere(day: str, pure: bool) -> None:
    """To the last byte; with few playouts, so that it does not take minutes interpreted."""
    assert elsewhere(day, 0, 2, 999, pure=pure) == line(day, 0, 2, 999)


@pytest.mark.slow
@pytest.mark.parametrize("pure", [False, True], ids=["compiled", "interpreted"])
def test_the_playouts_of_the_day_are_the_same_elsewhere(pure: bool) -> None:
    """The first decisions with all their thought."""
    assert elsewhere(FOUR, 0, 0, 3, pure=pure) == line(FOUR, 0, 0, 3)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_a_whole_day_with_all_its_thought_is_the_same_interpreted() -> None:
    assert elsewhere(FOUR, 0, 0, 999, pure=True) == line(FOUR, 0, 0, 999)


@pytest.mark.parametrize("day", [FOUR, TWO])
def test_what_a_bot_sees_does_not_depend_on_who_was_quicker(day: str) -> None:
    """A card that another seat has chosen is not seen, not even that it was chosen; one's own first card is."""
    deal = DayDeal(Day.read(day))
    rng = random.Random(5)
    for others in range(deal.players):
        game = deal.game()
        fresh = seen_by(game, 1).position()
        for seat in [seat for seat in range(deal.players) if seat != 1][: others + 1]:
            while engine.acting(game.state) >> seat & 1:
                game.apply(seat, rng.choice(game.legal(seat)))
        assert View.of(game, 1).position() != fresh
        assert seen_by(game, 1).position() == fresh
        assert seen_by(game, 1).legal_mask() == View.of(game, 1).legal_mask()
    if deal.players == 2:
        game.apply(1, game.legal(1)[0])
        assert seen_by(game, 1).position() != fresh


def test_what_others_choose_is_not_known_to_a_bot() -> None:
    """Two people who choose different cards meet the same cards of the bots."""
    deal = DayDeal(Day.read(FOUR))

    def cards(mine: int) -> list[str]:
        game = deal.game()
        game.apply(ME, game.legal(ME)[mine])
        found = []
        while game.state.phase == codes.CARDS and game.state.round == 1 and decider(game) != ME:
            asked = decision(deal, game)
            found.append(str(answer(asked)))
            game.apply(asked.seat, found[-1])
        return found

    assert len(cards(0)) == 3
    assert cards(0) == cards(1) == cards(2)


def test_names_do_not_matter() -> None:
    """A seed is of what is seen, not of who is called what."""
    deal = DayDeal(Day.read(FOUR))
    named = Game.of_deal(deal.deal(), ["Ann", "Bob", "Cid", "Dot"])
    assert decision(deal, named).seed == decision(deal, deal.game()).seed


def test_bots_think_playouts_and_never_a_time() -> None:
    deal = DayDeal(Day.read(FOUR))
    game = deal.game()
    game.apply(ME, game.legal(ME)[0])
    asked = decision(deal, game)
    assert asked.seat == 1
    assert asked.spec == f"master:maud@{PLAYOUTS}p"


def test_runs_of_par_differ_and_can_be_repeated() -> None:
    first, again, other = (line(FOUR, run, 2, 60) for run in (0, 0, 1))
    assert first == again != other
    assert mean([60, 61, 61]) == 60.67
