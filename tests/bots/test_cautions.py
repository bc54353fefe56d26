"""What speaks against a move: every sentence is true of the position it is said in (with the rules' numbers)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from london_bridge.bots import Budget
from london_bridge.bots.cautions import SENTENCES, cautions_for
from london_bridge.bots.hints import hints
from london_bridge.bots.reasons import Reason
from london_bridge.rules import Game, Move, codes
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, KINDS, SCORINGS
from london_bridge.view import View
from london_bridge.view.view_writer import standings

from .test_reasons import cards_in_secret, positions

PLUS_ONE, NOBLEWOMAN = BONUS_TILES.index("plus_one"), BONUS_TILES.index("noblewoman")


def ways(game: Game, seat: int, move: Move) -> list[Game]:
    """The game after a move, with the tile on every site where it may stand."""
    after = game.copy()
    after.apply(seat, move)
    if game.state.phase == codes.SITE or after.state.phase != codes.SITE:
        return [after]
    found = []
    for site in after.legal(seat):
        one = after.copy()
        one.apply(seat, site)
        found.append(one)
    return found


def pays(game: Game, seat: int, word: str) -> int:
    """5.2, 1.9: what the rondel pays for a placing, or asks for it."""
    _, where, *_ = word.split(":")
    if where in ("centre", "free"):
        return -2 if where == "centre" else 0
    return (0, 1, 2, 1, 3, 2)[(int(where) - game.state.x) % 6]


def is_plain(game: Game, seat: int, word: str) -> bool:
    """5.2: whether an outer space is free for everybody: no pawn, no X."""
    space = int(word.partition(":")[2])
    return space != game.state.x and not any(
        game.state.pawn[other] == space for other in range(game.players) if other != seat
    )


def check(game: Game, view: View, move: Move, caution: Reason) -> None:
    """Every claim of a caution, against the game."""
    state, seat, key, data = game.state, view.seat, caution.key, caution.data
    assert seat is not None
    word = str(move)
    said = f"{caution.sentence} ({move}, round {state.round}, seat {seat})"
    last = state.round == state.deal.last_round
    after = ways(game, seat, move)
    if key == "late":
        order = list(state.chapel_order)[: game.players]
        can = 0
        for other in order:
            if other == seat:
                continue
            tiles = list(state.tiles)[other * 8 : other * 8 + 8]
            best = max([*cards_in_secret(game, other), *([2] if tiles[NOBLEWOMAN] and not state.chosen[other] else [])])
            best += tiles[PLUS_ONE]
            can += best > move.code or (best == move.code and order.index(other) < order.index(seat))
        assert 0 < data["count"] <= can, f"4.5: {said}"
    elif key == "top":
        rest = cards_in_secret(after[0], seat) if game.players > 2 else None
        hand = [value for value in range(5) for _ in range(after[0].state.hand[seat * 5 + value])]
        assert max(hand) == data["value"] < move.code, said
        assert rest is None or max(hand) == data["value"], said
        assert not last, said
    elif key == "centre":
        assert (word[:12], data["amount"]) == ("place:centre", 2), f"5.2: {said}"
    elif key == "poorer":
        open_spaces = [str(one) for one in game.legal(seat) if re.match(r"place:\d", str(one))]
        richest = max(pays(game, seat, one) for one in open_spaces if is_plain(game, seat, one))
        assert data["amount"] == richest - max(0, pays(game, seat, word)) > 0, f"5.2: {said}"
    elif key in ("weak", "idle"):
        for one in after:
            tile = built(game, one, seat)[1]
            crest = state.deal.tables.crest[tile]
            if key == "idle":
                assert KINDS[state.deal.tables.kind[tile]] in ("guild", "park"), f"5.11: {said}"
            else:
                assert one.state.crests[seat * 4 + crest] == 1, f"5.8: {said}"
    elif key in ("falls", "closes"):
        (one,) = after
        _, tile = built(game, one, seat)
        assert tile == data.get("number", 1), said
        assert one.state.built[seat] == state.built[seat] + 1 < 12, f"5.6: {said}"
        later = [slot >> 1 for slot in list(state.order)[state.turn + 1 : state.turns]]
        assert not last or seat in later, said
    elif key in ("replaces", "loses"):
        for one in after:
            site, _ = built(game, one, seat)
            assert one.state.built[seat] == state.built[seat], f"5.7: {said}"
            assert key == "replaces" or state.bridge[seat * 12 + site] == data["number"], said
    elif key == "prize_less":
        category = CATEGORIES.index(data["category"])
        assert SCORINGS[data["category"]][state.deal.scoring[category]] == data["scoring"], said
        before, now = (standings(one.state)[data["category"]]["gain"][seat] for one in (game, after[0]))
        assert before - now == data["amount"] > 0, said
    elif key == "short":
        assert all(one.state.money[seat] <= data["amount"] < 2 for one in after), f"5.2: {said}"
        assert any(one.state.money[seat] == data["amount"] for one in after), said
    elif key == "kept":
        every = [
            sum(one.state.tiles[seat * 8 : seat * 8 + 8] + one.state.fresh[seat * 8 : seat * 8 + 8])
            for one in (game, after[0])
        ]
        pay = (0, 1, 4, 9, 16)
        scored = SCORINGS["gate"][state.deal.scoring[CATEGORIES.index("gate")]] == "tiles"
        worth = [pay[min(count, 4)] if scored else count for count in every]
        assert worth[0] - worth[1] == data["amount"] > 0, f"8.7, 9.12: {said}"
    elif key == "nothing":
        assert (word, state.phase) == ("pass", codes.START), f"5.4: {said}"
    elif key == "left_over":
        assert (word, state.strength) == ("done", data["strength"]), f"5.10: {said}"
        assert any(str(one).startswith("draw:") for one in game.legal(seat)), said
    elif key == "too_late":
        assert (last, word[:6]) == (True, "bonus:"), f"6.0: {said}"
    else:
        assert key == "less", said


def built(before: Game, after: Game, seat: int) -> tuple[int, int]:
    """Where something new stands, and what."""
    old, new = (list(one.state.bridge)[seat * 12 : seat * 12 + 12] for one in (before, after))
    (site,) = (i for i in range(12) if old[i] != new[i])
    return site, new[site]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_said_against_a_move_is_true(players: int):
    """All legal moves of whole games, and every caution there is comes up in them."""
    told = set()
    for seed in range(6):
        for game, view in positions(players, seed):
            for move in view.legal():
                found = cautions_for(view, move)
                assert len({one.key for one in found}) == len(found) <= 2
                for caution in found:
                    check(game, view, move, caution)
                    told.add(caution.key)
    rare = {"less", "nothing", "closes", "prize_less", "short"}  # `less` is said by `hints`; the others are rare
    assert set(SENTENCES) - rare <= told, set(SENTENCES) - rare - told


def test_hints_say_what_speaks_against_them():
    """A weaker move is told to be so where nothing else speaks against it; a forced one needs no caution."""
    against = 0
    for number, (game, view) in enumerate(positions(4, 5)):
        if number % 5:
            continue
        found = hints(view, Budget(playouts=40), seed=number)
        shares = [one.share or 0.0 for one in found]
        for place, one in enumerate(found):
            against += bool(one.against)
            for caution in one.against:
                check(game, view, one.move, caution)
                if caution.key == "less":
                    assert caution.data["points"] == round(100 * (shares[0] - shares[place])) > 0
            if len(found) == 1:
                assert one.against == ()
            assert [each["sentence"] for each in one.to_dict()["against"]] == [each.sentence for each in one.against]
    assert against


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl"])
def test_every_caution_has_words_in_the_client(language: str):
    """It is told in the reader's language, and the client has no words for what is never said."""
    text = (Path(__file__).parents[2] / f"web/src/locales/{language}/advice.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^against-(\w+) =", text, re.M)) == set(SENTENCES)
