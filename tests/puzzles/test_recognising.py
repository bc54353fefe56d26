"""A puzzle's moment is recognised, whatever a stranger changes of it; any other moment is not."""

from __future__ import annotations

import random

import pytest

from london_bridge.puzzles import KINDS, Puzzle, puzzles
from london_bridge.puzzles.recognising import recognised
from london_bridge.rules import Game
from london_bridge.view import View

from .disguises import richer, turned

#: Some of every kind, for every number of players.
SOME = [
    one
    for kind in KINDS
    for players in (2, 3, 4)
    for one in [p for p in puzzles().values() if (p.kind, p.players) == (kind, players)][:3]
]


def near(game: Game) -> set[str]:
    """The puzzles that a moment is near to."""
    return {name for found in recognised([game.state]) for name in found}


@pytest.mark.parametrize("one", SOME, ids=lambda one: f"{one.kind}-{one.id}")
def test_a_puzzle_is_known_in_disguise(one: Puzzle) -> None:
    """As a position of any eyes, with other names, seats turned round, a few pounds more; after any of its answers, and
    with a card chosen.
    """
    game = one.game()
    assert recognised([game.state])[0][one.id] == 0
    open_ = game.position()
    assert recognised([View.of(game, None).sketch]) == recognised([game.state])
    assert recognised([View.of(game, one.seat).sketch]) == recognised([game.state])
    for text in (open_, View.of(game, None).position()):
        for by in range(1, one.players):
            other = turned(text, by)
            assert other != text
            found = recognised([read(other)])
            assert found[0][one.id] == 0
    assert one.id in near(Game(read(richer(open_)), game.names))
    if one.guess is None:
        for answer in one.answers:
            after = one.game()
            after.play(one.seat, answer.move)
            assert one.id in near(after), answer.move


def read(text: str):
    """The state of a position."""
    return View.from_position(text).sketch if " watch " in text[:20] else Game.from_position(text).state


def test_the_pawn_before_is_known_mostly() -> None:
    """One move earlier in the same round; what is done at a round's end changes more."""
    found, all_ = 0, 0
    for one in SOME:
        record = one.record()
        before = record.replay(len(record.moves) - 1)
        if before.state.round == one.game().state.round:
            all_ += 1
            found += one.id in near(before)
    assert all_ > 20
    assert found == all_


def test_other_games_are_nobodys_puzzle() -> None:
    """Games of chance, from their first hands to their ends."""
    rng = random.Random(5)
    for seed in range(6):
        game = Game.deal(players=2 + seed % 3, scoring="random", seed=seed)
        states = [game.state.copy()]
        while game.result is None:
            seat = game.deciders[0]
            game.play(seat, str(rng.choice(game.legal(seat))))
            states.append(game.state.copy())
        assert recognised(states) == []
