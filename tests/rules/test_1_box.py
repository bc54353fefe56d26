"""Section 1: what the box holds, as the default box has it."""

from __future__ import annotations

from collections import Counter

from tests.positions import Position, first, paid, play, rule

from london_bridge.rules import Game, default_box
from london_bridge.rules.words import BONUS_TILES, CRESTS, KINDS, PARK, SCORINGS

TABLES = default_box().tables
DATA = default_box().data


@rule("1.1")
def test_six_kinds_of_twelve_tiles():
    kinds = Counter(KINDS[TABLES.kind[tile]] for tile in TABLES.tiles)
    assert kinds == dict.fromkeys(("chapel", "gate", "hostelry", "haberdasher", "guild", "park"), 12)


@rule("1.2")
def test_house_numbers_from_1_to_60_each_once():
    assert sorted(tile for tile in TABLES.tiles if TABLES.kind[tile] != PARK) == list(range(1, 61))


@rule("1.3")
def test_one_crest_on_every_building_and_four_on_a_guild_house():
    for tile in TABLES.tiles:
        if KINDS[TABLES.kind[tile]] == "guild":
            assert TABLES.crest[tile] == 4  # all four
        else:
            assert TABLES.crest[tile] in range(4)


@rule("1.3")
def test_a_guild_house_is_of_every_crest_and_a_park_of_its_own():
    """Built first, each gives the strength that its crests say to a haberdasher that follows."""
    cases: list[tuple[int | str, int]] = [(59, 2), ("orange", 2), ("blue", 1)]
    for tile, strength in cases:
        game = Position(x=5).bridge(0, tile).top(43).game()
        first(game, 0)
        told = play(game, "0 place:centre:haberdasher", "0 build:1")
        assert paid(told, 0) == [("5.2", -2), ("5.11", strength)]


@rule("1.4")
def test_kind_and_crest_follow_from_the_house_number():
    kinds = ("hostelry", "gate", "chapel", "haberdasher", "guild")
    for number in range(1, 61):
        assert KINDS[TABLES.kind[number]] == kinds[number % 5]
        if number % 5 != 4:
            assert CRESTS[TABLES.crest[number]] == ("blue", "gray", "green", "orange")[number % 4]


@rule("1.4")
def test_the_tiles_that_the_books_and_reviews_name():
    def tile(number: int) -> tuple[str, str | None]:
        crest = TABLES.crest[number]
        return KINDS[TABLES.kind[number]], CRESTS[crest] if crest < 4 else None

    assert tile(20) == ("hostelry", "blue")
    assert tile(32) == ("chapel", "blue")
    assert tile(43) == ("haberdasher", "orange")
    assert tile(49) == ("guild", None)
    assert tile(18) == tile(38) == ("haberdasher", "green")


@rule("1.4")
def test_every_kind_has_three_tiles_of_every_crest():
    for kind, name in enumerate(KINDS):
        crests = Counter(TABLES.crest[tile] for tile in TABLES.tiles if TABLES.kind[tile] == kind)
        assert crests == ({4: 12} if name == "guild" else dict.fromkeys(range(4), 3))


@rule("1.5")
def test_fifty_five_character_cards():
    assert list(TABLES.cards) == [4, 15, 15, 11, 10]
    assert sum(TABLES.cards) == 55


@rule("1.6")
def test_every_bonus_stack_has_one_tile_of_each_kind():
    for stack in range(3):
        tiles = [BONUS_TILES[code - 1] for code in TABLES.bonus[stack * 8 : stack * 8 + 8]]
        assert sorted(tiles) == sorted(BONUS_TILES)


@rule("1.7")
def test_fifteen_round_markers():
    assert Counter(TABLES.markers) == {1: 5, 2: 5, 3: 5}


@rule("1.8")
def test_the_rondel_clockwise():
    assert DATA["rondel"] == ["X", 1, 2, 1, 3, 2]
    assert list(TABLES.pays) == [0, 1, 2, 1, 3, 2]


@rule("1.9")
def test_what_the_space_beside_every_stack_pays():
    assert KINDS == ("gate", "guild", "chapel", "hostelry", "park", "haberdasher")
    for x in range(6):
        for stack in range(6):
            if stack == x:
                continue
            game = Position(x=x).game()
            first(game, 0)
            told = play(game, f"0 place:{stack}")
            assert paid(told) == [("5.2", [None, 1, 2, 1, 3, 2][(stack - x) % 6])]
            assert told[-2].data["kind"] == KINDS[stack]


@rule("1.10")
def test_the_chapel_track():
    assert TABLES.chapel_last == 14
    assert {space: pounds for space, pounds in enumerate(TABLES.chapel_money) if pounds} == {
        2: 1,
        5: 2,
        8: 3,
        11: 5,
        14: 10,
    }


@rule("1.10")
def test_step_a_is_in_front():
    game = Position(4, steps=(2, 0, 3, 1)).game()
    assert list(game.state.chapel_order) == [1, 3, 0, 2]


@rule("1.11")
def test_the_gate_track():
    assert TABLES.gate_last == 14
    assert [space for space, bonus in enumerate(TABLES.gate_bonus) if bonus] == [3, 6, 9, 12]
    assert {space: pounds for space, pounds in enumerate(TABLES.gate_money) if pounds} == {14: 10}


@rule("1.12")
def test_twelve_sites_can_all_be_built_on():
    game = Position(round=12).bridge(0, *range(60, 49, -1)).top(8).game()
    first(game, 0)
    play(game, "0 place:5")
    assert [str(move) for move in game.legal(0)] == ["build:11"]


@rule("1.12")
def test_the_bank_cannot_run_out():
    """The coins of the box are 368 pounds; here they are all in one purse, and more are paid."""
    game = Position().money(368, 5, 5, 5).game()
    first(game, 0)
    told = play(game, "0 place:5")
    assert paid(told) == [("5.2", 2)]
    assert game.state.money[0] == 370


@rule("1.13")
def test_four_alternative_scorings_for_each_of_four_categories():
    assert list(SCORINGS) == ["chapel", "gate", "hostelry", "bridge"]
    for category, names in SCORINGS.items():
        assert names[0] == "base"
        assert len(set(names)) == 5
        for name in names:
            assert Game.deal(4, {category: name}, seed=1).scoring[category] == name
