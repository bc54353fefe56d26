"""The twelve characters: they sit at every level, decide where moves are close, and leave all else to the level."""

from __future__ import annotations

import hashlib
import pickle
from pathlib import Path

import pytest

from london_bridge import bots
from london_bridge.bots import BotError
from london_bridge.bots.characters import CHARACTERS
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.leaning import MARGIN, Inclined, Leaning, favourite
from london_bridge.bots.registry import budget_of, is_own, level_of, levels, with_budget
from london_bridge.bots.root_search import MoveEstimate
from london_bridge.rules import Game, Move, Rng, codes
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.words import KINDS
from london_bridge.view import View

FEW = "@30p"


def spec_of(level: str, character: str) -> str:
    return with_budget(f"{level}:{character}", FEW[1:])


def play(specs: list[str], seed: int) -> Game:
    game = Game.deal(len(specs), "random", seed=seed)
    team = [bots.make(spec, stream_seed(seed, 1 + seat)) for seat, spec in enumerate(specs)]
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, team[seat].choose(View.of(game, seat)))
    return game


def test_there_are_twelve_each_with_a_name_of_its_own_and_a_leaning():
    assert len(CHARACTERS) == 12
    assert len({one.name for one in CHARACTERS.values()}) == 12
    assert all(one.id == name and one.id == one.name.lower() for name, one in CHARACTERS.items())
    assert len({repr(one.leaning) for one in CHARACTERS.values()} - {repr(Leaning())}) == 12
    assert all(set(one.leaning.kinds) <= set(KINDS) for one in CHARACTERS.values())


@pytest.mark.parametrize("level", levels())
def test_a_character_plays_at_every_level_and_the_same_seed_gives_the_same_game(level: str):
    names = list(CHARACTERS)
    specs = [spec_of(level, names[at]) for at in (0, 3, 6, 9)]
    first, again = play(specs, 5), play(specs, 5)
    assert first.over
    assert first.moves == again.moves


def test_a_level_with_a_character_is_no_class_of_somebodys_own():
    assert not is_own("master:beatrix")
    assert is_own("mybots:Clever")
    assert not is_own("exec:./bot:1")
    assert level_of("master:beatrix@50ms") == "master"
    assert level_of("mybots:Clever") == "mybots:Clever"


def test_a_characters_level_says_how_long_it_thinks():
    assert str(budget_of("master:beatrix")) == str(budget_of("master")) == "0.2s"
    assert with_budget("master:beatrix", "50ms") == "master:beatrix@0.05s"
    assert with_budget("master:beatrix@40p", "50ms") == "master:beatrix@40p"
    assert with_budget("journeyman:beatrix", "50ms") == "journeyman:beatrix"
    assert bots.make("master:beatrix@40p").name == "master:beatrix"


def test_an_unknown_character_is_named():
    with pytest.raises(BotError, match="no character 'nobody': say beatrix"):
        bots.make("master:nobody")


def test_without_a_leaning_the_judgement_is_the_same():
    """A leaning of nothing plays the very game of the plain level: what is liked is added to nothing else."""
    plain, inclined = bots.chooser("journeyman"), Inclined(Journeyman(), Leaning())
    assert plain is not None
    game = Game.deal(4, "random", seed=8)
    rng = Rng(1)
    while not game.over:
        seat = game.deciders[0]
        code = plain.choose(game.state, seat, rng)
        assert inclined.choose(game.state, seat, rng) == code
        game.apply(seat, Move(code))


def test_who_loves_chapels_beyond_measure_takes_one_wherever_there_is_one():
    """5.2: with a liking beyond all judgement the tile that is taken is a chapel, if any place has one."""
    fond = Inclined(Journeyman(), Leaning(kinds={"chapel": 500.0}))
    taken = 0
    for seed in range(6):
        game = Game.deal(4, "base", seed=seed)
        rng = Rng(seed)
        while not game.over:
            seat = game.deciders[0]
            code = fond.choose(game.state, seat, rng)
            if game.state.phase == codes.START:
                mask = View.of(game, seat).legal_mask()
                chapel = KINDS.index("chapel")
                outer = codes.PLACE + game.state.deal.tables.place_of[chapel]
                offered = [c for c in (outer, codes.CENTRE + chapel, codes.FREE + chapel) if mask >> c & 1]
                moved_on = code in (codes.ADVANCE_CHAPEL, codes.ADVANCE_GATE)
                assert not offered or code in offered or moved_on
                taken += code in offered
            game.apply(seat, Move(code))
    assert taken > 30


def test_a_hoarder_keeps_cards_and_a_lord_plays_them():
    """4.2: the same hand, the same table: the hoarder's card is never above the plain one, the lord's never below."""
    plain, hoards, spends = (Inclined(Journeyman(), Leaning(cards=cards)) for cards in (0.0, 3.0, -3.0))
    differs = 0
    for seed in range(20):
        game = Game.deal(4, "base", seed=seed)
        for seat in range(4):
            low, middle, high = (one.choose(game.state, seat, Rng(seed)) for one in (hoards, plain, spends))
            assert low <= middle <= high
            differs += low < high
    assert differs > 40


def test_a_search_follows_its_liking_only_where_moves_are_close():
    """A leaning never costs more than the margin, however strong it is."""
    found = [MoveEstimate(Move(code), worth, worth, 0.0, 10) for code, worth in ((1, 0.5), (2, 0.5 - MARGIN), (3, 0.4))]
    likings = [0.0] * 64
    assert favourite(found, likings).move.code == 1
    likings[2] = likings[3] = 100.0
    assert favourite(found, likings).move.code == 2


def test_a_leaning_sees_no_more_than_its_seat():
    """10.1, 10.2: on another game that fits the view it likes the same."""
    rng = Rng(4)
    game = Game.deal(3, "random", seed=4)
    while not game.over:
        seat = game.deciders[0]
        view = View.of(game, seat)
        other = view.possible_game(rng)
        for one in CHARACTERS.values():
            assert one.leaning.likings(game.state, seat) == one.leaning.likings(other.state, seat)
        legal = game.legal(seat)
        game.apply(seat, legal[rng.below(len(legal))])


def test_a_characters_chooser_can_go_to_another_process():
    core = bots.chooser("apprentice:hugh")
    assert core is not None
    again = pickle.loads(pickle.dumps(core))
    game = Game.deal(4, "base", seed=3)
    assert [core.choose(game.state, seat, Rng(9)) for seat in range(4)] == [
        again.choose(game.state, seat, Rng(9)) for seat in range(4)
    ]


def test_the_leanings_are_those_that_were_measured():
    """docs/opponents.md has figures of these leanings: whoever changes one runs `python -m bench.characters` again."""
    leanings = repr([(name, one.leaning) for name, one in sorted(CHARACTERS.items())])
    digest = hashlib.sha256(leanings.encode()).hexdigest()[:16]
    page = Path(__file__).parents[2] / "docs/opponents.md"
    assert f"`{digest}`" in page.read_text(encoding="utf-8"), f"measure anew, and write the digest {digest}"
