"""Observations: every documented field says what it promises, and nothing that the seat may not know."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from london_bridge.envs import action_of, layout, mask, observation
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game, Rng, codes
from london_bridge.rules.box import default_box
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, CRESTS, KINDS, SCORINGS
from london_bridge.view import View
from london_bridge.view.observe import observe
from london_bridge.view.remembering import Lookups, Memory
from london_bridge.view.view_document import view_words

PLAYERS = (2, 3, 4)
DOCUMENT = Path(__file__).parents[3] / "docs" / "observation.md"


def play(players: int, seed: int, scoring: str = "random"):
    """A random game, shown at every decision together with the seat that decides."""
    game = Game.deal(players, scoring, seed)
    rng = Rng(seed)
    while not game.over:
        seat = game.deciders[rng.below(len(game.deciders))]
        yield game, seat
        legal = game.legal(seat)
        game.apply(seat, legal[rng.below(len(legal))])
    yield game, 0


def one_hot(size: int, at: int | None) -> list[int]:
    return [int(i == at) for i in range(size)]


def crests_of(view: View, tile: int) -> list[int]:
    crest = view.sketch.deal.tables.crest[tile]
    return [1] * 4 if crest == 4 else one_hot(4, crest)


def expected(view: View) -> dict[str, list[int]]:
    """The fields worked out once more, slowly, from the view's own words."""
    told = view_words(view)
    s, me = view.sketch, view.seat
    assert me is not None
    players = len(told["seats"])
    order = [(me + i) % players for i in range(players)]
    phase = told["phase"]
    in_turn = phase in ("start", "site", "tiles", "drawing", "end")
    tops = [told["stacks"][kind]["top"] for kind in KINDS]
    codes_of_tops = [0 if top is None else top if isinstance(top, int) else 61 + CRESTS.index(top) for top in tops]
    pending = s.pending
    bridge = told["seats"][me]["bridge"]
    fits = fits_next(bridge)
    seen_houses = {tile for kind in KINDS for tile in told["stacks"][kind]["taken"]} | set(tops)
    seen_parks = [*told["stacks"]["park"]["taken"], told["stacks"]["park"]["top"]]
    fields = {
        "phase": one_hot(9, codes.PHASES.index(phase)),
        "round": [told["round"]],
        "rounds_left": [told["rounds"] - told["round"]],
        "scoring": [x for name in CATEGORIES for x in one_hot(5, SCORINGS[name].index(told["scoring"][name]))],
        "to_act": [int(seat in told["acting"]) for seat in order],
        "x": one_hot(6, told["rondel"]["x"]),
        "pays": told["rondel"]["pays"],
        "pawns": [sum(seat["pawn"] == space for seat in told["seats"]) for space in range(7)],
        "stack_left": [told["stacks"][kind]["left"] for kind in KINDS],
        "top_number": [top if isinstance(top, int) else 0 for top in tops],
        "top_crests": [x for tile in codes_of_tops for x in (crests_of(view, tile) if tile else [0] * 4)],
        "top_fits": [int(len(bridge) < 12 if tile > 60 else 0 < tile <= fits) for tile in codes_of_tops],
        "top_strength": [strength(view, tile) for tile in codes_of_tops],
        "unseen_houses": [int(number not in seen_houses) for number in range(1, 61)],
        "unseen_parks": [3 - seen_parks.count(crest) for crest in CRESTS],
        "markers_left": [5 - told["markers"].count(number) for number in (1, 2, 3)],
        "supply": told["supply"][1:],
        "bonus_top": [int(stack["top"] == tile) for stack in told["bonus"] for tile in BONUS_TILES],
        "bonus_left": [stack["left"] for stack in told["bonus"]],
        "bonus_unseen": [
            int(tile not in stack["taken"] and tile != stack["top"]) for stack in told["bonus"] for tile in BONUS_TILES
        ],
        "turn": [told["turn"]],
        "turns": [len(told["turns"])],
        "played": one_hot(5, told["now"]["card"] if in_turn else None),
        "pending_number": [pending if pending < 61 else 0],
        "pending_kind": one_hot(6, s.deal.tables.kind[pending] if pending else None),
        "pending_crests": crests_of(view, pending) if pending else [0] * 4,
        "strength": [told["now"]["strength"]],
        "last_drawn": [told["now"]["last_drawn"]],
        "bonus_due": [told["now"]["bonus_due"]],
        "place_after": [int(phase == "tiles" and told["now"]["after_tiles"] == "start")],
        "took_back": [int(told["now"]["took_back"])],
        "lowest": [told["lowest"]["number"] if told["lowest"] else 0],
        "lowest_seat": one_hot(players, order.index(told["lowest"]["seat"]) if told["lowest"] else None),
    }
    for name, seat in zip(layout.SEATS, order, strict=False):
        fields |= {f"{name}.{key}": value for key, value in expected_seat(view, told, seat).items()}
    return fields


