"""Finished games for the tests of reviews, of bots or of chance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from london_bridge.bots import make
from london_bridge.record import Record
from london_bridge.rules import Game, Move, Rng
from london_bridge.view import View


@cache
def bot_game(names: tuple[str, ...], seed: int, scoring: str = "random") -> Record:
    """A game of these bots."""
    game = Game.deal(len(names), scoring, seed)
    bots = [make(name, seed + seat) for seat, name in enumerate(names)]
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, bots[seat].choose(View.of(game, seat)))
    return Record.of(game)


def random_game(players: int, seed: int, scoring: str | dict[str, str] = "random") -> Record:
    """A game of random moves, in the card phase by random seats."""
    game, rng = Game.deal(players, scoring, seed), Rng(seed ^ 0x5EED)
    while not game.over:
        seat = game.deciders[rng.below(len(game.deciders))]
        game.apply(seat, Move(rng.pick(game.legal_mask(seat))))
    return Record.of(game)


def add_up(rows: Sequence[Sequence[float]]) -> list[float]:
    """Rows added up, seat by seat."""
    return [sum(column) for column in zip(*rows, strict=True)]
