"""Which puzzle is next: one at somebody's level that they have not answered; and the one of a day. Imports puzzles."""

import hashlib
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from london_bridge.daily import Day
from london_bridge.puzzles import Puzzle, puzzles
from london_bridge.puzzles.lessons import taught
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage.puzzle_rows import AttemptRow, RatingRow
from london_bridge.server.wire.puzzles import NextPuzzle

from .glicko import Rating

#: One of so many that lie nearest to the rating that is wanted.
NEAREST: Final = 12
#: Of so many puzzles before, what they ask is not asked again where something else is nearly as hard: the easiest all
#: ask much the same.
LATELY: Final = 2
TIRED: Final = 200.0
#: From this deviation on a rating is a guess, and puzzles are easier by a part of it: nobody begins with misses.
UNSURE: Final = 110.0
EASIER: Final = 0.5
#: The ratings between which the puzzle of the day lies: it is for everybody.
DAY_FROM, DAY_TO = 1000, 1700
#: The deviation of a puzzle that nobody has tried here. It has been tried by bots.
FRESH: Final = 150.0
VOLATILITY: Final = 0.06
#: A streak begins with puzzles of this rating, and each that is solved makes the next harder by so much.
STREAK_FROM, STREAK_STEP = 800.0, 60.0


def fresh_level(puzzle: Puzzle) -> RatingRow:
    """The rating of a puzzle that nobody has tried here."""
    return RatingRow(float(puzzle.rating), FRESH, VOLATILITY)


def level_of(puzzle: Puzzle, levels: Mapping[str, RatingRow]) -> float:
    """How hard a puzzle is, as far as it is known."""
    row = levels.get(puzzle.id)
    return float(puzzle.rating) if row is None else row.rating


def fits(puzzle: Puzzle, wanted: NextPuzzle) -> bool:
    """Whether a puzzle is one of those that are wanted."""
    return (
        (wanted.kind is None or puzzle.kind == wanted.kind)
        and (wanted.players is None or puzzle.players == wanted.players)
        and (wanted.theme is None or wanted.theme in puzzle.themes)
    )


def nearest(
    among: Sequence[Puzzle], levels: Mapping[str, RatingRow], target: float, before: Sequence[str] = ()
) -> Puzzle:
    """One of those that are about as hard as is wanted, and rather ask something else than those before."""
    tired = {puzzles()[name].kind for name in before[-LATELY:] if name in puzzles()}

    def distance(one: Puzzle) -> tuple[float, str]:
        return abs(level_of(one, levels) - target) + TIRED * (one.kind in tired), one.id

    return secrets.choice(sorted(among, key=distance)[:NEAREST])


def target_for(mine: Rating) -> float:
    """How hard a puzzle somebody should get."""
    return mine.rating - (EASIER * mine.deviation if mine.deviation > UNSURE else 0.0)


def choose(
    wanted: NextPuzzle,
    mine: Rating,
    levels: Mapping[str, RatingRow],
    done: Mapping[str, AttemptRow],
    without: Collection[str],
) -> Puzzle:
    """The next puzzle for somebody; when they have answered all, one of those that they answered longest ago."""
    found = [one for one in puzzles().values() if fits(one, wanted)]
    if not found:
        raise RequestRefused("not_found", "There is no puzzle like that; choose another kind or theme.")
    # What a lesson asks counts for nobody, and comes where there is nothing else.
    found = [one for one in found if one.id not in taught()] or found
    others = [one for one in found if one.id not in without] or found
    answered = {name: row.at for name, row in done.items() if row.at is not None}
    fresh = [one for one in others if one.id not in answered]
    if not fresh:
        others.sort(key=lambda one: answered[one.id])
        fresh = others[: max(1, len(others) // 3)]
    return nearest(fresh, levels, target_for(mine), list(answered))


def for_streak(solved: int, levels: Mapping[str, RatingRow], used: Sequence[str], seen: Collection[str]) -> Puzzle:
    """The next puzzle of a streak: harder than the one before, and if possible one that is new."""
    unused = [one for one in puzzles().values() if one.id not in used] or list(puzzles().values())
    target = STREAK_FROM + STREAK_STEP * solved
    return nearest([one for one in unused if one.id not in seen] or unused, levels, target, used)


def of_day(day: Day) -> Puzzle:
    """The puzzle of a day: the same on every server of a version, and each comes once before any comes again."""
    untaught = [one for one in puzzles().values() if one.id not in taught()]
    everybody = [one for one in untaught if DAY_FROM <= one.rating <= DAY_TO] or list(puzzles().values())
    turn, place = divmod(day.date.toordinal(), len(everybody))

    def shuffled(puzzle: Puzzle) -> str:
        return hashlib.sha256(f"puzzle of the day {turn} {puzzle.id}".encode()).hexdigest()

    return sorted(everybody, key=shuffled)[place]