def expected_seat(view: View, told: dict[str, Any], seat: int) -> dict[str, list[int]]:
    block = told["seats"][seat]
    tables = view.sketch.deal.tables
    tiles = [tile if isinstance(tile, int) else 61 + CRESTS.index(tile) for tile in block["bridge"]]
    empty = [0] * (12 - len(tiles))
    kinds = [tables.kind[tile] for tile in tiles]
    each = 2 if len(told["seats"]) == 2 else 1
    cards = block["cards"] or []
    turns = [(turn["seat"], turn["slot"]) for turn in told["turns"]]
    waiting = turns[told["turn"] :] if told["phase"] in ("boosts", "start", "site", "tiles", "drawing", "end") else []
    money_spaces = [space for space in range(block["chapel"] + 1, 15) if tables.chapel_money[space]]
    gate_spaces = [s for s in range(block["gate"] + 1, 15) if tables.gate_money[s] or tables.gate_bonus[s]]
    standings = told["standings"]
    return {
        "money": [block["money"]],
        "prospect": [block["money"] + sum(standings[name]["gain"][seat] for name in CATEGORIES)],
        "hand": block["hand"],
        "hand_value": [sum(value * count for value, count in enumerate(block["hand"]))],
        "tiles": [block["tiles"].get(name, 0) for name in BONUS_TILES],
        "fresh": [block["fresh"].get(name, 0) for name in BONUS_TILES],
        "site_number": [min(tile, 61) for tile in tiles] + empty,
        "site_kind": [kind + 1 for kind in kinds] + empty,
        "site_crest": [tables.crest[tile] + 1 for tile in tiles] + empty,
        "kinds": [kinds.count(kind) for kind in range(6)],
        "crests": [block["crests"][crest] for crest in CRESTS],
        "built": [len(tiles)],
        "fits": [fits_next(block["bridge"])],
        "longest": [longest(tiles)],
        "chapel": [block["chapel"]],
        "chapel_rank": [told["chapel_order"].index(seat)],
        "chapel_next": [money_spaces[0] - block["chapel"] if money_spaces else 0],
        "chapel_money": [tables.chapel_money[money_spaces[0]] if money_spaces else 0],
        "gate": [block["gate"]],
        "gate_next": [gate_spaces[0] - block["gate"] if gate_spaces else 0],
        "pawn": one_hot(7, block["pawn"]),
        "chosen": [block["chosen"]],
        "card": ([card + 1 for card, _ in cards] + [0] * each)[:each],
        "value": ([value + 1 for _, value in cards] + [0] * each)[:each],
        "turn_in": [waiting.index((seat, slot)) + 1 if (seat, slot) in waiting else 0 for slot in range(each)],
        "standing": [standings[name][what][seat] for name in CATEGORIES for what in ("measure", "gain", "place")],
    }


def fits_next(bridge: list[int | str]) -> int:
    if len(bridge) == 12:
        return 0
    last = bridge[-1] if bridge else "park"
    return 60 if isinstance(last, str) else last - 1


def longest(tiles: list[int]) -> int:
    line = "".join("h" if tile < 61 else "p" for tile in tiles)
    return max(map(len, line.split("p")))


def strength(view: View, tile: int) -> int:
    crest = view.sketch.deal.tables.crest[tile]
    if not tile or crest == 4 or view.seat is None:
        return 0
    return view.sketch.crests[view.seat * 4 + crest] + 1


@pytest.mark.parametrize("players", PLAYERS)
def test_every_field_says_what_the_view_says(players: int):
    """The whole observation follows, field by field, from the plain values of the seat's view."""
    for seed in range(3):
        for game, decider in play(players, seed):
            for seat in {decider, (decider + 1) % players}:
                view = View.of(game, seat)
                wanted = expected(view)
                found = layout.named(observation(view), players)
                assert list(found) == list(wanted)
                for name, values in wanted.items():
                    assert found[name].tolist() == [max(-128, min(127, value)) for value in values], name


