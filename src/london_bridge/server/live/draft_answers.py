"""Answers that save nothing: previews, outlooks, reasons, and what hints are thought out from. All from the seat's
own view, as it was saved last.
"""

from typing import Protocol

from london_bridge.rules import Refusal
from london_bridge.rules.scoring import settle
from london_bridge.rules.scorings import BY_HOSTELRY
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.tables.drafts import COMPLETE, FACE_DOWN, Draft, words_of
from london_bridge.server.tables.views import SeatViews, by_hand, words_for
from london_bridge.server.wire import replies as w
from london_bridge.server.wire import requests as r
from london_bridge.server.wire.options import Options
from london_bridge.view import View


class DraftBasis(Protocol):
    """What drafts are worked out from: what a table has saved last, or a moment on the analysis board."""

    @property
    def views(self) -> SeatViews | None:
        """The views of the seats, if the game has begun."""


def draft_of(snapshot: DraftBasis, seat: int) -> Draft:
    """An empty draft of a seat."""
    if snapshot.views is None:
        raise RequestRefused("not_started", "The game has not started yet.")
    if snapshot.views.over:
        raise RequestRefused("over", "The game is over.")
    return Draft.of(snapshot.views.view(seat))


def money_of(draft: Draft) -> int:
    """What the seat has now."""
    return draft.state.money[draft.seat]


class Scale:
    """What a draft is weighed by: what the end would pay its seat, and which place it would have, at the beginning."""

    def __init__(self, draft: Draft, options: Options, hiding: bool) -> None:
        self.seat = draft.seat
        hands = hiding and options.hands == "hidden" and by_hand(draft.view)
        self.without = BY_HOSTELRY if hands else -1
        self.hides_money = hiding and options.money == "hidden"
        self.add, self.place = self.weigh(draft)

    def weigh(self, draft: Draft) -> tuple[int, int | None]:
        """What the end would pay the seat after a draft, and its place."""
        trial = draft.state.copy()
        settle(trial, self.without)
        return trial.gain[self.seat], None if self.hides_money else trial.place[self.seat]


def preview(snapshot: DraftBasis, seat: int, ask: r.Preview, options: Options) -> w.PreviewReply:
    """What a draft does; and, if that is asked for, what could come next and instead: one answer to one click."""
    draft = draft_of(snapshot, seat)
    assert snapshot.views is not None
    scale = Scale(draft, options, snapshot.views.hiding)
    before = money_of(draft)
    moves = list(ask.moves)
    places: list[w.Option] | None = None
    refused = None
    for i, word in enumerate(moves):
        if places is None and is_placing(word):
            places = look_ahead(draft, scale, 2) if ask.places else []
        refusal = draft.make(word)
        if refusal is not None:
            refused = w.RefusedMove(index=i, rule=refusal.rule, reason=refusal.reason, message=refusal.sentence)
            break
    if ask.ahead and moves and refused is None:
        moves += draft.make_forced(moves)
    legal, blocked = draft.masks()
    add, place = scale.weigh(draft)
    words = words_for(draft.result(), options, snapshot.views.moves, hiding=snapshot.views.hiding)
    return w.PreviewReply(
        id=ask.id,
        moves=moves,
        at=snapshot.views.moves,
        ok=refused is None,
        view=words,
        legal=words_of(legal),
        blocked=[w.Blocked(word) for word in words_of(blocked)],
        draws=draft.draws(),
        ends=draft.ends,
        events=draft.events,
        money=money_of(draft) - before,
        options=look_ahead(draft, scale, 2) if ask.ahead else [],
        places=places or [],
        prizes=add - scale.add,
        place=None if scale.place is None or place is None else (scale.place, place),
        strength=draft.strength,
        refused=refused,
    )


def is_placing(word: str) -> bool:
    """Whether a move says where the pawn goes, or that it goes nowhere."""
    return word == "pass" or word.startswith("place:")


def follow(draft: Draft, words: list[str]) -> None:
    """Make the moves of a draft, or refuse."""
    for i, word in enumerate(words):
        refusal = draft.make(word)
        if refusal is not None:
            raise RequestRefused.by_rule(refusal, i)


def outlook(snapshot: DraftBasis, seat: int, ask: r.Outlook, options: Options) -> w.OutlookReply:
    """What each next move does; a placing is looked into as far as its sites."""
    draft = draft_of(snapshot, seat)
    assert snapshot.views is not None
    scale = Scale(draft, options, snapshot.views.hiding)
    follow(draft, ask.moves)
    return w.OutlookReply(id=ask.id, at=snapshot.views.moves, options=look_ahead(draft, scale, 2))


def to_advise(snapshot: DraftBasis, seat: int, ask: r.Advise) -> tuple[View, int]:
    """What a hint is thought out from: the seat's view after its draft, and what may come next, a bit each."""
    draft = draft_of(snapshot, seat)
    if not draft.view.legal_mask():
        raise RequestRefused("not_allowed", "There is nothing to decide for you now.")
    follow(draft, ask.moves)
    legal, blocked = draft.masks()
    if not legal:
        raise RequestRefused.by_rule(FACE_DOWN if blocked else COMPLETE, len(ask.moves))
    return draft.result(), legal


def look_ahead(draft: Draft, scale: Scale, depth: int) -> list[w.Option]:
    """Each legal next move, with what it does."""
    options = []
    for word in words_of(draft.masks()[0]):
        trial = draft.copy()
        trial.strength = None
        trial.make(word)
        add, place = scale.weigh(trial)
        deeper = depth > 1 and word.startswith("place:")
        options.append(
            w.Option(
                move=word,
                events=trial.events,
                money=money_of(trial) - money_of(draft),
                ends=trial.ends,
                strength=trial.strength,
                next=look_ahead(trial, scale, depth - 1) if deeper else [],
                prizes=add - scale.add,
                place=place,
            )
        )
    return options


def why(snapshot: DraftBasis, seat: int, ask: r.Why) -> w.WhyReply:
    """Why moves are not legal."""
    draft = draft_of(snapshot, seat)
    follow(draft, ask.moves)
    return w.WhyReply(id=ask.id, answers={word: reason(draft.why_not(word)) for word in ask.ask})


def reason(refusal: Refusal | None) -> w.BrokenRule | None:
    """A refusal, as it is told."""
    return None if refusal is None else w.BrokenRule(refusal.rule, refusal.reason, refusal.sentence)
