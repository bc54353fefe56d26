"""Five findings in sentences. Each is the most telling of many figures, so its interval is corrected for all of them.

The correction is Bonferroni's: all figures among which the five were chosen, of all numbers of players, are counted,
and every interval is so wide that all of them hold together in 95 % of cases. Imports this folder and the intervals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from london_bridge.lab.intervals import Estimate, share_of, student, t95, z_of

from .all_answers import Answers
from .questions import Row

#: Students' intervals of fewer degrees of freedom cannot be widened by an expansion.
FEWEST = 6


@dataclass(frozen=True, slots=True)
class Candidate:
    """A figure that a finding may rest on: for how many players, what is said of it, and against what it is held."""

    row: Row
    players: int
    against: float
    freedom: int
    counted: bool = False  # whether it is a share of cases, so that its interval is Wilson's

    def corrected(self, questions: int) -> Estimate | None:
        """The figure with an interval for so many questions; None if too few games stand behind it."""
        found, z = self.row.estimate, z_of(questions)
        if self.counted:
            return share_of(round(found.value * self.row.cases), self.row.cases, z)
        if self.freedom < FEWEST or not found.high - found.low < float("inf"):
            return None
        half = max(found.high - found.value, found.value - found.low) * student(z, self.freedom) / t95(self.freedom)
        low, high = {"share": (0.0, 1.0), "number": (-1.0, float("inf"))}.get(
            self.row.unit, (-float("inf"), float("inf"))
        )
        return Estimate(found.value, max(low, found.value - half), min(high, found.value + half))

    @property
    def strength(self) -> float:
        """How far it is from what it is held against, in halves of its interval."""
        found = self.row.estimate
        half = max(found.high - found.value, found.value - found.low)
        return abs(found.value - self.against) / half if 0 < half < float("inf") else 0.0


@dataclass(frozen=True, slots=True)
class Findings:
    """The sentences, and for how many figures their intervals are corrected."""

    sentences: list[str]
    questions: int

    @property
    def note(self) -> str:
        """What the intervals are."""
        return (
            f"Intervals in these five sentences are corrected for the {self.questions:,} figures among which they were"
            " chosen (Bonferroni), so that all of them hold together in 95 % of cases."
        )


def findings(found: list[Answers]) -> Findings:
    """The five."""
    starts = [
        Candidate(row, one.players, 1 / one.players, one.games - 1, True)
        for one in found
        for row in (*one.step_wins, *one.seat_wins)
    ]
    worths = [Candidate(row, one.players, 0.0, one.games - 1) for one in found for row in worth_of(one)]
    turns = [Candidate(row, one.players, 0.0, row.cases - 1, True) for one in found for row in one.turns]
    pairs = [Candidate(row, one.players, 0.0, row.cases - 1) for one in found for row in one.pairs]
    courses = [
        Candidate(row, one.players, 0.0, row.cases - 1, row.unit == "share" and row in one.lead)
        for one in found
        for row in (*one.skill, *one.lead)
    ]
    every = max(1, sum(map(len, (starts, worths, turns, pairs, courses))))
    sentences = [
        start(starts, every),
        worth(worths, every),
        deciding(turns, every),
        luck(found, courses, every),
        combining(pairs, every),
    ]
    return Findings(sentences, every)


def worth_of(one: Answers) -> Iterable[Row]:
    """What things are worth: kinds of building, cards, spaces of the rondel, crests, bonus tiles."""
    return (*one.buildings, *one.cards, *one.spaces, *one.crests, *one.tiles)


def sure(
    candidates: list[Candidate], questions: int, rank: Callable[[Candidate], float]
) -> tuple[Candidate, Estimate] | None:
    """The first of the candidates by their rank whose interval can be corrected."""
    for one in sorted(candidates, key=rank, reverse=True):
        estimate = one.corrected(questions)
        if estimate is not None:
            return one, estimate
    return None


def start(candidates: list[Candidate], questions: int) -> str:
    """Whether it matters where one begins."""
    found = sure(candidates, questions, lambda one: one.strength)
    if found is None:
        return "Where one begins: too few games to say anything."
    one, estimate = found
    told = f"with {one.players} players, {one.row.name} wins {estimate.shown(1, ' %', 100)} of games"
    fair = f"where {100 * one.against:.0f} % would be fair"
    if estimate.low <= one.against <= estimate.high:
        return f"No seat and no step is measurably better than another; the nearest to it: {told}, {fair}."
    return f"Where one begins matters: {told}, {fair}."


def worth(candidates: list[Candidate], questions: int) -> str:
    """What goes along with money."""
    found = sure(candidates, questions, lambda one: one.strength)
    if found is None:
        return "What things are worth: too few games to say anything."
    one, estimate = found
    told = f"with {one.players} players, {phrase(one.row.name)} goes along with {estimate.shown(1)} £"
    if estimate.low <= 0 <= estimate.high:
        return f"Nothing that players do is measurably worth more than its like; the nearest to it: {told}."
    return f"Nothing tells players apart more surely than this: {told}."


def phrase(name: str) -> str:
    """A row's name in a sentence."""
    if name.startswith(("playing", "taking", "a crest")):
        return f"{name} (against an average card)" if name.startswith("playing") else name
    if name.startswith(("space", "the centre")):
        return f"the rondel's {name.removeprefix('the ')} (against an average space)"
    if name in ("chapel", "gate", "hostelry", "haberdasher", "guild", "park"):
        return f"a {name} (against an average building)"
    return f"a bonus tile “{name}”"