def test_a_park_fits_even_after_the_lowest_house():
    """5.5, 5.6: after house 1 no house may come, but a park always; on a full bridge nothing."""
    game = Game.deal(2, "base", seed=1)
    game.state.bridge = [30, 1, *[0] * 46]
    game.state.built = [2, 0, 0, 0]
    park = KINDS.index("park")
    found = layout.named(observation(game, 0), 2)
    assert found["me.fits"].tolist() == [0]
    assert found["top_fits"].tolist() == one_hot(6, park)
    game.state.bridge = [*range(30, 18, -1), *[0] * 36]
    game.state.built = [12, 0, 0, 0]
    assert not layout.named(observation(game, 0), 2)["top_fits"].any()
    assert layout.named(observation(game, 1), 2)["top_fits"].all(), "an empty bridge takes everything"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_observation_is_a_function_of_the_view(players: int):
    """10.1, 10.2: the same numbers from the view, from the real state, and from any other state that fits the view."""
    rng = Rng(5)
    for game, _ in play(players, 11):
        for seat in range(players):
            view = View.of(game, seat)
            seen = observation(game, seat)
            assert seen.tolist() == observation(view).tolist()
            other = view.possible_game(rng)
            assert seen.tolist() == observation(other, seat).tolist()
            assert mask(game, seat).tolist() == mask(view).tolist()


def test_hidden_cards_change_nothing_for_the_others_but_do_for_the_global_state():
    """10.2: what the others see does not depend on the value of a card that lies face down."""
    seen, everything = set(), set()
    for card in ("card:1", "card:2", "card:3"):
        game = Game.deal(4, "base", seed=3)
        game.apply(0, card)
        seen |= {(seat, observation(game, seat).tobytes()) for seat in (1, 2, 3)}
        everything.add(observation(game, 1, everything=True).tobytes())
    assert len(seen) == 3
    assert len(everything) == 3


def test_looking_leaves_the_game_as_it_was():
    """An observation is a look, not a touch: everything but the scoring's scratch space stays."""
    scratch = ("measure", "gain", "place")
    from london_bridge.rules.state import ARRAYS

    for game, _ in play(4, 2):
        before = [list(getattr(game.state, name)) for name in ARRAYS if name not in scratch]
        for seat in range(4):
            observation(game, seat)
        assert before == [list(getattr(game.state, name)) for name in ARRAYS if name not in scratch]


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_remembered_is_what_would_be_worked_out(players: int):
    """A memory that follows one game, and even one that is shown two games in turn, gives what a fresh one gives."""
    known = Lookups(default_box().tables)
    memory = Memory()
    row = layout.blank(players)
    for (first, seat), (second, other) in zip(play(players, 21), play(players, 22), strict=False):
        for game, looker in ((first, seat), (second, other)):
            assert observe(game.state, looker, False, known, memory, row) == layout.size(players)
            assert row.tolist() == observation(game, looker).tolist()


def test_numbers_that_an_int8_cannot_hold_are_clipped():
    """Money beyond 127 is shown as 127, and a debt below -128 as -128."""
    game = Game.deal(2, "base", seed=1)
    game.state.money = [500, -500, 0, 0]
    found = layout.named(observation(game, 0), 2)
    assert found["me.money"].tolist() == [127]
    assert found["plus1.money"].tolist() == [-128]


def test_sizes_and_offsets():
    """The size depends on the number of players alone, and fields lie one after the other."""
    for players in PLAYERS:
        at = 0
        for field in layout.fields(players):
            assert field.offset == at
            at += field.size
        assert layout.size(players) == at
        assert layout.size(players) <= 660, "the row in which `observe` puts an observation together"
    with pytest.raises(ValueError, match="458 numbers"):
        layout.named(np.zeros(7), 2)


def test_errors_of_looking_are_for_people():
    game = Game.deal(3, "base", seed=1)
    with pytest.raises(LondonBridgeError, match="which seat"):
        observation(game)
    with pytest.raises(LondonBridgeError, match="its own seat"):
        observation(View.of(game, 1), 2)
    with pytest.raises(LondonBridgeError, match="its own seat"):
        observation(View.of(game))


def test_the_document_lists_the_fields():
    """docs/observation.md carries the table that the layout makes."""
    text = DOCUMENT.read_text(encoding="utf-8")
    assert layout.table() in text, "run `python -m london_bridge.envs.document`"
    assert re.search(rf"[Vv]ersion {layout.VERSION}\b", text)


def test_mask_is_the_legal_set():
    for game, seat in play(3, 8):
        if not game.over:
            legal = {move.code for move in game.legal(seat)}
            assert set(np.flatnonzero(mask(game, seat)).tolist()) == legal
    assert mask(Game.deal(2, "base", seed=1), 0)[action_of("card:0")] == 1
