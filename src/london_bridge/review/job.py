"""A review as work that can be stopped, kept, and gone on with: small tasks, each with an answer in plain values.

First the curve, coarsely; then what could be expected of every round's cards; then the ledger in full; then the
decisions, those first after which most was lost; then those of them once more, with more thought, of which it is not
sure what they are called. `ReviewJob.run` does what is left and tells how far it is; `review` puts together what is
known so far. Every task is the same wherever it is done: chance comes from the seed and the task.
Imports this room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record
from london_bridge.rules import codes
from london_bridge.rules.rng import stream_seed
from london_bridge.view import View
from london_bridge.view.sight import sketch_of

from .books import RoundBooks, Story, judge_round, ledger_of
from .game_review import Review
from .grading import Grade, grade_move
from .ledger import Ledger
from .marks import grade_of
from .mixture import expected_cards
from .worths import Worths

#: Playouts for a decision unless somebody says otherwise, and how many there may be.
PLAYOUTS: Final = 2000
LEAST, MOST = 20, 1_000_000
#: Playouts for a position of the first curve; and, as parts of a decision's, for one of the ledger, and for what could
#: be expected of a seat's card.
CURVE: Final = 40
LEDGER_PART, CARDS_PART = 0.5, 0.375
#: How many decisions are looked at again where it is close, and with how many times the playouts.
CLOSE, AGAIN = 12, 4
#: The streams of the seed.
POSITIONS, CARDS, DECISIONS, CLOSER = 1, 1000, 2000, 200_000

#: The stages, in their order.
STAGES: Final = ("curve", "cards", "ledger", "decisions", "close")
#: A stage and its part: a round, counted from 0, the number of a move, or a place among those that are close.
Task = tuple[str, int]


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """How far a review is."""

    stage: str
    done: int
    tasks: int

    @property
    def part(self) -> float:
        """From 0 to 1."""
        return self.done / self.tasks


class ReviewJob:
    """The review of one finished record. `number` is the record's number in its file."""

    def __init__(self, record: Record, playouts: int = PLAYOUTS, seed: int = 0, number: int = 0) -> None:
        if not LEAST <= playouts <= MOST:
            raise LondonBridgeError(f"A review takes {LEAST} to {MOST:,} playouts a decision, not {playouts:,}.")
        self.record = record
        self.playouts = playouts
        self.seed = seed
        self.number = number
        self.story = Story(record)
        self.answers: dict[Task, Any] = {}
        self._worths: dict[str, Worths] = {}

    # --- the work -----------------------------------------------------------------------------------------------

    @cached_property
    def tasks(self) -> list[Task]:
        """All tasks but the order of the decisions, which the ledger decides."""
        rounds = range(len(self.story.rounds))
        decisions = [number for number in range(len(self.story.moves)) if not self.story.is_forced(number)]
        found: list[Task] = [(stage, part) for stage in STAGES[:3] for part in rounds]
        found += [("decisions", one) for one in decisions]
        return found + [("close", place) for place in range(min(CLOSE, len(decisions)))]

    def left(self) -> list[Task]:
        """The tasks that are not done, in the order in which they should be."""
        found = [task for task in self.tasks if task not in self.answers]
        if not found or found[0][0] != "decisions":
            return found
        ledger = self.ledger()
        assert ledger is not None
        lost = {one.move: one.change.wins[one.seat] for one in ledger.moments if one.seat is not None}
        first = [task for task in found if task[0] == "decisions"]
        return sorted(first, key=lambda task: (lost[task[1]], task[1])) + found[len(first) :]

    def do(self, task: Task) -> Any:
        """The answer to a task, as plain values. Those of the cards come first: later ones need them."""
        stage, part = task
        if stage in ("curve", "ledger"):
            worths = self.worths(stage)
            beliefs = self.beliefs(part) if stage == "ledger" else []
            return judge_round(self.story, part, worths, beliefs).to_dict()
        if stage == "cards":
            table = next(step.before for step in self.story.rounds[part] if step.before.phase == codes.CARDS)
            playouts = max(1, round(self.playouts * CARDS_PART))
            found = expected_cards(sketch_of(table, -1), playouts, stream_seed(self.seed, CARDS + part))
            return [list(belief) for belief in found]
        if stage == "close":
            doubtful = self.doubtful()
            if part >= len(doubtful):
                return None
            number = doubtful[part]
            again = self.grade(number, self.playouts * AGAIN, CLOSER + number)
            # For means the first look counts: it was not chosen by what it found.
            regret = self.answers["decisions", number]["regret"]
            return {"move": number, "grade": again.to_dict() | {"regret": regret}}
        return self.grade(part, self.playouts, DECISIONS + part).to_dict()

    def grade(self, number: int, playouts: int, stream: int) -> Grade:
        """The grade of a decision."""
        seat, code = self.story.moves[number]
        real = self.story.real[number]
        view = View(seat, self.record.players, sketch_of(real, seat))
        beliefs = self.beliefs(real.round - 1) if real.phase == codes.CARDS else []
        grade = grade_move(view, code, playouts, stream_seed(self.seed, stream), beliefs)
        assert grade is not None
        return grade

    def doubtful(self) -> list[int]:
        """The decisions of which more thought may tell what they are called: by what they seem to have lost they would
        be marked, or marked more, but that is not sure enough. Those that lost most come first.
        """
        told = {part: answer for (stage, part), answer in self.answers.items() if stage == "decisions"}
        close = [part for part, one in told.items() if grade_of(one["loss"]) != grade_of(one["low"])]
        return sorted(close, key=lambda part: (-told[part]["loss"], part))

    def worths(self, stage: str) -> Worths:
        """The judge of a stage."""
        if stage not in self._worths:
            playouts = CURVE if stage == "curve" else max(CURVE, round(self.playouts * LEDGER_PART))
            self._worths[stage] = Worths(playouts, int(stream_seed(self.seed, POSITIONS)))
        return self._worths[stage]

    def beliefs(self, part: int) -> list[tuple[int, int, float]]:
        """What could be expected of a round's cards."""
        if ("cards", part) not in self.answers:
            self.answers["cards", part] = self.do(("cards", part))
        return [(seat, code, chance) for seat, code, chance in self.answers["cards", part]]

    def run(self, stop: Callable[[], bool] = lambda: False) -> Iterator[ReviewProgress]:
        """Do what is left, one task after the other; tells after each how far it is. `stop` is asked before each."""
        total = len(self.tasks)
        for stage in STAGES:
            for task in [task for task in self.left() if task[0] == stage]:
                if stop():
                    return
                self.answers[task] = self.do(task)
                yield ReviewProgress(stage, len(self.answers), total)

    # --- what is known ------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do."""
        return len(self.answers) == len(self.tasks)

    def ledger(self) -> Ledger | None:
        """The ledger in full if it is there, else the coarse one; None before that."""
        rounds = range(len(self.story.rounds))
        for stage in ("ledger", "curve"):
            if all((stage, part) in self.answers for part in rounds):
                return ledger_of(self.story, [RoundBooks.of(self.answers[stage, part]) for part in rounds])
        return None

    def grades(self) -> dict[int, Grade]:
        """The grades that are known, by move: of a decision that was looked at again, what was found then."""
        found = {part: Grade.of(told) for (stage, part), told in self.answers.items() if stage == "decisions"}
        for (stage, _), told in self.answers.items():
            if stage == "close" and told is not None:
                found[told["move"]] = Grade.of(told["grade"])
        return found

    def review(self) -> Review:
        """The review as far as it is known: decisions that were not looked at yet have no grade."""
        ledger = self.ledger()
        if ledger is None:
            raise LondonBridgeError("The review has only begun: its first curve is not there yet.")
        forced = frozenset(number for number in range(len(self.story.moves)) if self.story.is_forced(number))
        return Review(self.record, self.number, self.playouts, self.seed, ledger, self.grades(), forced, self.finished)

    # --- keeping ------------------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """What was asked for and what is done, as plain values; the record itself is not among them."""
        answers = {f"{stage}:{part}": told for (stage, part), told in self.answers.items()}
        return {"playouts": self.playouts, "seed": self.seed, "number": self.number, "answers": answers}

    @staticmethod
    def of(record: Record, told: Mapping[str, Any]) -> ReviewJob:
        """The job that plain values tell of, to go on with."""
        job = ReviewJob(record, told["playouts"], told["seed"], told["number"])
        for name, answer in told["answers"].items():
            stage, _, part = name.partition(":")
            job.answers[stage, int(part)] = answer
        if not job.answers.keys() <= set(job.tasks):
            raise LondonBridgeError("These answers are of another record's review.")
        return job


def review(record: Record, playouts: int = PLAYOUTS, seed: int = 0, number: int = 0) -> Review:
    """The whole review of a finished record."""
    job = ReviewJob(record, playouts, seed, number)
    for _ in job.run():
        pass
    return job.review()
