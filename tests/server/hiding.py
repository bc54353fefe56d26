"""Games that look the same to everybody, and differ in what is face down. For tests that nothing hidden gets out."""

import copy
import random
from typing import Any

from london_bridge.record import Record
from london_bridge.rules import Game
from london_bridge.view import View
from london_bridge.view.view_document import view_words

Move = tuple[int, str]


def played(players: int, seed: int, scoring: str = "base") -> dict[str, Any]:
    """The record of a game of random moves, but for the last one: so any number of them can be left out."""
    game = Game.deal(players, scoring, seed)
    rng = random.Random(seed)
    while not game.over:
        seat = rng.choice(list(game.deciders))
        game.apply(seat, rng.choice(list(game.legal(seat))))
    document = Record.of(game).document()
    del document["result"]
    return document | {"moves": document["moves"][:-1]}


def shuffled_behind(record: dict[str, Any], moves: int, seed: int) -> dict[str, Any]:
    """The same record with another order of all that is still face down after so many moves."""
    rng = random.Random(seed)
    game = Record.from_document(record).replay(moves)
    seen = view_words(View.of(game, None))
    other = copy.deepcopy(record)
    setup = other["setup"]
    for kind, stack in seen["stacks"].items():
        shuffle_after(rng, setup["stacks"][kind], len(stack["taken"]) + (stack["top"] is not None))
    for tiles, stack in zip(setup["bonus"], seen["bonus"], strict=True):
        shuffle_after(rng, tiles, len(stack["taken"]) + (stack["top"] is not None))
    # Markers are drawn from more than are used, so others may come too.
    turned = setup["rounds"][: len(seen["markers"])]
    left = [number for number in (1, 2, 3) for _ in range(5 - turned.count(number))]
    rng.shuffle(left)
    setup["rounds"] = turned + left[: len(setup["rounds"]) - len(turned)]
    assert setup != record["setup"]
    return other


def shuffle_after(rng: random.Random, tiles: list[Any], first: int) -> None:
    """Shuffle a list from a place on, in such a way that it changes if it can."""
    rest = tiles[first:]
    for _ in range(20):
        rng.shuffle(rest)
        if rest != tiles[first:]:
            break
    tiles[first:] = rest


def card_moments(record: dict[str, Any]) -> list[int]:
    """Numbers of moves after which somebody has just chosen a card in secret, and could have chosen another one."""
    found = []
    game = Record.from_document(record).replay(0)
    for i, (seat, word) in enumerate(record["moves"]):
        cards = [str(move) for move in game.legal(seat) if str(move).startswith("card:")]
        game.apply(seat, word)
        secret = word.startswith("card:") and view_words(View.of(game, None))["phase"] == "cards"
        if secret and len(cards) > 1 and seat not in game.deciders:
            found.append(i + 1)
    return found


def other_card(record: dict[str, Any], moves: int) -> str:
    """Another card that the last of so many moves could have been."""
    seat, word = record["moves"][moves - 1]
    game = Record.from_document(record).replay(moves - 1)
    return next(str(move) for move in game.legal(seat) if str(move).startswith("card:") and str(move) != word)
