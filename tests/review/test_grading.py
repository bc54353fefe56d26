"""Decisions are graded from what the seat could know, with intervals; nothing is called a mistake without reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from london_bridge.review import Grade, ReviewJob, grade_move
from london_bridge.review.marks import (
    BLUNDER,
    INACCURACY,
    LEVELS,
    MISTAKE,
    Weighed,
    accuracy,
    grade_of,
    level_of,
    weight_of,
)
from london_bridge.rules import Game, Move, Rng, codes
from london_bridge.rules.engine import legal
from london_bridge.rules.rng import stream_seed
from london_bridge.view import View
from tests.review.games import bot_game

STRONG = ("architect@200p",) * 3


def graded(job: ReviewJob, part: int, code: int, playouts: int, seed: int) -> Grade | None:
    seat, _ = job.story.moves[part]
    view = View.of(job.record.replay(part), seat)
    beliefs = job.beliefs(view.sketch.round - 1) if view.sketch.phase == codes.CARDS else []
    return grade_move(view, code, playouts, seed, beliefs)


def test_a_forced_move_has_no_grade():
    """Nobody is blamed for the only move there is."""
    job = ReviewJob(bot_game(("journeyman",) * 3, 3), 20)
    forced = [part for part in range(len(job.story.moves)) if job.story.is_forced(part)]
    assert forced
    for part in forced[:5]:
        assert graded(job, part, job.story.moves[part][1], 20, 1) is None
    assert not {("decisions", part) for part in forced} & set(job.tasks)


@pytest.mark.slow
def test_known_blunders_are_found():
    """Random moves put into a strong game: nearly all that surely cost fifteen points by far more thought are marked,
    and what costs little is not called a mistake. (`python -m bench.review blunders` counts at size.)
    """
    job, rng = ReviewJob(bot_game(STRONG, 6), 500), Rng(4)
    parts = [part for stage, part in job.tasks if stage == "decisions"][::4]
    costly = harmless = marked = 0
    for part in parts:
        _, played = job.story.moves[part]
        code = rng.pick(job.story.choices(part) & ~(1 << played))
        truth, found = graded(job, part, code, 3000, 5), graded(job, part, code, 1000, 6)
        assert truth is not None
        assert found is not None
        if truth.low > 0.15:
            costly += 1
            marked += found.grade is not None
        if truth.high < 0.03:
            harmless += 1
            assert found.grade not in (MISTAKE, BLUNDER), (part, truth, found)
    assert costly >= 3
    assert marked >= costly - 1
    assert harmless >= 2


@pytest.mark.slow
def test_other_seeds_agree_within_their_intervals():
    """Two reviews of the same decisions: nearly all 95 % intervals meet."""
    job = ReviewJob(bot_game(("journeyman",) * 3, 3), 300)
    parts = [part for stage, part in job.tasks if stage == "decisions"][::3]
    apart = 0
    for part in parts:
        one, two = (graded(job, part, job.story.moves[part][1], 300, seed) for seed in (1, 2))
        assert one is not None
        assert two is not None
        apart += one.low > two.high or two.low > one.high
    assert apart <= len(parts) / 12


def test_only_what_the_seat_knew_counts():
    """What was hidden changes no grade: neither the stacks, nor the others' cards that lie face down (hindsight)."""
    game = Game.deal(3, "base", 12)
    game.apply(1, "card:4")
    other = Game.deal(3, "base", 12)
    other.apply(1, "card:0")
    hidden = list(other.state.deal.stacks)
    for kind in range(6):
        hidden[kind * 12 + 1 : kind * 12 + 12] = hidden[kind * 12 + 1 : kind * 12 + 12][::-1]
    other.state.deal.stacks = hidden
    found = [grade_move(View.of(one, 0), Move("card:1").code, 60, 7) for one in (game, other)]
    assert found[0] is not None
    assert found[0] == found[1]


def test_the_played_move_gets_as_many_playouts_as_the_best():
    """However bad it looks: it is kept to the last stage."""
    job = ReviewJob(bot_game(("journeyman",) * 3, 3), 200)
    for part in [part for stage, part in job.tasks if stage == "decisions"][5:25]:
        mask = legal(job.story.real[part], job.story.moves[part][0])
        for code in (mask.bit_length() - 1, (mask & -mask).bit_length() - 1):
            found = graded(job, part, code, 200, stream_seed(1, part))
            assert found is not None
            tried = {one.move: one.playouts for one in found.tried}
            assert tried[str(Move(code))] >= tried[found.best]
            assert found.low <= found.loss <= found.high


def test_nobody_loses_more_than_all():
    """However few the playouts, an interval ends where everything is lost: at a whole share of winning."""
    grades = []
    for seed in range(3):
        record = bot_game(("random",) * 4, seed)
        for number in range(0, len(record.moves) - 20, 9):
            seat, move = record.moves[number]
            grades.append(grade_move(View.of(record.replay(number), seat), Move(move).code, 12, seed))
    found = [one for one in grades if one is not None]
    assert max(one.high for one in found) == 1.0
    assert all(-1.0 <= one.low <= one.high <= 1.0 for one in found)


def test_a_mark_needs_the_lower_end():
    """The mark must be passed by the lower end of the interval."""
    assert [grade_of(low) for low in (-0.1, 0.0, 0.019, 0.03, 0.06, 0.2)] == [
        None,
        None,
        None,
        INACCURACY,
        MISTAKE,
        BLUNDER,
    ]


def test_easy_decisions_count_little_unless_they_went_wrong():
    """What a journeyman finds too counts a tenth; what was lost there counts nevertheless."""
    assert weight_of(0.0, 0.0) == pytest.approx(0.1)
    assert weight_of(0.0, 0.5) == weight_of(0.5, 0.0) == 1.0
    assert accuracy([]) is None
    assert accuracy([Weighed(0.0, 0.1)]) == 100.0
    bad = accuracy([Weighed(0.0, 0.1), Weighed(0.2, 1.0)])
    assert bad is not None
    assert 0 <= bad < 20
    assert level_of(1.0) == "random"
    assert level_of(0.0) == "architect"


def test_levels_are_those_that_were_measured():
    """Whoever "played like a journeyman" is compared with the mean losses that docs/review.md tells, in points."""
    page = (Path(__file__).parents[2] / "docs/review.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\w+) \| \d+ \| \d+ \| ([\d.]+) ± ", page, re.MULTILINE)
    assert {level: pytest.approx(float(points) / 100) for level, points in told} == LEVELS
