"""Every move, event and word of the game has words, in every phase, for every player count."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from london_bridge.bots.reasons import TILES
from london_bridge.cli.wording import Teller, explain_move, explain_term, letters_of, rule_text, words_of
from london_bridge.cli.wording.move_sentences import question
from london_bridge.cli.wording.names import TILE_NAMES, display_name
from london_bridge.cli.wording.preview import preview
from london_bridge.cli.wording.rulebook import rule_numbers
from london_bridge.cli.wording.terms import TERMS, TILE_TERMS, find_term
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Event, Game, Move, codes
from london_bridge.rules.words import BONUS_NAMES, BONUS_TILES, CATEGORIES, CRESTS, KINDS, SCORINGS
from london_bridge.view import View

from .playing import random_game

#: All kinds of events; the engine's own list is its calls, and docs/events.md is held to it by test_docs.
EVENT_KINDS = [
    "round",
    "money",
    "use",
    "gain_card",
    "chosen",
    "reveal",
    "boost",
    "no_boost",
    "order",
    "turn",
    "place",
    "take",
    "uncover",
    "build",
    "strength",
    "advance",
    "bonus",
    "uncover_bonus",
    "pass",
    "round_end",
    "end",
    "ranking",
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_has_words_of_its_own(players: int):
    """In no position do two moves read alike, and what a move is called fits on a few lines."""
    for seed in range(6):
        for game in random_game(players, seed):
            for seat in game.deciders:
                view = View.of(game, seat)
                said = [words_of(view, move) for move in view.legal()]
                assert len(set(said)) == len(said)
                assert all(10 < len(text) < 300 for text in said), said
                assert question(view).endswith(("?", ".", ")"))


@pytest.mark.parametrize("players", [2, 4])
def test_every_move_has_words_in_every_phase(players: int):
    """All 55 moves can be named and explained at any time; one that is not legal says which rule refuses it."""
    phases = set()
    for seed in range(30):
        for game in random_game(players, seed):
            if game.over or (game.state.phase, game.state.round > 3) in phases:
                continue
            phases.add((game.state.phase, game.state.round > 3))
            seat = game.deciders[0]
            view = View.of(game, seat)
            teller = Teller(game.names, game.state.deal.tables, seat)
            for code in range(codes.CODES):
                told = explain_move(view, Move(code), teller)
                assert "|" not in "".join(told)
                assert "{" not in "".join(told)
                refused = any("may not do this now" in line for line in told)
                assert refused == (not view.legal_mask() >> code & 1)
                assert re.search(r"\(rules? [\d., and]+\)", told[-1])
    assert {phase for phase, _ in phases} == set(range(codes.OVER))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_has_a_sentence(players: int):
    """Told to a spectator, to a player, and as a story: whole sentences, with no template left in them."""
    kinds: Counter[str] = Counter()
    for seed in range(12):
        *_, game = random_game(players, seed, "random" if seed % 2 else "expansion")
        tables = game.state.deal.tables
        for teller in (Teller(game.names, tables), Teller(game.names, tables, 0)):
            for events in game.history():
                for event in events:
                    kinds[event.kind] += 1
                    check_sentence(teller.sentence(event))
                for sentence in teller.story(events):
                    check_sentence(sentence)
    assert set(kinds) <= set(EVENT_KINDS)
    assert set(kinds) >= set(EVENT_KINDS) - {"pass", "no_boost"}


def check_sentence(text: str) -> None:
    assert re.fullmatch(r"[A-Z].*\.", text), text
    assert not re.search(r"[|{}_]", text), text


@pytest.mark.parametrize("kind", EVENT_KINDS)
def test_the_list_of_kinds_is_complete(kind: str):
    """Each kind that this file lists is one that the rules tell: its name stands in their source."""
    from pathlib import Path

    import london_bridge.rules

    folder = Path(london_bridge.rules.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    assert f'"{kind}"' in source


def test_rare_events_have_sentences():
    """5.4, 4.4 and both ends of the game."""
    teller = Teller(["Ada", "Ben"], Game.deal(2, seed=1).state.deal.tables, 1)
    assert teller.sentence(Event("pass", "5.4", 3, 0)) == "Ada builds nothing this turn."
    assert teller.sentence(Event("pass", "5.4", 3, 1)) == "You build nothing this turn."
    assert teller.sentence(Event("no_boost", "4.4", 3, 0)) == "Ada uses no more “Higher Rank”."
    assert "three stacks" in teller.sentence(Event("end", "7.1", 5, None, {"reason": "stacks"}))
    assert "last round" in teller.sentence(Event("end", "7.1", 6, None, {"reason": "rounds"}))
    debt = {"money": [-3, 4], "seats": [1, 0]}
    assert teller.sentence(Event("ranking", "8.8", 6, None, debt)) == "The final ranking: you £4, Ada −£3."


def test_an_unknown_event_is_no_sentence():
    teller = Teller(["Ada", "Ben"], Game.deal(2, seed=1).state.deal.tables)
    with pytest.raises(ValueError, match="earthquake"):
        teller.sentence(Event("earthquake", "0", 1, None))
    with pytest.raises(ValueError, match="earthquake"):
        teller.sentence(Event("earthquake", "0", 1, 0))


@pytest.mark.parametrize("players", [2, 4])
def test_previews_tell_what_happens(players: int):
    """What a move is said to do is what it does: the same events, but for what it uncovers."""
    for seed in range(4):
        for game in random_game(players, seed):
            if game.over or game.state.phase == codes.CARDS:
                continue
            seat = game.deciders[0]
            for move in game.legal(seat):
                outcome = preview(View.of(game, seat), move.code)
                assert outcome is not None
                heard: list[Event] = []
                trial = game.copy()
                trial.listen(heard.append)
                trial.apply(seat, move)
                known = [event for event in heard if event.kind not in ("uncover", "uncover_bonus")]
                assert [e for e in outcome.events if e.kind != "uncover"] == known[: len(outcome.events)]


@pytest.mark.parametrize("players", [2, 4])
def test_words_are_blind_to_what_is_hidden(players: int):
    """10.1, 10.2: another deal that agrees with the view gives the same words and explanations."""
    for seed in range(3):
        for number, game in enumerate(random_game(players, seed)):
            if game.over or number % 5:
                continue
            seat = game.deciders[0]
            view = View.of(game, seat)
            other = View.of(view.possible_game(seed), seat)
            teller = Teller(game.names, game.state.deal.tables, seat)
            for move in view.legal():
                assert words_of(view, move) == words_of(other, move)
                assert explain_move(view, move, teller) == explain_move(other, move, teller)


def test_the_example_of_a_placement():
    """A placement tells money, tile, site, strength and effect at once (5.2, 5.6, 5.8, 5.9, 5.12)."""
    game = Game.deal(4, "base", seed=5, names=["You", "Ada", "Ben", "Cleo"])
    for seat, card in enumerate((4, 0, 0, 0)):
        game.apply(seat, f"card:{card}")
    view = View.of(game, 0)
    assert words_of(view, Move.parse("place:2")) == (
        "Put your pawn at the chapel: £1 and chapel 22 (green ●); it fits site 1, strength 1: one step on the chapel"
        " track, to space 1"
    )
    assert words_of(view, Move.parse("place:centre:park")) == (
        "Put your pawn in the centre: pay £2 for park (green ●); it fits site 1: no action"
    )


@pytest.mark.parametrize(
    "word",
    [
        *KINDS,
        *(f"{category}/{scoring}" for category in CATEGORIES for scoring in SCORINGS[category]),
        *(tile.replace("_", " ") for tile in BONUS_TILES),
        *[
            "crest",
            "strength",
            "line",
            "site",
            "rondel",
            "X",
            "centre",
            "stack",
            "supply",
            "pawn",
            "marker",
            "stairs",
            "tie",
            "ahead",
            "undo",
            "debt",
        ],
        *["merchant", "cleric", "nobleman", "Peter de Colechurch", "chapel track", "gate track", "turn order"],
        *["Side by Side", "Pilgrims' Race", "hostelries", "the parks", "bonus tiles", "share tile", "house number"],
    ],
)
def test_every_word_of_the_game_is_explained_with_its_rules(word: str):
    told = explain_term(word, 4)
    assert told is not None
    for number in re.findall(r"\d+\.\d+", told.rpartition("(rule")[2]):
        assert number in rule_numbers()


def test_what_is_no_word_of_the_game_has_no_explanation():
    assert explain_term("castle", 4) is None
    assert explain_term("", 4) is None


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("players", "paid"), [(2, "£5 for"), (3, "£5 and £3 for"), (4, "£5, £3 and £1 for")])
def test_prizes_are_told_as_they_are_paid_at_this_table(players: int, paid: str):
    """With two players there is one prize, with three there are two; no other number of players is spoken of."""
    for word in ("chapel/base", "Pilgrims' Race", "bridge/longest"):
        told = explain_term(word, players)
        assert told is not None
        assert f": {paid} " in told
    for term in TERMS:
        told = explain_term(term, players)
        assert told is not None
        assert "5/3" not in told
        if players == 2:
            assert "£3 and £1" not in told


def test_terms_name_rules_that_exist():
    assert [number for term in TERMS.values() for number in term.rules if number not in rule_numbers()] == []


def test_rules_can_be_read_by_number_and_section():
    assert rule_text("5.7").startswith("**5.7**")
    assert rule_text("rule 5.7.") == rule_text("5.7")
    assert rule_text("10").count("**10.") == 4
    assert "](" not in "".join(rule_text(number) for number in rule_numbers())
    with pytest.raises(LondonBridgeError, match=r"no rule '5\.99'"):
        rule_text("5.99")


def test_players_have_letters_of_their_own():
    assert letters_of(["Ada", "Adam", "Anna", "Aa"]) == ["A", "D", "N", "3"]
    assert letters_of(["", "", "日本"]) == ["0", "1", "2"]


def test_names_cannot_write_to_the_terminal():
    """A record's names may hold anything; control characters and line breaks are not shown."""
    assert display_name("\x1b[31mEve\n\r\x07") == "[31mEve"
    assert display_name("\u202e") == "?"
    assert len(display_name("x" * 500)) == 24


def test_crests_are_told_in_words_and_signs():
    from london_bridge.cli.wording.names import CREST_SIGNS

    assert set(CREST_SIGNS) == set(CRESTS)
    assert len(set(CREST_SIGNS.values())) == 4


def test_bonus_tiles_bear_the_names_of_the_glossary():
    """6.1 to 6.8: the terminal, refusals and hints call a tile what the rules and the client call it."""
    page = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
    named = dict(re.findall(r"^\| `(\w+)` \| \[6\.\d\]\(rules\.md#r6-\d\) \| ([^|]+) \|", page, re.MULTILINE))
    assert named == TILE_NAMES == dict(zip(BONUS_TILES, BONUS_NAMES, strict=True))
    for tile, said in TILES.items():
        assert said.startswith(f"“{named[tile]}” (")
    for tile, name in named.items():
        assert find_term(name) is find_term(tile) is TILE_TERMS[tile]
