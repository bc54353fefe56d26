"""What a result of a day is worth among others: matchpoints, a row of tiles, and days in a row."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import accumulate

from .days import Day

#: One missed day is forgiven in so many days.
FORGIVES_IN = 7


@dataclass(frozen=True, slots=True)
class Streak:
    """How long somebody has been at it: days played in the present row, and in the longest one."""

    now: int
    best: int


class DayField:
    """All results of a day, counted: however many have played, it takes no longer to say what one of them is worth."""

    def __init__(self, counts: Mapping[int, int]) -> None:
        self.known = sorted(counts)
        #: How many have less than each of them; and all.
        self.less = [0, *accumulate(counts[money] for money in self.known)]

    @property
    def played(self) -> int:
        """How many have played."""
        return self.less[-1]

    def place(self, money: int) -> int:
        """The place of a result: one more than have done better."""
        return 1 + self.played - self.less[bisect_right(self.known, money)]

    def matchpoints(self, money: int) -> float | None:
        """How many in a hundred of the others a result of the field beats, a tie counting half; None where nobody else
        has played, or this is none of the results. In whole tenths, as a database counts them, too.
        """
        others = self.played - 1
        below, upto = (self.less[find(self.known, money)] for find in (bisect_left, bisect_right))
        if others < 1 or below == upto:
            return None
        return (1000 * (below + upto - 1) + others) // (2 * others) / 10


def matchpoints(money: int, all_money: Sequence[int]) -> float | None:
    """What one of all results is worth in matchpoints (see `DayField`)."""
    return DayField(Counter(all_money)).matchpoints(money)


def row_of_places(curve: Sequence[Sequence[int]], seat: int) -> list[int]:
    """Where a seat stood in money after every round, 1 being the first place; it tells nothing of the deal."""
    rounds = zip(*(line[1:] for line in curve), strict=True)
    return [1 + sum(other > after[seat] for other in after) for after in rounds]


def streak(played: Collection[Day], today: Day) -> Streak:
    """The days in a row, up to today or yesterday. A missed day does not break it, if it is the only one in a week."""
    runs = rows(sorted(played))
    best = max((len(row) for row in runs), default=0)
    if not runs or not goes_on(runs[-1], today):
        return Streak(0, best)
    return Streak(len(runs[-1]), best)


def goes_on(row: list[Day], today: Day) -> bool:
    """Whether a row can still be gone on with today."""
    days = (today.date - row[-1].date).days
    return days <= 1 or (days == 2 and forgives(row, row[-1].shift(1)))


def forgives(row: list[Day], missed: Day) -> bool:
    """Whether a day may be missed: none of the days of the week before it was."""
    first = max(row[0].date, missed.date - timedelta(days=FORGIVES_IN - 1))
    return len([day for day in row if first <= day.date < missed.date]) == (missed.date - first).days


def rows(played: list[Day]) -> list[list[Day]]:
    """Days as rows without a gap that is not forgiven."""
    found: list[list[Day]] = []
    for day in played:
        row = found[-1] if found else []
        days = (day.date - row[-1].date).days if row else 0
        if row and (days == 1 or (days == 2 and forgives(row, day.shift(-1)))):
            row.append(day)
        else:
            found.append([day])
    return found
