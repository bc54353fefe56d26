"""The books of a game, round by round: every position judged, and the ledger put together from what was found.

Rounds are judged by themselves, so that the work can be stopped, kept and shared out. Imports this room.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from london_bridge.bots.root_search import Belief
from london_bridge.record import Record
from london_bridge.rules import codes
from london_bridge.rules.dealing import begin
from london_bridge.rules.engine import legal, move_on
from london_bridge.rules.moves import WORDS
from london_bridge.rules.scoring import final_place
from london_bridge.rules.state import State

from .ledger import DECISION, DRAW, REVEAL, Ledger, LedgerEntry, Worth
from .positions import Step, late_start, moves_of, steps_of
from .worths import TRUE, Worths


class Story:
    """A finished game, told step by step: what all could see, and what was true."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.moves = moves_of(record)
        self.players = len(record.players)
        self.steps: list[Step] = list(steps_of(record.deal, self.moves))
        self.rounds: list[list[Step]] = []
        for step in self.steps:
            if not self.rounds or self.rounds[-1][0].before.round != step.before.round:
                self.rounds.append([])
            self.rounds[-1].append(step)

    @cached_property
    def real(self) -> list[State]:
        """The real game after every number of moves."""
        state = begin(self.record.deal)
        found = [state.copy()]
        for seat, code in self.moves:
            move_on(state, seat, code)
            found.append(state.copy())
        return found

    def choices(self, number: int) -> int:
        """The legal moves of the seat that made a move, a bit each."""
        seat, _ = self.moves[number]
        return int(legal(self.real[number], seat))

    def is_forced(self, number: int) -> bool:
        """Whether a move was the only legal one."""
        mask = self.choices(number)
        return mask & (mask - 1) == 0


@dataclass(frozen=True, slots=True)
class RoundBooks:
    """What was found of a round: the worth after each of its steps, what its cards changed, and what was true."""

    after: tuple[Worth, ...]
    gains: tuple[Worth, ...]
    truth: tuple[Worth, ...]
    start: Worth | None = None  # of the first round: the table as it was laid out

    def to_dict(self) -> dict[str, Any]:
        """As plain values."""
        told: dict[str, Any] = {
            name: [worth.to_dict() for worth in getattr(self, name)] for name in ("after", "gains", "truth")
        }
        return told | ({"start": self.start.to_dict()} if self.start else {})

    @staticmethod
    def of(told: dict[str, Any]) -> RoundBooks:
        """The books that plain values tell."""
        after, gains, truth = (tuple(map(Worth.of, told[name])) for name in ("after", "gains", "truth"))
        return RoundBooks(after, gains, truth, Worth.of(told["start"]) if "start" in told else None)


def judge_round(story: Story, number: int, worths: Worths, guesses: Iterable[Belief]) -> RoundBooks:
    """The books of a round, counted from 0. `guesses` are what could be expected of its cards."""
    steps = story.rounds[number]
    cards = [step for step in steps if not step.is_draw and step.before.phase == codes.CARDS]
    gains = worths.card_gains(cards[0].before, cards, guesses) if cards else []
    after = []
    for step in steps:
        hidden = step.after.phase == codes.CARDS and not step.is_draw and step.before.phase == codes.CARDS
        after.append(Worth.nothing(story.players) if hidden else worths.of(step.after))
    truth: list[Worth] = []
    for step in steps:
        made = step.number + (not step.is_draw)
        known = truth and (step.is_draw or story.is_forced(step.number))  # nothing new where all is turned up
        truth.append(truth[-1] if known else worths.judged(story.real[made], TRUE))
    start = worths.of(late_start(story.record.deal)) if number == 0 else None
    return RoundBooks(tuple(after), tuple(gains), tuple(truth), start)


def ledger_of(story: Story, rounds: Sequence[RoundBooks]) -> Ledger:
    """The ledger, from the books of all rounds."""
    start = rounds[0].start
    assert start is not None
    now = start
    moments: list[LedgerEntry] = []

    def note(kind: str, step: Step, gain: Worth, truth: Worth) -> None:
        decided = kind == DECISION
        moments.append(
            LedgerEntry(
                kind,
                step.seat if decided else None,
                step.number if decided else None,
                step.number + (kind == REVEAL),
                int(step.before.round),
                gain,
                now,
                WORDS[step.code] if decided else step.draw or revealed(step),
                truth,
            )
        )

    for steps, books in zip(story.rounds, rounds, strict=True):
        gains = iter(books.gains)
        for step, after, truth in zip(steps, books.after, books.truth, strict=True):
            if step.is_draw or step.before.phase != codes.CARDS:
                gain, now = after - now, after
                note(DRAW if step.is_draw else DECISION, step, gain, truth)
                continue
            gain = next(gains)
            now += gain
            note(DECISION, step, gain, truth)
            if step.after.phase != codes.CARDS:
                gain, now = after - now, after
                note(REVEAL, step, gain, truth)
    return Ledger(story.players, start, result_of(story.real[-1]), tuple(moments))


def revealed(step: Step) -> str:
    """The cards that lie open after the last of a round was chosen, by seat: `4,2,0,3`, of two players `3+1,4+0`."""
    state = step.after
    each = state.deal.cards_each
    return ",".join(
        "+".join(str(state.card[seat * 2 + slot]) for slot in range(each)) for seat in range(state.deal.players)
    )


def result_of(state: State) -> Worth:
    """A game that is over: 1 to the winner, and what everybody holds."""
    seats = range(state.deal.players)
    return Worth(
        tuple(1.0 if final_place(state, seat) == 1 else 0.0 for seat in seats),
        tuple(float(state.money[seat]) for seat in seats),
    )
