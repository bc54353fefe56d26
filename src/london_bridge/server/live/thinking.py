"""Answers that save nothing: previews, outlooks, reasons, and what hints are thought out from. All from the seat's
own view, as it was saved last.
"""

from london_bridge.rules import Refusal
from london_bridge.server.tables.preview import COMPLETE, FACE_DOWN, Draft, words_of
from london_bridge.server.tables.refusing import No
from london_bridge.server.tables.sight import words_for
from london_bridge.server.tables.telling import Snapshot
from london_bridge.server.wire import replies as w
from london_bridge.server.wire import requests as r
from london_bridge.server.wire.options import Options
from london_bridge.view import View


def draft_of(snapshot: Snapshot, seat: int) -> Draft:
    """An empty draft of a seat."""
    if snapshot.sights is None:
        raise No("not_started", "The game has not started yet.")
    if snapshot.sights.over:
        raise No("over", "The game is over.")
    return Draft.of(snapshot.sights.view(seat))


def money_of(draft: Draft) -> int:
    """What the seat has now."""
    return draft.state.money[draft.seat]


def preview(snapshot: Snapshot, seat: int, ask: r.Preview, options: Options) -> w.PreviewReply:
    """What a draft does; and, if that is asked for, what could come next and instead: one answer to one click."""
    draft = draft_of(snapshot, seat)
    before = money_of(draft)
    moves = list(ask.moves)
    places: list[w.Option] | None = None
    refused = None
    for i, word in enumerate(moves):
        if places is None and is_placing(word):
            places = look_ahead(draft, 2) if ask.places else []
        refusal = draft.make(word)
        if refusal is not None:
            refused = w.RefusedMove(index=i, rule=refusal.rule, reason=refusal.reason, message=refusal.sentence)
            break
    if ask.ahead and moves and refused is None:
        moves += draft.make_forced(moves)
    legal, blocked = draft.masks()
    assert snapshot.sights is not None
    words = words_for(draft.result(), options, snapshot.sights.moves, hiding=snapshot.sights.hiding)
    return w.PreviewReply(
        id=ask.id,
        moves=moves,
        at=snapshot.sights.moves,
        ok=refused is None,
        view=words,
        legal=words_of(legal),
        blocked=[w.Blocked(word) for word in words_of(blocked)],
        draws=draft.draws(),
        ends=draft.ends,
        events=draft.events,
        money=money_of(draft) - before,
        options=look_ahead(draft, 2) if ask.ahead else [],
        places=places or [],
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
            raise No.by_rule(refusal, i)


def outlook(snapshot: Snapshot, seat: int, ask: r.Outlook) -> w.OutlookReply:
    """What each next move does; a placing is looked into as far as its sites."""
    draft = draft_of(snapshot, seat)
    follow(draft, ask.moves)
    assert snapshot.sights is not None
    return w.OutlookReply(id=ask.id, at=snapshot.sights.moves, options=look_ahead(draft, 2))


def to_advise(snapshot: Snapshot, seat: int, ask: r.Hint) -> tuple[View, int]:
    """What a hint is thought out from: the seat's view after its draft, and what may come next, a bit each."""
    draft = draft_of(snapshot, seat)
    if not draft.view.legal_mask():
        raise No("not_allowed", "There is nothing to decide for you now.")
    follow(draft, ask.moves)
    legal, blocked = draft.masks()
    if not legal:
        raise No.by_rule(FACE_DOWN if blocked else COMPLETE, len(ask.moves))
    return draft.result(), legal


def look_ahead(draft: Draft, depth: int) -> list[w.Option]:
    """Each legal next move, with what it does."""
    options = []
    for word in words_of(draft.masks()[0]):
        trial = draft.copy()
        trial.strength = None
        trial.make(word)
        deeper = depth > 1 and word.startswith("place:")
        options.append(
            w.Option(
                move=word,
                events=trial.events,
                money=money_of(trial) - money_of(draft),
                ends=trial.ends,
                strength=trial.strength,
                next=look_ahead(trial, depth - 1) if deeper else [],
            )
        )
    return options


def why(snapshot: Snapshot, seat: int, ask: r.Why) -> w.WhyReply:
    """Why moves are not legal."""
    draft = draft_of(snapshot, seat)
    follow(draft, ask.moves)
    return w.WhyReply(id=ask.id, answers={word: reason(draft.why_not(word)) for word in ask.ask})


def reason(refusal: Refusal | None) -> w.Reason | None:
    """A refusal, as it is told."""
    return None if refusal is None else w.Reason(refusal.rule, refusal.reason, refusal.sentence)
