"""The tools for who writes a bot: the journeyman's figures, playing on, judging; and the bot that the docs make."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

from london_bridge import _pure
from london_bridge.bots import BotError, appraise, chooser, make, play_on, prospects
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.leaning import Leaning
from london_bridge.lab.intervals import share_of
from london_bridge.rules import Game, Rng, codes
from london_bridge.view import View

INTERPRETED = _pure.wanted()
PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_best_appraisal_is_what_the_journeyman_does(players: int):
    """Every decision of some games, in every phase: all legal moves have a worth, the chosen one the highest."""
    phases = set()
    for seed in range(2 if INTERPRETED else 12):
        game, rng, journeyman = Game.deal(players, "random", seed), Rng(seed), make("journeyman")
        while not game.over:
            seat = game.deciders[0]
            view = View.of(game, seat)
            found = appraise(view)
            assert sorted(found) == sorted(view.legal())
            worth = list(found.values())
            assert worth == sorted(worth, reverse=True)
            assert worth[-1] > -1000
            choice = journeyman.choose(view)
            assert next(iter(found)) == choice
            phases.add(game.state.phase)
            game.apply(seat, choice if rng.below(3) else view.legal()[rng.below(len(view.legal()))])
    assert phases >= {codes.CARDS, codes.START, codes.SITE, codes.TILES, codes.DRAWING, codes.END}


def test_appraisals_follow_a_leaning():
    """What is liked is part of the figures, as it is of the choice."""
    view = View.of(Game.deal(3, seed=5), 0)
    inclined = Journeyman()
    inclined.seen.lean = Leaning(cards=-5.0).likings(view.sketch, 0)
    plain = Journeyman().appraise(view.sketch, 0)
    assert inclined.appraise(view.sketch, 0)[4] == pytest.approx(plain[4] + 20)


def test_playing_on_stops_where_it_should():
    """So many rounds, the present one included; to the end without a number; the same chance gives the same game."""
    game = Game.deal(3, seed=3)
    view = View.of(game, 0)
    first, second = view.possible_game(7), view.possible_game(7)
    assert play_on(first, Rng(1), rounds=1) == play_on(second, Rng(1), rounds=1) > 3
    assert first.state.round == 2
    assert first.state.chosen[:3] == [0, 0, 0]
    assert first.position() == second.position()
    play_on(first, Rng(2), rounds=3)
    assert first.state.round == 5
    play_on(first.state, Rng(3), policy=chooser("random"))
    assert first.state.phase == codes.OVER
    assert play_on(first.state, Rng(3)) == 0
    team = [chooser("journeyman"), chooser("random"), chooser("apprentice")]
    assert play_on(second, Rng(4), policy=[one for one in team if one is not None]) > 0
    assert second.state.phase == codes.OVER
    assert game.state.round == 1


def test_what_cannot_be_played_on_is_refused():
    """A sketch has blanks, which the core would read as tiles; and no rounds are no game."""
    game = Game.deal(3, seed=3)
    with pytest.raises(BotError, match="possible_game gives a complete game"):
        play_on(View.of(game, 0).sketch, Rng(1))
    with pytest.raises(BotError, match="1 round or more"):
        play_on(game, Rng(1), rounds=0)
    with pytest.raises(BotError, match="possible_game"):
        play_on(Game.deal(3, seed=3, late=True).state, Rng(1))
    game.apply(1, "card:2")
    whole = View.of(game, 0).possible_game(1)
    hidden = whole.state.copy()
    hidden.card = [0, 0, -1, 0, 0, 0, 0, 0]
    with pytest.raises(BotError, match="possible_game"):
        play_on(hidden, Rng(1))
    with pytest.raises(BotError, match="spectator"):
        appraise(View.of(game, None))


def test_prospects_are_shares_and_end_as_the_result():
    """Shares add up to 1; after the end the winner has 1 and everybody the money that is there."""
    game = Game.deal(4, seed=9)
    found = prospects(View.of(game, 2).sketch)
    assert sum(one.share for one in found) == pytest.approx(1)
    assert all(10 < one.money < 120 for one in found)
    play_on(game, Rng(1), policy=[make("journeyman").chooser, *[chooser("random") or Journeyman()] * 3])  # type: ignore[attr-defined]
    found = prospects(game)
    assert [one.share for one in found] == [1.0, 0.0, 0.0, 0.0]
    assert [one.money for one in found] == list(game.state.money)


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="strength needs many games; the tools themselves are tested both ways")
def test_the_thinker_of_the_docs_beats_three_journeymen():
    """docs/bots.md: about 40 lines that win far more than their share, from every seat, and choose fairly."""
    thinker, lines = thinker_of_the_page()
    assert lines <= 40
    wins, games = 0, 24
    for seed in range(1000, 1000 + games):
        bots: list[Any] = [make("journeyman", 4 * seed + other) for other in range(4)]
        bots[seed % 4] = thinker(seed=seed)
        game = Game.deal(4, "random", seed=seed)
        while not game.over:
            seat = game.deciders[0]
            game.apply(seat, bots[seat].choose(View.of(game, seat)))
        assert game.result is not None
        wins += game.result.ranking[0] == seed % 4
    share = share_of(wins, games)
    assert share is not None
    assert share.low > 0.4
    game = Game.deal(players=3, seed=8)
    game.apply(1, "card:2")
    view = View.of(game, 0)
    assert thinker(seed=7).choose(view) == thinker(seed=7).choose(View.of(view.possible_game(99), 0))


def thinker_of_the_page() -> tuple[Any, int]:
    """The class as the page shows it, made of the page's own lines, and how many these are."""
    examples = doctest.DocTestParser().get_examples(PAGE.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for example in examples:
        if example.source.startswith(("from ", "class Thinker")):
            exec(example.source, names)
    source = next(example.source for example in examples if example.source.startswith("class Thinker"))
    return names["Thinker"], len(source.splitlines())
