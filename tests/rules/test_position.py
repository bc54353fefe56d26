"""A position as one line of text reads back, at every decision of any game, and says what is wrong with a wrong one."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from london_bridge.rules import Box, Game, Move, PositionError, Rng, default_box
from london_bridge.rules.position import looks_like_position
from london_bridge.rules.position.grammar import FIELDS
from london_bridge.view import View
from london_bridge.view.view_document import view_words


def played(players: int, scoring: str, seed: int, *, late: bool = False) -> Iterator[Game]:
    """A random game at every decision, and at its end."""
    game, rng = Game.deal(players, scoring, seed, late=late), Rng(seed)
    while True:
        yield game
        if (due := game.chance) is not None:
            game.reveal(due.outcomes[rng.below(len(due.outcomes))])
        elif game.over:
            return
        else:
            seat = game.deciders[rng.below(len(game.deciders))]
            game.apply(seat, Move(rng.pick(game.legal_mask(seat))))


def middle(players: int = 3, moves: int = 70, seed: int = 7) -> str:
    game, rng = Game.deal(players, "base", seed), Rng(seed)
    for _ in range(moves):
        seat = game.deciders[0]
        game.apply(seat, Move(rng.pick(game.legal_mask(seat))))
    return game.position()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_reads_back(players: int):
    """What is read is the same moment, with the same moves for every seat, and is written the same."""
    phases = set()
    for seed in range(6):
        for game in played(players, "random", seed):
            text = game.position()
            again = Game.from_position(text, game.names)
            assert again == game
            assert again.position() == text
            assert again.deciders == game.deciders
            assert [again.legal_mask(seat) for seat in range(players)] == [
                game.legal_mask(seat) for seat in range(players)
            ]
            phases.add(game.state.phase)
    assert phases == set(range(8))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_of_a_game_reads_back(players: int):
    """10.1, 10.2: what a seat or a spectator knows is read as the very same view."""
    for seed in range(2):
        for game in played(players, "random", 100 + seed):
            for seat in (None, *range(players)):
                view = View.of(game, seat)
                text = view.position()
                again = View.from_position(text, game.names)
                assert again == view
                assert again.position() == text
                told, told_again = view_words(view), view_words(again)
                for words in (told, told_again):
                    words["now"].pop("after_tiles")  # says something in the phase of the tiles alone
                assert told_again == told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_goes_on_from_its_position_as_it_would_have(players: int):
    """The same moves from a position lead to the same end, from every tenth decision on."""
    for seed in range(3):
        games = [game.copy() for i, game in enumerate(played(players, "random", 200 + seed)) if i % 10 == 0]
        for game in games:
            other, rng = Game.from_position(game.position()), Rng(seed)
            while not game.over:
                seat = game.deciders[0]
                move = Move(rng.pick(game.legal_mask(seat)))
                game.apply(seat, move)
                other.apply(seat, move)
            assert other == game
            assert game.result is not None
            assert other.result is not None
            assert other.result.money == game.result.money


def test_a_game_whose_chance_is_drawn_late_reads_back():
    """What is not drawn yet is unknown to the position too; the draws go on from there."""
    for players in (2, 3, 4):
        for game in played(players, "random", players, late=True):
            again = Game.from_position(game.position())
            assert again == game
            assert again.chance == game.chance
            view = View.of(game, 0)
            assert View.from_position(view.position()) == view


def test_a_position_tells_a_seat_nothing_that_is_hidden():
    """10.1, 10.2: whatever is hidden may change, and the line of a seat stays the same."""
    for game in played(3, "random", 11):
        view = View.of(game, 1)
        other = view.possible_game(Rng(len(game.moves)))
        assert View.of(other, 1).position() == view.position()


def test_a_view_is_no_game_and_a_game_can_be_looked_at():
    """A game is not made of what one seat knows; a view is made of what all is known of."""
    game = Game.from_position(middle())
    with pytest.raises(PositionError, match=r"View\.from_position"):
        Game.from_position(View.of(game, 0).position())
    assert View.from_position(game.position()) == View.of(game)


def test_underscores_stand_for_spaces_in_links():
    """A position goes into an address without being escaped."""
    text = middle()
    assert Game.from_position(text.replace(" ", "_")) == Game.from_position(text)
    assert looks_like_position(text.replace(" ", "_"))
    assert not looks_like_position("lb1.json")


def test_a_box_of_ones_own_is_named_and_needed():
    """1.4: a position with another box is refused where that box is not at hand."""
    box = Box(dict(default_box().data, name="my-box", chapel_track={"spaces": 12, "money": {"2": 1, "12": 8}}))
    text = Game.deal(2, seed=3, box=box).position()
    assert Game.from_position(text, boxes=[box]).position() == text
    with pytest.raises(PositionError, match="position, box: 'my-box@"):
        Game.from_position(text)


def changed(text: str, field: str, old: str, new: str) -> str:
    """A position with one thing changed in one field."""
    parts = text.split(" ")
    at = FIELDS.index(field)
    assert old in parts[at], parts[at]
    parts[at] = parts[at].replace(old, new, 1)
    return " ".join(parts)


FIRST = Game.deal(3, "base", 7).position()

WRONG = [
    ("version", "lb1", "lb2", "version: it starts with 'lb2'"),
    ("eyes", "open", "5", "eyes: '5' is none of open"),
    ("box", "reconstruction-1", "other", "box: 'other' is not at hand"),
    ("scoring", "base", "bass", "scoring: 'bass' is no scoring of chapel"),
    ("rounds", ":", "", "rounds: "),
    ("rounds", ":", ":1", "rounds: "),
    ("rondel", "", "9", "rondel: "),
    ("steps", "A", "D", "steps: "),
    ("stacks", ":", ":2,", "stacks, gate: 12 tiles are needed"),
    ("stacks", ":", "", "stacks, gate: the tiles that were taken"),
    ("bonus", ":", ":q", "bonus, stack 0: 'q' is no bonus tile"),
    ("seats", "5/", "five/", "seat 0, money: 'five' is not pounds"),
    ("seats", "5/", "5/5", "seat 0, hand: "),
    ("seats", "/-/", "/31/", "seats: the tile 31 was not taken"),
    ("seats", "/-/-/0", "/-/s/0", "seats: 1 share tiles are held or used"),
    ("seats", ";", "/-;", "seat 0: 8 parts are needed"),
    ("seats", "/0/0/", "/99/0/", "seat 0, chapel: "),
    ("seats", "5/0", "5/00", "seat 0, hand: a player always has 1 of value 0"),
    ("chapel", "0", "1", "chapel: "),
    ("gate", "0", "7", "gate: "),
    ("phase", "cards", "sleep", "phase: 'sleep' is none of"),
    ("phase", "cards", "site", "phase: write site:TILE"),
    ("phase", "cards", "start", "turns: in the phase start everybody has a turn"),
    ("turns", "-", ":012", "turns: in the phase cards nobody has a turn"),
    ("window", "-", "01", "window: "),
    ("drawing", "-", "3.9", "drawing: "),
    ("lowest", "-", "99@1", "lowest: "),
]


@pytest.mark.parametrize(("field", "old", "new", "says"), WRONG)
def test_what_is_wrong_is_named_with_its_place(field: str, old: str, new: str, says: str):
    """An error says which field is wrong, and how."""
    with pytest.raises(PositionError) as caught:
        Game.from_position(changed(FIRST, field, old, new))
    assert str(caught.value).startswith(f"position, {says}")
    assert str(caught.value).endswith(".")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize("text", ["", "lb1", "lb1 open", FIRST + " -", "x" * 5000, FIRST.replace(" ", "  ", 1)])
def test_what_is_no_position_at_all_is_refused(text: str):
    """Whatever is given: a sentence, and no traceback of another kind."""
    with pytest.raises(PositionError):
        Game.from_position(text)


def test_noise_is_refused_or_can_be_played_to_the_end():
    """A position with letters changed at random is refused with a sentence, or it is one that can be played on."""
    alphabet = "0123456789bygosfxtcpn?:;/,.-@ a"
    rng, read = Rng(5), 0
    texts = [middle(2, 40), middle(3, 70), middle(3, 71), middle(4, 90)]
    texts += [View.of(Game.from_position(text), 1).position() for text in texts]
    for _ in range(1500):
        text = list(texts[rng.below(len(texts))])
        for _ in range(1 + rng.below(2)):
            text[rng.below(len(text))] = alphabet[rng.below(len(alphabet))]
        try:
            game = View.from_position("".join(text)).possible_game(rng)
        except PositionError:
            continue
        read += 1
        while not game.over:
            seat = game.deciders[0]
            game.apply(seat, Move(rng.pick(game.legal_mask(seat))))
    assert read > 20
