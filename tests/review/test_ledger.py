"""The ledger: every moment judged once, and the books balance for every seat, in wins and in pounds."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from london_bridge.record import Record, RecordError
from london_bridge.review.books import RoundBooks, Story, judge_round, ledger_of
from london_bridge.review.evaluator import lay_unseen
from london_bridge.review.ledger import DECISION, DRAW, REVEAL, Ledger
from london_bridge.review.positions import late_start, leaves, steps_of
from london_bridge.review.worths import Worths
from london_bridge.rules import Game, Rng, draws
from london_bridge.rules.words import CATEGORIES, SCORINGS
from tests.review.games import add_up, bot_game, random_game

seeds = st.integers(0, 2**64 - 1)
scorings = st.fixed_dictionaries({category: st.sampled_from(SCORINGS[category]) for category in CATEGORIES})


def ledger(record: Record, playouts: int = 2, seed: int = 1) -> Ledger:
    story, worths = Story(record), Worths(playouts, seed, horizon=1)
    return ledger_of(story, [judge_round(story, number, worths, []) for number in range(len(story.rounds))])


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([2, 3, 4]), seeds, scorings)
def test_the_books_balance(players: int, seed: int, scoring: dict[str, str]):
    """Result less start is own decisions, each other's decisions, draws and reveals, to 1e-9, for 2 to 4 players and
    all scorings; the shares of all seats sum to one at every moment.
    """
    record = random_game(players, seed, scoring)
    found = ledger(record)
    assert found.gap() < 1e-9
    assert record.result is not None
    assert found.end.money == tuple(map(float, record.result.money))
    assert found.end.wins.index(1.0) == record.result.ranking[0]
    for money in (False, True):
        decisions = add_up(found.matrix(money))
        others = [(one.money if money else one.wins) for one in (found.luck, found.guessing, found.start)]
        end = found.end.money if money else found.end.wins
        assert add_up([decisions, *others]) == pytest.approx(end, abs=1e-9)


def test_every_move_and_every_draw_is_a_moment():
    """Each move of the record is one decision; what turned up, and the reveal of every round, are moments too."""
    record = random_game(3, 5)
    found = ledger(record)
    decisions = [one for one in found.moments if one.kind == DECISION]
    assert [(one.seat, one.what) for one in decisions] == list(record.moves)
    assert [one.move for one in decisions] == list(range(len(record.moves)))
    rounds = record.game().state.round
    assert sum(one.kind == REVEAL for one in found.moments) == rounds
    told = [one.what.split(":")[0] for one in found.moments if one.kind == DRAW]
    assert told.count("marker") == rounds
    state = record.game().state
    assert told.count("stack") == sum(min(taken, 11) for taken in state.taken)
    assert told.count("bonus") == sum(min(taken, 7) for taken in state.bonus_taken)


def test_a_forced_move_changes_nothing():
    """Who has no choice neither gains nor loses by it."""
    record = bot_game(("journeyman",) * 4, 4)
    story, found = Story(record), ledger(record)
    forced = [one for one in found.moments if one.move is not None and story.is_forced(one.move)]
    assert len(forced) > 20
    for one in forced:
        assert max(map(abs, one.change.wins)) < 1e-12


def test_what_could_come_of_a_draw_is_weighed():
    """The worth before a draw is the mean over all outcomes, so that its luck is 0 on average whatever the judge."""
    record, worths = random_game(4, 11), Worths(3, 9, horizon=1)
    drawn = [step for step in steps_of(record.deal, Story(record).moves) if step.is_draw][8:14]
    for step in drawn:
        before = worths.of(step.before)
        number = int(draws.due(step.before))
        ways = draws.outcomes(step.before, number)
        total = sum(weight for _, weight in ways)
        luck = [0.0] * 4
        for value, weight in ways:
            after = step.before.copy()
            draws.put(after, number, value)
            change = worths.of(after) - before
            luck = [old + weight / total * new for old, new in zip(luck, change.wins, strict=True)]
        assert luck == pytest.approx([0.0] * 4, abs=1e-12)


def test_leaves_are_all_there_is():
    """What follows from a position has the chances of a whole."""
    for step in Story(random_game(2, 3)).steps:
        assert sum(chance for chance, _ in leaves(step.after)) == pytest.approx(1.0)


def test_possible_games_hold_what_the_box_holds():
    """What is laid out unseen is what is missing of every stack, each order as likely: 10.1."""
    record = random_game(4, 2)
    start = late_start(record.deal)
    tables = start.deal.tables
    seen: dict[int, int] = {}
    for seed in range(1200):
        deal = start.deal.copy()
        lay_unseen(deal, Rng(seed))
        for kind in range(6):
            part = slice(kind * 12, kind * 12 + 12)
            assert deal.stacks[kind * 12] == record.deal.stacks[kind * 12]
            assert sorted(deal.stacks[part]) == sorted(tables.tiles[part])
        assert sorted([*deal.bonus[8:16]]) == sorted(tables.bonus[8:16])
        assert all(deal.markers)
        seen[deal.stacks[1]] = seen.get(deal.stacks[1], 0) + 1
    assert len(seen) == 11
    assert min(seen.values()) > 70  # 109 each on average
    assert max(seen.values()) < 150


def test_a_running_game_is_not_reviewed():
    """10.4: nothing of a game that goes on is told."""
    with pytest.raises(RecordError, match="not over"):
        Story(Record.of(Game.deal(4, "base", 1)))


def test_books_are_kept_as_plain_values():
    """What was found of a round can be written down and read again, to the last bit."""
    story = Story(random_game(3, 8))
    books = judge_round(story, 0, Worths(2, 1, horizon=1), [])
    assert RoundBooks.of(books.to_dict()) == books