def deciding(candidates: list[Candidate], questions: int) -> str:
    """Which scoring decides, and which does nothing."""
    known = [(one, estimate) for one in candidates if (estimate := one.corrected(questions)) is not None]
    most = max(known, key=lambda pair: pair[1].low, default=None)
    least = min(known, key=lambda pair: pair[1].high, default=None)
    if most is None or least is None:
        return "Which scoring decides: too few games to say anything."

    def told(one: Candidate, estimate: Estimate) -> str:
        return f"{one.row.name} with {one.players} players, in {estimate.shown(1, ' %', 100)} of games"

    return (
        f"The scoring without which another would most often have won is {told(*most)}; the one that turns the fewest"
        f" is {told(*least)}."
    )


def luck(found: list[Answers], candidates: list[Candidate], questions: int) -> str:
    """How much is luck and how much skill; without games between unequals, how long it is open who wins."""
    for one in sorted((one for one in found if one.skill), key=lambda one: -one.players):
        rows = [candidate for candidate in candidates if any(candidate.row is row for row in one.skill[:2])]
        parts = [
            f"{candidate.row.name} makes {estimate.shown(0, ' %', 100)}"
            for candidate in rows
            if (estimate := candidate.corrected(questions)) is not None
        ]
        if parts:
            return (
                f"At a table of {', '.join(one.company)}, {' and '.join(parts)} of how far apart players end; the rest"
                " arises between them."
            )
    changes = [one for one in candidates if one.row.name.startswith("changes")]
    other = sure(changes, questions, lambda one: one.players)
    if other is None:
        return "How much is luck: too few games to say anything."
    return f"With {other[0].players} players the lead changes {other[1].shown(1)} times in a game."


def combining(candidates: list[Candidate], questions: int) -> str:
    """Which two scorings combine badly."""
    known = [(one, estimate) for one in candidates if (estimate := one.corrected(questions)) is not None]
    if not known:
        return "Which scorings combine badly: too few games of any two together."
    one, estimate = max(known, key=lambda pair: pair[1].low)
    told = f"{one.row.name} with {one.players} players (correlation {estimate.shown(2)}; 1 would be one contest)"
    if estimate.low <= 0:
        return f"No two scorings measurably pay the same player; the nearest to it: {told}."
    return f"The two scorings that most surely pay the same player, and so combine worst, are {told}."
